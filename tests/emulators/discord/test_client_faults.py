"""discord.py's own client when things go wrong: late answers, limits, refusals, lost sockets, two processes."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from . import DiscordEmulator, InteractionFailedError, refusals
from .stage import Scene, emulator, running


@pytest_asyncio.fixture
async def server() -> AsyncIterator[DiscordEmulator]:
    """A running emulator that discord.py in this process is pointed at."""
    async with emulator() as started:
        yield started


@pytest_asyncio.fixture
async def scene(server: DiscordEmulator) -> AsyncIterator[Scene]:
    """The bot at work among people."""
    made = Scene(server)
    async with running(server):
        yield made


async def test_a_late_answer_is_refused(scene: Scene) -> None:
    """P-01: an answer after three seconds is error 10062, and the person reads that the application failed."""
    hold = scene.server.hold("POST", "/interactions/*/callback")
    press = asyncio.create_task(scene.bob.slash(scene.channel, "sit", {"buy-in": 5}))
    await scene.server.wait_for(lambda: hold.waiting == 1)
    scene.server.skip_time(3)
    with pytest.raises(InteractionFailedError):
        await press
    hold.release()
    await scene.server.wait_for(lambda: scene.server.calls[-1].code == refusals.UNKNOWN_INTERACTION.code)


async def test_rate_limits_are_retried_by_the_client(scene: Scene) -> None:
    """A 429 with `Via` makes discord.py wait and try again; the person sees the answer late."""
    scene.server.rate_limit("POST", "/interactions/*/callback", 0.1)
    reply = await scene.bob.slash(scene.channel, "sit", {"buy-in": 5})
    refused, accepted = scene.server.calls_to("POST", "/interactions/*")
    assert (refused.status, accepted.status) == (429, 200)
    assert accepted.at - refused.at >= 0.1
    assert reply.content == "en-US: seated with 5"


async def test_refusals_strike_as_often_as_asked(scene: Scene) -> None:
    """P-12: an injected refusal strikes as often as asked; a permission really lost is 50013 until it is restored."""
    fault = scene.server.refuse("POST", f"/channels/{scene.channel.id}/*", refusals.UNKNOWN_CHANNEL)
    posts = f"/channels/{scene.channel.id}/messages"
    await scene.alice.slash(scene.channel, "table")
    await scene.server.wait_for(lambda: scene.server.calls_to("POST", posts)[-1:])
    scene.channel.deny(None, send_messages=True)
    await scene.alice.slash(scene.channel, "table")
    await scene.server.wait_for(lambda: len(scene.server.calls_to("POST", posts)) == 2)
    scene.channel.restore(None)
    assert (await scene.table()).from_bot
    codes = [call.code for call in scene.server.calls_to("POST", posts)]
    assert codes == [refusals.UNKNOWN_CHANNEL.code, refusals.MISSING_PERMISSIONS.code, None]
    assert fault.hits == 1


@pytest.mark.parametrize("code", [4000, 1000, None])
async def test_a_dropped_client_resumes(scene: Scene, code: int | None) -> None:
    """However the socket goes, the client resumes, and a press made meanwhile reaches it then."""
    message = await scene.table()
    await scene.server.disconnect(code)
    reply = await scene.bob.press(message, label="Call 1")
    assert reply.content == "Bob called 1"
    assert (scene.server.gateway.identifies, scene.server.gateway.resumes) == (1, 1)


async def test_the_server_may_ask_to_reconnect(scene: Scene) -> None:
    """Op 7 makes the client reconnect and resume; a forgotten session makes it identify anew (P-14)."""
    scene.server.gateway.reconnect()
    await scene.server.wait_for(lambda: scene.server.gateway.resumes == 1)
    scene.server.forget_sessions()
    await scene.server.disconnect()
    await scene.server.wait_for(lambda: scene.server.gateway.identifies == 2)
    assert (await scene.bob.slash(scene.channel, "sit", {"buy-in": 5})).ephemeral


async def test_buttons_outlive_the_process(server: DiscordEmulator) -> None:
    """P-04: a new process answers a press on a message of the old one."""
    scene = Scene(server)
    async with running(server):
        message = await scene.table()
    async with running(server):
        await scene.bob.press(message, label="Call 1")
    assert message.content == "Bob called 1"


async def test_two_processes_with_one_token(scene: Scene) -> None:
    """P-03: both get every interaction, and the slower one is refused."""
    async with running(scene.server):
        await scene.server.wait_for(lambda: len(scene.server.gateway.connected) == 2)
        await scene.bob.slash(scene.channel, "sit", {"buy-in": 5})
        await scene.server.wait_for(lambda: len(scene.server.calls_to("POST", "*/callback")) == 2)
    codes = {call.code for call in scene.server.calls_to("POST", "*/callback")}
    assert codes == {None, refusals.ALREADY_ACKNOWLEDGED.code}
