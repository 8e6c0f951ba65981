"""Settings, stakes, the log of admins, exclusions and tips in memory."""

from msgspec.structs import replace

from poker_bot.host.ports import (
    AdminBatch,
    AdminEntry,
    AdminOutcome,
    CardRoom,
    Conflict,
    Duplicate,
    Saved,
    Settings,
    StoreError,
    Transfer,
    TransferOutcome,
    Transferred,
)
from poker_bot.store.exclusions import check_instant
from poker_bot.store.memory_ledger import MemoryLedger
from poker_bot.store.pages import page
from poker_bot.store.postings import Origin
from poker_bot.store.room_changes import changed, check_act
from poker_bot.store.transfers import posting_of


class MemoryCardRooms(MemoryLedger):
    """The part of ``MemoryStore`` that admins write; its methods are described in the port."""

    def __init__(self) -> None:
        super().__init__()
        self._card_rooms: dict[int, CardRoom] = {}
        self._acts: list[AdminEntry] = []
        self._excluded: dict[int, int] = {}
        self._tips: set[tuple[int, str]] = set()
        self._tips_off: set[int] = set()
        self._closed = False

    async def card_room(self, community: int) -> CardRoom:  # noqa: D102 - see the port
        return self._card_rooms.get(community) or CardRoom(community, 0, Settings())

    async def admin(self, batch: AdminBatch) -> AdminOutcome:  # noqa: D102
        check_act(batch)
        self._check_open()
        self._check_places(batch)
        if batch.community in self._joined:
            return Conflict()
        if (batch.bank, batch.dedupe) in self._used:
            return Duplicate()
        after = changed(await self.card_room(batch.community), batch)
        if not isinstance(after, CardRoom):
            return after
        if any(self._balances.get((batch.bank, account)) != chips for account, chips in batch.held.items()):
            return Conflict()
        refusal = self._book(Origin(batch.bank, 0, 0, batch.person, batch.at), batch.postings)
        if refusal is not None:
            return refusal
        self._use(batch.bank, batch.dedupe)
        self._card_rooms[batch.community] = after
        if batch.language:
            community = self._communities[batch.community]
            self._communities[batch.community] = replace(community, language=batch.language)
        number = len(self._acts) + 1
        params = dict(batch.params)
        self._acts.append(AdminEntry(number, batch.community, batch.person, batch.at, batch.action, params))
        return Saved(after.revision, number)

    async def transfer(self, asked: Transfer) -> TransferOutcome:  # noqa: D102
        posting = posting_of(asked)
        self._check_open()
        if all(community.bank != asked.bank for community in self._communities.values()):
            raise ValueError(f"there is no bank {asked.bank}")
        if (asked.bank, asked.dedupe) in self._used:
            return Duplicate()
        refusal = self._book(Origin(asked.bank, 0, 0, asked.source, asked.at), (posting,))
        if refusal is not None:
            return refusal
        self._use(asked.bank, asked.dedupe)
        return Transferred(*(self._balances[asked.bank, account] for account in (posting.source, posting.target)))

    async def admin_log(self, community: int, before: int = 0, limit: int = 20) -> tuple[AdminEntry, ...]:  # noqa: D102
        below, most = page(before, limit)
        found = [act for act in reversed(self._acts) if act.community == community and act.id < below]
        return tuple(found[:most])

    async def excluded_until(self, person: int) -> int:  # noqa: D102
        return self._excluded.get(person, 0)

    async def exclude(self, person: int, until: int) -> None:  # noqa: D102
        check_instant(until)
        self._check_person(person)
        self._excluded[person] = max(until, self._excluded.get(person, 0))

    async def tip(self, person: int, tip: str) -> bool:  # noqa: D102
        self._check_person(person)
        if person in self._tips_off or (person, tip) in self._tips:
            return False
        self._tips.add((person, tip))
        return True

    async def set_tips(self, person: int, on: bool) -> None:  # noqa: D102, FBT001
        self._check_person(person)
        (self._tips_off.discard if on else self._tips_off.add)(person)

    def _check_person(self, person: int) -> None:
        if person not in self._persons:
            raise ValueError(f"there is no person {person}")

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError("the store is closed")

    def _check_places(self, batch: AdminBatch) -> None:
        community = self._communities.get(batch.community)
        if community is None or community.bank != batch.bank:
            raise ValueError(f"there is no community {batch.community} with bank {batch.bank}")
        if batch.room_stake is not None:
            room = self._rooms.get(batch.room_stake[0])
            if room is None or room.community != batch.community:
                raise ValueError(f"community {batch.community} has no room {batch.room_stake[0]}")
