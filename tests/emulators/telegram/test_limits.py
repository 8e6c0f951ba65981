"""Refusals on demand, flood limits, lost answers and outages."""

import asyncio
from collections.abc import AsyncIterator, Awaitable

import pytest
from telegram import Bot
from telegram.error import BadRequest, Forbidden, NetworkError, RetryAfter

from tests.emulators.telegram import Budget, TelegramEmulator
from tests.emulators.telegram.api import HANDLERS
from tests.emulators.telegram.client import connected, refused

# The library warns with every 429 that it will tell the time differently one day.
pytestmark = pytest.mark.filterwarnings("ignore:.*retry_after:telegram.warnings.PTBDeprecationWarning")


class Clock:
    """Time a test moves by hand, in seconds."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """The time it is."""
        return self.now


@pytest.fixture
def clock() -> Clock:
    """The time of this test."""
    return Clock()


@pytest.fixture
async def server(clock: Clock) -> AsyncIterator[TelegramEmulator]:
    """A fresh Telegram on the test's own time."""
    async with await TelegramEmulator.start(clock=clock) as emulator:
        yield emulator


@pytest.fixture
async def frugal(clock: Clock) -> AsyncIterator[TelegramEmulator]:
    """A Telegram with Telegram's budget, on the test's own time."""
    async with await TelegramEmulator.start(clock=clock, budget=Budget()) as emulator:
        yield emulator


async def waiting_time(call: Awaitable[object]) -> float:
    """The seconds of the 429 that the call meets."""
    with pytest.raises(RetryAfter) as refusal:
        await call
    waiting = refusal.value.retry_after
    return waiting if isinstance(waiting, int) else waiting.total_seconds()


async def test_the_next_call_fails_as_asked(server: TelegramEmulator, bot: Bot) -> None:
    """A refusal is met once, by that method, in that chat, in the order asked for."""
    one, two = server.group("One"), server.group("Two")
    server.fail_next("sendMessage", 403, "bot was kicked from the group chat", chat=one)
    server.fail_next("sendMessage", 500, "Internal Server Error", chat=one)
    await bot.send_message(two.chat_id, "x")
    await bot.send_chat_action(one.chat_id, "typing")
    error = await refused(server, bot.send_message(one.chat_id, "x"), Forbidden)
    assert error == "Forbidden: bot was kicked from the group chat"
    await refused(server, bot.send_message(one.chat_id, "x"), NetworkError)
    await bot.send_message(one.chat_id, "x")
    assert (len(one.messages), len(two.messages)) == (1, 1)


async def test_a_refusal_may_be_met_by_any_method(server: TelegramEmulator, bot: Bot) -> None:
    """The star stands for every method, as in an outage, but never for the poll."""
    group = server.group("One")
    server.fail_next("*", 502, times=2)
    assert await bot.get_updates() == ()
    await refused(server, bot.send_message(group.chat_id, "x"), NetworkError)
    await refused(server, bot.get_me(), NetworkError)
    await bot.send_message(group.chat_id, "x")


async def test_one_429_tells_how_long_to_wait(server: TelegramEmulator, bot: Bot) -> None:
    """A 429 carries retry_after in seconds, in the parameters and in the words."""
    group = server.group("One")
    server.fail_next("sendMessage", 429, retry_after=7, chat=group)
    assert await waiting_time(bot.send_message(group.chat_id, "x")) == 7
    assert server.calls[-1].error == "Too Many Requests: retry after 7"
    await bot.send_message(group.chat_id, "x")


async def test_a_flooded_chat_is_closed_alone(server: TelegramEmulator, bot: Bot, clock: Clock) -> None:
    """Sends and edits in a flooded chat are refused with what is left to wait; other chats and answers are not."""
    one, two = server.group("One"), server.group("Two")
    sent = await bot.send_message(one.chat_id, "x")
    server.flood(one, 12)
    clock.now += 4.5
    assert await waiting_time(bot.send_message(one.chat_id, "y")) == 8
    assert await waiting_time(bot.edit_message_text("y", one.chat_id, sent.message_id)) == 8
    await bot.send_message(two.chat_id, "x")
    await bot.delete_message(one.chat_id, sent.message_id)
    clock.now += 7.5
    await bot.send_message(one.chat_id, "y")
    server.flood(one, 60)
    server.lift(one)
    await bot.send_message(one.chat_id, "z")


