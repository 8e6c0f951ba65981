"""However many tables come before and however they are read, what is wrong with the last one is named, exit code 1."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from poker_bot.cli import audit_tables
from poker_bot.engine.codec import decode_event, decode_state, encode_event, encode_state
from poker_bot.store.keyfile import read_key
from poker_bot.store.readonly import ReadOnlyStore
from poker_bot.store.sqlite import open_store
from tests.cli.conftest import GRANT, NOW, closed, key_of, running, write
from tests.cli.test_audit import Opener, audited, tamper

TABLES = 9
Mutation = Callable[[sqlite3.Connection], str]
"""Changes the file of so many tables and says what the audit has to say of it, from its beginning."""


async def _furnish(database: Path) -> None:
    async with open_store(database, key_of(database)) as store:
        epoch = await store.claim("tests")
        club = await store.community("playground", "club", "en")
        for person in (101, 102, 103):
            assert await store.grant(club.bank, person, 10 * GRANT, "start", f"start-{person}", NOW)
        for number in range(1, TABLES + 1):
            room = await store.room(club.id, "playground", f"room {number}")
            assert await store.create_table(club.id, room.id) == number
            played = running() if number == TABLES else closed()
            await write(store, club.bank, epoch, number, played.steps)


@pytest.fixture(params=[1, 7, 512])
def database(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Many tables, read in pages of one event, of a few, and of more than there are."""
    monkeypatch.setattr(audit_tables, "_PAGE", request.param)
    path = tmp_path / "many.db"
    asyncio.run(_furnish(path))
    return path


@pytest.fixture
def opener(database: Path) -> Opener:
    """How the audit opens it."""
    return lambda: ReadOnlyStore.open(database, key_of(database))


def _version(shell: sqlite3.Connection, kind: str) -> int:
    found = shell.execute("SELECT max(version) FROM events WHERE table_id = ? AND kind = ?", (TABLES, kind)).fetchone()
    return int(found[0])


def _unreadable_body(shell: sqlite3.Connection) -> str:
    last = _version(shell, "PlayerCalled")
    shell.execute("UPDATE events SET body = x'7B7D' WHERE table_id = ? AND version = ?", (TABLES, last))
    return f"Table {TABLES}: event {last} (PlayerCalled) cannot be applied: UnknownFormError."


def _body_of_a_chip_more(shell: sqlite3.Connection) -> str:
    version = _version(shell, "PlayerRaised")
    place = (TABLES, version)
    body = shell.execute("SELECT body FROM events WHERE table_id = ? AND version = ?", place).fetchone()[0]
    event = decode_event("PlayerRaised", body)
    more = encode_event(replace(event, amount=event.amount + 1))  # type: ignore[union-attr]
    shell.execute("UPDATE events SET body = ? WHERE table_id = ? AND version = ?", (more, *place))
    return f"Table {TABLES}: pot:{TABLES} holds 1,170 by the ledger, but 1,171 by the table's events."


def _impossible_seat(shell: sqlite3.Connection) -> str:
    version = _version(shell, "PlayerCalled")
    body = shell.execute("SELECT body FROM events WHERE table_id = ? AND version = ?", (TABLES, version)).fetchone()[0]
    event = encode_event(replace(decode_event("PlayerCalled", body), seat=77))
    shell.execute("UPDATE events SET body = ? WHERE table_id = ? AND version = ?", (event, TABLES, version))
    return f"Table {TABLES}: event {version} (PlayerCalled) cannot be applied: IndexError."


def _the_first_of_two(shell: sqlite3.Connection) -> str:
    version = _version(shell, "PlayerRaised")
    shell.execute("UPDATE events SET body = x'00' WHERE table_id = ? AND version = ?", (TABLES, version))
    shell.execute("UPDATE events SET body = x'00' WHERE table_id = ? AND version > ? AND secret = 1", (TABLES, version))
    shell.execute("DELETE FROM events WHERE table_id = ? AND version = ?", (TABLES, version + 2))
    return f"Table {TABLES}: event {version} (PlayerRaised) cannot be applied: UnknownFormError."


