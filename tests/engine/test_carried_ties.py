"""Tied pots of five-card draw that wait for the next hand (R-DRW-4, option ``ties = "carry"``)."""

import pytest

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.rules import TableRules
from poker_bot.engine.rules_check import rules_problems
from poker_bot.engine.seating import next_positions, ready_seats
from poker_bot.engine.state import Phase
from poker_bot.engine.views import public_view
from tests.engine.driver import Table
from tests.engine.stacked import draw, start

TIE = "AsKsQdJd9c AhKhQcJc9d"
FIRST = "AsAdAc5d6c KhQhJc9d7d"
"""The player left of the button wins."""
SECOND = "KhQhJc9d7d AsAdAc5d6c"


def _duel(stacks: tuple[int, int] = (100, 100), **rules: object) -> Table:
    """Five-card draw for two, ante 5, ties carry."""
    wanted = {"variant": "draw", "seats": 2, "small_blind": 0, "big_blind": 0, "ante": 5, "ties": "carry"}
    return Table(stacks, **(wanted | rules))


def _hand(table: Table, hole: str, before: str = "k k", after: str = "k k", button: int = 1) -> tuple[ev.AnyEvent, ...]:
    """A hand in which both stand pat; returns the events of its last act."""
    start(table, hole, button=button)
    count = len(table.log)
    table.play(before)
    draw(table, (), ())
    table.play(after)
    return tuple(table.log[count:])


def test_r_drw_4_ties_split_by_default() -> None:
    """R-DRW-4: without the option a tie of 10 chips is 5 each, and nothing is carried."""
    table = _duel(ties="split")
    _hand(table, TIE)
    assert table.stacks() == [100, 100]
    assert table.state.carried == 0
    assert TableRules().ties == "split"


def test_r_drw_4_a_tied_pot_is_carried_whole() -> None:
    """R-DRW-4: ante 5, bet 20 and call: 50 chips wait, neither stack gets any, and the room sees them."""
    table = _duel()
    events = _hand(table, TIE, before="b20 c")
    assert ev.PotCarried(0, 50, (2, 1)) in events
    assert not [event for event in events if isinstance(event, ev.PotAwarded)]
    assert table.stacks() == [75, 75]
    assert (table.state.carried, public_view(table.state).carried) == (50, 50)


def test_r_drw_4_it_is_in_the_main_pot_of_the_next_hand_with_new_antes_and_a_moved_button() -> None:
    """R-DRW-4: 10 carried and two new antes make a pot of 20 before anybody acts; the button is the other's."""
    table = _duel()
    _hand(table, TIE, button=1)
    start(table, SECOND)
    view = public_view(table.state)
    assert (view.pot, view.carried, table.hand.carried, table.state.carried) == (20, 10, 10, 0)
    assert [(pot.index, pot.amount, pot.eligible) for pot in view.pots] == [(0, 20, (1, 2))]
    assert (table.hand.button, table.stacks()) == (2, [0, 0])
    table.play("k k")
    draw(table, (), ())
    table.play("k k")
    assert ev.PotAwarded(0, 20, ((2, 20),), contested=True) in table.log
    assert table.stacks() == [90, 110]
    assert public_view(table.state).carried == 0


def test_r_drw_4_a_fold_wins_what_was_carried() -> None:
    """R-DRW-4: the last player takes carried chips and antes; the uncalled bet of 10 goes back first."""
    table = _duel()
    _hand(table, TIE)
    start(table, SECOND)
    table.play("b10 f")
    assert ev.PotAwarded(0, 20, ((1, 20),), contested=False) in table.log
    assert ev.UncalledBetReturned(1, 10) in table.log


def test_r_drw_4_a_second_tie_carries_all_of_it() -> None:
    """R-DRW-4: 10 carried and 10 new chips tied again are 20 carried, button back where it was."""
    table = _duel()
    for button in (1, 2, 1):
        _hand(table, TIE)
        assert table.hand.button == button
    assert table.state.carried == 30
    assert table.stacks() == [85, 85]


def test_r_drw_4_who_cannot_pay_the_ante_plays_for_what_he_has() -> None:
    """R-DRW-4: three chips of an ante of 5: two of the other's go back, the pot is 10 carried and 3 each."""
    table = _duel((8, 100))
    _hand(table, TIE)
    assert table.stacks() == [3, 95]
    start(table, FIRST)  # left of the button, now in seat 2, is seat 1
    assert table.hand.phase is Phase.DRAWING
    draw(table, (), ())
    assert ev.UncalledBetReturned(2, 2) in table.log
    assert ev.PotAwarded(0, 16, ((1, 16),), contested=True) in table.log
    assert table.stacks() == [16, 92]


