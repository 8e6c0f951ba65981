"""From sheets to what Telegram is sent: markup nobody can break, keyboards a phone can show (P-33, P-37)."""

from hypothesis import example, given
from hypothesis import strategies as st

from adapters.desk import Key, Sheet
from adapters.telegram.components import (
    keyboard,
    narrow,
    room_of_payload,
    room_payload,
    start_link,
    table_rows,
)
from adapters.telegram.render import draw
from adapters.tokens import ButtonPress, decode, encode
from poker_bot.host.commands import TurnToken
from poker_bot.host.ports import Seen
from poker_bot.text.present import Span
from tests.adapters.telegram.scene import CATALOGUE
from tests.emulators.telegram.entities import found_in
from tests.emulators.telegram.html import parse_html

ANN = Seen(1, "Ann", "telegram", "6100000001")
DAN = Seen(2, "Dan", "discord", "77")
JOINER = "\N{WORD JOINER}"
TOKEN = TurnToken(2**63 - 1, 2**40, 2**40)


def line(*spans: Span) -> Sheet:
    """A sheet of one line."""
    return Sheet((spans,))


@given(st.text(alphabet=st.characters(exclude_categories=["Cs"])), st.sampled_from(["plain", "bold", "italic", "code"]))
@example("<b>&amp;</b> & <", "bold")
@example("</code><a href='tg://user?id=1'>x</a>", "code")
def test_words_stay_words(text: str, style: str) -> None:
    """Whatever somebody calls himself, Telegram reads the same characters and no other markup than ours."""
    card = draw(line(Span(text, style), Span("!")), {})  # type: ignore[arg-type]
    words, entities = parse_html(card.html)
    assert words.replace(JOINER, "") == (text + "!").replace(JOINER, "")
    assert words == card.plain
    assert {entity["type"] for entity in entities} <= {style}


@given(st.text(alphabet="@/#.abzé_1 \u202e", max_size=30))
@example("@durov")
@example("/fold")
@example("evil.com")
@example("x /fold@emulated_poker_bot")
def test_names_are_no_links(text: str) -> None:
    """A name that looks like a mention or a command is not made one by Telegram."""
    words, _ = parse_html(draw(line(Span(text)), {}).html)
    assert list(found_in(words)) == []


def test_the_house_may_name_commands() -> None:
    """In texts without players' names a command can be touched, and figures are never disturbed."""
    assert draw(line(Span("Type /poker"))).html == "Type /poker"
    assert draw(line(Span("10/20 · 1.000 · 1,5k")), {}).html == "10/20 · 1.000 · 1,5k"


def test_mentions_are_by_account() -> None:
    """Somebody on Telegram is mentioned by his id, somebody from elsewhere is named."""
    card = draw(line(Span("Ann", "bold", person=1), Span(" and "), Span("Dan", person=2)), {1: ANN, 2: DAN})
    assert card.html == '<b><a href="tg://user?id=6100000001">Ann</a></b> and Dan'


def test_a_countdown_is_a_date() -> None:
    """Clients that know dates count down; the words stand in for others, and are no reason for an edit."""
    early = draw(line(Span("in 30 sec", instant=1_700_000_030_500)))
    late = draw(line(Span("in 9 sec", instant=1_700_000_030_500)))
    assert early.html == '<tg-time unix="1700000030" format="r">in 30 sec</tg-time>'
    assert early == late
    assert hash(early) == hash(late)
    assert early != draw(line(Span("in 30 sec", instant=1_700_000_031_500)))
    assert early != draw(line(Span("in 30 sec")))


def test_nothing_of_a_card_is_printed() -> None:
    """Its repr holds no words, which may be hole cards (law 6)."""
    assert "A♠" not in repr(draw(line(Span("A♠ K♠"))))


def key(label: str, action: str = "fold") -> Key:
    """A button."""
    return Key(label, "secondary", encode(ButtonPress(action, TOKEN, 2**62)), action)


@given(st.lists(st.lists(st.text(min_size=1, max_size=40), max_size=6), max_size=5))
def test_narrow_rows_lose_nothing(labels: list[list[str]]) -> None:
    """Every key stays, in its order; a row is one key, or as many as can be read."""
    rows = tuple(tuple(map(key, row)) for row in labels)
    narrowed = narrow(rows)
    assert [one.label for row in narrowed for one in row] == [label for row in labels for label in row]
    assert all(len(row) == 1 or max(len(one.label) + 2 for one in row) * len(row) <= 36 for row in narrowed)
    assert all(narrowed)


def test_the_way_out_of_a_plan_stands_beside_it() -> None:
    """Where pre-actions are drawn, so is the button that takes one back, for the same decision."""
    rows = table_rows(((key("Check/fold", "pre-check-fold"), key("Call in turn", "pre-call")),), CATALOGUE, "fr")
    last = rows[-1][-1]
    assert isinstance(last, Key)
    assert last.label == CATALOGUE.text("fr", "button-pre-none")
    assert decode(last.payload) == ButtonPress("pre-none", TOKEN)


def test_no_buttons_are_no_keyboard() -> None:
    """A message without buttons is sent without a keyboard, which takes an old one off."""
    assert keyboard(()) is None


@given(st.integers(1, 2**63 - 1))
def test_start_brings_the_room(room: int) -> None:
    """The payload of a link fits into Telegram's 64 characters and is read back."""
    payload = room_payload(room)
    assert len(payload) <= 64
    assert room_of_payload(payload) == room
    assert start_link("bot", payload) == f"https://t.me/bot?start={payload}"


@given(st.text(max_size=64))
@example("room-²")
@example("room--1")
def test_other_payloads_bring_none(text: str) -> None:
    """Anybody can make up a link."""
    if not text.removeprefix("room-").isascii() or not text.removeprefix("room-").isdecimal():
        assert room_of_payload(text) == 0


def test_cards_that_look_the_same_are_not_different() -> None:
    """``!=``, by which the sender finds out whether an edit would change anything, is the opposite of ``==``."""
    one, other = (draw(Sheet(((Span("Anna"),),))) for _ in range(2))
    assert one == other
    assert not one != other  # noqa: SIM202 - the operator is what is tested
