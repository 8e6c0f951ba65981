"""Questions that several players are asked at once and that need every one of them: run it twice, chopped blinds."""

from collections.abc import Iterable

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.state import Phase
from poker_bot.engine.stepper import Stepper
from poker_bot.refusals import Refusal


def all_there(step: Stepper, seats: Iterable[int]) -> bool:
    """Whether none of ``seats`` is leaving, gone or away: who cannot answer is not asked."""
    records = [step.seats[seat - 1] for seat in seats]
    return all(record is not None and not record.leaving and not record.sitting_out for record in records)


def answer(
    step: Stepper,
    action: act.AnswerRunTwice | act.AnswerChop,
    phase: Phase,
    agreed: type[ev.RunTwiceAgreed | ev.ChopAgreed],
) -> Refusal | bool | None:
    """One refusal settles it, the last agreement too; None while others have not answered."""
    hand = step.state.hand
    if hand is None or hand.phase is not phase or action.seat not in hand.deciding:
        return Refusal("not-asked")
    if action.turn != hand.turn:
        return Refusal("stale-turn")
    if not action.agree:
        return False
    step.emit(agreed(action.seat))
    return None if step.hand.deciding else True
