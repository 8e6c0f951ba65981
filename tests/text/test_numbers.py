"""Numbers, durations and lists are written as each language writes them."""

import pytest
from babel.numbers import format_decimal
from hypothesis import given
from hypothesis import strategies as st

from poker_bot.text.numbers import format_chips, format_seconds, join_list
from tests.text.conftest import LANGUAGES


@pytest.mark.parametrize(("lang", "text"), [("en", "1,234"), ("fr", "1\u202f234"), ("id", "1.234"), ("it", "1.234")])
def test_thousands_by_language(lang: str, text: str) -> None:
    """The glossary's separators, the narrow no-break space in French included."""
    assert format_chips(1234, lang) == text


@given(st.integers(-(10**15), 10**15), st.sampled_from(LANGUAGES))
def test_chips_agree_with_cldr(chips: int, lang: str) -> None:
    """The fast way writes exactly what Babel writes."""
    assert format_chips(chips, lang) == format_decimal(chips, locale=lang)


@pytest.mark.parametrize(
    ("seconds", "lang", "text"),
    [
        (0, "en", "0 sec"),
        (-5, "en", "0 sec"),
        (30, "en", "30 sec"),
        (60, "en", "1 min"),
        (90, "en", "1 min 30 sec"),
        (90, "fr", "1\u00a0min 30\u202fs"),
        (90, "id", "1 menit 30 detik"),
        (90, "it", "1 min 30 s"),
        (7_500, "en", "2 hr 5 min"),
        (3_601, "en", "1 hr"),
        (86_400, "it", "1 giorno"),
        (90_000, "fr", "1\u202fj 1\u202fh"),
    ],
)
def test_durations_show_two_units(seconds: int, lang: str, text: str) -> None:
    """A clock shows its two largest units, none of them zero but for nothing left."""
    assert format_seconds(seconds, lang) == text


@pytest.mark.parametrize(
    ("lang", "both", "three", "either"),
    [
        ("en", "Ann and Bo", "Ann, Bo, and Cy", "Ann or Bo"),
        ("fr", "Ann et Bo", "Ann, Bo et Cy", "Ann ou Bo"),
        ("id", "Ann dan Bo", "Ann, Bo, dan Cy", "Ann atau Bo"),
        ("it", "Ann e Bo", "Ann, Bo e Cy", "Ann o Bo"),
    ],
)
def test_lists_by_language(lang: str, both: str, three: str, either: str) -> None:
    """Names are joined with the language's own words and commas."""
    assert join_list(["Ann", "Bo"], lang) == both
    assert join_list(["Ann", "Bo", "Cy"], lang) == three
    assert join_list(["Ann", "Bo"], lang, style="or") == either
    assert join_list(["Ann"], lang) == "Ann"
    assert join_list([], lang) == ""


@given(st.lists(st.text("{}0ab,"), max_size=4), st.sampled_from(LANGUAGES))
def test_list_items_are_taken_as_they_are(items: list[str], lang: str) -> None:
    """Braces in a name are not a template."""
    joined = join_list(items, lang)
    assert all(item in joined for item in items)
