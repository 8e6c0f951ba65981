"""The parts of slash commands: texts in four languages from the catalogue, options, choices, suggestions."""

from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Any, Final

import discord
from discord import app_commands

from adapters.discord.asked import Asked
from poker_bot.text.catalogue import FALLBACK, Catalogue

Handler = Callable[[discord.Interaction, str, Asked], Awaitable[None]]
"""Gets the interaction, the word of the command and what is asked; an unknown word is ``""``."""

Suggest = Callable[[discord.Interaction], Awaitable[tuple[str, ...]]]
"""The names of the stakes that whoever types may see."""

Command = app_commands.Command[Any, ..., None]
Callback = Callable[..., Coroutine[Any, Any, None]]

IN_GUILDS: Final = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
ALSO_PRIVATE: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
_MOST_CHOICES: Final = 25


def named(name: str, key: str) -> app_commands.locale_str:
    """A name that Discord is given in every language; ``name`` is the one commands are known by."""
    return app_commands.locale_str(name, key=key)


def described(key: str, catalogue: Catalogue) -> app_commands.locale_str:
    """A text that Discord is given in every language."""
    return app_commands.locale_str(catalogue.text(FALLBACK, key), key=key)


def choice(value: str, say: Callable[..., str], catalogue: Catalogue) -> app_commands.Choice[str]:
    """A choice that each reads in his language."""
    name = app_commands.locale_str(say(lang=FALLBACK, catalogue=catalogue), say=say)
    return app_commands.Choice(name=name, value=value)


def command(key: str, callback: Callback, catalogue: Catalogue, name: str = "", **more: Any) -> Command:  # noqa: ANN401 - discord.py's own
    """The command or sub-command with the texts ``command-<key>-…``, known as ``name`` (the key itself)."""
    return app_commands.Command(
        name=named(name or key, f"command-{key}-name"),
        description=described(f"command-{key}-description", catalogue),
        callback=callback,
        **more,
    )


def group(word: str, catalogue: Catalogue, commands: Sequence[Command], **more: Any) -> app_commands.Group:  # noqa: ANN401 - discord.py's own
    """The commands that begin with ``word``."""
    made = app_commands.Group(
        name=named(word, f"command-{word}-name"),
        description=described(f"command-{word}-description", catalogue),
        **more,
    )
    for one in commands:
        made.add_command(one)
    return made


def with_options(made: Command, options: Mapping[str, str], catalogue: Catalogue) -> Command:
    """Name and describe the parameters of a callback; ``options``: parameter → option in the catalogue."""
    app_commands.rename(**{name: named(option, f"option-{option}-name") for name, option in options.items()})(made)
    texts = {name: described(f"option-{option}-description", catalogue) for name, option in options.items()}
    app_commands.describe(**texts)(made)
    return made


def suggesting(made: Command, parameter: str, suggest: Suggest) -> Command:
    """Offer the names of stakes while they are being typed."""

    async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        typed = current.casefold()
        names = [name for name in await suggest(interaction) if typed in name.casefold()]
        return [app_commands.Choice(name=name, value=name) for name in names[:_MOST_CHOICES]]

    made.autocomplete(parameter)(complete)
    return made
