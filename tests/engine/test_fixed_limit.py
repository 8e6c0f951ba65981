"""R-BET-5 and R-BET-7 in fixed limit: the two bet sizes, the cap, half bets and completing; R-FOR-1's names."""

import pytest

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.rules import TableRules
from tests.engine.driver import Table


def _limit(players: int | list[int] = 3, **rules: object) -> Table:
    """Limit 20/40, blinds 10/20, the last seat on the button, dealt; stacks of 10,000 unless given."""
    stacks = [10_000] * players if isinstance(players, int) else players
    table = Table(stacks, betting="fixed-limit", **rules)
    table.deal(button=len(stacks))
    return table


def _only(table: Table, to: int) -> None:
    """``to`` is the one amount: offered as least and most, taken, and one chip beside it is refused."""
    legal = table.legal
    assert (legal.min_to, legal.max_to, legal.fixed) == (to, to, True)
    kind = act.BetTo if legal.opening else act.RaiseTo
    assert table.refuse(kind(legal.seat, legal.turn, to - 1)).code == "amount-too-small"
    assert table.refuse(kind(legal.seat, legal.turn, to + 1)).code == "amount-too-large"
    table.do(kind(legal.seat, legal.turn, to))


def _capped(table: Table) -> None:
    """Only call or fold: nothing is offered and every way to raise is refused for the cap."""
    legal = table.legal
    assert legal.call > 0
    assert (legal.min_to, legal.max_to) == (0, 0)
    assert legal.all_in_to == 0
    for action in (act.RaiseTo(legal.seat, legal.turn, table.hand.bet_to + 20), act.AllIn(legal.seat, legal.turn)):
        assert table.refuse(action).code == "raise-capped"


def test_r_for_1_limit_20_40_is_blinds_10_20() -> None:
    """R-FOR-1: limit 20/40 has blinds 10/20; 20 is bet before and on the flop, 40 on turn and river (R-BET-5)."""
    table = _limit(2)
    assert [event.amount for event in table.log if isinstance(event, ev.BlindPosted)] == [10, 20]
    _only(table, 40)
    table.play("c")
    _only(table, 20)
    table.play("c")
    _only(table, 40)
    table.play("c")
    _only(table, 40)
    _only(table, 80)


def test_r_for_1_bets_set_apart_from_the_blinds() -> None:
    """R-FOR-1, R-BET-5: a small bet of 20 and a big bet of 50 are what is bet, whatever the blinds."""
    table = _limit(2, small_blind=5, big_blind=20, small_bet=20, big_bet=50)
    _only(table, 40)
    table.play("c k k")
    _only(table, 50)
    _only(table, 100)


@pytest.mark.parametrize(
    ("rules", "bets"),
    [
        (TableRules(betting="fixed-limit"), (20, 40)),
        (TableRules(betting="fixed-limit", small_blind=1, big_blind=3, small_bet=3), (3, 6)),
        (TableRules(betting="fixed-limit", small_bet=20, big_bet=50), (20, 50)),
        (TableRules(betting="fixed-limit", small_blind=0, big_blind=0, ante=5), (5, 10)),
        (TableRules(betting="fixed-limit", small_blind=0, big_blind=0, ante=5, min_bet=15), (15, 30)),
    ],
)
def test_r_for_1_the_two_bets(rules: TableRules, bets: tuple[int, int]) -> None:
    """R-FOR-1: the small bet is the big blind or what stands for it, the big bet twice that, unless they are set."""
    assert (rules.fixed_bet(big=False), rules.fixed_bet(big=True)) == bets


def test_r_bet_5_draw_plays_the_big_bet_after_the_draw() -> None:
    """R-BET-5, R-DRW-2: five-card draw for 20 before the draw and 40 after it."""
    table = _limit(2, variant="draw")
    _only(table, 40)
    table.play("c d d")
    _only(table, 40)
    _only(table, 80)


def test_r_bet_5_before_the_flop_the_big_blind_is_the_bet() -> None:
    """R-BET-5: 20, 40, 60, 80, then only call or fold; when these are in the flop comes."""
    table = _limit()
    for to in (40, 60, 80):
        _only(table, to)
    _capped(table)
    table.play("c")
    _capped(table)
    table.play("c")
    assert (table.hand.street, len(table.hand.board)) == (1, 3)


@pytest.mark.parametrize(("before", "levels"), [("", [20, 40, 60, 80]), ("k k k", [40, 80, 120, 160])])
def test_r_bet_5_one_bet_and_three_raises_a_street(before: str, levels: list[int]) -> None:
    """R-BET-5: on the flop 20, 40, 60, 80 and on the turn 40, 80, 120, 160; the next street begins anew."""
    table = _limit()
    table.play("c c k " + before)
    for to in levels:
        _only(table, to)
    _capped(table)
    table.play("c c")
    _only(table, 40)


@pytest.mark.parametrize(("cap", "last"), [(1, 40), (2, 60), (4, 100)])
def test_r_bet_5_raise_cap_is_obeyed(cap: int, last: int) -> None:
    """R-BET-5: with ``raise_cap`` 1, 2 or 4 the last raise before the flop is to 40, 60 or 100."""
    table = _limit(raise_cap=cap)
    for to in range(40, last + 1, 20):
        _only(table, to)
    _capped(table)


