"""Sessions in the file: found by a small index, and a file of before them is brought up."""

from pathlib import Path

from poker_bot.store import sessions
from poker_bot.store.sqlite import SqliteStore
from tests.contracts.worlds import appended, make_world, raw


async def test_a_session_is_found_by_an_index_that_bets_are_not_in(database: Path, sqlite: SqliteStore) -> None:
    """However long the ledger is, a settle-up searches the few rows of its table, and no bet makes the index longer."""
    world = await make_world(sqlite)
    version = await appended(sqlite, world.batch(0, postings=[world.buy_in(400)]))
    for _ in range(20):
        version = await appended(sqlite, world.batch(version, postings=[world.bet(5)]))
    with raw(database) as shell:
        plan = [row[3] for row in shell.execute(f"EXPLAIN QUERY PLAN {sessions.WALLET_ROWS}", (world.table,))]
        counted = "SELECT count(*) FROM ledger INDEXED BY ledger_wallets_by_table WHERE table_id > 0 AND {}"
        wallets = "(substr(source, 1, 7) = 'wallet:' OR substr(target, 1, 7) = 'wallet:')"
        entries = shell.execute(counted.format(wallets)).fetchone()[0]
        booked = shell.execute("SELECT count(*) FROM ledger").fetchone()[0]
    assert plan == ["SEARCH ledger USING INDEX ledger_wallets_by_table (table_id=?)"]
    assert (entries, booked) == (1, 23)
