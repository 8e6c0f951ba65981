"""Colours by theme. Suits have four colours in both; a test measures that every text is legible on its ground."""

from typing import Final, Literal

from msgspec import Struct

Theme = Literal["dark", "light"]
Colour = str
"""``#rrggbb``."""

THEMES: Final[tuple[Theme, ...]] = ("dark", "light")


class Palette(Struct, frozen=True):
    """The colours of one theme, by what they are for."""

    page: Colour
    felt: Colour
    felt_edge: Colour
    felt_text: Colour
    felt_quiet: Colour
    pot: Colour
    slot: Colour
    plate: Colour
    plate_edge: Colour
    plate_turn: Colour
    turn: Colour
    won: Colour
    name: Colour
    stack: Colour
    quiet: Colour
    all_in: Colour
    all_in_text: Colour
    button: Colour
    button_text: Colour
    mark: Colour
    mark_text: Colour
    card: Colour
    card_edge: Colour
    back: Colour
    back_edge: Colour
    suits: tuple[Colour, Colour, Colour, Colour]


_SUITS: Final = ("#0f7a35", "#1757c9", "#c81e2e", "#14171c")

PALETTES: Final[dict[Theme, Palette]] = {
    "dark": Palette(
        page="#17191d",
        felt="#17523a",
        felt_edge="#0b2e20",
        felt_text="#ffffff",
        felt_quiet="#c4dccf",
        pot="#ffe08a",
        slot="#3a7259",
        plate="#262a31",
        plate_edge="#4a515c",
        plate_turn="#4a3f16",
        turn="#ffd23f",
        won="#ffd23f",
        name="#ffffff",
        stack="#8fe0ae",
        quiet="#98a1ad",
        all_in="#c42438",
        all_in_text="#ffffff",
        button="#ffffff",
        button_text="#14171c",
        mark="#59626f",
        mark_text="#ffffff",
        card="#fbfbf8",
        card_edge="#8d949c",
        back="#3f63a8",
        back_edge="#dfe6f2",
        suits=_SUITS,
    ),
    "light": Palette(
        page="#f2f3f5",
        felt="#cfe8d9",
        felt_edge="#7fb598",
        felt_text="#10281c",
        felt_quiet="#2f5642",
        pot="#7a3d00",
        slot="#9cc9b0",
        plate="#ffffff",
        plate_edge="#aab2bc",
        plate_turn="#fff3c4",
        turn="#d98a00",
        won="#9a5b00",
        name="#14171c",
        stack="#0b6b35",
        quiet="#5d6672",
        all_in="#c42438",
        all_in_text="#ffffff",
        button="#14171c",
        button_text="#ffffff",
        mark="#d5dae0",
        mark_text="#14171c",
        card="#ffffff",
        card_edge="#8d949c",
        back="#3f63a8",
        back_edge="#dfe6f2",
        suits=_SUITS,
    ),
}
"""Suits 0-3: clubs green, diamonds blue, hearts red, spades black."""
