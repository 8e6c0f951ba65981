"""Payloads that no button of ours ever had: what they name counts only for those it concerns (laws 4 and 6)."""

import discord

from adapters.tokens import ButtonPress, encode
from poker_bot.engine.codec import encode_state
from poker_bot.host.commands import TurnToken
from tests.adapters.discord.scene import Scene

ACTIONS = ("sit", "fold", "cards", "leave", "top-up", "balance", "raise-menu", "all-in")


async def _stranger(game: Scene) -> discord.Message:
    """Eve, who is in another server only, where the bot is, too; the table message of that server."""
    elsewhere = game.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("poker")
    await game.env.settle()
    game.people["eve"] = elsewhere.add_member(game.env.create_user("eve"))
    await game.people["eve"].slash(channel, "poker")
    await game.quiet()
    return channel.history()[-1]


async def _id(game: Scene, name: str) -> int:
    """Our id of a person."""
    return (await game.service.person("discord", str(game.people[name].id), name)).id


async def test_a_payload_that_names_a_room_of_another_server_reaches_nothing_there(game: Scene) -> None:
    """No seat, no chips, no look at the table and no message: the room counts in the private chat of its players."""
    await game.deal("ann", "bob")
    live, posted = game.host.live, len(game.channel.history())
    before = encode_state(live.state)
    message = await _stranger(game)
    token = TurnToken(live.table, live.state.hand_number, live.state.turn)
    for action in ACTIONS:
        answer = await game.press_data("eve", message, encode(ButtonPress(action, token, 500, live.rooms[0].id)))
        assert answer.response is None or "ann" not in answer.response.content, action
    await game.clock.advance(5_000)
    assert encode_state(live.state) == before
    assert len(game.channel.history()) == posted
    assert await game.store.balance(live.community.bank, await _id(game, "eve")) is None, "no wallet of that server's"


async def test_a_payload_made_up_in_the_private_chat_takes_no_seat(game: Scene) -> None:
    """Not where somebody sits already, and not in a room that is not his."""
    await game.deal("ann", "bob")
    before, live = encode_state(game.host.live.state), game.host.live
    token = TurnToken(live.table, live.state.hand_number, live.state.turn)
    for room in (0, live.rooms[0].id, 999):
        await game.press_data("ann", game.dm("ann")[-1], encode(ButtonPress("sit", token, 0, room)))
    assert encode_state(live.state) == before
    assert len(list(game.service.tables)) == 1


async def test_who_manages_another_server_rules_here_no_more_than_others(game: Scene) -> None:
    """She sits at a table here and has a server of her own: its commands do not reach that table."""
    elsewhere = game.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("poker")
    owner = elsewhere.create_role("Boss", permissions=discord.Permissions(manage_guild=True))
    await game.env.settle()
    user = game.env.create_user("eve")
    hers = elsewhere.add_member(user, roles=[owner])
    game.people["eve"] = game.guild.add_member(user)
    await game.deal("ann", "bob")
    live = game.host.live
    await game.slash("eve", "sit")
    assert live.state.seat_of(await _id(game, "eve"))
    before, version = encode_state(live.state), live.version
    for word, options in (
        ("table pause", {}),
        ("table close", {"now": True}),
        ("floor", {"ruling": "void"}),
    ):
        answer = await hers.slash(channel, word, **options)
        await game.quiet()
        assert (encode_state(live.state), live.version) == (before, version), word
        assert answer.ephemeral, word
