"""Any sequence of what people, clocks, stores and kills can do: chips, secrets, progress and memory hold (laws 1-8)."""

import asyncio
import random
from collections.abc import Awaitable, Callable

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from poker_bot.engine import events as ev
from poker_bot.engine.codec import decode_event, encode_state
from poker_bot.engine.evolve import fold
from poker_bot.engine.rules import TableRules
from poker_bot.host import commands as co
from poker_bot.host.ports import TableFrame, table_accounts
from tests.builders import SETTINGS, World

PEOPLE = ("ann", "bob", "cat", "dan", "eve")
RULES = TableRules(small_blind=10, big_blind=20, ante=2, seats=4, buy_in_min=40, buy_in_max=400)
PLAYED = replace(SETTINGS, rules=RULES, starting_chips=900, restart_grace=0, idle_time=3600)

Step = tuple[str, int]
STEPS = (
    *["act"] * 16,
    *["press twice", "foreign", "late", "typed"],
    *["sit", "sit", "sit", "leave", "away", "back", "back", "top up", "enter", "pre-act", "pre-act", "reveal", "cards"],
    *["wait", "wait", "wait", "wait long", "late notice", "restart", "store fails", "store loses", "house"],
)


class Session:
    """A world, what it was shown, and everything that must hold between any two steps."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.old_tokens: list[co.TurnToken] = []
        self.checked = 0

    async def step(self, kind: str, number: int) -> None:
        """One thing that may happen; ``number`` chooses who, how much and how long."""
        world, chance = self.world, random.Random(number)
        if not list(world.service.tables):
            await world.open()
        token = world.token()
        special = self._special().get(kind)
        if special is not None:
            await special(chance)
        else:
            await self._somebody_wants(kind, chance)
        self.old_tokens = [*self.old_tokens[-5:], token]

    def _special(self) -> dict[str, Callable[[random.Random], Awaitable[None]]]:
        return {
            "act": self._act,
            "press twice": self._press_twice,
            "late": self._late,
            "wait": lambda chance: self.world.advance(chance.choice([0.2, 1.5, 5, 7])),
            "wait long": lambda chance: self.world.advance(chance.choice([32, 32, 95, 95, 400, 1000, 4000])),
            "late notice": self._late_notice,
            "restart": lambda _: self._restart(),
            "store fails": self._store_fails,
            "store loses": self._store_loses,
            "house": self._house,
        }

    def _actor(self, chance: random.Random) -> str:
        name = self.world.to_act()
        return name if name in PEOPLE else chance.choice(PEOPLE)

    async def _act(self, chance: random.Random) -> None:
        if self.world.to_act():
            await self.world.do(self._actor(chance), _random_play(chance), token=self.world.token())
        else:
            await self.world.advance(chance.choice([1.5, 7]))

    async def _press_twice(self, chance: random.Random) -> None:
        world = self.world
        person = await world.person(self._actor(chance))
        command = co.Command(person, world.room, _random_play(chance), world.token(), str(chance.random()))
        await asyncio.gather(world.service.handle(command), world.service.handle(command))

    async def _late(self, chance: random.Random) -> None:
        token = chance.choice(self.old_tokens) if self.old_tokens else None
        await self.world.do(self._actor(chance), _random_play(chance), token=token)

    async def _late_notice(self, _chance: random.Random) -> None:
        world = self.world
        await world.service.notice_delivered(world.live.table, world.state.turn, world.clock.now())

    async def _store_fails(self, _chance: random.Random) -> None:
        self.world.store.failing = 1

    async def _store_loses(self, _chance: random.Random) -> None:
        self.world.store.losing = 1

    async def _house(self, _chance: random.Random) -> None:
        await self.world.service.add_house_players(self.world.room, 1)

    async def _somebody_wants(self, kind: str, chance: random.Random) -> None:
        name = self._somebody(kind, chance)
        wish = _random_play(chance) if kind in {"foreign", "typed"} else _WISHES[kind](chance)
        token = self.world.token() if kind == "foreign" else None
        await self.world.do(name, wish, token=token, dedupe=str(chance.random()))

    def _somebody(self, kind: str, chance: random.Random) -> str:
        """Mostly somebody whom the step can concern: one without a seat to sit down, else one who has a seat."""
        state, people = self.world.state, self.world.people
        seated = [name for name in PEOPLE if name in people and state.seat_of(people[name].id)]
        likely = [name for name in PEOPLE if name not in seated] if kind == "sit" else seated
        return chance.choice(likely if likely and chance.random() < 0.85 else PEOPLE)

    async def _restart(self) -> None:
        """Kill and start again: the same state, version, log and timers, unless an answer was lost before."""
        world = self.world
        if not list(world.service.tables):
            return
        await world.quiet()
        live = world.live
        before = encode_state(live.state), live.version, live.log, dict(live.timers)
        loaded = await world.store.load(live.table)
        assert loaded is not None
        await world.restart()
        if loaded.version == before[1] and list(world.service.tables):
            again = world.live
            assert (encode_state(again.state), again.version, again.log) == before[:3]
            assert set(again.timers) >= set(before[3])
            assert all(again.timers[name] >= due for name, due in before[3].items())

    async def check(self) -> None:
        """What must hold now."""
        world = self.world
        await world.quiet()
        assert sum(world.balances().values()) == 0
        for host in world.service.tables:
            loaded = await world.store.load(host.live.table)
            assert loaded is not None
            if loaded.version != host.live.version:
                continue  # an answer was lost; the table looks again soon
            stored = await world.store.events(host.live.table)
            events = [decode_event(event.kind, event.body) for event in stored]
            state = host.live.state
            assert fold(events) == state
            own = (f"seat:{host.live.table}:", f"pot:{host.live.table}")
            held = {account: chips for account, chips in world.balances().items() if account.startswith(own)}
            assert held == table_accounts(host.live.table, state)
        for frame in world.sink.frames[self.checked :]:
            await self._shows_public_cards_only(frame)
        self.checked = len(world.sink.frames)

    async def _shows_public_cards_only(self, frame: TableFrame) -> None:
        """Whatever card a frame shows was made public by an event stored at or before its version."""
        stored = (await self.world.store.events(frame.table))[: frame.version]
        public: set[int] = set()
        for event in (decode_event(one.kind, one.body) for one in stored):
            match event:
                case ev.HandStarted():
                    public.clear()
                case ev.StreetDealt(cards=cards) | ev.HandShown(cards=cards) | ev.CardsShown(cards=cards):
                    public |= set(cards)
                case _:
                    pass
        shown = set(frame.view.board)
        for seat in frame.view.seats:
            shown |= set(seat.shown)
        for result in frame.view.results:
            shown |= {card for _, cards in result.cards for card in cards}
        assert shown <= public
        assert all(event.visibility is ev.Visibility.PUBLIC for event in frame.log)

    async def end(self) -> None:
        """The clock alone ends every hand, stands everybody up, closes the table and cashes out (never a deadlock)."""
        world = self.world
        world.store.failing = world.store.losing = 0
        await world.advance(6 * 3600)
        assert list(world.service.tables) == []
        assert await world.store.open_tables() == ()
        assert all(account == "house" or account.startswith("wallet:") for account in world.balances())
        assert sum(world.balances().values()) == 0


def _random_play(chance: random.Random) -> co.Play:
    act = chance.choice(["fold", "check", "call", "call", "bet", "raise", "all-in"])
    kind = chance.choice(["chips", "min", "half", "pot", "all"])
    chips = chance.choice([0, 20, 40, 77, 150, 10**13, -3]) if act in {"bet", "raise"} else 0
    return co.Play(act, kind, chips)  # type: ignore[arg-type]


_WISHES: dict[str, Callable[[random.Random], co.AnyIntent]] = {
    "sit": lambda chance: co.Sit(chance.choice([0, 0, 40, 100, 400, 401, 5000])),
    "leave": lambda _: co.Leave(),
    "away": lambda _: co.Away(),
    "back": lambda _: co.Back(),
    "top up": lambda chance: co.AddChips(chance.choice([-1, 0, 10, 200, 400])),
    "enter": lambda chance: co.Enter(posting=chance.random() < 0.7),
    "pre-act": lambda chance: co.PreAct(chance.choice(["check-fold", "call", "none"]), chance.choice([0, 0, 20])),
    "reveal": lambda chance: co.Reveal(show=chance.random() < 0.5, cards=chance.choice([(), (0,), (1,), (7,)])),
    "cards": lambda _: co.MyCards(),
}


async def _run(steps: list[Step], seed: int) -> int:
    world = await World(PLAYED, seed=seed).start()
    session = Session(world)
    for name in PEOPLE[:3]:
        await session.step("sit", 0)
        await world.do(name, co.Sit(200))
    await world.advance(5)
    for kind, number in steps:
        await session.step(kind, number)
        await session.check()
    hands = max((host.live.state.hand_number for host in world.service.tables), default=0)
    await session.end()
    await session.check()
    await world.kill()
    return hands


@settings(max_examples=40)
@given(st.lists(st.tuples(st.sampled_from(STEPS), st.integers(0, 2**32)), max_size=60), st.integers(0, 1000))
def test_nothing_that_can_happen_breaks_the_host(steps: list[Step], seed: int) -> None:
    """After each step the bank is 0, accounts = stacks, state = fold of the log, frames public; at last all go home."""
    asyncio.run(_run(steps, seed))


def test_the_property_meets_whole_hands() -> None:
    """The steps above are no idle wishes: a long run of them plays many hands."""
    chance = random.Random(5)
    steps = [(chance.choice(STEPS), chance.randrange(2**32)) for _ in range(600)]
    assert asyncio.run(_run(steps, 1)) >= 3
