"""Home-game customs that are rules of the engine: chopped blinds, jacks or better, leaving at the big blind (R-HOM)."""

import pytest

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.rules import TableRules
from poker_bot.engine.rules_check import rules_problems
from poker_bot.engine.state import Phase
from poker_bot.engine.views import public_view, seat_view
from tests.engine.driver import Table

DRAW = {"variant": "draw", "small_blind": 0, "big_blind": 0, "ante": 5, "jacks_or_better": True}


def folded_to_the_blinds(**rules: object) -> Table:
    """Four players, the two behind the big blind have folded."""
    table = Table([1000] * 4, chop_blinds=True, **rules)
    table.deal(button=4)
    table.play("f f")
    return table


def test_r_hom_5_blinds_that_both_agree_go_back() -> None:
    """R-HOM-5: both take back what they posted, nobody wins anything, and the button moves on."""
    table = folded_to_the_blinds()
    assert table.hand.phase is Phase.CHOPPING
    assert set(table.hand.deciding) == {1, 2}
    turn = table.state.turn
    table.do(act.AnswerChop(1, turn, agree=True))
    assert table.refuse(act.AnswerChop(1, turn, agree=True)).code == "not-asked"
    table.do(act.AnswerChop(2, turn, agree=True))
    assert table.stacks() == [1000] * 4
    assert not table.all(ev.PotAwarded)
    table.deal()
    assert table.hand.big_blind == 3


@pytest.mark.parametrize("how", ["refuse", "silence", "leave"])
def test_r_hom_5_one_refusal_plays_on(how: str) -> None:
    """R-HOM-5: with a refusal, silence or a leaver the small blind acts; he is not asked again in the hand."""
    table = folded_to_the_blinds(time_bank=0)
    turn = table.state.turn
    if how == "refuse":
        table.do(act.AnswerChop(2, turn, agree=False))
    elif how == "silence":
        table.do(act.TimeOut(turn))
    else:
        table.do(act.StandUp(2))
    assert table.hand.phase is Phase.BETTING
    assert table.hand.to_act == 1
    table.play("c")
    if how != "leave":
        table.play("k")
        assert table.hand.street == 1


@pytest.mark.parametrize("before", ["c f", "r60 f"])
def test_r_hom_5_only_when_all_fold_to_them(before: str) -> None:
    """R-HOM-5: nobody is asked when somebody has called or raised; nor heads-up, nor with an ante in the pot."""
    table = Table([1000] * 4, chop_blinds=True)
    table.deal(button=4)
    table.play(before)
    assert table.hand.phase is Phase.BETTING
    alone = Table([1000] * 2, chop_blinds=True)
    alone.deal()
    assert alone.hand.phase is Phase.BETTING
    assert folded_to_the_blinds(ante=5).hand.phase is Phase.BETTING


def test_r_hom_7_jacks_or_better_to_open() -> None:
    """R-HOM-7: a pair of tens may not make the first bet, a pair of jacks may; calling and raising need nothing."""
    table = Table([500] * 3, **DRAW)
    table.deal("TsTh2c3d4h JsJh5c6d7h QsKh8c9d2h", button=3)
    assert table.refuse(act.BetTo(1, table.state.turn, 5)).code == "needs-openers"
    assert table.refuse(act.AllIn(1, table.state.turn)).code == "needs-openers"
    told, mine = public_view(table.state).legal, seat_view(table.state, 1).legal
    assert told is not None
    assert mine is not None
    assert (told.min_to, mine.min_to, mine.max_to, mine.all_in_to) == (5, 0, 0, 0), "only he is told"
    table.play("k")
    assert seat_view(table.state, 2).legal == public_view(table.state).legal
    table.play("b5 r10 r20")


def test_r_hom_7_after_the_draw_anybody_may_bet() -> None:
    """R-HOM-7: openers are asked for before the draw only."""
    table = Table([500] * 2, **DRAW)
    table.deal("2s4h6c8dTh 3s5h7c9dJh", button=2)
    table.play("k k")
    for _ in range(2):
        table.do(act.Draw(table.hand.to_act, table.state.turn))
    table.play("b5")


def test_r_hom_7_three_of_a_kind_and_two_pair_open() -> None:
    """R-HOM-7: better than a pair opens whatever its ranks."""
    for hole in ("2s2h2c8dTh", "2s2h3c3dTh", "2s3h4c5d6h"):
        table = Table([500] * 2, **DRAW)
        table.deal(f"{hole} 7s8h9cKdAh", button=2)
        table.play("b5")


def test_r_hom_4_out_when_the_big_blind_comes() -> None:
    """R-HOM-4: dealt in until then; the big blind goes to the next player, and he owes what he missed."""
    table = Table([1000] * 4)
    table.do(act.PlanSitOut(2, wanted=True))
    assert table.refuse(act.PlanSitOut(2, wanted=True)).code == "sit-out-unchanged"
    table.deal(button=3)
    assert [player.seat for player in table.hand.players] == [4, 1, 2, 3]
    table.play("f f f")
    table.deal()
    assert 2 not in [player.seat for player in table.hand.players]
    assert table.hand.big_blind == 3
    seat = table.state.seats[1]
    assert seat is not None
    assert (seat.sitting_out, seat.out_at_big, seat.owes_big) == (True, False, True)


def test_r_hom_4_the_wish_can_be_taken_back() -> None:
    """R-HOM-4: who changes his mind stays in."""
    table = Table([1000] * 3)
    table.do(act.PlanSitOut(2, wanted=True))
    table.do(act.PlanSitOut(2, wanted=False))
    table.deal(button=3)
    assert table.hand.big_blind == 2


@pytest.mark.parametrize(
    ("rules", "why"),
    [
        (TableRules(chop_blinds=True, small_blind=0), "needs-two-blinds"),
        (TableRules(chop_blinds=True, tournament=True), "only-cash"),
        (TableRules(jacks_or_better=True), "needs-draw"),
        (TableRules(variant="draw", jacks_or_better=True), "with-blinds"),
    ],
)
def test_customs_that_do_not_fit_the_game_are_refused(rules: TableRules, why: str) -> None:
    """The reason and what is possible instead."""
    assert why in {problem.why for problem in rules_problems(rules) if problem.possible == ("false",)}
