"""R-CLK as far as the engine knows it: time-outs, time bank, absence, pre-actions. It never sees the time."""

import pytest

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.views import public_view, seat_view
from tests.engine.driver import Table


def _table(**rules: object) -> Table:
    table = Table([1000] * 3, **({"time_bank": 0} | rules))
    table.deal(button=3)
    return table


def _time_out(table: Table) -> list[str]:
    return table.kinds(table.do(act.TimeOut(table.state.turn)))


def test_r_clk_1_the_time_bank_runs_first() -> None:
    """R-CLK-1: when the clock is out the bank begins; when that is out too, the default act is taken."""
    table = _table(time_bank=60)
    assert table.do(act.TimeOut(table.state.turn)) == (ev.TimeBankStarted(3, 1, 60_000),)
    assert _time_out(table)[:3] == ["TimeBankSpent", "PlayerTimedOut", "PlayerFolded"]
    assert public_view(table.state).seats[2].time_bank == 0


def test_r_clk_1_only_what_was_used_is_spent() -> None:
    """R-CLK-1: acting on the bank costs the milliseconds the host measured."""
    table = _table(time_bank=60)
    table.do(act.TimeOut(table.state.turn))
    table.do(act.SpendTimeBank(3, 12_500))
    table.play("c")
    assert public_view(table.state).seats[2].time_bank == 47_500
    assert table.refuse(act.SpendTimeBank(1, 5)).code == "no-time-bank"


def test_r_clk_1_the_bank_is_refilled_after_so_many_hands() -> None:
    """R-CLK-1: with a refill every 2 hands a used bank is full again at the third hand."""
    table = _table(time_bank=60, time_bank_refill_hands=2)
    table.do(act.TimeOut(table.state.turn))
    table.do(act.SpendTimeBank(3, 12_500))
    table.play("f f")
    table.deal()
    assert not table.all(ev.TimeBankRefilled)
    table.play("f f")
    table.deal()
    assert ev.TimeBankRefilled(3) in table.log
    assert public_view(table.state).seats[2].time_bank == 60_000


def test_r_clk_1_a_full_bank_saves_up_no_refill() -> None:
    """R-CLK-1: refilled every 3 hands: a bank first used in hand 4 is full again at hand 7, not at the next one."""
    table = _table(time_bank=60, time_bank_refill_hands=3)
    banks = []
    for number in range(1, 8):
        if number > 1:
            table.deal()
        if number == 4:
            seat = table.hand.to_act
            table.do(act.TimeOut(table.state.turn))
            table.do(act.SpendTimeBank(seat, 60_000))
        banks.append(min(seat.time_bank for seat in public_view(table.state).seats))
        table.play("f f")
    assert banks == [60_000, 60_000, 60_000, 0, 0, 0, 60_000]


def test_r_clk_1_a_time_out_of_a_decision_that_passed_does_nothing() -> None:
    """R-CLK-1: a late timer is refused."""
    table = _table()
    turn = table.state.turn
    table.play("c")
    assert table.refuse(act.TimeOut(turn)).code == "stale-turn"


def test_r_clk_2_a_turn_is_extended_once() -> None:
    """R-CLK-2: one extension per turn, never backwards, a new turn has its own."""
    table = _table()
    turn = table.state.turn
    assert table.do(act.ExtendTurn(turn, 3000)) == (ev.TurnExtended(turn, 3000),)
    assert table.refuse(act.ExtendTurn(turn, 3000)).code == "already-extended"
    table.play("c")
    assert table.refuse(act.ExtendTurn(turn, 3000)).code == "stale-turn"
    assert table.refuse(act.ExtendTurn(table.state.turn, 0)).code == "already-extended"
    table.do(act.ExtendTurn(table.state.turn, 1))


def test_r_clk_3_check_when_free_else_fold() -> None:
    """R-CLK-3, R-BET-10, trouble R-40: facing a bet the clock folds, with nothing to pay it checks."""
    table = _table()
    assert "PlayerFolded" in _time_out(table)
    table.play("c")
    assert "PlayerChecked" in _time_out(table)


