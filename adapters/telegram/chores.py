"""What goes over the network beside the handling of updates: started and forgotten, but found again at stop."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

_log = logging.getLogger(__name__)


class Chores:
    """Tasks that nobody waits for. One that fails is named, without what it was about (law 6)."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin ``work``; the order in which several end is open."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)

    async def drain(self, patience: float) -> None:
        """Let what runs finish within ``patience`` seconds, then cancel it."""
        if not self._running:
            return
        _, late = await asyncio.wait(self._running, timeout=patience)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.warning("Telegram: an answer did not arrive: %s", type(error).__name__)
