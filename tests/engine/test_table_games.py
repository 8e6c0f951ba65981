"""Whole hands with the dead button, and buying in up to the biggest stack (R-TAB-3, R-HOM-3)."""

import pytest

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.rules import TableRules
from poker_bot.engine.rules_check import rules_problems
from poker_bot.engine.table import top_up_room
from poker_bot.engine.table_end import most_buy_in
from poker_bot.engine.views import public_view
from tests.engine.driver import Table
from tests.engine.stacked import start

# --- dead button (R-TAB-3) --------------------------------------------------------------------------------------


def _positions(table: Table) -> tuple[int, int, int]:
    """Button, small blind (0 = nobody posts it) and big blind of the newest deal."""
    event = table.all(ev.HandStarted)[-1]
    assert isinstance(event, ev.HandStarted)
    return event.button, event.small_blind, event.big_blind


def _posts(table: Table) -> list[tuple[int, int]]:
    begin = max(index for index, event in enumerate(table.log) if isinstance(event, ev.HandStarted))
    return [(event.seat, event.amount) for event in table.log[begin:] if isinstance(event, ev.BlindPosted)]


def _fold_out(table: Table) -> None:
    while table.state.hand_running:
        table.play("f")


def _bust_the_big_blind(**rules: object) -> Table:
    """Trouble R-29: seats 1-5, button 1, blinds 2 and 3; the big blind loses 100 chips to seat 4 and goes."""
    table = Table([1000, 1000, 100, 1000, 1000], seats=5, **rules)
    table.deal("KsKh 7c2d AsAh 8c3d 9c4d", "3c4h9hJs8d", button=1)
    assert _positions(table) == (1, 2, 3)
    table.play("a f f f c")
    assert table.state.seats[2] is not None
    assert table.state.seats[2].stack == 0
    table.do(act.StandUp(3, "broke"))
    return table


@pytest.mark.parametrize("rules", [{"button": "dead"}, {"tournament": True}])
def test_r_tab_3_trouble_r_29_the_big_blind_busts(rules: dict[str, object]) -> None:
    """R-TAB-3, trouble R-29: hand n+1 BB=4, no SB, button 2; n+2 BB=5, SB=4, button at the empty seat 3; n+3 BB=1."""
    table = _bust_the_big_blind(**rules)
    start(table)
    assert (_positions(table), _posts(table)) == ((2, 0, 4), [(4, 20)])
    assert table.hand.to_act == 5
    table.play("c c c k")
    assert (table.hand.street, table.hand.to_act) == (1, 4)
    table.play("k k k")
    assert table.hand.players[-1].seat == 2  # the button is the last
    table.play("k k k k k k k k k")
    start(table)
    assert (_positions(table), _posts(table)) == ((3, 4, 5), [(4, 10), (5, 20)])
    assert (table.hand.to_act, table.hand.players[-1].seat) == (1, 2)  # seat 2 acts last again
    assert [seat.seat for seat in public_view(table.state).seats if seat.is_button] == []
    _fold_out(table)
    start(table)
    assert (_positions(table), _posts(table)) == ((4, 5, 1), [(5, 10), (1, 20)])


def test_r_tab_3_the_moving_button_posts_both_blinds_when_the_big_blind_busts() -> None:
    """R-TAB-3: in cash the button goes to seat 2 and the next two dealt in post, 4 the small and 5 the big blind."""
    table = _bust_the_big_blind()
    start(table)
    assert (_positions(table), _posts(table)) == ((2, 4, 5), [(4, 10), (5, 20)])


def test_r_tab_3_dead_button_the_small_blind_leaves() -> None:
    """R-TAB-3: the small blind goes: his empty seat has the button in the next hand, and the blinds are as due."""
    table = Table([1000] * 5, seats=5, button="dead")
    start(table, button=1)
    _fold_out(table)
    table.do(act.StandUp(2))
    start(table)
    assert (_positions(table), _posts(table)) == ((2, 3, 4), [(3, 10), (4, 20)])
    assert [player.seat for player in table.hand.players] == [3, 4, 5, 1]
    table.play("c c c k k k k k k k k k k k k k")
    assert not table.state.hand_running
    start(table)
    assert _positions(table) == (3, 4, 5)