def test_r_clk_3_two_in_a_row_sit_him_out() -> None:
    """R-CLK-3: the second decision in a row left to the clock; from then on he is acted for at once."""
    table = _table()
    table.play("c c k")
    table.play("k")
    _time_out(table)  # seat 2
    table.play("k k")
    assert "PlayerSatOut" in _time_out(table)
    table.play("k")  # seat 3 closes the turn
    table.play("k")  # seat 1 on the river; seat 2 is acted for
    assert table.hand.to_act == 3
    table.play("k")
    assert public_view(table.state).seats[1].status == "away"


def test_r_clk_3_back_is_asked_again_in_the_same_hand() -> None:
    """R-CLK-3: who comes back after being sat out by the clock is waited for at his next decision."""
    table = _table()
    table.play("c c k")
    for _ in range(2):
        table.play("k")
        _time_out(table)
        table.play("k")
    table.do(act.SitIn(2))
    table.play("k")
    assert table.hand.to_act == 2
    assert "PlayerSatOut" not in _time_out(table)


def test_r_clk_3_an_own_act_resets_the_count() -> None:
    """R-CLK-3: time-out, own act, time-out is no absence."""
    table = _table()
    table.play("c c k")
    table.play("k")
    _time_out(table)
    table.play("k k k k k")
    _time_out(table)
    assert not table.all(ev.PlayerSatOut)


def test_r_clk_3_three_missed_big_blinds_stand_him_up() -> None:
    """R-CLK-3: an absent player is stood up at his third missed big blind and cashed out."""
    table = _table()
    table.play("f f")
    table.do(act.SitOut(1))
    for _ in range(12):
        if table.state.seats[0] is None:
            break
        table.deal()
        table.play("f")
    gone = [event for event in table.log if isinstance(event, ev.PlayerStoodUp)]
    assert [(event.seat, event.reason) for event in gone] == [(1, "missed-blinds")]
    assert len([event for event in table.all(ev.BlindMissed) if event == ev.BlindMissed(1, big=True)]) == 3


def test_r_clk_3_a_hand_played_ends_the_count_of_missed_big_blinds() -> None:
    """R-CLK-3: two missed, a hand played, one more missed: he keeps his seat."""
    table = _table()
    table.play("f f")
    for missed in (2, 3):
        table.do(act.SitOut(1))
        while len([event for event in table.all(ev.BlindMissed) if event == ev.BlindMissed(1, big=True)]) < missed:
            table.deal()
            table.play("f")
        table.do(act.SitIn(1))
        while table.hand.places[1] < 0:
            table.deal()
            while table.state.hand_running:
                table.play("f")
    assert table.state.seats[0] is not None


def test_r_clk_4_check_fold() -> None:
    """R-CLK-4: checks when free, folds to a bet; nobody else learns of it before it is played."""
    table = _table()
    table.do(act.SetPreAction(1, "check-fold"))
    assert seat_view(table.state, 1).pre_action == "check-fold"
    assert table.log[-1].visibility is ev.Visibility.SEAT
    table.play("r60")
    assert table.hand.players[0].folded
    assert table.hand.to_act == 2


def test_r_clk_4_check_fold_checks_when_free() -> None:
    """R-CLK-4: a free check is never folded."""
    table = _table()
    table.do(act.SetPreAction(2, "check-fold"))
    table.play("c c")
    assert table.hand.street == 1


def test_r_clk_4_call_at_its_price() -> None:
    """R-CLK-4: call 10 is played while the price is 10."""
    table = _table()
    table.do(act.SetPreAction(1, "call", 10))
    table.play("c")
    assert ev.PlayerCalled(1, 10, all_in=False) in table.log
    assert table.hand.to_act == 2


def test_r_clk_4_a_cancelled_call_is_told_at_once() -> None:
    """R-CLK-4: with another player to act in between, the raise itself takes the wish back, not his own turn."""
    table = Table([1000] * 4)
    table.deal(button=4)
    table.do(act.SetPreAction(1, "call", 10))
    table.play("r60")
    assert table.hand.to_act == 4
    assert ev.PreActionCleared(1, "changed") in table.log


def test_r_clk_4_a_call_of_the_whole_stack() -> None:
    """R-CLK-4: with 60 left the price is 60, whatever the bet; a raise changes nothing for him."""
    table = Table([1000, 1000, 1000, 60], small_blind=50, big_blind=100)
    table.deal(button=4)
    assert seat_view(table.state, 4).to_call == 60
    assert table.refuse(act.SetPreAction(4, "call", 100)).params == {"to_call": 60}
    table.do(act.SetPreAction(4, "call", 60))
    table.play("r300")
    assert ev.PlayerCalled(4, 60, all_in=True) in table.log


