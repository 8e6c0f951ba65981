"""A card room as data: who types what, and what he alone is answered; the same for every front end.

A step names the line as it is typed, and the same with Discord's options. Everybody of ``people`` is there; ``boss``
is an admin. On the page every visitor is one, so a step that only another may not do is left out there (``not_on``).
"""

import re
import tomllib
from pathlib import Path
from typing import Final, Protocol

import msgspec
import simcord
from msgspec import Struct

from poker_bot.engine.rules import TableRules
from poker_bot.host.settings import HostSettings
from tests.adapters.discord import admins as discord_admins
from tests.adapters.playground.support import Playground, Reply, Tab, text_of
from tests.adapters.telegram.admins import Club
from tests.builders import SETTINGS

FILES: Final = tuple(sorted((Path(__file__).parent / "scenarios" / "card_room").glob("*.toml")))


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One line; ``told`` must stand in the answer, ``untold`` must not. ``after`` seconds have gone by before it.

    ``file``: what must stand in the file that comes with it. ``notes``: what others are told privately meanwhile.
    """

    who: str
    say: str
    slash: str
    options: dict[str, str | int | bool] = {}
    told: tuple[str, ...] = ()
    untold: tuple[str, ...] = ()
    notes: dict[str, str] = {}
    file: tuple[str, ...] = ()
    after: int = 0
    not_on: tuple[str, ...] = ()


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """Steps in their order; before them those of ``seated`` sit down and are dealt a hand."""

    title: str
    people: tuple[str, ...]
    steps: tuple[Step, ...]
    seated: tuple[str, ...] = ()
    rules: TableRules = SETTINGS.rules

    @property
    def settings(self) -> HostSettings:
        """Of the host in which it is played."""
        return HostSettings(rules=self.rules)


class Front(Protocol):
    """A front end on which people type."""

    name: str

    async def deal(self, names: tuple[str, ...]) -> None:
        """Seat people and deal."""
        ...

    async def ask(self, step: Step) -> str:
        """Type it; what he alone is answered."""
        ...

    async def told(self, name: str, words: str) -> str:
        """The newest private message that came by itself, with those words if there is one."""
        ...

    async def file(self, name: str) -> str:
        """The text of the file that came with his last answer."""
        ...

    async def advance(self, seconds: int) -> None:
        """Virtual time."""
        ...


def load(file: Path) -> Script:
    """A script. Raises ``ValueError`` for a file in another form."""
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Script)


async def play(script: Script, front: Front) -> None:
    """Every step, with the answer that it must have."""
    if script.seated:
        await front.deal(script.seated)
    for step in script.steps:
        if front.name in step.not_on:
            continue
        if step.after:
            await front.advance(step.after)
        answer = await front.ask(step)
        for words in step.told:
            assert words in answer, f"{step.say}: {answer}"
        for words in step.untold:
            assert words not in answer, f"{step.say}: {answer}"
        if step.file:
            content = await front.file(step.who)
            assert all(words in content for words in step.file), f"{step.say}: {content}"
        for name, words in step.notes.items():
            assert words in await front.told(name, words), f"{step.say}: what {name} hears"


class DiscordFront:
    """A channel whose owner lets everybody see every command."""

    name = "discord"

    def __init__(self, room: discord_admins.Admins, people: tuple[str, ...]) -> None:
        self.room = room
        self.last: simcord.InteractionResult | None = None
        room.hire()
        room.game.join(*(name for name in people if name != "boss"))
        room.open_doors()

    async def deal(self, names: tuple[str, ...]) -> None:
        """Seat people and deal."""
        await self.room.game.deal(*names)

    async def ask(self, step: Step) -> str:
        """A slash command; ``@ben`` is the person."""
        people = self.room.game.people
        options = {
            name: people[value[1:]] if isinstance(value, str) and value.startswith("@") else value
            for name, value in step.options.items()
        }
        self.last = await self.room.game.slash(step.who, step.slash, **options)
        return _plain(discord_admins.told(self.last))

    async def file(self, name: str) -> str:
        """Below the private answer."""
        del name
        assert self.last is not None
        return (await discord_admins.attached(self.last))[1].decode("utf-8-sig")

    async def told(self, name: str, words: str) -> str:
        """In the private chat."""
        del words
        return _plain(self.room.game.dm(name)[-1].content)

    async def advance(self, seconds: int) -> None:
        """Virtual time."""
        await self.room.game.clock.advance(seconds * 1000)


def _plain(text: str) -> str:
    """Without Discord's markup, and the signs that keep it from reading any."""
    return re.sub(r"\\|[`*]", "", text)


class TelegramFront:
    """A group whose people have pressed Start, and are called as here."""

    name = "telegram"

    def __init__(self, club: Club) -> None:
        self.club = club

    async def open(self, people: tuple[str, ...]) -> None:
        """Everybody has a username and is seen once."""
        await self.club.open(*(name for name in people if name != "boss"))
        for name in people:
            self.club.game.user(name).username = name
            await self.club.ask(name, "/balance")

    async def deal(self, names: tuple[str, ...]) -> None:
        """Seat people and deal."""
        await self.club.game.deal(*names)

    async def ask(self, step: Step) -> str:
        """A line in the group, answered in the private chat."""
        return await self.club.ask(step.who, step.say)

    async def file(self, name: str) -> str:
        """In the private chat."""
        media = self.club.last(name).media
        assert media is not None
        return media.data.decode("utf-8-sig")

    async def told(self, name: str, words: str) -> str:
        """In the private chat."""
        del words
        return self.club.last(name).text

    async def advance(self, seconds: int) -> None:
        """Virtual time."""
        await self.club.game.clock.advance(seconds * 1000)


class PageFront:
    """Tabs of the page."""

    name = "playground"

    def __init__(self, page: Playground) -> None:
        self.page = page
        self.tabs: dict[str, Tab] = {}
        self.last: Reply = {}

    async def open(self, people: tuple[str, ...]) -> None:
        """Everybody opens the page while somebody else plays, who then leaves: so nobody is seated by himself."""
        host = await self.page.open("Zoe")
        await host.table(lambda table: len(table["felt"]["plates"]) == 1)
        for name in people:
            self.tabs[name] = await self.page.open(name)
        await host.answer("say", text="/leave")

    async def deal(self, names: tuple[str, ...]) -> None:
        """Seat people and deal."""
        for name in names:
            await self.tabs[name].answer("say", text="/sit 1000")
        await self.page.world.advance(self.page.world.settings.hand_pause + 1)
        await self.page.settled(*self.tabs.values())

    async def ask(self, step: Step) -> str:
        """A line in the group chat; the answer is for the tab that asked."""
        self.last = await self.tabs[step.who].answer("say", text=step.say)
        return text_of(self.last)

    async def file(self, name: str) -> str:
        """With the answer."""
        del name
        return str(self.last["file"]["text"])

    async def told(self, name: str, words: str) -> str:
        """In the private chat."""

        def fits(reply: Reply) -> bool:
            return reply["type"] == "put" and reply["where"] == "private" and words in text_of(reply["message"])

        tab = self.tabs[name]
        found = next((reply for reply in tab.heard if fits(reply)), None) or await tab.until(fits)
        return text_of(found["message"])

    async def advance(self, seconds: int) -> None:
        """Virtual time."""
        await self.page.world.advance(seconds)
