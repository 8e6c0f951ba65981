"""A table that no room shows any more: it pauses, and when nobody finds it again it closes with every chip given back.

The room refuses the bot, or is gone (troubles P-10, P-12, P-13). Refused everywhere, the table is paused, so that
nobody's clock runs where nothing can be seen; the instant at which it closes is stored with that pause, as the timer
``unseen``. Seen again, it goes on. When its only room is gone for good nothing can bring it back: a running hand is
void and the table closes at once (R-FLR-5). A pause that an admin ordered stays his: the table closes after the same
time.
"""

from collections.abc import Sequence

from poker_bot.engine import actions as ac
from poker_bot.engine.state import TableState
from poker_bot.host.announcer import Announcer
from poker_bot.host.inbox import Reached
from poker_bot.host.live import LiveTable
from poker_bot.host.notes import room_gone_notes, seen_again_notes, unseen_notes
from poker_bot.host.planning import By
from poker_bot.host.rulings import closing_now
from poker_bot.host.shell import Shell
from poker_bot.host.timers import UNSEEN
from poker_bot.host.writer import STORE_DOWN, Reloaded, TableWriter, Written


class Sight:
    """One for each table; called by its consumer only."""

    def __init__(self, live: LiveTable, shell: Shell, writer: TableWriter, announcer: Announcer) -> None:
        """Everything is shared with the table's host."""
        self._live = live
        self._shell = shell
        self._writer = writer
        self._announcer = announcer
        self._lost: dict[int, bool] = {}  # rooms that refuse the bot, and whether they are gone for good
        self._closes_at = 0  # of a table that an admin had paused before it was lost; it is not stored

    async def heard(self, item: Reached) -> None:
        """A room takes messages, or does not. What is known already changes nothing."""
        if item.works:
            self._lost.pop(item.room, None)
            await self._seen()
            return
        self._lost[item.room] = item.gone or self._lost.get(item.room, False)
        if not all(room.id in self._lost for room in self._live.rooms):
            return
        if all(self._lost[room.id] for room in self._live.rooms):
            await self._gone()
        else:
            await self._unseen()

    async def rang(self) -> None:
        """Nobody has seen the table for too long."""
        due = self._live.timers.get(UNSEEN, self._closes_at)
        if not due or self._live.frozen:
            return
        if due > self._shell.clock.now():
            self._shell.scheduler.arm(self._live.table, UNSEEN, due)
        elif _failed(await self._write(closing_now(self._live.state))):
            self._announcer.retry(UNSEEN)

    async def _unseen(self) -> None:
        live = self._live
        if UNSEEN in live.timers or self._closes_at or _is_empty(live.state):
            return  # an empty table closes by itself (R-CLK-5)
        if not live.state.paused:
            await self._write((ac.PauseTable(),), unseen=True)
            return
        self._closes_at = self._shell.clock.now() + live.settings.idle_time * 1000
        self._shell.scheduler.arm(live.table, UNSEEN, self._closes_at)
        for note in unseen_notes(live.state, live.code, live.settings):
            self._announcer.tell(note)

    async def _gone(self) -> None:
        live = self._live
        for note in room_gone_notes(live.state, live.code):
            self._announcer.tell(note)
        if _failed(await self._write(closing_now(live.state))):
            await self._unseen()

    async def _seen(self) -> None:
        live = self._live
        if self._closes_at:
            self._closes_at = 0
            self._shell.scheduler.cancel(live.table, UNSEEN)
        elif UNSEEN not in live.timers or _failed(await self._write((ac.ResumeTable(),))):
            return
        for note in seen_again_notes(live.state, live.code):
            self._announcer.tell(note)

    async def _write(self, actions: Sequence[ac.AnyAction], *, unseen: bool = False) -> Written:
        return await self._writer.write(actions, By(self._shell.clock.now(), unseen=unseen))


def _is_empty(state: TableState) -> bool:
    return not state.hand_running and all(seat is None for seat in state.seats)


def _failed(written: Written) -> bool:
    return written == STORE_DOWN or isinstance(written, Reloaded)
