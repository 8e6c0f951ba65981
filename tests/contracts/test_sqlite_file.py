"""The file itself: whose it is, who writes it, where it may lie, what it refuses to hold."""

import asyncio
import errno
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from poker_bot.host.ports import ACCOUNT_LIMIT, StoreError
from poker_bot.store import filesystem, lock, schema, sqlite
from poker_bot.store.filesystem import filesystem_of, is_shared
from poker_bot.store.postings import HOUSE_LOWEST
from poker_bot.store.readonly import ReadOnlyStore
from poker_bot.store.schema import APPLICATION_ID, Migration, migrate, migrations
from poker_bot.store.sqlite import SqliteStore, open_store
from tests.contracts.worlds import CHIPS, appended, key_of, make_world, raw

ROOT = Path(__file__).parents[2]


async def furnish(database: Path) -> None:
    """Open the file for writing, make a world in it, and close it."""
    async with open_store(database, key_of(database)) as store:
        await make_world(store)


def refusal_of(database: Path) -> str:
    """Why the file cannot be opened for writing."""
    with pytest.raises(StoreError) as refusal:
        asyncio.run(furnish(database))
    return str(refusal.value)


# --- one writer -------------------------------------------------------------------------------------------------


async def test_one_writer_in_this_process(database: Path, sqlite: SqliteStore) -> None:
    """A second writer is refused with one line that names the first one's process; the first goes on."""
    with pytest.raises(StoreError, match=f"in use by process {os.getpid()} on ") as refusal:
        await SqliteStore.open(database, key_of(database))
    assert "\n" not in str(refusal.value)
    await make_world(sqlite)


async def test_a_link_is_the_same_file(database: Path, sqlite: SqliteStore) -> None:
    """The lock is on the file, not on the name by which it was given."""
    link = database.with_name("link.db")
    link.symlink_to(database)
    with pytest.raises(StoreError, match="in use by process"):
        await SqliteStore.open(link, key_of(database))


def test_another_process_writes(database: Path) -> None:
    """The lock holds between processes, says who has it, and is gone when that process is killed (trouble P-03)."""
    script = (
        "import asyncio, sys; from pathlib import Path; from poker_bot.store.sqlite import open_store\n"
        "async def main():\n"
        "    async with open_store(Path(sys.argv[1]), Path(sys.argv[2])):\n"
        "        print('open', flush=True); await asyncio.Event().wait()\n"
        "asyncio.run(main())"
    )
    command = [sys.executable, "-c", script, str(database), str(key_of(database))]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        try:
            assert refusal_of(database).startswith(f"{database} is in use by process {process.pid} on ")
        finally:
            process.send_signal(signal.SIGKILL if sys.platform != "win32" else signal.SIGTERM)
    asyncio.run(furnish(database))


