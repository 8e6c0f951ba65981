"""One scheduler for the deadlines of all tables: it rings, and the table judges (law 5)."""

import asyncio
import heapq
import logging
from collections.abc import Callable

from poker_bot.host.ports import Clock

_log = logging.getLogger(__name__)

_SPARE = 64
"""Entries of moved or cancelled timers that may lie about, beside one for each timer, until all are removed."""

Ring = Callable[[int, str], None]
"""Called with table id and timer name at or after the instant; must return at once."""


class DeadlineScheduler:
    """Instants by table and name over a ``Clock``. A timer rings once; arming a name again moves it."""

    def __init__(self, clock: Clock, ring: Ring) -> None:
        """Nothing runs before ``start``."""
        self._clock = clock
        self._ring = ring
        self._due: dict[tuple[int, str], int] = {}
        self._heap: list[tuple[int, int, str]] = []
        self._earlier = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def arm(self, table: int, name: str, due: int) -> None:
        """Ring at ``due`` (milliseconds since 1970 UTC), and at no other instant armed for that name before."""
        self._due[table, name] = due
        if len(self._heap) > 2 * len(self._due) + _SPARE:
            self._heap = sorted((instant, *key) for key, instant in self._due.items())
        else:
            heapq.heappush(self._heap, (due, table, name))
        if self._heap[0] == (due, table, name):
            self._earlier.set()

    def cancel(self, table: int, name: str) -> None:
        """Do not ring; nothing happens when it was not armed."""
        self._due.pop((table, name), None)

    def cancel_table(self, table: int) -> None:
        """Forget everything about a table."""
        for key in [key for key in self._due if key[0] == table]:
            del self._due[key]

    def start(self) -> None:
        """Begin to ring."""
        self._task = asyncio.create_task(self._run(), name="deadlines")

    async def stop(self) -> None:
        """Ring no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _run(self) -> None:
        while True:
            self._earlier.clear()
            due = self._ring_all_due()
            await self._wait(due)

    def _ring_all_due(self) -> int | None:
        """Ring what is due; returns the next instant, None when nothing is armed."""
        while self._heap:
            due, table, name = self._heap[0]
            if self._due.get((table, name)) != due:
                heapq.heappop(self._heap)  # moved or cancelled meanwhile
                continue
            if due > self._clock.now():
                return due
            heapq.heappop(self._heap)
            del self._due[table, name]
            self._ring_one(table, name)
        return None

    def _ring_one(self, table: int, name: str) -> None:
        try:
            self._ring(table, name)
        except Exception as error:  # noqa: BLE001 - one table's fault must not stop the clocks of the others (O-07)
            _log.error("table %d: timer %s failed: %s", table, name, type(error).__name__)

    async def _wait(self, due: int | None) -> None:
        """Until ``due``, or until something earlier was armed."""
        if due is None:
            await self._earlier.wait()
            return
        sleeping = asyncio.ensure_future(self._clock.sleep_until(due))
        woken = asyncio.ensure_future(self._earlier.wait())
        try:
            await asyncio.wait((sleeping, woken), return_when=asyncio.FIRST_COMPLETED)
        finally:
            sleeping.cancel()
            woken.cancel()
