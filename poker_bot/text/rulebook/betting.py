"""Topics about decisions: what can be done, for how much, and what happens when all chips are in."""

from typing import Final

from poker_bot.text.rulebook import examples
from poker_bot.text.rulebook.played import Played
from poker_bot.text.rulebook.sections import (
    FIXED,
    LIMITLESS,
    POT,
    Applies,
    Figures,
    Seconds,
    Section,
    Topic,
    bets,
    blinds,
    board,
    both,
    exchanges,
    no,
    option,
)

_SMALLEST_LIMIT: Final = 3
"""Below this small bet no amount is less than half of it."""

ACTIONS: Final = Topic(
    5,
    "actions",
    (
        Section("actions-fold"),
        Section("actions-check"),
        Section("actions-call"),
        Section("actions-bet"),
        Section("actions-raise", LIMITLESS, lambda played: examples.min_raise(played.rules.bet_unit, "last")),
        Section("actions-raise", FIXED, lambda played: examples.fixed_raise(played.rules.fixed_bet(big=False))),
        Section("actions-all-in"),
        Section("actions-draw", exchanges),
        Section("actions-before"),
        Section("actions-order"),
    ),
)


def _unit(played: Played) -> Figures:
    return {"unit": played.rules.bet_unit}


def _raise(played: Played) -> Figures:
    return {**examples.min_raise(played.rules.bet_unit, played.rules.min_raise)}


def _short(played: Played) -> Figures:
    return {**examples.short_all_in(played.rules.bet_unit, played.rules.min_raise)}


def _fixed(played: Played) -> Figures:
    return {"small": played.rules.fixed_bet(big=False), "large": played.rules.fixed_bet(big=True)}


def _cap(played: Played) -> Figures:
    return {**examples.fixed_cap(played.rules.fixed_bet(big=False), played.rules.raise_cap)}


def _fixed_short(played: Played) -> Figures:
    return {**examples.fixed_short(played.rules.fixed_bet(big=False))}


def _first_raise(played: Played) -> Figures:
    return {**examples.first_raise(played.rules.small_blind, played.rules.big_blind)}


def _plain_blinds(played: Played) -> bool:
    """Nothing but two blinds lies in the pot."""
    rules = played.rules
    return rules.small_blind > 0 and not (rules.ante or rules.big_blind_ante or rules.more_blinds)


def _can_be_short(played: Played) -> bool:
    """Whether the example's all-in is less than a raise: with one chip as the unit of raises nothing is."""
    return played.rules.bet_unit > 1 or played.rules.min_raise != "bb"


def _long_limit(played: Played) -> bool:
    return played.rules.fixed_bet(big=False) >= _SMALLEST_LIMIT


def _antes(played: Played) -> bool:
    return played.rules.ante > 0 or played.rules.big_blind_ante > 0


def raises(kind: str) -> Applies:
    """Raised by this measure, where amounts are free."""
    return both(LIMITLESS, option("min_raise", kind))


LIMITS: Final = Topic(
    6,
    "limits",
    (
        Section("limits-none", bets("no-limit"), _unit),
        Section("limits-pot", POT, lambda played: {**_unit(played), **examples.pot_limit(played.rules.bet_unit)}),
        Section("limits-pot-first", both(POT, blinds, _plain_blinds), _first_raise),
        Section("limits-pot-antes", both(POT, _antes, option("pl_antes_count"))),
        Section("limits-pot-no-antes", both(POT, no(option("pl_antes_count")))),
        Section("limits-last", raises("last"), _raise),
        Section("limits-double", raises("double"), _raise),
        Section("limits-big-blind", raises("bb"), _raise),
        Section(
            "limits-late",
            both(LIMITLESS, option("late_street_min_bet", "2bb")),
            lambda played: {"unit": played.rules.bet_unit, "twice": 2 * played.rules.bet_unit},
        ),
        Section("limits-short-last", both(raises("last"), _can_be_short), _short),
        Section("limits-short-double", both(raises("double"), _can_be_short), _short),
        Section("limits-short-big-blind", both(raises("bb"), _can_be_short), _short),
        Section("limits-fixed", both(FIXED, board), _fixed),
        Section("limits-fixed-draw", both(FIXED, no(board)), _fixed),
        Section("limits-cap", FIXED, _cap),
        Section("limits-cap-open", both(FIXED, no(option("cap_heads_up")), no(option("tournament")))),
        Section("limits-cap-always", both(FIXED, option("cap_heads_up"))),
        Section("limits-fixed-short", both(FIXED, _long_limit), _fixed_short),
        Section("limits-nobody"),
    ),
)

ALL_IN: Final = Topic(
    7,
    "allin",
    (
        Section("allin-what"),
        Section("allin-side"),
        Section("allin-example", figures=lambda played: {**examples.side_pots(played.rules.bet_unit)}),
        Section("allin-winners", figures=lambda played: {**examples.side_pots(played.rules.bet_unit)}),
        Section("allin-folded"),
        Section("allin-open", both(board, no(exchanges))),
        Section("allin-open-draw", exchanges),
        Section(
            "allin-twice",
            option("run_it_twice"),
            lambda played: {"time": Seconds(played.rules.run_it_twice_time)},
        ),
    ),
)
