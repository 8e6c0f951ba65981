"""Typed commands: whose they are, what they mean, who may give them, how they are answered (P-27, P-28, P-29)."""

import pytest

from adapters.desk import ADMIN_WORDS
from poker_bot.engine.codec import encode_state
from poker_bot.text.present import COMMANDS
from tests.adapters.telegram.scene import Scene, buttons


async def test_menus_are_set_in_every_language(game: Scene) -> None:
    """Players see theirs, admins all, private chats those that make sense there; descriptions are localised."""
    for language, poker in (("en", "Show the table of this room, or open one"), ("fr", "table"), ("it", "tavolo")):
        reader = game.user(f"reader of {language}", language)
        menu = {item["command"]: item["description"] for item in reader.menu(game.group)}
        assert tuple(menu) == tuple(word for word in COMMANDS if word not in ADMIN_WORDS)
        assert poker in menu["poker"]
        private = [item["command"] for item in reader.menu(reader.private)]
        assert private == ["cards", "draw", "balance", "language", "rules", "ranks", "help", "privacy", "link"]
        game.group.promote(reader)
        assert tuple(item["command"] for item in reader.menu(game.group)) == COMMANDS
        game.group.demote(reader)
    assert game.user("gus", "de").menu(game.group) == game.user("reader of en").menu(game.group)


async def test_what_was_typed_is_repeated_privately(game: Scene) -> None:
    """An amount is a total; the private answer says what was understood, and the group sees the table only."""
    await game.deal("ann", "bob", "cat")
    name, messages = game.to_act(), len(game.group.messages)
    await game.say(name, "/raise 0.1k")
    assert game.told(name)[-1] == "You raise to 100."
    assert len(game.group.messages) == messages
    assert game.to_act() != name


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("/raise lots", "I can't read “lots” as an amount. Try 250, 1.5k, min, half, pot or all."),
        ("/raise 21", "21 is too little. Possible here: 40 to 1,000."),
        ("/raise 9999", "9,999 is too much. Possible here: 40 to 1,000."),
        ("/raise -5", "I can't read “-5” as an amount. Try 250, 1.5k, min, half, pot or all."),
        ("/check", "You can't check: there is a bet, 20 to call."),
        ("/raise", "Raise to any total from 40 to 1,000."),
        ("/sit", "You already sit here, in seat "),
        ("/topup x", "I can't read “x” as an amount."),
        ("/language klingon", "I don't speak “klingon”."),
        ("/back", "You are not sitting out."),
    ],
)
async def test_nonsense_is_answered_and_moves_nothing(game: Scene, text: str, answer: str) -> None:
    """Bad input gets a private answer that says what and why; nothing changes."""
    await game.deal("ann", "bob", "cat")
    before, name = encode_state(game.host.live.state), game.to_act()
    await game.say(name, text)
    assert game.told(name)[-1].startswith(answer)
    assert encode_state(game.host.live.state) == before


async def test_a_private_menu_acts_on_the_table(game: Scene) -> None:
    """``/raise`` without an amount shows the presets privately; they play in the group they were asked for in."""
    await game.deal("ann", "bob", "cat")
    name = game.to_act()
    await game.say(name, "/raise")
    menu = game.user(name).private.last
    assert (await game.press_data(name, menu, buttons(menu)["raise-half"])).text == "You raise to 45."


async def test_all_in_typed_is_asked_once_more(game: Scene) -> None:
    """The first ``/allin`` asks, the second does it; a button may confirm what was typed."""
    await game.deal("ann", "bob", "cat")
    name = game.to_act()
    await game.say(name, "/allin")
    assert game.told(name)[-1] == "All-in with 1,000? Press All-in once more to do it."
    assert game.to_act() == name
    await game.clock.advance(1_000)
    await game.say(name, "/allin")
    assert game.told(name)[-1] == "You are all-in: 1,000 in this round."
    await game.shown()
    second = game.to_act()
    await game.say(second, "/allin")
    assert game.to_act() == second


async def test_only_our_own_commands_are_heard(game: Scene) -> None:
    """``/fold@other_bot`` and edited texts do nothing; our own name counts in any case (P-28)."""
    game.group.promote_bot()  # so that Telegram delivers everything
    await game.deal("ann", "bob", "cat")
    name, before = game.to_act(), encode_state(game.host.live.state)
    assert (await game.say(name, "/fold@other_bot")).delivered
    said = await game.say(name, "good luck")
    await game.user(name).edit(said, "/fold")
    await game.say(name, "please /fold")
    await game.say(name, "fold")
    await game.quiet()
    assert encode_state(game.host.live.state) == before
    await game.say(name, "/FOLD@Emulated_Poker_Bot")
    assert game.told(name)[-1] == "You fold."


