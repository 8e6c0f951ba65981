"""Communities that are joined, in memory."""

from msgspec import Struct
from msgspec.structs import replace

from poker_bot.host.ports import (
    HOUSE,
    AdminEntry,
    Already,
    Community,
    CommunityLink,
    Hindered,
    Joined,
    Platform,
    Posting,
    Room,
    wallet,
)
from poker_bot.store.memory_identity import MemoryIdentity
from poker_bot.store.postings import Origin, owner


class _Kept(Struct):
    """A join as kept, by guest."""

    host: int
    code: str
    at: int
    chips: dict[int, int]


def shift(claims: dict[int, int], old: int, new: int, most: int) -> int:
    """Move at most so many chips of a claim; returns how many."""
    moved = min(claims.get(old, 0), most)
    if moved:
        claims[new] = claims.get(new, 0) + moved
        claims[old] -= moved
        if not claims[old]:
            del claims[old]
    return moved


class MemoryCommunities(MemoryIdentity):
    """The part of ``MemoryStore`` that joins communities; its methods are described in the port."""

    def __init__(self) -> None:
        super().__init__()
        self._kept: dict[int, _Kept] = {}

    async def room_by_id(self, room: int) -> Room | None:  # noqa: D102 - see the port
        return self._rooms.get(room)

    async def place(  # noqa: D102
        self, platform: Platform, community_place: str, room_place: str, language: str
    ) -> tuple[Community, Room]:
        community = await self.community(platform, community_place, language)
        return community, await self.room(community.id, platform, room_place)

    async def community_link(self, community: int) -> CommunityLink | None:  # noqa: D102
        for guest, kept in self._kept.items():
            if community in {guest, kept.host}:
                return CommunityLink(self._communities[guest], self._communities[kept.host], kept.at, kept.code)
        return None

    async def community_chips(self, community: int) -> tuple[int, int]:  # noqa: D102
        held = [chips for chips in self._wallets(self._communities[community].bank).values() if chips]
        return len(held), sum(held)

    async def join(self, digest: str, guest: int, person: int, at: int) -> Joined | Already | Hindered:  # noqa: D102
        if any(kept.code == digest and guest in {one, kept.host} for one, kept in self._kept.items()):
            return Already()
        code = self._valid("community", digest, at)
        if code is None:
            return Hindered("wrong-code")
        ours, theirs = self._communities[guest], self._communities[code.owner]
        if (hindered := self._hindered_join(ours, theirs)) is not None:
            return hindered
        self._codes.pop(("community", theirs.id))
        self._codes.pop(("community", guest), None)
        wallets = self._wallets(ours.bank)
        brought = {one: chips for one, chips in wallets.items() if chips}
        self._carry(brought, (ours.bank, theirs.bank), "community-link", (person, at))
        for one in wallets:
            self._balances.setdefault((theirs.bank, wallet(one)), 0)
        self._move_rooms(guest, theirs.id, ours.platform)
        self._joined[guest] = theirs.id
        self._kept[guest] = _Kept(theirs.id, digest, at, brought)
        self._follow(brought, (ours.bank, theirs.bank))
        joined = Joined(guest, theirs.id, len(brought), sum(brought.values()))
        self._enter((ours, theirs), joined, "community-link", (person, at))
        return joined

    def _hindered_join(self, ours: Community, theirs: Community) -> Hindered | None:
        if ours.id == theirs.id:
            return Hindered("own-code")
        if {ours.id, theirs.id} & {*self._kept, *(kept.host for kept in self._kept.values())}:
            return Hindered("partner")
        if ours.platform == theirs.platform:
            return Hindered("same-platform")
        open_here = any(room.community == ours.id and room.table for room in self._rooms.values())
        at_tables = any(
            bank == ours.bank and chips and account.startswith(("seat:", "pot:"))
            for (bank, account), chips in self._balances.items()
        )
        return Hindered("tables-open") if open_here or at_tables else None

    async def part(self, guest: int, person: int, at: int) -> Joined | Hindered:  # noqa: D102
        kept = self._kept.get(guest)
        if kept is None:
            return Hindered("not-linked")
        ours, theirs = self._communities[guest], self._communities[kept.host]
        going = [one for one in self._rooms.values() if (one.community, one.platform) == (theirs.id, ours.platform)]
        if any(room.table for room in going):
            return Hindered("tables-open")
        back: dict[int, int] = {}
        for one, chips in sorted(kept.chips.items()):
            now = self._linked[one].maker if one in self._linked else one
            left = self._balances.get((theirs.bank, wallet(now)), 0) - back.get(now, 0)
            back[now] = back.get(now, 0) + min(chips, left)
        back = {one: chips for one, chips in back.items() if chips}
        self._carry(back, (theirs.bank, ours.bank), "community-unlink", (person, at))
        self._follow(back, (theirs.bank, ours.bank), ours.platform)
        parted = Joined(guest, theirs.id, len(back), sum(back.values()))
        self._enter((ours, theirs), parted, "community-unlink", (person, at))
        self._forget_stakes(theirs.id, {room.id for room in going})
        del self._kept[guest], self._joined[guest]
        self._move_rooms(theirs.id, guest, ours.platform)
        return parted

    def _wallets(self, bank: int) -> dict[int, int]:
        """Chips by person, house players left out."""
        return {
            one: chips
            for (where, account), chips in self._balances.items()
            if where == bank and account.startswith("wallet:") and (one := owner(account)) and not self._is_house(one)
        }

    def _carry(self, amounts: dict[int, int], banks: tuple[int, int], reason: str, by: tuple[int, int]) -> None:
        old, new = banks
        self._used |= {(new, key) for bank, key in self._used if bank == old}
        out = [Posting(wallet(one), HOUSE, chips, reason) for one, chips in amounts.items()]
        back = [Posting(HOUSE, wallet(one), chips, reason) for one, chips in amounts.items()]
        for bank, moved in ((old, out), (new, back)):
            self._book(Origin(bank, 0, 0, *by), moved)

    def _follow(self, carried: dict[int, int], banks: tuple[int, int], platform: str = "") -> None:
        """Claims of those who are part of somebody go with his chips."""
        old, new = banks
        for maker, chips in carried.items():
            left = chips
            for _, link in sorted(self._linked.items()):
                if link.maker == maker and (not platform or platform in {where for where, _ in link.accounts}):
                    moved = shift(link.chips, old, new, left)
                    left -= moved

    def _part_claims(self, maker: int, guest: int, bank: int, chips: int) -> None:
        platforms = {where for where, _ in self._linked[guest].accounts}
        for community, kept in self._kept.items():
            if self._communities[kept.host].bank == bank and self._communities[community].platform in platforms:
                shift(kept.chips, maker, guest, max(0, chips - kept.chips.get(guest, 0)))

    def _move_rooms(self, source: int, target: int, platform: str) -> None:
        for room in list(self._rooms.values()):
            if (room.community, room.platform) == (source, platform):
                self._rooms[room.id] = replace(room, community=target)
        for key in [key for key in self._room_at if key[:2] == (source, platform)]:
            self._room_at[target, platform, key[2]] = self._room_at.pop(key)
        for at in [at for at, number in self._community_at.items() if number == source and at[0] == platform]:
            self._community_at[at] = target

    def _forget_stakes(self, host: int, rooms: set[int]) -> None:
        card = self._card_rooms.get(host)
        if card is not None and rooms & card.room_stakes.keys():
            left = {room: name for room, name in card.room_stakes.items() if room not in rooms}
            self._card_rooms[host] = replace(card, revision=card.revision + 1, room_stakes=left)

    def _enter(self, both: tuple[Community, Community], done: Joined, action: str, by: tuple[int, int]) -> None:
        for one, other in (both, both[::-1]):
            params: dict[str, int | str] = {"platform": other.platform, "people": done.people, "amount": done.chips}
            self._acts.append(AdminEntry(len(self._acts) + 1, one.id, *by, action, params))
