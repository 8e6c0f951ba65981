"""The methods of the SQLite store that are one hop to its thread each: places, people, chips, card rooms."""

from collections.abc import Sequence

from poker_bot.host.ports import (
    AdminBatch,
    AdminEntry,
    AdminOutcome,
    CardRoom,
    Community,
    LedgerRow,
    Person,
    Platform,
    Room,
    Standing,
    wallet,
)
from poker_bot.store import admin_log, card_room, exclusions, facts, movements, people, places, standings
from poker_bot.store.connection import Database
from poker_bot.store.ledger import balance_of
from poker_bot.store.people import Grant
from poker_bot.store.room_changes import check_act


class SqliteRecords:
    """The part of ``SqliteStore`` beside play; its methods are described in the port."""

    def __init__(self, db: Database) -> None:
        self._db = db

    # --- places ---------------------------------------------------------------------------------------------------

    async def community(self, platform: Platform, place: str, language: str) -> Community:  # noqa: D102 - the port's docstrings hold for all of these
        return await self._db.call(lambda raw: places.community(raw, platform, place, language))

    async def community_by_id(self, community: int) -> Community | None:  # noqa: D102
        return await self._db.call(lambda raw: places.community_by_id(raw, community))

    async def set_community_language(self, community: int, language: str) -> None:  # noqa: D102
        await self._db.call(lambda raw: places.set_community_language(raw, community, language))

    async def room(self, community: int, platform: Platform, place: str) -> Room:  # noqa: D102
        return await self._db.call(lambda raw: places.room(raw, community, platform, place))

    async def rooms_of(self, table: int) -> tuple[Room, ...]:  # noqa: D102
        return await self._db.call(lambda raw: places.rooms_of(raw, table))

    async def move_place(self, platform: Platform, old: str, new: str) -> None:  # noqa: D102
        await self._db.call(lambda raw: places.move_place(raw, platform, old, new))

    async def save_message(self, room: int, slot: str, reference: str) -> None:  # noqa: D102
        await self._db.call(lambda raw: places.save_message(raw, room, slot, reference))

    async def message(self, room: int, slot: str) -> str | None:  # noqa: D102
        return await self._db.call(lambda raw: places.message(raw, room, slot))

    async def save_fact(self, name: str, value: str) -> None:  # noqa: D102
        await self._db.call(lambda raw: facts.save_fact(raw, name, value))

    async def fact(self, name: str) -> str | None:  # noqa: D102
        return await self._db.call(lambda raw: facts.fact(raw, name))

    # --- people ---------------------------------------------------------------------------------------------------

    async def person(self, platform: Platform, account: str, name: str) -> Person:  # noqa: D102
        return await self._db.call(lambda raw: people.person(raw, platform, account, name))

    async def persons(self, ids: Sequence[int]) -> dict[int, Person]:  # noqa: D102
        return await self._db.call(lambda raw: people.persons(raw, ids))

    async def set_person_language(self, person: int, language: str) -> None:  # noqa: D102
        await self._db.call(lambda raw: people.set_language(raw, person, language))

    async def set_dm(self, person: int, works: bool) -> None:  # noqa: D102, FBT001
        await self._db.call(lambda raw: people.set_dm(raw, person, int(works)))

    async def balance(self, bank: int, person: int) -> int | None:  # noqa: D102
        return await self._db.call(lambda raw: balance_of(raw, bank, wallet(person)))

    async def grant(self, bank: int, person: int, amount: int, reason: str, dedupe: str, at: int) -> bool:  # noqa: D102, PLR0913, PLR0917
        return await self._db.call(lambda raw: people.grant(raw, bank, person, Grant(amount, reason, dedupe, at)))

    # --- card rooms -----------------------------------------------------------------------------------------------

    async def card_room(self, community: int) -> CardRoom:  # noqa: D102
        return await self._db.call(lambda raw: card_room.card_room(raw, community))

    async def admin(self, batch: AdminBatch) -> AdminOutcome:  # noqa: D102
        check_act(batch)
        return await self._db.call(lambda raw: card_room.admin(raw, batch))

    async def admin_log(self, community: int, before: int = 0, limit: int = 20) -> tuple[AdminEntry, ...]:  # noqa: D102
        return await self._db.call(lambda raw: admin_log.entries(raw, community, before, limit))

    async def movements(self, bank: int, *, person: int = 0, before: int = 0, limit: int = 20) -> tuple[LedgerRow, ...]:  # noqa: D102
        return await self._db.call(lambda raw: movements.movements(raw, bank, person, before, limit))

    async def standings(self, bank: int, limit: int = 10) -> tuple[Standing, ...]:  # noqa: D102
        return await self._db.call(lambda raw: standings.standings(raw, bank, limit))

    async def excluded_until(self, person: int) -> int:  # noqa: D102
        return await self._db.call(lambda raw: exclusions.excluded_until(raw, person))

    async def exclude(self, person: int, until: int) -> None:  # noqa: D102
        await self._db.call(lambda raw: exclusions.exclude(raw, person, until))
