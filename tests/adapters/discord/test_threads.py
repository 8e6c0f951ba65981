"""``/table open thread:true``: the table gets a thread of its own (product.md, "Places")."""

import discord
import pytest

from poker_bot.text.catalogue import LANGUAGES
from tests.adapters.discord.scene import CATALOGUE, Scene
from tests.emulators.discord.in_process import speaking


def threads(game: Scene) -> dict[int, str]:
    """The threads of the server by id."""
    return {one.id: one.name or "" for one in game.env.backend.channels.values() if one.is_thread}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_table_opens_in_a_thread_that_is_made_for_it(game: Scene, language: str) -> None:
    """The thread has the table's message, the channel none; the asker is shown the way, in his language."""
    game.join("ann")
    tag = "en-GB" if language == "en" else language
    with speaking({game.people["ann"].id: tag}, community=tag):
        answer = await game.slash("ann", "table open", game="omaha", thread=True)
    await game.clock.advance(1_000)
    ((place, name),) = threads(game).items()
    assert name == CATALOGUE.text(language, "thread-name")
    assert answer.ephemeral
    assert answer.response is not None
    assert answer.response.content.endswith(f"<#{place}>")
    assert CATALOGUE.text(language, "thread-opened")[:12] in answer.response.content
    assert [host.live.rooms[0].place for host in game.service.tables] == [str(place)]
    assert game.host.live.state.rules.variant == "omaha"
    assert [one.components for one in game.channel.history() if one.components] == []


async def test_a_table_that_is_refused_leaves_no_thread(game: Scene) -> None:
    """Where only admins open tables, whoever asks is told so, and the thread made for him is gone again."""
    game.join("ann")
    boss = game.env.create_user("boss")
    role = game.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    game.people["boss"] = game.guild.add_member(boss, roles=[role])
    await game.slash("boss", "settings", setting="who_opens", value="admins")
    answer = await game.slash("ann", "table open", thread=True)
    assert answer.response is not None
    assert answer.response.content == CATALOGUE.text("en", "refusal-may-not-open")
    assert threads(game) == {}


async def test_missing_rights_for_threads_are_named(game: Scene) -> None:
    """Without the right to make threads nothing is opened, and the answer names it."""
    game.join("ann")
    me = game.guild.me
    assert me is not None
    mute = discord.PermissionOverwrite(create_public_threads=False)
    channel = game.guild.create_text_channel("quiet", overwrites={me: mute})
    answer = await game.people["ann"].slash(channel, "table open", thread=True)
    assert answer.response is not None
    assert "Create Public Threads" in answer.response.content
    assert not list(game.service.tables)
