"""The store of one machine: a SQLite file, one writer, group commit. Implements ``host.ports.Store``.

One transaction at a time: an append that meets none is committed at once, alone. Those that come meanwhile gather, and
one task, the writer, commits all of them as one group. It owns the connection and closes it however it ends, because
aiosqlite's thread is no daemon: left open, it would hang the process.
"""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from sqlite3 import Connection
from sqlite3 import Error as SqliteError
from typing import Final, Self

from msgspec import Struct

from poker_bot.host.ports import (
    Append,
    Appended,
    AppendOutcome,
    LoadedTable,
    StoredEvent,
    StoreError,
)
from poker_bot.store import tables
from poker_bot.store.appending import append_group
from poker_bot.store.connection import Database, Job, configure
from poker_bot.store.crypto import Cipher
from poker_bot.store.filesystem import refuse_shared
from poker_bot.store.keyfile import unlock
from poker_bot.store.lock import WriterLock
from poker_bot.store.postings import check_batch
from poker_bot.store.schema import check_version, migrate, migrations, schema_version
from poker_bot.store.sqlite_records import SqliteRecords

_CLOSED: Final = "the database is closed"
_LEAST_ROOM: Final = 1 << 20
"""Bytes: with less of the disk left, what SQLite calls an I/O error is that."""
_Waiting = tuple[Append, asyncio.Future[AppendOutcome]]


class Counters(Struct):
    """What the bench asks: appends committed, and the commits it took."""

    appends: int = 0
    commits: int = 0


@asynccontextmanager
async def open_store(path: Path, key_file: Path) -> AsyncIterator["SqliteStore"]:
    """The store at ``path``, made if there is none, and closed however the block ends.

    StoreError as in ``SqliteStore.open``.
    """
    store = await SqliteStore.open(path, key_file)
    try:
        yield store
    finally:
        await store.close()


