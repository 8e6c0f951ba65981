"""Hands of any game from a deck in a known order."""

from collections.abc import Sequence

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.cards import parse_cards
from poker_bot.engine.variants import VARIANTS
from tests.engine.driver import Table
from tests.rules.deals import order_for


def draw_button(table: Table, button: int) -> None:
    """Draw for the button so that seat ``button`` gets it."""
    ready = [number for number, seat in enumerate(table.state.seats, 1) if seat is not None]
    cards = list(range(len(ready)))
    cards[ready.index(button)] = 51
    table.do(act.DrawForButton(tuple(cards)))


def start(
    table: Table, hole: str = "", rest: str = "", *, button: int = 0, burns: Sequence[int] = (0,)
) -> tuple[ev.AnyEvent, ...]:
    """Start a hand; without ``hole`` from a sorted deck, where a card's code is its place.

    ``hole`` in the order of the deal, ``rest`` comes behind it with a burn card before those numbered in ``burns``.
    """
    if not table.state.drawn:
        draw_button(table, button or len(table.state.seats))
    deck = VARIANTS[table.state.rules.variant].deck
    if hole:
        deck = order_for([parse_cards(cards) for cards in hole.split()], parse_cards(rest), burns, deck)
    return table.do(act.StartHand(deck))


def draw(table: Table, *marked: Sequence[int]) -> None:
    """Whoever is to draw exchanges the hole cards of these indexes, one player after the other."""
    for cards in marked:
        table.do(act.Draw(table.hand.to_act, table.state.turn, tuple(cards)))


def reseal(table: Table) -> tuple[ev.AnyEvent, ...]:
    """The cards still to be dealt, the highest first."""
    asked = table.all(ev.ResealAsked)[-1]
    assert isinstance(asked, ev.ResealAsked)
    return table.do(act.Reseal(tuple(reversed(range(asked.count)))))
