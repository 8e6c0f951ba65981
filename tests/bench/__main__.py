"""``python -m tests.bench``: every figure as a table on standard output and as JSON in ``bench.json``.

Exit code 1 when chips differ anywhere, or when a front end was loaded that nobody asked for: those are no matters of
speed. A slow figure fails nothing; it is to be read beside its target.
"""

import platform
import sys
from pathlib import Path

import msgspec

from tests.bench import engine, press, start

OUTPUT = Path("bench.json")


def main() -> int:
    """Measure, print, write."""
    hands = engine.run(1000)
    presses = press.run()
    started = start.run()
    rows = [
        ("engine, hands/s (six players, no-limit)", f"{hands.hands_per_second:,.0f}", ">= 3,000"),
        ("  acts and events per hand", f"{hands.acts_per_hand:.1f}, {hands.events_per_hand:.1f}", ""),
        ("  one pass of an empty loop, ns", f"{hands.loop_ns:.1f}", ""),
        ("press to commit, median ms", f"{presses.median_ms:.2f}", "<= 1"),
        ("press to commit, p99 ms", f"{presses.p99_ms:.2f}", "<= 3"),
        ("  an empty durable commit of sqlite3 here, ms", f"{presses.fsync_ms:.2f}", ""),
        ("  journal mode, synchronous (2 = FULL)", f"{presses.journal_mode}, {presses.synchronous}", "wal, 2"),
        ("  commits and events per hand", f"{presses.commits_per_hand:.1f}, {presses.events_per_hand:.1f}", ""),
        ("start until the page answers, s", f"{started.seconds:.2f}", "<= 1.5"),
        ("  front ends loaded unasked", ", ".join(started.foreign_libraries) or "none", "none"),
        ("chips that differ", f"{presses.chips_differ}", "0"),
    ]
    for name, figure, target in rows:
        print(f"{name:<48}{figure:>16}   {target}")
    figures = {"engine": hands, "press": presses, "start": started, "python": platform.python_version()}
    OUTPUT.write_bytes(msgspec.json.format(msgspec.json.encode(figures)) + b"\n")
    return 1 if presses.chips_differ or started.foreign_libraries else 0


if __name__ == "__main__":
    sys.exit(main())
