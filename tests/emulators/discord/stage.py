"""What the emulator's own tests share: the sample bot in this process, a guild with two people, and a hand-made bot."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import TYPE_CHECKING, Any
from unittest import mock

import aiohttp
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from .sample_bot import SampleBot
from .server import DiscordEmulator

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from .messages import Message

TOKEN = "made.up.token"
NO_CONTENT = 204


@contextlib.asynccontextmanager
async def emulator() -> AsyncIterator[DiscordEmulator]:
    """A running emulator that discord.py in this process is pointed at."""
    async with await DiscordEmulator.start(TOKEN) as server:
        with (
            mock.patch.object(Route, "BASE", server.api_base),
            mock.patch.object(DiscordWebSocket, "DEFAULT_GATEWAY", URL(server.gateway_url)),
        ):
            yield server


@contextlib.asynccontextmanager
async def running(server: DiscordEmulator) -> AsyncIterator[SampleBot]:
    """The sample bot, logged in and connected; as a real process it is known to the test by its traffic only."""
    bot = SampleBot()
    await bot.login(TOKEN)
    task = asyncio.create_task(bot.connect())
    try:
        await server.wait_ready()
        yield bot
    finally:
        await bot.close()
        await task


class Scene:
    """A guild with a channel and two people."""

    def __init__(self, server: DiscordEmulator) -> None:
        self.server = server
        self.guild = server.guild("Home game")
        self.channel = self.guild.channel("poker")
        self.alice = server.user("Alice", locale="fr")
        self.bob = server.user("Bob")
        for person in (self.alice, self.bob):
            self.guild.join(person)

    async def table(self) -> Message:
        """Have Alice open a table and return its message."""
        await self.alice.slash(self.channel, "table")
        return (await self.server.wait_for(lambda: self.channel.messages))[-1]


class HandmadeBot:
    """A bot without client library: calls, frames, and the answers as they come."""

    def __init__(self, server: DiscordEmulator, session: aiohttp.ClientSession) -> None:
        self.server = server
        self.session = session
        self.guild = server.guild("Home game")
        self.channel = self.guild.channel("poker")
        self.alice = server.user("Alice")
        self.guild.join(self.alice)
        self.application = server.backend.application_id

    async def call(self, method: str, path: str, body: object = None, token: str = TOKEN) -> tuple[int, Any]:
        """Call the API; return status and JSON."""
        headers = {"Authorization": f"Bot {token}", "Content-Type": "application/json"}
        data = json.dumps(body) if body is not None else None
        async with self.session.request(method, self.server.api_base + path, data=data, headers=headers) as answer:
            if answer.status == NO_CONTENT:
                return answer.status, None
            assert answer.headers["Content-Type"] == "application/json"
            return answer.status, await answer.json()

    async def post(self, **body: object) -> tuple[int, Any]:
        """Post a message in the channel."""
        return await self.call("POST", f"/channels/{self.channel.id}/messages", body)

    async def connect(self, query: str = "v=10&encoding=json") -> aiohttp.ClientWebSocketResponse:
        """Open a socket to the gateway."""
        return await self.session.ws_connect(f"{self.server.gateway_url}?{query}")

    async def identify(self, intents: int, token: str = TOKEN) -> aiohttp.ClientWebSocketResponse:
        """Open a socket, hear HELLO and identify."""
        socket = await self.connect()
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json({"op": 2, "d": {"token": token, "intents": intents, "properties": {}}})
        return socket


@contextlib.asynccontextmanager
async def handmade_bot() -> AsyncIterator[HandmadeBot]:
    """A hand-made bot and its server."""
    async with await DiscordEmulator.start(TOKEN) as server, aiohttp.ClientSession() as session:
        yield HandmadeBot(server, session)
