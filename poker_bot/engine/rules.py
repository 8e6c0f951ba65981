"""What a table plays: forced bets, betting and options as data. Every field cites its rule.

A running hand keeps the rules it began with; a change waits in the table for the end of the hand (R-TAB-6).
"""

from typing import Literal

from msgspec import Struct

from poker_bot.engine.chips import MAX_CHIPS

MinRaise = Literal["last", "double", "bb"]
FirstToShow = Literal["last_street", "last_bettor"]
AllinShowdown = Literal["all", "choice"]
PostToEnter = Literal["choice", "free"]

MAX_SEATS = 10
MIN_SEATS = 2


class TableRules(Struct, frozen=True):
    """Stakes and options of one table. Amounts in chips, durations in seconds.

    ``small_blind`` 0 is a single-blind game, both blinds 0 an ante-only game; then ``ante`` stands wherever a
    rule names the big blind as an amount (R-FOR-1).
    """

    small_blind: int = 10
    big_blind: int = 20
    ante: int = 0
    big_blind_ante: int = 0  # one payer for the table, dead (R-FOR-4)
    bb_ante_first: bool = False  # R-FOR-2
    variant: str = "holdem"
    seats: int = 6  # R-TAB-1
    buy_in_min: int = 400
    buy_in_max: int = 2000
    min_raise: MinRaise = "last"  # R-BET-3
    first_to_show: FirstToShow = "last_street"  # R-SHO-1
    allin_showdown: AllinShowdown = "all"  # R-SHO-3
    post_to_enter: PostToEnter = "choice"  # R-TAB-5
    action_clock: int = 30  # R-CLK-1, 0 = none
    time_bank: int = 60  # R-CLK-1
    time_bank_refill_hands: int = 20  # R-CLK-1
    show_time: int = 5  # R-SHO-2, 0 = beaten hands are mucked at once

    @property
    def min_bet(self) -> int:
        """The smallest bet in chips: the big blind, in a game without one the ante (R-FOR-1, R-BET-3)."""
        return self.big_blind or self.ante or self.big_blind_ante

    @property
    def newcomers_wait(self) -> bool:
        """Whether coming in costs a wait or a post: not without blinds, nor where entry is free (R-TAB-3, R-TAB-5)."""
        return self.big_blind > 0 and self.post_to_enter == "choice"


class RulesProblem(Struct, frozen=True):
    """A setting that cannot be played: the field, its value and the allowed range (chips, seats or seconds)."""

    field: str
    value: int
    least: int
    most: int


def rules_problems(rules: TableRules) -> tuple[RulesProblem, ...]:
    """Every setting out of range, at once; empty when the table can be played."""
    blinds = rules.big_blind > 0
    checks = (
        ("seats", rules.seats, MIN_SEATS, MAX_SEATS),
        ("big_blind", rules.big_blind, 0 if rules.min_bet else 1, MAX_CHIPS),
        ("small_blind", rules.small_blind, 0, rules.big_blind if blinds else 0),
        ("ante", rules.ante, 0, MAX_CHIPS),
        ("big_blind_ante", rules.big_blind_ante, 0, MAX_CHIPS if blinds else 0),
        ("buy_in_min", rules.buy_in_min, max(1, rules.min_bet), MAX_CHIPS),
        ("buy_in_max", rules.buy_in_max, rules.buy_in_min, MAX_CHIPS),
        ("action_clock", rules.action_clock, 0, 86_400),
        ("time_bank", rules.time_bank, 0, 3_600),
        ("time_bank_refill_hands", rules.time_bank_refill_hands, 0, 1_000_000),
        ("show_time", rules.show_time, 0, 60),
    )
    return tuple(RulesProblem(*check) for check in checks if not check[2] <= check[1] <= check[3])
