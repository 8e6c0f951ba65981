"""Every text in every language: complete, held against the registries, within the platforms' limits, and readable."""

import importlib
import logging
import re

import pytest

from poker_bot import pictures
from poker_bot.host.reply_codes import NOTICES, REPLIES
from poker_bot.refusals import REFUSALS
from poker_bot.text import cards, hands, names, present, rulebook
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.ftl import LocaleTexts, read_locale
from poker_bot.text.linter import lint
from poker_bot.text.names import clean
from tests.text.conftest import LANGUAGES, LOCALES
from tests.text.look import EXAMPLES, OPTION_PARTS, Reader
from tests.text.typography import wrong_lines

REGISTRIES = {"refusal": REFUSALS, "reply": REPLIES, "notice": NOTICES}
ADAPTERS = LOCALES.parent / "adapters"
ALERT = 200  # most characters of a Telegram alert
BIGGEST = 10**12

WORDS = {
    "player": "Anna",
    "players": "Anna, Bruno",
    "shares": "Anna 151, Bruno 150",
    "cards": "A♠ K♦",
    "card": "A♠",
    "street": "flop",
    "stakes": "10/20",
    "game": "Hold'em",
    "when": "in 5 sec",
    "time": "5 sec",
    "link": "t.me/dealer",
    "kickers": "king",
    "rank": "rank-queen",
    "second": "rank-10",
    "kicker": "rank-ace",
    "suit": "suit-hearts",
    "result": "Anna wins 40",
    "blinds": "5/10",
    "position": "D",
    "better": "A♠ A♦",
    "worse": "A♥ A♣",
    "place": "1",
    "won": "pair",
    "lost": "pair",
    "note": "The higher pair.",
}
"""Arguments that are words or keys of nouns; all others are numbers or stand in ``EXAMPLES``."""

each_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(scope="module")
def english() -> LocaleTexts:
    """The English texts as facts."""
    return read_locale(LOCALES, "en")


def _used() -> set[str]:
    """Every key that the code asks for."""
    used = {
        *cards.MESSAGE_KEYS,
        *hands.MESSAGE_KEYS,
        *names.MESSAGE_KEYS,
        *pictures.MESSAGE_KEYS,
        *present.MESSAGE_KEYS,
        *rulebook.MESSAGE_KEYS,
    }
    for file in ADAPTERS.rglob("*.py"):
        if "MESSAGE_KEYS" in file.read_text(encoding="utf-8"):
            module = ".".join(file.relative_to(ADAPTERS.parent).with_suffix("").parts)
            used |= importlib.import_module(module).MESSAGE_KEYS
    return used | {f"{family}-{code}" for family, codes in REGISTRIES.items() for code in codes}


def _variables(texts: LocaleTexts, key: str) -> set[str]:
    """The arguments of a text and of the texts it refers to."""
    entry = texts.entries[key]
    return set(entry.variables).union(*(_variables(texts, reference) for reference in entry.references))


def test_the_linter_finds_nothing() -> None:
    """The four languages have the same keys and arguments, right plurals, no markup, no English and nothing unused."""
    assert lint(LOCALES, _used()) == []


@pytest.mark.parametrize("family", REGISTRIES)
def test_a_registered_code_has_a_text_with_exactly_its_parameters(family: str, english: LocaleTexts) -> None:
    """Codes of refusals, replies and notices are held against the catalogue, both ways."""
    registry = REGISTRIES[family]
    written = {key.removeprefix(f"{family}-") for key in english.entries if key.startswith(f"{family}-")}
    assert written == set(registry)
    for code, parameters in registry.items():
        assert _variables(english, f"{family}-{code}") == set(parameters), code


@each_language
def test_every_text_renders_in_every_language(
    lang: str, catalogue: Catalogue, english: LocaleTexts, caplog: pytest.LogCaptureFixture
) -> None:
    """With any example of each argument, no text is missing, falls back, or shows a brace or a key."""
    with caplog.at_level(logging.WARNING, logger="poker_bot.text.catalogue"):
        for key in (key for key, entry in english.entries.items() if not entry.attribute):
            for amount in (0, 1, 2, 1_000, 1_000_000, BIGGEST):
                for turn in range(max(map(len, EXAMPLES.values()))):
                    text = catalogue.text(lang, key, **_arguments(_variables(english, key), amount, turn))
                    assert text.strip(), key
                    assert not re.search(r"[{}]|None", text), (key, text)
                    assert text != key, key
    assert caplog.messages == []


def _arguments(wanted: set[str], amount: int, turn: int) -> dict[str, str | int]:
    """An argument for each name."""
    arguments: dict[str, str | int] = {}
    for name in wanted:
        examples = EXAMPLES.get(name, (amount,))
        example = examples[turn % len(examples)]
        arguments[name] = WORDS.get(name, example if isinstance(example, str) else amount)
    return arguments


@each_language
def test_chips_are_counted_as_the_language_counts(lang: str, catalogue: Catalogue) -> None:
    """Plural forms follow CLDR: French and Italian millions take "de" and "di", French zero is singular (O-17)."""
    expected = {
        "en": ("0 chips", "1 chip", "2 chips", "1,000,000 chips"),
        "fr": ("0 jeton", "1 jeton", "2 jetons", "1\u202f000\u202f000 de jetons"),
        "id": ("0 chip", "1 chip", "2 chip", "1.000.000 chip"),
        "it": ("0 fiches", "1 fiche", "2 fiches", "1.000.000 di fiches"),
    }[lang]
    for balance, words in zip((0, 1, 2, 1_000_000), expected, strict=True):
        assert words in catalogue.text(lang, "reply-balance", balance=balance, at_table=5)


