"""When a room may send what waits: by its budgets, and how long what matters little gives way to the rest."""

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from adapters.outbox.budget import Budget, Limits
from adapters.outbox.wire import Priority

_COSMETIC_PATIENCE: Final = 10_000
_LONGEST_CLAIM: Final = 60_000


class Job(NamedTuple):
    """Something to do, from the instant ``at`` (milliseconds UTC) on; not every job ``sends``."""

    at: int
    priority: Priority
    run: Callable[[], Awaitable[None]]
    sends: bool = True
    wanted: int = 0  # from when it would be done if the limits did not matter

    def urgency(self) -> tuple[int, int]:
        """The least of these goes first."""
        return self.at, self.priority


class Pace:
    """Belongs to a ``RoomSender``. The first of ``budgets`` is the room's own, which topics of a group share."""

    def __init__(self, budgets: tuple[Budget, ...], limits: Limits) -> None:
        self._budgets = budgets
        self._limits = limits
        self._cosmetic_since = 0  # from when something that matters little waits, 0 = nothing does
        self._expects_until = 0  # until when the host is about to deal here

    @property
    def paused_until(self) -> int:
        """Until when the platform asked this room for silence."""
        return self._budgets[0].paused_until

    def pause(self, until: int) -> None:
        """The platform asked for silence."""
        self._budgets[0].pause(until)

    def ready_at(self, now: int, priority: Priority) -> int:
        """The instant from which something of that priority may be sent."""
        cosmetic = priority is Priority.COSMETIC and not self._has_waited(now)
        reserve = self._limits.burst // 2 if cosmetic else 0
        own, *others = self._budgets
        ready = own.ready_at(now, reserve, self, cosmetic=cosmetic)
        return max(ready, *(budget.ready_at(now, reserve) for budget in others), now)

    def expect(self, now: int, waiting: int, earliest: int) -> int:
        """The instant, not before ``earliest``, from which a new hand's message can go out behind ``waiting`` others.

        Its place in the line is kept.
        """
        own, *others = self._budgets
        ready = max(earliest, own.ready_at(now, waiting, self), *(budget.ready_at(now) for budget in others))
        self._expects_until = ready + self._limits.gap
        own.claim(self, self._expects_until, cosmetic=False)
        return ready

    def line_up(self, jobs: list[Job], now: int) -> None:
        """Stand in the line of those who share the room's budget, as long as there is something to send."""
        wanted = [job for job in jobs if job.sends and job.wanted <= now]
        waits = any(job.priority is Priority.COSMETIC for job in wanted)
        self._cosmetic_since = (self._cosmetic_since or now) if waits else 0
        if wanted:
            cosmetic = not self._has_waited(now) and all(job.priority is Priority.COSMETIC for job in wanted)
            self._budgets[0].claim(self, now + _LONGEST_CLAIM, cosmetic=cosmetic)
        elif now >= self._expects_until:
            self._budgets[0].release(self)

    def spend(self, job: Job, now: int) -> None:
        """Count a job before it goes out."""
        for budget in self._budgets:
            budget.spend(now, self)
        if job.priority is Priority.COSMETIC:
            self._cosmetic_since = 0

    def _has_waited(self, now: int) -> bool:
        """Whether what matters little has waited so long that it goes like everything else."""
        return 0 < self._cosmetic_since <= now - _COSMETIC_PATIENCE
