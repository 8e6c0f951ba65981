"""A picture being drawn: sprites pasted, lines of text fitted, and at the end the bytes of a PNG."""

import io
from typing import Final

from PIL import Image, ImageDraw

from poker_bot.pictures.layout import Box
from poker_bot.pictures.lettering import Weight, fitted, font
from poker_bot.pictures.sprites import Sprite
from poker_bot.pictures.themes import Colour

_COLOURS: Final = 96


class Canvas:
    """One picture. Positions in pixels; a text's position is its middle, left or right, at half its height."""

    def __init__(self, ground: Image.Image) -> None:
        """``ground`` is copied."""
        self._image = ground.copy()
        self._draw = ImageDraw.Draw(self._image)

    def paste(self, sprite: Sprite, left: int, top: int) -> None:
        """Put a sprite down."""
        self._image.paste(sprite, (left, top), sprite)

    def text(  # noqa: PLR0913 - a line of text has these parts
        self,
        at: tuple[int, int],
        text: str,
        colour: Colour,
        *,
        size: int,
        room: int,
        weight: Weight = "bold",
        anchor: str = "mm",
        least: int = 18,
    ) -> None:
        """One line, smaller or cut where there is not the ``room``."""
        shown, fitting = fitted(text, weight, size, room, least)
        self._draw.text(at, shown, colour, font=font(weight, fitting), anchor=anchor)

    def fill(self, box: Box, colour: Colour) -> None:
        """A plain rectangle."""
        self._draw.rectangle((box.left, box.top, box.right - 1, box.bottom - 1), fill=colour)

    def png(self, effort: int = 3) -> bytes:
        """The bytes, the same for the same picture: few colours, no time stamps. ``effort`` to make it small, 0-9."""
        few = self._image.quantize(_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        body = io.BytesIO()
        few.save(body, "PNG", compress_level=effort)
        return body.getvalue()
