"""Private texts: a player's own cards, replies, refusals, notices and hints."""

import pytest
from msgspec.structs import replace

from poker_bot.engine import actions as act
from poker_bot.engine.views import HandRank
from poker_bot.languages import language_number
from poker_bot.refusals import Refusal
from poker_bot.text import present
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import post_text
from tests.text.conftest import LANGUAGES
from tests.text.look import Reader
from tests.text.samples import SAMPLES
from tests.text.tables import NOW, Table

ALERT = 200

each_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture
def reader(catalogue: Catalogue) -> Reader:
    """English."""
    return Reader("en", catalogue)


def test_the_private_message_has_the_cards_alone_on_their_line(reader: Reader) -> None:
    """Title, cards in bold, the best hand so far, his turn, and where the buttons are."""
    post = reader.seat(SAMPLES["flop_side_pot"](), 4)
    assert post_text(post).split("\n") == [
        "Your cards · table 3K7 · 10/20 · hand 1",
        "8♠\ufe0e 7♠\ufe0e",
        "You have: pair of sevens, queen kicker",
        "It's your turn: 200 to call.",
        "The buttons are below the table message.",
    ]
    assert [span.style for span in post.lines[1]] == ["bold"]
    assert post.rows == ()
    assert repr(post) == "Post(5 lines)", "cards are never printed (law 6)"


def test_before_the_flop_there_is_no_hand_to_name(reader: Reader) -> None:
    """Two cards are just two cards."""
    assert "You have" not in post_text(reader.seat(SAMPLES["preflop"](), 1))


def test_a_planned_action_is_told(reader: Reader) -> None:
    """A pre-action stands in the private message until it is played (R-CLK-4)."""
    table = Table(1000, 1000, 1000).deal().do(act.SetPreAction(2, "call", 10), act.SetPreAction(3, "check-fold"))
    sample = table.sample()
    assert "Planned: call 10." in post_text(reader.seat(sample, 2))
    assert "Planned: check, or fold to any bet." in post_text(reader.seat(sample, 3))


def test_a_beaten_player_is_told_that_he_may_show(reader: Reader) -> None:
    """The choice is his alone (R-SHO-2)."""
    sample = SAMPLES["showdown_choice"]()
    assert "You may show your hand or muck it." in post_text(reader.seat(sample, 3))
    assert "You may show" not in post_text(reader.seat(sample, 2))


def test_who_waits_is_asked_with_his_own_price(reader: Reader) -> None:
    """Posting costs what he owes; he is asked, never charged unasked (R-TAB-5)."""
    post = reader.seat(SAMPLES["waiting_to_enter"](), 4)
    assert "You have no cards in this hand." in post_text(post)
    assert [(button.action, button.amount) for button in post.rows[0]] == [("enter-post", 20), ("enter-wait", 0)]


@each_language
def test_the_short_form_fits_an_alert(lang: str, catalogue: Catalogue) -> None:
    """Cards and any kind of hand with all its kickers are at most 200 characters."""
    seat = SAMPLES["preflop"]().seats[1]
    kinds = [
        *((category, (11, 10, 9, 8, 7)) for category in (0, 5)),
        *((category, (11, 10, 9, 8)) for category in (1,)),
        *((category, (11, 10, 9)) for category in (2, 3)),
        *((category, (11, 10)) for category in (6, 7)),
        *((category, (12,)) for category in (4, 8, 9)),
    ]
    for category, ranks in kinds:
        text = present.present_cards_short(
            replace(seat, rank=HandRank(category, ranks)), lang=lang, catalogue=catalogue
        )
        assert len(text) <= ALERT
        assert len(text) > 20


def test_a_seat_sees_its_own_cards_only(reader: Reader) -> None:
    """The short answer of one seat names its two cards, whatever the others hold (law 6)."""
    sample = SAMPLES["flop_side_pot"]()
    assert reader.alert(sample.seats[1]).startswith("Your cards: A♠\ufe0e K♦\ufe0e – ")
    assert reader.alert(SAMPLES["waiting_to_enter"]().seats[4]) == "You have no cards in this hand."


def test_the_reply_to_my_cards_shows_them(catalogue: Catalogue) -> None:
    """With the seat, the answer says that nobody else sees it and then the cards."""
    seat = SAMPLES["flop_side_pot"]().seats[1]
    post = present.present_reply("cards", {}, lang="en", catalogue=catalogue, seat=seat)
    assert post_text(post).startswith("Only you can see this.\nYour cards: A♠\ufe0e K♦\ufe0e")


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("fold", "You fold."),
        ("check", "You check."),
        ("call", "You call 1,500."),
        ("bet", "You bet 1,500."),
        ("raise", "You raise to 1,500."),
        ("all-in", "You are all-in: 1,500 in this round."),
    ],
)
def test_an_act_is_repeated_as_understood(action: str, words: str, reader: Reader) -> None:
    """The reply speaks back what was done, a raise by its total (trouble R-10)."""
    assert post_text(reader.reply("acted", {"act": action, "amount": 1500})) == words


