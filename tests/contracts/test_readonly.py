"""Reading beside the running host: one moment of the file, unable to change it; and copies of it."""

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from poker_bot.host.ports import AccountBalance, AuditSource, LedgerRow, StoreError, TableRecord
from poker_bot.store.readonly import ReadOnlyStore
from poker_bot.store.sqlite import SqliteStore, open_store
from tests.contracts.worlds import CHIPS, NOW, SECRET, appended, key_of, make_world, raw, stored


@contextmanager
def reading(database: Path) -> Iterator[AuditSource]:
    """The file opened read-only."""
    source = ReadOnlyStore.open(database, key_of(database))
    try:
        yield source
    finally:
        source.close()


async def furnish(database: Path) -> None:
    """A closed file with a buy-in, a secret and a snapshot in it."""
    async with open_store(database, key_of(database)) as store:
        world = await make_world(store)
        await appended(store, world.batch(0, secret=True, postings=[world.buy_in(300), world.bet(20)], snapshot=b"s"))


@pytest.fixture
def furnished(database: Path) -> Path:
    """The path of such a file."""
    asyncio.run(furnish(database))
    return database


def test_everything_can_be_read(furnished: Path) -> None:
    """Ledger, balances, tables, and with the key events and snapshot."""
    with reading(furnished) as source:
        assert source.has_key
        rows = list(source.ledger())
        assert rows[0] == LedgerRow(1, 1, "house", "wallet:1", CHIPS, "start", 0, 0, 0, 0, NOW, -CHIPS, CHIPS)
        assert rows[2] == LedgerRow(3, 1, "wallet:1", "seat:1:1", 300, "buy-in", 1, 0, 1, 1, NOW, CHIPS - 300, 300)
        assert rows[3] == LedgerRow(4, 1, "seat:1:1", "pot:1", 20, "bet", 1, 1, 1, 1, NOW, 280, 20)
        assert AccountBalance(1, "house", -2 * CHIPS) in list(source.balances())
        assert sum(account.chips for account in source.balances()) == 0
        assert source.tables() == (TableRecord(1, 1, 1, 1, closed=False),)
        assert tuple(source.events(1)) == stored(0, 1, secret=True)
        assert list(source.events(1, after=1)) == []
        assert source.snapshot(1) == (1, b"s")
        assert source.snapshot(2) is None


async def test_one_moment_beside_the_writer(database: Path, sqlite: SqliteStore) -> None:
    """The host goes on writing; the reader sees the moment at which it opened, the next one the newer."""
    world = await make_world(sqlite)
    with reading(database) as source:
        for version in range(5):
            await appended(sqlite, world.batch(version, postings=[world.buy_in(1)]))
        assert [record.version for record in source.tables()] == [0]
        assert len(list(source.ledger())) == 2
    with reading(database) as source:
        assert [record.version for record in source.tables()] == [5]
        assert len(list(source.ledger())) == 7


def test_nothing_is_changed(furnished: Path) -> None:
    """Reading leaves the file as it was, byte for byte."""
    before = furnished.read_bytes()
    with reading(furnished) as source:
        list(source.ledger())
        list(source.events(1))
    assert furnished.read_bytes() == before


def test_without_the_key(furnished: Path) -> None:
    """Chips can be read without the key; hidden cards cannot, and no key is made."""
    key_of(furnished).unlink()
    with reading(furnished) as source:
        assert not source.has_key
        assert source.key_file == key_of(furnished)
        assert len(list(source.ledger())) == 4
        with pytest.raises(StoreError, match="is missing"):
            source.events(1)
        with pytest.raises(StoreError, match="is missing"):
            source.snapshot(1)
    assert not key_of(furnished).exists()


def test_a_missing_file_is_not_made(database: Path) -> None:
    """There is nothing to read where there is no file, and there is none afterwards."""
    with pytest.raises(StoreError, match=r"there is no database .*poker\.db"):
        ReadOnlyStore.open(database, key_of(database))
    assert not database.exists()


def test_a_name_with_a_question_mark(furnished: Path) -> None:
    """The path is taken as it is, whatever signs stand in it."""
    odd = furnished.with_name("what?mode=rwc&x=%41 #1.db")
    shutil.copy(furnished, odd)
    shutil.copy(key_of(furnished), key_of(odd))
    with reading(odd) as source:
        assert source.tables()


@pytest.mark.parametrize(("version", "words"), [(99, "newer version"), (-1, "start the host once")])
def test_another_schema(furnished: Path, version: int, words: str) -> None:
    """Rows of a newer schema are not guessed at, those of an older one only after the host has brought it up."""
    with raw(furnished) as shell:
        shell.execute(f"PRAGMA user_version = {version}")
    with reading(furnished) as source:
        for read in (source.ledger, source.balances):
            with pytest.raises(StoreError, match=words):
                list(read())
        with pytest.raises(StoreError, match=words):
            source.tables()


