"""The Discord emulator, driven with discord.py's own client over real HTTP and WebSocket."""

import asyncio
from collections.abc import AsyncIterator

import discord
import pytest
import pytest_asyncio
import simcord

from .discord import DiscordEmulator, ImpossibleError, refusals
from .discord.in_process import speaking
from .discord.sample_bot import PICTURE, SampleBot, consume
from .discord.stage import Scene, emulator, running


@pytest_asyncio.fixture
async def server() -> AsyncIterator[DiscordEmulator]:
    """A running emulator that discord.py in this process is pointed at."""
    async with emulator() as started:
        yield started


@pytest_asyncio.fixture
async def scene(server: DiscordEmulator) -> AsyncIterator[Scene]:
    """The bot at work among people."""
    made = Scene(server)
    async with running(server):
        yield made


async def test_login_syncs_commands_and_fills_the_cache(server: DiscordEmulator) -> None:
    """The client logs in, syncs with its translations, and learns of the guild by GUILD_CREATE."""
    guild = server.guild("Home game")
    async with running(server) as bot:
        await bot.wait_until_ready()
        assert [known.id for known in bot.guilds] == [guild.id]
        assert bot.application is not None
        assert bot.application.owner.id == server.owner.id
        names = {command["name"]: command["name_localizations"] for command in server.commands}
    assert names["sit"] == {"fr": "asseoir"}
    assert {"sit", "table", "slow"} <= set(names)
    assert not server.connected


async def test_wrong_token_is_refused(server: DiscordEmulator) -> None:
    """A wrong token ends the login with discord.py's own LoginFailure."""
    bot = SampleBot()
    with pytest.raises(discord.LoginFailure):
        await bot.login("another.token")
    await bot.close()
    assert [call.status for call in server.calls] == [401]


async def test_slash_command_carries_options_and_language(scene: Scene) -> None:
    """Options of both kinds arrive, the presser's locale too, and the answer is theirs alone."""
    reply = await scene.alice.slash(scene.channel, "asseoir", {"buy-in": 400, "friend": scene.bob})
    assert (reply.content, reply.ephemeral) == ("fr: seated with 400 beside Bob", True)
    assert scene.alice.sees(reply.whispers[0])
    assert not scene.bob.sees(reply.whispers[0])
    assert scene.channel.messages == []
    scene.alice.locale = "id"
    assert (await scene.alice.slash(scene.channel, "sit", {"buy-in": 1})).content == "id: seated with 1"


@pytest.mark.parametrize(
    ("name", "options"), [("sit", {}), ("sit", {"buy-in": 0}), ("sit", {"buy-in": "x"}), ("rights", {}), ("no", {})]
)
async def test_impossible_commands_are_the_tests_fault(scene: Scene, name: str, options: dict[str, object]) -> None:
    """What a person's client would not send is an error of the test and never reaches the bot."""
    before = len(scene.server.calls)
    with pytest.raises(ImpossibleError):
        await scene.alice.slash(scene.channel, name, options)
    assert len(scene.server.calls) == before


async def test_permissions_travel_with_the_interaction(scene: Scene) -> None:
    """`member.permissions` says what the member may do, and an owner's override shows a command without it."""
    scene.guild.permit(scene.alice, manage_guild=True)
    assert (await scene.alice.slash(scene.channel, "rights")).content == "manage_guild: True"
    scene.guild.allow_command(scene.bob, "rights")
    assert (await scene.bob.slash(scene.channel, "rights")).content == "manage_guild: False"


async def test_press_updates_the_message_in_one_call(scene: Scene) -> None:
    """A press answered with type 7 edits its message without another call, and the history keeps both versions."""
    message = await scene.table()
    before = len(scene.server.calls)
    reply = await scene.bob.press(message, label="Call 1")
    assert (reply.kind, reply.message) == ("update", message)
    assert [version.content for version in message.versions] == [
        f"{scene.alice.mention} opened a table",
        "Bob called 1",
    ]
    assert "Call 2" in message.labels
    assert [call.path.split("/")[1] for call in scene.server.calls[before:]] == ["interactions"]


