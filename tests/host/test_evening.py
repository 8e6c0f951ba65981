"""The end of an evening: last hands, a stop time by local clocks, and the settle-up that closes it (R-HOM-1)."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from poker_bot.engine import events as ev
from poker_bot.host import commands as co
from poker_bot.host.local_days import next_time, time_of_day
from poker_bot.host.ports import Settlement
from poker_bot.refusals import Refusal
from tests.builders import World
from tests.fakes import START
from tests.host.test_card_room import asked, chips

NOON = 12 * 3_600_000


def instant(text: str, zone: str) -> int:
    """Milliseconds UTC of a local time; a second ``02:30`` of a day ends in ``*``."""
    there = datetime.fromisoformat(text.rstrip("*")).replace(tzinfo=ZoneInfo(zone), fold=text.endswith("*"))
    return round(there.timestamp() * 1000)


def figures(settlement: Settlement | None) -> list[tuple[str, int, int, int]]:
    """Name, brought, has, difference, in the order of the lines."""
    assert settlement is not None
    people = settlement.people
    return [(people[one.person].name, one.brought, one.has, one.difference) for one in settlement.lines]


@pytest.mark.parametrize(
    ("now", "clock", "zone", "due"),
    [
        ("2026-11-30 21:00", "23:30", "Europe/Paris", "2026-11-30 23:30"),
        ("2026-11-30 23:45", "00:15", "Europe/Paris", "2026-12-01 00:15"),
        ("2026-11-30 23:30", "23:30", "Asia/Jakarta", "2026-12-01 23:30"),
        ("2026-12-31 23:59", "00:00", "UTC", "2027-01-01 00:00"),
        # Clocks are put back at 03:00 on 25 October: 02:30 comes twice.
        ("2026-10-25 01:00", "02:30", "Europe/Rome", "2026-10-25 02:30"),
        ("2026-10-25 02:30", "02:30", "Europe/Rome", "2026-10-25 02:30*"),
        ("2026-10-25 02:30*", "02:30", "Europe/Rome", "2026-10-26 02:30"),
        ("2026-10-24 23:00", "04:00", "Europe/Rome", "2026-10-25 04:00"),
        # Clocks are put forward at 02:00 on 29 March: there is no 02:30.
        ("2026-03-29 00:00", "02:30", "Europe/Rome", "2026-03-29 03:30"),
        ("2026-03-29 01:00", "03:00", "Europe/Rome", "2026-03-29 03:00"),
    ],
)
def test_a_time_of_day_is_the_next_one_there(now: str, clock: str, zone: str, due: str) -> None:
    """Over midnight, over the year, and where clocks are put forward or back."""
    assert next_time(instant(now, zone), zone, clock) == instant(due, zone)


def test_every_time_of_day_comes_within_a_day() -> None:
    """Whatever the zone and the season, 25 hours at most go by, and the local clock shows what was said."""
    for zone in ("UTC", "Europe/Paris", "America/St_Johns", "Australia/Lord_Howe", "Pacific/Apia"):
        for day in range(0, 730, 5):
            now = START + day * 86_400_000 + day * 977_000
            due = next_time(now, zone, "17:40")
            assert 0 < due - now <= timedelta(hours=25).total_seconds() * 1000
            assert time_of_day(due, zone) == "17:40"


async def evening(*names: str) -> World:
    """A table in a community of Jakarta's time, at which these people sit with 1,000 each."""
    world = await World().start()
    assert (await asked(world, "boss", co.ChangeSettings({"time_zone": "Asia/Jakarta"}))).code == "settings-saved"
    await world.seated(*names)
    return world


async def played(world: World) -> None:
    """Check or call until the hand is over; the table may be closed behind it."""
    while any(world.service.tables) and world.state.hand_running:
        legal = world.sink.last.view.legal
        if legal is None:
            await world.advance(world.state.rules.show_time + 2)
        else:
            reply = await world.play("check" if legal.can_check else "call")
            assert reply.refusal is None, reply.refusal
        await world.quiet()


async def test_after_so_many_hands_the_table_closes_by_itself() -> None:
    """Two hands behind the one that runs; everybody is cashed out and the room is told how it ended."""
    world = await evening("ann", "bob")
    await world.advance(4)
    reply = await asked(world, "boss", co.LastHands(2))
    assert (reply.code, reply.params) == ("last-hands", {"hands": 2, "running": "yes"})
    assert world.frame.view.last_hands == 3
    assert isinstance(world.frame.log[-1], ev.EndPlanned)
    for left in (2, 1):
        await played(world)
        assert world.frame.view.last_hands == left
        await world.advance(4)
    assert world.frame.view.last_hand
    await played(world)
    last = world.sink.last
    assert last.view.closed
    assert sum(difference for *_, difference in figures(last.settlement)) == 0
    assert await chips(world, "ann") + await chips(world, "bob") == 2 * world.settings.starting_chips


