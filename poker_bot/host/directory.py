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
        self._communities: dict[int, Community] = {}

    async def person(self, platform: Platform, account: str, name: str) -> Person:
        """Found or made; a new display name is stored."""
        known = self._people.get((platform, account))
        if known is not None and known.name == name:
            return known
        person = await self._store.person(platform, account, name)
        self._keep_person(person)
        return person

    def _keep_person(self, person: Person) -> None:
        if len(self._people) >= _MOST:
            self._people.clear()
        self._people[person.platform, person.account] = person

    async def refresh_person(self, person: int) -> Person | None:
        """Read a person anew after a change of his language or private channel."""
        fresh = (await self._store.persons((person,))).get(person)
        if fresh is not None:
            self._keep_person(fresh)
        return fresh

    async def room(self, platform: Platform, community_place: str, room_place: str, language: str) -> Room:
        """Found or made, its community too; ``language`` is for a new community."""
        key = (platform, community_place, room_place)
        known = self._rooms.get(key)
        if known is not None:
            return known
        community = await self._store.community(platform, community_place, language)
        room = await self._store.room(community.id, platform, room_place)
        if len(self._rooms) >= _MOST:
            self.forget_places()
        self._communities[community.id] = community
        self._rooms[key] = room
        return room

    async def fresh_room(self, room: Room) -> Room:
        """The room as the store has it now, with the table shown in it."""
        return await self._store.room(room.community, room.platform, room.place)

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
        self._rooms.clear()
        self._communities.clear()
