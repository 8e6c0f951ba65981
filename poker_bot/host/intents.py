"""Everything a person may want of the host, as adapters say it. What admins may want is in ``admin_intents``."""

from typing import Literal

from msgspec import Struct

from poker_bot.engine.rules import TableRules
from poker_bot.host.ports import Person

AmountKind = Literal["chips", "min", "half", "pot", "all"]


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


class StakeNames(Intent, frozen=True):
    """The stakes that a table could be opened with here, to choose from."""


class ShowTable(Intent, frozen=True):
    """``/table settings``: what is played in this room, or will be once a table is open."""


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


class Daily(Intent, frozen=True):
    """``/daily``: free chips, once a local day of the community."""


class SettleUp(Intent, frozen=True):
    """``/settle``: who brought what to this room's table and has what now, or to the last one here.

    ``file``: the same to be saved as CSV.
    """

    file: bool = False


class Top(Intent, frozen=True):
    """``/top``: who has most."""


class Exclude(Intent, frozen=True):
    """Exclude oneself from play for so many days; it cannot be shortened."""

    days: int


class Gift(Intent, frozen=True):
    """``/gift``: chips of one's own balance for somebody else, where the admins allow it.

    ``target`` None: nobody is known by the name that was ``said``.
    """

    target: Person | None
    chips: int
    said: str = ""


class Rules(Intent, frozen=True):
    """``/rules`` and ``/ranks``: what is played in the room. ``topic`` and ``page`` are the reader's own bookmark."""

    topic: int = 0
    page: int = 0


class Help(Intent, frozen=True):
    """``/help``: first steps."""


class WantTips(Intent, frozen=True):
    """``/help on`` and ``off``: whether he wants things explained when they happen to him for the first time."""

    wanted: bool
