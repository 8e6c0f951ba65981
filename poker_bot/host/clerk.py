"""Answers commands about one table: judge by the state, commit, announce, reply."""

from msgspec.structs import replace

from poker_bot.engine import actions as ac
from poker_bot.engine.state import TableState
from poker_bot.host import commands as co
from poker_bot.host.case import Case, Done, Verdict
from poker_bot.host.changes import Change
from poker_bot.host.judge import NEEDS_WALLET, judge
from poker_bot.host.live import LiveTable
from poker_bot.host.local_days import is_time, next_time
from poker_bot.host.planning import By
from poker_bot.host.ports import Settlement
from poker_bot.host.replies import Outcome, answer
from poker_bot.host.rings import bank_used
from poker_bot.host.rule_changes import differences, in_force_next
from poker_bot.host.rulings import preview
from poker_bot.host.settling import settled_reply, settlement_of
from poker_bot.host.shell import Shell
from poker_bot.host.timers import STOP, TURN
from poker_bot.host.writer import STORE_DOWN, Reloaded, Repeated, TableWriter
from poker_bot.refusals import Refusal, Value

_PLAYING = (co.Sit, co.AddChips, co.Back)
_DAY_MS = 86_400_000
_REMEMBERED = 256
"""Updates remembered to answer a redelivery quickly; the store remembers all of them (P-32)."""


