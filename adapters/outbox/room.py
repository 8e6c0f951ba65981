"""One room's sender: a task that does the most urgent thing the limits allow, until the room shows the newest frame."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, Generic, NamedTuple

from adapters.outbox.beside import Beside
from adapters.outbox.budget import Budget
from adapters.outbox.message import TableMessage
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
    Vanished,
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
_COSMETIC_PATIENCE: Final = 10_000
_LONGEST_CLAIM: Final = 60_000
_MAX_DOUBLINGS: Final = 10
_ANSWERS_KEPT: Final = 8
_NUDGE_SLOT: Final = "nudge"


class _Job(NamedTuple):
    at: int
    priority: Priority
    run: Callable[[], Awaitable[None]]
    sends: bool = True
    wanted: int = 0  # from when it would be done if the limits did not matter

    def urgency(self) -> tuple[int, int]:
        return self.at, self.priority


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
        self._wire = outlet.wire
        self._host = outlet.host
        self._clock = outlet.clock
        self._limits = outlet.limits
        self._budgets = budgets
        self._beside = Beside(message, outlet)
        self._answers: deque[tuple[Content, str | None]] = deque(maxlen=_ANSWERS_KEPT)
        self._answered = False  # whether the last send was an answer
        self._nudged: tuple[int, int] | None = None
        self._mentions: list[str] = []  # references of the mentions that stand in the room, oldest first
        self._attached = False
        self._cosmetic_since = 0  # from when something that matters little waits, 0 = nothing does
        self._expects_until = 0  # until when the host is about to deal here
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._failures = 0
        self._retry_at = 0
        self._refused_until = 0
        self._delayed = (0, 0)
        self._silent = asyncio.Event()  # no answer waits
        self._silent.set()
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
        self._answers.append((content, reply_to))
        self._silent.clear()
        self.kick()

    async def answers_sent(self) -> None:
        """Return when no answer waits any more, or none can be sent."""
        if not self.reach.gone:
            await self._silent.wait()

    def drop_answers(self) -> None:
        """What could not be sent in time is not sent at all."""
        self._answers.clear()

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
        own, *others = self._budgets
        ready = max(self._retry_at, own.ready_at(now, waiting, self), *(budget.ready_at(now) for budget in others))
        self._expects_until = ready + self._limits.gap
        own.claim(self, self._expects_until, cosmetic=False)
        return ready

    def spent(self) -> None:
        """Somebody else has sent something here."""
        for budget in self._budgets:
            budget.spend(self._clock.now())

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
            self._line_up([], self._clock.now())

    async def _work(self) -> None:
        while jobs := self._drawable_jobs(now := self._clock.now()):
            await self._announce_delay(now)
            self._line_up(jobs, now)
            job = min(jobs, key=_Job.urgency)
            if job.at <= now:
                await self._attempt(job)
            elif self._stopping and job.at > now + self._limits.gap:
                return
            else:
                self._wake.clear()
                with contextlib.suppress(WireTimeout):
                    await within(self._clock, job.at - now, self._wake.wait())

    def _line_up(self, jobs: list[_Job], now: int) -> None:
        """Stand in the line of those who share the room's budget, as long as there is something to send."""
        wanted = [job for job in jobs if job.sends and job.wanted <= now]
        waits = any(job.priority is Priority.COSMETIC for job in wanted)
        self._cosmetic_since = (self._cosmetic_since or now) if waits else 0
        if wanted:
            cosmetic = not self._has_waited(now) and all(job.priority is Priority.COSMETIC for job in wanted)
            self._budgets[0].claim(self, now + _LONGEST_CLAIM, cosmetic=cosmetic)
        elif now >= self._expects_until:
            self._budgets[0].release(self)

    def _has_waited(self, now: int) -> bool:
        """Whether what matters little has waited so long that it goes like everything else."""
        return 0 < self._cosmetic_since <= now - _COSMETIC_PATIENCE

    async def _attempt(self, job: _Job) -> None:
        """Run one job; a failure makes only this room wait, and is logged without what was to be sent."""
        if job.sends:
            self._spend(job)
        try:
            await job.run()
        except Throttled as throttled:
            self._budgets[0].pause(self._clock.now() + throttled.retry_after)
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

    def _spend(self, job: _Job) -> None:
        """Count it before it goes out."""
        self._answered = job.run == self._send_answer
        for budget in self._budgets:
            budget.spend(self._clock.now(), self)
        if job.priority is Priority.COSMETIC:
            self._cosmetic_since = 0

    async def _refusal(self, job: _Job, *, gone: bool) -> None:
        """Nobody's clock may run where nothing can be seen.

        Where edits work and new messages do not, the next try is a new message: nothing else shows that it works again.
        """
        if job.run in {self._send_nudge, self._send_answer}:
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
        until = max(self._budgets[0].paused_until, self._refused_until)
        if frame is None or not frame.view.to_act or until <= now or self.message.shows_turn(frame):
            return
        turn = (frame.table, frame.view.turn)
        if turn != self._delayed:
            self._delayed = turn
            await harmless(self._host.notice_delivered(*turn, until), "notice of a turn")

    def _drawable_jobs(self, now: int) -> list[_Job]:
        """``_jobs``; nothing until the next frame when this one cannot be drawn, which is logged without the frame."""
        try:
            return self._jobs(now)
        except Exception as error:  # noqa: BLE001 - left to the loop's handler, the traceback could quote the frame
            _log.error("room %d: a frame cannot be drawn: %s", self.room.id, type(error).__name__)
            return []

    def _jobs(self, now: int) -> list[_Job]:
        """What there is to do, each with the instant from which it may be done.

        One answer goes before everything else. The next waits until the table was written again, if it has to be, or
        anybody could silence the table with commands that are answered in public.
        """
        frame, jobs = self.message.frame, list[_Job]()
        if self.reach.gone:
            return jobs
        if frame is not None and not self._attached:
            jobs.append(_Job(max(now, self._retry_at), Priority.ANSWER, self._attach, sends=False))
        elif frame is not None:
            jobs += self._table_jobs(frame, now)
        if self._answers:
            waits = self._answered and any(job.priority is not Priority.COSMETIC for job in jobs)
            jobs.append(self._job(now, Priority.COSMETIC if waits else Priority.ANSWER, self._send_answer))
        return jobs

    def _table_jobs(self, frame: TableFrame, now: int) -> list[_Job]:
        """What the table message, those of earlier hands and the mentions need."""
        message, jobs = self.message, list[_Job]()

        def add(priority: Priority, run: Callable[[], Awaitable[None]], at: int = 0) -> None:
            jobs.append(self._job(now, priority, run, at))

        if message.closings:
            add(Priority.RESULT if message.closings[0].urgent else Priority.COSMETIC, message.close_earlier)
        if message.must_post(frame, now):
            add(min(message.priority(frame), Priority.TURN), message.post)
        elif message.is_stale(frame):
            add(message.priority(frame), message.edit, self._borrowed_until())
        if self._mentions and (len(self._mentions) > 1 or self._nudged != (frame.table, frame.view.turn)):
            add(Priority.COSMETIC, self._delete_mention)
        if not self._stopping and self._beside.due():
            add(Priority.COSMETIC, self._beside.send)
        if not self._stopping and self._may_nudge(frame, now):
            add(Priority.TURN, self._send_nudge, frame.nudge_at or 0)
        return jobs

    def _job(self, now: int, priority: Priority, run: Callable[[], Awaitable[None]], at: int = 0) -> _Job:
        return _Job(max(now, at, self._ready_at(now, priority)), priority, run, wanted=max(at, self._retry_at))

    def _ready_at(self, now: int, priority: Priority) -> int:
        cosmetic = priority is Priority.COSMETIC and not self._has_waited(now)
        reserve = self._limits.burst // 2 if cosmetic else 0
        own, *others = self._budgets
        ready = own.ready_at(now, reserve, self, cosmetic=cosmetic)
        return max(self._retry_at, ready, *(budget.ready_at(now, reserve) for budget in others))

    def _borrowed_until(self) -> int:
        """The instant until which a press has the table message, 0 = nobody has it."""
        return max((press.until for press in self.borrowed if press.reference == self.message.reference), default=0)

    # --- other messages than the table's -------------------------------------------------------------------------

    async def _attach(self) -> None:
        """Find the messages of before a restart."""
        await self.message.attach()
        mention = await self._host.message(self.room.id, _NUDGE_SLOT)
        if mention:
            self._mentions.append(mention)
        self._attached = True

    async def _send_answer(self) -> None:
        """One try: an answer that cannot be sent must not keep the table waiting."""
        content, reply_to = self._answers.popleft()
        message = self.message
        try:
            async with message.writing():
                await message.bounded(self._wire.post(self.room.place, content, reply_to))
        except Vanished:
            if reply_to is not None:
                self._answers.appendleft((content, None))
        except (Throttled, Offline):
            self._answers.appendleft((content, reply_to))
            raise
        finally:
            if not self._answers:
                self._silent.set()

    def _may_nudge(self, frame: TableFrame, now: int) -> bool:
        """Whether the player to act is still to be mentioned; a player of another platform is mentioned there."""
        if frame.nudge_at is None or not frame.view.to_act or (frame.table, frame.view.turn) == self._nudged:
            return False
        too_late = frame.deadline is not None and now >= frame.deadline
        if too_late or not self.message.shows_turn(frame):
            return False
        player = next((seat.player for seat in frame.view.seats if seat.to_act), 0)
        person = frame.people.get(player)
        return person is not None and person.platform == self._wire.platform

    async def _send_nudge(self) -> None:
        """Mention the player, as a reply to the table message: so one that was deleted is noticed, too (P-10).

        One try, unless the table has to be posted first or the room may not send at all.
        """
        message, frame, table = self.message, self.message.frame, self.message.reference
        if frame is None or table is None:
            return
        before, self._nudged = self._nudged, (frame.table, frame.view.turn)
        try:
            async with message.writing():
                mention = await message.bounded(self._wire.post(self.room.place, self._wire.nudge(frame), table))
        except Vanished:
            self._nudged = before
            self.vanished(table)
            return
        except (Throttled, Offline):
            self._nudged = before
            raise
        self._mentions.append(mention)
        await harmless(self._host.save_message(self.room.id, _NUDGE_SLOT, mention), "saving a message id")

    async def _delete_mention(self) -> None:
        """One try: what cannot be deleted stays, and keeps nothing waiting."""
        mention = self._mentions.pop(0)
        try:
            await self.message.bounded(self._wire.delete(self.room.place, mention))
        except Vanished:
            pass
        except (Throttled, Offline):
            self._mentions.insert(0, mention)
            raise
        if not self._mentions:
            await harmless(self._host.save_message(self.room.id, _NUDGE_SLOT, ""), "forgetting a message id")
