"""The end of a hand as the players make it: who shows first, table, play the board or muck (R-SHO-1…5, R-HOM-6)."""

import pytest

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.cards import cards_text
from poker_bot.engine.rules import TableRules
from poker_bot.engine.rules_check import rules_problems
from poker_bot.engine.views import public_view, seat_view
from tests.engine.driver import Table
from tests.engine.stacked import draw, start

CHECKED = "c c k k k k k k k k k k"
BOARD = "3c4d9hJs8d"
ROYAL = "AsKsQsJsTs"
"""Nobody's own cards count with it."""


def _live(hole: str = "QcQd AsAh 7c2d", board: str = BOARD, script: str = CHECKED, **rules: object) -> Table:
    """Three players, button in seat 3, played to the showdown."""
    table = Table([1000] * 3, **({"showdown": "live", "show_time": 5} | rules))
    table.deal(hole, board, button=3)
    table.play(script)
    return table


def _said(table: Table) -> list[tuple[str, int]]:
    """What was done at the showdown, in order."""
    kinds = ev.HandShown | ev.HandMucked | ev.BoardPlayed
    return [(type(event).__name__, event.seat) for event in table.log if isinstance(event, kinds)]


def _show(table: Table) -> None:
    (seat,) = table.hand.deciding
    table.do(act.Show(seat, table.state.turn))


def _muck(table: Table) -> None:
    (seat,) = table.hand.deciding
    table.do(act.Muck(seat, table.state.turn))


def _awards(table: Table) -> list[tuple[tuple[tuple[int, int], ...], bool]]:
    return [(event.shares, event.contested) for event in table.log if isinstance(event, ev.PotAwarded)]


# --- the order (R-SHO-1) ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("script", "first_to_show", "order"),
    [
        (CHECKED, "last_street", [1, 2, 3]),
        ("c c k k k k k k k k k b50 c c", "last_street", [3, 1, 2]),
        ("c c k k k k k b50 c c k k k", "last_street", [1, 2, 3]),
        ("c c k k k k k b50 c c k k k", "last_bettor", [2, 3, 1]),
        ("c r60 c c k k k k k k k k k", "last_bettor", [1, 2, 3]),
        ("r60 c c k k k k k k k k k", "last_bettor", [3, 1, 2]),
        ("c c k k k k k b50 c c k k b50 c c", "last_bettor", [3, 1, 2]),
    ],
)
def test_r_sho_1_first_to_show_then_clockwise(script: str, first_to_show: str, order: list[int]) -> None:
    """R-SHO-1: the called bettor of the river, else left of the button; by the option the last bettor of any street."""
    table = _live(script=script, first_to_show=first_to_show)
    asked: list[int] = []
    while table.state.hand_running:
        asked += table.hand.deciding
        _show(table)
    assert asked == order


def test_r_sho_1_an_uncalled_river_raise_is_nobodys_show() -> None:
    """R-SHO-1: seat 2 bets, seat 3 calls, seat 1 folds: the called bettor shows, not who called."""
    table = _live(script="c c k k k k k k k k b50 c f")
    assert table.hand.deciding == (2,)


def test_r_sho_1_option_last_bettor_in_a_draw_game() -> None:
    """R-SHO-1: five-card draw, bet and call before the draw, checked after it: that bettor first, by the option."""
    for option, order in (("last_street", [1, 2]), ("last_bettor", [2, 1])):
        table = Table([100] * 2, variant="draw", small_blind=0, big_blind=0, ante=5, first_to_show=option)
        start(table, "AsKsQdJd9c AhKhQcJc9d", button=2)
        table.play("k b10 c")
        draw(table, (), ())
        table.play("k k")
        assert [event.seat for event in table.log if isinstance(event, ev.HandShown)] == order


# --- show or muck in the window, all-ins (R-SHO-2, R-SHO-3) ------------------------------------------------------


def test_r_sho_2_the_window_is_five_seconds_and_the_result_waits() -> None:
    """R-SHO-2: ``show_time`` is 5 s; no pot is paid before the last of the beaten has answered."""
    assert TableRules().show_time == 5
    table = _live(hole="AsAh QcQd 7c2d", showdown="auto")
    assert table.hand.deciding == (2, 3)
    table.do(act.Show(3, table.state.turn))
    assert not table.all(ev.PotAwarded)
    table.do(act.Muck(2, table.state.turn))
    assert _awards(table) == [(((1, 60),), True)]
    assert _said(table) == [("HandShown", 1), ("HandShown", 3), ("HandMucked", 2)]


