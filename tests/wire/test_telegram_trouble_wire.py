"""The process and a Telegram that makes trouble: webhook, a group become a supergroup, 429 (P-24, P-25, P-32)."""

import socket
from pathlib import Path

import pytest

from tests.emulators.telegram import TelegramEmulator
from tests.wire.process import command, host
from tests.wire.test_telegram_wire import Game, server, settings

__all__ = ["server"]


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def hooked(server: TelegramEmulator, folder: Path, port: int) -> str:
    """A configuration to which Telegram posts."""
    keys = f'webhook_url = "http://127.0.0.1:{port}/telegram/hook"\nwebhook_port = {port}\n'
    return settings(server, folder).replace("[telegram]\n", f"[telegram]\n{keys}")


async def audited(folder: Path) -> None:
    """No chip was lost or made, and every table can be played again."""
    for word in ("audit", "replay"):
        code, printed = await command(folder, word)
        assert code == 0, printed


@pytest.mark.parametrize("killed", [False, True])
async def test_by_webhook(server: TelegramEmulator, tmp_path: Path, killed: bool) -> None:
    """Nothing is fetched; what is pressed while the process is away waits at Telegram and counts once afterwards."""
    game, port = Game(server), free_port()
    async with host(tmp_path, hooked(server, tmp_path, port)) as bot:
        await game.deal()
        first, second, _ = game.order()
        assert server.calls_of("setWebhook")[0].params["secret_token"] not in bot.said
        table = game.table
        await (bot.kill() if killed else bot.end())
    late = game.people[first].begin_press(table, "Call 20")
    async with host(tmp_path, hooked(server, tmp_path, port)) as bot:
        assert (await late.answered(15)).text == "You call 20."
        await server.wait_for(lambda: f"{first} calls 20" in game.table.text, 15)
        assert (await game.press(second, "call")).text == "You call 10."
        await bot.end()
    assert not server.world.feed.polls
    async with host(tmp_path, settings(server, tmp_path)) as bot:
        await server.wait_for(lambda: server.world.feed.polls, 15)
        await bot.end()
    await audited(tmp_path)


async def test_a_group_becomes_a_supergroup_in_mid_hand(server: TelegramEmulator, tmp_path: Path) -> None:
    """The hand goes on in the new chat, also after ``kill -9``; the table stands there once."""
    game = Game(server)
    async with host(tmp_path, settings(server, tmp_path)) as bot:
        await game.deal()
        first, second, third = game.order()
        assert (await game.press(first, "call")).text == "You call 20."
        game.group = server.migrate(game.group, by=game.people["Ann"])
        await server.wait_for(lambda: f"{first} calls 20" in game.table.text, 15)
        assert (await game.press(second, "call")).text == "You call 10."
        await bot.kill()
    async with host(tmp_path, settings(server, tmp_path)) as bot:
        await server.wait_for(lambda: "Check" in game.table.labels, 15)
        assert (await game.press(third, "check")).text == "You check."
        await server.wait_for(lambda: "flop" in game.table.text, 15)
        assert len([message for message in game.group.messages if message.buttons]) == 1
        await bot.end()
    await audited(tmp_path)


async def test_a_flood_limit(server: TelegramEmulator, tmp_path: Path) -> None:
    """429: presses are answered, the table follows when Telegram lets it, and SIGTERM does not wait for that."""
    game = Game(server)
    async with host(tmp_path, settings(server, tmp_path)) as bot:
        await game.deal()
        first, second, _ = game.order()
        server.flood(game.group, 4)
        assert (await game.press(first, "call")).text == "You call 20."
        assert f"{first} calls 20" not in game.table.text
        await server.wait_for(lambda: f"{first} calls 20" in game.table.text, 15)
        assert len([call for call in server.calls if call.status == 429]) == 1
        server.flood(game.group, 600)
        assert (await game.press(second, "call")).text == "You call 10."
        await bot.end()
    await audited(tmp_path)
