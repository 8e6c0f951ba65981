"""What Telegram's refusals mean for the sender, and how updates are fetched (P-12, P-21, P-32)."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from telegram import Update
from telegram.error import (
    BadRequest,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
    TimedOut,
)

from adapters.desk import Desk, Sheet
from adapters.outbox import Closed, Gone, Offline, Throttled, Unreachable, Vanished, WireError, WireTimeout
from adapters.telegram.app import quiet_library
from adapters.telegram.identity import Place, Reference
from adapters.telegram.polling import Polling
from adapters.telegram.render import draw
from adapters.telegram.wire import TelegramWire, wire_error
from poker_bot.host.commands import Command, Reply
from poker_bot.host.ports import Platform, Room, TableFrame
from tests.adapters.telegram.scene import CATALOGUE
from tests.fakes import FakeClock, settle


@pytest.mark.parametrize(
    ("error", "in_a_room", "of_an_edit", "in_private"),
    [
        (BadRequest("Message is not modified: specified new message content"), None, None, None),
        (BadRequest("Message to edit not found"), Vanished, Vanished, Vanished),
        (BadRequest("Message can't be edited"), Vanished, Vanished, Vanished),
        (BadRequest("Message to be replied not found"), Vanished, Vanished, Vanished),
        (BadRequest("Message_id_invalid"), Vanished, Vanished, Vanished),
        (BadRequest("Something nobody has seen yet"), WireError, Vanished, WireError),
        (BadRequest("Chat not found"), Unreachable, Unreachable, Closed),
        (BadRequest("Topic_closed"), Unreachable, Unreachable, Unreachable),
        (BadRequest("Message thread not found"), Gone, Gone, Gone),
        (Forbidden("Forbidden: the group chat was deleted"), Gone, Gone, Closed),
        (BadRequest("Not enough rights to send text messages to the chat"), Unreachable, Unreachable, Unreachable),
        (Forbidden("Forbidden: bot was kicked from the group chat"), Unreachable, Unreachable, Closed),
        (Forbidden("Forbidden: bot was blocked by the user"), Unreachable, Unreachable, Closed),
        (InvalidToken(), Unreachable, Unreachable, Closed),
        (TimedOut(), WireTimeout, WireTimeout, WireTimeout),
        (NetworkError("Bad Gateway"), WireError, WireError, WireError),
    ],
)
def test_refusals_by_their_words(
    error: TelegramError,
    in_a_room: type[WireError] | None,
    of_an_edit: type[WireError] | None,
    in_private: type[WireError] | None,
) -> None:
    """Telegram explains itself in words only; these are those its users have seen."""
    for meant, expected in (
        (wire_error(error), in_a_room),
        (wire_error(error, editing=True), of_an_edit),
        (wire_error(error, private=True), in_private),
    ):
        assert type(meant) is (expected or type(None))


def test_a_429_says_how_long() -> None:
    """``retry_after`` in seconds becomes milliseconds, without a warning of the library's."""
    quiet_library()
    throttled = wire_error(RetryAfter(7))
    assert isinstance(throttled, Throttled)
    assert throttled.retry_after == 7_000


@pytest.mark.parametrize("place", [Place(-1_002_000_000_001, 45), Place(6_100_000_001), Place(-4)])
def test_places_are_read_back(place: Place) -> None:
    """A room's address is a chat, or a chat and its topic."""
    assert Place.parse(str(place)) == place


def test_references_are_read_back() -> None:
    """A message is remembered with its chat."""
    assert Reference.parse(str(Reference(-100_123, 7))) == Reference(-100_123, 7)


async def test_a_message_of_the_old_chat_is_gone() -> None:
    """A supergroup counts its messages anew, so an id of before means another message there (P-25)."""
    wire = TelegramWire(Desk(NoService(), CATALOGUE, FakeClock()), NoService(), CATALOGUE, lambda: None)
    for attempt in (
        wire.edit("-200", "-100/5", draw(Sheet(()))),
        wire.strip("-200", "-100/5"),
        wire.delete("-200", "-100/5"),
        wire.post("-200", draw(Sheet(())), "-100/5"),
    ):
        with pytest.raises(Vanished):
            await attempt
    with pytest.raises(Offline):
        await wire.edit("-100", "-100/5", draw(Sheet(())))


class NoService:
    """Is asked nothing."""

    async def handle(self, command: Command) -> Reply:
        """Not this."""
        raise AssertionError

    async def frame(self, room: Room) -> TableFrame | None:
        """Not this."""
        raise AssertionError

    async def moved(self, platform: Platform, old: str, new: str) -> None:
        """Not this."""
        raise AssertionError


class FakeBot:
    """Answers ``get_updates`` from a list: updates, or an error to raise; then it waits for ever."""

    def __init__(self, *answers: tuple[Update, ...] | Exception) -> None:
        self.answers = list(answers)
        self.asked: list[dict[str, Any]] = []

    async def get_updates(self, **asked: object) -> tuple[Update, ...]:
        """The next answer."""
        self.asked.append(asked)
        if not self.answers:
            await asyncio.Event().wait()
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


async def polled(bot: FakeBot, handler: Callable[[Update], Any], clock: FakeClock) -> asyncio.Task[None]:
    """A polling that has come as far as it can."""
    task = asyncio.create_task(Polling(bot, clock, handler, lambda: None).run())  # type: ignore[arg-type]
    await settle()
    return task


async def test_updates_are_confirmed_when_they_are_done_with() -> None:
    """The next ones are asked for only when every handler has returned (P-32)."""
    gate, clock = asyncio.Event(), FakeClock()
    bot = FakeBot((Update(5), Update(6)))

    async def handler(_update: Update) -> None:
        await gate.wait()

    task = await polled(bot, handler, clock)
    assert len(bot.asked) == 1
    gate.set()
    await settle()
    assert [one["offset"] for one in bot.asked] == [None, 7]
    task.cancel()


async def test_an_update_that_cannot_be_read_is_left_out() -> None:
    """The library fails over one of a batch: they are taken one by one, and the one is skipped, with pauses."""
    clock, seen = FakeClock(), []
    bot = FakeBot(
        (Update(5),), ValueError("quotes people"), (Update(6),), ValueError("again"), ValueError("again"), (Update(8),)
    )

    async def handler(update: Update) -> None:
        seen.append(update.update_id)

    task = await polled(bot, handler, clock)
    await clock.advance(10_000)
    assert seen == [5, 6, 8]
    assert [(one["offset"], one["limit"]) for one in bot.asked] == [
        (None, None),
        (6, None),
        (6, 1),
        (7, None),
        (7, 1),
        (8, 1),
        (9, None),
    ]
    task.cancel()


async def test_a_failure_is_waited_out_and_then_asked_about_shortly() -> None:
    """Pauses grow, a 429 says its own; behind a failure the poll does not wait, so that recovery is noticed."""
    quiet_library()
    clock = FakeClock()
    began = clock.now()
    bot = FakeBot(NetworkError("down"), NetworkError("down"), RetryAfter(9), ())

    async def handler(_update: Update) -> None:
        raise AssertionError

    task = await polled(bot, handler, clock)
    await clock.advance(1_000 + 2_000 + 9_000)
    assert clock.now() - began == 12_000
    assert [one["timeout"] for one in bot.asked] == [25, 0, 0, 0, 25]
    task.cancel()
