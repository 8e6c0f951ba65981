"""Durable memory: the one write path of play, and what it keeps of people and places.

The store sees events as bytes; it keeps what is marked ``secret`` encrypted at rest.
"""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from poker_bot.host.ports.booking import Duplicate, Insufficient, OverLimit, Posting
from poker_bot.host.ports.card_room import CardRoomStore
from poker_bot.host.ports.people import Community, Person, Platform, Room


class StoreError(Exception):
    """The store cannot be opened, or could not do what it was asked; nothing of that call was written.

    The message is one line for the operator or the log: it names files, tables and accounts, never a card or a key.
    """


class StoredEvent(Struct, frozen=True):
    """One encoded event. ``version`` counts the events of its table from 1 and is part of the primary key."""

    version: int
    kind: str
    body: bytes
    secret: bool = False

    def __repr__(self) -> str:
        """A sealed deck is never printed, not even as bytes (law 6)."""
        return f"StoredEvent({self.version}, {self.kind!r})"


class TimerChange(Struct, frozen=True):
    """Set (``due`` = instant) or clear (``due`` = None) the table's timer of that name; stored with the action."""

    name: str
    due: int | None


class Append(Struct, frozen=True):
    """Everything one action changes, committed in ONE transaction or not at all.

    ``expected`` is the version the table has now; ``events`` continue from it. ``dedupe`` (may be empty) is unique
    for ever per bank: a redelivered update is answered ``Duplicate``. ``snapshot`` replaces the table's snapshot as of
    the last event; it may hold hidden cards and is always kept encrypted. ``person`` is who did it (0 = the host).
    """

    bank: int
    epoch: int
    table: int
    expected: int
    dedupe: str
    person: int
    at: int
    events: tuple[StoredEvent, ...]
    postings: tuple[Posting, ...] = ()
    timers: tuple[TimerChange, ...] = ()
    snapshot: bytes | None = None

    def __repr__(self) -> str:
        """Snapshots and decks are never printed (law 6)."""
        return f"Append(table={self.table}, expected={self.expected}, events={len(self.events)})"


class Appended(Struct, frozen=True, tag=True):
    """Committed; the table now has ``version``."""

    version: int


class Fenced(Struct, frozen=True, tag=True):
    """Another writer has the table (epoch) or its version moved on; nothing was written."""


AppendOutcome = Appended | Duplicate | Fenced | Insufficient | OverLimit


class Timer(Struct, frozen=True):
    """A stored deadline of a table."""

    table: int
    name: str
    due: int


class LoadedTable(Struct, frozen=True):
    """What recovery needs: the last snapshot (version 0 = none) and every event after it, decrypted."""

    table: int
    bank: int
    community: int
    version: int
    snapshot_version: int
    snapshot: bytes | None
    events: tuple[StoredEvent, ...]
    timers: tuple[Timer, ...]

    def __repr__(self) -> str:
        """Snapshots and decks are never printed (law 6)."""
        return f"LoadedTable(table={self.table}, version={self.version})"


class Store(CardRoomStore, Protocol):
    """Durable memory. Every method is one hop to the database; only ``append`` changes chips of play.

    ``StoreError`` from any method: the database could not do it (disk full, closed), and nothing of it was written.
    ``ValueError``: the caller contradicts himself (versions with a gap, an amount below 1, an unknown id).
    """

    async def claim(self, worker: str) -> int:
        """Become the writer; returns the epoch that every append must carry."""
        ...

    async def append(self, batch: Append) -> AppendOutcome:
        """Commit one action durably. Appends that wait at the same time share one commit.

        Cancelled while it waits, it first learns how the append went and only then lets the cancellation through: what
        ``load`` answers from then on is final.
        """
        ...

    async def load(self, table: int) -> LoadedTable | None:
        """The table as last committed."""
        ...

    async def events(self, table: int, after: int = 0) -> tuple[StoredEvent, ...]:
        """The log of a table behind version ``after``, decrypted."""
        ...

    async def open_tables(self) -> tuple[int, ...]:
        """Ids of all tables not closed."""
        ...

    async def create_table(self, community: int, room: int) -> int:
        """A new table id, shown in ``room`` from now on; ids are never used twice.

        A room that shows an open table keeps it, and its id is returned: two people asking at once get one table.
        """
        ...

    async def close_table(self, table: int) -> None:
        """The rooms show no table any more and its timers are gone; its log stays."""
        ...

    async def community(self, platform: Platform, place: str, language: str) -> Community:
        """Find or make the community of a server or group; ``language`` is for a new one."""
        ...

    async def community_by_id(self, community: int) -> Community | None:
        """A community by our own id."""
        ...

    async def room(self, community: int, platform: Platform, place: str) -> Room:
        """Find or make the room with that address."""
        ...

    async def rooms_of(self, table: int) -> tuple[Room, ...]:
        """The rooms in which a table is shown."""
        ...

    async def move_place(self, platform: Platform, old: str, new: str) -> None:
        """A chat got another id (Telegram supergroup): rooms and communities keep theirs; the old one stays an alias.

        Whatever was made under the new address in the meantime loses it; unknown addresses and repeats change nothing.
        """
        ...

    async def person(self, platform: Platform, account: str, name: str) -> Person:
        """Find or make the person of that account, keeping the newest display name."""
        ...

    async def persons(self, ids: Sequence[int]) -> dict[int, Person]:
        """Several persons by id."""
        ...

    async def set_person_language(self, person: int, language: str) -> None:
        """The person's own language for private texts."""
        ...

    async def set_community_language(self, community: int, language: str) -> None:
        """The language of public texts."""
        ...

    async def set_dm(self, person: int, works: bool) -> None:  # noqa: FBT001 - a stored fact, set by name at every call
        """Whether private messages arrive."""
        ...

    async def balance(self, bank: int, person: int) -> int | None:
        """Chips in the wallet, None when the person has no wallet in that bank yet."""
        ...

    async def grant(  # noqa: PLR0913, PLR0917 - all of it is booked
        self, bank: int, person: int, amount: int, reason: str, dedupe: str, at: int
    ) -> bool:
        """Make chips for a wallet (``house`` goes down); False when ``dedupe`` was used before or the limit is hit.

        ``amount`` 0 only opens the wallet.
        """
        ...

    async def save_message(self, room: int, slot: str, reference: str) -> None:
        """Remember the platform's id of a message (slot ``table:<hand>``, ``lobby``), so that a restart re-attaches."""
        ...

    async def message(self, room: int, slot: str) -> str | None:
        """The remembered message id."""
        ...

    async def save_fact(self, name: str, value: str) -> None:
        """Remember something of a platform (a digest of the commands registered there); the newest counts."""
        ...

    async def fact(self, name: str) -> str | None:
        """What was remembered, None for nothing."""
        ...

    async def close(self) -> None:
        """Finish what is queued and close."""
        ...
