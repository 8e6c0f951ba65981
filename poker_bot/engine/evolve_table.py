"""How table events change the state: seats, presence, rules and the button between hands."""

from msgspec.structs import replace

from poker_bot.engine import events as ev
from poker_bot.engine.state import Departed, Entry, Hand, PlayerInHand, Seat, TableState

_MS = 1000


def with_seat(state: TableState, number: int, seat: Seat | None) -> TableState:
    """The state with seat ``number`` replaced."""
    seats = state.seats
    return replace(state, seats=(*seats[: number - 1], seat, *seats[number:]))


def seat_at(state: TableState, number: int) -> Seat:
    """The occupied seat ``number``; events are only made about occupied seats."""
    seat = state.seats[number - 1]
    if seat is None:
        message = f"seat {number} is empty"
        raise LookupError(message)
    return seat


def rules_changed(state: TableState, event: ev.RulesChanged) -> TableState:
    """Queued rules wait; rules in force may bring more seats. With fewer nobody loses his: they just fill no more.

    Where nobody has to wait any more, nobody does, and nothing is owed (R-TAB-5).
    """
    if event.queued:
        return replace(state, next_rules=event.rules)
    seats = state.seats + (None,) * (event.rules.seats - len(state.seats))
    if not event.rules.newcomers_wait:
        seats = tuple(seat and replace(seat, entry=Entry.IN, owes_big=False, owes_small=False) for seat in seats)
    return replace(state, rules=event.rules, next_rules=None, seats=seats)


def player_sat_down(state: TableState, event: ev.PlayerSatDown) -> TableState:
    """A full time bank, or what he left of it; what he left behind no longer waits for him."""
    gone = next((gone for gone in state.departed if gone.player == event.player), None)
    seat = Seat(
        player=event.player,
        stack=event.chips,
        entry=Entry.WAITING if event.waiting else Entry.IN,
        owes_big=event.waiting,
        owes_small=event.owes_small,
        time_bank=state.rules.time_bank * _MS if gone is None else gone.time_bank,
        hands_since_refill=0 if gone is None else gone.hands_since_refill,
    )
    departed = tuple(gone for gone in state.departed if gone.player != event.player)
    return replace(with_seat(state, event.seat, seat), departed=departed, chips=state.chips + event.chips)


def top_up_queued(state: TableState, event: ev.TopUpQueued) -> TableState:
    """Reserved chips lie beside the stack."""
    seat = seat_at(state, event.seat)
    state = replace(state, chips=state.chips + event.chips)
    return with_seat(state, event.seat, replace(seat, top_up=seat.top_up + event.chips))


def top_up_applied(state: TableState, event: ev.TopUpApplied) -> TableState:
    """From beside the stack onto it."""
    seat = seat_at(state, event.seat)
    moved = replace(seat, stack=seat.stack + event.chips, top_up=seat.top_up - event.chips)
    return with_seat(state, event.seat, moved)


def top_up_returned(state: TableState, event: ev.TopUpReturned) -> TableState:
    """The part without room is gone from the table."""
    seat = seat_at(state, event.seat)
    state = replace(state, chips=state.chips - event.chips)
    return with_seat(state, event.seat, replace(seat, top_up=seat.top_up - event.chips))


def player_leaving(state: TableState, event: ev.PlayerLeaving) -> TableState:
    """He acts by default from now on (R-BET-10)."""
    return with_seat(state, event.seat, replace(seat_at(state, event.seat), leaving=event.reason))


def player_stood_up(state: TableState, event: ev.PlayerStoodUp) -> TableState:
    """The seat is free; debts and the stack he took bind him for a while (R-TAB-5, R-TAB-6)."""
    seat = seat_at(state, event.seat)
    stack = event.chips - seat.top_up  # reserved chips never joined it
    departed = tuple(gone for gone in state.departed if gone.player != event.player)
    if stack or seat.owes_small or seat.owes_big:
        bank = seat.time_bank, seat.hands_since_refill
        departed += (Departed(event.player, stack, seat.owes_big, seat.owes_small, *bank),)
    hand = state.hand
    if hand is not None and state.hand_running:
        players = tuple(
            replace(player, stack=0) if player.player == event.player else player for player in hand.players
        )
        hand = replace(hand, players=players)
    chips = state.chips - event.chips
    left = with_seat(state, event.seat, None)
    return replace(left, departed=departed, hand=hand, chips=chips, redeal=_redeal(left))


