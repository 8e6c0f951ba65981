"""The file read beside the running host, for ``audit``, ``backup`` and ``replay``: ``host.ports.AuditSource``.

Opened ``mode=ro``: it takes no lock that the host would notice, sees the file as it was at that moment, and could not
change it if it tried.
"""

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from poker_bot.host.ports import AccountBalance, LedgerRow, StoredEvent, StoreError, TableRecord
from poker_bot.store import tables
from poker_bot.store.backup import copy_database
from poker_bot.store.connection import BUSY_MS
from poker_bot.store.crypto import Cipher
from poker_bot.store.keyfile import unlock_readonly
from poker_bot.store.movements import LEDGER
from poker_bot.store.schema import check_version, migrations, schema_version

T = TypeVar("T")

_LEDGER: Final = LEDGER + "ORDER BY id"
_BALANCES: Final = "SELECT bank, account, chips FROM balances ORDER BY bank, account"
_TABLES: Final = "SELECT id, bank, community, version, closed FROM tables ORDER BY id"


class ReadOnlyStore:
    """``host.ports.AuditSource`` on one file; its methods are described there. Made by ``open``."""

    def __init__(self, db: sqlite3.Connection, path: Path, key_file: Path) -> None:
        self.key_file = key_file
        self._db = db
        self._path = path
        self._cipher: Cipher | None = None

    @classmethod
    def open(cls, path: Path, key_file: Path) -> Self:
        """The file as it is now; StoreError when it is missing, unreadable or another program's.

        How old its schema is matters only to those who read rows: a backup may be made of any.
        """
        if not path.is_file():
            raise StoreError(f"there is no database {path}")
        try:
            # The file is named by an address, so that a "?" in its path is not taken for an option.
            address = f"{path.resolve().as_uri()}?mode=ro"
            db = sqlite3.connect(address, uri=True, isolation_level=None, timeout=BUSY_MS / 1_000)
        except sqlite3.Error as error:
            raise StoreError(f"{path} cannot be opened: {error}") from error
        try:
            db.execute("BEGIN")
            schema_version(db, str(path))  # the first read fixes the moment
        except sqlite3.Error as error:
            db.close()
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_READONLY:  # the low byte is the kind of a longer code
                folder = path.resolve().parent
                why = f"SQLite makes a log beside it, and {folder} cannot be written; copy the file elsewhere"
                raise StoreError(f"{path} cannot be read where it is: {why}") from error
            raise StoreError(f"{path} cannot be read: {error}") from error
        except StoreError:
            db.close()
            raise
        return cls(db, path, key_file)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def has_key(self) -> bool:  # noqa: D102 - the port's docstrings hold for all of these
        return os.access(self.key_file, os.R_OK)

    def ledger(self) -> Iterator[LedgerRow]:  # noqa: D102
        return self._reading(LedgerRow(*row) for row in self._rows(_LEDGER))

    def balances(self) -> Iterator[AccountBalance]:  # noqa: D102
        return self._reading(AccountBalance(*row) for row in self._rows(_BALANCES))

    def tables(self) -> tuple[TableRecord, ...]:  # noqa: D102
        found = self._reading(self._rows(_TABLES))
        return tuple(
            TableRecord(table, bank, community, version, bool(closed))
            for table, bank, community, version, closed in found
        )

    def events(self, table: int, after: int = 0) -> Iterator[StoredEvent]:  # noqa: D102
        return self._reading(tables.events(self._db, self._unlocked(), table, after))

    def snapshot(self, table: int) -> tuple[int, bytes] | None:  # noqa: D102
        return tables.snapshot(self._db, self._unlocked(), table)

    def backup(self, target: Path) -> None:  # noqa: D102
        copy_database(self._db, target)

    def close(self) -> None:  # noqa: D102
        self._db.close()

    def _rows(self, query: str) -> Iterator[tuple[Any, ...]]:
        """The rows of a query against the schema this program knows; another one has to be brought up to date first."""
        version, newest = schema_version(self._db, str(self._path)), len(migrations())
        check_version(version, str(self._path), newest)
        if version < newest:
            raise StoreError(
                f"{self._path} has schema {version}, older than {newest}: start the host once to bring it up"
            )
        for row in self._db.execute(query):  # noqa: UP028 - `yield from` would close the cursor, perhaps after the file
            yield row

    def _reading(self, rows: Iterator[T]) -> Iterator[T]:
        """The same rows; what SQLite says of a damaged file becomes StoreError."""
        try:
            yield from rows
        except sqlite3.Error as error:
            raise StoreError(f"{self._path} cannot be read: {error}") from error

    def _unlocked(self) -> Cipher:
        if self._cipher is None:
            self._cipher = unlock_readonly(self._db, self.key_file)
        return self._cipher
