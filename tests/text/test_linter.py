"""The linter finds what would show in one language only (trouble O-17, O-18); the project's texts pass it."""

import shutil
from pathlib import Path

import pytest

from poker_bot.text import cards, hands, names
from poker_bot.text.linter import Finding, lint
from tests.text.conftest import LANGUAGES, LOCALES, WriteLocales

ENGLISH = "call = call { $amount }\nfold = fold\n"
FRENCH = "call = suivre { $amount }\nfold = passer\n"
OTHERS = {"id": "call = menyamai { $amount }\nfold = tutup\n", "it": "call = vedere { $amount }\nfold = lasciare\n"}


def test_the_projects_texts_pass() -> None:
    """Nothing is missing, surplus, English in disguise, marked up or miscounted in any locale."""
    assert lint(LOCALES) == []


def test_cards_ftl_holds_exactly_what_the_modules_ask_for(tmp_path: Path) -> None:
    """The keys these modules build from data all exist, and there are no others in their file."""
    for lang in LANGUAGES:
        (tmp_path / lang).mkdir()
        shutil.copy(LOCALES / lang / "cards.ftl", tmp_path / lang)
    assert lint(tmp_path, cards.MESSAGE_KEYS | hands.MESSAGE_KEYS | names.MESSAGE_KEYS) == []


def test_good_texts_have_no_findings(write_locales: WriteLocales) -> None:
    """The texts the other tests break one by one are good to begin with."""
    assert lint(write_locales(en=ENGLISH, fr=FRENCH, **OTHERS), {"call", "fold"}) == []


@pytest.mark.parametrize(
    ("french", "finding"),
    [
        ("call = suivre { $amount }\n", Finding("fr", "fold", "missing")),
        (FRENCH + "more = plus\n", Finding("fr", "more", "surplus")),
        (FRENCH + "fold = passer\n", Finding("fr", "fold", "duplicate")),
        (
            "call = suivre { $montant }\nfold = passer\n",
            Finding("fr", "call", "arguments", "has montant, English has amount"),
        ),
        ("call = suivre\nfold = passer\n", Finding("fr", "call", "arguments", "has nothing, English has amount")),
        ("call = suivre { $amount }\nfold = fold\n", Finding("fr", "fold", "same-as-english")),
        ("# Same as English: no\n" + FRENCH, Finding("fr", "call", "needless-allowance")),
        ("call = <b>suivre</b> { $amount }\nfold = passer\n", Finding("fr", "call", "markup", "<b")),
        ("call = **suivre** { $amount }\nfold = passer\n", Finding("fr", "call", "markup", "**")),
        ("call = `suivre` { $amount }\nfold = passer\n", Finding("fr", "call", "markup", "`")),
        ("call = suivre &amp; { $amount }\nfold = passer\n", Finding("fr", "call", "markup", "&amp;")),
        ("call = suivre $amount { $amount }\nfold = passer\n", Finding("fr", "call", "placeable", "$a")),
        ('call = suivre {"{"} { $amount }\nfold = passer\n', Finding("fr", "call", "placeable", "{")),
        ("call = suivre { amount } { $amount }\nfold = passer\n", Finding("fr", "call", "reference", "amount")),
        ("call = suivre { -terme } { $amount }\nfold = passer\n", Finding("fr", "call", "reference", "-terme")),
        ("call = suivre { HACK($amount) }\nfold = passer\n", Finding("fr", "call", "function", "HACK")),
    ],
)
def test_each_fault_is_found(write_locales: WriteLocales, french: str, finding: Finding) -> None:
    """A fault in one language is named with its language, its key and what it is, and nothing else is."""
    assert lint(write_locales(en=ENGLISH, fr=french, **OTHERS)) == [finding]


def test_junk_is_named_with_its_line(write_locales: WriteLocales) -> None:
    """An unbalanced placeable is dropped by Fluent without a word; here it is a finding with file and line."""
    found = lint(write_locales(en=ENGLISH, fr="fold = passer\ncall = suivre { $amount\n", **OTHERS))
    assert [(one.lang, one.key, one.code) for one in found] == [
        ("fr", "call", "missing"),
        ("fr", "texts.ftl:2", "junk"),
    ]


