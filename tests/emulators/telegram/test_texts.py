"""Texts, entities and keyboards are taken or refused as Telegram does, seen through the real client library."""

import datetime as dt

import pytest
from telegram import (
    Bot,
    CopyTextButton,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    LinkPreviewOptions,
    MessageEntity,
    User,
)
from telegram.error import BadRequest, EndPointNotFound, NetworkError

from tests.emulators.telegram import Group, TelegramEmulator
from tests.emulators.telegram.client import refused
from tests.emulators.telegram.html import parse_html

SOON = dt.datetime(2030, 1, 1, tzinfo=dt.UTC)


def keyboard(*buttons: InlineKeyboardButton) -> InlineKeyboardMarkup:
    """One row."""
    return InlineKeyboardMarkup([list(buttons)])


async def test_html_becomes_text_and_entities(bot: Bot, group: Group) -> None:
    """HTML is shown as plain text with entities whose offsets count UTF-16 units."""
    sent = await bot.send_message(
        group.chat_id,
        '🂡 <b>Alice &amp; Bob</b> <i>call <u>40</u></i> <a href="https://example.org/rules">rules</a>',
        parse_mode="HTML",
    )
    assert sent.text == group.last.text == "🂡 Alice & Bob call 40 rules"
    assert [group.last.marked(kind) for kind in ("bold", "italic", "underline", "text_link")] == [
        ["Alice & Bob"],
        ["call 40"],
        ["40"],
        ["rules"],
    ]
    assert list(sent.parse_entities().values()) == ["Alice & Bob", "call 40", "40", "rules"]


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("<b>pot", 'Can\'t find end tag corresponding to start tag "b"'),
        ("é <script>", 'Unsupported start tag "script" at byte offset 3'),
        ("<b><i>x</b></i>", 'Unmatched end tag at byte offset 7, expected "</i>", found "</b>"'),
        ("x</b>", "Unexpected end tag at byte offset 1"),
        ("raise < 40", 'Unsupported start tag "" at byte offset 6'),
        ("<b", "Unclosed start tag at byte offset 0"),
        ('<a href="x>y</a>', "Unclosed start tag at byte offset 0"),
        ("<b x>y</b>", 'Expected equal sign in declaration of an attribute of the tag "b" at byte offset 0'),
        ("<b =x>y</b>", 'Empty attribute name in the tag "b" at byte offset 0'),
        ('<span class="x">y</span>', 'Tag "span" must have class "tg-spoiler" at byte offset 0'),
        ("<b>x</b", "Unclosed end tag at byte offset 4"),
        ('<tg-time unix="1" format="q">x</tg-time>', "Invalid date format used"),
    ],
)
async def test_broken_html_is_refused_whole(
    server: TelegramEmulator, bot: Bot, group: Group, source: str, complaint: str
) -> None:
    """One fault in the markup refuses the message with Telegram's own words, and nothing is posted."""
    error = await refused(server, bot.send_message(group.chat_id, source, parse_mode="HTML"), BadRequest)
    assert error == f"Bad Request: can't parse entities: {complaint}"
    assert group.messages == []


def test_html_knows_blocks_and_loose_ampersands() -> None:
    """A code block keeps its language, a quote may be expandable, and an unknown reference stays as it stands."""
    text, entities = parse_html(
        '<pre><code class="language-phh">d</code></pre><blockquote expandable>q</blockquote> R&D &#9824;&#x2665; &copy;'
    )
    assert text == "dq R&D ♠♥ &copy;"
    assert entities == [
        {"type": "pre", "offset": 0, "length": 1, "language": "phh"},
        {"type": "expandable_blockquote", "offset": 1, "length": 1},
    ]


async def test_entities_are_kept(bot: Bot, group: Group) -> None:
    """Given entities come back."""
    await bot.send_message(group.chat_id, "pot 120", entities=[MessageEntity("bold", 4, 3)])
    assert group.last.marked("bold") == ["120"]


