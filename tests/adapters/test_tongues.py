"""The buttons of the other games in every language, on Discord and Telegram: what is shown is that language's text.

One evening a language and platform: whatever does not come from the catalogue of that language is a failure.
"""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import discord
import pytest

from adapters.tokens import decode
from poker_bot.host.live import LiveTable
from poker_bot.host.settings import HostSettings
from poker_bot.text.numbers import TextArgument
from tests.adapters import games
from tests.adapters.discord import scene as discord_scene
from tests.adapters.stages import DiscordStage, TelegramStage, data
from tests.adapters.telegram import scene as telegram_scene
from tests.emulators.discord.in_process import speaking
from tests.text.conftest import LANGUAGES

NAMES = ("ann", "bob", "cat", "dan")
PAUSE = 120
"""Seconds between hands: long enough for all that is pressed there, as slowly as Telegram shows it."""

EVENING = games.host_of(PAUSE, straddles=1, run_it_twice=True, chop_blinds=True)
CATALOGUE = discord_scene.CATALOGUE
_LOOKS = 60


class Discord:
    """A channel; a press that the table answers has no words of its own."""

    speaks = False

    def __init__(self, game: discord_scene.Scene) -> None:
        self.game = game
        self.stage: DiscordStage | TelegramStage = DiscordStage(game)

    async def deal(self, names: tuple[str, ...]) -> None:
        """Seat them and let a hand be dealt."""
        await self.game.deal(*names)

    def labels(self) -> dict[str, str]:
        """What stands on the table's buttons, by their actions."""
        return labels(self.game.table.message)

    async def press(self, name: str, action: str) -> str:
        """Press a button of the table; the private words that come back."""
        return words(await self.game.press(name, action))

    async def marks(self, name: str) -> tuple[dict[str, str], str]:
        """Open the cards to mark, mark the first: what stands on the buttons then, and the words above them."""
        sheet = await DiscordStage(self.game).click(name, await self.game.press(name, "draw-menu"), "mark")
        assert sheet.response is not None
        self._sheet = sheet
        return labels(sheet.response.message), sheet.response.content

    async def draw(self, name: str) -> str:
        """Exchange what is marked."""
        return words(await DiscordStage(self.game).click(name, self._sheet, "draw"))


class Telegram:
    """A group; every press is answered."""

    speaks = True

    def __init__(self, game: telegram_scene.Scene) -> None:
        self.game = game
        self.stage: DiscordStage | TelegramStage = TelegramStage(game)

    async def deal(self, names: tuple[str, ...]) -> None:
        """Seat them and let a hand be dealt."""
        await self.game.deal(*names)

    def labels(self) -> dict[str, str]:
        """What stands on the table's buttons, by their actions."""
        return {_action(str(key.callback_data)): key.text for key in self.game.table.buttons}

    async def press(self, name: str, action: str) -> str:
        """Press a button of the table; the private words that come back."""
        return (await self.game.press(name, action)).text

    async def marks(self, name: str) -> tuple[dict[str, str], str]:
        """Open the cards to mark, mark the first: what stands on the buttons then, and the words above them."""
        chat = self.game.user(name).private
        await self.game.press(name, "draw-menu")
        await self.game.press_data(name, chat.last, data(chat.last, "mark")[0])
        return {_action(str(key.callback_data)): key.text for key in chat.last.buttons}, chat.last.text

    async def draw(self, name: str) -> str:
        """Exchange what is marked."""
        sheet = self.game.user(name).private.last
        return (await self.game.press_data(name, sheet, data(sheet, "draw")[0])).text


Front = Discord | Telegram


def labels(message: discord.Message) -> dict[str, str]:
    """What stands on the buttons below a message of Discord, by their actions."""
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    keys = [key for row in rows for key in row.children if isinstance(key, discord.Button)]
    return {_action(str(key.custom_id)): str(key.label) for key in keys}


def words(answer: object) -> str:
    """The private words of an answer, "" where the table is the answer."""
    response = getattr(answer, "response", None)
    return str(response.content) if response is not None and response.ephemeral else ""


def _action(payload: str) -> str:
    press = decode(payload)
    return "" if press is None else press.action


@asynccontextmanager
async def front(
    platform: str, language: str, settings: HostSettings, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Front]:
    """People who all speak one language, on that platform."""
    async with AsyncExitStack() as stack:
        if platform == "discord":
            game = await stack.enter_async_context(discord_scene.scene(settings))
            game.join(*NAMES, "eve")
            tag = "en-GB" if language == "en" else language
            stack.enter_context(speaking({one.id: tag for one in game.people.values()}, community=tag))
            yield Discord(game)
        else:
            group = await stack.enter_async_context(telegram_scene.scene(monkeypatch, settings=settings))
            for name in (*NAMES, "eve"):
                group.user(name, language)
            yield Telegram(group)


