"""R-BET: betting, no-limit."""

import pytest

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.state import Phase
from poker_bot.engine.views import public_view
from tests.engine.driver import Table


def _hundred(stacks: list[int], **rules: object) -> Table:
    """A table with blinds 50/100, the last seat on the button, dealt."""
    table = Table(stacks, small_blind=50, big_blind=100, **rules)
    table.deal(button=len(stacks))
    return table


def test_r_bet_1_out_of_turn_is_refused() -> None:
    """R-BET-1, trouble P-17: another player's press says whose turn it is and changes nothing."""
    table = _hundred([1000] * 3)
    before = table.state
    assert table.refuse(act.Fold(1, table.state.turn)).params == {"seat": 3}
    assert table.state is before


def test_r_bet_1_a_stale_turn_is_refused() -> None:
    """R-BET-1, law 4: a double press never plays for the next player, nor for the same one later."""
    table = _hundred([1000] * 3)
    turn = table.state.turn
    table.play("c")
    for seat in (1, 2, 3):
        assert table.refuse(act.Fold(seat, turn)).code == "stale-turn"


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (act.Check(3, 1), "must-call"),
        (act.BetTo(3, 1, 200), "already-bet"),
        (act.RaiseTo(3, 1, 199), "amount-too-small"),
        (act.RaiseTo(3, 1, 1001), "amount-too-large"),
        (act.RaiseTo(3, 1, -5), "amount-too-small"),
        (act.RaiseTo(3, 1, 2**70), "amount-too-large"),
        (act.Call(9, 1), "not-in-hand"),
    ],
)
def test_r_bet_1_what_is_not_legal_is_refused(action: act.Action, code: str) -> None:
    """R-BET-1: any other action is refused with the reason."""
    assert _hundred([1000] * 3).refuse(action).code == code


def test_r_bet_1_nothing_to_call_and_nobody_bet() -> None:
    """R-BET-1: on a fresh street a call has nothing to match and a raise nothing to raise."""
    table = _hundred([1000] * 3)
    table.play("c c k")
    seat, turn = table.hand.to_act, table.state.turn
    assert table.refuse(act.Call(seat, turn)).code == "nothing-to-call"
    assert table.refuse(act.RaiseTo(seat, turn, 300)).code == "nobody-bet"


def test_r_bet_1_a_fold_is_legal_even_when_free() -> None:
    """R-BET-1: folding is always legal, and final."""
    table = _hundred([1000] * 3)
    table.play("c c k f")
    assert table.hand.players[0].folded
    assert table.refuse(act.Check(1, table.state.turn)).code == "not-your-turn"


def test_r_bet_1_first_to_act() -> None:
    """R-BET-1: left of the big blind first, later the first live player with chips left of the button."""
    table = _hundred([1000] * 4)
    assert table.hand.to_act == 3
    table.play("c c f k")
    assert table.hand.to_act == 2


def test_r_bet_1_nobody_left_to_raise() -> None:
    """R-BET-1: no raise when all other live players are all-in; calling is all that is offered."""
    table = _hundred([500, 300, 5000])
    table.play("c a a")
    assert (table.legal.seat, table.legal.min_to, table.legal.all_in_to) == (3, 0, 0)
    seat, turn = table.hand.to_act, table.state.turn
    assert table.refuse(act.RaiseTo(seat, turn, 900)).code == "no-one-to-raise"
    assert table.refuse(act.AllIn(seat, turn)).code == "no-one-to-raise"


@pytest.mark.parametrize(("blind_stack", "least"), [(800, 0), (801, 1500)])
def test_r_bet_1_no_raise_over_what_anybody_could_call(blind_stack: int, least: int) -> None:
    """R-BET-1: over an all-in of 800 nobody with 800 or less can call a raise, though he still has chips."""
    table = _hundred([400, blind_stack, 800, 5000])
    table.play("a")
    assert (table.legal.seat, table.legal.call, table.legal.min_to) == (4, 800, least)
    assert (table.legal.all_in_to > 0) is (least > 0)
    if not least:
        assert table.refuse(act.RaiseTo(4, table.state.turn, 1500)).code == "no-one-to-raise"


def test_r_bet_2_the_big_blind_has_the_option() -> None:
    """R-BET-2, trouble R-15: unraised, the big blind may check or raise; only his check ends the street."""
    table = _hundred([1000] * 4)
    table.play("f f c")
    assert (table.hand.street, table.hand.to_act, table.legal.call, table.legal.min_to) == (0, 2, 0, 200)
    table.play("k")
    assert table.hand.street == 1


