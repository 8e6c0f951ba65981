"""What a hand is worth against unknown ones: dealt out many times from the cards nobody has shown."""

from collections.abc import Iterator

from poker_bot.engine.cards import FULL_DECK, Card
from poker_bot.engine.deck import below
from poker_bot.engine.ranks import strength

BOARD = 5
HOLE = 2


def equity(
    cards: tuple[Card, ...], board: tuple[Card, ...], opponents: int, samples: int, source: Iterator[int]
) -> float:
    """The share of the pot (0-1) that two hole cards win on average against ``opponents`` random hands.

    ``source`` yields random bytes; the same bytes give the same answer. The result is an estimate: with 60 samples it
    is off by 6 % of the pot as often as not, which is part of what makes the house modest.
    """
    unseen = [card for card in FULL_DECK if card not in cards and card not in board]
    missing = BOARD - len(board)
    won = 0.0
    for _ in range(samples):
        drawn = _draw(unseen, missing + HOLE * opponents, source)
        full = board + drawn[:missing]
        mine = strength(cards + full)
        theirs = [strength(drawn[place : place + HOLE] + full) for place in range(missing, len(drawn), HOLE)]
        best = max(theirs)
        if mine > best:
            won += 1
        elif mine == best:
            won += 1 / (1 + theirs.count(best))
    return won / samples


def _draw(unseen: list[Card], count: int, source: Iterator[int]) -> tuple[Card, ...]:
    """``count`` cards in random order, by the first steps of a shuffle; ``unseen`` is only rearranged."""
    for place in range(count):
        other = place + below(source, len(unseen) - place)
        unseen[place], unseen[other] = unseen[other], unseen[place]
    return tuple(unseen[:count])
