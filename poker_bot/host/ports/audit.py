"""The store read beside the running host: for ``bot.py audit``, ``backup`` and ``replay``."""

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from poker_bot.host.ports.booking import LedgerRow
from poker_bot.host.ports.events import StoredEvent


class AccountBalance(Struct, frozen=True):
    """What an account holds (chips) by the table of balances, which the ledger must bear out."""

    bank: int
    account: str
    chips: int


class TableRecord(Struct, frozen=True):
    """A table that exists or existed."""

    table: int
    bank: int
    community: int
    version: int
    closed: bool


class AuditSource(Protocol):
    """The whole file at one moment, read-only; the host may go on writing. Everything raises ``StoreError``."""

    @property
    def has_key(self) -> bool:
        """Whether the key file is there; without it ``events`` and ``snapshot`` cannot be asked."""
        ...

    @property
    def key_file(self) -> Path:
        """Where the key file is, or should be. It is never part of a backup."""
        ...

    def ledger(self) -> Iterator[LedgerRow]:
        """Every movement, in the order booked."""
        ...

    def balances(self) -> Iterator[AccountBalance]:
        """Every account, by bank and name."""
        ...

    def tables(self) -> tuple[TableRecord, ...]:
        """Every table there ever was, by id."""
        ...

    def events(self, table: int, after: int = 0) -> Iterator[StoredEvent]:
        """The log of a table behind version ``after``, decrypted."""
        ...

    def snapshot(self, table: int) -> tuple[int, bytes] | None:
        """Version and body of the table's snapshot, decrypted."""
        ...

    def backup(self, target: Path) -> None:
        """Copy the file to ``target``, which must not exist; sound and durable, its hidden cards encrypted."""
        ...

    def close(self) -> None:
        """Let go of the file."""
        ...
