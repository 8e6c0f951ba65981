"""The sender of one room: newest state, one message per hand, the notice of a turn (laws 1 and 10, P-38)."""

import pytest
from msgspec.structs import replace

from adapters.outbox import Limits, Vanished, WireError
from poker_bot.host.ports import Settlement
from tests.adapters.support import START, Desktop, Drawn, frame, room
from tests.fakes import settle


async def test_a_frame_is_posted_and_the_next_one_edited() -> None:
    """A hand has one message: the first frame makes it, later ones change it in place."""
    desk = Desktop()
    desk.outbox.show(frame(1))
    await settle()
    desk.outbox.show(frame(2))
    await settle()
    assert desk.wire.kinds() == ["post", "edit"]
    assert desk.table() == Drawn(2)


async def test_only_the_newest_of_waiting_frames_is_sent() -> None:
    """Frames that come while a send is under way do not queue up: one edit with the newest follows (P-38)."""
    desk = Desktop()
    desk.wire.gate.clear()
    desk.outbox.show(frame(1))
    await settle()
    for version in range(2, 9):
        desk.outbox.show(frame(version))
        await settle()
    desk.wire.gate.set()
    await settle()
    assert desk.wire.kinds() == ["post", "edit"]
    assert desk.table() == Drawn(8)


async def test_an_older_frame_is_ignored() -> None:
    """A frame that comes late changes nothing."""
    desk = Desktop()
    desk.outbox.show(frame(5))
    await settle()
    desk.outbox.show(frame(4))
    await settle()
    assert desk.table() == Drawn(5)
    assert desk.outbox.frame(1) == frame(5)


async def test_a_settle_up_is_not_overwritten_by_the_answer_that_closed_the_table() -> None:
    """The reply to the last command holds the same version without it, and may arrive behind it."""
    desk = Desktop()
    last = replace(frame(5), settlement=Settlement(9, "4KD", closed=True, lines=()))
    desk.outbox.show(frame(5))
    desk.outbox.show(last)
    desk.outbox.show(frame(5))
    await settle()
    assert desk.outbox.frame(1) == last


async def test_another_platforms_room_is_left_alone() -> None:
    """A frame of a table that is shown elsewhere is not sent into a chat of this platform (law 9)."""
    desk = Desktop()
    desk.outbox.show(frame(1, in_room=replace(room(), platform="telegram")))
    await settle()
    assert desk.wire.calls == []


async def test_equal_content_is_not_sent_again() -> None:
    """A frame that looks the same as what is shown costs no call."""
    desk = Desktop()
    desk.wire.drawing = lambda _: Drawn(0)
    for version in range(1, 6):
        desk.outbox.show(frame(version))
        await settle()
    assert desk.wire.kinds() == ["post"]


async def test_a_new_hand_is_a_new_message_and_the_old_one_loses_its_buttons() -> None:
    """The next hand is posted; then the finished one stands with its result and without buttons."""
    desk = Desktop()
    desk.outbox.show(frame(1))
    await settle()
    desk.outbox.show(frame(2, phase="over"))
    await settle()
    first = desk.reference()
    desk.outbox.show(frame(3, hand=2))
    await settle()
    assert desk.wire.messages == {first: Drawn(2, live=False), desk.reference(): Drawn(3)}
    assert desk.wire.kinds() == ["post", "edit", "post", "edit"]


async def test_a_result_that_was_not_shown_yet_comes_before_the_next_hand() -> None:
    """When the next hand overtakes the result, the result still reaches its own message, and first."""
    desk = Desktop()
    desk.outbox.show(frame(1))
    await settle()
    first = desk.reference()
    desk.wire.gate.clear()
    desk.outbox.show(frame(2))
    await settle()
    desk.outbox.show(frame(3, phase="over"))
    desk.outbox.show(frame(4, hand=2))
    desk.wire.gate.set()
    await settle()
    assert desk.wire.messages[first] == Drawn(3, live=False)
    assert desk.wire.calls[2:] == [("edit", first), ("post", desk.reference())]
    assert desk.table() == Drawn(4)


