"""Hidden cards at rest: no file shows them without the key, and the key is looked after (trouble O-13)."""

import errno
import logging
import os
import stat
from pathlib import Path

import pytest

from poker_bot.host.ports import StoreError
from poker_bot.store.crypto import Cipher
from poker_bot.store.readonly import ReadOnlyStore
from poker_bot.store.sqlite import SqliteStore, open_store
from tests.contracts.worlds import SECRET, appended, key_of, make_world, raw

SNAPSHOT = b'{"deck":"ordered for nobody to see"}'


async def play(store: SqliteStore) -> int:
    """Append a secret event, a public one and a snapshot; returns the table."""
    world = await make_world(store)
    await appended(store, world.batch(0, events=2, secret=True, snapshot=SNAPSHOT))
    return world.table


def read_all(source: ReadOnlyStore) -> None:
    """Decrypt whatever there is of table 1."""
    list(source.events(1))
    source.snapshot(1)


def mode_of(file: Path) -> int:
    """Who may do what with it."""
    return stat.S_IMODE(file.stat().st_mode)


async def test_no_file_shows_a_hidden_card(database: Path) -> None:
    """Neither the file nor its log nor a backup holds a secret body or a snapshot in clear; public events it does."""
    async with open_store(database, key_of(database)) as store:
        await play(store)
        running = b"".join(file.read_bytes() for file in database.parent.iterdir())
        source = ReadOnlyStore.open(database, key_of(database))
        source.backup(database.parent / "copy")
        source.close()
    closed = b"".join(file.read_bytes() for file in database.parent.iterdir() if file.name != "copy")
    for content in (running, closed, (database.parent / "copy").read_bytes()):
        assert b'{"seat":1}' in content
        assert b"DeckSealed" in content
        assert SECRET not in content
        assert b"nobody may see" not in content
        assert b"ordered for nobody" not in content


async def test_equal_secrets_look_different(database: Path) -> None:
    """The same deck twice leaves two different bodies: nothing can be learned by comparing them."""
    async with open_store(database, key_of(database)) as store:
        world = await make_world(store)
        await appended(store, world.batch(0, secret=True))
        await appended(store, world.batch(1, secret=True))
    with raw(database) as shell:
        first, second = (row[0] for row in shell.execute("SELECT body FROM events ORDER BY version"))
    assert first[12:] != second[12:]
    assert first[:12] != second[:12]


@pytest.mark.parametrize(
    ("tamper", "names"),
    [
        (
            "UPDATE events SET body = (SELECT body FROM events WHERE version = 3) WHERE version = 1",
            r"event 1 \(DeckSealed",
        ),
        ("UPDATE events SET kind = 'HandShown' WHERE version = 3", r"event 3 \(HandShown\) of table 1"),
        ("UPDATE events SET body = x'00' WHERE version = 1", "event 1 "),
        ("UPDATE snapshots SET version = 1", "snapshot 1 of table 1"),
        ("UPDATE snapshots SET body = (SELECT body FROM events WHERE version = 1)", "snapshot 3 of table 1"),
    ],
    ids=["moved", "renamed", "cut", "snapshot of another version", "event as snapshot"],
)
async def test_secrets_are_bound_to_their_place(database: Path, tamper: str, names: str) -> None:
    """A body that was altered or moved is refused, and the refusal names the place but quotes nothing."""
    async with open_store(database, key_of(database)) as store:
        world = await make_world(store)
        await appended(store, world.batch(0, events=2, secret=True, snapshot=b"old"))
        await appended(store, world.batch(2, secret=True, snapshot=SNAPSHOT))
    with raw(database) as shell:
        shell.execute("DROP TRIGGER events_are_never_changed")
        shell.execute(tamper)
    source = ReadOnlyStore.open(database, key_of(database))
    try:
        with pytest.raises(StoreError, match=names) as refusal:
            read_all(source)
        assert "nobody" not in str(refusal.value)
        assert refusal.value.__cause__ is None
    finally:
        source.close()


async def test_the_key_is_made_once_for_its_owner_alone(database: Path) -> None:
    """The first start makes the key file with mode 600; later starts leave it as it is."""
    key_file = key_of(database)
    async with open_store(database, key_file):
        pass
    made = key_file.read_bytes()
    if os.name == "posix":
        assert (mode_of(key_file), mode_of(database)) == (0o600, 0o600)
    async with open_store(database, key_file) as store:
        await play(store)
    async with open_store(database, key_file):
        pass
    assert key_file.read_bytes() == made


