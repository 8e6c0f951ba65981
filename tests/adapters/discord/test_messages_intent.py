"""``[discord] guild_messages``: what Discord then tells by itself (platforms.md, "Discord")."""

import discord
import pytest

from adapters.discord import DiscordAdapter
from poker_bot.config import DiscordConfig, Secret
from tests.adapters.discord.scene import CATALOGUE, Scene


@pytest.mark.parametrize("wanted", [False, True])
def test_the_intents_are_few(game: Scene, *, wanted: bool) -> None:
    """``guilds`` alone, and ``guild_messages`` where the operator wants it; never a privileged one."""
    config = DiscordConfig(token=Secret("made up"), guild_messages=wanted)
    client = DiscordAdapter(config, game.service, CATALOGUE, game.clock).make_client()
    assert client.intents == discord.Intents(guilds=True, guild_messages=wanted)
    assert not client.cached_messages


async def test_a_deleted_table_message_is_back_at_once(game: Scene) -> None:
    """Told of the deletion, the bot posts the table anew without waiting for the next act (P-10)."""
    await game.deal("ann", "bob")
    await game.clock.advance(1_000)
    gone = game.table.message.id
    game.env.backend.delete_message(game.channel.id, gone)
    game.adapter.messages_deleted(game.channel.id, [gone])
    await game.clock.advance(2_000)
    assert game.table.message.id != gone
    assert "hand 1" in game.text


async def test_a_table_drowned_in_talk_is_posted_anew(game: Scene) -> None:
    """Messages are counted as they come, so the next street is at the bottom without a call to look."""
    await game.deal("ann", "bob")
    await game.clock.advance(1_000)
    first = game.table.message.id
    for number in range(16):
        await game.people["bob"].send(game.channel, f"chat {number}")
        game.adapter.message_posted(game.channel.id)
    await game.press(game.to_act(), "call")
    assert game.table.message.id == first
    await game.press(game.to_act(), "check")
    await game.clock.advance(2_000)
    assert "flop" in game.text
    assert game.table.message.id != first
