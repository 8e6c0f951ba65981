"""What everybody saw of a hand is enough to play it again and to pay the same, whatever the table's rules."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from poker_bot.engine import events as ev
from poker_bot.engine.rules_check import rules_problems
from poker_bot.phh.compare import Verdict
from poker_bot.phh.errors import UnreadableError
from poker_bot.phh.export import export_hand
from tests.phh.random_hands import GAMES, OurHand, random_hand, random_rules
from tests.phh.support import hand, verdict

SEEDS = 160
"""Hands for each of the twelve games; 18,000 have been played."""

WISHES: list[dict[str, Any]] = [
    {"chop_blinds": True, "small_blind": 5, "big_blind": 10, "ante": 0, "big_blind_ante": 0, "min_bet": 0},
    {"showdown": "live"},
    {"small_blind": 5, "big_blind": 10, "ante": 30, "big_blind_ante": 20, "min_bet": 0, "more_blinds": ()},
    {"ace_draws_one_more": True, "max_draw": 3},
    {"allin_showdown": "choice"},
    {},
]
"""Rules of which many hands are wanted, where the game can be played by them."""


def our_hand(seed: int, game: tuple[str, str]) -> OurHand:
    """The hand of a seed, with exposed cards."""
    rng = random.Random(f"public {seed} {game}")
    rules = random_rules(rng, *game)
    wished = replace(rules, **WISHES[seed % len(WISHES)])
    return random_hand(rng, rules if rules_problems(wished) else wished, exposed=True)


def cases(ours: OurHand) -> Iterator[str]:
    """What is hard to play again in this hand."""
    rules = ours.hand.rules
    antes = [event for event in ours.events if isinstance(event, ev.AntePosted)]
    mucked = sum(player.mucked for player in ours.hand.players)
    live = sum(not player.folded for player in ours.hand.players)
    served = False
    for event in ours.events:
        served = served or isinstance(event, ev.CardsServed)
        match event:
            case ev.ChopSettled(chopped=True):
                yield "chopped"
            case ev.BoardPlayed():
                yield "board played"
            case ev.StubSealed():
                yield "new seal"
            case ev.CardReplaced():
                yield "replaced in the draw" if served else "replaced in the deal"
            case ev.DrawDeclared(discards=discards) if len(discards) > rules.max_draw:
                yield "one more by an ace"
            case ev.PotAwarded(contested=False, shares=((seat, _),)) if ours.hand.players[
                ours.hand.places[seat]
            ].mucked:
                yield "a side pot to who mucked"
            case _:
                pass
    if rules.showdown == "live" and live > 1 and mucked == live - 1:
        yield "all but one mucked"
    if any(ante.dead for ante in antes) and any(ante.amount < rules.ante for ante in antes if not ante.dead):
        yield "short of the ante beside a big blind ante"


def test_what_everybody_saw_is_enough_to_pay_the_same() -> None:
    """Every game, structure and option, no card named that was not shown: no mismatch, and nothing is left out."""
    found: Counter[str] = Counter()
    for game in GAMES:
        for seed in range(SEEDS):
            ours = our_hand(seed, game)
            found.update(cases(ours))
            text = export_hand(ours.before, ours.events, {})
            assert verdict(text) == Verdict(), (game, seed)
    assert set(found) == {
        "chopped", "board played", "new seal", "replaced in the draw", "replaced in the deal", "one more by an ace",
        "a side pot to who mucked", "all but one mucked", "short of the ante beside a big blind ante",
    }, found  # fmt: skip


def test_chopped_blinds_go_back_and_without_the_word_the_hand_has_no_end() -> None:
    """R-HOM-5: both blinds agree where the record says so, whoever they are; a chop before anybody folds is none."""
    folded = {"finishing_stacks": "[100, 100, 100]"}
    assert verdict(hand("p3 f", _chopped="true", **folded)) == Verdict()
    assert "p1 has to act" in verdict(hand("p3 f", **folded)).wrong[0]
    assert "p1 has to act" in verdict(hand("p3 cc", _chopped="true", **folded)).wrong[0]


def test_an_ante_for_the_table_beside_antes_of_all_is_dead() -> None:
    """R-FOR-4: p1 is all-in with half an ante and plays for three of these and for all of the big blind's extra 20."""
    acts = "d dh p1 AsAh; d dh p2 2c3d; d dh p3 4c7d; p3 cc; p2 cc; d db 9h2d9s; p2 cc; p3 cc; d db 8h; p2 cbr 9; p3 f"
    record = {
        "starting_stacks": "[15, 69, 126]",
        "antes": "[30, 50, 30]",
        "blinds_or_straddles": "[1, 3, 0]",
        "min_bet": "3",
        "finishing_stacks": "[65, 52, 93]",
    }
    text = f"{acts}; d db Kd; p1 sm AsAh; p2 sm 2c3d"
    assert verdict(hand(text, _big_blind_ante="[0, 20, 0]", **record)) == Verdict()
    assert verdict(hand(text, **record)).wrong, "antes of another source are whole"


def test_a_board_player_beside_unknown_cards_needs_a_live_showdown() -> None:
    """R-SHO-4: ``sm ????`` is a claim where the table plays so and the board is not beaten; else nobody can say."""
    acts = "d dh p1 ????; d dh p2 2c3d; p2 cc; p1 cc; d db TsJsQs; p1 cc; p2 cc; d db Ks; p1 cc; p2 cc; d db As; p1 cc"
    text = f"{acts}; p2 cc; p1 sm ????; p2 sm 2c3d"
    live = {"starting_stacks": "[100, 100]", "finishing_stacks": "[100, 100]", "_table_rules": "{showdown = 'live'}"}
    assert verdict(hand(text, **live)) == Verdict()
    for wrong in (hand(text, **live | {"_table_rules": ""}), hand(text.replace("d db As", "d db 2h"), **live)):
        with pytest.raises(UnreadableError, match="the cards of p1 are unknown"):
            verdict(wrong)


def test_an_ace_is_kept_by_whom_draws_one_more() -> None:
    """R-HOM-7: unseen cards hold the ace that the draw needs, and known ones without it make the draw a mismatch."""
    acts = "d dh p1 {}; d dh p2 ??????????; p1 cc; p2 cc; p1 sd ????????; p2 sd; d dh p1 ????????; p1 cbr 5; p2 f"
    record = {
        "variant": "'N5D'",
        "starting_stacks": "[100, 100]",
        "antes": "[5, 5]",
        "blinds_or_straddles": "[0, 0]",
        "min_bet": "5",
        "finishing_stacks": "[105, 95]",
        "_table_rules": "{max_draw = 3, ace_draws_one_more = true}",
    }
    assert verdict(hand(acts.format("??????????"), **record)) == Verdict()
    assert verdict(hand(acts.format("????????Kd"), **record)).wrong == ("act 3, p1 sd: draws-too-many",)