async def test_half_a_key_is_not_left_behind(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk at the first start is named, and once there is room the start succeeds: no damaged key is found."""

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(StoreError, match="key cannot be made: No space left"):
            await SqliteStore.open(database, key_of(database))
    assert not key_of(database).exists()
    async with open_store(database, key_of(database)):
        pass
    assert key_of(database).exists()


async def test_a_missing_key_is_named(database: Path) -> None:
    """With something encrypted the key is needed: without it the start is refused in one line, and none is made."""
    async with open_store(database, key_of(database)) as store:
        await play(store)
    key_of(database).rename(database.parent / "elsewhere")
    with pytest.raises(StoreError, match="is missing") as refusal:
        await SqliteStore.open(database, key_of(database))
    assert str(key_of(database)) in str(refusal.value)
    assert "\n" not in str(refusal.value)
    assert not key_of(database).exists()
    async with open_store(database, database.parent / "elsewhere") as store:
        assert (await store.events(1))[0].body == SECRET


@pytest.mark.parametrize("what", ["secret event", "snapshot"])
async def test_either_kind_of_secret_needs_the_key(database: Path, what: str) -> None:
    """A log without a snapshot, and a snapshot without secret events, are both out of reach without the key."""
    async with open_store(database, key_of(database)) as store:
        world = await make_world(store)
        secret = what == "secret event"
        await appended(store, world.batch(0, secret=secret, snapshot=None if secret else SNAPSHOT))
    key_of(database).unlink()
    with pytest.raises(StoreError, match="is missing"):
        await SqliteStore.open(database, key_of(database))


async def test_before_the_first_secret_a_lost_key_is_replaced(database: Path) -> None:
    """While nothing is encrypted, a new key does no harm."""
    async with open_store(database, key_of(database)) as store:
        world = await make_world(store)
    key_of(database).unlink()
    async with open_store(database, key_of(database)) as store:
        world.store, world.epoch = store, await store.claim("again")
        await appended(store, world.batch(0, secret=True))
    async with open_store(database, key_of(database)) as store:
        assert (await store.events(1))[0].body == SECRET


async def test_a_wrong_key_is_said_plainly(database: Path) -> None:
    """Another database's key is recognised by its id before anything is read with it."""
    async with open_store(database, key_of(database)) as store:
        await play(store)
    other = database.with_name("other.db")
    async with open_store(other, key_of(other)):
        pass
    with pytest.raises(StoreError, match=r"holds key [0-9a-f]{16}, but .* with key [0-9a-f]{16}") as refusal:
        await SqliteStore.open(database, key_of(other))
    assert str(key_of(other)) in str(refusal.value)
    source = ReadOnlyStore.open(database, key_of(other))
    try:
        with pytest.raises(StoreError, match="holds key"):
            source.events(1)
    finally:
        source.close()


@pytest.mark.parametrize("content", [b"", b"poker-host-key-1 abc\n", b"\xff\xfe", b"poker-host-key-1 " + b"g" * 64])
async def test_a_damaged_key_file(database: Path, content: bytes) -> None:
    """A file that holds no key is named and left alone."""
    key_of(database).write_bytes(content)
    with pytest.raises(StoreError, match=r"poker\.db\.key"):
        await SqliteStore.open(database, key_of(database))
    assert key_of(database).read_bytes() == content


async def test_a_key_file_that_cannot_be_made(database: Path) -> None:
    """A folder that does not exist is named."""
    with pytest.raises(StoreError, match=r"keys.none\.key cannot be made"):
        await SqliteStore.open(database, database.parent / "keys" / "none.key")


@pytest.mark.skipif(os.name != "posix", reason="file modes are POSIX")
async def test_a_key_that_others_can_read(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A key file open to others is used, with a warning that shows its mode and not the key."""
    async with open_store(database, key_of(database)):
        pass
    key_of(database).chmod(0o644)
    with caplog.at_level(logging.WARNING):
        async with open_store(database, key_of(database)):
            pass
    assert "mode 644" in caplog.text
    assert key_of(database).read_text().split()[1] not in caplog.text


def test_key_ids() -> None:
    """A key has one id, which is not a part of it; two keys have two."""
    cipher, key = Cipher.fresh()
    assert Cipher(key).key_id == cipher.key_id
    assert cipher.key_id not in key.hex()
    assert Cipher.fresh()[0].key_id != cipher.key_id
    assert key.hex() not in repr(cipher)
