"""Hands of the standard order: their strength, their names and the five cards used (R-RNK-1, R-RNK-2).

``strength`` is the evaluation library's verdict. It counts the distinct hands, so a strength *is* a name:
``hand_names`` lists them once, and no second evaluator exists that could disagree with the first. What a table's
options and its game make of a hand is in ``evaluate``.
"""

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from itertools import combinations, product

from msgspec import Struct
from phevaluator import evaluate_cards

from poker_bot.engine.cards import Card, rank_of, suit_of

HIGH_CARD, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH, ROYAL = range(10)

HAND = 5
"""Cards that make a hand."""

HANDS = 7462
"""Distinct hands of a full deck; the evaluator counts them down from here to 1, the royal flush."""

_ACE = 12
_WHEEL_TOP = 3
_DOWN = range(_ACE, -1, -1)
_SIZES = {PAIR: (2,), TWO_PAIR: (2, 2), THREE: (3,), FULL_HOUSE: (3, 2), FOUR: (4,)}

Ranks = tuple[int, ...]


class HandRank(Struct, frozen=True):
    """The name of a five-card hand: ``category`` 0 (high card) … 9 (royal flush), deciding ranks 0-12 in order.

    Equal names are ties (R-RNK-1, R-RNK-2). For a flush and high card all five ranks, for a straight its top card (the
    wheel: rank 3, the five), else sets first, then kickers. Names have no order: which of two hands is better depends
    on the table (R-RNK-3), and only a strength says it.
    """

    category: int
    ranks: Ranks


@lru_cache(maxsize=64)  # a showdown asks twice for every hand: who shows, and who wins
def strength(cards: tuple[Card, ...]) -> int:
    """Strength of the best five of 5-7 cards, 1 (worst) … 7462; bigger wins, equal ties.

    Raises ``ValueError`` for fewer or more cards.
    """
    return int(HANDS + 1 - evaluate_cards(*cards))


def rank_hand(cards: tuple[Card, ...]) -> HandRank:
    """The name of the best five of 5-7 cards. Raises ``ValueError`` for fewer or more."""
    return hand_names()[strength(cards) - 1]


def best_five(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The five of 5-7 cards that make ``rank_hand(cards)``, in the order in which they are announced."""
    return five_of(rank_hand(cards), cards)


def five_of(rank: HandRank, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The five of 5-7 ``cards`` that make their best hand ``rank``, in the order in which they are announced.

    Where a straight runs below the lowest rank there is, the ace takes that place, last (R-RNK-2, R-RNK-3).
    """
    pool = sorted(cards, reverse=True)
    if rank.category in {FLUSH, STRAIGHT_FLUSH, ROYAL}:
        pool = _flush_cards(pool)
    if rank.category in {STRAIGHT, STRAIGHT_FLUSH, ROYAL}:
        run = range(rank.ranks[0], rank.ranks[0] - HAND, -1)
        held = [card for wanted in run for card in _of_rank(pool, wanted)[:1]]
        return tuple(held if len(held) == HAND else held + _of_rank(pool, _ACE)[:1])
    sizes = _SIZES.get(rank.category, ())
    counts = (*sizes, *(1,) * (len(rank.ranks) - len(sizes)))  # a second triplet fills only a pair
    return tuple(
        card for wanted, count in zip(rank.ranks, counts, strict=True) for card in _of_rank(pool, wanted)[:count]
    )


@cache
def hand_names(*, flush_beats_full_house: bool = False) -> tuple[HandRank, ...]:
    """Every distinct hand of a full deck, the weakest first: the hand of strength ``n`` is item ``n - 1``.

    With ``flush_beats_full_house`` these two categories change places (R-RNK-3).
    """
    order = list(_CATEGORIES)
    if flush_beats_full_house:
        order[FLUSH], order[FULL_HOUSE] = order[FULL_HOUSE], order[FLUSH]
    return tuple(HandRank(category, ranks) for category in order for ranks in reversed([*_CATEGORIES[category]()]))


def _tops() -> Iterator[Ranks]:
    """The straights by their top card, the wheel last."""
    return ((top,) for top in range(_ACE, _WHEEL_TOP - 1, -1))


def _unpaired() -> Iterator[Ranks]:
    """Five different ranks that are no straight."""
    straights = {tuple(range(top, top - HAND, -1)) for (top,) in _tops()} | {(_ACE, 3, 2, 1, 0)}
    return (ranks for ranks in combinations(_DOWN, HAND) if ranks not in straights)


def _set_and(kickers: int) -> Iterator[Ranks]:
    """One rank held more than once, and so many others."""
    for rank in _DOWN:
        for rest in combinations([other for other in _DOWN if other != rank], kickers):
            yield (rank, *rest)


def _two_pair() -> Iterator[Ranks]:
    pairs = combinations(_DOWN, 2)
    return ((*pair, kicker) for pair, kicker in product(pairs, _DOWN) if kicker not in pair)


_CATEGORIES: dict[int, Callable[[], Iterator[Ranks]]] = {
    HIGH_CARD: _unpaired,
    PAIR: lambda: _set_and(3),
    TWO_PAIR: _two_pair,
    THREE: lambda: _set_and(2),
    STRAIGHT: _tops,
    FLUSH: _unpaired,
    FULL_HOUSE: lambda: _set_and(1),
    FOUR: lambda: _set_and(1),
    STRAIGHT_FLUSH: lambda: (top for top in _tops() if top != (_ACE,)),
    ROYAL: lambda: iter([(_ACE,)]),
}
"""The deciding ranks of every hand of a category, the strongest first; the weakest category first."""


def _of_rank(cards: list[Card], rank: int) -> list[Card]:
    return [card for card in cards if rank_of(card) == rank]


def _flush_cards(cards: list[Card]) -> list[Card]:
    """The cards of the suit of which there are five or more; of at most seven cards there is one such suit."""
    suits = [suit_of(card) for card in cards]
    return [card for card, suit in zip(cards, suits, strict=True) if suits.count(suit) >= HAND]
