"""Refusals a test asks for, and Telegram's flood limits (P-24) for a test that wants them.

Time is read from the clock given to `Limits`, in seconds, so a test with its own clock needs no waiting.
"""

import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.emulators.telegram.content import Json
from tests.emulators.telegram.refusals import refusal, slow_down

WRITES = {
    "sendMessage",
    "sendPhoto",
    "sendDocument",
    "editMessageText",
    "editMessageCaption",
    "editMessageMedia",
    "editMessageReplyMarkup",
}
MINUTE = 60.0


@dataclass(frozen=True, slots=True)
class Budget:
    """How many sends and edits, taken together, pass: per group and private chat a minute, and over all a second."""

    group_per_minute: int = 20
    private_per_minute: int = 60
    overall_per_second: int = 30


@dataclass(slots=True)
class Fault:
    """The next `times` calls of `method` (any, for `*`), about `chat_id` (any, for None), are refused."""

    method: str
    code: int
    description: str
    parameters: Json
    chat_id: int | None
    times: int

    def matches(self, method: str, chat_id: object) -> bool:
        """Whether this call is one of them."""
        polling = method == "getUpdates" and self.method == "*"
        return (
            self.method in ("*", method)
            and not polling
            and self.times > 0
            and (self.chat_id is None or self.chat_id == chat_id)
        )


@dataclass(slots=True)
class Limits:
    """What stands between a valid call and its success."""

    clock: Callable[[], float]
    budget: Budget | None = None
    faults: list[Fault] = field(default_factory=list)
    _closed_until: dict[int | None, float] = field(default_factory=dict)
    _spent: dict[int | None, deque[float]] = field(default_factory=dict)

    def fail_next(self, fault: Fault) -> None:
        """Queue a refusal; those of one method come in the order they were asked for."""
        self.faults.append(fault)

    def flood(self, chat_id: int, seconds: float) -> None:
        """Refuse sends and edits in that chat with 429 until `seconds` have passed."""
        self._closed_until[chat_id] = self.clock() + seconds

    def lift(self, chat_id: int) -> None:
        """End a flood early."""
        self._closed_until.pop(chat_id, None)

    def check(self, method: str, chat_id: Any) -> None:  # noqa: ANN401 - an id, a username or nothing
        """Raise the refusal that this call meets, if any. A call that passes is counted by `charge`."""
        for fault in self.faults:
            if fault.matches(method, chat_id):
                fault.times -= 1
                self.faults = [kept for kept in self.faults if kept.times > 0]
                raise refusal(fault.code, fault.description, dict(fault.parameters) or None)
        if method not in WRITES:
            return
        self._check_budget(chat_id)
        now = self.clock()
        for closed in (chat_id, None):
            left = self._closed_until.get(closed, now) - now
            if left > 0:
                raise slow_down(math.ceil(left))

    def charge(self, method: str, chat_id: Any) -> None:  # noqa: ANN401 - an id, a username or nothing
        """Count a send or edit that passed."""
        if method in WRITES and self.budget is not None:
            for spender in (chat_id, None):
                self._spent.setdefault(spender, deque()).append(self.clock())

    def _check_budget(self, chat_id: Any) -> None:  # noqa: ANN401 - an id, a username or nothing
        """Close the chat, or all of them, when the budget is spent; each closure lasts until one call fits again."""
        if self.budget is None:
            return
        group = isinstance(chat_id, int) and chat_id < 0
        per_minute = self.budget.group_per_minute if group else self.budget.private_per_minute
        for spender, allowed, window in (
            (chat_id, per_minute, MINUTE),
            (None, self.budget.overall_per_second, 1.0),
        ):
            times = self._spent.setdefault(spender, deque())
            while times and times[0] <= self.clock() - window:
                times.popleft()
            if len(times) >= allowed and spender not in self._open_floods():
                self._closed_until[spender] = times[0] + window

    def _open_floods(self) -> set[int | None]:
        now = self.clock()
        self._closed_until = {chat: until for chat, until in self._closed_until.items() if until > now}
        return set(self._closed_until)
