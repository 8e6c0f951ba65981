"""R-FOR and R-DEA: forced bets and the deal."""

import pytest

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.cards import FULL_DECK, card_text, parse_cards
from poker_bot.engine.rules import TableRules
from poker_bot.engine.rules_check import rules_problems
from poker_bot.engine.views import public_view
from tests.engine.driver import Table


def _posts(table: Table) -> list[tuple[str, int, int]]:
    """(event, seat, chips) of every forced bet, in order."""
    kinds = (ev.AntePosted, ev.BlindPosted, ev.DeadBlindPosted)
    return [(type(event).__name__[:-6], event.seat, event.amount) for event in table.log if isinstance(event, kinds)]


def test_r_for_1_blinds_and_antes_together() -> None:
    """R-FOR-1, trouble M-20: ante 5 and blinds 5/10 make a pot of 30; a raise to 15 costs 15, not 10."""
    table = Table([1000] * 3, small_blind=5, big_blind=10, ante=5)
    table.deal(button=3)
    assert public_view(table.state).pot == 30
    table.play("r20")
    assert table.stacks()[0] == 0  # chips are in the hand while it runs
    assert table.hand.players[table.hand.places[3]].stack == 1000 - 5 - 20


def test_r_for_1_one_single_blind() -> None:
    """R-FOR-1: a game with a big blind alone; the small-blind position posts nothing."""
    table = Table([1000] * 3, small_blind=0, big_blind=20)
    table.deal(button=3)
    assert _posts(table) == [("Blind", 2, 20)]
    assert table.legal.call == 20


def test_r_for_1_ante_only_has_a_minimum_bet() -> None:
    """R-FOR-1: without a big blind the ante stands for it as an amount; first to act is left of the button."""
    table = Table([1000] * 3, small_blind=0, big_blind=0, ante=25)
    table.deal(button=3)
    assert table.legal.seat == 1
    assert (table.legal.call, table.legal.min_to) == (0, 25)


@pytest.mark.parametrize(
    ("field", "rules"),
    [
        ("small_blind", TableRules(small_blind=20, big_blind=10)),
        ("small_blind", TableRules(small_blind=-1)),
        ("big_blind", TableRules(small_blind=0, big_blind=0)),
        ("ante", TableRules(ante=-1)),
        ("buy_in_max", TableRules(buy_in_min=500, buy_in_max=400)),
        ("big_blind", TableRules(small_blind=1, big_blind=2**63, buy_in_min=2**63, buy_in_max=2**63)),
    ],
)
def test_r_for_1_impossible_stakes_are_refused(field: str, rules: TableRules) -> None:
    """R-FOR-1: stakes that cannot be played are named, with the allowed range."""
    assert field in [problem.field for problem in rules_problems(rules)]


def test_r_for_2_antes_before_blinds() -> None:
    """R-FOR-2: every ante first, then the blinds."""
    table = Table([1000] * 3, ante=5)
    table.deal(button=3)
    assert [kind for kind, _, _ in _posts(table)] == ["Ante"] * 3 + ["Blind"] * 2


def test_r_for_2_an_ante_is_no_part_of_a_bet() -> None:
    """R-FOR-2: with an ante of 5 the big blind still costs 20 to call."""
    table = Table([1000] * 3, ante=5)
    table.deal(button=3)
    assert table.legal.call == 20


@pytest.mark.parametrize(
    ("stack", "first", "posts"),
    [
        (1100, False, [("Blind", 2, 1000), ("Ante", 2, 100)]),
        (800, False, [("Blind", 2, 800)]),
        (1100, True, [("Ante", 2, 1000), ("Blind", 2, 100)]),
        (800, True, [("Ante", 2, 800)]),
    ],
)
def test_r_for_2_order_of_the_big_blind_ante(stack: int, first: bool, posts: list[tuple[str, int, int]]) -> None:
    """R-FOR-2, trouble M-24: blind first by default, the other order as an option."""
    table = Table([9000, stack, 9000], small_blind=500, big_blind=1000, big_blind_ante=1000, bb_ante_first=first)
    table.deal(button=3)
    assert [post for post in _posts(table) if post[1] == 2] == posts
    assert table.legal.call == 1000


def test_r_for_3_a_short_blind_does_not_lower_the_price() -> None:
    """R-FOR-3, trouble R-06: both blinds all-in for 25, under the gun still owes 100 and raises to 200 at least."""
    table = Table([25, 25, 1000, 1000], small_blind=50, big_blind=100)
    table.deal(button=4)
    assert (table.legal.seat, table.legal.call, table.legal.min_to) == (3, 100, 200)
    table.play("c f")
    assert ev.UncalledBetReturned(3, 75) in table.log
    assert sum(award.amount for award in table.hand.results) == 75


