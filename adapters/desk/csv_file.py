"""CSV as spreadsheets want it: UTF-8 with a byte order mark; numbers as they are, texts that can do nothing."""

import csv
import io
import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Final

Cell = int | str

_BOM: Final = "\ufeff"
_FORMULA: Final = re.compile(r"(^|[;,|\t\r\n])(?=\s*[=+\-@\t\r＝＋－＠])")
"""Where a cell begins that a spreadsheet would work out: at the beginning, or behind what some of them cut cells at."""

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
    """Before what a spreadsheet would take for a formula stands an apostrophe.

    In French or Italian a spreadsheet cuts cells at semicolons, too, whatever stands around them.
    """
    return _FORMULA.sub(r"\1'", cell) if isinstance(cell, str) else cell
