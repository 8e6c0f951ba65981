"""What can lie in a table's inbox: everything that changes a table passes through here, one at a time (law 3)."""

import asyncio

from msgspec import Struct

from poker_bot.host.commands import Command, Reply


class Ask(Struct, frozen=True):
    """A person's command; ``reply`` gets the answer."""

    command: Command
    reply: asyncio.Future[Reply]


class Rang(Struct, frozen=True):
    """A timer of the table is due."""

    name: str


class Delivered(Struct, frozen=True):
    """The notice of ``turn`` reached the platform at the instant ``at`` (R-CLK-2)."""

    turn: int
    at: int


class Refreshed(Struct, frozen=True):
    """Rooms, people or the community's language changed: read them anew and show the table again."""


class Reached(Struct, frozen=True):
    """A room takes the bot's messages again (``works``), or refuses them; ``gone``: it will never take any again."""

    room: int
    works: bool
    gone: bool = False


Item = Ask | Rang | Delivered | Refreshed | Reached
Own = Rang | Delivered | Refreshed | Reached
"""What the host itself puts in."""

Key = tuple[str, str | int]

ROOM_FOR_OWN = 64
"""Places kept free for timers and notices: each is in the inbox at most once, so they do not fill it."""


def _key(item: Own) -> Key:
    match item:
        case Rang(name=name):
            return "rang", name
        case Delivered(turn=turn):
            return "delivered", turn
        case Refreshed():
            return "refreshed", ""
        case Reached(room=room, works=works, gone=gone):
            return "reached", f"{room} {works} {gone}"


class Inbox:
    """Bounded: ``size`` commands wait at most, what the host itself puts in always finds a place."""

    def __init__(self, size: int) -> None:
        """``size`` of ``HostSettings.inbox_size``."""
        self._size = size
        self._queue: asyncio.Queue[Item] = asyncio.Queue(size + ROOM_FOR_OWN)
        self._waiting: set[Key] = set()
        self._asked = 0

    def ask(self, item: Ask) -> bool:
        """Put a command in; False when too many wait already."""
        if self._asked >= self._size:
            return False
        self._asked += 1
        self._queue.put_nowait(item)
        return True

    def put(self, item: Own) -> bool:
        """Put in what the host itself has to say; what waits already is not put in twice. False = no place."""
        key = _key(item)
        if key in self._waiting:
            return True
        if self._queue.full():
            return False
        self._waiting.add(key)
        self._queue.put_nowait(item)
        return True

    async def get(self) -> Item:
        """The next item, oldest first."""
        item = await self._queue.get()
        if isinstance(item, Ask):
            self._asked -= 1
        else:
            self._waiting.discard(_key(item))
        return item

    def done(self) -> None:
        """The item got last was worked off."""
        self._queue.task_done()

    async def empty(self) -> None:
        """Until everything put in so far was worked off."""
        await self._queue.join()

    def drain(self) -> list[Item]:
        """Everything that still waits; nothing of it will be worked off."""
        items: list[Item] = []
        while not self._queue.empty():
            items.append(self._queue.get_nowait())
            self._queue.task_done()
        return items
