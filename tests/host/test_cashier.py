"""Events to postings, and the proof that accounts and stacks agree (law 8, R-POT-4)."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poker_bot.engine import actions as ac
from poker_bot.engine import events as ev
from poker_bot.engine.decide import step
from poker_bot.engine.deck import deck_order
from poker_bot.engine.rules import TableRules
from poker_bot.engine.state import Phase, TableState
from poker_bot.engine.views import legal_actions
from poker_bot.host.cashier import balanced, postings, wallet_change
from poker_bot.host.ports import Posting, table_accounts
from poker_bot.refusals import Refusal

TABLE = 7


def do(state: TableState | None, *actions: ac.AnyAction) -> tuple[tuple[ev.AnyEvent, ...], TableState]:
    """The events of legal actions and the state behind them."""
    events: tuple[ev.AnyEvent, ...] = ()
    for action in actions:
        outcome = step(state, action)
        assert not isinstance(outcome, Refusal), outcome
        events += outcome[0]
        state = outcome[1]
    assert state is not None
    return events, state


def opened(*stacks: int) -> TableState:
    """A table with players from 101 in seats from 1 on."""
    _, state = do(None, ac.OpenTable(TableRules(buy_in_min=20, ante=3)))
    for number, chips in enumerate(stacks, 1):
        _, state = do(state, ac.SitDown(100 + number, chips))
    return state


def deal(seed: int) -> tuple[ac.AnyAction, ac.AnyAction]:
    """The draw for the button and the first hand."""
    return ac.DrawForButton(deck_order(bytes(32))), ac.StartHand(deck_order(seed.to_bytes(32, "big")))


def test_a_buy_in_goes_from_the_wallet_to_the_seat() -> None:
    """Opening a table moves nothing."""
    opening, state = do(None, ac.OpenTable(TableRules()))
    assert postings(TABLE, None, opening) == ()
    events, _ = do(state, ac.SitDown(5, 400))
    assert postings(TABLE, state, events) == (Posting("wallet:5", "seat:7:5", 400, "buy-in"),)


def test_a_top_up_and_a_cash_out() -> None:
    """Chips of a top-up are the seat's from the moment they are reserved; standing up takes all of them home."""
    state = opened(400)
    queued, after = do(state, ac.TopUp(1, 100))
    assert postings(TABLE, state, queued) == (Posting("wallet:101", "seat:7:101", 100, "top-up"),)
    left, _ = do(after, ac.StandUp(1))
    assert postings(TABLE, after, left) == (Posting("seat:7:101", "wallet:101", 500, "cash-out"),)


def test_forced_bets_go_to_the_pot_with_their_hand() -> None:
    """Antes and blinds, each from its payer."""
    state = opened(500, 500)
    events, after = do(state, *deal(1))
    moved = postings(TABLE, state, events)
    assert sorted((one.amount, one.reason, one.hand) for one in moved) == [
        (3, "ante", 1),
        (3, "ante", 1),
        (10, "blind", 1),
        (20, "blind", 1),
    ]
    assert {one.target for one in moved} == {"pot:7"}
    assert table_accounts(TABLE, after)["pot:7"] == 36


def test_the_uncalled_part_and_the_pot_are_two_movements() -> None:
    """What nobody called is not won (R-BET-8, M-10)."""
    state = opened(500, 500)
    _, state = do(state, *deal(1))
    assert state.hand is not None
    _, state = do(state, ac.RaiseTo(state.hand.to_act, state.turn, 100))
    assert state.hand is not None
    events, _ = do(state, ac.Fold(state.hand.to_act, state.turn))
    moved = postings(TABLE, state, events)
    assert [(one.source, one.amount, one.reason) for one in moved] == [("pot:7", 80, "uncalled"), ("pot:7", 46, "pot")]


def test_nothing_is_posted_for_no_chips() -> None:
    """A broke player who stands up moves nothing."""
    state = opened(400, 400)
    event = ev.PlayerStoodUp(1, 101, 0, "broke")
    assert postings(TABLE, state, (event,)) == ()


@pytest.mark.parametrize("fault", ["amount", "account", "missing", "extra"])
def test_postings_that_do_not_bear_out_the_states_are_noticed(fault: str) -> None:
    """One chip, one account or one posting wrong is enough (R-POT-4)."""
    state = opened(500, 500)
    events, after = do(state, *deal(1))
    moved = list(postings(TABLE, state, events))
    assert balanced(TABLE, state, after, moved)
    one = moved[0]
    wrong = {
        "amount": [Posting(one.source, one.target, one.amount + 1, one.reason), *moved[1:]],
        "account": [Posting("seat:7:999", one.target, one.amount, one.reason), *moved[1:]],
        "missing": moved[1:],
        "extra": [one, *moved],
    }
    assert not balanced(TABLE, state, after, wrong[fault])


def test_a_wallets_change_is_what_came_less_what_went() -> None:
    """Only the person's own wallet counts."""
    moved = (Posting("wallet:5", "seat:7:5", 400, ""), Posting("seat:7:5", "wallet:5", 150, ""))
    assert (wallet_change(5, moved), wallet_change(6, moved)) == (-250, 0)


@given(st.integers(0, 2**32), st.lists(st.integers(20, 600), min_size=2, max_size=6))
def test_accounts_and_stacks_agree_at_every_step_of_any_hand(seed: int, stacks: list[int]) -> None:
    """Random hands with side pots, short blinds, leavers and top-ups: each action's postings bear out its states."""
    chance = random.Random(seed)
    state = opened(*stacks)
    books = table_accounts(TABLE, state)
    action: tuple[ac.AnyAction, ...] = deal(seed % 2**30)
    for _ in range(200):
        events, after = do(state, *action)
        moved = postings(TABLE, state, events)
        assert balanced(TABLE, state, after, moved)
        for posting in moved:
            books[posting.source] = books.get(posting.source, 0) - posting.amount
            books[posting.target] = books.get(posting.target, 0) + posting.amount
        held = {account: chips for account, chips in books.items() if chips and not account.startswith("wallet")}
        assert held == table_accounts(TABLE, after)
        state = after
        if state.hand is None or state.hand.phase is Phase.OVER:
            return
        action = (_random_action(state, chance),)
    raise AssertionError("a hand without an end")


def _random_action(state: TableState, chance: random.Random) -> ac.AnyAction:
    legal = legal_actions(state)
    if legal is None:
        return ac.TimeOut(state.turn)
    if chance.random() < 0.05:
        return ac.StandUp(legal.seat)
    if legal.max_to and chance.random() < 0.4:
        to = chance.randint(legal.min_to, legal.max_to)
        kind = ac.BetTo if legal.opening else ac.RaiseTo
        return kind(legal.seat, legal.turn, to)
    if legal.all_in_to and chance.random() < 0.3:
        return ac.AllIn(legal.seat, legal.turn)
    if legal.call:
        kinds = ac.Call if chance.random() < 0.8 else ac.Fold
        return kinds(legal.seat, legal.turn)
    return ac.Check(legal.seat, legal.turn)
