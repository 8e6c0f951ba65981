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
    "NOTICES",
    "REPLIES",
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


REPLIES: dict[str, tuple[str, ...]] = {
    "acted": (
        "act",
        "amount",
    ),  # act: fold check call bet raise all-in; amount: chips added (call) or total "to" (bet, raise, all-in)
    "sat-down": ("seat", "amount", "balance"),
    "leaving": (),  # after this hand
    "left": ("amount", "balance"),
    "away": (),
    "away-at-big": (),  # once the big blind comes to him
    "back": (),
    "back-waiting": ("amount",),  # waits for the big blind; may post `amount`
    "top-up-queued": ("amount", "balance"),
    "top-up-done": ("amount", "balance"),
    "entry-post": ("amount",),
    "entry-wait": (),
    "straddle-on": (),
    "straddle-off": (),
    "drew": ("count",),  # cards exchanged, 0 = stood pat
    "run-twice-yes": (),
    "run-twice-no": (),
    "chop-yes": (),
    "chop-no": (),
    "board-played": (),
    "table-opened": ("game", "betting"),  # names of the variant and of the betting structure
    "pre-action": ("kind", "price"),
    "pre-action-cleared": (),
    "shown": (),
    "mucked": (),
    "cards": (),  # the cards themselves come from `seat`
    "no-cards": (),
    "balance": ("balance", "at_table"),
    "lobby": (),
    "language": (),  # said in the language chosen
    "rules": (),  # from `room_rules`
    "help": (),  # for admins too where `admin` says so
    "tips-on": (),
    "tips-off": (),
    # the card room
    "daily": ("amount", "balance"),
    "top": (),  # the people come from `standings`
    "excluded": ("days",),
    "gift-given": ("name", "amount", "balance"),  # to whom, and what is left
    "stakes": (),  # from `card_room`
    "stake-saved": ("name",),
    "stake-removed": ("name",),
    "stake-used": ("name", "where"),  # where: room or community; name "" = none of its own
    "table-closing": (),  # after the hand
    "table-closed-now": (),
    "last-hands": ("hands", "running"),  # running: yes or no, whether they come behind a hand that is on
    "last-hands-off": (),
    "stop-time": ("time", "seconds"),  # a time of day, and how long until then
    "stop-time-off": (),
    "settle-up": ("table", "state"),  # from `settlement`; state: open or closed
    "settle-file": ("table",),  # from `settlement`
    "settle-none": (),  # nobody has brought chips to a table here
    "table-settings": (),  # from `played`
    "table-changed": ("moment",),  # moment: now, or next = after the hand; from `played`
    "paused": (),
    "resumed": (),
    "floor-preview": ("ruling",),  # `preview` says what would happen to whose chips
    "floor-done": ("ruling",),
    "settings": (),  # from `card_room`
    "settings-saved": (),
    "chips-granted": ("name", "amount", "balance"),
    "chips-taken": ("name", "amount", "balance"),
    "season-preview": ("people", "amount"),  # wallets, and chips in all of them
    "season-done": ("people",),
    "admin-log": (),  # from `entries`
    "audit-file": ("entries", "movements"),  # how many of each are in this page, or in the file
    "pairs": ("days",),  # from `pairs`
    "pairs-file": ("days", "count"),  # so many pairs are in the file
    # who is who
    "privacy": ("days",),  # for so many he is excluded, 0 = he is not
    "privacy-export": ("movements", "count"),  # rows of the ledger, hands he was dealt into
    "privacy-delete-preview": (),
    "privacy-deleted": ("person",),  # his number, all that is left of his name
    "link-code": ("code", "minutes"),
    "linked-with": ("platforms",),
    "link-preview": ("name", "platform"),  # of the maker; what comes along is in `holdings`
    "link-done": ("name", "amount"),  # chips that came along
    "link-undo-preview": ("platforms",),
    "link-undone": ("amount",),  # chips that went back
    "community-alone": (),
    "community-linked": ("platform", "guest"),  # whose settings and chips count, and which came along
    "community-code": ("code", "minutes"),
    "community-preview": ("name", "platform", "people", "amount"),  # the maker's; who would bring how many chips
    "community-joined": ("people", "amount"),
    "community-joined-closed": ("people", "amount"),  # but no table may be opened in this room
    "community-part-preview": ("platform", "guest"),
    "community-parted": ("people", "amount"),  # who took back how many chips
    "duplicate": (),  # already done: a redelivery or a double press
}

NOTICES: dict[str, tuple[str, ...]] = {
    # private notes (PrivateNote.code)
    "your-cards": ("table", "hand"),
    "pre-action-cancelled": ("kind",),
    "sat-out-clock": ("table",),
    "broke": ("table", "seconds"),
    "stood-up": ("table", "amount", "reason"),
    "must-post": ("table", "amount"),
    "your-draw": ("table", "hand"),  # with his cards: it is his turn to exchange some
    "run-twice": ("table", "seconds"),  # he is asked
    "chop": ("table", "seconds"),  # he is asked
    "voided": ("table", "hand", "amount"),  # chips he had in the hand, back on his stack
    "misdeal": ("table", "hand"),
    "paused": ("table",),
    "table-closed": ("table",),
    "linked": ("name", "platform", "amount"),  # his code was entered there, by whom, with so many chips
    "resumed": ("table", "seconds"),
    "gift": ("name", "amount", "balance"),  # from whom, and what he has now
    "unseen": ("table", "seconds"),  # no room shows it: paused, closes after so long
    "seen-again": ("table",),
    "room-gone": ("table",),
    # tips, each once to each person
    "tip-turn": ("table", "to_call"),  # 0 = nothing to call
    "tip-blind": ("table", "kind", "amount"),  # kind: small, big, ante
    "tip-call": ("reason",),  # why he can only call: short, alone, closed, cap
    "tip-won": ("name", "won", "lost", "reason"),  # hands by `host.tips.rank_code`; reason: rank, kind
}
