"""Persons and the platform accounts that lead to them, in SQL; and the chips they are given."""

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from poker_bot.host.ports import HOUSE, Person, Platform, Posting, wallet
from poker_bot.store.connection import decide, writing
from poker_bot.store.crypto import Hide
from poker_bot.store.ledger import book, open_wallet, use_key
from poker_bot.store.postings import Origin

_PERSON_AT: Final = """
    SELECT p.id, p.name, p.language, p.platform, p.account, p.dm
    FROM persons p JOIN accounts a ON a.person = p.id WHERE a.platform = ? AND a.account = ?
"""
_COME_BACK: Final = "UPDATE accounts SET account = ? WHERE platform = ? AND account = ?"
# A chat that is new to us is open as far as we know.
_HEARD_FROM: Final = """
    UPDATE persons SET name = ?1, dm = CASE WHEN platform = ?2 AND account = ?3 THEN dm ELSE 1 END,
        platform = ?2, account = ?3
    WHERE id = (SELECT person FROM accounts WHERE platform = ?2 AND account = ?3)
"""
_STANDS_STILL: Final = "SELECT 1 FROM community_links l JOIN communities c ON c.id = l.guest WHERE c.bank = ?"
_PERSONS: Final = """
    SELECT id, name, language, platform, account, dm FROM persons WHERE id IN (SELECT value FROM json_each(?))
"""


class Grant(NamedTuple):
    """Chips to be made, and why."""

    amount: int
    reason: str
    dedupe: str
    at: int


def person(db: sqlite3.Connection, hide: Hide, platform: Platform, account: str, name: str) -> Person:
    """The person of that account, made when new, called and written to as there. Writes only when something is new."""
    found = _persons(db.execute(_PERSON_AT, (platform, account)))
    if found and (found[0].name, found[0].platform, found[0].account) == (name, platform, account):
        return found[0]
    with writing(db):
        here = (platform, account)
        # Somebody forgotten comes back: his account finds its person, and with him his chips and his exclusion.
        if found or db.execute(_COME_BACK, (account, platform, hide(platform, account))).rowcount:
            db.execute(_HEARD_FROM, (name, *here))
        else:
            made = db.execute("INSERT INTO persons (name, platform, account) VALUES (?, ?, ?)", (name, *here)).lastrowid
            db.execute("INSERT INTO accounts (platform, account, person) VALUES (?, ?, ?)", (*here, made))
    return _persons(db.execute(_PERSON_AT, (platform, account)))[0]


def persons(db: sqlite3.Connection, ids: Sequence[int]) -> dict[int, Person]:
    """Those of ``ids`` that exist."""
    wanted = msgspec.json.encode(list(ids)).decode()
    return {one.id: one for one in _persons(db.execute(_PERSONS, (wanted,)))}


def set_language(db: sqlite3.Connection, number: int, language: str) -> None:
    """ValueError for an unknown person."""
    with writing(db):
        _found(db.execute("UPDATE persons SET language = ? WHERE id = ?", (language, number)), number)


def set_dm(db: sqlite3.Connection, number: int, works: int) -> None:
    """ValueError for an unknown person."""
    with writing(db):
        _found(db.execute("UPDATE persons SET dm = ? WHERE id = ?", (works, number)), number)


def grant(db: sqlite3.Connection, bank: int, number: int, made: Grant) -> bool:
    """Make chips for a wallet; False, and nothing written, when the key was spent or a limit is hit.

    ValueError for an unknown bank or less than 0 chips.
    """
    if made.amount < 0:
        raise ValueError(f"{made.amount} chips cannot be granted")
    if db.execute("SELECT 1 FROM banks WHERE id = ?", (bank,)).fetchone() is None:
        raise ValueError(f"there is no bank {bank}")
    if db.execute(_STANDS_STILL, (bank,)).fetchone() is not None:
        raise ValueError(f"bank {bank} stands still: its community is joined to another")
    return decide(db, lambda: use_key(db, bank, made.dedupe, made.at) and _credit(db, bank, number, made), bool)


def _credit(db: sqlite3.Connection, bank: int, number: int, made: Grant) -> bool:
    if made.amount:
        posting = Posting(HOUSE, wallet(number), made.amount, made.reason)
        return book(db, Origin(bank, 0, 0, 0, made.at), (posting,)) is None
    open_wallet(db, bank, number)
    return True


def _persons(rows: Iterable[tuple[Any, ...]]) -> list[Person]:
    return [
        Person(number, name, language, platform, account, bool(dm))
        for number, name, language, platform, account, dm in rows
    ]


def _found(done: sqlite3.Cursor, number: int) -> None:
    if done.rowcount != 1:
        raise ValueError(f"there is no person {number}")
