"""What admins type behind ``/stakes``, ``/table``, ``/floor``, ``/settings``, ``/chips`` and ``/audit``. Pure.

One grammar for all platforms: words, then ``name=value`` pairs. ``/stakes add evening 10/20 buyin=400-2000 game=plo``.
Amounts are read like all others (``1k``, ``1.000``). What is not understood is refused by name; nothing is guessed.
"""

import re
from collections.abc import Callable
from typing import Final

from poker_bot.host import commands as co
from poker_bot.refusals import Refusal
from poker_bot.text.amounts import parse_amount
from poker_bot.text.names import clean

Fields = dict[str, co.RuleValue]

_GAMES: Final = {
    "holdem": "holdem", "hold'em": "holdem", "texas": "holdem", "nlhe": "holdem",
    "omaha": "omaha", "plo": "omaha",
    "draw": "draw", "five-card": "draw", "5card": "draw", "draw32": "draw32", "32": "draw32",
}  # fmt: skip
_BETTINGS: Final = {
    "nl": "no-limit", "no-limit": "no-limit", "nolimit": "no-limit",
    "pl": "pot-limit", "pot-limit": "pot-limit", "potlimit": "pot-limit",
    "fl": "fixed-limit", "fixed-limit": "fixed-limit", "limit": "fixed-limit", "fixed": "fixed-limit",
}  # fmt: skip
_SWITCHES: Final = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}

_NAMES: Final = {
    "game": "variant", "betting": "betting", "ante": "ante", "bbante": "big_blind_ante", "seats": "seats",
    "clock": "action_clock", "bank": "time_bank", "straddles": "straddles", "minbet": "min_bet", "smallbet": "small_bet",
    "bigbet": "big_bet", "cap": "raise_cap", "twice": "run_it_twice", "showdown": "showdown", "ties": "ties",
    "button": "button", "maxdraw": "max_draw", "show": "show_time", "minraise": "min_raise",
}  # fmt: skip
"""Short names of rules; every rule may also be called by its own."""

_NUMBERS: Final = frozenset({
    "ante", "big_blind_ante", "seats", "action_clock", "time_bank", "time_bank_refill_hands", "straddles", "min_bet",
    "small_bet", "big_bet", "raise_cap", "max_draw", "show_time", "run_it_twice_time", "small_blind", "big_blind",
    "buy_in_min", "buy_in_max",
})  # fmt: skip
_FLAGS: Final = frozenset({
    "run_it_twice", "bb_ante_first", "cap_heads_up", "pl_antes_count", "flush_beats_full_house", "ace_low_below_seven",
    "ace_draws_one_more", "biggest_stack_buy_in", "chop_blinds", "jacks_or_better",
})  # fmt: skip
_WORDS: Final = frozenset({
    "min_raise", "first_to_show", "allin_showdown", "post_to_enter", "late_street_min_bet", "button", "showdown", "ties",
})  # fmt: skip

_BLINDS: Final = re.compile(r"^[^=/]+(/[^=/]+)+$")


def _unread(text: str) -> Refusal:
    return Refusal("amount-unreadable", {"text": clean(text)})


def number(text: str) -> int | Refusal:
    """Whole chips, seats or seconds."""
    amount = parse_amount(text, minimum=0, maximum=0)
    if isinstance(amount, Refusal):
        return amount
    return amount.chips if amount.kind == "chips" else _unread(text)


def _numbers(parts: list[str]) -> list[int] | Refusal:
    found: list[int] = []
    for part in parts:
        read = number(part)
        if isinstance(read, Refusal):
            return read
        found.append(read)
    return found


def blinds_of(text: str) -> Fields | Refusal:
    """``10/20``, or ``10/20/40`` with further blinds."""
    read = _numbers(text.split("/"))
    if isinstance(read, Refusal):
        return read
    small, big, *more = read
    return {"small_blind": small, "big_blind": big, "more_blinds": tuple(more)}


def buy_in_of(text: str) -> Fields | Refusal:
    """``400-2000``, or one amount for both."""
    read = _numbers(text.split("-"))
    if isinstance(read, Refusal):
        return read
    if len(read) > 2:  # noqa: PLR2004 - least and most
        return _unread(text)
    return {"buy_in_min": read[0], "buy_in_max": read[-1]}


def field_of(name: str, value: str) -> Fields | Refusal:
    """One ``name=value`` of a stake."""
    field = _NAMES.get(name, name)
    known: dict[str, Callable[[], Fields | Refusal]] = {
        "blinds": lambda: blinds_of(value) if "/" in value else _unread(value),
        "buyin": lambda: buy_in_of(value),
        "variant": lambda: _chosen(field, value, _GAMES),
        "betting": lambda: _chosen(field, value, _BETTINGS),
    }
    if field in known:
        return known[field]()
    if field in _NUMBERS:
        read = number(value)
        return read if isinstance(read, Refusal) else {field: read}
    if field in _FLAGS:
        return {field: _SWITCHES[value]} if value in _SWITCHES else _unread(value)
    if field in _WORDS:
        return {field: value}
    return Refusal("no-such-setting", {"text": clean(name)})


