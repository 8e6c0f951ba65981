"""Hands per second of the engine alone: events produced, state folded from them, chips summed after every event.

Six players, blinds 1/2, 400 chips each. Policy: facing a bet fold 20 %; 15 % raise uniformly between the minimum
and min(3 x minimum, maximum); else check or call. No codec, no store. Deck orders are made before the clock starts.
"""

import random
import time
from statistics import median

from msgspec import Struct

from poker_bot.engine import actions as act
from poker_bot.engine.betting import bounds
from poker_bot.engine.cards import FULL_DECK
from poker_bot.engine.decide import Decision, step
from poker_bot.engine.rules import TableRules
from poker_bot.engine.state import TableState, chips_of
from poker_bot.refusals import Refusal

PLAYERS = 6
STACK = 400


class EngineFigures(Struct, frozen=True):
    """Medians over the runs; ``loop_ns`` is one pass of an empty loop in the same process, to compare machines by."""

    hands_per_second: float
    acts_per_hand: float
    events_per_hand: float
    loop_ns: float


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
    """The policy of the issue."""
    hand = state.hand
    if hand is None or not hand.to_act:
        return act.TimeOut(state.turn)
    seat, turn = hand.to_act, hand.turn
    limits = bounds(hand, hand.players[hand.places[seat]])
    if limits.call and rng.random() < 0.2:
        return act.Fold(seat, turn)
    if limits.may_raise and rng.random() < 0.15:
        top = min(3 * limits.min_to, limits.max_to)
        amount = limits.min_to + int(rng.random() * (top - limits.min_to + 1)) if limits.min_to <= top else top
        return (act.BetTo if limits.opening else act.RaiseTo)(seat, turn, amount)
    return act.Call(seat, turn) if limits.call else act.Check(seat, turn)


def run(hands: int, runs: int = 5, seed: int = 1) -> EngineFigures:
    """Play ``hands`` hands per run; raises ``AssertionError`` when chips differ at the end of any hand."""
    rng = random.Random(seed)
    start = seated(TableRules(small_blind=1, big_blind=2, buy_in_min=STACK, buy_in_max=STACK, show_time=0))
    orders = [tuple(rng.sample(FULL_DECK, len(FULL_DECK))) for _ in range(500)]
    rates, acts, events = [], 0, 0
    for _ in range(runs):
        begun = time.process_time()
        for number in range(hands):
            made, state = decided(step(start, act.StartHand(orders[number % len(orders)])))
            events += len(made)
            while state.hand_running:
                made, state = decided(step(state, policy(state, rng)))
                acts += 1
                events += len(made)
            if chips_of(state) != PLAYERS * STACK:
                message = "chips differ"
                raise AssertionError(message)
        rates.append(hands / (time.process_time() - begun))
    total = hands * runs
    return EngineFigures(median(rates), acts / total, events / total, _loop_ns())


def _loop_ns() -> float:
    begun = time.process_time()
    for _ in range(1_000_000):
        pass
    return (time.process_time() - begun) * 1000


if __name__ == "__main__":
    print(run(1000))
