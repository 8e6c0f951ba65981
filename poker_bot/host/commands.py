"""What adapters ask of the host, and what they get back. Adapters translate into these and decide nothing.

A ``Command`` names who, where and what; ``dedupe`` is the platform's id of the update, stored in the transaction of
the action so that a redelivery plays nothing twice (law 4, trouble P-32).
"""

from msgspec import Struct

from poker_bot.engine.rules import TableRules
from poker_bot.engine.views import SeatView
from poker_bot.host.admin_intents import (
    AdminIntent,
    AdminLog,
    AuditFile,
    ChangeSettings,
    ChangeTable,
    CloseTable,
    Floor,
    LastHands,
    MoveChips,
    Pairs,
    Pause,
    RemoveStake,
    RuleValue,
    SaveStake,
    Season,
    SettingValue,
    ShowSettings,
    Stakes,
    StopTime,
    UseStake,
)
from poker_bot.host.exports import Export
from poker_bot.host.identity_intents import (
    DeleteData,
    ExportData,
    JoinCommunity,
    LinkAccount,
    Linking,
    OfferCommunity,
    PartCommunity,
    Privacy,
    ShowCommunity,
    UndoLink,
)
from poker_bot.host.intents import (
    AddChips,
    AmountKind,
    Away,
    Back,
    Balance,
    Chop,
    Daily,
    Draw,
    Enter,
    Exclude,
    Gift,
    Help,
    Intent,
    Leave,
    MyCards,
    OpenLobby,
    OpenTable,
    Play,
    PlayBoard,
    PreAct,
    Reveal,
    Rules,
    RunTwice,
    SetLanguage,
    SettleUp,
    ShowTable,
    Sit,
    StakeNames,
    Straddle,
    Top,
    WantTips,
)
from poker_bot.host.ports import (
    AdminEntry,
    CardRoom,
    Holding,
    LedgerRow,
    Person,
    Room,
    RoomRules,
    Seen,
    Settlement,
    Standing,
    TableFrame,
)
from poker_bot.records.pairs import PairLosses
from poker_bot.refusals import Refusal, Value

__all__ = [
    "AddChips",
    "AdminIntent",
    "AdminLog",
    "AmountKind",
    "AnyIntent",
    "AuditFile",
    "Away",
    "Back",
    "Balance",
    "ChangeSettings",
    "ChangeTable",
    "Chop",
    "CloseTable",
    "Command",
    "Daily",
    "DeleteData",
    "Draw",
    "Enter",
    "Exclude",
    "ExportData",
    "Floor",
    "Gift",
    "Help",
    "Intent",
    "JoinCommunity",
    "LastHands",
    "Leave",
    "LinkAccount",
    "Linking",
    "MoveChips",
    "MyCards",
    "OfferCommunity",
    "OpenLobby",
    "OpenTable",
    "Pairs",
    "PartCommunity",
    "Pause",
    "Play",
    "PlayBoard",
    "Played",
    "PreAct",
    "Privacy",
    "RemoveStake",
    "Reply",
    "Reveal",
    "RuleValue",
    "Rules",
    "RunTwice",
    "SaveStake",
    "Season",
    "SetLanguage",
    "SettingValue",
    "SettleUp",
    "ShowCommunity",
    "ShowSettings",
    "ShowTable",
    "Sit",
    "StakeNames",
    "Stakes",
    "StopTime",
    "Straddle",
    "Top",
    "TurnToken",
    "UndoLink",
    "UseStake",
    "WantTips",
]


class TurnToken(Struct, frozen=True):
    """Which decision a button was drawn for: table id, hand number, turn number (law 4)."""

    table: int
    hand: int
    turn: int


