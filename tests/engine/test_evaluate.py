"""R-RNK-3, R-DEA-3: what a hand is worth by game, deck and options, held against a slow ranking of its own."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from poker_bot.engine import evaluate, ranks
from poker_bot.engine.cards import FULL_DECK, SHORT_DECK, cards_text, parse_cards
from poker_bot.engine.ranks import HandRank
from poker_bot.engine.rules import TableRules
from poker_bot.engine.variants import VARIANTS, Street, Variant

Cards = tuple[int, ...]

HOLDEM = TableRules()
OMAHA = TableRules(variant="omaha")
DRAW = TableRules(variant="draw")
SHORT = TableRules(variant="draw32")
OPTIONS = [(flush, ace) for flush in (False, True) for ace in (False, True)]

_BOARD = (Street("all", board=5),)
_MADE_UP = (
    Variant("five own", hole_cards=5, streets=_BOARD, own_cards=2),
    Variant("three of four", hole_cards=4, streets=_BOARD, own_cards=3),
    Variant("short omaha", hole_cards=4, streets=_BOARD, own_cards=2, deck=SHORT_DECK),
    Variant("short holdem", hole_cards=2, streets=_BOARD, deck=SHORT_DECK),
    Variant("ten cards", hole_cards=5, streets=_BOARD, deck=SHORT_DECK),
    Variant("sixes", hole_cards=5, streets=(Street("deal"),), deck=tuple(range(16, 52))),
)


@pytest.fixture(autouse=True, scope="module")
def _made_up_variants() -> Iterator[None]:
    """Games that exist in this file only: the choice is made by data, so they need no line of the engine."""
    with pytest.MonkeyPatch.context() as patch:
        for variant in _MADE_UP:
            patch.setitem(VARIANTS, variant.name, variant)
        yield


# --- the slow ranking ------------------------------------------------------------------------------------------------


def slow_five(five: Cards, deck: Cards, *, flush_first: bool, ace_low: bool) -> tuple[int, ...]:
    """A key that orders five cards by the text of section 7: place of the category, then what breaks ties."""
    numbers = [card // 4 + 2 for card in five]
    groups = sorted(((numbers.count(number), number) for number in set(numbers)), reverse=True)
    shape = [size for size, _ in groups]
    ties = [number for _, number in groups]
    low = min(card // 4 + 2 for card in deck)
    if len(shape) == 5 and 14 in numbers and (low == 2 or ace_low) and ties[1:] == [low + 3, low + 2, low + 1, low]:
        ties = [low + 3, low + 2, low + 1, low, low - 1]
    straight = len(shape) == 5 and ties[0] - ties[4] == 4
    flush = len({card % 4 for card in five}) == 1
    kinds = ["none", "pair", "two pair", "three", "straight", "flush", "full house", "four", "straight flush"]
    if flush_first:
        kinds = ["none", "pair", "two pair", "three", "straight", "full house", "flush", "four", "straight flush"]
    shapes = {(2, 1, 1, 1): "pair", (2, 2, 1): "two pair", (3, 1, 1): "three", (3, 2): "full house", (4, 1): "four"}
    kind = shapes.get(tuple(shape), "none")
    if straight or flush:
        kind = "straight flush" if straight and flush else "straight" if straight else "flush"
    return (kinds.index(kind), *ties)


def slow(rules: TableRules, hole: Cards, board: Cards) -> tuple[int, ...]:
    """The best key over every five cards that R-DEA-3 lets this game use."""
    variant = VARIANTS[rules.variant]
    own = variant.own_cards
    if own:
        fives = (mine + rest for mine in combinations(hole, own) for rest in combinations(board, 5 - own))
    else:
        fives = (five for five in combinations(hole + board, 5))
    return max(
        slow_five(five, variant.deck, flush_first=rules.flush_beats_full_house, ace_low=rules.ace_low_below_seven)
        for five in fives
    )


def sign(first: object, second: object) -> tuple[bool, bool]:
    """Bigger, equal."""
    return first > second, first == second  # type: ignore[operator]


def classes(deck: Cards) -> Iterator[Cards]:
    """One hand of every pattern that can decide: each multiset of five ranks unsuited, and suited where all differ."""
    for five in combinations_with_replacement(sorted({card // 4 for card in deck}), 5):
        if max(Counter(five).values()) > 4:
            continue
        # The nth of equal ranks takes the nth suit; one more turn keeps five different ranks from being a flush.
        suits = [five[:place].count(rank) for place, rank in enumerate(five)]
        if len(set(five)) == 5:
            yield tuple(4 * rank for rank in five)
            suits[-1] = 1
        yield tuple(4 * rank + suit for rank, suit in zip(five, suits, strict=True))


# --- the whole order -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("flush_first", "ace_low"), OPTIONS)
@pytest.mark.parametrize(("game", "patterns"), [("draw", 7462), ("draw32", 840), ("sixes", 1404)])
def test_r_rnk_3_the_order_is_that_of_the_rules(game: str, patterns: int, flush_first: bool, ace_low: bool) -> None:
    """R-RNK-1…3: over every pattern of a deck, under every option, strengths and names order hands as the rules do."""
    rules = TableRules(variant=game, flush_beats_full_house=flush_first, ace_low_below_seven=ace_low)
    hands = list(classes(VARIANTS[game].deck))
    assert len(hands) == patterns
    by_strength: dict[int, tuple[int, ...]] = {}
    names: dict[tuple[int, ...], HandRank | None] = {}
    for hand in hands:
        value, key, name = evaluate.strength(rules, hand, ()), slow(rules, hand, ()), evaluate.rank(rules, hand, ())
        assert by_strength.setdefault(value, key) == key
        assert names.setdefault(key, name) == name
        assert ranks.strength(evaluate.best(rules, hand, ())) == ranks.strength(hand)
    keys = [by_strength[value] for value in sorted(by_strength)]
    assert keys == sorted(set(keys))
    assert len(set(names.values())) == len(names) == len(keys)


def _counts(*, ace_low: bool) -> Counter[int]:
    """Hands of each category among all five-card hands of 32 cards."""
    rules = replace(SHORT, ace_low_below_seven=ace_low)
    values = Counter(evaluate.strength(rules, hand, ()) for hand in combinations(SHORT_DECK, 5))
    counts: Counter[int] = Counter()
    for value, count in values.items():
        counts[ranks.hand_names()[value - 1].category] += count
    return counts


def test_r_rnk_3_how_often_each_category_comes() -> None:
    """R-RNK-3: all 201,376 hands of 32 cards fall into the categories as combinatorics says, the low ace counted."""
    assert _counts(ace_low=True) == {
        ranks.ROYAL: 4,
        ranks.STRAIGHT_FLUSH: 16,
        ranks.FOUR: 224,
        ranks.FULL_HOUSE: 1344,
        ranks.FLUSH: 204,
        ranks.STRAIGHT: 5100,
        ranks.THREE: 10_752,
        ranks.TWO_PAIR: 24_192,
        ranks.PAIR: 107_520,
        ranks.HIGH_CARD: 52_020,
    }


# --- any hand of any game --------------------------------------------------------------------------------------------


@st.composite
def duels(draw: st.DrawFn) -> tuple[TableRules, Cards, Cards, Cards]:
    """Rules, two hands and the board they share, in any game and under any option."""
    game = draw(st.sampled_from(["holdem", "omaha", "draw", "draw32", *(variant.name for variant in _MADE_UP)]))
    variant = VARIANTS[game]
    flush_first, ace_low = draw(st.sampled_from(OPTIONS))
    board = draw(st.integers(3, 5)) if variant.board_cards else 0
    cards = draw(st.permutations(variant.deck)) if draw(st.booleans()) else _crowded(draw, variant)
    hole = variant.hole_cards
    rules = TableRules(variant=game, flush_beats_full_house=flush_first, ace_low_below_seven=ace_low)
    return rules, tuple(cards[:hole]), tuple(cards[hole : 2 * hole]), tuple(cards[2 * hole : 2 * hole + board])


def _crowded(draw: st.DrawFn, variant: Variant) -> list[int]:
    """Ace and the lowest ranks of two suits come first: low straights, flushes and full houses in plenty."""
    low = min(variant.deck) // 4
    wanted = [card for card in variant.deck if (card // 4 == 12 or card // 4 < low + 5) and card % 4 < 2]
    rest = [card for card in variant.deck if card not in wanted]
    few = draw(st.integers(0, 4))
    return list(draw(st.permutations([*wanted, *rest[:few]]))) + rest[few:]


@settings(max_examples=250)
@given(duels())
def test_r_rnk_3_every_game_ranks_as_the_slow_ranking_does(deal: tuple[TableRules, Cards, Cards, Cards]) -> None:
    """R-DEA-3, R-RNK-1…3: who wins, who ties and whose names are equal is what trying every five cards says."""
    rules, first, second, board = deal
    ours = sign(evaluate.strength(rules, first, board), evaluate.strength(rules, second, board))
    assert ours == sign(slow(rules, first, board), slow(rules, second, board))
    same_name = evaluate.rank(rules, first, board) == evaluate.rank(rules, second, board)
    assert same_name == ours[1]


@settings(max_examples=250)
@given(duels())
def test_r_pot_5_the_five_cards_may_be_used_and_are_the_hand(deal: tuple[TableRules, Cards, Cards, Cards]) -> None:
    """R-POT-5, R-DEA-3: five different cards, as many own as the game asks for, worth what the whole hand is worth."""
    rules, hole, _, board = deal
    variant = VARIANTS[rules.variant]
    five = evaluate.best(rules, hole, board)
    assert len(set(five)) == 5
    assert set(five) <= {*hole, *board}
    if variant.own_cards:
        assert len({*five} & {*hole}) == variant.own_cards
    options = {"flush_first": rules.flush_beats_full_house, "ace_low": rules.ace_low_below_seven}
    assert slow_five(five, variant.deck, **options) == slow(rules, hole, board)
    assert five == evaluate.best(rules, hole[::-1], board[::-1])


# --- Omaha -----------------------------------------------------------------------------------------------------------


def _facts(rules: TableRules, hole: str, board: str) -> tuple[HandRank | None, str]:
    cards = parse_cards(hole), parse_cards(board)
    return evaluate.rank(rules, *cards), cards_text(evaluate.best(rules, *cards))


@pytest.mark.parametrize(
    ("hole", "board", "name", "five"),
    [
        ("AsKd7h2c", "QsJsTs9s3d", HandRank(ranks.STRAIGHT, (12,)), "AsKdQsJsTs"),  # one spade of his makes no flush
        ("AsAcAdAh", "Ks9d7h4c2s", HandRank(ranks.PAIR, (12, 11, 7, 5)), "AsAhKs9d7h"),  # two of four aces
        ("QhJd8c2s", "7c7d7h7s3d", HandRank(ranks.THREE, (5, 10, 9)), "7s7h7dQhJd"),  # four on the board are three
        ("As2s9cKd", "3s4s5sKhKc", HandRank(ranks.STRAIGHT_FLUSH, (3,)), "5s4s3s2sAs"),
        ("AsKd7h2c", "QsJsTs", HandRank(ranks.STRAIGHT, (12,)), "AsKdQsJsTs"),  # on the flop
        ("9s9d7h2c", "QsQd9h3c", HandRank(ranks.FULL_HOUSE, (7, 10)), "9s9h9dQsQd"),  # on the turn
    ],
)
def test_r_dea_3_omaha_uses_exactly_two(hole: str, board: str, name: HandRank, five: str) -> None:
    """R-DEA-3: two of his own and three of the board, never one, three or the board alone."""
    assert _facts(OMAHA, hole, board) == (name, five)


@pytest.mark.parametrize("shown", [0, 1, 2])
def test_r_dea_3_omaha_before_the_flop_names_nothing(shown: int) -> None:
    """R-DEA-3: four hole cards and fewer than three of the board make no hand; a strength is refused."""
    hole, board = parse_cards("AsAdKsKd"), parse_cards("QsQd")[:shown]
    assert evaluate.rank(OMAHA, hole, board) is None
    for ask in (evaluate.strength, evaluate.best):
        with pytest.raises(ValueError, match=f"4 hole cards and {shown} board cards"):
            ask(OMAHA, hole, board)


def test_r_dea_3_omaha_needs_two_own_cards() -> None:
    """R-DEA-3: a single own card shown makes no Omaha hand, though six cards lie open."""
    hole, board = parse_cards("As"), parse_cards("QsQdJs9d2c")
    assert evaluate.rank(OMAHA, hole, board) is None
    with pytest.raises(ValueError, match="1 hole cards"):
        evaluate.strength(OMAHA, hole, board)


@pytest.mark.parametrize(("rules", "hole"), [(HOLDEM, "AsAd"), (DRAW, "AsAdKsKd"), (SHORT, "AsAdKsKd")])
def test_r_rnk_4_fewer_than_five_cards_have_no_name(rules: TableRules, hole: str) -> None:
    """R-RNK-4: before the flop, and in a draw game while a card is missing, there is no hand to name."""
    cards, board = parse_cards(hole), ()
    assert evaluate.rank(rules, cards, board) is None
    for ask in (evaluate.strength, evaluate.best):
        with pytest.raises(ValueError, match="must be between 5 and 7"):
            ask(rules, cards, board)


# --- 32 cards --------------------------------------------------------------------------------------------------------


def _value(rules: TableRules, hand: str) -> int:
    return evaluate.strength(rules, parse_cards(hand), ())


@pytest.mark.parametrize(
    ("hand", "category", "five"),
    [("Ac7d8h9sTc", ranks.STRAIGHT, "Tc9s8h7dAc"), ("As7s8s9sTs", ranks.STRAIGHT_FLUSH, "Ts9s8s7sAs")],
)
def test_r_rnk_3_the_ace_stands_below_the_seven(hand: str, category: int, five: str) -> None:
    """R-RNK-3, trouble R-54: A-7-8-9-10 is a ten-high straight, in one suit a straight flush, the ace last."""
    assert _facts(SHORT, hand, "") == (HandRank(category, (8,)), five)


def test_r_rnk_3_the_ten_high_straight_is_the_lowest() -> None:
    """R-RNK-3, trouble R-54: it loses to the jack-high straight and beats three aces; as a flush it beats fours."""
    assert _value(SHORT, "AsAcAdKhQs") < _value(SHORT, "Ac7d8h9sTc") < _value(SHORT, "7c8d9hTsJc")
    assert _value(SHORT, "AsAcAdAhKs") < _value(SHORT, "As7s8s9sTs") < _value(SHORT, "7s8s9sTsJs")


def test_r_rnk_3_without_the_option_the_ace_is_only_high() -> None:
    """R-RNK-3: option off, A-7-8-9-10 is ace high and in one suit a flush."""
    rules = replace(SHORT, ace_low_below_seven=False)
    assert _facts(rules, "Ac7d8h9sTc", "") == (HandRank(ranks.HIGH_CARD, (12, 8, 7, 6, 5)), "AcTc9s8h7d")
    assert _facts(rules, "As7s8s9sTs", "") == (HandRank(ranks.FLUSH, (12, 8, 7, 6, 5)), "AsTs9s8s7s")


def test_r_rnk_3_a_full_deck_knows_no_ace_below_seven() -> None:
    """R-RNK-3: the option is on by default and changes nothing where sixes are dealt."""
    assert _value(DRAW, "Ac7d8h9sTc") < _value(DRAW, "2s2d3c4h5s")
    assert _facts(DRAW, "As2c3d4h5s", "") == (HandRank(ranks.STRAIGHT, (3,)), "5s4h3d2cAs")


def test_r_rnk_3_the_evaluator_sees_the_cards_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-RNK-3: only a deck without deuces stands in for its ace; with a full deck no other card is ever evaluated."""
    asked: list[Cards] = []

    def evaluator(*cards: int) -> int:
        asked.append(cards)
        return 1

    monkeypatch.setattr(ranks, "evaluate_cards", evaluator)
    wheel, low = parse_cards("As2c3d4h5s"), parse_cards("Ac7d8h9sTc")
    try:
        for rules, hand in (
            (DRAW, wheel),
            (replace(DRAW, flush_beats_full_house=True), wheel),
            (DRAW, low),
            (SHORT, low),
        ):
            ranks.strength.cache_clear()
            evaluate.strength(rules, hand, ())
    finally:
        ranks.strength.cache_clear()  # no later test may meet what this evaluator said
    assert asked == [wheel, wheel, low, low, parse_cards("6c7d8h9sTc")]