def test_other_files(database: Path) -> None:
    """A file that is no database, or another program's, is said to be one."""
    database.write_text("dear diary\n" * 500)
    with pytest.raises(StoreError, match="cannot be read: file is not a database"):
        ReadOnlyStore.open(database, key_of(database))
    database.unlink()
    with raw(database) as shell:
        shell.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(StoreError, match="another program"):
        ReadOnlyStore.open(database, key_of(database))


def test_a_damaged_file(furnished: Path) -> None:
    """What SQLite finds damaged while reading becomes the port's error."""
    with raw(furnished) as shell:
        page, size = shell.execute(
            "SELECT rootpage, (SELECT page_size FROM pragma_page_size) FROM sqlite_schema WHERE name = 'ledger'"
        ).fetchone()
    content = bytearray(furnished.read_bytes())
    content[(page - 1) * size : page * size] = b"\xa5" * size
    furnished.write_bytes(content)
    with reading(furnished) as source, pytest.raises(StoreError, match=r"cannot be read: .*malformed"):
        list(source.ledger())


# --- backup -----------------------------------------------------------------------------------------------------


async def test_a_backup_of_the_running_host(database: Path, sqlite: SqliteStore) -> None:
    """The copy is one file, holds what was committed, and a host can go on from it with the same key."""
    world = await make_world(sqlite)
    await appended(sqlite, world.batch(0, secret=True, postings=[world.buy_in(300)], snapshot=b"s"))
    folder = database.parent / "kept"
    folder.mkdir()
    copy = folder / "copy.db"
    with reading(database) as source:
        source.backup(copy)
    await appended(sqlite, world.batch(1))
    with raw(copy) as shell:
        assert shell.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    assert [file.name for file in folder.iterdir()] == ["copy.db"]
    async with open_store(copy, key_of(database)) as store:
        loaded = await store.load(world.table)
        assert loaded is not None
        assert (loaded.version, loaded.snapshot) == (1, b"s")
        assert (await store.events(world.table))[0].body == SECRET
        assert await store.balance(world.bank, 1) == CHIPS - 300


def test_a_backup_overwrites_nothing(furnished: Path) -> None:
    """A target that exists is left as it is."""
    target = furnished.with_name("copy.db")
    target.write_text("precious")
    with reading(furnished) as source, pytest.raises(StoreError, match="exists already"):
        source.backup(target)
    assert target.read_text() == "precious"


@pytest.mark.parametrize("suffix", ["-wal", "-journal"])
def test_a_foreign_log_beside_the_target(furnished: Path, suffix: str) -> None:
    """The log of another database must not become a part of the copy."""
    (furnished.parent / f"copy.db{suffix}").write_text("of another file")
    with reading(furnished) as source, pytest.raises(StoreError, match="in the way"):
        source.backup(furnished.with_name("copy.db"))
    assert not furnished.with_name("copy.db").exists()


def test_a_backup_to_nowhere(furnished: Path) -> None:
    """A folder that does not exist is named."""
    with reading(furnished) as source, pytest.raises(StoreError, match=r"none.copy\.db cannot be written"):
        source.backup(furnished.parent / "none" / "copy.db")


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        ("PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 3 WHERE name = 'open_tables'", "not sound"),
        ("PRAGMA foreign_keys = OFF; INSERT INTO timers VALUES (99, 'turn', 1)", "points to one that does not exist"),
    ],
    ids=["structure", "reference"],
)
def test_an_unsound_copy_is_not_kept(furnished: Path, damage: str, words: str) -> None:
    """A copy that is not sound is no backup: it is reported and removed."""
    with raw(furnished) as shell:
        shell.executescript(damage)
    target = furnished.with_name("copy.db")
    with reading(furnished) as source, pytest.raises(StoreError, match=words):
        source.backup(target)
    assert not target.exists()


def test_a_backup_that_fails_half_way(furnished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the disk fills up the half copy is removed."""

    class Full(sqlite3.Connection):
        def __init__(self, *args: object, **options: object) -> None:
            super().__init__(*args, **options)  # type: ignore[arg-type]
            self.execute("PRAGMA max_page_count = 3")

    connect = sqlite3.connect
    target = furnished.with_name("copy.db")
    with reading(furnished) as source:
        monkeypatch.setattr(sqlite3, "connect", lambda path, **options: connect(path, factory=Full, **options))
        with pytest.raises(StoreError, match=r"the backup to .*copy\.db failed: .*full"):
            source.backup(target)
    assert not target.exists()


def test_a_backup_of_an_older_schema(furnished: Path) -> None:
    """Before an update is the best time for a backup: any schema of ours can be copied."""
    with raw(furnished) as shell:
        shell.execute("PRAGMA user_version = 99")
    with reading(furnished) as source:
        source.backup(furnished.with_name("copy.db"))
    with raw(furnished.with_name("copy.db")) as shell:
        assert shell.execute("PRAGMA user_version").fetchone() == (99,)
