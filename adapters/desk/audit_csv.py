"""The audit as a CSV file for a spreadsheet: what admins did and every movement of chips, in the order of time."""

from collections.abc import Iterable, Mapping
from typing import Final

from adapters.desk.csv_file import Cell, instant, written
from poker_bot.host.commands import Reply
from poker_bot.host.ports import AdminEntry, LedgerRow

HEADER: Final = (
    *("kind", "id", "time_utc", "person_id", "person", "what", "details"),
    *("amount", "source", "target", "source_after", "target_after", "table", "hand"),
)
"""``kind``: "act" of an admin or "chips" that moved; the columns from ``amount`` on are for chips alone."""


def audit_name(now: int) -> str:
    """A name for the file, by the day (UTC) of an instant in milliseconds."""
    return f"audit-{instant(now)[:10]}.csv"


def audit_csv(reply: Reply) -> bytes:
    """UTF-8 with a byte order mark, as spreadsheets want it. Numbers are left as they are, texts can do nothing."""
    rows = sorted((*_acts(reply.entries, reply.people), *_chips(reply.movements, reply.people)), key=lambda row: row[0])
    return written(HEADER, (cells for _, cells in rows))


def _acts(
    entries: Iterable[AdminEntry], people: Mapping[int, str]
) -> Iterable[tuple[tuple[int, int, int], list[Cell]]]:
    for one in entries:
        details = "; ".join(f"{name}={value}" for name, value in one.params.items())
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
