"""The playground front end: serves the page, talks to every open tab over a socket, stops quickly."""

import asyncio
import logging
from typing import Final, Protocol

from aiohttp import WSCloseCode, WSMsgType, web

from adapters.desk import Desk, Register
from adapters.outbox import Host, Outbox
from adapters.playground.chat import Chat, Content
from adapters.playground.commands import Commands
from adapters.playground.gallery import Gallery
from adapters.playground.guard import Guard
from adapters.playground.hall import Guest, Hall
from adapters.playground.house import HousePlayers, Tables
from adapters.playground.identity import PLATFORM, Identity, account_of, name_for
from adapters.playground.pages import page_routes
from adapters.playground.protocol import MAX_MESSAGE, Hello, decode
from adapters.playground.reception import Reception
from adapters.playground.render import Renderer
from adapters.playground.wire import LIMITS, ChatWire
from adapters.web import ListenError, WebServer
from poker_bot.config import PlaygroundConfig
from poker_bot.host.ports import Clock, Platform, PrivateNote, TableFrame
from poker_bot.text.catalogue import FALLBACK, Catalogue

_log = logging.getLogger(__name__)

MOST_TABS: Final = 100
"""Connections open at once, whether or not anything was said on them; a further one is asked to come again later."""

_HELLO_PATIENCE: Final = 10.0
_HEARTBEAT: Final = 20.0
_OUTBOX_PATIENCE: Final = 0.2
_CLOSE_PATIENCE: Final = 0.3
_BAD_REQUEST: Final = WSCloseCode.POLICY_VIOLATION


class Service(Tables, Register, Host, Protocol):
    """What the adapter asks of the host's service."""


class PlaygroundAdapter:
    """A ``Sink`` and the life of the page. ``language``: of the group, for those whose browser speaks none of ours."""

    platform: Platform = PLATFORM

    def __init__(
        self,
        config: PlaygroundConfig,
        service: Service,
        catalogue: Catalogue,
        clock: Clock,
        *,
        language: str = FALLBACK,
    ) -> None:
        """``listening`` is set once the page can be opened at ``url``."""
        self.listening = asyncio.Event()
        self._ended = asyncio.Event()
        self._open = 0
        self._server = WebServer(config.host, config.port, "playground")
        guard = Guard(config.host)
        self._server.add_routes(page_routes(guard))
        self._server.add_routes([web.get("/socket", guard.socket(self._socket))])
        gallery = Gallery(catalogue)
        self._server.add_routes(gallery.routes(guard))
        desk = Desk(service, catalogue, clock, language=language)
        self._language = language
        self._languages = catalogue.languages
        self._identity = Identity(service, language)
        self._hall = Hall(Renderer(desk, catalogue), clock)
        self._chat = Chat(clock.now, self._hall.tell)
        self._outbox: Outbox[Content] = Outbox(ChatWire(self._chat), service, clock, LIMITS)
        house = HousePlayers(service, config.house_players)
        self._commands = Commands(desk, self._identity, catalogue, self._outbox, self._chat, self._hall, house, gallery)
        self._reception = Reception(service, self._identity, self._commands, self._chat, self._hall)

    @property
    def url(self) -> str:
        """Where to open the page, "" while it is not served."""
        return self._server.url

    # --- from the host -----------------------------------------------------------------------------------------

    def show(self, frame: TableFrame) -> None:
        """The table in this room looks like this now."""
        self._outbox.show(frame)

    def tell(self, note: PrivateNote) -> None:
        """Deliver privately to one person, or to nobody."""
        self._outbox.tell(note)

    # --- life --------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Serve until ``stop``; returns early, with one line in the log, only when the address cannot be had."""
        try:
            await self._server.start()
        except ListenError as error:
            _log.error("%s", error)
            return
        try:
            _log.info("open %s in a browser to play", self.url)
            self.listening.set()
            await self._ended.wait()
        finally:
            self.listening.clear()
            await self._server.stop()

    async def farewell(self, within: float) -> None:
        """Nothing: the page itself says that it has lost the host, and finds it again."""

    async def stop(self) -> None:
        """Show what can still be shown and close every page: in less than a second."""
        try:
            await self._outbox.drain(_OUTBOX_PATIENCE)
            await self._hall.close()
            await self._server.stop()
        finally:
            self._ended.set()

    # --- a tab ---------------------------------------------------------------------------------------------------

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        """One tab from its first word to its last."""
        socket = web.WebSocketResponse(
            max_msg_size=MAX_MESSAGE, heartbeat=_HEARTBEAT, timeout=_CLOSE_PATIENCE, compress=False
        )
        await socket.prepare(request)
        if self._open >= MOST_TABS:
            await socket.close(code=WSCloseCode.TRY_AGAIN_LATER)
            return socket
        self._open += 1
        try:
            await self._attend(socket)
        finally:
            self._open -= 1
        return socket

    async def _attend(self, socket: web.WebSocketResponse) -> None:
        """Greet whoever is there and do what he asks for, until he goes."""
        guest = await self._first_word(socket)
        if guest is None:
            await socket.close(code=_BAD_REQUEST)
            return
        writer = asyncio.create_task(guest.write())
        try:
            with self._hall.present(guest):
                self._hall.welcome(guest, self._chat)
                await self._reception.receive(guest)
                await self._listen(socket, guest)
        except Exception as error:  # noqa: BLE001 - the page comes back by itself; a traceback could quote a card (law 6)
            _log.error("a tab's connection failed: %s", type(error).__name__)
            await socket.close(code=WSCloseCode.INTERNAL_ERROR)
        finally:
            writer.cancel()

    async def _first_word(self, socket: web.WebSocketResponse) -> Guest | None:
        """Who is there; None for anything but a timely hello."""
        try:
            message = await socket.receive(_HELLO_PATIENCE)
        except TimeoutError:
            return None
        hello = decode(message.data) if message.type is WSMsgType.TEXT else None
        if not isinstance(hello, Hello):
            return None
        name = name_for(hello.name, {guest.person.name for guest in self._hall})
        person = await self._identity.person(account_of(hello.tab), name)
        return Guest(socket, person, hello.locale, self._language, self._languages)

    async def _listen(self, socket: web.WebSocketResponse, guest: Guest) -> None:
        """Request by request, each done before the next is read. Who does not keep to the protocol is cut off."""
        async for message in socket:
            request = decode(message.data) if message.type is WSMsgType.TEXT else None
            if request is None:
                await socket.close(code=_BAD_REQUEST)
                return
            await self._commands.carry_out(guest, request)
