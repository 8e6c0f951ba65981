"""Tables in SQL: made, loaded, closed. The log itself is written by ``appending`` alone."""

import sqlite3
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from poker_bot.host.ports import LoadedTable, StoredEvent, Timer
from poker_bot.store.connection import writing
from poker_bot.store.crypto import Cipher
from poker_bot.store.sessions import remember_table

_EVENTS: Final = "SELECT version, kind, body, secret FROM events WHERE table_id = ? AND version > ? ORDER BY version"


_OF_KINDS: Final = """
    SELECT version, kind, body FROM events
    WHERE table_id = ? AND secret = 0 AND kind IN (SELECT value FROM json_each(?)) ORDER BY version
"""


def claim(db: sqlite3.Connection, worker: str) -> int:
    """Take over: the next epoch, in which ``worker`` writes and nobody else."""
    with writing(db):
        taken = db.execute("UPDATE epoch SET number = number + 1, worker = ? RETURNING number", (worker,)).fetchall()
    number: int = taken[0][0]
    return number


def create_table(db: sqlite3.Connection, community: int, room: int) -> int:
    """The table a room shows, made if it shows none; ValueError for an unknown room of that community."""
    with writing(db):
        row = db.execute("SELECT table_id FROM rooms WHERE id = ? AND community = ?", (room, community)).fetchone()
        if row is None:
            raise ValueError(f"community {community} has no room {room}")
        if row[0] is not None:
            shown: int = row[0]
            return shown
        bank = db.execute("SELECT bank FROM communities WHERE id = ?", (community,)).fetchone()[0]
        made = db.execute("INSERT INTO tables (community, bank) VALUES (?, ?)", (community, bank)).lastrowid
        assert made is not None  # noqa: S101 - an INSERT has a row id
        db.execute("UPDATE rooms SET table_id = ? WHERE id = ?", (made, room))
        return made


def close_table(db: sqlite3.Connection, table: int) -> None:
    """Mark it closed, show it nowhere, drop its timers; ValueError for an unknown table."""
    with writing(db):
        if db.execute("UPDATE tables SET closed = 1 WHERE id = ?", (table,)).rowcount != 1:
            raise ValueError(f"there is no table {table}")
        remember_table(db, table)
        db.execute("UPDATE rooms SET table_id = NULL WHERE table_id = ?", (table,))
        db.execute("DELETE FROM timers WHERE table_id = ?", (table,))


def open_tables(db: sqlite3.Connection) -> tuple[int, ...]:
    """Ids of the tables not closed, in order."""
    return tuple(row[0] for row in db.execute("SELECT id FROM tables WHERE closed = 0 ORDER BY id"))


def load(db: sqlite3.Connection, cipher: Cipher, table: int) -> LoadedTable | None:
    """The table as last committed, decrypted."""
    row = db.execute("SELECT bank, community, version FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    bank, community, version = row
    found = snapshot(db, cipher, table)
    snapshot_version, body = found or (0, None)
    timers = db.execute("SELECT table_id, name, due FROM timers WHERE table_id = ? ORDER BY name", (table,)).fetchall()
    return LoadedTable(
        table=table,
        bank=bank,
        community=community,
        version=version,
        snapshot_version=snapshot_version,
        snapshot=body,
        events=tuple(events(db, cipher, table, snapshot_version)),
        timers=tuple(Timer(*timer) for timer in timers),
    )


def events(db: sqlite3.Connection, cipher: Cipher, table: int, after: int) -> Iterator[StoredEvent]:
    """The log behind version ``after``, decrypted one by one; StoreError at a body that cannot be."""
    for version, kind, body, secret in db.execute(_EVENTS, (table, after)):
        clear = cipher.open_event(table, version, kind, body) if secret else body
        yield StoredEvent(version, kind, clear, secret=bool(secret))


def events_of(db: sqlite3.Connection, table: int, kinds: Sequence[str]) -> tuple[StoredEvent, ...]:
    """The public events of some kinds; nothing is decrypted."""
    wanted = msgspec.json.encode(list(kinds)).decode()
    return tuple(StoredEvent(*row) for row in db.execute(_OF_KINDS, (table, wanted)))


def snapshot(db: sqlite3.Connection, cipher: Cipher, table: int) -> tuple[int, bytes] | None:
    """Version and decrypted body of the table's snapshot, None when it has none."""
    row = db.execute("SELECT version, body FROM snapshots WHERE table_id = ?", (table,)).fetchone()
    return None if row is None else (row[0], cipher.open_snapshot(table, row[0], row[1]))
