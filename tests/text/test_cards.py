"""Cards read the same for everybody as signs, and in the reader's language as words."""

import pytest

from poker_bot.engine.cards import FULL_DECK, card_text, parse_cards
from poker_bot.text.cards import card_name, card_names, card_sign, card_signs, rank_name
from poker_bot.text.catalogue import Catalogue
from tests.text.conftest import LANGUAGES


def card(text: str) -> int:
    """The code of one card."""
    return parse_cards(text)[0]


def test_signs_agree_with_the_engine() -> None:
    """Every sign is the engine's own text with the suit drawn and the ten spelled out."""
    suits = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
    for code in FULL_DECK:
        rank, suit = card_text(code)[0], card_text(code)[1]
        assert card_sign(code) == rank.replace("T", "10") + suits[suit] + "\ufe0e"


def test_signs_stand_in_the_order_of_the_cards() -> None:
    """A board is printed as it was dealt."""
    assert card_signs(parse_cards("AsTdKh")).replace("\ufe0e", "") == "A♠ 10♦ K♥"
    assert card_signs(()) == ""


def test_suits_ask_for_text_not_emoji() -> None:
    """Without the selector a phone draws a picture many times the size of the letter beside it."""
    assert all(card_sign(code).endswith("\ufe0e") for code in FULL_DECK)


@pytest.mark.parametrize(
    ("lang", "king", "ten", "ace"),
    [
        ("en", "king of hearts", "ten of diamonds", "ace of spades"),
        ("fr", "roi de cœur", "10 de carreau", "as de pique"),
        ("id", "king hati", "10 wajik", "as sekop"),
        ("it", "re di cuori", "10 di quadri", "asso di picche"),
    ],
)
def test_names_are_the_glossarys(catalogue: Catalogue, lang: str, king: str, ten: str, ace: str) -> None:
    """Spoken names use the words players of the language expect."""
    assert card_name(catalogue, lang, card("Kh")) == king
    assert card_name(catalogue, lang, card("Td")) == ten
    assert card_name(catalogue, lang, card("As")) == ace


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_cards_have_different_names(catalogue: Catalogue, lang: str) -> None:
    """52 cards, 52 names."""
    assert len({card_name(catalogue, lang, code) for code in FULL_DECK}) == 52


def test_several_names_are_a_list(catalogue: Catalogue) -> None:
    """An alt text reads like a sentence."""
    assert card_names(catalogue, "fr", parse_cards("AhTd")) == "as de cœur et 10 de carreau"


def test_rank_names_stand_alone(catalogue: Catalogue) -> None:
    """A rank without a suit, as kickers are named."""
    assert [rank_name(catalogue, lang, 11) for lang in LANGUAGES] == ["king", "roi", "king", "re"]
