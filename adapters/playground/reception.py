"""How a visitor comes in: the first finds himself at a table with the house, later ones see it and choose."""

import asyncio
from typing import Final, Protocol

from adapters.playground.commands import Commands
from adapters.playground.hall import Guest, Hall
from adapters.playground.identity import PLATFORM, Identity
from poker_bot.host.ports import Room, TableFrame

_UNASKED: Final = ""
"""In place of a request's id: the page did not ask for the answer."""


class Tables(Protocol):
    """What the reception asks of the service."""

    async def frame(self, room: Room) -> TableFrame | None:
        """The newest state of the room's table."""
        ...

    async def add_house_players(self, room: Room, count: int) -> int:
        """Seat house players; how many sat down."""
        ...


class Reception:
    """``house`` players sit down with the first visitor; they leave a seat for the second."""

    def __init__(self, tables: Tables, identity: Identity, commands: Commands, hall: Hall, house: int) -> None:
        self._tables = tables
        self._identity = identity
        self._commands = commands
        self._hall = hall
        self._house = house
        self._turn = asyncio.Lock()

    async def receive(self, guest: Guest) -> None:
        """Open the table if there is none, and seat ``guest`` unless somebody who is here plays already.

        One visitor after the other: two tabs that open at once are a first and a second, not two first ones.
        """
        async with self._turn:
            room = await self._identity.room()
            if await self._tables.frame(room) is None:
                await self._commands.open_table(guest)
            frame = await self._tables.frame(room)
            if frame is not None and not self._is_played(frame, guest):
                await self._commands.typed(guest, "sit", "", _UNASKED)
                await self._tables.add_house_players(room, self._house)

    def _is_played(self, frame: TableFrame, guest: Guest) -> bool:
        """Whether he, or anybody else who has a page open, sits there; those who closed theirs are absent."""
        here = self._hall.people() | {guest.person.id}
        seated = (frame.people.get(seat.player) for seat in frame.view.seats)
        return any(person is not None and person.platform == PLATFORM and person.id in here for person in seated)
