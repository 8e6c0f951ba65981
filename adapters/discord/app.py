"""The Discord front end: connects, keeps trying by itself, stops quickly. An outage is nobody else's trouble."""

import asyncio
import contextlib
import logging
import sys
from typing import Final, Protocol

import aiohttp
import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route

from adapters.desk import Counter, Desk, Register, Sheet
from adapters.desk.album import Album
from adapters.discord.commands import CatalogueTranslator, PokerTree
from adapters.discord.components import TableButton
from adapters.discord.identity import PLATFORM, Identity
from adapters.discord.presses import Presses
from adapters.discord.quiet import quiet_library
from adapters.discord.render import Card, draw
from adapters.discord.wire import LIMITS, NOBODY, DiscordWire
from adapters.outbox import Host, Outbox
from poker_bot.config import DiscordConfig
from poker_bot.host.ports import Clock, Platform, PrivateNote, TableFrame
from poker_bot.text.catalogue import FALLBACK, Catalogue
from poker_bot.text.present import present_greeting

_log = logging.getLogger(__name__)

_FIRST_PAUSE: Final = 1.0
_LONGEST_PAUSE: Final = 60.0
_WRONG_TOKEN: Final = 4004
_HANDLERS_PATIENCE: Final = 0.2
_OUTBOX_PATIENCE: Final = 0.4
_CLOSE_PATIENCE: Final = 0.3
_DOWN: Final = (OSError, aiohttp.ClientError, TimeoutError, discord.DiscordException, RuntimeError)
"""What a platform that is down looks like; RuntimeError is a session that was closed while it was being opened."""


class Service(Counter, Register, Host, Protocol):
    """What the adapter asks of the host's service."""


class PokerClient(discord.Client):
    """A slim client: no cache of messages or members, the intent ``guilds`` only."""

    def __init__(self, adapter: "DiscordAdapter", catalogue: Catalogue) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=NOBODY,
            max_ratelimit_timeout=30.0,
        )
        self._adapter = adapter
        self._catalogue = catalogue
        self.tree = PokerTree(self, catalogue, adapter.presses.command, adapter.presses.stakes)

    async def setup_hook(self) -> None:
        """Once for each login, never again at a reconnect (trouble P-14)."""
        self.add_dynamic_items(TableButton)
        await self.tree.set_translator(CatalogueTranslator(self._catalogue))
        await self._adapter.sync(self.tree)
        self._adapter.usable()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Buttons and forms; the tree has its commands."""
        if interaction.type is discord.InteractionType.component:
            await self._adapter.presses.button(interaction)
        elif interaction.type is discord.InteractionType.modal_submit:
            await self._adapter.presses.form(interaction)

    async def on_ready(self) -> None:
        """Connected, for the first time or after a lost session."""
        self._adapter.connected()

    async def on_resumed(self) -> None:
        """Connected again."""
        self._adapter.connected()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say hello once."""
        await self._adapter.greet(guild)

    async def on_error(self, event_method: str, /, *args: object, **kwargs: object) -> None:
        """Name the failure; a traceback could quote a private answer (law 6)."""
        del args, kwargs
        kind = sys.exc_info()[0]
        _log.error("%s failed: %s", event_method, kind.__name__ if kind is not None else "?")


