"""The one greeting in a server that lets the bot in: where it may be said, and that it was said."""

import logging
from typing import Final, Protocol

import discord

from adapters.desk import Register, Sheet
from adapters.discord.identity import PLATFORM, Identity
from adapters.discord.render import draw
from adapters.discord.wire import NOBODY
from adapters.outbox import Host
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import present_greeting

_log = logging.getLogger(__name__)

_GREETED: Final = "greeting"


class Greeter(Register, Host, Protocol):
    """What greeting asks of the host's service."""


async def greet(guild: discord.Guild, service: Greeter, identity: Identity, catalogue: Catalogue) -> None:
    """Say what to do first, in the community's language, once for each time the bot was let in.

    Discord may tell of the same server again after a restart or a lost session: what is kept with the room is the
    instant at which the bot became a member. It is kept first, so that whatever happens there is no second greeting.
    """
    channel = _where(guild)
    if channel is None:
        return
    language = identity.language_of(guild.preferred_locale)
    room = await service.room(PLATFORM, str(guild.id), str(channel.id), language)
    joined = _joined(guild)
    if await service.message(room.id, _GREETED) == joined:
        return
    await service.save_message(room.id, _GREETED, joined)
    lang = await service.public_language(room)
    card = draw(Sheet(present_greeting(lang=lang, catalogue=catalogue).lines))
    try:
        await channel.send(card.text, allowed_mentions=NOBODY)
    except discord.HTTPException as error:
        _log.info("no greeting: HTTP %d, code %d", error.status, error.code)


def _where(guild: discord.Guild) -> discord.TextChannel | None:
    """The server's channel for news, else the first text channel; None where the bot may write in neither."""
    first = sorted(guild.text_channels, key=lambda one: (one.position, one.id))
    offered = [guild.system_channel] if guild.system_channel is not None else []
    return next((one for one in [*offered, *first] if _may_write(one, guild.me)), None)


def _may_write(channel: discord.TextChannel, me: discord.Member) -> bool:
    rights = channel.permissions_for(me)
    return rights.view_channel and rights.send_messages


def _joined(guild: discord.Guild) -> str:
    return guild.me.joined_at.isoformat() if guild.me.joined_at is not None else "?"
