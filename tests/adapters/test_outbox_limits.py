"""Budgets, priorities, refusals and the end: one room's trouble is its own (P-12, P-24, P-38)."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.outbox import Limits, Moved, Offline, Throttled, Unreachable, WireError
from adapters.outbox.budget import Budget
from tests.adapters.support import START, Desktop, Drawn, frame, room
from tests.fakes import settle

TELEGRAM = Limits(gap=1_200, burst=4, per_minute=12)


@given(st.lists(st.integers(0, 20_000), min_size=1, max_size=60))
def test_no_minute_has_more_sends_than_burst_and_refill(pauses: list[int]) -> None:
    """Whoever waits for ``ready_at`` never sends more than 4 + 12 in any minute, nor two within 1.2 s."""
    budget = Budget(TELEGRAM)
    now, sent = START, list[int]()
    for pause in pauses:
        now = max(now + pause, budget.ready_at(now + pause))
        budget.spend(now)
        sent.append(now)
    assert all(later - earlier >= 1_200 for earlier, later in pairwise(sent))
    assert all(sum(first <= one < first + 60_000 for one in sent) <= 16 for first in sent)


async def test_a_fast_hand_stays_within_twenty_calls_a_minute() -> None:
    """Thirty frames in thirty seconds become few edits, and the newest is the one that stands in the end."""
    desk = Desktop(TELEGRAM)
    for version in range(1, 31):
        desk.outbox.show(frame(version))
        await desk.clock.advance(1_000)
    await desk.clock.advance(6_000)
    assert desk.table() == Drawn(30)
    assert len(desk.wire.calls) <= 14


async def test_answers_in_a_row_do_not_wait_for_a_table_that_is_up_to_date() -> None:
    """Nothing else is to be sent: three answers need no more than the gaps between them."""
    desk = Desktop(TELEGRAM)
    desk.outbox.show(frame(1))
    await settle()
    for _ in range(3):
        desk.outbox.answer(room(), Drawn(0, kind="answer"))
    await desk.clock.advance(3 * TELEGRAM.gap)
    assert desk.wire.kinds() == ["post"] * 4


async def test_answers_without_end_do_not_silence_the_table() -> None:
    """Somebody types commands that are answered in public, more than may be sent: the table keeps every other send."""
    desk = Desktop(TELEGRAM)
    desk.outbox.show(frame(1))
    await settle()
    waited = []
    for version in range(2, 12):
        desk.outbox.show(frame(version))
        began = desk.clock.now()
        for _ in range(20):
            desk.outbox.answer(room(), Drawn(0, kind="unknown command"))
            await desk.clock.advance(1_000)
            if desk.table() == Drawn(version):
                break
        waited.append(desk.clock.now() - began)
    assert max(waited) <= 11_000, waited
    answers = sum(message == Drawn(0, kind="unknown command") for message in desk.wire.messages.values())
    assert answers >= 9, "and every other send is an answer"


async def test_retry_after_silences_its_own_room_only() -> None:
    """A 429 pauses the room it was about; the other goes on, and the first catches up with the newest state."""
    desk = Desktop()
    other = room(2, "200")
    desk.outbox.show(frame(1))
    desk.outbox.show(frame(1, in_room=other))
    await settle()
    desk.wire.failures.append(Throttled(30_000))
    desk.outbox.show(frame(2))
    await settle()
    desk.outbox.show(frame(3))
    desk.outbox.show(frame(2, in_room=other))
    await desk.clock.advance(29_000)
    assert desk.table() == Drawn(1)
    assert desk.wire.messages[desk.outbox.table_reference(2) or ""] == Drawn(2)
    await desk.clock.advance(1_001)
    assert desk.table() == Drawn(3)


async def test_topics_of_one_group_share_the_budget() -> None:
    """Two rooms of one group together keep the gap."""
    desk = Desktop(TELEGRAM)
    desk.outbox.show(frame(1, in_room=room(1, "-5/1")))
    desk.outbox.show(frame(1, in_room=room(2, "-5/2")))
    await settle()
    assert len(desk.wire.calls) == 1
    await desk.clock.advance(1_200)
    assert len(desk.wire.calls) == 2


async def test_the_whole_bot_has_a_limit_too() -> None:
    """Thirty rooms at once are served at the pace that the platform grants the whole bot."""
    desk = Desktop(Limits(gap=0, burst=4, per_minute=60, overall_per_second=10))
    for number in range(1, 31):
        desk.outbox.show(frame(1, in_room=room(number, str(number))))
    await settle()
    assert len(desk.wire.calls) == 10
    await desk.clock.advance(1_000)
    assert len(desk.wire.calls) == 20


async def test_cosmetic_changes_leave_room_for_turns() -> None:
    """With half the burst gone a change that matters little waits, and a turn does not."""
    desk = Desktop(Limits(gap=0, burst=4, per_minute=6))
    desk.outbox.show(frame(1, turn=1))
    for version in range(2, 6):
        desk.outbox.show(frame(version, turn=1))
        await settle()
    assert desk.wire.kinds() == ["post", "edit"]
    desk.outbox.show(frame(6, turn=2))
    await settle()
    assert desk.wire.kinds() == ["post", "edit", "edit"]
    assert desk.table() == Drawn(6)


async def test_a_result_goes_out_on_the_last_token() -> None:
    """The end of a hand is shown as long as anything may be sent at all."""
    desk = Desktop(Limits(gap=0, burst=3, per_minute=1))
    for version in (1, 2):
        desk.outbox.show(frame(version))
        await settle()
    desk.outbox.show(frame(3, phase="over"))
    await settle()
    assert desk.table() == Drawn(3)


async def test_failures_are_retried_with_growing_pauses() -> None:
    """A platform that is down is asked after 1, 2, 4 … seconds, and gets the newest state when it is back."""
    desk = Desktop()
    desk.wire.failures += [WireError() for _ in range(4)]
    desk.outbox.show(frame(1))
    await settle()
    for version, pause in enumerate((1_000, 2_000, 4_000), 2):
        calls = len(desk.wire.calls)
        desk.outbox.show(frame(version))
        await desk.clock.advance(pause - 1)
        assert len(desk.wire.calls) == calls
        await desk.clock.advance(1)
        assert len(desk.wire.calls) == calls + 1
    await desk.clock.advance(8_000)
    assert desk.table() == Drawn(4)


async def test_an_edit_that_failed_is_made_again() -> None:
    """Nothing newer has to come: the room is brought up to the state it lacks (law 1)."""
    desk = Desktop()
    desk.outbox.show(frame(1))
    await settle()
    desk.wire.failures.append(WireError())
    desk.outbox.show(frame(2))
    await settle()
    assert desk.table() == Drawn(1)
    await desk.clock.advance(1_000)
    assert desk.table() == Drawn(2)


async def test_a_place_that_refuses_us_is_left_alone_for_long() -> None:
    """Lost rights are not tried every second: too many refusals ban the address (P-12)."""
    desk = Desktop()
    desk.wire.failures += [Unreachable() for _ in range(50)]
    desk.outbox.show(frame(1))
    for version in range(2, 602):
        desk.outbox.show(frame(version))
        await desk.clock.advance(1_000)
    assert len(desk.wire.calls) <= 6


async def test_who_asks_for_the_table_ends_the_silence() -> None:
    """After lost rights somebody's ``/poker`` is a reason to try at once."""
    desk = Desktop()
    desk.wire.failures.append(Unreachable())
    desk.outbox.show(frame(1))
    await settle()
    desk.outbox.repost(1)
    await settle()
    assert desk.table() == Drawn(1)


