"""What Telegram's own limits mean in every language: alerts of 200 characters, messages of 4,096, names of any kind."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from adapters.desk import Desk
from adapters.desk.sheets import ALERT_LENGTH
from adapters.telegram.wire import TelegramWire
from poker_bot.engine.cards import Card
from poker_bot.engine.ranks import hand_names, rank_hand
from poker_bot.engine.views import HandRank, SeatView
from poker_bot.host.ports import Seen
from poker_bot.text.cards import card_sign
from poker_bot.text.present import present_cards_short, present_draw_numbers
from tests.adapters.support import frame
from tests.adapters.telegram.scene import CATALOGUE
from tests.adapters.telegram.test_wire import NoService
from tests.emulators.telegram.entities import found_in
from tests.emulators.telegram.html import parse_html
from tests.fakes import FakeClock
from tests.text.conftest import LANGUAGES

TENS: tuple[Card, ...] = tuple(card for card in range(52) if card // 4 == 8)
OPENING, CLOSING = "\u2066\u2067\u2068\u202a\u202b\u202d\u202e", "\u2069\u202c"
MOST = 4_096
OURS = {"bold", "italic", "code", "date_time", "text_mention", "text_link"}
WIRE = TelegramWire(Desk(NoService(), CATALOGUE, FakeClock()), NoService(), CATALOGUE, lambda: None)


def units(text: str) -> int:
    """Characters as Telegram counts them."""
    return len(text.encode("utf-16-le")) // 2


def seat_view(cards: tuple[Card, ...], rank: HandRank | None) -> SeatView:
    """What somebody with these cards may see, to whom nothing else is offered."""
    return SeatView(
        seat=1,
        player=1,
        hand_number=99_999,
        cards=cards,
        rank=rank,
        legal=None,
        to_call=0,
        pre_action="",
        pre_action_price=0,
        may_pre_act=False,
        may_show=False,
        may_muck=False,
        waiting=False,
        posting=False,
        post_amount=0,
        turn=1,
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_my_cards_fit_into_an_alert(lang: str) -> None:
    """Five of the longest cards with the name of every hand there is: at most 200 characters, and nothing is cut."""
    cards = (*TENS, 0)
    assert all(card_sign(card).startswith("10") for card in TENS)
    for rank in hand_names():
        text = present_cards_short(seat_view(cards, rank), lang=lang, catalogue=CATALOGUE)
        assert units(text) <= ALERT_LENGTH
    numbers = present_draw_numbers(seat_view(cards, None), lang=lang, catalogue=CATALOGUE)
    assert units(numbers) <= ALERT_LENGTH


@given(st.lists(st.integers(0, 51), min_size=5, max_size=5, unique=True), st.sampled_from(LANGUAGES))
def test_my_cards_of_any_hand_fit(cards: list[Card], lang: str) -> None:
    """The same for any five cards."""
    hand = tuple(cards)
    assert units(present_cards_short(seat_view(hand, rank_hand(hand)), lang=lang, catalogue=CATALOGUE)) <= ALERT_LENGTH


NAMES = st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=255)


@given(st.lists(NAMES, min_size=3, max_size=3), st.sampled_from(LANGUAGES), st.sampled_from([0, 1]))
@example(["<b>" * 85, "</code><a href='tg://user?id=1'>x</a>", "&lt;" * 60], "fr", 1)
@example(["\u202e" + "004 sesiar", "\u2067" * 255, "אבג 500 ▶ bets 9,000"], "en", 1)
@example(["👩‍👩‍👧‍👦" * 36, "🏴󠁧󠁢󠁳󠁣󠁴󠁿" * 30, "\u0301" * 255], "id", 0)
@example(["@durov", "/fold@emulated_poker_bot", "https://evil.example/x"], "it", 0)
def test_names_are_harmless_at_a_table(names: list[str], lang: str, street: int) -> None:
    """Whatever people are called, the table is words and our own markup, of a length Telegram takes, in its order."""
    people = {number: Seen(number, name, "telegram", str(1_000 + number)) for number, name in enumerate(names, 1)}
    drawn = replace(frame(5, street=street, nudge_at=1), people=people, language=lang)
    for card in (
        WIRE.table(drawn, live=True, closed=frozenset({1, 3})),
        WIRE.table(drawn, live=False, closed=frozenset()),
        WIRE.nudge(drawn),
    ):
        words, entities = parse_html(card.html)
        assert words == card.plain
        assert units(words) <= MOST
        assert list(found_in(words)) == [], "no mention, command or address that is not ours"
        assert {entity["type"] for entity in entities} <= OURS
        links = [entity.get("url", "") for entity in entities if entity["type"] == "text_link"]
        assert all(link.startswith("tg://user?id=100") for link in links)
        for line in words.split("\n"):
            depth = [0]
            for sign in line:
                depth.append(depth[-1] + (sign in OPENING) - (sign in CLOSING))
            assert min(depth) >= 0
            assert depth[-1] == 0, "no name turns what stands behind it"
