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


# --- R-FOR-1: single blinds, games without a big blind, more blinds --------------------------------------------------


def test_r_for_1_a_single_blind_heads_up() -> None:
    """R-FOR-1, R-TAB-4: with one blind alone the button posts nothing, acts first and owes all of it."""
    table = Table([1000] * 2, small_blind=0, big_blind=20)
    table.deal(button=1)
    assert _posts(table) == [("Blind", 2, 20)]
    assert (table.legal.seat, table.legal.call, table.legal.min_to) == (1, 20, 40)


def test_r_for_1_min_bet_stands_for_the_big_blind() -> None:
    """R-FOR-1: ante 5 and ``min_bet`` 30: bet 30 at least, raise by 30 at least, on every street."""
    table = Table([1000] * 3, small_blind=0, big_blind=0, ante=5, min_bet=30)
    table.deal(button=3)
    assert (table.legal.call, table.legal.min_to) == (0, 30)
    assert table.refuse(act.BetTo(1, table.legal.turn, 29)).code == "amount-too-small"
    table.play("b30")
    assert table.legal.min_to == 60
    table.play("c c")
    assert table.legal.min_to == 30


def test_r_for_1_without_blinds_a_short_first_bet() -> None:
    """R-FOR-1, R-BET-7: ``min_bet`` 30 is the size over a first bet of 12 all-in: raise to 42 at least."""
    table = Table([12 + 5, 1000, 1000], small_blind=0, big_blind=0, ante=5, min_bet=30)
    table.deal(button=3)
    table.play("a")
    assert (table.legal.call, table.legal.min_to) == (12, 42)


@pytest.mark.parametrize(("players", "first"), [(3, 1), (2, 2)])
def test_r_for_1_ante_only_left_of_the_button_acts_first(players: int, first: int) -> None:
    """R-FOR-1, R-TAB-4: without blinds the player left of the button is first on every round, heads-up too."""
    table = Table([1000] * players, small_blind=0, big_blind=0, ante=5)
    table.deal(button=players if players == 3 else 1)
    assert table.hand.to_act == first
    table.play("k " * players)
    assert (table.hand.street, table.hand.to_act) == (1, first)


def test_r_for_1_more_blinds_set_the_price() -> None:
    """R-FOR-1: blinds 5/10/20: 20 to call, raise to 40, left of the third is first and the third has the option."""
    table = Table([1000] * 5, small_blind=5, big_blind=10, more_blinds=(20,))
    table.deal(button=5)
    assert _posts(table) == [("Blind", 1, 5), ("Blind", 2, 10), ("Blind", 3, 20)]
    assert (table.legal.seat, table.legal.call, table.legal.min_to) == (4, 20, 40)
    table.play("c c c c")
    assert (table.legal.seat, table.legal.call, table.legal.min_to) == (3, 0, 40)
    table.play("k")
    assert (table.hand.street, table.legal.seat, table.legal.min_to) == (1, 1, 10)


def test_r_for_1_more_blinds_stand_in_the_way_of_no_one() -> None:
    """R-FOR-1, R-TAB-4: two players have two blinds, three a third one on the button."""
    table = Table([1000] * 2, seats=6, small_blind=5, big_blind=10, more_blinds=(20, 40))
    table.deal(button=1)
    assert _posts(table) == [("Blind", 1, 5), ("Blind", 2, 10)]
    table = Table([1000] * 3, seats=6, small_blind=5, big_blind=10, more_blinds=(20, 40))
    table.deal(button=3)
    assert _posts(table) == [("Blind", 1, 5), ("Blind", 2, 10), ("Blind", 3, 20)]
    assert table.hand.to_act == 1


def test_r_for_3_a_short_third_blind_does_not_lower_the_price() -> None:
    """R-FOR-3: the third blind of 20 is all-in for 7: 20 to call all the same, raise to 40."""
    table = Table([1000, 1000, 7, 1000], small_blind=5, big_blind=10, more_blinds=(20,), seats=6)
    table.deal(button=4)
    assert (table.legal.seat, table.legal.call, table.legal.min_to) == (4, 20, 40)


