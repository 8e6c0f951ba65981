"""A file is split into its hands, and each is read as TOML is."""

import tomllib
from decimal import Decimal

import pytest

from poker_bot.phh.errors import UnreadableError
from poker_bot.phh.source import fields_of, hands_of
from tests.phh.support import PLURIBUS


def keys(text: str) -> list[tuple[str, int]]:
    """Key and first line of each hand."""
    return [(source.key, source.line) for source in hands_of(text.encode())]


def test_every_table_of_a_file_is_a_hand_of_its_own() -> None:
    """Header lines divide; comments and blank lines before the first are no hand."""
    assert keys("# a note\n\n[1]\na = 1\n[ 'two' ] # second\na = 2\n\n[three]\n") == [
        ("1", 3),
        ("two", 5),
        ("three", 8),
    ]


def test_a_file_without_tables_is_one_hand() -> None:
    """A ``.phh`` file holds its fields at the top; somebody's own table below them belongs to the hand."""
    assert keys("a = 1\n[_mine]\nb = 2\n") == [("", 1)]


@pytest.mark.parametrize("text", ["", "\n\n", "# only words\n", "\ufeff\r\n"])
def test_nothing_is_no_hand(text: str) -> None:
    """An empty file, blank lines and comments hold no hand."""
    assert keys(text) == []


def test_windows_files_are_read() -> None:
    """A byte order mark and CRLF change nothing."""
    (one, two) = hands_of("\ufeff[1]\r\na = 'x'\r\n\r\n[2]\r\nb = [1,\r\n 2]\r\n".encode())
    assert (fields_of(one.text), fields_of(two.text)) == ({"a": "x"}, {"b": [1, 2]})


def test_bytes_that_are_no_text_are_named() -> None:
    """A file that is no UTF-8 says where."""
    with pytest.raises(UnreadableError, match="byte 3"):
        list(hands_of(b"a\n\xff"))


def test_the_fast_way_reads_what_toml_says() -> None:
    """Two hundred real hands are the same fields by the expression and by tomllib."""
    for source in hands_of(PLURIBUS.read_bytes()):
        assert fields_of(source.text) == tomllib.loads(source.text, parse_float=Decimal)


@pytest.mark.parametrize(
    "text",
    [
        "a = 1 # note", "a = [1, 2,\n 3]", 'a = "x\\ty"', "a = [0.50, 1, -2]", "a = [ ]", "a = [1, 2, ]",
        "a = 00:00:09",
        "a = ['p1 f # it''s', \"p2 f\"]", 'a = ["it\'s", \'x\']', "a = [true, false]", "a = 1e3", "a = -0.5", "a = inf",
        "a = 1\na = 2", "a = 01", "a = [1 2]", "a = [,]", "a = 'x", "a", "= 1", "a = ''", "b.c = 1", "a = 1_000",
        "'a' = 1",
        "a = [1, 'x']", "a = 'x\ty'", "a = +1", "a = 1.", "a = .5", "a = tru", "a = [[1]]", "a = {b = 1}",
    ],
)  # fmt: skip
def test_what_is_no_toml_is_refused_and_the_rest_read(text: str) -> None:
    """For every kind of line, right or wrong, both ways agree."""
    try:
        expected = tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError:
        with pytest.raises(UnreadableError, match="no TOML"):
            fields_of(text)
    else:
        assert fields_of(text) == expected
