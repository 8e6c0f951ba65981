"""What a table plays: forced bets, betting and options as data. Every field cites its rule.

A running hand keeps the rules it began with; a change waits in the table for the end of the hand (R-TAB-6).
"""

from typing import Literal

from msgspec import Struct

Betting = Literal["no-limit", "pot-limit", "fixed-limit"]
Button = Literal["moving", "dead"]
MinRaise = Literal["last", "double", "bb"]
LateStreetMinBet = Literal["bb", "2bb"]
FirstToShow = Literal["last_street", "last_bettor"]
AllinShowdown = Literal["all", "choice"]
Showdown = Literal["auto", "live"]
PostToEnter = Literal["choice", "free"]
Ties = Literal["split", "carry"]


class TableRules(Struct, frozen=True):
    """Stakes and options of one table. Amounts in chips, durations in seconds.

    ``small_blind`` 0 is a single-blind game, both blinds 0 an ante-only game; then ``bet_unit`` stands wherever a
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
    betting: Betting = "no-limit"  # R-BET-3…5
    small_bet: int = 0  # R-BET-5, 0 = the bet unit
    big_bet: int = 0  # R-BET-5, 0 = twice the small bet
    raise_cap: int = 3  # raises a street on top of the bet (R-BET-5)
    cap_heads_up: bool = False  # R-BET-5
    pl_antes_count: bool = True  # R-BET-4
    late_street_min_bet: LateStreetMinBet = "bb"  # R-BET-6
    min_bet: int = 0  # of a game without a big blind; 0 = the ante (R-FOR-1)
    more_blinds: tuple[int, ...] = ()  # left of the big blind, each its own seat (R-FOR-1)
    straddles: int = 0  # voluntary ones allowed in a hand, each twice the blind before it (R-FOR-5)
    button: Button = "moving"  # R-TAB-3
    tournament: bool = False  # R-TAB-3, R-BET-5 (TDA 48), R-TRN-3
    showdown: Showdown = "auto"  # R-SHO-4
    run_it_twice: bool = False  # R-BET-11
    run_it_twice_time: int = 15  # R-BET-11
    ties: Ties = "split"  # R-DRW-4
    flush_beats_full_house: bool = False  # R-RNK-3
    ace_low_below_seven: bool = True  # R-RNK-3
    max_draw: int = 5  # R-DRW-1, R-HOM-7
    ace_draws_one_more: bool = False  # who keeps an ace (R-HOM-7)
    biggest_stack_buy_in: bool = False  # R-HOM-3
    chop_blinds: bool = False  # R-HOM-5
    jacks_or_better: bool = False  # R-HOM-7

    @property
    def bet_unit(self) -> int:
        """The big blind as an amount; in a game without one the smallest bet or the ante (R-FOR-1, R-BET-3)."""
        return self.big_blind or self.min_bet or self.ante or self.big_blind_ante

    @property
    def newcomers_wait(self) -> bool:
        """Whether coming in costs a wait or a post: not without blinds, nor where entry is free (R-TAB-3, R-TAB-5)."""
        return self.big_blind > 0 and self.post_to_enter == "choice" and not self.tournament

    @property
    def dead_button(self) -> bool:
        """Whether button and small blind may stand at an empty seat (R-TAB-3, TDA 32)."""
        return self.tournament or self.button == "dead"

    def fixed_bet(self, *, big: bool) -> int:
        """The one amount of a fixed-limit bet or raise in chips (R-BET-5)."""
        small = self.small_bet or self.bet_unit
        return (self.big_bet or 2 * small) if big else small

    def street_unit(self, *, big: bool) -> int:
        """The smallest bet of a street in chips; with fixed limit its only one (R-BET-3, R-BET-5, R-BET-6)."""
        if self.betting == "fixed-limit":
            return self.fixed_bet(big=big)
        return 2 * self.bet_unit if big and self.late_street_min_bet == "2bb" else self.bet_unit
