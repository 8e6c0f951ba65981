"""The small parts of a picture, drawn once each and then pasted: cards, backs, plates, chips, tags.

Drawn four times as large and scaled down, which is how they get smooth edges. All sizes in pixels of the picture.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from poker_bot.pictures.lettering import font
from poker_bot.pictures.suits import outlines
from poker_bot.pictures.themes import PALETTES, Colour, Palette, Theme

_FINER: Final = 4
_RANKS: Final[tuple[str, ...]] = (*map(str, range(2, 11)), *"JQKA")
_KEPT: Final = 2_048

Sprite = Image.Image


def _smooth(width: int, height: int, draw: Callable[[ImageDraw.ImageDraw, int], None]) -> Sprite:
    """What ``draw`` draws on a canvas ``_FINER`` times as large, scaled down; transparent elsewhere."""
    large = Image.new("RGBA", (width * _FINER, height * _FINER), (0, 0, 0, 0))
    draw(ImageDraw.Draw(large), _FINER)
    return large.resize((width, height), Image.Resampling.BOX)


@lru_cache(_KEPT)
def panel(  # noqa: PLR0913, PLR0917 - a panel has these parts
    width: int, height: int, radius: int, fill: Colour, edge: Colour, line: int
) -> Sprite:
    """A rectangle with round corners and an edge of ``line`` pixels."""

    def draw(on: ImageDraw.ImageDraw, by: int) -> None:
        box = (0, 0, width * by - 1, height * by - 1)
        on.rounded_rectangle(box, radius * by, fill=edge)
        inner = (line * by, line * by, (width - line) * by - 1, (height - line) * by - 1)
        on.rounded_rectangle(inner, max(1, (radius - line) * by), fill=fill)

    return _smooth(width, height, draw)


@lru_cache(_KEPT)
def outline(width: int, height: int, radius: int, edge: Colour, line: int) -> Sprite:
    """The edge alone: an empty seat, a card that has not come yet."""

    def draw(on: ImageDraw.ImageDraw, by: int) -> None:
        box = (line * by // 2, line * by // 2, (width * by) - 1 - line * by // 2, (height * by) - 1 - line * by // 2)
        on.rounded_rectangle(box, radius * by, outline=edge, width=line * by)

    return _smooth(width, height, draw)


@lru_cache(_KEPT)
def disc(size: int, fill: Colour, edge: Colour, line: int) -> Sprite:
    """A round thing: the dealer button, a seat's number."""

    def draw(on: ImageDraw.ImageDraw, by: int) -> None:
        on.ellipse((0, 0, size * by - 1, size * by - 1), fill=edge)
        on.ellipse((line * by, line * by, (size - line) * by - 1, (size - line) * by - 1), fill=fill)

    return _smooth(size, size, draw)


@lru_cache(_KEPT)
def chip(size: int) -> Sprite:
    """A chip, seen from above."""

    def draw(on: ImageDraw.ImageDraw, by: int) -> None:
        full = (0, 0, size * by - 1, size * by - 1)
        on.ellipse(full, fill="#b3202c")
        for start in range(0, 360, 60):
            on.pieslice(full, start, start + 24, fill="#ffffff")
        edge = size * by // 5
        on.ellipse((edge, edge, size * by - 1 - edge, size * by - 1 - edge), fill="#d8323f")

    return _smooth(size, size, draw)


@lru_cache(_KEPT)
def card_face(  # noqa: PLR0913 - a card has these looks
    card: int, width: int, height: int, theme: Theme, *, lit: bool = False, dim: bool = False
) -> Sprite:
    """A card, face up: rank above, suit below. ``lit``: of the winning five; ``dim``: turned up, but not of them."""
    palette = PALETTES[theme]
    sprite = _card_face(card, width, height, palette, lit=lit)
    return Image.blend(sprite, _card_shadow(sprite), 0.42) if dim else sprite


def _card_shadow(sprite: Sprite) -> Sprite:
    """The same shape in grey."""
    grey = Image.new("RGBA", sprite.size, "#55606a")
    grey.putalpha(sprite.getchannel("A"))
    return grey


def _card_face(card: int, width: int, height: int, palette: Palette, *, lit: bool) -> Sprite:
    rank, suit = _RANKS[card // 4], card % 4
    colour = palette.suits[suit]

    def draw(on: ImageDraw.ImageDraw, by: int) -> None:
        edge = (max(3, width // 16) if lit else 1) * by
        radius = width * by // 8
        on.rounded_rectangle((0, 0, width * by - 1, height * by - 1), radius, "#ff9d00" if lit else palette.card_edge)
        inner = (edge, edge, width * by - 1 - edge, height * by - 1 - edge)
        on.rounded_rectangle(inner, max(1, radius - edge), palette.card)
        size = round(height * by * (0.47 if len(rank) == 1 else 0.42))
        face = font("bold", size)
        middle = width * by / 2
        on.text((middle, height * by * 0.275), rank, colour, font=face, anchor="mm")
        side = height * by * 0.38
        corner = middle - side / 2, height * by * 0.565
        for shape in outlines(suit):
            on.polygon([(corner[0] + x * side, corner[1] + y * side) for x, y in shape], fill=colour)

    return _smooth(width, height, draw)


@lru_cache(_KEPT)
def card_back(width: int, height: int, theme: Theme) -> Sprite:
    """A card, face down. There is one back: nothing about the card can be in it."""
    palette = PALETTES[theme]

    def draw(on: ImageDraw.ImageDraw, by: int) -> None:
        radius = width * by // 7
        on.rounded_rectangle((0, 0, width * by - 1, height * by - 1), radius, palette.back_edge)
        edge = max(by, width * by // 14)
        inner = (edge, edge, width * by - 1 - edge, height * by - 1 - edge)
        on.rounded_rectangle(inner, max(1, radius - edge), palette.back)

    return _smooth(width, height, draw)


def blank(width: int, height: int, colour: Colour) -> Image.Image:
    """A ground to draw on."""
    return Image.new("RGB", (width, height), colour)
