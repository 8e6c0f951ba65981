"""Writes changes of one table: plan from the state, append, take over, announce (laws 1 and 3)."""

import logging
from collections.abc import Sequence

from msgspec import Struct

from poker_bot.engine import actions as ac
from poker_bot.host.announcer import Announcer
from poker_bot.host.cashier import wallet_change
from poker_bot.host.changes import Change
from poker_bot.host.faults import describe
from poker_bot.host.live import LiveTable
from poker_bot.host.planning import By, Ground, plan
from poker_bot.host.ports import Append, Appended, AppendOutcome, Duplicate, Fenced, Insufficient, OverLimit
from poker_bot.host.recovery import decode, restored
from poker_bot.host.rings import shuffle_by
from poker_bot.host.shell import Shell
from poker_bot.refusals import Refusal

_log = logging.getLogger(__name__)


class Repeated(Struct, frozen=True):
    """The update was applied before; nothing was written (P-32)."""


class Reloaded(Struct, frozen=True):
    """Another version of the table was stored meanwhile; the table in memory is that one now. Judge again."""


Written = Change | Repeated | Reloaded | Refusal

MAKE_SURE = "make-sure"
"""Name of the timer, never stored, by which the table looks whether a failed append wrote all the same."""

STORE_DOWN = Refusal("store-down")
FROZEN = Refusal("frozen")


class TableWriter:
    """The one writer of a table. Every way it can fail leaves the table in memory as the store has it."""

    def __init__(self, live: LiveTable, shell: Shell, announcer: Announcer) -> None:
        """Everything is shared with the table's host."""
        self._live = live
        self._store = shell.store
        self._epoch = shell.epoch
        self._shuffle = shuffle_by(shell.entropy)
        self._announcer = announcer
        self._unsure = False
        self._outdone = False
        self._silent = False

    async def write(self, actions: Sequence[ac.AnyAction], by: By) -> Written:
        """All of ``actions`` in one transaction and then announced, or a refusal and nothing has changed.

        ``store-down``: not stored. ``frozen``: the engine or the books are broken (R-POT-4).
        """
        live = self._live
        timers, was_frozen = live.timers, live.frozen
        written = await self._make_sure() or await self._commit(actions, by)
        if isinstance(written, Change):
            self._announcer.changed(written, timers, by.person)
        elif live.frozen and not was_frozen:
            self._announcer.show()
        if self._unsure:
            self._announcer.retry(MAKE_SURE)
        return written

    async def look(self) -> None:
        """Find out about an append that failed, if there is one to find out about."""
        await self._make_sure()
        if self._unsure:
            self._announcer.retry(MAKE_SURE)

    async def _make_sure(self) -> Reloaded | Refusal | None:
        """After an append that failed: did it write or not? None = nothing to find out, or nothing was written."""
        if not self._unsure:
            return None
        moved = await self._catch_up()
        if moved is None:
            return STORE_DOWN
        self._unsure = False
        return Reloaded() if moved else None

    async def _commit(self, actions: Sequence[ac.AnyAction], by: By) -> Written:
        """The append is the only await between reading the state and taking over its successor (law 3)."""
        live = self._live
        if live.frozen:
            return FROZEN
        try:
            planned = plan(self._ground(), actions, by, live.settings, self._shuffle)
        except Exception as error:  # noqa: BLE001 - whatever it is, a table that cannot be judged must not go on (R-POT-4)
            self._freeze(error)
            return FROZEN
        if isinstance(planned, Refusal):
            return planned
        outcome = await self._append(planned.append)
        if isinstance(outcome, Appended):
            self._heard()
            live.became(planned.change, outcome.version, planned.timers, by.at)
            _log.debug("table %d: version %d, %d events", live.table, live.version, len(planned.change.events))
            return planned.change
        return await self._not_appended(outcome, -wallet_change(by.person, planned.change.moved))

    def _ground(self) -> Ground:
        live = self._live
        return Ground(
            table=live.table,
            bank=live.community.bank,
            epoch=self._epoch,
            version=live.version,
            state=live.state,
            timers=live.timers,
            house=live.house,
        )

    async def _append(self, batch: Append) -> AppendOutcome | None:
        """None when the store failed; whether it wrote all the same must be found out before the next append."""
        try:
            return await self._store.append(batch)
        except Exception as error:  # noqa: BLE001 - a database may fail in any way
            self._unsure = True
            self._unheard("append failed", error)
            return None

    async def _not_appended(self, outcome: AppendOutcome | None, wanted: int) -> Repeated | Reloaded | Refusal:
        match outcome:
            case Duplicate():
                return Repeated()
            case Insufficient(account=account, balance=balance) if account.startswith("wallet:"):
                return Refusal("balance-too-low", {"balance": balance, "amount": wanted})
            case Insufficient() | OverLimit():
                self._live.frozen = True
                _log.error("table %d: the accounts do not bear out the table: frozen", self._live.table)
                return FROZEN
            case Fenced():
                return await self._fenced()
            case _:
                return STORE_DOWN

    async def _fenced(self) -> Reloaded | Refusal:
        """Somebody stored another version. When it is the one known here, this process lost its claim."""
        moved = await self._catch_up()
        if moved is False and not self._outdone:
            self._outdone = True
            _log.error("table %d: another process has claimed the store", self._live.table)
        return Reloaded() if moved else STORE_DOWN

    async def _catch_up(self) -> bool | None:
        """Take over and announce what the store has; whether that was something new, None when it does not answer."""
        live = self._live
        try:
            loaded = await self._store.load(live.table)
            fresh = await restored(loaded, self._store) if loaded is not None else None
            missed = decode(await self._store.events(live.table, live.version))
        except Exception as error:  # noqa: BLE001 - a database may fail in any way
            self._unheard("reload failed", error)
            return None
        if fresh is None or fresh.version == live.version:
            return False
        _log.warning("table %d: reloaded at version %d instead of %d", live.table, fresh.version, live.version)
        change = Change(live.state, fresh.state, missed, ())
        timers = live.timers
        live.restore(fresh.state, fresh.version, fresh.log, fresh.timers)
        self._announcer.changed(change, timers, 0)
        return True

    def _freeze(self, error: Exception) -> None:
        self._live.frozen = True
        self._complain("frozen", error)

    def _unheard(self, what: str, error: Exception) -> None:
        """The store fails: said once, since every press and every retry would say it again."""
        if not self._silent:
            self._silent = True
            self._complain(f"play stands still, {what}", error)

    def _heard(self) -> None:
        if self._silent:
            self._silent = False
            _log.warning("table %d: the store takes appends again, play goes on", self._live.table)

    def _complain(self, what: str, error: Exception) -> None:
        _log.error("table %d: %s: %s", self._live.table, what, describe(error))
