"""``python bot.py`` against a Discord on loopback: log in, sync, a whole hand by three people, SIGTERM, kill -9."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from adapters.tokens import decode
from poker_bot.text.present import COMMANDS
from tests.emulators.discord import Channel, DiscordEmulator, Message, Reply, User
from tests.wire.process import PATIENCE, host

TOKEN = "made.up.token"
CARD = re.compile(r"(?:10|[2-9JQKA])[♠♥♦♣]")
NAMES = ("Ann", "Ben", "Cat")
SETTINGS = """
[discord]
token = "{token}"
api_base = "{api_base}"
gateway_url = "{gateway_url}"

[store]
path = "{folder}/poker.db"

[community]
tips = false
[table]
hand_pause = 1
show_time = 0
"""


@pytest_asyncio.fixture
async def server() -> AsyncIterator[DiscordEmulator]:
    """A Discord on loopback."""
    async with await DiscordEmulator.start(TOKEN) as emulator:
        yield emulator


def settings(server: DiscordEmulator, folder: Path, token: str = TOKEN) -> str:
    """A configuration that leads to this Discord."""
    return SETTINGS.format(
        token=token, api_base=server.api_base, gateway_url=server.gateway_url, folder=folder.as_posix()
    )


class Game:
    """Three people in a channel."""

    def __init__(self, server: DiscordEmulator) -> None:
        self.server = server
        guild = server.guild("Home game")
        self.channel: Channel = guild.channel("poker")
        self.people: dict[str, User] = {name: server.user(name) for name in NAMES}
        for one in self.people.values():
            guild.join(one)

    async def deal(self) -> None:
        """Everybody sits down, and the first hand is dealt."""
        await self.people["Ann"].slash(self.channel, "poker")
        for one in self.people.values():
            reply = await one.slash(self.channel, "sit", {"buy-in": "1000"})
            assert reply.ephemeral
        await self.server.wait_for(lambda: self.to_act() is not None, PATIENCE)

    @property
    def table(self) -> Message:
        """The newest message with buttons."""
        return next(message for message in reversed(self.channel.messages) if message.buttons)

    def to_act(self) -> User | None:
        """Who is named as the one to act."""
        if not any(message.buttons for message in self.channel.messages):
            return None
        turn = self.table.text.partition("▶ <@")[2].partition(">")[0]
        return next((one for one in self.people.values() if str(one.id) == turn), None)

    def actions(self) -> dict[str, str]:
        """Ids of the table's buttons by what they do."""
        ids = [str(button.custom_id) for button in self.table.buttons]
        return {press.action: one for one in ids if (press := decode(one)) is not None}

    async def press(self, who: User, action: str) -> Reply:
        """Press a button of the table."""
        return await who.press_id(self.actions()[action], self.table)

    async def act(self) -> None:
        """Whoever is to act checks or calls, and the table shows the next one."""
        who, before = self.to_act(), self.table.text
        assert who is not None
        reply = await self.press(who, "check" if "check" in self.actions() else "call")
        assert reply.kind == "update", "the answer to the press is the edit of the table"
        assert self.table.text != before

    async def cards(self, who: User) -> list[str]:
        """What *My cards* shows him."""
        reply = await self.press(who, "cards")
        assert reply.ephemeral
        return CARD.findall(reply.content)[:2]

    def said_in_public(self) -> list[str]:
        """Every version of every message that everybody could read, without the draw for the button."""
        texts = [seen.text for message in self.channel.history if not message.ephemeral for seen in message.versions]
        return [re.sub(r"(?m)^.* draws .*$", "", text) for text in texts]


async def test_a_whole_hand_by_three_people(server: DiscordEmulator, tmp_path: Path) -> None:
    """Log in, sync, private cards, a raise by the form, all streets by buttons, the result, SIGTERM within 2 s."""
    game = Game(server)
    async with host(tmp_path, settings(server, tmp_path)) as bot:
        await server.wait_ready(PATIENCE)
        assert len(server.commands) == len(COMMANDS)
        await game.deal()
        await server.wait_for(lambda: all(one.dms for one in game.people.values()), PATIENCE)
        hidden = {one.name: await game.cards(one) for one in game.people.values()}
        for one in game.people.values():
            assert CARD.findall(one.dms[0].text)[:2] == hidden[one.name]
        first = game.to_act()
        assert first is not None
        form = (await game.press(first, "raise-menu")).modal
        assert form is not None
        assert (await first.submit(form, {"amount": "60"})).kind == "update"
        assert "raises to 60" in game.table.text
        decisions = 1
        while game.to_act() is not None:
            await game.act()
            decisions += 1
        assert decisions == 12
        await server.wait_for(lambda: any("🏆" in text for text in game.said_in_public()), PATIENCE)
        everything = game.said_in_public()
        before_showdown = [text for text in everything if "🏆" not in text and "hand 1" in text]
        assert len(before_showdown) >= decisions
        for cards in hidden.values():
            assert not [text for text in before_showdown if any(card in text for card in cards)]
        said = await bot.end()
        assert TOKEN not in said
        assert CARD.search(said) is None


async def test_kill_in_mid_hand_loses_nothing(server: DiscordEmulator, tmp_path: Path) -> None:
    """After kill -9 a new process on the same store has the same message, cards and turn, and old buttons play on."""
    game = Game(server)
    async with host(tmp_path, settings(server, tmp_path)) as bot:
        await server.wait_ready(PATIENCE)
        await game.deal()
        hidden = {one.name: await game.cards(one) for one in game.people.values()}
        await game.act()
        table, turn = game.table, game.to_act()
        assert turn is not None
        await bot.kill()
    await server.wait_for(lambda: not server.connected, PATIENCE)
    async with host(tmp_path, settings(server, tmp_path)) as bot:
        await server.wait_ready(PATIENCE)
        assert {one.name: await game.cards(one) for one in game.people.values()} == hidden
        assert game.to_act() is turn
        await game.act()
        assert game.table is table
        await bot.end()


async def test_a_refused_token_is_one_line_and_others_go_on(server: DiscordEmulator, tmp_path: Path) -> None:
    """Discord refuses the token: one line says which setting, and the playground of the same process serves."""
    config = settings(server, tmp_path, "wrong.made.up") + "\n[playground]\nenabled = true\nport = 0\n"
    async with host(tmp_path, config) as bot:
        await bot.line(lambda line: "[discord] token" in line)
        said = await bot.end()
        assert "wrong.made.up" not in said
        assert said.count("[discord] token") == 1


async def test_discord_may_come_up_later(server: DiscordEmulator, tmp_path: Path) -> None:
    """The process starts while Discord is down, says so without a traceback, and connects when it is up."""
    game = Game(server)
    await server.down()
    async with host(tmp_path, settings(server, tmp_path)) as bot:
        await bot.line(lambda line: "again in" in line)
        await server.up()
        await server.wait_ready(PATIENCE)
        await game.deal()
        await bot.end()
