"""The open tables of this process: found by id, by room and by who sits there."""

from collections.abc import Iterator

from poker_bot.host.commands import AdminIntent, Command
from poker_bot.host.table_host import TableHost


class Tables:
    """A plain index; a table enters when it is restored or opened and goes when it is closed."""

    def __init__(self) -> None:
        """None open."""
        self._by_id: dict[int, TableHost] = {}
        self._by_room: dict[int, TableHost] = {}

    def __iter__(self) -> Iterator[TableHost]:
        """All of them, in the order in which they came."""
        return iter(tuple(self._by_id.values()))

    def add(self, host: TableHost) -> None:
        """From now on commands find it."""
        self._by_id[host.live.table] = host
        self._by_room.update((room.id, host) for room in host.live.rooms)

    def remove(self, host: TableHost) -> None:
        """Commands find it no more."""
        self._by_id.pop(host.live.table, None)
        self._by_room = {room: one for room, one in self._by_room.items() if one is not host}

    def get(self, table: int) -> TableHost | None:
        """The open table of that id."""
        return self._by_id.get(table)

    def in_room(self, room: int) -> TableHost | None:
        """The table shown in a room."""
        return self._by_room.get(room)

    def of_person(self, person: int) -> list[TableHost]:
        """Tables at which a person sits."""
        return [host for host in self._by_id.values() if host.live.state.seat_of(person)]

    def for_command(self, command: Command) -> TableHost | None:
        """Which table a command is about.

        A button says so itself, wherever it was pressed, if the presser sits at that table. Else it is the table of
        the room, and in a room without one (a private chat) the only table at which the person sits.

        An admin is one where he speaks, and rules over no table of another community, though he may sit at it.
        """
        host = self._meant(command)
        elsewhere = host is not None and host.live.community.id != command.room.community
        return None if elsewhere and isinstance(command.intent, AdminIntent) else host

    def _meant(self, command: Command) -> TableHost | None:
        if command.token is not None:
            host = self.get(command.token.table)
            if host is not None and host.live.state.seat_of(command.person.id):
                return host
        host = self.in_room(command.room.id)
        if host is not None:
            return host
        mine = self.of_person(command.person.id)
        return mine[0] if len(mine) == 1 else None

    def chips_of(self, bank: int, person: int) -> int:
        """Chips of a person at all tables of a bank, less what lies in pots."""
        return sum(host.live.chips_of(person) for host in self if host.live.community.bank == bank)
