"""What a timer means in the state it finds: an action, or nothing when the state has moved on (law 5). Pure."""

from collections.abc import Callable

from poker_bot.engine import actions as ac
from poker_bot.engine.cards import Card
from poker_bot.engine.deck import deck_order
from poker_bot.engine.state import TableState
from poker_bot.engine.variants import VARIANTS
from poker_bot.host import timers as tm
from poker_bot.host.changes import Shuffle
from poker_bot.host.ports import Entropy

Deck = tuple[Card, ...]


def actions_of(name: str, state: TableState, house: frozenset[int], entropy: Entropy) -> tuple[ac.AnyAction, ...]:
    """The actions of timer ``name`` in ``state``; none when there is nothing left to do."""
    kind, _, number = name.partition(":")
    if number:
        return _NUMBERED[f"{kind}:"](state, int(number))
    if name == tm.NEXT_HAND:
        return deal(state, entropy) if tm.may_deal(state, house) else ()
    if name == tm.IDLE:
        return (ac.CloseTable(),) if tm.is_idle(state, house) else ()
    if name == tm.STOP:
        return () if state.closing else (ac.CloseTable(),)
    return _decision_over(name, state)


def _decision_over(name: str, state: TableState) -> tuple[ac.AnyAction, ...]:
    if state.hand is None or state.paused or state.hand.phase not in tm.TIMED.get(name, ()):
        return ()
    return (ac.TimeOut(state.turn),)


def deal(state: TableState, entropy: Entropy) -> tuple[ac.AnyAction, ...]:
    """The next hand from a fresh deck; before the first the draw for the button, from a deck of its own (R-TAB-2)."""
    start = ac.StartHand(_fresh_deck(state, entropy))
    if state.drawn or state.button:
        return (start,)
    return (ac.DrawForButton(_fresh_deck(state, entropy)), start)


def _fresh_deck(state: TableState, entropy: Entropy) -> Deck:
    return deck_order(entropy(), cards=VARIANTS[state.rules.variant].deck)


def shuffle_by(entropy: Entropy) -> Shuffle:
    """New orders for cards still to be dealt, each from 32 bytes of its own (R-FAIR-5)."""
    return lambda count: deck_order(entropy(), "stub", range(count))


def _away(state: TableState, seat: int) -> tuple[ac.AnyAction, ...]:
    record = state.seats[seat - 1]
    away = record is not None and record.sitting_out and not record.leaving
    return (ac.StandUp(seat, "away"),) if away else ()


def _rebuy(state: TableState, seat: int) -> tuple[ac.AnyAction, ...]:
    return (ac.StandUp(seat, "broke"),) if tm.is_broke(state, seat) else ()


def _departed(state: TableState, player: int) -> tuple[ac.AnyAction, ...]:
    bound = any(gone.player == player for gone in state.departed)
    return (ac.ForgetDeparted(player),) if bound else ()


_NUMBERED: dict[str, Callable[[TableState, int], tuple[ac.AnyAction, ...]]] = {
    tm.AWAY: _away,
    tm.REBUY: _rebuy,
    tm.DEPARTED: _departed,
}


def bank_used(state: TableState, due: int | None, now: int) -> tuple[ac.AnyAction, ...]:
    """Before a player's act: what he spent of a running time bank, in milliseconds (R-CLK-1)."""
    hand = state.hand
    if hand is None or hand.phase not in tm.TIMED[tm.TURN] or not hand.time_bank_running or not hand.to_act:
        return ()
    seat = state.seats[hand.to_act - 1]
    if seat is None:
        return ()
    left = seat.time_bank if due is None else due - now
    return (ac.SpendTimeBank(hand.to_act, max(0, min(seat.time_bank, seat.time_bank - left))),)
