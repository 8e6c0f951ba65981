"""A hasty repeat: the same chips for the same person by the same admin, by another command, within half a minute.

Kept in memory from before the transaction until well behind it, so that two commands at the same moment are seen too. A
redelivery of the same update is no repeat: the store answers it as a duplicate.
"""

from typing import Final

from poker_bot.host.ports import Clock

WAIT_MS: Final = 30_000

What = tuple[int, int, int, int]
"""Bank, admin, person, chips (negative = taken)."""


class JustMoved:
    """What was moved lately; forgets what is older than ``WAIT_MS``."""

    def __init__(self, clock: Clock) -> None:
        """Nothing was moved yet."""
        self._clock = clock
        self._known: dict[What, tuple[str, int]] = {}

    def claim(self, what: What, key: str) -> int:
        """0 = go on, and it is remembered; else the seconds to wait before it can be meant once more.

        ``key`` is the dedupe key of the command, "" = none.
        """
        now = self._clock.now()
        self._known = {one: (by, at) for one, (by, at) in self._known.items() if now - at < WAIT_MS}
        known = self._known.get(what)
        if known is None:
            self._known[what] = key, now
            return 0
        by, at = known
        return 0 if key and by == key else -(-(at + WAIT_MS - now) // 1_000)

    def drop(self, what: What, key: str) -> None:
        """It came to nothing: it may be tried again at once."""
        if self._known.get(what, ("", 0))[0] == key:
            del self._known[what]
