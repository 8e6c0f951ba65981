"""Pictures: milliseconds and kilobytes of a table as it is drawn anew, after the small parts have been drawn once."""

import time
from pathlib import Path
from statistics import median

from msgspec import Struct

from poker_bot.pictures import Ranking, ranking_picture
from poker_bot.pictures.scene import table_scene
from poker_bot.pictures.table import draw_table
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present.parts import Words
from tests.text.samples import SAMPLES

LOCALES = Path(__file__).resolve().parents[2] / "locales"
USUAL, FULL = "flop_side_pot", "ten_seats_result"


class PictureFigures(Struct, frozen=True):
    """Medians in milliseconds, sizes in KB (1,000 bytes): six players, ten players, and the largest ranking."""

    table_ms: float
    table_kb: float
    full_table_ms: float
    full_table_kb: float
    ranking_kb: float


def _table(catalogue: Catalogue, name: str, runs: int) -> tuple[float, float]:
    sample, words, size, taken = SAMPLES[name](), Words(catalogue, "fr"), 0, []
    for run in range(runs + 2):
        begun = time.perf_counter()
        size = len(draw_table(table_scene(sample.view, sample.people, words), "dark"))
        if run > 1:
            taken.append(time.perf_counter() - begun)
    return median(taken) * 1000, size / 1000


def run(runs: int = 60) -> PictureFigures:
    """Draw each ``runs`` times, past the shelf of what was drawn already."""
    catalogue = Catalogue.load(LOCALES)
    table, full = _table(catalogue, USUAL, runs), _table(catalogue, FULL, runs)
    ranking = max(
        len(ranking_picture(Ranking(short_deck=short), lang=lang, catalogue=catalogue).png)
        for lang in ("en", "fr", "id", "it")
        for short in (False, True)
    )
    return PictureFigures(*table, *full, ranking / 1000)


if __name__ == "__main__":
    print(run())
