"""Public answers to typed commands: messages of their own, before everything else that waits in the room."""

import asyncio
from collections import deque
from typing import Final, Generic

from adapters.outbox.message import TableMessage
from adapters.outbox.wire import Content, Offline, Outlet, Throttled, Vanished

_KEPT: Final = 8


class Answers(Generic[Content]):
    """Belongs to a ``RoomSender``, whose task alone calls ``send``."""

    def __init__(self, message: TableMessage[Content], outlet: Outlet[Content]) -> None:
        self._message = message
        self._wire = outlet.wire
        self._waiting: deque[tuple[Content, str | None]] = deque(maxlen=_KEPT)
        self._silent = asyncio.Event()  # no answer waits
        self._silent.set()

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def put(self, content: Content, reply_to: str | None) -> None:
        """One more; of too many the oldest is dropped."""
        self._waiting.append((content, reply_to))
        self._silent.clear()

    async def sent(self) -> None:
        """Return when none waits any more."""
        await self._silent.wait()

    def drop(self) -> None:
        """What could not be sent in time is not sent at all."""
        self._waiting.clear()

    async def send(self) -> None:
        """One try: an answer that cannot be sent must not keep the table waiting."""
        content, reply_to = self._waiting.popleft()
        message = self._message
        try:
            async with message.writing():
                await message.bounded(self._wire.post(message.room.place, content, reply_to))
        except Vanished:
            if reply_to is not None:
                self._waiting.appendleft((content, None))
        except (Throttled, Offline):
            self._waiting.appendleft((content, reply_to))
            raise
        finally:
            if not self._waiting:
                self._silent.set()
