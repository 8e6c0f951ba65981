"""The one scheduler of all tables."""

import logging

import pytest

from poker_bot.host.clock import SystemClock
from poker_bot.host.deadlines import DeadlineScheduler
from tests.fakes import START, FakeClock


class Rings:
    """A scheduler on virtual time, and what it rang."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        self.heard: list[tuple[int, int, str]] = []
        self.scheduler = DeadlineScheduler(self.clock, self.ring)
        self.scheduler.start()

    def ring(self, table: int, name: str) -> None:
        """Remember instant (from the start), table and name."""
        if name == "bad":
            raise RuntimeError("As Kd")
        self.heard.append((self.clock.now() - START, table, name))


async def test_timers_ring_once_at_their_instants_in_order() -> None:
    """Whatever the order in which they were armed."""
    rings = Rings()
    for table, name, after in ((1, "turn", 300), (2, "turn", 100), (1, "idle", 200)):
        rings.scheduler.arm(table, name, START + after)
    await rings.clock.advance(1000)
    assert rings.heard == [(100, 2, "turn"), (200, 1, "idle"), (300, 1, "turn")]
    await rings.scheduler.stop()


async def test_a_moved_timer_rings_at_its_new_instant_only() -> None:
    """Later or earlier."""
    rings = Rings()
    rings.scheduler.arm(1, "later", START + 100)
    rings.scheduler.arm(1, "earlier", START + 900)
    await rings.clock.advance(50)
    rings.scheduler.arm(1, "later", START + 500)
    rings.scheduler.arm(1, "earlier", START + 60)
    await rings.clock.advance(1000)
    assert rings.heard == [(60, 1, "earlier"), (500, 1, "later")]
    await rings.scheduler.stop()


async def test_timers_that_are_moved_for_ever_leave_nothing_behind() -> None:
    """A clock of a day at a busy table: what is kept follows the timers there are, and each rings at its instant."""
    rings = Rings()
    for move in range(10_000):
        rings.scheduler.arm(1, "turn", START + 86_400_000 + move)
        rings.scheduler.arm(move % 7 + 2, "idle", START + 900_000 + move)
    assert len(rings.scheduler._heap) < 100  # noqa: SLF001 - what the process keeps
    await rings.clock.advance(90_000_000)
    assert rings.heard == [
        *((900_000 + move, move % 7 + 2, "idle") for move in range(9_993, 10_000)),
        (86_409_999, 1, "turn"),
    ]
    await rings.scheduler.stop()


async def test_cancelled_timers_do_not_ring() -> None:
    """One by name, or all of a table."""
    rings = Rings()
    for table, name in ((1, "a"), (1, "b"), (2, "a"), (2, "b")):
        rings.scheduler.arm(table, name, START + 100)
    rings.scheduler.cancel(1, "a")
    rings.scheduler.cancel(1, "never armed")
    rings.scheduler.cancel_table(2)
    await rings.clock.advance(1000)
    assert rings.heard == [(100, 1, "b")]
    await rings.scheduler.stop()


async def test_what_is_overdue_rings_at_once() -> None:
    """An instant in the past is due now."""
    rings = Rings()
    rings.scheduler.arm(1, "turn", START - 5000)
    await rings.clock.advance(0)
    assert rings.heard == [(0, 1, "turn")]
    await rings.scheduler.stop()


async def test_a_fault_at_one_table_stops_no_other_clock(caplog: pytest.LogCaptureFixture) -> None:
    """It is named in the log by its kind, without its text (O-07, law 6)."""
    rings = Rings()
    rings.scheduler.arm(1, "bad", START + 100)
    rings.scheduler.arm(2, "turn", START + 100)
    with caplog.at_level(logging.DEBUG):
        await rings.clock.advance(1000)
    assert rings.heard == [(100, 2, "turn")]
    assert [record.getMessage() for record in caplog.records if record.name.startswith("poker_bot")] == [
        "table 1: timer bad failed: RuntimeError"
    ]
    await rings.scheduler.stop()


async def test_a_stopped_scheduler_is_silent() -> None:
    """Nothing rings behind stop; a second stop is harmless."""
    rings = Rings()
    rings.scheduler.arm(1, "turn", START + 100)
    await rings.scheduler.stop()
    await rings.scheduler.stop()
    await rings.clock.advance(1000)
    assert rings.heard == []


async def test_the_system_clock_returns_at_or_after_the_instant() -> None:
    """Milliseconds; an instant that has passed is no wait at all."""
    clock = SystemClock()
    await clock.sleep_until(clock.now() - 1000)
    instant = clock.now() + 3
    await clock.sleep_until(instant)
    assert clock.now() >= instant