def test_a_refusal_goes_before_a_reply(reader: Reader) -> None:
    """A refused command says what and why."""
    refusal = Refusal("amount-too-small", {"amount": 30, "minimum": 40, "maximum": 980})
    assert post_text(reader.reply("acted", {}, refusal)) == "30 is too little. Possible here: 40 to 980."


def test_table_and_hand_are_names_and_not_amounts(reader: Reader) -> None:
    """Their numbers have no thousands separator; durations have words."""
    assert (
        post_text(reader.notice("your-cards", {"table": 2345, "hand": 12345})) == "Table 2345, hand 12345: your cards"
    )
    assert "1 min 30 sec" in post_text(reader.notice("resumed", {"table": "3K7", "seconds": 90}))


def test_answers_bring_the_choice_that_follows(reader: Reader) -> None:
    """Come back waiting: post or wait; planned: never mind; broke: buy in or leave."""
    assert [b.action for b in reader.reply("back-waiting", {"amount": 30}).rows[0]] == ["enter-post", "enter-wait"]
    assert [b.action for b in reader.reply("pre-action", {"kind": "call", "price": 40}).rows[0]] == ["pre-none"]
    assert [b.amount for b in reader.notice("must-post", {"table": "3K7", "amount": 30}).rows[0]] == [30, 0]
    broke = reader.notice("broke", {"table": "3K7", "seconds": 60}).rows[0]
    assert [(b.action, b.amount) for b in broke] == [("top-up", 400), ("top-up", 2000), ("leave", 0)]


def test_all_in_is_asked_once_more(catalogue: Catalogue) -> None:
    """With a button where an answer can hold one, else by a second press."""
    asked = present.present_all_in_confirm(980, lang="en", catalogue=catalogue)
    assert [(b.action, b.label, b.amount) for b in asked.rows[0]] == [("all-in-confirm", "Yes, all-in 980", 980)]
    again = present.present_all_in_confirm(980, lang="en", catalogue=catalogue, again=True)
    assert again.rows == ()


def test_the_language_choice_is_in_the_languages_themselves(catalogue: Catalogue) -> None:
    """Each language by its own name and with its own number; the present one stands out."""
    row = present.present_language_choice(lang="it", catalogue=catalogue).rows[0]
    assert [(b.label, b.amount) for b in row] == [
        ("English", language_number("en")),
        ("Français", language_number("fr")),
        ("Bahasa Indonesia", language_number("id")),
        ("Italiano", language_number("it")),
    ]
    assert [b.style for b in row] == ["secondary", "secondary", "secondary", "primary"]


def test_the_nudge_mentions_whose_turn_it_is(catalogue: Catalogue) -> None:
    """A short line with a mention and the time left; nobody to act, nothing to say."""
    sample = SAMPLES["flop_side_pot"]()
    post = present.present_nudge(
        sample.view, sample.people, lang="en", catalogue=catalogue, deadline=NOW + 12_000, now=NOW
    )
    assert post is not None
    assert post_text(post) == "Dewi, it's your turn: in 12 sec"
    assert [span.person for span in post.lines[0] if span.person] == [104]
    over = SAMPLES["result_kicker"]()
    assert present.present_nudge(over.view, over.people, lang="en", catalogue=catalogue, deadline=NOW, now=NOW) is None


def test_the_start_hint_has_the_link_whole(catalogue: Catalogue) -> None:
    """The deep link is a span of its own (trouble P-20)."""
    post = present.present_start_hint("t.me/dealer?start=3K7", lang="id", catalogue=catalogue)
    assert any(span.text == "t.me/dealer?start=3K7" for span in post.lines[0])


def test_the_form_asks_for_a_total_when_somebody_has_bet(catalogue: Catalogue) -> None:
    """Bet and raise have their own words and the range in the placeholder."""
    facing, first = SAMPLES["flop_side_pot"]().view.legal, SAMPLES["first_on_flop"]().view.legal
    assert facing is not None
    assert first is not None
    assert present.raise_form(facing, lang="en", catalogue=catalogue).label == "Raise to (total for this round)"
    form = present.raise_form(first, lang="en", catalogue=catalogue)
    assert (form.title, form.placeholder) == ("Bet", "20 to 960, or min, half, pot, all")