class Listener:
    """Holds what is shown against the catalogue of one language."""

    def __init__(self, front: Front, language: str) -> None:
        self.front = front
        self.language = language
        self.asked: list[str] = []  # who were asked about a chop

    @property
    def live(self) -> LiveTable:
        """The table."""
        return self.front.stage.live

    def text(self, key: str, **args: TextArgument) -> str:
        """What the catalogue says."""
        return CATALOGUE.text(self.language, key, **args)

    def deciding(self) -> list[str]:
        """Who is asked."""
        view = self.live.frames()[0].view
        players = {seat.seat: seat.player for seat in view.seats}
        return [self.live.people[players[seat]].name for seat in view.deciding]

    def to_act(self) -> str:
        """Whose turn it is."""
        return self.front.game.to_act()

    async def shows(self, **wanted: str) -> None:
        """The table's buttons, by action (``-`` is written ``_``), are those keys' texts."""
        expected = {action.replace("_", "-"): self.text(f"button-{key}") for action, key in wanted.items()}
        shown: dict[str, str] = {}
        for _ in range(_LOOKS):  # Telegram's limits may keep it for some seconds
            shown = {action: label for action, label in self.front.labels().items() if action in expected}
            if shown.keys() == expected.keys():
                break
            await self.front.stage.advance(0.5)
        assert shown == expected

    async def hears(self, name: str, action: str, key: str, *, always: bool = False, **args: TextArgument) -> None:
        """A press is answered with that text; on Discord only where the table is no answer (``always``)."""
        said = await self.front.press(name, action)
        assert said == (self.text(key, **args) if always or self.front.speaks else "")

    async def play(self, *actions: str) -> None:
        """Whoever is to bet does the first of these that is drawn, until the betting is over."""
        while self.live.frames()[0].view.phase == "betting":
            await self.front.stage.shown()
            action = next(one for one in actions if one in self.front.labels())
            await self.front.stage.press(self.to_act(), action)


async def chop(evening: Listener) -> None:
    """Folded to the blinds, who are asked; a stranger is not. One says yes, one no (R-HOM-5)."""
    for _ in range(2):
        await evening.front.stage.shown()
        await evening.front.stage.press(evening.to_act(), "fold")
    await evening.shows(chop="chop", chop_no="chop-no", cards="cards")
    await evening.hears("eve", "chop", "refusal-not-seated", always=True)
    first, second = evening.asked = evening.deciding()
    await evening.hears(first, "chop", "reply-chop-yes")
    await evening.hears(second, "chop-no", "reply-chop-no")


async def unseen_winner(evening: Listener) -> None:
    """He may show one card or both (R-SHO-2)."""
    await evening.front.stage.shown()
    folds = evening.to_act()
    await evening.front.stage.press(folds, "fold")
    await evening.shows(show="show", show_1="show-first", show_2="show-second")
    (winner,) = {*evening.asked} - {folds}
    await evening.hears(winner, "show-1", "reply-shown")


async def straddle(evening: Listener) -> None:
    """Wished for between hands and taken back (R-FOR-5)."""
    await evening.shows(straddle="straddle")
    await evening.hears("ann", "straddle", "reply-straddle-on", always=True)
    await evening.shows(straddle_off="straddle-off", straddle="straddle")
    await evening.hears("ann", "straddle-off", "reply-straddle-off", always=True)


async def run_twice(evening: Listener) -> None:
    """Two are all-in before the river: both are asked (R-BET-11)."""
    await evening.front.stage.advance(PAUSE)
    await evening.front.stage.shown()
    await evening.front.stage.all_in(evening.to_act())
    await evening.front.stage.shown()
    await evening.front.stage.press(evening.to_act(), "call")
    await evening.play("fold")
    await evening.shows(run_twice="run-twice", run_once="run-once")
    first, second = evening.deciding()
    await evening.hears(first, "run-twice", "reply-run-twice-yes")
    await evening.hears(second, "run-once", "reply-run-twice-no")


async def show_or_muck(evening: Listener) -> None:
    """Checked down, whoever is beaten may throw his hand away unseen (R-SHO-1)."""
    for _ in range(6):
        await evening.front.stage.advance(PAUSE + 30)
        await evening.play("check", "call", "fold")
        if evening.deciding():
            break
    await evening.shows(show="show", muck="muck")
    await evening.hears(evening.deciding()[0], "muck", "reply-mucked")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("platform", ["discord", "telegram"])
async def test_an_evening_of_questions(platform: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chop, show one card, straddle, run it twice, show or muck: labels, answers and refusals in that language."""
    async with front(platform, language, EVENING, monkeypatch) as there:
        evening = Listener(there, language)
        await there.deal(NAMES)
        for part in (chop, unseen_winner, straddle, run_twice, show_or_muck):
            await part(evening)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("platform", ["discord", "telegram"])
async def test_a_draw(platform: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards are chosen, one is marked and exchanged; the other stands pat, a stranger is refused."""
    async with front(platform, language, games.DRAW, monkeypatch) as there:
        evening = Listener(there, language)
        await there.deal(NAMES[:2])
        await evening.play("check")
        await evening.shows(draw_menu="draw-menu", stand_pat="stand-pat", cards="cards")
        await evening.hears("eve", "stand-pat", "refusal-not-seated", always=True)
        buttons, above = await there.marks(evening.to_act())
        assert buttons["draw"] == evening.text("button-draw", amount=1)
        assert evening.text("private-draw") in above.replace("*", "")
        said = await there.draw(evening.to_act())
        assert said == evening.text("reply-drew", count=1) or not there.speaks
        await there.stage.shown()
        await evening.hears(evening.to_act(), "stand-pat", "reply-drew", count=0)