def _gap(shell: sqlite3.Connection) -> str:
    version = _version(shell, "PlayerCalled")
    shell.execute("DELETE FROM events WHERE table_id = ? AND version = ?", (TABLES, version))
    return f"Table {TABLES}: event {version} is missing."


def _lost_end(shell: sqlite3.Connection) -> str:
    (last,) = shell.execute("SELECT max(version) FROM events WHERE table_id = ?", (TABLES,)).fetchone()
    shell.execute("DELETE FROM events WHERE table_id = ? AND version = ?", (TABLES, last))
    return f"Table {TABLES}: version {last}, but {last - 1} events."


def _ledger_row(shell: sqlite3.Connection) -> str:
    (row,) = shell.execute("SELECT max(id) FROM ledger WHERE table_id = ?", (TABLES,)).fetchone()
    shell.execute("UPDATE ledger SET amount = amount + 1 WHERE id = ?", (row,))
    return f"Ledger row {row} does not add up: "


def _balance(shell: sqlite3.Connection) -> str:
    shell.execute("UPDATE balances SET chips = chips + 1 WHERE account = ?", (f"pot:{TABLES}",))
    return f"Bank 1: pot:{TABLES} holds "


def _snapshot(shell: sqlite3.Connection) -> str:
    database = Path(shell.execute("PRAGMA database_list").fetchone()[2])
    cipher = read_key(key_of(database))
    assert cipher is not None
    version, body = shell.execute("SELECT version, body FROM snapshots WHERE table_id = ?", (TABLES,)).fetchone()
    state = decode_state(cipher.open_snapshot(TABLES, version, body))
    lie = encode_state(replace(state, hand_number=state.hand_number + 1))
    forged = cipher.seal_snapshot(TABLES, version, lie)
    shell.execute("UPDATE snapshots SET body = ? WHERE table_id = ?", (forged, TABLES))
    return f"Table {TABLES}: the snapshot of version {version} is not what its events lead to."


def _snapshot_of_the_future(shell: sqlite3.Connection) -> str:
    database = Path(shell.execute("PRAGMA database_list").fetchone()[2])
    cipher = read_key(key_of(database))
    assert cipher is not None
    (last,) = shell.execute("SELECT version FROM tables WHERE id = ?", (TABLES,)).fetchone()
    ahead = cipher.seal_snapshot(TABLES, last + 1, encode_state(running().state))
    shell.execute("DELETE FROM snapshots WHERE table_id = ?", (TABLES,))
    shell.execute("INSERT INTO snapshots (table_id, version, body) VALUES (?, ?, ?)", (TABLES, last + 1, ahead))
    return f"Table {TABLES}: the snapshot of version {last + 1} is not what its events lead to."


MUTATIONS = (
    _unreadable_body,
    _body_of_a_chip_more,
    _impossible_seat,
    _the_first_of_two,
    _gap,
    _lost_end,
    _ledger_row,
    _balance,
    _snapshot,
    _snapshot_of_the_future,
)


def test_all_are_sound(opener: Opener) -> None:
    """Before anybody meddles with them, all tables add up."""
    code, said = audited(opener)
    assert (code, said[-1]) == (0, "Everything adds up.")
    assert said[-2].startswith(f"Tables: {TABLES} with ")


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda one: one.__name__.strip("_"))
def test_one_fault_in_the_last_table(database: Path, opener: Opener, mutation: Mutation) -> None:
    """One body, row, balance or snapshot is changed: exit code 1, and the first thing that is wrong is named."""
    tamper(database, "")
    shell = sqlite3.connect(database, isolation_level=None)
    shell.execute("PRAGMA ignore_check_constraints = ON")
    expected = mutation(shell)
    shell.close()
    code, said = audited(opener)
    assert code == 1
    assert said[-1].startswith(expected)
