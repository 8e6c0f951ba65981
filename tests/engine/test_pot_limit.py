"""R-BET-4: pot-limit, and what R-BET-3 and R-BET-7 mean in it."""

import pytest

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.views import public_view
from tests.engine.driver import Table


def _pot(stacks: list[int], small: int, big: int, **rules: object) -> Table:
    """A pot-limit table, the last seat on the button, dealt."""
    table = Table(stacks, betting="pot-limit", small_blind=small, big_blind=big, **rules)
    table.deal(button=len(stacks))
    return table


def _raise(table: Table, to: int) -> act.Action:
    kind = act.BetTo if table.legal.opening else act.RaiseTo
    return kind(table.legal.seat, table.legal.turn, to)


def _most_is(table: Table, most: int) -> None:
    """The offered maximum, the preset and the judge agree on ``most`` to the chip."""
    assert (table.legal.max_to, table.legal.pot_to) == (most, most)
    assert table.refuse(_raise(table, most + 1)).params == {
        "amount": most + 1,
        "minimum": table.legal.min_to,
        "maximum": most,
    }


@pytest.mark.parametrize(
    ("small", "big", "script", "most"),
    [
        (50, 100, "", 350),
        (50, 100, "f", 300),
        (5, 10, "", 35),
        (25, 50, "", 175),
        (100, 200, "", 700),
        (100, 200, "f", 600),
    ],
)
def test_r_bet_4_to_the_bet_plus_the_pot_after_calling(small: int, big: int, script: str, most: int) -> None:
    """R-BET-4, trouble R-20: the first in, and the small blind first in."""
    table = _pot([50_000] * 3, small, big)
    table.play(script)
    _most_is(table, most)
    table.do(_raise(table, most))


def test_r_bet_4_who_follows_a_pot_sized_raise() -> None:
    """R-BET-4, trouble R-20: blinds 25/50, first in to 175, the next player to 600."""
    table = _pot([50_000] * 4, 25, 50)
    _most_is(table, 175)
    table.play("r175")
    _most_is(table, 600)


def test_r_bet_4_a_first_bet_is_at_most_the_pot() -> None:
    """R-BET-4, trouble R-20: to 700 on the button, called by the big blind: flop bet to 1,500, then raise to 6,000."""
    table = _pot([50_000] * 3, 100, 200)
    table.play("r700 f c")
    assert public_view(table.state).pot == 1500
    _most_is(table, 1500)
    table.play("b1500")
    _most_is(table, 6000)
    table.play("r6000")
    _most_is(table, 6000 + 9000 + 4500)


def test_r_bet_4_a_smaller_bet_makes_a_smaller_maximum() -> None:
    """R-BET-4: it is the pot as it is, not three times the bet: 300 in the pot, bet 10, raise to 330 at most."""
    table = _pot([5000] * 3, 5, 10)
    table.play("c c k b30 f c")
    assert public_view(table.state).pot == 90
    table.play("b10")
    _most_is(table, 10 + 100 + 10)


def test_r_bet_4_own_chips_in_front_count_once() -> None:
    """R-BET-4: the raiser's own bet lies in the pot and only the difference is his call: 10, to 30, to 90, to 270."""
    table = _pot([5000, 5000], 5, 10)
    table.play("r30")
    _most_is(table, 30 + (30 + 10) + 20)
    table.play("r90")
    _most_is(table, 90 + (90 + 30) + 60)


def test_r_bet_4_all_pots_count() -> None:
    """R-BET-4: a main pot that the players with chips do not even need counts as well as their side pot."""
    table = _pot([1000, 1000, 50], 10, 20)
    table.play("a c c")
    assert [pot.amount for pot in public_view(table.state).pots] == [150]
    _most_is(table, 150)
    table.play("b100 c")
    assert [pot.amount for pot in public_view(table.state).pots] == [150, 200]
    _most_is(table, 350)


@pytest.mark.parametrize(("counts", "most"), [(True, 380), (False, 350)])
def test_r_bet_4_antes_before_the_flop(counts: bool, most: int) -> None:
    """R-BET-4: three antes of 10 make the first raise 30 higher, unless ``pl_antes_count`` is off."""
    _most_is(_pot([5000] * 3, 50, 100, ante=10, pl_antes_count=counts), most)


@pytest.mark.parametrize(("counts", "most"), [(True, 450), (False, 350)])
def test_r_bet_4_a_big_blind_ante_is_an_ante(counts: bool, most: int) -> None:
    """R-BET-4: the single payer's ante of 100 counts or not like any other."""
    _most_is(_pot([5000] * 3, 50, 100, big_blind_ante=100, pl_antes_count=counts), most)


@pytest.mark.parametrize("counts", [True, False])
def test_r_bet_4_antes_count_after_the_flop(counts: bool) -> None:
    """R-BET-4: on the flop the pot is the pot, whatever ``pl_antes_count`` says."""
    table = _pot([5000] * 3, 50, 100, ante=10, pl_antes_count=counts)
    table.play("c c k")
    _most_is(table, 330)