def test_r_bet_2_the_option_stands_after_a_short_all_in() -> None:
    """R-BET-2: a short all-in over the blind does not take the option away."""
    table = _hundred([1000, 1000, 150])
    table.play("a c")
    assert (table.hand.to_act, table.legal.call, table.legal.min_to) == (2, 50, 250)


def test_r_bet_2_the_raiser_is_not_asked_again() -> None:
    """R-BET-2, trouble R-14: raise, call, call ends the street."""
    table = _hundred([1000] * 3)
    table.play("r300 c c")
    assert table.hand.street == 1


def test_r_bet_2_no_option_without_chips() -> None:
    """R-BET-2, trouble R-16: a big blind all-in from posting is never asked."""
    table = _hundred([1000, 100, 1000])
    table.play("c c")
    assert (table.hand.street, table.hand.to_act) == (1, 1)


@pytest.mark.parametrize(("option", "least"), [("last", 500), ("double", 600), ("bb", 400)])
def test_r_bet_3_minimum_raise_by_option(option: str, least: int) -> None:
    """R-BET-3: 100 raised to 300: the next raise is to 500, 600 or 400."""
    table = _hundred([5000] * 3, min_raise=option)
    table.play("r300")
    assert table.legal.min_to == least
    assert table.refuse(act.RaiseTo(1, table.state.turn, least - 1)).params["minimum"] == least
    table.play(f"r{least}")


def test_r_bet_3_an_opening_bet_sets_the_raise() -> None:
    """R-BET-3, trouble R-12: bet 100 on the flop, the minimum raise is to 200; the maximum is the stack."""
    table = _hundred([1000] * 2)
    table.play("c k b100")
    assert (table.legal.min_to, table.legal.max_to) == (200, 900)


def test_r_bet_3_a_stack_below_the_minimum_moves_whole_or_not() -> None:
    """R-BET-3, trouble R-05: 22 to call with 29 behind: fold, call 22 or all-in 29, nothing between."""
    table = Table([1000, 31], small_blind=1, big_blind=2)
    table.deal(button=2)
    table.play("c k k k k k b22")
    legal = table.legal
    assert (legal.call, legal.min_to, legal.all_in_to) == (22, 0, 29)
    assert table.refuse(act.RaiseTo(2, table.state.turn, 28)).params["maximum"] == 29


def test_r_bet_3_the_minimum_is_nominal_against_a_nearly_all_in_opponent() -> None:
    """R-BET-3, trouble R-08: 100 raised to 180 by a stack of 200: the minimum is 260, 200 is refused."""
    table = Table([200, 1000])
    table.deal(button=2)
    table.play("r100 r180")
    assert table.legal.min_to == 260
    assert table.refuse(act.RaiseTo(2, table.state.turn, 200)).code == "amount-too-small"


def test_r_bet_7_a_short_all_in_does_not_reopen() -> None:
    """R-BET-7, trouble R-01: 3 more on a full raise of 14: who called may call 3 or fold, no raise, no all-in."""
    table = Table([19, 200, 16, 200], small_blind=1, big_blind=2)
    table.deal(button=4)
    table.play("a c a c")
    legal = table.legal
    assert (legal.seat, legal.call, legal.min_to, legal.all_in_to) == (4, 3, 0, 0)
    assert table.refuse(act.RaiseTo(4, table.state.turn, 60)).code == "raise-closed"
    assert table.refuse(act.AllIn(4, table.state.turn)).code == "raise-closed"


@pytest.mark.parametrize(
    ("last_stack", "option", "may"),
    [
        (300, "last", True),
        (300, "double", True),
        (300, "bb", True),
        (290, "last", False),
        (290, "double", False),
        (290, "bb", False),
    ],
)
def test_r_bet_7_short_all_ins_that_add_up_reopen(last_stack: int, option: str, may: bool) -> None:
    """R-BET-7: bet 100, all-in 160, then 200: the bettor faces 100 more, a full raise; at 190 he may only call."""
    table = _hundred([5000, 5000, 260, last_stack], min_raise=option)
    table.play("c c c k")
    table.play("b100 c a a")
    assert table.legal.seat == 1
    assert (table.legal.min_to > 0) is may


