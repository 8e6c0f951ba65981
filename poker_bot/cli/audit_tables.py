"""The proof of the tables: what seats and pots hold by the ledger is what the events, folded anew, say they hold.

In one process on purpose: only one connection sees the file as it was at one moment, and the host may go on beside it.
"""

from collections import defaultdict
from collections.abc import Mapping
from itertools import islice
from typing import Final

from poker_bot.cli.audit_ledger import Account, AuditError
from poker_bot.engine.codec import UnknownFormError, decode_event, decode_state
from poker_bot.engine.evolve import fold
from poker_bot.engine.state import TableState
from poker_bot.host.ports import AuditSource, StoredEvent, TableRecord, table_accounts

_Folded = tuple[TableState | None, TableState | None]
"""The table's state by its events: the newest, and the one at the version of its snapshot; None before the first."""

_PAGE: Final = 512
"""Events read, decoded and folded at a stretch: each of the three is quicker when it is not interrupted."""


def check_table(source: AuditSource, record: TableRecord, booked: Mapping[str, int]) -> None:
    """AuditError when the log of a table has a gap or cannot be read, or disagrees with its accounts or its snapshot.

    ``booked``: chips by account of this table. Nothing of a hidden card is ever part of the message. StoreError when
    something cannot be decrypted.
    """
    saved = source.snapshot(record.table)
    version = saved[0] if saved else 0
    state, at_snapshot = _folded_in_pages(source, record, version) or _folded(source, record, version)
    wanted = table_accounts(record.table, state)
    for account in sorted(booked.keys() | wanted.keys()):
        if booked.get(account, 0) != wanted.get(account, 0):
            raise AuditError(
                f"Table {record.table}: {account} holds {booked.get(account, 0):,} by the ledger, "
                f"but {wanted.get(account, 0):,} by the table's events."
            )
    if saved is not None and not _same(saved[1], at_snapshot):
        raise AuditError(f"Table {record.table}: the snapshot of version {saved[0]} is not what its events lead to.")


def by_table(balances: Mapping[Account, int]) -> dict[Account, dict[str, int]]:
    """The accounts of tables, chips by name, for each (bank, table) that has any."""
    found: defaultdict[Account, dict[str, int]] = defaultdict(dict)
    for (bank, account), chips in balances.items():
        kind, _, rest = account.partition(":")
        if kind in {"seat", "pot"}:
            found[bank, rest.partition(":")[0]][account] = chips
    return dict(found)


def _folded_in_pages(source: AuditSource, record: TableRecord, snapshot: int) -> _Folded | None:
    """What ``_folded`` finds, in two thirds of the time; None when anything is wrong, for ``_folded`` to say what."""
    state: TableState | None = None
    at_snapshot: TableState | None = None
    version = 0
    stored = source.events(record.table)
    try:
        while page := list(islice(stored, min(_PAGE, snapshot - version) if version < snapshot else _PAGE)):
            if [one.version for one in page] != list(range(version + 1, version + len(page) + 1)):
                return None
            state = fold([decode_event(one.kind, one.body) for one in page], state)
            version += len(page)
            if version == snapshot:
                at_snapshot = state
    except Exception:  # noqa: BLE001 - whatever it is, one by one it comes again
        return None
    return (state, at_snapshot) if version == record.version else None


def _folded(source: AuditSource, record: TableRecord, snapshot: int) -> _Folded:
    """Event by event, so that the first that is missing or cannot be applied is named; AuditError or StoreError."""
    state: TableState | None = None
    at_snapshot: TableState | None = None
    version = 0
    for event in source.events(record.table):
        version += 1
        if event.version != version:
            raise AuditError(f"Table {record.table}: event {version} is missing.")
        state = _after(record.table, state, event)
        if version == snapshot:
            at_snapshot = state
    if version != record.version:
        raise AuditError(f"Table {record.table}: version {record.version}, but {version} events.")
    return state, at_snapshot


def _after(table: int, state: TableState | None, stored: StoredEvent) -> TableState:
    try:
        return fold((decode_event(stored.kind, stored.body),), state)
    except Exception as error:  # noqa: BLE001 - whatever it is, the log cannot be folded; its text might quote a card
        raise AuditError(
            f"Table {table}: event {stored.version} ({stored.kind}) cannot be applied: {type(error).__name__}."
        ) from None


def _same(snapshot: bytes, state: TableState | None) -> bool:
    """A snapshot in another program's form is as good as none: the host folds the log instead."""
    try:
        return decode_state(snapshot) == state
    except UnknownFormError:
        return True
