"""How the emulated gateway behaves, asked by hand: no client library in between."""

import json
import zlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio

from .stage import TOKEN, HandmadeBot, handmade_bot


@pytest_asyncio.fixture
async def client() -> AsyncIterator[HandmadeBot]:
    """A hand-made bot."""
    async with handmade_bot() as bot:
        yield bot


async def test_the_gateway_refuses_by_close_code(client: HandmadeBot) -> None:
    """Wrong token 4004, privileged intents not ticked 4014, a frame before identifying 4003, nonsense 4002."""
    for intents, token, code in ((1, "other", 4004), (discord.Intents.all().value, TOKEN, 4014)):
        socket = await client.identify(intents, token)
        await socket.receive()
        assert socket.close_code == code
    for frame, code in (('{"op": 3, "d": {}}', 4003), ("nonsense", 4002)):
        socket = await client.connect()
        await socket.receive_json()
        await socket.send_str(frame)
        await socket.receive()
        assert socket.close_code == code
    client.server.gateway.approved_intents = discord.Intents.all()
    socket = await client.identify(discord.Intents.all().value)
    assert (await socket.receive_json())["t"] == "READY"
    await socket.close()


async def test_heartbeats_are_acknowledged(client: HandmadeBot) -> None:
    """HELLO names the interval, and each beat is acknowledged until the test says otherwise."""
    socket = await client.connect()
    assert (await socket.receive_json())["d"] == {"heartbeat_interval": 41250}
    await socket.send_json({"op": 1, "d": None})
    assert (await socket.receive_json())["op"] == 11
    assert client.server.gateway.heartbeats == 1
    await socket.close()


@pytest.mark.parametrize("compress", ["zlib-stream", "zstd-stream"])
async def test_transport_compression(client: HandmadeBot, compress: str) -> None:
    """zlib-stream is one compressed stream; a client that asks for zstd-stream reads text."""
    socket = await client.connect(f"v=10&encoding=json&compress={compress}")
    inflate = zlib.decompressobj()
    for expected in (10, 11):
        frame = await socket.receive()
        packed = frame.type is aiohttp.WSMsgType.BINARY
        assert packed == (compress == "zlib-stream")
        plain = inflate.decompress(frame.data) if packed else frame.data
        assert json.loads(plain)["op"] == expected
        await socket.send_json({"op": 1, "d": None})
    await socket.close()


async def test_messages_reach_only_those_who_asked(client: HandmadeBot) -> None:
    """MESSAGE_CREATE and MESSAGE_DELETE come with the intent for guild messages, without content, and else not."""
    heard: list[list[tuple[str, Any]]] = []
    for intents in (discord.Intents(guilds=True), discord.Intents(guilds=True, guild_messages=True)):
        socket = await client.identify(intents.value)
        assert [(await socket.receive_json())["t"] for _ in range(2)] == ["READY", "GUILD_CREATE"]
        client.alice.say(client.channel, "hello").delete()
        client.guild.channel(f"end {intents.value}")
        events: list[tuple[str, Any]] = []
        while not events or events[-1][0] != "CHANNEL_CREATE":
            frame = await socket.receive_json()
            events.append((frame["t"], frame["d"].get("content")))
        heard.append(events[:-1])
        await socket.close()
    assert heard == [[], [("MESSAGE_CREATE", ""), ("MESSAGE_DELETE", None)]]
