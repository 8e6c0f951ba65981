"""A copy of the database through SQLite's own backup, which is sound whatever the host writes meanwhile (trouble O-02).

Copying the file by hand would miss what is still in its log. The copy is one file, without a log of its own; hidden
cards are encrypted in it as in the original, and the key is not in either.
"""

import os
import sqlite3
from pathlib import Path

from poker_bot.host.ports import StoreError
from poker_bot.store.filesystem import sync_folder


def copy_database(source: sqlite3.Connection, target: Path) -> None:
    """Copy ``source`` to ``target``, prove the copy sound and make it durable.

    StoreError when ``target`` exists, cannot be written, or the copy is not sound; then there is no ``target`` left
    that was not there before.
    """
    for leftover in (target.with_name(target.name + suffix) for suffix in ("-wal", "-journal")):
        if leftover.exists():  # SQLite would take it for a part of the copy
            raise StoreError(f"{leftover} is in the way: it belongs to another database")
    try:
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise StoreError(f"{target} exists already; a backup overwrites nothing") from None
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}") from error
    try:
        _fill(source, target)
    except BaseException as error:
        target.unlink()
        if isinstance(error, sqlite3.Error | OSError):
            raise StoreError(f"the backup to {target} failed: {error}") from error
        raise


def _fill(source: sqlite3.Connection, target: Path) -> None:
    copy = sqlite3.connect(target, isolation_level=None)
    try:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # the original's mode came along, and with it a second file
        found = [row[0] for row in copy.execute("PRAGMA integrity_check(1)")]
        if found != ["ok"]:
            raise StoreError(f"the backup to {target} is not sound: {found[0]}")
        if copy.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise StoreError(f"the backup to {target} is not sound: a row points to one that does not exist")
    finally:
        copy.close()
    with target.open("rb+") as file:
        os.fsync(file.fileno())
    sync_folder(target.parent)
