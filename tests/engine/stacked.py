"""Hands of any game from a deck in a known order.

From a sorted deck a card's code is its place: three hands of hold'em take 0-5, seat 1 holding 0 and 3, seat 2 holding
1 and 4, seat 3 holding 2 and 5; then burn 6, flop 7 8 9, burn 10, turn 11, burn 12, river 13.
"""

from collections.abc import Sequence

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.cards import parse_cards
from poker_bot.engine.variants import VARIANTS
from poker_bot.engine.views import seat_view
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


def holdem(stacks: tuple[int, ...] = (1000, 1000, 1000), button: int = 3, **rules: object) -> Table:
    """A hand just dealt, small blind in seat 1."""
    table = Table(stacks, **rules)
    start(table, button=button)
    return table


def draw_game(players: int = 3, **rules: object) -> Table:
    """Five-card draw just dealt, ante 5, button in the last seat."""
    wanted = {"variant": "draw", "small_blind": 0, "big_blind": 0, "ante": 5, "seats": players}
    table = Table([100] * players, **(wanted | rules))
    start(table, button=players)
    return table


def held(table: Table, seat: int) -> tuple[int, ...]:
    """The hole cards of a seat."""
    return seat_view(table.state, seat).cards


def dealt(events: tuple[ev.AnyEvent, ...]) -> list[tuple[int, tuple[int, ...], int]]:
    """(street, cards, burn) of every street in ``events``."""
    return [(event.street, event.cards, event.burn) for event in events if isinstance(event, ev.StreetDealt)]


def play(table: Table, script: str) -> tuple[ev.AnyEvent, ...]:
    """The events of a script of acts."""
    count = len(table.log)
    table.play(script)
    return tuple(table.log[count:])


def positions(table: Table) -> tuple[int, int, int, tuple[int, ...], tuple[int, ...]]:
    """Of the newest deal: button, small blind, big blind, who plays, who posts to enter."""
    event = table.all(ev.HandStarted)[-1]
    assert isinstance(event, ev.HandStarted)
    return event.button, event.small_blind, event.big_blind, event.seats, event.entries


def posts(table: Table) -> list[tuple[int, int]]:
    """(seat, chips) of everything posted since the newest deal."""
    begin = max(index for index, event in enumerate(table.log) if isinstance(event, ev.HandStarted))
    kinds = ev.AntePosted | ev.BlindPosted | ev.DeadBlindPosted
    return [(event.seat, event.amount) for event in table.log[begin:] if isinstance(event, kinds)]
