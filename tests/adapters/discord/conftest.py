"""A Discord server for each test that asks for one."""

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.adapters.discord.scene import Scene, scene


@pytest_asyncio.fixture
async def game() -> AsyncIterator[Scene]:
    """A server with one channel and the bot, nobody else yet."""
    async with scene() as made:
        yield made
