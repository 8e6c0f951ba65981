"""What a hand is worth against unknown ones: dealt out many times from the cards nobody has shown."""

from collections.abc import Iterator

from poker_bot.engine.cards import Card
from poker_bot.engine.deck import below
from poker_bot.engine.evaluate import strength
from poker_bot.engine.rules import TableRules
from poker_bot.engine.variants import VARIANTS


def equity(  # noqa: PLR0913, PLR0917 - what a seat sees, and how hard to think about it
    rules: TableRules,
    cards: tuple[Card, ...],
    board: tuple[Card, ...],
    opponents: int,
    samples: int,
    source: Iterator[int],
) -> float:
    """The share of the pot (0-1) that a hand wins on average against ``opponents`` random hands of the same game.

    ``source`` yields random bytes; the same bytes give the same answer. The result is an estimate: with 60 samples it
    is off by 6 % of the pot as often as not, which is part of what makes the house modest. Cards still to be exchanged
    in a draw game are not thought of: there a hand is worth what it is.
    """
    variant = VARIANTS[rules.variant]
    unseen = [card for card in variant.deck if card not in cards and card not in board]
    missing, hole = variant.board_cards - len(board), variant.hole_cards
    won = 0.0
    for _ in range(samples):
        drawn = _draw(unseen, missing + hole * opponents, source)
        full = board + drawn[:missing]
        mine = strength(rules, cards, full)
        theirs = [strength(rules, drawn[place : place + hole], full) for place in range(missing, len(drawn), hole)]
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
