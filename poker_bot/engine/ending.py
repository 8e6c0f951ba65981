"""The announced end of an evening: the last hands, counted, or a stop time that the host keeps (R-HOM-1).

Both only say when the table will close. It closes as it does by ``CloseTable``: behind a running hand, everybody with
what he has. A hand counts when it ends; one that is void or dealt again does not (R-FLR-1, R-FLR-5).
"""

from typing import Final

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.stepper import Stepper
from poker_bot.refusals import Refusal

MOST_HANDS: Final = 100


def plan_end(step: Stepper, action: act.PlanEnd) -> Refusal | None:
    """So many hands more, behind a running one; a plan replaces the one before, 0 takes it back."""
    state = step.state
    if state.closing:
        return Refusal("already-closing")
    if not 0 <= action.hands <= MOST_HANDS:
        return Refusal("last-hands-range", {"hands": action.hands, "minimum": 1, "maximum": MOST_HANDS})
    if not action.hands and not state.last_hands:
        return Refusal("no-end-planned")
    step.emit(ev.EndPlanned(action.hands, running=bool(action.hands) and state.hand_running))
    return None


def set_stop_time(step: Stepper, action: act.SetStopTime) -> Refusal | None:
    """One replaces the other; what is not set cannot be taken back."""
    if step.state.closing:
        return Refusal("already-closing")
    if not action.wanted and not step.state.stop_time:
        return Refusal("no-stop-time")
    step.emit(ev.StopTimeSet() if action.wanted else ev.StopTimeDropped())
    return None
