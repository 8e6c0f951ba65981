"""Recorded hands per second, from the bytes of a ``.phhs`` file to compared stacks: what ``bot.py replay FILE`` does.

``python -m tests.bench.replay [FILE]`` measures another file than the one of the tests.
"""

import sys
import time
from pathlib import Path
from statistics import median

from msgspec import Struct

from poker_bot.cli import replay_files

HANDS = Path(__file__).parents[1] / "phh" / "data" / "pluribus-200.phhs"


class ReplayFigures(Struct, frozen=True):
    """Median over the runs; ``mismatches`` and ``skipped`` hands of one run have to be none."""

    hands_per_second: float
    hands: int
    mismatches: int
    skipped: int


def run(path: Path = HANDS, runs: int = 5) -> ReplayFigures:
    """Replay ``path`` so many times, after once to warm up."""
    tally = replay_files.replay_file(path)
    rates = []
    for _ in range(runs):
        begun = time.process_time()
        replay_files.replay_file(path)
        rates.append(tally.hands / (time.process_time() - begun))
    return ReplayFigures(median(rates), tally.hands, tally.mismatches, tally.skipped)


if __name__ == "__main__":
    print(run(Path(sys.argv[1]) if sys.argv[1:] else HANDS))
