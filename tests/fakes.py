"""Hand-written stand-ins for the ports: virtual time, repeatable entropy, a store that fails, a sink that listens."""

import asyncio
import hashlib
import heapq
from collections.abc import Awaitable, Callable
from itertools import count

from poker_bot.host.ports import Append, AppendOutcome, Platform, PrivateNote, StoreError, TableFrame
from poker_bot.store.memory import MemoryStore

START = 1_700_000_000_000
"""Where virtual time begins, milliseconds since 1970 UTC."""

_TURNS = 25
"""So often the loop is given a turn before it is taken to be quiet."""


async def settle() -> None:
    """Let every task that can run go on until all of them wait for something."""
    for _ in range(_TURNS):
        await asyncio.sleep(0)


class FakeClock:
    """``ports.Clock`` whose time passes only in ``advance``."""

    def __init__(self, now: int = START) -> None:
        self._now = now
        self._order = count()
        self._sleepers: list[tuple[int, int, asyncio.Future[None]]] = []
        self.quiet: Callable[[], Awaitable[None]] = settle

    def now(self) -> int:
        """Virtual milliseconds since 1970 UTC."""
        return self._now

    async def sleep_until(self, instant: int) -> None:
        """Return when ``advance`` has come to ``instant``."""
        if instant <= self._now:
            await asyncio.sleep(0)
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (instant, next(self._order), future))
        await future

    async def advance(self, milliseconds: int) -> None:
        """Let time pass, stopping at every instant at which somebody wakes, until all is quiet there."""
        end = self._now + milliseconds
        await self.quiet()
        while (due := self._next()) is not None and due <= end:
            self._now = max(self._now, due)
            while self._sleepers and self._sleepers[0][0] <= self._now:
                future = heapq.heappop(self._sleepers)[2]
                if not future.done():
                    future.set_result(None)
            await self.quiet()
        self._now = end

    def _next(self) -> int | None:
        while self._sleepers and self._sleepers[0][2].done():
            heapq.heappop(self._sleepers)
        return self._sleepers[0][0] if self._sleepers else None


class SeededEntropy:
    """``ports.Entropy`` that repeats itself: the n-th draw of a seed is always the same 32 bytes."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._drawn = 0

    def __call__(self) -> bytes:
        """The next 32 bytes."""
        self._drawn += 1
        return hashlib.sha256(f"{self._seed}/{self._drawn}".encode()).digest()


class RecordingSink:
    """``ports.Sink`` that remembers everything it was given."""

    def __init__(self, platform: Platform = "playground") -> None:
        self.platform: Platform = platform
        self.frames: list[TableFrame] = []
        self.notes: list[PrivateNote] = []

    def show(self, frame: TableFrame) -> None:
        """Remember a frame."""
        self.frames.append(frame)

    def tell(self, note: PrivateNote) -> None:
        """Remember a note."""
        self.notes.append(note)

    @property
    def last(self) -> TableFrame:
        """The newest frame."""
        return self.frames[-1]

    def notes_to(self, person: int, code: str = "") -> list[PrivateNote]:
        """The notes of one person, of one code if given."""
        return [note for note in self.notes if note.person.id == person and (not code or note.code == code)]


class RaisingSink(RecordingSink):
    """A sink that breaks its promise and raises whatever it is given."""

    def show(self, frame: TableFrame) -> None:
        """Raise."""
        super().show(frame)
        raise RuntimeError("sink is broken")

    def tell(self, note: PrivateNote) -> None:
        """Raise."""
        super().tell(note)
        raise RuntimeError("sink is broken")


class FlakyStore(MemoryStore):
    """A memory store whose appends can fail, fail behind the commit, or wait.

    ``failing`` appends raise and write nothing; ``losing`` appends write and then raise, as when the connection breaks
    while the answer is under way. While ``gate`` is not set, appends to the tables in ``held`` wait.
    """

    def __init__(self) -> None:
        super().__init__()
        self.failing = 0
        self.losing = 0
        self.held: set[int] = set()
        self.gate = asyncio.Event()
        self.appends: list[Append] = []

    async def create_table(self, community: int, room: int) -> int:
        """As the port says, a moment later."""
        await asyncio.sleep(0)
        return await super().create_table(community, room)

    async def append(self, batch: Append) -> AppendOutcome:
        """As the port says, but for what was asked of this fake."""
        await asyncio.sleep(0)  # a database always takes a moment
        if batch.table in self.held:
            await self.gate.wait()
        if self.failing:
            self.failing -= 1
            raise StoreError("disk full")
        outcome = await super().append(batch)
        self.appends.append(batch)
        if self.losing:
            self.losing -= 1
            raise StoreError("connection lost")
        return outcome
