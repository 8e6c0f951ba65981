"""Channels, threads and servers that go, close or come back in mid-hand (trouble P-10, P-12, P-13)."""

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.adapters.discord.scene import CATALOGUE, SETTINGS, Scene
from tests.emulators.discord.in_process import speaking
from tests.text.conftest import LANGUAGES


def close_to_the_bot(game: Scene, channel: int, **rights: bool) -> None:
    """An admin takes rights away in a channel."""
    denied = Overwrite(game.env.backend.bot_user.id, OverwriteType.MEMBER, deny=discord.Permissions(**rights).value)
    game.env.backend.set_overwrite(channel, denied)


def open_to_the_bot(game: Scene, channel: int) -> None:
    """He gives them back."""
    game.env.backend.delete_overwrite(channel, game.env.backend.bot_user.id)


def paused(game: Scene) -> bool:
    """Whether the table stands still."""
    return game.host.live.state.paused


PHRASES = {
    "unseen": "I can no longer show table",
    "seen-again": "is on view again",
    "room-gone": "is gone, so I close",
    "voided": "is void",
    "stood-up": "is closed. Back in your balance: 1,000",
}


def notices(game: Scene, name: str) -> list[str]:
    """Which notices about the room and its end a person got privately, in their order."""
    texts = [message.content for message in game.dm(name)]
    return [key for text in texts for key, phrase in PHRASES.items() if phrase in text]


def calls_there(game: Scene, place: int) -> int:
    """How many calls about a channel were made so far."""
    return len([call for call in game.env.http_requests if call.path.startswith(f"/channels/{place}")])


def wallet(game: Scene, name: str) -> int:
    """Chips of a person away from tables."""
    accounts = game.store._balances  # noqa: SLF001 - the books themselves
    person = next(one for one in game.store._persons.values() if one.name == name)  # noqa: SLF001
    return next(chips for (_, account), chips in accounts.items() if account == f"wallet:{person.id}")


