"""The audit proves a sound file, and names the first thing that is wrong with one that is not."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from poker_bot.cli import audit
from poker_bot.engine.codec import encode_state
from poker_bot.host.ports import AuditSource, StoreError
from poker_bot.store.keyfile import read_key
from poker_bot.store.sqlite import open_store
from tests.cli.conftest import closed, key_of, running

Opener = Callable[[], AuditSource]


def tamper(database: Path, script: str) -> None:
    """Change the file as somebody with an SQL shell and no scruples can."""
    shell = sqlite3.connect(database)
    try:
        for trigger in ("ledger_is_never_changed", "ledger_is_never_shortened"):
            shell.execute(f"DROP TRIGGER {trigger}")
        for trigger in ("events_are_never_changed", "events_are_never_erased"):
            shell.execute(f"DROP TRIGGER {trigger}")
        shell.executescript(f"PRAGMA ignore_check_constraints = ON; {script}")
    finally:
        shell.close()


def audited(opener: Opener) -> tuple[int, list[str]]:
    """Exit code and lines."""
    said: list[str] = []
    return audit.run((), opener, said.append), said


def test_a_sound_file(opener: Opener) -> None:
    """A file as the host writes it adds up, and the audit says what was proven."""
    events = sum(len(played) for table in (running(), closed()) for _, played, _ in table.steps)
    code, said = audited(opener)
    assert code == 0
    assert "each follows from those before it" in said[0]
    assert "hold the 15,000 chips that were made" in said[1]
    assert said[2] == "Bank 2: 1 accounts hold the 70 chips that were made."
    assert said[3] == f"Tables: 3 with {events} events, each agrees with its seat and pot accounts."
    assert said[4] == "Everything adds up."


def test_the_fixture_is_worth_auditing(database: Path) -> None:
    """The running hand has chips in the pot and in seats, and the closed table has none left."""
    shell = sqlite3.connect(database)
    held = dict(shell.execute("SELECT account, chips FROM balances WHERE bank = 1"))
    shell.close()
    assert held["pot:1"] > 0
    assert held["seat:1:103"] > 0
    assert (held["pot:2"], held["seat:2:101"], held["seat:2:102"]) == (0, 0, 0)


def test_beside_the_running_host(database: Path, opener: Opener) -> None:
    """The audit needs no pause of the host, and does not disturb it."""

    async def both() -> tuple[int, list[str]]:
        async with open_store(database, key_of(database)) as store:
            assert await store.grant(1, 101, 1, "gift", "gift", 1)
            found = audited(opener)
            assert await store.grant(1, 101, 1, "gift", "gift-2", 1)
            return found

    code, said = asyncio.run(both())
    assert code == 0
    assert "hold the 15,001 chips that were made" in said[1]


def test_without_the_key(database: Path, opener: Opener) -> None:
    """Without the key the books are proven all the same, and it is said that the tables were not."""
    key_of(database).unlink()
    code, said = audited(opener)
    assert code == 0
    assert said[-2].startswith("Tables: not compared with their events")
    assert said[-2].endswith(f" because the key file {key_of(database)} cannot be read.")


LEDGER_FAULTS = {
    "amount": (
        "UPDATE ledger SET amount = amount + 1 WHERE id = 6",
        "Ledger row 6 does not add up: wallet:102 of bank 1 held 5,000, pays 701, and is booked with 4,300.",
    ),
    "target": (
        "UPDATE ledger SET target = 'wallet:103' WHERE id = 5",
        "Ledger row 5 does not add up: wallet:103 of bank 1 held 5,000, gains 1,000, and is booked with 1,000.",
    ),
    "gift": (
        "UPDATE ledger SET target_after = target_after + 1 WHERE id = 2",
        "Ledger row 2 does not add up: wallet:102 of bank 1 held 0, gains 5,000, and is booked with 5,001.",
    ),
    "missing first": ("DELETE FROM ledger WHERE id = 1", "Ledger row 1 is missing."),
    "missing": ("DELETE FROM ledger WHERE id = 7", "Ledger row 7 is missing."),
    "missing last": (
        "DELETE FROM ledger WHERE id = (SELECT max(id) FROM ledger)",
        "Bank 1: seat:2:102 holds 0, but its ledger rows sum to 490 (the last of them row 20).",
    ),
    "bank": ("UPDATE ledger SET bank = 2 WHERE id = 5", "Ledger row 5 does not add up: wallet:101 of bank 2 held 70,"),
    "version": (
        "UPDATE ledger SET version = 99999 WHERE id = 6",
        "Ledger row 6 belongs to version 99999 of table 1 in bank 1, which is not there.",
    ),
    "table": (
        "UPDATE ledger SET table_id = 77 WHERE id = 6",
        "Ledger row 6 belongs to version 3 of table 77 in bank 1, which is not there.",
    ),
}

BALANCE_FAULTS = {
    "made": (
        "UPDATE balances SET chips = chips + 5 WHERE account = 'wallet:102'",
        "Bank 1: wallet:102 holds 4,295, but its ledger rows sum to 4,290 (the last of them row 25).",
    ),
    "erased": (
        "DELETE FROM balances WHERE account = 'wallet:103'",
        "Bank 1: wallet:103 holds 0, but its ledger rows sum to 4,550 (",
    ),
    "invented": (
        "INSERT INTO balances VALUES (1, 'wallet:666', 1000000)",
        "Bank 1: wallet:666 holds 1,000,000, but its ledger rows sum to 0 (of which there are none).",
    ),
    "overdrawn": (
        (
            "INSERT INTO ledger SELECT max(id) + 1, 1, 'wallet:9', 'wallet:101', 5, 'x', 0, 0, 0, 0, 0, -5,"
            " (SELECT chips + 5 FROM balances WHERE account = 'wallet:101' AND bank = 1) FROM ledger;"
            "UPDATE balances SET chips = chips + 5 WHERE account = 'wallet:101' AND bank = 1;"
            "INSERT INTO balances VALUES (1, 'wallet:9', -5)"
        ),
        "Bank 1: wallet:9 holds -5, less than nothing.",
    ),
}

TABLE_FAULTS = {
    "event gone": ("DELETE FROM events WHERE table_id = 1 AND version = 5", "Table 1: event 5 is missing."),
    "last event gone": (
        "DELETE FROM events WHERE table_id = 2 AND version = (SELECT version FROM tables WHERE id = 2)",
        "Table 2: version ",
    ),
    "event altered": (
        (
            "UPDATE events SET body = CAST(replace(body, '\"chips\":700', '\"chips\":699') AS BLOB)"
            " WHERE kind = 'PlayerSatDown'"
        ),
        "Table 1: seat:1:102 holds 0 by the ledger, but -1 by the table's events.",
    ),
    "event unreadable": (
        "UPDATE events SET body = x'00' WHERE table_id = 1 AND version = 4",
        "Table 1: event 4 (PlayerSatDown) cannot be applied: UnknownFormError.",
    ),
    "chips of another table": (
        (
            "INSERT INTO ledger SELECT max(id) + 1, 1, 'wallet:101', 'pot:9', 5, 'x', 0, 0, 0, 0, 0,"
            " (SELECT chips - 5 FROM balances WHERE account = 'wallet:101' AND bank = 1), 5 FROM ledger;"
            "UPDATE balances SET chips = chips - 5 WHERE account = 'wallet:101' AND bank = 1;"
            "INSERT INTO balances VALUES (1, 'pot:9', 5)"
        ),
        "Bank 1 has accounts of a table 9 that it does not have: pot:9.",
    ),
    "chips moved off the table": (
        (
            "INSERT INTO ledger SELECT max(id) + 1, 1, 'pot:1', 'wallet:101', 5, 'x', 0, 0, 1, 1, 0,"
            " (SELECT chips - 5 FROM balances WHERE account = 'pot:1'),"
            " (SELECT chips + 5 FROM balances WHERE account = 'wallet:101' AND bank = 1) FROM ledger;"
            "UPDATE balances SET chips = chips + 5 WHERE account = 'wallet:101' AND bank = 1;"
            "UPDATE balances SET chips = chips - 5 WHERE account = 'pot:1'"
        ),
        "Table 1: pot:1 holds ",
    ),
}


@pytest.mark.parametrize(("script", "line"), LEDGER_FAULTS.values(), ids=LEDGER_FAULTS)
def test_faults_in_the_ledger(database: Path, opener: Opener, script: str, line: str) -> None:
    """The first row that is missing or does not follow from those before it is named, with or without the key."""
    tamper(database, script)
    for _ in range(2):
        code, said = audited(opener)
        assert code == 1
        assert said[-1].startswith(line)
        key_of(database).unlink(missing_ok=True)


@pytest.mark.parametrize(("script", "line"), BALANCE_FAULTS.values(), ids=BALANCE_FAULTS)
def test_faults_in_the_balances(database: Path, opener: Opener, script: str, line: str) -> None:
    """An account that holds anything but the sum of its movements is named, with the last of them."""
    tamper(database, script)
    key_of(database).unlink()
    code, said = audited(opener)
    assert code == 1
    assert said[-1].startswith(line)


@pytest.mark.parametrize(("script", "line"), TABLE_FAULTS.values(), ids=TABLE_FAULTS)
def test_faults_in_the_tables(database: Path, opener: Opener, script: str, line: str) -> None:
    """With the key a table whose events do not lead to its accounts is named."""
    tamper(database, script)
    code, said = audited(opener)
    assert code == 1
    assert said[-1].startswith(line)


@pytest.mark.parametrize("step", [3, -2])
def test_a_snapshot_that_lies(database: Path, opener: Opener, step: int) -> None:
    """A snapshot from which the host would go on otherwise than its events say is found, even with the right key."""
    cipher = read_key(key_of(database))
    assert cipher is not None
    shell = sqlite3.connect(database, isolation_level=None)
    version = shell.execute("SELECT version FROM snapshots WHERE table_id = 1").fetchone()[0]
    _, _, state = running().steps[step]
    forged = cipher.seal_snapshot(1, version, encode_state(replace(state, hand_number=state.hand_number + 1)))
    shell.execute("UPDATE snapshots SET body = ? WHERE table_id = 1", (forged,))
    shell.close()
    code, said = audited(opener)
    assert code == 1
    assert said[-1] == f"Table 1: the snapshot of version {version} is not what its events lead to."


def test_a_snapshot_of_another_form(database: Path, opener: Opener) -> None:
    """A snapshot that this program cannot read is no fault: the host folds the log instead."""
    cipher = read_key(key_of(database))
    assert cipher is not None
    shell = sqlite3.connect(database, isolation_level=None)
    version = shell.execute("SELECT version FROM snapshots WHERE table_id = 1").fetchone()[0]
    forged = cipher.seal_snapshot(1, version, b'{"v":99,"e":{}}')
    shell.execute("UPDATE snapshots SET body = ? WHERE table_id = 1", (forged,))
    shell.close()
    assert audited(opener)[0] == 0


def test_a_file_that_cannot_be_read(database: Path) -> None:
    """Neither sound nor unsound: the reason is given, and the exit code is another one."""

    def refuse() -> AuditSource:
        raise StoreError("there is no database poker.db")

    assert audited(refuse) == (2, ["No audit: there is no database poker.db"])


def test_a_wrong_key(database: Path, opener: Opener) -> None:
    """Another key than the database's is said to be one."""
    text = key_of(database).read_text()
    key_of(database).write_text(text[:-3] + ("00\n" if text[-3:] != "00\n" else "11\n"))
    code, said = audited(opener)
    assert code == 2
    assert "holds key" in said[-1]


def test_there_is_nothing_to_set(opener: Opener, capsys: pytest.CaptureFixture[str]) -> None:
    """A word too many is refused before anything is opened."""
    with pytest.raises(SystemExit) as ended:
        audit.run(("everything",), opener)
    assert ended.value.code == 2
    assert "bot.py audit" in capsys.readouterr().err


def test_no_hidden_card_is_printed(database: Path, opener: Opener, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither a sound nor an unsound file makes the audit print what is in a sealed deck (trouble O-13)."""
    assert audit.run((), opener) == 0
    tamper(database, "UPDATE events SET kind = 'HandMucked' WHERE kind = 'DeckSealed'")
    assert audit.run((), opener) == 2
    printed = capsys.readouterr().out
    assert "order" not in printed
    assert "(HandMucked) of table 1 cannot be decrypted" in printed
