"""What adapters ask of the host, and what they get back. Adapters translate into these and decide nothing.

A ``Command`` names who, where and what; ``dedupe`` is the platform's id of the update, stored in the transaction of
the action so that a redelivery plays nothing twice (law 4, trouble P-32).
"""

from msgspec import Struct

from poker_bot.engine.views import SeatView
from poker_bot.host.admin_intents import (
    AdminIntent,
    AdminLog,
    AuditFile,
    ChangeSettings,
    CloseTable,
    Floor,
    MoveChips,
    Pause,
    RemoveStake,
    RuleValue,
    SaveStake,
    Season,
    SettingValue,
    ShowSettings,
    Stakes,
    UseStake,
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
    Intent,
    Leave,
    MyCards,
    OpenLobby,
    OpenTable,
    Play,
    PlayBoard,
    PreAct,
    Reveal,
    RunTwice,
    SetLanguage,
    Sit,
    Straddle,
    Top,
)
from poker_bot.host.ports import AdminEntry, CardRoom, LedgerRow, Person, Room, Seen, Standing, TableFrame
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
    "Chop",
    "CloseTable",
    "Command",
    "Daily",
    "Draw",
    "Enter",
    "Exclude",
    "Floor",
    "Intent",
    "Leave",
    "MoveChips",
    "MyCards",
    "OpenLobby",
    "OpenTable",
    "Pause",
    "Play",
    "PlayBoard",
    "PreAct",
    "RemoveStake",
    "Reply",
    "Reveal",
    "RuleValue",
    "RunTwice",
    "SaveStake",
    "Season",
    "SetLanguage",
    "SettingValue",
    "ShowSettings",
    "Sit",
    "Stakes",
    "Straddle",
    "Top",
    "TurnToken",
    "UseStake",
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
    | Stakes
    | SaveStake
    | RemoveStake
    | UseStake
    | CloseTable
    | Pause
    | Floor
    | ShowSettings
    | ChangeSettings
    | MoveChips
    | Season
    | AdminLog
    | AuditFile
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
    entries: tuple[AdminEntry, ...] = ()  # of ``admin-log``
    standings: tuple[tuple[Seen, Standing], ...] = ()  # of ``top``
    movements: tuple[LedgerRow, ...] = ()  # of ``audit-file``
    people: dict[int, str] = {}  # names of those whom ``entries`` and ``movements`` mention
    preview: tuple[tuple[str, int], ...] = ()  # of ``floor-preview``: whose stack would grow by how many chips

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
    "language": ("language",),
    # the card room
    "daily": ("amount", "balance"),
    "top": (),  # the people come from `standings`
    "excluded": ("days",),
    "stakes": (),  # from `card_room`
    "stake-saved": ("name",),
    "stake-removed": ("name",),
    "stake-used": ("name", "where"),  # where: room or community; name "" = none of its own
    "table-closing": (),  # after the hand
    "table-closed-now": (),
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
    "audit-file": ("entries", "movements"),  # how many of each the file holds
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
    "resumed": ("table", "seconds"),
    "unseen": ("table", "seconds"),  # no room shows it: paused, closes after so long
    "seen-again": ("table",),
    "room-gone": ("table",),
}
