"""Tables for spreadsheets: CSV in UTF-8 with a byte order mark, in which no text can do anything."""

import csv
import io
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

Cell = int | str

_BOM: Final = "\ufeff"
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
_SECOND: Final = 1_000


def csv_file(header: Iterable[Cell], rows: Iterable[Iterable[Cell]]) -> bytes:
    """UTF-8 with a byte order mark, as spreadsheets want it. Numbers are left as they are."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(header)
    writer.writerows([_harmless(cell) for cell in row] for row in rows)
    return (_BOM + text.getvalue()).encode()


def instant(at: int) -> str:
    """Milliseconds UTC as ISO 8601: ``2026-11-30T05:00:00Z``."""
    return datetime.fromtimestamp(at // _SECOND, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _harmless(cell: Cell) -> Cell:
    """A text that a spreadsheet would take for a formula begins with an apostrophe instead."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell
