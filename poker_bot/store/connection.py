"""The database connection as a place to send work to: one hop to its thread per call, and one back.

aiosqlite runs each method of ``sqlite3.Connection`` as a hop of its own; a transaction of ten statements would be ten.
So it is given, by sqlite3's own ``factory`` parameter, a connection whose ``commit`` runs whatever job waits next: the
loop puts a job into the queue and awaits ``commit()``. Jobs open and end their own transactions.
"""

import sqlite3
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, ClassVar, Generic, Self, TypeVar

import aiosqlite

from poker_bot.host.ports import StoreError

T = TypeVar("T")

SWITCH_SECONDS = 0.0005
"""The interpreter's switch interval for a process with a store. A commit hops to SQLite's thread and back; with the
default of 5 ms a busy event loop keeps that thread waiting so long: the p99 of press to commit."""

BUSY_MS = 5_000
"""How long to wait for a reader that blocks a checkpoint or a schema change (milliseconds)."""


CHECKPOINT_PAGES = 4_000
"""Length of the log (pages of 4 KiB) at which a commit also copies it into the file: too rare to show in a p99."""


class Job(Generic[T]):
    """Work for the database's thread, and what came of it."""

    def __init__(self, work: Callable[[sqlite3.Connection], T]) -> None:
        self._work = work
        self._results: list[T] = []
        self._error: Exception | None = None

    def run(self, db: sqlite3.Connection) -> None:
        """Do it; called once, on the thread."""
        try:
            self._results.append(self._work(db))
        except Exception as error:  # noqa: BLE001 - carried to the caller, who raises it
            self._error = error

    def result(self) -> T:
        """What the work returned, or raises what it raised; StoreError for the database's own errors."""
        if isinstance(self._error, sqlite3.Error):
            raise StoreError(f"the database refused: {self._error}") from self._error
        if self._error is not None:
            raise self._error
        if not self._results:
            raise StoreError("the database is closed")
        return self._results[0]


class WorkConnection(sqlite3.Connection):
    """A connection whose ``commit`` runs the next of its ``jobs``; each database has a subclass with its own."""

    jobs: ClassVar[deque[Job[Any]]]

    def commit(self) -> None:
        """Run the next job. Jobs use SQL's COMMIT, so nothing is hidden from them by this name."""
        self.jobs.popleft().run(self)


def working_on(waiting: deque[Job[Any]]) -> type[WorkConnection]:
    """What sqlite3 is to make connections of, so that they run the jobs of ``waiting``."""

    class _Working(WorkConnection):
        jobs = waiting

    return _Working


class Database:
    """One open database file and its thread. The thread is no daemon: ``close`` must be reached."""

    def __init__(self, link: aiosqlite.Connection, jobs: deque[Job[Any]]) -> None:
        self._link = link
        self._jobs = jobs

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open or create the file; StoreError when that cannot be done."""
        jobs: deque[Job[Any]] = deque()
        factory = working_on(jobs)
        try:
            link = await aiosqlite.connect(path, factory=factory, isolation_level=None, timeout=BUSY_MS / 1_000)
        except sqlite3.Error as error:
            raise StoreError(f"{path} cannot be opened: {error}") from error
        return cls(link, jobs)

    async def call(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run ``work`` on the thread and return what it returns. Once sent it is done, whoever stops waiting."""
        return (await self.run(Job(work))).result()

    async def run(self, job: Job[T]) -> Job[T]:
        """Run ``job``; StoreError when the database is closed."""
        self._jobs.append(job)
        try:
            await self._link.commit()
        except ValueError as error:  # how aiosqlite says it; the job was not sent
            self._jobs.remove(job)
            raise StoreError("the database is closed") from error
        return job

    async def finish(self) -> None:
        """Until everything sent so far was done."""
        with suppress(StoreError):  # closed: that was done behind all else
            await self.call(lambda _: None)

    async def close(self) -> None:
        """Finish what was sent, close the file and end the thread. Safe to repeat."""
        await self._link.close()


@contextmanager
def writing(db: sqlite3.Connection) -> Iterator[None]:
    """A write transaction: committed at the end of the block, undone if it raises."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def decide(db: sqlite3.Connection, work: Callable[[], T], keep: Callable[[T], bool]) -> T:
    """What ``work`` returns; what it wrote is committed if ``keep`` says so of that, else undone, also if it raises."""
    db.execute("BEGIN IMMEDIATE")
    try:
        outcome = work()
        db.execute("COMMIT" if keep(outcome) else "ROLLBACK")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return outcome


def configure(db: sqlite3.Connection, path: str) -> None:
    """WAL with an fsync per commit; StoreError where the file or its folder does not allow it (trouble O-01)."""
    db.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    mode = db.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise StoreError(f"{path} cannot be given a write-ahead log (it stays in mode {mode}): put it on a local disk")
    db.execute("PRAGMA synchronous = FULL")
    db.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
    db.execute("PRAGMA fullfsync = ON")  # macOS: fsync alone does not reach the disk; elsewhere without effect
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA temp_store = MEMORY")
    db.execute("PRAGMA trusted_schema = OFF")