@pytest.mark.parametrize("stack", [25, 27])
def test_r_for_2_a_single_payer_and_antes_of_all_together(stack: int) -> None:
    """R-FOR-1, R-FOR-2: antes first, then the blinds, then what is left for the single payer's ante."""
    table = Table([1000, stack, 1000], small_blind=10, big_blind=20, ante=5, big_blind_ante=20)
    table.deal(button=3)
    rest = [("Ante", 2, stack - 25)] if stack > 25 else []
    assert _posts(table)[3:] == [("Blind", 1, 10), ("Blind", 2, 20), *rest]


# --- R-FOR-5: straddle -----------------------------------------------------------------------------------------------


def _straddled(stacks: list[int], wishes: tuple[int, ...], **rules: object) -> Table:
    """Blinds 1/2, the last seat on the button, dealt after these seats wished to straddle."""
    table = Table(stacks, **({"small_blind": 1, "big_blind": 2, "straddles": 1, "seats": 6} | rules))
    for seat in wishes:
        table.do(act.ChooseStraddle(seat, wanted=True))
    table.deal(button=len(stacks))
    return table


def _straddles(table: Table) -> list[tuple[int, int]]:
    return [
        (event.seat, event.amount)
        for event in table.log
        if isinstance(event, ev.BlindPosted) and event.kind == "straddle"
    ]


def test_r_for_5_price_minimum_and_order() -> None:
    """R-FOR-5, trouble R-25: blinds 1/2, straddle 4: left of it is first, 4 to call, raise to 8 at least."""
    table = _straddled([1000] * 4, (3,))
    assert _straddles(table) == [(3, 4)]
    assert (table.legal.seat, table.legal.call, table.legal.min_to) == (4, 4, 8)
    assert table.refuse(act.RaiseTo(4, table.legal.turn, 7)).code == "amount-too-small"


def test_r_for_5_the_straddler_has_the_option() -> None:
    """R-FOR-5, trouble R-25: all call to the straddler, who may raise to 8; the big blind had no option of his own."""
    table = _straddled([1000] * 4, (3,))
    table.play("c c c")
    assert (table.legal.seat, table.legal.call, table.legal.min_to, table.hand.street) == (3, 0, 8, 0)
    table.play("r8")
    assert (table.legal.seat, table.legal.call, table.legal.min_to) == (4, 4, 12)


def test_r_for_5_later_streets_are_back_to_the_big_blind() -> None:
    """R-FOR-5, trouble R-25: after the straddle the flop bet is 2 at least and the small blind's seat acts first."""
    table = _straddled([1000] * 4, (3,))
    table.play("c c c k")
    assert (table.hand.street, table.legal.seat, table.legal.min_to) == (1, 1, 2)
    table.play("b2")
    assert table.legal.min_to == 4


def test_r_for_5_a_straddle_is_no_raise() -> None:
    """R-FOR-5, R-BET-7: over the straddle of 4 an all-in of 7 is short: the next raise is to 11, by 4."""
    table = _straddled([1000, 1000, 1000, 7], (3,))
    table.play("a")
    assert (table.legal.call, table.legal.min_to) == (6, 11)


def test_r_for_5_pot_limit() -> None:
    """R-FOR-5, R-BET-4: 1, 2 and 4 in the pot: the first in raises to 15 at most."""
    table = _straddled([1000] * 4, (3,), betting="pot-limit")
    assert (table.legal.min_to, table.legal.max_to) == (8, 15)


def test_r_for_5_the_second_is_twice_the_first() -> None:
    """R-FOR-5: two straddles of 4 and 8: 8 to call, raise to 16, and the second one has the option."""
    table = _straddled([1000] * 6, (3, 4), straddles=2)
    assert _straddles(table) == [(3, 4), (4, 8)]
    assert (table.legal.seat, table.legal.call, table.legal.min_to) == (5, 8, 16)
    table.play("c c c c c")
    assert (table.legal.seat, table.legal.call, table.hand.street) == (4, 0, 0)


