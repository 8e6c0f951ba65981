"""The life of the connection, against a Discord over real HTTP and WebSocket: up, down, refused, stopped."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import pytest_asyncio
from discord.gateway import DiscordWebSocket
from discord.http import Route

from adapters.discord import DiscordAdapter, app
from adapters.discord.client import PokerClient
from adapters.discord.quiet import quiet_library
from poker_bot.config import DiscordConfig, Secret
from poker_bot.host.clock import SystemClock
from poker_bot.host.service import PokerService
from poker_bot.text.catalogue import Catalogue
from tests.adapters.discord.scene import CATALOGUE, SETTINGS
from tests.emulators.discord import Channel, DiscordEmulator, User, refusals
from tests.fakes import FlakyStore, SeededEntropy

TOKEN = "made.up.token"


@pytest_asyncio.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[DiscordEmulator]:
    """A running emulator; what the adapter sets for the whole process is put back."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    monkeypatch.setattr(app, "_FIRST_PAUSE", 0.05)
    async with await DiscordEmulator.start(TOKEN) as emulator:
        yield emulator


class Host:
    """The real service and the adapter, in real time."""

    def __init__(self, server: DiscordEmulator, token: str = TOKEN, store: FlakyStore | None = None) -> None:
        clock = SystemClock()
        self.service = PokerService(store or FlakyStore(), clock, SeededEntropy(), SETTINGS)
        config = DiscordConfig(token=Secret(token), api_base=server.api_base, gateway_url=server.gateway_url)
        self.adapter = DiscordAdapter(config, self.service, CATALOGUE, clock)
        self.service.attach(self.adapter)
        self.running: asyncio.Task[None] | None = None

    async def stop(self) -> float:
        """Stop the adapter; how many seconds that took."""
        began = asyncio.get_running_loop().time()
        await self.adapter.stop()
        return asyncio.get_running_loop().time() - began


@asynccontextmanager
async def running(server: DiscordEmulator, token: str = TOKEN, store: FlakyStore | None = None) -> AsyncIterator[Host]:
    """A host that runs until the end of the block."""
    host = Host(server, token, store)
    await host.service.start()
    host.running = asyncio.create_task(host.adapter.run())
    try:
        yield host
    finally:
        await host.service.stop()
        await host.adapter.stop()
        await asyncio.wait_for(host.running, 2)


def seated_people(server: DiscordEmulator, *names: str) -> tuple[Channel, list[User]]:
    """A channel with people in it."""
    guild = server.guild("Home game")
    people = [server.user(name) for name in names]
    for one in people:
        guild.join(one)
    return guild.channel("poker"), people


async def test_a_refused_token_is_one_line_and_the_end(
    server: DiscordEmulator, caplog: pytest.LogCaptureFixture
) -> None:
    """A wrong token is named in one line without its text, and the adapter is not tried again."""
    host = Host(server, "wrong.made.up")
    await asyncio.wait_for(host.adapter.run(), 3)
    errors = [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING]
    assert len(errors) == 1
    assert "[discord] token" in errors[0]
    assert "wrong.made.up" not in caplog.text
    await host.adapter.stop()


async def test_a_platform_that_is_down_is_tried_again(
    server: DiscordEmulator, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While Discord is down the tries are one line altogether; when it is up the bot comes by itself."""
    tries = asyncio.Semaphore(0)
    make = DiscordAdapter.make_client

    def counted(adapter: DiscordAdapter, shards: int = 1) -> PokerClient:
        tries.release()
        return make(adapter, shards)

    monkeypatch.setattr(DiscordAdapter, "make_client", counted)
    await server.down()
    async with running(server):
        for _ in range(3):
            await asyncio.wait_for(tries.acquire(), 3)
        await server.up()
        await server.wait_ready()
        assert server.commands
    warnings = [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING]
    assert warnings == ["Discord: not reached (ClientConnectorError), again in 1 s and so on"]
    assert "Traceback" not in caplog.text


async def test_what_is_not_discord_is_an_outage(
    server: DiscordEmulator, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A proxy's page makes the library fail in any way; the bot tries again until Discord itself answers."""
    login, failures = PokerClient.login, iter([TypeError("<html>")])

    async def at_first_not(client: PokerClient, token: str) -> None:
        for failure in failures:
            raise failure
        await login(client, token)

    monkeypatch.setattr(PokerClient, "login", at_first_not)
    async with running(server):
        await server.wait_ready()
    assert "Discord: not reached (TypeError)" in caplog.text
    assert "<html>" not in caplog.text


def test_attempts_of_the_library_are_handed_on(caplog: pytest.LogCaptureFixture) -> None:
    """Lost in mid-game, the library connects again by itself: its attempts go to the adapter, not into the log."""
    told: list[tuple[BaseException, float]] = []
    lost, library = ConnectionResetError(), logging.getLogger("discord.client")
    for _ in range(2):
        with quiet_library(lambda error, pause: told.append((error, pause))):
            library.error("Attempting a reconnect in %.2fs", 2.5, exc_info=lost)
    assert (told, caplog.records) == ([(lost, 2.5)] * 2, [])


async def test_an_update_that_comes_twice_counts_once(server: DiscordEmulator) -> None:
    """The same interaction delivered again, as after a lost connection, moves no chip a second time (P-02, P-32)."""
    channel, (ann,) = seated_people(server, "Ann")
    async with running(server) as host:
        await server.wait_ready()
        await ann.slash(channel, "poker")
        await ann.slash(channel, "sit", {"buy-in": "500"})
        answer = await ann.slash(channel, "topup", {"amount": "100"})
        answer.deliver_again()
        calls = len(server.calls_to("POST", "/interactions/*/callback"))
        await server.wait_for(lambda: len(server.calls_to("POST", "/interactions/*/callback")) > calls)
        (seat,) = next(iter(host.service.tables)).live.frames()[0].view.seats
        assert seat.stack + seat.queued_top_up == 600


async def test_a_lost_connection_is_taken_up_again(server: DiscordEmulator) -> None:
    """After the socket is cut the session is resumed and presses are answered; commands are not synced twice."""
    channel, (ann,) = seated_people(server, "Ann")
    async with running(server):
        await server.wait_ready()
        await ann.slash(channel, "poker")
        await server.wait_for(lambda: channel.messages)
        await server.disconnect(4000)
        await server.wait_ready()
        answer = await ann.press(channel.last, "Sit down")
        assert answer.ephemeral
    assert len(server.calls_to("PUT", "*/commands")) == 1


async def test_stop_is_quick_while_discord_hangs(server: DiscordEmulator) -> None:
    """With a send that never ends the adapter stops in less than a second."""
    channel, (ann,) = seated_people(server, "Ann")
    async with running(server) as host:
        await server.wait_ready()
        server.hold("POST", "/channels/*/messages")
        await ann.slash(channel, "poker")
        assert await host.stop() < 1.0
        assert host.running is not None
        await asyncio.wait_for(host.running, 1)


async def test_refused_commands_leave_the_buttons_working(
    server: DiscordEmulator, caplog: pytest.LogCaptureFixture
) -> None:
    """When Discord refuses the sync it is named, and everything else works."""
    channel, (ann,) = seated_people(server, "Ann")
    async with running(server):
        await server.wait_ready()
        await ann.slash(channel, "poker")
        await server.wait_for(lambda: channel.messages)
    server.refuse("PUT", "*/commands", refusals.INVALID_FORM_BODY)
    async with running(server):
        await server.wait_ready()
        answer = await ann.press(channel.last, "My balance")
        assert answer.ephemeral
    assert "Discord refuses the commands: HTTP 400, code 50035" in caplog.text


async def test_as_many_connections_as_discord_recommends(
    server: DiscordEmulator, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From 2,500 servers Discord recommends two: the bot opens two, each with its number, and answers as before."""
    channel, (ann,) = seated_people(server, "Ann")
    monkeypatch.setattr(server.http, "shards", 2)
    async with running(server):
        await server.wait_for(lambda: len(server.gateway.connected) == 2, 20)
        answer = await ann.slash(channel, "balance")
        assert answer.ephemeral
    assert len(server.calls_to("PUT", "*/commands")) == 1


async def test_commands_are_registered_only_when_they_changed(
    server: DiscordEmulator, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A restart with the same commands sends none; another word in one language sends all of them again."""
    store = FlakyStore()
    for _ in range(2):
        async with running(server, store=store):
            await server.wait_ready()
    assert len(server.calls_to("PUT", "*/commands")) == 1
    say = Catalogue.text

    def otherwise(catalogue: Catalogue, lang: str, key: str, /, **arguments: Any) -> str:  # noqa: ANN401 - Fluent's own
        said = say(catalogue, lang, key, **arguments)
        return f"{said}!" if (lang, key) == ("fr", "command-poker-description") else said

    monkeypatch.setattr(Catalogue, "text", otherwise)
    async with running(server, store=store):
        await server.wait_ready()
        await server.wait_for(lambda: len(server.calls_to("PUT", "*/commands")) == 2)


async def test_a_rate_limit_delays_and_loses_nothing(server: DiscordEmulator) -> None:
    """A 429 for the table's message is waited out; what it showed meanwhile is not sent, the newest is (P-38)."""
    channel, (ann, ben) = seated_people(server, "Ann", "Ben")
    async with running(server):
        await server.wait_ready()
        await ann.slash(channel, "poker")
        await server.wait_for(lambda: channel.messages)
        server.rate_limit("PATCH", "/channels/*/messages/*", 0.3)
        await ann.slash(channel, "sit")
        await ben.slash(channel, "sit")
        await server.wait_for(lambda: "Ben" in channel.last.content)
        assert "Ann" in channel.last.content
        refused = [call for call in server.calls_to("PATCH", "/channels/*/messages/*") if call.status == 429]
        assert len(refused) == 1


async def test_debug_logs_hold_no_payload(server: DiscordEmulator, caplog: pytest.LogCaptureFixture) -> None:
    """Even with everything logged, neither the token nor a text that was sent is in the log (law 6)."""
    caplog.set_level(logging.DEBUG)
    channel, (ann,) = seated_people(server, "Ann")
    async with running(server):
        await server.wait_ready()
        answer = await ann.slash(channel, "balance")
        assert "10,000" in answer.content
        await ann.slash(channel, "poker")
        await server.wait_for(lambda: channel.messages)
    ours = [one for one in caplog.records if one.name.startswith(("discord", "adapters", "poker_bot"))]
    assert ours
    for record in ours:
        assert TOKEN not in record.getMessage()
        assert "10,000" not in record.getMessage()
        assert "Nobody here yet" not in record.getMessage()
