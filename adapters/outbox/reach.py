"""Whether one room takes the bot's messages, and who is told when that changes (troubles P-10, P-12, P-13)."""

import logging
from collections.abc import Callable

from adapters.outbox.wire import Host, harmless
from poker_bot.host.ports import Room

_log = logging.getLogger(__name__)

Lost = Callable[[Room], None]
"""Called with a room that refuses the bot but is still there, once until it is reached again."""


class Reach:
    """``gone``: nothing is sent to the room any more. The host is told each time: it knows what is news to a table."""

    def __init__(self, host: Host, lost: Lost) -> None:
        self.gone = False
        self._host = host
        self._lost = lost
        self._works: bool | None = None  # None = not known yet

    @property
    def is_refused(self) -> bool:
        """Whether the room refuses the bot, as far as is known."""
        return self._works is False

    @property
    def is_known(self) -> bool:
        """Whether it is known to take messages."""
        return self._works is True

    async def works(self, room: Room) -> None:
        """The newest state stands there."""
        if self.is_refused:
            _log.info("room %d: reached again", room.id)
        self._works = True
        await harmless(self._host.room_reached(room.id, works=True), "a room that can be reached")

    async def refuses(self, room: Room, *, gone: bool) -> None:
        """A message was refused, or the platform says by itself that one would be."""
        news, self._works, self.gone = not self.is_refused, False, gone
        if news and not gone:
            self._lost(room)
        await harmless(self._host.room_reached(room.id, works=False, gone=gone), "a room that cannot be reached")
