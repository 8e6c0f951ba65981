"""People forgotten and linked, and open codes, in memory."""

from collections.abc import Iterable
from typing import cast

from msgspec.structs import replace

from poker_bot.host.ports import (
    TRIES,
    TRY_WINDOW,
    Account,
    Already,
    Blocked,
    CodeKind,
    Hindered,
    Holding,
    JoinCode,
    Link,
    Linked,
    PersonalData,
    Platform,
    Posting,
    Unlinked,
    private_places,
    wallet,
)
from poker_bot.store.crypto import GONE
from poker_bot.store.memory_card_rooms import MemoryCardRooms
from poker_bot.store.memory_ledger import LinkKept
from poker_bot.store.postings import Origin, owner


class MemoryIdentity(MemoryCardRooms):
    """The part of ``MemoryStore`` that knows who is who; its methods are described in the port."""

    def __init__(self) -> None:
        super().__init__()
        self._codes: dict[tuple[str, int], JoinCode] = {}
        self._tries: dict[int, list[int]] = {}

    # --- everything, or nothing -------------------------------------------------------------------------------------

    async def personal_data(self, person: int) -> PersonalData | None:  # noqa: D102 - see the port
        found = self._persons.get(person)
        if found is None:
            return None
        links = await self.links_of(person)
        merged = tuple(link.guest for link in links if link.guest != person)
        everybody = {person, *merged}
        homes = {account: guest for guest, kept in self._linked.items() for account in kept.accounts}
        accounts = sorted(at for at, number in self._person_at.items() if number == person)
        return PersonalData(
            person=found,
            accounts=tuple(
                Account(platform, account, homes.get((platform, account), 0))  # type: ignore[arg-type]
                for platform, account in accounts
                if not account.startswith(GONE)
            ),
            excluded_until=self._excluded.get(person, 0),
            links=links,
            merged=merged,
            holdings=await self.holdings(person),
            movements=tuple(row for row in self.ledger if everybody & {owner(row.source), owner(row.target)}),
            acts=tuple(act for act in self._acts if everybody & {act.person, act.params.get("person")}),
        )

    async def holdings(self, person: int) -> tuple[Holding, ...]:  # noqa: D102
        held: dict[int, tuple[int, int]] = {}
        for (bank, account), chips in sorted(self._balances.items()):
            mine = account == wallet(person)
            if mine or (owner(account) == person and chips):
                in_wallet, at_tables = held.get(bank, (0, 0))
                held[bank] = (in_wallet + chips, at_tables) if mine else (in_wallet, at_tables + chips)
        of_bank = {community.bank: community for community in self._communities.values()}
        return tuple(Holding(bank, of_bank[bank].id, of_bank[bank].platform, *held[bank]) for bank in sorted(held))

    async def forget(self, person: int) -> Hindered | None:  # noqa: D102
        if person not in self._persons:
            raise ValueError(f"there is no person {person}")
        everybody = [person, *(guest for guest, kept in self._linked.items() if kept.maker == person)]
        if any(map(self._at_table, everybody)):
            return Hindered("at-table")
        hidden: dict[tuple[str, str], tuple[str, str]] = {}
        for platform, account in [at for at, number in self._person_at.items() if number == person]:
            if not account.startswith(GONE):
                hidden[platform, account] = (platform, self._hide(platform, account))
                self._person_at[hidden[platform, account]] = self._person_at.pop((platform, account))
                for place in private_places(account):
                    self._hide_place(platform, place)
        for kept in self._linked.values():
            kept.accounts = tuple(hidden.get(at, at) for at in kept.accounts)
        for one in everybody:
            self._persons[one] = replace(self._persons[one], name=f"#{one}", language="", account="", dm=True)
        self._codes.pop(("person", person), None)
        return None

    def _hide_place(self, platform: str, place: str) -> None:
        number = self._community_at.pop((platform, place), None)
        if number is None:
            return
        hidden = self._hide(platform, place)
        self._community_at[platform, hidden] = number
        self._communities[number] = replace(self._communities[number], place=hidden)
        for key in [key for key in self._room_at if key[0] == number and not key[2].startswith(GONE)]:
            hidden = self._hide(key[1], str(number), key[2])
            room = self._room_at[number, key[1], hidden] = self._room_at.pop(key)
            self._rooms[room] = replace(self._rooms[room], place=hidden)

    # --- codes ------------------------------------------------------------------------------------------------------

    async def open_code(self, code: JoinCode) -> None:  # noqa: D102
        self._codes[code.kind, code.owner] = code

    async def look_up_code(self, kind: CodeKind, digest: str, person: int, at: int) -> JoinCode | Hindered | Blocked:  # noqa: D102
        tries = self._tries[person] = [one for one in self._tries.get(person, []) if one > at - TRY_WINDOW]
        if len(tries) >= TRIES:
            return Blocked(tries[-TRIES] + TRY_WINDOW)
        code = self._valid(kind, digest, at)
        if code is None:
            tries.append(at)
            return Hindered("wrong-code")
        return code

    def _valid(self, kind: CodeKind, digest: str, at: int) -> JoinCode | None:
        found = (code for code in self._codes.values() if code.kind == kind and code.digest == digest)
        return next((code for code in found if code.expires > at), None)

    # --- links ------------------------------------------------------------------------------------------------------

    async def links_of(self, person: int) -> tuple[Link, ...]:  # noqa: D102
        found = [
            Link(guest, kept.maker, kept.at, kept.code, _platforms_of(kept.accounts), self._first(kept.maker))
            for guest, kept in self._linked.items()
            if person in {guest, kept.maker}
        ]
        return tuple(sorted(found, key=lambda link: (link.at, link.guest)))

    def _first(self, maker: int) -> tuple[Platform, ...]:
        came = {account for kept in self._linked.values() for account in kept.accounts}
        return _platforms_of(at for at, number in self._person_at.items() if number == maker and at not in came)

    async def link(self, digest: str, guest: int, at: int) -> Linked | Already | Hindered:  # noqa: D102
        if any(kept.code == digest and guest in {one, kept.maker} for one, kept in self._linked.items()):
            return Already()
        code = self._valid("person", digest, at)
        if code is None:
            return Hindered("wrong-code")
        maker = code.owner
        if (hindered := self._hindered(maker, guest)) is not None:
            return hindered
        wallets = {bank: chips for (bank, account), chips in self._balances.items() if account == wallet(guest)}
        brought = {bank: chips for bank, chips in wallets.items() if chips}
        for bank, chips in brought.items():
            self._book(Origin(bank, 0, 0, guest, at), (Posting(wallet(guest), wallet(maker), chips, "link"),))
        for bank in wallets:
            self._balances.setdefault((bank, wallet(maker)), 0)
        self._codes.pop(("person", maker))
        self._codes.pop(("person", guest), None)
        accounts = tuple(where for where, number in self._person_at.items() if number == guest)
        self._linked[guest] = LinkKept(maker, digest, at, accounts, brought)
        self._person_at.update(dict.fromkeys(accounts, maker))
        self._exclude_both(maker, guest)
        return Linked(maker, sum(brought.values()))

    def _hindered(self, maker: int, guest: int) -> Hindered | None:
        if maker == guest:
            return Hindered("own-code")
        if maker in self._linked or any(guest in {one, kept.maker} for one, kept in self._linked.items()):
            return Hindered("linked")
        if self._platforms(maker) & self._platforms(guest):
            return Hindered("same-platform")
        return Hindered("at-table") if self._at_table(maker) or self._at_table(guest) else None

    async def unlink(self, guest: int, at: int) -> Unlinked | Hindered:  # noqa: D102
        kept = self._linked.get(guest)
        if kept is None:
            return Hindered("not-linked")
        maker = kept.maker
        if self._at_table(maker):
            return Hindered("at-table")
        total = 0
        for bank, chips in kept.chips.items():
            back = min(chips, self._balances.get((bank, wallet(maker)), 0))
            if back:
                self._book(Origin(bank, 0, 0, guest, at), (Posting(wallet(maker), wallet(guest), back, "unlink"),))
                self._part_claims(maker, guest, bank, back)
            total += back
        self._person_at.update(dict.fromkeys(kept.accounts, guest))
        del self._linked[guest]
        self._exclude_both(maker, guest)
        self._readdress(maker)
        self._readdress(guest)
        return Unlinked(guest, total)

    def _part_claims(self, maker: int, guest: int, bank: int, chips: int) -> None:
        """Where communities are joined, a part of them may go home with one."""

    def _platforms(self, person: int) -> set[str]:
        return {platform for (platform, _), number in self._person_at.items() if number == person}

    def _at_table(self, person: int) -> bool:
        return any(
            chips and account.startswith("seat:") and owner(account) == person
            for (_, account), chips in self._balances.items()
        )

    def _exclude_both(self, one: int, other: int) -> None:
        until = max(self._excluded.get(one, 0), self._excluded.get(other, 0))
        if until:
            self._excluded |= {one: until, other: until}

    def _readdress(self, person: int) -> None:
        """Where to write to: as it is, if that is still an account of his; else any that he has."""
        known = self._persons[person]
        mine = sorted(where for where, number in self._person_at.items() if number == person)
        if (known.platform, known.account) not in mine:
            clear = [where for where in mine if not where[1].startswith(GONE)]
            platform, account = clear[0] if clear else (known.platform, "")
            self._persons[person] = replace(known, platform=cast("Platform", platform), account=account, dm=True)


def _platforms_of(accounts: Iterable[tuple[str, str]]) -> tuple[Platform, ...]:
    return cast("tuple[Platform, ...]", tuple(sorted({platform for platform, _ in accounts})))
