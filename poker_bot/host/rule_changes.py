"""Rules with other values: of a stake, or of a table that is being played. Pure.

A change comes from front ends as values by field; what is no field, no value of its type, or cannot be played as a
whole is refused with what would be possible, and nothing of it counts.
"""

from typing import Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import structs
from msgspec.structs import replace

from poker_bot.engine.chips import MAX_CHIPS
from poker_bot.engine.rules import TableRules
from poker_bot.engine.rules_check import MAX_SEATS
from poker_bot.engine.state import TableState
from poker_bot.engine.table import bad_rules
from poker_bot.host.admin_intents import RuleValue
from poker_bot.refusals import Refusal, Value

_TYPES: Final = get_type_hints(TableRules)
_EXAMPLES: Final[dict[object, str]] = {
    bool: "true, false",
    int: f"0-{MAX_CHIPS}",
    str: "holdem, omaha, draw, draw32",
    tuple[int, ...]: "10, 20",
}
_SHOWN: Final = 24


def changed_rules(rules: TableRules, changes: dict[str, RuleValue]) -> TableRules | Refusal:
    """``rules`` with other values; refused when a field or a value is none, or the whole cannot be played."""
    for field, value in changes.items():
        if field not in _TYPES:
            return Refusal("no-such-setting", {"text": field})
        if not _fits(value, _TYPES[field]):
            possible = _possible(_TYPES[field])
            return Refusal("setting-range", {"field": field, "value": str(value)[:_SHOWN], "possible": possible})
    changed = replace(rules, **changes)
    return bad_rules(changed) or changed


def as_deep(rules: TableRules, changes: dict[str, RuleValue]) -> dict[str, RuleValue]:
    """``changes`` for a new stake; other blinds without a buy-in keep it at as many big blinds as in ``rules``."""
    big = changes.get("big_blind")
    if not isinstance(big, int) or big < 1 or not rules.big_blind or changes.keys() & {"buy_in_min", "buy_in_max"}:
        return changes
    least, most = (chips * big // rules.big_blind for chips in (rules.buy_in_min, rules.buy_in_max))
    return changes | {"buy_in_min": min(least, MAX_CHIPS), "buy_in_max": min(most, MAX_CHIPS)}


def _fits(value: RuleValue, kind: object) -> bool:
    """Whether a value is one of that type, to the letter: ``True`` is no number, and "5" neither."""
    try:
        return bool(msgspec.convert(value, kind) == value)
    except msgspec.ValidationError:
        return False


def _possible(kind: object) -> str:
    return ", ".join(get_args(kind)) if get_origin(kind) is Literal else _EXAMPLES[kind]


def in_force_next(state: TableState) -> TableRules:
    """The rules of the hand after the running one."""
    return state.next_rules or state.rules


def unfit_for(state: TableState, rules: TableRules, free: frozenset[int]) -> Refusal | None:
    """Why ``rules`` cannot come in force at this table as it is now.

    Those who sit agreed to a game and how it is bet: another one begins only while nobody but ``free`` sits. Nobody
    may be left without a seat.
    """
    if state.closing:
        return Refusal("table-closed")
    before = in_force_next(state)
    seated = [seat.player for seat in state.seats if seat is not None and not seat.leaving]
    if (rules.variant, rules.betting) != (before.variant, before.betting) and not free.issuperset(seated):
        return Refusal("table-in-use")
    if rules.seats < before.seats and rules.seats < len(seated):
        limits: dict[str, Value] = {"minimum": len(seated), "maximum": MAX_SEATS}
        return Refusal("bad-rules", {"field": "seats", "value": rules.seats, **limits, "why": "range", "possible": ""})
    return None


def differences(before: TableRules, after: TableRules) -> dict[str, Value]:
    """What changed, by field: ``10→25``."""
    old, new = structs.asdict(before), structs.asdict(after)
    return {field: f"{_said(old[field])}→{_said(new[field])}" for field in old if old[field] != new[field]}


def _said(value: RuleValue) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return "/".join(map(str, value)) or "0" if isinstance(value, tuple) else str(value)
