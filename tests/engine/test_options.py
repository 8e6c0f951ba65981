"""No option is only read: each one, changed alone, changes what happens where everything else is the same."""

import random

import pytest
from msgspec.structs import fields

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.rules import TableRules
from poker_bot.engine.rules_check import rules_problems
from tests.engine.playable import BUY_IN, next_move
from tests.engine.test_properties import Live

BY_THE_HOST = {"action_clock", "run_it_twice_time"}
"""Durations that only the host's clock obeys (R-CLK-1, R-BET-11)."""
TOO_RARE = {"flush_beats_full_house"}
"""A flush hardly ever meets a full house by chance: ``test_draw`` deals them (R-RNK-3)."""

NO_BLINDS: dict[str, object] = {"small_blind": 0, "big_blind": 0, "ante": 5}
FIXED: dict[str, object] = {"betting": "fixed-limit"}
DRAW: dict[str, object] = NO_BLINDS | {"variant": "draw"}
SHORT: dict[str, object] = NO_BLINDS | {"variant": "draw32", "seats": 4}

CHANGES: dict[str, tuple[dict[str, object], object]] = {
    "small_blind": ({}, 5),
    "big_blind": ({}, 15),
    "ante": ({}, 3),
    "big_blind_ante": ({}, 10),
    "bb_ante_first": ({"big_blind_ante": 20}, True),
    "variant": ({}, "omaha"),
    "seats": ({}, 3),
    "buy_in_min": ({}, 60),
    "buy_in_max": ({}, 100),
    "min_raise": ({}, "double"),
    "first_to_show": ({}, "last_bettor"),
    "allin_showdown": ({}, "choice"),
    "post_to_enter": ({}, "free"),
    "time_bank": ({}, 0),
    "time_bank_refill_hands": ({}, 1),
    "show_time": ({}, 0),
    "betting": ({}, "pot-limit"),
    "small_bet": (FIXED, 30),
    "big_bet": (FIXED, 50),
    "raise_cap": (FIXED, 1),
    "cap_heads_up": (FIXED | {"seats": 2, "raise_cap": 1}, True),
    "pl_antes_count": ({"betting": "pot-limit", "ante": 5}, False),
    "late_street_min_bet": ({}, "2bb"),
    "min_bet": (NO_BLINDS, 15),
    "more_blinds": ({}, (40,)),
    "straddles": ({}, 1),
    "button": ({}, "dead"),
    "tournament": ({}, True),
    "showdown": ({}, "live"),
    "run_it_twice": ({}, True),
    "ties": (SHORT | {"seats": 2}, "carry"),
    "ace_low_below_seven": (SHORT, False),
    "max_draw": (DRAW, 2),
    "ace_draws_one_more": (DRAW | {"max_draw": 3}, True),
    "biggest_stack_buy_in": ({"buy_in_max": 100}, True),
    "chop_blinds": ({}, True),
    "jacks_or_better": (DRAW, True),
}


def _evening(rules: TableRules, seed: int) -> list[ev.AnyEvent]:
    """What happens with these rules; the same seed asks for the same as long as the same happened."""
    rng = random.Random(seed)
    live = Live(rules)
    for player in range(1, rules.seats + 1):
        live.try_(act.SitDown(player, rng.randint(60, 100)))
    for _ in range(250):
        live.try_(next_move(live.state, rng))
    return live.log[1:]


@pytest.mark.parametrize("field", CHANGES)
def test_every_option_is_obeyed(field: str) -> None:
    """Bad input: what ``rules_check`` lets through is obeyed; within some evenings the option makes a difference."""
    base, value = CHANGES[field]
    options: dict[str, object] = {"buy_in_min": BUY_IN, "seats": 5} | base
    without = TableRules(**options)  # type: ignore[arg-type]
    with_it = TableRules(**options | {field: value})  # type: ignore[arg-type]
    assert rules_problems(without) == rules_problems(with_it) == ()
    assert getattr(without, field) != value
    assert any(_evening(without, seed) != _evening(with_it, seed) for seed in range(60))


def test_no_option_is_left_out() -> None:
    """Every field of the rules is tried here, or is a duration that the host's clock obeys."""
    assert set(CHANGES) | BY_THE_HOST | TOO_RARE == {field.name for field in fields(TableRules)}
