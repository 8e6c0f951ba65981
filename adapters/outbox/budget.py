"""How often a room may be written to: a token bucket with a minimum gap, in milliseconds of the clock handed in."""

from math import ceil

from msgspec import Struct


class Limits(Struct, frozen=True):
    """The platform's limits for one room, and how the sender behaves.

    ``gap`` milliseconds between two sends, ``burst`` sends in a row, ``per_minute`` in the long run. ``send_timeout``
    milliseconds for one send. A message older than ``max_age`` milliseconds is posted anew in place of another edit,
    one with more than ``below`` messages under it when the next street begins; 0 = never.
    """

    gap: int
    burst: int
    per_minute: int
    send_timeout: int = 10_000
    max_age: int = 0
    below: int = 15
    overall_per_second: int = 0  # sends per second to all rooms and people together, 0 = no such limit

    def overall(self) -> "Budget | None":
        """The budget of the whole bot, where the platform has such a limit."""
        if not self.overall_per_second:
            return None
        return Budget(Limits(0, self.overall_per_second, self.overall_per_second * 60))


class Budget:
    """The bucket of one room. It starts full."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._tokens = float(limits.burst)
        self._counted_at = 0
        self._next = 0
        self.paused_until = 0

    def ready_at(self, now: int, reserve: int = 0) -> int:
        """The instant from which a send may go out that leaves ``reserve`` tokens behind."""
        self._refill(now)
        missing = 1 + min(reserve, self._limits.burst - 1) - self._tokens
        wait = ceil(max(0.0, missing) * 60_000 / self._limits.per_minute)
        return max(now + wait, self._next, self.paused_until)

    def spend(self, now: int) -> None:
        """One send goes out now."""
        self._refill(now)
        self._tokens -= 1
        self._next = now + self._limits.gap

    def pause(self, until: int) -> None:
        """The platform asked for silence until then."""
        self.paused_until = max(self.paused_until, until)

    def _refill(self, now: int) -> None:
        gained = max(0, now - self._counted_at) * self._limits.per_minute / 60_000
        self._tokens = min(float(self._limits.burst), self._tokens + gained)
        self._counted_at = now
