"""A page without a browser: tabs that speak the protocol and remember everything they were sent."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

from adapters.playground import PlaygroundAdapter
from adapters.tokens import decode
from poker_bot.config import PlaygroundConfig
from poker_bot.host.settings import HostSettings
from poker_bot.text.catalogue import Catalogue
from tests.builders import SETTINGS, World

LOCALES = Path(__file__).parents[3] / "locales"
CATALOGUE = Catalogue.load(LOCALES)
PATIENCE = 5
"""Seconds for something that is on its way to arrive; only a failing test waits so long."""

Reply = dict[str, Any]


class Tab:
    """One tab: its socket, its secret, and every message it ever got, raw and read."""

    def __init__(self, url: str, session: aiohttp.ClientSession, name: str, locale: str = "en-GB") -> None:
        self.url = url
        self.session = session
        self.name = name
        self.locale = locale
        self.secret = secrets.token_hex(16)
        self.raw: list[str] = []
        self.heard: list[Reply] = []
        self.group: dict[int, Reply] = {}
        self.private: dict[int, Reply] = {}
        self.labels: dict[str, str] = {}
        self._socket: aiohttp.ClientWebSocketResponse | None = None

    @property
    def socket(self) -> aiohttp.ClientWebSocketResponse:
        """The open connection."""
        assert self._socket is not None
        return self._socket

    async def open(self) -> "Tab":
        """Connect, say hello, be welcomed; the same tab again after ``close`` is the same person."""
        self._socket = await self.session.ws_connect(self.url + "socket", origin=self.url.rstrip("/"))
        await self.socket.send_json({"type": "hello", "tab": self.secret, "name": self.name, "locale": self.locale})
        await self.until(lambda reply: reply["type"] == "welcome")
        return self

    async def close(self) -> None:
        """The tab is closed."""
        await self.socket.close()

    async def ask(self, kind: str, identity: str = "", **content: object) -> str:
        """Send a request; its id."""
        identity = identity or secrets.token_hex(12)
        await self.socket.send_json({"type": kind, "id": identity, **content})
        return identity

    async def answer(self, kind: str, identity: str = "", **content: object) -> Reply:
        """The answer to a request."""
        return await self.answered(await self.ask(kind, identity, **content))

    async def answered(self, identity: str) -> Reply:
        """What comes under the id of a request."""
        return await self.until(lambda reply: reply.get("id") == identity and reply["type"] in {"answer", "form"})

    async def press(self, action: str) -> Reply:
        """Press the newest button of that action in the group; its answer."""
        return await self.answer("press", payload=self.payload(action))

    async def until(self, wanted: Callable[[Reply], bool]) -> Reply:
        """Listen until that comes; everything that comes before is taken in, too."""
        async with asyncio.timeout(PATIENCE):
            while True:
                reply = await self._next()
                if wanted(reply):
                    return reply

    async def table(self, wanted: Callable[[Reply], bool]) -> Reply:
        """The newest table message once it is as wanted."""
        async with asyncio.timeout(PATIENCE):
            while (message := self.newest()) is None or not wanted(message):
                await self._next()
            return message

    async def _next(self) -> Reply:
        raw = await self.socket.receive_str()
        self.raw.append(raw)
        reply: Reply = json.loads(raw)
        self.heard.append(reply)
        if reply["type"] == "welcome":
            self.labels = reply["labels"]
            self.group = {one["id"]: one for one in reply["group"]}
            self.private = {one["id"]: one for one in reply["private"]}
        elif reply["type"] == "put":
            self._chat(reply)[reply["message"]["id"]] = reply["message"]
        elif reply["type"] == "drop":
            self._chat(reply).pop(reply["id"], None)
        return reply

    def _chat(self, reply: Reply) -> dict[int, Reply]:
        return self.group if reply["where"] == "group" else self.private

    # --- what it shows -------------------------------------------------------------------------------------------

    def newest(self) -> Reply | None:
        """The newest table message."""
        return next((one for one in reversed(self.group.values()) if "felt" in one), None)

    def payload(self, action: str) -> str:
        """Of the newest table message's button."""
        message = self.newest()
        assert message is not None
        found = [key["payload"] for row in message.get("rows", []) for key in row if key["action"] == action]
        assert found, f"no button {action} among {self.actions()}"
        return str(found[0])

    def turn(self) -> int:
        """The decision the newest table message's buttons were drawn for, 0 = it has none."""
        message = self.newest()
        payloads = [key["payload"] for row in (message or {}).get("rows", []) for key in row]
        press = decode(payloads[0]) if payloads else None
        return press.token.turn if press is not None else 0

    def actions(self) -> list[str]:
        """Of the newest table message's buttons."""
        message = self.newest()
        return [key["action"] for row in (message or {}).get("rows", []) for key in row]

    def hole(self) -> list[Reply]:
        """The newest hole cards of the private chat."""
        holes = [one["hole"]["cards"] for one in self.private.values() if "hole" in one]
        return holes[-1] if holes else []

    def is_to_act(self) -> bool:
        """Whether the table message says it is this tab's turn."""
        message = self.newest()
        return message is not None and message["felt"].get("yours", False) and "fold" in self.actions()


