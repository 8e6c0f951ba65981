"""Every worked example of the rules is played with the engine: its numbers are what the table would do."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poker_bot.engine import actions as act
from poker_bot.engine.cards import SHORT_DECK
from poker_bot.engine.chips import split
from poker_bot.engine.evaluate import rank
from poker_bot.engine.ranks import FLUSH, FULL_HOUSE, STRAIGHT, rank_hand, strength
from poker_bot.engine.rules import MinRaise, TableRules
from poker_bot.text.hands import CATEGORIES
from poker_bot.text.rulebook import examples
from poker_bot.text.rulebook.endings import HANDS, codes
from tests.text.tables import Table

UNITS = (2, 4, 10, 20, 50, 200)
DEEP = 10**6

each_unit = pytest.mark.parametrize("unit", UNITS)
each_measure = pytest.mark.parametrize("kind", ["last", "double", "bb"])


def table(*stacks: int, **rules: object) -> Table:
    """A hand just dealt, with blinds of half a unit and a unit unless ``rules`` say otherwise."""
    usual = {"buy_in_min": rules["big_blind"], "buy_in_max": 10**9, **rules}
    return Table(*stacks, rules=TableRules(**usual)).deal()  # type: ignore[arg-type]


def least(one: Table) -> int:
    """The smallest raise that may be made now."""
    legal = one.sample().view.legal
    assert legal is not None
    return legal.min_to


@each_unit
@each_measure
def test_a_minimum_raise(unit: int, kind: MinRaise) -> None:
    """The big blind is the bet of the example; behind the raise the next one goes to the figure in the text."""
    told = examples.min_raise(unit, kind)
    one = table(DEEP, DEEP, DEEP, DEEP, small_blind=unit // 2, big_blind=unit, min_raise=kind)
    assert one.now.hand is not None
    assert one.now.hand.bet_to == told["bet"]
    assert least(one.play(f"r{told['raised']}")) == told["least"]


@each_unit
@each_measure
def test_a_short_all_in(unit: int, kind: MinRaise) -> None:
    """Who has not acted may raise it to the figure in the text; who made the bet may only call or fold (R-BET-7)."""
    told = examples.short_all_in(unit, kind)
    stacks = (DEEP, DEEP, told["short"] + unit, DEEP, DEEP)
    one = table(*stacks, small_blind=unit // 2, big_blind=unit, min_raise=kind).play("c", "c", "c", "c", "k")
    one.play(f"r{told['bet']}", "a")
    assert one.sample().view.to_act == 4
    assert least(one) == told["least"]
    one.play("f", "f", "c")
    legal = one.sample().view.legal
    assert legal is not None
    assert (legal.seat, legal.call) == (2, told["short"] - told["bet"])
    assert legal.min_to == legal.all_in_to == 0


@each_unit
def test_a_pot_limit(unit: int) -> None:
    """A bet into a pot of six units may be raised to the figure in the text (R-BET-4)."""
    told = examples.pot_limit(unit)
    one = table(DEEP, DEEP, DEEP, small_blind=unit, big_blind=2 * unit, betting="pot-limit").play("c", "c", "k")
    assert one.sample().view.pot == told["pot"]
    one.play(f"r{told['bet']}")
    legal = one.sample().view.legal
    assert legal is not None
    assert (legal.call, legal.max_to) == (told["bet"], told["most"])
    assert one.sample().view.pot + legal.call == told["called"]


@each_unit
def test_the_first_raise_with_a_pot_limit(unit: int) -> None:
    """Before the flop the first player may raise to the figure in the text."""
    told = examples.first_raise(unit // 2, unit)
    one = table(DEEP, DEEP, DEEP, DEEP, small_blind=unit // 2, big_blind=unit, betting="pot-limit")
    legal = one.sample().view.legal
    assert legal is not None
    assert legal.max_to == told["most"]


@each_unit
@pytest.mark.parametrize("cap", [1, 3, 4])
def test_a_cap(unit: int, cap: int) -> None:
    """One bet and so many raises; behind the last there is no other (R-BET-5)."""
    told = examples.fixed_cap(unit, cap)
    one = table(DEEP, DEEP, DEEP, DEEP, small_blind=unit // 2, big_blind=unit, betting="fixed-limit", raise_cap=cap)
    assert least(one) == told["second"] == examples.fixed_raise(unit)["raised"]
    for step in range(cap):
        one.play(f"r{unit * (2 + step)}")
    assert one.now.hand is not None
    assert one.now.hand.bet_to == told["most"]
    assert least(one) == 0


@pytest.mark.parametrize("small", [4, 5, 10, 20, 50])
@pytest.mark.parametrize(("stack", "then"), [("long", "raised"), ("low", "completed")])
def test_a_short_all_in_with_fixed_limit(small: int, stack: str, then: str) -> None:
    """At least half a raise is one, less is none and may be completed (R-BET-7)."""
    told = examples.fixed_short(small)
    rules = {"small_blind": small // 2, "big_blind": small, "betting": "fixed-limit"}
    one = table(DEEP, DEEP, DEEP, told[stack], DEEP, **rules)
    assert one.sample().view.to_act == 4
    assert least(one.play("a")) == told[then]


@each_unit
def test_side_pots(unit: int) -> None:
    """Main pot, side pot and what comes back, from a hand in which all three go all-in (R-POT-1, R-BET-8)."""
    told = examples.side_pots(unit)
    one = table(told["deep"], told["middle"], told["short"], small_blind=unit // 2, big_blind=unit)
    one.play("a", "c", "c")
    view = one.sample().view
    assert sorted(result.amount for result in view.results) == sorted((told["main"], told["side"]))
    assert view.returned == ((1, told["back"]),)
    assert view.results[0].amount == told["side"], "the side pot is told first"


@given(st.integers(1, 10**9))
def test_an_odd_chip(unit: int) -> None:
    """The pot of the example cannot be halved, and is split as the engine splits (R-POT-3)."""
    told = examples.odd_chip(unit)
    assert split(told["pot"], 2) == (told["more"], told["less"])
    assert told["more"] == told["less"] + 1


@each_unit
def test_a_straddle(unit: int) -> None:
    """Its price and the least raise over it (R-FOR-5)."""
    told = examples.straddle(unit)
    rules = TableRules(small_blind=unit // 2, big_blind=unit, straddles=1, buy_in_min=unit, buy_in_max=10**9)
    one = Table(*[DEEP] * 5, rules=rules)
    for seat in range(1, 6):
        one.do(act.ChooseStraddle(seat, wanted=True))
    one.deal()
    legal = one.sample().view.legal
    assert legal is not None
    assert (legal.call, legal.min_to) == (told["amount"], told["least"])


@pytest.mark.parametrize(("name", "cards"), HANDS, ids=[name for name, _ in HANDS])
def test_the_example_of_a_hand_is_one(name: str, cards: tuple[int, ...]) -> None:
    """Each example is what it is said to be, and either deck can deal it."""
    assert CATEGORIES[rank_hand(cards).category] == name
    assert set(cards) <= set(SHORT_DECK)


def test_hands_stand_in_their_order() -> None:
    """From the best to the worst (R-RNK-1)."""
    strengths = [strength(cards) for _, cards in HANDS]
    assert strengths == sorted(strengths, reverse=True)


def test_the_ace_below() -> None:
    """The lowest straights of both decks, and the one that is none where the table says so (R-RNK-2, R-RNK-3)."""
    assert rank_hand(codes("5d4s3c2hAh")).category == STRAIGHT
    low = codes("Td9s8c7hAh")
    draw = {"variant": "draw32", "small_blind": 0, "big_blind": 0, "ante": 5, "seats": 5}
    found = rank(TableRules(**draw), low, ())  # type: ignore[arg-type]
    assert found is not None
    assert (found.category, found.ranks) == (STRAIGHT, (8,))
    none = rank(TableRules(**draw, ace_low_below_seven=False), low, ())  # type: ignore[arg-type]
    assert none is not None
    assert none.category != STRAIGHT


def test_kickers_decide_as_told() -> None:
    """The first of the two hands wins, by its king."""
    for better, worse in (("AsAdKc9h4s", "AcAhQdJs4d"), ("AsAdKc9h8s", "AcAhQdJs8d")):
        assert strength(codes(better)) > strength(codes(worse))
        assert rank_hand(codes(better)).category == rank_hand(codes(worse)).category == 1


def test_flushes_are_rarer_than_full_houses_with_32_cards() -> None:
    """As the text says: counted, not guessed."""
    flushes = 4 * 56 - 4 * 5
    full_houses = 8 * 4 * 7 * 6
    assert flushes < full_houses
    assert FLUSH < FULL_HOUSE
