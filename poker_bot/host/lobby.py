"""Opening tables: one for each room, however many ask at once; and bringing back those that were open (O-03)."""

import asyncio
import logging

from msgspec.structs import replace

from poker_bot.engine import actions as ac
from poker_bot.engine.rules import TableRules
from poker_bot.host.directory import Directory
from poker_bot.host.faults import describe
from poker_bot.host.frames import extend_log, people_of
from poker_bot.host.live import LiveTable
from poker_bot.host.notes import resumed_notes
from poker_bot.host.planning import By, Ground, plan
from poker_bot.host.ports import Appended, LoadedTable, Room
from poker_bot.host.recovery import Restored, restored, with_grace
from poker_bot.host.rings import shuffle_by
from poker_bot.host.shell import Shell
from poker_bot.host.table_host import TableHost
from poker_bot.host.tables import Tables
from poker_bot.host.timers import SHOW, TURN
from poker_bot.host.writer import STORE_DOWN
from poker_bot.refusals import Refusal

_log = logging.getLogger(__name__)


class Lobby:
    """Puts tables into ``tables``. Store errors pass through to the caller."""

    def __init__(self, shell: Shell, directory: Directory, tables: Tables) -> None:
        """Opens nothing by itself."""
        self._shell = shell
        self._directory = directory
        self._tables = tables
        self._opening: dict[int, asyncio.Task[TableHost | Refusal]] = {}

    async def table_in(self, room: Room, person: int = 0, rules: TableRules | None = None) -> TableHost | Refusal:
        """The table of ``room``, opened by ``person`` with ``rules`` (None = the default) if there is none."""
        host = self._tables.in_room(room.id)
        if host is not None:
            return host
        task = self._opening.get(room.id)
        if task is None:
            task = asyncio.create_task(self._open(room, person, rules), name=f"open-{room.id}")
            self._opening[room.id] = task
            task.add_done_callback(lambda _: self._opening.pop(room.id, None))
        return await asyncio.shield(task)

    async def stop(self) -> None:
        """Let openings under way come to an end, if that goes quickly: nobody would stop their tables later."""
        if self._opening:
            patience = self._shell.settings.stop_patience_ms / 1000
            _, late = await asyncio.wait(self._opening.values(), timeout=patience)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _open(self, room: Room, person: int, rules: TableRules | None) -> TableHost | Refusal:
        store = self._shell.store
        fresh = await self._directory.fresh_room(room)
        loaded = await store.load(fresh.table) if fresh.table else None
        known = await restored(loaded, store) if loaded is not None else None
        if loaded is not None and known is not None:
            if not known.state.closed:
                # Not restored at start: its chips are real, no other table may take its place.
                return await self._enter(loaded, known)
            await store.close_table(loaded.table)
        # A table without events got its id from a start that came no further; it is still this room's.
        table = await store.create_table(fresh.community, fresh.id)
        return await self._first_event(table, fresh, person, rules)

    async def _first_event(self, table: int, room: Room, person: int, rules: TableRules | None) -> TableHost | Refusal:
        shell = self._shell
        community = await self._directory.community(room.community)
        ground = Ground(table, community.bank, shell.epoch, 0, None, {})
        by = By(shell.clock.now(), person)
        opening = (ac.OpenTable(rules or shell.settings.rules),)
        planned = plan(ground, opening, by, shell.settings, shuffle_by(shell.entropy))
        if isinstance(planned, Refusal):
            return planned
        outcome = await shell.store.append(planned.append)
        if not isinstance(outcome, Appended):
            return STORE_DOWN
        change = planned.change
        opened = Restored(change.after, outcome.version, extend_log((), change.events), planned.timers)
        _log.info("table %d opened in room %d", table, room.id)
        return await self._start(table, room.community, opened)

    async def _restore(self, table: int) -> None:
        """A table that was open when the host stopped; closed for good when nothing is left of it to play."""
        store = self._shell.store
        loaded = await store.load(table)
        known = await restored(loaded, store) if loaded is not None else None
        if loaded is not None and known is not None and not known.state.closed:
            await self._enter(loaded, known)
            return
        if loaded is not None and known is not None:  # the host stopped before its last message was shown
            await (await self._table_host(table, loaded.community, known)).settle()
        await store.close_table(table)

    async def _enter(self, loaded: LoadedTable, known: Restored) -> TableHost:
        """Decisions get a grace period, which is announced (O-03)."""
        now = self._shell.clock.now()
        timers, graced = with_grace(known.timers, now, self._shell.settings)
        host = await self._start(loaded.table, loaded.community, replace(known, timers=timers))
        if graced:
            due = timers.get(TURN, timers.get(SHOW, now))
            for note in resumed_notes(known.state, host.live.code, due, now):
                host.tell(note)
        return host

    async def _start(self, table: int, community: int, known: Restored) -> TableHost:
        host = await self._table_host(table, community, known)
        self._tables.add(host)
        hand = known.state.hand_number
        _log.info("table %d, called %s: hand %d, version %d", table, host.live.code, hand, known.version)
        host.start()
        host.show()
        return host

    async def _table_host(self, table: int, community: int, known: Restored) -> TableHost:
        """Restored, and not begun."""
        shell = self._shell
        rooms = await shell.store.rooms_of(table)
        people = await shell.store.persons(sorted(people_of(known.state, known.log)))
        await shell.card_rooms.of(community)  # known from now on, its time zone too

        def time_zone() -> str:
            return shell.card_rooms.settings_now(community).time_zone

        live = LiveTable(table, await self._directory.community(community), rooms, shell.settings, time_zone)
        live.people.update(people)
        live.restore(known.state, known.version, known.log, known.timers)
        return TableHost(live, shell, self._tables.remove)

    async def restore_all(self) -> None:
        """Every open table; one that cannot be read is named in the log and left alone, the others go on."""
        for table in await self._shell.store.open_tables():
            try:
                await self._restore(table)
            except Exception as error:  # noqa: BLE001 - one unreadable table must not stop the rest
                _log.error("table %d not restored: %s", table, describe(error))
