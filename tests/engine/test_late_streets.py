"""R-BET-6: the smallest bet on turn and river, as the table wishes."""

import pytest

from poker_bot.engine import actions as act
from tests.engine.driver import Table


def _table(**rules: object) -> Table:
    """Blinds 10/20, three players, the big bet on the late streets; the flop has come."""
    table = Table([5000] * 3, **({"late_street_min_bet": "2bb"} | rules))
    table.deal(button=3)
    table.play("c c k")
    return table


def _least_is(table: Table, least: int) -> None:
    """The offered minimum and the judge agree to the chip."""
    assert table.legal.min_to == least
    kind = act.BetTo if table.legal.opening else act.RaiseTo
    assert table.refuse(kind(table.legal.seat, table.legal.turn, least - 1)).code == "amount-too-small"
    table.do(kind(table.legal.seat, table.legal.turn, least))


@pytest.mark.parametrize("betting", ["no-limit", "pot-limit"])
@pytest.mark.parametrize(("script", "least"), [("", 20), ("k k k", 40), ("k k k k k k", 40)])
def test_r_bet_6_twice_the_big_blind_on_turn_and_river(betting: str, script: str, least: int) -> None:
    """R-BET-6: 20 is the smallest bet on the flop, 40 on the turn and on the river."""
    table = _table(betting=betting)
    table.play(script)
    _least_is(table, least)


def test_r_bet_6_is_an_option() -> None:
    """R-BET-6, R-BET-3: by default the big blind is the smallest bet of every street."""
    table = _table(late_street_min_bet="bb")
    for _ in range(3):
        assert table.legal.min_to == 20
        table.play("k k k")


def test_r_bet_6_before_the_flop_nothing_changes() -> None:
    """R-BET-6: the first raise is to 40, twice the blind of 20, not to 60."""
    table = Table([5000] * 3, late_street_min_bet="2bb")
    table.deal(button=3)
    _least_is(table, 40)


@pytest.mark.parametrize(("min_raise", "bet", "least"), [("last", 40, 80), ("last", 60, 120), ("double", 60, 120)])
def test_r_bet_6_raises_are_counted_from_the_bet(min_raise: str, bet: int, least: int) -> None:
    """R-BET-6, R-BET-3: on the turn a bet of 40 is raised to 80, one of 60 to 120."""
    table = _table(min_raise=min_raise)
    table.play(f"k k k b{bet}")
    _least_is(table, least)


def test_r_bet_6_is_about_bets_and_not_about_raises() -> None:
    """R-BET-6, R-BET-3: with ``min_raise`` "bb" a turn bet of 40 is raised by the big blind of 20, to 60."""
    table = _table(min_raise="bb")
    table.play("k k k b40")
    _least_is(table, 60)


def test_r_bet_6_a_stack_below_it_may_be_moved_whole() -> None:
    """R-BET-6, R-BET-3: with 30 chips on the turn there is no bet of 40, only the all-in."""
    table = Table([50, 5000, 5000], late_street_min_bet="2bb")
    table.deal(button=3)
    table.play("c c k k k k")
    assert (table.legal.seat, table.legal.min_to, table.legal.all_in_to) == (1, 0, 30)
    table.play("a")
    assert table.legal.call == 30


def test_r_bet_6_after_the_draw() -> None:
    """R-BET-6: in five-card draw the late street is the one after the draw."""
    table = Table([500] * 2, variant="draw", small_blind=0, big_blind=0, ante=5, late_street_min_bet="2bb")
    table.deal(button=2)
    assert table.legal.min_to == 5
    table.play("k k d d")
    _least_is(table, 10)


def test_r_bet_6_the_smallest_bet_of_pot_limit_may_be_more_than_the_pot() -> None:
    """R-BET-6, R-BET-4: two antes of 1 and ``min_bet`` 10: on the turn exactly 20 may be bet into a pot of 2."""
    rules: dict[str, object] = {"small_blind": 0, "big_blind": 0, "ante": 1, "min_bet": 10}
    table = Table([500] * 2, betting="pot-limit", late_street_min_bet="2bb", **rules)
    table.deal(button=2)
    table.play("k k k k")
    assert (table.hand.street, table.legal.max_to) == (2, 20)
    _least_is(table, 20)
