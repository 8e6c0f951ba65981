"""Which rules can be played: impossible combinations are refused when a table is configured, the others are obeyed."""

from dataclasses import dataclass

import pytest
from msgspec.structs import fields

from poker_bot.engine import actions as act
from poker_bot.engine.chips import MAX_CHIPS
from poker_bot.engine.decide import step
from poker_bot.engine.rules import TableRules
from poker_bot.engine.rules_check import RulesProblem, rules_problems
from poker_bot.engine.variants import VARIANTS
from poker_bot.refusals import Refusal
from tests.engine.driver import Table

NO_BLINDS: dict[str, object] = {"small_blind": 0, "big_blind": 0, "ante": 5}
DRAW: dict[str, object] = NO_BLINDS | {"variant": "draw"}
FIXED: dict[str, object] = {"betting": "fixed-limit"}


def _rules(*parts: dict[str, object], **options: object) -> TableRules:
    merged: dict[str, object] = {}
    for part in (*parts, options):
        merged |= part
    return TableRules(**merged)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Bad:
    """Rules that cannot be played, and the one problem they have."""

    rules: TableRules
    problem: RulesProblem


BAD = [
    Bad(_rules(DRAW, variant="draw32", seats=9), RulesProblem("seats", 9, 2, 5, "deck")),
    Bad(_rules(DRAW, variant="draw32", seats=6), RulesProblem("seats", 6, 2, 5, "deck")),
    Bad(_rules(DRAW, seats=7), RulesProblem("seats", 7, 2, 6, "deck")),
    Bad(_rules(seats=11), RulesProblem("seats", 11, 2, 10)),
    Bad(_rules(seats=1), RulesProblem("seats", 1, 2, 10)),
    Bad(_rules(variant="stud"), RulesProblem("variant", "stud", why="unknown-game", possible=tuple(VARIANTS))),
    # forced bets
    Bad(_rules(NO_BLINDS, straddles=1), RulesProblem("straddles", 1, 0, 0, "needs-blinds")),
    Bad(_rules(straddles=1, seats=3), RulesProblem("straddles", 1, 0, 0, "needs-four-seats")),
    Bad(_rules(straddles=3, seats=5), RulesProblem("straddles", 3, 0, 2)),
    Bad(_rules(straddles=2, seats=6, more_blinds=(20, 40)), RulesProblem("straddles", 2, 0, 1)),
    Bad(_rules(straddles=-1), RulesProblem("straddles", -1, 0, 3)),
    Bad(_rules(straddles=1, tournament=True), RulesProblem("straddles", "1", why="only-cash", possible=("0",))),
    Bad(_rules(NO_BLINDS, more_blinds=(10,)), RulesProblem("more_blinds", 1, 0, 0, "needs-blinds")),
    Bad(_rules(more_blinds=(40, 80), seats=4), RulesProblem("more_blinds", 2, 0, 1)),
    Bad(_rules(more_blinds=(40, 30)), RulesProblem("more_blinds", 30, 40, MAX_CHIPS, "rising")),
    Bad(_rules(more_blinds=(19,)), RulesProblem("more_blinds", 19, 20, MAX_CHIPS, "rising")),
    Bad(_rules(NO_BLINDS, big_blind_ante=5), RulesProblem("big_blind_ante", 5, 0, 0, "needs-blinds")),
    Bad(_rules(min_bet=5), RulesProblem("min_bet", 5, 0, 0, "with-blinds")),
    Bad(_rules(NO_BLINDS, ante=0, min_bet=5), RulesProblem("big_blind", 0, 1, MAX_CHIPS)),
    Bad(_rules(NO_BLINDS, button="dead"), RulesProblem("button", "dead", why="needs-blinds", possible=("moving",))),
    # fixed limit and the options of the other structures
    Bad(
        _rules(FIXED, min_raise="double"),
        RulesProblem("min_raise", "double", why="not-fixed-limit", possible=("last",)),
    ),
    Bad(_rules(FIXED, min_raise="bb"), RulesProblem("min_raise", "bb", why="not-fixed-limit", possible=("last",))),
    Bad(
        _rules(FIXED, late_street_min_bet="2bb"),
        RulesProblem("late_street_min_bet", "2bb", why="not-fixed-limit", possible=("bb",)),
    ),
    Bad(_rules(FIXED, straddles=1), RulesProblem("straddles", "1", why="not-fixed-limit", possible=("0",))),
    Bad(
        _rules(FIXED, pl_antes_count=False),
        RulesProblem("pl_antes_count", "false", why="only-pot-limit", possible=("true",)),
    ),
    Bad(_rules(FIXED, small_bet=20, big_bet=10), RulesProblem("big_bet", 10, 20, MAX_CHIPS)),
    Bad(_rules(FIXED, raise_cap=0), RulesProblem("raise_cap", 0, 1, 20)),
    Bad(
        _rules(pl_antes_count=False), RulesProblem("pl_antes_count", "false", why="only-pot-limit", possible=("true",))
    ),
    Bad(_rules(small_bet=20), RulesProblem("small_bet", "20", why="only-fixed-limit", possible=("0",))),
    Bad(_rules(big_bet=40), RulesProblem("big_bet", "40", why="only-fixed-limit", possible=("0",))),
    Bad(_rules(raise_cap=4), RulesProblem("raise_cap", "4", why="only-fixed-limit", possible=("3",))),
    Bad(_rules(cap_heads_up=True), RulesProblem("cap_heads_up", "true", why="only-fixed-limit", possible=("false",))),
    # games
    Bad(_rules(DRAW, run_it_twice=True), RulesProblem("run_it_twice", "true", why="needs-board", possible=("false",))),
    Bad(
        _rules(run_it_twice=True, tournament=True),
        RulesProblem("run_it_twice", "true", why="only-cash", possible=("false",)),
    ),
    Bad(_rules(DRAW, showdown="live"), RulesProblem("showdown", "live", why="only-holdem", possible=("auto",))),
    Bad(
        _rules(variant="omaha", showdown="live"),
        RulesProblem("showdown", "live", why="only-holdem", possible=("auto",)),
    ),
    Bad(_rules(seats=2, ties="carry"), RulesProblem("ties", "carry", why="needs-draw", possible=("split",))),
    Bad(_rules(DRAW, ties="carry", seats=3), RulesProblem("ties", "carry", why="only-two-seats", possible=("split",))),
    Bad(_rules(max_draw=3), RulesProblem("max_draw", "3", why="needs-draw", possible=("5",))),
    Bad(_rules(DRAW, max_draw=0), RulesProblem("max_draw", 0, 1, 5)),
    Bad(_rules(DRAW, max_draw=6), RulesProblem("max_draw", 6, 1, 5)),
    Bad(_rules(DRAW, max_draw=4, ace_draws_one_more=True), RulesProblem("max_draw", 4, 1, 3)),
    Bad(
        _rules(max_draw=3, ace_draws_one_more=True),
        RulesProblem("ace_draws_one_more", "true", why="needs-draw", possible=("false",)),
    ),
    Bad(
        _rules(DRAW, flush_beats_full_house=True),
        RulesProblem("flush_beats_full_house", "true", why="only-short-deck", possible=("false",)),
    ),
    Bad(
        _rules(DRAW, ace_low_below_seven=False),
        RulesProblem("ace_low_below_seven", "false", why="only-short-deck", possible=("true",)),
    ),
    Bad(
        _rules(tournament=True, biggest_stack_buy_in=True),
        RulesProblem("biggest_stack_buy_in", "true", why="only-cash", possible=("false",)),
    ),
    # stakes in chips
    Bad(_rules(small_blind=21), RulesProblem("small_blind", 21, 0, 20)),
    Bad(_rules(ante=-1), RulesProblem("ante", -1, 0, MAX_CHIPS)),
    Bad(_rules(buy_in_min=19), RulesProblem("buy_in_min", 19, 20, MAX_CHIPS)),
    Bad(_rules(buy_in_max=399), RulesProblem("buy_in_max", 399, 400, MAX_CHIPS)),
    Bad(_rules(buy_in_max=MAX_CHIPS + 1), RulesProblem("buy_in_max", MAX_CHIPS + 1, 400, MAX_CHIPS)),
    # durations, seconds
    Bad(_rules(action_clock=-1), RulesProblem("action_clock", -1, 0, 86_400)),
    Bad(_rules(time_bank=3_601), RulesProblem("time_bank", 3_601, 0, 3_600)),
    Bad(_rules(time_bank_refill_hands=-1), RulesProblem("time_bank_refill_hands", -1, 0, 1_000_000)),
    Bad(_rules(show_time=61), RulesProblem("show_time", 61, 0, 60)),
    Bad(_rules(action_clock=86_401), RulesProblem("action_clock", 86_401, 0, 86_400)),
    Bad(_rules(run_it_twice_time=0), RulesProblem("run_it_twice_time", 0, 1, 60)),
]


