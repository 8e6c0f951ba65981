"""Private messages: one queue per person. What cannot be delivered is told nowhere else (law 6, trouble P-09)."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Final, Generic

from adapters.outbox.budget import Budget
from adapters.outbox.wire import Closed, Content, Outlet, Throttled, WireError, WireTimeout, harmless, within
from poker_bot.host.ports import Clock, PrivateNote

_log = logging.getLogger(__name__)

_NOTES_KEPT: Final = 16
_TRIES: Final = 4
_FIRST_RETRY: Final = 1_000
_CLOSED_FOR: Final = 24 * 3_600_000
"""After so many milliseconds a closed chat is tried again, not with every hand: refusals count against the bot.

Sooner when the person asks for it (``Outbox.try_again``), or opens the chat himself.
"""


class ClosedChats:
    """Persons whose private chat is closed to us, each with the instant from which it is tried again."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._again_at: dict[int, int] = {}

    def persons(self) -> frozenset[int]:
        """All of them."""
        return frozenset(self._again_at)

    def close(self, person: int) -> None:
        """A message was refused."""
        self._again_at[person] = self._clock.now() + _CLOSED_FOR

    def open(self, person: int) -> bool:
        """A message arrived, or he wrote to us; whether that is news."""
        return self._again_at.pop(person, None) is not None

    def worth_a_try(self, person: int) -> bool:
        """Whether to send him something."""
        return self._clock.now() >= self._again_at.get(person, 0)


class PrivateSender(Generic[Content]):
    """The queue of one person; made by ``Outbox``. ``changed`` is called when his chat turns out closed or open."""

    def __init__(
        self, outlet: Outlet[Content], budget: Budget | None, chats: ClosedChats, changed: Callable[[], None]
    ) -> None:
        self._wire = outlet.wire
        self._host = outlet.host
        self._clock = outlet.clock
        self._limits = outlet.limits
        self._budget = budget
        self._chats = chats
        self._changed = changed
        self._notes: deque[PrivateNote] = deque(maxlen=_NOTES_KEPT)
        self._task: asyncio.Task[None] | None = None

    def tell(self, note: PrivateNote) -> None:
        """Queue a note; cards of a new hand take the place of older ones that still wait."""
        if note.kind == "cards":
            waiting = [one for one in self._notes if one.kind != "cards" or one.table != note.table]
            self._notes = deque(waiting, maxlen=_NOTES_KEPT)
        self._notes.append(note)
        if not self.busy:
            self._task = asyncio.get_running_loop().create_task(self._run())

    @property
    def busy(self) -> bool:
        """Whether something is being sent or waits."""
        return self._task is not None and not self._task.done()

    @property
    def task(self) -> asyncio.Task[None] | None:
        """The task that sends, None when it never ran."""
        return self._task

    async def _run(self) -> None:
        while self._notes:
            note = self._notes.popleft()
            if not self._chats.worth_a_try(note.person.id):
                continue
            try:
                await self._send(note)
            except Exception as error:  # noqa: BLE001 - the note may hold cards: nothing of it is logged, the next one follows
                _log.warning("private message: %s", type(error).__name__)

    async def _send(self, note: PrivateNote) -> None:
        content = self._wire.note(note)
        if content is None:
            return
        for attempt in range(_TRIES):
            await self._wait_for_budget()
            try:
                await within(self._clock, self._limits.send_timeout, self._wire.direct(note.person, content))
            except Closed:
                self._chats.close(note.person.id)
                await harmless(self._host.dm_result(note.person.id, works=False), "closed private chat")
                self._changed()
                return
            except Throttled as throttled:
                await self._pause(throttled.retry_after)
            except WireTimeout:
                raise  # it may have arrived: a second copy would only confuse
            except WireError:
                await self._pause(_FIRST_RETRY << attempt)
            else:
                if self._chats.open(note.person.id) or not note.person.dm:
                    await harmless(self._host.dm_result(note.person.id, works=True), "open private chat")
                    self._changed()
                return
        _log.warning("private message: given up after %d tries", _TRIES)

    async def _wait_for_budget(self) -> None:
        if self._budget is not None:
            while (at := self._budget.ready_at(self._clock.now())) > self._clock.now():
                await self._pause(at - self._clock.now())
            self._budget.spend(self._clock.now())

    async def _pause(self, milliseconds: int) -> None:
        await self._clock.sleep_until(self._clock.now() + milliseconds)
