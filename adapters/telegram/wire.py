"""Telegram's side of the sender: cards out, Telegram's errors in the sender's words."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Final, Protocol, TypeVar

from telegram import Bot, ForceReply, InputFile, LinkPreviewOptions, ReplyParameters
from telegram.constants import ParseMode
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
    TimedOut,
)

from adapters.desk import Desk
from adapters.outbox import (
    Closed,
    Gone,
    Limits,
    Moved,
    Offline,
    Throttled,
    Unreachable,
    Vanished,
    WireError,
    WireTimeout,
)
from adapters.telegram.components import keyboard, narrow, room_payload, start_link, table_rows, way_in
from adapters.telegram.identity import PLATFORM, Place, Reference
from adapters.telegram.pictures import replace_photo, send_photo
from adapters.telegram.render import Card, draw
from poker_bot.host.ports import Person, Platform, PrivateNote, TableFrame
from poker_bot.text.catalogue import Catalogue

_log = logging.getLogger(__name__)

Sent = TypeVar("Sent")

LIMITS: Final = Limits(gap=1_200, burst=4, per_minute=12, overall_per_second=30)
"""At most 20 writes in any minute of a group, and what was seen to keep the table newest within them (P-24)."""

_MILLISECOND: Final = timedelta(milliseconds=1)
_CAPTION: Final = 1_024
"""Characters that Telegram takes below a file."""

_NO_PREVIEW: Final = LinkPreviewOptions(is_disabled=True)

# Telegram tells what is wrong in words only; these are parts of them, in lower case.
_NOT_MODIFIED: Final = "message is not modified"
_TOO_OLD: Final = "query is too old"
_MARKUP: Final = ("can't parse entities", "can't parse messageentity", "date-time")
_GONE: Final = (
    *("message to edit not found", "message can't be edited", "message_id_invalid", "message identifier"),
    *("message to delete not found", "message can't be deleted"),
    *("message to be replied not found", "replied message not found"),
)
_NO_MORE: Final = ("chat was deleted", "group chat was deactivated", "message thread not found", "topic_deleted")
"""A group or topic that was deleted does not come back."""

_NO_PLACE: Final = (
    *("chat not found", "topic_closed", "not enough rights", "need administrator rights", "have no rights to send"),
    *("chat_write_forbidden", "chat_restricted", "chat_send_plain_forbidden", "bot is not a member"),
)
_NO_PERSON: Final = ("chat not found", "user not found", "peer_id_invalid", "user is deactivated")


class Mover(Protocol):
    """The part of the service that is told of new addresses."""

    async def moved(self, platform: Platform, old: str, new: str) -> None:
        """A chat has another address now."""
        ...


class TelegramWire:
    """``Wire`` for Telegram; ``bot`` gives the library's client, None while Telegram has not been reached yet."""

    platform: Platform = PLATFORM

    def __init__(self, desk: Desk, mover: Mover, catalogue: Catalogue, bot: Callable[[], Bot | None]) -> None:
        self._desk = desk
        self._mover = mover
        self._catalogue = catalogue
        self._bot = bot

    # --- drawing -----------------------------------------------------------------------------------------------

    def table(self, frame: TableFrame, *, live: bool, closed: frozenset[int]) -> Card:
        """The table message. It does not ring: whose turn it is hears the nudge."""
        drawn = self._desk.table(frame, live=live, closed=closed)
        rows = table_rows(drawn.rows, self._catalogue, frame.language)
        if live and closed and frame.view.phase not in {"none", "over"}:
            rows += way_in(self.link(room_payload(frame.room.id)), frame.language, self._catalogue)
        return draw(drawn, frame.people, rows=rows, aloud=False)

    def nudge(self, frame: TableFrame) -> Card:
        """The mention of the player to act."""
        return draw(self._desk.nudge(frame), frame.people)

    def note(self, note: PrivateNote) -> Card:
        """A private message. Hole cards cannot be forwarded."""
        drawn = self._desk.note(note)
        return draw(drawn, rows=narrow(drawn.rows), sealed=note.kind == "cards")

    def budget_of(self, place: str) -> str:
        """The topics of a group share its limits."""
        return str(Place.parse(place).chat)

    def link(self, payload: str) -> str:
        """The address that opens the private chat, whose Start then brings ``payload``; "" while it is not known."""
        bot = self._bot()
        return "" if bot is None else start_link(bot.username, payload)

    # --- sending -----------------------------------------------------------------------------------------------

    async def post(self, place: str, content: Card, reply_to: str | None) -> str:
        """A new message, its reference as answer."""
        where = Place.parse(place)
        reply = None if reply_to is None else ReplyParameters(_number_in(where, reply_to))
        async with self._translated(where):
            if content.photo is not None:
                bot, topic = self._connected(), where.topic or None
                number = await send_photo(bot, where.chat, content, content.photo, topic)
            else:
                number = await self._send(where.chat, content, topic=where.topic or None, reply=reply)
        return str(Reference(where.chat, number))

    async def edit(self, place: str, reference: str, content: Card) -> None:
        """Replace a message. What Telegram finds wrong with the old one is a reason to post a new one."""
        where = Place.parse(place)
        number = _number_in(where, reference)
        async with self._translated(where, editing=True):
            if content.photo is not None:
                await replace_photo(self._connected(), where.chat, number, content, content.photo)
            else:
                await self._edit(where.chat, number, content)

    async def strip(self, place: str, reference: str) -> None:
        """Take the buttons off a message."""
        where = Place.parse(place)
        number = _number_in(where, reference)
        async with self._translated(where, editing=True):
            await self._connected().edit_message_reply_markup(where.chat, number)

    async def delete(self, place: str, reference: str) -> None:
        """Delete a message of ours; one that Telegram does not let us delete (after 48 hours) may stay."""
        where = Place.parse(place)
        number = _number_in(where, reference)
        async with self._translated(where):
            await self._connected().delete_message(where.chat, number)

    async def direct(self, person: Person, content: Card) -> None:
        """A private message."""
        where = Place(int(person.account))
        async with self._translated(where, private=True):
            if content.photo is not None:
                await send_photo(self._connected(), where.chat, content, content.photo, None)
            else:
                await self._send(where.chat, content)

    async def file(self, person: Person, name: str, data: bytes, caption: str) -> None:
        """A document into the private chat."""
        where = Place(int(person.account))
        async with self._translated(where, private=True):
            document = InputFile(data, filename=name)
            await self._connected().send_document(where.chat, document, caption=caption[:_CAPTION])

    async def answer(self, query: str, text: str, *, alert: bool = False, url: str | None = None) -> None:
        """Answer a press, or open ``url``. Whether it arrives changes nothing that was done (trouble P-22)."""
        bot = self._connected()
        for last in (False, True):
            try:
                await bot.answer_callback_query(query, text=text or None, show_alert=alert or None, url=url)
            except TelegramError as error:
                again = isinstance(error, NetworkError) and not isinstance(error, BadRequest)
                if again and not last:
                    continue
                if _TOO_OLD not in str(error).lower():
                    _log.warning("a press is not answered: %s", type(error).__name__)
            return

    async def _send(
        self, chat: int, card: Card, *, topic: int | None = None, reply: ReplyParameters | None = None
    ) -> int:
        async def send(text: str, parse_mode: str | None) -> int:
            message = await self._connected().send_message(
                chat,
                text,
                parse_mode=parse_mode,
                reply_markup=ForceReply(selective=True) if card.asks else keyboard(card.rows),
                link_preview_options=_NO_PREVIEW,
                message_thread_id=topic,
                reply_parameters=reply,
                disable_notification=not card.aloud or None,
                protect_content=card.sealed or None,
            )
            return message.message_id

        return await _marked(card, send)

    async def _edit(self, chat: int, number: int, card: Card) -> None:
        async def edit(text: str, parse_mode: str | None) -> None:
            await self._connected().edit_message_text(
                text,
                chat,
                number,
                parse_mode=parse_mode,
                reply_markup=keyboard(card.rows),
                link_preview_options=_NO_PREVIEW,
            )

        await _marked(card, edit)

    def _connected(self) -> Bot:
        bot = self._bot()
        if bot is None:
            raise Offline
        return bot

    @asynccontextmanager
    async def _translated(self, place: Place, *, editing: bool = False, private: bool = False) -> AsyncIterator[None]:
        """Raise what the sender understands; the library's error is dropped, it may quote what was sent."""
        try:
            yield
        except ChatMigrated as migrated:
            new = Place(migrated.new_chat_id, place.topic)
            await self._mover.moved(PLATFORM, str(place.chat), str(new.chat))
            raise Moved(str(new)) from None
        except TelegramError as error:
            if (meant := wire_error(error, editing=editing, private=private)) is not None:
                raise meant from None


