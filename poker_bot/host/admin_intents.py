"""What only admins may want: the host asks who they are, whatever button or word brought it here."""

from poker_bot.host.intents import Intent
from poker_bot.host.ports import Person

RuleValue = int | bool | str | tuple[int, ...]
SettingValue = int | bool | str | tuple[int, ...]


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


class LastHands(AdminIntent, frozen=True):
    """``/table last 5``: so many hands behind a running one, and the table closes; 0 takes it back (R-HOM-1)."""

    hands: int


class StopTime(AdminIntent, frozen=True):
    """``/table until 23:30``: a time of day (``HH:MM``) in the community's time zone; "" takes it back (R-HOM-1).

    ``at`` is the instant it comes next (milliseconds UTC); the host fills it in.
    """

    time: str
    at: int = 0


class ChangeTable(AdminIntent, frozen=True):
    """``/table settings ante=5``: ``changes`` by field of ``TableRules``, from the table's next hand on."""

    changes: dict[str, RuleValue]


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


class Pairs(AdminIntent, frozen=True):
    """``/audit pairs``: lopsided losses between two players in the last ``days``; ``file``: the same rows as CSV."""

    days: int = 30
    file: bool = False


class AuditFile(AdminIntent, frozen=True):
    """``/audit file``: a page of the log and one of the ledger, newest first, older than these ids.

    0 = from the newest, -1 = none of them. Asked again and again they are all there is.
    """

    entries_before: int = 0
    rows_before: int = 0
