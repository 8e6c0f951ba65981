"""The three front ends as stages for scenarios: every press goes the way a finger's press goes."""

import re
from collections.abc import Iterator

import discord
import simcord

from adapters.tokens import decode
from poker_bot.host.live import LiveTable
from poker_bot.text.cards import card_name, card_sign
from tests.adapters.discord import scene as discord_scene
from tests.adapters.playground.support import CATALOGUE, Playground, Reply, Tab, text_of
from tests.adapters.several_tongues import DRAWN_FOR_BUTTON
from tests.adapters.telegram import scene as telegram_scene
from tests.emulators.telegram import Message

_LOOKS = 40
"""So many looks at a message that is on its way."""


def _amount(payload: str) -> int:
    press = decode(payload)
    assert press is not None
    return press.amount


def _turn(payload: str) -> int:
    press = decode(payload)
    assert press is not None
    return press.token.turn


class DiscordStage:
    """A channel of simcord."""

    def __init__(self, game: discord_scene.Scene) -> None:
        self.game = game

    @property
    def live(self) -> LiveTable:
        """The table behind it."""
        return self.game.host.live

    async def say(self, name: str, text: str) -> None:
        """A slash command; its options are what Discord's client would make of the words."""
        if name not in self.game.people:
            self.game.join(name)
        word, *rest = text.removeprefix("/").split()
        if word == "table":
            options = dict(zip(("game", "betting"), rest[1:], strict=True))
            await self.game.slash(name, f"table {rest[0]}", **options)
        else:
            await self.game.slash(name, word, **{"buy-in": rest[0]})

    async def shown(self) -> None:
        """Until the buttons are those of the present decision."""
        for _ in range(_LOOKS):
            if _turn(next(iter(self.game.table.buttons.values()))) == self.live.state.turn:
                return
            await self.game.clock.advance(250)
        raise TimeoutError("the table message does not follow")

    def amount(self, name: str, action: str) -> int:
        """Everybody sees the same buttons."""
        del name
        return _amount(self.game.table.buttons[action])

    async def press(self, name: str, action: str) -> None:
        """On the table message."""
        await self.game.press(name, action)

    async def all_in(self, name: str) -> None:
        """The question is a private answer with a button."""
        question = await self.game.press(name, "all-in")
        await self.game.press_below(name, question, "all-in-confirm")

    async def draw(self, name: str, cards: tuple[int, ...]) -> None:
        """On the private answer, which is edited by every press."""
        sheet = await self.game.press(name, "draw-menu")
        for card in cards:
            sheet = await self.click(name, sheet, "mark", card)
        await self.click(name, sheet, "draw")

    async def click(
        self, name: str, answer: simcord.InteractionResult, action: str, number: int = 0
    ) -> simcord.InteractionResult:
        """Press the button of that action and number below a private answer."""
        assert answer.response is not None
        payload = payloads(answer.response.message, action)[number]
        result = await self.game.people[name].click(answer.response.message, custom_id=payload)
        await self.game.quiet()
        return result

    async def advance(self, seconds: float) -> None:
        """Virtual time."""
        await self.game.clock.advance(round(seconds * 1000))


def payloads(message: discord.Message, action: str) -> list[str]:
    """Of all buttons of that action below a message of Discord, in their order."""
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    ids = [str(button.custom_id) for row in rows for button in row.children if isinstance(button, discord.Button)]
    return [one for one in ids if (press := decode(one)) is not None and press.action == action]


class TelegramStage:
    """A group of the emulator whose people have pressed Start."""

    def __init__(self, game: telegram_scene.Scene) -> None:
        self.game = game

    @property
    def live(self) -> LiveTable:
        """The table behind it."""
        return self.game.host.live

    async def say(self, name: str, text: str) -> None:
        """A message in the group."""
        if not self.game.user(name).started:
            await self.game.start_chat(name)
        await self.game.say(name, text)

    async def shown(self) -> None:
        """As far as Telegram's limits allow it."""
        for _ in range(_LOOKS):
            drawn = telegram_scene.buttons(self.game.table)
            if _turn(next(iter(drawn.values()))) == self.live.state.turn:
                return
            await self.game.clock.advance(500)
        raise TimeoutError("the table message does not follow")

    def amount(self, name: str, action: str) -> int:
        """Everybody sees the same buttons."""
        del name
        return _amount(telegram_scene.buttons(self.game.table)[action])

    async def press(self, name: str, action: str) -> None:
        """On the table message."""
        await self.game.press(name, action)

    async def all_in(self, name: str) -> None:
        """The same button again, once the question was read."""
        await self.game.press(name, "all-in")
        await self.game.clock.advance(1_000)
        await self.game.press(name, "all-in")

    async def draw(self, name: str, cards: tuple[int, ...]) -> None:
        """In the private chat, on the message that *Choose cards…* sends there."""
        await self.game.press(name, "draw-menu")
        sheet = self.game.user(name).private.last
        for card in cards:
            await self.game.press_data(name, sheet, data(sheet, "mark")[card])
        await self.game.press_data(name, sheet, data(sheet, "draw")[0])

    async def advance(self, seconds: float) -> None:
        """Virtual time."""
        await self.game.clock.advance(round(seconds * 1000))


