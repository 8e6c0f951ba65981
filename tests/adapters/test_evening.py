"""The end of an evening on all three front ends: announced, always on view, counted down, settled up at the end."""

import csv
import io
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol

import pytest

from poker_bot.host.live import LiveTable
from poker_bot.host.table_host import TableHost
from tests.adapters.discord import scene as discord_scene
from tests.adapters.discord.admins import Admins, attached, told
from tests.adapters.playground.support import Playground, Tab, playground, text_of
from tests.adapters.telegram import scene as telegram_scene
from tests.adapters.telegram.admins import Club

PLAYERS = ("ann", "bob")
STACK = 1000
_LOOKS = 40
"""So many looks at a message that is on its way."""


class Evening(Protocol):
    """A front end on which ``boss`` is an admin and ``ann`` and ``bob`` play."""

    @property
    def tables(self) -> list[TableHost]:
        """All that are open."""
        ...

    async def deal(self) -> None:
        """Seat both and wait for the first hand."""
        ...

    async def ask(self, name: str, line: str) -> str:
        """Type a command; what he is answered, privately."""
        ...

    async def file(self, name: str, line: str) -> tuple[str, bytes]:
        """Type a command; the file he is sent, privately."""
        ...

    async def advance(self, seconds: float) -> None:
        """Let time pass."""
        ...

    async def shown(self, words: str) -> str:
        """The newest table message, in words and markup, once these words are in it."""
        ...


class OnDiscord:
    """A channel of simcord."""

    def __init__(self, game: discord_scene.Scene) -> None:
        self.game = game
        self.admins = Admins(game)
        self.admins.hire()

    @property
    def tables(self) -> list[TableHost]:
        """See ``Evening``."""
        return list(self.game.service.tables)

    async def deal(self) -> None:
        """See ``Evening``."""
        await self.game.deal(*PLAYERS, buy_in=str(STACK))

    async def ask(self, name: str, line: str) -> str:
        """See ``Evening``."""
        word, options = _slash(line)
        return told(await self.game.slash(name, word, **options))

    async def file(self, name: str, line: str) -> tuple[str, bytes]:
        """See ``Evening``."""
        word, options = _slash(line)
        return await attached(await self.game.slash(name, word, **options))

    async def advance(self, seconds: float) -> None:
        """See ``Evening``."""
        await self.game.clock.advance(round(seconds * 1000))

    async def shown(self, words: str) -> str:
        """See ``Evening``."""
        for _ in range(_LOOKS):
            newest = next(one.content for one in reversed(self.game.channel.history()) if one.content.count("\n"))
            if words in newest:
                return newest
            await self.game.clock.advance(250)
        raise TimeoutError(words)


_DISCORD = {"last": "hands", "until": "time"}


def _slash(line: str) -> tuple[str, dict[str, object]]:
    """What Discord's client makes of the words: typed options."""
    word, *rest = line.removeprefix("/").split()
    if word == "settle":
        return word, {"file": True} if rest else {}
    if word == "audit":
        return "audit log", {}
    if word != "table":
        return word, {}
    verb, *values = rest
    if verb not in _DISCORD:
        return f"table {verb}", {}
    value = values[0]
    if value == "off":
        return f"table {verb}", {"off": True}
    return f"table {verb}", {_DISCORD[verb]: int(value) if verb == "last" else value}


class OnTelegram:
    """A group of the emulator whose people have pressed Start."""

    def __init__(self, game: telegram_scene.Scene) -> None:
        self.game = game
        self.club = Club(game)

    @property
    def tables(self) -> list[TableHost]:
        """See ``Evening``."""
        return list(self.game.service.tables)

    async def deal(self) -> None:
        """See ``Evening``."""
        await self.club.open(*PLAYERS)
        await self.game.deal(*PLAYERS, buy_in=STACK)

    async def ask(self, name: str, line: str) -> str:
        """See ``Evening``."""
        await self.game.say(name, line)
        return self.club.last(name).text

    async def file(self, name: str, line: str) -> tuple[str, bytes]:
        """See ``Evening``."""
        await self.game.say(name, line)
        file = self.club.last(name).media
        assert file is not None
        return file.file_name, file.data

    async def advance(self, seconds: float) -> None:
        """See ``Evening``."""
        await self.game.clock.advance(round(seconds * 1000))

    async def shown(self, words: str) -> str:
        """See ``Evening``."""
        for _ in range(_LOOKS):
            newest = next(one.text for one in reversed(self.game.group.messages) if one.text.count("\n"))
            if words in newest:
                return newest
            await self.game.clock.advance(250)
        raise TimeoutError(words)


