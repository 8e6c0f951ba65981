"""Whatever happens in whatever order: one writer at a time, and in the end the room shows the newest state (law 10)."""

import asyncio

from hypothesis import given, settings
from hypothesis import strategies as st

from adapters.outbox import Throttled, Unreachable, Vanished, WireError
from tests.adapters.support import Desktop, Drawn, frame, room
from tests.fakes import settle

FAILURES = (WireError, Vanished, Unreachable, lambda: Throttled(5_000))

happenings = st.lists(
    st.one_of(
        st.tuples(st.just("frame"), st.integers(0, 2)),
        st.tuples(st.just("press"), st.integers(0, 1)),
        st.tuples(st.just("fail"), st.integers(0, len(FAILURES) - 1)),
        st.tuples(st.just("time"), st.integers(0, 4_000)),
        st.tuples(st.just("gate"), st.integers(0, 1)),
        st.tuples(st.just("repost"), st.just(0)),
    ),
    max_size=40,
)


class Story:
    """Plays happenings and remembers the newest frame."""

    def __init__(self) -> None:
        self.desk = Desktop()
        self.version = 1
        self.hand = 1
        self.presses: list[asyncio.Task[None]] = []
        self.desk.outbox.show(frame(1))

    async def happen(self, what: str, number: int) -> None:
        """One of them."""
        desk = self.desk
        if what == "frame":
            self._next(new_hand=number == 2)
        elif what == "press":
            self.presses.append(asyncio.create_task(self._press(acts=number == 1)))
        elif what == "fail":
            desk.wire.failures.append(FAILURES[number]())
        elif what == "time":
            await desk.clock.advance(number)
        elif what == "repost":
            desk.outbox.repost(1)
        elif number:
            desk.wire.gate.set()
        else:
            desk.wire.gate.clear()
        await asyncio.sleep(0)

    def _next(self, *, new_hand: bool) -> None:
        self.version += 1
        self.hand += new_hand
        self.desk.outbox.show(frame(self.version, hand=self.hand))

    async def _press(self, *, acts: bool) -> None:
        desk = self.desk
        reference = desk.outbox.table_reference(1) or "none"
        with desk.outbox.press(room(), reference, desk.clock.now() + 1_500) as press:
            if acts:
                self._next(new_hand=False)
            try:
                await press.carry(lambda content: desk.wire.answer_press(reference, content))
            except WireError:
                return


@settings(max_examples=150)
@given(happenings)
async def test_one_writer_and_the_newest_state_in_the_end(story_line: list[tuple[str, int]]) -> None:
    """No two writes of a room overlap, and once the platform answers again the message shows the last frame."""
    story = Story()
    for what, number in story_line:
        await story.happen(what, number)
    desk = story.desk
    desk.wire.gate.set()
    desk.wire.failures.clear()
    await desk.clock.advance(700_000)
    await asyncio.gather(*story.presses)
    await settle()
    assert desk.wire.most_writing <= 1
    assert desk.table() == Drawn(story.version)
    live = [reference for reference, drawn in desk.wire.messages.items() if drawn.live]
    assert desk.reference() in live
