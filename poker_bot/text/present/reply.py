"""Private answers: what was done, what was refused and why, and news for one person (law 7).

Codes and parameters come from the registries of the engine and the host; the sentence of each stands whole in
``locales/`` under ``reply-``, ``refusal-`` or ``notice-`` and the code.
"""

import re
from collections.abc import Mapping
from typing import Final

from poker_bot.engine.views import SeatView
from poker_bot.refusals import REFUSALS, Refusal, Value
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.names import clean
from poker_bot.text.present.buttons import button
from poker_bot.text.present.compared import hands_compared
from poker_bot.text.present.parts import Line, Post, Row, Span, Words
from poker_bot.text.present.private import present_cards_short
from poker_bot.text.present.stakes import Stakes

SETTINGS: Final = (
    *("variant", "seats", "small_blind", "big_blind", "more_blinds", "ante", "big_blind_ante", "min_bet", "straddles"),
    *("buy_in_min", "buy_in_max", "biggest_stack_buy_in", "small_bet", "big_bet", "raise_cap", "cap_heads_up"),
    *("min_raise", "late_street_min_bet", "pl_antes_count", "run_it_twice", "run_it_twice_time", "showdown", "ties"),
    *("max_draw", "ace_draws_one_more", "flush_beats_full_house", "ace_low_below_seven"),
    *("button", "chop_blinds", "jacks_or_better"),
    *("action_clock", "time_bank", "time_bank_refill_hands", "show_time"),
)
"""Settings of a table that can be refused, by their names in the engine's rules."""

VALUES: Final = ("true", "false", "last", "double", "bb", "2bb", "auto", "live", "split", "carry", "moving", "dead")
"""Values of settings that are words of the rules, not of people."""

MESSAGE_KEYS: Final = frozenset(
    {
        *(f"refusal-{code}" for code in REFUSALS),
        *(f"setting-{field}" for field in SETTINGS),
        *(f"value-{value}" for value in VALUES),
    }
)
"""The refusals; replies and notices are registered in the host, which text does not import."""

_NAMES: Final = frozenset({"table", "hand", "person"})
"""Numbers that are names: written without thousands."""

_DURATIONS: Final = frozenset({"seconds"})

_RANGE: Final = re.compile("[0-9]+-[0-9]+")
"""The range of a setting, as the host names it."""

_TYPED: Final = frozenset({"text", "name", "value"})
"""What people have typed or are called: made harmless, and cut to ``_TYPED_LENGTH``."""

_TYPED_LENGTH: Final = 24

_CODES: Final = {"field": "setting", "value": "value", "possible": "value", "platform": "platform", "guest": "platform"}
"""Codes of the rules that have words, and the family of these; one that has none is shown as it is."""


def present_reply(  # noqa: PLR0913 - a reply has these parts
    code: str,
    params: Mapping[str, Value],
    refusal: Refusal | None = None,
    *,
    lang: str,
    catalogue: Catalogue,
    seat: SeatView | None = None,
) -> Post:
    """The private answer to a command: ``reply-<code>``, or why it was refused.

    With ``seat``, the reply ``cards`` is followed by that seat's cards. A choice that belongs to the answer comes as
    buttons.
    """
    words = Words(catalogue, lang)
    if refusal is not None:
        return Post((_sentence("refusal", refusal.code, refusal.params, words),))
    if code == "cards" and seat is not None:
        shown = Span(present_cards_short(seat, lang=lang, catalogue=catalogue), "bold")
        return Post((words.line("reply-cards"), (shown,)))
    return Post((_sentence("reply", code, params, words),), _reply_rows(code, params, words))


def present_notice(
    code: str, params: Mapping[str, Value], *, lang: str, catalogue: Catalogue, rules: Stakes | None = None
) -> Post:
    """News for one person: ``notice-<code>``; with ``rules``, the way to buy in again has its amounts as buttons."""
    words = Words(catalogue, lang)
    params = {**params, **hands_compared(params, words)}
    return Post((_sentence("notice", code, params, words),), _notice_rows(code, params, rules, words))


def _sentence(family: str, code: str, params: Mapping[str, Value], words: Words) -> Line:
    """The sentence of a code: table and hand as names, durations in words of the language, the rest as it is."""
    return words.line(f"{family}-{code}", **{name: _written(name, value, words) for name, value in params.items()})


def _written(name: str, value: Value, words: Words) -> Value:
    """A parameter as its sentence wants it."""
    if name in _NAMES:
        return str(value)
    if name in _CODES and words.catalogue.has(f"{_CODES[name]}-{value}"):
        return words.text(f"{_CODES[name]}-{value}")
    if name == "possible" and isinstance(value, str) and _RANGE.fullmatch(value):
        return "–".join(words.chips(int(part)) for part in value.split("-"))
    if name in _TYPED and isinstance(value, str):
        return clean(value, _TYPED_LENGTH)
    if name in _DURATIONS and isinstance(value, int):
        return words.seconds(value)
    return value


def _reply_rows(code: str, params: Mapping[str, Value], words: Words) -> tuple[Row, ...]:
    """What may follow at once."""
    if code == "back-waiting":
        return (_entry_row(params, words),)
    if code == "pre-action":
        return ((button(words, "pre-none"),),)
    return ()


def _notice_rows(code: str, params: Mapping[str, Value], rules: Stakes | None, words: Words) -> tuple[Row, ...]:
    """The choice a notice asks for."""
    if code == "must-post":
        return (_entry_row(params, words),)
    if code == "run-twice":
        return ((button(words, "run-twice"), button(words, "run-once")),)
    if code == "chop":
        return ((button(words, "chop"), button(words, "chop-no")),)
    if code == "broke" and rules is not None:
        amounts = sorted({rules.buy_in_min, rules.buy_in_max})
        return ((*(button(words, "top-up", amount) for amount in amounts), button(words, "leave")),)
    return ()


def _entry_row(params: Mapping[str, Value], words: Words) -> Row:
    """Post now, or wait for the big blind (R-TAB-5)."""
    amount = params.get("amount", 0)
    return (button(words, "enter-post", amount if isinstance(amount, int) else 0), button(words, "enter-wait"))
