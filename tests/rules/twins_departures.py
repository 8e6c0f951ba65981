"""Where pokerkit 0.7.7 departs from the rules specification, and how its table is set right: one function each.

Each function says when it applies and changes nothing at any other time; then pokerkit answers anew. ``Twins`` counts
whose word changed an answer. What the table alone is told (``twins_table``) is no departure.

* R-FOR-3, R-BET-4: a blind all-in for less lowers pokerkit's price, and its pot before the flop, to what was posted. By
  the rule the full blind stands while somebody else can still bet, and counts for the pot-limit maximum (TDA 54). The
  missing chips lie in front of the blind as long as that is so, and are taken away before bets are collected
  (``Twins.phantoms``).
* R-BET-4 ``pl_antes_count = false``: pokerkit counts antes in the pot before the flop.
* R-BET-6: pokerkit's least bet of a street is its least raise too. By the rule twice the big blind is the least *bet*;
  over a short all-in the least raise is a big blind, or the last full raise.
* R-BET-7: before the first full bet or raise of a street pokerkit counts any all-in as a full one, so whoever has
  called the blind or checked may raise it. By the rule it has to have grown by a big blind since he acted.
* R-BET-7: short all-ins that have added up to a full raise are forgotten by pokerkit, and the next one is measured
  alone. By the rule a player may raise when the bet has grown by a full raise since he himself acted.
* R-BET-7, fixed-limit: pokerkit knows no half bet. By the rule an all-in of at least half a bet is a bet or raise, and
  less is none: who has acted may raise again over half a bet, a raise goes to the last full level and one bet
  (completing), and only full bets and raises count towards the cap.
* R-BET-5: pokerkit has a cap heads-up too. By the rule there is none from when only two players have chips, if the cap
  was not reached by then.
* R-BET-2, R-BET-9: pokerkit asks a player who owes nothing for a check though nobody else has chips. By the rule
  betting is over (``Twins.follow``).
* R-TAB-4: with two equal blinds heads-up pokerkit lets the big blind act first (``small_blind_first``).
* R-POT-3: pokerkit gives all odd chips of a pot to one player, and joins pots once their beaten claimants have mucked.
  By the rule odd chips go one each, pot by pot (``Twins.stacks_there``).
* R-DRW-3: when the stub ends pokerkit shuffles burn cards and everybody's discards into it. By the rule these are
  folded hands and the discards of players served before; it is dealt the cards that come of that (``Twins.follow``).
"""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from pokerkit import State

from poker_bot.engine.rules import TableRules
from poker_bot.engine.views import LegalActions


class Answer(NamedTuple):
    """One decision: player, price, least and most total to bet or raise to, both 0 when he may not."""

    actor: int
    call: int
    least: int
    most: int


class Street:
    """What the acts of one street mean by R-BET-7, read off the chips put in and not off either engine's counters.

    ``unit`` the least raise before there is a full one; ``bet`` the least bet; ``size`` the last full bet or raise;
    ``level`` and ``raises`` the last full level and the full bets and raises of fixed limit; ``short``: somebody has
    bet or raised less than a full one; ``acted`` since the street was dealt (players); ``free``: no cap any more.
    """

    def __init__(self, rules: TableRules, state: State) -> None:
        """A street on which nobody has acted, its blinds posted."""
        assert state.street is not None
        assert state.street_index is not None
        self.index = state.street_index
        self.fixed = rules.betting == "fixed-limit"
        self.bet = state.street.min_completion_betting_or_raising_amount
        self.unit = self.bet if self.fixed or self.index == 0 else rules.bet_unit
        self.size = self.unit
        self.level = max(state.bets)
        self.raises = 0
        self.short = False
        self.acted: set[int] = set()
        self.free = False

    def raised(self, before: int, to: int) -> None:
        """Somebody has bet or raised from ``before`` to ``to``, totals of the street."""
        if self.fixed:
            full = 2 * (to - self.level) >= self.unit
            self.short |= to - self.level != self.unit
            if full:
                self.level, self.raises = to, self.raises + 1
            return
        full = to - before >= (self.size if before else self.bet)
        self.short |= not full
        if full:
            self.size = to - before


Departure = Callable[[State, TableRules, Street, Answer], Answer]


def asked(state: State) -> Answer:
    """What pokerkit says, as its table stands."""
    assert state.actor_index is not None
    return Answer(
        state.actor_index,
        state.checking_or_calling_amount or 0,
        state.min_completion_betting_or_raising_to_amount or 0,
        state.max_completion_betting_or_raising_to_amount or 0,
    )


def answered(legal: LegalActions) -> Answer:
    """The same four facts as this engine's buttons have them."""
    raising = legal.max_to > 0 or (legal.all_in_to > 0 and legal.stack > legal.call)
    least, most = legal.min_to or legal.all_in_to, legal.max_to or legal.all_in_to
    return Answer(legal.seat - 1, legal.call, least if raising else 0, most if raising else 0)


def antes_do_not_count(state: State, rules: TableRules, street: Street, answer: Answer) -> Answer:
    """R-BET-4: antes are left out of the pot before the flop where the table says so."""
    if rules.pl_antes_count or street.index or not answer.least:
        return answer
    most = 2 * max(state.bets) - state.bets[answer.actor] + sum(state.bets)
    return answer._replace(most=min(answer.most, max(answer.least, most)))