async def test_a_post_overtaken_by_the_next_hand_is_closed_not_repeated() -> None:
    """A message that was accepted while its hand ended gets its result; no second one is made for the same hand."""
    desk = Desktop()
    desk.wire.gate.clear()
    desk.outbox.show(frame(1))
    await settle()
    desk.outbox.show(frame(2, phase="over"))
    desk.outbox.show(frame(3, hand=2))
    desk.wire.gate.set()
    await settle()
    assert list(desk.wire.messages.values()) == [Drawn(2, live=False), Drawn(3)]
    assert desk.wire.kinds() == ["post", "edit", "post"]


async def test_a_deleted_message_is_posted_again() -> None:
    """An edit that finds its message gone makes a new one with the same state (P-10)."""
    desk = Desktop()
    desk.outbox.show(frame(1))
    await settle()
    gone = desk.reference()
    desk.wire.failures.append(Vanished())
    desk.outbox.show(frame(2))
    await settle()
    assert desk.wire.kinds() == ["post", "edit", "post"]
    assert desk.reference() != gone
    assert desk.table() == Drawn(2)
    assert desk.host.saved[1, "table"].endswith(desk.reference())


async def test_a_deletion_the_platform_tells_of_is_mended_at_once() -> None:
    """Where the platform says that the message is gone, nobody waits for the next edit."""
    desk = Desktop()
    desk.outbox.show(frame(1))
    await settle()
    desk.outbox.vanished(1, "something else")
    await settle()
    desk.outbox.vanished(1, desk.reference())
    await settle()
    assert desk.wire.kinds() == ["post", "post"]


async def test_after_a_restart_the_same_message_is_edited() -> None:
    """The stored id of this very hand is taken up again (P-04)."""
    before = Desktop()
    before.outbox.show(frame(1))
    await settle()
    after = Desktop(host=before.host)
    after.outbox.show(frame(2))
    await settle()
    assert after.wire.calls == [("edit", before.reference())]


async def test_after_a_restart_an_earlier_hand_only_loses_its_buttons() -> None:
    """A stored id of another hand is not edited with this one's state."""
    before = Desktop()
    before.outbox.show(frame(1))
    await settle()
    after = Desktop(host=before.host)
    first = before.reference()
    after.wire.messages[first] = Drawn(1)
    after.outbox.show(frame(9, hand=2))
    await settle()
    assert after.wire.kinds() == ["post", "strip"]
    assert after.wire.messages[first] == Drawn(1, live=False)


async def test_the_host_hears_once_when_the_platform_has_a_turn() -> None:
    """``notice_delivered`` names the turn and the instant at which the platform accepted the message (R-CLK-2)."""
    desk = Desktop()
    desk.wire.gate.clear()
    desk.outbox.show(frame(1, turn=7))
    await desk.clock.advance(700)
    assert desk.host.delivered == []
    desk.wire.gate.set()
    await settle()
    desk.outbox.show(frame(2, turn=7))
    await settle()
    desk.outbox.show(frame(3, turn=8))
    await settle()
    assert desk.host.delivered == [(9, 7, START + 700), (9, 8, START + 700)]


async def test_more_than_fifteen_messages_below_post_the_next_street_anew() -> None:
    """A table message that has drowned is posted again when a street begins, and the old one loses its buttons."""
    desk = Desktop()
    desk.outbox.show(frame(1))
    await settle()
    first = desk.reference()
    desk.outbox.messages_below(1, 16)
    desk.outbox.show(frame(2))
    await settle()
    assert desk.wire.kinds() == ["post", "edit"]
    desk.outbox.show(frame(3, street=1))
    await settle()
    assert desk.wire.calls[2:] == [("post", desk.reference()), ("strip", first)]
    desk.outbox.show(frame(4, street=2))
    await settle()
    assert desk.wire.kinds()[4:] == ["edit"]


async def test_fifteen_messages_below_are_not_too_many() -> None:
    """Exactly fifteen leave the message where it is."""
    desk = Desktop()
    desk.outbox.show(frame(1))
    await settle()
    desk.outbox.messages_below(1, 15)
    desk.outbox.show(frame(3, street=1))
    await settle()
    assert desk.wire.kinds() == ["post", "edit"]