def test_r_sho_2_no_answer_is_a_muck_also_for_the_second_best_hand() -> None:
    """R-SHO-2: in the common window silence mucks whoever has not answered, and only him."""
    table = _live(hole="AsAh QcQd 7c2d", showdown="auto")
    table.do(act.Show(2, table.state.turn))
    table.do(act.TimeOut(table.state.turn))
    assert _said(table) == [("HandShown", 1), ("HandShown", 2), ("HandMucked", 3)]


def test_r_sho_3_an_all_in_makes_the_live_showdown_automatic() -> None:
    """R-SHO-3, R-SHO-4: with one player all-in nobody is asked, though the table plays live."""
    table = Table([100, 1000, 1000], showdown="live", show_time=5)
    table.deal("QcQd AsAh 7c2d", BOARD, button=3)
    table.play("c a c c k k k k k k")
    assert _said(table) == [("HandShown", 1), ("HandShown", 2), ("HandShown", 3)]
    assert not table.all(ev.ShowdownTurn)


def test_r_sho_3_a_folded_all_in_player_does_not_make_it_automatic() -> None:
    """R-SHO-3: only an all-in player in the showdown counts; who left the table after folding has no chips here."""
    table = Table([1000] * 3, showdown="live", show_time=5)
    table.deal("QcQd AsAh 7c2d", BOARD, button=3)
    table.play("f")
    table.do(act.StandUp(3))
    table.play("c k k k k k k k")
    assert table.hand.deciding == (1,)


# --- live (R-SHO-4) ---------------------------------------------------------------------------------------------


def test_r_sho_4_each_decides_in_turn_and_for_himself() -> None:
    """R-SHO-4: one after the other; nobody else may answer, and no answer fits an earlier decision."""
    table = _live()
    view = public_view(table.state)
    assert (view.phase, view.live_showdown, view.deciding) == ("showdown", True, (1,))
    turn = table.state.turn
    assert table.refuse(act.Show(2, turn)).code == "nothing-to-show"
    _show(table)
    assert table.hand.deciding == (2,)
    assert table.refuse(act.Muck(2, turn)).code == "stale-turn"
    _show(table)
    _muck(table)
    assert _said(table) == [("HandShown", 1), ("HandShown", 2), ("HandMucked", 3)]
    assert _awards(table) == [(((2, 60),), True)]


def test_r_sho_4_a_winner_may_muck_and_gives_the_pot_up() -> None:
    """R-SHO-4: cards do not speak here: aces in the muck lose to shown queens."""
    table = _live()
    _show(table)
    _muck(table)
    _muck(table)
    assert _awards(table) == [(((1, 60),), True)]


def test_r_sho_4_a_shown_hand_is_shown_whole() -> None:
    """R-SHO-4, trouble R-62: asking for one card tables both."""
    table = _live()
    table.do(act.Show(1, table.state.turn, (0,)))
    assert cards_text(public_view(table.state).seats[0].shown) == "QcQd"


def test_r_sho_4_the_last_hand_not_mucked_wins_unshown_and_cannot_be_mucked() -> None:
    """R-SHO-4: after two mucks seven-deuce has won, is asked nothing and stays unseen."""
    table = _live()
    _muck(table)
    turn = table.state.turn
    _muck(table)
    assert not table.state.hand_running
    assert _said(table) == [("HandMucked", 1), ("HandMucked", 2)]
    assert _awards(table) == [(((3, 60),), False)]
    assert table.refuse(act.Muck(3, table.state.turn)).code == "nothing-to-show"
    assert table.refuse(act.Muck(3, turn + 1)).code == "nothing-to-show"
    view = public_view(table.state)
    assert [seat.shown for seat in view.seats] == [(), (), ()]
    assert (view.results[0].rank, view.results[0].cards) == (None, ())


def test_r_sho_4_the_last_to_decide_may_muck_against_a_shown_hand() -> None:
    """R-SHO-4: only the last hand *not mucked* is bound; with queens on the table the third may muck."""
    table = _live()
    _show(table)
    _muck(table)
    assert seat_view(table.state, 3).may_muck
    _muck(table)
    assert not table.state.hand_running


