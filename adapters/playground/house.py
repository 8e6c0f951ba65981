"""House players at the page's table, so that nobody who sits down there is left without a partner."""

from typing import Protocol

from adapters.desk import Counter
from poker_bot.host.ports import Room


class Tables(Counter, Protocol):
    """Where house players can be had."""

    async def add_house_players(self, room: Room, count: int) -> int:
        """Seat house players; how many sat down."""
        ...


class HousePlayers:
    """``count`` of them at most; they leave a seat for a second visitor (the settings see to it)."""

    def __init__(self, tables: Tables, count: int) -> None:
        self._tables = tables
        self._count = count

    async def join(self, room: Room) -> None:
        """Sit down at the table of ``room``, unless it has none or some of them sit there already."""
        frame = await self._tables.frame(room)
        if frame is None or not self._count:
            return
        seated = (frame.people.get(seat.player) for seat in frame.view.seats)
        if not any(person is not None and person.platform == "house" for person in seated):
            await self._tables.add_house_players(room, self._count)
