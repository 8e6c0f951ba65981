"""The catalogue answers in the asked language, falls back to English, logs once and never raises (O-17, O-18)."""

import logging
import subprocess
import sys
from pathlib import Path

import pytest

from poker_bot.text.catalogue import Catalogue, CatalogueError, resolve_language
from tests.text.conftest import LANGUAGES, WriteLocales

CHIPS = """
chips = { $n ->
    [one] { $n } chip
   *[other] { $n } chips
}
"""
JETONS = """
chips = { $n ->
    [one] { $n } jeton
    [many] { $n } de jetons
   *[other] { $n } jetons
}
"""
NOUNS = """
rank-king = king
    .plural = kings
pair = pair of { NOUN($rank, form: "plural") }
"""


@pytest.mark.parametrize(
    ("tag", "lang"),
    [
        ("en", "en"),
        ("en-GB", "en"),
        ("en-US", "en"),
        ("fr", "fr"),
        ("fr-CA", "fr"),
        ("FR_ca", "fr"),
        ("id", "id"),
        ("id-ID", "id"),
        ("in", "id"),
        ("in_ID", "id"),
        ("it", "it"),
        ("it-IT", "it"),
        ("pt-BR", "en"),
        ("inuktitut", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_platform_tags_become_our_languages(tag: str | None, lang: str) -> None:
    """A region is dropped, Indonesian's old code is known, and any other language reads English."""
    assert resolve_language(tag, LANGUAGES) == lang


def test_an_unknown_tag_can_fall_to_the_community_language() -> None:
    """Who speaks a fifth language reads the language of the group he plays in."""
    assert resolve_language("de", LANGUAGES, default="it") == "it"


def test_every_file_of_a_locale_is_read(tmp_path: Path) -> None:
    """Texts may be spread over any number of files, and a file may refer to another one's messages."""
    for lang in LANGUAGES:
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "a.ftl").write_text("first = { second }!\n")
        (tmp_path / lang / "b.ftl").write_text("second = two\n")
    assert Catalogue.load(tmp_path).text("fr", "first") == "two!"


def test_a_language_without_texts_stops_the_start(tmp_path: Path) -> None:
    """A wrong folder is found when the bot starts, and the message names the folder."""
    with pytest.raises(CatalogueError, match="en"):
        Catalogue.load(tmp_path)


@pytest.mark.parametrize(
    ("lang", "number", "text"),
    [
        ("en", 0, "0 chips"),
        ("en", 1, "1 chip"),
        ("en", 1234, "1,234 chips"),
        ("fr", 0, "0 jeton"),
        ("fr", 1, "1 jeton"),
        ("fr", 2, "2 jetons"),
        ("fr", 1234, "1\u202f234 jetons"),
        ("fr", 1_000_000, "1\u202f000\u202f000 de jetons"),
        ("fr", 1_000_001, "1\u202f000\u202f001 jetons"),
    ],
)
def test_numbers_are_written_and_counted_by_language(
    write_locales: WriteLocales, lang: str, number: int, text: str
) -> None:
    """French has a singular zero and a form of its own for exact millions (O-17)."""
    assert Catalogue.load(write_locales(en=CHIPS, fr=JETONS)).text(lang, "chips", n=number) == text


@pytest.mark.parametrize(
    ("lang", "text"), [("en", "1,234,567"), ("fr", "1\u202f234\u202f567"), ("id", "1.234.567"), ("it", "1.234.567")]
)
def test_number_function_and_bare_argument_agree(write_locales: WriteLocales, lang: str, text: str) -> None:
    """A number reads the same with and without NUMBER()."""
    catalogue = Catalogue.load(write_locales(en="bare = { $n }\ncalled = { NUMBER($n) }\n"))
    assert catalogue.text(lang, "bare", n=1_234_567) == text
    assert catalogue.text(lang, "called", n=1_234_567) == text


def test_arguments_are_not_wrapped_in_isolates(write_locales: WriteLocales) -> None:
    """Marks around every number would break amounts people copy; only names are isolated, and by their own function."""
    assert Catalogue.load(write_locales(en="a = { $n } x { $who }\n")).text("en", "a", n=5, who="Bo") == "5 x Bo"


def test_arguments_may_be_called_anything(write_locales: WriteLocales) -> None:
    """Arguments named like the method's own parameters are arguments."""
    catalogue = Catalogue.load(write_locales(en="a = { $self } { $lang } { $key }\n"))
    assert catalogue.text("en", "a", self="x", lang="y", key="z") == "x y z"


def test_an_attribute_is_reached_by_its_dotted_key(write_locales: WriteLocales) -> None:
    """``key.attribute`` names an attribute."""
    assert Catalogue.load(write_locales(en=NOUNS)).text("it", "rank-king.plural") == "kings"


def test_a_noun_gives_the_form_that_is_asked_for(write_locales: WriteLocales) -> None:
    """Which forms a noun has is the business of each language."""
    french = 'rank-king = roi\n    .of = de rois\npair = paire { NOUN($rank, form: "of") }\n'
    catalogue = Catalogue.load(write_locales(en=NOUNS, fr=french))
    assert catalogue.text("en", "pair", rank="rank-king") == "pair of kings"
    assert catalogue.text("fr", "pair", rank="rank-king") == "paire de rois"


def test_a_missing_text_is_english_and_logged_once(
    write_locales: WriteLocales, caplog: pytest.LogCaptureFixture
) -> None:
    """The player reads English, the operator reads one line however often it happens (O-18)."""
    catalogue = Catalogue.load(write_locales(en="a = fold { $n }\nb = b\n", fr="b = b\n"))
    assert [catalogue.text("fr", "a", n=n) for n in range(3)] == ["fold 0", "fold 1", "fold 2"]
    assert [record.getMessage() for record in caplog.records] == ["text a in fr: no such text"]


def test_an_argument_another_name_falls_back_to_english(
    write_locales: WriteLocales, caplog: pytest.LogCaptureFixture
) -> None:
    """A translated placeholder, {$jumlah} for {$amount}, cannot break a hand in one language only (O-18)."""
    catalogue = Catalogue.load(write_locales(en="a = call { $amount }\n", id="a = menyamai { $jumlah }\n"))
    assert catalogue.text("id", "a", amount=40) == "call 40"
    assert "jumlah" in caplog.text


def test_a_key_nobody_has_is_shown_itself(write_locales: WriteLocales) -> None:
    """Better a key than no message at all."""
    catalogue = Catalogue.load(write_locales(en="a = a\n"))
    assert catalogue.text("it", "no-such-key") == "no-such-key"
    assert not catalogue.has("no-such-key")
    assert catalogue.has("a")


def test_a_tag_in_place_of_a_language_is_understood(write_locales: WriteLocales) -> None:
    """A caller that passes the platform's tag on still gets a text."""
    catalogue = Catalogue.load(write_locales(en="a = call\n", fr="a = suivre\n"))
    assert catalogue.text("fr-CA", "a") == "suivre"
    assert catalogue.text("xx", "a") == "call"


@pytest.mark.parametrize("strange", [None, object(), b"x", (1, 2), float("nan"), float("inf"), "x" * 5000, True])
def test_no_argument_makes_it_raise(write_locales: WriteLocales, strange: object) -> None:
    """Whatever is passed, somebody gets a text that still names what it is about."""
    catalogue = Catalogue.load(write_locales(en="a = call { $n }\nb = { $n ->\n    [one] x\n   *[other] y\n}\n"))
    for key in ("a", "b"):
        assert isinstance(catalogue.text("en", key, n=strange), str)  # type: ignore[arg-type]


def test_broken_texts_do_not_raise(write_locales: WriteLocales) -> None:
    """Junk, cycles, unknown references, functions and forms all end in English or in the key."""
    broken = (
        'junk = { $n\ncycle = { cycle }\nlost = { nowhere }\ncalled = { HACK($n) }\nform = { NOUN($n, form: "x") }\n'
    )
    fine = "".join(f"{key} = fine\n" for key in ("junk", "cycle", "lost", "called", "form"))
    catalogue = Catalogue.load(write_locales(en=fine, it=broken))
    assert {catalogue.text("it", key, n="n") for key in ("junk", "cycle", "lost", "called", "form")} == {"fine"}
    everywhere = Catalogue.load(write_locales(en=broken))
    for key in ("junk", "cycle", "lost", "called", "form"):
        assert isinstance(everywhere.text("it", key, n="n"), str)


def test_a_card_never_reaches_the_log(write_locales: WriteLocales, caplog: pytest.LogCaptureFixture) -> None:
    """What goes wrong with a private text is logged without its arguments (law 6)."""
    caplog.set_level(logging.DEBUG)
    catalogue = Catalogue.load(write_locales(en='a = { NOUN($rank, form: "x") } { NUMBER($suit) } { $missing }\n'))
    catalogue.text("fr", "a", rank="rank-king", suit="suit-hearts")
    assert caplog.records
    assert "king" not in caplog.text
    assert "hearts" not in caplog.text


def test_import_has_no_side_effect() -> None:
    """Importing reads no locale data and touches no logger's handlers; languages load when they are first needed."""
    code = (
        "import logging, sys; import poker_bot.text.catalogue, poker_bot.text.hands, poker_bot.text.names, "
        "poker_bot.text.amounts; import babel.localedata as d; "
        "sys.exit(bool(logging.getLogger().handlers) or bool(set(d._cache) - {'root'}))"
    )
    root = Path(__file__).parents[2]
    assert subprocess.run([sys.executable, "-c", code], cwd=root, check=False).returncode == 0
