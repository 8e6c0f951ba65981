"""Recorded hands are played by the engine, act by act, and paid as recorded."""

import pytest

from poker_bot.phh.compare import Verdict
from poker_bot.phh.errors import UnreadableError
from poker_bot.phh.source import hands_of
from tests.phh.support import BOARD, PLURIBUS, hand, played, verdict

DOWN = "d db 2c3d4h; p1 cc; p2 cc; d db 9h; p1 cc; p2 cc; d db Jd; p1 cc; p2 cc"
"""Two players check three streets."""


def heads_up(first: str, second: str, end: str, **changes: str) -> str:
    """Two limpers who check it down; ``end`` is the showdown."""
    limped = "p2 cc; p1 cc"
    return hand(
        f"d dh p1 {first}; d dh p2 {second}; {limped}; {DOWN}; {end}",
        **({"starting_stacks": "[100, 100]"} | changes),
    )


def test_real_hands_pay_as_they_did() -> None:
    """Two hundred six-handed no-limit hands of the Pluribus experiment end with the recorded stacks."""
    verdicts = [verdict(source.text) for source in hands_of(PLURIBUS.read_bytes())]
    assert verdicts == [Verdict()] * 200


def test_a_wrong_stack_is_a_mismatch() -> None:
    """Player, our chips and theirs."""
    text = hand("p3 f; p1 f", finishing_stacks="[95, 104, 100]")
    assert verdict(text).wrong == ("p2: ours 105, recorded 104",)


def test_an_act_that_the_rules_forbid_is_a_mismatch() -> None:
    """It is named with its number, its player and the refusal; whoever is not to act is refused too."""
    assert verdict(hand("p3 cbr 15")).wrong == ("act 1, p3 cbr 15: amount-too-small",)
    assert verdict(hand("p3 f; p2 f")).wrong == ("act 2, p2 f: not-your-turn",)
    assert verdict(hand("p3 f; p1 f; p2 cbr 50")).wrong == ("act 3, p2 cbr 50: no-hand",)


def test_a_record_that_stops_is_no_hand_and_with_stacks_a_mismatch() -> None:
    """Who would have to act is named."""
    with pytest.raises(UnreadableError, match="ends before the hand is over, p1 has to act"):
        played(hand("p3 f"))
    assert "p1 has to act" in verdict(hand("p3 f", finishing_stacks="[100, 100, 100]")).wrong[0]


def test_comments_and_empty_actions_are_no_acts() -> None:
    """What follows a ``#`` is for people, and so is an action of nothing else."""
    assert played(hand("# they sit; p3 f # gives up; ; p1 f #again")).stacks == (95, 105, 100)


def test_a_check_when_betting_is_over_is_no_act() -> None:
    """R-BET-9: sources ask a player who owes nothing though all others are all-in; the engine does not."""
    cards = "d dh p1 AsAd; d dh p2 KsKd"
    text = hand(
        f"{cards}; p2 cbr 100; p1 cc; {BOARD[0]}; p1 cc; {BOARD[1]}; p1 cc; {BOARD[2]}; p1 cc",
        starting_stacks="[200, 100]",
    )
    assert played(text).stacks == (300, 0)


def test_a_raise_to_less_than_the_bet_is_an_all_in_call() -> None:
    """Some sources write ``cbr`` for every all-in."""
    text = hand(f"d dh p1 AsAd; d dh p2 KsKd; p2 cbr 100; p1 cbr 60; {'; '.join(BOARD)}", starting_stacks="[60, 100]")
    assert played(text).stacks == (120, 40)


def test_amounts_with_separators_are_read() -> None:
    """``1,500`` is fifteen hundred."""
    text = hand("p3 cbr 1,500; p1 f; p2 f", starting_stacks="[100, 100, 2000]")
    assert played(text).stacks == (95, 90, 2015)


def test_an_unseen_hand_at_the_showdown_decides_nothing() -> None:
    """Nobody can say who won, so the hand is left out; and so it is when the board is unknown."""
    with pytest.raises(UnreadableError, match="the cards of p1 are unknown"):
        played(heads_up("????", "AsAh", "p2 sm AsAh; p1 sm ????"))
    with pytest.raises(UnreadableError, match="the board is unknown"):
        played(heads_up("KsKh", "AsAh", "p1 sm -").replace("9h", "??"))


@pytest.mark.parametrize("winner", ["AsAh", "8c7h"])
def test_an_unseen_hand_that_was_mucked_loses(winner: str) -> None:
    """It gets cards that lose against whatever was shown, be that next to nothing."""
    text = heads_up("????", winner, f"p1 sm; p2 sm {winner}", finishing_stacks="[90, 110]")
    assert verdict(text) == Verdict()


def test_no_cards_can_lose_to_the_board_alone() -> None:
    """Where every hand shares the pot no guess may be made."""
    text = heads_up("????", "2h3h", "p1 sm; p2 sm 2h3h")
    for old, new in (("2c3d4h", "TsJsQs"), ("9h", "Ks"), ("Jd", "As")):
        text = text.replace(f"d db {old}", f"d db {new}")
    with pytest.raises(UnreadableError, match="mucked unseen"):
        played(text)


