"""What a table plays, in the words people use for it (R-FOR-1)."""

import pytest

from poker_bot.engine.rules import TableRules
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import post_text
from tests.text import games
from tests.text.look import Reader
from tests.text.samples import SAMPLES
from tests.text.tables import Table


@pytest.fixture
def reader(catalogue: Catalogue) -> Reader:
    """English."""
    return Reader("en", catalogue)


@pytest.mark.parametrize(
    ("rules", "name", "title"),
    [
        (TableRules(), "No-limit Texas hold'em 10/20", "10/20"),
        (games.LIMIT, "Limit Texas hold'em 20/40", "limit 20/40"),
        (games.OMAHA, "Pot-limit Omaha 10/20", "pot-limit Omaha 10/20"),
        (games.DRAW, "Five-card draw, ante 5", "5-card draw, ante 5"),
        (games.DRAW32, "Five-card draw (32 cards), ante 5", "5-card draw (32), ante 5"),
        (
            TableRules(variant="draw", betting="fixed-limit", small_blind=0, big_blind=0, ante=5, small_bet=20),
            "Limit five-card draw 20/40, ante 5",
            "limit 5-card draw, 20/40, ante 5",
        ),
        (TableRules(more_blinds=(40, 80)), "No-limit Texas hold'em 10/20/40/80", "10/20/40/80"),
        (TableRules(small_blind=0), "No-limit Texas hold'em, blind 20", "blind 20"),
        (
            TableRules(small_blind=0, big_blind=0, ante=5, min_bet=10),
            "No-limit Texas hold'em, min bet 10, ante 5",
            "min bet 10, ante 5",
        ),
        (
            TableRules(betting="fixed-limit", small_blind=5, big_blind=10, small_bet=20),
            "Limit Texas hold'em 20/40, blinds 5/10",
            "limit 20/40, blinds 5/10",
        ),
    ],
)
def test_a_table_is_named_by_its_bets(rules: TableRules, name: str, title: str, reader: Reader) -> None:
    """Limit tables by their bets, others by their blinds, and the game by its name (R-FOR-1)."""
    table = Table(1000, 1000, rules=rules)
    assert post_text(reader.table(table.sample())).startswith(f"Table 3K7 · {name}\n")
    assert post_text(reader.table(table.deal().sample())).startswith(f"Table 3K7 · {title} · hand 1 · ")


OPTIONS = {
    "straddle allowed": TableRules(straddles=1),
    "up to 2 straddles": TableRules(straddles=2),
    "run it twice": TableRules(run_it_twice=True),
    "tied pots carry over": games.CARRY,
    "draw at most 3": TableRules(variant="draw", small_blind=0, big_blind=0, ante=5, max_draw=3),
    "draw at most 3, 4 with an ace": TableRules(
        variant="draw", small_blind=0, big_blind=0, ante=5, max_draw=3, ace_draws_one_more=True
    ),
    "jacks or better to open": TableRules(variant="draw", small_blind=0, big_blind=0, ante=5, jacks_or_better=True),
    "blinds may be chopped": TableRules(chop_blinds=True),
    "live showdown": TableRules(showdown="live"),
    "beaten all-ins may muck": TableRules(allin_showdown="choice"),
    "last bettor shows first": TableRules(first_to_show="last_bettor"),
    "raise at least double": TableRules(min_raise="double"),
    "raise by a big blind or more": TableRules(min_raise="bb"),
    "turn and river from 2 big blinds": TableRules(late_street_min_bet="2bb"),
    "raises per street: 4": TableRules(betting="fixed-limit", raise_cap=4),
    "capped heads-up too": TableRules(betting="fixed-limit", cap_heads_up=True),
    "antes don't count for the pot limit": TableRules(betting="pot-limit", ante=5, pl_antes_count=False),
    "big-blind ante before the blind": TableRules(big_blind_ante=20, bb_ante_first=True),
    "dead button": TableRules(button="dead"),
    "no post to come in": TableRules(post_to_enter="free"),
    "flush beats full house": TableRules(
        variant="draw32", seats=5, small_blind=0, big_blind=0, ante=5, flush_beats_full_house=True
    ),
    "no ace below the seven": TableRules(
        variant="draw32", seats=5, small_blind=0, big_blind=0, ante=5, ace_low_below_seven=False
    ),
    "buy-in up to the biggest stack": TableRules(biggest_stack_buy_in=True),
}


@pytest.mark.parametrize("words", OPTIONS)
def test_what_is_played_otherwise_than_usual_stands_in_the_lobby(words: str, reader: Reader) -> None:
    """One short fact per option, and none where everything is as usual."""
    lines = post_text(reader.table(Table(rules=OPTIONS[words]).sample())).split("\n")
    assert lines[2] == words
    assert "straddle" not in post_text(reader.table(SAMPLES["lobby_one"]()))