def test_r_for_3_two_callers_make_a_side_pot() -> None:
    """R-FOR-3, trouble R-06: two callers of short blinds: main pot 100, side pot 150."""
    table = Table([25, 25, 1000, 1000], small_blind=50, big_blind=100)
    table.deal(button=4)
    table.play("c c")
    assert [pot.amount for pot in public_view(table.state).pots] == [100, 150]


def test_r_for_3_heads_up_only_what_can_be_contested() -> None:
    """R-FOR-3: big blind all-in for 60, small blind 50: 10 to call and no raise."""
    table = Table([1000, 60], small_blind=50, big_blind=100)
    table.deal(button=1)
    assert (table.legal.call, table.legal.min_to, table.legal.all_in_to) == (10, 0, 0)


def test_r_for_3_heads_up_no_decision_at_all() -> None:
    """R-FOR-3: big blind all-in for 40 against a small blind of 50: 10 back and straight to showdown."""
    table = Table([1000, 40], small_blind=50, big_blind=100)
    table.deal(button=1)
    assert ev.UncalledBetReturned(1, 10) in table.log
    assert not table.all(ev.TurnStarted)
    assert not table.state.hand_running


def test_r_for_3_a_stack_below_the_ante_is_dealt_in() -> None:
    """R-FOR-3, trouble M-21: 19 chips against an ante of 20: main pot 57, side pot 17 with the blinds."""
    table = Table([100, 100, 19], small_blind=5, big_blind=10, ante=20)
    table.deal(button=3)
    assert [pot.amount for pot in public_view(table.state).pots] == [57, 17]
    assert len(table.hand.players) == 3


def test_r_for_4_the_single_payer_ante_is_won_whole() -> None:
    """R-FOR-4, trouble M-23: a stack of 1,000 wins the whole big-blind ante: 11,000."""
    table = Table([50_000, 50_000, 1000], small_blind=4000, big_blind=8000, big_blind_ante=8000)
    table.deal("7c2d 8c3d AsAh", "4h5hJsQdKd", button=3)
    table.play("a c k k k k k k k")
    assert table.state.seats[2] is not None
    assert table.stacks()[2] == 11_000
    assert [(award.index, award.amount) for award in table.hand.results] == [(1, 14_000), (0, 11_000)]
    assert [seat.net for seat in public_view(table.state).seats] == [-8000, -2000, 10_000]


def test_r_for_4_a_big_blind_who_paid_only_the_ante_plays_for_it() -> None:
    """R-FOR-4: ante first and nothing left for the blind: his live hand wins the ante back and no more."""
    table = Table([9000, 800, 9000], small_blind=500, big_blind=1000, big_blind_ante=1000, bb_ante_first=True)
    table.deal("7c2d AsAh 8c3d", "4h5hJsQdKd", button=3)
    table.play("c c k k k k k k")
    assert table.stacks()[1] == 800


def test_r_dea_1_one_card_at_a_time_from_left_of_the_button() -> None:
    """R-DEA-1: three players get deck places 0 3, 1 4 and 2 5, the button last."""
    table = Table([1000] * 3)
    table.deal(button=3)
    assert ev.HoleCardsDealt(((0, 3), (1, 4), (2, 5))) in table.log


def test_r_dea_2_a_card_is_burnt_before_each_street() -> None:
    """R-DEA-2, R-DEA-3: burn, three cards, burn, one, burn, one; the burnt places are named, not their cards."""
    table = Table([1000, 1000])
    table.deal(button=1)
    table.play("c k k k k k k k")
    dealt = [event for event in table.all(ev.StreetDealt) if isinstance(event, ev.StreetDealt)]
    assert [event.burn for event in dealt] == [4, 8, 10]
    assert [len(event.cards) for event in dealt] == [3, 1, 1]
    assert table.hand.board == tuple(FULL_DECK[place] for place in (5, 6, 7, 9, 11))


def test_r_dea_3_any_mix_of_hole_cards_and_board() -> None:
    """R-DEA-3, trouble R-50: the board alone may be the best hand, and then the pot is shared."""
    table = Table([1000, 1000])
    table.deal("2c2d 3c3d", "AsKsQsJsTs", button=2)
    table.play("c k k k k k k k")
    assert table.stacks() == [1000, 1000]


@pytest.mark.parametrize("order", [FULL_DECK[:51], (*FULL_DECK[:51], 0), FULL_DECK[:-2]])
def test_r_dea_4_only_a_whole_deck_is_dealt(order: tuple[int, ...]) -> None:
    """R-DEA-4: a deck with a missing or doubled card is refused."""
    table = Table([1000, 1000])
    table.do(act.DrawForButton(FULL_DECK))
    assert table.refuse(act.StartHand(order)).code == "bad-deck"


def test_cards_are_read_and_written_in_one_form() -> None:
    """Trouble R-53: one canonical text; anything else is refused loudly."""
    assert parse_cards("As Td") == (51, 33)
    assert card_text(51) == "As"
    with pytest.raises(ValueError, match="not a card"):
        parse_cards("10s")
