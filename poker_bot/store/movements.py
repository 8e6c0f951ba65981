"""The ledger read in pages, newest first: of a bank, or of one person's accounts in it."""

import sqlite3
from typing import Final

from poker_bot.host.ports import LedgerRow
from poker_bot.store.pages import page

LEDGER: Final = """
    SELECT id, bank, source, target, amount, reason, person, hand, table_id, version, at, source_after, target_after
    FROM ledger
"""
"""Rows as ``LedgerRow`` has them."""

_OF_BANK: Final = LEDGER + "WHERE bank = ?1 AND id < ?2 ORDER BY id DESC LIMIT ?3"
# Each side by its own index and no further than the page reaches; a row with the person on both sides comes once.
_OF_PERSON: Final = (
    LEDGER  # noqa: S608 - both parts are constants
    + """
    WHERE id IN (
        SELECT id FROM (
            SELECT id FROM ledger WHERE bank = ?1 AND source_person = ?4 AND id < ?2 ORDER BY id DESC LIMIT ?3
        )
        UNION
        SELECT id FROM (
            SELECT id FROM ledger WHERE bank = ?1 AND target_person = ?4 AND id < ?2 ORDER BY id DESC LIMIT ?3
        )
    ) ORDER BY id DESC LIMIT ?3
    """
)


def movements(db: sqlite3.Connection, bank: int, person: int, before: int, limit: int) -> tuple[LedgerRow, ...]:
    """A page of the bank's ledger, of one person's wallet and seats if given; ValueError for a page of nothing."""
    wanted = (bank, *page(before, limit))
    rows = db.execute(_OF_PERSON, (*wanted, person)) if person else db.execute(_OF_BANK, wanted)
    return tuple(LedgerRow(*row) for row in rows)
