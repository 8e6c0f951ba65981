"""The picture beside the table message, where a platform's text message cannot hold one: a message of its own.

It is worth a send only when the room's limits have room to spare, and only while its hand is on view: it waits behind
everything else, follows the table message, and what was not sent by the next hand is never sent.
"""

from typing import Generic

from adapters.outbox.message import TableMessage
from adapters.outbox.posted import hand_key
from adapters.outbox.wire import Content, Offline, Outlet, Throttled, Vanished


class Beside(Generic[Content]):
    """Belongs to a ``RoomSender``, whose task alone calls ``send``. Its message is edited in a hand, never deleted."""

    def __init__(self, message: TableMessage[Content], outlet: Outlet[Content]) -> None:
        self._message = message
        self._render = outlet.beside
        self._wire = outlet.wire
        self._hand: tuple[int, int] | None = None
        self._shown: Content | None = None
        self._reference: str | None = None

    def due(self) -> bool:
        """Whether there is another picture than the one sent for this hand; the table message comes first."""
        frame = self._message.frame
        if self._render is None or frame is None or self._message.is_stale(frame):
            return False
        content = self._render(frame)
        return content is not None and (self._hand, self._shown) != (hand_key(frame), content)

    async def send(self) -> None:
        """One try for each picture; one that somebody deleted does not come back in this hand."""
        frame, before = self._message.frame, self._shown
        content = None if self._render is None or frame is None else self._render(frame)
        if frame is None or content is None:
            return
        if self._hand != hand_key(frame):
            self._hand, self._reference, before = hand_key(frame), None, None
        first = before is None
        self._shown = content
        try:
            async with self._message.writing():
                await self._put(content, first=first)
        except Vanished:
            self._reference = None
        except (Throttled, Offline):
            self._shown = before
            raise

    async def _put(self, content: Content, *, first: bool) -> None:
        place = self._message.room.place
        if first:
            self._reference = await self._message.bounded(self._wire.post(place, content, None))
        elif self._reference is not None:
            await self._message.bounded(self._wire.edit(place, self._reference, content))
