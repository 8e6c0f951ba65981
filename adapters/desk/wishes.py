"""What a button or a typed command wishes for: an intent for the host, a question back, or a refusal. Pure."""

from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct

from adapters.desk import admin_words as admin
from adapters.desk import evening_words as evening
from adapters.desk import identity_words as identity
from adapters.desk.phrases import not_understood
from adapters.desk.ruling_numbers import ruling_of
from adapters.desk.setting_words import ChangeRooms, settings_of_text
from adapters.tokens import ButtonPress
from poker_bot.engine.views import LegalActions, SeatPublic
from poker_bot.host import commands as co
from poker_bot.host.ports import TableFrame
from poker_bot.refusals import Refusal
from poker_bot.text.amounts import ParsedAmount, parse_amount
from poker_bot.text.names import clean
from poker_bot.text.present import COMMANDS, cards_of
from poker_bot.text.rulebook import RANKING

WORDS: Final = COMMANDS
"""The words of the commands, the same on every platform."""


class Ask(Struct, frozen=True):
    """Answered here, without the host: a question back."""

    what: Literal["all-in", "raise", "language"]


class Speak(Struct, frozen=True):
    """Another language: its code as it was typed, or the number of a button."""

    code: str = ""
    number: int = 0


class ReadRules(Struct, frozen=True):
    """The rules from the topic that was typed, "" = from the beginning; ``amount``: the place a button names."""

    text: str = ""
    amount: int = 0


class Mark(Struct, frozen=True):
    """Answered here: his cards to mark for the draw, these ones marked (bit i = hole card i)."""

    marks: int = 0


class DrawTyped(Struct, frozen=True):
    """A draw in words: which cards are meant depends on those he holds."""

    text: str


class ConfirmSeason(Struct, frozen=True):
    """A new season, if it would still do what ``number`` says (``ruling_numbers.number_of_season``)."""

    number: int


Wish = co.AnyIntent | Ask | Mark | DrawTyped | ChangeRooms | ConfirmSeason | Speak | ReadRules | identity.Yes | Refusal

STALE: Final = Refusal("stale-turn")
"""For buttons that nobody knows any more, too."""

_ON_OFF: Final = {"on": True, "off": False}

_PRESSES: Final[dict[str, Wish]] = {
    "fold": co.Play("fold"),
    "check": co.Play("check"),
    "raise-menu": Ask("raise"),
    "raise-min": co.Play("raise", "min"),
    "raise-half": co.Play("raise", "half"),
    "raise-pot": co.Play("raise", "pot"),
    "all-in": Ask("all-in"),
    "all-in-confirm": co.Play("all-in"),
    "cards": co.MyCards(),
    "sit": co.Sit(),
    "leave": co.Leave(),
    "away": co.Away(),
    "back": co.Back(),
    "balance": co.Balance(),
    "pre-check-fold": co.PreAct("check-fold"),
    "pre-none": co.PreAct("none"),
    "show": co.Reveal(show=True),
    "show-1": co.Reveal(show=True, cards=(0,)),
    "show-2": co.Reveal(show=True, cards=(1,)),
    "show-3": co.Reveal(show=True, cards=(2,)),
    "show-4": co.Reveal(show=True, cards=(3,)),
    "show-5": co.Reveal(show=True, cards=(4,)),
    "muck": co.Reveal(show=False),
    "play-board": co.PlayBoard(),
    "draw-menu": Mark(),
    "stand-pat": co.Draw(),
    "run-twice": co.RunTwice(agree=True),
    "run-once": co.RunTwice(agree=False),
    "chop": co.Chop(agree=True),
    "chop-no": co.Chop(agree=False),
    "straddle": co.Straddle(wanted=True),
    "straddle-off": co.Straddle(wanted=False),
    "enter-wait": co.Enter(posting=False),
    "rules": ReadRules(),
}

