"""Words: milliseconds to load all languages, to put a full table into words, and to write a page of the rules."""

import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from msgspec import Struct

from poker_bot.engine.rules import TableRules
from poker_bot.host.guide import room_rules
from poker_bot.host.settings import HostSettings
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.rulebook import Place, present_rules
from tests.text.look import Reader
from tests.text.samples import SAMPLES

LOCALES = Path(__file__).resolve().parents[2] / "locales"


class TextFigures(Struct, frozen=True):
    """Milliseconds. ``table``: the dearest of all sampled situations in the dearest language, warm."""

    load: float
    table: float
    dearest: str
    table_median: float
    rules: float


def _milliseconds(work: Callable[[], object], runs: int) -> float:
    """The median of ``runs``, in time of this process: other work on the machine is not its own."""
    times = []
    for _ in range(runs):
        begun = time.process_time()
        work()
        times.append(time.process_time() - begun)
    return 1_000 * median(times)


def run(runs: int = 15) -> TextFigures:
    """Measure; samples are warmed by one rendering that is not counted."""
    load = _milliseconds(lambda: Catalogue.load(LOCALES), 5)
    catalogue = Catalogue.load(LOCALES)
    figures: dict[str, float] = {}
    for name, make in SAMPLES.items():
        sample = make()
        for lang in catalogue.languages:
            reader = Reader(lang, catalogue)
            reader.table(sample)
            figures[f"{name}, {lang}"] = _milliseconds(lambda reader=reader, sample=sample: reader.table(sample), runs)  # type: ignore[misc]
    dearest = max(figures, key=lambda name: figures[name])
    played = room_rules(TableRules(), HostSettings())
    page = _milliseconds(lambda: present_rules(played, Place(6), lang="fr", catalogue=catalogue), runs)
    return TextFigures(load, figures[dearest], dearest, median(figures.values()), page)


if __name__ == "__main__":
    print(run())
