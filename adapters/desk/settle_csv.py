"""The settle-up as a CSV file for a spreadsheet: a row for each person, best first, in whole chips."""

from typing import Final

from adapters.desk.csv_file import Cell, head, instant, lines
from poker_bot.host.commands import Reply

HEADER: Final = ("person_id", "person", "house_player", "brought", "took", "at_table", "difference")
"""``took`` away, and what is still ``at_table``: together less what was ``brought`` they make the ``difference``."""


def settle_name(reply: Reply, now: int) -> str:
    """A name for the file, by the table and the day (UTC) of an instant in milliseconds."""
    code = "" if reply.settlement is None else reply.settlement.code
    return f"settle-{code}-{instant(now)[:10]}.csv"


def settle_csv(reply: Reply) -> bytes:
    """Chips that are carried for nobody yet have a row without a person, so that the differences add up to nothing."""
    settled = reply.settlement
    if settled is None:
        return head(HEADER)
    rows: list[tuple[Cell, ...]] = []
    for one in settled.lines:
        seen = settled.people.get(one.person)
        name, house = ("", "") if seen is None else (seen.name, "yes" if seen.platform == "house" else "no")
        rows.append((one.person, name, house, one.brought, one.took, one.at_table, one.difference))
    if settled.carried:
        rows.append((0, "", "", 0, 0, settled.carried, settled.carried))
    return head(HEADER) + lines(rows)
