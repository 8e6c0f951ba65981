"""One place to wait until something has happened in the emulator: no polling, no sleeps."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


class Changes:
    """Wakes every waiter after each change; a waiter looks again and goes on waiting if it is not satisfied."""

    def __init__(self) -> None:
        self._waiters: list[asyncio.Future[None]] = []

    def announce(self) -> None:
        """Say that something changed."""
        waiters, self._waiters = self._waiters, []
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    async def until(self, condition: Callable[[], T], within: float) -> T:
        """Return the first truthy value of `condition`, looked at now and after each change.

        Raises `TimeoutError` after `within` seconds.
        """
        async with asyncio.timeout(within):
            while not (value := condition()):
                waiter = asyncio.get_running_loop().create_future()
                self._waiters.append(waiter)
                await waiter
        return value