async def test_lost_rights_pause_the_table_and_everybody_hears_of_it_once(game: Scene) -> None:
    """The clock stands and each player is told privately; when the rights are given back, play goes on by itself."""
    await game.deal("ann", "bob")
    await game.clock.advance(1_000)
    close_to_the_bot(game, game.channel.id, view_channel=True, send_messages=True)
    before = calls_there(game, game.channel.id)
    await game.slash(game.to_act(), "call")
    await game.clock.advance(120_000)
    assert paused(game)
    assert calls_there(game, game.channel.id) - before == 1, "only the first try is a request that counts"
    assert notices(game, "ann") == notices(game, "bob") == ["unseen"]
    open_to_the_bot(game, game.channel.id)
    await game.env.settle()
    await game.clock.advance(5_000)
    assert not paused(game)
    assert str(game.people[game.to_act()].id) in game.text
    assert notices(game, "ann") == ["unseen", "seen-again"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_can_mend_it_is_told_what_is_missing(game: Scene, language: str) -> None:
    """The hall of the server names channel and rights, in the server's language, once."""
    hall = game.guild.create_text_channel("hall")
    locale = "en-GB" if language == "en" else language
    game.env.backend.edit_guild(game.guild.id, {"system_channel_id": hall.id, "preferred_locale": locale})
    await game.env.settle()
    await game.deal("ann", "bob")
    close_to_the_bot(game, game.channel.id, send_messages=True, view_channel=True)
    await game.slash(game.to_act(), "call")
    await game.clock.advance(700_000)
    told = [message.content for message in hall.history() if "joined" not in message.content]
    rights = [CATALOGUE.text(language, f"right-{one}") for one in ("view-channel", "send-messages")]
    assert len(told) == 1
    assert all(right in told[0] for right in rights)
    assert "\\#poker" in told[0]


async def test_out_of_sight_for_long_the_table_closes_with_an_exact_refund(game: Scene) -> None:
    """A table never stays for ever where the bot may not write: the hand is void and all chips are back."""
    await game.deal("ann", "bob", "cat")
    await game.press(game.to_act(), "call")
    close_to_the_bot(game, game.channel.id, view_channel=True, send_messages=True)
    await game.slash(game.to_act(), "call")
    await game.clock.advance((SETTINGS.idle_time + 40) * 1000)
    assert not list(game.service.tables)
    assert [wallet(game, name) for name in ("ann", "bob", "cat")] == [SETTINGS.starting_chips] * 3
    assert notices(game, "cat") == ["unseen", "voided", "stood-up"]


@pytest.mark.parametrize("told", [True, False])
async def test_a_deleted_channel_closes_its_table_at_once(game: Scene, *, told: bool) -> None:
    """Whether Discord tells of it or a call finds out: refunded exactly, each told once, and nothing is sent there."""
    await game.deal("ann", "bob")
    await game.clock.advance(1_000)
    before = calls_there(game, game.channel.id)
    if told:
        game.env.backend.delete_channel(game.channel.id)
        await game.env.settle()
    else:
        game.env.inject_error("*", f"/channels/{game.channel.id}/*", status=404, code=10003, times=None)
        await game.slash(game.to_act(), "call")
    await game.clock.advance(120_000)
    assert not list(game.service.tables)
    assert wallet(game, "ann") == wallet(game, "bob") == SETTINGS.starting_chips
    assert notices(game, "ann") == ["room-gone", "voided", "stood-up"]
    assert calls_there(game, game.channel.id) - before == (0 if told else 1)


async def test_a_removed_bot_asks_nothing_of_that_server_any_more(game: Scene) -> None:
    """Kicked out in mid-hand, it pauses the table and then closes it; the players are told of both, and refunded."""
    await game.deal("ann", "bob", "cat")
    await game.clock.advance(1_000)
    before = calls_there(game, game.channel.id)
    game.env.backend.remove_guild(game.guild.id)
    await game.env.settle()
    await game.clock.advance(60_000)
    assert paused(game)
    assert notices(game, "bob") == ["unseen"]
    await game.clock.advance(SETTINGS.idle_time * 1000)
    assert not list(game.service.tables)
    assert wallet(game, "bob") == SETTINGS.starting_chips
    assert notices(game, "bob") == ["unseen", "voided", "stood-up"]
    assert calls_there(game, game.channel.id) == before


async def test_an_outage_of_a_server_is_no_removal(game: Scene) -> None:
    """Discord's own outages say that a server is unavailable: nothing pauses for that."""
    await game.deal("ann", "bob")
    game.env.backend.emit("GUILD_DELETE", {"id": str(game.guild.id), "unavailable": True})
    await game.env.settle()
    await game.clock.advance(2_000)
    assert not paused(game)


async def thread_with_a_table(game: Scene, kind: str) -> int:
    """A thread, or a post of a forum, in which two people play."""
    backend = game.env.backend
    if kind == "thread":
        made = backend.create_thread(game.channel.id, "table two", backend.get_guild(game.guild.id).owner_id)
    else:
        forum = game.guild.create_forum_channel("tables")
        starter = backend.prepare_message(forum.id, backend.bot_user.id, "who plays?")
        made, _ = backend.create_forum_post(forum.id, "table two", starter)
    await game.env.settle()
    game.channel = next(one for one in _threads(game) if one.id == made.id)
    await game.deal("ann", "bob")
    await game.clock.advance(1_000)
    return int(made.id)


def _threads(game: Scene) -> list[simcord.ChannelHandle]:
    return [thread for channel in game.guild.channels.values() for thread in channel.threads]


@pytest.mark.parametrize("kind", ["thread", "forum post"])
async def test_threads_and_forum_posts_are_rooms(game: Scene, kind: str) -> None:
    """A hand is dealt and played in a thread; the channel above has no table."""
    place = await thread_with_a_table(game, kind)
    assert game.table.message.channel.id == place
    await game.press(game.to_act(), "call")
    await game.press(game.to_act(), "check")
    assert "flop" in game.text
    assert [host.live.rooms[0].place for host in game.service.tables] == [str(place)]


async def test_an_archived_thread_is_woken_by_a_new_message(game: Scene) -> None:
    """Archived in mid-hand: the edit is refused (50083), the table is posted anew, which opens the thread (P-10)."""
    place = await thread_with_a_table(game, "thread")
    above = game.table.message.id
    game.env.inject_error("PATCH", f"/channels/{place}/messages/*", status=400, code=50083)
    await game.slash(game.to_act(), "call")
    await game.clock.advance(2_000)
    assert game.table.message.id != above
    assert not paused(game)


async def test_a_locked_thread_pauses_its_table(game: Scene) -> None:
    """A post is refused as well: paused, not hammered, closed after its time; opened before, it goes on."""
    place = await thread_with_a_table(game, "thread")
    lock = {"archived": True, "locked": True}
    game.env.backend.edit_channel(place, {}, thread_metadata=lock)
    await game.env.settle()
    game.env.inject_error("*", f"/channels/{place}/messages*", status=400, code=50083, times=None)
    before = calls_there(game, place)
    await game.clock.advance(120_000)
    assert paused(game)
    assert notices(game, "ann") == ["unseen"]
    assert calls_there(game, place) - before <= 3, "an edit, a post and nothing more"
    game.env.backend.faults.clear()
    game.env.backend.edit_channel(place, {}, thread_metadata={"archived": False, "locked": False})
    await game.env.settle()
    await game.clock.advance(5_000)
    assert not paused(game)
    assert notices(game, "ann") == ["unseen", "seen-again"]


async def test_where_only_new_messages_are_refused_the_next_hand_waits(game: Scene) -> None:
    """Edits go through, posts do not: the table is paused until a post works, and does not waver meanwhile."""
    await game.deal("ann", "bob")
    await game.clock.advance(1_000)
    close_to_the_bot(game, game.channel.id, send_messages=True)
    await game.press(game.to_act(), "fold")
    await game.clock.advance(SETTINGS.hand_pause * 1000 + 200_000)
    assert paused(game)
    assert notices(game, "bob") == ["unseen"]
    open_to_the_bot(game, game.channel.id)
    await game.env.settle()
    await game.clock.advance(5_000)
    assert not paused(game)
    assert "hand 2" in game.text


async def test_a_press_shows_that_the_rights_are_back(game: Scene) -> None:
    """The bot was given a role of which Discord tells nothing: the next interaction does, and the table is back."""
    await game.deal("ann", "bob")
    await game.clock.advance(1_000)
    path = f"/channels/{game.channel.id}/messages*"
    game.env.inject_error("*", path, status=403, code=50013, times=None)
    await game.slash(game.to_act(), "call")
    await game.clock.advance(1_000)
    assert paused(game)
    game.env.backend.faults.clear()
    await game.slash("ann", "balance")
    await game.clock.advance(1_000)
    assert not paused(game)


async def test_a_player_who_leaves_the_server_is_an_absent_player(game: Scene) -> None:
    """His clock runs out as anybody's does, and the hand goes on without him (P-13)."""
    await game.deal("ann", "bob", "cat")
    gone = game.to_act()
    game.guild.remove_member(game.people[gone])
    await game.env.settle()
    rules = SETTINGS.rules
    await game.clock.advance((rules.action_clock + rules.time_bank + 10) * 1000)
    assert game.to_act() != gone
    assert game.host.live.state.hand_running


@pytest.mark.parametrize("language", LANGUAGES)
async def test_players_hear_of_it_in_their_own_language(game: Scene, language: str) -> None:
    """Out of sight, on view again, gone: each notice comes in the language of the person who reads it."""
    game.join("ann", "bob")
    with speaking({game.people["ann"].id: "en-GB" if language == "en" else language}):
        await game.deal("ann", "bob")
        await game.clock.advance(1_000)
        close_to_the_bot(game, game.channel.id, view_channel=True, send_messages=True)
        await game.slash(game.to_act(), "call")
        await game.clock.advance(5_000)
        open_to_the_bot(game, game.channel.id)
        await game.env.settle()
        await game.clock.advance(5_000)
        game.env.backend.delete_channel(game.channel.id)
        await game.env.settle()
        await game.clock.advance(5_000)
    heard = [message.content for message in game.dm("ann")]
    for key in ("notice-unseen", "notice-seen-again", "notice-room-gone"):
        words = CATALOGUE.text(language, key, table="§", seconds="§").split("§")
        assert any(all(part in text for part in words) for text in heard), key
