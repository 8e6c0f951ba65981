"""Hands are named as a dealer of the reader's language calls them, with the cards that decided (R-RNK-1, R-RNK-4)."""

import itertools
import re
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from poker_bot.engine.cards import FULL_DECK, parse_cards
from poker_bot.engine.ranks import rank_hand
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.hands import CATEGORIES, hand_name
from tests.text.conftest import LANGUAGES

FIVE, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE = 3, 5, 6, 7, 8, 9, 10, 11, 12


class Rank(Struct, frozen=True):
    """A hand rank as the engine gives it."""

    category: int
    ranks: tuple[int, ...]


EXAMPLES = {
    Rank(0, (ACE, KING, NINE, 2, 1)): {
        "en": "ace high, king kicker",
        "fr": "carte haute as, kicker roi",
        "id": "kartu tinggi as, kicker king",
        "it": "carta più alta asso, kicker re",
    },
    Rank(1, (KING, ACE, 7, 2)): {
        "en": "pair of kings, ace kicker",
        "fr": "paire de rois, kicker as",
        "id": "satu pasang king, kicker as",
        "it": "coppia di re, kicker asso",
    },
    Rank(1, (ACE, KING, 7, 2)): {
        "en": "pair of aces, king kicker",
        "fr": "paire d'as, kicker roi",
        "id": "satu pasang as, kicker king",
        "it": "coppia d'assi, kicker re",
    },
    Rank(2, (KING, EIGHT, QUEEN)): {
        "en": "two pair, kings and eights, queen kicker",
        "fr": "double paire rois et 8, kicker dame",
        "id": "dua pasang king dan 8, kicker queen",
        "it": "doppia coppia di re e 8, kicker donna",
    },
    Rank(3, (QUEEN, JACK, 2)): {
        "en": "three queens, jack kicker",
        "fr": "brelan de dames, kicker valet",
        "id": "three of a kind queen, kicker jack",
        "it": "tris di donne, kicker fante",
    },
    Rank(3, (EIGHT, ACE, 2)): {
        "en": "three eights, ace kicker",
        "fr": "brelan de 8, kicker as",
        "id": "three of a kind 8, kicker as",
        "it": "tris di 8, kicker asso",
    },
    Rank(4, (QUEEN,)): {
        "en": "queen-high straight",
        "fr": "suite à la dame",
        "id": "straight sampai queen",
        "it": "scala alla donna",
    },
    Rank(4, (FIVE,)): {
        "en": "five-high straight",
        "fr": "suite au 5",
        "id": "straight sampai 5",
        "it": "scala al 5",
    },
    Rank(4, (EIGHT,)): {
        "en": "eight-high straight",
        "fr": "suite au 8",
        "id": "straight sampai 8",
        "it": "scala all'8",
    },
    Rank(5, (ACE, TEN, 5, 4, 2)): {
        "en": "ace-high flush",
        "fr": "couleur à l'as",
        "id": "flush dengan as tertinggi",
        "it": "colore all'asso",
    },
    Rank(6, (ACE, KING)): {
        "en": "full house, aces full of kings",
        "fr": "full aux as par les rois",
        "id": "full house tiga as dan dua king",
        "it": "full d'assi e re",
    },
    Rank(7, (ACE, KING)): {
        "en": "four aces",
        "fr": "carré d'as",
        "id": "four of a kind as",
        "it": "poker d'assi",
    },
    Rank(8, (NINE,)): {
        "en": "nine-high straight flush",
        "fr": "quinte flush au 9",
        "id": "straight flush sampai 9",
        "it": "scala colore al 9",
    },
    Rank(9, (ACE,)): {
        "en": "royal flush",
        "fr": "quinte flush royale",
        "id": "royal flush",
        "it": "scala reale",
    },
}


def all_ranks() -> Iterator[Rank]:
    """Every head of every category, with kickers that fit."""
    for top in range(13):
        others = [rank for rank in range(12, -1, -1) if rank != top]
        yield Rank(0, (top, *others[:4]))
        yield Rank(1, (top, *others[:3]))
        yield Rank(3, (top, *others[:2]))
        yield Rank(5, (top, *others[:4]))
        yield from (Rank(7, (top, kicker)) for kicker in others)
        yield from (Rank(6, (top, pair)) for pair in others)
        yield from (Rank(category, (top,)) for category in (4, 8))
    for high, low, kicker in itertools.permutations(range(13), 3):
        if high > low:
            yield Rank(2, (high, low, kicker))
    yield Rank(9, (ACE,))


ALL_RANKS = tuple(all_ranks())

