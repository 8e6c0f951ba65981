"""What Discord tells by itself about places: channels and threads that go, change or come back, servers that remove us.

A room that is lost makes its table pause (the host decides that); one that changed is tried again at once. The people
who can mend it are told once: in the server's own channel for such messages, else its owner privately.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Final, Protocol

import discord

from adapters.desk import Sheet
from adapters.discord.bars import Bars, missing_rights_of
from adapters.discord.render import Card, draw
from poker_bot.host.ports import Room, Seen
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.numbers import join_list
from poker_bot.text.present import Span

_log = logging.getLogger(__name__)

MESSAGE_KEYS: Final = frozenset({"room-refused", "room-refused-rights", "right-open-thread"})
"""Every key this module asks for; for the linter."""

_AGAIN_AFTER: Final = 3_600.0
"""Seconds in which the admins of a server are told once of the same channel."""

Place = discord.abc.GuildChannel | discord.Thread


class Rooms(Protocol):
    """The part of the outbox that hears of places."""

    def refused(self, place: str, *, gone: bool = False) -> None:
        """It takes nothing there any more."""

    def retry_places(self, places: Iterable[str]) -> None:
        """Something changed there."""


class Watch:
    """The handlers of the client's events about places, and the word to the admins."""

    def __init__(
        self,
        client: Callable[[], discord.Client | None],
        bars: Bars,
        catalogue: Catalogue,
        language_of: Callable[[discord.Locale | None], str],
    ) -> None:
        self._client = client
        self._bars = bars
        self._catalogue = catalogue
        self._language_of = language_of
        self._told: dict[str, float] = {}
        self._telling: set[asyncio.Task[None]] = set()

    # --- what Discord tells ------------------------------------------------------------------------------------

    def deleted(self, rooms: Rooms, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, and its threads with it."""
        threads = [one.id for one in channel.guild.threads if one.parent_id == channel.id]
        for place in (channel.id, *threads):
            rooms.refused(str(place), gone=True)

    def removed(self, rooms: Rooms, guild: discord.Guild) -> None:
        """The server removed the bot. It may invite it again, so nothing is gone for good."""
        for place in _places(guild):
            self._bars.put(place, known=True)
            rooms.refused(place)

    def changed(self, rooms: Rooms, guild: discord.Guild, channel: Place | None = None) -> None:
        """Something about rights, or about one channel, changed: rooms that refused are tried, if they look open."""
        places = _places(guild) if channel is None else [str(channel.id)]
        opened = [place for place in places if not self._bars.looks_closed(place)]
        for place in opened:
            self._bars.lift(place)
        rooms.retry_places(opened)

    # --- who is told -------------------------------------------------------------------------------------------

    def lost(self, room: Room) -> None:
        """Tell those who can mend it, once in an hour; nobody where the bot is not any more."""
        client, now = self._client(), asyncio.get_running_loop().time()
        channel = None if client is None else client.get_channel(int(room.place))
        if client is None or not isinstance(channel, Place) or now < self._told.get(room.place, 0.0):
            return
        self._told[room.place] = now + _AGAIN_AFTER
        task = asyncio.get_running_loop().create_task(self._tell(client, channel))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell(self, client: discord.Client, channel: Place) -> None:
        guild = channel.guild
        text = self._card(channel, self._language_of(guild.preferred_locale)).text
        hall = guild.system_channel
        try:
            if hall is not None and hall.id != channel.id and not missing_rights_of(hall):
                await hall.send(text, allowed_mentions=discord.AllowedMentions.none())
            elif guild.owner_id is not None:
                chat = await client.create_dm(discord.Object(guild.owner_id))
                await chat.send(text)
        except discord.HTTPException as error:
            _log.info("the admins were not told: HTTP %d, code %d", error.status, error.code)
        except Exception as error:  # noqa: BLE001 - nobody waits for this task
            _log.info("the admins were not told: %s", type(error).__name__)

    def _card(self, channel: Place, lang: str) -> Card:
        missing = [self._catalogue.text(lang, key) for key in missing_rights_of(channel)]
        key = "room-refused-rights" if missing else "room-refused"
        values = {"room": f"#{channel.name}"} | ({"rights": join_list(missing, lang)} if missing else {})
        return draw(Sheet(((Span(self._catalogue.text(lang, key, **values)),),)), dict[int, Seen]())


def _places(guild: discord.Guild) -> list[str]:
    return [str(one.id) for one in (*guild.channels, *guild.threads)]
