"""What adapters ask of the host, and what they get back. Adapters translate into these and decide nothing.

A ``Command`` names who, where and what; ``dedupe`` is the platform's id of the update, stored in the transaction of
the action so that a redelivery plays nothing twice (law 4, trouble P-32).
"""

from typing import Literal

from msgspec import Struct

from poker_bot.engine.rules import TableRules
from poker_bot.engine.views import SeatView
from poker_bot.host.ports import AdminEntry, CardRoom, Person, Room, Seen, Standing, TableFrame
from poker_bot.refusals import Refusal, Value

RuleValue = int | bool | str | tuple[int, ...]
SettingValue = int | bool | str | tuple[int, ...]
AmountKind = Literal["chips", "min", "half", "pot", "all"]


class TurnToken(Struct, frozen=True):
    """Which decision a button was drawn for: table id, hand number, turn number (law 4)."""

    table: int
    hand: int
    turn: int


class Intent(Struct, frozen=True, tag=True):
    """Base of everything a person may want."""


class OpenLobby(Intent, frozen=True):
    """``/poker``: show the room's table, open one when there is none."""


class Sit(Intent, frozen=True):
    """``/sit``; ``buy_in`` chips, 0 = as much of the table's usual buy-in as the balance allows."""

    buy_in: int = 0


class Leave(Intent, frozen=True):
    """``/leave``."""


class Away(Intent, frozen=True):
    """``/away``: sit out from the next hand; ``at_big_blind``: when the big blind comes to him (R-HOM-4)."""

    at_big_blind: bool = False


class Back(Intent, frozen=True):
    """``/back``: sit in."""


class AddChips(Intent, frozen=True):
    """``/topup n``: chips to add before the next hand; 0 = as much as the table and the balance allow."""

    chips: int


class Enter(Intent, frozen=True):
    """Answer of a waiting player: post now or wait for the big blind (R-TAB-5).

    ``price`` chips drawn on the button, 0 where none was: another price by now is a stale press.
    """

    posting: bool
    price: int = 0


class Play(Intent, frozen=True):
    """An act in turn. ``act``: fold, check, call, bet, raise, all-in. A typed ``/bet`` or ``/raise`` has no token.

    ``kind`` other than ``chips`` is worked out from the legal actions at the moment it is judged. ``chips``: for bet
    and raise a total for the street; for a call the price drawn on the button (0 when typed): another price by now is
    a stale press.
    """

    act: Literal["fold", "check", "call", "bet", "raise", "all-in"]
    kind: AmountKind = "chips"
    chips: int = 0


class Draw(Intent, frozen=True):
    """Exchange the hole cards of these indexes, final; none = stand pat (R-DRW-3)."""

    cards: tuple[int, ...] = ()


class RunTwice(Intent, frozen=True):
    """Whether he would run it twice (R-BET-11)."""

    agree: bool


class Chop(Intent, frozen=True):
    """Whether a blind would take his chips back (R-HOM-5)."""

    agree: bool


class PlayBoard(Intent, frozen=True):
    """Claim the share by the board alone (R-SHO-4)."""


class Straddle(Intent, frozen=True):
    """Wish, or no longer wish, to straddle in the next hand (R-FOR-5)."""

    wanted: bool


class OpenTable(Intent, frozen=True):
    """``/table open``: the game (a variant's name) and its betting, at the room's stakes; "" = what is usual.

    ``stake`` names one of the community's stakes, "" = the room's. ``rules`` are filled in by the host.
    """

    game: str = ""
    betting: str = ""
    stake: str = ""
    rules: TableRules | None = None


class PreAct(Intent, frozen=True):
    """Set (``check-fold`` or ``call``) or clear (``none``) a pre-action (R-CLK-4); ``price`` chips to add."""

    kind: Literal["check-fold", "call", "none"]
    price: int = 0


class Reveal(Intent, frozen=True):
    """Show (all, or the hole cards of those indexes) or muck at or after the showdown (R-SHO-2)."""

    show: bool
    cards: tuple[int, ...] = ()


class MyCards(Intent, frozen=True):
    """``/cards`` and the *My cards* button."""


class Balance(Intent, frozen=True):
    """``/balance``."""


class SetLanguage(Intent, frozen=True):
    """A person's own language, ``en fr id it``."""

    language: str


# --- the card room ----------------------------------------------------------------------------------------------


class Daily(Intent, frozen=True):
    """``/daily``: free chips, once a local day of the community."""


class Top(Intent, frozen=True):
    """``/top``: who has most."""


class Exclude(Intent, frozen=True):
    """Exclude oneself from play for so many days; it cannot be shortened."""

    days: int


class AdminIntent(Intent, frozen=True):
    """Base of what only admins may: the host asks who they are, whatever button or word brought it here."""


class Stakes(AdminIntent, frozen=True):
    """``/stakes``: all of them, and which one is played where."""


class SaveStake(AdminIntent, frozen=True):
    """``/stakes add`` or ``edit``: ``changes`` by field of ``TableRules``, on top of the stake called ``replaces``.

    ``replaces`` "" = a new one, on top of the operator's rules. ``revision`` is what the admin saw, -1 = whatever.
    """

    name: str
    changes: dict[str, RuleValue]
    replaces: str = ""
    revision: int = -1


class RemoveStake(AdminIntent, frozen=True):
    """``/stakes remove``. A table that plays it goes on."""

    name: str


class UseStake(AdminIntent, frozen=True):
    """``/stakes default``: what is played in this room, or where a room has no stake of its own; "" = none."""

    name: str
    everywhere: bool = False


class CloseTable(AdminIntent, frozen=True):
    """``/table close``: after the hand; ``now``: the hand is void and everybody gets back what he put in."""

    now: bool = False


class Pause(AdminIntent, frozen=True):
    """``/table pause`` and ``resume``."""

    pause: bool


class Floor(AdminIntent, frozen=True):
    """A ruling (rules section 8). Not ``confirmed``: says what it would do to whose chips, and does nothing.

    ``ruling``: exposed, extra, wrong-count, flop, turn, river, misdeal, void, remove. ``cards`` = (seat, number of the
    hole card from 1); ``seat`` of the player to remove; ``count`` of extra cards.
    """

    ruling: str
    seat: int = 0
    cards: tuple[tuple[int, int], ...] = ()
    count: int = 1
    confirmed: bool = False


class ShowSettings(AdminIntent, frozen=True):
    """``/settings``."""


class ChangeSettings(AdminIntent, frozen=True):
    """``/settings``: ``changes`` by field of ``Settings``; ``revision`` is what the admin saw, -1 = whatever it is."""

    changes: dict[str, SettingValue]
    revision: int = -1


class MoveChips(AdminIntent, frozen=True):
    """``/chips grant`` (``chips`` > 0) and ``take`` (< 0) to or from the wallet of a person."""

    target: Person
    chips: int


class Season(AdminIntent, frozen=True):
    """``/chips season``: everybody's wallet is archived and set to the starting chips. Not ``confirmed``: only said."""

    confirmed: bool = False


class AdminLog(AdminIntent, frozen=True):
    """``/audit``: who did what, newest first, older than entry ``before`` (0 = from the newest)."""

    before: int = 0


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
    people: dict[int, str] = {}  # names of those whom ``entries`` mention
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
}
