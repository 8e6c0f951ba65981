"""Which rules can be played: every amount in its range, every option with a game that obeys it.

A table is refused when it is configured, with the reason and what would be possible, never in the middle of a hand.
"""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from poker_bot.engine.chips import MAX_CHIPS
from poker_bot.engine.rules import TableRules
from poker_bot.engine.variants import VARIANTS, Variant

MAX_SEATS = 10
MIN_SEATS = 2
MOST_DRAWN = 5
"""Cards that may be exchanged where nothing else is set (R-DRW-1)."""
USUAL_CAP = 3
"""Raises a street where nothing else is set (R-BET-5)."""

Why = Literal[
    "range",  # the amount itself
    "unknown-game",
    "deck",  # the deck serves no more seats
    "needs-blinds",
    "needs-two-blinds",
    "needs-four-seats",
    "not-fixed-limit",  # the option means nothing where bets are fixed
    "only-fixed-limit",
    "only-pot-limit",
    "needs-board",
    "only-holdem",
    "needs-draw",
    "only-short-deck",
    "only-two-seats",
    "only-cash",
    "with-blinds",  # a game with blinds has its smallest bet from them
    "rising",  # each blind at least the one before it
]


class RulesProblem(Struct, frozen=True):
    """A setting that cannot be played: the field, its value, why, and what would be possible.

    ``least`` and ``most`` (chips, seats, cards or seconds) for amounts, ``possible`` for choices.
    """

    field: str
    value: int | str
    least: int = 0
    most: int = 0
    why: Why = "range"
    possible: tuple[str, ...] = ()


def rules_problems(rules: TableRules) -> tuple[RulesProblem, ...]:
    """Every setting that cannot be played, at once; empty when the table can be opened."""
    variant = VARIANTS.get(rules.variant)
    if variant is None:
        return (RulesProblem("variant", rules.variant, why="unknown-game", possible=tuple(VARIANTS)),)
    return (*_amounts(rules, variant), *_combinations(rules, variant))


def _amounts(rules: TableRules, variant: Variant) -> Iterator[RulesProblem]:
    blinds = rules.big_blind > 0
    checks: tuple[tuple[str, int, int, int, Why], ...] = (
        ("seats", rules.seats, MIN_SEATS, variant.max_seats, "range" if variant.max_seats == MAX_SEATS else "deck"),
        ("big_blind", rules.big_blind, 0 if rules.ante else 1, MAX_CHIPS, "range"),
        ("small_blind", rules.small_blind, 0, rules.big_blind, "range"),
        ("ante", rules.ante, 0, MAX_CHIPS, "range"),
        ("big_blind_ante", rules.big_blind_ante, 0, MAX_CHIPS if blinds else 0, "range" if blinds else "needs-blinds"),
        ("min_bet", rules.min_bet, 0, 0 if blinds else MAX_CHIPS, "with-blinds" if blinds else "range"),
        ("buy_in_min", rules.buy_in_min, max(1, rules.bet_unit), MAX_CHIPS, "range"),
        ("buy_in_max", rules.buy_in_max, rules.buy_in_min, MAX_CHIPS, "range"),
        ("small_bet", rules.small_bet, 0, MAX_CHIPS, "range"),
        ("big_bet", rules.big_bet, rules.fixed_bet(big=False) if rules.big_bet else 0, MAX_CHIPS, "range"),
        ("raise_cap", rules.raise_cap, 1, 20, "range"),
        ("max_draw", rules.max_draw, 1, MOST_DRAWN - 2 if rules.ace_draws_one_more else MOST_DRAWN, "range"),
        ("action_clock", rules.action_clock, 0, 86_400, "range"),
        ("time_bank", rules.time_bank, 0, 3_600, "range"),
        ("time_bank_refill_hands", rules.time_bank_refill_hands, 0, 1_000_000, "range"),
        ("show_time", rules.show_time, 0, 60, "range"),
        ("run_it_twice_time", rules.run_it_twice_time, 1, 60, "range"),
    )
    for field, value, least, most, why in checks:
        if not least <= value <= most:
            yield RulesProblem(field, value, least, most, why)
    yield from _more_blinds(rules)


