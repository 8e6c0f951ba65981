"""What Telegram's limits leave of a table that never rests (P-24, P-38): calls of a minute, the age of what is shown.

The host is the real one, time is virtual, the transport counts. Ten players act within two seconds of each other,
whether or not they have seen the table; nobody waits for the sender.
"""

import random
from bisect import bisect_left
from collections.abc import Callable

import pytest

from adapters.outbox import Outbox
from adapters.telegram.wire import LIMITS
from poker_bot.engine.rules import TableRules
from poker_bot.host import commands as co
from poker_bot.host.ports import Person, Platform, Room, TableFrame
from poker_bot.host.service import PokerService
from poker_bot.host.settings import HostSettings
from poker_bot.host.table_host import TableHost
from poker_bot.store.memory import MemoryStore
from tests.adapters.support import Drawn, FakeWire
from tests.fakes import FakeClock, SeededEntropy

GROUP = "-100"
MINUTE = 60_000
LATENCY = 150
"""Milliseconds for which Telegram thinks about a call."""

PLAYERS = 10
RULES = TableRules(small_blind=10, big_blind=20, seats=PLAYERS, buy_in_min=400, buy_in_max=100_000)
SETTINGS = HostSettings(rules=RULES, starting_chips=1_000_000)


class CountingWire(FakeWire):
    """Remembers when each call began and when which state stood in the room; ``budget_of`` is the group's."""

    platform: Platform = "telegram"

    def __init__(self, clock: FakeClock) -> None:
        super().__init__()
        self.clock = clock
        self.begun: dict[str, list[int]] = {}
        self.shown: dict[str, list[tuple[int, int]]] = {}

    def table(self, frame: TableFrame, *, live: bool, closed: frozenset[int]) -> Drawn:
        """A frame as its version; what is over and no more live is another content."""
        return Drawn(frame.version, live, closed, kind=f"table {frame.table}")

    def budget_of(self, place: str) -> str:
        """A group with all its topics."""
        return place.partition(":")[0]

    async def post(self, place: str, content: Drawn, reply_to: str | None) -> str:
        """Counted."""
        await self._counted(place)
        reference = await super().post(place, content, reply_to)
        self._stands(content)
        return reference

    async def edit(self, place: str, reference: str, content: Drawn) -> None:
        """Counted."""
        await self._counted(place)
        await super().edit(place, reference, content)
        self._stands(content)

    async def strip(self, place: str, reference: str) -> None:
        """Counted."""
        await self._counted(place)
        await super().strip(place, reference)

    async def delete(self, place: str, reference: str) -> None:
        """Counted."""
        await self._counted(place)
        await super().delete(place, reference)

    async def _counted(self, place: str) -> None:
        self.begun.setdefault(self.budget_of(place), []).append(self.clock.now())
        await self.clock.sleep_until(self.clock.now() + LATENCY)

    def _stands(self, content: Drawn) -> None:
        kind, _, table = content.kind.partition(" ")
        if kind == "table" and content.live:  # a message left behind gets an older state, without buttons
            self.shown.setdefault(table, []).append((content.version, self.clock.now()))

    def busiest_minute(self, group: str) -> int:
        """Most calls in any sixty seconds, both ends included."""
        times = self.begun[group]
        return max(sum(first <= one <= first + MINUTE for one in times) for first in times)


def picture_of(frame: TableFrame) -> Drawn | None:
    """One for the end of each hand that came to a showdown, as Telegram's usual setting has it."""
    came_so_far = frame.view.phase == "over" and any(seat.shown for seat in frame.view.seats)
    return Drawn(frame.view.hand_number, kind="picture") if came_so_far else None


