"""SIGTERM to ``bot.py``: a word at every table, once, within the grace; a second signal ends it at once (issue 5)."""

import asyncio
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.emulators.discord import DiscordEmulator
from tests.wire.process import PATIENCE, HostProcess, command, host
from tests.wire.test_discord_wire import TOKEN, Game, settings

WORD = "Back in a minute"


@pytest_asyncio.fixture
async def server() -> AsyncIterator[DiscordEmulator]:
    """A Discord on loopback."""
    async with await DiscordEmulator.start(TOKEN) as emulator:
        yield emulator


def farewells(game: Game) -> int:
    """How often the word was said."""
    return len([message for message in game.channel.history if WORD in message.text])


async def test_every_table_is_told_once(server: DiscordEmulator, tmp_path: Path) -> None:
    """A hand is on: the channel hears it once and the process is gone within two seconds; the next one goes on."""
    game = Game(server)
    for stops in (1, 2):
        async with host(tmp_path, settings(server, tmp_path)) as bot:
            await server.wait_ready(PATIENCE)
            if stops == 1:
                await game.deal()
            else:
                await game.act()
            await bot.end()
        assert farewells(game) == stops
        await server.wait_for(lambda: not server.connected, PATIENCE)


@pytest.mark.parametrize("grace", [0, 2])
async def test_without_time_for_it_nothing_is_said(server: DiscordEmulator, tmp_path: Path, grace: int) -> None:
    """A grace too short for a farewell: no word, and the end within two seconds."""
    game = Game(server)
    async with host(tmp_path, settings(server, tmp_path) + f"\n[stop]\ngrace = {grace}\n") as bot:
        await server.wait_ready(PATIENCE)
        await game.deal()
        await bot.end()
    assert farewells(game) == 0


async def _hanging(server: DiscordEmulator, bot: HostProcess) -> None:
    """Three people play, and Discord stops taking messages."""
    await server.wait_ready(PATIENCE)
    await Game(server).deal()
    server.hold("POST", "/channels/*/messages")
    assert bot.lines


async def test_a_platform_that_hangs_gets_the_grace_and_no_more(server: DiscordEmulator, tmp_path: Path) -> None:
    """What Discord does not take is dropped: the process ends within the four seconds it was given, and ends well."""
    async with host(tmp_path, settings(server, tmp_path) + "\n[stop]\ngrace = 4\n") as bot:
        await _hanging(server, bot)
        code, seconds = await bot.stop()
        assert code == 0, bot.said
        assert 1.5 < seconds < 4.5
        assert "Traceback" not in bot.said
    code, printed = await command(tmp_path, "audit")
    assert code == 0, printed


async def test_a_second_signal_ends_it_at_once(server: DiscordEmulator, tmp_path: Path) -> None:
    """While it waits for Discord another SIGTERM comes: gone within a second, the store closed in order."""
    async with host(tmp_path, settings(server, tmp_path) + "\n[stop]\ngrace = 60\n") as bot:
        await _hanging(server, bot)
        process = bot._process  # noqa: SLF001 - two signals, one by one
        process.send_signal(signal.SIGTERM)
        await asyncio.sleep(0.5)
        assert process.returncode is None
        begun = time.monotonic()
        process.send_signal(signal.SIGTERM)
        code = await asyncio.wait_for(process.wait(), PATIENCE)
        assert time.monotonic() - begun < 1.0
        assert code == 0, bot.said
        assert "Traceback" not in bot.said
    code, printed = await command(tmp_path, "audit")
    assert code == 0, printed
