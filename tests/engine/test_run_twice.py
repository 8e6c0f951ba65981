"""Run it twice: who is asked, what settles it, and how the pots are shared on two boards (R-BET-11)."""

from collections.abc import Sequence

import pytest

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.cards import cards_text
from poker_bot.engine.rules import TableRules
from poker_bot.engine.rules_check import rules_problems
from poker_bot.engine.state import Phase
from poker_bot.engine.views import public_view, seat_view
from tests.engine.driver import Table
from tests.engine.stacked import start

BURNS = (0, 3, 4, 5, 6)
"""A burn card before flop, turn and river, and before turn and river of the second board."""


def _all_in_on_the_flop(hole: str = "7c2d AsAh KsKd", rest: str = "5h5cTc2c3hKh4d", **rules: object) -> Table:
    """Trouble R-26: a pot of 101 between seats 2 and 3, two chips gone back to seat 2, two boards to come."""
    table = Table([1000, 52, 50], small_blind=1, big_blind=2, run_it_twice=True, **rules)
    start(table, hole, rest, button=3, burns=BURNS)
    table.play("c f k a a")
    return table


def _answer(table: Table, *agree: int) -> tuple[ev.AnyEvent, ...]:
    events: tuple[ev.AnyEvent, ...] = ()
    for seat in agree:
        events += table.do(act.AnswerRunTwice(seat, table.state.turn, agree=True))
    return events


def _awards(table: Table) -> list[tuple[int, int, int, tuple[tuple[int, int], ...]]]:
    return [
        (event.index, event.board, event.amount, event.shares)
        for event in table.log
        if isinstance(event, ev.PotAwarded)
    ]


def _streets(table: Table) -> list[tuple[int, int, str, int]]:
    """(board, street, cards, burn) of everything dealt."""
    return [
        (event.board, event.street, cards_text(event.cards), event.burn)
        for event in table.log
        if isinstance(event, ev.StreetDealt)
    ]


def test_r_bet_11_every_live_player_is_asked_before_hands_are_turned_up() -> None:
    """R-BET-11: the two all-in players are asked in one question, the folded one is not, and no card lies open yet."""
    table = _all_in_on_the_flop()
    assert table.log[-1] == ev.RunTwiceAsked(table.state.turn, (2, 3))
    assert ev.UncalledBetReturned(2, 2) in table.log
    assert not table.all(ev.HandShown)
    assert table.hand.phase is Phase.RUN_TWICE
    assert public_view(table.state).phase == "run-twice"
    assert [seat_view(table.state, seat).may_run_twice for seat in (1, 2, 3)] == [False, True, True]


def test_r_bet_11_trouble_r_26_101_chips_are_51_and_50() -> None:
    """R-BET-11, trouble R-26: another winner on each board, the odd chip goes to the first: 51 / 50."""
    table = _all_in_on_the_flop()
    _answer(table, 2, 3)
    assert _awards(table) == [(0, 1, 51, ((2, 51),)), (0, 2, 50, ((3, 50),))]
    assert table.stacks() == [999, 53, 50]


def test_r_bet_11_the_second_board_comes_from_the_same_stub_with_its_own_burns() -> None:
    """R-BET-11: the first board is completed as usual, then the missing cards of the second, each behind a burn."""
    table = _all_in_on_the_flop()
    _answer(table, 2, 3)
    assert _streets(table) == [
        (1, 1, "5h5cTc", 6),
        (1, 2, "2c", 10),
        (1, 3, "3h", 12),
        (2, 2, "Kh", 14),
        (2, 3, "4d", 16),
    ]
    view = public_view(table.state)
    assert cards_text(view.board) == "5h5cTc2c3h"
    assert cards_text(view.second_board) == "5h5cTcKh4d"
    assert [(result.board, result.amount) for result in view.results] == [(1, 51), (2, 50)]
    assert {cards_text(five) for _, five in view.results[1].cards} == {"KsKhKd5h5c"}


def test_r_bet_11_ties_on_one_board_are_split_by_r_pot_3() -> None:
    """R-BET-11, R-POT-3: 51 tied on the first board are 26 left of the button and 25; 50 on the second are 25 each."""
    table = _all_in_on_the_flop("7c2d AsKd AhKc", "5h5sTc2c3h9s4d")
    _answer(table, 2, 3)
    assert _awards(table) == [(0, 1, 51, ((2, 26), (3, 25))), (0, 2, 50, ((2, 25), (3, 25)))]


