"""Who shut himself out of play and until when, in SQL; nobody comes back sooner than he said."""

import sqlite3
from typing import Final

from poker_bot.store.connection import writing

EXCLUDE: Final = """
    INSERT INTO exclusions (person, until) VALUES (?, ?)
    ON CONFLICT (person) DO UPDATE SET until = excluded.until WHERE excluded.until > until
"""


def check_instant(until: int) -> None:
    """ValueError for what is no instant, or one too far away to be written."""
    if not 0 <= until < 2**63:
        raise ValueError(f"{until} is no instant")


def excluded_until(db: sqlite3.Connection, person: int) -> int:
    """The instant until which the person is shut out, 0 = he is not."""
    row = db.execute("SELECT until FROM exclusions WHERE person = ?", (person,)).fetchone()
    return 0 if row is None else row[0]


def exclude(db: sqlite3.Connection, person: int, until: int) -> None:
    """Shut out until then, or longer if that was said before; ValueError for an unknown person."""
    check_instant(until)
    with writing(db):
        if db.execute("SELECT 1 FROM persons WHERE id = ?", (person,)).fetchone() is None:
            raise ValueError(f"there is no person {person}")
        db.execute(EXCLUDE, (person, until))
