"""A Telegram for each test that asks for one."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.adapters.telegram.scene import Scene, scene
from tests.emulators.telegram import Budget


@pytest_asyncio.fixture
async def game(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    """A group with the bot, nobody else yet, and no limits."""
    async with scene(monkeypatch) as made:
        yield made


@pytest_asyncio.fixture
async def strict(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    """The same under Telegram's limits."""
    async with scene(monkeypatch, Budget()) as made:
        yield made