def data(message: Message, action: str) -> list[str]:
    """Of all buttons of that action below a message of Telegram, in their order."""
    ids = [button.callback_data or "" for button in message.buttons]
    return [one for one in ids if (press := decode(one)) is not None and press.action == action]


class PlaygroundStage:
    """Tabs that speak the page's protocol."""

    def __init__(self, page: Playground) -> None:
        self.page = page
        self.tabs: dict[str, Tab] = {}

    async def open(self, *names: str) -> None:
        """Everybody opens the page while somebody else plays, who then leaves: so nobody is seated by himself."""
        host = await self.page.open("Zoe")
        await host.table(lambda table: len(table["felt"]["plates"]) == 1)
        for name in names:
            self.tabs[name] = await self.page.open(name)
        await host.answer("say", text="/leave")

    @property
    def live(self) -> LiveTable:
        """The table behind it."""
        return self.page.world.live

    async def say(self, name: str, text: str) -> None:
        """A line in the group chat; the page opens a table of its own, which may be the one that is asked for."""
        answer = await self.tabs[name].answer("say", text=text)
        open_already = CATALOGUE.text("en", "refusal-table-open")
        assert answer["kind"] in {"told", "acted"} or text_of(answer) == open_already, text_of(answer)

    async def shown(self) -> None:
        """In every tab."""
        await self.page.settled(*self.tabs.values())

    def amount(self, name: str, action: str) -> int:
        """On the button as this person sees it."""
        return _amount(self.tabs[name].payload(action))

    async def press(self, name: str, action: str) -> None:
        """On the table message."""
        assert (await self.tabs[name].press(action))["kind"] == "acted"

    async def all_in(self, name: str) -> None:
        """The question is a private answer with a button."""
        question = await self.tabs[name].press("all-in")
        assert (await self.click(name, question, "all-in-confirm"))["kind"] == "acted"

    async def draw(self, name: str, cards: tuple[int, ...]) -> None:
        """Every press of a card is answered by all of them."""
        sheet = await self.tabs[name].press("draw-menu")
        for card in cards:
            sheet = await self.click(name, sheet, "mark", card)
        assert (await self.click(name, sheet, "draw"))["kind"] == "acted"

    def told(self, card: int) -> set[str]:
        """Whose socket ever named the card, or had its sign in a text that is not about the draw for the button."""
        named = f'"name":"{card_name(CATALOGUE, "en", card)}"'
        return {name for name, tab in self.tabs.items() if any(named in raw for raw in tab.raw) or _signed(tab, card)}

    async def click(self, name: str, answer: Reply, action: str, number: int = 0) -> Reply:
        """Press the button of that action and number below a private answer."""
        return await self.tabs[name].answer("press", payload=keys(answer, action)[number])

    async def advance(self, seconds: float) -> None:
        """Virtual time."""
        await self.page.world.advance(seconds)


def _signed(tab: Tab, card: int) -> bool:
    """Whether the sign of a card stands in any line or on any button that the tab was sent."""
    sign = re.compile(rf"(?<!\\d){re.escape(card_sign(card))}")
    return any(
        sign.search(line) for reply in tab.heard for line in _written(reply) if DRAWN_FOR_BUTTON.search(line) is None
    )


def _written(reply: Reply) -> Iterator[str]:
    """Lines and labels of everything in a reply."""
    for message in (reply, reply.get("message", {}), *reply.get("group", []), *reply.get("private", [])):
        yield from ("".join(run["text"] for run in line) for line in message.get("lines", []))
        yield from (key["label"] for row in message.get("rows", []) for key in row)


def keys(message: Reply, action: str) -> list[str]:
    """Of all buttons of that action below a message or an answer of the page, in their order."""
    return [str(key["payload"]) for row in message.get("rows", []) for key in row if key["action"] == action]
