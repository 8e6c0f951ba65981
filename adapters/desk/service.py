"""What every front end asks of the host's service, in parts: each piece of an adapter names only what it needs."""

from typing import Protocol

from poker_bot.host.commands import Command, Reply
from poker_bot.host.ports import Person, Platform, Room, TableFrame


class Counter(Protocol):
    """Where wishes are brought."""

    async def handle(self, command: Command) -> Reply:
        """Judge and carry out."""
        ...

    async def frame(self, room: Room) -> TableFrame | None:
        """The newest state of the room's table."""
        ...


class Register(Protocol):
    """Who knows people and places by their platform addresses."""

    async def person(self, platform: Platform, account: str, name: str) -> Person:
        """Found or made, with this name from now on."""
        ...

    async def room(self, platform: Platform, community_place: str, room_place: str, language: str) -> Room:
        """Found or made, its community too; ``language`` is for a new community."""
        ...
