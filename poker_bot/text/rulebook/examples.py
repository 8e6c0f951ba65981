"""The worked examples, in the chips of the table: ``unit`` is its big blind, or what stands for it.

Plain arithmetic; ``tests/text/test_rulebook_examples.py`` plays every one of them with the engine and compares.
"""

from collections.abc import Callable
from typing import Final

_RAISES: Final[dict[str, Callable[[int, int, int], int]]] = {
    "last": lambda bet, raised, _unit: 2 * raised - bet,
    "double": lambda _bet, raised, _unit: 2 * raised,
    "bb": lambda _bet, raised, unit: raised + unit,
}
"""The least total of the next raise, by the option ``min_raise`` (R-BET-3)."""

Figures = dict[str, int]


def min_raise(unit: int, kind: str) -> Figures:
    """A bet, a raise, the least that the next one may be raised to (R-BET-3)."""
    bet, raised = unit, 3 * unit
    return {"bet": bet, "raised": raised, "least": _RAISES[kind](bet, raised, unit)}


def short_all_in(unit: int, kind: str) -> Figures:
    """A bet, an all-in that is less than a raise, the least of the next raise behind it (R-BET-7)."""
    bet = 4 * unit
    short = bet + max(1, unit // 2)
    least = {"last": short + bet, "double": 2 * short, "bb": short + unit}
    return {"bet": bet, "short": short, "least": least[kind]}


def pot_limit(unit: int) -> Figures:
    """A pot, a bet into it, the most it may be raised to (R-BET-4)."""
    pot, bet = 6 * unit, 3 * unit
    return {"pot": pot, "bet": bet, "called": pot + 2 * bet, "most": bet + pot + 2 * bet}


def first_raise(small: int, big: int) -> Figures:
    """The most the first player may raise to before the flop with a pot limit (R-BET-4)."""
    return {"small": small, "big": big, "most": 2 * big + small + big}


def fixed_raise(small: int) -> Figures:
    """A bet and a raise where both have one size (R-BET-5)."""
    return {"bet": small, "raised": 2 * small}


def fixed_cap(small: int, cap: int) -> Figures:
    """One bet and ``cap`` raises of a small bet each: the last total, and the one before it (R-BET-5)."""
    return {"small": small, "second": 2 * small, "cap": cap, "most": (1 + cap) * small}


def fixed_short(small: int) -> Figures:
    """All-ins of at least half a raise, and of less (R-BET-7): what the next raise goes to."""
    long, low = small + 3 * small // 4, small + 2 * small // 5
    return {"small": small, "long": long, "raised": long + small, "low": low, "completed": 2 * small}


def side_pots(unit: int) -> Figures:
    """Three stacks all-in: the main pot, the side pot, what comes back (R-POT-1, R-BET-8)."""
    short, middle, deep = 5 * unit, 15 * unit, 25 * unit
    return {
        "short": short,
        "middle": middle,
        "deep": deep,
        "main": 3 * short,
        "side": 2 * (middle - short),
        "back": deep - middle,
    }


def odd_chip(unit: int) -> Figures:
    """A pot that two share and that cannot be halved (R-POT-3)."""
    pot = 10 * unit + 1
    return {"pot": pot, "more": pot // 2 + 1, "less": pot // 2}


def straddle(big: int) -> Figures:
    """The price of a straddle, and what it may be raised to at least (R-FOR-5)."""
    return {"amount": 2 * big, "least": 4 * big}
