"""A press lends its answer: one writer per message, and always the newest state (law 10)."""

import asyncio

import pytest

from adapters.outbox import WireError, WireTimeout
from tests.adapters.support import START, Desktop, Drawn, frame, room
from tests.fakes import settle


async def shown(version: int = 1) -> Desktop:
    """A room that shows ``version``."""
    desk = Desktop()
    desk.outbox.show(frame(version))
    await settle()
    return desk


async def test_a_press_carries_the_new_state_and_no_edit_follows() -> None:
    """The decision costs one call: the answer to the press is the edit."""
    desk = await shown()
    reference = desk.reference()
    with desk.outbox.press(room(), reference, START + 1_500) as press:
        desk.outbox.show(frame(2))
        await settle()
        carried = await press.carry(lambda content: desk.wire.answer_press(reference, content))
    await desk.clock.advance(5_000)
    assert carried
    assert desk.wire.kinds() == ["post", "carry"]
    assert desk.table() == Drawn(2)
    assert desk.host.delivered[-1] == (9, 2, START)


async def test_the_newest_state_at_the_moment_of_sending_is_carried() -> None:
    """When another frame came while the press waited, the answer carries that one."""
    desk = await shown()
    reference = desk.reference()
    with desk.outbox.press(room(), reference, START + 1_500) as press:
        desk.outbox.show(frame(2))
        await settle()
        desk.outbox.show(frame(3))
        await press.carry(lambda content: desk.wire.answer_press(reference, content))
    await settle()
    assert desk.wire.kinds() == ["post", "carry"]
    assert desk.table() == Drawn(3)


async def test_nothing_new_is_not_carried() -> None:
    """A press that changed nothing has nothing to carry; its adapter acknowledges it in another way."""
    desk = await shown()
    reference = desk.reference()
    with desk.outbox.press(room(), reference, START + 1_500) as press:
        assert not await press.carry(lambda content: desk.wire.answer_press(reference, content))
    assert desk.wire.kinds() == ["post"]


async def test_a_press_on_an_older_message_carries_nothing() -> None:
    """The answer to a press edits the message it was pressed on, so an old one must not get the new state."""
    desk = await shown()
    with desk.outbox.press(room(), "an older one", START + 1_500) as press:
        desk.outbox.show(frame(2))
        assert not await press.carry(lambda content: desk.wire.answer_press("an older one", content))
    await settle()
    assert desk.wire.kinds() == ["post", "edit"]
    assert desk.table() == Drawn(2)


async def test_a_new_hand_is_not_carried_into_the_old_message() -> None:
    """A press that ends a hand and starts the next carries nothing; the next hand gets its own message."""
    desk = await shown()
    first = desk.reference()
    with desk.outbox.press(room(), first, START + 1_500) as press:
        desk.outbox.show(frame(2, hand=2))
        assert not await press.carry(lambda content: desk.wire.answer_press(first, content))
    await settle()
    assert desk.table() == Drawn(2)
    assert desk.wire.messages[first] == Drawn(1, live=False)


async def test_the_sender_waits_for_a_press_but_not_for_ever() -> None:
    """A borrowed message is edited by the sender once the press has had its time (1.5 s here)."""
    desk = await shown()
    with desk.outbox.press(room(), desk.reference(), START + 1_500):
        desk.outbox.show(frame(2))
        await desk.clock.advance(1_400)
        assert desk.wire.kinds() == ["post"]
        await desk.clock.advance(200)
        assert desk.wire.kinds() == ["post", "edit"]


async def test_a_released_press_lets_the_sender_edit_at_once() -> None:
    """A press that is answered privately gives the message back."""
    desk = await shown()
    with desk.outbox.press(room(), desk.reference(), START + 1_500) as press:
        desk.outbox.show(frame(2))
        await settle()
        assert desk.wire.kinds() == ["post"]
        press.release()
        await settle()
        assert desk.wire.kinds() == ["post", "edit"]


async def test_an_edit_under_way_is_waited_for() -> None:
    """Carrier and edit of the same message are never in flight together."""
    desk = await shown()
    reference = desk.reference()
    desk.wire.gate.clear()
    desk.outbox.show(frame(2))
    await settle()
    with desk.outbox.press(room(), reference, START + 1_500) as press:
        desk.outbox.show(frame(3))
        carrying = asyncio.create_task(press.carry(lambda content: desk.wire.answer_press(reference, content)))
        await settle()
        assert desk.wire.kinds() == ["post", "edit"]
        desk.wire.gate.set()
        assert await carrying
    await settle()
    assert desk.wire.kinds() == ["post", "edit", "carry"]
    assert desk.wire.most_writing == 1
    assert desk.table() == Drawn(3)


