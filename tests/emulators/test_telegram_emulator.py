"""A bot of the real library plays on the emulator: commands, buttons, private messages, in groups and alone."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from telegram import InlineKeyboardButton, InlineKeyboardMarkup, Update
from telegram.error import BadRequest
from telegram.ext import CallbackQueryHandler, CommandHandler, ContextTypes, MessageHandler, filters

from tests.emulators.telegram import CallbackAnswer, Content, Group, Message, TelegramEmulator, User
from tests.emulators.telegram.client import polling

Context = ContextTypes.DEFAULT_TYPE
FOLD_OR_CALL = InlineKeyboardMarkup(
    [
        [
            InlineKeyboardButton("Fold", callback_data="fold", style="danger"),
            InlineKeyboardButton("Call 40", callback_data="call", style="primary"),
        ],
        [
            InlineKeyboardButton("My cards", callback_data="cards"),
            InlineKeyboardButton("Open chat", url="https://t.me/emulated_poker_bot?start=table-7"),
        ],
    ]
)


class TinyBot:
    """What a poker host does in Telegram, at its smallest."""

    def __init__(self) -> None:
        self.seen: list[str] = []
        self.updates: list[int] = []

    async def sit(self, update: Update, context: Context) -> None:
        """Post the table."""
        self.updates.append(update.update_id)
        assert update.effective_chat is not None
        amount = " ".join(context.args or [])
        await update.effective_chat.send_message(f"<b>Table</b> {amount}", "HTML", reply_markup=FOLD_OR_CALL)

    async def start(self, update: Update, context: Context) -> None:
        """Greet."""
        assert update.effective_chat is not None
        await update.effective_chat.send_message(f"Welcome {context.args}")

    async def hear(self, update: Update, _context: Context) -> None:
        """Remember what was said."""
        assert update.effective_message is not None
        self.seen.append(update.effective_message.text or "")

    async def press(self, update: Update, _context: Context) -> None:
        """Answer, and edit the message where it can still be seen."""
        query = update.callback_query
        assert query is not None
        if query.data == "cards":
            await query.answer("A♠ K♠", show_alert=True)
        elif query.message is not None and query.message.is_accessible:
            await query.answer()
            await query.edit_message_text(f"{query.from_user.first_name}: {query.data}")
        else:
            await query.answer("This table is old")


@pytest.fixture
async def server() -> AsyncIterator[TelegramEmulator]:
    """A fresh Telegram."""
    async with await TelegramEmulator.start() as emulator:
        yield emulator


@pytest.fixture
async def tiny(server: TelegramEmulator) -> AsyncIterator[TinyBot]:
    """The bot, polling."""
    bot = TinyBot()
    handlers: list[Any] = [
        CommandHandler("sit", bot.sit),
        CommandHandler("start", bot.start),
        CallbackQueryHandler(bot.press),
        MessageHandler(filters.ALL, bot.hear),
    ]
    async with polling(server, *handlers, allowed_updates=Update.ALL_TYPES):
        yield bot


@pytest.fixture
def group(server: TelegramEmulator) -> Group:
    """A group with the bot."""
    return server.group("Friday poker")


@pytest.fixture
def alice(server: TelegramEmulator) -> User:
    """A French player."""
    return server.user("Alice", language_code="fr")


async def test_a_command_and_a_press(server: TelegramEmulator, tiny: TinyBot, group: Group, alice: User) -> None:
    """A command posts the table, a press is answered and edits it in place."""
    await alice.say(group, "/sit 400")
    table = await server.wait_for(lambda: group.last)
    assert (table.text, table.marked("bold"), table.labels[:2]) == ("Table 400", ["Table"], ["Fold", "Call 40"])
    assert await alice.press(table, "Call 40") == CallbackAnswer()
    await server.wait_for(lambda: table.text == "Alice: call")
    assert group.messages == [table]
    assert [version.text for version in table.history] == ["Table 400", "Alice: call"]
    assert [call.method for call in server.calls][-3:] == ["sendMessage", "answerCallbackQuery", "editMessageText"]


async def test_an_alert_is_for_the_presser(server: TelegramEmulator, tiny: TinyBot, group: Group, alice: User) -> None:
    """An alert reaches the person who pressed and leaves no message."""
    await alice.say(group, "/sit")
    table = await server.wait_for(lambda: group.last)
    answer = await server.user("Bob").press(table, "My cards")
    assert (answer.text, answer.show_alert) == ("A♠ K♠", True)
    assert group.messages == [table]
    assert "A♠" not in repr(answer)


async def test_a_deep_link_opens_the_private_chat(
    server: TelegramEmulator, tiny: TinyBot, group: Group, alice: User
) -> None:
    """A button with a t.me address leads to Start with its payload; it asks nothing of the bot itself."""
    await alice.say(group, "/sit")
    table = await server.wait_for(lambda: group.last)
    await alice.follow(table, "Open chat")
    assert (await server.wait_for(lambda: alice.private.last)).text == "Welcome ['table-7']"
    with pytest.raises(ValueError, match="asks nothing of the bot"):
        alice.begin_press(table, "Open chat")
    with pytest.raises(ValueError, match="cannot carry"):
        await alice.start("no spaces please")


async def test_privacy_mode_hides_chatter(server: TelegramEmulator, tiny: TinyBot, group: Group, alice: User) -> None:
    """In a group the bot hears commands that may be its own and replies to it, and nothing else (P-27, P-28)."""
    table = await _table(server, group, alice)
    spoken = [
        await alice.say(group, "call"),
        await alice.say(group, "@emulated_poker_bot raise 40"),
        await alice.say(group, "/fold@other_bot"),
        await alice.say(group, "/fold@Emulated_Poker_Bot"),
        await alice.say(group, "40", reply_to=table),
    ]
    assert [message.delivered for message in spoken] == [False, False, False, True, True]
    await server.wait_for(lambda: not server.pending_updates)
    assert tiny.seen == ["/fold@Emulated_Poker_Bot", "40"]
    group.promote_bot()
    assert (await alice.say(group, "/fold@other_bot")).delivered


async def test_an_anonymous_admin_has_two_identities(server: TelegramEmulator, tiny: TinyBot, alice: User) -> None:
    """A message comes from GroupAnonymousBot in the name of the group, a press from the real person (P-29)."""
    club = server.supergroup("Club", alice)
    server.anonymous_admin(club, alice)
    said = await alice.say(club, "/sit")
    assert (said.sender["id"], said.sender_chat) == (1087968824, club.wire())
    table = await server.wait_for(lambda: club.last)
    await alice.press(table, "Fold")
    await server.wait_for(lambda: table.text == "Alice: fold")
    post = club.linked_channel_says("/sit")
    assert (post.sender["id"], post.delivered) == (777000, True)
    with pytest.raises(ValueError, match="only supergroups"):
        server.anonymous_admin(server.group("Friday"), alice)


async def test_a_press_is_answered_once_and_in_time(server: TelegramEmulator, group: Group, alice: User) -> None:
    """A second answer, a late one and one over 200 characters are refused (P-22)."""
    refusals: list[str] = []

    async def answer_badly(update: Update, _context: Context) -> None:
        query = update.callback_query
        assert query is not None
        for text in ("x" * 201, "x" * 200, "again"):
            try:
                await query.answer(text)
            except BadRequest:
                refusals.append(server.calls[-1].error)

    table = server.world.post(
        group, server.world.bot.wire(), Content("Table", markup=FOLD_OR_CALL.to_dict()), by_bot=True
    )
    press = alice.begin_press(table, "Fold")
    late = alice.begin_press(table, "Fold")
    late.expire()
    async with polling(server, CallbackQueryHandler(answer_badly)):
        assert (await press.answered()).text == "x" * 200
        await server.wait_for(lambda: len(server.calls_of("answerCallbackQuery")) == 6)
    too_old = "Bad Request: query is too old and response timeout expired or query ID is invalid"
    assert refusals == ["Bad Request: MESSAGE_TOO_LONG", *[too_old] * 4]
    assert late.answer is None
    with pytest.raises(TimeoutError, match="did not answer"):
        await late.answered(timeout=0.01)


async def test_a_press_on_a_message_the_bot_lost(
    server: TelegramEmulator, tiny: TinyBot, group: Group, alice: User
) -> None:
    """A button of a message out of the bot's reach still works; the query then carries no text (P-35)."""
    table = await _table(server, group, alice)
    server.forget(table)
    assert (await alice.press(table, "Fold")).text == "This table is old"
    group.delete(table)
    assert (await alice.press_data(table, "call")).text == "This table is old"
    assert table.text == "Table"


