"""The picture in the table message: one for each street and one of the end, and no press waits for it."""

import asyncio
import io
import threading
from collections.abc import AsyncIterator

import pytest
from PIL import Image

from adapters.desk import album
from poker_bot import pictures
from poker_bot.pictures import ALT_LENGTH, Picture
from tests.adapters.discord.scene import SETTINGS, Scene, scene
from tests.adapters.discord.test_places import close_to_the_bot, open_to_the_bot


@pytest.fixture
async def drawing() -> AsyncIterator[Scene]:
    """A server whose bot draws."""
    async with scene(pictures="street") as made:
        yield made


async def drawn(game: Scene) -> None:
    """Until the newest picture is drawn and sent."""
    await game.adapter._album.drawn()  # noqa: SLF001 - threads run in real time, which no fake clock knows
    await game.clock.advance(1_000)


def uploads(game: Scene) -> int:
    """How many files were sent to Discord with messages so far."""
    return sum(len(one.body.get("attachments") or []) for one in game.sent())


async def play_street(game: Scene) -> None:
    """Everybody checks or calls until the street is over."""
    street = game.host.live.state.hand.street if game.host.live.state.hand else 0
    while game.to_act() and game.host.live.state.hand is not None and game.host.live.state.hand.street == street:
        await game.press(game.to_act(), "check" if "check" in game.table.buttons else "call")
        await game.clock.advance(500)


async def test_each_street_has_a_picture_and_decisions_have_none(drawing: Scene) -> None:
    """A hand of four streets and a showdown uploads five pictures, each PNG with alt text, whatever was pressed."""
    await drawing.deal("ann", "bob", "cat")
    await drawn(drawing)
    for street in range(1, 5):
        assert uploads(drawing) == street
        (shown,) = drawing.table.message.attachments
        assert shown.description
        assert len(shown.description) <= ALT_LENGTH
        picture = Image.open(io.BytesIO(await shown.read()))
        assert picture.format == "PNG"
        await play_street(drawing)
        await drawn(drawing)
    await drawing.clock.advance((SETTINGS.rules.show_time + 1) * 1000)
    await drawn(drawing)
    assert uploads(drawing) == 5
    (shown,) = drawing.table.message.attachments
    assert "wins" in str(shown.description)


async def test_a_press_does_not_wait_for_the_picture(drawing: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a picture takes for ever, presses are answered by the edit at once, and the old picture stays."""
    await drawing.deal("ann", "bob", "cat")
    await drawn(drawing)
    stuck, original = threading.Event(), pictures.table_picture

    def slow(*args: object, **kwargs: object) -> Picture:
        stuck.wait(30)
        return original(*args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(album, "table_picture", slow)
    try:
        before = len(drawing.sent())
        await play_street(drawing)
        assert [one.how for one in drawing.sent()[before:]] == ["type 7"] * 3
        assert "flop" in drawing.text
        assert len(drawing.table.message.attachments) == 1
        assert uploads(drawing) == 1
    finally:
        stuck.set()
    await drawn(drawing)
    assert uploads(drawing) == 2


async def test_the_newest_street_wins(drawing: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Streets that pass while one picture is being drawn are not drawn at all, but the last one is."""
    await drawing.deal("ann", "bob", "cat")
    await drawn(drawing)
    go, boards, original = threading.Event(), [], pictures.table_picture

    def counted(*args: object, **kwargs: object) -> Picture:
        go.wait(30)
        boards.append(len(args[0].board))  # type: ignore[attr-defined]
        return original(*args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(album, "table_picture", counted)
    try:
        for _ in range(3):
            await play_street(drawing)
    finally:
        go.set()
    await drawn(drawing)
    assert boards == [3, 5]


async def test_a_picture_that_fails_costs_the_picture_only(drawing: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever drawing does, the hand goes on in text."""

    def broken(*args: object, **kwargs: object) -> Picture:
        raise MemoryError

    monkeypatch.setattr(album, "table_picture", broken)
    await drawing.deal("ann", "bob", "cat")
    await drawn(drawing)
    await play_street(drawing)
    await asyncio.wait_for(drawn(drawing), 5)
    assert "flop" in drawing.text
    assert uploads(drawing) == 0


async def test_a_hand_with_pictures_stays_within_its_calls(drawing: Scene) -> None:
    """Fifteen decisions of six people with a picture per street take at most 24 calls, besides private messages."""
    await drawing.deal("ann", "bob", "cat", "dan", "eve", "flo")
    await drawn(drawing)
    before, decisions = len(drawing.env.http_requests), 0
    for plan in ("call call call call call check", "check check check fold fold fold", "check fold fold"):
        for action in plan.split():
            await drawing.press(drawing.to_act(), action)
            await drawing.adapter._album.drawn()  # noqa: SLF001 - as in ``drawn``
            await drawing.clock.advance(1_000)
            decisions += 1
    assert decisions == 15
    await drawing.clock.advance(SETTINGS.hand_pause * 1000)
    await drawn(drawing)
    calls = drawing.env.http_requests[before:]
    private = {str(chat) for chat in drawing.env.backend.dm_channels.values()}
    public = [call for call in calls if not any(chat in call.path for chat in private) and "@me" not in call.path]
    slow = [call for call in public if not call.path.startswith("/interactions")]
    assert len(public) <= 24, [(call.method, call.path) for call in public]
    assert len(slow) <= 8, [(call.method, call.path) for call in slow]


async def test_without_the_right_to_attach_files_the_words_stand_alone(drawing: Scene) -> None:
    """A channel that takes no files has its table all the same; with the right given back the picture comes."""
    close_to_the_bot(drawing, drawing.channel.id, attach_files=True)
    await drawing.env.settle()
    await drawing.deal("ann", "bob", "cat")
    await drawn(drawing)
    assert (uploads(drawing), drawing.host.live.state.paused) == (0, False)
    await drawing.press(drawing.to_act(), "call")
    assert "calls 20" in drawing.text
    open_to_the_bot(drawing, drawing.channel.id)
    await drawing.env.settle()
    await play_street(drawing)
    await drawn(drawing)
    assert drawing.table.message.attachments


async def test_a_picture_that_is_refused_takes_no_table_with_it(drawing: Scene) -> None:
    """What Discord told of rights was out of date: the message comes without the picture, and play goes on."""
    await drawing.deal("ann", "bob", "cat")
    path = f"/channels/{drawing.channel.id}/messages/{drawing.table.message.id}"
    drawing.env.inject_error("PATCH", path, status=403, code=50013, times=1)  # the one with the picture
    await drawn(drawing)
    await drawing.clock.advance(10_000)
    tried = uploads(drawing)
    assert (tried, drawing.host.live.state.paused) == (1, False)
    await play_street(drawing)
    await drawn(drawing)
    assert uploads(drawing) == tried
    assert "flop" in drawing.text
