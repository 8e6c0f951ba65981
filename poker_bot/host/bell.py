"""What happens at a table when a timer rings, a notice was delivered late, or a house player has thought enough."""

import logging
from collections.abc import Sequence

from poker_bot.engine import actions as ac
from poker_bot.host.announcer import HOUSE_TURN, Announcer
from poker_bot.host.faults import describe
from poker_bot.host.house_seats import House, house_action, passive_action, waits_for_house
from poker_bot.host.live import LiveTable
from poker_bot.host.planning import By
from poker_bot.host.rings import actions_of, bank_used
from poker_bot.host.shell import Shell
from poker_bot.host.timers import NEXT_HAND, TURN, is_broke
from poker_bot.host.writer import MAKE_SURE, STORE_DOWN, Reloaded, TableWriter, Written
from poker_bot.refusals import Refusal

_log = logging.getLogger(__name__)


class Bell:
    """One for each table; called by its consumer only."""

    def __init__(self, live: LiveTable, shell: Shell, writer: TableWriter, announcer: Announcer) -> None:
        """Everything is shared with the table's host."""
        self._live = live
        self._shell = shell
        self._writer = writer
        self._announcer = announcer

    async def rang(self, name: str) -> None:
        """Timer ``name`` is due, if it still stands in the table's state; a stale one does nothing."""
        if name == HOUSE_TURN:
            await self._house_turn()
            return
        if name == MAKE_SURE:
            await self._writer.look()
            return
        live, now = self._live, self._shell.clock.now()
        due = live.timers.get(name)
        if live.frozen or due is None:
            return
        if due > now:  # it was moved while an attempt at the one before was to be repeated
            self._shell.scheduler.arm(live.table, name, due)
            return
        if name == NEXT_HAND and (ready := self._shell.publisher.ready_at(live.rooms)) > now:
            self._shell.scheduler.arm(live.table, name, ready)  # looked at again then; what is stored stays (P-24)
            return
        actions = actions_of(name, live.state, live.house, self._shell.entropy)
        written = await self._write(actions) if actions else None
        if isinstance(written, Reloaded) or written == STORE_DOWN:
            self._announcer.retry(name)
        elif written is None or isinstance(written, Refusal):
            # It had nothing to do, and would again and again: not before something happens.
            live.timers.pop(name, None)

    async def delivered(self, turn: int, at: int) -> None:
        """The notice of ``turn`` reached the platform at ``at``: what was lost is given back, once (R-CLK-2)."""
        lost = self._live.lateness(turn, at)
        if lost:
            await self._write((ac.ExtendTurn(turn, lost),))

    async def _house_turn(self) -> None:
        live, house = self._live, self._shell.house
        seat = waits_for_house(live.state, live.people)
        if not seat or house is None or live.frozen:
            return
        if is_broke(live.state, seat):
            await self._fill_wallet(seat)
        written = await self._write(self._paying(self._choose(seat, house)))
        if written == STORE_DOWN or isinstance(written, Reloaded):
            self._announcer.retry(HOUSE_TURN)
        elif isinstance(written, Refusal):
            _log.warning("table %d: house player in seat %d refused: %s", live.table, seat, written.code)
            if live.state.hand_running:
                await self._write(self._paying(passive_action(live.state, seat)))

    def _choose(self, seat: int, house: House) -> ac.AnyAction:
        live = self._live
        try:
            return house_action(live.state, live.people, seat, house, self._shell.entropy())
        except Exception as error:  # noqa: BLE001 - a player who fails plays on like one who is away
            _log.error("table %d: house player in seat %d failed: %s", live.table, seat, describe(error))
            return passive_action(live.state, seat)

    def _paying(self, action: ac.AnyAction) -> tuple[ac.AnyAction, ...]:
        spent = bank_used(self._live.state, self._live.timers.get(TURN), self._shell.clock.now())
        return (*spent, action) if isinstance(action, ac.TurnAction) else (action,)

    async def _fill_wallet(self, number: int) -> None:
        """A house player never runs out: the chips come from the house account, one grant for each occasion."""
        live = self._live
        seat = live.state.seats[number - 1]
        if seat is not None:
            occasion = f"{live.table}:{live.version}"
            needed = live.state.rules.buy_in_max
            await self._shell.wallets.house_balance(live.community.bank, seat.player, needed, occasion)

    async def _write(self, actions: Sequence[ac.AnyAction]) -> Written:
        return await self._writer.write(actions, By(self._shell.clock.now()))
