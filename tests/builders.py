"""A whole host in memory with virtual time, and short ways to do in it what people do."""

from collections.abc import Sequence
from typing import Literal

from poker_bot.engine.rules import TableRules
from poker_bot.engine.state import TableState
from poker_bot.host import commands as co
from poker_bot.host.live import LiveTable
from poker_bot.host.ports import Person, Room, TableFrame
from poker_bot.host.service import PokerService
from poker_bot.host.settings import HostSettings
from poker_bot.host.table_host import TableHost
from poker_bot.house import HouseTeam
from tests.fakes import FakeClock, FlakyStore, RecordingSink, SeededEntropy, settle

RULES = TableRules(small_blind=10, big_blind=20, seats=6, buy_in_min=400, buy_in_max=2000)
SETTINGS = HostSettings(rules=RULES)
Act = Literal["fold", "check", "call", "bet", "raise", "all-in"]
STARTING = SETTINGS.starting_chips


class World:
    """One store, one clock, one service that can be restarted, one room unless more are asked for."""

    def __init__(self, settings: HostSettings = SETTINGS, *, seed: int = 0, store: FlakyStore | None = None) -> None:
        self.settings = settings
        self.store = store or FlakyStore()
        self.clock = FakeClock()
        self.clock.quiet = self.quiet
        self.entropy = SeededEntropy(seed)
        self.sink = RecordingSink()
        self.service = self._service()
        self.people: dict[str, Person] = {}
        self.room = Room(0, 0, "playground", "", 0)
        self._updates = 0

    def _service(self) -> PokerService:
        service = PokerService(self.store, self.clock, self.entropy, self.settings, HouseTeam())
        service.attach(self.sink)
        return service

    async def start(self) -> "World":
        """Start the service and make the room; returns itself."""
        await self.service.start()
        self.room = await self.service.room("playground", "garden", "porch", "en")
        return self

    async def quiet(self) -> None:
        """Until no table has anything left to do at this instant."""
        for _ in range(3):
            await settle()
            for host in self.service.tables:
                if not self.store.held:
                    await host.idle()

    async def advance(self, seconds: float) -> None:
        """Let virtual time pass."""
        await self.clock.advance(round(seconds * 1000))

    async def restart(self) -> None:
        """Kill the service where it is (nothing is finished or told) and start another on the same store."""
        await self.kill()
        self.service = self._service()
        await self.service.start()

    async def kill(self) -> None:
        """End every task of the service without letting it do anything more."""
        await self.service._scheduler.stop()  # noqa: SLF001 - a kill asks nobody
        for host in self.service.tables:
            task = host._task  # noqa: SLF001
            if task is not None:
                task.cancel()
        await settle()

    async def person(self, name: str) -> Person:
        """A person of the playground by name, with his newest settings."""
        self.people[name] = await self.service.person("playground", name, name)
        return self.people[name]

    async def do(
        self,
        name: str,
        intent: co.AnyIntent,
        *,
        token: co.TurnToken | None = None,
        dedupe: str = "",
        locale: str = "",
        room: Room | None = None,
    ) -> co.Reply:
        """The reply to what ``name`` wants."""
        person = await self.person(name)
        command = co.Command(person, room or self.room, intent, token, dedupe, locale)
        reply = await self.service.handle(command)
        await settle()
        return reply

    async def open(self) -> TableHost:
        """Open the room's table."""
        await self.do("ann", co.OpenLobby())
        return self.host

    async def seated(self, *names: str, buy_in: int = 1000) -> None:
        """Open the table and seat people, in this order from seat 1."""
        await self.open()
        for name in names:
            reply = await self.do(name, co.Sit(buy_in))
            assert reply.refusal is None, reply.refusal

    async def dealt(self, *names: str, buy_in: int = 1000) -> None:
        """Seat people and let the pause before the first hand pass."""
        await self.seated(*names, buy_in=buy_in)
        await self.advance(self.settings.hand_pause)
        assert self.state.hand_running

    @property
    def host(self) -> TableHost:
        """The only table, or the first."""
        return next(iter(self.service.tables))

    @property
    def live(self) -> LiveTable:
        """Its inside."""
        return self.host.live

    @property
    def state(self) -> TableState:
        """Its state."""
        return self.live.state

    @property
    def frame(self) -> TableFrame:
        """What the room was shown last."""
        return self.sink.last

    def token(self) -> co.TurnToken:
        """A button drawn for the present decision."""
        return co.TurnToken(self.live.table, self.state.hand_number, self.state.turn)

    def to_act(self) -> str:
        """Name of the person whose turn it is, "" = nobody's."""
        hand = self.state.hand
        seat = self.state.seats[hand.to_act - 1] if hand is not None and hand.to_act else None
        return self.live.people[seat.player].name if seat is not None else ""

    def others(self) -> Sequence[str]:
        """Names of the seated people whose turn it is not."""
        seated = [self.live.people[seat.player].name for seat in self.state.seats if seat is not None]
        return [name for name in seated if name != self.to_act()]

    async def play(self, act: Act, chips: int = 0, kind: co.AmountKind = "chips") -> co.Reply:
        """Whoever is to act does so by a button."""
        return await self.do(self.to_act(), co.Play(act, kind, chips), token=self.token())

    async def play_out(self) -> None:
        """Check or call until the hand is over."""
        while self.state.hand_running:
            name = self.to_act()
            if not name:
                await self.advance(self.state.rules.show_time + 2)
                continue
            seat = self.live.seat_view_of(self.people[name].id)
            assert seat is not None
            assert seat.legal is not None
            await self.play("check" if seat.legal.can_check else "call")

    async def wallet(self, name: str) -> int:
        """Chips of a person away from the table."""
        person = await self.person(name)
        return await self.store.balance(self.live.community.bank, person.id) or 0

    def balances(self) -> dict[str, int]:
        """Every account of the only bank."""
        return {account: chips for (_, account), chips in self.store._balances.items() if chips}  # noqa: SLF001