async def test_the_last_hands_survive_a_restart() -> None:
    """The plan is part of the table: in a hand, between hands, after a crash."""
    world = await evening("ann", "bob")
    assert (await asked(world, "boss", co.LastHands(2))).params["running"] == "no"
    await world.advance(4)
    await world.restart()
    assert world.frame.view.last_hands == 2
    await played(world)
    await world.restart()
    assert world.frame.view.last_hands == 1
    await world.advance(4)
    await played(world)
    assert world.sink.last.view.closed


async def test_twice_pressed_is_once_done() -> None:
    """The same plan and the same time once more change nothing, and are not logged twice."""
    world = await evening("ann", "bob")
    for intent in (co.LastHands(3), co.StopTime("23:30")):
        assert (await asked(world, "boss", intent)).refusal is None
        version = world.live.version
        assert (await asked(world, "boss", intent)).code == "duplicate"
        assert world.live.version == version
    log = (await asked(world, "boss", co.AdminLog())).entries
    assert [(one.action, one.params.get("hands"), one.params.get("time")) for one in log[:2]] == [
        ("stop-time", None, "23:30"),
        ("last-hands", 3, None),
    ]


async def test_both_can_be_taken_back() -> None:
    """And what is not set cannot; the log names each."""
    world = await evening("ann", "bob")
    assert (await asked(world, "boss", co.LastHands(0))).refusal == Refusal("no-end-planned")
    assert (await asked(world, "boss", co.StopTime(""))).refusal == Refusal("no-stop-time")
    await asked(world, "boss", co.LastHands(3))
    await asked(world, "boss", co.StopTime("23:30"))
    assert (await asked(world, "boss", co.LastHands(0))).code == "last-hands-off"
    assert (await asked(world, "boss", co.StopTime(""))).code == "stop-time-off"
    assert (world.frame.view.last_hands, world.frame.stop_at, world.frame.stop_clock) == (0, None, "")
    log = (await asked(world, "boss", co.AdminLog())).entries
    assert [one.action for one in log[:4]] == ["stop-time-off", "last-hands-off", "stop-time", "last-hands"]


@pytest.mark.parametrize("time", ["25:00", "9:5", "soon", "24:00"])
async def test_what_is_no_time_is_refused(time: str) -> None:
    """Nothing is set."""
    world = await evening("ann", "bob")
    reply = await asked(world, "boss", co.StopTime(time))
    assert reply.refusal is not None
    assert reply.refusal.code == "not-understood"
    assert world.frame.stop_at is None


async def test_only_admins_end_an_evening_and_everybody_may_ask_how_it_stands() -> None:
    """Who plays may not close the table by a back door."""
    world = await evening("ann", "bob")
    for intent in (co.LastHands(1), co.StopTime("23:30")):
        assert (await asked(world, "ann", intent, manager=False)).refusal == Refusal("not-an-admin")
    assert (await asked(world, "eve", co.SettleUp(), manager=False)).code == "settle-up"