def test_r_drw_4_be_it_nothing() -> None:
    """R-DRW-4: a player without a chip is dealt in, draws and wins the carried pot; the whole ante goes back."""
    table = _duel((5, 100))
    _hand(table, TIE, before="", after="")
    assert table.stacks() == [0, 95]
    assert ready_seats(table.state) == (1, 2)
    assert next_positions(table.state) is not None
    assert [seat.status for seat in public_view(table.state).seats] == ["seated", "seated"]
    start(table, FIRST)
    assert ev.AntePosted(2, 5, dead=False) in table.log
    assert table.hand.to_act == 1
    draw(table, (0, 1), ())
    assert ev.UncalledBetReturned(2, 5) in table.log
    assert ev.PotAwarded(0, 10, ((1, 10),), contested=True) in table.log
    assert table.stacks() == [10, 95]


def test_r_drw_4_nobody_has_anything_but_the_carried_pot() -> None:
    """R-DRW-4: both all-in and tied: a hand for 200 carried chips and no antes; the winner has them all."""
    table = _duel()
    _hand(table, TIE, before="a a", after="")
    assert (table.stacks(), table.state.carried) == ([0, 0], 200)
    start(table, FIRST)
    assert not [event for event in table.log[-6:] if isinstance(event, ev.AntePosted)]
    draw(table, (), ())
    assert table.stacks() == [200, 0]
    assert table.state.carried == 0
    assert ready_seats(table.state) == (1,)


def test_r_drw_4_out_once_nothing_is_carried() -> None:
    """R-DRW-4: the pot decided, a player without chips is dealt in no more and is shown as broke."""
    table = _duel((5, 100))
    _hand(table, TIE, before="", after="")
    start(table, SECOND)
    draw(table, (), ())
    assert table.stacks() == [0, 105]
    assert next_positions(table.state) is None
    assert public_view(table.state).seats[0].status == "broke"


@pytest.mark.parametrize("leaver", [1, 2])
def test_r_drw_4_split_when_one_leaves(leaver: int) -> None:
    """R-DRW-4: 10 carried chips are 5 each before anybody goes; the leaver takes his with him."""
    table = _duel()
    _hand(table, TIE)
    events = table.do(act.StandUp(leaver))
    assert events == (ev.CarriedPotSplit(((2, 5), (1, 5))), ev.PlayerStoodUp(leaver, 100 + leaver, 100, "left"))
    assert (table.stacks(), table.state.carried) == ([100], 0)


def test_r_drw_4_split_when_the_table_closes() -> None:
    """R-DRW-4: both get their half and take it home, the second as well as the first."""
    table = _duel((60, 100))
    _hand(table, TIE)
    events = table.do(act.CloseTable())
    assert [event.chips for event in events if isinstance(event, ev.PlayerStoodUp)] == [60, 100]
    assert (table.state.chips, table.state.carried, table.state.closed) == (0, 0, True)


def test_r_drw_4_a_tie_in_the_last_hand_is_split() -> None:
    """R-DRW-4: while the table is closing, or one of the two is leaving, there is no next hand to carry it to."""
    for last in (act.CloseTable(), act.StandUp(1)):
        table = _duel()
        start(table, TIE, button=1)
        table.play("k k")
        draw(table, (), ())
        table.play("k")
        table.do(last)
        if table.hand.to_act:
            table.play("k")
        assert not table.all(ev.PotCarried)
        assert [event.shares for event in table.log if isinstance(event, ev.PotAwarded)] == [((2, 5), (1, 5))]


def test_r_drw_4_a_leaver_in_the_next_hand_gives_the_pot_up() -> None:
    """R-DRW-4, R-BET-10: once it lies in the main pot of a running hand it is played for like any other chips."""
    table = _duel()
    _hand(table, TIE)
    start(table, TIE)
    table.play("b10")
    table.do(act.StandUp(2))
    assert not table.all(ev.CarriedPotSplit)
    assert table.stacks() == [110]
    assert ev.PlayerStoodUp(2, 102, 90, "left") in table.log


