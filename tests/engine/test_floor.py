"""Floor rulings about cards in hand: exposed ones, extra ones, the draw (R-FLR-1, R-FLR-4, R-FLR-6)."""

import pytest

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from tests.engine.stacked import dealt, draw, draw_game, held, holdem, play, start


def test_r_flr_1_the_first_card_of_the_deal_is_a_misdeal() -> None:
    """R-FLR-1: the first card dealt, seat 1's first, exposed: every forced bet back."""
    table = holdem()
    events = table.do(act.RuleExposed(((1, 0),)))
    assert events == (ev.HandVoided(1, misdeal=True, refunds=((1, 10), (2, 20))),)
    assert table.stacks() == [1000, 1000, 1000]


@pytest.mark.parametrize(("seat", "place"), [(1, 1), (2, 0), (3, 1)])
def test_r_flr_1_one_other_is_replaced_from_the_stub_and_is_the_burn_card(seat: int, place: int) -> None:
    """R-FLR-1: the owner gets the next card of the stub, 6; the exposed one is the burn card before 7 8 9."""
    table = holdem()
    kept = held(table, seat)[1 - place]
    assert table.do(act.RuleExposed(((seat, place),))) == (ev.CardReplaced(seat, place, 6, burns=True),)
    assert set(held(table, seat)) == {kept, 6}
    assert dealt(play(table, "c c k")) == [(1, (7, 8, 9), -1)]
    assert dealt(play(table, "k k k")) == [(2, (11,), 10)]


def test_r_flr_1_in_a_draw_game_it_is_the_burn_card_before_the_draw() -> None:
    """R-FLR-1: three hands of five take 0-14; the exposed card is replaced by 15 and the first one drawn is 16."""
    table = draw_game()
    table.do(act.RuleExposed(((2, 1),)))
    assert held(table, 2) == (1, 15, 7, 10, 13)
    assert dealt(play(table, "k k k")) == [(1, (), -1)]
    draw(table, (0,), (), ())
    assert held(table, 1)[-1] == 16


def test_r_flr_1_two_exposed_cards_are_a_misdeal() -> None:
    """R-FLR-1: two or more, in one hand or in two; the same card named twice is one."""
    for cards in (((2, 0), (2, 1)), ((2, 0), (3, 0))):
        table = holdem()
        assert isinstance(table.do(act.RuleExposed(cards))[0], ev.HandVoided)
    table = holdem()
    assert isinstance(table.do(act.RuleExposed(((2, 0), (2, 0))))[0], ev.CardReplaced)


def test_r_flr_1_a_second_exposed_card_is_a_misdeal_too() -> None:
    """R-FLR-1: two rulings for one card each are two exposed cards."""
    table = holdem()
    table.do(act.RuleExposed(((2, 0),)))
    assert isinstance(table.do(act.RuleExposed(((3, 0),)))[0], ev.HandVoided)


@pytest.mark.parametrize("act_first", ["f", "c", "r40", "a"])
def test_r_flr_1_after_the_first_action_the_card_plays(act_first: str) -> None:
    """R-FLR-1: once anybody has folded, called, raised or gone all-in, replacement and misdeal are refused."""
    table = holdem()
    table.play(act_first)
    before = table.state
    for ruling in (act.RuleExposed(((2, 0),)), act.RuleExposed(((1, 0),)), act.RuleMisdeal(), act.RuleExtraCards(1)):
        assert table.refuse(ruling).code == "ruling-too-late"
    assert table.state == before


def test_r_flr_1_a_check_is_an_action_too() -> None:
    """R-FLR-1: five-card draw, the first player checks: too late."""
    table = draw_game()
    table.play("k")
    assert table.refuse(act.RuleExposed(((2, 0),))).code == "ruling-too-late"


def test_r_flr_1_later_streets_are_never_before_the_first_action() -> None:
    """R-FLR-1: on an untouched flop everybody has acted already."""
    table = holdem()
    table.play("c c k")
    for ruling in (act.RuleExposed(((2, 0),)), act.RuleMisdeal(), act.RuleExtraCards(1)):
        assert table.refuse(ruling).code == "ruling-too-late"


@pytest.mark.parametrize("cards", [(), ((4, 0),), ((2, 2),), ((2, -1),), ((99, 0),), ((0, 0),)])
def test_r_flr_1_only_a_card_that_somebody_holds(cards: tuple[tuple[int, int], ...]) -> None:
    """R-FLR-1: no card, an empty seat, a third card of hold'em: refused, nothing changes."""
    assert holdem().refuse(act.RuleExposed(cards)).code == "no-such-card"


