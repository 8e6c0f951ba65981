"""Over real HTTP and in real time: what one group's flood limit does to presses in it, and to another group (P-24)."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from statistics import median

import pytest_asyncio
from msgspec.structs import replace

from adapters.telegram import TelegramAdapter
from poker_bot.config import Secret, TelegramConfig
from poker_bot.host.clock import SystemClock
from poker_bot.host.service import PokerService
from poker_bot.store.memory import MemoryStore
from tests.adapters.telegram.scene import CATALOGUE, SETTINGS, buttons
from tests.emulators.telegram import Call, Group, Message, TelegramEmulator, User
from tests.fakes import SeededEntropy

PRESSES = 10
Note = Callable[[str, object], None]


class Rooms:
    """Two groups with two players each, in both of which a hand is under way."""

    def __init__(self, server: TelegramEmulator, adapter: TelegramAdapter) -> None:
        self.server = server
        self.adapter = adapter
        self.groups = [server.group("First"), server.group("Second")]
        self.people = [[server.user("ann"), server.user("bob")], [server.user("cat"), server.user("dan")]]

    async def deal(self) -> None:
        """Everybody sits down and gets cards."""
        for group, people in zip(self.groups, self.people, strict=True):
            for one in people:
                await one.start()
            await people[0].say(group, "/poker")
            for one in people:
                await one.say(group, "/sit 1000")
            await self.server.wait_for(lambda group=group: "call" in buttons(self.table(group)))  # type: ignore[misc]

    @staticmethod
    def table(group: Group) -> Message:
        """The newest message with buttons. LookupError while there is none."""
        found = [message for message in group.messages if message.buttons]
        return found[-1] if found else group.last

    def writes(self, group: Group) -> list[Call]:
        """Sends and edits that Telegram took there."""
        return [call for call in self.server.calls if call.chat is group and call.ok]


@pytest_asyncio.fixture
async def rooms() -> AsyncIterator[Rooms]:
    """The real adapter and host on the machine's own clock, with nothing between it and the emulator but HTTP."""
    async with await TelegramEmulator.start() as server:
        service = PokerService(MemoryStore(), clock := SystemClock(), SeededEntropy(3), replace(SETTINGS, hand_pause=0))
        config = TelegramConfig(token=Secret(server.token), base_url=server.base_url)
        adapter = TelegramAdapter(config, service, CATALOGUE, clock)
        service.attach(adapter)
        await service.start()
        run = asyncio.create_task(adapter.run())
        made = Rooms(server, adapter)
        await made.deal()
        try:
            yield made
        finally:
            await adapter.stop()
            await run
            await service.stop()


async def press(user: User, table: Message, action: str) -> float:
    """Press a button; the seconds until it was answered."""
    begun = time.perf_counter()
    await user.press_data(table, buttons(table)[action])
    return time.perf_counter() - begun


async def test_a_press_is_answered_while_the_group_is_throttled(rooms: Rooms, record_testsuite_property: Note) -> None:
    """Answers to presses are no part of what is limited: 300 ms at most, while the table stands still."""
    group, people = rooms.groups[0], rooms.people[0]
    table = rooms.table(group)
    rooms.server.flood(group, 60)
    took = [await press(people[number % 2], table, "cards") for number in range(PRESSES)]
    took += [await press(one, table, "call") for one in people]
    record_testsuite_property("telegram-press-while-throttled", f"median {median(took):.3f}, max {max(took):.3f} s")
    assert max(took) <= 0.3
    assert "calls 10" not in rooms.table(group).text


async def test_a_429_in_one_group_does_not_delay_another(rooms: Rooms, record_testsuite_property: Note) -> None:
    """The other group's table follows its hand within 100 ms of what its own limits allow."""
    quiet, lively = rooms.groups
    rooms.server.flood(quiet, 60)
    await press(rooms.people[0][0], rooms.table(quiet), "call")
    await press(rooms.people[0][1], rooms.table(quiet), "call")
    delays, clock = [], SystemClock()
    budget = rooms.adapter._outbox._budgets[str(lively.chat_id)]  # noqa: SLF001 - what the limits forbid is no delay
    for _ in range(2):
        table, before = rooms.table(lively), len(rooms.writes(lively))
        actor = next(one for one in rooms.people[1] if f" {one.first_name} " in table.text.partition("▶")[2][:10])
        allowed = max(clock.now(), budget.ready_at(clock.now()))
        await press(actor, table, "call" if "call" in buttons(table) else "check")
        await rooms.server.wait_for(lambda before=before: len(rooms.writes(lively)) > before)  # type: ignore[misc]
        delays.append((clock.now() - allowed) / 1000)
    refused = [call for call in rooms.server.calls if call.chat is quiet and call.status == 429]
    record_testsuite_property("telegram-429-elsewhere", f"median {median(delays):.3f}, max {max(delays):.3f} s")
    assert len(refused) == 1
    assert median(delays) <= 0.1
