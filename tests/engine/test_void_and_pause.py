"""Void hands, a paused table, removed players (R-FLR-5)."""

from collections.abc import Callable

import pytest

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.state import Entry, Phase
from poker_bot.engine.views import public_view
from tests.engine.driver import Table
from tests.engine.stacked import draw, draw_game, holdem, positions, posts, reseal, start

RULINGS: list[act.Action] = [
    act.RuleExposed(((2, 0),)),
    act.RuleExtraCards(1),
    act.RuleMisdeal(),
    act.RuleWrongCount(),
    act.RuleEarlyBoard(1),
    act.VoidHand(),
]


def _in_betting() -> Table:
    table = holdem()
    table.play("r60 c c b100 c")
    return table


def _in_run_twice() -> Table:
    table = holdem((500, 1000, 1000), run_it_twice=True)
    table.play("f a c")
    table.do(act.AnswerRunTwice(1, table.state.turn, agree=True))
    return table


def _in_the_window() -> Table:
    table = Table([1000] * 3, show_time=5)
    table.deal("AsAh QcQd 7c2d", "3c4d9hJs8d", button=3)
    table.play("c c k k k k b50 c c k k k")
    return table


def _in_a_live_showdown() -> Table:
    table = Table([1000] * 3, show_time=5, showdown="live")
    table.deal("AsAh QcQd 7c2d", "3c4d9hJs8d", button=3)
    table.play("c c k k k k b50 c c k k k")
    table.do(act.Muck(1, table.state.turn))
    return table


def _in_the_draw() -> Table:
    table = draw_game()
    table.play("k b20 c f")
    draw(table, (0, 1))
    return table


def _in_a_reseal() -> Table:
    table = holdem()
    table.play("c c k")
    table.do(act.RuleEarlyBoard(1))
    return table


def _in_an_early_reseal() -> Table:
    table = holdem()
    table.do(act.RuleEarlyBoard(1))
    return table


def _in_a_chop() -> Table:
    table = holdem(chop_blinds=True)
    table.play("f")
    return table


PLACES: dict[str, tuple[Callable[[], Table], Phase]] = {
    "betting": (_in_betting, Phase.BETTING),
    "run twice": (_in_run_twice, Phase.RUN_TWICE),
    "window": (_in_the_window, Phase.SHOWDOWN),
    "live showdown": (_in_a_live_showdown, Phase.SHOWDOWN),
    "draw": (_in_the_draw, Phase.DRAWING),
    "chop": (_in_a_chop, Phase.CHOPPING),
    "reseal": (_in_a_reseal, Phase.RESEALING),
    "early reseal": (_in_an_early_reseal, Phase.RESEALING),
}


@pytest.mark.parametrize("place", PLACES)
def test_r_flr_5_a_void_hand_gives_every_contribution_back(place: str) -> None:
    """R-FLR-5: wherever the hand stands: stacks, button and drawn button as before; nothing more can be done in it."""
    build, phase = PLACES[place]
    table = build()
    assert table.hand.phase is phase
    came = [event.chips for event in table.log if isinstance(event, ev.PlayerSatDown)]
    button = table.hand.button
    started = positions(table)
    events = table.do(act.VoidHand())
    assert isinstance(events[-1], ev.HandVoided)
    assert table.stacks() == came
    view = public_view(table.state)
    assert (view.phase, view.voided, view.pot, view.pots, view.deciding, view.to_act) == ("over", True, 0, (), (), 0)
    assert (view.results, view.can_show, [seat.net for seat in view.seats]) == ((), 0, [0] * len(came))
    assert (table.state.button, table.state.placed, table.state.redeal) == (button, False, None)
    assert table.refuse(act.VoidHand()).code == "no-hand"
    start(table)
    assert positions(table) == started