def _more_blinds(rules: TableRules) -> Iterator[RulesProblem]:
    """Every further blind at least as big as the one before it, and a seat for each besides the button.

    Straddles have the seats that are left behind them.
    """
    before = rules.big_blind
    for amount in rules.more_blinds:
        if not before <= amount <= MAX_CHIPS:
            yield RulesProblem("more_blinds", amount, before, MAX_CHIPS, "rising")
        before = amount
    most = max(0, rules.seats - 3) if rules.big_blind else 0
    if len(rules.more_blinds) > most:
        why: Why = "range" if rules.big_blind else "needs-blinds"
        yield RulesProblem("more_blinds", len(rules.more_blinds), 0, most, why)
    most -= len(rules.more_blinds)
    if rules.straddles and not rules.big_blind:
        yield RulesProblem("straddles", rules.straddles, 0, 0, "needs-blinds")
    elif rules.straddles and rules.seats < 4:  # noqa: PLR2004 - R-FOR-5
        yield RulesProblem("straddles", rules.straddles, 0, 0, "needs-four-seats")
    elif not 0 <= rules.straddles <= max(0, most):
        yield RulesProblem("straddles", rules.straddles, 0, max(0, most))


def _combinations(rules: TableRules, variant: Variant) -> Iterator[RulesProblem]:
    """Options that this game would not obey: the field, its value, whether it is set, whether it fits, and why not."""
    fixed = rules.betting == "fixed-limit"
    board, draws, short = variant.board_cards > 0, variant.draws, 0 not in variant.deck
    cash, two = not rules.tournament, rules.seats == MIN_SEATS
    live = board and not variant.own_cards
    checks: tuple[tuple[str, str, bool, bool, Why, str], ...] = (
        ("straddles", str(rules.straddles), rules.straddles > 0, not fixed, "not-fixed-limit", "0"),
        ("straddles", str(rules.straddles), rules.straddles > 0, cash, "only-cash", "0"),
        ("min_raise", rules.min_raise, rules.min_raise != "last", not fixed, "not-fixed-limit", "last"),
        ("late_street_min_bet", "2bb", rules.late_street_min_bet == "2bb", not fixed, "not-fixed-limit", "bb"),
        ("pl_antes_count", "false", not rules.pl_antes_count, rules.betting == "pot-limit", "only-pot-limit", "true"),
        ("small_bet", str(rules.small_bet), rules.small_bet > 0, fixed, "only-fixed-limit", "0"),
        ("big_bet", str(rules.big_bet), rules.big_bet > 0, fixed, "only-fixed-limit", "0"),
        ("raise_cap", str(rules.raise_cap), rules.raise_cap != USUAL_CAP, fixed, "only-fixed-limit", str(USUAL_CAP)),
        ("cap_heads_up", "true", rules.cap_heads_up, fixed, "only-fixed-limit", "false"),
        ("button", "dead", rules.button == "dead", rules.big_blind > 0, "needs-blinds", "moving"),
        ("run_it_twice", "true", rules.run_it_twice, board, "needs-board", "false"),
        ("run_it_twice", "true", rules.run_it_twice, cash, "only-cash", "false"),
        ("showdown", "live", rules.showdown == "live", live, "only-holdem", "auto"),
        ("ties", "carry", rules.ties == "carry", draws, "needs-draw", "split"),
        ("ties", "carry", rules.ties == "carry", two, "only-two-seats", "split"),
        ("max_draw", str(rules.max_draw), rules.max_draw < MOST_DRAWN, draws, "needs-draw", str(MOST_DRAWN)),
        ("ace_draws_one_more", "true", rules.ace_draws_one_more, draws, "needs-draw", "false"),
        ("flush_beats_full_house", "true", rules.flush_beats_full_house, short, "only-short-deck", "false"),
        ("ace_low_below_seven", "false", not rules.ace_low_below_seven, short, "only-short-deck", "true"),
        ("chop_blinds", "true", rules.chop_blinds, rules.small_blind > 0, "needs-two-blinds", "false"),
        ("chop_blinds", "true", rules.chop_blinds, cash, "only-cash", "false"),
        ("jacks_or_better", "true", rules.jacks_or_better, draws, "needs-draw", "false"),
        ("jacks_or_better", "true", rules.jacks_or_better, not rules.big_blind, "with-blinds", "false"),
        ("biggest_stack_buy_in", "true", rules.biggest_stack_buy_in, cash, "only-cash", "false"),
    )
    for field, value, is_set, fits, why, possible in checks:
        if is_set and not fits:
            yield RulesProblem(field, value, why=why, possible=(possible,))