@pytest.mark.parametrize(("button", "shares"), [(2, ((1, 3), (2, 2))), (1, ((2, 3), (1, 2)))])
def test_r_drw_4_the_odd_chip_goes_left_of_the_button(button: int, shares: tuple[tuple[int, int], ...]) -> None:
    """R-DRW-4: five carried chips are three left of the button and two for the button."""
    table = _duel(small_blind=1, big_blind=2, ante=0, big_blind_ante=1)
    _hand(table, TIE, before="c k", button=button)
    assert table.state.carried == 5
    assert table.do(act.StandUp(button))[0] == ev.CarriedPotSplit(shares)


def test_r_drw_4_both_leave_at_the_end_of_one_hand() -> None:
    """R-DRW-4: two leavers of a tied hand: split, and both take theirs."""
    table = _duel()
    start(table, TIE, button=1)
    table.play("k k")
    table.do(act.StandUp(2))
    table.do(act.StandUp(1))
    assert not table.state.hand_running
    assert [event.chips for event in table.log if isinstance(event, ev.PlayerStoodUp)] == [100, 100]


def test_r_drw_4_a_top_up_waits_beside_a_carried_pot() -> None:
    """R-DRW-4, R-TAB-6: chips reserved in the tied hand join the stack; the closing table splits the pot."""
    table = _duel((60, 60), buy_in_max=70)
    start(table, TIE, button=1)
    table.do(act.TopUp(1, 10))
    table.play("k k")
    draw(table, (), ())
    table.play("k k")
    assert (table.stacks(), table.state.carried) == ([65, 55], 10)
    table.do(act.CloseTable())
    assert [event.chips for event in table.log if isinstance(event, ev.PlayerStoodUp)] == [70, 60]


def test_r_drw_4_rules_that_carry_no_ties_split_it_first() -> None:
    """R-DRW-4: when the table changes to a game without the option the two who tied share, nobody else plays for it."""
    table = _duel()
    _hand(table, TIE)
    events = table.do(act.ChangeRules(TableRules(seats=6)))
    assert [type(event) for event in events] == [ev.CarriedPotSplit, ev.RulesChanged]
    assert (table.stacks(), table.state.carried) == ([100, 100], 0)


def test_r_drw_4_queued_rules_split_it_at_the_end_of_the_hand() -> None:
    """R-DRW-4, R-TAB-6: a tie under rules that end with this hand is split before the new ones come in force."""
    table = _duel()
    start(table, TIE, button=1)
    table.do(act.ChangeRules(TableRules(seats=6)))
    table.play("k k")
    draw(table, (), ())
    table.play("k k")
    assert table.stacks() == [100, 100]
    assert table.state.rules.seats == 6


def test_r_drw_4_new_antes_keep_it() -> None:
    """R-DRW-4: rules that still carry ties leave the pot where it is."""
    table = _duel()
    _hand(table, TIE)
    table.do(act.ChangeRules(TableRules(variant="draw", seats=2, small_blind=0, big_blind=0, ante=7, ties="carry")))
    assert table.state.carried == 10


def test_r_drw_4_an_option_of_a_draw_game_for_two() -> None:
    """R-DRW-4: refused with more seats and in games without a draw when the table is configured."""
    three = TableRules(variant="draw", seats=3, small_blind=0, big_blind=0, ante=5, ties="carry")
    assert [problem.why for problem in rules_problems(three)] == ["only-two-seats"]
    assert [problem.why for problem in rules_problems(TableRules(seats=2, ties="carry"))] == ["needs-draw"]


def test_r_drw_4_a_carried_pot_with_an_all_in_for_less() -> None:
    """R-DRW-4, R-POT-1: 40 against 100: 60 go back, and the tied 80 are carried; every event keeps all chips."""
    table = _duel((40, 100))
    _hand(table, TIE, before="a a", after="")
    assert (table.stacks(), table.state.carried) == ([0, 60], 80)


def test_r_flr_5_a_void_hand_carries_the_pot_again() -> None:
    """R-FLR-5, R-DRW-4: a void hand puts its carried pot back beside the stacks, and the next hand has it again."""
    table = _duel()
    _hand(table, TIE)
    start(table, FIRST)
    table.play("b10 c")
    table.do(act.VoidHand())
    assert (table.stacks(), table.state.carried, public_view(table.state).carried) == ([95, 95], 10, 10)
    assert public_view(table.state).pot == 0
    start(table, FIRST)
    assert table.hand.carried == 10
    assert public_view(table.state).pot == 20