async def test_a_press_gives_up_waiting_in_time_for_its_answer() -> None:
    """While an edit hangs, the press is not held beyond its own time."""
    desk = await shown()
    reference = desk.reference()
    desk.wire.gate.clear()
    desk.outbox.show(frame(2))
    await settle()
    with desk.outbox.press(room(), reference, START + 1_500) as press:
        carrying = asyncio.create_task(press.carry(lambda content: desk.wire.answer_press(reference, content)))
        await desk.clock.advance(1_600)
        assert carrying.done()
        assert not carrying.result()
    assert desk.wire.kinds() == ["post", "edit"]


async def test_two_presses_write_one_after_the_other() -> None:
    """Of two presses at the same instant the second waits, and then has nothing left to carry."""
    desk = await shown()
    reference = desk.reference()
    desk.wire.gate.clear()

    async def one_press() -> bool:
        with desk.outbox.press(room(), reference, START + 1_500) as press:
            desk.outbox.show(frame(2))
            return await press.carry(lambda content: desk.wire.answer_press(reference, content))

    presses = [asyncio.create_task(one_press()) for _ in range(2)]
    await settle()
    desk.wire.gate.set()
    assert sorted(await asyncio.gather(*presses)) == [False, True]
    await settle()
    assert desk.wire.kinds() == ["post", "carry"]
    assert desk.wire.most_writing == 1


@pytest.mark.parametrize("failure", [WireError(), WireTimeout()])
async def test_a_carrier_that_failed_is_mended_by_an_edit(failure: Exception) -> None:
    """What a failed answer left on the platform is not known, so the state is sent again."""
    desk = await shown()
    reference = desk.reference()
    desk.wire.failures.append(failure)
    with desk.outbox.press(room(), reference, START + 1_500) as press:
        desk.outbox.show(frame(2))
        with pytest.raises(WireError):
            await press.carry(lambda content: desk.wire.answer_press(reference, content))
    await settle()
    assert desk.wire.kinds() == ["post", "carry", "edit"]
    assert desk.table() == Drawn(2)


@pytest.mark.parametrize("by_press", [True, False])
async def test_after_a_failed_send_even_the_old_content_is_sent_again(by_press: bool) -> None:
    """A send whose answer is lost may have been done: when the table looks as before again, that is sent, too."""
    desk = Desktop()
    desk.wire.drawing = lambda one: Drawn(one.version % 2)
    desk.outbox.show(frame(1))
    await settle()
    reference = desk.reference()
    desk.wire.failures.append(WireTimeout())
    desk.wire.does_it_anyway = True
    if by_press:
        with desk.outbox.press(room(), reference, START + 1_500) as press:
            desk.outbox.show(frame(2))
            with pytest.raises(WireTimeout):
                await press.carry(lambda content: desk.wire.answer_press(reference, content))
            desk.outbox.show(frame(3))
    else:
        desk.outbox.show(frame(2))
        await settle()
        desk.outbox.show(frame(3))
    await desk.clock.advance(2_000)
    assert desk.table() == Drawn(1)


async def test_a_press_after_a_restart_finds_its_message() -> None:
    """A press that comes before any frame of this process still carries, by the stored id (P-04)."""
    before = await shown()
    after = Desktop(host=before.host)
    reference = before.reference()
    with after.outbox.press(room(), reference, START + 1_500) as press:
        after.outbox.show(frame(2))
        assert await press.carry(lambda content: after.wire.answer_press(reference, content))
    await settle()
    assert after.wire.kinds() == ["carry"]


async def test_a_carrier_that_hangs_is_given_up() -> None:
    """An answer that the platform never confirms is bounded like every send."""
    desk = await shown()
    reference = desk.reference()
    desk.wire.gate.clear()
    with desk.outbox.press(room(), reference, START + 1_500) as press:
        desk.outbox.show(frame(2))
        carrying = asyncio.create_task(press.carry(lambda content: desk.wire.answer_press(reference, content)))
        await desk.clock.advance(10_001)
        with pytest.raises(WireTimeout):
            await carrying
    desk.wire.gate.set()
    await settle()
    assert desk.table() == Drawn(2)
    assert desk.wire.most_writing == 1
