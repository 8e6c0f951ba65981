"""Booking in SQL: balances change by one conditional statement each, and every movement leaves a row (trouble O-04)."""

import sqlite3
from collections.abc import Sequence
from typing import Final

from poker_bot.host.ports import Insufficient, OverLimit, Posting, wallet
from poker_bot.store.postings import Origin, judge, limits, net_changes, running, too_large

_MOVE: Final = """
    UPDATE balances SET chips = chips + ?1
    WHERE bank = ?2 AND account = ?3 AND chips + ?1 BETWEEN ?4 AND ?5
    RETURNING chips
"""
_OPEN: Final = "INSERT INTO balances (bank, account, chips) VALUES (?, ?, ?)"
_BALANCE: Final = "SELECT chips FROM balances WHERE bank = ? AND account = ?"
_ENTER: Final = """
    INSERT INTO ledger
        (bank, table_id, version, person, at, source, target, amount, reason, hand, source_after, target_after)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_USE_KEY: Final = "INSERT INTO dedupe (bank, key, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"


def use_key(db: sqlite3.Connection, bank: int, key: str, at: int) -> bool:
    """Spend a dedupe key; False when it was spent before. The empty key is none."""
    return not key or db.execute(_USE_KEY, (bank, key, at)).rowcount == 1


def balance_of(db: sqlite3.Connection, bank: int, account: str) -> int | None:
    """Chips in an account, None when there is no such account yet."""
    row = db.execute(_BALANCE, (bank, account)).fetchone()
    return None if row is None else row[0]


def book(db: sqlite3.Connection, origin: Origin, postings: Sequence[Posting]) -> Insufficient | OverLimit | None:
    """Book all of ``postings``: None = booked. A refusal may leave a part behind: the caller rolls back."""
    refusal = too_large(postings)
    if refusal is not None:
        return refusal
    before: dict[str, int] = {}
    for account, change in net_changes(postings).items():
        now = _move(db, origin.bank, account, change)
        if not isinstance(now, int):
            return now
        before[account] = now - change
    for one, after in zip(postings, running(postings, before), strict=True):
        db.execute(_ENTER, (*origin, one.source, one.target, one.amount, one.reason, one.hand, *after))
    return None


def open_wallet(db: sqlite3.Connection, bank: int, person: int) -> None:
    """Let the wallet exist, with 0 chips if it is new."""
    db.execute(_OPEN + " ON CONFLICT DO NOTHING", (bank, wallet(person), 0))


def _move(db: sqlite3.Connection, bank: int, account: str, change: int) -> int | Insufficient | OverLimit:
    """What the account holds behind the change; it is opened when it is new."""
    least, most = limits(account)
    # fetchall: a statement that still has a row to give would hold up the COMMIT.
    moved = db.execute(_MOVE, (change, bank, account, least, most)).fetchall()
    if moved:
        return int(moved[0][0])
    balance = balance_of(db, bank, account)
    refusal = judge(account, balance or 0, change)
    if refusal is not None:
        return refusal
    db.execute(_OPEN, (bank, account, change))
    return change
