"""``python bot.py`` against a Discord that misbehaves: 429, lost sessions, a reset token; and autocompletion."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.emulators.discord import DiscordEmulator, refusals
from tests.wire.process import PATIENCE, host
from tests.wire.test_discord_wire import TOKEN, Game, settings


@pytest_asyncio.fixture
async def server() -> AsyncIterator[DiscordEmulator]:
    """A Discord on loopback."""
    async with await DiscordEmulator.start(TOKEN) as emulator:
        yield emulator


async def test_stakes_are_offered_while_they_are_typed(server: DiscordEmulator, tmp_path: Path) -> None:
    """Stakes come back as choices over the wire, those that fit, for all who may open a table with them."""
    game = Game(server)
    ann, ben = game.people["Ann"], game.people["Ben"]
    game.channel.guild.permit(ann, manage_guild=True)  # type: ignore[union-attr] # it is a guild's channel
    async with host(tmp_path, settings(server, tmp_path)) as bot:
        await server.wait_ready(PATIENCE)
        for name in ("Friday", "Big"):
            await ann.slash(game.channel, "stakes add", {"stake": name, "blinds": "25/50", "buy-in": "1000-5000"})
        offered = await ann.autocomplete(game.channel, "table open", "stake", "fri")
        assert [one["value"] for one in offered] == ["Friday"]
        offered = await ann.autocomplete(game.channel, "stakes remove", "stake", "")
        assert {one["value"] for one in offered} == {"Friday", "Big"}
        offered = await ben.autocomplete(game.channel, "table open", "stake", "fri")
        assert [one["value"] for one in offered] == ["Friday"]
        await ann.slash(game.channel, "settings", {"setting": "who_opens", "value": "admins"})
        assert await ben.autocomplete(game.channel, "table open", "stake", "fri") == []
        await bot.end()


async def test_a_hand_through_429_and_500(server: DiscordEmulator, tmp_path: Path) -> None:
    """Discord throttles and fails in mid-hand: nobody loses a decision, and the table shows the newest state."""
    game = Game(server)
    async with host(tmp_path, settings(server, tmp_path)) as bot:
        await server.wait_ready(PATIENCE)
        await game.deal()
        for fault in ("429", "500"):
            who, before = game.to_act(), game.table.text
            assert who is not None
            if fault == "429":
                server.rate_limit("PATCH", "/channels/*/messages/*", 0.3)
            else:
                server.refuse("PATCH", "/channels/*/messages/*", refusals.Refusal(500, 0, "Internal Server Error"))
            await who.slash(game.channel, "call")
            await server.wait_for(lambda before=before: game.table.text != before, PATIENCE)  # type: ignore[misc]
            assert game.to_act() is not who
        await game.act()
        assert "flop" in game.table.text
        await bot.end()


@pytest.mark.parametrize("forgotten", [False, True])
async def test_a_lost_session_in_mid_hand(server: DiscordEmulator, tmp_path: Path, *, forgotten: bool) -> None:
    """The socket is cut: resumed, or identified anew when Discord has forgotten the session; the hand goes on."""
    game = Game(server)
    async with host(tmp_path, settings(server, tmp_path)) as bot:
        await server.wait_ready(PATIENCE)
        await game.deal()
        await game.act()
        if forgotten:
            server.forget_sessions()
        await server.disconnect(None)
        await server.wait_ready(PATIENCE)
        await game.act()
        assert len(server.calls_to("PUT", "*/commands")) == 1
        said = await bot.end()
        assert TOKEN not in said


async def test_a_reset_token_is_said_plainly_and_others_go_on(server: DiscordEmulator, tmp_path: Path) -> None:
    """Somebody resets the token while the bot plays: one line says which setting, and the playground serves on."""
    config = settings(server, tmp_path) + "\n[playground]\nenabled = true\nport = 0\n"
    async with host(tmp_path, config) as bot:
        await server.wait_ready(PATIENCE)
        server.reset_token("another.made.up")
        await server.disconnect(4004)
        await bot.line(lambda line: "[discord] token" in line)
        assert await bot.page()
        said = await bot.end()
        assert said.count("[discord] token") == 1
        assert TOKEN not in said