def test_r_bet_11_each_pot_is_halved() -> None:
    """R-BET-11, R-POT-5: side pot of 399 and main pot of 404, the side pot first, each halved, odd chip to board 1."""
    table = Table([101, 300, 301, 1000], small_blind=1, big_blind=2, run_it_twice=True)
    start(table, "QsQh AsAh KsKd 7c2d", "3h5cTc2c3sKh4d", button=4, burns=BURNS)
    table.play("c r102 a a a f")
    assert table.hand.deciding == (1, 2, 3)
    _answer(table, 3, 1, 2)
    assert _awards(table) == [
        (1, 1, 200, ((2, 200),)),
        (1, 2, 199, ((3, 199),)),
        (0, 1, 202, ((2, 202),)),
        (0, 2, 202, ((3, 202),)),
    ]
    assert table.stacks() == [0, 402, 402, 898]


def test_r_bet_11_one_refusal_is_once() -> None:
    """R-BET-11: who refuses settles it for all at once, the others are asked no more, and one board is dealt."""
    table = _all_in_on_the_flop()
    turn = table.state.turn
    events = table.do(act.AnswerRunTwice(3, turn, agree=False))
    assert events[0] == ev.RunTwiceSettled(twice=False)
    assert [event.board for event in events if isinstance(event, ev.StreetDealt)] == [1, 1]
    assert _awards(table) == [(0, 0, 101, ((2, 101),))]
    assert table.refuse(act.AnswerRunTwice(2, turn, agree=True)).code == "not-asked"


def test_r_bet_11_a_refusal_after_an_agreement_is_once() -> None:
    """R-BET-11: one agreement of two is none."""
    table = _all_in_on_the_flop()
    _answer(table, 2)
    assert public_view(table.state).agreed == (2,)
    assert table.hand.phase is Phase.RUN_TWICE
    table.do(act.AnswerRunTwice(3, table.state.turn, agree=False))
    assert _awards(table) == [(0, 0, 101, ((2, 101),))]


def test_r_bet_11_silence_is_once() -> None:
    """R-BET-11: when the 15 s are out the hand is run once, and nobody is counted as absent for it (R-CLK-3)."""
    table = _all_in_on_the_flop()
    _answer(table, 2)
    table.do(act.TimeOut(table.state.turn))
    assert _awards(table) == [(0, 0, 101, ((2, 101),))]
    assert not table.all(ev.PlayerTimedOut)
    assert TableRules().run_it_twice_time == 15


def test_r_bet_11_nobody_is_asked_twice() -> None:
    """R-BET-11: asked once in a hand: after a refusal before the flop neither turn nor river asks again."""
    table = Table([100, 100], run_it_twice=True)
    start(table, button=1)
    table.play("a a")
    table.do(act.AnswerRunTwice(1, table.state.turn, agree=False))
    assert len(table.all(ev.RunTwiceAsked)) == 1
    assert not table.state.hand_running


def test_r_bet_11_an_answer_is_the_asked_players_own() -> None:
    """R-BET-11, law 4: folded seats, a second answer and answers to another decision are refused."""
    table = _all_in_on_the_flop()
    turn = table.state.turn
    assert table.refuse(act.AnswerRunTwice(1, turn, agree=False)).code == "not-asked"
    assert table.refuse(act.AnswerRunTwice(2, turn - 1, agree=False)).code == "stale-turn"
    _answer(table, 2)
    assert table.refuse(act.AnswerRunTwice(2, turn, agree=False)).code == "not-asked"
    assert table.refuse(act.Fold(3, turn)).code == "betting-over"


@pytest.mark.parametrize("way", ["left", "away"])
def test_r_bet_11_absence_is_once(way: str) -> None:
    """R-BET-11: with a live player away or leaving nobody is asked, and the hand is run once."""
    table = Table([1000, 52, 50], small_blind=1, big_blind=2, run_it_twice=True)
    start(table, "7c2d AsAh KsKd", "5h5cTc2c3hKh4d", button=3, burns=BURNS)
    table.play("c f k a")
    table.do(act.StandUp(2) if way == "left" else act.SitOut(2))
    table.play("a")
    assert not table.all(ev.RunTwiceAsked)
    assert _awards(table) == [(0, 0, 101, ((2, 101),))]


