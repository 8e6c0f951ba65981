"""Group commit: who waits together is committed together, and each hears his own outcome."""

import asyncio
import sqlite3
import threading
from collections.abc import Coroutine, Sequence
from pathlib import Path

import pytest

from poker_bot.host.ports import Append, Appended, AppendOutcome, Insufficient, Posting, StoreError
from poker_bot.store import appending, connection
from poker_bot.store.appending import append_group
from poker_bot.store.connection import configure
from poker_bot.store.crypto import Cipher
from poker_bot.store.ledger import book
from poker_bot.store.postings import Origin
from poker_bot.store.schema import migrate, migrations
from poker_bot.store.sqlite import SqliteStore, open_store
from tests.contracts.worlds import CHIPS, World, appended, key_of, make_world, raw

TABLES = 20
ROUNDS = 10


async def test_appends_share_commits(sqlite: SqliteStore) -> None:
    """Many tables at once need far fewer commits than appends, and nothing gets lost or mixed up."""
    world = await make_world(sqlite)
    tables = [await world.another_table(f"room {number}") for number in range(TABLES)]

    async def play(table: int) -> int:
        version = 0
        for turn in range(ROUNDS):
            postings = [world.buy_in(1)] if turn % 2 else [world.buy_in(10**6)]
            outcome = await sqlite.append(world.batch(version, table=table, events=2, postings=postings))
            if turn % 2:
                assert outcome == Appended(version + 2)
                version += 2
            else:
                assert isinstance(outcome, Insufficient)
        return version

    assert await asyncio.gather(*(play(table) for table in tables)) == [ROUNDS] * TABLES
    assert sqlite.counters.appends == TABLES * ROUNDS // 2
    assert sqlite.counters.commits <= sqlite.counters.appends // 4
    assert await sqlite.balance(world.bank, 1) == CHIPS - TABLES * ROUNDS // 2
    for table in tables:
        assert [event.version for event in await sqlite.events(table)] == list(range(1, ROUNDS + 1))


async def test_a_lone_append_is_a_commit_of_its_own(sqlite: SqliteStore) -> None:
    """Nothing waits for company: one append after the other, one commit each, none for a refused one."""
    world = await make_world(sqlite)
    for version in range(3):
        await appended(sqlite, world.batch(version))
    await sqlite.append(world.batch(0))
    assert (sqlite.counters.appends, sqlite.counters.commits) == (3, 3)


