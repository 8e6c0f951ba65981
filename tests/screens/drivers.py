"""The two platforms as the script drives them: words and presses in, bubbles out."""

from typing import Any, Protocol

import discord
import simcord

from tests.adapters.discord import scene as on_discord
from tests.adapters.telegram import scene as on_telegram
from tests.screens import discord_html, telegram_html
from tests.screens.shot import Bubble

_LOOKS, _LOOK = 1_000, 0.02
_SECOND = 1_000
_SENT = 2_000
"""Milliseconds in which a picture that is ready has been sent."""

ADMIN = "Dewi"


class Driver(Protocol):
    """One platform in one language."""

    language: str

    async def say(self, name: str, word: str, text: str = "", **options: Any) -> None:  # noqa: ANN401 - as the platform has them
        """A command: ``text`` stands behind the word where it is typed, ``options`` where there is a form for it."""
        ...

    async def press(self, name: str, action: str) -> None:
        """A button of the table message."""
        ...

    async def press_below(self, name: str, action: str) -> None:
        """A button of the last private answer."""
        ...

    async def wait(self, seconds: int) -> None:
        """Let time pass."""
        ...

    def to_act(self) -> str:
        """Whose turn it is, "" = nobody's."""
        ...

    def running(self) -> bool:
        """Whether a hand is on."""
        ...

    async def seen(self) -> tuple[Bubble, ...]:
        """Everything shown since the last look; of a public message only how it looks now."""
        ...


class DiscordDriver:
    """A channel of simcord, whose clients all speak English: people and server choose their language."""

    def __init__(self, game: on_discord.Scene, language: str) -> None:
        self.game = game
        self.language = language
        self._looked = 0
        self._public: dict[int, Bubble] = {}
        self._answer: simcord.InteractionResult | None = None

    async def open(self, *names: str) -> None:
        """Everybody joins; the first manages the server."""
        role = self.game.guild.create_role("Boss", permissions=discord.Permissions(manage_guild=True))
        user = self.game.env.create_user(names[0])
        self.game.people[names[0]] = self.game.guild.add_member(user, roles=[role])
        self.game.join(*names[1:])
        for name in names:
            await self.game.slash(name, "language", language=self.language)
        await self.game.slash(names[0], "settings", setting="language", value=self.language)
        await self.seen()

    async def say(self, name: str, word: str, text: str = "", **options: Any) -> None:  # noqa: ANN401 - simcord's
        """A slash command with its options."""
        del text
        people = {key: self.game.people[value] for key, value in options.items() if key == "person"}
        self._answer = await self.game.slash(name, word, **options | people)

    async def press(self, name: str, action: str) -> None:
        """On the table message."""
        self._answer = await self.game.press(name, action)

    async def press_below(self, name: str, action: str) -> None:
        """On the last private answer."""
        assert self._answer is not None
        self._answer = await self.game.press_below(name, self._answer, action)

    async def wait(self, seconds: int) -> None:
        """Virtual time; pictures are drawn in real time."""
        await self.game.clock.advance(seconds * _SECOND)
        await self.game.adapter._album.drawn()  # noqa: SLF001 - what a fake clock cannot know
        await self.game.clock.advance(_SENT)

    def to_act(self) -> str:
        """By the state of the table."""
        return self.game.to_act()

    def running(self) -> bool:
        """By the state of the table."""
        return self.game.host.live.state.hand_running

    async def seen(self) -> tuple[Bubble, ...]:
        """What was sent to single people, and the messages of the channel that are new or look otherwise."""
        sent = self.game.sent()
        fresh, self._looked = sent[self._looked :], len(sent)
        names = {member.id: name for name, member in self.game.people.items()}
        now = self.game.clock.now() // _SECOND
        private = [discord_html.private(one, names, now) for one in fresh if one.words and one.reader]
        before = self._public
        self._public = {
            message.id: await discord_html.public(message, names, now) for message in self.game.channel.history()
        }
        changed = [one for number, one in self._public.items() if not _alike(one, before.get(number))]
        return (*private, *changed)


def _alike(one: Bubble, other: Bubble | None) -> bool:
    """A countdown that went on is no change."""
    return other is not None and (one.static, one.rows, one.pictures) == (other.static, other.rows, other.pictures)


class TelegramDriver:
    """A group of the emulator; people's clients speak the language."""

    def __init__(self, game: on_telegram.Scene, language: str) -> None:
        self.game = game
        self.language = language
        self._looked = 0

    async def open(self, *names: str) -> None:
        """Everybody has pressed Start; the first owns the group."""
        for name in names:
            self.game.user(name, self.language)
            await self.game.start_chat(name)
        self.game.group.promote(self.game.user(names[0]))
        await self.seen()

    async def say(self, name: str, word: str, text: str = "", **options: Any) -> None:  # noqa: ANN401 - for the other platform
        """A line in the group."""
        del options
        await self.game.say(name, f"/{word.split(maxsplit=1)[0]} {text}".strip())

    async def press(self, name: str, action: str) -> None:
        """On the table message, once it shows the decision that is open."""
        if self.running():
            await self.game.shown()
        await self.game.press(name, action)

    async def press_below(self, name: str, action: str) -> None:
        """In the private chat; *All-in* is asked for again on the table message."""
        if action == "all-in-confirm":
            await self.wait(1)
            await self.game.press(name, "all-in")
        else:
            await self.game.press(name, action, on=self.game.user(name).private.last)

    async def wait(self, seconds: int) -> None:
        """Virtual time; pictures are drawn in real time."""
        await self.game.clock.advance(seconds * _SECOND)
        await self.game.adapter._album.drawn()  # noqa: SLF001 - what a fake clock cannot know
        await self.game.clock.advance(_SENT)

    def to_act(self) -> str:
        """By the state of the table."""
        return self.game.to_act()

    def running(self) -> bool:
        """By the state of the table."""
        return self.game.host.live.state.hand_running

    async def seen(self) -> tuple[Bubble, ...]:
        """From the requests of the bot."""
        calls = self.game.server.calls
        fresh, self._looked = calls[self._looked :], len(calls)
        now = self.game.clock.now() // _SECOND
        private: list[Bubble] = []
        public: dict[int, Bubble] = {}
        for call in fresh:
            one = telegram_html.bubble(call, self.game, now) if call.ok else None
            if one is not None and one.reader:
                private.append(one)
            elif one is not None:
                public[telegram_html.message_id(call)] = one
        return (*private, *public.values())
