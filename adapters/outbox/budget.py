"""How often a room may be written to: a token bucket with a minimum gap, in milliseconds of the clock handed in.

Rooms that share one bucket (the topics of a Telegram group) take turns: whoever has been served longest ago goes first.
"""

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
    """The bucket of one room, or of several: they ask with themselves as ``owner``. It starts full."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._tokens = float(limits.burst)
        self._counted_at = 0
        self._next = 0
        self.paused_until = 0
        self._claims: dict[object, tuple[bool, int]] = {}
        self._served: dict[object, int] = {}

    def claim(self, owner: object, until: int, *, cosmetic: bool) -> None:
        """Until that instant ``owner`` would send if it could: others who have been served later wait for him."""
        self._claims[owner] = cosmetic, until

    def release(self, owner: object) -> None:
        """``owner`` has nothing to send now."""
        self._claims.pop(owner, None)

    def ready_at(self, now: int, reserve: int = 0, owner: object = None, *, cosmetic: bool = False) -> int:
        """The instant from which ``owner`` may send so that ``reserve`` tokens are left behind."""
        self._refill(now)
        ahead = self._ahead(owner, now, cosmetic=cosmetic)
        missing = 1 + ahead + min(reserve, self._limits.burst - 1) - self._tokens
        wait = ceil(max(0.0, missing) * 60_000 / self._limits.per_minute)
        return max(now + wait, max(self._next, self.paused_until) + ahead * self._limits.gap)

    def spend(self, now: int, owner: object = None) -> None:
        """One send of ``owner`` goes out now."""
        self._refill(now)
        self._tokens -= 1
        self._next = now + self._limits.gap
        self._claims.pop(owner, None)
        if owner is not None:
            self._served[owner] = now

    def _ahead(self, owner: object, now: int, *, cosmetic: bool) -> int:
        """How many others go first."""
        mine = (cosmetic, self._served.get(owner, 0))
        others = (
            (weak, self._served.get(one, 0), until) for one, (weak, until) in self._claims.items() if one != owner
        )
        return sum(until >= now and (weak, served) < mine for weak, served, until in others)

    def pause(self, until: int) -> None:
        """The platform asked for silence until then."""
        self.paused_until = max(self.paused_until, until)

    def _refill(self, now: int) -> None:
        gained = max(0, now - self._counted_at) * self._limits.per_minute / 60_000
        self._tokens = min(float(self._limits.burst), self._tokens + gained)
        self._counted_at = now
