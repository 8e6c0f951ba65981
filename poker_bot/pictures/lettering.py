"""Text on pictures: two weights of one bundled font, the same bytes on every machine, fitted to the room there is."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Literal

from PIL import ImageFont

Weight = Literal["bold", "plain"]

_FONTS: Final = Path(__file__).parent / "fonts"
_FILES: Final[dict[Weight, str]] = {"bold": "DejaVuSansCondensed-Bold.ttf", "plain": "DejaVuSansCondensed.ttf"}
_ELLIPSIS: Final = "…"


@cache
def font(weight: Weight, size: int) -> ImageFont.FreeTypeFont:
    """A font of ``size`` pixels; the basic layout, because the other depends on what the machine has installed."""
    return ImageFont.truetype(_FONTS / _FILES[weight], size, layout_engine=ImageFont.Layout.BASIC)


def width(text: str, weight: Weight, size: int) -> int:
    """Pixels that a line takes."""
    return round(font(weight, size).getlength(text))


@lru_cache(4_096)
def fitted(text: str, weight: Weight, size: int, room: int, least: int) -> tuple[str, int]:
    """The text and the size in which it fits into ``room`` pixels: smaller down to ``least``, then cut with ``…``."""
    taken = width(text, weight, size)
    if taken <= room:
        return text, size
    smaller = max(least, size * room // max(1, taken))
    while smaller > least and width(text, weight, smaller) > room:
        smaller -= 1
    if width(text, weight, smaller) <= room:
        return text, smaller
    return _cut(text, weight, smaller, room), smaller


def wrapped(text: str, weight: Weight, size: int, room: int, most: int) -> list[str]:
    """The text in at most ``most`` lines of ``room`` pixels, broken at blanks; what does not fit ends in ``…``."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, weight, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return [line if width(line, weight, size) <= room else _cut(line, weight, size, room) for line in lines]


def _cut(text: str, weight: Weight, size: int, room: int) -> str:
    """As much of the text as fits with an ellipsis; the ellipsis alone at worst."""
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + _ELLIPSIS, weight, size) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + _ELLIPSIS