@each_language
def test_private_answers_fit_an_alert(lang: str, catalogue: Catalogue, english: LocaleTexts) -> None:
    """A refusal or reply with the longest arguments is at most 200 characters."""
    for family in ("refusal", "reply"):
        for code in REGISTRIES[family]:
            wanted = _variables(english, f"{family}-{code}")
            for turn in range(max(map(len, EXAMPLES.values()))):
                arguments = _arguments(wanted, BIGGEST, turn)
                arguments |= {"text": clean("W" * 99)} if "text" in wanted else {}
                assert len(catalogue.text(lang, f"{family}-{code}", **arguments)) <= ALERT, code


@each_language
def test_raise_hints_fit_an_alert(lang: str, catalogue: Catalogue) -> None:
    """The answer to Raise… on Telegram is at most 200 characters with the longest amounts."""
    for key in ("raise-menu-bet", "raise-menu-raise", "confirm-all-in-again"):
        text = catalogue.text(lang, key, minimum=BIGGEST - 1, maximum=BIGGEST, amount=BIGGEST)
        assert len(text) <= ALERT


@each_language
def test_labels_fit_buttons_and_thumbs(lang: str, catalogue: Catalogue, english: LocaleTexts) -> None:
    """A label is at most 20 characters with usual amounts, and at most 80 with the biggest (trouble P-16)."""
    for key in english.entries:
        if key.startswith("button-"):
            assert len(catalogue.text(lang, key, amount=1_500, card="10♠")) <= 20, key
            assert len(catalogue.text(lang, key, amount=BIGGEST, card="10♠")) <= 80, key


@each_language
def test_the_raise_form_fits_discord(lang: str, catalogue: Catalogue) -> None:
    """Title and label at most 45 characters, placeholder at most 100 (trouble P-16)."""
    for kind in ("bet", "raise"):
        assert len(catalogue.text(lang, f"raise-form-title-{kind}")) <= 45
        assert len(catalogue.text(lang, f"raise-form-label-{kind}")) <= 45
    assert len(catalogue.text(lang, "raise-form-placeholder", minimum=BIGGEST - 1, maximum=BIGGEST)) <= 100


@each_language
def test_command_names_are_legal_and_unique(lang: str, catalogue: Catalogue) -> None:
    """Discord takes lower-case names of 1-32 characters, unique in each language, or refuses all (trouble P-15)."""
    commands = [present.command_text(name, lang=lang, catalogue=catalogue) for name in present.COMMANDS]
    options = [
        present.NamedText(*(catalogue.text(lang, f"option-{name}-{part}") for part in OPTION_PARTS))
        for name in present.OPTIONS
    ]
    for text in (*commands, *options):
        assert re.fullmatch("[a-z0-9-]{1,32}", text.name), text
        assert 1 <= len(text.description) <= 100, text
    assert len({text.name for text in commands}) == len(commands)
    assert len({text.name for text in options}) == len(options)


@each_language
def test_names_behind_a_command_are_legal_and_unique_there(lang: str, catalogue: Catalogue) -> None:
    """What stands behind a word follows the same rules, and no two things behind one word share a name (P-15)."""
    behind: set[tuple[str, str]] = set()
    for name in present.SUBCOMMANDS:
        text = present.command_text(name, lang=lang, catalogue=catalogue)
        assert re.fullmatch("[a-z0-9-]{1,32}", text.name), text
        assert 1 <= len(text.description) <= 100, text
        behind.add((name.partition("-")[0], text.name))
    assert len(behind) == len(present.SUBCOMMANDS)
    assert {word for word, _ in behind} < set(present.COMMANDS)


def test_english_command_names_are_the_words_people_type(catalogue: Catalogue) -> None:
    """The default names are the commands themselves, on every platform."""
    named = [present.command_text(name, lang="en", catalogue=catalogue).name for name in present.COMMANDS]
    assert named == list(present.COMMANDS)


def test_no_command_means_another_in_another_language(catalogue: Catalogue) -> None:
    """A name that two languages share names the same command, so that nobody folds when he wants to leave."""
    meanings: dict[str, str] = {}
    for lang in LANGUAGES:
        for command in present.COMMANDS:
            name = present.command_text(command, lang=lang, catalogue=catalogue).name
            assert meanings.setdefault(name, command) == command, (lang, name)


def test_french_has_its_no_break_spaces() -> None:
    """In every French text; ``python -m tests.text.typography`` puts in those that are missing."""
    assert list(wrong_lines()) == []


@each_language
def test_everything_there_is_to_look_at_can_be_read(lang: str, catalogue: Catalogue) -> None:
    """Every situation, hint and answer of ``look`` has words, and no brace, key or doubled blank in them."""
    reader = Reader(lang, catalogue)
    for title, post in reader.everything():
        text = present.post_text(post)
        assert text.strip(), title
        assert not re.search(r"[{}]|  |\b(?:refusal|reply|notice|seat|log|result|turn)-[a-z]", text), (title, text)
    assert all(reader.words())