def test_r_bet_4_short_antes_are_the_chips_that_were_paid() -> None:
    """R-BET-4: with antes off it is what was paid that does not count: 4 + 10 + 10, and the short payer is all-in."""
    table = _pot([5000, 5000, 5000, 4], 50, 100, ante=10, pl_antes_count=False)
    _most_is(table, 350)


@pytest.mark.parametrize(("stack", "small_stack"), [(50, 5000), (5000, 30), (50, 30)])
def test_r_bet_4_a_short_blind_counts_as_full_before_the_flop(stack: int, small_stack: int) -> None:
    """R-BET-4, trouble R-22 (TDA 54): blinds 100/200 all-in for less, be it one or both: to 700 all the same."""
    table = _pot([small_stack, stack, 5000, 5000], 100, 200)
    _most_is(table, 700)


def test_r_bet_4_after_the_flop_the_real_pot() -> None:
    """R-BET-4, trouble R-22: with a big blind all-in for 50 of 200 the flop bet is at most the 550 that lie there."""
    table = _pot([5000, 50, 5000, 5000], 100, 200)
    table.play("c c f")
    assert public_view(table.state).pot == 550
    _most_is(table, 550)


def test_r_bet_4_the_smallest_bet_is_always_allowed() -> None:
    """R-BET-4: two antes of 1 lie in the pot, the smallest bet is 10: exactly 10 may be bet."""
    table = Table([500, 500], betting="pot-limit", small_blind=0, big_blind=0, ante=1, min_bet=10)
    table.deal(button=2)
    assert table.legal.min_to == 10
    _most_is(table, 10)
    table.play("b10")
    assert table.legal.min_to == 20
    _most_is(table, 10 + 12 + 10)


@pytest.mark.parametrize(("min_raise", "least"), [("last", 500), ("double", 600), ("bb", 400)])
def test_r_bet_4_minimum_raises_are_those_of_no_limit(min_raise: str, least: int) -> None:
    """R-BET-4, R-BET-3: 100, to 300, then to 500, 600 or 400 at least by the option."""
    table = _pot([5000] * 3, 50, 100, min_raise=min_raise)
    table.play("r300")
    assert table.legal.min_to == least
    assert table.refuse(_raise(table, least - 1)).code == "amount-too-small"


def test_r_bet_4_no_cap_on_raises() -> None:
    """R-BET-4: three players raise nine times and may raise again."""
    table = _pot([10**6] * 3, 50, 100)
    for _ in range(9):
        table.do(_raise(table, table.legal.min_to))
    assert table.legal.max_to > table.legal.min_to


def test_r_bet_1_all_in_only_up_to_the_pot() -> None:
    """R-BET-1, R-BET-4: a stack of 351 may not be moved all-in where 350 is the most; one of 350 may."""
    table = _pot([5000, 5000, 351], 50, 100)
    assert (table.legal.all_in_to, table.legal.max_to) == (0, 350)
    refusal = table.refuse(act.AllIn(3, table.legal.turn))
    assert (refusal.code, refusal.params["maximum"]) == ("amount-too-large", 350)
    table = _pot([5000, 5000, 350], 50, 100)
    assert table.legal.all_in_to == 350
    table.play("a")
    assert table.hand.bet_to == 350


def test_r_bet_1_a_whole_stack_may_always_call() -> None:
    """R-BET-1: calling with all one has is no raise and no pot limits it."""
    table = _pot([5000, 5000, 200], 50, 100)
    table.play("c r400")
    assert table.legal.seat == 2
    table.play("f")
    assert (table.legal.call, table.legal.all_in_to, table.legal.max_to) == (100, 200, 0)
    table.play("a")
    assert ev.PlayerCalled(3, 100, all_in=True) in table.log


def test_r_bet_7_a_short_all_in_in_pot_limit() -> None:
    """R-BET-7: 100, all-in 140: who has not acted raises to 240 at least, the bettor may only call."""
    table = _pot([5000, 140 + 100, 5000, 5000], 50, 100)
    table.play("c c c k b100 a")
    assert (table.legal.seat, table.legal.min_to, table.legal.max_to) == (3, 240, 140 + 640 + 140)
    table.play("c f")
    assert (table.legal.seat, table.legal.call, table.legal.max_to, table.legal.all_in_to) == (1, 40, 0, 0)
    assert table.refuse(_raise(table, 240)).code == "raise-closed"


def test_r_bet_4_the_pot_of_a_draw_game() -> None:
    """R-BET-4, R-DRW-2: pot-limit draw with an ante of 5: three antes, 15 may be bet first, then raise to 60."""
    table = Table([500] * 3, variant="draw", betting="pot-limit", small_blind=0, big_blind=0, ante=5)
    table.deal(button=3)
    _most_is(table, 15)
    table.play("b15")
    _most_is(table, 60)
