"""Updates that Telegram posts to us. One is confirmed, by 200, only when it is done with: else it comes again (P-32).

What belongs to one chat is handled in the order in which it comes, different chats beside each other.
"""

import asyncio
import hmac
import json
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web
from telegram import Bot, Update
from telegram.error import BadRequest, InvalidToken, RetryAfter, TelegramError

from adapters.telegram.polling import (
    FIRST_PAUSE,
    LONGEST_PAUSE,
    WANTED,
    Handler,
    TokenRefusedError,
    chat_of,
)
from adapters.telegram.wire import wait_of
from adapters.web import WebServer
from poker_bot.config import TelegramConfig
from poker_bot.host.ports import Clock

_log = logging.getLogger(__name__)

SECRET_HEADER: Final = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - the name of a header
_LOOK_AGAIN: Final = 300_000
"""After so many milliseconds Telegram is asked whether it still posts to us, and what went wrong."""


class WebhookRefusedError(Exception):
    """Telegram does not take the address; there is no point in trying again."""


class Webhook:
    """One run of it. The secret is made anew at each start: whoever posts without it is turned away."""

    def __init__(self, bot: Bot, clock: Clock, handler: Handler, config: TelegramConfig) -> None:
        self._bot = bot
        self._clock = clock
        self._handler = handler
        self._url = config.webhook_url
        self._secret = secrets.token_urlsafe(32)
        self._server = WebServer(config.webhook_host, config.webhook_port, "telegram", prefix="webhook_")
        self._server.add_routes([web.post(urlsplit(self._url).path or "/", self._posted)])
        self._lanes: dict[int, tuple[asyncio.Lock, int]] = {}
        self._complained = ""

    async def run(self) -> None:
        """Until cancelled. Raises ``TokenRefusedError``, ``WebhookRefusedError`` or ``ListenError``.

        At the end the address stays with Telegram, which keeps what is said meanwhile for the next start.
        """
        await self._server.start()
        try:
            await self._ask_for_updates()
            while True:
                await self._clock.sleep_until(self._clock.now() + _LOOK_AGAIN)
                await self._look()
        finally:
            await self._server.stop()

    async def _ask_for_updates(self) -> None:
        """Name our address to Telegram, however long it is down; what waits there is not dropped."""
        pause = FIRST_PAUSE
        while True:
            try:
                await self._bot.set_webhook(self._url, secret_token=self._secret, allowed_updates=WANTED)
            except InvalidToken:
                raise TokenRefusedError from None
            except BadRequest as error:
                raise WebhookRefusedError(str(error)) from None
            except TelegramError as error:
                _log.warning("Telegram: the webhook is not set (%s), trying again", type(error).__name__)
                wait = wait_of(error) if isinstance(error, RetryAfter) else pause
                await self._clock.sleep_until(self._clock.now() + wait)
                pause = min(pause * 2, LONGEST_PAUSE)
            else:
                _log.info("Telegram: updates come to [telegram] webhook_url")
                return

    async def _look(self) -> None:
        """Somebody else may have taken the updates away, and only Telegram knows why it could not post."""
        try:
            info = await self._bot.get_webhook_info()
        except TelegramError:
            return
        if info.url != self._url:
            _log.error("Telegram: another process took the webhook of this token away; it is set again")
            await self._ask_for_updates()
        elif (problem := info.last_error_message or "") != self._complained:
            self._complained = problem
            if problem:
                _log.warning("Telegram could not post to [telegram] webhook_url: %s", problem)

    async def _posted(self, request: web.Request) -> web.Response:
        given = request.headers.get(SECRET_HEADER, "")
        if not hmac.compare_digest(given.encode("utf-8", "surrogateescape"), self._secret.encode()):
            return web.Response(status=403)
        try:
            update = Update.de_json(json.loads(await request.read()), self._bot)
        except Exception as error:  # noqa: BLE001 - something the library cannot read; its text would quote people
            _log.error("Telegram: an update cannot be read: %s", type(error).__name__)
            return web.Response()  # it would be posted again and again
        async with self._lane(chat_of(update)):
            try:
                await self._handler(update)
            except Exception as error:  # noqa: BLE001 - as in polling: a traceback could quote cards
                _log.error("Telegram: update %d failed: %s", update.update_id, type(error).__name__)
        return web.Response()

    @asynccontextmanager
    async def _lane(self, chat: int) -> AsyncIterator[None]:
        """One update of a chat at a time; the first that comes goes first."""
        lock, waiting = self._lanes.get(chat, (asyncio.Lock(), 0))
        self._lanes[chat] = lock, waiting + 1
        try:
            async with lock:
                yield
        finally:
            lock, waiting = self._lanes.pop(chat)
            if waiting > 1:
                self._lanes[chat] = lock, waiting - 1