def test_allowances_are_comments(write_locales: WriteLocales) -> None:
    """A comment on the message, or on its group, with a reason, lets it read as in English."""
    group = "call = suivre { $amount }\n\n## Same as English: players say so\n\nfold = fold\n"
    assert lint(write_locales(en=ENGLISH, fr=group, **OTHERS)) == []
    single = "call = suivre { $amount }\n# Same as English: players say so\nfold = fold\n"
    assert lint(write_locales(en=ENGLISH, fr=single, **OTHERS)) == []
    no_reason = "call = suivre { $amount }\n# Same as English:\nfold = fold\n"
    assert [one.code for one in lint(write_locales(en=ENGLISH, fr=no_reason, **OTHERS))] == ["same-as-english"]


def test_texts_without_words_may_be_the_same(write_locales: WriteLocales) -> None:
    """Numbers, signs and arguments are no English."""
    assert lint(write_locales(en="blinds = { $small }/{ $big }\nback = «\n")) == []


def test_arguments_of_referred_messages_count(write_locales: WriteLocales) -> None:
    """A language may split a sentence otherwise, as long as it needs the same arguments in the end."""
    english = "-host = house\nall = call { $amount }, { -host }\npart = now { $amount }\n"
    other = "all = ici { part }\npart = ceci { $amount }\n"
    assert lint(write_locales(en=english, fr=other, id=other, it=other)) == []


@pytest.mark.parametrize(
    ("lang", "plural", "code"),
    [
        ("fr", "{ $n ->\n    [one] jeton\n   *[other] jetons\n}", "has one, other, needs many, one, other"),
        ("it", "{ $n ->\n    [one] fiche\n   *[other] fiches\n}", "has one, other, needs many, one, other"),
        (
            "fr",
            "{ $n ->\n    [one] jeton\n    [few] x\n    [many] y\n   *[other] z\n}",
            "has few, many, one, other, needs many, one, other",
        ),
        ("id", "{ $n ->\n    [one] cip\n   *[other] cip\n}", "has one, other, needs other"),
    ],
)
def test_plurals_are_those_of_cldr(write_locales: WriteLocales, lang: str, plural: str, code: str) -> None:
    """French and Italian count exact millions apart, Indonesian does not count (O-17)."""
    sources = {"en": "a = { $n ->\n    [one] chip\n   *[other] chips\n}\n"}
    sources |= dict.fromkeys(LANGUAGES[1:], "a = { $n } x\n")
    sources[lang] = f"a = {plural}\n"
    assert lint(write_locales(**sources)) == [Finding(lang, "a", "plural", code)]


def test_exact_numbers_are_no_plural(write_locales: WriteLocales) -> None:
    """[0] and [1] beside *[other] pick a wording by exact number; they need no plural categories."""
    small = "a = { $n ->\n    [0] %s\n    [1] %s %s\n   *[other] { $n } %s\n}\n"
    sources = {
        lang: small.replace("%s", word) for lang, word in zip(LANGUAGES, ("no", "non", "bukan", "niente"), strict=True)
    }
    assert lint(write_locales(**sources)) == []


def test_nouns_of_a_family_have_the_same_forms(write_locales: WriteLocales) -> None:
    """A form that one rank lacks would fail with that rank only, in the middle of a hand."""
    english = 'rank-a = ace\n    .plural = aces\nrank-k = king\npair = pair { NOUN($rank, form: "plural") }\n'
    others = {lang: f"rank-a = {lang}a\nrank-k = {lang}k\npair = {lang}p {{ NOUN($rank) }}\n" for lang in LANGUAGES[1:]}
    assert lint(write_locales(en=english, **others)) == [Finding("en", "rank-k", "forms", "lacks plural")]
    unknown = english.replace("rank-k = king", "rank-k = king\n    .plural = kings").replace(
        'form: "plural"', 'form: "of"'
    )
    assert Finding("en", "of", "forms", "no noun has it") in lint(write_locales(en=unknown, **others))


def test_keys_are_held_against_the_code(write_locales: WriteLocales) -> None:
    """What the code asks for must exist, and what exists must be asked for, by the code or by another text."""
    folder = write_locales(
        en=ENGLISH + "call-more = { call }\n",
        fr=FRENCH + "call-more = { call }\n",
        **{lang: source + "call-more = { call }\n" for lang, source in OTHERS.items()},
    )
    assert lint(folder, {"call-more", "fold"}) == []
    assert lint(folder, {"call", "bet"}) == [
        Finding("en", "bet", "unknown-key"),
        Finding("en", "call-more", "unused-key"),
        Finding("en", "fold", "unused-key"),
    ]
