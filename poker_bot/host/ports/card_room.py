"""What the admins of a community have set, and what they did: settings, stakes, the log of both (product spec)."""

from typing import Literal, Protocol

from msgspec import Struct

from poker_bot.engine.rules import TableRules
from poker_bot.host.ports.booking import (
    Duplicate,
    Insufficient,
    LedgerRow,
    OverLimit,
    Posting,
    Transfer,
    TransferOutcome,
)

WhoOpens = Literal["everyone", "admins"]


class Settings(Struct, frozen=True):
    """One community's choices; amounts in chips, times of day as ``HH:MM`` of its time zone, "" = none.

    ``starting_chips`` -1 = the operator's. ``buy_in_limit`` is what one person may bring to tables in a local day, 0 =
    no limit. ``rooms`` are the rooms in which play is allowed, none = everywhere. ``admin_role`` is the platform's id
    of the role that may do what admins do (Discord). ``stake`` names the stake that is played where a room has none of
    its own, "" = the operator's. ``gifts``: whether players may give chips to each other.
    """

    time_zone: str = "UTC"
    starting_chips: int = -1
    daily_chips: int = 500
    buy_in_limit: int = 0
    who_opens: WhoOpens = "everyone"
    admin_role: str = ""
    rooms: tuple[int, ...] = ()
    stake: str = ""
    house_players: bool = True
    cards_by_message: bool = True
    gifts: bool = False
    quiet_from: str = ""
    quiet_to: str = ""


class Stake(Struct, frozen=True):
    """A named set of rules. ``name`` is unique in its community, as people wrote it."""

    name: str
    rules: TableRules


class CardRoom(Struct, frozen=True):
    """All of it as stored. ``revision`` grows with every change; ``room_stakes`` names a stake by room id."""

    community: int
    revision: int
    settings: Settings
    stakes: tuple[Stake, ...] = ()
    room_stakes: dict[int, str] = {}


class AdminEntry(Struct, frozen=True):
    """What an admin did: a code and its parameters. ``id`` grows by one for each entry of the whole file."""

    id: int
    community: int
    person: int
    at: int
    action: str
    params: dict[str, int | str]


class AdminBatch(Struct, frozen=True):
    """One act of an admin (``person``), committed in ONE transaction with its entry in the log, or not at all.

    ``expected`` is the revision he saw, when he changes settings or stakes: another one by now is a ``Conflict``; -1 =
    nothing of them changes. ``settings`` replace those stored. ``stake`` is added, or replaces the one called
    ``replaces`` (which may be renamed by it); ``replaces`` without ``stake`` removes it. ``room_stake`` = (room, name)
    gives a room its stake, "" = none of its own. ``language`` is the one of public texts from now on, "" = as it is; it
    goes with ``settings``. ``postings`` move chips of the bank, HOUSE included; ``held`` is
    what accounts held when they were worked out: another balance by now is a ``Conflict`` too. ``dedupe`` is unique for
    ever per bank, "" = none.
    """

    community: int
    bank: int
    person: int
    at: int
    action: str
    params: dict[str, int | str] = {}
    expected: int = -1
    settings: Settings | None = None
    stake: Stake | None = None
    replaces: str = ""
    room_stake: tuple[int, str] | None = None
    language: str = ""
    postings: tuple[Posting, ...] = ()
    held: dict[str, int] = {}
    dedupe: str = ""


class Saved(Struct, frozen=True, tag=True):
    """Committed; the card room has this ``revision`` now, the log this ``entry``."""

    revision: int
    entry: int


class Conflict(Struct, frozen=True, tag=True):
    """Somebody else changed it since; nothing was written."""


class NameTaken(Struct, frozen=True, tag=True):
    """Another stake has that name; nothing was written."""


class NoSuchStake(Struct, frozen=True, tag=True):
    """There is no stake called so; nothing was written."""


AdminOutcome = Saved | Conflict | NameTaken | NoSuchStake | Duplicate | Insufficient | OverLimit


class Standing(Struct, frozen=True):
    """A person's chips in a bank: in his wallet, and at its tables (stacks and queued top-ups)."""

    person: int
    wallet: int
    at_tables: int


class CardRoomStore(Protocol):
    """The part of the store that admins write. Everything raises ``StoreError``; the rest is as in ``Store``."""

    async def card_room(self, community: int) -> CardRoom:
        """Settings and stakes; those of a community without any are the defaults, revision 0."""
        ...

    async def admin(self, batch: AdminBatch) -> AdminOutcome:
        """Commit one act of an admin."""
        ...

    async def admin_log(self, community: int, before: int = 0, limit: int = 20) -> tuple[AdminEntry, ...]:
        """Newest first, older than entry ``before`` (0 = from the newest)."""
        ...

    async def movements(self, bank: int, *, person: int = 0, before: int = 0, limit: int = 20) -> tuple[LedgerRow, ...]:
        """Ledger rows of a bank newest first, older than row ``before``; of one person's accounts with ``person``."""
        ...

    async def transfer(self, asked: Transfer) -> TransferOutcome:
        """Move chips between two wallets, which are opened if they are new: whole or not at all."""
        ...

    async def standings(self, bank: int, limit: int = 10) -> tuple[Standing, ...]:
        """Who has most, wallet and tables together; equal ones by person id. House players are left out."""
        ...

    async def excluded_until(self, person: int) -> int:
        """The instant until which a person has excluded himself from play, 0 = he has not."""
        ...

    async def exclude(self, person: int, until: int) -> None:
        """Exclude; an earlier instant than the one stored changes nothing."""
        ...
