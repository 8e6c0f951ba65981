"""A variant is data: which cards are dealt where, on which streets, and how a hand is made of them.

No module outside this one and ``rules`` compares a variant's name. ``VARIANTS`` is the one place where they are found.
"""

from functools import cache

from msgspec import Struct

from poker_bot.engine.cards import FULL_DECK, SHORT_DECK, Card


class Street(Struct, frozen=True):
    """One betting round and what comes before it (R-DEA-1…3, R-DRW-1).

    ``burn`` and ``board`` count cards. ``draw``: every live hand may exchange cards first (R-DRW-3). ``big``: fixed
    limit plays the big bet here, and ``late_street_min_bet`` counts (R-BET-5, R-BET-6).
    """

    name: str
    burn: int = 0
    board: int = 0
    draw: bool = False
    big: bool = False


class Variant(Struct, frozen=True):
    """The shape of a hand. ``streets[0]`` is the round before any other card; ``max_seats`` who can be served.

    ``own_cards``: exactly so many of a player's own cards make his hand, 0 = any mix (R-DEA-3). ``betting`` and
    ``blinds`` (or an ante alone, R-DRW-1) are what is usual where nothing else is said.
    """

    name: str
    hole_cards: int
    streets: tuple[Street, ...]
    deck: tuple[Card, ...] = FULL_DECK
    own_cards: int = 0
    max_seats: int = 10
    betting: str = "no-limit"
    blinds: bool = True

    @property
    def board_cards(self) -> int:
        """Cards of a complete board, 0 in a game without one."""
        return sum(street.board for street in self.streets)

    @property
    def draws(self) -> bool:
        """Whether cards are exchanged on some street."""
        return any(street.draw for street in self.streets)

    def is_deck(self, order: tuple[Card, ...]) -> bool:
        """Whether ``order`` is a permutation of the variant's deck."""
        return len(order) == len(self.deck) and _cards_of(self.deck) == set(order)


@cache
def _cards_of(deck: tuple[Card, ...]) -> frozenset[Card]:
    return frozenset(deck)


_BOARD = (
    Street("preflop"),
    Street("flop", burn=1, board=3),
    Street("turn", burn=1, board=1, big=True),
    Street("river", burn=1, board=1, big=True),
)
_DRAW = (Street("deal"), Street("draw", burn=1, draw=True, big=True))

VARIANTS: dict[str, Variant] = {
    variant.name: variant
    for variant in (
        Variant("holdem", hole_cards=2, streets=_BOARD),
        Variant("omaha", hole_cards=4, streets=_BOARD, own_cards=2, betting="pot-limit"),
        Variant("draw", hole_cards=5, streets=_DRAW, max_seats=6, blinds=False),
        Variant("draw32", hole_cards=5, streets=_DRAW, deck=SHORT_DECK, max_seats=5, blinds=False),
    )
}
