"""``/rules``, ``/ranks`` and ``/help`` on Telegram: in the private chat; in the group where that is shut."""

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.adapters.telegram.scene import Scene, buttons, scene
from tests.emulators.telegram import Chat


async def test_the_rules_come_privately_and_are_turned_in_place(game: Scene) -> None:
    """Typed in the group by somebody who has pressed Start; the page's message changes, no other is sent."""
    await game.start_chat("ann")
    await game.say("ann", "/table open omaha")
    before = len(game.group.messages)
    await game.say("ann", "/rules limits")
    page = game.user("ann").private.last
    assert "Pot-limit: you may bet from 20 up to the pot" in page.text
    assert len(game.group.messages) == before
    sent = len(game.told("ann"))
    await game.press_data("ann", page, buttons(page)["rules-page"])
    await game.quiet()
    assert len(game.told("ann")) == sent
    assert "Rules · " in game.user("ann").private.last.text
    assert "Limits" not in game.user("ann").private.last.text.splitlines()[0]


async def test_the_lobby_has_a_button_for_them(game: Scene) -> None:
    """The page goes into the private chat, which the alert says; where that is shut the alert says how to open it."""
    await game.say("ann", "/poker")
    shut = await game.press("ann", "rules")
    assert "Open a chat with me" in shut.text
    await game.start_chat("ann")
    told = await game.press("ann", "rules")
    assert told.text == "Your page is in our private chat."
    assert "What is played here" in game.user("ann").private.last.text


async def test_private_pages_know_their_room_after_a_restart(game: Scene) -> None:
    """A button in the private chat names the room it is about."""
    await game.start_chat("ann")
    await game.say("ann", "/table open omaha")
    await game.say("ann", "/rules")
    first = game.user("ann").private.last
    assert "Pot-limit Omaha" in first.text
    await game.restart()
    await game.press_data("ann", first, buttons(first)["rules-page"])
    await game.quiet()
    page = game.user("ann").private.last
    assert "Rules · When things go wrong" in page.text
    await game.press_data("ann", page, buttons(page)["rules-page"])
    await game.quiet()
    assert "Pot-limit Omaha" in game.user("ann").private.last.text


async def test_where_the_private_chat_is_shut_the_group_is_answered(game: Scene) -> None:
    """Rules are no secret; the page below the command can be turned there."""
    await game.say("ann", "/ranks")
    await game.clock.advance(5_000)
    page = game.group.last
    assert "1. Royal flush" in page.text
    before = len(game.group.messages)
    await game.press_data("ann", page, buttons(page)["rules-page"])
    await game.clock.advance(5_000)
    assert len(game.group.messages) == before
    assert game.group.last.text != ""


async def test_asked_in_the_private_chat(game: Scene) -> None:
    """Everything about the game is read there too, and the switch of the tips is pulled there."""
    await game.start_chat("ann")
    for text, answer in (
        ("/rules", "What is played here"),
        ("/ranks", "1. Royal flush"),
        ("/help", "First steps"),
        ("/help off", "won't explain"),
        ("/rules quidditch", "table, button, deal"),
    ):
        await game.say("ann", text, game.user("ann").private)
        await game.quiet()
        assert answer in game.told("ann")[-1], text


@pytest.fixture
async def drawing(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    """A bot that draws, one picture after the other, so that ``drawn`` knows when all are."""
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
    async with scene(monkeypatch, pictures="result") as made:
        yield made


async def drawn(game: Scene) -> None:
    """Until every picture that was asked for is drawn and sent."""
    await game.quiet()
    await asyncio.to_thread(str)
    await game.quiet()


def photos(chat: Chat) -> int:
    """How many pictures there are in a chat."""
    return sum(message.media is not None for message in chat.messages)


async def test_the_ranking_is_followed_by_its_picture(drawing: Scene) -> None:
    """Typed in the group or privately, and turned to: once for each message, behind the words, in the private chat."""
    game = drawing
    await game.start_chat("ann")
    chat = game.user("ann").private
    await game.say("ann", "/ranks")
    await drawn(game)
    assert photos(chat) == 1
    assert "1. Royal flush" in chat.messages[-2].text
    await game.say("ann", "/ranks", chat)
    await drawn(game)
    assert photos(chat) == 2
    await game.say("ann", "/rules showdown", chat)
    await game.quiet()
    page = chat.last
    for label in ("Hand ranking", "All topics", "Hand ranking"):
        await game.press_data("ann", page, str(page.button(label).callback_data))
        await drawn(game)
        assert photos(chat) == 3
    assert photos(game.group) == 0


async def test_without_pictures_the_ranking_is_words(game: Scene) -> None:
    """``pictures = off`` holds for this one, too."""
    await game.start_chat("ann")
    await game.say("ann", "/ranks")
    await game.quiet()
    assert "1. Royal flush" in game.user("ann").private.last.text
    assert game.user("ann").private.last.media is None


async def test_in_the_group_the_picture_follows_the_words(drawing: Scene) -> None:
    """Where the private chat is shut: two messages, both counted among what the group may get."""
    await drawing.say("ann", "/ranks")
    await drawn(drawing)
    await drawing.clock.advance(2_000)
    assert [message.media is not None for message in drawing.group.messages[-2:]] == [False, True]


async def test_turning_pages_in_the_group_stays_within_its_limits(strict: Scene) -> None:
    """Somebody turns them twice a second for a minute: all is answered, edits are counted, the last page stands."""
    await strict.say("ann", "/rules limits")
    await strict.clock.advance(5_000)
    page = strict.group.last
    topics = str(page.button("All topics").callback_data)
    await strict.press_data("ann", page, topics)
    await strict.clock.advance(5_000)
    ranking = str(page.button("Hand ranking").callback_data)
    for _ in range(60):
        for payload in (ranking, topics):
            assert (await strict.press_data("ann", page, payload)).text == ""
            await strict.clock.advance(500)
    await strict.clock.advance(10_000)
    assert "What is played here" in page.text
    calls = [call for call in strict.server.calls if call.chat is strict.group]
    assert all("message is not modified" in call.error for call in calls if not call.ok), "which is as good"
    times = [call.at for call in calls if call.method == "editMessageText"]
    assert max(sum(start <= at < start + 60 for at in times) for start in times) in range(10, 21)
