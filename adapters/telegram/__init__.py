"""Poker in Telegram groups: commands, inline buttons, cards as an alert or by private message.

Use::

    adapter = TelegramAdapter(config.telegram, service, catalogue, clock)
    service.attach(adapter)                           # it is a ``Sink``
    task = asyncio.create_task(adapter.run())         # ends when stopped, when the token is refused or used elsewhere
    await adapter.stop()                              # in less than a second

Owner and administrators of a group are its admins: Telegram is asked who that is, anew where chips or a hand are at
stake. They are answered in the private chat; the audit file goes there, too.

A group is a community and a room; in a forum every topic is a room. Updates are fetched by long polling, and confirmed
only when they are done with.
"""

from adapters.telegram.app import TelegramAdapter

__all__ = ["TelegramAdapter"]
