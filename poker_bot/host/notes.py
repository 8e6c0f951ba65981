"""What single people are told after a change, beside the room's frame: codes of ``reply_codes.NOTICES``."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from poker_bot.engine import events as ev
from poker_bot.engine.state import Phase, TableState
from poker_bot.engine.views import SeatView, seat_view
from poker_bot.host.changes import Change
from poker_bot.host.settings import HostSettings
from poker_bot.host.timers import broke_seats
from poker_bot.refusals import Value

YOUR_CARDS = "your-cards"
YOUR_DRAW = "your-draw"
WITH_CARDS = frozenset({YOUR_CARDS, YOUR_DRAW})
"""Notes that carry the person's own cards."""


class Note(Struct, frozen=True):
    """For one person alone: a notice, or with ``view`` his cards of a new hand."""

    person: int
    code: str
    params: dict[str, Value]
    view: SeatView | None = None

    def __repr__(self) -> str:
        """Cards are never printed (law 6)."""
        return f"Note({self.code!r}, person={self.person})"


def notes_of(change: Change, code: str, by: int, settings: HostSettings) -> tuple[Note, ...]:
    """Notes about ``change`` at table ``code``; ``by`` is who made it (0 = the host), who gets his answer anyway."""
    found: list[Note] = []
    for event in change.events:
        found += _of_event(change, event, code, by)
    return (*found, *_broke(change, code, settings))


def _of_event(change: Change, event: ev.AnyEvent, code: str, by: int) -> Sequence[Note]:
    tell = _TELL.get(type(event))
    return () if tell is None else [note for note in tell(change, event, code) if _concerns(event, note, by)]


def _concerns(event: ev.AnyEvent, note: Note, by: int) -> bool:
    """Who leaves or changes the price himself gets his answer anyway."""
    return note.person != by or not isinstance(event, (ev.PlayerStoodUp, ev.PreActionCleared))


def _turn(change: Change, event: ev.TurnStarted, code: str) -> list[Note]:
    """Whose turn it is to exchange cards gets them with the choice (R-DRW-3); a bet is asked for in the room."""
    state = change.after
    if state.hand is None or state.hand.phase is not Phase.DRAWING or state.turn != event.turn:
        return []
    view = seat_view(state, event.seat)
    return [Note(view.player, YOUR_DRAW, {"table": code, "hand": state.hand_number}, view)]


def _served(change: Change, event: ev.CardsServed, code: str) -> list[Note]:
    """Who exchanged cards gets his new hand (R-DRW-3); a hand that waits for the rest of it is not told yet."""
    if not event.last or not event.positions or change.after.seats[event.seat - 1] is None:
        return []
    view = seat_view(change.after, event.seat)
    return [Note(view.player, YOUR_CARDS, {"table": code, "hand": change.after.hand_number}, view)]


def _asked(change: Change, event: ev.RunTwiceAsked | ev.ChopAsked, code: str) -> list[Note]:
    seconds = change.after.hand.rules.run_it_twice_time if change.after.hand is not None else 0
    kind = "chop" if isinstance(event, ev.ChopAsked) else "run-twice"
    return [Note(_sitter(change, seat), kind, {"table": code, "seconds": seconds}) for seat in event.seats]


def _voided(change: Change, event: ev.HandVoided, code: str) -> list[Note]:
    """Everybody who was dealt in hears what came back to him (R-FLR-1, R-FLR-5)."""
    kind = "misdeal" if event.misdeal else "voided"
    found = []
    for seat, chips in event.refunds:
        params: dict[str, Value] = {"table": code, "hand": event.number}
        found.append(Note(_sitter(change, seat), kind, params if event.misdeal else params | {"amount": max(0, chips)}))
    return found


def _sat_out(change: Change, event: ev.PlayerSatOut, code: str) -> list[Note]:
    return [Note(_sitter(change, event.seat), "sat-out-clock", {"table": code})] if event.reason == "clock" else []


def _cleared(change: Change, event: ev.PreActionCleared, _code: str) -> list[Note]:
    if event.reason != "changed" or not _is_betting(change.after):
        return []
    kind = _pre_action(change.before, event.seat)
    return [Note(_sitter(change, event.seat), "pre-action-cancelled", {"kind": kind})] if kind else []


def _sat_down(change: Change, event: ev.PlayerSatDown, code: str) -> list[Note]:
    amount = seat_view(change.after, event.seat).post_amount if event.waiting else 0
    return [Note(event.player, "must-post", {"table": code, "amount": amount})] if amount else []