async def test_an_unexpected_error_is_one_appends_own(sqlite: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug or a constraint met by one append fails that one alone, with nothing of it left."""
    world = await make_world(sqlite)
    other = await world.another_table("den")

    def failing(db: sqlite3.Connection, origin: Origin, postings: Sequence[Posting]) -> object:
        if origin.table == other:
            db.execute("UPDATE balances SET chips = -1 WHERE account = 'wallet:1'")
        return book(db, origin, postings)

    monkeypatch.setattr(appending, "book", failing)
    batches = [world.batch(0, postings=[world.buy_in(1)]), world.batch(0, table=other, postings=[world.buy_in(1)])]
    outcomes = await asyncio.gather(*(sqlite.append(batch) for batch in batches), return_exceptions=True)
    assert outcomes[0] == Appended(1)
    assert isinstance(outcomes[1], StoreError)
    assert "CHECK constraint failed" in str(outcomes[1])
    assert await world.wallets() == (CHIPS - 1, CHIPS)
    assert await sqlite.events(other) == ()


async def test_a_database_that_cannot_write(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else's write lock fails the whole group; nothing is written, afterwards all goes on (trouble O-01)."""
    monkeypatch.setattr(connection, "BUSY_MS", 10)
    async with open_store(database, key_of(database)) as store:
        world = await make_world(store)
        with raw(database) as shell:
            shell.execute("BEGIN IMMEDIATE")
            batches = (world.batch(0, postings=[world.buy_in(10)]), world.batch(1))
            outcomes = await asyncio.gather(*(store.append(batch) for batch in batches), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [StoreError, StoreError]
        assert "database is locked" in str(outcomes[0])
        assert (await world.wallets(), await store.events(world.table)) == ((CHIPS, CHIPS), ())
        assert await store.append(world.batch(0)) == Appended(1)


def furnish(shell: sqlite3.Connection, path: str) -> None:
    """A schema with one table in it, without a store around it."""
    configure(shell, path)
    migrate(shell, path, migrations())
    shell.execute("INSERT INTO banks DEFAULT VALUES")
    shell.execute("INSERT INTO communities VALUES (1, 1, 'playground', 'club', 'en')")
    shell.execute("INSERT INTO tables (community, bank) VALUES (1, 1)")


def test_a_full_disk(database: Path) -> None:
    """When there is no room for a group none of it is written, and with room again it can be."""
    cipher, _ = Cipher.fresh()
    with raw(database) as shell:
        furnish(shell, str(database))
        size = shell.execute("PRAGMA page_count").fetchone()[0]
        batches = [Append(1, 0, 1, 0, key, 0, 0, (), (), (), b"x" * 9_000) for key in ("a", "b")]
        shell.execute(f"PRAGMA max_page_count = {size}")
        with pytest.raises(sqlite3.OperationalError, match="full"):
            append_group(shell, cipher, batches)
        assert not shell.in_transaction
        assert shell.execute("SELECT key FROM dedupe UNION ALL SELECT version FROM snapshots").fetchall() == []
        shell.execute(f"PRAGMA max_page_count = {size + 100}")
        assert append_group(shell, cipher, batches) == [Appended(0), Appended(0)]


def test_a_bug_in_the_group(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the group itself goes wrong half way, nothing of it is kept: nobody has heard of it either."""
    cipher, _ = Cipher.fresh()
    apply = appending._in_savepoint  # noqa: SLF001 - the bug is put there

    def once(db: sqlite3.Connection, cipher: Cipher, epoch: int, batch: Append) -> AppendOutcome | Exception:
        if batch.dedupe == "b":
            raise LookupError("bug")
        return apply(db, cipher, epoch, batch)

    monkeypatch.setattr(appending, "_in_savepoint", once)
    with raw(database) as shell:
        furnish(shell, str(database))
        with pytest.raises(LookupError):
            append_group(shell, cipher, [Append(1, 0, 1, 0, key, 0, 0, ()) for key in ("a", "b")])
        assert not shell.in_transaction
        assert shell.execute("SELECT key FROM dedupe").fetchall() == []


async def test_cancelled_while_the_commit_runs(sqlite: SqliteStore) -> None:
    """A cancellation is let through only when the append is decided: the next look at the table is final."""
    world = await make_world(sqlite)
    seen: list[int] = []

    async def press() -> None:
        try:
            await sqlite.append(world.batch(0, postings=[world.buy_in(10)]))
        finally:
            seen.append(sqlite.counters.appends)

    task = asyncio.create_task(press())
    for _ in range(3):  # into the writer's hands and on to the database
        await asyncio.sleep(0)
    assert sqlite.counters.appends == 0
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert seen == [1]
    assert await world.wallets() == (CHIPS - 10, CHIPS)


async def test_the_writer_is_cancelled(database: Path) -> None:
    """When the loop ends everything, the writer included, what was sent to the database is still answered truly."""
    store = await SqliteStore.open(database, key_of(database))
    world = await make_world(store)
    sent = asyncio.create_task(store.append(world.batch(0)))
    for _ in range(3):  # into the writer's hands and on to the database
        await asyncio.sleep(0)
    waiting = asyncio.create_task(store.append(world.batch(1)))
    await asyncio.sleep(0)
    (writer,) = (task for task in asyncio.all_tasks() if task.get_name() == "store writer")
    writer.cancel()
    outcomes = await asyncio.gather(sent, waiting, return_exceptions=True)
    assert outcomes[0] == Appended(1)
    assert isinstance(outcomes[1], StoreError)
    await store.close()
    async with open_store(database, key_of(database)) as again:
        assert len(await again.events(world.table)) == 1


async def test_cancelled_while_opening(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A loop that ends everything before the writer's first step leaves no thread, no lock and no open file behind."""
    threads = set(threading.enumerate())
    create_task = asyncio.create_task

    def hurried(work: Coroutine[None, None, None], *, name: str) -> asyncio.Task[None]:
        task = create_task(work, name=name)
        task.cancel()
        opening.cancel()
        return task

    opening = create_task(SqliteStore.open(database, key_of(database)))
    monkeypatch.setattr(asyncio, "create_task", hurried)
    with pytest.raises(asyncio.CancelledError):
        await opening
    monkeypatch.undo()
    for thread in set(threading.enumerate()) - threads:
        thread.join(10)  # it has been told to end; it is given the time to
        assert not thread.is_alive()
    async with open_store(database, key_of(database)) as store:
        await make_world(store)


async def test_cancelled_twice(sqlite: SqliteStore) -> None:
    """Who cannot wait even for that lets go at once, and the append is decided all the same."""
    world: World = await make_world(sqlite)
    task = asyncio.create_task(sqlite.append(world.batch(0)))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    loaded = await sqlite.load(world.table)
    assert loaded is not None
    assert loaded.version == 1


async def test_calls_behind_the_close(database: Path) -> None:
    """A closed store answers every call with one plain error."""
    store = await SqliteStore.open(database, key_of(database))
    world = await make_world(store)
    await store.close()
    await store.close()
    for call in (store.load(1), store.open_tables(), store.append(world.batch(0)), store.claim("late")):
        with pytest.raises(StoreError, match="the database is closed"):
            await call