def _chosen(field: str, value: str, words: dict[str, str]) -> Fields | Refusal:
    return {field: words[value]} if value in words else Refusal("unknown-game", {"text": clean(value)})


def stake_fields(words: list[str]) -> Fields | Refusal:
    """The rules that the words behind a stake's name set."""
    fields: Fields = {}
    for word in words:
        name, sign, value = word.lower().partition("=")
        if sign:
            read = field_of(name, value)
        elif _BLINDS.match(word):
            read = blinds_of(word)
        else:
            read = _unread(word)
        if isinstance(read, Refusal):
            return read
        fields |= read
    return fields


def stakes(text: str) -> co.AnyIntent | Refusal:
    """Behind ``/stakes``: nothing, ``add``, ``edit``, ``remove`` or ``default``."""
    verb, *rest = text.split() or ["list"]
    name = rest[0] if rest else ""
    match verb.lower():
        case "list":
            return co.Stakes()
        case "add" | "edit":
            fields = stake_fields(rest[1:])
            if isinstance(fields, Refusal):
                return fields
            return co.SaveStake(name, fields, name if verb.lower() == "edit" else "")
        case "remove":
            return co.RemoveStake(name)
        case "default":
            everywhere = "everywhere" in rest[1:]
            return co.UseStake("" if name == "none" else name, everywhere)
        case _:
            return _unread(verb)


def table(text: str) -> co.AnyIntent | Refusal:
    """Behind ``/table``: ``open [game] [betting] [stake]``, ``close [now]``, ``pause`` or ``resume``."""
    verb, *rest = text.lower().split() or ["open"]
    match verb:
        case "open":
            return _open(rest)
        case "close":
            return co.CloseTable(now="now" in rest)
        case "pause" | "resume":
            return co.Pause(verb == "pause")
        case _:
            return _unread(verb)


def _open(words: list[str]) -> co.OpenTable:
    game = betting = stake = ""
    for word in words:
        if word in _GAMES and not game:
            game = _GAMES[word]
            betting = betting or ("pot-limit" if word == "plo" else "")
        elif word in _BETTINGS:
            betting = _BETTINGS[word]
        else:
            stake = word
    return co.OpenTable(game, betting, stake)


_CARD: Final = re.compile(r"^(\d{1,2}):(\d)$")


def floor(text: str) -> co.AnyIntent | Refusal:
    """Behind ``/floor``: a ruling; ``exposed 3:1 4:2`` (seat:card), ``extra 2``, ``remove 3``."""
    ruling, *rest = text.lower().split() or [""]
    if ruling == "exposed":
        found = [_CARD.match(word) for word in rest]
        cards = tuple((int(card[1]), int(card[2])) for card in found if card)
        return co.Floor(ruling, cards=cards) if len(cards) == len(rest) else _unread(" ".join(rest))
    count = number(rest[0]) if rest else 1
    if isinstance(count, Refusal):
        return count
    return co.Floor(ruling, seat=count if ruling == "remove" else 0, count=count)


_SETTINGS: Final[dict[str, Callable[[str], co.SettingValue | Refusal]]] = {
    "time_zone": str,
    "starting_chips": number,
    "daily_chips": number,
    "buy_in_limit": number,
    "who_opens": str,
    "admin_role": lambda text: re.sub(r"\D", "", text),
    "house_players": lambda text: _SWITCHES.get(text.lower(), _unread(text)),
    "cards_by_message": lambda text: _SWITCHES.get(text.lower(), _unread(text)),
    "quiet_from": str,
    "quiet_to": str,
}


def settings(text: str) -> co.AnyIntent | Refusal:
    """Behind ``/settings``: nothing, or ``name=value`` pairs."""
    changes: dict[str, co.SettingValue] = {}
    for word in text.split():
        name, sign, value = word.partition("=")
        read = _SETTINGS.get(name.lower())
        if read is None or not sign:
            return Refusal("no-such-setting", {"text": clean(name)})
        found = read(value)
        if isinstance(found, Refusal):
            return found
        changes[name.lower()] = found
    return co.ChangeSettings(changes) if changes else co.ShowSettings()


def audit(text: str) -> co.AnyIntent | Refusal:
    """Behind ``/audit``: nothing, or the entry before which to go on."""
    before = number(text) if text.strip() else 0
    return before if isinstance(before, Refusal) else co.AdminLog(before)