async def test_a_stop_time_closes_behind_the_running_hand() -> None:
    """By the community's clocks; the instant stands in the timers, and the event says nothing of it (law 2)."""
    world = await evening("ann", "bob")
    now = world.clock.now()
    due = next_time(now, "Asia/Jakarta", "23:30")
    reply = await asked(world, "boss", co.StopTime("23:30"))
    assert (reply.code, reply.params) == ("stop-time", {"time": "23:30", "seconds": (due - now) // 1000})
    assert (world.frame.stop_at, world.frame.stop_clock) == (due, "23:30")
    append = world.store.appends[-1]
    assert [(one.name, one.due) for one in append.timers] == [("stop", due)]
    assert append.events[-1].body == b'{"v":1,"e":{"type":"StopTimeSet"}}'


async def test_it_rings_in_a_hand_and_after_a_restart() -> None:
    """Stored with the event, armed again by the next process; the hand that runs is played to its end."""
    world = await evening("ann", "bob")
    minute = time_of_day(world.clock.now() + 120_000, "Asia/Jakarta")
    assert (await asked(world, "boss", co.StopTime(minute))).code == "stop-time"
    due = world.frame.stop_at
    await world.restart()
    assert world.frame.stop_at == due
    await asked(world, "boss", co.Pause(pause=True))
    await asked(world, "boss", co.Pause(pause=False))
    await world.advance(4)
    assert due is not None
    before = world.frame.view.hand_number
    while world.clock.now() < due:
        if world.state.hand_running and due - world.clock.now() > 20_000:
            await played(world)
        await world.advance(5)
        before = world.frame.view.hand_number
    assert world.state.hand_running
    assert world.frame.view.closing
    assert world.frame.stop_at is None
    await played(world)
    assert world.sink.last.view.closed
    assert world.sink.last.view.hand_number == before


async def test_it_rings_between_hands_while_nobody_was_running_the_host() -> None:
    """A stop time that passed while the host was down closes the table at the start."""
    world = await evening("ann")
    minute = time_of_day(world.clock.now() + 120_000, "Asia/Jakarta")
    await asked(world, "boss", co.StopTime(minute))
    await world.service.stop()
    await world.clock.advance(600_000)
    world.service = world._service()  # noqa: SLF001 - the same world after a night
    world.service.attach(world.sink)
    await world.service.start()
    await world.advance(1)
    assert world.sink.last.view.closed
    assert figures(world.sink.last.settlement) == [("ann", 1000, 1000, 0)]


async def test_a_new_time_replaces_the_old_one() -> None:
    """Only the newest rings."""
    world = await evening("ann")
    await asked(world, "boss", co.StopTime(time_of_day(world.clock.now() + 120_000, "Asia/Jakarta")))
    await asked(world, "boss", co.StopTime(time_of_day(world.clock.now() + 480_000, "Asia/Jakarta")))
    await world.advance(300)
    assert not world.frame.view.closed
    await world.advance(300)
    assert world.sink.last.view.closed


async def test_the_settle_up_of_a_running_session() -> None:
    """Bets of a running hand still count as their owner's; a leaver has what he took, a second buy-in counts."""
    world = await evening("ann", "bob", "cat")
    await world.do("cat", co.Leave())
    await world.do("cat", co.Sit(1500))
    await world.advance(4)
    await world.play(*("raise", 100))
    reply = await asked(world, "eve", co.SettleUp(), manager=False)
    assert reply.code == "settle-up"
    assert sorted(figures(reply.settlement)) == [
        ("ann", 1000, 1000, 0),
        ("bob", 1000, 1000, 0),
        ("cat", 2500, 2500, 0),
    ]
    assert reply.settlement is not None
    assert not reply.settlement.closed


async def test_the_last_session_of_a_room_can_be_asked_for() -> None:
    """When its table is closed, and when the next one is open and empty; a session without chips replaces it never."""
    world = await evening("ann", "bob")
    assert (await asked(world, "ann", co.SettleUp(file=True), manager=False)).code == "settle-file"
    await asked(world, "boss", co.CloseTable())
    first = figures((await asked(world, "ann", co.SettleUp(), manager=False)).settlement)
    assert first == [("ann", 1000, 1000, 0), ("bob", 1000, 1000, 0)]
    await world.open()
    assert figures((await asked(world, "ann", co.SettleUp(), manager=False)).settlement) == first
    await asked(world, "boss", co.CloseTable())
    assert world.sink.last.settlement is None
    assert figures((await asked(world, "ann", co.SettleUp(), manager=False)).settlement) == first


async def test_a_room_without_a_session_says_so() -> None:
    """Nobody has bought in here, with a table or without."""
    world = await World().start()
    assert (await asked(world, "ann", co.SettleUp(), manager=False)).code == "settle-none"
    await world.open()
    assert (await asked(world, "ann", co.SettleUp(), manager=False)).code == "settle-none"


async def test_a_crash_behind_the_close_is_healed_at_the_start() -> None:
    """The room is shown the last message although the process ended before it could be sent (law 1)."""
    world = await evening("ann", "bob")
    world.store.close_table = _never  # type: ignore[method-assign]
    await asked(world, "boss", co.CloseTable())
    del world.store.close_table
    world.sink.frames.clear()
    await world.restart()
    assert world.sink.last.view.closed
    assert figures(world.sink.last.settlement) == [("ann", 1000, 1000, 0), ("bob", 1000, 1000, 0)]
    assert await world.store.open_tables() == ()


async def _never(table: int) -> None:
    raise RuntimeError("the process ends here")
