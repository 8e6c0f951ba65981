"""Cards drawn as the bot's own emoji: uploaded once, by name; private cards stay private; without them, text."""

import asyncio
import base64
import re
from collections.abc import AsyncIterator

import discord
import pytest

from adapters.desk import Sheet
from adapters.discord.card_emoji import NAMES, CardEmoji
from adapters.discord.render import TEXT_LENGTH, draw
from poker_bot.pictures import EMOJI_BYTES
from poker_bot.text.present import Line, Span
from poker_bot.text.present.parts import bold, card_span
from tests.adapters.discord.scene import Scene, scene
from tests.fakes import settle

EMOJI = re.compile(r"<:card_\w\w:\d+>")
PATH = "/applications/*/emojis"
DRAWN = {card: f"<:card_{card}:12345678901234567890>" for card in range(52)}


@pytest.fixture
async def drawing() -> AsyncIterator[Scene]:
    """A server whose bot has drawn its cards."""
    async with scene() as made:
        made.card_emoji = True
        await made.restart()
        await prepared(made)
        yield made


async def prepared(game: Scene) -> None:
    """Until the bot has what it wants, or has given up."""
    task = game.adapter._emoji._task  # noqa: SLF001 - pictures are drawn in real time, which no fake clock knows
    assert task is not None
    await task


def uploads(game: Scene) -> list[dict[str, str]]:
    """Every emoji that was sent to Discord."""
    calls = [call for call in game.env.http_requests if call.path.endswith("/emojis") and call.method == "POST"]
    return [call.json for call in calls if isinstance(call.json, dict)]


def hole(game: Scene, name: str) -> set[str]:
    """The markup of somebody's hole cards."""
    person = next(one.id for one in game.host.live.people.values() if one.name == name)
    view = game.host.live.seat_view_of(person)
    assert view is not None
    return {game.adapter._emoji.drawn[card] for card in view.cards}  # noqa: SLF001 - what is in its texts


async def test_all_cards_are_uploaded_once(drawing: Scene) -> None:
    """52 and the back, each under its name and small enough; a restart finds them and uploads nothing."""
    sent = uploads(drawing)
    assert [one["name"] for one in sent] == [*NAMES]
    assert len(NAMES) == 53
    for one in sent:
        picture = base64.b64decode(one["image"].removeprefix("data:image/png;base64,"))
        assert picture.startswith(b"\x89PNG")
        assert len(picture) <= EMOJI_BYTES
    await drawing.restart()
    await prepared(drawing)
    assert len(uploads(drawing)) == 53


async def test_only_what_is_missing_is_uploaded(drawing: Scene) -> None:
    """Somebody deleted two in the developer portal: the next start brings these back."""
    backend = drawing.env.backend
    for emoji in [one for one in backend.application_emojis.values() if one.name in {"card_As", "card_back"}]:
        del backend.application_emojis[emoji.id]
    await drawing.restart()
    await prepared(drawing)
    assert [one["name"] for one in uploads(drawing)[53:]] == ["card_As", "card_back"]


async def test_a_hand_is_drawn_and_hole_cards_are_their_owners_alone(drawing: Scene) -> None:
    """Board, result, private message and ``/cards`` show emoji and no sign in text; nobody reads others' cards."""
    await drawing.deal("ann", "bob")
    mine = {name: hole(drawing, name) for name in ("ann", "bob")}
    asked = await drawing.slash("ann", "cards")
    assert asked.response is not None
    assert mine["ann"] == set(EMOJI.findall(asked.response.content))
    for name, cards in mine.items():
        assert cards == set(EMOJI.findall(drawing.dm(name)[-1].content))
    for one in drawing.sent():
        for name, cards in mine.items():
            assert one.reader == name or not any(card in one.words for card in cards)
    while drawing.host.live.state.hand_running and drawing.to_act():
        await drawing.press(drawing.to_act(), "check" if "check" in drawing.table.buttons else "call")
        await drawing.clock.advance(500)
    assert len(EMOJI.findall(drawing.text)) >= 5
    assert not re.search("[♣♦♥♠]", drawing.text)


async def test_refused_cards_stay_text(caplog: pytest.LogCaptureFixture) -> None:
    """Said once, not asked again in this run; the hand is played with text."""
    async with scene() as game:
        game.card_emoji = True
        game.env.inject_error("POST", PATH, status=400, code=30008, times=None)
        await game.restart()
        await prepared(game)
        await game.deal("ann", "bob")
        assert not EMOJI.search(game.dm("ann")[-1].content)
        assert game.cards("ann")[0] in game.dm("ann")[-1].content
        assert len(uploads(game)) == 1
        assert [record.message for record in caplog.records if "emoji" in record.message] == [
            "Discord: no emoji of cards, which stay text (HTTP 400)"
        ]


async def test_an_outage_is_tried_again(game: Scene) -> None:
    """Discord goes down behind the tenth: a minute later the others follow, and none comes twice."""
    made, client = 0, game.adapter._client  # noqa: SLF001 - logged in, as the real one is
    assert client is not None
    real: discord.Client = client

    class Down(discord.Client):
        async def create_application_emoji(self, *, name: str, image: bytes) -> discord.Emoji:
            nonlocal made
            made += 1
            if made == 11:
                raise ConnectionError
            return await real.create_application_emoji(name=name, image=image)

        async def fetch_application_emojis(self) -> list[discord.Emoji]:
            return await real.fetch_application_emojis()

    emoji = CardEmoji(lambda: Down(intents=discord.Intents.none()), game.clock, on=True)
    emoji.prepare()
    while made < 11:
        await asyncio.to_thread(str)
    await settle()
    assert not emoji.drawn
    await game.clock.advance(59_000)
    assert made == 11
    await game.clock.advance(1_000)
    assert emoji._task is not None  # noqa: SLF001 - as above
    await emoji._task  # noqa: SLF001 - as above
    assert [one["name"] for one in uploads(game)] == [*NAMES]
    assert len(emoji.drawn) == 52


async def test_off_asks_for_nothing() -> None:
    """The usual setting: no call about emoji at all."""
    async with scene() as game:
        await game.deal("ann", "bob")
        assert [call.path for call in game.env.http_requests if "emojis" in call.path] == []


@pytest.mark.parametrize(
    ("line", "drawn", "written"),
    [
        ((Span("Board: "), card_span([51, 32])), f"Board: {DRAWN[51]}{DRAWN[32]}", "Board: **A♠\ufe0e 10♣\ufe0e**"),
        (bold((Span("Board: "), card_span([51]))), f"**Board:** {DRAWN[51]}", "**Board: A♠\ufe0e**"),
    ],
)
def test_a_line_with_and_without_drawings(line: Line, drawn: str, written: str) -> None:
    """Drawn, or as part of the words around; one that is missing leaves all of the span text."""
    assert draw(Sheet((line,)), cards=DRAWN).text == drawn
    assert draw(Sheet((line,))).text == written
    assert draw(Sheet((line,)), cards={0: "<:card_2c:1>"}).text == written


def test_a_text_that_would_get_too_long_has_text_cards() -> None:
    """The markup counts: seven lines of ten cards would be over the limit, and nothing is cut."""
    lines = tuple((card_span(range(10)),) for _ in range(7))
    text = draw(Sheet(lines), cards=DRAWN).text
    assert len(text) <= TEXT_LENGTH
    assert text.count("♠") == 14
    assert draw(Sheet(lines[:2]), cards=DRAWN).text.count("<:") == 20