class OnThePage:
    """Tabs that speak the page's protocol; every visitor is an admin."""

    def __init__(self, page: Playground) -> None:
        self.page = page
        self.tabs: dict[str, Tab] = {}

    @property
    def tables(self) -> list[TableHost]:
        """See ``Evening``."""
        return list(self.page.world.service.tables)

    async def deal(self) -> None:
        """See ``Evening``."""
        boss = self.tabs["boss"] = await self.page.open("boss")
        await boss.table(lambda table: len(table["felt"]["plates"]) == 1)
        for name in PLAYERS:
            self.tabs[name] = await self.page.open(name)
        await boss.answer("say", text="/table close")
        await boss.answer("say", text="/poker")
        for name in PLAYERS:
            assert (await self.tabs[name].answer("say", text=f"/sit {STACK}"))["kind"] == "told"
        await self.page.world.advance(self.page.world.settings.hand_pause)

    async def ask(self, name: str, line: str) -> str:
        """See ``Evening``."""
        return text_of(await self.tabs[name].answer("say", text=line))

    async def file(self, name: str, line: str) -> tuple[str, bytes]:
        """See ``Evening``."""
        answer = await self.tabs[name].answer("say", text=line)
        assert answer["where"] == "private"
        return answer["file"]["name"], answer["file"]["text"].encode()

    async def advance(self, seconds: float) -> None:
        """See ``Evening``."""
        await self.page.world.advance(seconds)

    async def shown(self, words: str) -> str:
        """See ``Evening``."""
        return text_of(await self.tabs["boss"].table(lambda table: words in text_of(table)))


@asynccontextmanager
async def _discord(_: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    async with discord_scene.scene() as game:
        yield OnDiscord(game)


@asynccontextmanager
async def _telegram(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    async with telegram_scene.scene(monkeypatch) as game:
        yield OnTelegram(game)


@asynccontextmanager
async def _page(_: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    async with playground() as page:
        yield OnThePage(page)


Opened = Callable[[pytest.MonkeyPatch], AbstractAsyncContextManager[Evening]]
on_each = pytest.mark.parametrize("opened", [_discord, _telegram, _page], ids=["discord", "telegram", "page"])


def _live(evening: Evening) -> LiveTable:
    (host,) = evening.tables
    return host.live


def _to_act(live: LiveTable) -> str:
    hand = live.state.hand
    assert hand is not None
    seat = live.state.seats[hand.to_act - 1]
    assert seat is not None
    return live.people[seat.player].name


async def _fold(evening: Evening) -> None:
    """Whoever is to act loses his blind."""
    await evening.ask(_to_act(_live(evening)), "/fold")


@on_each
async def test_last_hands_to_the_settle_up(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    """Announced in a hand, said again by every message, over behind the next one; then who is up and who is down."""
    async with opened(monkeypatch) as evening:
        await evening.deal()
        assert await evening.ask("boss", "/table last 1") == "1 more hand after this one, then the table closes."
        shown = await evening.shown("1 more hand after this one, then it closes")
        assert re.search(r"^\W*1 more hand after this one\W*$", shown, re.MULTILINE)
        await _fold(evening)
        await evening.shown("The next hand is the last")
        await evening.advance(_live(evening).settings.hand_pause)
        await evening.shown("Last hand")
        running = await evening.ask("ann", "/settle")
        assert "so far" in running
        assert len(re.findall(r"\(1,000 → ", running)) == 2
        loser = _to_act(_live(evening))
        await _fold(evening)
        assert not evening.tables

        last = await evening.shown("Settle-up")
        settled = await evening.ask("boss", "/settle")
        lines = [line.replace("**", "") for line in settled.splitlines()[1:]]
        assert len(lines) == len(PLAYERS)
        assert "\n".join(lines) in last.replace("**", "")
        name, data = await evening.file("bob", "/settle file")
        assert re.fullmatch(r"settle-[A-Z0-9]+-\d{4}-\d\d-\d\d\.csv", name)
        rows = list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"))))
        assert {row["person"] for row in rows} == set(PLAYERS)
        assert sum(int(row["difference"]) for row in rows) == 0
        assert all(int(row["brought"]) == STACK and row["at_table"] == "0" for row in rows)
        assert {row["house_player"] for row in rows} == {"no"}
        assert loser in PLAYERS


@on_each
async def test_a_stop_time_until_the_table_is_closed(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    """On view as long as it is set, taken back, set again, and the table is closed by it behind the hand."""
    async with opened(monkeypatch) as evening:
        await evening.deal()
        assert "The table closes at 23:30" in await evening.ask("boss", "/table until 23:30")
        live, shown = _live(evening), await evening.shown("Closes at")
        assert "23:30" in shown or f"<t:{live.timers['stop'] // 1000}:t>" in shown
        assert " off. " in await evening.ask("boss", "/table until off")
        assert "Closes at" not in await evening.shown("No stop time any more: the table goes on")
        assert "No stop time is set" in await evening.ask("boss", "/table until off")
        assert "25:00" in await evening.ask("boss", "/table until 25:00")
        assert await evening.ask("boss", "/table last 3") != ""
        assert " off. " in await evening.ask("boss", "/table last off")
        log = await evening.ask("boss", "/audit")
        assert "announced the last hands: 3" in log
        assert "called off the stop time" in log


@on_each
async def test_nobody_but_an_admin_ends_it(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the page everybody is one."""
    async with opened(monkeypatch) as evening:
        await evening.deal()
        if isinstance(evening, OnThePage):
            return
        for line in ("/table last 2", "/table until 23:30"):
            assert "admins" in await evening.ask("ann", line)
        assert not _live(evening).state.last_hands
        assert "so far" in await evening.ask("ann", "/settle")