@pytest.mark.parametrize(
    ("entity", "complaint"),
    [
        (
            MessageEntity("bold", 4, 8),
            "entity beginning at UTF-16 offset 4 ends after the end of the text at UTF-16 offset 12",
        ),
        (MessageEntity("bold", 9, 1), "entity begins after the end of the text at UTF-16 offset 9"),
        (MessageEntity("bold", -1, 1), "receive an entity with incorrect offset -1"),
        (MessageEntity("blink", 0, 3), "can't parse MessageEntity: Unsupported type specified"),
        (MessageEntity("text_link", 0, 3), "can't parse MessageEntity: Can't find field \"url\""),
        (MessageEntity("text_link", 0, 3, url="nodot"), "entity URL 'nodot' is invalid: Wrong HTTP URL"),
        (MessageEntity("date_time", 0, 3), "can't parse MessageEntity: Can't find field \"unix_time\""),
        (
            MessageEntity("date_time", 0, 3, unix_time=SOON, date_time_format="q"),
            "can't parse MessageEntity: Invalid date-time format specified",
        ),
    ],
)
async def test_wrong_entities_are_refused(
    server: TelegramEmulator, bot: Bot, group: Group, entity: MessageEntity, complaint: str
) -> None:
    """An entity outside the text, of an unknown type or without what its type needs refuses the message."""
    error = await refused(server, bot.send_message(group.chat_id, "pot 120", entities=[entity]), BadRequest)
    assert error == f"Bad Request: {complaint}"


async def test_date_time_comes_as_entity_or_html(bot: Bot, group: Group) -> None:
    """A live countdown is a date_time entity with its instant, given as such or as a tg-time tag."""
    countdown = MessageEntity("date_time", 0, 4, unix_time=SOON, date_time_format="r")
    await bot.send_message(group.chat_id, "20 s left", entities=[countdown])
    stamp = int(SOON.timestamp())
    await bot.send_message(group.chat_id, f'<tg-time unix="{stamp}" format="r">20 s</tg-time> left', parse_mode="HTML")
    for message in group.messages:
        assert message.marked("date_time") == ["20 s"]
        assert message.entities[0]["unix_time"] == stamp


async def test_mention_by_id_only_of_people_the_bot_met(server: TelegramEmulator, bot: Bot, group: Group) -> None:
    """In HTML a mention of a stranger is plain text; as an entity it is refused."""
    alice, stranger = server.user("Alice"), server.user("Stranger")
    await alice.say(group, "/poker")
    source = f'<a href="tg://user?id={alice.user_id}">A</a> <a href="tg://user?id={stranger.user_id}">S</a>'
    await bot.send_message(group.chat_id, source, parse_mode="HTML")
    assert (group.last.text, group.last.marked("text_mention")) == ("A S", ["A"])
    entity = MessageEntity("text_mention", 0, 1, user=User(stranger.user_id, "S", is_bot=False))
    error = await refused(server, bot.send_message(group.chat_id, "S", entities=[entity]), BadRequest)
    assert error == "Bad Request: user not found"


async def test_text_is_trimmed_and_cleaned(bot: Bot, group: Group) -> None:
    """Blanks at both ends and bidi overrides vanish, and the entities move along."""
    await bot.send_message(group.chat_id, "  \u202epot\r\n 12 \n", entities=[MessageEntity("bold", 9, 2)])
    assert (group.last.text, group.last.marked("bold")) == ("pot\n 12", ["12"])


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("x" * 4097, "message is too long"), ("😀" * 2049, "message is too long"), (" \n ", "text must be non-empty")],
)
async def test_length_of_texts(server: TelegramEmulator, bot: Bot, group: Group, text: str, complaint: str) -> None:
    """A text has 1 to 4096 UTF-16 units once it is trimmed."""
    assert await refused(server, bot.send_message(group.chat_id, text), BadRequest) == f"Bad Request: {complaint}"
    await bot.send_message(group.chat_id, "x" * 4096 + " ")
    assert len(group.last.text) == 4096


