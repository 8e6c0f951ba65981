"""Board cards that came too early, or too many, and the reshuffled stub (R-FLR-2, R-FLR-3, R-FAIR-5)."""

import pytest

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine import reseal as seal
from poker_bot.engine.state import Phase
from poker_bot.engine.views import public_view, reseal_wanted
from tests.engine.driver import Table
from tests.engine.stacked import dealt, draw_game, holdem, play, reseal


def test_r_flr_2_a_flop_before_the_betting_was_complete() -> None:
    """R-FLR-2: betting is completed first; 45 cards are reshuffled without the burn, and the new flop burns none."""
    table = holdem()
    table.play("c")
    turn = table.state.turn
    assert table.do(act.RuleEarlyBoard(1)) == (ev.BurnMade(6), ev.ResealAsked(45, deals=False))
    assert reseal_wanted(table.state) == 45
    assert seal.pool(table.hand) == tuple(range(7, 52))
    assert table.refuse(act.Call(1, turn)).code == "resealing"
    reseal(table)
    assert (table.hand.to_act, table.state.turn) == (1, turn)
    assert dealt(play(table, "c k")) == [(1, (51, 50, 49), -1)]
    assert dealt(play(table, "k k k")) == [(2, (47,), 10)]


def test_r_flr_2_a_flop_with_too_many_cards() -> None:
    """R-FLR-2: the three go back, known or not; same burn card, and another flop follows at once."""
    table = holdem()
    table.play("c c k")
    assert table.hand.board == (7, 8, 9)
    events = table.do(act.RuleEarlyBoard(1))
    assert events == (ev.BoardTakenBack(0, (7, 8, 9)), ev.ResealAsked(45, deals=True))
    assert public_view(table.state).board == ()
    assert seal.pool(table.hand) == tuple(range(7, 52))
    assert dealt(reseal(table)) == [(1, (51, 50, 49), -1)]
    assert (table.hand.to_act, public_view(table.state).pot) == (1, 60)
    assert dealt(play(table, "k k k")) == [(2, (47,), 10)]


def test_r_flr_2_until_someone_has_acted_on_it() -> None:
    """R-FLR-2: one check on the flop, and it stays."""
    table = holdem()
    table.play("c c k k")
    assert table.refuse(act.RuleEarlyBoard(1)).code == "ruling-too-late"
    table.play("k k")
    assert table.refuse(act.RuleEarlyBoard(1)).code == "ruling-too-late"


def test_r_flr_2_ruled_twice_still_burns_one_card() -> None:
    """R-FLR-2: the second flop came early as well: the burn card is the same."""
    table = holdem()
    for _ in range(2):
        table.do(act.RuleEarlyBoard(1))
        reseal(table)
    assert len(table.all(ev.BurnMade)) == 1
    assert [burn for _, _, burn in dealt(play(table, "c c k"))] == [-1]


@pytest.mark.parametrize("street", [0, 4, -1])
def test_r_flr_2_only_streets_with_board_cards(street: int) -> None:
    """R-FLR-2, R-FLR-3: flop, turn and river; in a draw game there is none."""
    assert holdem().refuse(act.RuleEarlyBoard(street)).code == "no-such-street"
    assert draw_game().refuse(act.RuleEarlyBoard(1)).code == "no-such-street"


@pytest.mark.parametrize(("script", "street"), [("", 2), ("", 3), ("c c k", 3), ("c c k k k k", 1)])
def test_r_flr_3_only_the_street_that_comes_or_lies(script: str, street: int) -> None:
    """R-FLR-2, R-FLR-3: no turn before the flop, no river before the turn, no flop after the turn."""
    table = holdem()
    table.play(script)
    assert table.refuse(act.RuleEarlyBoard(street)).code == "ruling-too-late"


def _to_the_flop() -> Table:
    table = holdem()
    table.play("c c k")
    return table


def test_r_flr_3_turn_early() -> None:
    """R-FLR-3: 11 is out; after the betting 12 is burnt and 13, the would-be river, is the turn."""
    table = _to_the_flop()
    table.play("k")
    assert table.do(act.RuleEarlyBoard(2)) == (ev.CardShownEarly(11),)
    assert table.hand.to_act == 2
    assert dealt(play(table, "k k")) == [(2, (13,), 12)]


def test_r_flr_3_the_stub_is_reshuffled_with_the_early_card_before_the_river() -> None:
    """R-FLR-3: without burns 6, 10 and 12 and the folded hand of seat 3; the river comes without a burn."""
    table = _to_the_flop()
    table.play("k b20")
    table.do(act.RuleEarlyBoard(2))
    table.play("f c k k")
    assert table.log[-1] == ev.ResealAsked(39, deals=True)
    assert seal.pool(table.hand) == (11, *range(14, 52))
    assert dealt(reseal(table)) == [(3, (51,), -1)]
    assert table.hand.board == (7, 8, 9, 13, 51)
    assert table.hand.to_act == 1


def test_r_flr_3_the_early_turn_may_come_back_as_the_river() -> None:
    """R-FLR-3: it is out for its street only."""
    table = _to_the_flop()
    table.do(act.RuleEarlyBoard(2))
    table.play("k k k k k k")
    count = reseal_wanted(table.state)
    events = table.do(act.Reseal(tuple(range(count))))
    assert dealt(events) == [(3, (11,), -1)]


