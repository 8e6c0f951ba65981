"""Where pictures are made: beside the event loop, one at a time, so that no press waits for one."""

import asyncio
import contextlib
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Final, TypeAlias

from poker_bot.pictures.picture import Picture

_Work: TypeAlias = tuple[asyncio.AbstractEventLoop, "asyncio.Future[Picture]", Callable[[], Picture]]

_NAME: Final = "pictures"


class Studio:
    """Draws what it is handed, one after the other. One for each front end.

    A thread of its own and not a pool: drawing holds the interpreter most of the time, so more threads would only take
    more from the tables, and the interpreter waits for a pool's threads when the process ends, but not for a daemon.
    """

    def __init__(self) -> None:
        self._work: SimpleQueue[_Work | None] = SimpleQueue()
        self._thread: Thread | None = None

    async def draw(self, make: Callable[[], Picture]) -> Picture:
        """The result of ``make``, called in the thread; raises what it raises. Cancelled, it is not begun any more."""
        if self._thread is None:
            self._thread = Thread(target=_run, args=(self._work,), name=_NAME, daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        drawn: asyncio.Future[Picture] = loop.create_future()
        self._work.put((loop, drawn, make))
        return await drawn

    def close(self) -> None:
        """Let the thread end when it is done; what is being drawn nobody waits for."""
        if self._thread is not None:
            self._work.put(None)
            self._thread = None


def _run(work: "SimpleQueue[_Work | None]") -> None:
    """The thread."""
    while (item := work.get()) is not None:
        loop, drawn, make = item
        if drawn.cancelled():
            continue
        picture: Picture | BaseException
        try:
            picture = make()
        except Exception as error:  # noqa: BLE001 - it is raised where the picture was asked for
            picture = error
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is there to see it
            loop.call_soon_threadsafe(_hand_over, drawn, picture)


def _hand_over(drawn: "asyncio.Future[Picture]", picture: Picture | BaseException) -> None:
    if drawn.done():
        return
    if isinstance(picture, BaseException):
        drawn.set_exception(picture)
    else:
        drawn.set_result(picture)