class SqliteStore(SqliteRecords):
    """``host.ports.Store`` on one file; its methods are described there. Made by ``open`` or ``open_store``."""

    def __init__(self, db: Database, cipher: Cipher, lock: WriterLock) -> None:
        super().__init__(db, cipher.hide)
        self.counters = Counters()
        self._cipher = cipher
        self._lock = lock
        self._waiting: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._committing = False
        self._closing = False
        self._writer = asyncio.create_task(self._write(), name="store writer")

    @classmethod
    async def open(cls, path: Path, key_file: Path) -> Self:
        """Take the file for writing, bring its schema up to date, unlock its secrets.

        StoreError, one line for the operator: in use, a shared file system, a newer schema, another program's file, a
        missing or wrong key, or what the system says.
        """
        path = path.resolve()  # noqa: ASYNC240 - once, at start
        if not path.parent.is_dir():
            raise StoreError(f"the folder {path.parent} for the database does not exist")
        if not os.access(path.parent, os.W_OK):
            raise StoreError(f"the folder {path.parent} cannot be written: the database has its lock and its log there")
        refuse_shared(path)
        async with AsyncExitStack() as undo:
            lock = WriterLock.take(path)
            undo.callback(lock.release)
            _touch(path)
            db = await Database.open(path)
            undo.push_async_callback(db.close)
            cipher = await db.call(lambda raw: _prepare(raw, path, key_file))
            store = cls(db, cipher, lock)
            await asyncio.sleep(0)  # the writer begins, and from now on it is the one who closes
            undo.pop_all()
        return store

    # --- appending ------------------------------------------------------------------------------------------------

    async def append(self, batch: Append) -> AppendOutcome:  # noqa: D102 - the port's docstrings hold for all of these
        check_batch(batch)
        if self._closing:
            raise StoreError(_CLOSED)
        future: asyncio.Future[AppendOutcome] = asyncio.get_running_loop().create_future()
        if self._committing or self._waiting:
            return await self._in_group(batch, future)
        try:
            await self._commit([(batch, future)])
        finally:
            future.exception()  # looked at, though one who is cancelled does not ask for it
        return future.result()

    async def _in_group(self, batch: Append, future: asyncio.Future[AppendOutcome]) -> AppendOutcome:
        """Wait until the writer has committed it together with others."""
        self._waiting.append((batch, future))
        self._wake.set()
        try:
            return await asyncio.shield(future)
        except asyncio.CancelledError:
            # What was handed in is decided, heard or not; who is cancelled may load the table at once and see it.
            await asyncio.wait([future])
            raise

    async def _write(self) -> None:
        """The writer: group after group until closed or cancelled, then close what it owns."""
        try:
            while self._waiting or not self._closing:
                if self._waiting and not self._committing:
                    group, self._waiting = self._waiting, []
                    await self._commit(group)
                else:
                    self._wake.clear()
                    await self._wake.wait()
        finally:
            self._closing = True
            try:
                await self._db.close()
            finally:
                self._lock.release()
                for _, future in self._waiting:
                    future.set_exception(StoreError(_CLOSED))

    async def _commit(self, group: list[_Waiting]) -> None:
        """One transaction for ``group``; behind it every future is done, also when this is cancelled."""
        batches = [batch for batch, _ in group]
        job = Job(lambda raw: append_group(raw, self._cipher, batches))
        self._committing = True
        try:
            await self._db.run(job)
        except asyncio.CancelledError:
            await self._db.finish()  # the job has been sent: wait for it, so that its outcome is known
            raise
        finally:
            self._committing = False
            self._settle(group, job)
            if self._waiting:
                self._wake.set()

    def _settle(self, group: list[_Waiting], job: Job[list[AppendOutcome | Exception]]) -> None:
        """Tell everybody in the group how it went."""
        try:
            outcomes = job.result()
        except Exception as error:  # noqa: BLE001 - everybody's outcome
            outcomes = [error] * len(group)
        written = 0
        for (batch, future), outcome in zip(group, outcomes, strict=True):
            if isinstance(outcome, Exception):
                future.set_exception(_as_store_error(outcome, batch))
            else:
                written += isinstance(outcome, Appended)
                future.set_result(outcome)
        self.counters.appends += written
        if written:
            self.counters.commits += 1

    async def close(self) -> None:  # noqa: D102
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._writer])
        if not self._writer.cancelled():
            self._writer.result()

    async def pragmas(self, *names: str) -> dict[str, int | str]:
        """Settings of the writing connection by name (``journal_mode``, ``synchronous`` …), for the bench and tests."""
        return await self._db.call(lambda raw: {name: raw.execute(f"PRAGMA {name}").fetchone()[0] for name in names})

    # --- tables ---------------------------------------------------------------------------------------------------

    async def claim(self, worker: str) -> int:  # noqa: D102
        return await self._db.call(lambda raw: tables.claim(raw, worker))

    async def load(self, table: int) -> LoadedTable | None:  # noqa: D102
        return await self._db.call(lambda raw: tables.load(raw, self._cipher, table))

    async def events(self, table: int, after: int = 0) -> tuple[StoredEvent, ...]:  # noqa: D102
        return await self._db.call(lambda raw: tuple(tables.events(raw, self._cipher, table, after)))

    async def open_tables(self) -> tuple[int, ...]:  # noqa: D102
        return await self._db.call(tables.open_tables)

    async def create_table(self, community: int, room: int) -> int:  # noqa: D102
        return await self._db.call(lambda raw: tables.create_table(raw, community, room))

    async def close_table(self, table: int) -> None:  # noqa: D102
        await self._db.call(lambda raw: tables.close_table(raw, table))


def _touch(path: Path) -> None:
    """Make the file, readable for its owner alone: it names people and what they hold."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StoreError(f"{path} cannot be written: {error.strerror}") from error


def _prepare(raw: Connection, path: Path, key_file: Path) -> Cipher:
    """What has to be right before anything is written; a file that is not ours is not even given a log."""
    name, steps = str(path), migrations()
    try:
        check_version(schema_version(raw, name), name, len(steps))
        configure(raw, name)
        migrate(raw, name, steps)
        return unlock(raw, key_file)
    except SqliteError as error:
        full = " (the disk is full)" if shutil.disk_usage(path.parent).free < _LEAST_ROOM else ""
        raise StoreError(f"{name} cannot be used: {error}{full}") from error


def _as_store_error(error: Exception, batch: Append) -> Exception:
    """The database's refusal of one append as the port says it; the caller's own mistakes as they are."""
    if isinstance(error, SqliteError):
        return StoreError(f"an append to table {batch.table} was refused by the database: {error}")
    return error
