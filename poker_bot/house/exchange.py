"""Which cards a house player exchanges: he keeps what is made, four to a flush, else his highest cards (R-DRW-3)."""

from collections import Counter

from poker_bot.engine.cards import Card, rank_of, suit_of
from poker_bot.engine.ranks import STRAIGHT, HandRank

_FOUR = 4
_KEPT_HIGH = 2
_MOST = 3
"""More than three new cards are rarely better than a new hand, and house players are modest."""


def discards(cards: tuple[Card, ...], rank: HandRank | None, most: int) -> tuple[int, ...]:
    """Indexes of the cards to exchange, at most ``most``; none with a straight or better."""
    if rank is None or rank.category >= STRAIGHT:
        return ()
    kept = _kept(cards)
    away = [index for index, card in enumerate(cards) if card not in kept]
    away.sort(key=lambda index: cards[index])
    return tuple(sorted(away[: min(most, _MOST)]))


def _kept(cards: tuple[Card, ...]) -> frozenset[Card]:
    """Sets of equal rank; without any, four of a suit or the two highest."""
    counts = Counter(map(rank_of, cards))
    sets = frozenset(card for card in cards if counts[rank_of(card)] > 1)
    if sets:
        return sets
    suit, size = Counter(map(suit_of, cards)).most_common(1)[0]
    if size == _FOUR:
        return frozenset(card for card in cards if suit_of(card) == suit)
    return frozenset(sorted(cards)[-_KEPT_HIGH:])