def text_of(message: Reply) -> str:
    """The words of a message or an answer."""
    return "\n".join("".join(run["text"] for run in line) for line in message["lines"])


class Playground:
    """The adapter in front of a host whose time stands still until told."""

    def __init__(self, world: World, adapter: PlaygroundAdapter, session: aiohttp.ClientSession) -> None:
        self.world = world
        self.adapter = adapter
        self.session = session
        self._tabs: list[Tab] = []  # kept: the connection of a forgotten one would be closed

    def tab(self, name: str = "", locale: str = "en-GB") -> Tab:
        """A tab not opened yet."""
        self._tabs.append(Tab(self.adapter.url, self.session, name, locale))
        return self._tabs[-1]

    async def open(self, name: str = "", locale: str = "en-GB") -> Tab:
        """An open tab."""
        return await self.tab(name, locale).open()

    async def settled(self, *tabs: Tab) -> None:
        """Until these tabs show the decision that is open now."""
        for tab in tabs:
            await tab.table(lambda _, tab=tab: tab.turn() == self.world.state.turn)  # type: ignore[misc]

    async def two_dealt(self) -> tuple[Tab, Tab]:
        """Anna and Ben, without the house, in their first hand; who is to act comes first."""
        anna = await self.open("Anna")
        await anna.table(lambda table: len(table["felt"]["plates"]) == 1)
        ben = await self.open("Ben")
        await ben.table(lambda table: len(table["felt"]["plates"]) == 1)
        await ben.press("sit")
        await anna.table(lambda table: len(table["felt"]["plates"]) == 2)
        await self.world.advance(self.world.settings.hand_pause)
        for tab in (anna, ben):
            await tab.table(lambda table: table["felt"].get("running", False))
            while not tab.hole():
                await tab.until(lambda reply: reply["type"] == "put")
        await self.settled(anna, ben)
        return (anna, ben) if anna.is_to_act() else (ben, anna)

    @asynccontextmanager
    async def again(self) -> AsyncIterator["Playground"]:
        """Another process on the same store, as far as the adapter is concerned; the first one's page is closed."""
        await self.adapter.stop()
        async with served(self.world, 0, self.session) as later:
            yield later


@asynccontextmanager
async def served(world: World, house: int, session: aiohttp.ClientSession) -> AsyncIterator[Playground]:
    """An adapter of its own for a world."""
    adapter = PlaygroundAdapter(PlaygroundConfig(port=0, house_players=house), world.service, CATALOGUE, world.clock)
    world.service.attach(adapter)
    running = asyncio.create_task(adapter.run())
    async with asyncio.timeout(PATIENCE):
        await adapter.listening.wait()
    try:
        yield Playground(world, adapter, session)
    finally:
        await adapter.stop()
        await running


@asynccontextmanager
async def playground(house: int = 0, settings: HostSettings = SETTINGS, seed: int = 0) -> AsyncIterator[Playground]:
    """A running playground on a free port; ``house`` players sit down with the first visitor."""
    world = await World(settings, seed=seed).start()
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
        async with served(world, house, session) as page:
            yield page
        await world.service.stop()
