"""The Discord front end: connects, keeps trying by itself, stops quickly. An outage is nobody else's trouble."""

import asyncio
import contextlib
import logging
from collections.abc import Iterable
from typing import Final, Protocol

import aiohttp
import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route

from adapters.desk import Counter, Desk, Register
from adapters.desk.album import Album
from adapters.desk.farewell import back_soon
from adapters.desk.ranking import RankingPictures
from adapters.discord.bars import Bars
from adapters.discord.card_emoji import CardEmoji
from adapters.discord.client import PokerClient, ShardedPokerClient
from adapters.discord.commands import PokerTree
from adapters.discord.greeting import greet
from adapters.discord.identity import PLATFORM, Identity
from adapters.discord.presses import Presses
from adapters.discord.quiet import quiet_library
from adapters.discord.render import Card, draw
from adapters.discord.watch import Watch
from adapters.discord.wire import LIMITS, DiscordWire
from adapters.outbox import Host, Outbox
from adapters.outbox.wire import harmless
from poker_bot.config import DiscordConfig
from poker_bot.host.ports import Clock, Platform, PrivateNote, TableFrame
from poker_bot.text.catalogue import FALLBACK, Catalogue

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

    async def save_fact(self, name: str, value: str) -> None:
        """Remember something across restarts."""
        ...

    async def fact(self, name: str) -> str | None:
        """What was remembered."""
        ...


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
        self._service = service
        self._catalogue = catalogue
        self._client: discord.Client | None = None
        self._stopped = asyncio.Event()
        self._synced = False
        self._known = False  # whether it was said that the connection stands
        self._usable = False  # whether the token was accepted, so that messages can be sent
        self._out = False  # whether an outage was named that is not over yet
        self._pause = _FIRST_PAUSE
        self._shards = 1  # as many as Discord recommended last
        desk = Desk(service, catalogue, clock, language=language)
        self._identity = Identity(service, language, catalogue.languages)
        self._album = Album(catalogue, config.pictures, self._picture_ready)
        bars = Bars(lambda: self._client, clock)
        self._watch = Watch(lambda: self._client, bars, catalogue, self._identity.language_of)
        self._emoji = CardEmoji(lambda: self._client, clock, on=config.card_emoji)
        wire = DiscordWire(desk, lambda: self._client, bars, self._album, self._emoji)
        self._outbox: Outbox[Card] = Outbox(wire, service, clock, LIMITS, lost=self._watch.lost)
        ranking = RankingPictures(catalogue, config.pictures)
        self.presses = Presses(desk, self._outbox, wire, self._identity, catalogue, clock, bars, ranking, self._emoji)

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
            client = self.make_client(self._config.shards or self._shards)
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
            self._pause = min(self._pause * 2 or _FIRST_PAUSE, _LONGEST_PAUSE)

    async def farewell(self, within: float) -> None:
        """Say at every table that the bot is back in a minute; what takes longer than ``within`` seconds is dropped."""
        if self._usable and not self._out:
            await self._outbox.farewell(lambda frame: draw(back_soon(frame, self._catalogue)), within)

    async def stop(self) -> None:
        """Answer what is being answered, send what can be sent, disconnect: in less than a second."""
        self._stopped.set()
        await self.presses.stop(_HANDLERS_PATIENCE)
        self._album.close()
        await self._emoji.stop()
        await self._outbox.drain(_OUTBOX_PATIENCE)
        if self._client is not None:
            await self._close(self._client)

    def make_client(self, shards: int = 1) -> PokerClient:
        """A client for the next connection; from now on messages go through it."""
        kind = ShardedPokerClient if shards > 1 else PokerClient
        self._client = client = kind(
            self,
            self._catalogue,
            guild_messages=self._config.guild_messages,
            shard_count=shards if shards > 1 else None,
        )
        return client

    async def _connect(self, client: PokerClient) -> None:
        token = self._config.token
        if token is None:
            raise _TokenRefusedError
        try:
            await client.login(token.reveal())
            if await self._wants_more_shards(client):
                return
            await client.connect(reconnect=True)
        except discord.LoginFailure:
            raise _TokenRefusedError from None
        except discord.ConnectionClosed as closed:
            if closed.code == _WRONG_TOKEN:
                raise _TokenRefusedError from None
            raise

    async def _wants_more_shards(self, client: PokerClient) -> bool:
        """Whether Discord recommends more connections than ``client`` has; then another one is made, at once."""
        if self._config.shards:
            return False
        self._shards, _, _ = await client.http.get_bot_gateway()
        if self._shards <= (client.shard_count or 1):
            return False
        _log.info("Discord: %d connections, as it recommends", self._shards)
        self._pause = 0.0
        return True

    async def _close(self, client: discord.Client) -> None:
        """Say good-bye, but do not wait for a platform that does not answer."""
        if self._client is client:
            self._client, self._usable = None, False
        try:
            await asyncio.wait_for(client.close(), _CLOSE_PATIENCE)
        except _DOWN as error:
            _log.info("Discord: not closed cleanly (%s)", type(error).__name__)
            await client.http.close()

    # --- what the client hands on --------------------------------------------------------------------------------

    async def sync(self, tree: PokerTree) -> None:
        """Register the commands when they are others than last time; a refusal is named and the buttons still work."""
        if self._synced:
            return
        name, digest = f"discord-commands:{tree.client.application_id}", await tree.digest()
        if await self._remembered(name) == digest:
            self._synced = True
            return
        try:
            await tree.sync()
            self._synced = True
            await harmless(self._service.save_fact(name, digest), "remembering the commands")
        except discord.HTTPException as error:
            _log.error("Discord refuses the commands: HTTP %d, code %d", error.status, error.code)
        except discord.app_commands.AppCommandError as error:
            _log.error("Discord commands cannot be registered: %s", error)

    async def _remembered(self, name: str) -> str | None:
        """The digest of the commands registered last; unknown when the store does not say: then they are sent again."""
        try:
            return await self._service.fact(name)
        except Exception as error:  # noqa: BLE001 - whatever the store says, the bot must come up
            _log.warning("registered commands not known: %s", type(error).__name__)
            return None

    def _outage(self, error: BaseException, pause: float) -> None:
        """Name an outage once, not at every attempt to end it."""
        if self._out or self._stopped.is_set():
            return
        self._out = True
        _log.warning("Discord: not reached (%s), again in %.0f s and so on", _named(error), max(1, pause))

    def usable(self) -> None:
        """Logged in: messages can be sent, what waited for that goes out."""
        self._usable = True
        self._emoji.prepare()
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

    def place_deleted(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, with its threads."""
        self._watch.deleted(self._outbox, channel)

    def thread_deleted(self, thread: int) -> None:
        """A thread is gone."""
        self._outbox.refused(str(thread), gone=True)

    def place_removed(self, guild: discord.Guild) -> None:
        """A server removed the bot."""
        self._watch.removed(self._outbox, guild)

    def place_changed(self, guild: discord.Guild, thread: discord.Thread | None = None) -> None:
        """Rights changed: rooms that refused are tried."""
        self._watch.changed(self._outbox, guild, thread)

    def message_posted(self, channel: int) -> None:
        """Somebody wrote something in a channel."""
        self._outbox.message_posted(str(channel))

    def messages_deleted(self, channel: int, messages: Iterable[int]) -> None:
        """Messages are gone; the table's is posted anew."""
        for message in messages:
            self._outbox.message_deleted(str(channel), str(message))

    async def greet(self, guild: discord.Guild) -> None:
        """Say hello where the bot may, once."""
        await greet(guild, self._service, self._identity, self._catalogue)


class _TokenRefusedError(Exception):
    """There is no point in trying again."""


def _named(error: BaseException) -> str:
    """The failure in a few words, without what was sent."""
    if isinstance(error, discord.HTTPException):
        return f"HTTP {error.status}"
    return type(error).__name__