def only_the_bet_is_doubled(state: State, rules: TableRules, street: Street, answer: Answer) -> Answer:
    """R-BET-6: over a short all-in first bet the least raise is a big blind, or the last full raise."""
    if not street.short or street.bet == street.unit:
        return answer
    _least(state, street.size)
    state.completion_betting_or_raising_amount = street.size if answer.actor in street.acted else 0
    state.consecutive_short_all_in_amounts.clear()
    return asked(state)


def short_all_in_is_no_full_bet(state: State, rules: TableRules, street: Street, answer: Answer) -> Answer:
    """R-BET-7: who has acted may not raise while the bet has grown by less than a big blind."""
    done = state.completion_betting_or_raising_amount
    if not street.short or done >= street.unit or answer.actor not in street.acted:
        return answer
    state.completion_betting_or_raising_amount = street.unit
    return asked(state)


def short_all_ins_add_up(state: State, rules: TableRules, street: Street, answer: Answer) -> Answer:
    """R-BET-7: short all-ins reopen the betting to whom they have raised by a full raise together."""
    if not street.short or answer.least or _owed(state, answer.actor) < street.size:
        return answer
    state.consecutive_short_all_in_amounts.clear()
    return asked(state)


def half_a_bet_reopens(state: State, rules: TableRules, street: Street, answer: Answer) -> Answer:
    """R-BET-7: who has acted may raise when he owes half a bet or more, and who has not acted always."""
    if not street.short:
        return answer
    half = (street.unit + 1) // 2
    state.completion_betting_or_raising_amount = half if answer.actor in street.acted else 0
    state.consecutive_short_all_in_amounts.clear()
    return asked(state)


def short_all_in_is_completed(state: State, rules: TableRules, street: Street, answer: Answer) -> Answer:
    """R-BET-7: a raise over less than half a bet goes to the last full level and one bet."""
    if not street.short or street.level == max(state.bets):
        return answer
    _least(state, street.level + street.unit)
    state.completion_status = True
    return asked(state)


def short_all_in_counts_for_no_raise(state: State, rules: TableRules, street: Street, answer: Answer) -> Answer:
    """R-BET-7: less than half a bet does not count towards the cap."""
    if not street.short:
        return answer
    state.completion_betting_or_raising_count = street.raises
    return asked(state)


def no_cap_heads_up(state: State, rules: TableRules, street: Street, answer: Answer) -> Answer:
    """R-BET-5: no cap once only two have chips, if that was so before it was reached."""
    assert state.street is not None
    able = sum(live and stack > 0 for live, stack in zip(state.statuses, state.stacks, strict=True))
    if able <= 2 and street.raises < (state.street.max_completion_betting_or_raising_count or 0):
        street.free = True
    if rules.cap_heads_up or not street.free:
        return answer
    state.completion_betting_or_raising_count = -1
    return asked(state)


def small_blind_first(state: State, dues: tuple[int, ...]) -> bool:
    """R-TAB-4: heads-up the button acts first, also where both blinds are the same; whether that had to be set right.

    The actors of the first round are there as soon as all hole cards are dealt. Player 1 has the button.
    """
    if len(dues) != 2 or dues[0] != dues[1] or state.player_count != 2 or len(state.actor_indices) != 2:
        return False
    state.actor_indices.reverse()
    assert list(state.actor_indices) == [1, 0]
    return True


BIG_BET: tuple[Departure, ...] = (only_the_bet_is_doubled, short_all_in_is_no_full_bet, short_all_ins_add_up)
POT_LIMIT: tuple[Departure, ...] = (*BIG_BET, antes_do_not_count)
FIXED_LIMIT: tuple[Departure, ...] = (
    half_a_bet_reopens,
    short_all_in_is_completed,
    short_all_in_counts_for_no_raise,
    no_cap_heads_up,
)


class Untouched:
    """pokerkit's own counters, to be given back after an act: the next decision starts from what it says itself."""

    def __init__(self, state: State) -> None:
        """Keep them."""
        self.state = state
        self.streets = state.streets
        self.done = state.completion_betting_or_raising_amount
        self.count = state.completion_betting_or_raising_count
        self.shorts = list(state.consecutive_short_all_in_amounts)
        self.price = max(state.bets)

    def give_back(self, to: int) -> None:
        """After a bet or raise ``to``, 0 for another act; the street may have ended and is left alone then."""
        state = self.state
        state.streets = self.streets
        state.completion_status = False
        if state.actor_indices and any(state.bets):
            state.completion_betting_or_raising_amount = max(self.done, to - self.price if to else 0)
            state.completion_betting_or_raising_count = self.count + bool(to)
            if not to:
                state.consecutive_short_all_in_amounts[:] = self.shorts


def _owed(state: State, player: int) -> int:
    return max(state.bets) - state.bets[player]


def _least(state: State, amount: int) -> None:
    """The street's least bet or raise until it is given back."""
    assert state.street is not None
    changed = replace(state.street, min_completion_betting_or_raising_amount=amount)
    state.streets = tuple(changed if street is state.street else street for street in state.streets)