def test_r_bet_11_a_folded_players_absence_does_not_matter() -> None:
    """R-BET-11: only live players are asked, so the one who folded may be away."""
    table = Table([1000, 52, 50], small_blind=1, big_blind=2, run_it_twice=True)
    start(table, button=3)
    table.play("c f k a")
    table.do(act.SitOut(1))
    table.play("a")
    assert len(table.all(ev.RunTwiceAsked)) == 1


def test_r_bet_11_who_leaves_unasked_for_an_answer_settles_it() -> None:
    """R-BET-11, R-BET-10: leaving with the question open is a no; the hand stays live and the winner is paid."""
    table = _all_in_on_the_flop()
    events = table.do(act.StandUp(2))
    assert ev.RunTwiceSettled(twice=False) in events
    assert _awards(table) == [(0, 0, 101, ((2, 101),))]
    assert events[-1] == ev.PlayerStoodUp(2, 102, 103, "left")


def test_r_bet_11_an_agreement_outlasts_its_player() -> None:
    """R-BET-11: who has agreed has answered; he may leave, and the boards come when the last one agrees."""
    table = _all_in_on_the_flop()
    _answer(table, 2)
    table.do(act.StandUp(2))
    assert table.hand.phase is Phase.RUN_TWICE
    _answer(table, 3)
    assert [board for _, board, _, _ in _awards(table)] == [1, 2]


def _omaha(players: int) -> Table:
    table = Table(
        [100] * players,
        variant="omaha",
        seats=10,
        run_it_twice=True,
        betting="pot-limit",
        small_blind=50,
        big_blind=100,
    )
    start(table, button=players)
    table.play("c " * (players - 1))
    return table


def test_r_bet_11_not_offered_when_the_stub_is_too_short() -> None:
    """R-BET-11: ten hands of Omaha leave 12 cards and two boards before the flop need 16; nine hands leave just 16."""
    assert not _omaha(10).all(ev.RunTwiceAsked)
    nine = _omaha(9)
    assert nine.all(ev.RunTwiceAsked)
    _answer(nine, *nine.hand.deciding)
    assert nine.hand.dealt == 52
    assert len(nine.hand.second) == 5


def test_r_bet_11_only_with_board_cards_to_come() -> None:
    """R-BET-11: all-in on the river asks nothing; on the turn the two boards share four cards."""
    river = Table([100, 100], run_it_twice=True)
    start(river, button=1)
    river.play("c k k k k k a a")
    assert not river.all(ev.RunTwiceAsked)
    turn = Table([100, 100], run_it_twice=True)
    start(turn, button=1)
    turn.play("c k k k a a")
    _answer(turn, 1, 2)
    view = public_view(turn.state)
    assert view.board[:4] == view.second_board[:4]
    assert view.board[4] != view.second_board[4]


def test_r_bet_11_an_option_for_cash_and_board_games() -> None:
    """R-BET-11: off by default; refused for tournaments and for games without a board when the table is configured."""
    table = Table([100, 100])
    start(table, button=1)
    table.play("a a")
    assert not table.all(ev.RunTwiceAsked)
    draw = TableRules(variant="draw", small_blind=0, big_blind=0, ante=5, run_it_twice=True, buy_in_min=5)
    assert [problem.why for problem in rules_problems(draw)] == ["needs-board"]
    tournament = TableRules(tournament=True, run_it_twice=True)
    assert [problem.why for problem in rules_problems(tournament)] == ["only-cash"]


def test_r_bet_11_a_hand_that_ends_by_folds_asks_nothing() -> None:
    """R-BET-11, R-BET-8: with one hand left there is nothing to run."""
    table = Table([100, 100], run_it_twice=True)
    start(table, button=1)
    table.play("a f")
    assert not table.all(ev.RunTwiceAsked)


@pytest.mark.parametrize("seats", [(2, 3), (3, 2)])
def test_r_bet_11_all_hands_are_shown_for_two_boards(seats: Sequence[int]) -> None:
    """R-BET-11, R-SHO-3: a hand beaten on one board may win the other: none is mucked, also where choice is played."""
    table = _all_in_on_the_flop(allin_showdown="choice", show_time=5)
    _answer(table, *seats)
    assert not table.state.hand_running
    assert {event.seat for event in table.log if isinstance(event, ev.HandShown)} == {2, 3}
    assert not table.all(ev.HandMucked)
