"""Every contract test runs against the store in memory and against the SQLite file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from poker_bot.host.ports import Store
from poker_bot.store.memory import MemoryStore
from poker_bot.store.sqlite import SqliteStore, open_store
from tests.contracts.worlds import World, key_of, make_world


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """An empty store of each kind."""
    if request.param == "memory":
        yield MemoryStore()
    else:
        async with open_store(tmp_path / "poker.db", tmp_path / "poker.db.key") as opened:
            yield opened


@pytest.fixture
async def world(store: Store) -> World:
    """A store of each kind with a table and two people."""
    return await make_world(store)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Where the SQLite suites put their file; its key lies beside it."""
    return tmp_path / "poker.db"


@pytest.fixture
async def sqlite(database: Path) -> AsyncIterator[SqliteStore]:
    """An empty SQLite store."""
    async with open_store(database, key_of(database)) as opened:
        yield opened
