"""One room's sender: a task that does the most urgent thing the limits allow, until the room shows the newest frame."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Generic

from adapters.outbox.answers import Answers
from adapters.outbox.beside import Beside
from adapters.outbox.budget import Budget
from adapters.outbox.mention import Mention
from adapters.outbox.message import TableMessage
from adapters.outbox.pace import Job, Pace
from adapters.outbox.press import Press
from adapters.outbox.reach import Lost, Reach
from adapters.outbox.wire import (
    Content,
    Gone,
    Moved,
    Offline,
    Outlet,
    Priority,
    Throttled,
    Unreachable,
    WireTimeout,
    harmless,
    within,
)
from poker_bot.host.ports import Room, TableFrame

_log = logging.getLogger(__name__)

_FIRST_RETRY: Final = 1_000
_LAST_RETRY: Final = 30_000
_FIRST_REFUSED: Final = 30_000  # a refusal is not repeated quickly: too many of them ban the address
_LAST_REFUSED: Final = 600_000
_MAX_DOUBLINGS: Final = 10


class RoomSender(Generic[Content]):
    """Made by ``Outbox``. The first of ``budgets`` is the room's own."""

    def __init__(
        self,
        message: TableMessage[Content],
        outlet: Outlet[Content],
        budgets: tuple[Budget, ...],
        lost: Lost = lambda _: None,
    ) -> None:
        self.message = message
        self.borrowed: set[Press[Content]] = set()
        self._host = outlet.host
        self._clock = outlet.clock
        self._limits = outlet.limits
        self._pace = Pace(budgets, outlet.limits)
        self._beside = Beside(message, outlet)
        self._answers = Answers(message, outlet)
        self._answered = False  # whether the last send was an answer
        self._mention = Mention(message, outlet)
        self._attached = False
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._failures = 0
        self._retry_at = 0
        self._refused_until = 0
        self._delayed = (0, 0)
        self.reach = Reach(outlet.host, lost)
        self._telling: asyncio.Task[None] | None = None
        self._stopping = False

    # --- what others tell it -----------------------------------------------------------------------------------

    @property
    def room(self) -> Room:
        """The room with its newest address."""
        return self.message.room

    def show(self, frame: TableFrame) -> None:
        """Take a frame unless it is older than the one known."""
        if self.message.take(frame):
            self.kick()

    def press(self, reference: str, until: int) -> Press[Content]:
        """A press on the message ``reference``, which may borrow it until that instant."""
        self.reach.gone = False  # where somebody presses, there is a room
        return Press(self.message, reference, until, self.borrowed, self.kick)

    def answer(self, content: Content, reply_to: str | None) -> None:
        """A message of its own, before everything else."""
        self._answers.put(content, reply_to)
        self.kick()

    async def answers_sent(self) -> None:
        """Return when no answer waits any more, or none can be sent."""
        if not self.reach.gone:
            await self._answers.sent()

    def drop_answers(self) -> None:
        """What could not be sent in time is not sent at all."""
        self._answers.drop()

    def repost(self) -> None:
        """The table message anew, at the bottom."""
        self.message.ask_anew()
        self.retry_now()

    def retry_now(self) -> None:
        """There is a reason to believe that it works again."""
        self.reach.gone = False
        self._retry_at = self._refused_until = 0
        self.kick()

    def refused(self, *, gone: bool) -> None:
        """The platform says by itself that it takes nothing here any more: the next try is a late one."""
        self._retry_at = self._refused_until = self._clock.now() + _LAST_REFUSED
        self._telling = asyncio.get_running_loop().create_task(self.reach.refuses(self.room, gone=gone))

    def messages_below(self, count: int) -> None:
        """How many messages lie below the table message."""
        self.message.below = count
        self.kick()

    def redraw(self) -> None:
        """Render the newest frame anew."""
        self.message.redraw()
        self.kick()

    def vanished(self, reference: str) -> None:
        """The platform says that this message is gone."""
        if self.message.reference == reference:
            self.message.forget()
            self.kick()

    def ready_at(self) -> int:
        """The instant from which a new message can go out at once, behind everything that goes before it (P-24)."""
        now, message, frame = self._clock.now(), self.message, self.message.frame
        waiting = len(self._answers) + sum(closing.urgent for closing in message.closings)
        waiting += frame is not None and self._attached and message.is_stale(frame)
        return self._pace.expect(now, waiting, self._retry_at)

    def kick(self) -> None:
        """Look again at what there is to do."""
        self._wake.set()
        if not self._stopping and (self._task is None or self._task.done()):
            self._task = asyncio.get_running_loop().create_task(self._run())

    def stop(self) -> asyncio.Task[None] | None:
        """From now on only what can be sent at once; the task to wait for, None when there is none."""
        self._stopping = True
        self._wake.set()
        return self._task

    # --- the loop ----------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            await self._work()
        finally:
            self._pace.line_up([], self._clock.now())

    async def _work(self) -> None:
        while jobs := self._drawable_jobs(now := self._clock.now()):
            await self._announce_delay(now)
            self._pace.line_up(jobs, now)
            job = min(jobs, key=Job.urgency)
            if job.at <= now:
                await self._attempt(job)
            elif self._stopping and job.at > now + self._limits.gap:
                return
            else:
                self._wake.clear()
                with contextlib.suppress(WireTimeout):
                    await within(self._clock, job.at - now, self._wake.wait())

    async def _attempt(self, job: Job) -> None:
        """Run one job; a failure makes only this room wait, and is logged without what was to be sent."""
        if job.sends:
            self._spend(job)
        try:
            await job.run()
        except Throttled as throttled:
            self._pace.pause(self._clock.now() + throttled.retry_after)
            _log.info("room %d: asked to be silent for %d ms", self.room.id, throttled.retry_after)
        except Moved as moved:
            self.message.moved(moved.place)
        except Offline:
            self._retry_at = self._clock.now() + _LAST_RETRY
        except Exception as error:  # noqa: BLE001 - whatever a send does, the room goes on with the next state
            refused = isinstance(error, Unreachable)
            first, last = (_FIRST_REFUSED, _LAST_REFUSED) if refused else (_FIRST_RETRY, _LAST_RETRY)
            pause = min(first << min(self._failures, _MAX_DOUBLINGS), last)
            self._failures += 1
            self._retry_at = self._clock.now() + pause
            self._refused_until = self._retry_at if refused else 0
            _log.warning("room %d: %s, again in %d ms", self.room.id, type(error).__name__, pause)
            if refused:
                await self._refusal(job, gone=isinstance(error, Gone))
        else:
            self._failures = self._refused_until = 0
            if job.sends and not self.reach.is_known and self._is_up_to_date():
                await self.reach.works(self.room)

    def _spend(self, job: Job) -> None:
        """Count it before it goes out."""
        self._answered = job.run == self._answers.send
        self._pace.spend(job, self._clock.now())

    async def _refusal(self, job: Job, *, gone: bool) -> None:
        """Nobody's clock may run where nothing can be seen.

        Where edits work and new messages do not, the next try is a new message: nothing else shows that it works again.
        """
        if job.run in {self._mention.send, self._answers.send}:
            self.message.repost = True
        await self.reach.refuses(self.room, gone=gone)

    def _is_up_to_date(self) -> bool:
        """Whether the room shows the newest frame."""
        frame = self.message.frame
        if frame is None:
            return False
        return not self.message.must_post(frame, self._clock.now()) and not self.message.is_stale(frame)

    async def _announce_delay(self, now: int) -> None:
        """Tell the host as soon as it is known how long the platform will not take the notice of this turn (P-24)."""
        frame = self.message.frame
        until = max(self._pace.paused_until, self._refused_until)
        if frame is None or not frame.view.to_act or until <= now or self.message.shows_turn(frame):
            return
        turn = (frame.table, frame.view.turn)
        if turn != self._delayed:
            self._delayed = turn
            await harmless(self._host.notice_delivered(*turn, until), "notice of a turn")

    def _drawable_jobs(self, now: int) -> list[Job]:
        """``_jobs``; nothing until the next frame when this one cannot be drawn, which is logged without the frame."""
        try:
            return self._jobs(now)
        except Exception as error:  # noqa: BLE001 - left to the loop's handler, the traceback could quote the frame
            _log.error("room %d: a frame cannot be drawn: %s", self.room.id, type(error).__name__)
            return []

    def _jobs(self, now: int) -> list[Job]:
        """What there is to do, each with the instant from which it may be done.

        One answer goes before everything else. The next waits until the table was written again, if it has to be, or
        anybody could silence the table with commands that are answered in public.
        """
        frame, jobs = self.message.frame, list[Job]()
        if self.reach.gone:
            return jobs
        if frame is not None and not self._attached:
            jobs.append(Job(max(now, self._retry_at), Priority.ANSWER, self._attach, sends=False))
        elif frame is not None:
            jobs += self._table_jobs(frame, now)
        if self._answers:
            waits = self._answered and any(job.priority is not Priority.COSMETIC for job in jobs)
            jobs.append(self._job(now, Priority.COSMETIC if waits else Priority.ANSWER, self._answers.send))
        return jobs

    def _table_jobs(self, frame: TableFrame, now: int) -> list[Job]:
        """What the table message, those of earlier hands and the mentions need."""
        message, jobs = self.message, list[Job]()

        def add(priority: Priority, run: Callable[[], Awaitable[None]], at: int = 0) -> None:
            jobs.append(self._job(now, priority, run, at))

        if message.closings:
            add(Priority.RESULT if message.closings[0].urgent else Priority.COSMETIC, message.close_earlier)
        if message.must_post(frame, now):
            add(min(message.priority(frame), Priority.TURN), message.post)
        elif message.is_stale(frame):
            add(message.priority(frame), message.edit, self._borrowed_until())
        if self._mention.to_delete(frame):
            add(Priority.COSMETIC, self._mention.delete)
        if not self._stopping and self._beside.due():
            add(Priority.COSMETIC, self._beside.send)
        if not self._stopping and self._mention.due(frame, now):
            add(Priority.TURN, self._mention.send, frame.nudge_at or 0)
        return jobs

    def _job(self, now: int, priority: Priority, run: Callable[[], Awaitable[None]], at: int = 0) -> Job:
        ready = max(at, self._retry_at, self._pace.ready_at(now, priority))
        return Job(ready, priority, run, wanted=max(at, self._retry_at))

    def _borrowed_until(self) -> int:
        """The instant until which a press has the table message, 0 = nobody has it."""
        return max((press.until for press in self.borrowed if press.reference == self.message.reference), default=0)

    async def _attach(self) -> None:
        """Find the messages of before a restart."""
        await self.message.attach()
        await self._mention.attach()
        self._attached = True
