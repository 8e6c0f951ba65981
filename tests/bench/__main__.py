"""``python -m tests.bench``: every figure as a table on standard output and as JSON in ``bench.json``.

Exit code 1 when chips differ anywhere, in a recorded hand or an audit too, or when a front end was loaded that nobody
asked for: those are no matters of speed. A slow figure fails nothing; it is to be read beside its target.
"""

import platform
import sys
from pathlib import Path

import msgspec

from tests.bench import engine, ledger, pictures, press, replay, start, text

OUTPUT = Path("bench.json")
WANTED = ("fixed-limit", "draw")
"""Games whose share of no-limit's speed has a target."""


def main() -> int:
    """Measure, print, write."""
    hands = engine.run(1000)
    replayed = replay.run()
    presses = press.run()
    started = start.run()
    history = ledger.run()
    words = text.run()
    drawn = pictures.run()
    rows = [
        ("engine, hands/s (six players, no-limit)", f"{hands.hands_per_second:,.0f}", ">= 2,200"),
        *(
            (f"  {game}, share of no-limit", f"{share:.0%}", ">= 70%" if game in WANTED else "")
            for game, share in hands.shares.items()
        ),
        ("  acts and events per hand", f"{hands.acts_per_hand:.1f}, {hands.events_per_hand:.1f}", ""),
        ("  one pass of an empty loop, ns", f"{hands.loop_ns:.1f}", ""),
        ("recorded hands replayed, hands/s", f"{replayed.hands_per_second:,.0f}", ">= 1,500"),
        ("  mismatches, skipped", f"{replayed.mismatches}, {replayed.skipped}", "0, 0"),
        ("press to commit, median ms", f"{presses.median_ms:.2f}", "<= 1"),
        ("press to commit, p99 ms", f"{presses.p99_ms:.2f}", "<= 3"),
        ("  until the answer, median and p99 ms", f"{presses.answer_median_ms:.2f}, {presses.answer_p99_ms:.2f}", ""),
        ("  an empty durable commit of sqlite3 here, ms", f"{presses.fsync_ms:.2f}", ""),
        ("  journal mode, synchronous (2 = FULL)", f"{presses.journal_mode}, {presses.synchronous}", "wal, 2"),
        ("  commits and events per hand", f"{presses.commits_per_hand:.1f}, {presses.events_per_hand:.1f}", ""),
        ("start until the page answers, s", f"{started.seconds:.2f}", "<= 1.5"),
        ("  front ends loaded unasked", ", ".join(started.foreign_libraries) or "none", "none"),
        *_history_rows(history),
        ("texts of all languages loaded, ms", f"{words.load:.0f}", "<= 300"),
        (f"a table in words ({words.dearest}), ms", f"{words.table:.2f}", "<= 1.5"),
        ("  the usual one; a page of the rules, ms", f"{words.table_median:.2f}, {words.rules:.2f}", ""),
        ("picture of a table, median ms and KB", f"{drawn.table_ms:.1f}, {drawn.table_kb:.0f}", "<= 25, 60"),
        ("  ten players at the showdown", f"{drawn.full_table_ms:.1f}, {drawn.full_table_kb:.0f}", "<= 25, 60"),
        ("  largest hand ranking, KB", f"{drawn.ranking_kb:.0f}", "<= 60"),
        ("chips that differ", f"{presses.chips_differ}", "0"),
    ]
    for name, figure, target in rows:
        print(f"{name:<48}{figure:>16}   {target}")
    python = platform.python_version()
    figures: dict[str, object] = {
        "engine": hands,
        "replay": replayed,
        "press": presses,
        "start": started,
        "ledger": history,
        "text": words,
        "pictures": drawn,
        "python": python,
    }
    OUTPUT.write_bytes(msgspec.json.format(msgspec.json.encode(figures)) + b"\n")
    wrong = presses.chips_differ or replayed.mismatches or history.audit_code
    return 1 if wrong or started.foreign_libraries else 0


def _history_rows(history: ledger.LedgerFigures) -> list[tuple[str, str, str]]:
    """The lines about a long ledger."""
    newest, old = history.movements_ms, history.movements_old_ms
    return [
        ("ledger of 100,000 rows: a page, an old one, ms", f"{newest:.2f}, {old:.2f}", "<= 50"),
        ("  a page of one person's, ms", f"{history.movements_person_ms:.2f}", "<= 50"),
        ("  admin log: a page, an old one, ms", f"{history.admin_log_ms:.2f}, {history.admin_log_old_ms:.2f}", "<= 50"),
        ("  leaderboard, ms", f"{history.standings_ms:.2f}", "<= 50"),
        ("  lopsided losses (/audit pairs), s", f"{history.pairs_seconds:.2f}", ""),
        ("  bot.py audit, s", f"{history.audit_seconds:.2f}", "<= 3"),
        ("    computed; the books alone, s", f"{history.audit_cpu_seconds:.2f}, {history.books_seconds:.2f}", ""),
        ("    rows, events folded", f"{history.rows:,}, {history.events:,}", ""),
    ]


if __name__ == "__main__":
    sys.exit(main())