def test_r_clk_4_a_lower_price_cancels_the_call_too() -> None:
    """R-CLK-4, R-FOR-3: blinds all-in for 50 and 40; when the last other player folds the price drops to 50."""
    table = Table([50, 40, 1000, 1000], small_blind=50, big_blind=100)
    table.deal(button=4)
    table.do(act.SetPreAction(4, "call", 100))
    table.play("f")
    assert ev.PreActionCleared(4, "changed") in table.log
    assert (table.legal.seat, table.legal.call) == (4, 50)


def test_r_clk_4_any_change_of_price_cancels_the_call() -> None:
    """R-CLK-4: a raise cancels it and says so, to him alone."""
    table = _table()
    table.do(act.SetPreAction(1, "call", 10))
    table.play("r60")
    assert ev.PreActionCleared(1, "changed") in table.log
    assert table.hand.to_act == 1
    assert seat_view(table.state, 1).pre_action == ""


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (act.SetPreAction(3, "check-fold"), "pre-action-now"),
        (act.SetPreAction(1, "dance"), "pre-action-unknown"),
        (act.SetPreAction(1, "call", 11), "pre-action-price"),
        (act.SetPreAction(9, "check-fold"), "not-in-hand"),
        (act.ClearPreAction(1), "no-pre-action"),
    ],
)
def test_r_clk_4_bad_wishes_are_refused(action: act.Action, code: str) -> None:
    """R-CLK-4: not in turn, not another price, nothing unknown."""
    assert _table().refuse(action).code == code


def test_r_clk_4_taken_back() -> None:
    """R-CLK-4: a wish taken back is not played."""
    table = _table()
    table.do(act.SetPreAction(1, "check-fold"))
    table.do(act.ClearPreAction(1))
    table.play("c")
    assert table.hand.to_act == 1


def test_r_clk_4_a_wish_goes_before_an_absence() -> None:
    """R-CLK-3, R-CLK-4: sat out by the clock, who presses *Call* in advance has his call, and the row is broken."""
    table = _table()
    table.play("c c k")
    for _ in range(2):
        table.play("k")
        _time_out(table)  # seat 2 sleeps through flop and turn
        table.play("k")
    table.play("k b40")  # on the river he is checked for at once
    table.do(act.SetPreAction(2, "call", 40))
    table.play("c")
    assert ev.PlayerCalled(2, 40, all_in=False) in table.log
    record = table.state.seats[1]
    assert record is not None
    assert (record.sitting_out, record.timeouts) == (True, 0)


def test_r_clk_4_no_wish_of_a_leaver() -> None:
    """R-BET-10, R-CLK-4: who is leaving is acted for and cannot wish for anything."""
    table = _table()
    table.do(act.SetPreAction(1, "check-fold"))
    table.do(act.StandUp(1))
    assert ev.PreActionCleared(1, "changed") in table.log
    assert table.refuse(act.SetPreAction(1, "call", 10)).code == "already-leaving"
    assert not seat_view(table.state, 1).may_pre_act


def test_r_clk_4_no_wish_outlives_the_betting() -> None:
    """R-CLK-4: a wish that was not played before the showdown is taken from the seat, and says so."""
    table = Table([1000] * 2, show_time=5)
    table.deal("AsAh 7c2d", "3c4d9hJsQd", button=2)
    table.play("c k k k k k b20")
    table.do(act.SetPreAction(1, "check-fold"))
    table.play("c")
    assert table.log.count(ev.PreActionCleared(1, "changed")) == 1
    assert table.hand.deciding == (2,)
    assert seat_view(table.state, 1).pre_action == ""


def test_r_clk_5_broke_only_after_the_payouts() -> None:
    """R-CLK-5, trouble R-43: an all-in player is not broke while the hand runs; a broke one is not dealt in."""
    table = Table([1000, 1000, 1000])
    table.deal("AsAh 7c2d KcKd", "3c4d9hJsQd", button=3)
    table.play("f c a")
    assert public_view(table.state).seats[1].status == "all-in"
    table.play("c")
    assert public_view(table.state).seats[1].status == "broke"
    table.deal()
    assert [player.seat for player in table.hand.players] == [1, 3] or {p.seat for p in table.hand.players} == {1, 3}
