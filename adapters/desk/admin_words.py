"""What is typed behind ``/stakes``, ``/table``, ``/floor``, ``/chips`` and ``/audit``. Pure.

One grammar for all platforms: words, then ``name=value`` pairs. ``/stakes add evening 10/20 buyin=400-2000 game=plo``.
Amounts are read like all others (``1k``, ``1.000``). What is not understood is refused by name with what would be
possible; nothing is guessed.
"""

import re
from typing import Final

from msgspec import Struct

from adapters.desk.evening_words import FILES, last_of_text, until_of_text
from adapters.desk.games import opening_of_text
from adapters.desk.phrases import not_understood, number, pieces
from adapters.desk.ruling_numbers import MOST_CARDS, number_of
from adapters.desk.stake_words import NO_STAKE, blinds_of, fields_of, name_problem
from poker_bot.host import commands as co
from poker_bot.host.ports import Person
from poker_bot.refusals import Refusal
from poker_bot.text.amounts import MAX_AMOUNT
from poker_bot.text.names import clean
from poker_bot.text.present import RULINGS

ADMIN_WORDS: Final = frozenset({"stakes", "floor", "settings", "chips", "audit", "community"})
"""Words that are for admins alone, whatever stands behind them."""

_STAKES: Final = "add evening 10/20, edit evening ante=5, remove evening, default evening"
_TABLE_ACTS: Final[dict[str, co.CloseTable | co.Pause]] = {
    "close": co.CloseTable(),
    "close now": co.CloseTable(now=True),
    "pause": co.Pause(pause=True),
    "resume": co.Pause(pause=False),
}
_ENDS: Final = {"last": last_of_text, "until": until_of_text}
_FLOOR: Final = "exposed 3:1, extra, wrong-count, flop, turn, river, misdeal, void, remove 3"
_GIFT: Final = "@name 500"
_AMOUNTS: Final = "250, 1.5k, 2,000"
_CHIPS: Final = "grant @name 500, take @name 500, season"
_SETTINGS: Final = "settings"
_EVERYWHERE: Final = "everywhere"
_MOST_EXTRA: Final = 7
_CARD: Final = re.compile(r"([0-9]{1,2}):([0-9])")
_AUDIT: Final = "file, 120, pairs, pairs 30, pairs file"
_PAIRS: Final = "pairs"
_FILES: Final = frozenset({"file", "csv"})


class ChipsOrder(Struct, frozen=True):
    """``/chips grant`` or ``take``: of or to whom, as he was named, and how many chips, as they were typed."""

    take: bool
    name: str
    amount: str


class GiftOrder(Struct, frozen=True):
    """``/gift``: to whom, as he was named, and how many chips, as they were typed."""

    name: str
    amount: str


# --- stakes -----------------------------------------------------------------------------------------------------------


def stakes_of_text(text: str) -> co.AnyIntent | Refusal:
    """Nothing or ``list``; ``add``, ``edit``, ``remove``, ``default``."""
    verb, *rest = pieces(text) or ["list"]
    match verb.lower():
        case "list" if not rest:
            return co.Stakes()
        case "add" if rest:
            return _add(rest)
        case "edit" if rest:
            return _edit(rest)
        case "remove" if rest:
            return co.RemoveStake(" ".join(rest))
        case "default" if rest:
            return _default(rest)
        case _:
            return not_understood(text, _STAKES)


def _add(words: list[str]) -> co.AnyIntent | Refusal:
    """The name first. Blinds in its place are its name, too: ``add 25/50``."""
    name, *rest = words
    by_blinds = blinds_of(name) is not None and not any(_says_blinds(word) for word in rest)
    fields = fields_of(words if by_blinds else rest)
    return name_problem(name) or (fields if isinstance(fields, Refusal) else co.SaveStake(name, fields))


def _says_blinds(word: str) -> bool:
    return word.lower().startswith("blinds=") or ("=" not in word and "/" in word)


def _edit(words: list[str]) -> co.AnyIntent | Refusal:
    """The stake's name as far as the first pair; ``name=`` gives it another."""
    first = next((place for place, word in enumerate(words) if "=" in word or (place and "/" in word)), len(words))
    old, new, pairs = " ".join(words[:first]), "", []
    for word in words[first:]:
        if word.lower().startswith("name="):
            new = word.partition("=")[2]
            if (problem := name_problem(new)) is not None:
                return problem
        else:
            pairs.append(word)
    if not old or not words[first:]:
        return not_understood(" ".join(words), "edit evening ante=5")
    fields = fields_of(pairs)
    return fields if isinstance(fields, Refusal) else co.SaveStake(new or old, fields, old)


def _default(words: list[str]) -> co.UseStake | Refusal:
    everywhere = len(words) > 1 and words[-1].lower() == _EVERYWHERE
    name = " ".join(words[:-1] if everywhere else words).strip()
    if not name:  # a pair of quotes, and nothing in it
        return not_understood("", "default evening, default none")
    return co.UseStake("" if name.lower() == NO_STAKE else name, everywhere)


# --- tables and rulings -----------------------------------------------------------------------------------------------