def test_r_tab_3_dead_button_big_and_small_blind_both_leave() -> None:
    """R-TAB-3: two empty seats: next hand no small blind, then the button stands at one of them, then all is whole."""
    table = Table([1000] * 5, seats=5, button="dead")
    start(table, button=1)
    _fold_out(table)
    table.do(act.StandUp(2))
    table.do(act.StandUp(3))
    found = []
    for _ in range(3):
        start(table)
        found.append((_positions(table), _posts(table)))
        _fold_out(table)
    assert found == [
        ((2, 0, 4), [(4, 20)]),
        ((3, 4, 5), [(4, 10), (5, 20)]),
        ((4, 5, 1), [(5, 10), (1, 20)]),
    ]


def test_r_tab_3_dead_button_who_leaves_in_mid_hand_shifts_nothing_in_it() -> None:
    """R-TAB-3: positions stand for the whole hand; the next one has no small blind where the leaver sat."""
    table = Table([1000] * 4, seats=4, button="dead")
    start(table, button=1)
    table.play("c")
    table.do(act.StandUp(3))
    assert _positions(table) == (1, 2, 3)
    table.play("c c")
    assert table.hand.to_act == 2
    table.play("k k k k k k k k k")
    assert not table.state.hand_running
    start(table)
    assert (_positions(table), _posts(table)) == ((2, 0, 4), [(4, 20)])


def test_r_tab_4_no_dead_button_heads_up() -> None:
    """R-TAB-4: three become two: the big blind goes on clockwise, the other has button and small blind."""
    table = Table([1000] * 3, seats=3, button="dead")
    start(table, button=1)
    _fold_out(table)
    table.do(act.StandUp(3))
    start(table)
    assert (_positions(table), _posts(table)) == ((2, 2, 1), [(2, 10), (1, 20)])
    assert table.hand.to_act == 2
    table.play("c k")
    assert table.hand.to_act == 1


def test_r_tab_3_every_big_blind_is_the_next_live_seat() -> None:
    """R-TAB-3, trouble R-29: whoever leaves, the big blind moves to the next live seat; nobody skips or repeats it."""
    table = Table([1000] * 6, seats=6, button="dead")
    start(table, button=6)
    found = [_positions(table)[2]]
    for leaver in (1, 3, 0, 5, 0, 0):
        _fold_out(table)
        if leaver:
            table.do(act.StandUp(leaver))
        start(table)
        found.append(_positions(table)[2])
    assert found == [2, 3, 4, 5, 6, 2, 4]


# --- the biggest stack (R-HOM-3) --------------------------------------------------------------------------------


def _table(*stacks: int, biggest: bool = True, **rules: object) -> Table:
    """Maximum buy-in 1,000; stacks above it come from play."""
    return Table(stacks, buy_in_max=1000, biggest_stack_buy_in=biggest, seats=6, **rules)


def _won() -> Table:
    """Seat 1 has 2,000 after a hand, seat 2 nothing, seat 3 1,000."""
    table = _table(1000, 1000, 1000)
    table.deal("AsAh 7c2d KsKh", "3c4h9hJs8d", button=3)
    table.play("f a c")
    assert table.stacks() == [2000, 0, 1000]
    return table


def test_r_hom_3_sitting_down_with_up_to_the_biggest_stack() -> None:
    """R-HOM-3: maximum 1,000, but 2,000 lie at the table: a newcomer may bring 2,000 and not one more."""
    table = _won()
    assert most_buy_in(table.state) == 2000
    refusal = table.refuse(act.SitDown(900, 2001, 4))
    assert (refusal.code, refusal.params["maximum"]) == ("buy-in-range", 2000)
    table.do(act.SitDown(900, 2000, 4))


