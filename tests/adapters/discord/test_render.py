"""Discord's markup: names harmless, mentions only of people on Discord, limits kept whatever the text (P-16, P-37)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.desk import Key, Sheet
from adapters.discord.components import buttons
from adapters.discord.render import KEYS_IN_ROW, ROWS, TEXT_LENGTH, draw, escape
from poker_bot.host.ports import Seen
from poker_bot.text.present import Span

PEOPLE = {1: Seen(1, "Ann", "discord", "42"), 2: Seen(2, "Ben", "telegram", "43"), 3: Seen(3, "Cy", "house", "cy")}


@pytest.mark.parametrize(
    ("span", "text"),
    [
        (Span("pot"), "pot"),
        (Span("pot", "bold"), "**pot**"),
        (Span(" pot ", "bold"), " **pot** "),
        (Span(" ", "bold"), " "),
        (Span("a*b_c", "italic"), "*a\\*b\\_c*"),
        (Span("a`b", "code"), "`a'b`"),
        (Span("Ann", "bold", person=1), "<@42>"),
        (Span("Ben", "bold", person=2), "**Ben**"),
        (Span("Cy", person=3), "Cy"),
        (Span("in 5 sec", "bold", instant=1_700_000_037_900), "<t:1700000037:R>"),
    ],
)
def test_spans(span: Span, text: str) -> None:
    """Each kind of span in Discord's markup."""
    assert draw(Sheet(((span,),)), PEOPLE).text == text


@pytest.mark.parametrize(
    ("text", "escaped"),
    [
        ("**x**", "\\*\\*x\\*\\*"),
        ("<@1>", "\\<\\@1\\>"),
        ("@everyone", "\\@everyone"),
        ("[a](http://b)", "\\[a\\]\\(http:\\//b\\)"),
        ("# title", "\\# title"),
        ("- item", "\\- item"),
        ("1. item", "1\\. item"),
        ("||spoiler||", "\\|\\|spoiler\\|\\|"),
        ("plain, 1.5", "plain, 1.5"),
    ],
)
def test_markup_in_words_is_shown_not_obeyed(text: str, escaped: str) -> None:
    """Whatever Discord would take for markup is escaped."""
    assert escape(text) == escaped


@given(st.text(max_size=60))
def test_escaping_only_adds_backslashes(text: str) -> None:
    """What a reader sees is the text itself."""
    assert escape(text).replace("\\", "") == text.replace("\\", "")


@given(st.lists(st.lists(st.text(max_size=300), max_size=9), max_size=12))
def test_any_sheet_fits_a_message(words: list[list[str]]) -> None:
    """However long the text and however many the buttons, Discord would take the message."""
    lines = tuple((Span("x".join(line) * 3, "bold"),) for line in words)
    rows = tuple(
        tuple(Key(label, "primary", f"p{number % 17}.{place}", "x") for place, label in enumerate(row))
        for number, row in enumerate(words)
    )
    card = draw(Sheet(lines, rows))
    assert len(card.text) <= TEXT_LENGTH
    assert len(card.rows) <= ROWS
    payloads = [key.payload for row in card.rows for key in row]
    assert len(payloads) == len(set(payloads))
    assert all(0 < len(row) <= KEYS_IN_ROW for row in card.rows)
    view = buttons(card)
    assert (view is None) == (not payloads)
    if view is not None:
        assert view.timeout is None
        assert all(len(str(button["label"])) <= 80 for row in view.to_components() for button in row["components"])


def test_only_a_nudge_pings() -> None:
    """The same mention notifies in a nudge and nowhere else, and only people of Discord."""
    sheet = Sheet(((Span("Ann", person=1), Span("Ben", person=2), Span("Cy", person=3)),))
    assert draw(sheet, PEOPLE).ping == ()
    assert draw(sheet, PEOPLE, ping=True).ping == (42,)


def test_a_card_is_not_printed() -> None:
    """A message may hold hole cards, so its repr has none of its text (law 6)."""
    assert "A♠" not in repr(draw(Sheet(((Span("A♠ K♠"),),))))
    assert "A♠" not in repr(Sheet(((Span("A♠ K♠"),),)))
