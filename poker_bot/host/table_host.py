"""One table: an inbox and its only consumer (law 3). Judge, append, take over, publish, answer: always in this order.

What must be read from the store first (a balance) is read before the state is looked at; between that look and the
append nothing is awaited, and nothing here ever waits for a player or a platform.
"""

import asyncio
import logging
from collections.abc import Callable

from poker_bot.host.announcer import Announcer
from poker_bot.host.bell import Bell
from poker_bot.host.clerk import Clerk
from poker_bot.host.commands import Command, Reply
from poker_bot.host.faults import describe
from poker_bot.host.inbox import Ask, Delivered, Inbox, Item, Rang, Reached, Refreshed
from poker_bot.host.live import LiveTable
from poker_bot.host.notes import Note
from poker_bot.host.ports import Room, Sink, TableFrame
from poker_bot.host.shell import Shell
from poker_bot.host.sight import Sight
from poker_bot.host.timers import UNSEEN
from poker_bot.host.writer import STORE_DOWN, TableWriter
from poker_bot.refusals import Refusal

_log = logging.getLogger(__name__)

OnClosed = Callable[["TableHost"], None]


class TableHost:
    """The actor of one table. Everything public returns at once, but for ``ask``, ``idle`` and ``stop``."""

    def __init__(self, live: LiveTable, shell: Shell, on_closed: OnClosed) -> None:
        """``live`` is restored; ``on_closed`` is called once, when the table is no more."""
        self.live = live
        self._shell = shell
        self._on_closed = on_closed
        self._announcer = Announcer(live, shell)
        writer = TableWriter(live, shell, self._announcer)
        self._clerk = Clerk(live, shell, writer)
        self._bell = Bell(live, shell, writer, self._announcer)
        self._sight = Sight(live, shell, writer, self._announcer)
        self._inbox = Inbox(shell.settings.inbox_size)
        self._task: asyncio.Task[None] | None = None
        self._stopping = False

    def start(self) -> None:
        """Arm the deadlines and begin to consume."""
        self._announcer.arm({})
        self._task = asyncio.create_task(self._consume(), name=f"table-{self.live.table}")

    async def stop(self) -> None:
        """Take nothing in any more, finish what waits if that goes quickly, end."""
        self._stopping = True
        self._announcer.silence()
        if self._task is None:
            return
        patience = self._shell.settings.stop_patience_ms / 1000
        try:
            await asyncio.wait_for(self._inbox.empty(), patience)
        except TimeoutError:
            _log.warning("table %d: stopped with commands waiting", self.live.table)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def ask(self, command: Command) -> Reply:
        """The answer to ``command``; ``too-busy`` when too many wait already."""
        refusal = self._not_now()
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        if refusal is None and not self._inbox.ask(Ask(command, future)):
            refusal = Refusal("too-busy")
        if refusal is not None:
            return self._refused(command, refusal)
        return await future

    def _not_now(self) -> Refusal | None:
        if self._stopping:
            return STORE_DOWN
        return Refusal("table-closed") if self._task is None or self._task.done() else None

    def _refused(self, command: Command, refusal: Refusal) -> Reply:
        return Reply(
            language=self.live.language_of(command.person), refusal=refusal, frame=self.live.frame(command.room)
        )

    def ring(self, name: str) -> None:
        """A timer is due. When there is no place for it now, it rings again soon."""
        if not self._inbox.put(Rang(name)):
            self._announcer.retry(name)

    def delivered(self, turn: int, at: int) -> None:
        """The platform took the notice of ``turn`` at ``at`` (R-CLK-2)."""
        if turn == self.live.state.turn:
            self._inbox.put(Delivered(turn, at))

    def reached(self, room: int, *, works: bool, gone: bool = False) -> None:
        """A room takes messages, or refuses them, for ever when it is ``gone``."""
        self._inbox.put(Reached(room, works, gone))

    def refresh(self) -> None:
        """Rooms, names or the language changed."""
        self._inbox.put(Refreshed())

    def show(self, only: Sink | None = None) -> None:
        """Show the newest state again."""
        self._announcer.show(only)

    def tell(self, note: Note) -> None:
        """Tell one person something."""
        self._announcer.tell(note)

    def frame(self, room: Room) -> TableFrame:
        """The newest public state for ``room``."""
        return self.live.frame(room)

    async def idle(self) -> None:
        """Until everything taken in so far was worked off."""
        await self._inbox.empty()

    async def _consume(self) -> None:
        while not self.live.state.closed:
            item = await self._inbox.get()
            try:
                await self._work_off(item)
            finally:
                if isinstance(item, Ask) and not item.reply.done():
                    item.reply.set_result(self._refused(item.command, STORE_DOWN))
                self._inbox.done()
        await self._close()

    async def _work_off(self, item: Item) -> None:
        """No fault of one item may end the consumer."""
        try:
            match item:
                case Ask(command=command, reply=future):
                    reply = await self._clerk.answer(command)
                    if not future.done():  # the adapter may have given up waiting
                        future.set_result(reply)
                case Rang(name=name) if name == UNSEEN:
                    await self._sight.rang()
                case Rang(name=name):
                    await self._bell.rang(name)
                case Delivered(turn=turn, at=at):
                    await self._bell.delivered(turn, at)
                case Refreshed():
                    await self._refresh()
                case Reached():
                    await self._sight.heard(item)
        except Exception as error:  # noqa: BLE001 - a fault concerns this item; the table goes on
            _log.error("table %d: %s: %s", self.live.table, type(item).__name__, describe(error))
            if isinstance(item, Rang):
                self._announcer.retry(item.name)

    async def _refresh(self) -> None:
        live, store = self.live, self._shell.store
        rooms = await store.rooms_of(live.table)
        community = await store.community_by_id(live.community.id)
        people = await store.persons(sorted(live.people))
        live.rooms = rooms
        live.community = community or live.community
        live.people.update(people)
        self._announcer.show()

    async def _close(self) -> None:
        """The last frame was shown; whoever still waits is told that there is no table any more."""
        self._announcer.silence()
        try:
            await self._shell.store.close_table(self.live.table)
        except Exception as error:  # noqa: BLE001 - recovery closes it at the next start
            _log.error("table %d: not marked closed: %s", self.live.table, describe(error))
        self._on_closed(self)
        for item in self._inbox.drain():
            if isinstance(item, Ask) and not item.reply.done():
                item.reply.set_result(self._refused(item.command, Refusal("table-closed")))
