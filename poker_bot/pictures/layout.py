"""Where everything stands. The picture is 800 wide and shown at about 350 on a phone: 26 pixels here are 11 there.

Seats go clockwise round the board, as cards are dealt, beginning at the bottom right. A seat is a *plate* (name and
stack) with a *strip* on the side of the board (cards, bet, state). Up to six seats take two rows, more take four.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

WIDTH: Final = 800
PLATE: Final = (254, 82)
STRIP: Final = 60
_MARGIN: Final = 8
_GAP: Final = 10
_CELL: Final = PLATE[1] + STRIP
_CAPTION: Final = 50  # one line above the board where seats are few
_FOOTER: Final = 70
_BOARD: Final = 172
_NO_BOARD: Final = 12

_ROWS: Final = {
    2: (1, 0, 1),
    3: (2, 0, 1),
    4: (2, 0, 2),
    5: (3, 0, 2),
    6: (3, 0, 3),
    7: (2, 2, 1),
    8: (2, 2, 2),
    9: (3, 2, 2),
    10: (3, 2, 3),
}
"""Seats -> how many stand in the top row, at each side, in the bottom row."""

_CENTRES: Final = {1: (400,), 2: (230, 570), 3: (135, 400, 665)}
_SIDES: Final = (135, 665)


class Box(NamedTuple):
    """A rectangle: left, top, width, height."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column to the right of it."""
        return self.left + self.width

    @property
    def bottom(self) -> int:
        """The first row below it."""
        return self.top + self.height

    @property
    def centre(self) -> tuple[int, int]:
        """Its middle."""
        return self.left + self.width // 2, self.top + self.height // 2


class Place(NamedTuple):
    """Where one seat stands."""

    plate: Box
    strip: Box


class Layout(NamedTuple):
    """Where everything of a table with so many seats stands; places by seat number, from 1 on at index 0."""

    height: int
    felt: Box
    places: tuple[Place, ...]
    caption: Box
    board: Box
    footer: Box
    narrow: bool  # caption and footer stand between the seats at the sides


@cache
def layout(seats: int, *, board: bool) -> Layout:
    """The layout for 2 to 10 seats, with or without community cards."""
    top, sides, bottom = _ROWS[seats]
    middle = _BOARD if board else _NO_BOARD
    first = _MARGIN + _CELL + _GAP
    if sides:
        caption = Box(272, first, WIDTH - 2 * 272, _CELL)
        band = Box(0, first + _CELL + _GAP, WIDTH, middle)
        footer = Box(272, band.bottom + _GAP, WIDTH - 2 * 272, _CELL)
    else:
        caption = Box(40, first, WIDTH - 80, _CAPTION)
        band = Box(0, caption.bottom, WIDTH, middle)
        footer = Box(40, band.bottom, WIDTH - 80, _FOOTER)
    last = footer.bottom + _GAP
    places = [_below(centre, last) for centre in reversed(_CENTRES[bottom])]
    if sides:
        places += [_below(_SIDES[0], footer.top), _above(_SIDES[0], caption.top)]
    places += [_above(centre, _MARGIN) for centre in _CENTRES[top]]
    if sides:
        places += [_above(_SIDES[1], caption.top), _below(_SIDES[1], footer.top)]
    height = last + _CELL + _MARGIN
    felt = Box(30, _MARGIN + PLATE[1] // 2, WIDTH - 60, height - 2 * _MARGIN - PLATE[1])
    return Layout(height, felt, tuple(places), caption, band, footer, bool(sides))


def _above(centre: int, top: int) -> Place:
    """A seat whose strip is below its plate: it sits above the board."""
    left = centre - PLATE[0] // 2
    return Place(Box(left, top, *PLATE), Box(left, top + PLATE[1], PLATE[0], STRIP))


def _below(centre: int, top: int) -> Place:
    left = centre - PLATE[0] // 2
    return Place(Box(left, top + STRIP, *PLATE), Box(left, top, PLATE[0], STRIP))


def board_boxes(band: Box, boards: Sequence[int]) -> list[list[Box]]:
    """The boxes of the cards of one or two boards of so many ``places``, side by side within the band."""
    if len(boards) == 1:
        return [_row(band.left, band.width, band.centre[1], boards[0], 112, 156, 12)]
    half = band.width // 2
    return [
        _row(band.left + half * side, half, band.centre[1] + 20, count, 72, 104, 5) for side, count in enumerate(boards)
    ]


def _row(left: int, width: int, middle: int, count: int, card: int, height: int, gap: int) -> list[Box]:  # noqa: PLR0913, PLR0917
    taken = count * card + (count - 1) * gap
    start = left + (width - taken) // 2
    return [Box(start + place * (card + gap), middle - height // 2, card, height) for place in range(count)]
