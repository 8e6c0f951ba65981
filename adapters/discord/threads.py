"""``/table open thread:true``: a thread of its own for the table. Refused, the thread goes again."""

import contextlib
import logging
from typing import Final

import discord
from msgspec.structs import replace

from adapters.desk import Answer, Desk, Sheet, Who
from adapters.discord.asked import InThread
from adapters.discord.identity import Identity
from adapters.discord.render import Card, draw
from adapters.discord.wire import answered
from adapters.outbox import WireError
from poker_bot.host.ports import Room
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import Span

_log = logging.getLogger(__name__)

MESSAGE_KEYS: Final = frozenset(
    {
        *("thread-name", "thread-opened", "right-create-threads", "thread-not-here"),
        *("option-thread-name", "option-thread-description"),
    }
)
"""Every key this module and its callers ask for; for the linter."""

_DAY: Final = 1440
"""Minutes of silence after which Discord puts the thread to sleep; the next hand wakes it."""


def can_have_threads(interaction: discord.Interaction) -> bool:
    """Whether the channel is one in which threads are made: no thread itself, no voice channel."""
    return isinstance(interaction.channel, discord.TextChannel)


def missing_for_threads(interaction: discord.Interaction) -> list[str]:
    """Keys of the rights that making and using a thread needs here and the bot does not have."""
    rights = interaction.app_permissions
    needed = {
        "view_channel": "right-view-channel",
        "create_public_threads": "right-create-threads",
        "send_messages_in_threads": "right-send-in-threads",
        "read_message_history": "right-read-history",
    }
    return [key for name, key in needed.items() if not getattr(rights, name)]


class Threads:
    """Opens tables in threads of their own."""

    def __init__(self, desk: Desk, identity: Identity, catalogue: Catalogue) -> None:
        self._desk = desk
        self._identity = identity
        self._catalogue = catalogue

    async def open(
        self, interaction: discord.Interaction, word: str, asked: InThread, who: Who
    ) -> tuple[Room, Answer | None, Card]:
        """The room of the table, what the host said when it was opened (None = it was not), and the private answer."""
        lang = self._identity.language_for(interaction)
        name = self._catalogue.text(self._identity.language_of(interaction.guild_locale), "thread-name")
        try:
            thread = await _make(interaction, name)
        except WireError as error:
            _log.info("no thread: %s", type(error).__name__)
            return who.room, None, self._say(lang, "thread-not-here")
        who = replace(who, room=await self._identity.room(interaction, thread.id))
        answer = await self._desk.typed(word, asked.words, who)
        if not answer.lobby:
            await _drop(thread)
            return who.room, None, draw(answer.sheet)
        said = self._say(answer.language, "thread-opened")
        return who.room, answer, replace(said, text=f"{said.text} <#{thread.id}>")

    def _say(self, lang: str, key: str) -> Card:
        return draw(Sheet(((Span(self._catalogue.text(lang, key)),),)))


async def _make(interaction: discord.Interaction, name: str) -> discord.Thread:
    """A public thread in the channel. Raises ``WireError``."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise WireError("no place for threads")
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    made: list[discord.Thread] = []

    async def create() -> None:
        made.append(await channel.create_thread(name=name, type=kind, auto_archive_duration=_DAY))

    await answered(create())
    return made[0]


async def _drop(thread: discord.Thread) -> None:
    """Nothing was opened in it. If it cannot be deleted it stays, empty."""
    with contextlib.suppress(WireError):
        await answered(thread.delete())
