"""The proof of the books: every movement follows from the one before, and every balance is the sum of its movements."""

from collections.abc import Iterable

from msgspec import Struct

from poker_bot.host.ports import HOUSE, AccountBalance, LedgerRow, TableRecord

Account = tuple[int, str]


class AuditError(Exception):
    """The first thing that does not add up, as one line that names the row, account or table."""


class Books(Struct):
    """The books as the ledger tells them: chips by (bank, account), and the last row that touched each."""

    held: dict[Account, int]
    last: dict[Account, int]
    rows: int = 0

    def change(self, row: LedgerRow, account: str, change: int, after: int) -> None:
        """Book one side of a row; AuditError when what it says of the account does not follow from the rows before."""
        key = (row.bank, account)
        before = self.held.get(key, 0)
        if before + change != after:
            raise AuditError(
                f"Ledger row {row.id} does not add up: {account} of bank {row.bank} held {before:,}, "
                f"{'gains' if change > 0 else 'pays'} {abs(change):,}, and is booked with {after:,}."
            )
        self.held[key] = after
        self.last[key] = row.id


def read_ledger(rows: Iterable[LedgerRow], tables: Iterable[TableRecord]) -> Books:
    """Follow every movement from the first on; AuditError names the first row that is missing or does not follow."""
    versions = {table.table: (table.bank, table.version) for table in tables}
    books = Books({}, {})
    for row in rows:
        if row.id != books.rows + 1:
            raise AuditError(f"Ledger row {books.rows + 1} is missing.")
        books.rows = row.id
        books.change(row, row.source, -row.amount, row.source_after)
        books.change(row, row.target, row.amount, row.target_after)
        if row.table:
            bank, version = versions.get(row.table, (0, 0))
            if row.bank != bank or row.version > version:
                raise AuditError(
                    f"Ledger row {row.id} belongs to version {row.version} of table {row.table} in bank {row.bank}, "
                    f"which is not there."
                )
    return books


def compare_balances(books: Books, balances: Iterable[AccountBalance]) -> dict[Account, int]:
    """The balances, proven equal to the ledger, 0 in sum per bank and negative for the house alone; else AuditError."""
    found: dict[Account, int] = {}
    for one in balances:
        key = (one.bank, one.account)
        _compare(books, key, one.chips)
        if one.chips < 0 and one.account != HOUSE:
            raise AuditError(f"Bank {one.bank}: {one.account} holds {one.chips:,}, less than nothing.")
        found[key] = one.chips
    for key in books.held:
        if key not in found:
            _compare(books, key, 0)
    for bank in sorted({bank for bank, _ in found}):
        total = sum(chips for (where, _), chips in found.items() if where == bank)
        if total:
            raise AuditError(f"Bank {bank}: all accounts together hold {total:,}, not 0.")
    return found


def _compare(books: Books, key: Account, chips: int) -> None:
    booked = books.held.get(key, 0)
    if booked != chips:
        last = books.last.get(key)
        where = f"the last of them row {last}" if last else "of which there are none"
        raise AuditError(f"Bank {key[0]}: {key[1]} holds {chips:,}, but its ledger rows sum to {booked:,} ({where}).")
