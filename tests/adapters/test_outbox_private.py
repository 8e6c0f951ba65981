"""Private messages and the mention of the player to act (P-09, P-10, P-21, law 6)."""

import pytest

from adapters.outbox import Closed, Limits, Throttled, Vanished, WireError
from poker_bot.host.ports import PrivateNote
from tests.adapters.support import START, Desktop, Drawn, cards_note, frame, person, room
from tests.fakes import settle

NUDGE = START + 18_000


async def test_each_person_gets_his_own_note_in_order() -> None:
    """Notes of one person arrive in their order."""
    desk = Desktop()
    desk.outbox.tell(cards_note(person(1)))
    desk.outbox.tell(PrivateNote("notice", person(1), "en", room(), 9, "broke", {}, None))
    desk.outbox.tell(cards_note(person(2)))
    await settle()
    assert [one.kind for who, one in desk.wire.private if who == 1] == ["your-cards", "broke"]
    assert [one.kind for who, one in desk.wire.private if who == 2] == ["your-cards"]


async def test_queues_of_people_do_not_pile_up() -> None:
    """However many are written to in the course of years: everybody gets his note, and empty queues make room."""
    desk = Desktop()
    for number in range(1, 2_501):
        desk.outbox.tell(cards_note(person(number)))
        if number % 500 == 0:
            await settle()
    assert [who for who, _ in desk.wire.private] == list(range(1, 2_501))
    assert len(desk.outbox._people) <= 1_000  # noqa: SLF001 - what the process keeps


async def test_a_closed_chat_is_reported_once_and_named_in_public() -> None:
    """The refused person is reported to the host, the table message says so, and his note goes nowhere else (P-09)."""
    desk = Desktop()
    desk.outbox.show(frame(1))
    await settle()
    desk.wire.failures.append(Closed())
    desk.outbox.tell(cards_note(person(2)))
    await settle()
    assert desk.host.dms == [(2, False)]
    assert desk.table() == Drawn(1, closed=frozenset({2}))
    assert desk.wire.kinds() == ["post", "direct", "edit"]
    assert desk.wire.private == []


async def test_a_closed_chat_is_not_tried_with_every_hand() -> None:
    """Refusals count against the bot: the next try is a day later, and its success opens the chat."""
    desk = Desktop()
    desk.wire.failures.append(Closed())
    for hand in range(1, 20):
        desk.outbox.tell(cards_note(person(2), hand))
        await desk.clock.advance(40_000)
    assert desk.wire.kinds() == ["direct"]
    await desk.clock.advance(86_400_000)
    desk.outbox.tell(cards_note(person(2), 20))
    await settle()
    assert desk.wire.kinds() == ["direct", "direct"]
    assert desk.host.dms == [(2, False), (2, True)]


async def test_a_chat_known_to_be_closed_is_named_from_the_start() -> None:
    """After a restart the host's own record is enough for the hint in the table message."""
    desk = Desktop()
    desk.outbox.show(frame(1))
    await settle()
    desk.outbox.tell(cards_note(person(2, dm=False)))
    await settle()
    assert desk.table() == Drawn(1, closed=frozenset({2}))
    assert desk.wire.private == []


async def test_who_writes_to_us_can_be_written_to() -> None:
    """Start in the private chat opens it at once: the host hears it, and the hint goes away (P-20)."""
    desk = Desktop()
    desk.outbox.show(frame(1))
    desk.outbox.tell(cards_note(person(2, dm=False)))
    await settle()
    await desk.outbox.reachable(person(2, dm=False))
    await settle()
    assert desk.host.dms == [(2, True)]
    assert desk.table() == Drawn(1)
    desk.outbox.tell(cards_note(person(2, dm=True)))
    await settle()
    assert desk.wire.private == [(2, Drawn(9, kind="your-cards"))]


async def test_a_private_chat_that_is_slow_holds_nobody_up() -> None:
    """One person's private chat that asks for a minute of silence delays neither others nor the table."""
    desk = Desktop()
    desk.wire.failures.append(Throttled(60_000))
    desk.outbox.tell(cards_note(person(1)))
    await settle()
    desk.outbox.tell(cards_note(person(2)))
    desk.outbox.show(frame(1))
    await settle()
    assert [who for who, _ in desk.wire.private] == [2]
    assert desk.table() == Drawn(1)
    await desk.clock.advance(60_000)
    assert [who for who, _ in desk.wire.private] == [2, 1]


async def test_cards_that_wait_are_replaced_by_newer_ones() -> None:
    """Cards of a hand that is over are not delivered behind those of the next one."""
    desk = Desktop()
    desk.wire.failures.append(Throttled(60_000))
    desk.outbox.tell(PrivateNote("notice", person(1), "en", room(), 9, "broke", {}, None))
    await settle()
    for hand in (1, 2, 3):
        desk.outbox.tell(cards_note(person(1), hand))
    await desk.clock.advance(61_000)
    assert [one.kind for _, one in desk.wire.private] == ["broke", "your-cards"]


async def test_a_private_message_is_given_up_after_a_few_tries() -> None:
    """Network trouble is retried a few times; then *My cards* at the table has to do."""
    desk = Desktop()
    desk.wire.failures += [WireError() for _ in range(9)]
    desk.outbox.tell(cards_note(person(1)))
    await desk.clock.advance(120_000)
    assert desk.wire.kinds() == ["direct"] * 4
    assert desk.host.dms == []


