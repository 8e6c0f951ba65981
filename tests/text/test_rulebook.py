"""The rules in words: every topic and option is told, pages fit a phone, nothing unbuilt is offered, four languages."""

import re
from collections.abc import Iterator

import pytest
from msgspec import structs

from poker_bot.engine.rules import TableRules
from poker_bot.engine.rules_check import rules_problems
from poker_bot.host.guide import room_rules
from poker_bot.host.ports import RoomRules
from poker_bot.host.settings import HostSettings
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import Post, post_text
from poker_bot.text.present.parts import Words
from poker_bot.text.present.size import fits, text_size
from poker_bot.text.rulebook import (
    HERE,
    RANKING,
    TOPICS,
    Place,
    find_topic,
    place_of,
    present_help,
    present_rules,
    topic_choices,
    topic_pages,
)
from poker_bot.text.rulebook.pages import PAGE, topic_lines
from poker_bot.text.rulebook.topics import listed
from tests.text.conftest import LANGUAGES
from tests.text.look import RULES
from tests.text.test_locales import BIGGEST

each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_game = pytest.mark.parametrize("game", RULES)

NUMBERS = {
    "table": 1, "button": 2, "deal": 3, "rounds": 4, "actions": 5, "limits": 6, "allin": 7, "showdown": 8, "ranks": 9,
    "draw": 10, "duel": 11, "sng": 12, "floor": 13, "buttons": 14, "clock": 15, "cards": 16, "fairness": 17,
}  # fmt: skip
"""What old buttons name: aim and table, the button and the blinds, the deal, the rounds, each action, limits, all-in
and side pots, the showdown, the ranking, five-card draw, the duel, sit & go, irregularities, and this host's buttons,
clock, cards in private and fairness: the list of the glossary."""

UNBUILT = {"duel", "sng"}

_DRAW = {"variant": "draw", "small_blind": 0, "big_blind": 0, "ante": 5}
_SHORT = {**_DRAW, "variant": "draw32", "seats": 5}
_FIXED: dict[str, object] = {"betting": "fixed-limit"}
_POT = {"betting": "pot-limit", "ante": 5}

CHANGED: dict[str, tuple[dict[str, object], object]] = {
    "small_blind": ({}, 5),
    "big_blind": ({}, 50),
    "ante": ({}, 5),
    "big_blind_ante": ({}, 20),
    "bb_ante_first": ({"big_blind_ante": 20}, True),
    "variant": ({}, "omaha"),
    "seats": ({}, 9),
    "buy_in_min": ({}, 500),
    "buy_in_max": ({}, 3000),
    "min_raise": ({}, "double"),
    "first_to_show": ({}, "last_bettor"),
    "allin_showdown": ({}, "choice"),
    "post_to_enter": ({}, "free"),
    "action_clock": ({}, 45),
    "time_bank": ({}, 90),
    "time_bank_refill_hands": ({}, 30),
    "show_time": ({}, 9),
    "betting": ({}, "pot-limit"),
    "small_bet": (_FIXED, 30),
    "big_bet": (_FIXED, 60),
    "raise_cap": (_FIXED, 4),
    "cap_heads_up": (_FIXED, True),
    "pl_antes_count": (_POT, False),
    "late_street_min_bet": ({}, "2bb"),
    "min_bet": (_DRAW, 10),
    "more_blinds": ({}, (40,)),
    "straddles": ({}, 1),
    "button": ({}, "dead"),
    "showdown": ({}, "live"),
    "run_it_twice": ({}, True),
    "run_it_twice_time": ({"run_it_twice": True}, 20),
    "ties": ({**_DRAW, "seats": 2}, "carry"),
    "flush_beats_full_house": (_SHORT, True),
    "ace_low_below_seven": (_SHORT, False),
    "max_draw": (_DRAW, 3),
    "ace_draws_one_more": ({**_DRAW, "max_draw": 3}, True),
    "biggest_stack_buy_in": ({}, True),
    "chop_blinds": ({}, True),
    "jacks_or_better": (_DRAW, True),
}
"""For each option a table that can play it, and another value of it."""

LOAN_WORDS: dict[str, set[str]] = {"fr": set(), "id": {"card", "cards", "of"}, "it": set()}
"""Words of ``ENGLISH`` that players of a language use: "hole cards", "five-card draw", "three of a kind"."""

