"""What a hand is worth at one table: which cards may make it, and which hand beats which (R-DEA-3, R-RNK-1…3).

A game says how many of a player's own cards count (``Variant.own_cards``) and which deck is dealt, the table says
where flush and ace stand. ``strength`` is the only thing pots are decided by. All else here explains it to people.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations

from phevaluator import evaluate_omaha_cards

from poker_bot.engine import ranks
from poker_bot.engine.cards import Card, rank_of
from poker_bot.engine.ranks import FLUSH, FULL_HOUSE, HAND, HANDS, HandRank, five_of, hand_names
from poker_bot.engine.rules import TableRules
from poker_bot.engine.variants import VARIANTS, Variant

Cards = tuple[Card, ...]
Worth = Callable[[Cards], int]
"""Strength of the best five of 5-7 cards, any mix."""

_DEUCE = 0  # the deuce of clubs; a deck without it has no wheel (R-RNK-3)
_ACE = 12
_MOST = 7  # cards the evaluator takes at once
_LIBRARY_OMAHA = (2, 4, 5)  # own cards used, hole cards and board cards of the library's Omaha


def strength(rules: TableRules, hole: Cards, board: Cards) -> int:
    """Strength of the best hand of ``hole`` and ``board``, 1 (worst) … 7462; bigger wins, equal ties.

    Comparable between hands of one table only. Raises ``ValueError`` while no five cards are usable.
    """
    variant = VARIANTS[rules.variant]
    worth = _worth(rules, variant)
    if not variant.own_cards:
        cards = hole + board
        return worth(cards) if len(cards) <= _MOST else _best_seven(worth, cards)[0]
    if worth is ranks.strength and (variant.own_cards, len(hole), len(board)) == _LIBRARY_OMAHA:
        return int(HANDS + 1 - evaluate_omaha_cards(*board, *hole))
    return _best_own(worth, variant.own_cards, hole, board)[0]


def rank(rules: TableRules, hole: Cards, board: Cards) -> HandRank | None:
    """The name of the best hand; ``None`` while no five cards are usable (Omaha: before the flop)."""
    if not _usable(VARIANTS[rules.variant], hole, board):
        return None
    names = hand_names(flush_beats_full_house=rules.flush_beats_full_house)
    return names[strength(rules, hole, board) - 1]


def best(rules: TableRules, hole: Cards, board: Cards) -> Cards:
    """The five cards that make ``rank``, in the order in which they are announced (R-POT-5).

    Raises ``ValueError`` while no five cards are usable.
    """
    variant = VARIANTS[rules.variant]
    worth = _worth(rules, variant)
    cards = hole + board
    if variant.own_cards:
        value, cards = _best_own(worth, variant.own_cards, hole, board)
    elif len(cards) > _MOST:
        value, cards = _best_seven(worth, cards)
    else:
        value = worth(cards)
    return five_of(hand_names(flush_beats_full_house=rules.flush_beats_full_house)[value - 1], cards)


def plays_board(rules: TableRules, hole: Cards, board: Cards) -> bool:
    """Whether a complete board alone is as good as the best hand (R-SHO-4); never where own cards must be used."""
    if VARIANTS[rules.variant].own_cards or len(board) < HAND:
        return False
    return strength(rules, hole, board) == strength(rules, (), board)


def _usable(variant: Variant, hole: Cards, board: Cards) -> bool:
    """Whether the cards at hand make five (R-DEA-3)."""
    own = variant.own_cards
    if own:
        return len(hole) >= own and len(board) >= HAND - own
    return len(hole) + len(board) >= HAND


def _best_seven(worth: Worth, cards: Cards) -> tuple[int, Cards]:
    """Strength of the best five of more than seven cards, any mix, and seven cards that hold them."""
    return max(_valued(worth, combinations(_sorted(cards), _MOST)), key=lambda found: found[0])


def _best_own(worth: Worth, own_cards: int, hole: Cards, board: Cards) -> tuple[int, Cards]:
    """Strength and the five cards of the best hand with exactly ``own_cards`` of ``hole``, the rest of ``board``.

    What own cards and the whole board make in any mix is a bound for them: the search begins where it is highest and
    ends where no bound is above what was found.
    """
    owns = [*combinations(_sorted(hole), own_cards)]
    rests = [*combinations(_sorted(board), HAND - own_cards)]
    if not owns or not rests:
        raise ValueError(f"{len(hole)} hole cards and {len(board)} board cards make no hand with {own_cards} own")
    found: tuple[int, Cards] = (0, ())
    for bound, own in sorted(((_bound(worth, own + board), own) for own in owns), reverse=True):
        if bound <= found[0]:
            break
        found = max(found, *_valued(worth, (own + rest for rest in rests)), key=lambda one: one[0])
    return found


def _bound(worth: Worth, cards: Cards) -> int:
    return worth(cards) if len(cards) <= _MOST else _best_seven(worth, cards)[0]


def _valued(worth: Worth, hands: Iterator[Cards]) -> Iterator[tuple[int, Cards]]:
    return ((worth(cards), cards) for cards in hands)


def _sorted(cards: Cards) -> Cards:
    """Cards from the highest down: of equal hands the same five are found, in whatever order they were dealt."""
    return tuple(sorted(cards, reverse=True))


def _worth(rules: TableRules, variant: Variant) -> Worth:
    """The evaluator itself where the standard order holds, which costs nothing more; else one for deck and options."""
    short = _DEUCE not in variant.deck
    if not short and not rules.flush_beats_full_house:
        return ranks.strength
    return _special_worth(variant.deck, short and rules.ace_low_below_seven, rules.flush_beats_full_house)


@cache
def _special_worth(deck: Cards, ace_low: bool, flush_first: bool) -> Worth:  # noqa: FBT001 - a key of the cache
    """The evaluator of a deck without deuces or a table where a flush beats a full house (R-RNK-3).

    The ace below the lowest rank takes the place of the next lower one, whose cards this deck has not: no other hand
    can have the strength of that straight. An ace so lowered makes no other hand better, so the best of both counts.
    A full house and a flush never lie in the same seven cards, so it may be chosen before they change places.
    """
    lowest = min(map(rank_of, deck))
    run = {_ACE, *range(lowest, lowest + HAND - 1)} if ace_low else set()

    def lowered(card: Card) -> Card:
        return card - 4 * (_ACE - lowest + 1) if rank_of(card) == _ACE else card

    def worth(cards: Cards) -> int:
        value = ranks.strength(cards)
        if run and run.issubset(map(rank_of, cards)):
            value = max(value, ranks.strength(tuple(map(lowered, cards))))
        return swap[value] if flush_first else value

    swap = _flush_above_full_house()
    return worth


@cache
def _flush_above_full_house() -> tuple[int, ...]:
    """Strength by standard strength (item 0 stands for none) where these two categories change places."""
    names = hand_names()
    flushes = sum(name.category == FLUSH for name in names)
    houses = sum(name.category == FULL_HOUSE for name in names)
    moves = {FLUSH: houses, FULL_HOUSE: -flushes}
    return (0, *(value + moves.get(name.category, 0) for value, name in enumerate(names, start=1)))
