"""The table message of one room: what it shows, what it should show, and the one writer it has at a time (law 10)."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, Final, Generic

from msgspec.structs import replace

from adapters.outbox.posted import Closing, Posted, hand_key
from adapters.outbox.wire import (
    Content,
    Offline,
    Outlet,
    Priority,
    Result,
    Throttled,
    Vanished,
    WireTimeout,
    harmless,
    within,
)
from poker_bot.host.ports import Room, TableFrame

_SLOT: Final = "table"
_RESULT_PHASES: Final = ("showdown", "over")
_CLOSING_TRIES: Final = 3
_CLOSINGS_KEPT: Final = 4
_JUST_POSTED: Final = 2_000

Send = Callable[[Content], Coroutine[Any, Any, None]]
"""Sends that content as the answer to a press."""


class TableMessage(Generic[Content]):
    """Belongs to a ``RoomSender``, whose task alone calls ``attach``, ``post``, ``edit`` and ``close_earlier``."""

    def __init__(self, room: Room, outlet: Outlet[Content], closed: Callable[[], frozenset[int]]) -> None:
        """``closed`` tells whose private chats are closed."""
        self.room = room
        self.frame: TableFrame | None = None
        self.attached = False
        self.closings: list[Closing] = []
        self.repost = False
        self.below = 0
        self._wire = outlet.wire
        self._host = outlet.host
        self._clock = outlet.clock
        self._limits = outlet.limits
        self._closed = closed
        self._posted: Posted | None = None
        self._shown: Content | None = None
        self._shown_frame: TableFrame | None = None
        self._rendered: tuple[TableFrame, frozenset[int], Content] | None = None
        self._delivered = (0, 0)
        self._attaching = asyncio.Lock()
        self._idle = asyncio.Event()
        self._idle.set()

    @property
    def reference(self) -> str | None:
        """The platform's id of the message, None when there is none."""
        return None if self._posted is None else self._posted.reference

    def take(self, frame: TableFrame) -> bool:
        """Hold ``frame`` from now on; False when it is known, or a newer one: ids of tables grow like versions."""
        known = self.frame
        if known is not None and (_age(known) > _age(frame) or known == frame):  # the same, in an answer: drawn already
            return False
        self.room = frame.room
        if known is not None and hand_key(known) != hand_key(frame):
            self._leave(known)
        self.frame = frame
        return True

    def forget(self) -> None:
        """There is no message any more."""
        self._posted = None
        self._shown = None
        self._shown_frame = None

    def ask_anew(self) -> None:
        """Post it again at the bottom, unless it has just been posted."""
        self.repost = self._posted is None or self._clock.now() - self._posted.at > _JUST_POSTED

    def redraw(self) -> None:
        """The newest frame may be rendered otherwise by now: its picture is ready."""
        self._rendered = None

    def moved(self, place: str) -> None:
        """The room has another address, where no message of ours stands yet."""
        self.room = replace(self.room, place=place)
        self.closings.clear()
        self.forget()

    # --- what there is to do -----------------------------------------------------------------------------------

    def must_post(self, frame: TableFrame, now: int) -> bool:
        """A new message, not an edit: none there yet, asked for, too old, or drowned when a street begins."""
        if self._posted is None or self.repost:
            return True
        if 0 < self._limits.max_age < now - self._posted.at:
            return self.is_stale(frame)
        shown = self._shown_frame
        drowned = 0 < self._limits.below < self.below
        return drowned and shown is not None and shown.view.street != frame.view.street

    def is_stale(self, frame: TableFrame) -> bool:
        """Whether the message shows something else than ``frame`` would."""
        return self._content(frame) != self._shown

    def shows_turn(self, frame: TableFrame) -> bool:
        """Whether the platform has accepted a message that shows this turn."""
        return self._shown_frame is not None and self._shown_frame.view.turn == frame.view.turn

    def priority(self, frame: TableFrame) -> Priority:
        """How much the difference between what is shown and ``frame`` matters."""
        if self.repost:
            return Priority.ANSWER
        shown = self._shown_frame
        if frame.view.phase in _RESULT_PHASES and (shown is None or frame.view.phase != shown.view.phase):
            return Priority.RESULT
        if shown is None or (frame.view.turn, frame.view.street) != (shown.view.turn, shown.view.street):
            return Priority.TURN
        return Priority.COSMETIC

    def _content(self, frame: TableFrame) -> Content:
        """The rendering of ``frame``, drawn once."""
        closed = self._closed().intersection(frame.people)
        if self._rendered is None or self._rendered[0] is not frame or self._rendered[1] != closed:
            self._rendered = (frame, closed, self._wire.table(frame, live=True, closed=closed))
        return self._rendered[2]

    # --- the sender's task -------------------------------------------------------------------------------------

    async def attach(self) -> None:
        """Once: take up the message of before a restart; one of another hand only loses its buttons."""
        async with self._attaching:
            if self.attached or self.frame is None:
                return
            posted = Posted.load(await self._host.message(self.room.id, _SLOT))
            if posted is not None and (posted.table, posted.hand) == hand_key(self.frame):
                self._posted = posted
            elif posted is not None:
                self.closings.append(Closing(posted.reference, None, urgent=False))
            self.attached = True

    async def post(self) -> None:
        """Post the newest frame; the message it replaces loses its buttons."""
        async with self.writing():
            frame = self.frame
            if frame is None:
                return
            content = self._content(frame)
            reference = await self.bounded(self._wire.post(self.room.place, content, None))
        if self.frame is None or hand_key(self.frame) != hand_key(frame):
            self._adopt(reference, frame)
            return
        if self._posted is not None:
            self.closings.append(Closing(self._posted.reference, None, urgent=False))
        posted = Posted(reference, *hand_key(frame), self._clock.now())
        self._posted = posted
        self.repost = False
        self.below = 0
        await self._accepted(posted, frame, content)
        await harmless(self._host.save_message(self.room.id, _SLOT, posted.save()), "saving a message id")

    async def edit(self) -> None:
        """Bring the message up to the newest frame; a message that is gone is forgotten, so that the next is posted."""
        async with self.writing():
            frame, posted = self.frame, self._posted
            if frame is None or posted is None or not self.is_stale(frame):
                return
            content = self._content(frame)
            self._shown = None  # until the platform says yes, what it shows is not known
            try:
                await self.bounded(self._wire.edit(self.room.place, posted.reference, content))
            except Vanished:
                if self._posted is posted:
                    self.forget()
                return
        await self._accepted(posted, frame, content)

    async def close_earlier(self) -> None:
        """Give the oldest message left behind its result, and take its buttons off; gone is as good."""
        closing = self.closings[0]
        try:
            async with self.writing():
                await self._close(closing)
        except Vanished:
            self._closed_now(closing)
        except Exception as error:
            closing.tries += not isinstance(error, Throttled | Offline)
            if closing.tries >= _CLOSING_TRIES:
                self._closed_now(closing)
            raise
        else:
            self._closed_now(closing)

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[None]:
        """Be the only one who writes in this room."""
        while not self._idle.is_set():
            await self._idle.wait()
        self._idle.clear()
        try:
            yield
        finally:
            self._idle.set()

    async def bounded(self, work: Coroutine[Any, Any, Result]) -> Result:
        """One send, within the time it may take."""
        return await within(self._clock, self._limits.send_timeout, work)

    async def _close(self, closing: Closing) -> None:
        place = self.room.place
        if closing.frame is None:
            if closing.reference is not None:
                await self.bounded(self._wire.strip(place, closing.reference))
            return
        closed = self._closed().intersection(closing.frame.people)
        content = self._wire.table(closing.frame, live=False, closed=closed)
        if closing.reference is None:
            await self.bounded(self._wire.post(place, content, None))
        else:
            await self.bounded(self._wire.edit(place, closing.reference, content))

    def _closed_now(self, closing: Closing) -> None:
        if closing in self.closings:
            self.closings.remove(closing)

    def _leave(self, last: TableFrame) -> None:
        """The room goes on with another hand than ``last``."""
        urgent = self.attached and self._shown_frame is not last and last.view.phase in _RESULT_PHASES
        if self._posted is not None or urgent:
            self.closings.append(Closing(self.reference, last, urgent))
            del self.closings[:-_CLOSINGS_KEPT]
        self.forget()

    def _adopt(self, reference: str, frame: TableFrame) -> None:
        """A message got posted while its hand ended and the next began."""
        for closing in self.closings:
            if closing.reference is None and closing.frame is not None and hand_key(closing.frame) == hand_key(frame):
                closing.reference = reference
                closing.urgent = closing.frame is not frame
                return
        self.closings.append(Closing(reference, frame, urgent=False))

    async def _accepted(self, posted: Posted, frame: TableFrame, content: Content) -> None:
        if self._posted is posted:
            self._shown, self._shown_frame = content, frame
        await self._deliver(frame)

    async def _deliver(self, frame: TableFrame) -> None:
        """Tell the host, once for each turn, that the platform has the message that shows it (R-CLK-2)."""
        turn = (frame.table, frame.view.turn)
        if frame.view.to_act and turn != self._delivered:
            self._delivered = turn
            await harmless(self._host.notice_delivered(*turn, self._clock.now()), "notice of a turn")

    # --- a press lends its answer --------------------------------------------------------------------------------

    async def carry(self, reference: str, send: Send[Content], until: int) -> bool:
        """Let the answer to a press on ``reference`` carry the newest content; False when there is nothing to carry.

        Raises what ``send`` raises, and ``WireTimeout``; then the sender brings the message up to date by an edit.
        """
        await self.attach()
        with contextlib.suppress(WireTimeout):
            while not self._idle.is_set():
                await within(self._clock, until - self._clock.now(), self._idle.wait())
        frame, posted = self.frame, self._posted
        if not self._idle.is_set() or frame is None or posted is None or posted.reference != reference:
            return False
        if self.must_post(frame, self._clock.now()) or not self.is_stale(frame):
            return False
        async with self.writing():
            content = self._content(frame)
            self._shown = None  # as in ``edit``
            await self.bounded(send(content))
        await self._accepted(posted, frame, content)
        return True


def _age(frame: TableFrame) -> tuple[int, int, bool]:
    """Newer frames have more of it: the settle-up comes behind the last version of its table."""
    return frame.table, frame.version, frame.settlement is not None