async def test_a_stale_button_can_be_pressed(
    server: TelegramEmulator, tiny: TinyBot, group: Group, alice: User
) -> None:
    """A button that an edit took away can still be pressed by who has not seen the edit yet."""
    table = await _table(server, group, alice)
    await alice.press(table, "Fold")
    await server.wait_for(lambda: table.text == "Alice: fold")
    assert table.labels == []
    await alice.press_data(table, table.history[0].button("Call 40").callback_data or "")
    await server.wait_for(lambda: table.text == "Alice: call")


async def test_two_presses_at_once_are_two_queries(
    server: TelegramEmulator, tiny: TinyBot, group: Group, alice: User
) -> None:
    """A double click makes two queries with their own ids, each to be answered."""
    table = await _table(server, group, alice)
    presses = [alice.begin_press(table, "My cards") for _ in range(2)]
    answers = await asyncio.gather(*(press.answered() for press in presses))
    assert {answer.text for answer in answers} == {"A♠ K♠"}
    assert len({press.query_id for press in presses}) == 2


async def test_the_library_stands_a_redelivery(
    server: TelegramEmulator, tiny: TinyBot, group: Group, alice: User
) -> None:
    """A redelivered update reaches the handlers again under its old id: the bot has to know it (P-32)."""
    await _table(server, group, alice)
    server.redeliver()
    await server.wait_for(lambda: len(group.messages) == 2)
    await alice.say(group, "/sit")
    await server.wait_for(lambda: len(group.messages) == 3)
    first, again, next_one = tiny.updates
    assert (again, next_one) == (first, first + 1)


async def test_members_come_and_go(server: TelegramEmulator, tiny: TinyBot, group: Group, alice: User) -> None:
    """Joining and leaving are service messages the bot hears even in privacy mode; who left cannot write."""
    joined = await alice.join(group)
    left = await alice.leave(group)
    assert joined.delivered
    assert left.delivered
    with pytest.raises(ValueError, match="left the group"):
        await alice.say(group, "/sit")
    assert not group.member(alice.user_id).present


async def test_nobody_writes_before_start(alice: User, server: TelegramEmulator) -> None:
    """A person's own first word to a bot is Start, and after a block it is Start again."""
    with pytest.raises(ValueError, match="press Start first"):
        await alice.tell("/balance")
    await alice.start()
    assert (await alice.tell("/balance")).delivered
    await alice.block()
    with pytest.raises(ValueError, match="press Start first"):
        await alice.tell("/balance")


async def _table(server: TelegramEmulator, group: Group, user: User) -> Message:
    await user.say(group, "/sit")
    return await server.wait_for(lambda: group.last)