def test_r_flr_5_pots_and_returns_already_paid_are_undone() -> None:
    """R-FLR-5: an uncalled bet that went back and a side pot already won count as if they had never been paid."""
    table = Table([200, 1000, 1000], allin_showdown="choice", show_time=5)
    table.deal("AsAh KsKh QcQd", "3c4d9hJs8d", button=3)
    table.play("c a c c b300 c k k b400 f")
    assert ev.UncalledBetReturned(2, 400) in table.log
    assert ev.PotAwarded(1, 600, ((2, 600),), contested=False) in table.log
    assert table.hand.phase is Phase.SHOWDOWN
    (voided,) = table.do(act.VoidHand())
    assert voided == ev.HandVoided(1, misdeal=False, refunds=((1, 200), (2, -100), (3, 500)))
    assert table.stacks() == [200, 1000, 1000]
    assert public_view(table.state).returned == ()


def _fold_out(table: Table) -> None:
    while table.state.hand_running:
        table.play("f")


def test_r_flr_5_dead_posts_go_back_and_the_debt_with_them() -> None:
    """R-FLR-5, R-TAB-5: a missed small blind posted dead and a live big blind: back on the stack, owed as before."""
    table = Table([1000] * 4)
    start(table, button=2)  # big blind in seat 4, so the next one is seat 1's
    _fold_out(table)
    table.do(act.SitOut(1))
    for _ in range(2):
        start(table)
        _fold_out(table)
    table.do(act.SitIn(1))
    table.do(act.ChooseEntry(1, posting=True))
    before, seat = table.state, table.state.seats[0]
    assert seat is not None
    assert (seat.entry, seat.owes_big, seat.owes_small) == (Entry.POSTING, True, True)
    start(table)
    assert posts(table)[-2:] == [(1, 20), (1, 10)]
    table.do(act.VoidHand())
    assert table.state.seats == before.seats
    positions = (before.button, before.small_blind, before.big_blind, before.small_position)
    now = table.state
    assert (now.button, now.small_blind, now.big_blind, now.small_position) == positions


def test_r_flr_5_who_left_in_between_gets_his_to_the_account() -> None:
    """R-FLR-5: a player who folded 60 and went is paid 60 to his balance; the others' come back to their stacks."""
    table = holdem((1000,) * 4, button=4)
    table.play("r60 c c c b100 f")
    table.do(act.StandUp(2))
    events = table.do(act.VoidHand())
    assert events == (
        ev.ContributionRefunded(2, 102, 60),
        ev.HandVoided(1, misdeal=False, refunds=((1, 160), (3, 60), (4, 60))),
    )
    assert table.stacks() == [1000, 1000, 1000]
    assert ev.PlayerStoodUp(2, 102, 940, "left") in table.log


def test_r_flr_5_what_was_refunded_binds_who_comes_back() -> None:
    """R-FLR-5, R-TAB-6: with the refund he left with 1,000, so he brings 1,000."""
    table = holdem((1000,) * 4, button=4)
    table.play("r60 c c c b100 f")
    table.do(act.StandUp(2))
    table.do(act.VoidHand())
    assert table.refuse(act.SitDown(102, 999, 2)).code == "buy-in-return"
    table.do(act.SitDown(102, 1000, 2))


def test_r_flr_5_who_left_owes_what_he_owed_before_the_hand() -> None:
    """R-FLR-5, R-TAB-5: he posted to enter, folded and went; the post is back, so the debt is too."""
    table = holdem((1000,) * 4, button=4)
    table.play("f f f")
    table.sit(6, 500)
    table.do(act.ChooseEntry(6, posting=True))
    start(table)
    assert positions(table)[4] == (6,)
    table.play("r60 f")
    table.do(act.StandUp(6))
    table.do(act.VoidHand())
    assert [(gone.player, gone.owes_big, gone.stack) for gone in table.state.departed] == [(106, True, 500)]


def test_r_flr_5_a_leaver_still_in_the_hand_takes_his_home() -> None:
    """R-FLR-5: an all-in player who stood up is cashed out with what he came with once the hand is void."""
    table = holdem((500, 1000, 1000))
    table.play("c a")
    table.do(act.StandUp(1))
    assert table.do(act.VoidHand())[-1] == ev.PlayerStoodUp(1, 101, 500, "left")
    assert table.stacks() == [1000, 1000]


def test_r_flr_5_positions_are_as_before_a_later_hand() -> None:
    """R-FLR-5: the second hand void, the third has its button and blinds; only the number goes on."""
    table = holdem()
    table.play("f f")
    start(table)
    second = positions(table)
    table.play("c c k k k")
    table.do(act.VoidHand())
    start(table)
    assert (positions(table), table.hand.number) == (second, 3)


