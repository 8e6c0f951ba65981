"""``/gift``: a player's own chips for another player; whether it is allowed here, the host says."""

import discord

from adapters.discord.asked import Gift
from adapters.discord.slash import IN_GUILDS, Command, Handler, command, with_options
from poker_bot.text.catalogue import Catalogue


def gift_command(catalogue: Catalogue, handler: Handler) -> Command:
    """For everybody in a server."""

    async def gift(interaction: discord.Interaction, person: discord.User, chips: str) -> None:
        await handler(interaction, "gift", Gift(str(person.id), person.display_name, chips, person.bot))

    made = command("gift", gift, catalogue, allowed_contexts=IN_GUILDS)
    return with_options(made, {"person": "person", "chips": "chips"}, catalogue)
