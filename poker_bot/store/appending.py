"""Group commit: many appends, one transaction, an outcome for each. Runs on the database's thread.

Each append of several has a savepoint, so a refused or failing one takes nothing of its neighbours with it; one alone
has the transaction. The commit makes the whole group durable with one fsync; nobody learns an outcome before it.
"""

import sqlite3
from collections.abc import Sequence
from typing import Final

from poker_bot.host.ports import Append, Appended, AppendOutcome, Duplicate, Fenced, StoredEvent
from poker_bot.store.crypto import Cipher
from poker_bot.store.ledger import book, use_key
from poker_bot.store.postings import Origin

_ADVANCE: Final = "UPDATE tables SET version = ? WHERE id = ? AND version = ? AND bank = ?"
_EVENT: Final = "INSERT INTO events (table_id, version, kind, body, secret, person, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
_SET_TIMER: Final = """
    INSERT INTO timers (table_id, name, due) VALUES (?, ?, ?)
    ON CONFLICT (table_id, name) DO UPDATE SET due = excluded.due
"""
_CLEAR_TIMER: Final = "DELETE FROM timers WHERE table_id = ? AND name = ?"
_SNAPSHOT: Final = """
    INSERT INTO snapshots (table_id, version, body) VALUES (?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, body = excluded.body
"""


def append_group(db: sqlite3.Connection, cipher: Cipher, batches: Sequence[Append]) -> list[AppendOutcome | Exception]:
    """Commit all of ``batches`` that can be; an outcome, or what went wrong with it, for each in order.

    Raises sqlite3.Error when the transaction as a whole failed: then nothing of any of them was written.
    """
    db.execute("BEGIN IMMEDIATE")
    try:
        epoch: int = db.execute("SELECT number FROM epoch").fetchone()[0]
        if len(batches) == 1:
            return [_alone(db, cipher, epoch, batches[0])]
        outcomes = [_in_savepoint(db, cipher, epoch, batch) for batch in batches]
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return outcomes


def _alone(db: sqlite3.Connection, cipher: Cipher, epoch: int, batch: Append) -> AppendOutcome | Exception:
    """Apply and commit the only append of the transaction, or undo the transaction."""
    outcome = _attempt(db, cipher, epoch, batch)
    db.execute("COMMIT" if isinstance(outcome, Appended) else "ROLLBACK")
    return outcome


def _in_savepoint(db: sqlite3.Connection, cipher: Cipher, epoch: int, batch: Append) -> AppendOutcome | Exception:
    """Apply one append, or leave nothing of it."""
    db.execute("SAVEPOINT one")
    outcome = _attempt(db, cipher, epoch, batch)
    if not isinstance(outcome, Appended):
        db.execute("ROLLBACK TO one")
    db.execute("RELEASE one")
    return outcome


def _attempt(db: sqlite3.Connection, cipher: Cipher, epoch: int, batch: Append) -> AppendOutcome | Exception:
    """Apply one append; whatever is not ``Appended`` may have left a part behind, which the caller undoes."""
    if batch.epoch != epoch:
        return Fenced()
    try:
        return _apply(db, cipher, batch)
    except Exception as error:
        if not db.in_transaction:  # disk full or broken: SQLite has already rolled back everybody
            raise
        return error


def _apply(db: sqlite3.Connection, cipher: Cipher, batch: Append) -> AppendOutcome:
    if not use_key(db, batch.bank, batch.dedupe, batch.at):
        return Duplicate()
    table, version = batch.table, batch.expected + len(batch.events)
    if db.execute(_ADVANCE, (version, table, batch.expected, batch.bank)).rowcount != 1:
        return _not_advanced(db, batch)
    db.executemany(_EVENT, [_row(cipher, batch, event) for event in batch.events])
    if batch.postings:
        refusal = book(db, Origin(batch.bank, table, version, batch.person, batch.at), batch.postings)
        if refusal is not None:
            return refusal
    for timer in batch.timers:
        if timer.due is None:
            db.execute(_CLEAR_TIMER, (table, timer.name))
        else:
            db.execute(_SET_TIMER, (table, timer.name, timer.due))
    if batch.snapshot is not None:
        db.execute(_SNAPSHOT, (table, version, cipher.seal_snapshot(table, version, batch.snapshot)))
    return Appended(version)


def _row(cipher: Cipher, batch: Append, event: StoredEvent) -> tuple[int, int, str, bytes, int, int, int]:
    """An event as it is stored, encrypted if not everybody may know it."""
    table, version, kind, body = batch.table, event.version, event.kind, event.body
    if event.secret:
        body = cipher.seal_event(table, version, kind, body)
    return table, version, kind, body, int(event.secret), batch.person, batch.at


def _not_advanced(db: sqlite3.Connection, batch: Append) -> Fenced:
    """Fenced when the version moved on; ValueError when the table does not exist or has another bank."""
    row = db.execute("SELECT bank FROM tables WHERE id = ?", (batch.table,)).fetchone()
    if row is None or row[0] != batch.bank:
        raise ValueError(f"bank {batch.bank} has no table {batch.table}")
    return Fenced()