async def test_stale_presses_reach_the_bot_with_the_old_id(scene: Scene) -> None:
    """Who still sees an old version presses its button: by version or by id, with the message as it was."""
    message = await scene.table()
    await scene.bob.press(message, label="Call 1")
    with pytest.raises(ImpossibleError, match="Call 1"):
        await scene.bob.press(message, label="Call 1")
    reply = await scene.bob.press(message, label="Call 1", version=0)
    assert reply.payload["message"]["content"].endswith("opened a table")
    reply = await scene.alice.press_id("call:1")
    assert message.content == "Alice called 1"
    reply.deliver_again()
    await scene.server.wait_for(lambda: scene.server.calls[-1].code == refusals.ALREADY_ACKNOWLEDGED.code)


async def test_mentions_are_recorded_for_every_version(scene: Scene) -> None:
    """Each version knows what it was allowed to mention; only the first can notify."""
    message = await scene.table()
    await scene.bob.press(message, label="Call 1")
    assert message.notified == ()
    assert [version.allowed_mentions.everyone for version in message.versions] == [False, True]


async def test_deferred_answers_are_seen_when_they_come(scene: Scene) -> None:
    """Type 5 shows a waiting message that the edit completes; type 6 leaves the message, then edits and follows up."""
    reply = await scene.bob.slash(scene.channel, "slow")
    assert reply.kind in ("deferred", "message")
    assert (await reply.finished()).content == "at last"
    message = await scene.table()
    reply = await scene.bob.press(message, label="Think")
    note = await reply.followup()
    assert (reply.kind, message.content) == ("deferred_update", "thought about it")
    assert [whisper.content for whisper in reply.whispers] == ["a note"]
    assert note.ephemeral


async def test_a_form_goes_there_and_back(scene: Scene) -> None:
    """A press opens a form, its answer edits the message the button is on, and it is sent once."""
    message = await scene.table()
    form = (await scene.bob.press(message, label="Raise")).modal
    assert form is not None
    assert (form.title, [field.label for field in form.fields]) == ("Raise", ["Amount"])
    with pytest.raises(ImpossibleError, match="0 to 6"):
        await scene.bob.submit(form, {"Amount": "1234567"})
    reply = await scene.bob.submit(form, {"Amount": "250"})
    assert (reply.kind, message.content) == ("update", "Bob raised to 250")
    with pytest.raises(ImpossibleError, match="once"):
        await scene.bob.submit(form, {"Amount": "250"})


async def test_layouts_and_uploads(scene: Scene) -> None:
    """A components V2 layout arrives with its texts, nested buttons and the bytes of its picture."""
    reply = await scene.bob.slash(scene.channel, "layout")
    assert reply.message is not None
    assert (reply.message.is_layout, reply.text, reply.message.labels) == (True, "Pot 60", ["Fold"])
    (picture,) = reply.message.attachments
    assert (picture.filename, picture.description, picture.data) == ("table.png", "the table", PICTURE)


async def test_private_messages_and_closed_ones(scene: Scene) -> None:
    """P-09: a private message arrives; a person who refuses them is error 50007 and gets none."""
    assert (await (await scene.bob.slash(scene.channel, "whisper")).finished()).content == "sent"
    assert [message.content for message in scene.bob.dms] == ["for your eyes only"]
    scene.bob.close_dms()
    reply = await scene.bob.slash(scene.channel, "whisper")
    assert (await reply.finished()).content == "your private chat is closed"
    assert scene.server.calls_to("POST", "/channels/*/messages")[-1].code == refusals.CANNOT_MESSAGE_USER.code
    scene.bob.open_dms()
    assert (await (await scene.bob.slash(scene.server.dm(scene.bob), "whisper")).finished()).content == "sent"
    assert len([message for message in scene.bob.dms if message.content == "for your eyes only"]) == 2