def test_r_flr_3_out_even_if_all_others_fold() -> None:
    """R-FLR-3: the hand ends on the flop; no turn card was ever on the board."""
    table = _to_the_flop()
    table.do(act.RuleEarlyBoard(2))
    table.play("b20 f f")
    assert table.hand.board == (7, 8, 9)
    assert not table.state.hand_running


def test_r_flr_3_an_early_turn_and_all_in_on_the_flop() -> None:
    """R-FLR-3, R-BET-9: with betting over the turn comes, the stub is reshuffled, and the river ends the hand."""
    table = _to_the_flop()
    table.do(act.RuleEarlyBoard(2))
    events = play(table, "a c f")
    assert dealt(events) == [(2, (13,), 12)]
    assert table.hand.phase is Phase.RESEALING
    assert dealt(reseal(table)) == [(3, (51,), -1)]
    assert not table.state.hand_running
    assert len([event for event in table.log if isinstance(event, ev.HandShown)]) == 2


def test_r_flr_3_an_early_turn_and_run_it_twice() -> None:
    """R-FLR-3, R-BET-11: both boards are completed, the second from the reshuffled stub with burns of its own."""
    table = holdem(run_it_twice=True)
    table.play("c c k")
    table.do(act.RuleEarlyBoard(2))
    table.play("a c f")
    for seat in table.hand.deciding:
        table.do(act.AnswerRunTwice(seat, table.state.turn, agree=True))
    events = reseal(table)
    assert [
        (event.board, event.street, event.cards, event.burn) for event in events if isinstance(event, ev.StreetDealt)
    ] == [
        (1, 3, (51,), -1),
        (2, 2, (49,), 15),
        (2, 3, (47,), 17),
    ]
    assert not table.state.hand_running


def test_r_flr_3_the_turn_lies_already() -> None:
    """R-FLR-3: taken back, out for this street, and the would-be river takes its place at once."""
    table = _to_the_flop()
    table.play("k k k")
    events = table.do(act.RuleEarlyBoard(2))
    assert events[:2] == (ev.BoardTakenBack(1, (11,)), ev.CardShownEarly(11))
    assert dealt(events) == [(2, (13,), 12)]
    assert table.hand.board == (7, 8, 9, 13)
    assert table.hand.to_act == 1
    table.play("k k k")
    assert seal.pool(table.hand) == (11, *range(14, 52))


def test_r_flr_3_one_early_turn_only() -> None:
    """R-FLR-3: a second ruling would lose the first early card, so it is refused before and after the turn."""
    table = _to_the_flop()
    table.do(act.RuleEarlyBoard(2))
    assert table.refuse(act.RuleEarlyBoard(2)).code == "ruling-too-late"
    table.play("k k k")
    assert table.refuse(act.RuleEarlyBoard(2)).code == "ruling-too-late"


def test_r_flr_3_turn_until_someone_has_acted_on_it() -> None:
    """R-FLR-3: a check on the turn, and turn and board stay."""
    table = _to_the_flop()
    table.play("k k k k")
    assert table.refuse(act.RuleEarlyBoard(2)).code == "ruling-too-late"


def test_r_flr_3_river_early() -> None:
    """R-FLR-3: the burn made for it counts; 13 goes back into the stub without burns; the river burns none."""
    table = _to_the_flop()
    table.play("k k k k")
    assert table.do(act.RuleEarlyBoard(3)) == (ev.BurnMade(12), ev.ResealAsked(39, deals=False))
    assert seal.pool(table.hand) == tuple(range(13, 52))
    assert dealt(reseal(table)) == []
    assert table.hand.to_act == 2
    assert dealt(play(table, "k k")) == [(3, (51,), -1)]


def test_r_flr_3_river_lies_already() -> None:
    """R-FLR-3: taken back and dealt again from the new stub, no other burn."""
    table = _to_the_flop()
    table.play("k k k k k k")
    assert table.hand.board[-1] == 13
    events = table.do(act.RuleEarlyBoard(3))
    assert events == (ev.BoardTakenBack(2, (13,)), ev.ResealAsked(39, deals=True))
    assert dealt(reseal(table)) == [(3, (51,), -1)]
    table.play("k")
    assert table.refuse(act.RuleEarlyBoard(3)).code == "ruling-too-late"


def test_r_flr_3_early_turn_then_early_river() -> None:
    """R-FLR-3: both errors in one hand: one reshuffle with both cards, and the burn made for the river counts."""
    table = _to_the_flop()
    table.do(act.RuleEarlyBoard(2))
    table.play("k k k")
    assert table.do(act.RuleEarlyBoard(3)) == (ev.BurnMade(14), ev.ResealAsked(38, deals=False))
    assert seal.pool(table.hand) == (11, *range(15, 52))
    reseal(table)
    assert dealt(play(table, "k k k")) == [(3, (51,), -1)]


def test_r_fair_5_only_a_permutation_of_what_was_asked_for() -> None:
    """R-FAIR-5, R-FLR-2: no other number of cards, none twice, none when nothing was asked for."""
    table = holdem()
    assert table.refuse(act.Reseal(tuple(range(46)))).code == "no-reseal"
    assert reseal_wanted(table.state) == 0
    table.do(act.RuleEarlyBoard(1))
    for order in ((), tuple(range(44)), (0,) * 45, tuple(range(1, 46))):
        assert table.refuse(act.Reseal(order)).code == "bad-deck"
    reseal(table)
    assert table.refuse(act.Reseal(tuple(range(45)))).code == "no-reseal"
