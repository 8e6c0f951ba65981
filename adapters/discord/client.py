"""The client: what Discord tells goes to the adapter. One connection, or as many as the number of servers asks for."""

import logging
import sys
from collections.abc import Iterable
from typing import Protocol

import discord

from adapters.discord.commands import CatalogueTranslator, PokerTree
from adapters.discord.presses import Presses
from adapters.discord.wire import NOBODY
from poker_bot.text.catalogue import Catalogue

_log = logging.getLogger(__name__)


class Adapter(Protocol):
    """What the client hands on to."""

    presses: Presses

    async def sync(self, tree: PokerTree) -> None:
        """Register the commands."""

    def usable(self) -> None:
        """Logged in."""

    def connected(self) -> None:
        """Connected."""

    async def greet(self, guild: discord.Guild) -> None:
        """Say hello."""

    def place_deleted(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone."""

    def thread_deleted(self, thread: int) -> None:
        """A thread is gone."""

    def place_removed(self, guild: discord.Guild) -> None:
        """A server removed the bot."""

    def place_changed(self, guild: discord.Guild, thread: discord.Thread | None = None) -> None:
        """Rights changed."""

    def message_posted(self, channel: int) -> None:
        """Somebody wrote something."""

    def messages_deleted(self, channel: int, messages: Iterable[int]) -> None:
        """Messages are gone."""


class PokerClient(discord.Client):
    """A slim client: no cache of messages or members, the intent ``guilds`` and, if wanted, ``guild_messages``."""

    def __init__(
        self,
        adapter: Adapter,
        catalogue: Catalogue,
        *,
        guild_messages: bool = False,
        shard_count: int | None = None,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=guild_messages),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=NOBODY,
            max_ratelimit_timeout=30.0,
            shard_count=shard_count,
        )
        self._adapter = adapter
        self._catalogue = catalogue
        self.tree = PokerTree(self, catalogue, adapter.presses.command, adapter.presses.stakes)

    async def setup_hook(self) -> None:
        """Once for each login, never again at a reconnect (trouble P-14)."""
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
        """Say hello once; rooms of a server that invited the bot again are tried."""
        self._adapter.place_changed(guild)
        await self._adapter.greet(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Known again after a new connection, or after an outage of Discord's."""
        self._adapter.place_changed(guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The server removed the bot; an outage of Discord's is another event."""
        self._adapter.place_removed(guild)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone."""
        self._adapter.place_deleted(channel)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread or a post of a forum is gone, whether it was known or not."""
        self._adapter.thread_deleted(payload.thread_id)

    async def on_guild_channel_update(self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Rights in a channel, and in its threads."""
        self._adapter.place_changed(after.guild)

    async def on_thread_update(self, _before: discord.Thread, after: discord.Thread) -> None:
        """Unlocked, or awake again."""
        self._adapter.place_changed(after.guild, after)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """A thread that slept is told as if it were new."""
        self._adapter.place_changed(thread.guild, thread)

    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        """Rights of a role."""
        self._adapter.place_changed(after.guild)

    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        """Of itself the bot is told without any intent: it was given a role, or lost one."""
        self._adapter.place_changed(after.guild)

    async def on_message(self, message: discord.Message) -> None:
        """With ``guild_messages`` only: somebody wrote something, whose words are not told."""
        if message.author != self.user and not message.flags.ephemeral:
            self._adapter.message_posted(message.channel.id)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """With ``guild_messages`` only: a message is gone."""
        self._adapter.messages_deleted(payload.channel_id, (payload.message_id,))

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Many at once."""
        self._adapter.messages_deleted(payload.channel_id, payload.message_ids)

    async def on_error(self, event_method: str, /, *args: object, **kwargs: object) -> None:
        """Name the failure; a traceback could quote a private answer (law 6)."""
        del args, kwargs
        kind = sys.exc_info()[0]
        _log.error("%s failed: %s", event_method, kind.__name__ if kind is not None else "?")


class ShardedPokerClient(PokerClient, discord.AutoShardedClient):
    """The same over several connections: Discord asks for that from 2,500 servers."""
