"""``/privacy`` and ``/link``, a person's own wherever he says it, and ``/community``, an admin's."""

import discord
from discord import app_commands

from adapters.discord.slash import ALSO_PRIVATE, Command, Handler, command, group, with_options
from poker_bot.text.catalogue import Catalogue

_UNDO = "undo"


def privacy_commands(catalogue: Catalogue, handler: Handler, **more: object) -> app_commands.Group:
    """``/privacy about``, ``export``, ``delete`` and ``exclude``."""

    async def about(interaction: discord.Interaction) -> None:
        await handler(interaction, "privacy", "")

    async def export(interaction: discord.Interaction) -> None:
        await handler(interaction, "privacy", "export")

    async def delete(interaction: discord.Interaction) -> None:
        await handler(interaction, "privacy", "delete")

    async def exclude(interaction: discord.Interaction, days: app_commands.Range[int, 1]) -> None:
        await handler(interaction, "privacy", f"exclude {days}")

    commands = [
        command("privacy-about", about, catalogue, "about"),
        command("privacy-export", export, catalogue, "export"),
        command("privacy-delete", delete, catalogue, "delete"),
        with_options(command("privacy-exclude", exclude, catalogue, "exclude"), {"days": "days"}, catalogue),
    ]
    return group("privacy", catalogue, commands, **more)


def link_command(catalogue: Catalogue, handler: Handler) -> Command:
    """``/link``: a code, a code to enter, or the way back."""

    async def link(interaction: discord.Interaction, code: str | None = None, undo: bool = False) -> None:  # noqa: FBT001, FBT002 - an option of Discord's
        await handler(interaction, "link", _UNDO if undo else code or "")

    return with_options(
        command("link", link, catalogue, allowed_contexts=ALSO_PRIVATE), {"code": "code", "undo": "undo"}, catalogue
    )


def community_commands(catalogue: Catalogue, handler: Handler, **more: object) -> app_commands.Group:
    """``/community show``, ``link`` and ``unlink``."""

    async def show(interaction: discord.Interaction) -> None:
        await handler(interaction, "community", "")

    async def link(interaction: discord.Interaction, code: str | None = None) -> None:
        await handler(interaction, "community", f"link {code or ''}".strip())

    async def unlink(interaction: discord.Interaction) -> None:
        await handler(interaction, "community", "unlink")

    commands = [
        command("community-show", show, catalogue, "show"),
        with_options(command("community-link", link, catalogue, "link"), {"code": "code"}, catalogue),
        command("community-unlink", unlink, catalogue, "unlink"),
    ]
    return group("community", catalogue, commands, **more)
