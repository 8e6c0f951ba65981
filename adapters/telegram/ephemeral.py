"""Messages in a group that one person alone sees (Bot API 10.2 and later), which the library does not know yet.

A server that does not know them passes over the fields that say whom a message is for, and shows it to everybody. So
nothing is said this way before it has been seen to work: the method that takes such a message back must exist, and the
first message says nothing but that only one person sees it; its content comes with an edit. Delivery is not
guaranteed: hole cards are in an alert or in the private chat, never here alone.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from telegram import Bot, LinkPreviewOptions, MaybeInaccessibleMessage, Message
from telegram.constants import ParseMode
from telegram.error import BadRequest, EndPointNotFound, Forbidden, NetworkError, TelegramError

from adapters.telegram.components import keyboard
from adapters.telegram.identity import Place
from adapters.telegram.render import Card

_log = logging.getLogger(__name__)

_PATIENCE: Final = 3.0
"""Seconds; whoever has pressed waits for his answer meanwhile."""


class Whispered(Struct, frozen=True):
    """A message that ``user`` alone sees: these three name it together."""

    chat: int
    user: int
    number: int

    @classmethod
    def of(cls, message: MaybeInaccessibleMessage, user: int) -> "Whispered | None":
        """Of the message below which ``user`` pressed; None for a message that everybody sees."""
        number = message.api_kwargs.get("ephemeral_message_id") if isinstance(message, Message) else None
        return cls(message.chat.id, user, number) if isinstance(number, int) else None

    def named(self) -> dict[str, Any]:
        """As the methods take it."""
        return {"chat_id": self.chat, "receiver_user_id": self.user, "ephemeral_message_id": self.number}


class Ephemerals:
    """``bot`` gives the library's client, None while Telegram has not been reached yet."""

    def __init__(self, bot: Callable[[], Bot | None]) -> None:
        self._bot = bot
        self._works: bool | None = None  # None = not looked at yet
        self._proven = False
        self._checking = asyncio.Lock()

    async def show(self, place: Place, user: int, query: str, card: Card, nothing: str) -> bool:
        """Show ``card`` to whoever pressed just now; False when that is not possible here.

        ``nothing``: the words of the first message, which tells no secret.
        """
        try:
            return await asyncio.wait_for(self._show(place, user, query, card, nothing), _PATIENCE)
        except TimeoutError:
            return False
        except TelegramError as error:
            _log.info("Telegram: an answer for one person only is not sent: %s", type(error).__name__)
            return False

    async def change(self, message: Whispered, card: Card | None) -> None:
        """Replace it, or with None take it away; one that is gone stays gone."""
        try:
            if card is None:
                await self._ask("deleteEphemeralMessage", message.named())
            else:
                await self._ask("editEphemeralMessageText", message.named() | _content(card))
        except TelegramError as error:
            _log.info("Telegram: an answer for one person only is not changed: %s", type(error).__name__)

    async def _show(self, place: Place, user: int, query: str, card: Card, nothing: str) -> bool:
        if not await self._can():
            return False
        if self._proven:
            return await self._send(place, user, query, _content(card)) is not None
        async with self._checking:
            sent = await self._send(place, user, query, {"text": nothing})
            self._proven = sent is not None
        if sent is None:
            return False
        await self._ask("editEphemeralMessageText", sent.named() | _content(card))
        return True

    async def _can(self) -> bool:
        """Whether the server knows such messages: asked once, by taking back one that never was."""
        async with self._checking:
            if self._works is None:
                try:
                    await self._ask("deleteEphemeralMessage", Whispered(0, 0, 0).named())
                except EndPointNotFound:
                    self._works = False
                except (BadRequest, Forbidden):
                    self._works = True  # refused, and so known
        return self._works is True

    async def _send(self, place: Place, user: int, query: str, content: dict[str, Any]) -> Whispered | None:
        """Send it in the words of 10.2 and of 10.3. One that everybody sees is taken back, and it was the last."""
        asked = {"receiver_user_id": user, "callback_query_id": query}
        bot = self._connected()
        sent = await bot.send_message(
            place.chat,
            message_thread_id=place.topic or None,
            api_kwargs={**asked, "ephemeral_message_parameters": asked},
            **content,
        )
        number = sent.api_kwargs.get("ephemeral_message_id")
        if isinstance(number, int):
            return Whispered(place.chat, user, number)
        self._works = False
        _log.warning("Telegram: this server shows everybody what is for one person; alerts are used instead")
        await bot.delete_message(place.chat, sent.message_id)
        return None

    async def _ask(self, method: str, fields: dict[str, Any]) -> None:
        """A method that the library does not know."""
        await self._connected().do_api_request(method, api_kwargs=fields)

    def _connected(self) -> Bot:
        bot = self._bot()
        if bot is None:
            raise NetworkError("not connected")
        return bot


def _content(card: Card) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "text": card.html,
        "parse_mode": ParseMode.HTML,
        "link_preview_options": LinkPreviewOptions(is_disabled=True),
    }
    markup = keyboard(card.rows)
    return fields if markup is None else fields | {"reply_markup": markup}
