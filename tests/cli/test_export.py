"""``bot.py export`` writes stored hands that other programs read, and shows no hidden card."""

from collections.abc import Callable
from pathlib import Path

from pokerkit import HandHistory

from poker_bot.cli import export, replay
from poker_bot.host.ports import AuditSource
from tests.cli.conftest import key_of

Opener = Callable[[], AuditSource]


def exported(opener: Opener, *args: str) -> tuple[int, list[str]]:
    """Exit code and what was printed."""
    said: list[str] = []
    return export.run(args, opener, said.append), said


def test_finished_hands_are_written_and_replay(opener: Opener, tmp_path: Path) -> None:
    """What was exported is read back and pays the same; pokerkit reads it too."""
    code, said = exported(opener, "2")
    assert code == 0
    assert said[0].startswith("[1]\n")
    file = tmp_path / "table.phhs"
    file.write_text("\n".join(said), encoding="utf-8")
    lines: list[str] = []
    assert replay.run((str(file),), opener, lines.append) == 0
    assert lines[-1] == f"{len(said)} hands, 0 mismatches"
    assert HandHistory.loads(said[0].partition("\n")[2]).finishing_stacks


def test_one_hand_by_its_number(opener: Opener) -> None:
    """A number that no finished hand has, or a table that does not exist, is exit code 1."""
    assert exported(opener, "2", "1")[0] == 0
    assert exported(opener, "2", "99") == (1, ["No export: the table has no such finished hand."])
    assert exported(opener, "77") == (1, ["No export: no such finished hands."])


def test_without_the_key_nothing_is_exported(opener: Opener, database: Path) -> None:
    """One line names the key file, exit code 2."""
    key_of(database).unlink()
    code, said = exported(opener, "2")
    assert code == 2
    assert str(key_of(database)) in said[0]