class Evening:
    """Tables of one group, in topics when there are several, each with ten players of its own; one sender shows all."""

    platform: Platform = "telegram"

    def __init__(self, seed: int, tables: int = 1, *, pictures: bool = False) -> None:
        self.clock = FakeClock()
        self.random = random.Random(seed)
        self.service = PokerService(MemoryStore(), self.clock, SeededEntropy(seed), SETTINGS)
        self.wire = CountingWire(self.clock)
        beside = picture_of if pictures else None
        self.outbox: Outbox[Drawn] = Outbox(self.wire, self.service, self.clock, LIMITS, beside=beside)
        self.commits: dict[str, list[tuple[int, int]]] = {}
        self.dealt: dict[tuple[str, int], int] = {}
        self.places = [f"{GROUP}:{number}" for number in range(1, tables + 1)] if tables > 1 else [GROUP]
        self.people: dict[str, list[Person]] = {}
        self.rooms: dict[str, Room] = {}

    def show(self, frame: TableFrame) -> None:
        """As the adapter does, with a note of the instant."""
        table = str(frame.table)
        commits = self.commits.setdefault(table, [])
        if not commits or commits[-1][0] < frame.version:
            commits.append((frame.version, self.clock.now()))
        if frame.view.to_act:
            self.dealt.setdefault((table, frame.view.hand_number), frame.version)
        self.outbox.show(frame)

    def tell(self, note: object) -> None:
        """Private messages have budgets of their own."""

    def ready_at(self, room: Room) -> int:
        """As the adapter does."""
        return self.outbox.ready_at(room)

    async def begin(self) -> None:
        """Everybody sits down."""
        self.service.attach(self)
        await self.service.start()
        for number, place in enumerate(self.places):
            self.rooms[place] = await self.service.room("telegram", GROUP, place, "en")
            accounts = range(1000 + 100 * number, 1000 + 100 * number + PLAYERS)
            people = [await self.service.person("telegram", str(account), f"P{account}") for account in accounts]
            self.people[place] = people
            await self.handle(place, people[0], co.OpenLobby())
            for person in people:
                assert (await self.handle(place, person, co.Sit(20_000))).refusal is None

    async def handle(self, place: str, person: Person, intent: co.AnyIntent) -> co.Reply:
        """One command."""
        return await self.service.handle(co.Command(person, self.rooms[place], intent))

    async def play(self, minutes: int, slowest: int = 2_000) -> None:
        """At every table somebody acts every 300 to 2,000 milliseconds, or ``slowest``; then all is put away."""
        end = self.clock.now() + minutes * MINUTE
        while self.clock.now() < end:
            await self.clock.advance(self.random.randint(300, slowest))
            for host in self.service.tables:
                await self._act(host)
        await self.clock.advance(10_000)
        await self.outbox.drain(0.1)
        await self.service.stop()

    async def _act(self, host: TableHost) -> None:
        """Whoever is to act folds, calls or raises."""
        hand = host.live.state.hand
        seat = host.live.state.seats[hand.to_act - 1] if hand is not None and hand.to_act else None
        if seat is None:
            return
        place = host.live.rooms[0].place
        person = next(one for one in self.people[place] if one.id == seat.player)
        wish = self.random.choice([co.Play("fold"), co.Play("call"), co.Play("check"), co.Play("raise", "min")])
        for intent in (wish, co.Play("check"), co.Play("call"), co.Play("all-in")):
            if (await self.handle(place, person, intent)).refusal is None:
                return

    def ages(self, *, of_deals: bool = False) -> list[int]:
        """Of every state: milliseconds from its commit until it or a newer one stood in the room, shortest first."""
        ages = []
        for table, commits in self.commits.items():
            shown = self.wire.shown[table]
            versions = [version for version, _ in shown]
            for version, at in commits:
                place = bisect_left(versions, version)
                if place == len(shown):
                    assert at > self.clock.now() - 20_000, "a state that was never shown"
                    continue
                if not of_deals or version in {self.dealt[key] for key in self.dealt if key[0] == table}:
                    ages.append(shown[place][1] - at)
        return sorted(ages)


def share(ages: list[int], of: float) -> int:
    """The age that so many do not exceed."""
    return ages[min(len(ages) - 1, int(len(ages) * of))]


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_ten_quick_players_stay_within_the_limits(
    seed: int, record_testsuite_property: Callable[[str, object], None]
) -> None:
    """In twenty minutes any minute has at most 20 calls; 95 % of all states stand within 5 s, all within 8 s."""
    evening = Evening(seed)
    await evening.begin()
    await evening.play(20)
    ages = within_limits(evening)
    figures = f"{len(ages)} states, busiest minute {evening.wire.busiest_minute(GROUP)}"
    record_testsuite_property(f"telegram-sender-{seed}", f"{figures}, p95 {share(ages, 0.95)} ms, max {ages[-1]} ms")
    assert len(evening.dealt) > 15, "hands follow each other"


@pytest.mark.parametrize(("slowest", "some"), [(2_000, False), (12_000, True)])
async def test_pictures_are_sent_from_what_the_table_leaves(slowest: int, *, some: bool) -> None:
    """A table that never rests leaves nothing for a picture; at a quieter one they come, and no limit suffers."""
    evening = Evening(6, pictures=True)
    await evening.begin()
    await evening.play(20, slowest)
    within_limits(evening)
    assert any(content.kind == "picture" for content in evening.wire.messages.values()) == some


def within_limits(evening: Evening) -> list[int]:
    """The ages of all states, which are within Telegram's limits."""
    ages = evening.ages()
    assert evening.wire.busiest_minute(GROUP) <= 20
    assert share(ages, 0.95) <= 5_000
    assert ages[-1] <= 8_000
    return ages


async def test_the_next_hand_waits_for_a_send_token() -> None:
    """A hand is dealt when its message can go out: the first decision stands at once, the result before it."""
    evening = Evening(4)
    await evening.begin()
    await evening.play(10)
    assert evening.ages(of_deals=True)[-1] <= LIMITS.gap + 2 * LATENCY


async def test_topics_share_what_a_group_may_be_sent() -> None:
    """Three tables that never rest in one forum stay within one group's minute; all are served alike."""
    evening = Evening(5, tables=3)
    await evening.begin()
    await evening.play(10)
    assert evening.wire.busiest_minute(GROUP) <= 20
    served = [len(states) for states in evening.wire.shown.values()]
    assert len(served) == 3
    assert max(served) <= 1.2 * min(served)
    assert evening.ages()[-1] <= 3 * 8_000
