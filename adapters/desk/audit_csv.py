"""The audit as a CSV file for a spreadsheet: what admins did and every movement of chips, in the order of time."""

import csv
import io
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Final

from poker_bot.host.commands import Reply
from poker_bot.host.ports import AdminEntry, LedgerRow

HEADER: Final = (
    *("kind", "id", "time_utc", "person_id", "person", "what", "details"),
    *("amount", "source", "target", "source_after", "target_after", "table", "hand"),
)
"""``kind``: "act" of an admin or "chips" that moved; the columns from ``amount`` on are for chips alone."""

_BOM: Final = "\ufeff"
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
_SECOND: Final = 1_000

Cell = int | str


def audit_name(now: int) -> str:
    """A name for the file, by the day (UTC) of an instant in milliseconds."""
    return f"audit-{instant(now)[:10]}.csv"


def audit_csv(reply: Reply) -> bytes:
    """UTF-8 with a byte order mark, as spreadsheets want it. Numbers are left as they are, texts can do nothing."""
    rows = sorted((*_acts(reply.entries, reply.people), *_chips(reply.movements, reply.people)), key=lambda row: row[0])
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(HEADER)
    writer.writerows([_harmless(cell) for cell in cells] for _, cells in rows)
    return (_BOM + text.getvalue()).encode()


def instant(at: int) -> str:
    """Milliseconds UTC as ISO 8601: ``2026-11-30T05:00:00Z``."""
    return datetime.fromtimestamp(at // _SECOND, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def named(entry: AdminEntry, people: Mapping[int, str]) -> dict[str, int | str]:
    """The parameters of an entry, with the name of the person it is about as he is called today."""
    person = entry.params.get("person")
    return entry.params | {"name": people.get(person, f"#{person}")} if isinstance(person, int) else entry.params


def _acts(
    entries: Iterable[AdminEntry], people: Mapping[int, str]
) -> Iterable[tuple[tuple[int, int, int], list[Cell]]]:
    for one in entries:
        details = "; ".join(f"{name}={value}" for name, value in named(one, people).items())
        cells: list[Cell] = [
            "act",
            one.id,
            instant(one.at),
            one.person,
            people.get(one.person, ""),
            one.action,
            details,
        ]
        yield (one.at, 0, one.id), [*cells, *[""] * (len(HEADER) - len(cells))]


def _chips(rows: Iterable[LedgerRow], people: Mapping[int, str]) -> Iterable[tuple[tuple[int, int, int], list[Cell]]]:
    for row in rows:
        who: list[Cell] = ["chips", row.id, instant(row.at), row.person, people.get(row.person, ""), row.reason, ""]
        after: list[Cell] = [row.source_after, row.target_after, row.table, row.hand]
        yield (row.at, 1, row.id), [*who, row.amount, row.source, row.target, *after]


def _harmless(cell: Cell) -> Cell:
    """A text that a spreadsheet would take for a formula begins with an apostrophe instead."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell
