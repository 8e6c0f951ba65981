"""Poker in Discord servers: slash commands, buttons that outlive a restart, a form for raises, private answers.

Use::

    adapter = DiscordAdapter(config.discord, service, catalogue, clock)
    service.attach(adapter)                           # it is a ``Sink``
    task = asyncio.create_task(adapter.run())         # ends only when stopped, or when the token is refused
    await adapter.stop()                              # in less than a second

Who may manage the server, or has the role chosen in ``/settings``, is told to the host with every single interaction.

A guild is a community, a channel or thread a room. The bot asks for the intent ``guilds`` alone.
"""

from adapters.discord.app import DiscordAdapter

__all__ = ["DiscordAdapter"]