@pytest.mark.parametrize(("last_stack", "least"), [(650, 0), (699, 0), (700, 1200)])
def test_r_bet_7_double_measures_by_the_bet_he_matched(last_stack: int, least: int) -> None:
    """R-BET-7: with ``"double"`` who called 300 needs 300 more to raise again, though the last raise was by 200."""
    table = _hundred([5000, 5000, 5000, last_stack], min_raise="double")
    table.play("c c c k b100 r300 c a")
    assert (table.legal.seat, table.legal.call) == (1, last_stack - 200)
    table.play("f")
    assert (table.legal.seat, table.legal.min_to) == (2, least)


@pytest.mark.parametrize("option", ["last", "double", "bb"])
def test_r_bet_7_who_checked_cannot_raise_a_short_first_bet(option: str) -> None:
    """R-BET-7: nothing bet yet, full is the big blind: an all-in of 30 leaves the checkers call or fold."""
    table = _hundred([5000, 5000, 130], min_raise=option)
    table.play("c c k k k a")
    legal = table.legal
    assert (legal.seat, legal.call, legal.min_to, legal.all_in_to) == (1, 30, 0, 0)


def test_r_bet_7_a_raise_by_exactly_the_minimum_is_full() -> None:
    """R-BET-7: bet 100, all-in 200 is a full raise and told as one; 199 is none."""
    for stack, full in ((300, True), (299, False)):
        table = _hundred([5000, stack, 5000])
        table.play("c c k b100 a")
        assert ev.PlayerRaised(2, stack - 100, stack - 100, full=full, all_in=True) in table.log


def test_r_bet_3_the_whole_stack_for_the_price_is_a_call() -> None:
    """R-BET-1, R-BET-3: with 300 left and 300 to call there is no raise to 300; all-in is the call."""
    table = _hundred([300, 5000, 5000])
    table.play("r300")
    assert table.refuse(act.RaiseTo(1, table.state.turn, 300)).code == "not-enough-chips"
    table.play("a")
    assert ev.PlayerCalled(1, 250, all_in=True) in table.log


def test_r_bet_7_who_has_not_acted_may_raise() -> None:
    """R-BET-7: after bet 100 and all-in 140 a player yet to act raises to 240 at least; no completing."""
    table = _hundred([5000, 240, 5000])
    table.play("c c k b100 a")
    assert (table.legal.seat, table.legal.min_to) == (3, 240)


def test_r_bet_7_a_short_first_bet() -> None:
    """R-BET-7: all-in first bet of 30, the next raise is to 130."""
    table = _hundred([130, 5000, 5000])
    table.play("c c k a")
    assert (table.legal.seat, table.legal.call, table.legal.min_to) == (2, 30, 130)


def test_r_bet_7_minimum_raise_over_a_short_all_in() -> None:
    """R-BET-7, trouble R-03: blind 4,000 called, all-in 7,500: the big blind's minimum is 11,500, the caller cannot."""
    table = Table([50_000, 50_000, 50_000, 7500], small_blind=2000, big_blind=4000)
    table.deal(button=4)
    table.play("c a f")
    assert (table.legal.seat, table.legal.min_to) == (2, 11_500)
    table.play("c")
    assert (table.legal.seat, table.legal.call, table.legal.min_to) == (3, 3500, 0)


def test_r_bet_8_uncontested() -> None:
    """R-BET-8, trouble M-09, M-10: pot 30, bet 200, all fold: 200 returned, 30 won, and the next hand can start."""
    table = Table([1000] * 3, small_blind=5, big_blind=10)
    table.deal(button=3)
    table.play("c c k b200 f f")
    assert ev.UncalledBetReturned(1, 200) in table.log
    assert [award.amount for award in table.hand.results] == [30]
    assert not table.all(ev.HandShown)
    table.deal()


def test_r_bet_8_a_shove_that_nobody_calls_comes_back() -> None:
    """R-BET-8, trouble M-09: the shover has his stack again and is not broke."""
    table = _hundred([1000, 1000])
    table.play("a f")
    assert table.stacks() == [900, 1100]