def table_of_text(text: str) -> co.AnyIntent | Refusal:
    """``open`` with a game, its betting, a stake; ``close``, ``last 5``, ``until 23:30``, ``pause``, ``settings``."""
    words = pieces(text.lower())
    if words and (read := _ENDS.get(words[0])) is not None:
        return read(" ".join(words[1:]))
    if (act := _TABLE_ACTS.get(" ".join(words))) is not None:
        return act
    if words[:1] == [_SETTINGS]:
        fields = fields_of(words[1:])
        return fields if isinstance(fields, Refusal) else co.ChangeTable(fields) if fields else co.ShowTable()
    if words and any(words[0] == known.split()[0] for known in _TABLE_ACTS):
        return not_understood(text, "open, close, close now, last 5, until 23:30, pause, resume, settings")
    return opening_of_text(text)


def floor_of_text(text: str) -> co.AnyIntent | Refusal:
    """A ruling; ``exposed 3:1 4:2`` (seat:card), ``extra 2``, ``remove 3`` (seat)."""
    ruling, *rest = text.lower().split() or [""]
    if ruling and ruling not in RULINGS:
        return Refusal("no-such-ruling", {"text": clean(ruling) or "…"})
    floor: co.Floor | None = None
    match ruling:
        case "exposed":
            cards = [_CARD.fullmatch(word) for word in rest]
            known = tuple((int(card[1]), int(card[2])) for card in cards if card is not None)
            if 0 < len(known) == len(rest) <= MOST_CARDS:
                floor = co.Floor(ruling, cards=known)
        case "extra" if len(rest) <= 1:
            count = number(rest[0]) if rest else 1
            if count is not None and 0 < count <= _MOST_EXTRA:
                floor = co.Floor(ruling, count=count)
        case "remove":
            seat = number(rest[0]) if len(rest) == 1 else None
            floor = co.Floor(ruling, seat=seat) if seat else None
        case _ if ruling and not rest:
            floor = co.Floor(ruling)
    return floor if floor is not None and number_of(floor) else not_understood(text, _FLOOR)


# --- chips, the log ---------------------------------------------------------------------------------------------------


def chips_of_text(text: str) -> ChipsOrder | co.Season | Refusal:
    """``grant @ann 500``, ``take Ann Lee 1k`` (the amount comes last), ``season``."""
    verb, *rest = pieces(text) or [""]
    match verb.lower():
        case "season" if not rest:
            return co.Season()
        case "grant" | "take" if rest:
            return ChipsOrder(verb.lower() == "take", " ".join(rest[:-1]), rest[-1])
        case _:
            return not_understood(text, _CHIPS)


def chips_without_person(text: str) -> co.AnyIntent | Refusal:
    """The same where the platform found nobody by that name."""
    order = chips_of_text(text)
    if not isinstance(order, ChipsOrder):
        return order
    return Refusal("unknown-person", {"text": clean(order.name)}) if clean(order.name) else not_understood(text, _CHIPS)


def gift_of_text(text: str) -> GiftOrder | Refusal:
    """``@ann 500``, ``Ann Lee 1k``: the amount comes last."""
    words = pieces(text)
    return GiftOrder(" ".join(words[:-1]), words[-1]) if words else not_understood(text, _GIFT)


def gift_without_person(text: str) -> co.AnyIntent | Refusal:
    """The same where the platform found nobody by that name: the host first says whether gifts are allowed at all."""
    order = gift_of_text(text)
    if isinstance(order, Refusal):
        return order
    name = clean(order.name)
    return co.Gift(None, 0, name) if name else not_understood(text, _GIFT)


def gift_to(target: Person, amount: str) -> co.AnyIntent | Refusal:
    """Chips of one's own for ``target``."""
    chips = number(amount)
    return not_understood(amount, _AMOUNTS) if chips is None else co.Gift(target, chips)


def move_of_text(target: Person, amount: str, *, take: bool) -> co.AnyIntent | Refusal:
    """Chips to the wallet of ``target``, or from it."""
    chips = number(amount)
    if chips is None:
        return not_understood(amount, _AMOUNTS)
    return co.MoveChips(target, -chips if take else chips)


def audit_of_text(text: str) -> co.AnyIntent | Refusal:
    """Nothing, ``file``, the entry before which to go on, or ``pairs``."""
    words = text.lower().split()
    if not words:
        return co.AdminLog()
    if len(words) == 1 and words[0] in FILES:
        return co.AuditFile()
    if words[0] == _PAIRS:
        return _pairs(words[1:])
    before = number(text)
    return not_understood(text, _AUDIT) if before is None or before > MAX_AMOUNT else co.AdminLog(before)


def _pairs(words: list[str]) -> co.AnyIntent | Refusal:
    """``30`` days, ``file``, both or neither."""
    days = [read for word in words if (read := number(word)) is not None]
    files = [word for word in words if word in _FILES]
    if len(days) + len(files) < len(words) or len(days) > 1 or len(files) > 1:
        return not_understood(" ".join(words), "pairs, pairs 30, pairs file")
    return co.Pairs(days[0], bool(files)) if days else co.Pairs(file=bool(files))