async def test_unknown_commands_are_ours_only_by_name(game: Scene) -> None:
    """Another bot may know ``/weather``; ``/weather@our_bot`` is answered."""
    await game.say("ann", "/weather")
    assert game.group.messages == []
    said = await game.say("ann", "/weather@emulated_poker_bot")
    assert game.group.last.text == "I don't know that command. Type /poker to see the table."
    assert game.group.last.reply_to is said


async def test_an_anonymous_admin_opens_the_table_and_gets_no_seat(game: Scene) -> None:
    """He may call for the table in the group's name; anything with chips he is asked to do as himself (P-29)."""
    club = game.server.supergroup("Club", game.user("ann"))
    game.server.anonymous_admin(club, game.user("ann"))
    await game.say("ann", "/poker", club)
    table = game.table_in(club)
    assert "Nobody here yet" in table.text
    for text in ("/sit", "/balance", "/cards", "/fold"):
        await game.say("ann", text, club)
        await game.clock.advance(5_000)
        assert club.last.text == "Please write as yourself: an anonymous admin or a channel can't take a seat."
    assert game.host.live.state.seats == (None,) * 6
    assert "You are in seat 1" in (await game.press("ann", "sit", table)).text, "a press comes from the real account"


async def test_channels_are_not_players(game: Scene) -> None:
    """A post of the linked channel, which Telegram forwards, is nobody's command; in a channel's name nobody sits."""
    club = game.server.supergroup("Club", game.user("ann"))
    club.promote_bot()
    club.linked_channel_says("/sit")
    await game.quiet()
    assert club.messages == []
    masked = {"id": 136817688, "is_bot": True, "first_name": "Channel", "username": "Channel_Bot"}
    channel = {"id": club.chat_id - 7, "type": "channel", "title": "Somebody's channel"}
    game.server.world.say(club, masked, "/poker", sender_chat=channel)
    await game.quiet()
    assert club.last.text == "Please write as yourself: an anonymous admin or a channel can't take a seat."
    assert list(game.service.tables) == []


async def test_other_bots_are_not_players(game: Scene) -> None:
    """A bot's message may begin with a command of ours; it is not heard."""
    game.group.promote_bot()
    game.server.world.say(game.group, {"id": 99, "is_bot": True, "first_name": "Other"}, "/poker")
    await game.quiet()
    assert game.group.messages == []


async def test_poker_brings_the_table_to_the_bottom(game: Scene) -> None:
    """The table is posted anew where it was called for; the one above loses its buttons (law 10)."""
    await game.deal("ann", "bob")
    above = game.table
    await game.say("eve", "/poker")
    assert game.table is not above
    await game.clock.advance(16_000)
    assert (above.labels, game.table.text.splitlines()[0]) == ([], above.text.splitlines()[0])


async def test_a_drowned_table_comes_up_with_the_next_street(game: Scene) -> None:
    """With more than 15 messages below it, the table of the next street is a new message at the bottom."""
    club = game.server.supergroup("Club")
    await game.deal("ann", "bob", chat=club)
    above = game.table_in(club)
    for number in range(16):
        await game.user("eve").say(club, f"chatter {number}")
    name = game.to_act()
    await game.say(name, "/call", club)
    await game.clock.advance(6_000)
    assert game.table_in(club) is above, "not within a street"
    await game.say(game.to_act(), "/check", club)
    await game.clock.advance(16_000)
    assert "Board" in game.table_in(club).text
    assert game.table_in(club) is not above
    assert above.labels == []


async def test_a_topic_is_a_room(game: Scene) -> None:
    """In a forum every topic has its own table, which stays in it."""
    forum = game.server.supergroup("Forum", game.user("ann"), forum=True)
    high, low = (forum.open_topic(game.user("ann"), name).thread_id for name in ("High", "Low"))
    await game.say("ann", "/poker", forum, high)
    await game.say("bob", "/poker", forum, low)
    await game.clock.advance(3_000)
    first, second = (message for message in forum.messages if message.buttons)
    assert (first.thread_id, second.thread_id) == (high, low)
    assert first.text.splitlines()[0] != second.text.splitlines()[0]
    await game.press("ann", "sit", second)
    await game.clock.advance(10_000)
    assert "ann" in second.text
    assert "ann" not in first.text