def wire_error(error: TelegramError, *, editing: bool = False, private: bool = False) -> WireError | None:
    """What a failure means for the sender; None when all is well: the message looks like that already."""
    if isinstance(error, RetryAfter):
        return Throttled(wait_of(error))
    if isinstance(error, Forbidden | InvalidToken):
        if private:
            return Closed()
        return Gone() if _says(error, _NO_MORE) else Unreachable()
    if isinstance(error, TimedOut):
        return WireTimeout()
    if isinstance(error, BadRequest):
        return _refusal(error, editing=editing, private=private)
    return WireError(type(error).__name__)


def _refusal(error: BadRequest, *, editing: bool, private: bool) -> WireError | None:
    """What a 400 means."""
    if _says(error, (_NOT_MODIFIED,)):
        return None
    if private and _says(error, _NO_PERSON):
        return Closed()
    if _says(error, _NO_MORE):
        return Gone()
    if _says(error, _NO_PLACE):
        return Unreachable()
    if editing or _says(error, _GONE):
        return Vanished()
    return WireError("bad request")


def _says(error: TelegramError, words: Iterable[str]) -> bool:
    """Whether Telegram's description has one of these in it."""
    said = str(error).lower()
    return any(word in said for word in words)


def wait_of(error: RetryAfter) -> int:
    """How many milliseconds a 429 asks to wait."""
    wait = error.retry_after
    return round((wait if isinstance(wait, timedelta) else timedelta(seconds=wait)) / _MILLISECOND)


def _number_in(place: Place, reference: str) -> int:
    """The id of a message in that very chat; the message of a chat that is no more is gone (trouble P-25)."""
    parsed = Reference.parse(reference)
    if parsed.chat != place.chat:
        raise Vanished
    return parsed.message


async def _marked(card: Card, send: Callable[[str, str | None], Awaitable[Sent]]) -> Sent:
    """Send with markup; in plain words where the server does not know it (one of one's own may be older)."""
    try:
        return await send(card.html, ParseMode.HTML)
    except BadRequest as error:
        if not _says(error, _MARKUP):
            raise
    return await send(card.plain, None)
