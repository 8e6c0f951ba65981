"""The misdeal and the hand that is dealt again (R-FLR-1)."""

import pytest

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.rules import TableRules
from poker_bot.engine.state import Entry
from tests.engine.driver import Table
from tests.engine.stacked import held, holdem, positions, posts, start


def test_r_flr_1_a_misdeal_gives_back_every_forced_bet() -> None:
    """R-FLR-1: antes, both blinds, the big-blind ante and what was posted to enter: all stacks as before the deal."""
    table = Table([1000] * 4, ante=2, big_blind_ante=20)
    start(table, button=4)
    table.play("f f f")
    table.sit(6, 500)
    table.do(act.ChooseEntry(6, posting=True))
    before = table.stacks()
    start(table)
    assert positions(table)[4] == (6,)
    table.do(act.RuleMisdeal())
    assert table.stacks() == before
    seat = table.state.seats[5]
    assert seat is not None
    assert (seat.entry, seat.owes_big) == (Entry.POSTING, True)


def test_r_flr_1_the_re_deal_has_the_same_players_and_positions() -> None:
    """R-FLR-1: same button, blinds, players and posts, a new deck, the next number; somebody who sat down waits."""
    table = holdem()
    first, posted = positions(table), posts(table)
    table.do(act.SitDown(900, 1000, 5))
    table.do(act.RuleMisdeal())
    table.do(act.SitDown(901, 1000, 4))
    start(table)
    assert (positions(table), posts(table)) == (first, posted)
    assert table.hand.number == 2
    table.play("f f")
    start(table)
    assert positions(table)[0] == 1


def test_r_flr_1_where_entry_is_free_a_newcomer_waits_for_the_re_deal_too() -> None:
    """R-FLR-1: ``post_to_enter = "free"`` deals everybody in at once, but not into a hand that is dealt again."""
    table = holdem(post_to_enter="free")
    first = positions(table)
    table.do(act.SitDown(900, 1000, 5))
    table.do(act.RuleMisdeal())
    start(table)
    assert positions(table) == first
    table.play("f f")
    start(table)
    assert 5 in positions(table)[3]


def test_r_flr_1_the_re_deal_has_the_old_stakes() -> None:
    """R-FLR-1, R-TAB-6: new stakes wait for the end of the re-dealt hand, set before or after the misdeal."""
    for early in (True, False):
        table = holdem()
        new = TableRules(small_blind=50, big_blind=100, buy_in_min=100, buy_in_max=10**6, variant="omaha")
        if early:
            table.do(act.ChangeRules(new))
        table.do(act.RuleMisdeal())
        if not early:
            assert table.do(act.ChangeRules(new)) == (ev.RulesChanged(new, queued=True),)
        start(table)
        assert posts(table) == [(1, 10), (2, 20)]
        assert len(held(table, 1)) == 2
        table.play("f f")
        start(table)
        assert [chips for _, chips in posts(table)] == [50, 100]
        assert len(held(table, 1)) == 4


def test_r_flr_1_the_first_hand_is_dealt_again_with_the_drawn_button() -> None:
    """R-FLR-1, R-TAB-2: a misdealt first hand used no button."""
    table = holdem(button=2)
    table.do(act.RuleMisdeal())
    assert (table.state.button, table.state.placed) == (2, False)
    start(table)
    assert positions(table)[0] == 2


def test_r_flr_1_a_straddle_announced_for_the_hand_is_posted_again() -> None:
    """R-FLR-1, R-FOR-5: the re-deal has the straddle of the misdealt hand, though the wish is for one hand."""
    table = Table([1000] * 4, straddles=1)
    table.do(act.ChooseStraddle(3, wanted=True))
    start(table, button=4)
    assert posts(table)[-1] == (3, 40)
    table.do(act.RuleMisdeal())
    start(table)
    assert posts(table)[-1] == (3, 40)
    table.play("f f f")
    start(table)
    assert len(posts(table)) == 2


def test_r_flr_1_a_player_away_misses_no_blind_twice() -> None:
    """R-FLR-1, R-TAB-5: a blind missed in the misdealt hand is missed again in the re-deal, not twice."""
    table = Table([1000] * 4)
    start(table, button=1)
    table.play("f f f")
    table.do(act.SitOut(4))
    start(table)
    seat = table.state.seats[3]
    assert seat is not None
    assert seat.missed_big == 1
    table.do(act.RuleMisdeal())
    assert [seat and (seat.missed_big, seat.owes_big) for seat in table.state.seats[:4]][3] == (0, False)
    start(table)
    seat = table.state.seats[3]
    assert seat is not None
    assert (seat.missed_big, seat.owes_big) == (1, True)


SB, BB = (1, 10), (2, 20)


