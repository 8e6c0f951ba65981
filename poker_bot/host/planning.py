"""From engine actions to the one append that makes them true: events, postings, timers and snapshot together. Pure."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from poker_bot.engine import actions as ac
from poker_bot.engine import events as ev
from poker_bot.engine.codec import encode_event, encode_state, event_kind
from poker_bot.engine.state import TableState
from poker_bot.host import changes
from poker_bot.host.cashier import balanced, postings
from poker_bot.host.changes import Change, Shuffle
from poker_bot.host.ports import Append, StoredEvent
from poker_bot.host.settings import HostSettings
from poker_bot.host.timers import TimerPlan, Timers, apply_changes
from poker_bot.refusals import Refusal


class BrokenBooksError(RuntimeError):
    """The chips of a change do not add up: a bug, the table must be frozen (R-POT-4). The text names no cards."""


class Ground(Struct, frozen=True):
    """Where an action starts from: the table as committed, and who writes."""

    table: int
    bank: int
    epoch: int
    version: int
    state: TableState | None
    timers: Timers
    house: frozenset[int] = frozenset()

    def __repr__(self) -> str:
        """The state knows hidden cards (law 6)."""
        return f"Ground(table={self.table}, version={self.version})"


class Plan(Struct, frozen=True):
    """A change, the append that commits it, and the timers behind it."""

    change: Change
    append: Append
    timers: dict[str, int]

    def __repr__(self) -> str:
        """A change knows hidden cards (law 6)."""
        return f"Plan({self.append!r})"


class By(Struct, frozen=True):
    """Who acts and when: ``person`` 0 = the host; ``dedupe`` the platform's id of the update; ``at`` an instant.

    ``unseen``: because no room shows the table (``sight``).
    """

    at: int
    person: int = 0
    dedupe: str = ""
    unseen: bool = False


def plan(
    ground: Ground, actions: Iterable[ac.AnyAction], by: By, settings: HostSettings, shuffle: Shuffle
) -> Plan | Refusal:
    """What ``actions`` change together, or the first refusal; ``shuffle`` gives the order of a stub sealed anew.

    Raises ``BrokenBooksError``, or what the engine raises when it finds itself broken (R-POT-4).
    """
    outcome = changes.step_all(ground.state, actions, shuffle)
    if isinstance(outcome, Refusal):
        return outcome
    events, after = outcome
    if after is None:
        raise ValueError("no action")
    moved = postings(ground.table, ground.state, events)
    if not balanced(ground.table, ground.state, after, moved):
        raise BrokenBooksError(f"table {ground.table}, version {ground.version}: accounts and stacks disagree")
    clocks = TimerPlan(ground.timers, by.at, settings, ground.house)
    if by.unseen:
        clocks.nobody_sees()
    timers = clocks.after(after, events).changes()
    append = Append(
        bank=ground.bank,
        epoch=ground.epoch,
        table=ground.table,
        expected=ground.version,
        dedupe=by.dedupe,
        person=by.person,
        at=by.at,
        events=store_events(events, ground.version),
        postings=moved,
        timers=timers,
        snapshot=None if after.hand_running else encode_state(after),
    )
    return Plan(Change(ground.state, after, events, moved), append, apply_changes(ground.timers, timers))


def store_events(events: Sequence[ev.AnyEvent], version: int) -> tuple[StoredEvent, ...]:
    """``events`` encoded, counted on from ``version``; what not everybody may know is marked for encryption."""
    return tuple(
        StoredEvent(number, event_kind(event), encode_event(event), event.visibility is not ev.Visibility.PUBLIC)
        for number, event in enumerate(events, version + 1)
    )