@pytest.mark.parametrize(("failure", "until"), [(Throttled(20_000), 20_000), (Unreachable(), 30_000)])
async def test_the_host_hears_of_a_known_delay_before_it_is_over(failure: Exception, until: int) -> None:
    """When the platform says how long it will not take a turn, the host can extend it in time (R-CLK-2, P-12, P-24)."""
    desk = Desktop()
    desk.wire.failures.append(failure)
    desk.outbox.show(frame(1, turn=5))
    await settle()
    assert desk.host.delivered == [(9, 5, START + until)]
    desk.outbox.show(frame(2, turn=6))
    await desk.clock.advance(1_000)
    assert desk.host.delivered[1:] == [(9, 6, START + until)]
    await desk.clock.advance(until)
    assert desk.host.delivered[2:] == [(9, 6, START + until)]


async def test_a_platform_that_is_back_is_used_at_once() -> None:
    """After a reconnect nobody waits for the end of a pause."""
    desk = Desktop()
    desk.wire.failures += [WireError() for _ in range(5)]
    desk.outbox.show(frame(1))
    await desk.clock.advance(16_000)
    desk.outbox.retry_now()
    await settle()
    assert desk.table() == Drawn(1)


async def test_without_a_connection_nothing_is_logged_again_and_again(caplog: pytest.LogCaptureFixture) -> None:
    """The adapter has said that the platform is down; the rooms wait for it in silence."""
    desk = Desktop()
    desk.wire.failures += [Offline() for _ in range(3)]
    desk.outbox.show(frame(1))
    await desk.clock.advance(70_000)
    desk.outbox.retry_now()
    await settle()
    assert desk.table() == Drawn(1)
    assert caplog.records == []


