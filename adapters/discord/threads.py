"""``/table open thread:true``: a thread of its own for the table. Refused, the thread goes again."""

import contextlib
from typing import Final

import discord

from adapters.discord.wire import answered
from adapters.outbox import WireError

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


async def make_thread(interaction: discord.Interaction, name: str) -> discord.Thread:
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


async def drop_thread(thread: discord.Thread) -> None:
    """Nothing was opened in it. If it cannot be deleted it stays, empty."""
    with contextlib.suppress(WireError):
        await answered(thread.delete())
