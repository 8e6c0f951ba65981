"""What the documents name is there: files, tests, commands."""

import re
from pathlib import Path

import pytest

from poker_bot.text.present import COMMANDS

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
NAMED = re.compile(r"`((?:[\w.-]+/)+[\w.-]*|[\w-]+\.(?:py|md))(?:::(\w+))?`")
"""A path in backticks, of a file or folder, perhaps with one of its tests."""


def _lies(name: str) -> Path | None:
    """Where a path of the documents leads: from the top, or inside the package that the sentence is about."""
    return next((path for path in (ROOT / name, ROOT / "poker_bot" / name) if path.exists()), None)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_what_a_document_names_exists(document: Path) -> None:
    """Every path in backticks leads to something, and every test named behind one is defined there."""
    for name, test in NAMED.findall(document.read_text(encoding="utf-8")):
        path = _lies(name)
        assert path is not None, name
        assert not test or f"def {test}(" in path.read_text(encoding="utf-8"), (name, test)


def test_every_law_names_its_tests() -> None:
    """Ten rows, each with a test of its own."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"(?m)^\| (\d+) .*$", text)
    assert rows == [str(number) for number in range(1, 11)]
    assert all("::test_" in line for line in re.findall(r"(?m)^\| \d+ .*$", text))


def test_the_readme_lists_the_commands() -> None:
    """All that can be typed, and nothing else."""
    table = (ROOT / "README.md").read_text(encoding="utf-8").partition("## Commands")[2].partition("##")[0]
    assert sorted(re.findall(r"`/([a-z]+)", table)) == sorted(COMMANDS)