ENGLISH = re.compile(
    r"\b(?:the|and|you|your|with|when|what|who|whoever|everybody|nobody|cards?|chips|player|players|bets|button|seat"
    r"|hand|hands|left|round|rounds|deck|betting|raises|is|are|of|than|or more|blinds)\b",
    re.IGNORECASE,
)


def played(rules: TableRules, **more: object) -> RoomRules:
    """A room in which ``rules`` are played."""
    return structs.replace(room_rules(rules, HostSettings()), **more)


def everything(told: RoomRules, lang: str, catalogue: Catalogue) -> str:
    """All that may be read about a game."""
    posts = [present_rules(told, Place(), lang=lang, catalogue=catalogue)]
    for topic in listed(told):
        posts += topic_pages(topic, told, lang=lang, catalogue=catalogue)
    return "\n".join(map(post_text, posts))


def all_posts(told: RoomRules, lang: str, catalogue: Catalogue) -> Iterator[Post]:
    """Every page, those of topics not built yet too."""
    yield present_rules(told, Place(), lang=lang, catalogue=catalogue)
    for topic in TOPICS:
        yield from topic_pages(topic, told, lang=lang, catalogue=catalogue)
    for admin in (False, True):
        yield present_help(admin=admin, lang=lang, catalogue=catalogue)


# --- what is told -------------------------------------------------------------------------------------------------


def test_every_topic_is_there_under_its_number() -> None:
    """The topics of the glossary, each under the number that old buttons name, none twice."""
    assert {topic.name: topic.number for topic in TOPICS} == NUMBERS
    assert {topic.name for topic in TOPICS if not topic.built} == UNBUILT
    assert NUMBERS["ranks"] == RANKING


@pytest.mark.parametrize("field", [field.name for field in structs.fields(TableRules) if field.name != "tournament"])
def test_every_option_in_force_is_told(field: str, catalogue: Catalogue) -> None:
    """Another value of any field of the rules is read somewhere, in every language."""
    base, value = CHANGED[field]
    before = TableRules(**base)  # type: ignore[arg-type]
    after = structs.replace(before, **{field: value})
    assert rules_problems(before) == rules_problems(after) == ()
    for lang in LANGUAGES:
        assert everything(played(before), lang, catalogue) != everything(played(after), lang, catalogue), lang


@each_language
def test_a_tournaments_options_are_told_without_buy_ins(lang: str, catalogue: Catalogue) -> None:
    """Nobody buys in behind the entry, and the button is dead (R-TAB-3)."""
    told = played(TableRules(tournament=True))
    assert everything(told, lang, catalogue) != everything(played(TableRules()), lang, catalogue)
    assert catalogue.text(lang, "rule-button-dead") in everything(told, lang, catalogue)


@each_game
def test_a_paragraph_is_told_once(game: str, catalogue: Catalogue) -> None:
    """No paragraph stands twice, and every topic has something to say about every game that lists it."""
    told = played(RULES[game])
    words = Words(catalogue, "en")
    keys = [section.key for topic in listed(told) for section, _ in topic_lines(topic, told, words)]
    assert len(keys) == len(set(keys))
    assert all(topic_lines(topic, told, words) for topic in TOPICS)


def test_the_games_to_look_at_tell_every_paragraph(catalogue: Catalogue) -> None:
    """Whoever reads what ``look`` prints has read every sentence but those that only other amounts bring."""
    words = Words(catalogue, "en")
    told = {
        section.key
        for rules in RULES.values()
        for topic in TOPICS
        for section, _ in topic_lines(topic, played(rules), words)
    }
    unread = {section.key for topic in TOPICS for section in topic.sections} - told
    assert unread == {
        *("button-single", "button-table-ante-first", "button-straddle", "limits-pot-first", "limits-pot-no-antes"),
        *("limits-big-blind", "limits-short-big-blind", "draw-most", "ranks-short-no-wheel", "cards-button"),
    }


def test_a_game_is_read_with_its_own_amounts(catalogue: Catalogue) -> None:
    """Pot-limit 5/10 with a straddle, as a player looks it up."""
    rules = TableRules(small_blind=5, big_blind=10, betting="pot-limit", straddles=1)
    text = everything(played(rules), "en", catalogue)
    for words in ("blinds of 5 and 10", "raise to 35", "post 20 voluntarily", "the minimum raise goes to 40"):
        assert words in text
    assert "No-limit:" not in text
    assert "Fixed limit" not in text


