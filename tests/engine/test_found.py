"""Faults that a reviewer found by trying to break the engine; each stays mended."""

import pytest

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.rules import TableRules
from poker_bot.engine.state import Entry
from poker_bot.engine.variants import VARIANTS, Street, Variant
from poker_bot.engine.views import public_view
from tests.engine.driver import Table


def test_r_tab_1_no_game_for_fewer_than_sit_here() -> None:
    """R-TAB-1: six cannot be served from 32 cards, so that game is refused, with what would be possible."""
    table = Table([1000] * 6)
    rules = TableRules(variant="draw32", small_blind=0, big_blind=0, ante=5, seats=5, buy_in_max=10**6)
    refusal = table.refuse(act.ChangeRules(rules))
    assert (refusal.code, refusal.params["why"], refusal.params["maximum"]) == ("bad-rules", "deck", 5)
    table.do(act.StandUp(6))
    table.do(act.ChangeRules(rules))


def test_r_drw_4_ties_are_not_carried_where_three_sit() -> None:
    """R-DRW-4: two players at the table, not three at a table made smaller."""
    table = Table([1000] * 3)
    rules = TableRules(variant="draw", small_blind=0, big_blind=0, ante=5, seats=2, ties="carry", buy_in_max=10**6)
    assert table.refuse(act.ChangeRules(rules)).params["why"] == "only-two-seats"


def test_r_tab_1_rules_that_wait_count_for_those_who_come() -> None:
    """R-TAB-1: while a smaller game waits for the end of the hand, nobody takes the seat it has not."""
    table = Table([1000] * 4)
    table.deal()
    table.do(act.ChangeRules(TableRules(seats=5, buy_in_max=10**6)))
    assert public_view(table.state).free_seats == 1


def test_r_hom_4_the_wish_to_leave_at_the_big_blind_heads_up() -> None:
    """R-HOM-4: when that leaves one player he is away, and no hand is dealt; nothing is refused for ever."""
    table = Table([1000, 1000])
    table.deal(button=1)
    table.play("f")
    big = 1
    table.do(act.PlanSitOut(big, wanted=True))
    events = table.deal()
    assert [type(event) for event in events] == [ev.PlayerSatOut]
    assert not table.state.hand_running
    seat = table.state.seats[big - 1]
    assert seat is not None
    assert seat.sitting_out


def test_r_flr_1_a_second_misdeal_has_the_same_positions() -> None:
    """R-FLR-1: however often it is dealt again, and whoever sits down meanwhile."""
    table = Table([1000, 1000], post_to_enter="free")
    table.deal(button=1)
    first = (table.hand.button, table.hand.small_blind, table.hand.big_blind)
    table.do(act.RuleMisdeal())
    table.sit(3, 1000)
    table.deal()
    assert (table.hand.button, table.hand.small_blind, table.hand.big_blind) == first
    table.do(act.RuleMisdeal())
    table.deal()
    assert (table.hand.button, table.hand.small_blind, table.hand.big_blind) == first


def test_r_flr_5_a_wish_to_post_outlasts_a_void_hand() -> None:
    """R-FLR-5: what a waiting player chose meanwhile stays."""
    table = Table([1000] * 3)
    table.deal()
    table.sit(4, 1000)
    table.do(act.ChooseEntry(4, posting=True))
    table.do(act.VoidHand())
    seat = table.state.seats[3]
    assert seat is not None
    assert seat.entry is Entry.POSTING


def test_r_drw_3_shown_cards_do_not_tell_which_were_drawn() -> None:
    """R-DRW-3: the number is public, the cards are private: a hand is shown from its highest card down."""
    table = Table([500] * 2, variant="draw", small_blind=0, big_blind=0, ante=5)
    table.deal("2c3d4h5s7c AsKsQhJd9c", button=2)
    table.play("k k")
    table.do(act.Draw(1, table.state.turn, (0, 1)))
    table.do(act.Draw(2, table.state.turn))
    table.play("b10 c")
    shown = [event.cards for event in table.log if isinstance(event, ev.HandShown)]
    assert shown
    assert all(list(cards) == sorted(cards, reverse=True) for cards in shown)


def test_r_drw_3_a_game_with_two_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-DRW-3: each draw asks everybody anew."""
    streets = (Street("deal"), Street("draw", burn=1, draw=True), Street("draw", burn=1, draw=True, big=True))
    game = Variant("two draws", hole_cards=5, streets=streets, max_seats=5, blinds=False)
    monkeypatch.setitem(VARIANTS, game.name, game)
    table = Table([500] * 2, variant=game.name, small_blind=0, big_blind=0, ante=5, seats=5)
    table.deal()
    table.play("k k")
    for _ in range(2):
        for _ in range(2):
            table.do(act.Draw(table.hand.to_act, table.state.turn, (0,)))
        table.play("k k")
    assert not table.state.hand_running
    assert len([event for event in table.log if isinstance(event, ev.DrawDeclared)]) == 4


def test_r_clk_2_no_extension_in_a_pause() -> None:
    """R-CLK-2, R-FLR-5: a clock that stands is not moved."""
    table = Table([1000] * 3)
    table.deal()
    table.do(act.PauseTable())
    assert table.refuse(act.ExtendTurn(table.state.turn, 500)).code == "table-paused"


def test_r_drw_4_the_odd_chip_of_a_split_pot_after_a_void_hand() -> None:
    """R-DRW-4: left of the button as it stands, not as it stood in the hand that does not count."""
    rules = {"variant": "draw", "small_blind": 0, "big_blind": 0, "ante": 5, "seats": 2, "ties": "carry"}
    table = Table([500, 500], **rules)
    table.deal("AsKdQcJh9s AdKhQsJc9d", button=1)
    table.play("b7 c")
    for _ in range(2):
        table.do(act.Draw(table.hand.to_act, table.state.turn))
    table.play("k k")
    carried = table.state.carried
    assert carried == 24
    table.deal()
    table.do(act.VoidHand())
    button = table.state.button
    table.do(act.StandUp(2))
    split = next(event for event in table.log if isinstance(event, ev.CarriedPotSplit))
    assert split.shares[0][0] != button
