"""Evenings played through the engine, and what of them stands in the ledger: people who play, and one who gives away.

No store and no host: the postings of the events become rows as a store writes them, but for the balances behind.
"""

import random
from collections.abc import Callable, Sequence

from poker_bot.engine import actions as act
from poker_bot.engine.betting import bounds
from poker_bot.engine.cards import FULL_DECK
from poker_bot.engine.decide import step
from poker_bot.engine.rules import TableRules
from poker_bot.engine.state import TableState
from poker_bot.host.cashier import postings
from poker_bot.host.ports import LedgerRow
from poker_bot.refusals import Refusal
from tests.bench.engine import decided

RULES = TableRules(seats=6, show_time=0)
BUY_IN = RULES.buy_in_max
Policy = Callable[[TableState, random.Random], act.Action]


def evening(people: Sequence[int], hands: int, seed: int, policy: Policy, table: int = 1) -> list[LedgerRow]:
    """The rows of an evening, in the order of time; whoever is below the least buy-in buys in again."""
    rng = random.Random(seed)
    rows: list[LedgerRow] = []
    state: TableState | None = None

    def do(action: act.Action) -> bool:
        nonlocal state
        outcome = step(state, action)
        if isinstance(outcome, Refusal):
            return False
        events, after = decided(outcome)
        for one in postings(table, state, events):
            number = len(rows) + 1
            side = (one.source, one.target, one.amount, one.reason)
            rows.append(LedgerRow(number, 1, *side, 0, one.hand, table, number, number, 0, 0))
        state = after
        return True

    do(act.OpenTable(RULES))
    for person in people:
        do(act.SitDown(person, BUY_IN))
    do(act.DrawForButton(FULL_DECK))
    for _ in range(hands):
        assert state is not None
        for number, seat in enumerate(state.seats, 1):
            if seat is not None and seat.stack < RULES.buy_in_min:
                do(act.TopUp(number, BUY_IN - seat.stack))
        assert do(act.StartHand(tuple(rng.sample(FULL_DECK, len(FULL_DECK)))))
        while state.hand_running:
            assert do(policy(state, rng))
    do(act.CloseTable())
    return rows


def honest(state: TableState, rng: random.Random) -> act.Action:
    """Cards decide who wins, and everybody plays alike: folds, calls, raises up to the pot, now and then everything."""
    hand = state.hand
    if hand is None or not hand.to_act:
        return act.TimeOut(state.turn)
    seat, turn = hand.to_act, hand.turn
    limits, chance = bounds(hand, hand.players[hand.places[seat]]), rng.random()
    if limits.call and chance < 0.35:
        return act.Fold(seat, turn)
    if limits.may_raise and limits.min_to <= limits.max_to and chance > 0.8:
        top = limits.max_to if chance > 0.97 else min(3 * limits.min_to, limits.max_to)
        amount = limits.min_to + int(rng.random() * (top - limits.min_to + 1))
        return (act.BetTo if limits.opening else act.RaiseTo)(seat, turn, amount)
    return act.Call(seat, turn) if limits.call else act.Check(seat, turn)


def dumping(giver: int, taker: int) -> Policy:
    """``giver`` opens for 600 whatever he has and folds to the shove of ``taker``; the others keep away from it."""

    def policy(state: TableState, rng: random.Random) -> act.Action:
        hand = state.hand
        if hand is None or not hand.to_act:
            return act.TimeOut(state.turn)
        seat, turn = hand.to_act, hand.turn
        player = hand.players[hand.places[seat]]
        limits = bounds(hand, player)
        raises = limits.may_raise and limits.min_to <= limits.max_to
        gives, takes = player.player == giver, player.player == taker
        if gives and player.contribution < 500 and raises and limits.max_to >= 600:
            return (act.BetTo if limits.opening else act.RaiseTo)(seat, turn, max(600, limits.min_to))
        if takes and limits.call >= 500 and raises:
            return act.RaiseTo(seat, turn, limits.max_to)
        if not (gives or takes) and limits.call < 500:
            return honest(state, rng)
        folds = player.contribution >= 500 if gives else not takes
        return (act.Fold if folds else act.Call)(seat, turn) if limits.call else act.Check(seat, turn)

    return policy
