"""R-RNK: the order of hands, their names' facts and the five cards used."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pokerkit import StandardHighHand

from poker_bot.engine import ranks
from poker_bot.engine.cards import FULL_DECK, cards_text, parse_cards, rank_of
from poker_bot.engine.ranks import HandRank, best_five, hand_names, rank_hand, strength

_SEVEN = st.lists(st.sampled_from(FULL_DECK), min_size=7, max_size=7, unique=True).map(tuple)


def _rank(text: str) -> HandRank:
    return rank_hand(parse_cards(text))


@pytest.mark.parametrize(
    ("cards", "category", "deciding"),
    [
        ("AsKsQsJsTs2c3d", ranks.ROYAL, (12,)),
        ("9s8s7s6s5sAcAd", ranks.STRAIGHT_FLUSH, (7,)),
        ("As2s3s4s5sKcKd", ranks.STRAIGHT_FLUSH, (3,)),
        ("AsAcAdAhKs2c3d", ranks.FOUR, (12, 11)),
        ("KsKcKdQsQcQd2h", ranks.FULL_HOUSE, (11, 10)),
        ("As9s7s4s2sAcAd", ranks.FLUSH, (12, 7, 5, 2, 0)),
        ("9s8c7d6h5sAcAd", ranks.STRAIGHT, (7,)),
        ("As2c3d4h5s9cTd", ranks.STRAIGHT, (3,)),
        ("QsQcQd9h7s3c2d", ranks.THREE, (10, 7, 5)),
        ("AcAd6c6sQcTdJs", ranks.TWO_PAIR, (12, 4, 10)),
        ("KsKcAd9h7s3c2d", ranks.PAIR, (11, 12, 7, 5)),
        ("AsKcJd9h7s3c2d", ranks.HIGH_CARD, (12, 11, 9, 7, 5)),
    ],
)
def test_r_rnk_1_categories(cards: str, category: int, deciding: tuple[int, ...]) -> None:
    """R-RNK-1: every category with the ranks that decide it."""
    assert _rank(cards) == HandRank(category, deciding)


def test_r_rnk_1_suits_never_break_ties() -> None:
    """R-RNK-1: the same five ranks in other suits tie."""
    assert strength(parse_cards("AsKsQsJsTs")) == strength(parse_cards("AhKhQhJhTh"))


def test_r_rnk_2_the_wheel_is_the_lowest_straight() -> None:
    """R-RNK-2, trouble R-51: A-2-3-4-5 is five high; it loses to a six-high straight but beats trips."""
    assert strength(parse_cards("As2c3d4h5s")) < strength(parse_cards("2c3d4h5s6c"))
    assert strength(parse_cards("As2c3d4h5s")) > strength(parse_cards("AsAcAdKhQs"))
    assert strength(parse_cards("Ad2d3d4d5dKs9c")) > strength(parse_cards("2d3d4d5dKs6c9h"))


def test_r_rnk_2_no_wrap_around() -> None:
    """R-RNK-2: Q-K-A-2-3 is no straight."""
    assert _rank("QsKcAd2h3s").category == ranks.HIGH_CARD


@pytest.mark.parametrize(
    ("first", "second", "board"),
    [
        ("TdJs", "3s3d", "6cQcAd6sAc"),  # trouble R-47: a third pair is no kicker
        ("8d5c", "8c2c", "AhJd3cQs3h"),  # trouble R-50: the board plays
    ],
)
def test_r_rnk_2_the_sixth_card_never_counts(first: str, second: str, board: str) -> None:
    """R-RNK-2: ties go down to the fifth card and no further."""
    assert strength(parse_cards(first + board)) == strength(parse_cards(second + board))


def test_r_rnk_2_the_kicker_decides() -> None:
    """R-RNK-2, trouble R-49: 5 5 K 9 8 beats 5 5 Q 9 7."""
    board = "9c7s5h5s3c"
    assert strength(parse_cards("8hKs" + board)) > strength(parse_cards("4dQs" + board))


def _order(rank: HandRank) -> tuple[int, tuple[int, ...]]:
    return rank.category, rank.ranks


@given(_SEVEN, _SEVEN)
def test_r_rnk_1_names_agree_with_strength(first: tuple[int, ...], second: tuple[int, ...]) -> None:
    """R-RNK-1: categories and deciding ranks in their order are the order of strengths, ties included."""
    one, two = strength(first), strength(second)
    names = _order(rank_hand(first)), _order(rank_hand(second))
    assert (one > two, one == two) == (names[0] > names[1], names[0] == names[1])


def test_r_rnk_1_names_have_no_order_of_their_own() -> None:
    """R-RNK-3: which of two names is better is the table's rule, so comparing names alone is a mistake that shows."""
    with pytest.raises(TypeError):
        _ = _rank("AsAcAdAhKs") > _rank("AsKcJd9h7s")  # type: ignore[operator]


