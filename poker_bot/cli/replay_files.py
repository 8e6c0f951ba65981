"""``bot.py replay FILE…``: play recorded hands (Poker Hand History) through the engine and compare the stacks."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from poker_bot.cli import FAILED, FINE, FOUND, Say
from poker_bot.phh.compare import Verdict, compare
from poker_bot.phh.errors import UnreadableError
from poker_bot.phh.play import play
from poker_bot.phh.record import Record, read_record
from poker_bot.phh.source import Source, fields_of, hands_of

ENDINGS: Final = (".phh", ".phhs")


class Tally(Struct):
    """What a run has come to. ``unchecked`` hands record no finishing stacks: only their acts were judged."""

    hands: int = 0
    mismatches: int = 0
    odd: int = 0
    unchecked: int = 0
    skipped: int = 0

    @property
    def code(self) -> int:
        """A mismatch weighs more than what could not be read."""
        return FOUND if self.mismatches else FAILED if self.skipped else FINE


def run(paths: Sequence[str], say: Say) -> int:
    """Replay every hand of ``paths``; a directory stands for all ``.phh`` and ``.phhs`` files in and below it.

    Prints each mismatch, what was skipped and why, odd chips that the source has split (R-POT-3), and in the end
    ``N hands, M mismatches``. 1 when there is a mismatch, else 2 when anything was skipped, else 0.
    """
    tally = Tally()
    for path in _files(paths, tally, say):
        _file(path, tally, say)
    if tally.skipped:
        say(f"skipped: {tally.skipped}")
    if tally.odd:
        say(f"hands in which the source has split an odd chip (R-POT-3): {tally.odd}")
    if tally.unchecked:
        say(f"hands without finishing stacks, only played: {tally.unchecked}")
    say(f"{tally.hands} hands, {tally.mismatches} mismatches")
    return tally.code


def replay_file(path: Path, say: Say = lambda _line: None) -> Tally:
    """Replay every hand of one file; the lines about them go to ``say``."""
    tally = Tally()
    _file(path, tally, say)
    return tally


def _files(paths: Iterable[str], tally: Tally, say: Say) -> Iterator[Path]:
    for name in paths:
        path = Path(name)
        if path.is_dir():
            inside = sorted(one for one in path.rglob("*") if one.suffix.lower() in ENDINGS and one.is_file())
            if not inside:
                _skip(tally, say, f"{path}: no .phh or .phhs file in it")
            yield from inside
        elif path.suffix.lower() in ENDINGS:
            yield path
        else:
            _skip(tally, say, f"{path}: no .phh or .phhs file")


def _skip(tally: Tally, say: Say, line: str) -> None:
    tally.skipped += 1
    say(f"{line}: skipped")


def _file(path: Path, tally: Tally, say: Say) -> None:
    empty = True
    try:
        for source in hands_of(path.read_bytes()):
            empty = False
            _hand(f"{path} [{source.key}]" if source.key else str(path), source, tally, say)
    except OSError as error:
        _skip(tally, say, f"{path}: {error.strerror or type(error).__name__}")
    except UnreadableError as error:
        _skip(tally, say, f"{path}: {error}")
    else:
        if empty:
            _skip(tally, say, f"{path}: no hand in it")


def _hand(name: str, source: Source, tally: Tally, say: Say) -> None:
    try:
        record = read_record(fields_of(source.text))
        verdict = _play(record)
    except UnreadableError as error:
        _skip(tally, say, f"{name} (line {source.line}): {error}")
        return
    tally.hands += 1
    tally.mismatches += bool(verdict.wrong)
    tally.odd += bool(verdict.odd)
    tally.unchecked += record.finishing is None
    if verdict.wrong:
        say(f"{name}: mismatch: {'; '.join(verdict.wrong)}")
    elif verdict.odd:
        say(f"{name}: odd chip: {'; '.join(verdict.odd)}")


def _play(record: Record) -> Verdict:
    """A hand in which the engine itself breaks down is a mismatch, and the next one is played all the same."""
    try:
        return compare(record, play(record))
    except UnreadableError:
        raise
    except Exception as error:  # noqa: BLE001 - whatever it is, it is a finding about this hand
        return Verdict((f"the engine stopped: {type(error).__name__}",))