def test_r_hom_3_without_the_option_the_maximum_stands() -> None:
    """R-HOM-3: off by default: 1,000 whatever others have."""
    assert not TableRules().biggest_stack_buy_in
    table = _table(1000, 1000, biggest=False)
    table.deal("AsAh 7c2d", "3c4h9hJs8d", button=2)
    table.play("a c")
    assert max(table.stacks()) == 2000
    assert table.refuse(act.SitDown(900, 1001, 4)).params["maximum"] == 1000
    assert table.refuse(act.TopUp(2, 1001)).params["maximum"] == 1000


def test_r_hom_3_a_smaller_biggest_stack_lowers_nothing() -> None:
    """R-HOM-3: the maximum is the biggest stack only when that is above ``buy_in_max``."""
    table = _table(300, 400)
    assert most_buy_in(table.state) == 1000
    table.do(act.SitDown(900, 1000, 4))


def test_r_hom_3_top_up_to_the_biggest_stack() -> None:
    """R-HOM-3: seat 2, broke, may add 2,000; seat 3 1,000; the biggest stack itself nothing."""
    table = _won()
    assert [top_up_room(table.state, seat) for seat in (1, 2, 3)] == [0, 2000, 1000]
    assert table.refuse(act.TopUp(1, 1)).params == {"maximum": 2000}
    assert table.refuse(act.TopUp(3, 1001)).params["maximum"] == 1000
    table.do(act.TopUp(2, 2000))
    assert table.stacks() == [2000, 2000, 1000]


def test_r_hom_3_chips_in_the_pot_are_no_stack() -> None:
    """R-HOM-3, R-TAB-6: in a hand the biggest stack is what lies behind: 2,000 less the 300 bet."""
    table = _won()
    table.do(act.TopUp(2, 1000))
    start(table)
    while table.hand.to_act != 1:
        table.play("c")
    table.play("r300")
    assert most_buy_in(table.state) == 1700
    assert table.refuse(act.SitDown(900, 1701, 4)).params["maximum"] == 1700
    table.do(act.SitDown(900, 1700, 4))


def test_r_hom_3_a_queued_top_up_is_cut_to_the_biggest_stack_of_then() -> None:
    """R-HOM-3, R-TAB-6: 1,500 reserved below 2,000, but seat 1 loses 500: 1,020 join the 480, the rest goes back."""
    table = _table(1000, 1000, 500, 500)
    table.deal("AsAh 7c2d KsKh QsQh", "3c4h9hJs8d", button=4)
    table.play("f f a c")
    table.deal("AsAh KsKh QsQd", "3c4h9hJs8d")
    assert [player.seat for player in table.hand.players] == [3, 4, 1]
    table.do(act.TopUp(4, 1500))
    table.play("a c f")
    assert table.stacks() == [1500, 0, 1020, 1500]
    assert table.log[-1] == ev.TopUpReturned(4, 104, 480)


def test_r_hom_3_a_leavers_stack_does_not_count() -> None:
    """R-HOM-3: with the big stack on its way out a top-up applied at the end of the hand is cut to those who stay."""
    table = _table(1000, 1000, 1000)
    table.deal("KsKh 7c2d AsAh", "3c4h9hJs8d", button=3)
    table.play("a f c")
    assert table.stacks() == [990, 0, 2010]
    start(table)
    table.do(act.TopUp(1, 900))
    table.do(act.StandUp(3))
    _fold_out(table)
    assert table.log[-3:] == [
        ev.TopUpApplied(1, 20),  # 980 after the small blind, and the maximum is 1,000 again
        ev.TopUpReturned(1, 101, 880),
        ev.PlayerStoodUp(3, 103, 2020, "left"),
    ]


def test_r_hom_3_cash_only() -> None:
    """R-HOM-3: refused for a tournament when the table is configured."""
    problems = rules_problems(TableRules(tournament=True, biggest_stack_buy_in=True))
    assert [problem.why for problem in problems] == ["only-cash"]