def test_r_flr_4_one_extra_card_is_the_burn_card() -> None:
    """R-FLR-4: the card behind the deal, 6, is the burn before the flop, no other is burnt; the hands stay."""
    table = holdem()
    hands = [held(table, seat) for seat in (1, 2, 3)]
    assert table.do(act.RuleExtraCards(1)) == (ev.BurnMade(6),)
    assert [held(table, seat) for seat in (1, 2, 3)] == hands
    assert dealt(play(table, "c c k")) == [(1, (7, 8, 9), -1)]


def test_r_flr_4_more_than_one_is_a_misdeal() -> None:
    """R-FLR-4: two at once, two after each other, or one after an exposed card."""
    table = holdem()
    assert isinstance(table.do(act.RuleExtraCards(2))[0], ev.HandVoided)
    for first in (act.RuleExtraCards(1), act.RuleExposed(((2, 0),))):
        table = holdem()
        table.do(first)
        assert isinstance(table.do(act.RuleExtraCards(1))[0], ev.HandVoided)
        assert table.stacks() == [1000] * 3


@pytest.mark.parametrize("count", [0, -1])
def test_r_flr_4_none_is_no_error(count: int) -> None:
    """R-FLR-4: no extra card, nothing to rule."""
    assert holdem().refuse(act.RuleExtraCards(count)).code == "no-such-card"


def test_r_flr_6_an_exposed_replacement_is_exchanged_after_all_are_served() -> None:
    """R-FLR-6: hands 0-14, burn 15, served 16-18; seat 1's 17 was exposed: he gets 19, the next of the stub."""
    table = draw_game()
    table.play("k k k")
    draw(table, (0, 1), (0,), ())
    assert held(table, 1) == (6, 9, 12, 16, 17)
    assert held(table, 2)[-1] == 18
    assert table.do(act.RuleExposed(((1, 4),))) == (ev.CardReplaced(1, 4, 19, burns=False),)
    assert held(table, 1) == (6, 9, 12, 16, 19)


def test_r_flr_6_each_exposed_replacement_is_exchanged() -> None:
    """R-FLR-6: two of one player and one of another: three cards of the stub, no misdeal."""
    table = draw_game()
    table.play("k k k")
    draw(table, (0, 1), (0,), ())
    table.do(act.RuleExposed(((1, 3), (1, 4), (2, 4))))
    assert (held(table, 1)[3:], held(table, 2)[4:]) == ((19, 20), (21,))
    table.play("k k k")
    assert sum(table.stacks()) == 300


def test_r_flr_6_a_kept_card_plays() -> None:
    """R-FLR-6: only replacements are exchanged; cards of the deal are past that, alone or together with one."""
    table = draw_game()
    table.play("k k k")
    draw(table, (0, 1), (), ())
    for cards in (((1, 0),), ((2, 0),), ((1, 4), (1, 0))):
        assert table.refuse(act.RuleExposed(cards)).code == "ruling-too-late"
    table.play("k")
    assert table.refuse(act.RuleExposed(((1, 4),))).code == "ruling-too-late"


def test_r_flr_6_not_before_all_others_are_served() -> None:
    """R-FLR-6: while cards are still marked nobody has a replacement."""
    table = draw_game()
    table.play("k k k")
    draw(table, (0, 1))
    assert table.refuse(act.RuleExposed(((1, 4),))).code == "ruling-too-late"


def test_r_flr_6_with_no_card_left_it_plays() -> None:
    """R-FLR-6: 32 cards, five hands and six drawn: the stub is empty and the ruling refused."""
    table = draw_game(5, variant="draw32")
    table.play("k k k k k")
    draw(table, (0, 1, 2, 3, 4), (0,), (), (), ())
    assert table.hand.dealt == 32
    assert table.refuse(act.RuleExposed(((1, 4),))).code == "stub-empty"


def test_r_flr_6_a_wrong_number_of_cards() -> None:
    """R-FLR-6: misdeal before the first action, void after it: only the first is dealt again with the same players."""
    table = draw_game()
    assert table.do(act.RuleWrongCount())[0] == ev.HandVoided(1, misdeal=True, refunds=((1, 5), (2, 5), (3, 5)))
    start(table)
    table.play("b20")
    assert table.do(act.RuleWrongCount())[0] == ev.HandVoided(2, misdeal=False, refunds=((1, 25), (2, 5), (3, 5)))
    assert table.state.redeal is None
    start(table)
    table.play("k k k")
    draw(table, (0,))
    assert isinstance(table.do(act.RuleWrongCount())[0], ev.HandVoided)
    assert table.stacks() == [100, 100, 100]
