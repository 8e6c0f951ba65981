"""``/rules``: the topics, offered by their titles in the language of whoever types."""

from typing import Final

import discord
from discord import app_commands

from adapters.discord.slash import Command
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.rulebook import topic_choices

_MOST: Final = 25


def completing_topics(made: Command, parameter: str, catalogue: Catalogue) -> Command:
    """Offer those that begin like what is typed; what is offered is sent as the topic's word."""

    async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        lang = catalogue.resolve(interaction.locale.value)
        found = topic_choices(current, lang, catalogue)
        return [app_commands.Choice(name=title, value=word) for title, word in found[:_MOST]]

    made.autocomplete(parameter)(complete)
    return made
