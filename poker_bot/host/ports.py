"""What the host needs from the world, as protocols: storage, time, entropy, and somebody to show tables to.

Units: chips whole, instants in milliseconds since 1970 UTC, durations as named. The store sees events as bytes; it
keeps what is marked ``secret`` encrypted at rest.
"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, Literal, Protocol

from msgspec import Struct

from poker_bot.engine.events import AnyEvent
from poker_bot.engine.rules import TableRules
from poker_bot.engine.views import PublicView, SeatView

Platform = Literal["discord", "telegram", "playground", "house"]

# --- storage: the one write path of play ------------------------------------------------------------------------

ACCOUNT_LIMIT: Final = 4 * 10**18
"""The most chips that can be made in a bank, and so the most that an account can hold; two of it are below 2**63.

Chips are limited where they are made, nowhere else: no movement between accounts can meet a limit, or a hand could not
be ended and a player could not leave (trouble O-08). ``house`` goes from minus this to 0.
"""


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


class Posting(Struct, frozen=True):
    """A movement of ``amount`` > 0 chips from one account to another inside a bank; ``reason`` is a code.

    Account names: ``wallet:<person>``, ``seat:<table>:<person>``, ``pot:<table>``, ``house`` (where chips are made; the
    only account that may be negative). So the sum over a bank is always zero.
    """

    source: str
    target: str
    amount: int
    reason: str
    hand: int = 0  # hand number at the table, 0 = none


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


class Duplicate(Struct, frozen=True, tag=True):
    """The dedupe key was used before; nothing was written."""


class Fenced(Struct, frozen=True, tag=True):
    """Another writer has the table (epoch) or its version moved on; nothing was written."""


class Insufficient(Struct, frozen=True, tag=True):
    """``account`` has only ``balance`` chips; nothing was written."""

    account: str
    balance: int


class OverLimit(Struct, frozen=True, tag=True):
    """``account`` would exceed ``ACCOUNT_LIMIT``; nothing was written. Play cannot come there."""

    account: str


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


class Person(Struct, frozen=True):
    """Somebody who plays. ``language`` "" = follow the platform. ``dm`` False when private messages do not arrive."""

    id: int
    name: str
    language: str
    platform: Platform
    account: str
    dm: bool = True


class Room(Struct, frozen=True):
    """A channel, thread, chat or topic. ``place`` is the platform's address of it, an attribute that may change."""

    id: int
    community: int
    platform: Platform
    place: str
    table: int  # open table shown here, 0 = none


class Community(Struct, frozen=True):
    """A server or group with its own chips. ``bank`` may one day be shared by several."""

    id: int
    bank: int
    platform: Platform
    place: str
    language: str


class Store(Protocol):
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

    async def close(self) -> None:
        """Finish what is queued and close."""
        ...


# --- storage: read beside the running host, for audit, backup and replay ------------------------------------------


class LedgerRow(Struct, frozen=True):
    """One movement as booked. ``id`` counts from 1 without a gap.

    ``source_after`` and ``target_after`` are what the accounts held behind it. ``table``, ``hand`` and ``version`` (of
    the table, behind that append) are 0 for a grant.
    """

    id: int
    bank: int
    source: str
    target: str
    amount: int
    reason: str
    person: int
    hand: int
    table: int
    version: int
    at: int
    source_after: int
    target_after: int


class AccountBalance(Struct, frozen=True):
    """What an account holds (chips) by the table of balances, which the ledger must bear out."""

    bank: int
    account: str
    chips: int


class TableRecord(Struct, frozen=True):
    """A table that exists or existed."""

    table: int
    bank: int
    community: int
    version: int
    closed: bool


class AuditSource(Protocol):
    """The whole file at one moment, read-only; the host may go on writing. Everything raises ``StoreError``."""

    @property
    def has_key(self) -> bool:
        """Whether the key file is there; without it ``events`` and ``snapshot`` cannot be asked."""
        ...

    @property
    def key_file(self) -> Path:
        """Where the key file is, or should be. It is never part of a backup."""
        ...

    def ledger(self) -> Iterator[LedgerRow]:
        """Every movement, in the order booked."""
        ...

    def balances(self) -> Iterator[AccountBalance]:
        """Every account, by bank and name."""
        ...

    def tables(self) -> tuple[TableRecord, ...]:
        """Every table there ever was, by id."""
        ...

    def events(self, table: int, after: int = 0) -> Iterator[StoredEvent]:
        """The log of a table behind version ``after``, decrypted."""
        ...

    def snapshot(self, table: int) -> tuple[int, bytes] | None:
        """Version and body of the table's snapshot, decrypted."""
        ...

    def backup(self, target: Path) -> None:
        """Copy the file to ``target``, which must not exist; sound and durable, its hidden cards encrypted."""
        ...

    def close(self) -> None:
        """Let go of the file."""
        ...


# --- time and entropy -------------------------------------------------------------------------------------------


class Clock(Protocol):
    """Wall-clock instants; tests hand in a virtual one."""

    def now(self) -> int:
        """Milliseconds since 1970 UTC."""
        ...

    async def sleep_until(self, instant: int) -> None:
        """Return at or after ``instant``."""
        ...


Entropy = Callable[[], bytes]
"""32 fresh random bytes from the operating system."""

# --- what adapters are given to show ----------------------------------------------------------------------------


class Seen(Struct, frozen=True):
    """What a public text needs to know about a person."""

    id: int
    name: str
    platform: Platform
    account: str


class TableFrame(Struct, frozen=True):
    """The newest public state of a table, complete: rendering it never needs an earlier one (law 1).

    ``log`` are the public events of the hand on view, oldest first. ``deadline`` is when the turn (or the showdown
    window) ends, None without a clock; ``nudge_at`` when whoever is to act is reminded, None where nobody is to be;
    ``next_hand_at`` is set between hands. ``frozen``: its chips do not add up (R-POT-4).
    """

    table: int
    code: str
    version: int
    room: Room
    language: str
    view: PublicView
    people: dict[int, Seen]
    log: tuple[AnyEvent, ...]
    deadline: int | None
    nudge_at: int | None
    next_hand_at: int | None
    frozen: bool = False


class PrivateNote(Struct, frozen=True):
    """Something for one person alone. ``kind``: ``cards`` (his own, of a new hand, in ``view``) or ``notice``.

    ``code`` and ``params`` are those of ``commands.NOTICES``; ``rules`` those of the table, for amounts on offer.
    ``hand`` and ``turn`` are those of the table when it was said: the note's buttons carry them (law 4).
    """

    kind: Literal["cards", "notice"]
    person: Person
    language: str
    room: Room
    table: int
    code: str
    params: dict[str, int | str]
    view: SeatView | None
    rules: TableRules | None = None
    hand: int = 0
    turn: int = 0

    def __repr__(self) -> str:
        """Hole cards are never printed (law 6)."""
        return f"PrivateNote({self.kind!r}, {self.code!r}, person={self.person.id}, table={self.table})"


class Sink(Protocol):
    """An adapter. Called after commit, in order per table; must return at once and never raise."""

    platform: Platform

    def show(self, frame: TableFrame) -> None:
        """The table in this room looks like this now."""
        ...

    def tell(self, note: PrivateNote) -> None:
        """Deliver privately to one person, or to nobody."""
        ...
