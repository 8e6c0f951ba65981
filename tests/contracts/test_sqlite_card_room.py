"""What admins write as it lies in the file: older files and older rows, what cannot be changed, what proves it."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from poker_bot.cli import audit
from poker_bot.engine.rules import TableRules
from poker_bot.host.ports import (
    HOUSE,
    CardRoom,
    Conflict,
    LedgerRow,
    NoSuchStake,
    Posting,
    Saved,
    Settings,
    Stake,
    Standing,
    StoreError,
)
from poker_bot.store import card_room, movements
from poker_bot.store.connection import configure, decide
from poker_bot.store.readonly import ReadOnlyStore
from poker_bot.store.schema import migrate, migrations
from poker_bot.store.sqlite import SqliteStore, open_store
from tests.contracts.worlds import CHIPS, NOW, act, appended, key_of, make_world, raw

STAKE = Stake("Evening", TableRules(ante=5))

SCHEMA_1 = """
    INSERT INTO banks DEFAULT VALUES;
    INSERT INTO communities VALUES (1, 1, 'playground', 'club', 'en');
    INSERT INTO community_addresses VALUES ('playground', 'club', 1);
    INSERT INTO persons VALUES (1, 'Anna', '', 'playground', 'a', 1), (2, 'Bert', '', 'playground', 'b', 1);
    INSERT INTO tables VALUES (1, 1, 1, 0, 1);
    INSERT INTO ledger VALUES
        (1, 1, 'house', 'wallet:1', 500, 'start', 0, 0, 0, 0, 9, -500, 500),
        (2, 1, 'wallet:1', 'seat:1:1', 200, 'buy-in', 1, 0, 1, 0, 9, 300, 200),
        (3, 1, 'seat:1:1', 'pot:1', 10, 'bet', 1, 1, 1, 0, 9, 190, 10),
        (4, 1, 'pot:1', 'seat:1:1', 10, 'won', 1, 1, 1, 0, 9, 0, 200),
        (5, 1, 'seat:1:1', 'wallet:1', 200, 'cash-out', 1, 0, 1, 0, 9, 0, 500);
    INSERT INTO balances VALUES (1, 'house', -500), (1, 'wallet:1', 500), (1, 'seat:1:1', 0), (1, 'pot:1', 0);
