"""Which explanations a person has had, in SQL."""

import sqlite3
from typing import Final

from poker_bot.store.connection import writing

_TELL: Final = """
    INSERT INTO tips (person, tip)
    SELECT ?1, ?2 WHERE NOT EXISTS (SELECT 1 FROM tips_off WHERE person = ?1)
    ON CONFLICT DO NOTHING
"""
_SWITCH: Final = {
    True: "DELETE FROM tips_off WHERE person = ?",
    False: "INSERT INTO tips_off (person) VALUES (?) ON CONFLICT DO NOTHING",
}


def tip(db: sqlite3.Connection, person: int, name: str) -> bool:
    """Note it; False when it was noted before, or the person wants none. ValueError for an unknown person."""
    with writing(db):
        _check(db, person)
        return db.execute(_TELL, (person, name)).rowcount > 0


def set_tips(db: sqlite3.Connection, person: int, *, on: bool) -> None:
    """Whether the person wants any; ValueError for an unknown one."""
    with writing(db):
        _check(db, person)
        db.execute(_SWITCH[on], (person,))


def _check(db: sqlite3.Connection, person: int) -> None:
    if db.execute("SELECT 1 FROM persons WHERE id = ?", (person,)).fetchone() is None:
        raise ValueError(f"there is no person {person}")
