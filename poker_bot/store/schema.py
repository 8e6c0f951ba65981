"""Numbered migrations: ``migrations/NNNN_name.sql``, each applied in a transaction of its own when a file is opened.

The number of the last one applied stands in SQLite's ``user_version``, set in that same transaction.
"""

import sqlite3
from importlib.resources import files
from typing import Final, NamedTuple

from poker_bot.host.ports import StoreError

APPLICATION_ID: Final = int.from_bytes(b"PKHR", "big")
"""What the first migration writes into the file's header."""

OLDEST_SQLITE: Final = (3, 37, 0)
"""STRICT tables came with this version."""


class Migration(NamedTuple):
    """One step of the schema, from ``number - 1`` to ``number``."""

    number: int
    name: str
    script: str


def migrations() -> tuple[Migration, ...]:
    """All steps this program knows, in order; StoreError when their numbers have a gap."""
    found = sorted(
        Migration(int(file.name.split("_", 1)[0]), file.name, file.read_text(encoding="utf-8"))
        for file in files(__package__).joinpath("migrations").iterdir()
        if file.name.endswith(".sql")
    )
    if [step.number for step in found] != list(range(1, len(found) + 1)):
        raise StoreError(f"migrations are not numbered 1 to {len(found)}: {', '.join(step.name for step in found)}")
    return tuple(found)


def schema_version(db: sqlite3.Connection, path: str) -> int:
    """The schema number of the file, 0 = empty; StoreError when another program made it, or no program we know."""
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    made_by: int = db.execute("PRAGMA application_id").fetchone()[0]
    used = db.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchone() is not None
    if made_by != (APPLICATION_ID if version else 0) or (used and not version):
        raise StoreError(f"{path} is a database of another program")
    return version


def check_version(version: int, path: str, newest: int) -> None:
    """StoreError for a schema newer than this program knows: it must not guess what the numbers in there mean."""
    if version > newest:
        raise StoreError(
            f"{path} has schema {version}, this program knows up to {newest}: a newer version wrote it; use that one"
        )


def migrate(db: sqlite3.Connection, path: str, steps: tuple[Migration, ...]) -> int:
    """Bring the file up to the newest of ``steps``; returns how many were applied.

    StoreError names the one that failed.
    """
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        wanted = ".".join(map(str, OLDEST_SQLITE))
        raise StoreError(f"SQLite {wanted} or newer is needed, this Python has {sqlite3.sqlite_version}")
    version = schema_version(db, path)
    check_version(version, path, len(steps))
    for step in steps[version:]:
        try:
            # executescript commits what is open before it begins, so the transaction is part of the script.
            db.executescript(f"BEGIN IMMEDIATE;\n{step.script}\nPRAGMA user_version = {step.number};\nCOMMIT;")
        except sqlite3.Error as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise StoreError(f"{path}: migration {step.name} failed, nothing of it was kept: {error}") from error
    return len(steps) - version