async def test_buttons_have_style_data_address_or_copied_text(bot: Bot, group: Group) -> None:
    """The four kinds of button a poker table needs arrive as sent."""
    await bot.send_message(
        group.chat_id,
        "Your turn",
        reply_markup=keyboard(
            InlineKeyboardButton("Fold", callback_data="f", style="danger"),
            InlineKeyboardButton("Call 40", callback_data="c", style="primary"),
            InlineKeyboardButton("Rules", url="https://example.org/rules"),
            InlineKeyboardButton("Hand 17", copy_text=CopyTextButton("17")),
        ),
    )
    assert group.last.labels == ["Fold", "Call 40", "Rules", "Hand 17"]
    assert [button.style for button in group.last.buttons] == ["danger", "primary", None, None]
    assert group.last.button("Rules").url == "https://example.org/rules"
    assert group.last.button("Hand 17").copy_text == "17"
    with pytest.raises(LookupError, match="Call 40"):
        group.last.button("Call")


@pytest.mark.parametrize(
    ("button", "complaint"),
    [
        (InlineKeyboardButton("x", callback_data="c", style="warning"), "invalid button style specified"),
        (InlineKeyboardButton("x", callback_data="é" * 33), "BUTTON_DATA_INVALID"),
        (InlineKeyboardButton("x", copy_text=CopyTextButton("7" * 257)), "BUTTON_COPY_TEXT_INVALID"),
        (
            InlineKeyboardButton("x"),
            "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
        ),
        (
            InlineKeyboardButton("x", url="not-a-url"),
            "inline keyboard button URL 'not-a-url' is invalid: Wrong HTTP URL",
        ),
        (
            InlineKeyboardButton("x", url="ftp://example.org"),
            "inline keyboard button URL 'ftp://example.org' is invalid: Unsupported URL protocol",
        ),
    ],
)
async def test_wrong_buttons_are_refused(
    server: TelegramEmulator, bot: Bot, group: Group, button: InlineKeyboardButton, complaint: str
) -> None:
    """An unknown style, more than 64 bytes of data (P-33) or a bad address refuses the whole keyboard."""
    call = bot.send_message(group.chat_id, "x", reply_markup=keyboard(button))
    assert await refused(server, call, BadRequest) == f"Bad Request: {complaint}"
    assert group.messages == []


async def test_callback_data_is_measured_in_bytes(bot: Bot, group: Group) -> None:
    """64 bytes pass, whatever characters they are."""
    await bot.send_message(group.chat_id, "x", reply_markup=keyboard(InlineKeyboardButton("x", callback_data="é" * 32)))
    assert group.last.buttons[0].callback_data == "é" * 32


async def test_link_preview_and_protection(server: TelegramEmulator, bot: Bot, group: Group) -> None:
    """Link previews can be switched off and a message protected; an unknown preview option is refused."""
    off = LinkPreviewOptions(is_disabled=True)
    sent = await bot.send_message(group.chat_id, "https://example.org", link_preview_options=off, protect_content=True)
    assert sent.has_protected_content
    assert sent.link_preview_options == off
    odd = LinkPreviewOptions(api_kwargs={"blink": True})
    error = await refused(server, bot.send_message(group.chat_id, "x", link_preview_options=odd), BadRequest)
    assert error == "Bad Request: link_preview_options.blink is not supported yet"


async def test_unknown_fields_and_methods_are_refused(server: TelegramEmulator, bot: Bot, group: Group) -> None:
    """What the emulator does not know is never taken silently: 400, or 501 for what only Telegram has, or 404."""
    coloured = bot.send_message(group.chat_id, "x", api_kwargs={"colour": "red"})
    assert await refused(server, coloured, BadRequest) == "Bad Request: colour is not supported yet"
    dice = bot.send_dice(group.chat_id)
    assert await refused(server, dice, NetworkError) == "Emulator does not model the method sendDice"
    markdown = bot.send_message(group.chat_id, "*x*", parse_mode="MarkdownV2")
    assert await refused(server, markdown, NetworkError) == "Emulator does not model parse_mode MarkdownV2"
    nothing = bot.do_api_request("sendChips")
    assert await refused(server, nothing, EndPointNotFound) == "Not Found: method not found"
    assert group.messages == []
