"""Who is who: people forgotten and found again, accounts and communities that are joined by a code (ADR 6)."""

from collections.abc import Sequence
from typing import Literal, Protocol

from msgspec import Struct

from poker_bot.host.ports.booking import LedgerRow
from poker_bot.host.ports.card_room import AdminEntry
from poker_bot.host.ports.events import StoredEvent
from poker_bot.host.ports.people import Community, Person, Platform, Room

CodeKind = Literal["person", "community"]

Why = Literal[
    "at-table",
    "wrong-code",
    "own-code",
    "same-platform",
    "linked",
    "not-linked",
    "tables-open",
    "partner",
    "over-limit",
]


class Hindered(Struct, frozen=True, tag=True):
    """Nothing was written; ``why`` is a code.

    ``at-table``: one of them has chips at a table. ``linked``: who entered the code has accounts of others already.
    ``partner``: one of the two communities is joined already. ``over-limit``: more chips than an account may hold.
    """

    why: Why


class Blocked(Struct, frozen=True, tag=True):
    """Too many wrong codes; the next may be entered at the instant ``until``."""

    until: int


class Already(Struct, frozen=True, tag=True):
    """The same code did it before; nothing was written."""


class Account(Struct, frozen=True):
    """An address of a person. ``home``: whose it was before a link, 0 = always his."""

    platform: Platform
    account: str
    home: int = 0


class Holding(Struct, frozen=True):
    """A person's chips in a bank: in his wallet and at its tables; ``community`` is whose bank it is."""

    bank: int
    community: int
    platform: Platform
    wallet: int
    at_tables: int


class JoinCode(Struct, frozen=True):
    """An open code, by its hash. ``owner``: the person or community to be joined; ``platform``: where it was made."""

    kind: CodeKind
    owner: int
    maker: int
    platform: Platform
    digest: str
    expires: int


class Link(Struct, frozen=True):
    """The accounts of ``guest`` belong to ``maker`` since ``at``; ``code`` is the hash of the code that did it.

    ``platforms`` are those of these accounts, ``first`` those of the maker's own.
    """

    guest: int
    maker: int
    at: int
    code: str
    platforms: tuple[Platform, ...]
    first: tuple[Platform, ...]


class Linked(Struct, frozen=True, tag=True):
    """Two people are one now: ``person``. ``chips`` came along, all banks together."""

    person: int
    chips: int


class Unlinked(Struct, frozen=True, tag=True):
    """``guest`` is a person of his own again, with ``chips``."""

    guest: int
    chips: int


class CommunityLink(Struct, frozen=True):
    """The rooms of ``guest`` belong to ``host`` since ``at``; ``code`` is the hash of the code that did it."""

    guest: Community
    host: Community
    at: int
    code: str


class Joined(Struct, frozen=True, tag=True):
    """``people`` brought ``chips`` to the bank of ``host``; at parting: they took them back from it."""

    guest: int
    host: int
    people: int
    chips: int


class PersonalData(Struct, frozen=True):
    """All that is kept of a person. ``merged``: the people whose accounts he has now, whose past is his, too."""

    person: Person
    accounts: tuple[Account, ...]
    excluded_until: int
    links: tuple[Link, ...]
    merged: tuple[int, ...]
    holdings: tuple[Holding, ...]
    movements: tuple[LedgerRow, ...]
    acts: tuple[AdminEntry, ...]


class IdentityStore(Protocol):
    """The part of the store that knows who is who. Everything raises ``StoreError``; the rest is as in ``Store``."""

    async def personal_data(self, person: int) -> PersonalData | None:
        """Everything of one person, rows of the ledger and of the log oldest first; None for nobody."""
        ...

    async def events_of(self, table: int, kinds: Sequence[str]) -> tuple[StoredEvent, ...]:
        """The public events of a table that are of these kinds, oldest first; none that is kept encrypted."""
        ...

    async def forget(self, person: int) -> Hindered | None:
        """Take his names and addresses away, in one transaction; his id, chips and exclusion stay.

        An account that comes back finds its person again by a keyed hash of the address.
        """
        ...

    async def holdings(self, person: int) -> tuple[Holding, ...]:
        """What he has in every bank in which he has anything, wallets of 0 included."""
        ...

    async def open_code(self, code: JoinCode) -> None:
        """Keep a code; an older one of the same owner counts no more."""
        ...

    async def look_up_code(self, kind: CodeKind, digest: str, person: int, at: int) -> JoinCode | Hindered | Blocked:
        """The open code with that hash, for ``person`` who entered it; a wrong one is counted (``TRIES``)."""
        ...

    async def links_of(self, person: int) -> tuple[Link, ...]:
        """By whom he has accounts of others now, oldest first."""
        ...

    async def link(self, digest: str, guest: int, at: int) -> Linked | Already | Hindered:
        """Spend the code: accounts and wallets of ``guest`` become those of its owner, in one transaction."""
        ...

    async def unlink(self, guest: int, at: int) -> Unlinked | Hindered:
        """Undo it: his accounts are his own again, and what is left of the chips that he brought."""
        ...

    async def community_link(self, community: int) -> CommunityLink | None:
        """What the community is joined with, whichever of the two it is."""
        ...

    async def community_chips(self, community: int) -> tuple[int, int]:
        """How many people would bring how many chips along."""
        ...

    async def join(self, digest: str, guest: int, person: int, at: int) -> Joined | Already | Hindered:
        """Spend the code: rooms, addresses and wallets of ``guest`` go to its community; ``person`` is the admin."""
        ...

    async def part(self, guest: int, person: int, at: int) -> Joined | Hindered:
        """Undo it: the rooms of its platform are those of ``guest`` again, and what is left of the chips."""
        ...

    async def room_by_id(self, room: int) -> Room | None:
        """A room by our own id."""
        ...

    async def place(
        self, platform: Platform, community_place: str, room_place: str, language: str
    ) -> tuple[Community, Room]:
        """Find or make community and room of an address, as they are at one moment."""
        ...


TRIES = 5
"""So many wrong codes of one person within ``TRY_WINDOW`` are judged; then he has to wait."""

TRY_WINDOW = 600_000
"""Milliseconds."""


def private_places(account: str) -> tuple[str, ...]:
    """Under which places a front end keeps the private chat of an account: the place tells who it is."""
    return account, f"dm:{account}"
