"""The picture beside the table message: a message of its own, only where the group's limits have room for it."""

import io

import pytest
from PIL import Image

from tests.adapters.telegram.scene import SETTINGS, Scene, buttons, scene
from tests.emulators.telegram import Budget, Message


def photos(game: Scene) -> list[Message]:
    """Every photo in the group."""
    return [message for message in game.group.messages if message.media is not None]


async def drawn(game: Scene) -> None:
    """Until the newest picture is drawn, and time enough has passed to send it."""
    await game.adapter._album.drawn()  # noqa: SLF001 - threads run in real time, which no fake clock knows
    await game.clock.advance(1_500)


async def to_showdown(game: Scene, pause: int = 15_000) -> list[int]:
    """Check and call to the end of the hand, slowly; how many photos there were after each decision."""
    seen, hand = [], game.host.live.state.hand_number
    while game.to_act() and game.host.live.state.hand_number == hand:
        drawn_buttons = buttons(game.table)
        await game.press_data(game.to_act(), game.table, drawn_buttons["check" if "check" in drawn_buttons else "call"])
        await game.clock.advance(100)
        await drawn(game)
        if game.to_act():
            await game.clock.advance(pause)
            await game.shown()
        seen.append(len(photos(game)))
    while game.host.live.state.hand_running:
        await game.clock.advance(500)
    await drawn(game)
    await game.clock.advance(SETTINGS.hand_pause * 1000 - 2_000)
    return seen


async def test_a_showdown_gets_one_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set to *result*, no picture comes before the end; then a photo follows the table message, which has it all."""
    async with scene(monkeypatch, pictures="result") as game:
        await game.deal("ann", "bob")
        table = game.table
        seen = await to_showdown(game)
        assert set(seen) == {0}
        (photo,) = photos(game)
        assert photo.media is not None
        assert Image.open(io.BytesIO(photo.media.data)).format == "PNG"
        assert "🏆" in table.text
        assert photo.message_id > table.message_id


async def test_a_hand_without_a_showdown_gets_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody needs a picture of everybody folding."""
    async with scene(monkeypatch, pictures="result") as game:
        await game.deal("ann", "bob")
        await game.press(game.to_act(), "fold")
        await drawn(game)
        assert photos(game) == []


async def test_street_by_street_it_is_one_message(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set to *street*, one photo comes with the flop and is replaced in place until the result."""
    async with scene(monkeypatch, pictures="street") as game:
        await game.deal("ann", "bob")
        assert photos(game) == []
        await to_showdown(game)
        assert len(photos(game)) == 1
        edits = [call for call in game.server.calls if call.method == "editMessageMedia"]
        assert len(edits) == 3, "turn, river and result"


async def test_a_busy_group_gets_text_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick players use up the limit; then the picture is what gives way, and the table stays up to date."""
    async with scene(monkeypatch, Budget(), pictures="street") as game:
        await game.deal("ann", "bob")
        await to_showdown(game, pause=1_500)
        assert "showdown" in game.table.text or "🏆" in game.table.text
        refused = [call for call in game.server.calls if call.status == 429]
        assert refused == []
        assert len([call for call in game.server.calls if call.method == "editMessageMedia"]) < 3
        await game.clock.advance(SETTINGS.hand_pause * 1000 + 20_000)
        await drawn(game)
        assert "hand 2" in game.table.text
