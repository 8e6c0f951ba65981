"""Display names that can do no harm (trouble P-37; Unicode TR 36 and TR 9).

A name is a label, never an identity: two players may look alike, so every list adds the seat number. What is removed:
controls, bidirectional marks, everything invisible, stacks of marks; joiners and selectors stay inside emoji only.
Markup is not escaped here: that differs by platform and belongs to the adapters.
"""

import re
import unicodedata
from functools import lru_cache
from typing import Final

from poker_bot.text.catalogue import Catalogue

MESSAGE_KEYS: Final = frozenset({"player-unnamed"})
"""Every key this module uses; for the linter."""

NAME_LENGTH: Final = 20
"""The longest name shown, in characters as a reader counts them."""

_FSI: Final = "\N{FIRST STRONG ISOLATE}"
_PDI: Final = "\N{POP DIRECTIONAL ISOLATE}"
_MAX_MARKS: Final = 4  # Hebrew with points or Tibetan stacks need up to four on one letter
_MAX_RAW: Final = 1_000  # far above what the platforms allow; bounds the work

# the shapes of emoji that use joiners, selectors, tags or pairs, longest first; at most four joined (a family, a kiss)
_TONES: Final = "\U0001f3fb-\U0001f3ff"
_PICTURE: Final = (
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u27bf\u2934\u2935\u2b00-\u2bff\u3030\u303d\u3297\u3299"
    "\U0001f000-\U0001f1e5\U0001f200-\U0001faff]"
)
_ELEMENT: Final = f"{_PICTURE}(?:\ufe0f|[{_TONES}])?"
_TOKEN: Final = re.compile(
    "\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f"  # a flag spelled in tags (Scotland)
    "|[\U0001f1e6-\U0001f1ff]{2}"  # a flag spelled in two letters
    "|[0-9#*]\ufe0f?\u20e3"  # a keycap
    f"|{_ELEMENT}(?:\u200d{_ELEMENT}){{0,3}}"
    "|.",
    re.DOTALL,
)
# invisible though Unicode calls them letters, symbols or marks: fillers, the empty braille cell, selectors
_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159") | frozenset(
    map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)


def display_name(catalogue: Catalogue, lang: str, raw: str, seat: int) -> str:
    """The name to show for the player in ``seat``: the cleaned ``raw``, or "Player 4" when nothing visible is left."""
    return clean(raw) or catalogue.text(lang, "player-unnamed", seat=seat)


def isolate(text: str) -> str:
    """Wrap in FIRST STRONG ISOLATE … POP DIRECTIONAL ISOLATE, so that a right-to-left name moves nothing around it."""
    return f"{_FSI}{text}{_PDI}"


def clean(raw: str, length: int = NAME_LENGTH) -> str:
    """One visible line of at most ``length`` characters as a reader counts them, ``…`` at the end of a cut one.

    NFC; every blank and line end becomes one space. Empty when nothing visible is left. Cleaning twice changes nothing.
    """
    return _clean(raw[:_MAX_RAW], length)


@lru_cache(maxsize=4096)  # the same few names, several times in every message
def _clean(raw: str, length: int) -> str:
    composed = unicodedata.normalize("NFC", raw)
    shown = unicodedata.normalize("NFC", _visible(composed))
    parts = clusters(" ".join(shown.split()))
    if len(parts) > length:
        return "".join(parts[: length - 1]).rstrip() + "…"
    return "".join(parts)


def clusters(text: str) -> list[str]:
    """Split into characters as a reader counts them: a letter with its marks, an emoji sequence, a flag.

    The part of Unicode's grapheme clusters (TR 29) that names need; joining a list of them gives the text back.
    """
    parts: list[str] = []
    for token in _TOKEN.findall(text):
        if parts and _is_mark(token[0]):
            parts[-1] += token
        else:
            parts.append(token)
    return parts


def _visible(text: str) -> str:
    """Keep what a reader can see, and whole emoji; blanks become spaces, marks need a letter and are few."""
    kept: list[str] = []
    marks_left = 0
    for token in _TOKEN.findall(text):
        if token.isspace():
            kept.append(" ")
            marks_left = 0
        elif len(token) == 1 and _is_hidden(token):
            continue
        elif not _is_mark(token[0]):
            kept.append(token)
            marks_left = _MAX_MARKS
        elif marks_left:
            kept.append(token)
            marks_left -= 1
    return "".join(kept)


def _is_mark(char: str) -> bool:
    """Whether ``char`` is drawn onto the letter before it."""
    return unicodedata.category(char)[0] == "M"


def _is_hidden(char: str) -> bool:
    """Whether ``char`` shows nothing, or nothing certain: controls, formats, surrogates, private, unassigned, fillers.

    Unassigned pictures stay: they are the emoji of a Unicode newer than Python's.
    """
    if char in _INVISIBLE:
        return True
    return unicodedata.category(char)[0] == "C" and re.match(_PICTURE, char) is None
