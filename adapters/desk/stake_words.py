"""What a stake is made of, as admins type it: ``evening 10/20 buyin=400-2000 game=plo``. Pure.

Every pair has a short name, and may be called by the rule's own, too. What is not understood is refused by name, with
an example of what would be; whether the rules can be played together is the host's to say.
"""

import re
import unicodedata
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from adapters.desk.games import opening_of_text
from adapters.desk.phrases import not_understood, number
from poker_bot.host.commands import OpenTable, RuleValue
from poker_bot.refusals import Refusal
from poker_bot.text.names import clean
from poker_bot.text.present import BETTINGS, GAMES

Fields = dict[str, RuleValue]
Read = Callable[[str], Fields | None]

NAME_LENGTH: Final = 24
"""Characters of a stake's name, as the host allows them."""

NO_STAKE: Final = "none"
"""In place of a stake's name: none, so no stake can be called so."""

_IN_NAMES: Final = frozenset(" -'’./")
_DASH: Final = re.compile("[-–]")

SWITCHES: Final = {
    **dict.fromkeys(("on", "yes", "true", "1", "oui", "ya", "sì", "si"), True),
    **dict.fromkeys(("off", "no", "false", "0", "non", "tidak"), False),
}
"""Words for yes and no in the four languages."""


class Pair(Struct, frozen=True):
    """What may stand behind ``name=``: how it is read, and an example."""

    read: Read
    example: str


def _amount(field: str) -> Read:
    return lambda text: None if (read := number(text)) is None else {field: read}


def _switch(field: str) -> Read:
    return lambda text: {field: SWITCHES[text]} if text in SWITCHES else None


def _word(field: str, *words: str) -> Pair:
    return Pair(lambda text: {field: text} if text in words else None, "|".join(words))


def _game(text: str) -> Fields | None:
    """A game, with its betting where the word says both: ``plo``."""
    read = opening_of_text(text)
    if not isinstance(read, OpenTable) or read.stake or not read.game:
        return None
    return {"variant": read.game, "betting": read.betting} if read.betting else {"variant": read.game}


def _betting(text: str) -> Fields | None:
    read = opening_of_text(text)
    return {"betting": read.betting} if isinstance(read, OpenTable) and read.betting and not read.game else None


def blinds_of(text: str) -> Fields | None:
    """``10/20``, or ``10/20/40`` with further blinds."""
    read = [number(part) for part in text.split("/")]
    known = [amount for amount in read if amount is not None]
    if len(known) != len(read) or len(known) < 2:  # noqa: PLR2004 - small and big
        return None
    small, big, *more = known
    return {"small_blind": small, "big_blind": big, "more_blinds": tuple(more)}


def _buy_in(text: str) -> Fields | None:
    """``400-2000``, or one amount for both."""
    read = [number(part) for part in _DASH.split(text)]
    least, most = read[0], read[-1]
    return None if least is None or most is None or len(read) > 2 else {"buy_in_min": least, "buy_in_max": most}  # noqa: PLR2004


