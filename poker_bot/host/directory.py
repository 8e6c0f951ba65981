"""People, rooms and communities by their platform addresses, kept in memory: this process is the only writer."""

from poker_bot.host.ports import Community, Person, Platform, Room, Store

_MOST = 20_000
"""So many people and rooms are kept; then memory starts afresh from the store."""


class Directory:
    """A reading cache of the store. Store errors pass through to the caller."""

    def __init__(self, store: Store) -> None:
        """Empty."""
        self._store = store
        self._people: dict[tuple[Platform, str], Person] = {}
        self._rooms: dict[tuple[Platform, str, str], Room] = {}
        self._rooms_by_id: dict[int, Room] = {}
        self._communities: dict[int, Community] = {}
        self._at: dict[int, tuple[Platform, str]] = {}
        self._read = 0  # grows when what was read before counts no more

    async def person(self, platform: Platform, account: str, name: str) -> Person:
        """Found or made; a new display name is stored."""
        known = self._people.get((platform, account))
        if known is not None and known.name == name:
            return known
        read = self._read
        person = await self._store.person(platform, account, name)
        if read == self._read:
            self._keep_person(person)
        return person

    def _keep_person(self, person: Person) -> None:
        """Under the account last heard from alone: the store is to learn when he speaks from another."""
        if len(self._people) >= _MOST:
            self.forget_people()
        here = (person.platform, person.account)
        if (before := self._at.get(person.id, here)) != here:
            self._people.pop(before, None)
        self._people[here] = person
        self._at[person.id] = here

    def forget_people(self) -> None:
        """Accounts belong to others, or to nobody by name: read them anew."""
        self._read += 1
        self._people.clear()
        self._at.clear()

    async def refresh_person(self, person: int) -> Person | None:
        """Read a person anew after a change of his language or private channel."""
        read = self._read
        fresh = (await self._store.persons((person,))).get(person)
        if fresh is not None and read == self._read:
            self._keep_person(fresh)
        return fresh

    async def room(self, platform: Platform, community_place: str, room_place: str, language: str) -> Room:
        """Found or made, its community too; ``language`` is for a new community."""
        key = (platform, community_place, room_place)
        known = self._rooms.get(key)
        if known is not None:
            return known
        read = self._read
        community, room = await self._store.place(platform, community_place, room_place, language)
        if len(self._rooms) >= _MOST:
            self.forget_places()
        elif read == self._read:
            self._communities[community.id] = community
            self._rooms[key] = self._rooms_by_id[room.id] = room
        return room

    async def fresh_room(self, room: Room) -> Room:
        """The room as the store has it now, with its community and the table shown in it."""
        return await self._store.room_by_id(room.id) or room

    async def room_now(self, room: Room) -> Room:
        """The same room with the community that it belongs to by now."""
        known = self._rooms_by_id.get(room.id)
        if known is None:
            read = self._read
            known = await self.fresh_room(room)
            if read == self._read:
                if len(self._rooms_by_id) >= _MOST:
                    self._rooms_by_id.clear()
                self._rooms_by_id[room.id] = known
        return known if (known.community, known.place) != (room.community, room.place) else room

    async def community(self, community: int) -> Community:
        """By our own id. Raises ``LookupError`` for one that does not exist."""
        known = self._communities.get(community)
        if known is None:
            known = await self._store.community_by_id(community)
            if known is None:
                raise LookupError(f"no community {community}")
            self._communities[community] = known
        return known

    def forget_places(self) -> None:
        """Rooms or communities changed: read them anew."""
        self._read += 1
        self._rooms.clear()
        self._rooms_by_id.clear()
        self._communities.clear()
