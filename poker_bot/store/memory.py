"""The store in memory: the same port, the same outcomes, nothing durable. For tests of everything above the store."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from poker_bot.host.ports import (
    HOUSE,
    Append,
    Appended,
    AppendOutcome,
    Duplicate,
    Fenced,
    LoadedTable,
    Posting,
    StoredEvent,
    StoreError,
    Timer,
    wallet,
)
from poker_bot.store.memory_places import MemoryPlaces
from poker_bot.store.postings import check_batch, judge, net_changes, too_large


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


class MemoryStore(MemoryPlaces):
    """``host.ports.Store``; its methods are described there. ``ledger`` holds (bank, posting) as booked."""

    def __init__(self) -> None:
        super().__init__()
        self.ledger: list[tuple[int, Posting]] = []
        self._epoch = 0
        self._tables: dict[int, _Table] = {}
        self._balances: dict[tuple[int, str], int] = {}
        self._used: set[tuple[int, str]] = set()
        self._closed = False

    async def claim(self, worker: str) -> int:  # noqa: D102, ARG002 - the port's docstrings hold for all of these
        self._epoch += 1
        return self._epoch

    async def append(self, batch: Append) -> AppendOutcome:  # noqa: D102
        check_batch(batch)
        if self._closed:
            raise StoreError("the store is closed")
        if batch.epoch != self._epoch:
            return Fenced()
        if (batch.bank, batch.dedupe) in self._used:
            return Duplicate()
        table = self._tables.get(batch.table)
        if table is None or table.bank != batch.bank:
            raise ValueError(f"bank {batch.bank} has no table {batch.table}")
        if table.version != batch.expected:
            return Fenced()
        refusal = self._book(batch.bank, batch.postings)
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
        for room in await self.rooms_of(table):
            self._rooms[room.id] = replace(room, table=0)

    async def balance(self, bank: int, person: int) -> int | None:  # noqa: D102
        return self._balances.get((bank, wallet(person)))

    async def grant(self, bank: int, person: int, amount: int, reason: str, dedupe: str, at: int) -> bool:  # noqa: D102, ARG002, PLR0913, PLR0917
        if all(community.bank != bank for community in self._communities.values()):
            raise ValueError(f"there is no bank {bank}")
        if amount < 0:
            raise ValueError(f"{amount} chips cannot be granted")
        if (bank, dedupe) in self._used:
            return False
        account = wallet(person)
        if amount and self._book(bank, (Posting(HOUSE, account, amount, reason),)) is not None:
            return False
        self._balances.setdefault((bank, account), 0)
        self._use(bank, dedupe)
        return True

    async def close(self) -> None:  # noqa: D102
        self._closed = True

    def _use(self, bank: int, dedupe: str) -> None:
        if dedupe:
            self._used.add((bank, dedupe))

    def _book(self, bank: int, postings: Sequence[Posting]) -> AppendOutcome | None:
        """Book all or, with the reason, nothing."""
        refusal: AppendOutcome | None = too_large(postings)
        changes = net_changes(postings)
        for account, change in changes.items():
            refusal = refusal or judge(account, self._balances.get((bank, account), 0), change)
        if refusal is not None:
            return refusal
        for account, change in changes.items():
            self._balances[bank, account] = self._balances.get((bank, account), 0) + change
        self.ledger.extend((bank, posting) for posting in postings)
        return None
