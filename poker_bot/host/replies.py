"""The private answer to a command that was done: a code of ``reply_codes.REPLIES`` and its parameters."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from poker_bot.engine import events as ev
from poker_bot.engine.state import Entry
from poker_bot.engine.views import seat_view
from poker_bot.host import commands as co
from poker_bot.host.cashier import wallet_change
from poker_bot.host.changes import Change
from poker_bot.refusals import Value

Answer = tuple[str, dict[str, Value]]


class Outcome(Struct, frozen=True):
    """A command and what came of it at instant ``now``. ``wallet`` is the person's balance before, in chips."""

    person: int
    change: Change
    wallet: int
    now: int = 0

    @property
    def balance(self) -> int:
        """Chips in the wallet now."""
        return self.wallet + wallet_change(self.person, self.change.moved)

    @property
    def seat(self) -> int:
        """Where the person sits now, or sat before he left."""
        before = self.change.before
        return self.change.after.seat_of(self.person) or (before.seat_of(self.person) if before is not None else 0)


def answer(intent: co.AnyIntent, outcome: Outcome) -> Answer:
    """Code and parameters for ``intent`` done; amounts in chips."""
    return _ANSWERS[type(intent)](intent, outcome)


def _sit(_intent: co.Sit, outcome: Outcome) -> Answer:
    for event in outcome.change.events:
        if isinstance(event, ev.PlayerSatDown) and event.player == outcome.person:
            return "sat-down", {"seat": event.seat, "amount": event.chips, "balance": outcome.balance}
    return _topped_up(outcome)  # a broke player bought in again (R-CLK-5)


def _add_chips(_intent: co.AddChips, outcome: Outcome) -> Answer:
    return _topped_up(outcome)


def _topped_up(outcome: Outcome) -> Answer:
    amount, applied = 0, False
    for event in outcome.change.events:
        match event:
            case ev.TopUpQueued(seat=seat, chips=chips) if seat == outcome.seat:
                amount = chips
            case ev.TopUpApplied(seat=seat) if seat == outcome.seat:
                applied = True
            case _:
                pass
    return "top-up-done" if applied else "top-up-queued", {"amount": amount, "balance": outcome.balance}


def _leave(_intent: co.Leave, outcome: Outcome) -> Answer:
    for event in outcome.change.events:
        if isinstance(event, ev.PlayerStoodUp) and event.player == outcome.person:
            return "left", {"amount": event.chips, "balance": outcome.balance}
    return "leaving", {}


def _away(_intent: co.Away, outcome: Outcome) -> Answer:
    record = outcome.change.after.seats[outcome.seat - 1]
    return "away-at-big" if record is not None and record.out_at_big else "away", {}


def _back(_intent: co.Back, outcome: Outcome) -> Answer:
    record = outcome.change.after.seats[outcome.seat - 1]
    if record is not None and record.entry is not Entry.IN:
        return "back-waiting", {"amount": seat_view(outcome.change.after, outcome.seat).post_amount}
    return "back", {}


def _enter(intent: co.Enter, outcome: Outcome) -> Answer:
    if not intent.posting:
        return "entry-wait", {}
    return "entry-post", {"amount": seat_view(outcome.change.after, outcome.seat).post_amount}


def _play(_intent: co.Play, outcome: Outcome) -> Answer:
    for event in outcome.change.events:
        match event:
            case ev.PlayerFolded(seat=seat) if seat == outcome.seat:
                return "acted", {"act": "fold", "amount": 0}
            case ev.PlayerChecked(seat=seat) if seat == outcome.seat:
                return "acted", {"act": "check", "amount": 0}
            case ev.PlayerCalled(seat=seat, amount=amount, all_in=all_in) if seat == outcome.seat:
                return "acted", {"act": "all-in" if all_in else "call", "amount": amount}
            case ev.PlayerBet(seat=seat, to=to, all_in=all_in) if seat == outcome.seat:
                return "acted", {"act": "all-in" if all_in else "bet", "amount": to}
            case ev.PlayerRaised(seat=seat, to=to, all_in=all_in) if seat == outcome.seat:
                return "acted", {"act": "all-in" if all_in else "raise", "amount": to}
            case _:
                pass
    raise LookupError("a play without its event")


def _pre_act(intent: co.PreAct, outcome: Outcome) -> Answer:
    for event in outcome.change.events:
        if isinstance(event, ev.PreActionSet) and event.seat == outcome.seat:
            return "pre-action", {"kind": intent.kind, "price": event.price}
    return "pre-action-cleared", {}


def _reveal(intent: co.Reveal, _outcome: Outcome) -> Answer:
    return "shown" if intent.show else "mucked", {}


def _draw(intent: co.Draw, _outcome: Outcome) -> Answer:
    return "drew", {"count": len(intent.cards)}


def _run_twice(intent: co.RunTwice, _outcome: Outcome) -> Answer:
    return "run-twice-yes" if intent.agree else "run-twice-no", {}


def _chop(intent: co.Chop, _outcome: Outcome) -> Answer:
    return "chop-yes" if intent.agree else "chop-no", {}


def _play_board(_intent: co.PlayBoard, _outcome: Outcome) -> Answer:
    return "board-played", {}


def _straddle(intent: co.Straddle, _outcome: Outcome) -> Answer:
    return "straddle-on" if intent.wanted else "straddle-off", {}


def _floor(intent: co.Floor, _outcome: Outcome) -> Answer:
    return "floor-done", {"ruling": intent.ruling}


def _pause(intent: co.Pause, _outcome: Outcome) -> Answer:
    return "paused" if intent.pause else "resumed", {}


def _close_table(_intent: co.CloseTable, outcome: Outcome) -> Answer:
    return "table-closed-now" if outcome.change.after.closed else "table-closing", {}


def _last_hands(intent: co.LastHands, outcome: Outcome) -> Answer:
    running = outcome.change.after.hand_running
    if not intent.hands:
        return "last-hands-off", {}
    return "last-hands", {"hands": intent.hands, "running": "yes" if running else "no"}


def _stop_time(intent: co.StopTime, outcome: Outcome) -> Answer:
    if not intent.time:
        return "stop-time-off", {}
    return "stop-time", {"time": intent.time, "seconds": (intent.at - outcome.now) // 1000}


def _change_table(_intent: co.ChangeTable, outcome: Outcome) -> Answer:
    return "table-changed", {"moment": "now" if outcome.change.after.next_rules is None else "next"}


def _open_table(_intent: co.OpenTable, outcome: Outcome) -> Answer:
    rules = outcome.change.after.next_rules or outcome.change.after.rules
    return "table-opened", {"game": rules.variant, "betting": rules.betting}


_ANSWERS: dict[type[co.Intent], Callable[[Any, Outcome], Answer]] = {
    co.Sit: _sit,
    co.AddChips: _add_chips,
    co.Leave: _leave,
    co.Away: _away,
    co.Back: _back,
    co.Enter: _enter,
    co.Play: _play,
    co.PreAct: _pre_act,
    co.Reveal: _reveal,
    co.Draw: _draw,
    co.RunTwice: _run_twice,
    co.Chop: _chop,
    co.PlayBoard: _play_board,
    co.Straddle: _straddle,
    co.OpenTable: _open_table,
    co.Floor: _floor,
    co.Pause: _pause,
    co.CloseTable: _close_table,
    co.LastHands: _last_hands,
    co.StopTime: _stop_time,
    co.ChangeTable: _change_table,
}