@pytest.mark.parametrize(
    ("stacks", "wishes", "rules", "why"),
    [
        ([1000] * 3, (1, 2, 3), {}, "three dealt in"),
        ([1000, 1000, 3, 1000], (3,), {}, "3 chips for a straddle of 4"),
        ([1000, 1000, 7, 1000], (3,), {"ante": 4}, "3 chips left after the ante"),
        ([1000] * 5, (4,), {}, "not the seat left of the big blind"),
        ([1000] * 6, (4,), {"straddles": 2}, "no second without the first"),
        ([1000] * 4, (), {}, "nobody wishes"),
    ],
)
def test_r_for_5_no_straddle(stacks: list[int], wishes: tuple[int, ...], rules: dict[str, object], why: str) -> None:
    """R-FOR-5: voluntary, by the seat left of the big blind, four dealt in, in full or not at all."""
    table = _straddled(stacks, wishes, **rules)
    assert (_straddles(table), table.legal.call) == ([], 2), why


def test_r_for_5_only_as_many_as_the_table_allows() -> None:
    """R-FOR-5: with one straddle allowed the second player's wish is not played."""
    assert _straddles(_straddled([1000] * 6, (3, 4, 5))) == [(3, 4)]


def test_r_for_5_a_last_stack_straddles_all_in() -> None:
    """R-FOR-5: exactly 4 chips are the full amount: all-in, and others still owe 4 and may raise to 8."""
    table = _straddled([1000, 1000, 4, 1000], (3,))
    assert _straddles(table) == [(3, 4)]
    assert (table.legal.call, table.legal.min_to) == (4, 8)
    table.play("c c c")
    assert table.hand.street == 1


def test_r_for_5_the_wish_is_for_one_hand() -> None:
    """R-FOR-5: announced before the deal, and gone with it, played or not."""
    table = _straddled([1000] * 4, (3, 4))
    assert not any(seat.straddles for seat in public_view(table.state).seats)
    table.play("f f f")
    table.deal()
    assert table.hand.big_blind == 3
    assert _straddles(table) == [(3, 4)]


def test_r_for_5_a_wish_during_a_hand_is_for_the_next() -> None:
    """R-FOR-5: seat 4 wishes while the hand runs, and straddles when the big blind is right of him."""
    table = _straddled([1000] * 4, ())
    table.do(act.ChooseStraddle(4, wanted=True))
    table.play("f f f")
    table.deal()
    assert _straddles(table) == [(4, 4)]
    assert (table.legal.seat, table.legal.call) == (1, 4)


def test_r_for_5_a_wish_may_be_taken_back() -> None:
    """R-FOR-5: voluntary up to the deal; asking twice for the same changes nothing."""
    table = Table([1000] * 4, straddles=1)
    table.do(act.ChooseStraddle(3, wanted=True))
    assert table.refuse(act.ChooseStraddle(3, wanted=True)).code == "straddle-unchanged"
    table.do(act.ChooseStraddle(3, wanted=False))
    table.deal(button=4)
    assert _straddles(table) == []


def test_r_for_5_an_option_of_the_table() -> None:
    """R-FOR-5: where straddles are off the wish is refused, and an empty seat has none."""
    assert Table([1000] * 4).refuse(act.ChooseStraddle(3, wanted=True)).code == "no-straddles"
    assert Table([1000] * 4, straddles=1).refuse(act.ChooseStraddle(5, wanted=True)).code == "not-seated"


def test_r_for_5_behind_more_blinds() -> None:
    """R-FOR-1, R-FOR-5: behind a third blind of 4 the straddle is left of it and twice that."""
    table = _straddled([1000] * 6, (4,), more_blinds=(4,))
    assert _straddles(table) == [(4, 8)]
    assert (table.legal.seat, table.legal.call, table.legal.min_to) == (5, 8, 16)


def test_r_tab_4_heads_up_is_counted_before_antes() -> None:
    """R-TAB-4, R-FOR-3: three are dealt in though the ante takes all the button has: small blind left of the button."""
    table = Table([1000, 1000, 5], ante=5)
    table.deal(button=3)
    assert _posts(table)[3:] == [("Blind", 1, 10), ("Blind", 2, 20)]
    assert (table.legal.seat, table.legal.call) == (1, 10)
    assert len(table.hand.players) == 3
