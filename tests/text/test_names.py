"""Names that would mislead, hide or reorder lines become harmless (trouble P-37)."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poker_bot.text.catalogue import Catalogue
from poker_bot.text.names import NAME_LENGTH, clean, clusters, display_name, isolate

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
KISS = "👩🏻\u200d❤\ufe0f\u200d💋\u200d👨🏻"
SCOTLAND = "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
WHOLE_EMOJI = [
    FAMILY,
    KISS,
    SCOTLAND,
    "🇮🇩",
    "🏳\ufe0f\u200d🌈",
    "1\ufe0f\u20e3",
    "👍🏽",
    "♠\ufe0f",
    "❄\ufe0f",
    "\U0001fae9",
]
NASTY = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from(
            "\u200b\u200d\u200e\u202e\u2066\ufe0f\ufe0e\u20e3\u0301\u3164\u2800 \n1a🇫🇷👩🏽❤🏴\U000e0067\U000e007f"
        ),
    ),
    max_size=60,
)


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \u3000 Bo  ", "Ann Bo"),
        ("\u200fAnn", "Ann"),
        ("400 \u202eraises", "400 raises"),
        ("Ann\r\nBob wins 400", "Ann Bob wins 400"),
        ("Ann\u200b", "Ann"),
        ("A\u00adn\u2060n\ufeff", "Ann"),
        ("A\u200dn\u200cn", "Ann"),
        ("Ann\u2028Bo", "Ann Bo"),
        ("\x1b[31mAnn\x07", "[31mAnn"),
        ("Ann\ud800\ue000\ufffe", "Ann"),
        ("Ann\U000e0041\U000e0042", "Ann"),
        ("e\u0301", "é"),
        ("\u0301Ann", "Ann"),
        ("A\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308", "Á\u0302\u0303\u0304\u0305"),
        ("مرحبا", "مرحبا"),
        ("हिन्दी", "हिन्दी"),
        ("<b>*_`@everyone", "<b>*_`@everyone"),
    ],
)
def test_what_misleads_is_removed(raw: str, shown: str) -> None:
    """Bidi marks, line ends, zero-width characters and stacks of marks go; letters of any script and markup stay."""
    assert clean(raw) == shown


@pytest.mark.parametrize(
    "raw",
    ["", " ", "\u00a0", "\u200b\u200d", "\u3164", "\u2800", "\u115f\u1160", "\u0301\u0302", "\ufe0f", "\ue000", "\n"],
)
def test_an_invisible_name_is_the_seat(catalogue: Catalogue, raw: str) -> None:
    """Nobody plays without a name that can be seen."""
    assert display_name(catalogue, "en", raw, 4) == "Player 4"
    assert display_name(catalogue, "fr", raw, 4) == "Joueur 4"
    assert display_name(catalogue, "id", raw, 4) == "Pemain 4"
    assert display_name(catalogue, "it", raw, 4) == "Giocatore 4"


def test_a_visible_name_is_shown(catalogue: Catalogue) -> None:
    """The name a person gave himself wins over the seat."""
    assert display_name(catalogue, "en", " Ann ", 4) == "Ann"


@pytest.mark.parametrize("emoji", WHOLE_EMOJI)
def test_emoji_stay_whole(emoji: str) -> None:
    """Joiners, selectors, tones, flags and keycaps survive inside an emoji, which counts as one character."""
    assert clean(emoji) == emoji
    assert clusters(emoji) == [emoji]
    assert clean(f"A{emoji}B") == f"A{emoji}B"


def test_endless_joining_ends() -> None:
    """A chain of joined emoji is one character of four pictures, then the next begins."""
    assert clusters(clean("\u200d".join("👩" * 8))) == ["\u200d".join("👩" * 4)] * 2


def test_a_long_name_is_cut_between_characters() -> None:
    """The cut never splits an emoji or takes the accent off a letter, and says that something is missing."""
    assert clean("a" * NAME_LENGTH) == "a" * NAME_LENGTH
    assert clean("a" * (NAME_LENGTH + 1)) == "a" * (NAME_LENGTH - 1) + "…"
    assert clean(FAMILY * 30) == FAMILY * (NAME_LENGTH - 1) + "…"
    assert clean("x\u0323\u0301" * 30) == "x\u0323\u0301" * (NAME_LENGTH - 1) + "…"
    assert clean("abc def", 5) == "abc…"


def test_isolated_text_stands_between_its_marks() -> None:
    """First strong isolate before, pop directional isolate after (Unicode TR 9)."""
    assert isolate("مرحبا") == "\u2068مرحبا\u2069"


@given(NASTY)
def test_a_clean_name_is_harmless(raw: str) -> None:
    """One trimmed line, short, composed, without controls; formats only inside emoji; stable when cleaned again."""
    shown = clean(raw)
    assert clean(shown) == shown
    assert shown == unicodedata.normalize("NFC", shown) == shown.strip()
    assert "  " not in shown
    assert len(clusters(shown)) <= NAME_LENGTH
    for part in clusters(shown):
        if len(part) == 1:
            assert unicodedata.category(part)[0] != "C" or "\U0001f000" <= part <= "\U0001faff"
        assert not {unicodedata.category(char) for char in part} & {"Cc", "Cs", "Co", "Zl", "Zp"}
        assert not any("\u202a" <= char <= "\u202e" or "\u2066" <= char <= "\u2069" for char in part)
        assert "\u200d" not in part or (len(part) >= 3 and part[0] != "\u200d" and part[-1] != "\u200d")
        assert sum(unicodedata.category(char)[0] == "M" for char in part) <= 8


@given(st.text())
def test_clusters_lose_nothing(text: str) -> None:
    """The characters of a text, joined, are the text."""
    assert "".join(clusters(text)) == text