@pytest.mark.parametrize("bad", BAD, ids=lambda bad: f"{bad.problem.field}-{bad.problem.value}-{bad.problem.why}")
def test_bad_input_is_named_with_what_would_be_possible(bad: Bad) -> None:
    """R-FOR-1 … R-HOM-7: an option that cannot be obeyed is named, with the reason and what would be possible."""
    assert bad.problem in rules_problems(bad.rules)


@pytest.mark.parametrize("bad", BAD, ids=lambda bad: f"{bad.problem.field}-{bad.problem.value}-{bad.problem.why}")
def test_bad_input_opens_no_table_and_changes_none(bad: Bad) -> None:
    """A table with such rules is not opened, and a running one keeps its own; the refusal says why."""
    refused = step(None, act.OpenTable(bad.rules))
    assert isinstance(refused, Refusal)
    assert refused.code == "bad-rules"
    first = rules_problems(bad.rules)[0]
    assert (refused.params["field"], refused.params["why"]) == (first.field, first.why)
    assert refused.params["possible"] == ", ".join(first.possible)
    table = Table([1000] * 3)
    before = table.state
    assert table.refuse(act.ChangeRules(bad.rules)).code == "bad-rules"
    assert table.state is before


def test_bad_input_one_mistake_is_one_problem() -> None:
    """What is wrong is named once, and nothing that would be right."""
    for bad in BAD:
        others = [problem for problem in rules_problems(bad.rules) if problem != bad.problem]
        allowed = {"max_draw", "ties"} if bad.problem.field in {"ace_draws_one_more", "ties"} else set()
        assert {problem.field for problem in others} <= allowed, bad