def test_draw_has_no_board_and_holdem_no_draw(catalogue: Catalogue) -> None:
    """Topics and paragraphs of another game are not in the way."""
    board = everything(played(TableRules()), "en", catalogue)
    draw = everything(played(RULES["draw32"]), "en", catalogue)
    assert "flop" in board
    assert "stand pat" not in board.lower()
    assert "flop" not in draw
    assert "seven to ace" in draw


def test_other_stakes_to_come_are_announced(catalogue: Catalogue) -> None:
    """A running hand keeps its rules; those that wait are named (R-TAB-6)."""
    told = played(TableRules(), coming=TableRules(small_blind=50, big_blind=100))
    text = post_text(present_rules(told, Place(), lang="en", catalogue=catalogue))
    assert "From the next hand: No-limit Texas hold'em 50/100" in text


def test_what_is_not_sent_is_not_said_to_be_sent(catalogue: Catalogue) -> None:
    """Where cards are shown by the button alone, nobody waits for a message."""
    sent, shown = (everything(played(TableRules(), cards_by_message=yes), "en", catalogue) for yes in (True, False))
    assert "I send you your cards" in sent
    assert "I send you your cards" not in shown
    assert "Cards are not sent here" in shown


# --- what is offered ----------------------------------------------------------------------------------------------


@each_language
def test_nothing_unbuilt_is_offered(lang: str, catalogue: Catalogue) -> None:
    """No button, choice, word or old number leads to a feature that is not there; its texts are ready."""
    told = played(TableRules())
    first = present_rules(told, Place(), lang=lang, catalogue=catalogue)
    labels = {button.label for post in all_posts(told, lang, catalogue) for row in post.rows for button in row}
    for topic in (topic for topic in TOPICS if not topic.built):
        title = catalogue.text(lang, f"rule-topic-{topic.name}")
        assert title not in labels
        assert topic.name not in {word for _, word in topic_choices("", lang, catalogue)}
        assert find_topic(topic.name, lang, catalogue) is None
        assert present_rules(told, Place(topic.number), lang=lang, catalogue=catalogue) == first
        assert post_text(topic_pages(topic, told, lang=lang, catalogue=catalogue)[0])


@each_game
@each_language
def test_the_first_page_leads_to_every_topic(game: str, lang: str, catalogue: Catalogue) -> None:
    """One button for each topic of this game, and each leads to it."""
    told = played(RULES[game])
    first = present_rules(told, Place(), lang=lang, catalogue=catalogue)
    places = [place_of(button.amount) for row in first.rows for button in row]
    assert places == [Place(topic.number) for topic in listed(told)]
    for place, label in zip(places, [button.label for row in first.rows for button in row], strict=True):
        head = post_text(present_rules(told, place, lang=lang, catalogue=catalogue)).split("\n", 1)[0]
        assert label in head


@each_game
def test_all_pages_are_reached_by_their_buttons(game: str, catalogue: Catalogue) -> None:
    """From the first page on, every page of every listed topic; forwards and back again."""
    told = played(RULES[game])
    waiting, reached = [0], set[int]()
    while waiting:
        amount = waiting.pop()
        if amount not in reached:
            reached.add(amount)
            post = present_rules(told, place_of(amount), lang="en", catalogue=catalogue)
            waiting += [button.amount for row in post.rows for button in row]
    wanted = {
        Place(topic.number, page).amount
        for topic in listed(told)
        for page in range(len(topic_pages(topic, told, lang="en", catalogue=catalogue)))
    }
    assert reached == wanted | {0}


@pytest.mark.parametrize("amount", [99, 400, 650, 999, 1850, 9_999_999, 2**62])
def test_a_forged_place_is_a_page(amount: int, catalogue: Catalogue) -> None:
    """Whatever number comes back, somebody reads something."""
    post = present_rules(played(TableRules()), place_of(amount), lang="en", catalogue=catalogue)
    assert post_text(post)
    assert post.rows


@pytest.mark.parametrize(
    ("typed", "lang", "name"),
    [
        ("limits", "en", "limits"), ("LIMITS", "fr", "limits"), ("lim", "en", "limits"), ("all", "en", "allin"),
        ("side pots", "en", "allin"), ("abattage", "fr", "showdown"), ("abattage", "en", "showdown"),
        ("pots annexes", "fr", "allin"), ("kocokan", "id", "fairness"), ("bottone", "it", "button"),
        ("showdown", "it", "showdown"), (" the deal ", "en", "deal"), ("waktu", "id", "clock"),
    ],
)  # fmt: skip
def test_a_topic_is_found_as_it_is_typed(typed: str, lang: str, name: str, catalogue: Catalogue) -> None:
    """Its word, its title in any language, their beginnings."""
    assert find_topic(typed, lang, catalogue) == NUMBERS[name]


