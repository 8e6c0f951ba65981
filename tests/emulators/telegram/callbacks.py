"""Pressed buttons: a callback query from the press to the bot's answer."""

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.emulators.telegram.content import Json
from tests.emulators.telegram.fields import Request
from tests.emulators.telegram.message import Message
from tests.emulators.telegram.refusals import QUERY_TOO_OLD, bad_request

if TYPE_CHECKING:
    from tests.emulators.telegram.people import User
    from tests.emulators.telegram.world import World

MAX_ANSWER = 200
LONGEST_CACHE = 24 * 30 * 60 * 60
FIRST_QUERY_ID = 4_200_000_000_000_000_001  # as long as real ones: they are 64-bit


@dataclass(frozen=True, slots=True)
class CallbackAnswer:
    """What the presser sees: nothing (text is empty), a short notice, or an alert to be closed."""

    text: str = field(default="", repr=False)
    show_alert: bool = False
    url: str = ""
    cache_time: int = 0


@dataclass(eq=False, slots=True)
class Press:
    """One press of one button by one person."""

    query_id: str
    user: "User"
    message: Message
    data: str
    answer: CallbackAnswer | None = None
    expired: bool = False
    _done: asyncio.Event = field(default_factory=asyncio.Event, repr=False)

    def expire(self) -> None:
        """From now on an answer comes too late (P-22)."""
        self.expired = True

    async def answered(self, timeout: float = 10.0) -> CallbackAnswer:  # noqa: ASYNC109 - the word tests look for
        """The bot's answer. Raises TimeoutError when none came within `timeout` seconds."""
        try:
            async with asyncio.timeout(timeout):
                await self._done.wait()
        except TimeoutError:
            raise TimeoutError(f"the bot did not answer the press within {timeout} s") from None
        assert self.answer is not None
        return self.answer

    def settle(self, answer: CallbackAnswer) -> None:
        """The bot answered."""
        self.answer = answer
        self._done.set()

    def wire(self) -> Json:
        """The Bot API's CallbackQuery; `from` is the real person even where he posts anonymously (P-29)."""
        return {
            "id": self.query_id,
            "from": self.user.wire(),
            "message": self.message.seen_by_callback(),
            "chat_instance": str(abs(self.message.chat.chat_id) * 7919),
            "data": self.data,
        }


def begin_press(world: "World", user: "User", message: Message, data: str) -> Press:
    """Queue the callback query and return without waiting for the answer."""
    press = Press(str(FIRST_QUERY_ID + len(world.presses)), user, message, data)
    world.presses[press.query_id] = press
    world.feed.push("callback_query", press.wire())
    return press


def answer_callback_query(world: "World", request: Request) -> bool:
    """The method answerCallbackQuery: once, in time, with at most 200 characters."""
    text, cache_time = request.get("text", ""), request.get("cache_time", 0)
    press = world.presses.get(request.get("callback_query_id", ""))
    if press is None or press.expired or press.answer is not None:
        raise bad_request(QUERY_TOO_OLD)
    if len(text) > MAX_ANSWER:
        raise bad_request("MESSAGE_TOO_LONG")
    if not 0 <= cache_time <= LONGEST_CACHE:
        raise bad_request('field "cache_time" must be a valid Number')
    url = request.get("url", "")
    if url and not url.startswith(f"https://t.me/{world.bot.username}?start="):
        raise bad_request("URL_INVALID")
    press.settle(CallbackAnswer(text, request.get("show_alert", False), url, cache_time))
    return True