def test_r_bet_5_a_bet_and_no_blind_makes_the_count_begin_at_nothing() -> None:
    """R-BET-5: without blinds the first bet is the bet: 5, 10, 15, 20 before the draw."""
    table = Table([500] * 3, betting="fixed-limit", variant="draw", small_blind=0, big_blind=0, ante=5)
    table.deal(button=3)
    for to in (5, 10, 15, 20):
        _only(table, to)
    _capped(table)


def test_r_bet_5_two_players_of_a_cash_table_have_no_cap() -> None:
    """R-BET-5, trouble R-23: heads-up in cash raises go on, as long as there are chips."""
    table = _limit(2)
    for to in range(40, 20 * 12, 20):
        _only(table, to)


def test_r_bet_5_two_handed_before_the_cap() -> None:
    """R-BET-5, trouble R-23 c: the third folds to the second raise of the flop, so these two raise without end."""
    table = _limit()
    table.play("c c k b20 r40 f")
    for to in range(60, 241, 20):
        _only(table, to)


def test_r_bet_5_who_is_all_in_does_not_keep_the_cap() -> None:
    """R-BET-5: three live hands of which only two have chips: no cap between these two."""
    table = _limit([10_000, 10_000, 60])
    table.play("c c k b20 r40 a")
    assert table.hand.players[table.hand.places[3]].stack == 0
    for to in range(60, 241, 20):
        _only(table, to)


def test_r_bet_5_a_cap_once_reached_stays_for_the_street() -> None:
    """R-BET-5, trouble R-23 d: three cap the flop, then one folds: capped; on the turn there is no cap for the two."""
    table = _limit()
    table.play("c c k b20 r40 r60 r80 f")
    _capped(table)
    table.play("c")
    for to in range(40, 40 * 8, 40):
        _only(table, to)


def test_r_bet_5_the_capping_raise_may_be_an_all_in() -> None:
    """R-BET-5: the third raise caps although the raiser has no chips left after it: it was three before."""
    table = _limit([10_000, 10_000, 80])
    table.play("r40 r60 c a")
    assert table.hand.bet_to == 80
    _capped(table)


def test_r_bet_5_one_chip_is_chips() -> None:
    """R-BET-5: the third player has one chip behind, so three have chips and the street is capped."""
    table = _limit([10_000, 10_000, 81])
    table.play("c c k b20 r40 r60 r80")
    assert table.hand.players[table.hand.places[3]].stack == 1
    _capped(table)


def test_r_bet_5_cap_heads_up_is_always_capped() -> None:
    """R-BET-5: with ``cap_heads_up`` two players stop at 80 as well."""
    table = _limit(2, cap_heads_up=True)
    for to in (40, 60, 80):
        _only(table, to)
    _capped(table)


@pytest.mark.parametrize("players", [3, 5])
def test_r_bet_5_tournament_two_left_in_the_hand(players: int) -> None:
    """R-BET-5, trouble R-23 a (TDA 48): three or five in the event, two of them on the turn: capped at 160."""
    table = _limit(players, tournament=True)
    table.play("f " * (players - 2) + "c k k k")
    assert table.hand.street == 2
    for to in (40, 80, 120, 160):
        _only(table, to)
    _capped(table)


def test_r_bet_5_tournament_two_left_in_the_event() -> None:
    """R-BET-5, trouble R-23 b (TDA 48): the last two of the event raise without end."""
    table = _limit(2, tournament=True)
    for to in range(40, 20 * 12, 20):
        _only(table, to)


def test_r_bet_5_a_player_out_is_no_more_in_the_event() -> None:
    """R-BET-5 (TDA 48): three seats, one of them broke: two are left in the event, and they have no cap."""
    table = Table([10_000, 0, 10_000], betting="fixed-limit", tournament=True)
    table.deal(button=3)
    for to in range(40, 20 * 12, 20):
        _only(table, to)


def test_r_bet_1_all_in_only_where_it_is_the_fixed_amount_or_less() -> None:
    """R-BET-1, R-BET-5: a stack of 41 raises to 40 and has no all-in; 40 is both; 39 has only the all-in."""
    for stack, whole, to in ((41, 0, 40), (40, 40, 40), (39, 39, 0)):
        table = _limit([10_000, 10_000, stack])
        assert (table.legal.all_in_to, table.legal.max_to) == (whole, to)
        if whole:
            table.play("a")
            assert table.hand.bet_to == stack
        else:
            assert table.refuse(act.AllIn(3, table.legal.turn)).code == "amount-too-large"


# --- R-BET-7, fixed limit (RRoP 6) ---------------------------------------------------------------------------------


def _flop(*behind: int) -> Table:
    """The flop of limit 20/40 with these chips left; seat 1 acts first, the last seat has the button."""
    table = _limit([chips + 20 for chips in behind])
    table.play("c " * (len(behind) - 2) + "c k")
    assert table.hand.street == 1
    return table


