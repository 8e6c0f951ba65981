"""A player's own sheet at the draw: toggles, what they carry, and what is said about them (R-DRW-3)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from poker_bot.refusals import Refusal
from poker_bot.text import present
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import post_text
from tests.text.conftest import LANGUAGES
from tests.text.games import DRAW
from tests.text.look import Reader
from tests.text.samples import SAMPLES

ALERT = 200

each_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture
def reader(catalogue: Catalogue) -> Reader:
    """English."""
    return Reader("en", catalogue)


def test_the_sheet_has_a_toggle_per_card_and_one_last_button(reader: Reader) -> None:
    """Each toggle carries the marks after its press; without marks the last button stands pat."""
    rows = reader.seat(SAMPLES["draw_first"](), 2).rows
    assert [(b.action, b.amount) for b in rows[0]] == [("mark", 1), ("mark", 2), ("mark", 4), ("mark", 8), ("mark", 16)]
    assert [b.label.replace("\ufe0e", "") for b in rows[0]] == ["Q♥", "Q♣", "J♦", "10♠", "2♣"]
    assert [(b.action, b.amount, b.label) for b in rows[1]] == [("draw", 0, "Stand pat")]


def test_marked_cards_look_marked_and_the_rest_is_kept(reader: Reader) -> None:
    """A press on a marked card takes the mark off again; the button says how many go."""
    post = reader.seat(SAMPLES["draw_first"](), 2, 0b11000)
    assert [b.label.replace("\ufe0e", "") for b in post.rows[0]] == ["Q♥", "Q♣", "J♦", "✗ 10♠", "✗ 2♣"]
    assert [b.amount for b in post.rows[0]] == [0b11001, 0b11010, 0b11100, 0b10000, 0b01000]
    assert [(b.action, b.amount, b.label) for b in post.rows[1]] == [("draw", 0b11000, "Draw 2")]
    assert post_text(post).replace("\ufe0e", "").endswith("\nYou keep: Q♥ Q♣ J♦")
    assert post_text(reader.seat(SAMPLES["draw_first"](), 2, 31)).endswith("\nYou keep none of them.")


def test_marks_of_no_card_are_dropped(reader: Reader) -> None:
    """Bits beyond his cards change nothing."""
    sample = SAMPLES["draw_first"]()
    assert reader.seat(sample, 2, 0b1100_00000 | 4) == reader.seat(sample, 2, 4)


def test_too_many_marks_say_how_many_may_go(reader: Reader) -> None:
    """Three at most, four for who keeps an ace: the last button says it before the host would (R-HOM-7)."""
    sample = SAMPLES["draw_at_most"]()
    assert "(at most 3, or 4 if you keep an ace)" in post_text(reader.seat(sample, 2))
    assert reader.seat(sample, 2, 0b11110).rows[1][0].label == "Draw 4"
    assert reader.seat(sample, 2, 0b01111).rows[1][0].label == "At most 3"
    limited = replace(sample.seats[2], max_draw=2)
    rules = replace(sample.view.rules, max_draw=2, ace_draws_one_more=False)
    post = present.present_seat(limited, lang="en", catalogue=reader.catalogue, rules=rules, table_code="3K7", marks=7)
    assert "(at most 2)" in post_text(post)
    assert post.rows[1][0].label == "At most 2"


def test_only_whose_draw_it_is_gets_toggles(reader: Reader) -> None:
    """Everybody else sees his cards and where the buttons are."""
    sample = SAMPLES["draw_first"]()
    assert reader.seat(sample, 3, 31).rows == ()
    assert "The buttons are below the table message." in post_text(reader.seat(sample, 3))


def test_marks_are_judged_as_the_host_judges_them() -> None:
    """Too many, cards that he does not hold, or not his draw."""
    sample = SAMPLES["draw_at_most"]()
    seat, rules = sample.seats[2], sample.view.rules
    assert present.draw_problem(seat, rules, 0b11110) is None
    assert present.draw_problem(seat, rules, 0b01111) == Refusal("draws-too-many", {"cards": 4, "maximum": 3})
    assert present.draw_problem(seat, rules, 0b100000) == Refusal("no-such-card")
    assert present.draw_problem(sample.seats[1], rules, 0) == Refusal("no-draw-now")
    assert present.draw_problem(SAMPLES["draw_first"]().seats[2], DRAW, 31) is None


@given(st.sets(st.integers(0, 4)))
def test_marks_and_indexes_say_the_same(cards: set[int]) -> None:
    """A mask is its indexes, ascending."""
    assert present.cards_of(present.mask_of(cards)) == tuple(sorted(cards))


@each_language
def test_cards_by_number_fit_an_alert(lang: str, catalogue: Catalogue) -> None:
    """Where no sheet can be sent, the alert numbers the cards and names the command."""
    seat = replace(SAMPLES["draw_first"]().seats[2], cards=(32, 33, 34, 35, 31))
    text = present.present_draw_numbers(seat, lang=lang, catalogue=catalogue)
    assert text.replace("\ufe0e", "").startswith("1: 10♣ · 2: 10♦ · 3: 10♥ · 4: 10♠ · 5: 9♠ – ")
    assert "/draw 1 3" in text
    assert "/draw 0" in text
    assert len(text) <= ALERT
    assert len(present.present_draw_sent(lang=lang, catalogue=catalogue)) <= ALERT
    nobody = replace(seat, cards=())
    assert "/draw" not in present.present_draw_numbers(nobody, lang=lang, catalogue=catalogue)


@each_language
@pytest.mark.parametrize("name", ["omaha_flop", "draw_first"])
def test_four_and_five_cards_fit_an_alert(name: str, lang: str, catalogue: Catalogue) -> None:
    """The short answer holds all cards of a hand and what they make."""
    for seat in SAMPLES[name]().seats.values():
        text = Reader(lang, catalogue).alert(seat)
        assert len(text) <= ALERT
        assert sum(text.count(sign) for sign in "♣♦♥♠") == len(seat.cards)


def test_what_else_is_asked_of_him_stands_on_his_sheet(reader: Reader) -> None:
    """Two boards, a chop, the board alone, his straddle: only for him (R-BET-11, R-HOM-5, R-SHO-4, R-FOR-5)."""
    asked = SAMPLES["run_twice_asked"]()
    assert "See the rest of the board twice" in post_text(reader.seat(asked, 3))
    assert "See the rest" not in post_text(reader.seat(asked, 2))
    assert "take your blind back" in post_text(reader.seat(SAMPLES["chop_asked"](), 3))
    assert "The board alone gives you a share" in post_text(reader.seat(SAMPLES["live_first"](), 2))
    assert "You straddle in the next hand." in post_text(reader.seat(SAMPLES["straddles_lobby"](), 4))
    away = replace(SAMPLES["preflop"](), seats={1: replace(SAMPLES["preflop"]().seats[1], out_at_big=True)})
    assert "You sit out when the big blind comes to you." in post_text(reader.seat(away, 1))


def test_questions_bring_their_answers(reader: Reader) -> None:
    """The private note asks with both buttons."""
    twice = reader.notice("run-twice", {"table": "3K7", "seconds": 15})
    chop = reader.notice("chop", {"table": "3K7", "seconds": 15})
    assert [button.action for button in twice.rows[0]] == ["run-twice", "run-once"]
    assert [button.action for button in chop.rows[0]] == ["chop", "chop-no"]


def test_the_nudge_reaches_whoever_is_asked_alone(catalogue: Catalogue) -> None:
    """Whose draw or showdown turn it is hears of it; a question to several, or a pause, nudges nobody."""
    people = {"draw_first": 102, "live_first": 102, "run_twice_asked": 0, "draw_reseal": 0, "paused": 0}
    for name, person in people.items():
        sample = SAMPLES[name]()
        post = present.present_nudge(sample.view, sample.people, lang="en", catalogue=catalogue, deadline=12_000, now=0)
        assert sum(span.person for line in (post.lines if post else ()) for span in line) == person, name


def test_a_fixed_amount_needs_no_range(catalogue: Catalogue) -> None:
    """The answer to a typed /raise without an amount says the one there is, with its button (R-BET-5)."""
    legal = SAMPLES["limit_preflop"]().view.legal
    assert legal is not None
    post = present.present_raise_menu(legal, lang="en", catalogue=catalogue)
    assert post_text(post) == "Bets are fixed here: the only amount now is 40. Press it below the table."
    assert [(button.action, button.amount) for button in post.rows[0]] == [("raise-min", 40)]