def test_r_sho_4_play_the_board_claims_the_share_without_showing() -> None:
    """R-SHO-4, RRoP hold'em 6: a royal flush on the board: who plays it and who tables share; his cards stay unseen."""
    table = _live(hole="2c3d 2d3c 7c8c", board=ROYAL)
    assert [seat_view(table.state, seat).may_play_board for seat in (1, 2, 3)] == [True, False, False]
    table.do(act.PlayBoard(1, table.state.turn))
    assert public_view(table.state).seats[0].plays_board
    _show(table)
    _muck(table)
    assert _awards(table) == [(((1, 30), (2, 30)), True)]
    view = public_view(table.state)
    assert [cards_text(seat.shown) for seat in view.seats] == ["", "2d3c", ""]
    assert view.results[0].rank is not None
    assert {cards_text(five) for _, five in view.results[0].cards} == {ROYAL}


def test_r_sho_4_who_mucks_without_playing_the_board_gives_his_share_up() -> None:
    """R-SHO-4: of 60 chips on a board that plays, the two who claim get 30 each and the third nothing."""
    table = _live(hole="2c3d 2d3c 7c8c", board=ROYAL)
    _muck(table)
    table.do(act.PlayBoard(2, table.state.turn))
    table.do(act.PlayBoard(3, table.state.turn))
    assert _awards(table) == [(((2, 30), (3, 30)), True)]
    assert _said(table) == [("HandMucked", 1), ("BoardPlayed", 2), ("BoardPlayed", 3)]


def test_r_sho_4_the_board_is_offered_only_to_a_share_of_the_board_alone() -> None:
    """R-SHO-4: not to a hand that beats the board, and not while somebody's hand beats it."""
    table = _live(hole="2c3d Kc2d 7c7d", board="KsKhQsJh9c", script=CHECKED)
    assert not seat_view(table.state, 1).may_play_board
    assert table.refuse(act.PlayBoard(1, table.state.turn)).code == "board-does-not-play"
    _muck(table)
    assert table.refuse(act.PlayBoard(2, table.state.turn)).code == "board-does-not-play"


def test_r_sho_4_the_board_plays_once_the_better_hand_is_mucked() -> None:
    """R-SHO-4: a flush goes into the muck; of those who stay nobody beats the straight on the board."""
    table = _live(hole="2s9s 2c3d 2d3c", board="AsKsQsJhTh")
    _muck(table)
    assert seat_view(table.state, 2).may_play_board
    table.do(act.PlayBoard(2, table.state.turn))
    _show(table)
    assert _awards(table) == [(((2, 30), (3, 30)), True)]


def test_r_sho_4_time_out_tables_a_winner() -> None:
    """R-SHO-4: silence never loses a pot: aces are tabled, queens that they beat are mucked."""
    table = _live()
    for _ in range(2):
        table.do(act.TimeOut(table.state.turn))
    assert _said(table) == [("HandMucked", 1), ("HandShown", 2)]
    assert table.hand.deciding == (3,)
    table.do(act.TimeOut(table.state.turn))
    assert _said(table)[-1] == ("HandMucked", 3)
    assert _awards(table) == [(((2, 60),), True)]


def test_r_sho_4_time_out_tables_a_sharer() -> None:
    """R-SHO-4: three time-outs on a board that plays table three hands, 20 each."""
    table = _live(hole="2c3d 2d3c 7c8c", board=ROYAL)
    for _ in range(3):
        table.do(act.TimeOut(table.state.turn))
    assert _said(table) == [("HandShown", 1), ("HandShown", 2), ("HandShown", 3)]
    assert _awards(table) == [(((1, 20), (2, 20), (3, 20)), True)]


def test_r_sho_4_time_out_counts_no_mucked_hand() -> None:
    """R-SHO-4: with the aces mucked queens are the best left, so silence tables them."""
    table = _live(hole="AsAh QcQd 7c2d")
    _muck(table)
    table.do(act.TimeOut(table.state.turn))
    assert _said(table) == [("HandMucked", 1), ("HandShown", 2)]


def test_r_sho_4_a_late_time_out_decides_nothing() -> None:
    """R-SHO-4: the clock of the first decision is not the clock of the second."""
    table = _live()
    turn = table.state.turn
    _show(table)
    assert table.refuse(act.TimeOut(turn)).code == "stale-turn"
    assert table.hand.deciding == (2,)


