"""Who wins, and why: strength of a hand, its name, its deciding ranks and the five cards used (R-RNK-1, R-RNK-2).

``strength`` is the evaluation library's verdict and the only thing pots are decided by. ``rank_hand`` and
``best_five`` explain it to people; a property holds their order against ``strength``.
"""

from collections import Counter
from functools import lru_cache

from msgspec import Struct
from phevaluator import evaluate_cards

from poker_bot.engine.cards import Card, rank_of, suit_of

HIGH_CARD, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH, ROYAL = range(10)

_WORST = 7462  # the evaluator counts distinct hands from 1 (royal flush) down to this
_ACE = 12
_WHEEL_TOP = 3
_HAND = 5


class HandRank(Struct, frozen=True, order=True):
    """A ranked five-card hand: ``category`` 0 (high card) … 9 (royal flush), deciding ranks 0-12 in order.

    Bigger is better; equal is a tie (R-RNK-1, R-RNK-2). For a flush and high card all five ranks, for a straight
    its top card (the wheel: rank 3, the five), else sets first, then kickers.
    """

    category: int
    ranks: tuple[int, ...]


@lru_cache(maxsize=64)  # a showdown asks twice for every hand: who shows, and who wins
def strength(cards: tuple[Card, ...]) -> int:
    """Strength of the best five of 5-7 cards, 1 (worst) … 7462; bigger wins, equal ties."""
    return int(_WORST + 1 - evaluate_cards(*cards))


def rank_hand(cards: tuple[Card, ...]) -> HandRank:
    """Category and deciding ranks of the best five of 5-7 cards."""
    suited = _flush_cards(cards)
    if suited:
        top = _straight_top({rank_of(card) for card in suited})
        if top >= 0:
            return HandRank(ROYAL, (top,)) if top == _ACE else HandRank(STRAIGHT_FLUSH, (top,))
    groups = _groups(cards)
    sets = _rank_by_sets(groups)
    if sets.category >= FULL_HOUSE:
        return sets
    if suited:
        return HandRank(FLUSH, tuple(sorted((rank_of(card) for card in suited), reverse=True)[:_HAND]))
    top = _straight_top({rank for rank, _ in groups})
    if top >= 0:
        return HandRank(STRAIGHT, (top,))
    return sets


def best_five(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The five cards that make ``rank_hand(cards)``, in the order in which they are announced."""
    rank = rank_hand(cards)
    ordered = sorted(cards, key=lambda card: (-rank_of(card), -suit_of(card)))
    if rank.category in {STRAIGHT, STRAIGHT_FLUSH, ROYAL}:
        pool = ordered if rank.category == STRAIGHT else sorted(_flush_cards(cards), reverse=True)
        return tuple(_first_of_rank(pool, (rank.ranks[0] - step) % 13) for step in range(_HAND))
    if rank.category == FLUSH:
        return tuple(sorted(_flush_cards(cards), reverse=True)[:_HAND])
    chosen = [card for wanted in rank.ranks for card in ordered if rank_of(card) == wanted]
    return tuple(_trim(chosen, rank))


def _trim(chosen: list[Card], rank: HandRank) -> list[Card]:
    """Keep as many cards of each deciding rank as the category uses: a second triplet fills only a pair."""
    sizes = {PAIR: (2,), TWO_PAIR: (2, 2), THREE: (3,), FULL_HOUSE: (3, 2), FOUR: (4,)}.get(rank.category, ())
    kept: list[Card] = []
    for place, wanted in enumerate(rank.ranks):
        size = sizes[place] if place < len(sizes) else 1
        kept += [card for card in chosen if rank_of(card) == wanted][:size]
    return kept


def _groups(cards: tuple[Card, ...]) -> list[tuple[int, int]]:
    """(rank, how many), the biggest groups first, higher ranks first among equals."""
    counts = Counter(rank_of(card) for card in cards)
    return sorted(counts.items(), key=lambda group: (-group[1], -group[0]))


def _rank_by_sets(groups: list[tuple[int, int]]) -> HandRank:
    """The rank by sets alone: four, full house, three, two pair, pair or high card."""
    first, size = groups[0]
    second, second_size = groups[1]
    if size == 4:  # noqa: PLR2004 - four of a kind
        return HandRank(FOUR, (first, max(rank for rank, _ in groups[1:])))
    if size == 3 and second_size >= 2:  # noqa: PLR2004 - a second triplet counts as the pair
        pair = max(rank for rank, count in groups[1:] if count >= 2)  # noqa: PLR2004
        return HandRank(FULL_HOUSE, (first, pair))
    if size == 3:  # noqa: PLR2004 - three of a kind
        return HandRank(THREE, (first, *_kickers(groups[1:], 2)))
    if size == second_size == 2:  # noqa: PLR2004 - two pair; a third pair can only be the kicker (trouble R-47)
        return HandRank(TWO_PAIR, (first, second, *_kickers(groups[2:], 1)))
    if size == 2:  # noqa: PLR2004 - one pair
        return HandRank(PAIR, (first, *_kickers(groups[1:], 3)))
    return HandRank(HIGH_CARD, _kickers(groups, _HAND))


def _kickers(groups: list[tuple[int, int]], count: int) -> tuple[int, ...]:
    return tuple(sorted((rank for rank, _ in groups), reverse=True)[:count])


def _flush_cards(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of the suit of which there are five or more, none without a flush."""
    for suit in range(4):
        suited = tuple(card for card in cards if suit_of(card) == suit)
        if len(suited) >= _HAND:
            return suited
    return ()


def _straight_top(ranks: set[int]) -> int:
    """The highest straight's top rank, 3 for the wheel, -1 for none."""
    for top in range(_ACE, _WHEEL_TOP, -1):
        if all(top - step in ranks for step in range(_HAND)):
            return top
    return _WHEEL_TOP if {_ACE, 0, 1, 2, 3} <= ranks else -1


def _first_of_rank(cards: list[Card], rank: int) -> Card:
    return next(card for card in cards if rank_of(card) == rank)
