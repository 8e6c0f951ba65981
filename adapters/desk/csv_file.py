"""CSV as spreadsheets want it: UTF-8 with a byte order mark; numbers as they are, texts that can do nothing."""

import csv
import io
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Final

Cell = int | str

_BOM: Final = "\ufeff"
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
_SECOND: Final = 1_000


def head(header: Sequence[str]) -> bytes:
    """The beginning of a file."""
    return _BOM.encode() + lines([header])


def lines(rows: Iterable[Sequence[Cell]]) -> bytes:
    """Some rows of it."""
    text = io.StringIO(newline="")
    csv.writer(text).writerows([_harmless(cell) for cell in row] for row in rows)
    return text.getvalue().encode()


def instant(at: int) -> str:
    """Milliseconds UTC as ISO 8601: ``2026-11-30T05:00:00Z``."""
    return datetime.fromtimestamp(at // _SECOND, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _harmless(cell: Cell) -> Cell:
    """A text that a spreadsheet would take for a formula begins with an apostrophe instead."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell
