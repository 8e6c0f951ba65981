"""Who may connect and what he may send: only our own page, only what the protocol has; everything else is cut off."""

import asyncio
import logging
import re
import time

import aiohttp
import pytest

from adapters.playground import PlaygroundAdapter, app
from adapters.playground.protocol import MAX_MESSAGE
from poker_bot.config import PlaygroundConfig
from tests.adapters.playground.support import CATALOGUE, PATIENCE, Playground, playground
from tests.builders import World

HELLO = {"type": "hello", "tab": "0" * 32}


async def status_of_socket(page: Playground, **headers: str) -> int:
    """The HTTP status with which a socket is opened or refused."""
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    key = {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}
    async with page.session.get(page.adapter.url + "socket", headers=upgrade | key | headers) as response:
        return response.status


async def test_only_our_own_page_gets_a_socket() -> None:
    """Another origin, none at all, another port's page or an opaque one: 403; ours: switched to the socket protocol."""
    async with playground() as page:
        ours = page.adapter.url.rstrip("/")
        for origin in (
            "http://evil.example",
            "http://127.0.0.1:1",
            "null",
            ours.replace("http:", "ftp:"),
            "http://[::1",
        ):
            assert await status_of_socket(page, Origin=origin) == 403
        assert await status_of_socket(page) == 403
        assert await status_of_socket(page, Origin=ours) == 101


async def test_another_host_name_is_refused_everywhere() -> None:
    """A name that was made to lead here (DNS rebinding) gets neither the page nor its files nor a socket."""
    async with playground() as page:
        port = page.adapter.url.rstrip("/").rpartition(":")[2]
        evil = {"Host": f"rebound.example:{port}", "Origin": f"http://rebound.example:{port}"}
        for path in ("", "index.html", "app.js", "style.css"):
            async with page.session.get(page.adapter.url + path, headers=evil) as response:
                assert response.status == 403
        assert await status_of_socket(page, **evil) == 403


@pytest.mark.parametrize("name", ["localhost", "LOCALHOST", "127.0.0.1", "127.8.9.1", "[::1]"])
async def test_every_name_of_this_machine_will_do(name: str) -> None:
    """The page is found by each loopback name, whatever port stands behind it (a container's may be another)."""
    async with playground() as page:
        for host in (name, f"{name}:9"):
            async with page.session.get(page.adapter.url, headers={"Host": host}) as response:
                assert response.status == 200
            assert await status_of_socket(page, Host=host, Origin=f"http://{host}") == 101


@pytest.mark.parametrize(
    "words",
    [
        "{",
        "[]",
        "null",
        "1e999999",
        '{"type":"press"}',
        '{"type":"dance","id":"00"}',
        '{"type":"press","id":"not hex at all!","payload":"x"}',
        '{"type":"press","id":"0123456789abcdef","payload":"x","more":1}',
        '{"type":"press","id":"0123456789abcdef","payload":17}',
        '{"type":"say","id":"0123456789abcdef","text":"%s"}' % ("x" * 501),
        "[" * 2000,
    ],
)
async def test_who_does_not_keep_to_the_protocol_is_cut_off(words: str) -> None:
    """Text that is no message of the protocol closes that connection, and changes nothing at the table."""
    async with playground() as page:
        first, second = await page.two_dealt()
        version = page.world.live.version
        await second.socket.send_str(words)
        while not second.socket.closed:
            await second.socket.receive(PATIENCE)
        assert second.socket.close_code == aiohttp.WSCloseCode.POLICY_VIOLATION
        assert page.world.live.version == version
        assert (await first.press("call"))["kind"] == "acted"


async def test_a_message_too_long_is_not_even_read() -> None:
    """More bytes than any request has close the connection."""
    async with playground() as page:
        tab = await page.open()
        await tab.socket.send_str(" " * (MAX_MESSAGE + 1))
        while not tab.socket.closed:
            await tab.socket.receive(PATIENCE)
        assert tab.socket.close_code == aiohttp.WSCloseCode.MESSAGE_TOO_BIG


async def test_bytes_are_no_message() -> None:
    """The protocol is text."""
    async with playground() as page:
        tab = await page.open()
        await tab.socket.send_bytes(b"{}")
        while not tab.socket.closed:
            await tab.socket.receive(PATIENCE)
        assert tab.socket.close_code == aiohttp.WSCloseCode.POLICY_VIOLATION


@pytest.mark.parametrize(
    "first", ['{"type":"say","id":"0123456789abcdef","text":"hi"}', '{"type":"hello","tab":"short"}']
)
async def test_who_does_not_say_who_he_is_hears_nothing(first: str) -> None:
    """Without a proper hello not one message is sent, and nobody is seated."""
    async with playground() as page:
        url = page.adapter.url
        async with page.session.ws_connect(url + "socket", origin=url.rstrip("/")) as socket:
            await socket.send_str(first)
            message = await socket.receive(PATIENCE)
            assert message.type is aiohttp.WSMsgType.CLOSE
        assert list(page.world.service.tables) == []


async def test_there_is_room_for_so_many_tabs(monkeypatch: pytest.MonkeyPatch) -> None:
    """One tab more than there is room for is asked to come again later; the others go on."""
    monkeypatch.setattr(app, "MOST_TABS", 3)
    async with playground() as page:
        tabs = [await page.open() for _ in range(3)]
        url = page.adapter.url
        async with page.session.ws_connect(url + "socket", origin=url.rstrip("/")) as socket:
            message = await socket.receive(PATIENCE)
            assert (message.type, message.data) == (aiohttp.WSMsgType.CLOSE, aiohttp.WSCloseCode.TRY_AGAIN_LATER)
        await tabs[0].close()
        assert (await tabs[1].answer("say", text="/balance"))["kind"] == "told"


async def test_silent_connections_take_room_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many that connect at once and say hello later are no way around the limit; who goes makes room."""
    monkeypatch.setattr(app, "MOST_TABS", 3)
    async with playground() as page:
        url = page.adapter.url
        silent = [await page.session.ws_connect(url + "socket", origin=url.rstrip("/")) for _ in range(3)]
        late = await page.session.ws_connect(url + "socket", origin=url.rstrip("/"))
        assert (await late.receive(PATIENCE)).data == aiohttp.WSCloseCode.TRY_AGAIN_LATER
        for one in silent:
            await one.close()
        async with asyncio.timeout(PATIENCE):
            while page.adapter._open:  # noqa: ASYNC110, SLF001 - the server hears of it a moment later
                await asyncio.sleep(0)
        await page.open()


async def test_the_page_comes_with_strict_rules() -> None:
    """Nothing may be loaded from elsewhere or written in the page itself; nothing is kept or guessed."""
    async with playground() as page, page.session.get(page.adapter.url) as response:
        policy = dict(part.split(" ", 1) for part in response.headers["Content-Security-Policy"].split("; "))
        assert policy["default-src"] == "'none'"
        assert {policy[name] for name in ("script-src", "style-src", "connect-src", "img-src")} == {"'self'"}
        assert "unsafe" not in response.headers["Content-Security-Policy"]
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        assert response.headers["Cache-Control"] == "no-store"
        body = await response.text()
    assert re.findall(r"<script(?![^>]* src=)|<style| style=| on\w+=|javascript:", body) == []


async def test_health() -> None:
    """The process tells that it is up."""
    async with playground() as page, page.session.get(page.adapter.url + "health") as response:
        assert (response.status, await response.json()) == (200, {"status": "ok"})


async def test_a_port_in_use_is_one_line_that_names_the_setting(caplog: pytest.LogCaptureFixture) -> None:
    """The second playground on a port says which setting to change, and its run ends."""
    async with playground() as page:
        world = await World().start()
        port = int(page.adapter.url.rstrip("/").rpartition(":")[2])
        second = PlaygroundAdapter(PlaygroundConfig(port=port), world.service, CATALOGUE, world.clock)
        with caplog.at_level(logging.ERROR):
            await asyncio.wait_for(second.run(), PATIENCE)
        (record,) = caplog.records
        assert record.getMessage().startswith(f"playground.port = {port}: ")
        assert "[playground] port" in record.getMessage()
        assert "\n" not in record.getMessage()
        assert (second.url, second.listening.is_set()) == ("", False)
        await second.stop()
        await world.service.stop()


async def test_a_host_that_is_not_ours_is_one_line_too(caplog: pytest.LogCaptureFixture) -> None:
    """An address that this machine does not have is named with its setting."""
    world = await World().start()
    adapter = PlaygroundAdapter(PlaygroundConfig(host="192.0.2.1", port=0), world.service, CATALOGUE, world.clock)
    with caplog.at_level(logging.ERROR):
        await asyncio.wait_for(adapter.run(), PATIENCE)
    assert [record.getMessage().partition(":")[0] for record in caplog.records] == ['playground.host = "192.0.2.1"']
    await world.service.stop()


async def test_a_stop_takes_less_than_a_second_and_says_good_bye() -> None:
    """With tabs open, one of which reads nothing any more, the adapter ends and every tab hears why."""
    async with playground() as page:
        tab, deaf = await page.open("Anna"), await page.open("Deaf")
        began = time.monotonic()
        stopping = asyncio.create_task(page.adapter.stop())
        while not tab.socket.closed:
            await tab.socket.receive(PATIENCE)
        await stopping
        assert time.monotonic() - began < 1
        assert tab.socket.close_code == aiohttp.WSCloseCode.GOING_AWAY
        assert page.adapter.url == ""
        await deaf.close()
