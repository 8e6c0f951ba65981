"""Random no-limit hold'em hands, played by this engine and by pokerkit 0.7.7 side by side.

At every decision both must name the same player, price, right to raise and bounds, and at the end the same stacks.
Where pokerkit departs from the rules specification, the rule is followed and the departure is allowed for here:

* R-FOR-3: a big blind all-in for less lowers pokerkit's price to what was posted. Here the big blind can always pay.
* R-FOR-2: pokerkit takes the single-payer ante before the blind. Here the big blind can always pay both.
* R-BET-7: before the first full bet or raise of a street pokerkit counts any all-in as a full one, so whoever has
  called the blind or checked may raise it. By the rule it has to have grown by a big blind since he acted.
* R-BET-7: short all-ins that have added up to a full raise are forgotten by pokerkit, and the next one is measured
  alone. By the rule a player may raise when the bet has grown by a full raise since he himself acted.
* R-BET-2, R-BET-9: pokerkit asks a player who owes nothing for a check though all others are all-in. By the rule
  betting is over.
* R-TAB-4: with two equal blinds heads-up pokerkit lets the big blind act first. Here the blinds differ.
* R-POT-3: pokerkit gives all odd chips of a pot to one player, and joins pots once their beaten claimants have mucked.
  By the rule odd chips go one each, pot by pot, so where several pots are shared a chip a pot may lie elsewhere.
"""

import random
from collections.abc import Iterator

import pytest
from pokerkit import Automation, ChipsPushing, Mode, NoLimitTexasHoldem, State

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.cards import FULL_DECK, Card, cards_text
from poker_bot.engine.chips import split
from poker_bot.engine.decide import step
from poker_bot.engine.rules import TableRules
from poker_bot.engine.state import Seat, TableState
from poker_bot.engine.views import LegalActions, legal_actions
from poker_bot.refusals import Refusal

HANDS = 40
"""Hands per seed; ten seeds take about eight seconds."""

_BY_ITSELF = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.RUNOUT_COUNT_SELECTION,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


