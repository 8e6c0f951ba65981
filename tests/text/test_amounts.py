"""What people type as an amount (product.md "A hand in the chat" 6; trouble O-09, O-10)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poker_bot.engine.chips import MAX_CHIPS
from poker_bot.refusals import REFUSALS, Refusal
from poker_bot.text.amounts import MAX_AMOUNT, WORDS, Kind, ParsedAmount, parse_amount
from poker_bot.text.names import clusters
from poker_bot.text.numbers import format_chips
from tests.text.conftest import LANGUAGES

ARABIC = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")
PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
FULL_WIDTH = str.maketrans("0123456789", "０１２３４５６７８９")


def read(text: str) -> ParsedAmount | Refusal:
    """Parse in a hand with minimum 40, half pot 60, pot 120, maximum 400."""
    return parse_amount(text, minimum=40, maximum=400, pot_to=120, half_pot_to=60)


@pytest.mark.parametrize(
    ("text", "chips"),
    [
        ("250", 250),
        ("  250\n", 250),
        ("0", 0),
        ("007", 7),
        ("1k", 1_000),
        ("1K", 1_000),
        ("1 k", 1_000),
        ("1.5k", 1_500),
        ("1,5k", 1_500),
        ("0,5k", 500),
        ("0.125k", 125),
        ("2m", 2_000_000),
        ("1.2345m", 1_234_500),
        ("50rb", 50_000),
        ("1,5 jt", 1_500_000),
        ("1 000", 1_000),
        ("1\u00a0000", 1_000),
        ("1\u202f000", 1_000),
        ("1\u2009000", 1_000),
        ("1.000", 1_000),
        ("1,000", 1_000),
        ("1'000", 1_000),
        ("1\u2019000", 1_000),
        ("130,000", 130_000),
        ("1.500", 1_500),
        ("1 500", 1_500),
        ("1.000.000", 1_000_000),
        ("1 000\u202f000", 1_000_000),
        ("12 500k", 12_500_000),
        ("1234.500k", 1_234_500),
        ("٢٥٠", 250),
        ("١٠", 10),
        ("۱۰", 10),
        ("１００", 100),
        ("1000000000000", 10**12),
    ],
)
def test_numbers_as_people_type_them(text: str, chips: int) -> None:
    """One written grammar reads every language's way of typing a number."""
    assert read(text) == ParsedAmount("chips", chips)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "\u200b",
            "abc",
            "k",
            ".",
            ",5",
            "5.",
            "1..5",
            "250 chips",
            "$250",
            "250€",
            "2x",
            "5k5",
            "1kk",
            "2bb",
        ),
        *("+5", "-5", "\u22125", "1_000", "²", "5²", "①", "Ⅷ", "५", "nan", "inf", "-inf", "1e5", "0x10", "1E3", "1/4"),
        *(
            "1.500k",
            "1,500k",
            "1.234m",
            "12,34,567",
            "1,000.000",
            "1.000,000",
            "1 000.000",
            "1,23,456",
            "1 00",
            "10 00",
        ),
        *(
            "1\n000",
            "1\t000",
            "1  000",
            "1 000,5k",
            "00 500",
            "all 200",
            "min max",
            "al",
            "pots",
            "9" * 41,
            "9" * 5_000,
        ),
        *("all" + " " * 60 + "200", "1\u0660_0", "1k 500", "1٬000", "1️⃣0️⃣", "٪5", "5%"),
    ],
)
def test_what_is_not_an_amount_is_refused(text: str) -> None:
    """Signs, underscores, superscripts, floats and everything that reads in two ways are not guessed at."""
    answer = read(text)
    assert isinstance(answer, Refusal)
    assert answer.code == "amount-unreadable"


@pytest.mark.parametrize(
    "text", ["1.5", "1,5", "1.50", "0.5", "0.500", "1.0", "1,234.50", "1.234,5", "1.0005k", "0,0001k"]
)
def test_fractions_are_refused_as_such(text: str) -> None:
    """Chips are whole; who types a fraction is told so."""
    answer = read(text)
    assert isinstance(answer, Refusal)
    assert answer.code == "amount-fraction"
    assert answer.params == {"text": text}


