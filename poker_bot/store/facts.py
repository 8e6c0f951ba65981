"""What front ends remember of their platforms, in SQL."""

import sqlite3
from typing import Final

from poker_bot.store.connection import writing

_REMEMBER: Final = "INSERT INTO facts VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"


def save_fact(db: sqlite3.Connection, name: str, value: str) -> None:
    """Remember ``value``; the newest counts."""
    with writing(db):
        db.execute(_REMEMBER, (name, value))


def fact(db: sqlite3.Connection, name: str) -> str | None:
    """What was remembered, None for nothing."""
    row = db.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
    return None if row is None else row[0]
