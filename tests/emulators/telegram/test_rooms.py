"""Chats and members: kinds, rights, blocks, migration and menus."""

import pytest
from telegram import (
    Bot,
    BotCommand,
    BotCommandScopeAllGroupChats,
    BotCommandScopeChat,
    ChatMemberAdministrator,
    ChatMemberLeft,
    ChatMemberOwner,
)
from telegram.error import BadRequest, ChatMigrated, Forbidden, InvalidToken

from tests.emulators.telegram import TelegramEmulator
from tests.emulators.telegram.client import client, connected, refused


async def test_get_me_names_the_bot_and_its_privacy_mode(server: TelegramEmulator, bot: Bot) -> None:
    """The bot learns its username and whether it hears everything in groups (P-27)."""
    me = await bot.get_me()
    assert (me.username, me.can_read_all_group_messages) == ("emulated_poker_bot", False)
    async with await TelegramEmulator.start(username="other_bot", privacy=False) as other, connected(other) as loud:
        assert (loud.username, loud.can_read_all_group_messages) == ("other_bot", True)


@pytest.mark.parametrize("token", ["123:wrong", "nonsense"])
async def test_a_wrong_token_is_refused(server: TelegramEmulator, token: str) -> None:
    """A token that is not the bot's gets nothing: 401, or 404 when it does not even look like one."""
    with pytest.raises(InvalidToken):
        async with client(server, token):
            pass
    assert server.calls == []


async def test_chats_have_their_kinds(server: TelegramEmulator, bot: Bot) -> None:
    """A group is a group, a supergroup a supergroup, a forum says so, and a person's chat is private."""
    alice = server.user("Alice", last_name="Ng", username="alice_ng")
    await alice.start()
    forum = server.supergroup("Club", forum=True)
    for chat, kind in ((server.group("Friday"), "group"), (forum, "supergroup"), (alice.private, "private")):
        assert (await bot.get_chat(chat.chat_id)).type == kind
        assert (await bot.send_message(chat.chat_id, "x")).chat.type == kind
    assert (await bot.get_chat(forum.chat_id)).is_forum
    assert (await bot.get_chat(alice.user_id)).username == "alice_ng"
    nowhere = bot.get_chat(-4711)
    assert await refused(server, nowhere, BadRequest) == "Bad Request: chat not found"


async def test_members_and_administrators(server: TelegramEmulator, bot: Bot) -> None:
    """Owner, administrators and members are told apart; a known person who is not there has left."""
    owner, admin, member, other = (server.user(name) for name in ("Olga", "Adam", "Mia", "Otto"))
    club = server.supergroup("Club", member, owner=owner)
    club.promote(admin, "can_delete_messages")
    server.group("Elsewhere", other)
    assert isinstance(await bot.get_chat_member(club.chat_id, owner.user_id), ChatMemberOwner)
    found = await bot.get_chat_member(club.chat_id, admin.user_id)
    assert isinstance(found, ChatMemberAdministrator)
    assert (found.can_delete_messages, found.can_pin_messages, found.is_anonymous) == (True, False, False)
    assert (await bot.get_chat_member(club.chat_id, member.user_id)).status == "member"
    assert isinstance(await bot.get_chat_member(club.chat_id, other.user_id), ChatMemberLeft)
    administrators = await bot.get_chat_administrators(club.chat_id)
    assert {one.user.id for one in administrators} == {owner.user_id, admin.user_id}
    assert await bot.get_chat_member_count(club.chat_id) == 4
    stranger = bot.get_chat_member(club.chat_id, server.user("Stranger").user_id)
    assert await refused(server, stranger, BadRequest) == "Bad Request: user not found"
    await owner.start()
    private = bot.get_chat_administrators(owner.user_id)
    assert await refused(server, private, BadRequest) == "Bad Request: there are no administrators in the private chat"


async def test_nobody_is_written_to_before_start(server: TelegramEmulator, bot: Bot) -> None:
    """Who never pressed Start cannot be written to, a stranger is not even found (P-20)."""
    alice = server.user("Alice")
    stranger = bot.send_message(alice.user_id, "x")
    assert await refused(server, stranger, BadRequest) == "Bad Request: chat not found"
    await alice.say(server.group("Friday"), "/sit")
    met = bot.send_message(alice.user_id, "x")
    assert await refused(server, met, Forbidden) == "Forbidden: bot can't initiate conversation with a user"
    await alice.start()
    assert (await bot.send_message(alice.user_id, "Your cards")).text == alice.private.last.text == "Your cards"


async def test_a_block_lasts_until_start(server: TelegramEmulator, bot: Bot) -> None:
    """A blocked bot gets 403 for sends and edits and hears of block and return (P-21)."""
    alice = server.user("Alice")
    await alice.start()
    sent = await bot.send_message(alice.user_id, "one")
    server.block(alice)
    send = bot.send_message(alice.user_id, "two")
    assert await refused(server, send, Forbidden) == "Forbidden: bot was blocked by the user"
    edit = bot.edit_message_text("two", alice.user_id, sent.message_id)
    assert await refused(server, edit, Forbidden) == "Forbidden: bot was blocked by the user"
    await alice.start()
    await bot.send_message(alice.user_id, "three")
    updates = await bot.get_updates()
    changes = [update.my_chat_member for update in updates if update.my_chat_member is not None]
    assert [change.new_chat_member.status for change in changes] == ["kicked", "member"]
    server.deactivate(alice)
    gone = bot.send_message(alice.user_id, "four")
    assert await refused(server, gone, Forbidden) == "Forbidden: user is deactivated"


