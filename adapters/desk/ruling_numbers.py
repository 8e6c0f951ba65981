"""A ruling as the number on its confirming button, so that the press needs nobody's memory (law 4).

Four bits for the ruling, four for the seat, three for the count, three for how many cards, and seven for each card
(seat and number): at most 63 bits with seven cards.
"""

from typing import Final

from poker_bot.host import commands as co

_RULINGS: Final = ("exposed", "extra", "wrong-count", "flop", "turn", "river", "misdeal", "void", "remove")
"""Never given another order: old buttons keep their meaning."""
_MOST_CARDS: Final = 6


def number_of(floor: co.Floor) -> int:
    """The number of a ruling; 0 for one that has none (an unknown word, or too many cards)."""
    if floor.ruling not in _RULINGS or len(floor.cards) > _MOST_CARDS or floor.seat > 15 or floor.count > 7:  # noqa: PLR2004
        return 0
    number = len(floor.cards)
    for seat, card in floor.cards:
        number = number << 7 | (seat & 15) << 3 | (card & 7)
    return (number << 3 | floor.count) << 8 | floor.seat << 4 | _RULINGS.index(floor.ruling) + 1


def ruling_of(number: int) -> co.Floor | None:
    """The ruling of a number, confirmed; None for a number that ``number_of`` never gives."""
    index = (number & 15) - 1
    seat, count, rest = number >> 4 & 15, number >> 8 & 7, number >> 11
    if not 0 <= index < len(_RULINGS):
        return None
    cards: list[tuple[int, int]] = []
    while rest > _MOST_CARDS:
        cards.append((rest >> 3 & 15, rest & 7))
        rest >>= 7
    if rest != len(cards):
        return None
    return co.Floor(_RULINGS[index], seat, tuple(reversed(cards)), count, confirmed=True)
