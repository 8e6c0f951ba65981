"""French no-break spaces. ``python -m tests.text.typography`` puts them where they are missing.

Before a colon U+00A0; before ; ! ? and %, and inside quotation marks, the narrow U+202F.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

LOCALES = Path(__file__).parents[2] / "locales"

_MARKS = (
    (r"[ \u00a0\u202f](:)(?=\s|$)", "\u00a0\\1"),
    (r"(?<![*=])[ \u00a0\u202f]([;!?%»])", "\u202f\\1"),
    (r"(«)[ \u00a0\u202f]", "\\1\u202f"),
)
_KEY = re.compile(r"(\s*(?:[A-Za-z][\w-]* =|\.[a-z]+ =|\*?\[[\w-]+\])?)(.*)", re.DOTALL)


def set_line(line: str) -> str:
    """One line of a Fluent file with its spaces as they should be; comments and what belongs to Fluent stay."""
    if line.startswith("#"):
        return line
    found = _KEY.fullmatch(line)
    assert found is not None
    key, text = found[1], found[2]
    for pattern, put in _MARKS:
        text = re.sub(pattern, put, text)
    return key + text


def wrong_lines(folder: Path = LOCALES / "fr") -> Iterator[str]:
    """Every line that is not set so, with its file."""
    for file in sorted(folder.glob("*.ftl")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if set_line(line) != line:
                yield f"{file.name}:{number} {line.strip()}"


def _mend(folder: Path = LOCALES / "fr") -> None:
    for file in sorted(folder.glob("*.ftl")):
        lines = file.read_text(encoding="utf-8").split("\n")
        file.write_text("\n".join(map(set_line, lines)), encoding="utf-8")


if __name__ == "__main__":
    before = list(wrong_lines())
    _mend()
    sys.stdout.write(f"{len(before)} lines set\n")