async def test_an_old_message_is_posted_anew_when_it_changes() -> None:
    """Edits of a message older than the platform likes are avoided (P-08)."""
    desk = Desktop(Limits(gap=0, burst=100, per_minute=6_000, max_age=45 * 60_000))
    desk.outbox.show(frame(1))
    await settle()
    await desk.clock.advance(46 * 60_000)
    assert desk.wire.kinds() == ["post"]
    desk.outbox.show(frame(2))
    await settle()
    assert desk.wire.kinds() == ["post", "post", "strip"]


async def test_repost_brings_the_table_to_the_bottom() -> None:
    """Who asks for the table gets it below the last message, and the one above loses its buttons."""
    desk = Desktop()
    desk.outbox.show(frame(1))
    await settle()
    desk.outbox.repost(1)
    await desk.clock.advance(2_001)
    assert desk.wire.kinds() == ["post"], "it has just been posted"
    desk.outbox.repost(1)
    await settle()
    assert desk.wire.kinds() == ["post", "post", "strip"]
    desk.outbox.repost(77)
    await settle()
    assert len(desk.wire.calls) == 3


@pytest.mark.parametrize("broken", [True, False])
async def test_a_host_that_cannot_store_the_id_stops_nothing(broken: bool) -> None:
    """A full disk behind ``save_message`` neither repeats the post nor holds back the next edit."""
    desk = Desktop()
    desk.host.broken = broken
    desk.outbox.show(frame(1))
    await settle()
    desk.outbox.show(frame(2))
    await settle()
    assert desk.wire.kinds() == ["post", "edit"]


async def test_two_tables_after_each_other_have_messages_of_their_own() -> None:
    """A new table in a room starts with a lower version and still replaces the old one."""
    desk = Desktop()
    desk.outbox.show(frame(40, table=9))
    await settle()
    desk.outbox.show(frame(1, table=10))
    await settle()
    assert desk.table() == Drawn(1)
    assert desk.wire.kinds() == ["post", "post", "edit"]


async def test_answers_go_out_before_the_table() -> None:
    """A public answer to somebody is sent first, and as a reply that may have lost its message."""
    desk = Desktop()
    desk.wire.gate.clear()
    desk.outbox.show(frame(1))
    await settle()
    desk.outbox.show(frame(2))
    desk.outbox.answer(room(), Drawn(0, kind="answer"), "m0")
    desk.wire.gate.set()
    await settle()
    assert desk.wire.kinds() == ["post", "post", "edit"]
    desk.wire.failures.append(Vanished())
    desk.outbox.answer(room(), Drawn(0, kind="again"), "m0")
    await settle()
    assert [one.kind for one in desk.wire.messages.values()] == ["table", "answer", "again"]


async def test_an_answer_that_cannot_be_sent_does_not_keep_the_table_waiting() -> None:
    """A refused answer is given up; the table is shown."""
    desk = Desktop()
    desk.outbox.show(frame(1))
    await settle()
    desk.wire.failures.append(WireError())
    desk.outbox.answer(room(), Drawn(0, kind="answer"))
    desk.outbox.show(frame(2))
    await desk.clock.advance(1_000)
    assert desk.table() == Drawn(2)
    assert desk.wire.kinds() == ["post", "post", "edit"]


@pytest.mark.parametrize("shown_before", [True, False])
async def test_a_frame_that_cannot_be_drawn_stops_itself_only(
    shown_before: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """A mistake in the drawing is logged without what it was about, and the next good frame is shown."""
    desk = Desktop()
    if shown_before:
        desk.outbox.show(frame(1))
        await settle()

    def drawing(one: object) -> Drawn:
        raise RuntimeError(f"cards in {one}")

    desk.wire.drawing = drawing
    desk.outbox.show(frame(2))
    await desk.clock.advance(5_000)
    assert len(caplog.records) < 5
    desk.wire.drawing = None
    desk.outbox.show(frame(3))
    await desk.clock.advance(30_000)
    assert desk.table() == Drawn(3)
    assert "RuntimeError" in caplog.text
    assert "cards" not in caplog.text
