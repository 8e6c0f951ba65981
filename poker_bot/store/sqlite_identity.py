"""The methods of the SQLite store that know who is who; each is one hop to its thread."""

from collections.abc import Sequence

from poker_bot.host.ports import (
    Already,
    Blocked,
    CodeKind,
    Community,
    CommunityLink,
    Hindered,
    Holding,
    JoinCode,
    Joined,
    Link,
    Linked,
    PersonalData,
    Platform,
    Room,
    StoredEvent,
    Unlinked,
)
from poker_bot.store import codes, community_links, forgetting, links, places, tables
from poker_bot.store.connection import Database
from poker_bot.store.crypto import Hide


class SqliteIdentity:
    """``host.ports.IdentityStore``; its methods are described there."""

    def __init__(self, db: Database, hide: Hide) -> None:
        self._db = db
        self._hide = hide

    async def personal_data(self, person: int) -> PersonalData | None:  # noqa: D102 - the port's docstrings hold for all of these
        return await self._db.call(lambda raw: forgetting.personal_data(raw, person))

    async def events_of(self, table: int, kinds: Sequence[str]) -> tuple[StoredEvent, ...]:  # noqa: D102
        return await self._db.call(lambda raw: tables.events_of(raw, table, kinds))

    async def forget(self, person: int) -> Hindered | None:  # noqa: D102
        return await self._db.call(lambda raw: forgetting.forget(raw, self._hide, person))

    async def holdings(self, person: int) -> tuple[Holding, ...]:  # noqa: D102
        return await self._db.call(lambda raw: forgetting.holdings(raw, person))

    async def open_code(self, code: JoinCode) -> None:  # noqa: D102
        await self._db.call(lambda raw: codes.open_code(raw, code))

    async def look_up_code(self, kind: CodeKind, digest: str, person: int, at: int) -> JoinCode | Hindered | Blocked:  # noqa: D102
        return await self._db.call(lambda raw: codes.look_up(raw, kind, digest, person, at))

    async def links_of(self, person: int) -> tuple[Link, ...]:  # noqa: D102
        return await self._db.call(lambda raw: links.links_of(raw, person))

    async def link(self, digest: str, guest: int, at: int) -> Linked | Already | Hindered:  # noqa: D102
        return await self._db.call(lambda raw: links.link(raw, digest, guest, at))

    async def unlink(self, guest: int, at: int) -> Unlinked | Hindered:  # noqa: D102
        return await self._db.call(lambda raw: links.unlink(raw, guest, at))

    async def community_link(self, community: int) -> CommunityLink | None:  # noqa: D102
        return await self._db.call(lambda raw: community_links.link_of(raw, community))

    async def community_chips(self, community: int) -> tuple[int, int]:  # noqa: D102
        return await self._db.call(lambda raw: community_links.chips_of(raw, community))

    async def join(self, digest: str, guest: int, person: int, at: int) -> Joined | Already | Hindered:  # noqa: D102
        return await self._db.call(lambda raw: community_links.join(raw, digest, guest, person, at))

    async def part(self, guest: int, person: int, at: int) -> Joined | Hindered:  # noqa: D102
        return await self._db.call(lambda raw: community_links.part(raw, guest, person, at))

    async def room_by_id(self, room: int) -> Room | None:  # noqa: D102
        return await self._db.call(lambda raw: places.room_by_id(raw, room))

    async def place(  # noqa: D102
        self, platform: Platform, community_place: str, room_place: str, language: str
    ) -> tuple[Community, Room]:
        return await self._db.call(
            lambda raw: places.place(raw, self._hide, platform, community_place, room_place, language)
        )
