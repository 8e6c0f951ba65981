"""What a record says becomes whole chips, rules and a deck; what cannot be played is named."""

import pytest

from poker_bot.engine.cards import parse_cards
from poker_bot.phh.deck import stack_deck
from poker_bot.phh.errors import UnreadableError
from tests.phh.support import hand, record

FOLDS = "p3 f; p1 f"


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"variant": "'F7S'"}, "'F7S' is not played"),
        ({"variant": ""}, "no variant"),
        ({"variant": "7"}, "no variant"),
        ({"starting_stacks": ""}, "no starting_stacks"),
        ({"starting_stacks": "[100]"}, "two players"),
        ({"starting_stacks": "[100, 0, 100]"}, "without chips"),
        ({"starting_stacks": "[100, -5, 100]"}, "without chips"),
        ({"starting_stacks": "[100, 'x', 100]"}, "starting_stacks: no amount"),
        ({"starting_stacks": "[100, nan, 100]"}, "starting_stacks: no amount"),
        ({"starting_stacks": "[100, 100, 9999999999999999999999]"}, "too large"),
        ({"starting_stacks": "[100, 100, 0.0000000000000000001]"}, "too finely divided"),
        ({"antes": "[1, 1]"}, "antes: 2 for 3 players"),
        ({"antes": "[1, 1, -1]"}, "below nothing"),
        ({"raw_actions": ""}, "no actions"),
        ({"raw_actions": "['p1 x']"}, "action 1: unknown action"),
        ({"raw_actions": "['p3 f', 7]"}, "action 2: no such player"),
        ({"raw_actions": "['p4 f']"}, "no such player"),
        ({"raw_actions": "['p3 cbr ten']"}, "no amount"),
        ({"raw_actions": "['p3 cbr -5']"}, "no amount"),
        ({"raw_actions": "['d dh p1 AsXx']"}, "no card"),
        ({"raw_actions": "['d burn As']"}, "unknown deal"),
        ({"blinds_or_straddles": "[0, 0, 0]", "min_bet": "0"}, "smallest bet"),
        ({"finishing_stacks": "[1, 2]"}, "finishing_stacks: 2 for 3"),
    ],
)
def test_what_cannot_be_played_is_named(changes: dict[str, str], why: str) -> None:
    """Each fault has its reason."""
    with pytest.raises(UnreadableError, match=why):
        record(hand(FOLDS, **changes))


@pytest.mark.parametrize(
    ("actions", "why"),
    [
        ("d dh p1 AsKd; d dh p2 AsQd", "dealt twice"),
        ("d dh p1 AsKdQd", "p1 is dealt 3 cards"),
        ("d db 2c3c4c5c6c7c", "a board of 6 cards"),
        ("d dh p1 AsKd; p1 sm AsKh", "p1 shows a card he does not hold"),
    ],
)
def test_cards_that_no_deck_deals_are_named(actions: str, why: str) -> None:
    """A card twice, too many cards, a hand shown that was not dealt."""
    with pytest.raises(UnreadableError, match=why):
        stack_deck(record(hand(actions)))


def test_decimals_become_whole_chips() -> None:
    """The finest amount of stacks, posts and bets decides the scale; what came out of it at the end does not."""
    found = record(
        hand("p3 cbr 2.25; p1 f", blinds_or_straddles="[0.5, 1, 0]", min_bet="1", finishing_stacks="[1, 2, 0.125]")
    )
    assert found.scale == 100
    assert (found.rules.small_blind, found.rules.big_blind, found.stacks) == (50, 100, (10_000, 10_000, 10_000))
    assert [act.amount for act in found.script.acts] == [225, 0]
    assert found.finishing is not None
    assert [float(stack or 0) for stack in found.finishing] == [100, 200, 12.5]


def test_heads_up_the_second_player_has_the_button() -> None:
    """Blinds are listed with p2 = button, so the first amount is p2's small blind; a lone ante on p1 is his too."""
    found = record(hand("p2 f", starting_stacks="[100, 100]", antes="[0, 10]"))
    assert (found.rules.small_blind, found.rules.big_blind, found.rules.big_blind_ante) == (5, 10, 10)
    assert not found.forced.posts


@pytest.mark.parametrize(
    ("antes", "blinds", "by_rules"),
    [
        ("[1, 1, 1, 1]", "[5, 10, 0, 0]", True),
        ("[0, 10, 0, 0]", "[5, 10, 0, 0]", True),
        ("[0, 0, 0, 0]", "[5, 10, 20, 0]", True),
        ("[0, 0, 0, 0]", "[0, 10, 0, 0]", True),
        ("[1, 1, 1, 1]", "[0, 0, 0, 0]", True),
        ("[0, 0, 0, 10]", "[5, 10, 0, 0]", False),
        ("[0, 0, 0, 0]", "[5, 10, 0, 20]", False),
        ("[0, 0, 0, 0]", "[5, 10, -10, 0]", False),
        ("[0, 0, 0, 0]", "[10, 0, 0, 0]", False),
        ("[0, 0, 0, 0]", "[10, 5, 0, 0]", False),
    ],
)
def test_usual_forced_bets_are_rules_of_a_table(antes: str, blinds: str, *, by_rules: bool) -> None:
    """The engine posts by its own rules wherever a table can have them (R-FOR-1), else post by post."""
    text = hand("p1 f", starting_stacks="[100, 100, 100, 100]", antes=antes, blinds_or_straddles=blinds)
    assert bool(record(text).forced.posts) is not by_rules


def test_unknown_cards_are_filled_with_others() -> None:
    """A deck with two hidden hands deals every card once, and the cards shown at the end where they were hidden."""
    deck = stack_deck(record(hand("d dh p1 ????; d dh p2 As??; d dh p3 KsKd; p2 sm AsAd")))
    assert sorted(deck.order) == list(range(52))
    assert [deck.order[place] for place in (1, 2, 4, 5)] == list(parse_cards("AsKsAdKd"))


def test_a_foreign_field_of_our_name_is_left_alone() -> None:
    """``_table_rules`` that are not ours are no rules."""
    assert record(hand(FOLDS, _table_rules="'house rules'")).rules.min_raise == "last"
    assert record(hand(FOLDS, _table_rules="{min_raise = 'never'}")).rules.min_raise == "last"
    assert record(hand(FOLDS, _table_rules="{min_raise = 'double'}")).rules.min_raise == "double"
