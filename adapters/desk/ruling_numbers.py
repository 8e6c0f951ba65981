"""A ruling as the number on its confirming button, so that the press needs nobody's memory (law 4).

From the lowest: four bits for the ruling, four for the seat, three for the count, then seven for each card (seat and
number) below three for how many cards: 56 bits with six cards.

A new season has a number, too: when it was said, and what it would put back. If that has changed by the time of the
press, or the press comes late, it is said anew.
"""

from typing import Final

from poker_bot.host import commands as co
from poker_bot.text.present import RULINGS

MOST_CARDS: Final = 6
_FOUR_BITS, _THREE_BITS = 15, 7
_DIGEST_BITS: Final = 31
_PRIME: Final = 1_000_003
_SECOND: Final = 1_000


def number_of(floor: co.Floor) -> int:
    """The number of a ruling; 0 for one that has none: an unknown word, or a number that does not fit into its bits."""
    small = (floor.count, *(card for _, card in floor.cards))
    large = (floor.seat, *(seat for seat, _ in floor.cards))
    fits = all(0 <= one <= _THREE_BITS for one in small) and all(0 <= one <= _FOUR_BITS for one in large)
    if floor.ruling not in RULINGS or len(floor.cards) > MOST_CARDS or not fits:
        return 0
    number = len(floor.cards)
    for seat, card in floor.cards:
        number = number << 7 | seat << 3 | card
    return (number << 3 | floor.count) << 8 | floor.seat << 4 | RULINGS.index(floor.ruling) + 1


def ruling_of(number: int) -> co.Floor | None:
    """The ruling of a number, confirmed; None for a number that ``number_of`` never gives."""
    index = (number & _FOUR_BITS) - 1
    seat, count, rest = number >> 4 & _FOUR_BITS, number >> 8 & _THREE_BITS, number >> 11
    if not 0 <= index < len(RULINGS):
        return None
    cards: list[tuple[int, int]] = []
    while rest > MOST_CARDS and len(cards) < MOST_CARDS:
        cards.append((rest >> 3 & _FOUR_BITS, rest & _THREE_BITS))
        rest >>= 7
    floor = co.Floor(RULINGS[index], seat, tuple(reversed(cards)), count, confirmed=True)
    return floor if number_of(floor) == number else None


def number_of_season(people: int, chips: int, drawn: int) -> int:
    """The number of a new season that would put back so many wallets with so many chips in all of them.

    ``drawn``: when that was said (milliseconds UTC). It makes every such button another, so that each counts once.
    """
    return drawn // _SECOND << _DIGEST_BITS | (chips * _PRIME + people) % (1 << _DIGEST_BITS)


def number_of_question(subject: int, drawn: int) -> int:
    """The number of a question about ``subject`` (a number of the host's), put at ``drawn`` (milliseconds UTC)."""
    return drawn // _SECOND << _DIGEST_BITS | subject * _PRIME % (1 << _DIGEST_BITS)


def drawn_at(number: int) -> int:
    """When the season or question of that number was said, milliseconds UTC."""
    return (number >> _DIGEST_BITS) * _SECOND
