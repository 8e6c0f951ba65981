"""Who pressed or typed, and where: Discord's accounts, guilds and channels become people, communities and rooms."""

from typing import Final

import discord

from adapters.desk import Register, Who
from poker_bot.host.ports import Person, Platform, Room
from poker_bot.text.catalogue import FALLBACK, resolve_language

PLATFORM: Final[Platform] = "discord"

_NEEDED: Final = {"view_channel": "right-view-channel", "read_message_history": "right-read-history"}
_TO_WRITE: Final = {"send_messages": "right-send-messages"}
_TO_WRITE_IN_THREADS: Final = {"send_messages_in_threads": "right-send-in-threads"}
_THREADS: Final = (
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.news_thread,
)

MESSAGE_KEYS: Final = frozenset(
    {"missing-rights", *_NEEDED.values(), *_TO_WRITE.values(), *_TO_WRITE_IN_THREADS.values()}
)
"""Every key this package asks for by itself; for the linter."""


class Identity:
    """``language`` is that of a new community whose server does not name one of ours."""

    def __init__(self, register: Register, language: str) -> None:
        self._register = register
        self._language = language

    async def person(self, interaction: discord.Interaction) -> Person:
        """Who pressed, typed or sent."""
        user = interaction.user
        return await self._register.person(PLATFORM, str(user.id), user.display_name)

    async def who(self, interaction: discord.Interaction, room: Room | None = None) -> Who:
        """The person and his room; ``room`` where the interaction happens in another place (a private chat)."""
        person = await self.person(interaction)
        if room is None:
            room = await self.room(interaction)
        manager, roles = standing(interaction)
        return Who(person, room, f"discord:{interaction.id}", interaction.locale.value, manager, roles)

    async def room(self, interaction: discord.Interaction, channel: int = 0) -> Room:
        """A guild is a community; a private chat is one of its own. ``channel``: another one of the same guild."""
        community = f"dm:{interaction.user.id}" if interaction.guild_id is None else str(interaction.guild_id)
        locale = interaction.guild_locale if interaction.guild_id is not None else interaction.locale
        language = self.language_of(locale)
        return await self._register.room(PLATFORM, community, str(channel or interaction.channel_id), language)

    async def named(self, account: str, name: str) -> Person:
        """Somebody else, whom an option names."""
        return await self._register.person(PLATFORM, account, name)

    def language_for(self, interaction: discord.Interaction) -> str:
        """What to speak with somebody alone of whom nothing else is known: his app's language."""
        return resolve_language(interaction.locale.value, self._language)

    def language_of(self, locale: discord.Locale | None) -> str:
        """A server's language; English decides nothing, for Discord says it of every server that has not chosen."""
        language = resolve_language(locale.value if locale is not None else None, self._language)
        return self._language if language == FALLBACK else language


def standing(interaction: discord.Interaction) -> tuple[bool, tuple[str, ...]]:
    """Whether he may manage the server, and the ids of his roles: as this very interaction says, nothing is kept.

    In a private chat nobody manages anything; the role that everybody has makes nobody an admin.
    """
    member = interaction.user
    if interaction.guild_id is None or not isinstance(member, discord.Member):
        return False, ()
    rights = interaction.permissions
    roles = tuple(str(role.id) for role in member.roles if role.id != interaction.guild_id)
    return rights.manage_guild or rights.administrator, roles


def missing_rights(interaction: discord.Interaction) -> list[str]:
    """Keys of the rights that a table needs in this channel and the bot does not have (trouble P-12)."""
    kind = interaction.channel.type if interaction.channel is not None else None
    return missing_in(kind, interaction.app_permissions)


def missing_in(kind: discord.ChannelType | None, rights: discord.Permissions) -> list[str]:
    """Keys of the rights that a table needs in a channel of that kind and ``rights`` do not hold."""
    needed = _NEEDED | (_TO_WRITE_IN_THREADS if kind in _THREADS else _TO_WRITE)
    return [key for name, key in needed.items() if not getattr(rights, name)]
