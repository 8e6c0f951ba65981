"""Places that refused the bot (trouble P-12).

Asking again what is refused counts against the address, so it is first looked up in what Discord tells by itself: which
channels there are, and what the bot may do in them.
"""

from collections.abc import Callable
from math import inf
from typing import Final, cast

import discord

from adapters.discord.identity import missing_in
from adapters.outbox import Unreachable
from poker_bot.host.ports import Clock

_TRUSTED_FOR: Final = 10 * 60_000
"""Milliseconds after which a place is tried although it looks closed: what Discord tells may have been missed."""


class Bars:
    """``client`` gives the client of the present connection, None while there is none."""

    def __init__(self, client: Callable[[], discord.Client | None], clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._until: dict[str, float] = {}

    def put(self, place: str, *, known: bool = False) -> None:
        """The place refused a call; ``known``: it is certain that it refuses every other."""
        self._until[place] = inf if known else self._clock.now() + _TRUSTED_FOR

    def lift(self, place: str) -> bool:
        """Somebody is there, or something changed; whether the place was barred."""
        return self._until.pop(place, None) is not None

    def check(self, place: str) -> None:
        """Raise ``Unreachable``, without a call, for a place that refused and still looks closed."""
        if self._clock.now() < self._until.get(place, 0) and self.looks_closed(place):
            raise Unreachable

    def looks_closed(self, place: str) -> bool:
        """Whether Discord shows us no such channel, or one in which we may not write."""
        client = self._client()
        channel = None if client is None else client.get_channel(int(place))
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return True  # no such channel, no such server, or a thread that sleeps
        return bool(missing_rights_of(channel))


def missing_rights_of(channel: discord.abc.GuildChannel | discord.Thread) -> list[str]:
    """Keys of the rights the bot lacks in a channel as far as it is told; none where it is told nothing of itself."""
    me = cast("discord.Member | None", channel.guild.me)  # None before the server is known
    if me is None:
        return []
    missing = missing_in(channel.type, channel.permissions_for(me))
    if isinstance(channel, discord.Thread) and channel.locked and not channel.permissions_for(me).manage_threads:
        missing.append("right-open-thread")
    return missing
