"""``bot.py replay FILE…`` plays recorded hands and names what differs and what it cannot read; so do its exit codes."""

import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import pytest

from poker_bot.cli import replay
from tests.phh.support import PLURIBUS, hand

GOOD = hand("p3 f; p1 f", finishing_stacks="[95, 105, 100]")
WRONG = hand("p3 f; p1 f", finishing_stacks="[95, 104, 101]")
SPLIT = hand(
    "d dh p1 AsKd; d dh p2 AhKc; d dh p3 2s7s; p3 cc; p1 cc; p2 cc; d db 3c4d9h; p1 cc; p2 cc; p3 f; d db 9s; p1 cc;"
    "p2 cc; d db Jd; p1 cc; p2 cc; p1 sm AsKd; p2 sm AhKc",
    antes="[0, 0, 5]",
    finishing_stacks="[107.5, 107.5, 85]",
)


def no_store() -> NoReturn:
    """Files of hands need no database."""
    raise AssertionError("the store was opened")


def run(*paths: Path) -> tuple[int, list[str]]:
    """Exit code and lines, paths as their names alone."""
    said: list[str] = []
    code = replay.run([str(path) for path in paths], no_store, said.append)
    return code, [line.replace(f"{paths[0].parent}/", "") for line in said]


def file(folder: Path, text: str | bytes, name: str = "hands.phhs") -> Path:
    """A file with that content."""
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def many(*hands: str) -> str:
    """A ``.phhs`` text."""
    return "\n\n".join(f"[{number}]\n{text}" for number, text in enumerate(hands, 1))


def test_hands_that_agree(tmp_path: Path) -> None:
    """One line and exit code 0; ``.phh`` holds one hand, ``.phhs`` many."""
    assert run(file(tmp_path, many(GOOD, GOOD)), file(tmp_path, GOOD, "one.phh")) == (0, ["3 hands, 0 mismatches"])


def test_real_hands_agree() -> None:
    """Two hundred of them."""
    assert run(PLURIBUS) == (0, ["200 hands, 0 mismatches"])


def test_a_mismatch_names_file_hand_seat_and_both_stacks(tmp_path: Path) -> None:
    """Exit code 1; the other hands are played all the same."""
    code, said = run(file(tmp_path, many(GOOD, WRONG, GOOD)))
    assert code == 1
    assert said == [
        "hands.phhs [2]: mismatch: p2: ours 105, recorded 104; p3: ours 100, recorded 101",
        "3 hands, 1 mismatches",
    ]


def test_what_cannot_be_read_is_named_and_skipped(tmp_path: Path) -> None:
    """A line that is no TOML, a game of others, an action nobody knows: exit code 2, the rest is played."""
    text = many(
        GOOD.replace("min_bet = 10", "min_bet ="), GOOD.replace("'NT'", "'FB'"), GOOD.replace("p3 f", "p3 z"), GOOD
    )
    code, said = run(file(tmp_path, text))
    assert code == 2
    assert said[0].startswith("hands.phhs [1] (line 1): no TOML")
    assert said[0].endswith(": skipped")
    assert said[1] == "hands.phhs [2] (line 10): the game 'FB' is not played here: skipped"
    assert said[2] == "hands.phhs [3] (line 19): action 1: unknown action: skipped"
    assert said[3:] == ["skipped: 3", "1 hands, 0 mismatches"]


def test_a_mismatch_outweighs_what_was_skipped(tmp_path: Path) -> None:
    """Exit code 1 and not 2, so that a fault of the engine is never taken for one of a file."""
    code, said = run(file(tmp_path, many("nonsense", WRONG)))
    assert (code, said[-1]) == (1, "1 hands, 1 mismatches")


@pytest.mark.parametrize(
    ("name", "content", "why"),
    [
        ("empty.phhs", b"", "no hand in it"),
        ("blank.phh", b"\n# nothing\n", "no hand in it"),
        ("bytes.phhs", b"\xff\xfe\x00", "no UTF-8 text (byte 1)"),
        ("hands.txt", b"", "no .phh or .phhs file"),
    ],
)
def test_files_without_hands_are_named(tmp_path: Path, name: str, content: bytes, why: str) -> None:
    """Exit code 2, one line each."""
    code, said = run(file(tmp_path, content, name))
    assert (code, said) == (2, [f"{name}: {why}: skipped", "skipped: 1", "0 hands, 0 mismatches"])


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    """In the words of the system; the files behind it are read."""
    code, said = run(tmp_path / "gone.phh", file(tmp_path, GOOD, "one.phh"))
    assert code == 2
    assert said[0] == "gone.phh: No such file or directory: skipped"
    assert said[-1] == "1 hands, 0 mismatches"


def test_a_directory_stands_for_the_files_in_and_below_it(tmp_path: Path) -> None:
    """In the order of their names; other files there are none of ours, and an empty directory is named."""
    deep = tmp_path / "hands" / "more"
    deep.mkdir(parents=True)
    file(tmp_path / "hands", many(GOOD), "a.PHHS")
    file(deep, GOOD, "b.phh")
    file(deep, b"notes", "readme.txt")
    assert run(tmp_path / "hands") == (0, ["2 hands, 0 mismatches"])
    (tmp_path / "none").mkdir()
    assert run(tmp_path / "none")[0] == 2


def test_odd_chips_that_the_source_has_split_are_listed(tmp_path: Path) -> None:
    """R-POT-3: no mismatch, exit code 0."""
    code, said = run(file(tmp_path, many(SPLIT)))
    assert code == 0
    assert said == [
        "hands.phhs [1]: odd chip: p1: ours 108, recorded 107.5; p2: ours 107, recorded 107.5",
        "hands in which the source has split an odd chip (R-POT-3): 1",
        "1 hands, 0 mismatches",
    ]


def test_windows_line_ends_and_a_byte_order_mark(tmp_path: Path) -> None:
    """A file that went through an editor of another system is the same file."""
    text = "\ufeff" + many(GOOD, WRONG).replace("\n", "\r\n")
    assert run(file(tmp_path, text))[1][-1] == "2 hands, 1 mismatches"


def test_hands_without_finishing_stacks_are_counted(tmp_path: Path) -> None:
    """Their acts are judged, and the operator is told that nothing was compared."""
    code, said = run(file(tmp_path, many(hand("p3 f; p1 f"), GOOD)))
    assert (code, said) == (0, ["hands without finishing stacks, only played: 1", "2 hands, 0 mismatches"])


def test_an_engine_that_breaks_down_is_a_mismatch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One hand must not end the run, and must not pass for fine."""

    def broken(_record: object) -> NoReturn:
        raise ZeroDivisionError

    monkeypatch.setattr("poker_bot.cli.replay_files.play", broken)
    code, said = run(file(tmp_path, many(GOOD, GOOD)))
    assert code == 1
    assert said[0] == "hands.phhs [1]: mismatch: the engine stopped: ZeroDivisionError"
    assert said[-1] == "2 hands, 2 mismatches"


def test_the_command_line_takes_files(tmp_path: Path) -> None:
    """``bot.py replay FILE FILE`` reads them without settings or a database, wherever it is called."""
    bot = Path(__file__).parents[2] / "bot.py"
    paths = (file(tmp_path, many(GOOD)), file(tmp_path, WRONG, "one.phh"))
    done = subprocess.run(
        [sys.executable, bot, "replay", *paths], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout.splitlines()[-1]) == (1, "2 hands, 1 mismatches")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["hands.phhs", "one.phh"]
