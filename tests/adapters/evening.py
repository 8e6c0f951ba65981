"""A new admin's first evening: every command he types is one that he has just been shown; only his choices are his own.

``Front`` is where it is played; the three front ends are below.
"""

import re
from collections.abc import Mapping
from typing import Any, Protocol

import simcord

from adapters.tokens import decode
from poker_bot.host.live import LiveTable
from poker_bot.host.ports import Community
from tests.adapters.discord import scene as discord_scene
from tests.adapters.discord.admins import Admins, attached, told
from tests.adapters.playground.support import Playground, Reply, Tab, text_of
from tests.adapters.stages import keys, payloads
from tests.adapters.telegram import scene as telegram_scene
from tests.adapters.telegram.admins import Club
from tests.emulators.telegram import Message
from tests.fakes import FlakyStore

PLAYERS = ("ann", "bob", "cid")
BOSS = "boss"
_SUGGESTED = re.compile(r"/[a-z]+[^\n]*?(?=[.,;:!?»”\"](?:\s|$)|\s*(?:\n|$))")
_MARKUP = re.compile(r"[\\*`]")


def suggested(shown: str) -> list[str]:
    """Every command in a text, as far as it would be typed."""
    return [found.rstrip(" .") for line in shown.splitlines() for found in _commands(line)]


def _commands(line: str) -> list[str]:
    return _SUGGESTED.findall(_MARKUP.sub("", line))


def lead(shown: str, begins: str, choices: Mapping[str, str] | None = None) -> str:
    """The command in ``shown`` that begins so, with what the admin chooses himself in place of the example."""
    found = [one for one in suggested(shown) if one == begins or one.startswith(f"{begins} ")]
    assert found, f"nothing leads to {begins}: {shown}"
    line = found[0]
    for example, choice in (choices or {}).items():
        assert example in line, (example, line)
        line = line.replace(example, choice)
    return line


class Front(Protocol):
    """A place with a boss, who may do what admins may, and three players who have never been there."""

    store: FlakyStore

    @property
    def live(self) -> LiveTable:
        """The only table."""
        ...

    @property
    def tables(self) -> int:
        """How many there are."""
        ...

    async def community(self) -> Community:
        """The server, group or page as the store knows it."""
        ...

    async def greeted(self) -> str:
        """What stands in the room since the bot was let in."""
        ...

    async def ask(self, line: str) -> str:
        """The boss types a command; what he alone is answered."""
        ...

    async def confirm(self) -> str:
        """He presses the button below the last answer; what he is told then."""
        ...

    async def file(self, line: str) -> tuple[str, bytes]:
        """He types a command that is answered by a file: its name and bytes."""
        ...

    async def play(self, name: str, line: str) -> None:
        """A player types a command."""
        ...

    async def deal(self) -> None:
        """So much time goes by that the next hand is dealt."""
        ...


class DiscordFront:
    """A server that has just let the bot in."""

    def __init__(self, game: discord_scene.Scene, lang: str) -> None:
        self.game = game
        self.store = game.store
        self._lang = lang
        self._admins = Admins(game)
        self._last: simcord.InteractionResult

    async def open(self) -> None:
        """The bot comes in; everybody chooses his language."""
        game = self.game
        self._admins.hire(BOSS)
        game.join(*PLAYERS)
        game.env.backend.edit_guild(game.guild.id, {"preferred_locale": self._lang})
        await game.env.settle()
        guild = game.env.bot.get_guild(game.guild.id)
        assert guild is not None
        game.env.bot.dispatch("guild_join", guild)
        await game.env.settle()
        for name in (BOSS, *PLAYERS):
            await game.slash(name, "language", language=self._lang)

    @property
    def live(self) -> LiveTable:
        """See ``Front``."""
        return self.game.host.live

    @property
    def tables(self) -> int:
        """See ``Front``."""
        return len(list(self.game.service.tables))

    async def community(self) -> Community:
        """See ``Front``."""
        return await self.store.community("discord", str(self.game.guild.id), "")

    async def greeted(self) -> str:
        """See ``Front``."""
        (greeting,) = self.game.channel.history()
        return greeting.content

    async def ask(self, line: str) -> str:
        """The words become the command and its options, as Discord's client has them filled in."""
        word, options = slash_of(line)
        self._last = await self.game.slash(BOSS, word, **options)
        return told(self._last)

    async def confirm(self) -> str:
        """See ``Front``."""
        asked = self._last.response
        assert asked is not None
        (payload,) = payloads(asked.message, "floor-confirm")
        self._last = await self.game.people[BOSS].click(asked.message, custom_id=payload)
        await self.game.quiet()
        return str(self.game.sent()[-1].body["content"]) if self.game.sent()[-1].reader == BOSS else told(self._last)

    async def file(self, line: str) -> tuple[str, bytes]:
        """See ``Front``."""
        await self.ask(line)
        return await attached(self._last)

    async def play(self, name: str, line: str) -> None:
        """See ``Front``."""
        word, options = slash_of(line)
        await self.game.slash(name, word, **options)

    async def deal(self) -> None:
        """See ``Front``."""
        await self.game.clock.advance(self.game.settings.hand_pause * 1000)