AnyIntent = (
    OpenLobby
    | OpenTable
    | Sit
    | Leave
    | Away
    | Back
    | AddChips
    | Enter
    | Straddle
    | Play
    | Draw
    | RunTwice
    | Chop
    | PreAct
    | Reveal
    | PlayBoard
    | MyCards
    | Balance
    | SetLanguage
    | Daily
    | Top
    | Exclude
    | Gift
    | ShowTable
    | StakeNames
    | Rules
    | Help
    | WantTips
    | Stakes
    | SaveStake
    | RemoveStake
    | UseStake
    | SettleUp
    | CloseTable
    | LastHands
    | StopTime
    | ChangeTable
    | Pause
    | Floor
    | ShowSettings
    | ChangeSettings
    | MoveChips
    | Season
    | AdminLog
    | AuditFile
    | Privacy
    | ExportData
    | DeleteData
    | Linking
    | LinkAccount
    | UndoLink
    | ShowCommunity
    | OfferCommunity
    | JoinCommunity
    | PartCommunity
    | Pairs
)


class Command(Struct, frozen=True):
    """One wish of one person in one room. ``locale`` is the platform's language tag of the person, "" = unknown.

    ``manager``: the platform says that he may manage the server or group (Discord *Manage Server*, Telegram owner and
    administrators); ``roles`` are the platform's ids of his roles there. Whether that makes him an admin the host
    decides.
    """

    person: Person
    room: Room
    intent: AnyIntent
    token: TurnToken | None = None
    dedupe: str = ""
    locale: str = ""
    manager: bool = False
    roles: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """What a redelivery has again: updates are numbered by each platform for itself, and a bank may serve two."""
        return f"{self.person.platform}:{self.dedupe}" if self.dedupe else ""


class Played(Struct, frozen=True):
    """What is played in a room. ``rules`` are in force, or (not ``open``) those of the next table there.

    ``next_rules`` wait for the end of the hand. ``stake`` is the name of the room's stake, "" = none; ``by_stake``:
    whether what is played, or will be after the hand, is that stake.
    """

    rules: TableRules
    next_rules: TableRules | None = None
    open: bool = True
    stake: str = ""
    by_stake: bool = False


class Reply(Struct, frozen=True):
    """The private answer to a command, in the person's ``language``.

    ``refusal`` None = done; then ``code`` names the confirmation (``reply-<code>`` in the catalogue). ``frame``
    is the newest table state (also on refusals, so that a stale message can be mended); ``seat`` only for its owner.
    """

    language: str
    code: str = ""
    params: dict[str, Value] = {}
    refusal: Refusal | None = None
    frame: TableFrame | None = None
    seat: SeatView | None = None
    card_room: CardRoom | None = None  # of ``stakes``, ``settings`` and whatever changes them
    public_language: str = ""  # of ``settings`` and ``settings-saved``: what public texts are in
    entries: tuple[AdminEntry, ...] = ()  # of ``admin-log``
    standings: tuple[tuple[Seen, Standing], ...] = ()  # of ``top``
    movements: tuple[LedgerRow, ...] = ()  # of ``audit-file``
    settlement: Settlement | None = None  # of ``settle-up`` and ``settle-file``
    pairs: tuple[PairLosses, ...] = ()  # of ``pairs`` and ``pairs-file``
    people: dict[int, str] = {}  # names of those whom ``entries``, ``movements`` and ``pairs`` mention
    export: Export | None = None  # of ``privacy-export``
    holdings: tuple[Holding, ...] = ()  # of ``link-preview``: what he would bring
    platforms: tuple[str, ...] = ()  # of ``linked-with`` and ``link-undo-preview``: those that are joined
    confirm: int = 0  # of a question about who is who: what makes its button another than older ones
    admin: bool = False  # whether he who asked is one here: answers to admins name the next step
    played: Played | None = None  # of ``table-settings`` and ``table-changed``
    changed: dict[str, Value] = {}  # of ``table-changed``: the rules that are others now, ``10→25`` by field
    preview: tuple[tuple[str, int], ...] = ()  # of ``floor-preview``: whose stack would grow by how many chips
    room_rules: RoomRules | None = None  # of ``rules``

    def __repr__(self) -> str:
        """A reply may hold hole cards, and futures print their results (law 6)."""
        return f"Reply({self.refusal.code if self.refusal is not None else self.code!r})"