def test_r_rnk_1_every_distinct_hand_has_its_name() -> None:
    """R-RNK-1: 7,462 hands in the order of their strength, each category as often as combinatorics says."""
    names = hand_names()
    assert [*map(_order, names)] == sorted({*map(_order, names)})
    assert [count for _, count in sorted(Counter(name.category for name in names).items())] == [
        *(1277, 2860, 858, 858, 10, 1277, 156, 156, 9, 1),
    ]


def test_r_rnk_3_with_flushes_first_two_categories_change_places() -> None:
    """R-RNK-3: the same names, every flush above every full house and all else where it was."""
    names, usual = hand_names(flush_beats_full_house=True), hand_names()
    order = [*range(ranks.FLUSH), ranks.FULL_HOUSE, ranks.FLUSH, *range(ranks.FOUR, ranks.ROYAL + 1)]
    assert list(dict.fromkeys(name.category for name in names)) == order
    assert sorted(names, key=_order) == [*usual]


@pytest.mark.parametrize("count", [4, 8])
def test_r_rnk_2_too_few_or_too_many_cards_are_an_error(count: int) -> None:
    """R-RNK-2: five to seven cards can be ranked, others are refused."""
    for ask in (strength, rank_hand, best_five):
        with pytest.raises(ValueError, match="between 5 and 7"):
            ask(FULL_DECK[:count])


@given(_SEVEN)
def test_r_rnk_4_the_five_cards_are_the_hand(cards: tuple[int, ...]) -> None:
    """R-RNK-4, R-POT-5: the five named cards are five of the seven and are worth exactly the whole hand."""
    five = best_five(cards)
    assert len(set(five)) == 5
    assert set(five) <= set(cards)
    assert strength(five) == strength(cards)
    assert rank_hand(five) == rank_hand(cards)


def test_r_rnk_4_the_cards_come_in_the_order_they_are_named() -> None:
    """R-RNK-4: the pair first, then its kickers."""
    assert cards_text(best_five(parse_cards("2cKs9hKd3sAd7c"))) == "KsKdAd9h7c"
    assert [rank_of(card) for card in best_five(parse_cards("As2c3d4h5s9cTd"))] == [3, 2, 1, 0, 12]


def test_r_rnk_1_strength_agrees_with_an_independent_evaluator() -> None:
    """R-RNK-1: the order of 4,000 random pairs of hands is pokerkit's."""
    rng = random.Random(7)
    for _ in range(4000):
        cards = rng.sample(FULL_DECK, 9)
        board = tuple(cards[4:])
        first, second = tuple(cards[:2]), tuple(cards[2:4])
        ours = strength(first + board), strength(second + board)
        theirs = [StandardHighHand.from_game(cards_text(hole), cards_text(board)) for hole in (first, second)]
        assert (ours[0] > ours[1]) == (theirs[0] > theirs[1])
        assert (ours[0] == ours[1]) == (theirs[0] == theirs[1])