def test_a_lock_that_cannot_be_written(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that is full when the lock is taken is named in one line, and the lock is free afterwards."""

    def full(_handle: int, _text: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        with pytest.raises(StoreError, match="lock cannot be written: No space left"):
            lock.WriterLock.take(database)
    lock.WriterLock.take(database).release()


def test_a_folder_that_cannot_be_written(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder is named before anything is tried in it, not the file that SQLite would stumble over."""
    monkeypatch.setattr(os, "access", lambda path, _mode: path != database.parent)
    assert refusal_of(database).startswith(f"the folder {database.parent} cannot be written")
    assert list(database.parent.iterdir()) == []


# --- where it lies ----------------------------------------------------------------------------------------------

MOUNTS = """\
22 1 253:0 / / rw,relatime - ext4 /dev/vda rw
30 22 0:40 / /data rw - nfs4 server:/export rw
31 30 8:1 / /data/local rw shared:5 master:1 - ext4 /dev/sda1 rw
32 22 0:41 / /mnt/my\\040share rw - fuse.sshfs me@host: rw
33 22 0:42 / /host rw - virtiofs tag rw
34 22 0:43 / /over rw - ext4 /dev/sdb rw
35 22 0:44 / /over rw - cifs //server/share rw
36 22 0:45 / /box rw - fuse.fuse-overlayfs fuse-overlayfs rw
"""


@pytest.mark.parametrize(
    ("folder", "kind", "shared"),
    [
        ("/", "ext4", False),
        ("/home/anna", "ext4", False),
        ("/data/poker", "nfs4", True),
        ("/data", "nfs4", True),
        ("/database", "ext4", False),
        ("/data/local/poker", "ext4", False),
        ("/mnt/my share/x", "fuse.sshfs", True),
        ("/host/volume", "virtiofs", True),
        ("/over", "cifs", True),
        ("/box/db", "fuse.fuse-overlayfs", False),
    ],
)
def test_shared_file_systems(folder: str, kind: str, shared: bool) -> None:
    """The innermost and newest mount says what a folder lies on (trouble O-02)."""
    assert filesystem_of(Path(folder), MOUNTS) == kind
    assert is_shared(kind) is shared


def test_an_unknown_file_system_is_allowed() -> None:
    """Where the system says nothing, nothing is refused."""
    assert filesystem_of(Path("/data"), "") is None
    assert not is_shared(None)


@pytest.mark.skipif(sys.platform != "linux", reason="/proc is Linux")
async def test_a_shared_file_system_is_refused(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database on a network share is refused with the reason, and nothing is made there."""
    mounts = database.with_name("mountinfo")
    mounts.write_text(f"22 1 253:0 / / rw - ext4 /dev/vda rw\n23 22 0:4 / {database.parent} rw - nfs4 server:/x rw\n")
    monkeypatch.setattr(filesystem, "_MOUNTS", mounts)
    with pytest.raises(StoreError, match=r"shared file system \(nfs4\)"):
        await SqliteStore.open(database, key_of(database))
    assert [file.name for file in database.parent.iterdir()] == ["mountinfo"]


async def test_a_folder_that_does_not_exist(database: Path) -> None:
    """The folder is named; it is not made."""
    with pytest.raises(StoreError, match=r"folder .*nowhere for the database does not exist"):
        await SqliteStore.open(database.parent / "nowhere" / "poker.db", key_of(database))


def test_a_folder_in_place_of_the_file(database: Path) -> None:
    """A folder by the database's name is said to be one."""
    database.mkdir()
    assert refusal_of(database) == f"{database} cannot be written: Is a directory"


# --- what is in it ----------------------------------------------------------------------------------------------


async def test_settings_of_the_connection(database: Path, sqlite: SqliteStore) -> None:
    """WAL with an fsync per commit, foreign keys on, every table STRICT, our mark in the header (trouble O-01)."""
    wanted = {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "busy_timeout": 5_000,
        "application_id": APPLICATION_ID,
        "user_version": len(migrations()),
    }
    world = await make_world(sqlite)
    await appended(sqlite, world.batch(0))
    assert await sqlite.pragmas(*wanted) == wanted
    with raw(database) as shell:
        tables = shell.execute("SELECT name, strict FROM pragma_table_list WHERE type = 'table' AND schema = 'main'")
        strict = {name: flag for name, flag in tables if not name.startswith("sqlite_")}
    assert set(strict.values()) == {1}
    assert {"events", "ledger", "balances", "epoch", "timers", "dedupe"} <= set(strict)


async def test_a_newer_schema_is_refused(database: Path) -> None:
    """A file written by a newer program is not touched; the message has both numbers."""
    async with open_store(database, key_of(database)):
        pass
    with raw(database) as shell:
        shell.execute("PRAGMA user_version = 99")
    with pytest.raises(StoreError, match=r"has schema 99, this program knows up to \d+: a newer version wrote it"):
        await SqliteStore.open(database, key_of(database))
    with raw(database) as shell:
        assert shell.execute("PRAGMA user_version").fetchone() == (99,)


def test_another_programs_database(database: Path) -> None:
    """A SQLite file that is not ours is refused and left as it is."""
    with raw(database) as shell:
        shell.execute("CREATE TABLE recipes (name TEXT)")
    assert refusal_of(database) == f"{database} is a database of another program"
    with raw(database) as shell:
        assert shell.execute("SELECT name FROM sqlite_schema").fetchall() == [("recipes",)]
        assert shell.execute("PRAGMA user_version").fetchone() == (0,)
        assert shell.execute("PRAGMA journal_mode").fetchone() == ("delete",)


def test_a_file_that_is_no_database(database: Path) -> None:
    """A text file is refused and left as it is, and the lock is free again."""
    database.write_text("dear diary\n" * 500)
    for _ in range(2):
        assert refusal_of(database) == f"{database} cannot be used: file is not a database"
    assert database.read_text() == "dear diary\n" * 500


async def test_a_migration_keeps_what_is_there(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A later step is applied once to an older file, whose chips stay; the older program then refuses the file."""
    async with open_store(database, key_of(database)) as store:
        await make_world(store)
    step = Migration(len(migrations()) + 1, "later.sql", "ALTER TABLE persons ADD COLUMN shoe_size INTEGER;")
    with monkeypatch.context() as later:
        later.setattr(sqlite, "migrations", lambda: (*migrations(), step))
        for _ in range(2):
            async with open_store(database, key_of(database)) as store:
                assert await store.balance(1, 1) == CHIPS
                assert await store.pragmas("user_version") == {"user_version": step.number}
    with pytest.raises(StoreError, match="newer version"):
        await SqliteStore.open(database, key_of(database))


def test_a_failing_migration_leaves_nothing(database: Path) -> None:
    """A step is applied whole or not at all: the steps before it stay, its own first half does not."""
    good = Migration(2, "0002_good.sql", "CREATE TABLE good (x INTEGER) STRICT;")
    bad = Migration(3, "0003_bad.sql", "CREATE TABLE half (x INTEGER) STRICT; INSERT INTO missing VALUES (1);")
    with raw(database) as shell:
        with pytest.raises(StoreError, match=r"0003_bad\.sql failed, nothing of it was kept: no such table: missing"):
            migrate(shell, "file", (*migrations()[:1], good, bad))
        assert shell.execute("PRAGMA user_version").fetchone() == (2,)
        assert not shell.in_transaction
        names = {row[0] for row in shell.execute("SELECT name FROM sqlite_schema")}
        assert "good" in names
        assert "half" not in names
        assert migrate(shell, "file", (*migrations()[:1], good)) == 0


def test_migrations_are_numbered_without_a_gap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The steps are 1, 2, 3 …; a missing number is found before any file is touched."""
    assert [step.number for step in migrations()] == list(range(1, len(migrations()) + 1))
    (tmp_path / "migrations").mkdir()
    for name in ("0001_a.sql", "0003_c.sql", "notes.txt"):
        (tmp_path / "migrations" / name).write_text("")
    monkeypatch.setattr(schema, "files", lambda _: tmp_path)
    with pytest.raises(StoreError, match=r"not numbered 1 to 2: 0001_a\.sql, 0003_c\.sql"):
        migrations()


def test_an_old_sqlite_is_refused(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """STRICT tables need a certain version of SQLite; an older one is named."""
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 36, 0))
    with raw(database) as shell, pytest.raises(StoreError, match=r"SQLite 3\.37\.0 or newer is needed"):
        migrate(shell, "file", migrations())


# --- what it refuses to hold ------------------------------------------------------------------------------------


async def test_limits_in_sql_are_those_of_the_program(database: Path, sqlite: SqliteStore) -> None:
    """The CHECKs hold exactly the program's limits, so a mistake above cannot get past them (troubles M-17, O-08)."""
    await make_world(sqlite)
    change = "UPDATE balances SET chips = ? WHERE account = ?"
    with raw(database) as shell:
        for account, least, most in (("wallet:1", 0, ACCOUNT_LIMIT), ("house", HOUSE_LOWEST, 0)):
            for fits in (least, most):
                shell.execute(change, (fits, account))
            for too_far in (least - 1, most + 1):
                with pytest.raises(sqlite3.IntegrityError, match="CHECK"):
                    shell.execute(change, (too_far, account))


async def test_past_64_bits(database: Path, sqlite: SqliteStore) -> None:
    """The three ways past 2**63 all fail loudly: bound, added and summed (trouble O-08)."""
    await make_world(sqlite)
    with raw(database) as shell:
        with pytest.raises(OverflowError):
            shell.execute("UPDATE balances SET chips = ?", (2**63,))
        shell.execute("INSERT INTO timers VALUES (1, 'far', ?)", (2**63 - 1,))
        with pytest.raises(sqlite3.IntegrityError, match="cannot store REAL value in INTEGER column"):
            shell.execute("UPDATE timers SET due = due + 1")
        with pytest.raises(sqlite3.IntegrityError, match="cannot store REAL value in INTEGER column"):
            shell.execute("UPDATE balances SET chips = chips + 9223372036854775807 WHERE account = 'wallet:1'")
        with pytest.raises(sqlite3.OperationalError, match="integer overflow"):
            shell.execute("SELECT sum(due) FROM (SELECT due FROM timers UNION ALL SELECT due FROM timers)").fetchone()
        # All accounts together can be summed, and one more change of any size be tried on each.
        assert abs(HOUSE_LOWEST) == ACCOUNT_LIMIT
        assert 2 * ACCOUNT_LIMIT < 2**63
    assert await sqlite.balance(1, 1) == CHIPS


@pytest.mark.parametrize("value", ["many", 1.5, b"\x01", None])
async def test_chips_are_whole_numbers(database: Path, sqlite: SqliteStore, value: object) -> None:
    """Nothing but a whole number can stand where chips stand."""
    await make_world(sqlite)
    with raw(database) as shell, pytest.raises(sqlite3.IntegrityError):
        shell.execute("UPDATE balances SET chips = ? WHERE account = 'wallet:1'", (value,))


@pytest.mark.parametrize("table", ["ledger", "events"])
@pytest.mark.parametrize("change", ["UPDATE {} SET at = 0", "DELETE FROM {}"])
async def test_what_is_booked_stays(database: Path, sqlite: SqliteStore, table: str, change: str) -> None:
    """Neither the ledger nor the log of events can be changed or shortened."""
    world = await make_world(sqlite)
    await appended(sqlite, world.batch(0, postings=[world.buy_in(5)]))
    with raw(database) as shell, pytest.raises(sqlite3.IntegrityError, match=r"never (changed|shortened|erased)"):
        shell.execute(change.format(table))


async def test_the_version_is_in_the_key(database: Path, sqlite: SqliteStore) -> None:
    """The same version twice is an integrity error, whatever the program thinks (lost update)."""
    world = await make_world(sqlite)
    await appended(sqlite, world.batch(0))
    with (
        raw(database) as shell,
        pytest.raises(sqlite3.IntegrityError, match=r"UNIQUE constraint failed: events\.table_id"),
    ):
        shell.execute("INSERT INTO events SELECT * FROM events")


async def test_readers_see_no_half_append(database: Path, sqlite: SqliteStore) -> None:
    """Beside the writer the file can be read at any time."""
    world = await make_world(sqlite)
    source = ReadOnlyStore.open(database, key_of(database))
    try:
        await appended(sqlite, world.batch(0, events=3))
        assert [record.version for record in source.tables()] == [0]
        assert list(source.events(world.table)) == []
    finally:
        source.close()