def test_r_bet_7_half_a_bet_is_a_full_raise() -> None:
    """R-BET-7: 20, all-in 35: the next raise is to 55, and the bettor may raise again."""
    table = _flop(1000, 35, 1000)
    table.play("b20 a c")
    assert (table.legal.seat, table.legal.call) == (1, 15)
    _only(table, 55)


def test_r_bet_7_exactly_half_a_bet_is_a_full_raise() -> None:
    """R-BET-7: 20, all-in 30: at least half, so the next raise is to 50."""
    table = _flop(1000, 30, 1000)
    table.play("b20 a")
    _only(table, 50)


@pytest.mark.parametrize("stack", [21, 28, 29])
def test_r_bet_7_less_than_half_may_be_completed(stack: int) -> None:
    """R-BET-7: 20, all-in 28: who has not acted may call 28 or complete to 40, which is the raise."""
    table = _flop(1000, stack, 1000)
    table.play("b20 a")
    assert table.legal.call == stack
    _only(table, 40)
    _only(table, 60)


def test_r_bet_7_less_than_half_does_not_reopen() -> None:
    """R-BET-7: 20, all-in 28, called: the bettor may only call the 8."""
    table = _flop(1000, 28, 1000)
    table.play("b20 a c")
    assert (table.legal.seat, table.legal.call, table.legal.max_to, table.legal.all_in_to) == (1, 8, 0, 0)
    assert table.refuse(act.RaiseTo(1, table.legal.turn, 40)).code == "raise-closed"


def test_r_bet_7_a_short_first_bet_is_completed() -> None:
    """R-BET-7: first bet all-in 8: complete to 20, and 20, 40, 60, 80 is the street: the 8 does not count."""
    table = _flop(8, 1000, 1000, 1000)
    table.play("a")
    assert table.legal.call == 8
    for to in (20, 40, 60, 80):
        _only(table, to)
    _capped(table)


def test_r_bet_7_half_a_first_bet_is_a_bet() -> None:
    """R-BET-7: first bet all-in 10 is a bet: the raise is to 30, and the street ends at 70."""
    table = _flop(10, 1000, 1000, 1000)
    table.play("a")
    for to in (30, 50, 70):
        _only(table, to)
    _capped(table)


def test_r_bet_7_a_full_all_in_counts_towards_the_cap() -> None:
    """R-BET-7: 20, all-in 35, 55, 75: three raises, capped."""
    table = _flop(1000, 35, 1000, 1000)
    table.play("b20 a r55 r75")
    _capped(table)


def test_r_bet_7_a_short_all_in_does_not_count_towards_the_cap() -> None:
    """R-BET-7: 20, all-in 28, 40, 60, 80: the completion is the first raise."""
    table = _flop(1000, 28, 1000, 1000)
    table.play("b20 a r40 r60")
    _only(table, 80)
    _capped(table)


def test_r_bet_7_judged_for_each_player() -> None:
    """R-BET-7: 20, all-in 26, called, all-in 32, a full raise: the bettor faces 12 and may raise, the caller 6."""
    table = _flop(1000, 26, 1000, 32)
    table.play("b20 a c a")
    assert (table.legal.seat, table.legal.call, table.legal.min_to) == (1, 12, 52)
    table.play("c")
    assert (table.legal.seat, table.legal.call, table.legal.min_to) == (3, 6, 0)
    assert table.refuse(act.RaiseTo(3, table.legal.turn, 52)).code == "raise-closed"


def test_r_bet_7_who_checked_has_acted() -> None:
    """R-BET-7: after a check an all-in of 8 may only be called, one of 10 may be raised to 30."""
    table = _flop(1000, 8, 1000)
    table.play("k a c")
    assert (table.legal.seat, table.legal.call, table.legal.max_to) == (1, 8, 0)
    table = _flop(1000, 10, 1000)
    table.play("k a c")
    assert (table.legal.seat, table.legal.max_to) == (1, 30)


@pytest.mark.parametrize(("stack", "to"), [(59, 80), (60, 100)])
def test_r_bet_7_half_of_the_big_bet_on_the_turn(stack: int, to: int) -> None:
    """R-BET-7, R-BET-5: half a bet on the turn is 20: 40, all-in 59 is completed to 80, all-in 60 is raised to 100."""
    table = _flop(1000, stack, 1000)
    table.play("k k k b40 a")
    _only(table, to)


def test_r_bet_7_before_the_flop_the_blind_is_the_level() -> None:
    """R-BET-7: an all-in of 25 over the blind of 20 is completed to 40; the blind may do so, he has not acted."""
    table = _limit([10_000, 10_000, 25])
    table.play("a c")
    assert (table.legal.seat, table.legal.call) == (2, 5)
    _only(table, 40)


def test_r_for_3_a_short_big_blind_is_the_bet_in_fixed_limit() -> None:
    """R-FOR-3, R-BET-5: a big blind all-in for 5 leaves the price at 20, and 20 is the bet that counts."""
    table = _limit([10_000, 5, 10_000, 10_000])
    assert table.legal.call == 20
    for to in (40, 60, 80):
        _only(table, to)
    _capped(table)