WRONG = {
    "en": re.compile(r"\b(?:a|an) |sixs\b"),
    "fr": re.compile(r"\bde as|d'[^a]|\bde? les\b|\bde le\b|à le\b|à la (?!dame)|au (?:as|dame)|à l'[^a]|\bd'8|l'8"),
    "id": re.compile(r"\b(?!as\b)\w+s\b"),
    "it": re.compile(r"\bdi ass|d'[^a]|\bal (?:8|asso|donna)|all'(?!8|asso)|alla (?!donna)|donnas|\bdi d'"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("hand", EXAMPLES, ids=lambda hand: f"{CATEGORIES[hand.category]}-{hand.ranks[0]}")
def test_a_hand_is_called_as_dealers_call_it(catalogue: Catalogue, hand: Rank, lang: str) -> None:
    """The glossary's terms, with plural, gender and elision right."""
    assert hand_name(catalogue, lang, hand) == EXAMPLES[hand][lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hand_has_a_name_without_slips(catalogue: Catalogue, lang: str, caplog: pytest.LogCaptureFixture) -> None:
    """Every category with every rank renders in this language, nothing falls back, and no elision is wrong."""
    names = {
        hand: hand_name(catalogue, lang, hand, [Rank(hand.category, (*hand.ranks[:-1], -1))]) for hand in ALL_RANKS
    }
    assert len(set(names.values())) == len(names)
    for name in names.values():
        assert not WRONG[lang].search(name), name
        assert not re.search(r"[{}]|  |\?\?\?|NOUN|rank-|, *$|^ | $", name), name
    assert not caplog.records


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "pair of kings with ace, seven, and five kickers"),
        ("fr", "paire de rois, kickers as, 7 et 5"),
        ("id", "satu pasang king dengan kicker as, 7, dan 5"),
        ("it", "coppia di re con kicker asso, 7 e 5"),
    ],
)
def test_kickers_are_named_down_to_the_one_that_decided(catalogue: Catalogue, lang: str, text: str) -> None:
    """When the third kicker wins, the third kicker is named (R-RNK-4)."""
    hand, other = Rank(1, (KING, ACE, SEVEN, FIVE)), Rank(1, (KING, ACE, SEVEN, 2))
    assert hand_name(catalogue, lang, hand, [other]) == text


def test_only_hands_of_the_same_kind_ask_for_more_kickers(catalogue: Catalogue) -> None:
    """A straight or another pair on the table is no reason to read out kickers, nor is a tie."""
    hand = Rank(1, (KING, ACE, SEVEN, FIVE))
    others = [Rank(4, (KING,)), Rank(1, (QUEEN, ACE, SEVEN, FIVE)), hand, Rank(0, (ACE, KING, NINE, 5, 4))]
    assert hand_name(catalogue, "en", hand, others) == "pair of kings, ace kicker"


def test_a_flush_goes_down_as_far_as_it_must(catalogue: Catalogue) -> None:
    """A flush that wins by its third card names three cards; four of a kind its kicker."""
    flush = Rank(5, (ACE, TEN, 5, 4, 2))
    assert hand_name(catalogue, "en", flush, [Rank(5, (ACE, TEN, 4, 3, 2))]) == "ace-high flush, then ten and seven"
    four = Rank(7, (ACE, KING))
    assert hand_name(catalogue, "it", four, [Rank(7, (ACE, QUEEN))]) == "poker d'assi, kicker re"


def test_the_engines_ranks_are_understood(catalogue: Catalogue) -> None:
    """A real hand goes from cards to words: the wheel is five-high, the royal flush is royal."""
    texts = {
        "AsKdKh7c2d9s4h": "pair of kings, ace kicker",
        "As2d3h4c5d9sKh": "five-high straight",
        "AsKsQsJsTs2d3d": "royal flush",
        "8s8d8hKcKd2s3s": "full house, eights full of kings",
    }
    assert {cards: hand_name(catalogue, "en", rank_hand(parse_cards(cards))) for cards in texts} == texts


@given(st.lists(st.sampled_from(FULL_DECK), min_size=9, max_size=9, unique=True), st.sampled_from(LANGUAGES))
def test_different_shown_hands_have_different_names(catalogue: Catalogue, cards: list[int], lang: str) -> None:
    """Two shown hands read the same exactly when they tie, so the name always says who won."""
    board = cards[4:]
    mine, his = rank_hand((*cards[:2], *board)), rank_hand((*cards[2:4], *board))
    same = hand_name(catalogue, lang, mine, [his]) == hand_name(catalogue, lang, his, [mine])
    assert same == (mine == his)
