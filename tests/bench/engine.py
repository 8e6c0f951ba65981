"""Hands per second of the engine alone: events produced, state folded from them, chips summed after every event.

Six players, blinds 1/2, 400 chips each. Policy: facing a bet fold 20 %; 15 % raise uniformly between the minimum
and min(3 x minimum, maximum); else check or call. No codec, no store. Deck orders are made before the clock starts.
"""

import random
import time
from statistics import median
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from poker_bot.engine import actions as act
from poker_bot.engine.betting import bounds
from poker_bot.engine.cards import FULL_DECK
from poker_bot.engine.decide import Decision, step
from poker_bot.engine.rules import TableRules
from poker_bot.engine.state import Phase, TableState, chips_of
from poker_bot.engine.variants import VARIANTS
from poker_bot.refusals import Refusal

PLAYERS = 6
STACK = 400


class EngineFigures(Struct, frozen=True):
    """Medians over the runs; ``loop_ns`` is one pass of an empty loop in the same process, to compare machines by.

    ``shares`` of no-limit's hands per second that other games reach, each the median over runs that took turns with it.
    """

    hands_per_second: float
    acts_per_hand: float
    events_per_hand: float
    loop_ns: float
    shares: dict[str, float]


_BLINDS: Final = TableRules(small_blind=1, big_blind=2, buy_in_min=STACK, buy_in_max=STACK, show_time=0)
GAMES: Final = {
    "no-limit": _BLINDS,
    "pot-limit": replace(_BLINDS, betting="pot-limit"),
    "fixed-limit": replace(_BLINDS, betting="fixed-limit"),
    "draw": replace(_BLINDS, variant="draw"),
    "omaha": replace(_BLINDS, variant="omaha", betting="pot-limit"),
}


def decided(outcome: Decision | Refusal) -> Decision:
    """The bench only plays legal actions; a refusal is a bug and ends it."""
    if isinstance(outcome, Refusal):
        message = f"refused: {outcome.code}"
        raise AssertionError(message)  # noqa: TRY004 - not a type error of the caller
    return outcome


def seated(rules: TableRules) -> TableState:
    """Six players with full stacks and a drawn button, the start of every hand measured."""
    _, state = decided(step(None, act.OpenTable(rules)))
    for player in range(1, PLAYERS + 1):
        _, state = decided(step(state, act.SitDown(player, STACK)))
    return decided(step(state, act.DrawForButton(FULL_DECK)))[1]


def policy(state: TableState, rng: random.Random) -> act.Action:
    """The policy of the issue; up to three cards are exchanged in a draw."""
    hand = state.hand
    if hand is None or not hand.to_act:
        return act.TimeOut(state.turn)
    seat, turn = hand.to_act, hand.turn
    if hand.phase is Phase.DRAWING:
        return act.Draw(seat, turn, (0, 1, 2)[: int(rng.random() * 4)])
    limits = bounds(hand, hand.players[hand.places[seat]])
    if limits.call and rng.random() < 0.2:
        return act.Fold(seat, turn)
    if limits.may_raise and rng.random() < 0.15:
        top = min(3 * limits.min_to, limits.max_to)
        amount = limits.min_to + int(rng.random() * (top - limits.min_to + 1)) if limits.min_to <= top else top
        return (act.BetTo if limits.opening else act.RaiseTo)(seat, turn, amount)
    return act.Call(seat, turn) if limits.call else act.Check(seat, turn)


class _Table:
    """One game at one table: the same deals in every run."""

    def __init__(self, rules: TableRules, seed: int) -> None:
        self.rng = random.Random(seed)
        self.start = seated(rules)
        deck = VARIANTS[rules.variant].deck
        self.orders = [tuple(self.rng.sample(deck, len(deck))) for _ in range(500)]
        self.acts = self.events = 0

    def rate(self, hands: int) -> float:
        """Hands per second; raises ``AssertionError`` when chips differ at the end of any hand."""
        rng, begun = self.rng, time.process_time()
        for number in range(hands):
            made, state = decided(step(self.start, act.StartHand(self.orders[number % len(self.orders)])))
            self.events += len(made)
            while state.hand_running:
                made, state = decided(step(state, policy(state, rng)))
                self.acts += 1
                self.events += len(made)
            if chips_of(state) != PLAYERS * STACK:
                message = "chips differ"
                raise AssertionError(message)
        return hands / (time.process_time() - begun)


def run(hands: int, runs: int = 5, seed: int = 1) -> EngineFigures:
    """Play ``hands`` hands of no-limit hold'em per run, and a fifth as many of each other game beside them."""
    tables = {name: _Table(rules, seed) for name, rules in GAMES.items()}
    main, others = tables["no-limit"], {name: table for name, table in tables.items() if name != "no-limit"}
    rates = [main.rate(hands) for _ in range(runs)]
    total = hands * runs
    acts, events = main.acts / total, main.events / total
    shares: dict[str, float] = {}
    for name, table in others.items():
        turns = [table.rate(hands // 5) / main.rate(hands // 5) for _ in range(runs)]
        shares[name] = median(turns)
    return EngineFigures(median(rates), acts, events, _loop_ns(), shares)


def _loop_ns() -> float:
    begun = time.process_time()
    for _ in range(1_000_000):
        pass
    return (time.process_time() - begun) * 1000


if __name__ == "__main__":
    print(run(1000))
