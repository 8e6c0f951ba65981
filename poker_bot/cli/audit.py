"""``bot.py audit``: prove double entry over the whole file, and with the key that the tables agree with the books."""

import argparse
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import closing

from poker_bot.cli import FAILED, FINE, FOUND, OpenSource, Say
from poker_bot.cli.audit_ledger import Account, AuditError, compare_balances, read_ledger
from poker_bot.cli.audit_tables import by_table, check_table
from poker_bot.host.ports import HOUSE, AuditSource, StoreError


def run(args: Sequence[str], open_source: OpenSource, say: Say = print) -> int:
    """Audit the store as it is at this moment; the host may run.

    0 when all adds up; 1 with the first row, account or table that does not; 2 when the file cannot be read. ``args``
    are the words behind ``audit``: there are none to give.
    """
    argparse.ArgumentParser(
        prog="bot.py audit",
        description="Prove that no chip was lost or made: every ledger row, every balance, every table.",
        epilog="Exit code 1: the first thing that does not add up is named.",
    ).parse_args(args)
    try:
        with closing(open_source()) as source:
            _audit(source, say)
    except AuditError as error:
        say(str(error))
        return FOUND
    except StoreError as error:
        say(f"No audit: {error}")
        return FAILED
    say("Everything adds up.")
    return FINE


def _audit(source: AuditSource, say: Say) -> None:
    """Say what was proven, step by step; AuditError at the first thing that was not."""
    tables = source.tables()
    books = read_ledger(source.ledger(), tables)
    balances = compare_balances(books, source.balances())
    say(f"Ledger: {books.rows:,} rows, each follows from those before it.")
    _say_banks(balances, say)
    if not source.has_key:
        say(f"Tables: not compared with their events, because the key file {source.key_file} cannot be read.")
        return
    booked = by_table(balances)
    for record in tables:
        check_table(source, record, booked.pop((record.bank, str(record.table)), {}))
    for (bank, table), accounts in booked.items():
        raise AuditError(f"Bank {bank} has accounts of a table {table} that it does not have: {', '.join(accounts)}.")
    events = sum(record.version for record in tables)
    say(f"Tables: {len(tables):,} with {events:,} events, each agrees with its seat and pot accounts.")


def _say_banks(balances: Mapping[Account, int], say: Say) -> None:
    accounts = Counter(bank for bank, account in balances if account != HOUSE)
    for bank in sorted(accounts):
        made = -balances.get((bank, HOUSE), 0)
        say(f"Bank {bank}: {accounts[bank]:,} accounts hold the {made:,} chips that were made.")
