"""Cut the bundled fonts anew: ``python -m tests.pictures.cut_fonts FOLDER``; FOLDER holds DejaVu's ``.ttf`` files.

Needed only when ``poker_bot/pictures/glyphs.py`` covers other characters than before. Runs fontTools' own command.
"""

import subprocess
import sys
from pathlib import Path

from poker_bot.pictures.glyphs import COVERED

FONTS = ("DejaVuSansCondensed.ttf", "DejaVuSansCondensed-Bold.ttf")
TARGET = Path(__file__).parents[2] / "poker_bot" / "pictures" / "fonts"


def command(source: Path, python: str = sys.executable) -> list[str]:
    """The call that cuts one font down to what is drawn: no hinting, no features, the same bytes every time."""
    points = ",".join(f"U+{points.start:04X}-{points.stop - 1:04X}" for points in COVERED)
    return [
        *(python, "-m", "fontTools.subset", str(source), f"--unicodes={points}"),
        *("--no-hinting", "--layout-features=kern", "--notdef-outline", "--no-recalc-timestamp"),
        f"--output-file={TARGET / source.name}",
    ]


def main(folder: str, python: str = sys.executable) -> None:
    """Cut both."""
    for name in FONTS:
        subprocess.run(command(Path(folder) / name, python), check=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
