"""Refused table settings in words of people: every reason, every setting, every value (issue 3, bad input)."""

from typing import get_args

import pytest

from poker_bot.engine.rules import TableRules
from poker_bot.engine.rules_check import Why
from poker_bot.engine.table import bad_rules
from poker_bot.text import present
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import post_text
from poker_bot.text.present.reply import SETTINGS
from tests.text.conftest import LANGUAGES
from tests.text.look import Reader

REFUSED = {
    "Game": TableRules(variant="badugi"),
    "Seats: 9 doesn't work, this game has cards for 2 to 5 players.": TableRules(
        variant="draw32", seats=9, small_blind=0, big_blind=0, ante=5
    ),
    "Straddles: only a game with blinds can have that.": TableRules(small_blind=0, big_blind=0, ante=5, straddles=1),
    "Straddles: that takes a table with at least four seats.": TableRules(seats=3, straddles=1),
    "Minimum raise: with fixed limit there is no choice of bets. Possible: the last raise.": TableRules(
        betting="fixed-limit", min_raise="double"
    ),
    "Small bet: that belongs to fixed limit. Possible here: 0.": TableRules(small_bet=20),
    "Antes count for the pot limit: that belongs to pot-limit. Possible here: on.": TableRules(pl_antes_count=False),
    "Run it twice: that takes a game with a board. Possible here: off.": TableRules(
        variant="draw", small_blind=0, big_blind=0, ante=5, run_it_twice=True
    ),
    "Showdown: only hold'em can be played like that. Possible here: automatic.": TableRules(
        variant="omaha", showdown="live"
    ),
    "Ties: that belongs to five-card draw. Possible here: split.": TableRules(seats=2, ties="carry"),
    "Flush beats full house: that belongs to the deck of 32 cards. Possible here: off.": TableRules(
        flush_beats_full_house=True
    ),
    "Ties: that takes a table with exactly two seats. Possible here: split.": TableRules(
        variant="draw", small_blind=0, big_blind=0, ante=5, ties="carry"
    ),
    "Run it twice: not in a tournament. Possible here: off.": TableRules(run_it_twice=True, tournament=True),
    "Minimum bet: only a game without blinds can have that.": TableRules(min_bet=20),
    "Further blinds: 10 is less than the blind before it. Possible: 20 or more.": TableRules(more_blinds=(10,)),
    "Chopping the blinds: only a game with a small and a big blind can have that.": TableRules(
        small_blind=0, chop_blinds=True
    ),
    "Small blind: 30 can't be set. Possible: 0 to 20.": TableRules(small_blind=30),
}


@pytest.mark.parametrize("sentence", REFUSED)
def test_a_refused_table_says_which_setting_and_what_is_possible(sentence: str, catalogue: Catalogue) -> None:
    """The engine's own refusal, in one sentence without a name of the code."""
    refusal = bad_rules(REFUSED[sentence])
    assert refusal is not None
    text = post_text(Reader("en", catalogue).reply("", {}, refusal))
    if sentence == "Game":
        assert text == "I don't know the game “badugi”. Possible: holdem, omaha, draw, draw32."
    else:
        assert text == sentence


def test_every_reason_has_been_met() -> None:
    """No reason of the engine is left without its example above."""
    met = {refusal.params["why"] for rules in REFUSED.values() if (refusal := bad_rules(rules)) is not None}
    assert met == set(get_args(Why))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_setting_has_a_name(lang: str, catalogue: Catalogue) -> None:
    """A field of the rules is a word of the language, and no two settings share it."""
    names = [catalogue.text(lang, f"setting-{field}") for field in SETTINGS]
    assert len(set(names)) == len(names)
    assert all(name[0].isupper() and "_" not in name for name in names)
    never_refused = {"betting", "bb_ante_first", "first_to_show", "allin_showdown", "post_to_enter", "tournament"}
    assert set(SETTINGS) | never_refused == set(TableRules.__struct_fields__)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sentence", REFUSED)
def test_no_code_is_shown_to_people(sentence: str, lang: str, catalogue: Catalogue) -> None:
    """In every language the sentence has neither a field name nor a bare true or false."""
    refusal = bad_rules(REFUSED[sentence])
    assert refusal is not None
    text = post_text(Reader(lang, catalogue).reply("", {}, refusal))
    assert not {"_", "true", "false", "None", "{"} & set(text.replace(".", " ").split())
    assert "_" not in text
    assert len(text) <= 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_that_was_opened_is_named(lang: str, catalogue: Catalogue) -> None:
    """The answer names game and betting as the lobby does; a game without words keeps its own name."""
    for game in present.GAMES:
        for betting in present.BETTINGS:
            text = post_text(Reader(lang, catalogue).reply("table-opened", {"game": game, "betting": betting}))
            assert text.endswith(f": {catalogue.text(lang, f'game-{game}', betting=betting)}.")
    other = post_text(Reader(lang, catalogue).reply("table-opened", {"game": "badugi", "betting": "pot-limit"}))
    assert "badugi (pot-limit)" in other
    assert present.game_name("badugi", lang=lang, catalogue=catalogue) == "badugi"
    assert present.betting_name("spread", lang=lang, catalogue=catalogue) == "spread"
    assert len({present.betting_name(one, lang=lang, catalogue=catalogue) for one in present.BETTINGS}) == 3
