"""What the emulator answers instead of doing as asked: Discord's errors by name, and the faults a test may inject."""

from __future__ import annotations

import asyncio
import fnmatch
import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from simcord.backend.errors import BackendError

if TYPE_CHECKING:
    from collections.abc import Callable

    from .calls import Call


@dataclass(frozen=True, slots=True)
class Refusal:
    """An error of Discord's API: HTTP status, JSON error code, message."""

    status: int
    code: int
    message: str

    def error(self, errors: dict[str, Any] | None = None) -> BackendError:
        """Return the exception that simcord's routes raise for it."""
        return BackendError(self.status, self.code, self.message, errors=errors)


UNAUTHORIZED = Refusal(401, 0, "401: Unauthorized")
NOT_FOUND = Refusal(404, 0, "404: Not Found")
UNKNOWN_CHANNEL = Refusal(404, 10003, "Unknown Channel")
UNKNOWN_MESSAGE = Refusal(404, 10008, "Unknown Message")
UNKNOWN_WEBHOOK = Refusal(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = Refusal(404, 10062, "Unknown interaction")
NOT_YOUR_APPLICATION = Refusal(403, 20012, "You are not authorized to perform this action on this application")
TOO_MANY_COMMANDS = Refusal(400, 30032, "Maximum number of application commands reached (100)")
OLD_MESSAGE_EDITS = Refusal(429, 30046, "Maximum number of edits to messages older than 1 hour reached")
DMS_OPENED_TOO_FAST = Refusal(403, 40003, "You are opening direct messages too fast")
ALREADY_ACKNOWLEDGED = Refusal(400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS = Refusal(403, 50001, "Missing Access")
CANNOT_MESSAGE_USER = Refusal(403, 50007, "Cannot send messages to this user")
MISSING_PERMISSIONS = Refusal(403, 50013, "Missing Permissions")
INVALID_WEBHOOK_TOKEN = Refusal(401, 50027, "Invalid Webhook Token")
INVALID_FORM_BODY = Refusal(400, 50035, "Invalid Form Body")
INVALID_JSON = Refusal(400, 50109, "The request body contains invalid JSON.")
THREAD_ARCHIVED = Refusal(400, 50083, "Thread is archived")
NO_MUTUAL_GUILDS = Refusal(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
RATE_LIMITED = Refusal(429, 0, "You are being rate limited.")
SERVER_ERROR = Refusal(500, 0, "500: Internal Server Error")
UNAVAILABLE = Refusal(503, 0, "503: Service Unavailable")


@dataclass(slots=True)
class Fault:
    """An injected fault: which calls it strikes, how often still (`None`: until lifted), how often it has."""

    method: str
    pattern: str
    times: int | None = 1
    hits: int = 0

    def strikes(self, call: Call) -> bool:
        """Whether the fault is due for this call."""
        spent = self.times is not None and self.hits >= self.times
        return not spent and self.method in (call.method, "*") and fnmatch.fnmatchcase(call.path, self.pattern)

    def lift(self) -> None:
        """End the fault."""
        self.times = 0


@dataclass(slots=True)
class Refuse(Fault):
    """Answers with a refusal; the call has no effect."""

    refusal: Refusal = SERVER_ERROR
    headers: dict[str, str] = field(default_factory=dict)
    extra: dict[str, Any] = field(default_factory=dict)

    def body(self) -> dict[str, Any]:
        """Return the JSON of the answer."""
        return {"message": self.refusal.message, "code": self.refusal.code, **self.extra}


@dataclass(slots=True)
class LoseAnswer(Fault):
    """Does what the call asks and cuts the connection instead of answering."""


@dataclass(slots=True)
class Hold(Fault):
    """Keeps calls waiting, before they have any effect, until `release`."""

    waiting: int = 0
    announce: Callable[[], None] = lambda: None
    _open: asyncio.Event = field(default_factory=asyncio.Event)

    async def wait(self) -> None:
        """Wait for the release."""
        self.waiting += 1
        self.announce()
        try:
            await self._open.wait()
        finally:
            self.waiting -= 1

    def release(self) -> None:
        """Let the waiting calls through, and all later ones."""
        self.lift()
        self._open.set()


def rate_limited(retry_after: float, refusal: Refusal = RATE_LIMITED, *, everywhere: bool = False) -> dict[str, Any]:
    """Return the fields of a `Refuse` that is a 429 (`retry_after` in seconds), as Discord's own edge sends it.

    The `Via` header tells a client that Discord answered: discord.py raises a 429 without it, as it takes that for a
    ban of the address, and retries one that has it (platforms.md, "Testing without the platforms").
    """
    headers = {"Via": "1.1 emulator", "Retry-After": str(math.ceil(retry_after))}
    headers |= {"X-RateLimit-Global": "true"} if everywhere else {"X-RateLimit-Scope": "user"}
    extra = {"retry_after": retry_after, "global": everywhere}
    return {"refusal": refusal, "headers": headers, "extra": extra}
