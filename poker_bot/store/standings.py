"""Who has how much in a bank, in SQL, counted from what the accounts hold now."""

import sqlite3
from typing import Final

from poker_bot.host.ports import Standing
from poker_bot.store.pages import top

# ";" follows ":", so each half is one range of the key. Chips of people who left a table are in their wallets: their
# seats there hold nothing, and are passed over without a look at whose they are.
_STANDINGS: Final = """
    WITH held (person, wallet, at_tables) AS (
        SELECT CAST(substr(account, 8) AS INTEGER), chips, 0
        FROM balances WHERE bank = ?1 AND account >= 'wallet:' AND account < 'wallet;'
        UNION ALL
        SELECT CAST(substr(account, 6 + instr(substr(account, 6), ':')) AS INTEGER), 0, chips
        FROM balances WHERE bank = ?1 AND account >= 'seat:' AND account < 'seat;' AND chips > 0
    )
    SELECT person, sum(wallet), sum(at_tables) FROM held
    WHERE person NOT IN (SELECT id FROM persons WHERE platform = 'house')
    AND person NOT IN (SELECT guest FROM links)
    GROUP BY person ORDER BY sum(wallet) + sum(at_tables) DESC, person LIMIT ?2
"""


def standings(db: sqlite3.Connection, bank: int, limit: int) -> tuple[Standing, ...]:
    """Everybody with a wallet in the bank, most chips first; ValueError for fewer than one."""
    return tuple(Standing(*row) for row in db.execute(_STANDINGS, (bank, top(limit))))
