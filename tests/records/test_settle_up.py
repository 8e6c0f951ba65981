"""The settle-up of a session: nobody's chips are forgotten, and what is lost by some is won by others."""

import random
from itertools import count

from hypothesis import given, settings
from hypothesis import strategies as st

from poker_bot.engine import actions as act
from poker_bot.engine.rules import TableRules
from poker_bot.engine.state import TableState
from poker_bot.host.cashier import postings
from poker_bot.host.ports import LedgerRow, Settled
from poker_bot.records.settle_up import Held, held_at, settle_up
from tests.engine.playable import BUY_IN, next_move, playable_rules
from tests.engine.test_properties import Live

TABLE = 7


def row(source: str, target: str, amount: int, reason: str) -> LedgerRow:
    """A movement; what the accounts held behind it matters to nobody here."""
    return LedgerRow(1, 1, source, target, amount, reason, 0, 0, TABLE, 1, 0, 0, 0)


def booked(live: Live) -> list[LedgerRow]:
    """All movements of a table's whole log."""
    return [row(one.source, one.target, one.amount, one.reason) for one in postings(TABLE, None, live.log)]


def to_wallets(rows: list[LedgerRow]) -> list[LedgerRow]:
    """Those with a wallet on one side: what the store keeps an index of."""
    return [one for one in rows if one.source.startswith("wallet:") or one.target.startswith("wallet:")]


def test_brought_taken_and_still_there() -> None:
    """Two buy-ins, one cash-out and a stack; a top-up that found no room was never brought; a refund is taken."""
    rows = [
        row("wallet:1", "seat:7:1", 1000, "buy-in"),
        row("wallet:2", "seat:7:2", 1000, "buy-in"),
        row("wallet:2", "seat:7:2", 500, "top-up"),
        row("seat:7:2", "wallet:2", 200, "top-up-returned"),
        row("seat:7:1", "wallet:1", 1400, "cash-out"),
        row("wallet:1", "seat:7:1", 400, "buy-in"),
        row("pot:7", "wallet:2", 40, "void"),
    ]
    assert settle_up(rows, Held({1: 350, 2: 910})) == (
        Settled(1, brought=1400, took=1400, at_table=350),
        Settled(2, brought=1300, took=40, at_table=910),
    )


def test_the_best_comes_first() -> None:
    """Equal ones by what they brought, then by person."""
    rows = [row(f"wallet:{one}", f"seat:7:{one}", 1000, "buy-in") for one in (5, 4, 3)]
    rows += [row("seat:7:4", "wallet:4", 1500, "cash-out"), row("seat:7:3", "wallet:3", 750, "cash-out")]
    rows += [row("seat:7:5", "wallet:5", 750, "cash-out")]
    assert [(one.person, one.difference) for one in settle_up(rows)] == [(4, 500), (3, -250), (5, -250)]


@settings(max_examples=80)
@given(rules=playable_rules(), seed=st.integers(0, 2**32 - 1), steps=st.integers(20, 400))
def test_differences_cancel_out_in_every_game(rules: TableRules, seed: int, steps: int) -> None:
    """At any moment what some are up others are down, less what is carried; closed, it is what the wallets say."""
    rng, live = random.Random(seed), Live(rules)
    for player in range(1, rules.seats + 1):
        live.try_(act.SitDown(player, rng.randint(BUY_IN, 250)))
    for _ in range(steps):
        live.try_(next_move(live.state, rng))
    held = held_at(live.state)
    lines = settle_up(to_wallets(booked(live)), held)
    assert sum(line.difference for line in lines) == -held.carried
    assert sum(line.at_table for line in lines) + held.carried == live.state.chips
    _close(live, rng)
    rows = booked(live)
    final = settle_up(to_wallets(rows))
    assert sum(line.difference for line in final) == 0
    assert held_at(live.state) == Held()
    wallets: dict[str, int] = {}
    for one in rows:
        wallets[one.source] = wallets.get(one.source, 0) - one.amount
        wallets[one.target] = wallets.get(one.target, 0) + one.amount
    assert {f"wallet:{line.person}": line.difference for line in final if line.difference} == {
        account: chips for account, chips in wallets.items() if chips
    }


def _close(live: Live, rng: random.Random) -> None:
    """Play the running hand out; it is the last."""
    live.try_(act.CloseTable())
    for tries in count():
        if live.state.closed:
            return
        assert tries < 2000, _where(live.state)
        live.try_(next_move(live.state, rng))


def _where(state: TableState) -> str:
    return f"stuck in hand {state.hand_number}"