def test_an_odd_chip_that_the_source_has_split_is_no_mismatch() -> None:
    """R-POT-3: ours gives the whole chip; it is listed, and a whole number that differs is a mismatch all the same."""
    cards = "d dh p1 AsKd; d dh p2 AhKc; d dh p3 2s7s"
    acts = "p3 cc; p1 cc; p2 cc; d db 3c4d9h; p1 cc; p2 cc; p3 cbr 10; p1 cc; p2 cc; d db 9s; p1 cc; p2 cc; p3 cc"
    text = hand(
        f"{cards}; {acts}; d db Jd; p1 cc; p2 cc; p3 f", antes="[0, 0, 5]", finishing_stacks="[112.5, 112.5, 75]"
    )
    assert verdict(text) == Verdict((), ("p1: ours 113, recorded 112.5", "p2: ours 112, recorded 112.5"))
    assert verdict(text.replace("112.5, 112.5", "112, 113")).wrong
    assert verdict(text.replace("112.5, 112.5", "110.5, 114.5")).wrong


def test_decimals_are_played_to_the_cent() -> None:
    """Halves of a unit are whole chips of a finer scale, and read back as they were."""
    text = hand(
        "p3 cbr 2.25; p1 f; p2 f",
        blinds_or_straddles="[0.50, 1, 0]",
        min_bet="1",
        finishing_stacks="[99.50, 99, 101.49]",
    )
    assert verdict(text).wrong == ("p3: ours 101.5, recorded 101.49",)


def test_an_unknown_stack_is_as_deep_as_it_has_to_be() -> None:
    """``inf`` stands for a stack that nobody wrote down; it is compared with nothing."""
    text = hand("p3 f; p1 cbr 50; p2 f", starting_stacks="[inf, 100, 100]", finishing_stacks="[inf, 90, 100]")
    assert verdict(text) == Verdict()


def test_without_finishing_stacks_the_acts_are_judged() -> None:
    """A record of the acts alone agrees when all of them are legal."""
    assert verdict(hand("p3 f; p1 f")) == Verdict()


def test_a_button_ante_is_dead_money() -> None:
    """R-FOR-4: whole into the main pot, never matched."""
    text = hand("p3 f; p1 f", antes="[0, 0, 30]", finishing_stacks="[95, 135, 70]")
    assert verdict(text) == Verdict()


def test_a_straddle_sets_the_price_and_acts_last() -> None:
    """R-FOR-5: to call 20, raise to 40, first to act left of it; so from the button too."""
    for blinds, first in (("[5, 10, 20, 0]", "p4"), ("[5, 10, 0, 20]", "p1")):
        text = hand(f"{first} cbr 39", starting_stacks="[100, 100, 100, 100]", blinds_or_straddles=blinds)
        assert verdict(text).wrong == (f"act 1, {first} cbr 39: amount-too-small",)


def test_a_post_to_enter_is_a_bet_that_moves_no_turn() -> None:
    """R-TAB-5: written as a negative blind; the first act is still left of the big blind."""
    text = hand(
        "p3 cc; p4 f; p1 f; p2 cc; d db 2c3d4h; p2 f",
        starting_stacks="[100, 100, 100, 100]",
        blinds_or_straddles="[5, 10, -10, 0]",
        finishing_stacks="[95, 90, 115, 100]",
    )
    assert verdict(text) == Verdict()


def test_the_smallest_bet_may_differ_from_the_big_blind() -> None:
    """A record with a ``min_bet`` of its own is played by it."""
    acts = "p3 f; p1 cc; p2 cc; d db 2c3d4h; p1 cbr 2; p2 f"
    assert verdict(hand(acts, min_bet="2")) == Verdict()
    assert verdict(hand(acts)).wrong == ("act 4, p1 cbr 2: amount-too-small",)


def test_fixed_limit_and_omaha_are_other_codes() -> None:
    """FT knows one amount (R-BET-5), PO the pot (R-BET-4)."""
    fixed = {"variant": "'FT'", "min_bet": "", "small_bet": "10", "big_bet": "20"}
    assert verdict(hand("p3 cbr 25", **fixed)).wrong == ("act 1, p3 cbr 25: amount-too-large",)
    assert verdict(hand("p3 cbr 20; p1 f; p2 f", **fixed)) == Verdict()
    assert verdict(hand("p3 cbr 36", variant="'PO'")).wrong == ("act 1, p3 cbr 36: amount-too-large",)
    assert verdict(hand("p3 cbr 35; p1 f; p2 f", variant="'PO'")) == Verdict()


def test_five_card_draw_is_drawn_and_compared() -> None:
    """R-DRW-3: discards go, replacements come; the better hand at the end wins."""
    text = hand(
        "d dh p1 AsAhKc7d2c; d dh p2 KsKh3c4d5d; p1 cbr 5; p2 cc; p1 sd Kc7d2c; p2 sd 3c4d5d; d dh p1 3s4s5s;"
        "d dh p2 KdQs9s; p1 cc; p2 cbr 10; p1 cc; p1 sm; p2 sm -",
        variant="'N5D'",
        starting_stacks="[100, 100]",
        antes="[5, 5]",
        blinds_or_straddles="[0, 0]",
        min_bet="5",
        finishing_stacks="[80, 120]",
    )
    assert verdict(text) == Verdict()
    with pytest.raises(UnreadableError, match="p1 draws 3 for 2 cards"):
        played(text.replace("sd Kc7d2c", "sd Kc7d"))
    with pytest.raises(UnreadableError, match="puts away a card he does not hold"):
        played(text.replace("sd Kc7d2c", "sd Qc7d2c"))
