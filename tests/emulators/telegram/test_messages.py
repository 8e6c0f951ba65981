"""Messages are sent, edited in place and deleted as at Telegram."""

import io

import pytest
from PIL import Image
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup, InputMediaPhoto, ReplyParameters
from telegram.constants import ChatAction
from telegram.error import BadRequest, NetworkError

from tests.emulators.telegram import Group, TelegramEmulator
from tests.emulators.telegram.client import refused

FOLD = InlineKeyboardMarkup([[InlineKeyboardButton("Fold", callback_data="f")]])


def picture(colour: str = "green", size: tuple[int, int] = (8, 6)) -> bytes:
    """A PNG."""
    data = io.BytesIO()
    Image.new("RGB", size, colour).save(data, "PNG")
    return data.getvalue()


async def test_edits_in_place_and_keeps_every_version(bot: Bot, group: Group) -> None:
    """An edit changes the message that stands there; the history keeps what it said before."""
    sent = await bot.send_message(group.chat_id, "Flop", reply_markup=FOLD)
    await bot.edit_message_text("Turn", group.chat_id, sent.message_id)
    await bot.edit_message_text("River", group.chat_id, sent.message_id, reply_markup=FOLD)
    (message,) = group.messages
    assert [version.text for version in message.history] == ["Flop", "Turn", "River"]
    assert [version.labels for version in message.history] == [["Fold"], [], ["Fold"]]
    assert message.edit_date is not None


async def test_unchanged_edits_are_refused(server: TelegramEmulator, bot: Bot, group: Group) -> None:
    """The same text and keyboard again is "message is not modified", also when only blanks differ."""
    sent = await bot.send_message(group.chat_id, "<b>Flop</b>", parse_mode="HTML", reply_markup=FOLD)
    edit = bot.edit_message_text("<b>Flop</b> ", group.chat_id, sent.message_id, parse_mode="HTML", reply_markup=FOLD)
    assert (await refused(server, edit, BadRequest)).startswith("Bad Request: message is not modified: specified new")
    assert len(group.last.history) == 1
    await bot.edit_message_text("Flop", group.chat_id, sent.message_id, reply_markup=FOLD)
    markup = bot.edit_message_reply_markup(group.chat_id, sent.message_id, reply_markup=FOLD)
    assert "message is not modified" in await refused(server, markup, BadRequest)


async def test_unknown_messages_are_refused(server: TelegramEmulator, bot: Bot, group: Group) -> None:
    """Editing, deleting or answering what is not there names what was not found."""
    edit = bot.edit_message_text("x", group.chat_id, 999)
    assert await refused(server, edit, BadRequest) == "Bad Request: message to edit not found"
    delete = bot.delete_message(group.chat_id, 999)
    assert await refused(server, delete, BadRequest) == "Bad Request: message to delete not found"
    reply = bot.send_message(group.chat_id, "x", reply_parameters=ReplyParameters(999))
    assert await refused(server, reply, BadRequest) == "Bad Request: message to be replied not found"
    lenient = ReplyParameters(999, allow_sending_without_reply=True)
    assert (await bot.send_message(group.chat_id, "x", reply_parameters=lenient)).reply_to_message is None


async def test_a_vanished_message_cannot_be_edited(server: TelegramEmulator, bot: Bot, group: Group) -> None:
    """Whether the bot or a moderator deleted it, or it is out of reach, the next edit finds nothing (P-10, P-35)."""
    first = await bot.send_message(group.chat_id, "one")
    second = await bot.send_message(group.chat_id, "two")
    third = await bot.send_message(group.chat_id, "three")
    await bot.delete_message(group.chat_id, first.message_id)
    server.forget(group.messages[1])
    group.delete(group.messages[0])
    for sent in (first, second, third):
        edit = bot.edit_message_text("x", group.chat_id, sent.message_id)
        assert await refused(server, edit, BadRequest) == "Bad Request: message to edit not found"
    assert [message.text for message in group.messages] == ["three"]


async def test_others_messages_belong_to_others(server: TelegramEmulator, bot: Bot, group: Group) -> None:
    """A bot edits only its own messages, and deletes others' only as an administrator with that right."""
    theirs = await server.user("Alice").say(group, "/sit")
    edit = bot.edit_message_text("x", group.chat_id, theirs.message_id)
    assert await refused(server, edit, BadRequest) == "Bad Request: message can't be edited"
    delete = bot.delete_message(group.chat_id, theirs.message_id)
    assert await refused(server, delete, BadRequest) == "Bad Request: message can't be deleted for everyone"
    group.promote_bot("can_delete_messages")
    await bot.delete_message(group.chat_id, theirs.message_id)
    assert theirs.deleted


async def test_a_reply_carries_what_it_answers(server: TelegramEmulator, bot: Bot, group: Group) -> None:
    """A reply shows the message it answers."""
    theirs = await server.user("Alice").say(group, "/sit 400")
    reply = ReplyParameters(theirs.message_id)
    sent = await bot.send_message(group.chat_id, "Seat 3", reply_parameters=reply)
    assert sent.reply_to_message is not None
    assert sent.reply_to_message.text == "/sit 400"
    assert group.last.reply_to is theirs


