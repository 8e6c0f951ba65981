"""Spans, lines, posts: sentences stay whole, deadlines live, names harmless, messages within every limit."""

import pytest

from poker_bot.engine import actions as act
from poker_bot.engine.events import PlayerFolded, PlayerSatDown, PlayerStoodUp
from poker_bot.engine.views import public_view
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import Line, Post, Span, plain_text, post_text
from poker_bot.text.present.cast import Cast
from poker_bot.text.present.parts import Words, bold, facts
from poker_bot.text.present.size import DRAWN_LIMIT, TEXT_LIMIT, drawn_size, first_that_fits, fits, text_size
from tests.text.tables import NOW, Table


@pytest.fixture
def words(catalogue: Catalogue) -> Words:
    """English."""
    return Words(catalogue, "en")


def test_a_span_keeps_its_style_inside_a_sentence(words: Words) -> None:
    """The catalogue sees a whole sentence, the adapter a span for the name."""
    line = words.line("log-call", "italic", player=Span("Anna", "bold", person=7), amount=40)
    assert line == (Span("Anna", "bold", person=7), Span(" calls 40", "italic"))


def test_a_list_of_players_is_joined_as_the_language_joins(catalogue: Catalogue) -> None:
    """Several lines as one argument become running text, their spans intact."""
    players: list[Line] = [(Span("Anna"),), (Span("Bruno", "bold"),), (Span("Chloé"),)]
    line = Words(catalogue, "fr").line("log-folds", players=players)
    assert plain_text(line) == "Anna, Bruno et Chloé se couchent"
    assert Span("Bruno", "bold") in line


def test_a_name_with_braces_is_only_a_name(words: Words) -> None:
    """What looks like a placeable in a name is not one."""
    assert plain_text(words.line("log-fold", player=Span("{ $amount }"))) == "{ $amount } folds"


def test_words_with_private_use_characters_are_only_words(words: Words) -> None:
    """What stands for a span inside a sentence cannot be typed: it is left out, and the sentence stays whole."""
    assert plain_text(words.line("refusal-amount-unreadable", text="\ue000x\uf8ff")).startswith("I can't read “x”")
    line = words.line("log-call", player=Span("\ue001Anna", "bold"), amount=40)
    assert plain_text(line) == "\ue001Anna calls 40", "a span is never looked into"


@pytest.mark.parametrize(
    ("left", "text"),
    [(25_000, "in 25 sec"), (24_001, "in 25 sec"), (90_000, "in 1 min 30 sec"), (0, "now"), (-5, "now")],
)
def test_a_countdown_is_an_instant_with_words_for_platforms_without(left: int, text: str, words: Words) -> None:
    """A started second counts whole; what has passed is now."""
    assert words.countdown(NOW + left, NOW) == Span(text, "bold", instant=NOW + left)


def test_neighbours_of_the_same_look_are_one_span() -> None:
    """Facts side by side need one run of text, mentions and countdowns stay apart."""
    assert facts(["a", Span("b"), (Span("c"),)]) == (Span("a · b · c"),)
    assert facts(["a", Span("b", person=1)]) == (Span("a · "), Span("b", person=1))
    assert bold((Span("a"), Span("b", "bold"))) == (Span("ab", "bold"),)


def test_sizes_count_what_platforms_count() -> None:
    """Words in UTF-16 units; drawn with escapes, marks of style, mentions and live countdowns."""
    post = Post(((Span("🏆ab"),), (Span("a*b", "bold"),), (Span("Jo", person=5), Span("now", instant=1))))
    assert text_size(post) == 4 + 3 + 2 + 3 + 3
    assert drawn_size(post) >= text_size(post) + len("****") + len("\\") + len("<@12345678901234567890>") - len("Jo")


def test_the_fullest_post_that_fits_is_taken() -> None:
    """Less is told only when more does not fit."""
    long, short = Post(((Span("x" * TEXT_LIMIT),),)), Post(((Span("y"),),))
    assert first_that_fits([lambda: long, lambda: short]) == short
    assert first_that_fits([lambda: short, lambda: long]) == short


def test_a_post_that_never_fits_loses_its_middle() -> None:
    """Title and last line stay: which table it is, and what happens next."""
    post = Post(tuple((Span(f"{number:04} " + "*" * 60),) for number in range(60)))
    short = first_that_fits([lambda: post])
    assert fits(short)
    assert drawn_size(short) > DRAWN_LIMIT - 200
    assert (short.lines[0], short.lines[-1]) == (post.lines[0], post.lines[-1])


def test_players_with_the_same_name_are_told_apart_by_seat(words: Words) -> None:
    """A copied name, even with something invisible in it, carries its seat (trouble P-37)."""
    table = Table(1000, 1000, 1000, names=("Anna", "ANNA\u200b", "Bruno"))
    cast = Cast(public_view(table.now), {101: "Anna", 102: "ANNA\u200b", 103: "Bruno"}, (), words)
    assert [cast.name(seat).text for seat in (1, 2, 3)] == ["Anna (seat 1)", "ANNA (seat 2)", "Bruno"]


def test_a_name_from_right_to_left_is_isolated(words: Words) -> None:
    """What stands beside it keeps its place; other names need no marks."""
    cast = Cast(public_view(Table(1000, 1000).now), {101: "דנה", 102: "Bruno"}, (), words)
    assert cast.name(1).text == "\u2068דנה\u2069"
    assert cast.name(2).text == "Bruno"


def test_nobody_without_a_visible_name_is_nameless(words: Words) -> None:
    """An empty or unknown name becomes the number of the seat."""
    cast = Cast(public_view(Table(1000, 1000).now), {101: "\u200b\u202e"}, (), words)
    assert [cast.name(seat).text for seat in (1, 2)] == ["Player 1", "Player 2"]


def test_an_event_names_who_sat_there_then(words: Words) -> None:
    """A seat that changed hands in mid-log keeps its old player for what he did."""
    table = Table(1000, 1000)
    log = (
        PlayerFolded(1),
        PlayerStoodUp(1, 901, 50, "left"),
        PlayerSatDown(1, 101, 1000, waiting=True),
        PlayerFolded(1),
    )
    cast = Cast(public_view(table.now), {101: "Anna", 102: "Bruno", 901: "Zoe"}, log, words)
    assert [cast.name(1, at).text for at in range(4)] == ["Zoe", "Zoe", "Anna", "Anna"]


def test_a_winner_who_has_left_is_still_named(catalogue: Catalogue) -> None:
    """Pots are told of who held the seat when they were paid (R-BET-10)."""
    table = Table(1000, 1000, 200).deal("2c7d", "3h8s", "AsAd", board="KsQd9h6s4c").play("c", "c", "a", "c", "c")
    table.do(act.StandUp(3)).play("k", "k", "k", "k", "k", "k")
    sample = table.sample()
    assert [result.shares for result in sample.view.results] == [((3, 600),)]
    assert all(seat.seat != 3 for seat in sample.view.seats)
    words = Words(catalogue, "en")
    assert Cast(sample.view, sample.people, sample.log, words).winner(3).text == "Chloé"
    assert post_text(Post(())) == ""