_PAIRS: Final[dict[str, Pair]] = {
    "game": Pair(_game, "|".join(GAMES)),
    "betting": Pair(_betting, "|".join(BETTINGS)),
    "blinds": Pair(blinds_of, "10/20"),
    "buyin": Pair(_buy_in, "400-2000"),
    "ante": Pair(_amount("ante"), "5"),
    "seats": Pair(_amount("seats"), "6"),
    "clock": Pair(_amount("action_clock"), "30"),
    "bank": Pair(_amount("time_bank"), "60"),
    "bbante": Pair(_amount("big_blind_ante"), "20"),
    "straddles": Pair(_amount("straddles"), "1"),
    "twice": Pair(_switch("run_it_twice"), "on"),
    "minbet": Pair(_amount("min_bet"), "10"),
    "smallbet": Pair(_amount("small_bet"), "20"),
    "bigbet": Pair(_amount("big_bet"), "40"),
    "cap": Pair(_amount("raise_cap"), "3"),
    "capheadsup": Pair(_switch("cap_heads_up"), "on"),
    "minraise": _word("min_raise", "last", "double", "bb"),
    "lateminbet": _word("late_street_min_bet", "bb", "2bb"),
    "antescount": Pair(_switch("pl_antes_count"), "on"),
    "antefirst": Pair(_switch("bb_ante_first"), "on"),
    "button": _word("button", "moving", "dead"),
    "enter": _word("post_to_enter", "choice", "free"),
    "showdown": _word("showdown", "auto", "live"),
    "firstshow": _word("first_to_show", "last_street", "last_bettor"),
    "allinshow": _word("allin_showdown", "all", "choice"),
    "show": Pair(_amount("show_time"), "5"),
    "twicetime": Pair(_amount("run_it_twice_time"), "15"),
    "refill": Pair(_amount("time_bank_refill_hands"), "20"),
    "ties": _word("ties", "split", "carry"),
    "maxdraw": Pair(_amount("max_draw"), "3"),
    "acedraw": Pair(_switch("ace_draws_one_more"), "on"),
    "flushfirst": Pair(_switch("flush_beats_full_house"), "on"),
    "lowace": Pair(_switch("ace_low_below_seven"), "on"),
    "jacks": Pair(_switch("jacks_or_better"), "on"),
    "chop": Pair(_switch("chop_blinds"), "on"),
    "biggest": Pair(_switch("biggest_stack_buy_in"), "on"),
}

STAKE_PAIRS: Final = {name: pair.example for name, pair in _PAIRS.items()}
"""Every pair by its short name, with an example of its value; alternatives are separated by ``|``."""

_OWN_NAMES: Final = {
    "variant": "game", "action_clock": "clock", "time_bank": "bank", "big_blind_ante": "bbante",
    "run_it_twice": "twice", "min_bet": "minbet", "small_bet": "smallbet", "big_bet": "bigbet",
    "raise_cap": "cap", "cap_heads_up": "capheadsup", "min_raise": "minraise", "show_time": "show",
    "late_street_min_bet": "lateminbet", "pl_antes_count": "antescount", "bb_ante_first": "antefirst",
    "post_to_enter": "enter",
    "first_to_show": "firstshow", "allin_showdown": "allinshow",
    "run_it_twice_time": "twicetime", "time_bank_refill_hands": "refill",
    "max_draw": "maxdraw", "ace_draws_one_more": "acedraw", "flush_beats_full_house": "flushfirst", "buy-in": "buyin",
    "ace_low_below_seven": "lowace", "jacks_or_better": "jacks", "chop_blinds": "chop", "buy_in": "buyin",
    "biggest_stack_buy_in": "biggest",
}  # fmt: skip
_USUAL: Final = f"{', '.join([*_PAIRS][:9])} …"


def pair_of(word: str) -> Fields | Refusal:
    """One ``name=value``, or blinds without their name."""
    name, sign, value = word.lower().partition("=")
    if not sign:
        read = blinds_of(name) if "/" in name else None
        return read or not_understood(word, "10/20, buyin=400-2000, seats=6 …")
    name = _OWN_NAMES.get(name, name)
    pair = _PAIRS.get(name)
    if pair is None:
        return not_understood(word, _USUAL)
    return pair.read(value.strip()) or not_understood(word, f"{name}={pair.example}")


def fields_of(words: list[str]) -> Fields | Refusal:
    """The rules that ``words`` set; what is said twice is refused."""
    fields: Fields = {}
    for word in words:
        read = pair_of(word)
        if isinstance(read, Refusal):
            return read
        if fields.keys() & read.keys():
            return not_understood(word, _USUAL)
        fields |= read
    return fields


def name_problem(name: str) -> Refusal | None:
    """Why ``name`` cannot be a stake's: letters and digits of any script, and few signs between them."""
    name = unicodedata.normalize("NFC", name)
    fits = 0 < len(name) <= NAME_LENGTH and all(_is_for_names(sign) for sign in name) and any(map(str.isalnum, name))
    fits = fits and name.casefold() != NO_STAKE
    return None if fits else Refusal("stake-name", {"text": clean(name, NAME_LENGTH) or "…", "maximum": NAME_LENGTH})


def _is_for_names(sign: str) -> bool:
    return sign in _IN_NAMES or sign.isalnum() or unicodedata.category(sign)[0] == "M"
