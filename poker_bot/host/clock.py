"""The wall clock: the only place where the host reads time. Tests hand in a virtual one instead."""

import asyncio
import time

_LONGEST_NAP = 30_000
"""A sleep is cut into pieces of this many milliseconds, so that a clock that was set is noticed."""


class SystemClock:
    """``ports.Clock`` of the real world."""

    def now(self) -> int:
        """Milliseconds since 1970 UTC."""
        return time.time_ns() // 1_000_000

    async def sleep_until(self, instant: int) -> None:
        """Return at or after ``instant`` (milliseconds since 1970 UTC), however the clock was set meanwhile."""
        while (left := instant - self.now()) > 0:  # noqa: ASYNC110 - time passes by itself, no event tells of it
            await asyncio.sleep(min(left, _LONGEST_NAP) / 1000)
