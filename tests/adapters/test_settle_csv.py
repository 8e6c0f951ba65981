"""The settle-up as a file for a spreadsheet."""

import csv
import io

from adapters.desk.settle_csv import HEADER, settle_csv, settle_name
from poker_bot.host.commands import Reply
from poker_bot.host.ports import Seen, Settled, Settlement

PEOPLE = {
    1: Seen(1, "=cmd|' /C calc'!A0", "discord", "1"),
    2: Seen(2, "Dewi, « la reine »\nof spades", "telegram", "2"),
    3: Seen(3, "Gerd", "house", "gerd"),
}
LINES = (Settled(1, 1000, 0, 2000), Settled(3, 1000, 1000), Settled(2, 3000, 1960))
REPLY = Reply(
    "en", "settle-file", settlement=Settlement(7, "3K7", closed=False, lines=LINES, carried=40, people=PEOPLE)
)


def test_it_says_for_each_what_he_brought_took_and_has_there() -> None:
    """In the order of the lines; what is carried for nobody makes the differences add up to nothing."""
    rows = list(csv.DictReader(io.StringIO(settle_csv(REPLY).decode("utf-8-sig"), newline="")))
    assert [tuple(row.values()) for row in rows] == [
        ("1", "'=cmd|' /C calc'!A0", "no", "1000", "0", "2000", "1000"),
        ("3", "Gerd", "yes", "1000", "1000", "0", "0"),
        ("2", "Dewi, « la reine »\nof spades", "no", "3000", "1960", "0", "-1040"),
        ("0", "", "", "0", "0", "40", "40"),
    ]
    assert tuple(rows[0]) == HEADER
    assert sum(int(row["difference"]) for row in rows) == 0


def test_spreadsheets_read_it_as_utf_8_and_run_nothing() -> None:
    """A byte order mark comes first, and no text begins like a formula; numbers stay numbers."""
    body = settle_csv(REPLY)
    assert body.startswith(b"\xef\xbb\xbf")
    assert b",-1040\r\n" in body


def test_its_name_says_table_and_day() -> None:
    """Several evenings lie side by side in a folder."""
    assert settle_name(REPLY, 1_764_460_800_000) == "settle-3K7-2025-11-30.csv"
