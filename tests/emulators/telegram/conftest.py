"""An emulator and a connected Bot for each test."""

from collections.abc import AsyncIterator

import pytest
from telegram import Bot

from tests.emulators.telegram import Group, TelegramEmulator
from tests.emulators.telegram.client import connected


@pytest.fixture
async def server() -> AsyncIterator[TelegramEmulator]:
    """A fresh Telegram."""
    async with await TelegramEmulator.start() as emulator:
        yield emulator


@pytest.fixture
async def bot(server: TelegramEmulator) -> AsyncIterator[Bot]:
    """The client library, not polling."""
    async with connected(server) as client:
        yield client


@pytest.fixture
def group(server: TelegramEmulator) -> Group:
    """A basic group with the bot."""
    return server.group("Friday poker")