@pytest.mark.parametrize("text", ["1000000000001", "1000001m", "9" * 40, "9.999.999.999.999"])
def test_too_large_names_the_range(text: str) -> None:
    """More than any account may hold is refused with the range that is allowed (O-08)."""
    answer = read(text)
    assert isinstance(answer, Refusal)
    assert answer.code == "amount-too-large"
    assert answer.params["minimum"] == 40
    assert answer.params["maximum"] == 400


@pytest.mark.parametrize(
    ("texts", "kind", "chips"),
    [
        (("pot", "POT", " Pot ", "piatto", "cagnotte", "le pot"), "pot", 120),
        (
            ("half", "half pot", "half-pot", "½", "1/2", "demi", "moitié", "moitie\u0301", "setengah", "metà"),
            "half",
            60,
        ),
        (("min", "minimum", "minimo", "minimal"), "min", 40),
        (("max", "maks", "maximum", "massimo"), "max", 400),
        (("all", "all-in", "ALL IN", "allin", "all  in", "tapis", "semua", "tutto"), "all", 400),
    ],
)
def test_words_of_four_languages(texts: tuple[str, ...], kind: Kind, chips: int) -> None:
    """A word is understood whatever language its writer plays in, in any case, with a hyphen or a space."""
    for text in texts:
        assert read(text) == ParsedAmount(kind, chips), text


def test_no_word_means_two_things() -> None:
    """All four languages share one list, so no word may stand in it twice."""
    words = [word for words in WORDS.values() for word in words]
    assert len(words) == len(set(words))


def test_pot_is_brought_into_the_range() -> None:
    """A pot above the stack means the stack, half a small pot the minimum."""
    assert parse_amount("pot", minimum=40, maximum=90, pot_to=120) == ParsedAmount("pot", 90)
    assert parse_amount("half", minimum=40, maximum=90, half_pot_to=15) == ParsedAmount("half", 40)


def test_pot_means_nothing_without_a_pot() -> None:
    """A buy-in has a minimum and a maximum, but no pot."""
    for word in ("pot", "half"):
        answer = parse_amount(word, minimum=400, maximum=2000)
        assert isinstance(answer, Refusal)
        assert answer.code == "amount-unreadable"
    assert parse_amount("max", minimum=400, maximum=2000) == ParsedAmount("max", 2000)


def test_all_is_understood_when_no_raise_is_possible() -> None:
    """A stack below the minimum has no range, and all-in is still its right (M-16)."""
    answer = parse_amount("all", minimum=0, maximum=0)
    assert isinstance(answer, ParsedAmount)
    assert answer.kind == "all"


def test_the_limit_is_the_engines() -> None:
    """What can be typed is what an account can hold."""
    assert MAX_AMOUNT == MAX_CHIPS


@given(st.text(max_size=60))
def test_any_text_gets_an_answer(text: str) -> None:
    """Nothing raises, chips are whole and in bounds, and a refusal is one of the registry with its parameters."""
    answer = read(text)
    if isinstance(answer, Refusal):
        assert set(answer.params) == set(REFUSALS[answer.code])
        quoted = answer.params.get("text", "")
        assert isinstance(quoted, str)
        assert len(clusters(quoted)) <= 20
        assert "\n" not in quoted
    else:
        assert 0 <= answer.chips <= MAX_AMOUNT


@given(st.integers(0, MAX_AMOUNT), st.sampled_from(LANGUAGES))
def test_what_the_bot_prints_can_be_typed_back(chips: int, lang: str) -> None:
    """parse(format(n, lang)) == n in every language, as O-09 asks."""
    assert read(format_chips(chips, lang)) == ParsedAmount("chips", chips)


@given(st.integers(0, MAX_AMOUNT), st.sampled_from([ARABIC, PERSIAN, FULL_WIDTH]))
def test_digits_of_other_scripts_are_digits(chips: int, script: dict[int, int]) -> None:
    """Arabic-Indic, Persian and full-width keyboards type amounts too."""
    assert read(str(chips).translate(script)) == ParsedAmount("chips", chips)


@given(st.integers(0, 999_999), st.integers(0, 99), st.sampled_from(".,"))
def test_decimals_of_thousands_are_exact(whole: int, hundredths: int, point: str) -> None:
    """No float is involved: 1.15k is 1150, never 1149."""
    assert read(f"{whole}{point}{hundredths:02}k") == ParsedAmount("chips", whole * 1000 + hundredths * 10)
