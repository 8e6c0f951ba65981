"""Time and entropy: what the host may not find by itself."""

from collections.abc import Callable
from typing import Protocol


class Clock(Protocol):
    """Wall-clock instants; tests hand in a virtual one."""

    def now(self) -> int:
        """Milliseconds since 1970 UTC."""
        ...

    async def sleep_until(self, instant: int) -> None:
        """Return at or after ``instant``."""
        ...


Entropy = Callable[[], bytes]
"""32 fresh random bytes from the operating system."""
