"""What single people are told after a change, beside the room's frame: codes of ``commands.NOTICES``."""

from collections.abc import Sequence

from msgspec import Struct

from poker_bot.engine import events as ev
from poker_bot.engine.state import Phase, TableState
from poker_bot.engine.views import SeatView, seat_view
from poker_bot.host.changes import Change
from poker_bot.host.settings import HostSettings
from poker_bot.host.timers import broke_seats
from poker_bot.refusals import Value

YOUR_CARDS = "your-cards"


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
    match event:
        case ev.HoleCardsDealt():
            return _cards(change.after, code)
        case ev.PlayerSatOut(seat=seat, reason="clock"):
            return [Note(_sitter(change, seat), "sat-out-clock", {"table": code})]
        case ev.PreActionCleared(seat=seat, reason="changed") if _is_betting(change.after):
            kind, player = _pre_action(change.before, seat), _sitter(change, seat)
            return [Note(player, "pre-action-cancelled", {"kind": kind})] if kind and player != by else []
        case ev.PlayerSatDown(seat=seat, player=player, waiting=True):
            amount = seat_view(change.after, seat).post_amount
            return [Note(player, "must-post", {"table": code, "amount": amount})] if amount else []
        case ev.PlayerStoodUp(player=player, chips=chips, reason=reason) if player != by:
            return [_stood_up(player, chips, reason, code)]
        case _:
            return []


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


def _stood_up(player: int, chips: int, reason: str, code: str) -> Note:
    if reason == "closed" and not chips:
        return Note(player, "table-closed", {"table": code})
    return Note(player, "stood-up", {"table": code, "amount": chips, "reason": reason})


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