_BETTINGS = {"nl": "no-limit", "pl": "pot-limit", "fl": "fixed-limit"}
_RENAMED = {"buyin": "buy-in"}
_PLACES = {
    "stakes add": ("stake", "blinds"),
    "stakes default": ("stake",),
    "floor": ("ruling", "seat"),
    "sit": ("buy-in",),
    "raise": ("amount",),
}
_NUMBERS = frozenset({"seat", "seats", "clock"})
_GROUPS = frozenset({"stakes", "table", "audit"})


def slash_of(line: str) -> tuple[str, dict[str, Any]]:
    """A typed command as the slash command and options that it stands for."""
    words = line.removeprefix("/").split()
    word, rest = (" ".join(words[:2]), words[2:]) if words[0] in _GROUPS else (words[0], words[1:])
    if word == "table close":
        return word, {"now": True} if rest == ["now"] else {}
    options: dict[str, Any] = dict(zip(_PLACES.get(word, ()), (one for one in rest if "=" not in one), strict=False))
    for pair in (one for one in rest if "=" in one):
        name, _, value = pair.partition("=")
        options[_RENAMED.get(name, name)] = _BETTINGS.get(value, value)
    return word, {name: int(value) if name in _NUMBERS else value for name, value in options.items()}


class TelegramFront:
    """A group that has just let the bot in."""

    def __init__(self, game: telegram_scene.Scene, lang: str) -> None:
        self.game = game
        self.store = game.store
        self._lang = lang
        self._club: Club

    async def open(self) -> None:
        """Everybody's app speaks the language, and everybody has pressed Start."""
        game = self.game
        for name in (BOSS, *PLAYERS):
            await game.user(name, self._lang).start("")
        game.group = game.server.group("New", with_bot=False)
        game.group.promote(game.user(BOSS))
        await game.user(BOSS).add_bot(game.group)
        await game.clock.advance(5_000)
        self._club = Club(game)

    @property
    def live(self) -> LiveTable:
        """See ``Front``."""
        return self.game.host.live

    @property
    def tables(self) -> int:
        """See ``Front``."""
        return len(list(self.game.service.tables))

    async def community(self) -> Community:
        """See ``Front``."""
        return await self.store.community("telegram", str(self.game.group.chat_id), "")

    async def greeted(self) -> str:
        """See ``Front``."""
        (greeting,) = self.game.group.messages
        return greeting.text

    async def ask(self, line: str) -> str:
        """See ``Front``."""
        return await self._club.ask(BOSS, line)

    async def confirm(self) -> str:
        """See ``Front``."""
        asked: Message = self._club.last(BOSS)
        await self.game.press(BOSS, "floor-confirm", asked)
        return asked.text

    async def file(self, line: str) -> tuple[str, bytes]:
        """See ``Front``."""
        await self.ask(line)
        media = self._club.last(BOSS).media
        assert media is not None
        return media.file_name, media.data

    async def play(self, name: str, line: str) -> None:
        """See ``Front``."""
        await self.game.say(name, line)

    async def deal(self) -> None:
        """See ``Front``."""
        await self.game.clock.advance(self.game.settings.hand_pause * 1000 + 3_000)


class PageFront:
    """The page, which has a table as soon as somebody opens it; the boss stands up."""

    def __init__(self, page: Playground, lang: str) -> None:
        self.page = page
        self.store = page.world.store
        self._lang = lang
        self._tabs: dict[str, Tab] = {}
        self._last: Reply = {}

    async def open(self) -> None:
        """Everybody opens the page."""
        for name in (BOSS, *PLAYERS):
            tab = self._tabs[name] = await self.page.tab(name, self._lang).open()
            if name == BOSS:
                await tab.table(lambda table: len(table["felt"]["plates"]) == 1)
        await self.ask("/leave")

    @property
    def live(self) -> LiveTable:
        """See ``Front``."""
        return self.page.world.live

    @property
    def tables(self) -> int:
        """See ``Front``."""
        return len(list(self.page.world.service.tables))

    async def community(self) -> Community:
        """See ``Front``."""
        return await self.store.community("playground", "page", "")

    async def greeted(self) -> str:
        """See ``Front``."""
        return text_of(next(message for message in self._tabs[BOSS].group.values() if "felt" not in message))

    async def ask(self, line: str) -> str:
        """See ``Front``."""
        self._last = await self._tabs[BOSS].answer("say", text=line, where="group")
        return text_of(self._last)

    async def confirm(self) -> str:
        """See ``Front``."""
        (payload,) = keys(self._last, "floor-confirm")
        assert decode(payload) is not None
        self._last = await self._tabs[BOSS].answer("press", payload=payload)
        return text_of(self._last)

    async def file(self, line: str) -> tuple[str, bytes]:
        """See ``Front``."""
        await self.ask(line)
        return self._last["file"]["name"], self._last["file"]["text"].encode()

    async def play(self, name: str, line: str) -> None:
        """See ``Front``."""
        await self._tabs[name].answer("say", text=line, where="group")

    async def deal(self) -> None:
        """See ``Front``."""
        await self.page.world.advance(self.page.world.settings.hand_pause)
