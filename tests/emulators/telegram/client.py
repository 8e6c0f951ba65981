"""The real client library, connected to the emulator: a bare Bot, or an Application that polls."""

import ssl
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest
from telegram import Bot
from telegram.error import TelegramError
from telegram.ext import Application, ApplicationBuilder, BaseHandler
from telegram.request import HTTPXRequest

from tests.emulators.telegram.server import TelegramEmulator


def plain_http() -> HTTPXRequest:
    """The library's own transport without certificates, whose loading costs a tenth of a second for every bot."""
    return HTTPXRequest(httpx_kwargs={"verify": ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT), "trust_env": False})


def client(server: TelegramEmulator, token: str = "") -> Bot:
    """A Bot that is not initialised yet, with the emulator's token unless another is given."""
    return Bot(
        token or server.token,
        base_url=server.base_url,
        base_file_url=server.base_file_url,
        request=plain_http(),
        get_updates_request=plain_http(),
    )


@asynccontextmanager
async def connected(server: TelegramEmulator) -> AsyncIterator[Bot]:
    """A Bot that has asked getMe and otherwise does what the test says."""
    async with client(server) as bot:
        yield bot


@asynccontextmanager
async def polling(
    server: TelegramEmulator,
    *handlers: BaseHandler[Any, Any, Any],
    allowed_updates: Sequence[str] | None = None,
) -> AsyncIterator[Application[Any, Any, Any, Any, Any, Any]]:
    """An Application with these handlers, polling until the block ends."""
    builder = ApplicationBuilder().token(server.token).base_url(server.base_url).base_file_url(server.base_file_url)
    application = builder.request(plain_http()).get_updates_request(plain_http()).build()
    application.add_handlers(handlers)
    async with application:
        await application.start()
        assert application.updater is not None
        await application.updater.start_polling(allowed_updates=allowed_updates)
        try:
            yield application
        finally:
            await application.updater.stop()
            await application.stop()


async def refused(server: TelegramEmulator, call: Awaitable[object], kind: type[TelegramError]) -> str:
    """The description with which the emulator refuses that call; the library must raise `kind`.

    The library changes the case of what it was told, so the words are taken from the emulator's log.
    """
    with pytest.raises(kind):
        await call
    return server.calls[-1].error