async def test_a_second_answer_is_refused(scene: Scene) -> None:
    """P-02: the second answer to an interaction is error 40060 and changes nothing."""
    reply = await scene.bob.slash(scene.channel, "twice")
    await scene.server.wait_for(lambda: scene.server.calls[-1].code == refusals.ALREADY_ACKNOWLEDGED.code)
    assert reply.content == "first"


async def test_menus_and_completion(scene: Scene) -> None:
    """The bot completes what is typed, and a choice in a menu reaches it; what is not offered cannot be chosen."""
    choices = await scene.bob.autocomplete(scene.channel, "pick", "near", "bar")
    assert [choice["value"] for choice in choices] == ["BAR"]
    menu = (await scene.bob.slash(scene.channel, "pick", {"near": "BAR"})).message
    assert menu is not None
    with pytest.raises(ImpossibleError, match="coffee"):
        await scene.bob.select(menu, ["coffee"])
    await scene.bob.select(menu, ["mate"])
    assert menu.content == "chose mate"


async def test_places_change(server: DiscordEmulator) -> None:
    """P-13: a leaver can do nothing more; without a view a member neither; a guild that removes the bot is gone."""
    scene = Scene(server)
    scene.guild.set_locale("it")
    async with running(server) as bot:
        await scene.bob.slash(scene.channel, "sit", {"buy-in": 5})
        assert bot.guilds[0].preferred_locale is discord.Locale.italian
        scene.guild.leave(scene.alice)
        scene.channel.deny(scene.bob, view_channel=True)
        for person in (scene.alice, scene.bob):
            with pytest.raises(ImpossibleError, match="does not see"):
                await person.slash(scene.channel, "sit", {"buy-in": 5})
        scene.channel.restore(scene.bob)
        await scene.bob.slash(scene.channel, "sit", {"buy-in": 5})
        scene.guild.remove_bot()
        await scene.bob.slash(server.dm(scene.bob), "sit", {"buy-in": 5})
        assert list(bot.guilds) == []


async def test_simcord_in_process() -> None:
    """The same bot in process: several people, a language, virtual time and a restart (see the package's docstring)."""
    async with simcord.run(SampleBot()) as env:
        channel = env.create_guild("Home game").create_text_channel("poker")
        alice, bob = (env.guild.add_member(env.create_user(name)) for name in ("Alice", "Bob"))

        def shown() -> str:
            return channel.history()[-1].content

        with speaking({alice.id: "fr"}):
            seated = await alice.slash(channel, "sit", **{"buy-in": 400})
        assert seated.response is not None
        assert (seated.response.content, seated.ephemeral) == ("fr: seated with 400", True)

        await alice.slash(channel, "clock", seconds=30)
        await env.advance_time(29)
        assert shown() == "the clock runs"
        await env.advance_time(1)
        assert shown() == "time is up"

        await alice.slash(channel, "table")
        table = channel.history()[-1]
        await env.restart_bot(SampleBot())
        await bob.click(table, label="Call 1")
        assert shown() == "Bob called 1"
        form = await bob.click(table, label="Raise")
        assert form.modal is not None
        await bob.submit_modal(form, {label["component"]["custom_id"]: "250" for label in form.modal["components"]})
        assert shown() == "Bob raised to 250"

        env.inject_error("POST", f"/channels/{bob.user.dm_channel.id}/messages", status=403, code=50007)
        refused = await bob.slash(channel, "whisper")
        assert refused.response is not None
        assert refused.response.content == "your private chat is closed"


async def test_simcord_beside_tasks_of_ones_own() -> None:
    """Long-lived tasks are started by the test, inside the environment: simcord waits for the bot's, not for them."""
    bot = SampleBot()
    async with simcord.run(bot) as env:
        host = asyncio.create_task(consume(bot))
        channel = env.create_guild().create_text_channel("poker")
        alice = env.guild.add_member(env.create_user("Alice"))
        acted = await alice.slash(channel, "act")
        assert acted.acknowledged
        assert acted.response is not None
        assert acted.response.content == "published"
        host.cancel()
        await asyncio.wait([host])
