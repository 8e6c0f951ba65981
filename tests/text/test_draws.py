"""What people type behind /draw is read as they mean it, or refused (R-DRW-3)."""

import pytest

from poker_bot.engine.views import SeatView
from poker_bot.refusals import Refusal
from poker_bot.text.draws import NOTHING, parse_draw
from tests.text.samples import SAMPLES


@pytest.fixture
def seat() -> SeatView:
    """Queen of hearts, queen of clubs, jack of diamonds, ten of spades, deuce of clubs."""
    return SAMPLES["draw_first"]().seats[2]


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("1 3 5", (0, 2, 4)),
        ("5,3,1", (0, 2, 4)),
        ("135", (0, 2, 4)),
        (" 4 ", (3,)),
        ("1 1 1", (0,)),
        ("12345", (0, 1, 2, 3, 4)),
        ("Jd 2c", (2, 4)),
        ("10♠", (3,)),
        ("10♠\ufe0e 2♣\ufe0f", (3, 4)),
        ("ts; qh", (0, 3)),
        ("1 2c", (0, 4)),
    ],
)
def test_places_and_cards_are_read(text: str, cards: tuple[int, ...], seat: SeatView) -> None:
    """Places count from 1, in any order; cards as they are shown or as they are usually typed."""
    assert parse_draw(text, seat) == cards


@pytest.mark.parametrize("word", sorted(NOTHING))
def test_standing_pat_has_words(word: str, seat: SeatView) -> None:
    """Nought and the word of each language exchange nothing."""
    assert parse_draw(word.upper(), seat) == ()


@pytest.mark.parametrize("text", ["6", "0 1", "10", "As", "Qs", "1 As"])
def test_a_card_he_does_not_hold_is_refused(text: str, seat: SeatView) -> None:
    """Nothing is exchanged for a place or card that is not his, whatever else was named."""
    assert parse_draw(text, seat) == Refusal("no-such-card")


@pytest.mark.parametrize("text", ["", "  ", "first", "1x", "11h", "²", "٣", "1 2 and 3", "-1", "hq"])
def test_what_is_no_card_is_refused_as_unreadable(text: str, seat: SeatView) -> None:
    """The refusal says what could not be read; nothing is guessed."""
    refusal = parse_draw(text, seat)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "draw-unreadable"


def test_who_has_no_cards_has_none_to_exchange() -> None:
    """Without a seat every card is refused, and standing pat is still understood."""
    assert parse_draw("1", None) == Refusal("no-such-card")
    assert parse_draw("0", None) == ()


def test_an_endless_text_is_not_repeated_whole(seat: SeatView) -> None:
    """What is shown back is short."""
    refusal = parse_draw("x" * 999, seat)
    assert isinstance(refusal, Refusal)
    assert len(str(refusal.params["text"])) <= 21
