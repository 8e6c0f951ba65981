"""A table from what the store kept: snapshot, events behind it and timers (O-03)."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from poker_bot.engine import events as ev
from poker_bot.engine.codec import UnknownFormError, decode_event, decode_state
from poker_bot.engine.evolve import fold
from poker_bot.engine.state import TableState
from poker_bot.host.frames import LOG_LENGTH, Log, extend_log
from poker_bot.host.ports import LoadedTable, Store, StoredEvent
from poker_bot.host.settings import HostSettings
from poker_bot.host.timers import REBUY, SHOW, TURN, UNSEEN


class Restored(Struct, frozen=True):
    """A table as it was last committed; ``timers`` are the stored instants."""

    state: TableState
    version: int
    log: Log
    timers: dict[str, int]

    def __repr__(self) -> str:
        """The state knows hidden cards (law 6)."""
        return f"Restored(version={self.version})"


def decode(events: Sequence[StoredEvent]) -> tuple[ev.AnyEvent, ...]:
    """Stored events as the engine knows them. Raises ``UnknownFormError`` for what it does not."""
    return tuple(decode_event(event.kind, event.body) for event in events)


async def restored(loaded: LoadedTable, store: Store) -> Restored | None:
    """The table, None when it was never opened (a host stopped behind making its id). Raises ``UnknownFormError``."""
    if not loaded.version:
        return None
    timers = {timer.name: timer.due for timer in loaded.timers}
    state = _from_snapshot(loaded)
    if state is None:
        events = decode(await store.events(loaded.table))
        return Restored(fold(events), loaded.version, extend_log((), events), timers)
    # The hand on view may have begun before the snapshot: read as far back as a log can reach, but a running one whole.
    start = min(loaded.snapshot_version, max(0, loaded.version - LOG_LENGTH))
    earlier = await store.events(loaded.table, start)
    return Restored(state, loaded.version, extend_log((), decode(earlier)), timers)


def _from_snapshot(loaded: LoadedTable) -> TableState | None:
    """Snapshot and the events behind it; None when there is no snapshot, or one of another program's form."""
    if loaded.snapshot is None:
        return None
    try:
        state = decode_state(loaded.snapshot)
    except UnknownFormError:
        return None
    return fold(decode(loaded.events), state)


def with_grace(timers: Mapping[str, int], now: int, settings: HostSettings) -> tuple[dict[str, int], bool]:
    """Timers after a restart, and whether a decision got a grace period.

    A decision and the time to buy in again have at least ``restart_grace`` seconds left; a room that had lost sight of
    its table has all of its time anew, for only now can it be tried again. Everything else overdue simply rings.
    """
    least = now + settings.restart_grace * 1000
    graced = {
        name: max(due, least) if name in {TURN, SHOW} or name.startswith(REBUY) else due for name, due in timers.items()
    }
    if UNSEEN in graced:
        graced[UNSEEN] = now + settings.idle_time * 1000
    return graced, any(graced[name] != timers[name] for name in (TURN, SHOW) if name in timers)