@pytest.mark.parametrize("typed", ["quidditch", "duel", "the", "\u202e", "s" * 500])
def test_what_is_no_topic_is_none(typed: str, catalogue: Catalogue) -> None:
    """Neither is a word that could be several."""
    assert find_topic(typed, "en", catalogue) is None


def test_nothing_typed_is_the_first_page(catalogue: Catalogue) -> None:
    """``/rules`` alone begins at the beginning."""
    assert find_topic("  ", "fr", catalogue) == HERE


@each_language
def test_topics_are_completed_while_they_are_typed(lang: str, catalogue: Catalogue) -> None:
    """Each by its title in the reader's language; one that is picked is found."""
    everywhere = topic_choices("", lang, catalogue)
    assert len(everywhere) == len(TOPICS) - len(UNBUILT) <= 25
    for title, word in everywhere:
        assert (title, word) in topic_choices(title[:3], lang, catalogue)
        assert find_topic(word, lang, catalogue) == NUMBERS[word]
        assert find_topic(title, lang, catalogue) == NUMBERS[word]


# --- how it reads -------------------------------------------------------------------------------------------------


@each_game
@each_language
def test_pages_fit_a_phone_and_every_platform(game: str, lang: str, catalogue: Catalogue) -> None:
    """About a screen each, with the biggest amounts too, and never longer than a message may be."""
    rules = RULES[game]
    grown = {name: BIGGEST for name in ("big_blind", "ante", "buy_in_max") if getattr(rules, name)}
    for told in (played(rules), played(structs.replace(rules, **grown))):
        for post in all_posts(told, lang, catalogue):
            assert fits(post)
            assert text_size(post) <= 1.6 * PAGE, post_text(post)
            assert len(post.rows) <= 5
            assert all(len(row) <= 5 for row in post.rows)


@each_language
def test_first_steps_are_one_screen(lang: str, catalogue: Catalogue) -> None:
    """For players, and with what an admin does first."""
    assert text_size(present_help(admin=False, lang=lang, catalogue=catalogue)) <= 750
    assert text_size(present_help(admin=True, lang=lang, catalogue=catalogue)) <= 1_150


@each_language
def test_titles_are_buttons(lang: str, catalogue: Catalogue) -> None:
    """At most 24 characters, no two alike."""
    titles = [catalogue.text(lang, f"rule-topic-{topic.name}") for topic in TOPICS]
    assert max(map(len, titles)) <= 24
    assert len(set(titles)) == len(titles)


@each_game
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_no_english_is_left_over(game: str, lang: str, catalogue: Catalogue) -> None:
    """Common English words are in no sentence of another language; the players' own words are allowed by name."""
    for post in all_posts(played(RULES[game]), lang, catalogue):
        for line in post_text(post).splitlines():
            words = ENGLISH.findall(re.sub(r"/\w+|«[^»]*»", "", line))
            left = {word.lower() for word in words} - LOAN_WORDS.get(lang, set())
            assert not left, line


@each_game
def test_french_is_set_as_french_is(game: str, catalogue: Catalogue) -> None:
    """A no-break space before : ; ! ? and %, and inside quotation marks."""
    for post in all_posts(played(RULES[game]), "fr", catalogue):
        for line in post_text(post).splitlines():
            bare = re.sub(r"https?://\S+", "", line)
            assert not re.search(r"(?<![\u202f\xa0\d])[:;!?%](?=\s|$)|«(?!\u202f)|(?<!\u202f)»", bare), line
            assert "'" not in bare or "\u2019" not in bare, "one kind of apostrophe"


@each_language
def test_nothing_is_left_open_in_a_sentence(lang: str, catalogue: Catalogue) -> None:
    """No brace, key or doubled blank; a paragraph ends as a sentence does."""
    for rules in RULES.values():
        for topic in TOPICS:
            for section, line in topic_lines(topic, played(rules), Words(catalogue, lang)):
                text = "".join(span.text for span in line)
                assert not re.search(r"[{}]|  |rule-", text), text
                assert section.item or text[-1] in ".?!", text