async def test_the_player_to_act_is_mentioned_once_and_the_mention_goes_with_his_turn() -> None:
    """After the share of the clock one mention appears, and it is deleted when he has acted."""
    desk = Desktop()
    desk.outbox.show(frame(1, turn=1, nudge_at=NUDGE))
    await desk.clock.advance(17_999)
    assert desk.wire.kinds() == ["post"]
    await desk.clock.advance(1)
    assert desk.wire.kinds() == ["post", "post"]
    assert Drawn(1, kind="nudge") in desk.wire.messages.values()
    desk.outbox.show(frame(2, turn=1, nudge_at=NUDGE))
    await desk.clock.advance(2_000)
    assert desk.wire.kinds() == ["post", "post", "edit"]
    desk.outbox.show(frame(3, turn=2))
    await settle()
    assert desk.wire.kinds() == ["post", "post", "edit", "edit", "delete"]
    assert list(desk.wire.messages.values()) == [Drawn(3)]


async def test_who_acts_in_time_is_not_mentioned() -> None:
    """A turn that passed before its nudge is never nudged."""
    desk = Desktop()
    desk.outbox.show(frame(1, turn=1, nudge_at=NUDGE))
    await desk.clock.advance(10_000)
    desk.outbox.show(frame(2, phase="over", turn=2))
    await desk.clock.advance(20_000)
    assert desk.wire.kinds() == ["post", "edit"]


async def test_a_deleted_table_message_is_noticed_by_the_mention() -> None:
    """The mention replies to the table message; when that is gone, the table comes first and the mention after it."""
    desk = Desktop()
    desk.outbox.show(frame(1, turn=1, nudge_at=NUDGE))
    await settle()
    desk.wire.failures.append(Vanished())
    await desk.clock.advance(18_000)
    assert desk.wire.kinds() == ["post", "post", "post", "post"]
    assert desk.table() == Drawn(1)
    assert [one.kind for one in desk.wire.messages.values()] == ["table", "table", "nudge"]


async def test_a_mention_left_by_a_restart_is_removed() -> None:
    """The id of the mention is stored, so the next process deletes it when the turn is another one."""
    before = Desktop()
    before.outbox.show(frame(1, turn=1, nudge_at=NUDGE))
    await before.clock.advance(18_000)
    after = Desktop(host=before.host)
    after.outbox.show(frame(5, turn=3))
    await settle()
    assert after.wire.kinds() == ["edit", "delete"]
    assert after.host.saved[1, "nudge"] == ""


@pytest.mark.parametrize(("failure", "deleted"), [(Throttled(1_000), True), (WireError(), False), (Vanished(), False)])
async def test_a_mention_that_cannot_be_deleted_keeps_nothing_waiting(failure: Exception, deleted: bool) -> None:
    """After a 429 the mention is deleted later; one that cannot be deleted stays, and the table goes on."""
    desk = Desktop()
    desk.outbox.show(frame(1, turn=1, nudge_at=NUDGE))
    await desk.clock.advance(18_000)
    desk.outbox.show(frame(2, turn=1))
    await settle()
    desk.wire.drawing = lambda _: Drawn(2)
    desk.wire.failures.append(failure)
    desk.outbox.show(frame(3, turn=2))
    await desk.clock.advance(5_000)
    assert desk.wire.kinds().count("delete") == 1 + deleted
    desk.wire.drawing = None
    desk.outbox.show(frame(4, turn=2))
    await settle()
    assert desk.table() == Drawn(4)


async def test_a_mention_that_fails_is_not_repeated() -> None:
    """A mention is a courtesy: one that the platform refuses is not tried again in this turn."""
    desk = Desktop()
    desk.outbox.show(frame(1, turn=1, nudge_at=NUDGE))
    await desk.clock.advance(17_000)
    desk.wire.failures.append(WireError())
    await desk.clock.advance(14_000)
    assert desk.wire.kinds() == ["post", "post"]


async def test_a_press_and_the_sender_take_up_the_messages_once() -> None:
    """After a restart a press may come first; the mention of before is found and removed all the same."""
    before = Desktop()
    before.outbox.show(frame(1, turn=1, nudge_at=NUDGE))
    await before.clock.advance(18_000)
    after = Desktop(host=before.host)
    reference = before.reference()
    with after.outbox.press(room(), reference, START + 1_500) as press:
        assert not await press.carry(lambda content: after.wire.answer_press(reference, content)), (
            "nothing is known yet"
        )
    with after.outbox.press(room(), reference, START + 1_500) as press:
        after.outbox.show(frame(5, turn=3))
        assert await press.carry(lambda content: after.wire.answer_press(reference, content))
    await settle()
    assert after.wire.kinds() == ["carry", "delete"]
    assert after.outbox.table_reference(1) == reference


async def test_a_mention_that_would_come_after_the_deadline_is_not_sent() -> None:
    """A throttled room does not mention a player whose time is over."""
    desk = Desktop(Limits(gap=0, burst=2, per_minute=1))
    desk.outbox.show(frame(1, turn=1, nudge_at=NUDGE))
    await settle()
    desk.outbox.show(frame(2, turn=1, nudge_at=NUDGE, phase="betting", street=1))
    await desk.clock.advance(60_000)
    assert Drawn(2, kind="nudge") not in desk.wire.messages.values()