def test_r_flr_5_a_straddle_of_a_void_hand_is_still_wished_for() -> None:
    """R-FLR-5, R-FOR-5: the wish was for one hand, and that one was none."""
    table = Table([1000] * 4, straddles=1)
    table.do(act.ChooseStraddle(3, wanted=True))
    start(table, button=4)
    table.play("c")
    table.do(act.VoidHand())
    start(table)
    assert posts(table)[-1] == (3, 40)


def test_r_flr_5_after_a_void_hand_a_newcomer_may_play() -> None:
    """R-FLR-5: void is no misdeal: who sat down meanwhile is in the next hand as he would have been in this one."""
    table = holdem(post_to_enter="free")
    table.do(act.SitDown(900, 1000, 5))
    table.do(act.VoidHand())
    start(table)
    assert 5 in positions(table)[3]


@pytest.mark.parametrize("end", ["f f", "c c k k k k k k k k k k"])
@pytest.mark.parametrize("ruling", RULINGS)
def test_r_flr_5_a_finished_hand_is_never_changed(end: str, ruling: act.Action) -> None:
    """R-FLR-5: once the result is posted every ruling about the hand is refused, and nothing moves."""
    table = holdem()
    table.play(end)
    before = table.state
    assert table.refuse(ruling).code == "no-hand"
    assert table.state == before


def test_r_flr_5_nothing_to_rule_before_the_first_hand() -> None:
    """R-FLR-5: no hand, no ruling."""
    table = Table([1000, 1000])
    assert {table.refuse(ruling).code for ruling in RULINGS} == {"no-hand"}


def _answers(table: Table) -> list[act.Action]:
    """Everything that players and clock could do in the hand now."""
    turn = table.state.turn
    found: list[act.Action] = [act.TimeOut(turn)]
    for seat in (1, 2, 3):
        found += [
            act.Fold(seat, turn),
            act.Check(seat, turn),
            act.Call(seat, turn),
            act.BetTo(seat, turn, 100),
            act.RaiseTo(seat, turn, 400),
            act.AllIn(seat, turn),
            act.Draw(seat, turn, ()),
            act.Show(seat, turn),
            act.Muck(seat, turn),
            act.PlayBoard(seat, turn),
            act.AnswerRunTwice(seat, turn, agree=True),
            act.AnswerChop(seat, turn, agree=True),
            act.SetPreAction(seat, "check-fold"),
            act.ClearPreAction(seat),
        ]
    return found


@pytest.mark.parametrize("place", PLACES)
def test_r_flr_5_a_paused_table_refuses_acts_and_time_outs(place: str) -> None:
    """R-FLR-5: nobody can act and no clock decides, wherever the hand stands; then it goes on from there."""
    table = PLACES[place][0]()
    before = table.state
    assert table.do(act.PauseTable()) == (ev.TablePaused(),)
    assert public_view(table.state).paused
    assert table.refuse(act.PauseTable()).code == "already-paused"
    assert {table.refuse(action).code for action in _answers(table)} == {"table-paused"}
    assert table.do(act.ResumeTable()) == (ev.TableResumed(),)
    assert table.state == before
    assert table.refuse(act.ResumeTable()).code == "not-paused"


def test_r_flr_5_no_hand_is_dealt_while_paused() -> None:
    """R-FLR-5: neither the draw for the button nor a deal; seats are taken and left as ever."""
    table = Table([1000] * 3)
    table.do(act.PauseTable())
    assert table.refuse(act.DrawForButton((1, 2, 3))).code == "table-paused"
    table.do(act.ResumeTable())
    start(table, button=3)
    table.play("f f")
    table.do(act.PauseTable())
    assert table.refuse(act.StartHand(tuple(range(52)))).code == "table-paused"
    table.do(act.SitDown(900, 1000, 4))
    table.do(act.StandUp(1))


@pytest.mark.parametrize("ruling", [act.VoidHand(), act.RuleMisdeal(), act.RuleEarlyBoard(1)])
def test_r_flr_5_the_floor_rules_while_paused(ruling: act.Action) -> None:
    """R-FLR-5: pausing is what one does before a ruling."""
    table = holdem()
    table.do(act.PauseTable())
    table.do(ruling)
    if table.state.hand_running:
        reseal(table)
    assert table.state.paused