async def test_pictures_with_captions(server: TelegramEmulator, bot: Bot, group: Group) -> None:
    """A picture keeps its bytes and size, its caption is edited alone, and it can be sent again by its id."""
    sent = await bot.send_photo(group.chat_id, picture(), caption="<b>Flop</b>", parse_mode="HTML")
    assert group.last.media is not None
    assert (group.last.media.data, sent.photo[0].width, sent.photo[0].height) == (picture(), 8, 6)
    await bot.edit_message_caption(group.chat_id, sent.message_id, caption="Turn")
    assert (group.last.text, group.last.marked("bold")) == ("Turn", [])
    text_edit = bot.edit_message_text("x", group.chat_id, sent.message_id)
    assert await refused(server, text_edit, BadRequest) == "Bad Request: there is no text in the message to edit"
    again = await bot.send_photo(group.chat_id, sent.photo[0].file_id)
    assert again.photo[0].file_unique_id == sent.photo[0].file_unique_id
    downloaded = await (await bot.get_file(sent.photo[0].file_id)).download_as_bytearray()
    assert bytes(downloaded) == picture()


async def test_media_is_replaced_and_added(server: TelegramEmulator, bot: Bot, group: Group) -> None:
    """The method editMessageMedia puts a new picture in place, also where there was only text."""
    sent = await bot.send_message(group.chat_id, "Flop", reply_markup=FOLD)
    for colour in ("red", "blue"):
        media = InputMediaPhoto(picture(colour), caption=colour)
        await bot.edit_message_media(media, group.chat_id, sent.message_id, reply_markup=FOLD)
    assert group.last.media is not None
    assert (group.last.media.data, group.last.text, group.last.labels) == (picture("blue"), "blue", ["Fold"])
    same = InputMediaPhoto(group.last.media.file_id, caption="blue")
    edit = bot.edit_message_media(same, group.chat_id, sent.message_id, reply_markup=FOLD)
    assert "message is not modified" in await refused(server, edit, BadRequest)


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"not a picture", "IMAGE_PROCESS_FAILED"),
        (picture(size=(1, 21)), "PHOTO_INVALID_DIMENSIONS"),
    ],
)
async def test_wrong_pictures_are_refused(
    server: TelegramEmulator, bot: Bot, group: Group, data: bytes, complaint: str
) -> None:
    """What is no picture, or is too narrow, is not a photo."""
    assert await refused(server, bot.send_photo(group.chat_id, data), BadRequest) == f"Bad Request: {complaint}"


async def test_unknown_files_and_long_captions_are_refused(server: TelegramEmulator, bot: Bot, group: Group) -> None:
    """A file id nobody was given and a caption over 1024 characters are refused; addresses are not fetched."""
    unknown = bot.send_photo(group.chat_id, "no-such-file")
    assert await refused(server, unknown, BadRequest) == "Bad Request: wrong file identifier/HTTP URL specified"
    long = bot.send_photo(group.chat_id, picture(), caption="x" * 1025)
    assert await refused(server, long, BadRequest) == "Bad Request: message caption is too long"
    fetched = bot.send_photo(group.chat_id, "https://example.org/table.png")
    assert await refused(server, fetched, NetworkError) == "Emulator does not model files fetched from an address"


async def test_documents_keep_name_and_bytes(bot: Bot, group: Group) -> None:
    """A hand history goes out as a file under its name."""
    sent = await bot.send_document(group.chat_id, b"variant = 'NT'", filename="hand-17.phh", caption="Hand 17")
    assert sent.document is not None
    assert sent.document.file_name == "hand-17.phh"
    assert group.last.media is not None
    assert group.last.media.data == b"variant = 'NT'"


async def test_topics_of_a_forum(server: TelegramEmulator, bot: Bot) -> None:
    """A message goes to a topic that exists and is open; other thread ids are refused."""
    forum = server.supergroup("Card club", forum=True)
    topic = forum.open_topic(server.user("Alice"), "Table 1")
    sent = await bot.send_message(forum.chat_id, "Welcome", message_thread_id=topic.thread_id)
    assert (sent.message_thread_id, sent.is_topic_message) == (topic.thread_id, True)
    nowhere = bot.send_message(forum.chat_id, "x", message_thread_id=4711)
    assert await refused(server, nowhere, BadRequest) == "Bad Request: message thread not found"
    topic.closed = True
    closed = bot.send_message(forum.chat_id, "x", message_thread_id=topic.thread_id)
    assert await refused(server, closed, BadRequest) == "Bad Request: TOPIC_CLOSED"


async def test_a_muted_bot_cannot_send(server: TelegramEmulator, bot: Bot, group: Group) -> None:
    """A restricted bot is told what it may not send, and may still edit."""
    sent = await bot.send_message(group.chat_id, "one")
    group.mute_bot()
    error = await refused(server, bot.send_message(group.chat_id, "two"), BadRequest)
    assert error == "Bad Request: not enough rights to send text messages to the chat"
    await bot.edit_message_text("three", group.chat_id, sent.message_id)
    assert group.last.text == "three"


async def test_chat_action_needs_a_known_action(server: TelegramEmulator, bot: Bot, group: Group) -> None:
    """Typing may be shown; an unknown action is refused."""
    assert await bot.send_chat_action(group.chat_id, ChatAction.TYPING)
    unknown = bot.send_chat_action(group.chat_id, "dealing")
    assert await refused(server, unknown, BadRequest) == "Bad Request: wrong parameter action in request"


async def test_ids_count_as_at_telegram(server: TelegramEmulator, bot: Bot, group: Group) -> None:
    """Private chats and basic groups share one count of message ids; a supergroup has its own from 1."""
    alice, club = server.user("Alice"), server.supergroup("Club")
    started = await alice.start()
    in_group = await bot.send_message(group.chat_id, "x")
    in_club = await bot.send_message(club.chat_id, "x")
    assert (started.message_id, in_group.message_id, in_club.message_id) == (1, 2, 1)
