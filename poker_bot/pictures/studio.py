"""Where pictures are made: beside the event loop, one at a time, so that no press waits for one."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from poker_bot.pictures.picture import Picture

_WORKERS: Final = 1
"""Drawing holds the interpreter most of the time: more threads would only take more from the tables."""


class Studio:
    """Draws what it is handed. One for each front end."""

    def __init__(self) -> None:
        self._workers: ThreadPoolExecutor | None = None

    async def draw(self, make: Callable[[], Picture]) -> Picture:
        """The result of ``make``, called in a thread; raises what it raises. Cancelled, it is not begun any more."""
        if self._workers is None:
            self._workers = ThreadPoolExecutor(_WORKERS, thread_name_prefix="pictures")
        return await asyncio.get_running_loop().run_in_executor(self._workers, make)

    def close(self) -> None:
        """Begin nothing any more; what is being drawn ends by itself."""
        if self._workers is not None:
            self._workers.shutdown(wait=False, cancel_futures=True)
            self._workers = None
