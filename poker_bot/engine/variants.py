"""A variant is data: which cards are dealt where, and on which streets. No other module knows a variant's name."""

from msgspec import Struct

from poker_bot.engine.cards import FULL_DECK, Card


class Street(Struct, frozen=True):
    """One betting round and the cards that come before it (R-DEA-1…3)."""

    name: str
    burn: int = 0
    board: int = 0


class Variant(Struct, frozen=True):
    """The shape of a hand. ``streets[0]`` is the round before any board card."""

    name: str
    hole_cards: int
    streets: tuple[Street, ...]
    deck: tuple[Card, ...] = FULL_DECK

    def is_deck(self, order: tuple[Card, ...]) -> bool:
        """Whether ``order`` is a permutation of the variant's deck."""
        return len(order) == len(self.deck) and set(order) == set(self.deck)


HOLDEM = Variant(
    "holdem",
    hole_cards=2,
    streets=(Street("preflop"), Street("flop", 1, 3), Street("turn", 1, 1), Street("river", 1, 1)),
)

VARIANTS: dict[str, Variant] = {HOLDEM.name: HOLDEM}
