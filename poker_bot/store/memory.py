"""The store in memory: the same port, the same outcomes, nothing durable. For tests of everything above the store."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from poker_bot.host.ports import (
    Append,
    Appended,
    AppendOutcome,
    Duplicate,
    Fenced,
    LoadedTable,
    StoredEvent,
    Timer,
)
from poker_bot.store.memory_communities import MemoryCommunities
from poker_bot.store.postings import Origin, check_batch


class _Table(Struct):
    """A table as kept: everything of it in one place."""

    bank: int
    community: int
    events: list[StoredEvent]
    timers: dict[str, int]
    version: int = 0
    snapshot_version: int = 0
    snapshot: bytes | None = None
    closed: bool = False


class MemoryStore(MemoryCommunities):
    """``host.ports.Store``; its methods are described there."""

    def __init__(self) -> None:
        super().__init__()
        self._epoch = 0
        self._tables: dict[int, _Table] = {}
        self._last_tables: dict[int, int] = {}

    async def claim(self, worker: str) -> int:  # noqa: D102, ARG002 - the port's docstrings hold for all of these
        self._epoch += 1
        return self._epoch

    async def append(self, batch: Append) -> AppendOutcome:  # noqa: D102
        check_batch(batch)
        self._check_open()
        if batch.epoch != self._epoch:
            return Fenced()
        if (batch.bank, batch.dedupe) in self._used:
            return Duplicate()
        table = self._tables.get(batch.table)
        if table is None or table.bank != batch.bank:
            raise ValueError(f"bank {batch.bank} has no table {batch.table}")
        if table.version != batch.expected:
            return Fenced()
        refusal = self._book(
            Origin(batch.bank, batch.table, batch.expected + len(batch.events), batch.person, batch.at), batch.postings
        )
        if refusal is not None:
            return refusal
        self._use(batch.bank, batch.dedupe)
        table.version += len(batch.events)
        table.events.extend(batch.events)
        for timer in batch.timers:
            if timer.due is None:
                table.timers.pop(timer.name, None)
            else:
                table.timers[timer.name] = timer.due
        if batch.snapshot is not None:
            table.snapshot, table.snapshot_version = batch.snapshot, table.version
        return Appended(table.version)

    async def load(self, table: int) -> LoadedTable | None:  # noqa: D102
        kept = self._tables.get(table)
        if kept is None:
            return None
        return LoadedTable(
            table=table,
            bank=kept.bank,
            community=kept.community,
            version=kept.version,
            snapshot_version=kept.snapshot_version,
            snapshot=kept.snapshot,
            events=tuple(kept.events[kept.snapshot_version :]),
            timers=tuple(Timer(table, name, due) for name, due in sorted(kept.timers.items())),
        )

    async def events(self, table: int, after: int = 0) -> tuple[StoredEvent, ...]:  # noqa: D102
        kept = self._tables.get(table)
        return tuple(kept.events[max(after, 0) :]) if kept is not None else ()

    async def events_of(self, table: int, kinds: Sequence[str]) -> tuple[StoredEvent, ...]:  # noqa: D102
        return tuple(event for event in await self.events(table) if event.kind in kinds and not event.secret)

    async def open_tables(self) -> tuple[int, ...]:  # noqa: D102
        return tuple(number for number, table in self._tables.items() if not table.closed)

    async def create_table(self, community: int, room: int) -> int:  # noqa: D102
        shown_in = self._rooms.get(room)
        if shown_in is None or shown_in.community != community:
            raise ValueError(f"community {community} has no room {room}")
        if shown_in.table:
            return shown_in.table
        number = len(self._tables) + 1
        self._tables[number] = _Table(self._communities[community].bank, community, [], {})
        self._rooms[room] = replace(shown_in, table=number)
        return number

    async def close_table(self, table: int) -> None:  # noqa: D102
        if table not in self._tables:
            raise ValueError(f"there is no table {table}")
        self._tables[table].closed = True
        self._tables[table].timers.clear()
        settled = bool(await self.wallet_rows(table))
        for room in await self.rooms_of(table):
            self._rooms[room.id] = replace(room, table=0)
            if settled:
                self._last_tables[room.id] = table

    async def last_table(self, room: int) -> int:  # noqa: D102
        return self._last_tables.get(room, 0)

    async def close(self) -> None:  # noqa: D102
        self._closed = True