def test_r_rnk_3_a_low_straight_takes_nothing_from_a_better_hand() -> None:
    """R-RNK-3: the ace of a flush stays high though it could stand below the seven as well."""
    rules, board = TableRules(variant="short holdem"), "7s8s9sTdKs"
    assert _facts(rules, "AsJd", board) == (HandRank(ranks.FLUSH, (12, 11, 7, 6, 5)), "AsKs9s8s7s")


def test_r_rnk_2_of_ten_cards_the_better_flush_counts() -> None:
    """R-RNK-2: with more than seven cards there may be two flushes; one of them is the hand, unmixed."""
    rules = TableRules(variant="ten cards")
    for hole, board in (("KsQs9s8s7s", "AcQc9c8c7c"), ("AcQc9c8c7c", "KsQs9s8s7s")):
        assert _facts(rules, hole, board) == (HandRank(ranks.FLUSH, (12, 10, 7, 6, 5)), "AcQc9c8c7c")


def test_r_rnk_3_a_flush_may_beat_a_full_house() -> None:
    """R-RNK-3, trouble R-54: with the option the lowest flush beats the best full house and no four of a kind."""
    flush, house, four, straight = "7s8s9sJsQs", "AsAcAdKhKs", "7s7c7d7h8s", "TsJcQdKhAs"
    assert _value(SHORT, straight) < _value(SHORT, flush) < _value(SHORT, house) < _value(SHORT, four)
    rules = replace(SHORT, flush_beats_full_house=True)
    assert _value(rules, straight) < _value(rules, house) < _value(rules, flush) < _value(rules, four)
    assert _facts(rules, flush, "")[0] == HandRank(ranks.FLUSH, (10, 9, 7, 6, 5))
    assert _facts(rules, house, "")[0] == HandRank(ranks.FULL_HOUSE, (12, 11))


