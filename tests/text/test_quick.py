"""The quick way to a text and Fluent's own agree letter by letter, and neither keeps what it was given (law 6)."""

import gc
import re
from collections.abc import Iterator
from types import ModuleType

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from hypothesis import given, settings
from hypothesis import strategies as st

from poker_bot.text.bundle import Text, TextBundle
from poker_bot.text.cards import RANK_KEYS
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.ftl import read_locale
from poker_bot.text.numbers import TextArgument
from poker_bot.text.present.size import fits
from tests.text.conftest import LANGUAGES, LOCALES, WriteLocales
from tests.text.look import Reader
from tests.text.samples import SAMPLES

MARK = "Zq7%never-kept"

BUNDLES = {
    lang: TextBundle(lang, [file.read_text(encoding="utf-8") for file in sorted((LOCALES / lang).glob("*.ftl"))])
    for lang in LANGUAGES
}
KEYS = {lang: sorted(key for key in read_locale(LOCALES, lang).entries if key[0] != "-") for lang in LANGUAGES}

VALUES: st.SearchStrategy[TextArgument] = (
    st.integers(-(10**24), 10**24)  # beyond, Babel raises
    | st.integers(-2_000_000, 2_000_000)
    | st.sampled_from((0, 1, 2, 10**6, 10**12, 10**15 - 1, 10**15, -1, True))
    | st.sampled_from((*RANK_KEYS, "one", "other", "many", "holdem", "no-limit", "closed", "1", ""))
    | st.text(max_size=8)
    | st.sampled_from(("x" * 2_500, "x" * 2_501, 1.5, -0.25))
)


class _Names(Visitor):
    """What a text may be given, and every word it chooses by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.words: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.variables.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802 - Fluent's name
        if isinstance(node.key, ast.Identifier):
            self.words.add(node.key.name)
        self.generic_visit(node)


def _found(lang: str, key: str) -> tuple[Text, _Names]:
    text = BUNDLES[lang].find(key)
    assert text is not None
    names = _Names()
    names.visit(text.pattern)
    return text, names


def _agree(lang: str, text: Text, args: dict[str, TextArgument]) -> None:
    """Both ways give the same text, and the same errors."""
    bundle = BUNDLES[lang]
    written, errors = bundle.format(text, args)
    by_fluent, its_errors = bundle.format(Text(text.pattern, None), args)
    assert written == by_fluent
    assert [str(error) for error in errors] == [str(error) for error in its_errors]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_of_every_text_reads_as_fluent_writes_it(lang: str) -> None:
    """Each text with each word it chooses by, with counts of every category, and with nothing at all."""
    for key in KEYS[lang]:
        text, names = _found(lang, key)
        values: tuple[TextArgument, ...] = (
            *sorted(names.words),
            0,
            1,
            2,
            1_234_567,
            1_000_000,
            -40,
            "Anna",
            RANK_KEYS[-1],
        )
        for value in values:
            _agree(lang, text, dict.fromkeys(names.variables, value))
        _agree(lang, text, {})


@given(st.data(), st.sampled_from(LANGUAGES))
@settings(max_examples=300, deadline=None)
def test_whatever_a_text_is_given_it_reads_as_fluent_writes_it(data: st.DataObject, lang: str) -> None:
    """Words and numbers of any kind, too many, too few, too long, too large."""
    text, names = _found(lang, data.draw(st.sampled_from(KEYS[lang])))
    values = VALUES | st.sampled_from(sorted(names.words)) if names.words else VALUES
    given_names = sorted(names.variables) + data.draw(st.sampled_from(([], ["unasked"])))
    args: dict[str, TextArgument] = {name: data.draw(values) for name in given_names if data.draw(st.integers(0, 9))}
    _agree(lang, text, args)


def test_nearly_every_text_is_written_the_quick_way() -> None:
    """What a table says never needs Fluent's resolver; only texts that refer to another text do."""
    slow = {(lang, key) for lang in LANGUAGES for key in KEYS[lang] if _found(lang, key)[0].quick is None}
    assert {key for _, key in slow} == {"reply-floor-preview", "reply-floor-done", "log-floor", "reply-table-opened"}


@pytest.mark.parametrize(
    ("english", "args"),
    [
        ("a = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n }\n}", {"n": 0}),
        ("a = { $n ->\n    [one] one\n    [1] exactly\n   *[other] { $n }\n}", {"n": 1}),
        ("a = { $n ->\n   *[other] first\n    [7] seven\n}", {"n": 7}),
        ("a = { $n ->\n    [1] by number\n   *[x] else\n}", {"n": "one"}),
        ('a = { "{" }{ $n }{ "" }', {"n": 5}),
        ("a = { NUMBER($n, minimumFractionDigits: 2) }", {"n": 5}),
        ("a = { $n }\n    .b = c", {"n": "two\nlines"}),
    ],
)
def test_rare_forms_read_as_fluent_writes_them(
    write_locales: WriteLocales, english: str, args: dict[str, TextArgument]
) -> None:
    """Numbers among the variants, a default that stands first, literals, functions."""
    folder = write_locales(en=english + "\n")
    bundle = TextBundle("en", [file.read_text(encoding="utf-8") for file in (folder / "en").glob("*.ftl")])
    text = bundle.find("a")
    assert text is not None
    assert bundle.format(text, args)[0] == bundle.format(Text(text.pattern, None), args)[0]


def test_a_language_that_groups_otherwise_is_left_to_fluent() -> None:
    """Hindi writes 12,34,567: digits go by threes and then by twos."""
    bundle = TextBundle("hi", ["a = { $n }\n"])
    text = bundle.find("a")
    assert text is not None
    assert bundle.format(text, {"n": 1_234_567})[0] == "12,34,567"


def test_no_argument_is_kept() -> None:
    """After every text was written in both ways, what it was written with is nowhere in the catalogue's memory."""
    catalogue = Catalogue.load(LOCALES)
    for lang in LANGUAGES:
        for key in KEYS[lang]:
            names = _found(lang, key)[1].variables
            catalogue.text(lang, key, **dict.fromkeys(names, MARK))
            catalogue.text(lang, key, **dict.fromkeys(names, 987_654_321), **{MARK.replace("%", "_"): MARK})
    kept = set(_strings(catalogue))
    assert "rank-ace" in str(kept)  # the walk sees what is there
    assert not [text for text in kept if MARK in text or re.search(r"987.?654.?321", text)]


def test_no_private_sheet_is_kept() -> None:
    """After everybody's cards were written, no sentence that names them is in the catalogue's memory."""
    catalogue = Catalogue.load(LOCALES)
    before = {text for text in _strings(catalogue) if "♠" in text or "♥" in text}
    reader = Reader("fr", catalogue)
    for make in SAMPLES.values():
        sample = make()
        for seat, view in sample.seats.items():
            assert fits(reader.seat(sample, seat))
            reader.alert(view)
    assert {text for text in _strings(catalogue) if "♠" in text or "♥" in text} == before


def _strings(root: object) -> Iterator[str]:
    """Every string that can be reached from ``root``, through closures, too, but not through modules and classes."""
    seen, waiting = {id(root)}, [root]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, str):
            yield thing
        for other in gc.get_referents(thing):
            if id(other) not in seen and not isinstance(other, ModuleType | type):
                seen.add(id(other))
                if not (isinstance(other, dict) and "__builtins__" in other):  # a module's names
                    waiting.append(other)
