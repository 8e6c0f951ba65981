"""``/rules``, ``/ranks`` and ``/help`` on Telegram: in the private chat; in the group where that is shut."""

from tests.adapters.telegram.scene import Scene, buttons


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
    assert "open a chat with me" in shut.text
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
