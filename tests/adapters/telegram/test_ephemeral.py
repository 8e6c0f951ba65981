"""Messages in a group that one person alone sees (Bot API 10.2, 10.3); alerts where the server has none."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from msgspec.structs import replace

from adapters.tokens import decode
from tests.adapters.telegram.scene import SETTINGS, Scene, buttons, scene
from tests.emulators.telegram import Message

DRAW = replace(SETTINGS, rules=replace(SETTINGS.rules, variant="draw", ante=5))


@pytest_asyncio.fixture
async def draw(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    """A group that plays five-card draw; nobody has pressed Start."""
    async with scene(monkeypatch, settings=DRAW) as made:
        yield made


async def to_the_draw(game: Scene, *, started: bool = False) -> None:
    """Everybody calls until cards are exchanged."""
    await game.deal("ann", "bob", started=started)
    for _ in range(6):
        await game.shown()
        drawn = buttons(game.table)
        if "draw-menu" in drawn:
            return
        await game.press(game.to_act(), "check" if "check" in drawn else "call")
    raise AssertionError("no draw")


def marks(message: Message) -> list[str]:
    """Payloads of the buttons that mark a card."""
    payloads = [button.callback_data or "" for button in message.buttons]
    return [one for one in payloads if (press := decode(one)) is not None and press.action == "mark"]


@pytest.mark.parametrize("version", ["10.2", "10.3"])
async def test_a_draw_below_the_table(draw: Scene, version: str) -> None:
    """With a closed private chat: he marks and draws in the group, seen by nobody else; then the sheet goes."""
    draw.server.world.ephemerals = version
    await to_the_draw(draw)
    name = draw.to_act()
    public = len(draw.group.messages)
    answer = await draw.press(name, "draw-menu")
    assert (answer.text, answer.show_alert) == ("", False)
    (sheet,) = draw.user(name).whispered
    assert all(card in sheet.text for card in draw.cards(name))
    await draw.press_data(name, sheet, marks(sheet)[0])
    await draw.press_data(name, sheet, marks(sheet)[2])
    assert len(sheet.history) >= 3
    done = await draw.press_data(name, sheet, buttons(sheet)["draw"])
    assert "2" in done.text
    assert draw.user(name).whispered == []
    assert draw.to_act() != name
    assert len(draw.group.messages) == public
    other = draw.to_act()
    assert draw.user(other).whispered == []


async def test_the_first_message_of_all_tells_nothing(draw: Scene) -> None:
    """Before it has been seen to work no card is sent this way; afterwards one call is enough."""
    draw.server.world.ephemerals = "10.3"
    await to_the_draw(draw)
    await draw.press(draw.to_act(), "draw-menu")
    (first,) = draw.user(draw.to_act()).whispered
    assert first.history[0].text == "Only you can see this message."
    await draw.press(draw.to_act(), "draw-menu")
    assert len(draw.user(draw.to_act()).whispered[-1].history) == 1
    assert len(draw.server.calls_of("deleteEphemeralMessage")) == 1, "asked once"


async def test_a_server_that_passes_over_the_fields_gets_no_cards(draw: Scene) -> None:
    """What it showed to everybody said nothing, is taken back, and was the last; the alert has the cards by number."""
    draw.server.world.ephemerals = "ignored"
    await to_the_draw(draw)
    name = draw.to_act()
    for _ in range(2):
        answer = await draw.press(name, "draw-menu")
        assert answer.show_alert
        assert all(card in answer.text for card in draw.cards(name))
    shown = [call for call in draw.server.calls_of("sendMessage") if "receiver_user_id" in call.params]
    assert [call.params["text"] for call in shown] == ["Only you can see this message."]
    assert not [message for message in draw.group.messages if "Only you" in message.text]
    assert draw.user(name).whispered == []


async def test_an_older_server_is_asked_once(draw: Scene) -> None:
    """It does not know the method: alerts as ever, and it is not asked again."""
    await to_the_draw(draw)
    for _ in range(3):
        assert (await draw.press(draw.to_act(), "draw-menu")).show_alert
    assert [call.status for call in draw.server.calls_of("deleteEphemeralMessage")] == [404]


async def test_a_refusal_falls_back_to_the_alert(draw: Scene) -> None:
    """Whatever Telegram says this time, he gets his cards; the next time it is tried again."""
    draw.server.world.ephemerals = "10.3"
    await to_the_draw(draw)
    name = draw.to_act()
    draw.server.fail_next("sendMessage", 400, "BOT_NOT_ADMIN", chat=draw.group)
    answer = await draw.press(name, "draw-menu")
    assert all(card in answer.text for card in draw.cards(name))
    await draw.press(name, "draw-menu")
    assert len(draw.user(name).whispered) == 1


async def test_nobody_else_plays_his_cards(draw: Scene) -> None:
    """A forged press by another player below that message, or of its payload, is judged as his own."""
    draw.server.world.ephemerals = "10.3"
    await to_the_draw(draw)
    name = draw.to_act()
    (other,) = draw.others()
    await draw.press(name, "draw-menu")
    (sheet,) = draw.user(name).whispered
    answer = await draw.press_data(
        other, draw.table, buttons(sheet)["stand-pat" if "stand-pat" in buttons(sheet) else "draw"]
    )
    assert draw.to_act() == name
    assert not any(card in answer.text for card in draw.cards(name))


async def test_marks_wait_for_the_flood_limit(draw: Scene) -> None:
    """In the private chat: what was marked while Telegram took no edits is shown afterwards, the newest of it alone."""
    await to_the_draw(draw, started=True)
    name = draw.to_act()
    await draw.press(name, "draw-menu")
    chat = draw.user(name).private
    sheet = chat.last
    draw.server.flood(chat, 5)
    for card in (0, 2):
        await draw.press_data(name, sheet, marks(sheet)[card])
    assert len(sheet.history) == 1
    await draw.clock.advance(6_000)
    assert len(sheet.history) == 2
    assert sheet.labels != sheet.history[0].labels
