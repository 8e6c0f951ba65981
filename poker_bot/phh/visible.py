"""Which cards of a hand of ours may be named in an export (law 6, R-SHO-5)."""

from collections.abc import Iterable

from poker_bot.engine import events as ev
from poker_bot.engine.cards import Card
from poker_bot.phh.facts import SERVED, Facts
from poker_bot.phh.script import DRAW

Named = dict[int, Card]
"""Deck position -> card."""


def named_cards(facts: Facts, events: Iterable[ev.AnyEvent], seat: int = 0) -> Named:
    """Hole cards by deck position: those turned up for all, and every card that ``seat`` held (0 = nobody's besides).

    A position that was dealt again from a new seal (R-DRW-3) is named by the order that dealt it: the last.
    """
    order = facts.hand.deck.order
    shown = {card for event in events if isinstance(event, ev.HandShown | ev.CardsShown) for card in event.cards}
    named = {
        place: order[place]
        for player, places in zip(facts.hand.players, facts.hand.hole, strict=True)
        for place in places
        if order[place] in shown and order[place] in player.shown
    }
    if seat in facts.seats:
        own = set(facts.hole[facts.seats.index(seat)])
        for line in facts.lines:
            if line.seat == seat and line.kind in {DRAW, SERVED}:
                own.update(line.positions)
        named |= {place: order[place] for place in own}
    return named
