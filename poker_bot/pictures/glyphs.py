"""Which characters the bundled fonts can draw, and what becomes of the others.

The bundled files are DejaVu Sans Condensed cut down to ``COVERED`` (``python -m tests.pictures.cut_fonts`` makes them
anew; their licence lies beside them). A test draws every one of these characters.
"""

import unicodedata
from typing import Final

COVERED: Final = (
    *(range(0x20, 0x7F), range(0xA0, 0x180)),  # Latin of western and central Europe, Turkish, Maltese, Esperanto
    *(range(0x18F, 0x190), range(0x1A0, 0x1A2), range(0x1AF, 0x1B1), range(0x1CD, 0x1DD), range(0x218, 0x21C)),
    *(range(0x259, 0x25A), range(0x386, 0x387), range(0x388, 0x38B), range(0x38C, 0x38D)),  # schwa, Greek
    *(range(0x38E, 0x3A2), range(0x3A3, 0x3CF), range(0x400, 0x460), range(0x490, 0x492)),  # Greek, Cyrillic
    *(range(0x1E80, 0x1E86), range(0x1E9E, 0x1E9F), range(0x1EA0, 0x1EFA)),  # Welsh, German, Vietnamese
    *(range(0x2010, 0x2028), range(0x202F, 0x2031), range(0x2039, 0x203B), range(0x20AC, 0x20AD)),
    *(range(0x2190, 0x2194), range(0x2212, 0x2213), range(0x25B6, 0x25B7)),
)
"""Ranges of code points: letters of names in Latin, Greek and Cyrillic script, digits, signs of the four languages."""

_DRAWN: Final = frozenset(chr(point) for points in COVERED for point in points)


def drawable(text: str) -> str:
    """``text`` without what the fonts cannot draw: emoji, other scripts, marks, anything invisible; blanks folded."""
    composed = unicodedata.normalize("NFC", text)
    return " ".join("".join(char for char in composed if char in _DRAWN).split(" ")).strip()


def drawable_name(name: str) -> str:
    """The same of a name; empty when too little of it can be drawn to know the person by."""
    shown = " ".join(drawable(name).split())
    return shown if any(char.isalnum() for char in shown) else ""
