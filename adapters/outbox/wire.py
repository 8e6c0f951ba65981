"""What the sender needs of a platform, of the host, and the ways in which a send can fail."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from enum import IntEnum
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from adapters.outbox.budget import Limits
from poker_bot.host.ports import Clock, Person, Platform, PrivateNote, Room, TableFrame

_log = logging.getLogger(__name__)

Content = TypeVar("Content")
"""What a platform sends as one message; compared with ``==`` to find out whether an edit would change anything."""

Result = TypeVar("Result")


class Priority(IntEnum):
    """What goes first when a room may not send everything at once."""

    ANSWER = 0
    RESULT = 1
    TURN = 2
    COSMETIC = 3


class WireError(Exception):
    """A send failed for the moment (network, 5xx); the sender tries again with growing pauses."""


class Offline(WireError):  # noqa: N818 - says what is the matter
    """There is no connection; the adapter calls ``retry_now`` when there is one, so nothing is logged."""


class WireTimeout(WireError):  # noqa: N818 - a time-out is what it is
    """No answer within the limit; whether the platform did it is not known."""


class Throttled(WireError):  # noqa: N818 - says what happened
    """The platform asks to wait ``retry_after`` milliseconds (429)."""

    def __init__(self, retry_after: int) -> None:
        super().__init__("throttled")
        self.retry_after = retry_after


class Vanished(WireError):  # noqa: N818 - says what happened
    """The message named does not exist any more, or may not be edited any more (trouble P-08, P-10)."""


class Unreachable(WireError):  # noqa: N818 - says what happened
    """The place refuses us: no right to write, deleted, bot removed (trouble P-12)."""


class Gone(Unreachable):
    """The place is no more and will never be again: nothing is sent there any more (trouble P-10)."""


class Closed(WireError):  # noqa: N818 - says what happened
    """The person's private chat is closed to us (trouble P-09, P-21)."""


class Moved(WireError):  # noqa: N818 - says what happened
    """The place has another address now (trouble P-25); the adapter has told the service already."""

    def __init__(self, place: str) -> None:
        super().__init__("moved")
        self.place = place


class Wire(Protocol[Content]):
    """The platform's part. Rendering is pure and quick; sending raises ``WireError`` and nothing else on purpose.

    The sender bounds every send by a timeout. "Not modified" is success.
    """

    platform: Platform

    def table(self, frame: TableFrame, *, live: bool, closed: frozenset[int]) -> Content:
        """The table message; without buttons when not ``live``. ``closed``: persons whose private chat is closed."""
        ...

    def nudge(self, frame: TableFrame) -> Content:
        """The short message that mentions the player to act."""
        ...

    def note(self, note: PrivateNote) -> Content | None:
        """A private message, None when this platform does not send that kind."""
        ...

    def budget_of(self, place: str) -> str:
        """Places with the same answer share the limits (the topics of a Telegram group)."""
        ...

    async def post(self, place: str, content: Content, reply_to: str | None) -> str:
        """A new message, its reference as answer. ``Vanished`` when ``reply_to`` does not exist."""
        ...

    async def edit(self, place: str, reference: str, content: Content) -> None:
        """Replace a message."""
        ...

    async def strip(self, place: str, reference: str) -> None:
        """Take the buttons off a message."""
        ...

    async def delete(self, place: str, reference: str) -> None:
        """Delete a message of ours."""
        ...

    async def direct(self, person: Person, content: Content) -> None:
        """A private message; ``Closed`` when it cannot be delivered."""
        ...


class Host(Protocol):
    """The part of the service that the sender calls."""

    async def notice_delivered(self, table: int, turn: int, at: int) -> None:
        """The platform accepted, at that instant, the first message that shows this turn (R-CLK-2)."""
        ...

    async def dm_result(self, person: int, works: bool) -> None:  # noqa: FBT001 - the service's signature
        """Whether a private message arrived."""
        ...

    async def public_language(self, room: Room) -> str:
        """The language of what everybody reads in a room."""
        ...

    async def room_reached(self, room: int, works: bool, gone: bool = False) -> None:  # noqa: FBT001, FBT002 - the service's signature
        """Whether a room takes messages; ``gone``: it never will again."""

    async def save_message(self, room: int, slot: str, reference: str) -> None:
        """Remember a message reference across a restart; an empty one forgets."""
        ...

    async def message(self, room: int, slot: str) -> str | None:
        """The remembered reference."""
        ...


class Outlet(NamedTuple, Generic[Content]):
    """What every sender is wired to."""

    wire: Wire[Content]
    host: Host
    clock: Clock
    limits: Limits
    beside: Callable[[TableFrame], Content | None] | None = None  # the picture, where it is a message of its own


async def within(clock: Clock, milliseconds: int, work: Coroutine[Any, Any, Result]) -> Result:
    """The result of ``work``; raises ``WireTimeout`` and cancels it when it takes longer by ``clock``."""
    task = asyncio.ensure_future(work)
    limit = asyncio.ensure_future(clock.sleep_until(clock.now() + milliseconds))
    try:
        await asyncio.wait({task, limit}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        limit.cancel()
        if not task.done():
            task.add_done_callback(_heard)
            task.cancel()
    if task.cancelled() or not task.done():
        raise WireTimeout("no answer in time")
    return task.result()


async def harmless(work: Coroutine[Any, Any, None], what: str) -> None:
    """Tell the host something that is no reason to stop sending when the host cannot take it in."""
    try:
        await work
    except Exception as error:  # noqa: BLE001 - a store that is down must not make us post a message twice
        _log.warning("%s: %s", what, type(error).__name__)


def _heard(task: asyncio.Future[Any]) -> None:
    """Whatever a given-up send still says, nobody waits for it; unread, asyncio would print it with its payload."""
    if not task.cancelled():
        task.exception()
