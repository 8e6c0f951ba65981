"""The picture of the hand ranking: its order is the engine's, its examples are what they are called."""

from itertools import pairwise

import pytest

from poker_bot.engine import evaluate
from poker_bot.engine.rules import TableRules
from poker_bot.pictures import ALT_LENGTH, THEMES, WIDTH, Ranking, ranking_picture
from poker_bot.pictures.ranking import ranking_rows
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.hands import CATEGORIES
from tests.pictures.conftest import opened
from tests.text.conftest import LANGUAGES

RANKINGS = [
    (Ranking(), TableRules(variant="draw")),
    (Ranking(short_deck=True), TableRules(variant="draw32")),
    (Ranking(short_deck=True, flush_first=True), TableRules(variant="draw32", flush_beats_full_house=True)),
]


@pytest.mark.parametrize(("ranking", "rules"), RANKINGS)
def test_the_order_is_the_engines(ranking: Ranking, rules: TableRules) -> None:
    """Each example is a hand of its name, of cards of that deck, and beats the one below it (R-RNK-1, R-RNK-3)."""
    rows = ranking_rows(ranking)
    for category, cards in rows:
        rank = evaluate.rank(rules, cards, ())
        assert rank is not None
        assert CATEGORIES[rank.category] == category
        assert not ranking.short_deck or min(cards) >= 4 * 5
    assert len(rows) == 10
    strengths = [evaluate.strength(rules, cards, ()) for _, cards in rows]
    assert all(better > worse for better, worse in pairwise(strengths))


def test_the_order_of_a_game_is_read_from_its_deck_and_rules() -> None:
    """A game of 52 cards has the usual order; with 32 the options of the table count."""
    assert Ranking.of(52, TableRules(flush_beats_full_house=True)) == Ranking()
    assert Ranking.of(32, TableRules(variant="draw32")) == Ranking(short_deck=True)
    other = Ranking.of(32, TableRules(variant="draw32", flush_beats_full_house=True, ace_low_below_seven=False))
    assert other == Ranking(short_deck=True, flush_first=True, ace_below=False)
    order = [category for category, _ in ranking_rows(other)]
    assert order.index("flush") < order.index("full-house")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ranking", [ranking for ranking, _ in RANKINGS])
def test_it_can_be_drawn(lang: str, theme: str, ranking: Ranking, catalogue: Catalogue) -> None:
    """Every language, theme and order: a small PNG, and ten lines of alt text with every note."""
    picture = ranking_picture(ranking, lang=lang, catalogue=catalogue, theme=theme)  # type: ignore[arg-type]
    assert opened(picture.png).width == WIDTH
    assert len(picture.png) <= 60_000
    assert len(picture.alt) <= ALT_LENGTH
    assert len(picture.alt.splitlines()) == 11