async def test_a_budget_counts_sends_and_edits_together(frugal: TelegramEmulator, clock: Clock) -> None:
    """With a budget the 21st send or edit of a minute in a group is refused until the first is a minute old (P-24)."""
    group, other = frugal.group("One"), frugal.group("Two")
    async with connected(frugal) as bot:
        sent = await bot.send_message(group.chat_id, "0")
        for number in range(1, 20):
            clock.now += 1
            await bot.edit_message_text(str(number), group.chat_id, sent.message_id)
        assert await waiting_time(bot.send_message(group.chat_id, "x")) == 41
        clock.now += 40
        assert await waiting_time(bot.edit_message_text("x", group.chat_id, sent.message_id)) == 1
        await bot.send_message(other.chat_id, "x")
        clock.now += 1
        await bot.edit_message_text("x", group.chat_id, sent.message_id)
        assert await waiting_time(bot.send_message(group.chat_id, "x")) == 1


async def test_the_budget_over_all_chats(frugal: TelegramEmulator) -> None:
    """More than 30 sends in a second are refused wherever they go."""
    async with connected(frugal) as bot:
        for number in range(30):
            await bot.send_message(frugal.group(f"Group {number}").chat_id, "x")
        assert await waiting_time(bot.send_message(frugal.group("One more").chat_id, "x")) == 1


async def test_a_lost_answer_hides_what_happened(server: TelegramEmulator, bot: Bot) -> None:
    """The message stands in the chat although the bot was answered 502."""
    group = server.group("One")
    server.lose_next("sendMessage")
    await refused(server, bot.send_message(group.chat_id, "x"), NetworkError)
    assert (group.last.text, server.calls[-1].status) == ("x", 502)
    await bot.send_message(group.chat_id, "y")


async def test_held_calls_wait_for_the_test(server: TelegramEmulator, bot: Bot) -> None:
    """A held method waits until it is released while others pass."""
    group = server.group("One")
    gate = server.hold("sendMessage")
    sending = asyncio.create_task(bot.send_message(group.chat_id, "x"))
    await server.wait_for(lambda: gate.waiting)
    await bot.send_chat_action(group.chat_id, "typing")
    assert not sending.done()
    assert group.messages == []
    gate.release()
    await sending
    assert group.last.text == "x"


async def test_an_outage_ends_where_it_began(server: TelegramEmulator, bot: Bot) -> None:
    """A closed emulator refuses connections; listening again it has the same address and has forgotten nothing."""
    alice = server.user("Alice")
    await alice.start()
    address = server.base_url
    await server.close()
    with pytest.raises(NetworkError):
        await bot.get_updates()
    await server.listen()
    assert server.base_url == address
    assert len(await bot.get_updates()) == 1


async def test_the_log_says_what_was_asked(server: TelegramEmulator, bot: Bot) -> None:
    """Every call is logged with its chat, parameters, time and end, polls excepted, and shows no text in its repr."""
    group = server.group("One")
    await bot.get_updates()
    await bot.send_message(group.chat_id, "A♠ K♠")
    await refused(server, bot.send_message(group.chat_id, ""), BadRequest)
    good, bad = server.calls_of("sendMessage", group)
    assert (good.params["text"], good.at, good.ok, good.result["message_id"]) == ("A♠ K♠", 1000.0, True, 1)
    assert (bad.chat, bad.ok, bad.status) == (group, False, 400)
    assert [call.method for call in server.calls] == ["getMe", "sendMessage", "sendMessage"]
    assert "A♠" not in repr(server.calls) + repr(group.messages)
    assert server.token not in repr(server.calls)


async def test_waiting_in_vain_names_the_last_calls(server: TelegramEmulator) -> None:
    """A condition that stays false ends in a TimeoutError that tells what the bot did instead."""
    async with connected(server):
        with pytest.raises(TimeoutError, match="getMe"):
            await server.wait_for(lambda: server.group("Empty").last, timeout=0.01)


async def test_a_fault_of_the_emulator_is_no_refusal(
    server: TelegramEmulator, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the emulator itself breaks, the bot gets 500 and not a Bad Request it might take for its own mistake."""

    def broken(*_: object) -> None:
        raise KeyError("broken")

    monkeypatch.setitem(HANDLERS, "getMe", broken)
    with pytest.raises(NetworkError, match="Internal Server Error"):
        await bot.get_me()
