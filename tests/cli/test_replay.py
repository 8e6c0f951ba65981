"""``bot.py replay`` plays stored tables again, and names the table that is not what its events make."""

from collections.abc import Callable
from pathlib import Path

from poker_bot.cli import replay
from poker_bot.host.ports import AuditSource
from tests.cli.conftest import key_of
from tests.cli.test_audit import tamper

Opener = Callable[[], AuditSource]


def replayed(opener: Opener) -> tuple[int, list[str]]:
    """Exit code and lines."""
    said: list[str] = []
    return replay.run((), opener, said.append), said


def test_a_sound_file(opener: Opener) -> None:
    """Every table is played again from its first event; the running hand counts when it has ended."""
    assert replayed(opener) == (0, ["3 tables, 2 hands, 0 mismatches"])


def test_a_changed_event_is_found(opener: Opener, database: Path) -> None:
    """One chip more in a call: the events no longer conserve chips, or no longer make the snapshot."""
    tamper(
        database,
        """UPDATE events SET body = CAST(replace(CAST(body AS TEXT), '"amount":10', '"amount":11') AS BLOB)
           WHERE kind = 'BlindPosted' AND secret = 0 AND table_id = 2""",
    )
    code, said = replayed(opener)
    assert code == 1
    assert said[0].startswith("Table 2: ")
    assert said[-1].endswith(", 1 mismatches")


def test_a_lost_event_is_found(opener: Opener, database: Path) -> None:
    """A table whose log lacks an event stops there or differs from its snapshot; the others are still played."""
    tamper(database, "DELETE FROM events WHERE kind = 'PlayerFolded' AND table_id = 2")
    code, said = replayed(opener)
    assert code == 1
    assert said[-1].startswith("3 tables, ")
    assert said[-1].endswith(", 1 mismatches")


def test_without_the_key_nothing_is_replayed(opener: Opener, database: Path) -> None:
    """The decks are encrypted: one line names the key file, exit code 2."""
    key_of(database).unlink()
    code, said = replayed(opener)
    assert code == 2
    assert str(key_of(database)) in said[0]