class Clerk:
    """One for each table; called by its consumer only."""

    def __init__(self, live: LiveTable, shell: Shell, writer: TableWriter) -> None:
        """Everything is shared with the table's host."""
        self._live = live
        self._shell = shell
        self._writer = writer
        self._applied: dict[str, None] = {}

    async def answer(self, command: co.Command) -> co.Reply:
        """The private answer. Store errors while the balance is read pass through."""
        live, person = self._live, command.person
        if person.id in self._shell.merged:  # joined to another while this command waited
            return co.Reply(language=live.language_of(person), refusal=Refusal("stale-turn"))
        live.meet(person, command.room, command.locale)
        command = self._timed(command)
        reply = co.Reply(language=live.language_of(person))
        if isinstance(command.intent, co.MyCards):
            reply = self._cards(reply, person.id)
        elif isinstance(command.intent, co.Floor) and not command.intent.confirmed:
            reply = self._preview(command, command.intent, reply)
        elif isinstance(command.intent, co.SettleUp):
            reply = settled_reply(reply, command.intent, await self._settlement())
        elif command.key in self._applied:
            reply = replace(reply, code="duplicate")
        else:
            excluded = await self._excluded(command)
            wallet = await self._wallet(command)
            reply = replace(reply, refusal=excluded) if excluded else await self._act(command, wallet, reply)
        return replace(reply, frame=live.frame(command.room))

    async def _excluded(self, command: co.Command) -> Refusal | None:
        """Asked here, behind everything that waited before it: whoever shut himself out meanwhile gets no seat."""
        if not isinstance(command.intent, _PLAYING):
            return None
        left = await self._shell.store.excluded_until(command.person.id) - self._shell.clock.now()
        return Refusal("excluded", {"days": -(-left // _DAY_MS)}) if left > 0 else None

    async def _wallet(self, command: co.Command) -> int:
        """Chips of the person, where they matter; before the state is looked at (law 3)."""
        if not isinstance(command.intent, NEEDS_WALLET):
            return 0
        bank, person = self._live.community.bank, command.person
        if person.platform == "house":
            needed = self._live.state.rules.buy_in_max
            occasion = f"{self._live.table}:{self._live.version}"
            return await self._shell.wallets.house_balance(bank, person.id, needed, occasion)
        starting = await self._shell.card_rooms.starting_chips(self._live.community.id)
        return await self._shell.wallets.balance(bank, person.id, starting)

    def _timed(self, command: co.Command) -> co.Command:
        """With the instant of a time of day, by the clocks of the community."""
        intent = command.intent
        if not isinstance(intent, co.StopTime) or not intent.time or not is_time(intent.time):
            return command
        at = next_time(self._shell.clock.now(), self._live.time_zone(), intent.time)
        return replace(command, intent=replace(intent, at=at))

    async def _settlement(self) -> Settlement | None:
        """Of the session so far. Nothing else is done at this table meanwhile, so rows and state belong together."""
        live = self._live
        return await settlement_of(self._shell.store, live.table, live.state)

    def _cards(self, reply: co.Reply, person: int) -> co.Reply:
        view = self._live.seat_view_of(person)
        return replace(reply, code="cards" if view is not None and view.cards else "no-cards", seat=view)

    def _preview(self, command: co.Command, floor: co.Floor, reply: co.Reply) -> co.Reply:
        """What a ruling would do to whose chips; nothing is done yet."""
        verdict = self._judge(command, 0)
        if not isinstance(verdict, tuple):
            return replace(reply, refusal=verdict if isinstance(verdict, Refusal) else None, code="duplicate")
        moved = preview(self._live.state, verdict[0])
        if isinstance(moved, Refusal):
            return replace(reply, refusal=moved)
        people = self._live.people
        named = tuple((people[one].name if one in people else "", chips) for one, chips in moved)
        return replace(reply, code="floor-preview", params={"ruling": floor.ruling}, preview=named)

    async def _act(self, command: co.Command, wallet: int, reply: co.Reply) -> co.Reply:
        """Judged anew once when the table turns out to have moved on in the store."""
        for _ in range(2):
            if command.person.id in self._shell.merged:  # joined to another, or going, while the store was asked
                return replace(reply, refusal=Refusal("stale-turn"))
            verdict = self._judge(command, wallet)
            if isinstance(verdict, Done):
                return replace(reply, code="duplicate")
            if isinstance(verdict, Refusal):
                return replace(reply, refusal=verdict)
            now = self._shell.clock.now()
            actions = self._with_bank(self._live.state, verdict, now)
            stop_at = command.intent.at if isinstance(command.intent, co.StopTime) else 0
            written = await self._writer.write(actions, By(now, command.person.id, command.key, stop_at))
            if not isinstance(written, Reloaded):
                return self._reply(command, written, wallet, reply)
        return replace(reply, refusal=STORE_DOWN)

    def _judge(self, command: co.Command, wallet: int) -> Verdict:
        live = self._live
        case = Case(
            table=live.table,
            state=live.state,
            log=live.log,
            person=command.person.id,
            token=command.token,
            wallet=wallet,
            house=live.house,
            stop_at=live.timers.get(STOP, 0),
        )
        return judge(case, command.intent)

    def _reply(
        self, command: co.Command, written: Change | Repeated | Refusal, wallet: int, reply: co.Reply
    ) -> co.Reply:
        if isinstance(written, Refusal):
            return replace(reply, refusal=written)
        if command.dedupe:
            self._remember(command.key)
        if isinstance(written, Repeated):
            return replace(reply, code="duplicate")
        code, params = answer(command.intent, Outcome(command.person.id, written, wallet, self._shell.clock.now()))
        return replace(reply, code=code, params=params, changed=_changed(command.intent, written))

    def _remember(self, key: str) -> None:
        """A dictionary keeps the order in which its keys came: the oldest makes way."""
        self._applied[key] = None
        if len(self._applied) > _REMEMBERED:
            del self._applied[next(iter(self._applied))]

    def _with_bank(self, state: TableState, actions: tuple[ac.AnyAction, ...], now: int) -> tuple[ac.AnyAction, ...]:
        """An act in turn, leaving included, pays for the time bank it used, in the same append (R-CLK-1)."""
        to_act = state.hand.to_act if state.hand is not None else 0
        if any(isinstance(action, ac.TurnAction | ac.StandUp) and action.seat == to_act for action in actions):
            return (*bank_used(state, self._live.timers.get(TURN), now), *actions)
        return actions


def _changed(intent: co.AnyIntent, change: Change) -> dict[str, Value]:
    """The rules that the next hand has and would not have had before the change."""
    before, after = change.before, change.after
    if not isinstance(intent, co.ChangeTable) or before is None:
        return {}
    return differences(in_force_next(before), in_force_next(after))
