"""What the file keeps: everything acknowledged, whatever happens to the process."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from poker_bot.host.ports import Duplicate, Person, Timer, TimerChange
from poker_bot.store.readonly import ReadOnlyStore
from poker_bot.store.sqlite import open_store
from tests.contracts.appender import TABLES
from tests.contracts.worlds import CHIPS, NOW, appended, key_of, make_world, stored

ROOT = Path(__file__).parents[2]


async def test_restart(database: Path) -> None:
    """Closed and opened again, the store gives everything back: log, snapshot, timers, chips, people, places, keys."""
    async with open_store(database, key_of(database)) as store:
        world = await make_world(store)
        timers = [TimerChange("turn", NOW + 30_000)]
        await appended(store, world.batch(0, events=2, secret=True, snapshot=b"two", dedupe="u1", timers=timers))
        await appended(store, world.batch(2, events=1, postings=[world.buy_in(300)]))
        await store.set_person_language(world.people[1].id, "fr")
        await store.move_place("playground", "parlour", "salon")
        await store.save_message(world.room.id, "table:1", "m1")
    async with open_store(database, key_of(database)) as store:
        world.store = store
        epoch = await store.claim("again")
        assert epoch == world.epoch + 1
        loaded = await store.load(world.table)
        assert loaded is not None
        assert (loaded.version, loaded.snapshot_version, loaded.snapshot) == (3, 2, b"two")
        assert loaded.timers == (Timer(world.table, "turn", NOW + 30_000),)
        assert await store.events(world.table) == stored(0, 2, secret=True) + stored(2, 1)
        assert await world.wallets() == (CHIPS - 300, CHIPS)
        assert await store.append(world.batch(3, dedupe="u1", epoch=epoch)) == Duplicate()
        assert await store.persons([2]) == {2: Person(2, "Bert", "fr", "playground", "b")}
        assert (await store.room(world.community.id, "playground", "parlour")).place == "salon"
        assert await store.message(world.room.id, "table:1") == "m1"
        assert await store.open_tables() == (world.table,)


@pytest.mark.parametrize("lines", [1, 40, 150])
def test_kill_in_mid_append_loses_nothing_acknowledged(database: Path, lines: int) -> None:
    """After kill -9 every acknowledged version is there, logs have no gap, and every append is whole (trouble O-03)."""
    command = [sys.executable, "-m", "tests.contracts.appender", str(database)]
    acknowledged: dict[int, int] = {}
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for _ in range(lines):
            _note(acknowledged, process.stdout.readline())
        os.kill(process.pid, signal.SIGKILL if sys.platform != "win32" else signal.SIGTERM)
        for line in process.stdout:
            _note(acknowledged, line)
    before = database.read_bytes()
    source = ReadOnlyStore.open(database, key_of(database))
    try:
        tables = {record.table: record.version for record in source.tables()}
        assert len(tables) == TABLES
        assert acknowledged
        for table, version in tables.items():
            assert version >= acknowledged.get(table, 0)
            assert tuple(event.version for event in source.events(table)) == tuple(range(1, version + 1))
            if version:
                assert source.snapshot(table) == (version, b"state")
        booked = sum(row.amount for row in source.ledger() if row.table)
        assert booked == sum(min(version, 200) // 2 for version in tables.values())
        assert sum(account.chips for account in source.balances()) == 0
    finally:
        source.close()
    assert database.read_bytes() == before, "reading leaves to the next host what the killed one left in the log"


def _note(acknowledged: dict[int, int], line: str) -> None:
    """Only whole lines count: the last one may be cut off by the kill."""
    if line.endswith("\n"):
        table, version = line.split()
        acknowledged[int(table)] = int(version)


OPEN = "store = await SqliteStore.open(path, key)"
SCRIPTS = {
    "an exception inside the block": "async with open_store(path, key) as store: raise SystemError('boom')",
    "a store that nobody closes": f"{OPEN}; await store.claim('w'); raise SystemError('boom')",
    "a store that nobody closes, at once": f"{OPEN}; raise SystemError('boom')",
    "appends under way": f"{OPEN}; keep.append(asyncio.create_task(append(store))); await asyncio.sleep(0); "
    "await asyncio.sleep(0); raise SystemError('boom')",
    "a file that cannot be used": "key.write_text('rubbish'); await SqliteStore.open(path, key)",
}


@pytest.mark.parametrize("case", SCRIPTS)
def test_an_error_does_not_hang_the_process(database: Path, case: str) -> None:
    """The database's thread is no daemon; the process ends with its error all the same, and the lock is free again."""
    script = f"""
import asyncio, sys
from pathlib import Path
from poker_bot.store.sqlite import SqliteStore, open_store
from tests.contracts.worlds import make_world
keep = []
path, key = Path(sys.argv[1]), Path(sys.argv[2])
async def append(store):
    world = await make_world(store)
    await store.append(world.batch(0))
async def main():
    {SCRIPTS[case]}
asyncio.run(main())
"""
    # A connection that only the garbage collector closes is an error too: that is luck, not a close.
    strict = [sys.executable, "-W", "error::ResourceWarning"]
    command = [*strict, "-c", script, str(database), str(key_of(database))]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=30, check=False)
    assert ended.returncode == 1
    assert ("boom" in ended.stderr) or ("is not a key file" in ended.stderr)