async def test_a_moved_room_gets_a_new_message_at_its_new_address() -> None:
    """When a group became a supergroup, its old message ids are worth nothing (P-25)."""
    desk = Desktop()
    desk.outbox.show(frame(1))
    await settle()
    desk.wire.failures.append(Moved("-100200"))
    desk.outbox.show(frame(2))
    await settle()
    assert desk.wire.kinds() == ["post", "edit", "post"]
    known = desk.outbox.room(1)
    assert known is not None
    assert known.place == "-100200"


async def test_a_send_that_hangs_is_given_up_and_repeated() -> None:
    """Ten seconds without an answer end a send; the newest state follows."""
    desk = Desktop()
    desk.outbox.show(frame(1))
    await settle()
    desk.wire.gate.clear()
    desk.outbox.show(frame(2))
    await desk.clock.advance(10_000)
    desk.wire.gate.set()
    desk.outbox.show(frame(3))
    await desk.clock.advance(1_000)
    assert desk.wire.kinds() == ["post", "edit", "edit"]
    assert desk.table() == Drawn(3)


async def test_drain_sends_what_waits_and_takes_nothing_more() -> None:
    """At the stop the newest state still goes out; frames after that are not taken."""
    desk = Desktop()
    desk.wire.gate.clear()
    desk.outbox.show(frame(1, nudge_at=START + 20_000))
    await settle()
    desk.outbox.show(frame(2, nudge_at=START + 20_000))
    desk.wire.gate.set()
    await desk.outbox.drain(0.5)
    desk.outbox.show(frame(3))
    await settle()
    assert desk.wire.kinds() == ["post", "edit"]
    assert desk.table() == Drawn(2)


async def test_drain_does_not_wait_for_a_platform_that_hangs() -> None:
    """A send that never ends is cancelled when the time is over."""
    desk = Desktop()
    desk.wire.gate.clear()
    desk.outbox.show(frame(1))
    await settle()
    await desk.outbox.drain(0.01)
    assert desk.wire.writing == 0


@pytest.mark.parametrize("error", [Throttled(1_000), Unreachable(), WireError("a secret payload")])
async def test_logs_name_the_error_and_not_what_was_sent(error: Exception, caplog: pytest.LogCaptureFixture) -> None:
    """A failed send leaves one line with the room and the kind of the error (law 6)."""
    caplog.set_level("DEBUG")
    desk = Desktop()
    desk.wire.failures.append(error)
    desk.outbox.show(frame(1))
    await settle()
    lines = [one.getMessage() for one in caplog.records if one.name.startswith("adapters")]
    assert len(lines) == 1
    assert lines[0].startswith("room 1: ")
    assert "secret" not in caplog.text


def test_rooms_of_one_bucket_take_turns() -> None:
    """Whoever was served longest ago goes first; claims that are over or matter little hold nobody up."""
    budget = Budget(TELEGRAM)
    for _ in range(4):
        budget.spend(START)
    budget.spend(START + 5_000, "a")
    budget.claim("b", START + 60_000, cosmetic=False)
    assert budget.ready_at(START + 5_000, 0, "b") == START + 10_000
    assert budget.ready_at(START + 5_000, 0, "a") == START + 15_000
    budget.claim("b", START + 60_000, cosmetic=True)
    assert budget.ready_at(START + 5_000, 0, "a") == START + 10_000
    budget.claim("b", START + 4_999, cosmetic=False)
    assert budget.ready_at(START + 5_000, 0, "a") == START + 10_000