def test_r_rnk_3_in_omaha_the_flush_is_chosen_over_the_full_house() -> None:
    """R-RNK-3: a hand that holds both is named by the one that its table ranks higher."""
    hole, board = "9s8sAcAd", "AsKsTsThKd"
    assert _facts(OMAHA, hole, board) == (HandRank(ranks.FULL_HOUSE, (12, 11)), "AsAdAcKsKd")
    rules = replace(OMAHA, flush_beats_full_house=True)
    assert _facts(rules, hole, board) == (HandRank(ranks.FLUSH, (12, 11, 8, 7, 6)), "AsKsTs9s8s")


def test_r_rnk_3_no_names_of_cards_in_an_error() -> None:
    """R-SHO-5: what is refused says how many cards there were, never which."""
    with pytest.raises(ValueError, match="hole cards") as refused:
        evaluate.best(OMAHA, parse_cards("AsAdKsKd"), ())
    assert not [text for text in ("As", "Kd", str(parse_cards("As")[0])) if text in str(refused.value)]


# --- playing the board -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "hole", "board", "plays"),
    [
        (HOLDEM, "2c3d", "AsKsQsJsTs", True),
        (HOLDEM, "8d5c", "AhJd9cQs9h", True),  # his eight and five count for nothing
        (HOLDEM, "KdTd", "AhJd9cQs9h", False),
        (HOLDEM, "TdTc", "AhJd9cQs9h", False),
        (HOLDEM, "AcAd", "AhAsKcKdKh", False),
        (HOLDEM, "2c3d", "AsKsQsJs", False),  # no river yet
        (OMAHA, "2c3d2h3h", "AsKsQsJsTs", False),
        (DRAW, "AsKsQsJsTs", "", False),
    ],
)
def test_r_sho_4_who_plays_the_board(rules: TableRules, hole: str, board: str, plays: bool) -> None:
    """R-SHO-4: his best hand is the complete board; where own cards must be used nobody plays it."""
    assert evaluate.plays_board(rules, parse_cards(hole), parse_cards(board)) is plays