def test_bad_input_every_problem_at_once() -> None:
    """Three mistakes are three problems."""
    rules = _rules(FIXED, seats=12, min_raise="bb", run_it_twice=True, tournament=True)
    assert [problem.field for problem in rules_problems(rules)] == ["seats", "min_raise", "run_it_twice"]


def test_bad_input_what_is_said_to_be_possible_is() -> None:
    """Changing the field to the named choice, or to either end of the range, mends it."""
    for bad in BAD:
        problem = bad.problem
        if problem.field == "more_blinds":
            continue  # a list: its amounts and their number share one name
        kind = {field.name: field.type for field in fields(TableRules)}[problem.field]
        ends = problem.possible or (str(problem.least), str(problem.most))
        for choice in ends:
            value: object = choice
            if kind is bool:
                value = choice == "true"
            elif kind is int:
                value = int(choice)
            mended = _with(bad.rules, problem.field, value)
            left = [other for other in rules_problems(mended) if other.field == problem.field]
            assert not left, (bad, choice)


def _with(rules: TableRules, field: str, value: object) -> TableRules:
    return TableRules(**{name.name: getattr(rules, name.name) for name in fields(TableRules)} | {field: value})


GOOD = [
    _rules(),
    _rules(seats=10, straddles=2, more_blinds=(40,)),
    _rules(FIXED, small_bet=20, big_bet=40, raise_cap=4, cap_heads_up=True),
    _rules(betting="pot-limit", variant="omaha", pl_antes_count=False, late_street_min_bet="2bb", min_raise="double"),
    _rules(DRAW, variant="draw32", seats=5, flush_beats_full_house=True, ace_low_below_seven=False),
    _rules(DRAW, seats=2, ties="carry", max_draw=3, ace_draws_one_more=True),
    _rules(FIXED, DRAW, seats=6, raise_cap=4),
    _rules(showdown="live", run_it_twice=True, button="dead", straddles=1),
    _rules(tournament=True, big_blind_ante=20, bb_ante_first=True),
    _rules(small_blind=0, big_blind=20, more_blinds=(20,)),
    _rules(small_blind=1, big_blind=1, buy_in_min=1, big_blind_ante=1),
]


@pytest.mark.parametrize("rules", GOOD, ids=range(len(GOOD)))
def test_what_can_be_played_is_not_refused(rules: TableRules) -> None:
    """Combinations that mean something open a table."""
    assert rules_problems(rules) == ()
    assert not isinstance(step(None, act.OpenTable(rules)), Refusal)


def test_a_combination_found_bad_names_a_real_setting() -> None:
    """Every problem names a field of the rules, so that a form can show it beside the field."""
    names = {field.name for field in fields(TableRules)}
    assert {bad.problem.field for bad in BAD} <= names