_PRICED: Final[dict[str, Callable[[int], Wish]]] = {
    "call": lambda price: co.Play("call", chips=price),
    "pre-call": lambda price: co.PreAct("call", price),
    "top-up": co.AddChips,
    "enter-post": lambda price: co.Enter(posting=True, price=price),
    "language": lambda number: Speak(number=number) if number else Ask("language"),
    "rules-page": lambda amount: ReadRules(amount=amount),
    "mark": Mark,
    "draw": lambda marks: co.Draw(cards_of(marks)),
    "floor-confirm": lambda number: ruling_of(number) or STALE,
    "season-confirm": ConfirmSeason,
    "forget-confirm": lambda number: identity.Yes(co.DeleteData(), number),
    "link-confirm": lambda number: co.LinkAccount(number, confirmed=True),
    "unlink-confirm": lambda number: identity.Yes(co.UndoLink(), number),
    "join-confirm": lambda number: co.JoinCommunity(number, confirmed=True),
    "part-confirm": lambda number: identity.Yes(co.PartCommunity(), number),
}
"""Buttons whose number is part of the wish: chips, which of the languages, which cards, which act or code."""

_COMMANDS: Final[dict[str, Wish]] = {
    "poker": co.OpenLobby(),
    "leave": co.Leave(),
    "away": co.Away(),
    "back": co.Back(),
    "cards": co.MyCards(),
    "fold": co.Play("fold"),
    "check": co.Play("check"),
    "call": co.Play("call"),
    "allin": Ask("all-in"),
    "balance": co.Balance(),
    "daily": co.Daily(),
    "top": co.Top(),
    "ranks": co.Rules(RANKING),
}


def wish_of_press(press: ButtonPress) -> Wish:
    """What a button stands for; its amount is what was drawn on it, in chips."""
    priced = _PRICED.get(press.action)
    return priced(press.amount) if priced is not None else _PRESSES.get(press.action, STALE)


def wish_of_words(word: str, text: str, frame: TableFrame | None, person: int) -> Wish:
    """What a typed command stands for; ``frame`` gives the range of an amount. ``LookupError`` for other words."""
    read = _READ.get(word)
    return _COMMANDS[word] if read is None else read(text.strip(), frame, person)


def wish_to_raise(text: str, frame: TableFrame | None, person: int) -> Wish:
    """A bet or raise "to" what was typed (R-10); everything at once is an all-in, and asked for once more."""
    legal = legal_of(frame, person)
    if legal is None:
        amount = parse_amount(text, minimum=0, maximum=0)
    else:
        pot, half = (legal.min_to, legal.min_to) if legal.fixed else (legal.pot_to, legal.half_pot_to)
        amount = parse_amount(text, minimum=legal.min_to, maximum=legal.max_to, pot_to=pot, half_pot_to=half)
    if isinstance(amount, Refusal):
        return amount
    if legal is not None and legal.fixed and amount.kind in {"half", "pot"}:
        return Ask("raise")
    match amount.kind:
        case "all":
            return Ask("all-in")
        case "min" | "half" | "pot":
            return co.Play("raise", amount.kind, amount.chips)
        case "max":
            return co.Play("raise", "chips", amount.chips) if amount.chips else Ask("all-in")
        case "chips":
            return co.Play("raise", "chips", amount.chips)


def seat_of(frame: TableFrame, person: int) -> SeatPublic | None:
    """Where the person sits."""
    return next((seat for seat in frame.view.seats if seat.player == person), None)


def seat_at(frame: TableFrame | None, number: int) -> str:
    """The name of whoever sits in that seat, "" = nobody."""
    sitting = None if frame is None else next((seat for seat in frame.view.seats if seat.seat == number), None)
    seen = None if frame is None or sitting is None else frame.people.get(sitting.player)
    return "" if seen is None else seen.name


def legal_of(frame: TableFrame | None, person: int) -> LegalActions | None:
    """What the person may do now; None unless it is his turn."""
    if frame is None or frame.view.legal is None:
        return None
    seat = seat_of(frame, person)
    return frame.view.legal if seat is not None and seat.seat == frame.view.legal.seat else None


def all_in_commits(legal: LegalActions | None) -> bool:
    """Whether "all-in" is to be asked for once more: not where it is no legal amount and the host refuses it."""
    return legal is None or legal.all_in_to > 0


