"""Everybody whose page is open. A tab that does not read in time is cut off: it comes back and is shown everything."""

import asyncio
import contextlib
import logging
from collections.abc import Iterable, Iterator
from typing import Final

from aiohttp import WSCloseCode, web

from adapters.playground.chat import Change, Chat, Posting
from adapters.playground.protocol import AnyReply, Drop, Message, Put, Welcome, Where, You, encode
from adapters.playground.render import Reader, Renderer
from poker_bot.host.ports import Clock, Person
from poker_bot.text.catalogue import FALLBACK, resolve_language

_log = logging.getLogger(__name__)

UNSENT: Final = 1_000_000
"""Characters of replies that may wait for one tab; a single reply always may."""


class Guest:
    """One open tab and the person in front of it."""

    def __init__(
        self,
        socket: web.WebSocketResponse,
        person: Person,
        locale: str,
        language: str = FALLBACK,
        languages: tuple[str, ...] = (FALLBACK,),
    ) -> None:
        """``locale``: the browser's language tag; ``language``: the group's, where it names none of ``languages``."""
        self.person = person
        self.locale = locale
        self._language = language
        self._languages = languages
        self._socket = socket
        self._unsent: asyncio.Queue[str] = asyncio.Queue()
        self._waiting = 0
        self._closing: asyncio.Task[bool] | None = None

    @property
    def reader(self) -> Reader:
        """Who reads, and in which language: his own, else his browser's, else the group's."""
        spoken = self.person.language or resolve_language(self.locale, self._languages, self._language)
        return Reader(self.person.id, spoken)

    def send(self, reply: AnyReply) -> None:
        """Queue a reply; a tab that has left too much unread is closed, and gets no more."""
        if self._closing is not None:
            return
        text = encode(reply)
        if self._waiting and self._waiting + len(text) > UNSENT:
            self._closing = asyncio.create_task(self._socket.close(code=WSCloseCode.TRY_AGAIN_LATER))
            return
        self._waiting += len(text)
        self._unsent.put_nowait(text)

    async def write(self) -> None:
        """Send what is queued, until cancelled or the tab is gone."""
        with contextlib.suppress(ConnectionError):
            while True:
                text = await self._unsent.get()
                await self._socket.send_str(text)
                self._waiting -= len(text)

    async def close(self) -> None:
        """The host stops; the page will look for it again."""
        await self._socket.close(code=WSCloseCode.GOING_AWAY)


class Hall:
    """Tells every open page what changed in the chats it may see."""

    def __init__(self, renderer: Renderer, clock: Clock) -> None:
        self._renderer = renderer
        self._clock = clock
        self._guests: set[Guest] = set()

    def __iter__(self) -> Iterator[Guest]:
        """Every open page."""
        return iter(tuple(self._guests))

    def __len__(self) -> int:
        """How many pages are open."""
        return len(self._guests)

    def people(self) -> frozenset[int]:
        """Who has a page open."""
        return frozenset(guest.person.id for guest in self._guests)

    @contextlib.contextmanager
    def present(self, guest: Guest) -> Iterator[None]:
        """``guest`` is told of every change as long as this lasts."""
        self._guests.add(guest)
        try:
            yield
        finally:
            self._guests.discard(guest)

    def tell(self, change: Change) -> None:
        """A change of the group to everybody, of a private chat to its owner; what cannot be drawn stops nobody."""
        where: Where = "private" if change.person else "group"
        for guest in self:
            if change.person and change.person != guest.person.id:
                continue
            if change.posting is None:
                guest.send(Drop(where, change.id))
            for message in self._drawn((change.posting,) if change.posting is not None else (), guest.reader):
                guest.send(Put(where, self._clock.now(), message))

    def _drawn(self, postings: Iterable[Posting], reader: Reader) -> Iterator[Message]:
        for posting in postings:
            try:
                yield self._renderer.message(posting, reader)
            except Exception as error:  # noqa: BLE001 - the text might quote a card, so the kind alone is named (law 6)
                _log.error("a message cannot be drawn: %s", type(error).__name__)

    def welcome(self, guest: Guest, chat: Chat) -> None:
        """Show a page everything, in the language of its reader."""
        reader, renderer = guest.reader, self._renderer
        guest.send(
            Welcome(
                now=self._clock.now(),
                you=You(guest.person.name, reader.language),
                labels=renderer.labels(reader.language),
                languages=renderer.languages(),
                commands=renderer.commands(reader.language),
                games=renderer.games(reader.language),
                bettings=renderer.bettings(reader.language),
                group=tuple(self._drawn(chat.group, reader)),
                private=tuple(self._drawn(chat.private(reader.person), reader)),
            )
        )

    async def close(self) -> None:
        """Close every page's connection."""
        await asyncio.gather(*(guest.close() for guest in self), return_exceptions=True)
