"""What a session is settled by, in SQL: movements between wallets and a table; which table a room showed last."""

import sqlite3
from typing import Final

from poker_bot.host.ports import LedgerRow
from poker_bot.store.movements import LEDGER

_WALLETS: Final = (
    "table_id = ? AND table_id > 0 AND (substr(source, 1, 7) = 'wallet:' OR substr(target, 1, 7) = 'wallet:')"
)
"""Word for word the condition of the index ``ledger_wallets_by_table``, or SQLite would read the whole ledger."""

WALLET_ROWS: Final = f"{LEDGER} WHERE {_WALLETS} ORDER BY id"
_BROUGHT: Final = f"SELECT 1 FROM ledger WHERE {_WALLETS} LIMIT 1"  # noqa: S608 - a constant
_REMEMBER: Final = "UPDATE rooms SET last_table = ?1 WHERE table_id = ?1"
_LAST: Final = "SELECT coalesce(last_table, 0) FROM rooms WHERE id = ?"


def wallet_rows(db: sqlite3.Connection, table: int) -> tuple[LedgerRow, ...]:
    """In the order booked."""
    return tuple(LedgerRow(*row) for row in db.execute(WALLET_ROWS, (table,)))


def remember_table(db: sqlite3.Connection, table: int) -> None:
    """Its rooms show it no more from now on, but know it as their last one if somebody had brought chips to it."""
    if db.execute(_BROUGHT, (table,)).fetchone() is not None:
        db.execute(_REMEMBER, (table,))


def last_table(db: sqlite3.Connection, room: int) -> int:
    """0 = none, or no such room."""
    row = db.execute(_LAST, (room,)).fetchone()
    return 0 if row is None else int(row[0])