def test_r_sho_4_a_low_ace_on_the_board_counts() -> None:
    """R-SHO-4, R-RNK-3: with 32 cards a ten-high straight on the board is the board's hand."""
    rules, board = TableRules(variant="short holdem"), parse_cards("Ac7d8h9sTc")
    assert evaluate.plays_board(rules, parse_cards("AdAh"), board)
    assert not evaluate.plays_board(rules, parse_cards("JdAh"), board)


# --- data, not names -------------------------------------------------------------------------------------------------


def test_r_dea_3_a_changed_variant_is_obeyed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-DEA-3: the same name with other data is another game: nothing about a name is remembered or known."""
    rules = TableRules(variant="omaha")
    hole, board = parse_cards("As7h5d2c"), parse_cards("KsQsJsTs3d")
    assert evaluate.rank(rules, hole, board) == HandRank(ranks.HIGH_CARD, (12, 11, 10, 9, 5))
    monkeypatch.setitem(VARIANTS, "omaha", replace(VARIANTS["omaha"], own_cards=0))
    assert evaluate.rank(rules, hole, board) == HandRank(ranks.ROYAL, (12,))


def test_r_dea_3_the_library_and_the_search_agree() -> None:
    """R-DEA-3: the fast way for whole Omaha boards finds what the search over all combinations finds."""
    rng = random.Random(11)
    for _ in range(500):
        cards = tuple(rng.sample(FULL_DECK, 9))
        hole, board = cards[:4], cards[4:]
        five = max((ranks.strength(own + rest) for own, rest in _omaha_fives(hole, board)), default=0)
        assert evaluate.strength(OMAHA, hole, board) == five == ranks.strength(evaluate.best(OMAHA, hole, board))


def _omaha_fives(hole: Cards, board: Cards) -> Iterator[tuple[Cards, Cards]]:
    return product(combinations(hole, 2), combinations(board, 3))
