"""Lopsided losses as a CSV file for a spreadsheet, the biggest first."""

from typing import Final

from adapters.desk.csv_file import Cell, head, instant, lines
from poker_bot.host.commands import Reply

PAIRS_HEADER: Final = (
    *("loser_id", "loser", "winner_id", "winner", "hands", "lost", "won_back", "net", "net_percent", "gifts"),
    *("loser_lost_in_all", "share_percent"),
)
"""Chips; ``gifts`` are part of ``lost``; ``share_percent``: of all that the loser lost, what went to this winner."""


def pairs_name(now: int) -> str:
    """A name for the file, by the day (UTC) of an instant in milliseconds."""
    return f"pairs-{instant(now)[:10]}.csv"


def pairs_csv(reply: Reply) -> bytes:
    """UTF-8 with a byte order mark, as spreadsheets want it."""
    rows: list[tuple[Cell, ...]] = [
        (
            *(one.loser, reply.people.get(one.loser, ""), one.winner, reply.people.get(one.winner, "")),
            *(one.hands, one.lost, one.won_back, one.net, one.net_percent, one.gifts),
            *(one.all_lost, one.share_percent),
        )
        for one in reply.pairs
    ]
    return head(PAIRS_HEADER) + lines(rows)
