"""The audit as a CSV file for a spreadsheet: what admins did and every movement of chips, in the order of time.

The books are asked for in pages, newest first, and written down page by page: what is kept meanwhile is the text alone.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from msgspec.structs import replace

from adapters.desk.csv_file import Cell, head, instant, lines
from poker_bot.host.commands import AuditFile, Reply
from poker_bot.host.ports import AdminEntry, LedgerRow

HEADER: Final = (
    *("kind", "id", "time_utc", "person_id", "person", "what", "details"),
    *("amount", "source", "target", "source_after", "target_after", "table", "hand"),
)
"""``kind``: "act" of an admin or "chips" that moved; the columns from ``amount`` on are for chips alone."""

_NO_MORE: Final = -1

Ask = Callable[[AuditFile], Awaitable[Reply]]
"""Brings one page from the host, or its refusal."""


def audit_name(now: int) -> str:
    """A name for the file, by the day (UTC) of an instant in milliseconds."""
    return f"audit-{instant(now)[:10]}.csv"


async def audit_file(first: Reply, ask: Ask) -> tuple[Reply, bytes]:
    """The answer with its numbers, and the file; ``first`` is the first page. A refusal of a later one ends it."""
    merge, page = _Merge(), first
    while True:
        merge.take(page)
        await asyncio.to_thread(merge.write)
        if merge.finished:
            counts: dict[str, int | str] = {"entries": merge.entries, "movements": merge.movements}
            plain = replace(first, params=counts, entries=(), movements=(), people={})
            return plain, await asyncio.to_thread(merge.file)
        page = await ask(merge.wanted())
        if page.refusal is not None:
            return page, b""


class _Merge:
    """Two lists that come newest first, made into one text that goes forward in time."""

    def __init__(self) -> None:
        self.entries = self.movements = 0
        self._acts: deque[AdminEntry] = deque()
        self._moves: deque[LedgerRow] = deque()
        self._acts_before = self._moves_before = 0
        self._people: dict[int, str] = {}
        self._chunks: list[bytes] = []  # each forward in time, the newest first

    @property
    def finished(self) -> bool:
        """Whether everything has come and is written."""
        return self._acts_before == self._moves_before == _NO_MORE and not self._acts and not self._moves

    def wanted(self) -> AuditFile:
        """The next pages of whichever list has run out."""
        return AuditFile(
            _NO_MORE if self._acts else self._acts_before,
            _NO_MORE if self._moves else self._moves_before,
        )

    def take(self, page: Reply) -> None:
        """What was wanted; an empty list of what was asked for has no more."""
        if not self._acts and self._acts_before != _NO_MORE:
            self._acts_before = page.entries[-1].id if page.entries else _NO_MORE
        if not self._moves and self._moves_before != _NO_MORE:
            self._moves_before = page.movements[-1].id if page.movements else _NO_MORE
        self._acts.extend(page.entries)
        self._moves.extend(page.movements)
        self.entries += len(page.entries)
        self.movements += len(page.movements)
        self._people |= page.people

    def write(self) -> None:
        """As far as it is known which of the two lists has the newer one; of one instant the act stands first."""
        acts, moves, newest = self._acts, self._moves, list[list[Cell]]()
        while (acts or moves) and (acts or self._acts_before == _NO_MORE) and (moves or self._moves_before == _NO_MORE):
            if moves and (not acts or moves[0].at >= acts[0].at):
                newest.append(_moved(moves.popleft(), self._people))
            else:
                newest.append(_done(acts.popleft(), self._people))
        if newest:
            self._chunks.append(lines(reversed(newest)))

    def file(self) -> bytes:
        """The whole text."""
        return b"".join((head(HEADER), *reversed(self._chunks)))


def named(entry: AdminEntry, people: Mapping[int, str]) -> dict[str, int | str]:
    """The parameters of an entry, with the name of the person it is about as he is called today."""
    person = entry.params.get("person")
    return entry.params | {"name": people.get(person, f"#{person}")} if isinstance(person, int) else entry.params


def _done(one: AdminEntry, people: dict[int, str]) -> list[Cell]:
    details = "; ".join(f"{name}={value}" for name, value in named(one, people).items())
    who: list[Cell] = ["act", one.id, instant(one.at), one.person, people.get(one.person, "")]
    cells = [*who, one.action, details]
    return [*cells, *[""] * (len(HEADER) - len(cells))]


def _moved(row: LedgerRow, people: dict[int, str]) -> list[Cell]:
    who: list[Cell] = ["chips", row.id, instant(row.at), row.person, people.get(row.person, ""), row.reason, ""]
    return [*who, row.amount, row.source, row.target, row.source_after, row.target_after, row.table, row.hand]