def test_r_bet_9_all_in_hands_are_shown_before_the_board() -> None:
    """R-BET-9, trouble R-19: uncalled part back, hands face up, then every missing card, then the pots."""
    table = _hundred([600, 1000])
    table.play("a c")
    order = [
        kind
        for kind in table.kinds(table.log)
        if kind in {"UncalledBetReturned", "HandShown", "StreetDealt", "PotAwarded"}
    ]
    assert order == ["UncalledBetReturned", *["HandShown"] * 2, *["StreetDealt"] * 3, "PotAwarded"]
    assert len(table.hand.board) == 5


def test_r_bet_9_nobody_can_fold_once_betting_is_over() -> None:
    """R-BET-9, trouble R-61: a live hand cannot be thrown away by a press in the showdown window."""
    table = Table([1000, 1000], show_time=5)
    table.deal("AsAh 7c2d", "3c4d9hJsQd", button=2)
    table.play("c k k k k k k k")
    assert table.hand.phase is Phase.SHOWDOWN
    assert table.refuse(act.Fold(1, table.state.turn)).code == "betting-over"


def test_r_bet_10_a_leaver_folds_when_his_turn_comes() -> None:
    """R-BET-10, trouble R-38: his chips stay; he is asked nothing, folds at his turn and is cashed out once."""
    table = _hundred([1000] * 3)
    table.do(act.StandUp(2))
    assert not table.hand.players[1].folded
    table.play("r300 f")
    assert table.state.seats[1] is None
    gone = [event for event in table.log if isinstance(event, ev.PlayerStoodUp)]
    assert [event.chips for event in gone] == [900]


def test_r_bet_10_a_leaver_checks_when_free() -> None:
    """R-BET-10: check when free; a hand that is never bet at goes to showdown and its winnings are cashed out."""
    table = _hundred([1000, 1000])
    table.play("c")
    table.do(act.StandUp(1))
    while table.state.hand_running:
        table.play("k")
    gone = [event for event in table.log if isinstance(event, ev.PlayerStoodUp)]
    assert len(gone) == 1
    assert gone[0].seat == 1


def test_r_bet_10_an_all_in_hand_of_a_leaver_stays_live() -> None:
    """R-BET-10: winnings reach his account though he is gone."""
    table = Table([1000, 1000, 1000], small_blind=50, big_blind=100)
    table.deal("2c7d AsAh KcKd", "3c4d9hJsQd", button=3)
    table.play("c f a")
    table.do(act.StandUp(2))
    table.play("c")
    assert ev.PlayerStoodUp(2, 102, 2050, "left") in table.log


def test_r_bet_10_leaving_on_the_own_turn_acts_at_once() -> None:
    """R-BET-10: the hand does not hang on somebody who left."""
    table = _hundred([1000] * 3)
    table.do(act.StandUp(3))
    assert table.hand.to_act == 1
    assert table.state.seats[2] is None


def test_r_bet_10_a_seat_left_in_mid_hand_is_not_given_away() -> None:
    """R-BET-10: the place of a dealt-in leaver stays empty until the hand is over."""
    table = Table([1000, 1000, 1000], seats=3)
    table.deal(button=3)
    table.do(act.StandUp(3))
    assert table.refuse(act.SitDown(900, 1000)).code == "table-full"
    assert public_view(table.state).free_seats == 0
    table.play("f")
    assert public_view(table.state).free_seats == 1
    table.do(act.SitDown(900, 1000))


def test_fold_is_global() -> None:
    """Trouble M-07: who folds on the turn can win neither side nor main pot."""
    table = Table([100, 900, 900], small_blind=5, big_blind=10)
    table.deal("7c2d 8c3d AsAh", "4h5hJsQdKd", button=3)
    table.play("c a c c b200 c b100 f")
    assert 3 not in [seat for result in table.hand.results for seat, _ in result.shares]


def test_the_others_bet_on_after_a_short_all_in() -> None:
    """Trouble R-18: A all-in 50, two callers: on the flop they check or bet from the minimum into a side pot."""
    table = Table([1000, 1000, 50], small_blind=5, big_blind=10)
    table.deal(button=3)
    table.play("a c c")
    assert (table.hand.street, table.legal.call, table.legal.min_to) == (1, 0, 10)
    table.play("b100 c")
    assert [pot.amount for pot in public_view(table.state).pots] == [150, 200]


def test_presets_are_pot_sized() -> None:
    """Half pot and pot are counted after calling: blinds 50/100, first in: pot to 350."""
    table = _hundred([5000] * 3)
    assert (table.legal.pot_to, table.legal.half_pot_to) == (350, 225)