@pytest.mark.parametrize(
    ("leaver", "when", "posted"),
    [
        (1, "in the hand", [BB]),
        (2, "in the hand", [SB]),
        (5, "in the hand", [SB, BB]),
        (1, "between", [BB]),
        (2, "between", [SB]),
        (3, "between", [SB, BB]),
        (5, "between", [SB, BB]),
    ],
)
def test_r_flr_1_who_leaves_is_not_dealt_in_and_moves_no_position(
    leaver: int, when: str, posted: list[tuple[int, int]]
) -> None:
    """R-FLR-1, R-TAB-3, R-BET-10: no leave moves a blind in a re-deal; an empty one posts nothing, the price stands."""
    table = holdem((1000,) * 5, button=5)
    if when == "in the hand":
        table.do(act.StandUp(leaver))
    table.do(act.RuleMisdeal())
    if when == "between":
        table.do(act.StandUp(leaver))
    start(table)
    left = tuple(seat for seat in (1, 2, 3, 4, 5) if seat != leaver)
    button, _, big, seats, _ = positions(table)
    assert (button, big, seats) == (5, 2, left)
    assert posts(table) == posted
    assert (table.hand.to_act, table.legal.call) == (4 if leaver == 3 else 3, 20)


def test_r_flr_1_an_empty_big_blind_leaves_the_price_and_the_first_to_act() -> None:
    """R-FLR-1: both blinds gone: left of the big blind is first, to call 20; the blinds go on from there."""
    table = Table([1000] * 5, big_blind_ante=20, button="dead")
    start(table, button=5)
    table.do(act.RuleMisdeal())
    table.do(act.StandUp(1))
    table.do(act.StandUp(2))
    start(table)
    assert posts(table) == []
    assert (table.hand.to_act, table.legal.call, table.legal.min_to) == (3, 20, 40)
    table.play("c c c")
    assert (table.hand.street, table.hand.to_act) == (1, 3)
    table.play("k k k k k k k k k")
    assert sum(table.stacks()) == 3000
    start(table)
    assert positions(table)[:3] == (1, 0, 3)


def test_r_flr_1_with_one_left_there_is_nothing_to_deal_again() -> None:
    """R-FLR-1: one of two leaves after the misdeal: the other plays who comes next, by the rules that waited."""
    table = holdem((1000, 1000), button=1)
    new = TableRules(small_blind=50, big_blind=100, buy_in_min=100, buy_in_max=10**6)
    table.do(act.RuleMisdeal())
    table.do(act.ChangeRules(new))
    events = table.do(act.StandUp(2))
    assert events[-1] == ev.RulesChanged(new, queued=False)
    assert table.state.redeal is None
    table.do(act.SitDown(900, 1000, 3))
    start(table)
    assert set(positions(table)[3]) == {1, 3}
    assert [chips for _, chips in posts(table)] == [50, 100]


def test_r_flr_1_a_leaver_of_two_goes_home_with_his_forced_bet() -> None:
    """R-FLR-1, R-BET-10: heads-up the other wished to leave before the misdeal: his blind is back, no hand follows."""
    table = holdem((1000, 1000), button=1)
    table.do(act.ChangeRules(TableRules(small_blind=50, big_blind=100, buy_in_min=100, buy_in_max=10**6)))
    table.do(act.StandUp(2))
    events = table.do(act.RuleMisdeal())
    assert ev.PlayerStoodUp(2, 102, 1000, "left") in events
    assert (table.state.redeal, table.state.next_rules, table.state.rules.big_blind) == (None, None, 100)
    assert table.refuse(act.StartHand(tuple(range(52)))).code == "not-enough-players"


def test_r_flr_1_who_takes_the_leavers_seat_is_not_dealt_in() -> None:
    """R-FLR-1: another person in the seat is another player, and waits."""
    table = holdem()
    table.do(act.RuleMisdeal())
    table.do(act.StandUp(3))
    table.do(act.SitDown(900, 1000, 3))
    start(table)
    assert positions(table) == (3, 1, 2, (1, 2), ())


def test_r_flr_1_the_redeal_can_be_a_misdeal_again() -> None:
    """R-FLR-1: three misdeals running change nothing but the number of the hand."""
    table = holdem()
    first = positions(table)
    for _ in range(3):
        table.do(act.RuleMisdeal())
        start(table)
    assert (positions(table), table.hand.number) == (first, 4)
    assert table.refuse(act.StartHand(tuple(range(52)))).code == "hand-running"


def test_r_flr_1_a_misdeal_while_the_table_closes_is_not_dealt_again() -> None:
    """R-FLR-1: the last hand misdealt: everybody goes home with what he came with."""
    table = holdem()
    table.do(act.CloseTable())
    table.do(act.RuleMisdeal())
    assert (table.state.closed, table.state.chips) == (True, 0)
    assert [event.chips for event in table.log if isinstance(event, ev.PlayerStoodUp)] == [1000] * 3
