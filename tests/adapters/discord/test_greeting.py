"""Added to a server, the bot greets once with the next step, where it may, and a restart does not greet again."""

from datetime import timedelta

import discord
import simcord

from poker_bot.host import commands as co
from tests.adapters.discord.scene import CATALOGUE, Scene
from tests.adapters.evening import lead


def said_in(lang: str) -> list[str]:
    """The greeting, line by line."""
    return [CATALOGUE.text(lang, "greeting"), CATALOGUE.text(lang, "greeting-admins")]


def lines(channel: simcord.ChannelHandle) -> list[list[str]]:
    """What the bot has said there, without the marks that keep Discord from formatting it."""
    return [message.content.replace("\\", "").splitlines() for message in channel.history()]


def news(game: Scene, guild: simcord.GuildHandle, *, muted: bool = False) -> simcord.ChannelHandle:
    """The server's channel for news, in which the bot may be ``muted``."""
    rights = discord.PermissionOverwrite(send_messages=not muted)
    made = guild.create_text_channel("hall", overwrites={guild.default_role: rights})
    game.env.backend.edit_guild(guild.id, {"system_channel_id": made.id})
    return made


async def let_in(game: Scene, guild: simcord.GuildHandle, *, days: int = 0) -> None:
    """Discord tells that the bot is a member, since so many days later than it said first."""
    await game.env.settle()
    found = game.env.bot.get_guild(guild.id)
    assert found is not None
    assert found.me.joined_at is not None
    found.me.joined_at += timedelta(days=days)
    game.env.bot.dispatch("guild_join", found)
    await game.env.settle()


async def test_in_the_channel_for_news(game: Scene) -> None:
    """For everybody and for the admins what to type first, in the server's language; how often Discord tells, once."""
    guild = game.env.create_guild("Second home", preferred_locale="fr")
    other = guild.create_text_channel("poker")
    hall = news(game, guild)
    await let_in(game, guild)
    await let_in(game, guild)
    assert lines(hall) == [said_in("fr")]
    assert [lead(line, word) for line, word in zip(lines(hall)[0], ("/poker", "/stakes list"), strict=True)]
    assert lines(other) == []


async def test_else_in_the_first_channel_where_it_may_write(game: Scene) -> None:
    """Without a channel for news, or muted there: in the first text channel that is open to it, in no second one."""
    plain = game.env.create_guild("Third home")
    rooms = [plain.create_text_channel(name) for name in ("first", "second")]
    await let_in(game, plain)
    assert [len(lines(room)) for room in rooms] == [1, 0]
    strict = game.env.create_guild("Fourth home")
    hall = news(game, strict, muted=True)
    open_room = strict.create_text_channel("poker")
    await let_in(game, strict)
    assert [lines(room) for room in (hall, open_room)] == [[], [said_in("en")]]


async def test_nowhere(game: Scene) -> None:
    """No channel, or none that takes it: nothing happens, nothing fails, and it is not tried again."""
    guild = game.env.create_guild("Fifth home")
    await let_in(game, guild)
    hall = news(game, guild)
    game.env.inject_error("POST", f"/channels/{hall.id}/messages", status=403, code=50013)
    await let_in(game, guild)
    await let_in(game, guild)
    assert lines(hall) == []


async def test_a_restart_does_not_greet_again(game: Scene) -> None:
    """Another process on the same store is told of the same server; shown out and let in later, it greets anew."""
    guild = game.env.create_guild("Second home")
    hall = news(game, guild)
    await let_in(game, guild)
    await game.restart()
    await let_in(game, guild)
    assert lines(hall) == [said_in("en")]
    await let_in(game, guild, days=30)
    assert lines(hall) == [said_in("en")] * 2


async def test_in_the_communitys_language(game: Scene) -> None:
    """A server that the bot knows already has a language here, whatever Discord says of it."""
    guild = game.env.create_guild("Second home", preferred_locale="fr")
    hall = news(game, guild)
    room = await game.service.room("discord", str(guild.id), str(hall.id), "fr")
    boss = await game.service.person("discord", "1", "Boss")
    change = co.ChangeSettings({"language": "it"})
    await game.service.handle(co.Command(boss, room, change, manager=True))
    await let_in(game, guild)
    assert lines(hall) == [said_in("it")]