class Twins:
    """One hand at both tables. Seat ``i + 1`` here is player ``i`` there: left of the button first, the button last."""

    def __init__(self, rng: random.Random) -> None:
        """Draw blinds, antes, stacks and a deck, and deal."""
        self.rng = rng
        players = rng.randint(2, 10)
        small, big = rng.choice([(1, 2), (5, 10), (50, 100), (3, 7)])
        ante, big_blind_ante = rng.choice([(0, 0), (0, 0), (big // 2, 0), (0, big)])
        deep = big * rng.choice([3, 12, 60])
        stacks = [rng.randint(1, deep) for _ in range(players)]
        payer = 0 if players == 2 else 1
        stacks[payer] += big + ante + big_blind_ante
        self.log: list[ev.AnyEvent] = []
        self.order: tuple[Card, ...] = tuple(rng.sample(FULL_DECK, len(FULL_DECK)))
        self.ours = self._deal(TableRules(small, big, ante, big_blind_ante, time_bank=0, show_time=0), stacks)
        self.theirs: State = NoLimitTexasHoldem.create_state(
            _BY_ITSELF,
            ante_trimming_status=not big_blind_ante,
            raw_antes=(0, big_blind_ante) if big_blind_ante else (ante,) * players,
            raw_blinds_or_straddles=(small, big),
            min_bet=big,
            raw_starting_stacks=stacks,
            player_count=players,
            mode=Mode.CASH_GAME,
        )
        self._deal_there()

    def _deal(self, rules: TableRules, stacks: list[int]) -> TableState:
        seats = tuple(Seat(player=100 + index, stack=stack) for index, stack in enumerate(stacks))
        state = TableState(rules=rules, seats=seats, chips=sum(stacks), drawn=True, button=len(stacks))
        return self._step(state, act.StartHand(self.order))

    def _step(self, state: TableState, action: act.Action) -> TableState:
        outcome = step(state, action)
        assert not isinstance(outcome, Refusal), outcome
        self.log += outcome[0]
        return outcome[1]

    def _deal_there(self) -> None:
        """Give the other table the same hole cards, burns and board, and the checks that only it asks for."""
        hand = self.ours.hand
        assert hand is not None
        while self.theirs.status:
            if self.theirs.can_deal_hole():
                positions = hand.hole[sum(map(bool, self.theirs.hole_cards))]
                self.theirs.deal_hole(cards_text(tuple(self.order[place] for place in positions)))
            elif self.theirs.can_burn_card():
                self.theirs.burn_card("??")
            elif self.theirs.can_deal_board():
                dealt = len(self.theirs.board_cards)
                self.theirs.deal_board(cards_text(hand.board[dealt : dealt + (1 if dealt else 3)]))
            elif not self.ours.hand_running and self.theirs.checking_or_calling_amount == 0:
                self.theirs.check_or_call()
            else:
                return

    def decisions(self) -> Iterator[LegalActions]:
        """Every decision, before it is taken at both tables by chance."""
        while (legal := legal_actions(self.ours)) is not None:
            yield legal
            self._act(legal)
            self._deal_there()

    def _act(self, legal: LegalActions) -> None:
        seat, turn, dice = legal.seat, legal.turn, self.rng.random()
        to = self._raise_to(legal, dice)
        if to:
            kind = act.BetTo if legal.opening else act.RaiseTo
            self.ours = self._step(self.ours, kind(seat, turn, to))
            self.theirs.complete_bet_or_raise_to(to)
        elif legal.call and dice > 0.85:
            self.ours = self._step(self.ours, act.Fold(seat, turn))
            self.theirs.fold()
        else:
            self.ours = self._step(self.ours, (act.Call if legal.call else act.Check)(seat, turn))
            self.theirs.check_or_call()

    def _raise_to(self, legal: LegalActions, dice: float) -> int:
        """A total to bet or raise to, often the least or the whole stack; 0 for none."""
        if dice > 0.4 or not legal.all_in_to or legal.stack <= legal.call:
            return 0
        least = legal.min_to or legal.all_in_to
        return self.rng.choice([least, legal.all_in_to, self.rng.randint(least, legal.all_in_to)])

    def full_bet_on_this_street(self) -> bool:
        """Whether anybody has made a full bet or raise since the street was dealt."""
        for event in reversed(self.log):
            if isinstance(event, ev.StreetDealt):
                return False
            if isinstance(event, ev.PlayerBet | ev.PlayerRaised) and event.full:
                return True
        return False

    def grown_by_a_full_raise(self, seat: int) -> bool:
        """Whether ``seat`` faces in all, by more than one short all-in since its own act, at least a full raise."""
        raised: list[int] = []
        for event in reversed(self.log):
            if isinstance(event, ev.PlayerBet | ev.PlayerRaised):
                raised.append(event.to)
                if event.full and event.seat != seat:
                    return False
            if isinstance(event, ev.PlayerCalled | ev.PlayerBet | ev.PlayerRaised) and event.seat == seat:
                break
        hand = self.ours.hand
        assert hand is not None
        player = hand.players[hand.places[seat]]
        return len(raised) > 1 and raised[0] - player.bet >= hand.raise_size

    def stacks_there(self) -> list[int]:
        """The other table's stacks, its odd chips handed out one each (R-POT-3)."""
        stacks = list(self.theirs.stacks)
        for push in self.theirs.operations:
            if isinstance(push, ChipsPushing):
                winners = [player for player, amount in enumerate(push.amounts) if amount]
                for player, share in zip(winners, split(sum(push.amounts), len(winners)), strict=True):
                    stacks[player] += share - push.amounts[player]
        return stacks


def _compare(twins: Twins, legal: LegalActions) -> None:
    """One decision: who, what it costs, whether and to what he may raise."""
    there = twins.theirs
    assert there.actor_index == legal.seat - 1
    assert there.checking_or_calling_amount == legal.call
    least, most = there.min_completion_betting_or_raising_to_amount, there.max_completion_betting_or_raising_to_amount
    if not legal.all_in_to or legal.stack <= legal.call:
        assert least is None or (not twins.full_bet_on_this_street() and 0 < legal.call < twins.ours.rules.big_blind)
    elif least is None:
        assert twins.grown_by_a_full_raise(legal.seat)
    else:
        assert (least, most) == (legal.min_to or legal.all_in_to, legal.all_in_to)


def _compare_stacks(twins: Twins) -> None:
    """The end: who has how much, to the chip unless several pots were shared."""
    hand = twins.ours.hand
    assert hand is not None
    here = [seat.stack for seat in twins.ours.seats if seat is not None]
    there = twins.stacks_there()
    shared = sum(len(result.shares) > 1 for result in hand.results)
    assert sum(here) == sum(there)
    assert max(abs(one - other) for one, other in zip(here, there, strict=True)) <= (shared if shared > 1 else 0)


@pytest.mark.parametrize("seed", range(10))
def test_pokerkit_plays_the_same_hand(seed: int) -> None:
    """R-BET-1…3, R-BET-7…9, R-FOR-1…4, R-POT-1…3: same decisions and same stacks, but for the departures above."""
    rng = random.Random(seed)
    for _ in range(HANDS):
        twins = Twins(rng)
        for legal in twins.decisions():
            _compare(twins, legal)
        assert not twins.theirs.status
        _compare_stacks(twins)