"""


@pytest.fixture
def old(database: Path) -> Path:
    """A file as the program with schema 1 left it."""
    with raw(database) as shell:
        assert migrate(shell, str(database), migrations()[:1]) == 1
        configure(shell, str(database))
        shell.executescript(SCHEMA_1)
    return database


def audited(database: Path) -> tuple[int, list[str]]:
    """What ``bot.py audit`` says of the file."""
    said: list[str] = []
    return audit.run((), lambda: ReadOnlyStore.open(database, key_of(database)), said.append), said


# --- older files --------------------------------------------------------------------------------------------------


async def test_a_file_of_schema_1_is_brought_up(old: Path) -> None:
    """Opening is enough: chips and rows are as they were, are found by person, and admins can begin."""
    async with open_store(old, key_of(old)) as store:
        assert await store.pragmas("user_version") == {"user_version": len(migrations())}
        assert await store.balance(1, 1) == 500
        assert [row.id for row in await store.movements(1, person=1)] == [5, 4, 3, 2, 1]
        assert (await store.movements(1, limit=1))[0] == LedgerRow(
            5, 1, "seat:1:1", "wallet:1", 200, "cash-out", 1, 0, 1, 0, 9, 0, 500
        )
        assert await store.standings(1) == (Standing(1, 500, 0),)
        assert await store.card_room(1) == CardRoom(1, 0, Settings())
        assert await store.excluded_until(1) == 0
        world = await make_world(store)
        assert await store.admin(act(world, expected=0, stake=STAKE)) == Saved(1, 1)
    assert audited(old)[0] == 0


def test_a_reader_of_an_older_file(old: Path) -> None:
    """The audit does not guess: it says what to do first. A backup can be made at once, and be brought up as well."""
    code, said = audited(old)
    assert code == 2
    assert said == [f"No audit: {old} has schema 1, older than {len(migrations())}: start the host once to bring it up"]
    copy = old.with_name("copy.db")
    source = ReadOnlyStore.open(old, key_of(old))
    source.backup(copy)
    source.close()
    asyncio.run(_open_and_close(copy))
    assert audited(copy)[0] == 0


async def _open_and_close(database: Path) -> None:
    async with open_store(database, key_of(database)):
        pass


# --- older rows ---------------------------------------------------------------------------------------------------


async def test_rows_of_another_version(database: Path, sqlite: SqliteStore) -> None:
    """Fields unknown here are passed over, missing ones have their defaults; what is there is kept."""
    world = await make_world(sqlite)
    await sqlite.admin(act(world, expected=0, stake=STAKE, settings=Settings(stake="evening", quiet_from="22:00")))
    with raw(database) as shell:
        shell.execute("""UPDATE stakes SET rules = '{"big_blind": 50, "jokers": {"wild": [1]}}'""")
        shell.execute("""UPDATE card_rooms SET settings = '{"daily_chips": 3, "theme": "green", "stake": "gone"}'""")
    room = await sqlite.card_room(world.community.id)
    assert room == CardRoom(
        1, 1, Settings(daily_chips=3, stake="Evening"), (Stake("Evening", TableRules(big_blind=50)),)
    )


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        ("UPDATE card_rooms SET settings = '{\"daily_chips\": true}'", "the settings of community 1 cannot be read"),
        ("UPDATE card_rooms SET settings = '{'", "the settings of community 1 cannot be read"),
        ('UPDATE stakes SET rules = \'{"betting": "by-feel"}\'', "the stake 'Evening' of community 1 cannot be read"),
        ("UPDATE stakes SET rules = ''", "the stake 'Evening' of community 1 cannot be read"),
    ],
)
async def test_rows_that_cannot_be_read(database: Path, sqlite: SqliteStore, damage: str, words: str) -> None:
    """What is no setting or rule is named, is not taken for a default, and an act on top of it is not done."""
    world = await make_world(sqlite)
    await sqlite.admin(act(world, expected=0, stake=STAKE))
    with raw(database) as shell:
        shell.execute(damage)
    with pytest.raises(StoreError, match=words):
        await sqlite.card_room(1)
    with pytest.raises(StoreError, match=words):
        await sqlite.admin(act(world, postings=(Posting(HOUSE, "wallet:1", 5, "grant"),)))
    assert await world.wallets() == (CHIPS, CHIPS)


# --- what stays ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("change", ["UPDATE admin_log SET person = 2", "DELETE FROM admin_log"])
async def test_the_log_of_admins_stays(database: Path, sqlite: SqliteStore, change: str) -> None:
    """Nobody with an SQL shell takes back what he did without being noticed by the database."""
    world = await make_world(sqlite)
    await sqlite.admin(act(world))
    with raw(database) as shell, pytest.raises(sqlite3.IntegrityError, match=r"admin log is never (changed|shortened)"):
        shell.execute(change)
    assert len(await sqlite.admin_log(1)) == 1


@pytest.mark.parametrize(
    "change",
    ["UPDATE exclusions SET until = until - 1", "UPDATE exclusions SET person = 2", "DELETE FROM exclusions"],
)
async def test_an_exclusion_stays(database: Path, sqlite: SqliteStore, change: str) -> None:
    """The database itself shortens, moves and lifts no exclusion."""
    await make_world(sqlite)
    await sqlite.exclude(1, NOW)
    with raw(database) as shell, pytest.raises(sqlite3.IntegrityError, match=r"an exclusion is never"):
        shell.execute(change)
    assert await sqlite.excluded_until(1) == NOW


async def test_a_stake_in_use_cannot_get_lost(database: Path, sqlite: SqliteStore) -> None:
    """Who plays a stake holds it in place: a program that forgot the users could not remove it."""
    world = await make_world(sqlite)
    await sqlite.admin(act(world, expected=0, stake=STAKE, room_stake=(world.room.id, "evening")))
    with raw(database) as shell:
        shell.execute("PRAGMA foreign_keys = ON")
        with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
            shell.execute("DELETE FROM stakes")


async def test_acts_survive_the_host(database: Path) -> None:
    """All of it is there after a restart, the revision too, so that an older look is a conflict still."""
    settings = Settings(stake="Evening", rooms=(1, 2), who_opens="admins")
    async with open_store(database, key_of(database)) as store:
        world = await make_world(store)
        outcome = await store.admin(
            act(world, expected=0, stake=STAKE, settings=settings, room_stake=(world.room.id, "Evening"))
        )
        assert outcome == Saved(1, 1)
        await store.exclude(1, NOW)
        before = await store.card_room(1), await store.admin_log(1), await store.movements(1)
    async with open_store(database, key_of(database)) as store:
        assert (await store.card_room(1), await store.admin_log(1), await store.movements(1)) == before
        assert before[0] == CardRoom(1, 1, settings, (STAKE,), {1: "Evening"})
        assert await store.excluded_until(1) == NOW
        assert await store.admin(act(world, expected=0, settings=Settings())) == Conflict()


# --- proof --------------------------------------------------------------------------------------------------------


async def test_the_audit_proves_what_admins_did(database: Path, sqlite: SqliteStore) -> None:
    """Grants, takes, seasons and daily chips are movements like any other: beside the running host they add up."""
    world = await make_world(sqlite)
    await sqlite.grant(1, 1, 500, "daily", "daily-1", NOW)
    for reason, source, target, amount in (
        ("grant", HOUSE, "wallet:2", 10**12),
        ("take", "wallet:1", HOUSE, 1_500),
        ("season", "wallet:2", HOUSE, 10**12),
    ):
        assert isinstance(await sqlite.admin(act(world, postings=(Posting(source, target, amount, reason),))), Saved)
    await sqlite.admin(act(world, expected=5, postings=(Posting(HOUSE, "wallet:1", 1, "grant"),)))
    code, said = await asyncio.to_thread(audited, database)
    assert (code, said[0]) == (0, "Ledger: 6 rows, each follows from those before it.")
    assert said[1] == "Bank 1: 2 accounts hold the 1,000 chips that were made."


async def test_a_changed_grant_is_found(database: Path, sqlite: SqliteStore) -> None:
    """Chips that no act accounts for are named by the audit."""
    world = await make_world(sqlite)
    await sqlite.admin(act(world, postings=(Posting(HOUSE, "wallet:2", 5, "grant"),)))
    with raw(database) as shell:
        shell.execute("UPDATE balances SET chips = chips + 5 WHERE account = 'wallet:2'")
    code, said = await asyncio.to_thread(audited, database)
    assert code == 1
    assert said[-1] == "Bank 1: wallet:2 holds 1,010, but its ledger rows sum to 1,005 (the last of them row 3)."


# --- inside -------------------------------------------------------------------------------------------------------


async def test_a_commit_that_fails_leaves_nothing_open(database: Path) -> None:
    """When the database refuses at the very end, what was written is undone and the next transaction can begin."""
    async with open_store(database, key_of(database)) as store:
        world = await make_world(store)
    with raw(database) as shell:
        configure(shell, str(database))
        with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
            decide(shell, lambda: shell.execute("INSERT INTO card_rooms VALUES (1, 1, '{}', 'nobody''s')"), bool)
        assert not shell.in_transaction
        assert card_room.admin(shell, act(world, expected=0, replaces="nobody's")) == NoSuchStake()
        assert card_room.admin(shell, act(world, expected=0, stake=STAKE)) == Saved(1, 1)
        assert not shell.in_transaction


async def test_pages_are_found_by_indexes(database: Path, sqlite: SqliteStore) -> None:
    """However long the books are, a page of them is searched for, never read through or sorted."""
    world = await make_world(sqlite)
    await appended(sqlite, world.batch(0, postings=[world.buy_in(5)]))
    statements: list[str] = []
    with raw(database) as shell:
        shell.set_trace_callback(statements.append)
        movements.movements(shell, 1, 0, 3, 5)
        movements.movements(shell, 1, 1, 3, 5)
        shell.set_trace_callback(None)
        plans = [[row[3] for row in shell.execute(f"EXPLAIN QUERY PLAN {statement}")] for statement in statements]
    assert len(plans) == 2
    assert plans[0] == ["SEARCH ledger USING INDEX ledger_by_bank (bank=? AND rowid<?)"]
    used = [line for line in plans[1] if "ledger" in line]
    assert {line.split(" USING ")[0] for line in used} == {"SEARCH ledger"}
    assert any("ledger_by_source_person (bank=? AND source_person=? AND rowid<?)" in line for line in used)
    assert any("ledger_by_target_person (bank=? AND target_person=? AND rowid<?)" in line for line in used)
