"""The log of what the bot asked for, and gates that hold a method until the test lets it go."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.emulators.telegram.chats import Chat


@dataclass(slots=True)
class Call:
    """One request other than getUpdates; the repr shows neither texts nor tokens.

    `at` is the emulator's clock in seconds, `status` the HTTP status, 0 until answered.
    """

    method: str
    at: float
    params: Mapping[str, Any] = field(default_factory=dict, repr=False)
    chat: Chat | None = None
    status: int = 0
    error: str = ""
    result: Any = field(default=None, repr=False)

    @property
    def ok(self) -> bool:
        """Answered, and not refused."""
        return self.status == 200


@dataclass(eq=False, slots=True)
class Gate:
    """Holds calls of one method before they are looked at: for orders of events that a race would leave to luck."""

    method: str
    waiting: int = 0
    _open: asyncio.Event = field(default_factory=asyncio.Event, repr=False)

    def release(self) -> None:
        """Let those that wait pass, and all later ones."""
        self._open.set()

    async def passed(self, arrived: Callable[[], None]) -> None:
        """Say that a call arrived, and return when the gate is open."""
        self.waiting += 1
        arrived()
        try:
            await self._open.wait()
        finally:
            self.waiting -= 1
