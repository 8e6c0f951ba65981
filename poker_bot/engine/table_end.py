"""The end of a hand, and everything that waited for it: leavers, top-ups, new rules, the closing table (R-TAB-6)."""

from poker_bot.engine import events as ev
from poker_bot.engine.chips import split
from poker_bot.engine.evolve_table import sits
from poker_bot.engine.rules import TableRules
from poker_bot.engine.seating import clockwise
from poker_bot.engine.state import Seat, TableState
from poker_bot.engine.stepper import Stepper


def end_hand(step: Stepper) -> None:
    """Stacks return to the seats, then the queue is worked off; the last of the last hands closes (R-HOM-1)."""
    last = step.state.last_hands == 1 and not step.state.closing
    step.emit(ev.HandEnded(step.hand.number))
    if last:
        step.emit(ev.TableClosing())
    after_hand(step)


def after_hand(step: Stepper) -> None:
    """Work off what waited for the end of the hand; a re-deal still plays by the old rules (R-FLR-1)."""
    table = step.state
    if table.redeal is None and table.next_rules is not None:
        take_rules(step, table.next_rules)
    for number, before in enumerate(table.seats, 1):
        if before is None or not (before.leaving or before.top_up):
            continue
        seat = step.seats[number - 1]  # read anew: who goes first may split a carried pot with the next
        if seat is not None and seat.leaving:
            stand_up(step, number, seat, seat.leaving)
        elif seat is not None and seat.top_up:
            apply_top_up(step, number, seat)
    if table.closing:
        clear_table(step)


def apply_rules(step: Stepper) -> None:
    """Rules that waited come in force; where they carry no ties, what is carried is split first (R-DRW-4)."""
    rules = step.state.next_rules
    if rules is not None:
        take_rules(step, rules)


def take_rules(step: Stepper, rules: TableRules) -> None:
    """``rules`` are in force from now on."""
    if step.state.carried and rules.ties != "carry":
        _split_carried(step)
    step.emit(ev.RulesChanged(rules, queued=False))


def stand_up(step: Stepper, number: int, seat: Seat, reason: str) -> None:
    """Free the seat and cash out stack and queued top-up; a carried pot is split first, before anybody is gone."""
    if step.state.carried:
        _split_carried(step)
        seat = step.state.seats[number - 1] or seat
    again = step.state.redeal
    step.emit(ev.PlayerStoodUp(number, seat.player, seat.stack + seat.top_up, reason))
    if again is not None and step.state.redeal is None and not step.state.closing:
        apply_rules(step)  # too few are left to deal that hand again


def most_buy_in(state: TableState) -> int:
    """The maximum buy-in in chips: where the table plays so, up to the biggest stack of those who stay (R-HOM-3).

    What lies in the pots of a running hand belongs to nobody yet.
    """
    most = state.rules.buy_in_max
    if not state.rules.biggest_stack_buy_in:
        return most
    behind = {player.player: player.stack for player in state.hand.players} if state.hand is not None else {}
    staying = [seat for seat in state.seats if seat is not None and not seat.leaving]
    return max([most, *[seat.stack + behind.get(seat.player, 0) for seat in staying]])


def apply_top_up(step: Stepper, number: int, seat: Seat) -> None:
    """As much of the queued chips as the maximum buy-in has room for; the rest goes back to the balance."""
    room = max(0, most_buy_in(step.state) - seat.stack)
    added = min(seat.top_up, room)
    if added:
        step.emit(ev.TopUpApplied(number, added))
    if seat.top_up > added:
        step.emit(ev.TopUpReturned(number, seat.player, seat.top_up - added))


def clear_table(step: Stepper) -> None:
    """Everybody cashes out and the table is closed."""
    for number in range(1, len(step.seats) + 1):
        seat = step.seats[number - 1]  # read anew: the first to go splits a carried pot with the other
        if seat is not None:
            stand_up(step, number, seat, "closed")
    step.emit(ev.TableClosed())


def _split_carried(step: Stepper) -> None:
    """The odd chip goes to the player left of the button, where it stands now (R-DRW-4)."""
    state = step.state
    playing = {player.seat for player in step.hand.players if sits(state, player)}
    tied = [number for number in clockwise(state, state.button) if number in playing]
    if tied:
        step.emit(ev.CarriedPotSplit(tuple(zip(tied, split(state.carried, len(tied)), strict=True))))
