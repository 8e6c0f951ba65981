"""Discord's side of the sender: cards out, Discord's errors in the sender's words."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, Final

import aiohttp
import discord
from msgspec.structs import replace

from adapters.desk import Desk
from adapters.desk.album import Album
from adapters.discord.bars import Bars
from adapters.discord.card_emoji import CardEmoji
from adapters.discord.components import buttons
from adapters.discord.identity import PLATFORM
from adapters.discord.pictures import Held, may_attach, picture_file
from adapters.discord.render import Card, draw
from adapters.outbox import Closed, Gone, Limits, Offline, Throttled, Unreachable, Vanished, WireError
from poker_bot.host.ports import Person, Platform, PrivateNote, TableFrame

LIMITS: Final = Limits(gap=250, burst=5, per_minute=60, max_age=45 * 60_000, overall_per_second=45)
"""About five writes in five seconds for a channel; a message of an hour may hardly be edited any more (P-08).

The bot as a whole has fifty calls a second; answers to presses do not count, the rest of ours stays below that.
"""

_GONE: Final = frozenset({10008, 30046, 50005, 50083})  # unknown, edited too often for its age, not ours, thread asleep
_ASLEEP: Final = 50083  # a post wakes a thread that is archived, unless it is locked
_NO_PLACE: Final = frozenset({10003})  # unknown channel
_CHAT_CLOSED: Final = frozenset({50007, 50278, 40003})  # closed to us twice, chats opened too fast
_BAD_FORM: Final = 50035
_REPLY: Final = "message_reference"  # the part of the form that is bad when the message replied to is gone
_TOO_MANY: Final = 429
_REFUSED: Final = frozenset({401, 403, 404})
_UNKNOWN_PAUSE: Final = 5_000
_MILLISECONDS: Final = 1_000
_PLAIN_FOR: Final = 600.0
"""Seconds in which a place that refused a picture is sent none."""

NOBODY: Final = discord.AllowedMentions.none()
"""Mentions are shown and notify nobody."""


class _PictureRefusedError(WireError):
    """Perhaps the picture alone was refused: without it the message may stand."""


class DiscordWire:
    """``Wire`` for Discord; ``client`` gives the client of the present connection, None while there is none."""

    platform: Platform = PLATFORM

    def __init__(
        self, desk: Desk, client: Callable[[], discord.Client | None], bars: Bars, album: Album, emoji: CardEmoji
    ) -> None:
        self._desk = desk
        self._client = client
        self._bars = bars
        self._album = album
        self._emoji = emoji
        self.held = Held()
        self._nonces = count(1)
        self._unsure: dict[str, tuple[Card, str]] = {}
        self._plain: dict[str, float] = {}  # places that refused a message with a picture, and until when none is sent

    # --- drawing -----------------------------------------------------------------------------------------------

    def table(self, frame: TableFrame, *, live: bool, closed: frozenset[int]) -> Card:
        """The table message."""
        card = draw(self._desk.table(frame, live=live, closed=closed), frame.people, cards=self._emoji.drawn)
        place = frame.room.place
        refused = asyncio.get_running_loop().time() < self._plain.get(place, 0.0)
        if refused or not may_attach(self._client(), place):
            return card
        return replace(card, picture=self._album.of(frame))

    def nudge(self, frame: TableFrame) -> Card:
        """The one message whose mention notifies."""
        return draw(self._desk.nudge(frame), frame.people, ping=True)

    def note(self, note: PrivateNote) -> Card:
        """A private message."""
        return draw(self._desk.note(note), cards=self._emoji.drawn)

    def budget_of(self, place: str) -> str:
        """Discord counts by channel."""
        return place

    # --- sending -----------------------------------------------------------------------------------------------

    async def post(self, place: str, content: Card, reply_to: str | None) -> str:
        """Post, or learn the id of what a post with a lost answer had made: the same nonce makes no second message."""
        try:
            return await self._post(place, content, reply_to)
        except _PictureRefusedError:
            return await self._post(place, replace(content, picture=None), reply_to)

    async def _post(self, place: str, content: Card, reply_to: str | None) -> str:
        channel = self._channel(place)
        known, nonce = self._unsure.get(place, (None, ""))
        if known != content:
            nonce = f"{id(self):x}-{next(self._nonces)}"[-25:]
        self._unsure[place] = (content, nonce)
        options: dict[str, Any] = {
            "view": buttons(content),
            "nonce": nonce,
            "allowed_mentions": discord.AllowedMentions(
                everyone=False, roles=False, replied_user=False, users=[discord.Object(one) for one in content.ping]
            ),
        }
        if content.picture is not None:
            options["file"] = picture_file(content.picture)
        if reply_to is not None:
            options["reference"] = discord.MessageReference(message_id=int(reply_to), channel_id=int(place))
        with self._writing(place, content), _translated(posting=True, replying=reply_to is not None):
            message = await channel.send(content.text, **options)
        self._unsure.pop(place, None)
        self.held.now(str(message.id), content)
        return str(message.id)

    async def edit(self, place: str, reference: str, content: Card) -> None:
        """Edit through the channel: the token of an interaction lives 15 minutes only (trouble P-07)."""
        try:
            await self._edit(place, reference, content)
        except _PictureRefusedError:
            await self._edit(place, reference, replace(content, picture=None))

    async def _edit(self, place: str, reference: str, content: Card) -> None:
        message = self._channel(place).get_partial_message(int(reference))
        with self._writing(place, content), _translated():
            await message.edit(
                content=content.text,
                view=buttons(content),
                allowed_mentions=NOBODY,
                attachments=self.held.files_for(reference, content),
            )
        self.held.now(reference, content)

    async def strip(self, place: str, reference: str) -> None:
        """Take the buttons off."""
        with self._writing(place), _translated():
            await self._channel(place).get_partial_message(int(reference)).edit(view=None, allowed_mentions=NOBODY)

    async def delete(self, place: str, reference: str) -> None:
        """Delete a message of ours."""
        with self._writing(place), _translated():
            await self._channel(place).get_partial_message(int(reference)).delete()

    async def below(self, place: str, reference: str, most: int) -> int:
        """How many messages lie below that one, counted up to ``most``."""
        after = discord.Object(int(reference))
        with self._writing(place), _translated():
            return len([message async for message in self._channel(place).history(limit=most, after=after)])

    async def direct(self, person: Person, content: Card) -> None:
        """Send into the private chat, opening it when need be."""
        client = self._connected()
        with _translated(private=True):
            chat = await client.create_dm(discord.Object(int(person.account)))
            options: dict[str, Any] = {"view": buttons(content), "allowed_mentions": NOBODY}
            await chat.send(content.text, **options)

    @contextmanager
    def _writing(self, place: str, content: Card | None = None) -> Iterator[None]:
        """Do not ask again what was refused while it still looks so; a picture may be all that is refused."""
        self._connected()
        self._bars.check(place)
        try:
            yield
        except Unreachable as refused:
            if content is not None and content.picture is not None and not isinstance(refused, Gone):
                self._plain[place] = asyncio.get_running_loop().time() + _PLAIN_FOR
                raise _PictureRefusedError from None
            self._bars.put(place)
            raise
        self._bars.lift(place)

    def _channel(self, place: str) -> discord.PartialMessageable:
        return self._connected().get_partial_messageable(int(place))

    def _connected(self) -> discord.Client:
        client = self._client()
        if client is None:
            raise Offline("not connected")
        return client


@contextmanager
def _translated(*, posting: bool = False, replying: bool = False, private: bool = False) -> Iterator[None]:
    """Raise what the sender understands; nothing of what Discord answered is kept, it may quote the message."""
    try:
        yield
    except discord.RateLimited as limited:
        raise Throttled(round(limited.retry_after * _MILLISECONDS)) from None
    except discord.HTTPException as error:
        raise wire_error(error, posting=posting, replying=replying, private=private) from None
    except (OSError, aiohttp.ClientError, RuntimeError) as error:  # RuntimeError: a session closed by a reconnect
        raise WireError(type(error).__name__) from None


def wire_error(
    error: discord.HTTPException, *, posting: bool = False, replying: bool = False, private: bool = False
) -> WireError:
    """What a refusal of the API means for the sender."""
    if error.status == _TOO_MANY and error.code not in _GONE:
        return Throttled(_retry_after(error))
    no_reply = replying and error.code == _BAD_FORM and _REPLY in error.text
    asleep = posting and error.code == _ASLEEP
    refused = error.status in _REFUSED or asleep
    found: list[tuple[bool, type[WireError]]] = [
        (no_reply or (error.code in _GONE and not asleep), Vanished),
        (error.code in _CHAT_CLOSED or (refused and private), Closed),
        (error.code in _NO_PLACE, Gone),
        (refused, Unreachable),
    ]
    kind = next((kind for holds, kind in found if holds), None)
    return WireError(f"HTTP {error.status}") if kind is None else kind()


def _retry_after(error: discord.HTTPException) -> int:
    """Milliseconds that a 429 asks for."""
    try:
        return round(float(error.response.headers["Retry-After"]) * _MILLISECONDS)
    except (KeyError, ValueError):
        return _UNKNOWN_PAUSE


async def answered(work: Awaitable[object]) -> None:
    """An answer to an interaction, its errors in the sender's words."""
    with _translated():
        await work