def test_r_sho_4_who_leaves_is_decided_for_at_his_turn() -> None:
    """R-SHO-4, R-BET-10: leaving before and while asked: a winner is tabled, a beaten hand mucked, chips go home."""
    table = _live()
    table.do(act.StandUp(2))
    assert table.hand.deciding == (1,)
    table.do(act.StandUp(1))
    assert _said(table) == [("HandMucked", 1), ("HandShown", 2)]
    assert table.hand.deciding == (3,)
    _muck(table)
    assert [event.chips for event in table.log if isinstance(event, ev.PlayerStoodUp)] == [980, 1040]


def test_r_sho_4_when_all_leave_the_best_hand_wins() -> None:
    """R-SHO-4: the last one to stand up ends the hand, and nothing is lost."""
    table = _live()
    for seat in (3, 2, 1):
        table.do(act.StandUp(seat))
    assert not table.state.hand_running
    assert _awards(table) == [(((2, 60),), True)]
    assert table.state.chips == 0


def test_r_sho_4_without_a_show_time_the_clock_decides_at_once() -> None:
    """R-SHO-4: ``show_time`` 0 asks nobody; winners and sharers are tabled, others mucked."""
    table = _live(show_time=0)
    assert not table.state.hand_running
    assert _said(table) == [("HandMucked", 1), ("HandShown", 2), ("HandMucked", 3)]


def test_r_sho_4_only_holdem() -> None:
    """R-SHO-4: refused for Omaha and draw when the table is configured; the automatic showdown is the default."""
    assert TableRules().showdown == "auto"
    omaha = TableRules(variant="omaha", showdown="live")
    draw_game = TableRules(variant="draw", showdown="live", small_blind=0, big_blind=0, ante=5, seats=6)
    assert [problem.why for problem in rules_problems(omaha)] == ["only-holdem"]
    assert [problem.why for problem in rules_problems(draw_game)] == ["only-holdem"]


def test_r_sho_4_nothing_to_play_in_the_automatic_showdown() -> None:
    """R-SHO-4: the button *Play the board* belongs to the live showdown alone."""
    table = _live(hole="AsAh QcQd 7c2d", showdown="auto")
    assert not seat_view(table.state, 2).may_play_board
    assert not public_view(table.state).live_showdown


def test_r_sho_4_play_the_board_is_refused_in_the_window_of_beaten_hands() -> None:
    """R-SHO-4: in the automatic showdown a beaten hand cannot claim a share."""
    table = _live(hole="AsAh QcQd 7c2d", showdown="auto")
    assert table.refuse(act.PlayBoard(2, table.state.turn)).code == "board-does-not-play"
    assert table.refuse(act.PlayBoard(1, table.state.turn)).code == "nothing-to-show"


# --- never seen, or seen by all (R-SHO-5, R-HOM-6) ---------------------------------------------------------------


def test_r_sho_5_mucked_and_board_playing_hands_are_in_no_event() -> None:
    """R-SHO-5: of three hands one is tabled; nothing public holds a card of the others, nor does the view."""
    table = _live(hole="2c3d 2d3c 7c8c", board=ROYAL)
    table.do(act.PlayBoard(1, table.state.turn))
    _muck(table)
    _show(table)
    seen = {
        card
        for event in table.log
        if isinstance(event, ev.HandShown | ev.CardsShown | ev.StreetDealt)
        for card in event.cards
    }
    assert {cards_text((card,)) for card in seen} == {"As", "Ks", "Qs", "Js", "Ts", "7c", "8c"}
    view = public_view(table.state)
    assert [cards_text(seat.shown) for seat in view.seats] == ["", "", "7c8c"]
    assert [seat.mucked for seat in view.seats] == [False, True, False]


def test_r_hom_6_show_one_show_all() -> None:
    """R-HOM-6: no action shows cards to one player: every way to show is public and stands in the room's view."""
    asked = [kind for kind in act.AnyAction.__args__ if "show" in kind.__name__.lower()]
    assert asked == [act.Show]
    assert set(act.Show.__struct_fields__) == {"seat", "turn", "cards"}
    assert {ev.HandShown.visibility, ev.CardsShown.visibility} == {ev.Visibility.PUBLIC}
    table = Table([1000] * 2)
    table.deal("AsKh QcQd", button=1)
    table.play("f")
    winner = public_view(table.state).can_show
    table.do(act.Show(winner, table.state.turn))
    assert len(public_view(table.state).seats[winner - 1].shown) == 2
