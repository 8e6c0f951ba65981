"""The slash commands about the end of an evening: ``/table last``, ``/table until`` and ``/settle``."""

from typing import Final

import discord
from discord import app_commands

from adapters.discord.slash import IN_GUILDS, Command, Handler, command, with_options
from poker_bot.text.catalogue import Catalogue

_MOST_HANDS: Final = 100

Hands = app_commands.Range[int, 1, _MOST_HANDS]


def ending_commands(catalogue: Catalogue, handler: Handler) -> list[Command]:
    """``/table last`` and ``/table until``."""

    async def last(interaction: discord.Interaction, hands: Hands | None = None, off: bool = False) -> None:  # noqa: FBT001, FBT002 - an option of Discord's
        await handler(interaction, "table", "last off" if off else f"last {hands or ''}".strip())

    async def until(interaction: discord.Interaction, time: str | None = None, off: bool = False) -> None:  # noqa: FBT001, FBT002 - an option of Discord's
        await handler(interaction, "table", "until off" if off else f"until {time or ''}".strip())

    return [
        with_options(command("table-last", last, catalogue, "last"), {"hands": "hands", "off": "off"}, catalogue),
        with_options(command("table-until", until, catalogue, "until"), {"time": "time", "off": "off"}, catalogue),
    ]


def settle_command(catalogue: Catalogue, handler: Handler) -> Command:
    """``/settle``, for everybody."""

    async def settle(interaction: discord.Interaction, file: bool = False) -> None:  # noqa: FBT001, FBT002 - an option of Discord's
        await handler(interaction, "settle", "file" if file else "")

    made = command("settle", settle, catalogue, allowed_contexts=IN_GUILDS)
    return with_options(made, {"file": "file"}, catalogue)