class DiscordAdapter:
    """A ``Sink`` and the life of the connection. ``language``: of communities whose server names none of ours."""

    platform: Platform = PLATFORM

    def __init__(
        self,
        config: DiscordConfig,
        service: Service,
        catalogue: Catalogue,
        clock: Clock,
        *,
        language: str = FALLBACK,
    ) -> None:
        self._config = config
        self._catalogue = catalogue
        self._client: discord.Client | None = None
        self._stopped = asyncio.Event()
        self._synced = False
        self._known = False  # whether it was said that the connection stands
        self._out = False  # whether an outage was named that is not over yet
        self._pause = _FIRST_PAUSE
        desk = Desk(service, catalogue, clock, language=language)
        self._identity = Identity(service, language)
        self._album = Album(catalogue, config.pictures, self._picture_ready)
        wire = DiscordWire(desk, lambda: self._client, self._album)
        self._outbox: Outbox[Card] = Outbox(wire, service, clock, LIMITS)
        self.presses = Presses(desk, self._outbox, wire, self._identity, catalogue, clock)

    # --- from the host -----------------------------------------------------------------------------------------

    def show(self, frame: TableFrame) -> None:
        """The table in this room looks like this now."""
        self._outbox.show(frame)

    def tell(self, note: PrivateNote) -> None:
        """Deliver privately to one person, or to nobody."""
        self._outbox.tell(note)

    def _picture_ready(self, room: int) -> None:
        """The album has a new picture of the table in this room."""
        self._outbox.redraw(room)

    # --- life --------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Stay connected until ``stop``; returns early, with one line in the log, only when the token is refused."""
        with quiet_library(self._outage):
            await self._stay()

    async def _stay(self) -> None:
        Route.BASE = self._config.api_base
        if self._config.gateway_url:
            address = type(DiscordWebSocket.DEFAULT_GATEWAY)
            DiscordWebSocket.DEFAULT_GATEWAY = address(self._config.gateway_url)
        while not self._stopped.is_set():
            client = self.make_client()
            try:
                await self._connect(client)
            except _TokenRefusedError:
                _log.error("Discord refuses the token in [discord] token; Discord stays off")
                await self._outbox.drain(0)
                return
            except Exception as error:  # noqa: BLE001 - what answers need not be Discord, and may be it again tomorrow
                self._outage(error, self._pause)
            finally:
                await self._close(client)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stopped.wait(), self._pause)
            self._pause = min(self._pause * 2, _LONGEST_PAUSE)

    async def stop(self) -> None:
        """Answer what is being answered, send what can be sent, disconnect: in less than a second."""
        self._stopped.set()
        await self.presses.stop(_HANDLERS_PATIENCE)
        self._album.close()
        await self._outbox.drain(_OUTBOX_PATIENCE)
        if self._client is not None:
            await self._close(self._client)

    def make_client(self) -> PokerClient:
        """A client for the next connection; from now on messages go through it."""
        self._client = client = PokerClient(self, self._catalogue)
        return client

    async def _connect(self, client: PokerClient) -> None:
        token = self._config.token
        if token is None:
            raise _TokenRefusedError
        try:
            await client.login(token.reveal())
            await client.connect(reconnect=True)
        except discord.LoginFailure:
            raise _TokenRefusedError from None
        except discord.ConnectionClosed as closed:
            if closed.code == _WRONG_TOKEN:
                raise _TokenRefusedError from None
            raise

    async def _close(self, client: discord.Client) -> None:
        """Say good-bye, but do not wait for a platform that does not answer."""
        if self._client is client:
            self._client = None
        try:
            await asyncio.wait_for(client.close(), _CLOSE_PATIENCE)
        except _DOWN as error:
            _log.info("Discord: not closed cleanly (%s)", type(error).__name__)
            await client.http.close()

    # --- what the client hands on --------------------------------------------------------------------------------

    async def sync(self, tree: PokerTree) -> None:
        """Register the commands once in the life of this process; a refusal is named and the buttons still work."""
        if self._synced:
            return
        try:
            await tree.sync()
            self._synced = True
        except discord.HTTPException as error:
            _log.error("Discord refuses the commands: HTTP %d, code %d", error.status, error.code)
        except discord.app_commands.AppCommandError as error:
            _log.error("Discord commands cannot be registered: %s", error)

    def _outage(self, error: BaseException, pause: float) -> None:
        """Name an outage once, not at every attempt to end it."""
        if self._out or self._stopped.is_set():
            return
        self._out = True
        _log.warning("Discord: not reached (%s), again in %.0f s and so on", _named(error), max(1, pause))

    def usable(self) -> None:
        """Logged in: messages can be sent, what waited for that goes out."""
        self._outbox.retry_now()

    def connected(self) -> None:
        """Connected, so the next outage is a new one."""
        if not self._known:
            _log.info("Discord: connected as %s", self._client and self._client.user)
        elif self._out:
            _log.info("Discord: reached again")
        self._known, self._out = True, False
        self._pause = _FIRST_PAUSE
        self._outbox.retry_now()

    async def greet(self, guild: discord.Guild) -> None:
        """Say in the system channel, if there is one and the bot may, what to do first."""
        channel = guild.system_channel
        if channel is None:
            return
        language = self._identity.language_of(guild.preferred_locale)
        card = draw(Sheet(present_greeting(lang=language, catalogue=self._catalogue).lines))
        try:
            await channel.send(card.text, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            _log.info("no greeting: HTTP %d, code %d", error.status, error.code)


class _TokenRefusedError(Exception):
    """There is no point in trying again."""


def _named(error: BaseException) -> str:
    """The failure in a few words, without what was sent."""
    if isinstance(error, discord.HTTPException):
        return f"HTTP {error.status}"
    return type(error).__name__