async def test_leaving_and_being_removed(server: TelegramEmulator, bot: Bot) -> None:
    """Out of a group the bot is told which way it went, at every send."""
    alice = server.user("Alice")
    group, club = server.group("Friday"), server.supergroup("Club")
    await bot.leave_chat(group.chat_id)
    error = await refused(server, bot.send_message(group.chat_id, "x"), Forbidden)
    assert error == "Forbidden: bot is not a member of the group chat"
    await alice.remove_bot(club)
    error = await refused(server, bot.send_message(club.chat_id, "x"), Forbidden)
    assert error == "Forbidden: bot was kicked from the supergroup chat"
    await alice.add_bot(club)
    await bot.send_message(club.chat_id, "Hello again")
    updates = await bot.get_updates()
    changes = [update.my_chat_member for update in updates if update.my_chat_member is not None]
    assert [change.new_chat_member.status for change in changes] == ["left", "kicked", "member"]
    joined = updates[-1].message
    assert joined is not None
    assert joined.new_chat_members[0].id == bot.id


async def test_a_group_becomes_a_supergroup(server: TelegramEmulator, bot: Bot) -> None:
    """Both chats say so, sends to the old id name the new one, and old messages cannot be edited (P-25)."""
    alice = server.user("Alice")
    group = server.group("Friday", alice)
    await bot.send_message(group.chat_id, "Hello")
    old = await bot.send_message(group.chat_id, "Table")
    club = server.migrate(group, by=alice)
    assert group.migrated_to is club
    with pytest.raises(ChatMigrated) as moved:
        await bot.send_message(group.chat_id, "x")
    assert moved.value.new_chat_id == club.chat_id
    assert server.calls[-1].error == "Bad Request: group chat was upgraded to a supergroup chat"
    edit = bot.edit_message_text("x", group.chat_id, old.message_id)
    assert await refused(server, edit, BadRequest) == "Bad Request: message can't be edited"
    in_new = bot.edit_message_text("x", club.chat_id, old.message_id)
    assert await refused(server, in_new, BadRequest) == "Bad Request: message to edit not found"
    first, second = (update.message for update in await bot.get_updates())
    assert first is not None
    assert (first.chat.id, first.migrate_to_chat_id) == (group.chat_id, club.chat_id)
    assert second is not None
    assert (second.chat.id, second.migrate_from_chat_id) == (club.chat_id, group.chat_id)
    assert (await bot.get_chat_member(club.chat_id, alice.user_id)).status == "member"
    with pytest.raises(ValueError, match="became a supergroup"):
        await alice.say(group, "/sit")


async def test_a_migration_can_be_missed(server: TelegramEmulator, bot: Bot) -> None:
    """A bot that was down for long hears of the new id only through the error."""
    group = server.group("Friday")
    club = server.migrate(group, told=False)
    assert await bot.get_updates() == ()
    with pytest.raises(ChatMigrated) as moved:
        await bot.get_chat_administrators(group.chat_id)
    assert moved.value.new_chat_id == club.chat_id


async def test_menus_by_scope_and_language(server: TelegramEmulator, bot: Bot) -> None:
    """Each person sees the nearest scope, in his language before the common one."""
    anna, bruno = server.user("Anna", language_code="fr"), server.user("Bruno", language_code="it")
    group = server.group("Friday", anna, bruno)
    await bot.set_my_commands([BotCommand("poker", "The lobby")])
    await bot.set_my_commands([BotCommand("poker", "Le salon")], language_code="fr")
    scope = BotCommandScopeAllGroupChats()
    await bot.set_my_commands([BotCommand("sit", "Take a seat")], scope)
    await bot.set_my_commands([BotCommand("table", "Open it")], BotCommandScopeChat(group.chat_id), "it")
    seen = {
        (who.first_name, chat.chat_id == group.chat_id): who.menu(chat)[0]["description"]
        for who in (anna, bruno)
        for chat in (who.private, group)
    }
    assert seen == {
        ("Anna", False): "Le salon",
        ("Anna", True): "Take a seat",
        ("Bruno", False): "The lobby",
        ("Bruno", True): "Open it",
    }
    await bot.delete_my_commands(language_code="fr")
    assert anna.menu(anna.private)[0]["description"] == "The lobby"
    assert await bot.get_my_commands(language_code="fr") == ()
    assert await bot.get_my_commands(scope) == (BotCommand("sit", "Take a seat"),)


@pytest.mark.parametrize(
    ("command", "language", "complaint"),
    [
        (BotCommand("Poker", "The lobby"), "", "BOT_COMMAND_INVALID"),
        (BotCommand("poker", "x" * 257), "", "BOT_COMMAND_DESCRIPTION_INVALID"),
        (BotCommand("poker", "The lobby"), "english", "invalid language code specified"),
    ],
)
async def test_wrong_menus_are_refused(
    server: TelegramEmulator, bot: Bot, command: BotCommand, language: str, complaint: str
) -> None:
    """Capitals, long descriptions and unknown languages refuse the whole list."""
    error = await refused(server, bot.set_my_commands([command], language_code=language), BadRequest)
    assert error == f"Bad Request: {complaint}"
    assert await bot.get_my_commands() == ()
