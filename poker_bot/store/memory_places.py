"""Places and people in memory: the half of ``MemoryStore`` that never touches chips."""

from collections.abc import Sequence

from msgspec.structs import replace

from poker_bot.host.ports import Community, Person, Platform, Room


class MemoryPlaces:
    """Communities, rooms, messages and persons, each found by the addresses that ever led to it."""

    def __init__(self) -> None:
        self._communities: dict[int, Community] = {}
        self._community_at: dict[tuple[str, str], int] = {}
        self._rooms: dict[int, Room] = {}
        self._room_at: dict[tuple[int, str, str], int] = {}
        self._messages: dict[tuple[int, str], str] = {}
        self._facts: dict[str, str] = {}
        self._persons: dict[int, Person] = {}
        self._person_at: dict[tuple[str, str], int] = {}

    async def community(self, platform: Platform, place: str, language: str) -> Community:  # noqa: D102 - see the port
        number = self._community_at.get((platform, place))
        if number is None:
            number = len(self._communities) + 1
            self._communities[number] = Community(number, number, platform, place, language)
            self._community_at[platform, place] = number
        return self._communities[number]

    async def community_by_id(self, community: int) -> Community | None:  # noqa: D102
        return self._communities.get(community)

    async def set_community_language(self, community: int, language: str) -> None:  # noqa: D102
        if community not in self._communities:
            raise ValueError(f"there is no community {community}")
        self._communities[community] = replace(self._communities[community], language=language)

    async def room(self, community: int, platform: Platform, place: str) -> Room:  # noqa: D102
        if community not in self._communities:
            raise ValueError(f"there is no community {community}")
        number = self._room_at.get((community, platform, place))
        if number is None:
            number = len(self._rooms) + 1
            self._rooms[number] = Room(number, community, platform, place, 0)
            self._room_at[community, platform, place] = number
        return self._rooms[number]

    async def rooms_of(self, table: int) -> tuple[Room, ...]:  # noqa: D102
        return tuple(room for room in self._rooms.values() if table and room.table == table)

    async def move_place(self, platform: Platform, old: str, new: str) -> None:  # noqa: D102
        for community in list(self._communities.values()):
            if (community.platform, community.place) == (platform, old):
                self._communities[community.id] = replace(community, place=new)
        for room in list(self._rooms.values()):
            if (room.platform, room.place) == (platform, old):
                self._rooms[room.id] = replace(room, place=new)
        if (platform, old) in self._community_at:
            self._community_at[platform, new] = self._community_at[platform, old]
        for (owner, where, place), number in list(self._room_at.items()):
            if (where, place) == (platform, old):
                self._room_at[owner, platform, new] = number

    async def save_message(self, room: int, slot: str, reference: str) -> None:  # noqa: D102
        if room not in self._rooms:
            raise ValueError(f"there is no room {room}")
        self._messages[room, slot] = reference

    async def message(self, room: int, slot: str) -> str | None:  # noqa: D102
        return self._messages.get((room, slot))

    async def save_fact(self, name: str, value: str) -> None:  # noqa: D102
        self._facts[name] = value

    async def fact(self, name: str) -> str | None:  # noqa: D102
        return self._facts.get(name)

    async def person(self, platform: Platform, account: str, name: str) -> Person:  # noqa: D102
        number = self._person_at.get((platform, account))
        if number is None:
            number = len(self._persons) + 1
            self._persons[number] = Person(number, name, "", platform, account)
            self._person_at[platform, account] = number
        elif self._persons[number].name != name:
            self._persons[number] = replace(self._persons[number], name=name)
        return self._persons[number]

    async def persons(self, ids: Sequence[int]) -> dict[int, Person]:  # noqa: D102
        return {number: self._persons[number] for number in ids if number in self._persons}

    async def set_person_language(self, person: int, language: str) -> None:  # noqa: D102
        self._change(person, language=language)

    async def set_dm(self, person: int, works: bool) -> None:  # noqa: D102, FBT001
        self._change(person, dm=works)

    def _change(self, number: int, **changes: str | bool) -> None:
        if number not in self._persons:
            raise ValueError(f"there is no person {number}")
        self._persons[number] = replace(self._persons[number], **changes)
