"""A database in which hands were really played: one table in the middle of a hand, one closed, one never opened."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.codec import encode_event, encode_state, event_kind
from poker_bot.engine.events import Visibility
from poker_bot.engine.state import TableState
from poker_bot.host.cashier import postings
from poker_bot.host.ports import Append, Appended, AuditSource, StoredEvent
from poker_bot.store.readonly import ReadOnlyStore
from poker_bot.store.sqlite import SqliteStore, open_store
from tests.engine.driver import Table

NOW = 1_750_000_000_000
GRANT = 5_000
Step = tuple[TableState | None, tuple[ev.AnyEvent, ...], TableState]


class Recorded(Table):
    """A table that remembers each step: the state before, the events, the state behind."""

    def __init__(self, stacks: Sequence[int]) -> None:
        self.steps: list[Step] = []
        super().__init__(stacks)

    def do(self, action: act.Action) -> tuple[ev.AnyEvent, ...]:
        """Carry out and remember."""
        before = self._state
        events = super().do(action)
        self.steps.append((before, events, self.state))
        return events


def running() -> Recorded:
    """Second hand, on the flop: chips in the pot, a top-up queued, a player all-in."""
    table = Recorded((1000, 700, 400))
    table.deal()
    table.play("f f")
    table.deal()
    table.play("r60 a c")
    table.do(act.TopUp(3, 50))
    return table


def closed() -> Recorded:
    """One hand, then everybody went home."""
    table = Recorded((500, 500))
    table.deal()
    table.play("f")
    table.do(act.CloseTable())
    return table


async def write(store: SqliteStore, bank: int, epoch: int, table: int, steps: Sequence[Step]) -> None:
    """Append every step as the host does; the last one without a snapshot."""
    version = 0
    for number, (before, events, after) in enumerate(steps, 1):
        stored = tuple(
            StoredEvent(version + offset, event_kind(event), encode_event(event), event.visibility is Visibility.SECRET)
            for offset, event in enumerate(events, 1)
        )
        moved = postings(table, before, events)
        snapshot = encode_state(after) if number < len(steps) else None
        batch = Append(bank, epoch, table, version, f"{table}-{version}", 0, NOW, stored, moved, (), snapshot)
        assert await store.append(batch) == Appended(version + len(events))
        version += len(events)


async def furnish(database: Path) -> None:
    """Write the database."""
    async with open_store(database, key_of(database)) as store:
        epoch = await store.claim("tests")
        club = await store.community("playground", "club", "en")
        for person in (101, 102, 103):
            assert await store.grant(club.bank, person, GRANT, "start", f"start-{person}", NOW)
        other = await store.community("playground", "other club", "fr")
        assert await store.grant(other.bank, 101, 70, "start", "start-101", NOW)
        for place, played in (("a", running().steps), ("b", closed().steps), ("c", [])):
            room = await store.room(club.id, "playground", place)
            table = await store.create_table(club.id, room.id)
            await write(store, club.bank, epoch, table, played)
            if place == "b":
                await store.close_table(table)


def key_of(database: Path) -> Path:
    """The key file beside a database."""
    return database.with_name(database.name + ".key")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The path of such a database."""
    path = tmp_path / "poker.db"
    asyncio.run(furnish(path))
    return path


@pytest.fixture
def opener(database: Path) -> Callable[[], AuditSource]:
    """How the subcommands open it."""
    return lambda: ReadOnlyStore.open(database, key_of(database))
