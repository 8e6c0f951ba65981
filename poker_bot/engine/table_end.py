"""The end of a hand, and everything that waited for it: leavers, top-ups, new rules, the closing table (R-TAB-6)."""

from poker_bot.engine import events as ev
from poker_bot.engine.chips import split
from poker_bot.engine.state import Seat
from poker_bot.engine.stepper import Stepper


def end_hand(step: Stepper) -> None:
    """Stacks return to the seats, then the queue of the hand is worked off."""
    step.emit(ev.HandEnded(step.hand.number))
    after_hand(step)


def after_hand(step: Stepper) -> None:
    """Work off what waited for the end of the hand."""
    rules = step.state.next_rules
    if rules is not None:
        step.emit(ev.RulesChanged(rules, queued=False))
    for number, seat in enumerate(step.seats, 1):
        if seat is not None and seat.leaving:
            stand_up(step, number, seat, seat.leaving)
        elif seat is not None and seat.top_up:
            apply_top_up(step, number, seat)
    if step.state.closing:
        clear_table(step)


def stand_up(step: Stepper, number: int, seat: Seat, reason: str) -> None:
    """Free the seat and cash out stack and queued top-up; a carried pot is split first, before anybody is gone."""
    if step.state.carried:
        _split_carried(step)
        seat = step.state.seats[number - 1] or seat
    step.emit(ev.PlayerStoodUp(number, seat.player, seat.stack + seat.top_up, reason))


def apply_top_up(step: Stepper, number: int, seat: Seat) -> None:
    """As much of the queued chips as the maximum buy-in has room for; the rest goes back to the balance."""
    room = max(0, step.state.rules.buy_in_max - seat.stack)
    added = min(seat.top_up, room)
    if added:
        step.emit(ev.TopUpApplied(number, added))
    if seat.top_up > added:
        step.emit(ev.TopUpReturned(number, seat.player, seat.top_up - added))


def clear_table(step: Stepper) -> None:
    """Everybody cashes out and the table is closed."""
    for number, seat in enumerate(step.state.seats, 1):
        if seat is not None:
            stand_up(step, number, seat, "closed")
    step.emit(ev.TableClosed())


def _split_carried(step: Stepper) -> None:
    """The odd chip goes to the player left of the button (R-DRW-4)."""
    state = step.state
    hand = step.hand
    tied = [player.seat for player in hand.players if _still_there(state.seats[player.seat - 1], player.player)]
    if tied:
        step.emit(ev.CarriedPotSplit(tuple(zip(tied, split(state.carried, len(tied)), strict=True))))


def _still_there(seat: Seat | None, player: int) -> bool:
    return seat is not None and seat.player == player
