"""``python bot.py`` against a Telegram on loopback: poll, a whole hand by three people, SIGTERM, kill -9."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from adapters.tokens import decode
from tests.emulators.telegram import CallbackAnswer, Group, Message, TelegramEmulator, User
from tests.text.conftest import LANGUAGES
from tests.wire.process import PATIENCE, host

CARD = re.compile(r"(?:10|[2-9JQKA])[♠♥♦♣]")
DRAWN_FOR_BUTTON = re.compile(r"(?m)^.* draws .*$")
NAMES = ("Ann", "Ben", "Cat")
SETTINGS = """
[telegram]
token = "{token}"
base_url = "{base_url}"

[store]
path = "{folder}/poker.db"

[community]
tips = false
[table]
hand_pause = 1
show_time = 0

[stop]
grace = 0
"""


@pytest_asyncio.fixture
async def server() -> AsyncIterator[TelegramEmulator]:
    """A Telegram on loopback."""
    async with await TelegramEmulator.start() as emulator:
        yield emulator


def settings(server: TelegramEmulator, folder: Path, token: str = "") -> str:
    """A configuration that leads to this Telegram."""
    return SETTINGS.format(token=token or server.token, base_url=server.base_url, folder=folder.as_posix())


class Game:
    """Three people in a group, who have all pressed Start."""

    def __init__(self, server: TelegramEmulator) -> None:
        self.server = server
        self.group: Group = server.group("Home game")
        self.people: dict[str, User] = {name: server.user(name) for name in NAMES}

    async def deal(self) -> None:
        """Everybody sits down, and the first hand is dealt."""
        for one in self.people.values():
            await one.start()
        await self.people["Ann"].say(self.group, "/poker")
        await self.server.wait_for(lambda: self.table, 15)
        for one in self.people.values():
            assert (await one.press(self.table, "Sit down")).text.startswith("You are in seat ")
        await self.server.wait_for(lambda: "▶" in self.table.text, 15)
        await self.server.wait_for(lambda: all("hand 1" in one.private.last.text for one in self.people.values()))

    @property
    def table(self) -> Message:
        """The newest message with buttons. LookupError while there is none."""
        found = [message for message in self.group.messages if message.buttons]
        return found[-1] if found else self.group.last

    def order(self) -> list[str]:
        """The players in the order in which they act before the flop: behind the blinds the button, of three."""
        first = self.table.text.partition("▶ ")[2].split()[1]
        start = NAMES.index(first)
        return [*NAMES[start:], *NAMES[:start]]

    async def press(self, name: str, action: str) -> CallbackAnswer:
        """Press a button of the table by what it does."""
        table = self.table
        payloads = [button.callback_data or "" for button in table.buttons]
        payload = next(one for one in payloads if (press := decode(one)) is not None and press.action == action)
        return await self.people[name].press_data(table, payload)

    async def say(self, name: str, command: str, answer: str) -> None:
        """Type a command in the group and wait for the private answer."""
        one = self.people[name]
        await one.say(self.group, command)
        await self.server.wait_for(lambda: one.private.last.text.startswith(answer))

    async def cards(self, name: str) -> list[str]:
        """What *My cards* shows him."""
        answer = await self.press(name, "cards")
        assert answer.show_alert
        return CARD.findall(answer.text)[:2]

    def said_in_public(self) -> list[str]:
        """Every version of every message of the group, without the draw for the button."""
        return [DRAWN_FOR_BUTTON.sub("", seen.text) for message in self.group.messages for seen in message.history]


async def test_a_whole_hand_by_three_people(server: TelegramEmulator, tmp_path: Path) -> None:
    """Poll, menus, seats by buttons, private cards, a raise, all streets, the result, SIGTERM within 2 s."""
    game = Game(server)
    async with host(tmp_path, settings(server, tmp_path)) as bot:
        await game.deal()
        assert len(server.calls_of("setMyCommands")) == 3 * len(LANGUAGES)
        hidden = {name: await game.cards(name) for name in NAMES}
        for name in NAMES:
            assert CARD.findall(game.people[name].private.last.text)[:2] == hidden[name]
        button, small, big = game.order()
        assert (await game.press(button, "raise-min")).text == "You raise to 40."
        for name in (small, big):
            await game.say(name, "/call", "You call ")
        for _street in range(3):
            for name in (small, big, button):
                await game.say(name, "/check", "You check.")
        await server.wait_for(lambda: any("🏆" in text for text in game.said_in_public()), PATIENCE)
        before_showdown = [text for text in game.said_in_public() if "🏆" not in text and "hand 1" in text]
        assert before_showdown
        for cards in hidden.values():
            assert not [text for text in before_showdown if any(card in text for card in cards)]
        assert [call for call in server.calls if call.status == 429] == []
        said = await bot.end()
        assert server.token.partition(":")[2] not in said
        assert CARD.search(said) is None


async def test_kill_in_mid_hand_loses_nothing(server: TelegramEmulator, tmp_path: Path) -> None:
    """After kill -9, a new process on the same store: same message, same cards, same turn, and old buttons play on."""
    game = Game(server)
    async with host(tmp_path, settings(server, tmp_path)) as bot:
        await game.deal()
        hidden = {name: await game.cards(name) for name in NAMES}
        first, second, _ = game.order()
        table = game.table
        await bot.kill()
    late = game.people[first].begin_press(table, "Call 20")
    async with host(tmp_path, settings(server, tmp_path)) as bot:
        assert (await late.answered(15)).text == "You call 20."
        assert {name: await game.cards(name) for name in NAMES} == hidden
        await server.wait_for(lambda: f"{first} calls 20" in table.text, 15)
        assert game.table is table
        assert (await game.press(second, "call")).text == "You call 10."
        await bot.end()


async def test_a_refused_token_is_one_line_and_others_go_on(server: TelegramEmulator, tmp_path: Path) -> None:
    """Telegram refuses the token: one line says which setting, and the playground of the same process serves."""
    config = settings(server, tmp_path, "7100000001:wrong-made-up") + "\n[playground]\nenabled = true\nport = 0\n"
    async with host(tmp_path, config) as bot:
        await bot.line(lambda line: "[telegram] token" in line)
        await bot.page()
        said = await bot.end()
        assert "wrong-made-up" not in said
        assert said.count("[telegram] token") == 1


async def test_telegram_may_come_up_later(server: TelegramEmulator, tmp_path: Path) -> None:
    """The process starts while Telegram is down, says so without a traceback, and polls when it is up."""
    game = Game(server)
    await server.close()
    async with host(tmp_path, settings(server, tmp_path)) as bot:
        await bot.line(lambda line: "trying again" in line)
        await server.listen()
        await game.deal()
        await bot.end()