def turn_problem(
    frame: TableFrame | None, token: co.TurnToken | None, person: int, *, draw: bool = False
) -> Refusal | None:
    """Why the person may not act on what was drawn for ``token`` (None = typed); as the host would say it.

    ``draw``: he would exchange cards, not bet.
    """
    if frame is None:
        return Refusal("no-table")
    view = frame.view
    seat = seat_of(frame, person)
    if seat is None:
        return Refusal("not-seated")
    problems = (
        (token is not None and token != co.TurnToken(frame.table, view.hand_number, view.turn), STALE),
        (view.phase in {"none", "over"}, Refusal("no-hand")),
        (not seat.in_hand, Refusal("not-in-hand")),
        (draw and view.phase != "drawing", Refusal("no-draw-now")),
        (not draw and view.phase == "drawing", Refusal("draw-now")),
        (not draw and view.legal is None, Refusal("betting-over")),
        (seat.seat != view.to_act, Refusal("not-your-turn", {"seat": view.to_act})),
    )
    return next((refusal for wrong, refusal in problems if wrong), None)


def _sit(text: str, frame: TableFrame | None) -> Wish:
    return _buy(text, frame, co.Sit) if text else co.Sit()


def _buy(text: str, frame: TableFrame | None, wish: Callable[[int], Wish]) -> Wish:
    """Chips to bring; "max" and "all" are 0, as much as the host finds that table and balance allow."""
    rules = None if frame is None else frame.view.next_rules or frame.view.rules
    least, most = (rules.buy_in_min, rules.buy_in_max) if rules is not None else (0, 0)
    most = most if frame is None else max(most, frame.view.most_buy_in)
    amount = parse_amount(text, minimum=least, maximum=most)
    if isinstance(amount, Refusal):
        return amount
    if amount.kind in {"max", "all"}:
        return wish(0)
    return _whole(amount, text) or wish(amount.chips)


def _whole(amount: ParsedAmount, text: str) -> Refusal | None:
    """A buy-in or top-up of nothing is no amount."""
    return None if amount.chips else Refusal("amount-unreadable", {"text": clean(text)})


def _language(text: str) -> Wish:
    if not text:
        return Ask("language")
    return Speak(text)


def _help(text: str) -> Wish:
    if not text:
        return co.Help()
    wanted = _ON_OFF.get(text.lower())
    return not_understood(text, "on, off") if wanted is None else co.WantTips(wanted)


def _straddle(text: str, frame: TableFrame | None, person: int) -> Wish:
    """On or off; the bare word says the other thing than what he said last."""
    if text.lower() in _ON_OFF:
        return co.Straddle(wanted=_ON_OFF[text.lower()])
    seat = None if frame is None else seat_of(frame, person)
    return co.Straddle(wanted=seat is None or not seat.straddles)


def _raise(text: str, frame: TableFrame | None, person: int) -> Wish:
    return wish_to_raise(text, frame, person) if text else Ask("raise")


_READ: Final[dict[str, Callable[[str, TableFrame | None, int], Wish]]] = {
    "sit": lambda text, frame, _: _sit(text, frame),
    "topup": lambda text, frame, _: _buy(text, frame, co.AddChips),
    **dict.fromkeys(("bet", "raise"), _raise),
    "draw": lambda text, *_: DrawTyped(text) if text else Mark(),
    "straddle": _straddle,
    "language": lambda text, *_: _language(text),
    "rules": lambda text, *_: ReadRules(text),
    "help": lambda text, *_: _help(text),
    "table": lambda text, *_: admin.table_of_text(text),
    "stakes": lambda text, *_: admin.stakes_of_text(text),
    "floor": lambda text, *_: admin.floor_of_text(text),
    "settings": lambda text, *_: settings_of_text(text),
    "chips": lambda text, *_: admin.chips_without_person(text),
    "gift": lambda text, *_: admin.gift_without_person(text),
    "audit": lambda text, *_: admin.audit_of_text(text),
    "settle": lambda text, *_: evening.settle_of_text(text),
    "privacy": lambda text, *_: identity.privacy_of_text(text),
    "link": lambda text, *_: identity.link_of_text(text),
    "community": lambda text, *_: identity.community_of_text(text),
}
"""Commands of which more may be said than the word."""
