"""What the clock decides: time bank, default acts, the end of a question's time (R-CLK-1…3)."""

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine import hand as flow
from poker_bot.engine import live_showdown
from poker_bot.engine.showdown import finish_showdown
from poker_bot.engine.state import Phase
from poker_bot.engine.stepper import Stepper
from poker_bot.refusals import Refusal


def time_out(step: Stepper, action: act.TimeOut) -> Refusal | None:
    """First the time bank, then the default action; a second time in a row sits the player out (R-CLK-1, R-CLK-3)."""
    hand = step.state.hand
    if hand is None or hand.phase is Phase.OVER or action.turn != step.state.turn:
        return Refusal("stale-turn")
    if hand.phase is Phase.SHOWDOWN:
        if live_showdown.is_live(hand):
            live_showdown.time_out(step)
        else:
            finish_showdown(step)
    elif hand.phase is Phase.RUN_TWICE:
        flow.settle_run_twice(step, twice=False)
    elif hand.phase is Phase.CHOPPING:
        flow.settle_chop(step, chopped=False)
    elif not hand.to_act:
        return Refusal("stale-turn")
    else:
        _out_of_time(step, hand.to_act, action.turn)
    return None


def _out_of_time(step: Stepper, seat: int, turn: int) -> None:
    hand = step.hand
    record = step.state.seats[seat - 1]
    if record is not None and record.time_bank and not hand.time_bank_running:
        step.emit(ev.TimeBankStarted(seat, turn, record.time_bank))
        return
    if record is not None and hand.time_bank_running:
        step.emit(ev.TimeBankSpent(seat, record.time_bank))
    step.emit(ev.PlayerTimedOut(seat))
    record = step.state.seats[seat - 1]
    if record is not None and record.timeouts >= flow.ABSENT_TIMEOUTS and not record.sitting_out:
        step.emit(ev.PlayerSatOut(seat, "clock"))
    if hand.phase is Phase.DRAWING:
        flow.declare(step, seat, ())
        return
    flow.default_act(step, seat)
    flow.advance(step, hand.places[seat])


def spend_time_bank(step: Stepper, action: act.SpendTimeBank) -> Refusal | None:
    """Sent by the host together with the act it paid for (R-CLK-1)."""
    hand = step.state.hand
    if hand is None or not hand.time_bank_running or hand.to_act != action.seat:
        return Refusal("no-time-bank")
    step.emit(ev.TimeBankSpent(action.seat, max(0, action.milliseconds)))
    return None


def extend_turn(step: Stepper, action: act.ExtendTurn) -> Refusal | None:
    """Once per turn (R-CLK-2)."""
    hand = step.state.hand
    if hand is None or not hand.to_act or action.turn != step.state.turn:
        return Refusal("stale-turn")
    if hand.extended or action.milliseconds <= 0:
        return Refusal("already-extended")
    step.emit(ev.TurnExtended(action.turn, action.milliseconds))
    return None