@pytest.mark.parametrize("place", PLACES)
def test_r_flr_5_leaving_a_paused_table_waits_for_its_end(place: str) -> None:
    """R-FLR-5, R-BET-10: all who are asked leave while nothing goes on: the hand stands still and can be voided."""
    table = PLACES[place][0]()
    table.do(act.PauseTable())
    came = sum(event.chips for event in table.log if isinstance(event, ev.PlayerSatDown))
    for seat in (table.hand.to_act, *table.hand.deciding):
        if seat:
            events = table.do(act.StandUp(seat))
            assert {type(event) for event in events} <= {ev.PlayerLeaving, ev.PreActionCleared}
    assert table.state.hand_running
    table.do(act.VoidHand())
    assert table.state.chips + sum(e.chips for e in table.log if isinstance(e, ev.PlayerStoodUp)) == came


@pytest.mark.parametrize("place", PLACES)
def test_r_flr_5_the_defaults_of_leavers_follow_when_it_goes_on(place: str) -> None:
    """R-BET-10: who left a paused table is acted for as soon as it goes on; with all of them gone the hand ends."""
    table = PLACES[place][0]()
    table.do(act.PauseTable())
    for player in table.hand.players:
        table.do(act.StandUp(player.seat))
    table.do(act.ResumeTable())
    if table.hand.phase is Phase.RESEALING:
        reseal(table)
    assert not table.state.hand_running
    assert table.state.chips == 0


def test_r_flr_5_seats_go_on_while_the_stub_is_shuffled() -> None:
    """R-FAIR-5: leaving, sitting down and topping up wait for nothing; whoever had the turn is acted for afterwards."""
    table = holdem()
    table.do(act.RuleEarlyBoard(1))
    table.do(act.SitDown(900, 1000, 5))
    table.do(act.TopUp(1, 10))
    assert table.hand.to_act == 3
    assert table.do(act.StandUp(3)) == (ev.PlayerLeaving(3, "left"),)
    assert ev.PlayerFolded(3) in reseal(table)
    assert table.hand.to_act == 1


def test_r_flr_5_nothing_in_the_hand_goes_on_while_the_stub_is_shuffled() -> None:
    """R-FAIR-5: acts and time-outs are refused until the new order has come, by one reason."""
    for place in (_in_a_reseal, _in_an_early_reseal):
        table = place()
        assert {table.refuse(action).code for action in _answers(table)} == {"resealing"}


def test_r_flr_5_a_removed_player_acts_by_default_and_is_not_dealt_in_again() -> None:
    """R-FLR-5, R-BET-10: removed at his turn he folds; his 60 stay in the pot, the rest goes home."""
    table = holdem()
    table.play("r60 c c b100")
    assert table.hand.to_act == 2
    events = table.do(act.RemovePlayer(2))
    assert events[:2] == (ev.PlayerLeaving(2, "removed"), ev.PlayerFolded(2))
    assert public_view(table.state).pot == 280
    table.play("f")
    assert ev.PlayerStoodUp(2, 102, 940, "removed") in table.log
    start(table)
    assert 2 not in positions(table)[3]
    assert table.refuse(act.RemovePlayer(2)).code == "not-seated"


def test_r_flr_5_a_removed_all_in_player_stays_live() -> None:
    """R-FLR-5, R-BET-10: his hand wins what it wins, and the chips reach his account."""
    table = Table([200, 1000, 1000])
    table.deal("AsAh KsKh QcQd", "3c4d9hJs8d", button=3)
    table.play("f a")
    table.do(act.RemovePlayer(1))
    table.play("c")
    assert ev.PlayerStoodUp(1, 101, 400, "removed") in table.log


def test_r_flr_5_removed_between_hands_he_is_gone_at_once() -> None:
    """R-FLR-5: nothing to wait for."""
    table = Table([1000, 1000])
    assert table.do(act.RemovePlayer(1)) == (ev.PlayerStoodUp(1, 101, 1000, "removed"),)