def _redeal(state: TableState) -> Hand | None:
    """A hand is dealt again while two of its players are there (R-FLR-1)."""
    redeal = state.redeal
    if redeal is None or sum(sits(state, player) for player in redeal.players) > 1:
        return redeal
    return None


def sits(state: TableState, player: PlayerInHand) -> bool:
    """Whether who was dealt in at a seat still sits there."""
    seat = state.seats[player.seat - 1]
    return seat is not None and seat.player == player.player


def player_sat_out(state: TableState, event: ev.PlayerSatOut) -> TableState:
    """Not dealt in until he sits in."""
    return with_seat(state, event.seat, replace(seat_at(state, event.seat), sitting_out=True, out_at_big=False))


def player_sat_in(state: TableState, event: ev.PlayerSatIn) -> TableState:
    """His own act: the row of time-outs is broken."""
    seat = replace(seat_at(state, event.seat), sitting_out=False, timeouts=0)
    return with_seat(state, event.seat, replace(seat, entry=Entry.WAITING if event.waiting else Entry.IN))


def presence_shown(state: TableState, event: ev.PresenceShown) -> TableState:
    """Not counted as absent any more (R-CLK-3)."""
    return with_seat(state, event.seat, replace(seat_at(state, event.seat), timeouts=0))


def entry_chosen(state: TableState, event: ev.EntryChosen) -> TableState:
    """Post soon, or wait for the big blind."""
    entry = Entry.POSTING if event.posting else Entry.WAITING
    return with_seat(state, event.seat, replace(seat_at(state, event.seat), entry=entry))


def blind_missed(state: TableState, event: ev.BlindMissed) -> TableState:
    """A debt by R-TAB-5, unless the table lets everybody in free; the count of big blinds runs either way."""
    seat = seat_at(state, event.seat)
    if event.big:
        seat = replace(seat, missed_big=seat.missed_big + 1)
    if state.rules.newcomers_wait:
        owes_big = seat.owes_big or event.big
        owes_small = seat.owes_small or not event.big
        seat = replace(seat, entry=Entry.WAITING, owes_big=owes_big, owes_small=owes_small)
    return with_seat(state, event.seat, seat)


def sit_out_planned(state: TableState, event: ev.SitOutPlanned) -> TableState:
    """A wish that waits for the big blind (R-HOM-4)."""
    return with_seat(state, event.seat, replace(seat_at(state, event.seat), out_at_big=event.wanted))


def straddle_chosen(state: TableState, event: ev.StraddleChosen) -> TableState:
    """A wish for the next hand (R-FOR-5)."""
    return with_seat(state, event.seat, replace(seat_at(state, event.seat), straddle=event.wanted))


def departed_forgotten(state: TableState, event: ev.DepartedForgotten) -> TableState:
    """Nothing binds him any more."""
    return replace(state, departed=tuple(gone for gone in state.departed if gone.player != event.player))


def end_planned(state: TableState, event: ev.EndPlanned) -> TableState:
    """Counted down by every hand that ends, the running one included."""
    return replace(state, last_hands=event.hands + event.running if event.hands else 0)


def stop_time_set(state: TableState, _event: ev.StopTimeSet) -> TableState:
    """When it is, the timers know."""
    return replace(state, stop_time=True)


def stop_time_dropped(state: TableState, _event: ev.StopTimeDropped) -> TableState:
    """On without an end."""
    return replace(state, stop_time=False)


def table_closing(state: TableState, _event: ev.TableClosing) -> TableState:
    """The running hand is the last."""
    return replace(state, closing=True)


def table_closed(state: TableState, _event: ev.TableClosed) -> TableState:
    """The end of the log."""
    return replace(state, closed=True)


def button_drawn(state: TableState, event: ev.ButtonDrawn) -> TableState:
    """Everybody who drew is in without posting (R-TAB-2)."""
    return replace(state, drawn=True, button=event.button)


def time_bank_spent(state: TableState, event: ev.TimeBankSpent) -> TableState:
    """Never below nothing."""
    seat = seat_at(state, event.seat)
    return with_seat(state, event.seat, replace(seat, time_bank=max(0, seat.time_bank - event.milliseconds)))


def time_bank_refilled(state: TableState, event: ev.TimeBankRefilled) -> TableState:
    """Full again; the count of hands begins anew."""
    seat = replace(seat_at(state, event.seat), time_bank=state.rules.time_bank * _MS, hands_since_refill=0)
    return with_seat(state, event.seat, seat)
