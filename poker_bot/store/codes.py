"""Open codes in SQL: one for each owner, by its hash; and who tried wrong ones."""

import sqlite3
from typing import Final

from poker_bot.host.ports import TRIES, TRY_WINDOW, Blocked, CodeKind, Hindered, JoinCode
from poker_bot.store.connection import writing

_CODE: Final = "SELECT kind, owner, maker, platform, digest, expires FROM join_codes "
_OPEN: Final = """
    INSERT INTO join_codes (kind, owner, maker, platform, digest, expires) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (kind, owner) DO UPDATE SET
        maker = excluded.maker, platform = excluded.platform, digest = excluded.digest, expires = excluded.expires
"""
_TRIES: Final = "SELECT at FROM code_tries WHERE person = ? AND at > ? ORDER BY at"


def open_code(db: sqlite3.Connection, code: JoinCode) -> None:
    """Keep it, in place of an older one of its owner."""
    with writing(db):
        db.execute(_OPEN, (code.kind, code.owner, code.maker, code.platform, code.digest, code.expires))


def valid(db: sqlite3.Connection, kind: CodeKind, digest: str, at: int) -> JoinCode | None:
    """The open code with that hash, if its time is not over."""
    row = db.execute(_CODE + "WHERE kind = ? AND digest = ? AND expires > ?", (kind, digest, at)).fetchone()
    return None if row is None else JoinCode(*row)


def look_up(db: sqlite3.Connection, kind: CodeKind, digest: str, person: int, at: int) -> JoinCode | Hindered | Blocked:
    """The code, or why not; whether he may try and that he did are one step, however many try at once."""
    with writing(db):
        db.execute("DELETE FROM code_tries WHERE at <= ?", (at - TRY_WINDOW,))
        tries = [row[0] for row in db.execute(_TRIES, (person, at - TRY_WINDOW))]
        if len(tries) >= TRIES:
            return Blocked(tries[-TRIES] + TRY_WINDOW)
        code = valid(db, kind, digest, at)
        if code is None:
            db.execute("INSERT INTO code_tries (person, at) VALUES (?, ?)", (person, at))
            return Hindered("wrong-code")
        return code


def spend(db: sqlite3.Connection, code: JoinCode) -> None:
    """It works once. The caller has the transaction."""
    db.execute("DELETE FROM join_codes WHERE kind = ? AND owner = ?", (code.kind, code.owner))
