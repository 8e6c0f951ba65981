"""The backup subcommand makes a sound copy, says where the key is, and overwrites nothing."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from poker_bot.cli import audit, backup
from poker_bot.host.ports import AuditSource, StoreError
from poker_bot.store.readonly import ReadOnlyStore
from tests.cli.conftest import key_of

Opener = Callable[[], AuditSource]


def test_a_backup_can_be_audited(database: Path, opener: Opener) -> None:
    """The copy holds everything: with the original's key it passes the whole audit."""
    target = database.with_name("copy.db")
    said: list[str] = []
    assert backup.run((str(target),), opener, said.append) == 0
    assert said[0] == f"{target}: {target.stat().st_size:,} bytes, checked."
    assert str(key_of(database)) in said[1]
    assert audit.run((), lambda: ReadOnlyStore.open(target, key_of(database)), said.append) == 0
    assert said[-1] == "Everything adds up."


def test_the_key_is_not_in_it(database: Path, opener: Opener) -> None:
    """Neither the key nor a deck in clear is anywhere in the copy, and only its owner can read it."""
    target = database.with_name("copy.db")
    backup.run((str(target),), opener, lambda _: None)
    content = target.read_bytes()
    digits = key_of(database).read_text().split()[1]
    assert b"DeckSealed" in content
    assert digits.encode() not in content
    assert bytes.fromhex(digits) not in content
    assert b'"order"' not in content
    if os.name == "posix":
        assert target.stat().st_mode & 0o777 == 0o600


def test_without_the_key(database: Path, opener: Opener) -> None:
    """A backup needs no key."""
    key_of(database).unlink()
    assert backup.run((str(database.with_name("copy.db")),), opener, lambda _: None) == 0


def test_what_is_there_stays(database: Path, opener: Opener) -> None:
    """An existing file is not overwritten: exit code 2, one line, the file as it was."""
    target = database.with_name("copy.db")
    target.write_text("precious")
    said: list[str] = []
    assert backup.run((str(target),), opener, said.append) == 2
    assert said == [f"No backup: {target} exists already; a backup overwrites nothing"]
    assert target.read_text() == "precious"


def test_no_database(database: Path) -> None:
    """Where nothing can be opened nothing is made."""

    def refuse() -> AuditSource:
        raise StoreError("there is no database poker.db")

    said: list[str] = []
    target = database.with_name("copy.db")
    assert backup.run((str(target),), refuse, said.append) == 2
    assert said == ["No backup: there is no database poker.db"]
    assert not target.exists()


def test_the_source_is_closed(database: Path, opener: Opener) -> None:
    """However it ends, the file that was opened is let go of."""
    opened: list[AuditSource] = []

    def keep() -> AuditSource:
        opened.append(opener())
        return opened[-1]

    target = str(database.with_name("copy.db"))
    assert [backup.run((target,), keep, lambda _: None) for _ in range(2)] == [0, 2]
    for source in opened:
        with pytest.raises(StoreError, match="closed"):
            list(source.balances())


@pytest.mark.parametrize("args", [(), ("a.db", "b.db"), ("--force", "a.db")])
def test_wrong_words(opener: Opener, args: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    """Without a target, or with more than it knows, nothing is copied and the usage is shown."""
    with pytest.raises(SystemExit) as ended:
        backup.run(args, opener)
    assert ended.value.code == 2
    assert "usage: bot.py backup" in capsys.readouterr().err