def _dealt(change: Change, _event: ev.HoleCardsDealt, code: str) -> list[Note]:
    return _cards(change.after, code)


def _paused(change: Change, _event: ev.TablePaused, code: str) -> list[Note]:
    """Whose decision it is hears that his clock stands."""
    hand = change.after.hand
    seats = () if hand is None else (hand.to_act, *hand.deciding)
    return [Note(_sitter(change, seat), "paused", {"table": code}) for seat in seats if seat]


def _cards(state: TableState, code: str) -> list[Note]:
    """Everybody who was dealt in gets his own cards and nobody else's."""
    hand = state.hand
    if hand is None:
        return []
    found = []
    for player in hand.players:
        seat = state.seat_of(player.player)
        view = seat_view(state, seat) if seat else None
        if view is not None and view.player == player.player and view.cards:
            found.append(Note(player.player, YOUR_CARDS, {"table": code, "hand": hand.number}, view))
    return found


def _stood_up(_change: Change, event: ev.PlayerStoodUp, code: str) -> list[Note]:
    if event.reason == "closed" and not event.chips:
        return [Note(event.player, "table-closed", {"table": code})]
    return [Note(event.player, "stood-up", {"table": code, "amount": event.chips, "reason": event.reason})]


_TELL: dict[type[ev.Event], Callable[[Change, Any, str], list[Note]]] = {
    ev.HoleCardsDealt: _dealt,
    ev.TurnStarted: _turn,
    ev.CardsServed: _served,
    ev.RunTwiceAsked: _asked,
    ev.ChopAsked: _asked,
    ev.HandVoided: _voided,
    ev.TablePaused: _paused,
    ev.PlayerSatOut: _sat_out,
    ev.PreActionCleared: _cleared,
    ev.PlayerSatDown: _sat_down,
    ev.PlayerStoodUp: _stood_up,
}


def _broke(change: Change, code: str, settings: HostSettings) -> list[Note]:
    """After the payouts, never for an all-in player of a running hand (R-CLK-5, R-43)."""
    before, now_broke = change.before, broke_seats(change.after)
    if before is None or not now_broke:
        return []
    found = []
    for number in sorted(now_broke - broke_seats(before)):
        player = _sitter(change, number)
        if before.seat_of(player) == number:
            found.append(Note(player, "broke", {"table": code, "seconds": settings.rebuy_time}))
    return found


def _sitter(change: Change, number: int) -> int:
    """Who sits there: now, or before the change."""
    for state in (change.after, change.before):
        seat = state.seats[number - 1] if state is not None else None
        if seat is not None:
            return seat.player
    return 0


def _is_betting(state: TableState) -> bool:
    """When betting is over a pre-action has no point any more, and its owner need not hear of it."""
    return state.hand is not None and state.hand.phase is Phase.BETTING


def _pre_action(state: TableState | None, number: int) -> str:
    hand = state.hand if state is not None else None
    for player in hand.players if hand is not None else ():
        if player.seat == number and player.pre_action is not None:
            return player.pre_action.kind
    return ""


def resumed_notes(state: TableState, code: str, due: int, now: int) -> list[Note]:
    """After a restart: whose decision it is hears how many seconds he has (O-03)."""
    hand = state.hand
    seats = () if hand is None else (hand.to_act, *hand.deciding)
    players = [seat.player for number in seats if number and (seat := state.seats[number - 1]) is not None]
    return [Note(player, "resumed", {"table": code, "seconds": max(0, due - now) // 1000}) for player in players]


def unseen_notes(state: TableState, code: str, settings: HostSettings) -> tuple[Note, ...]:
    """Everybody at a table that no room shows any more hears that it is paused, and when it would close (P-12)."""
    return _to_all(state, "unseen", {"table": code, "seconds": settings.idle_time})


def seen_again_notes(state: TableState, code: str) -> tuple[Note, ...]:
    """The table is shown again, and goes on."""
    return _to_all(state, "seen-again", {"table": code})


def room_gone_notes(state: TableState, code: str) -> tuple[Note, ...]:
    """The only room is gone; what becomes of chips each is told besides (P-10, P-13)."""
    return _to_all(state, "room-gone", {"table": code})


def _to_all(state: TableState, kind: str, params: dict[str, Value]) -> tuple[Note, ...]:
    seated = [seat.player for seat in state.seats if seat is not None]
    return tuple(Note(player, kind, params) for player in seated)
