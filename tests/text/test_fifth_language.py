"""A fifth language is a folder of texts: catalogue, linter, settings, desk and menus take it up without any code."""

import shutil
from pathlib import Path

import discord
import pytest

from adapters.desk import Desk, Who
from adapters.discord.commands import CatalogueTranslator
from adapters.tokens import ButtonPress, encode
from poker_bot.cli.language import check_language
from poker_bot.config import Config, ConfigError
from poker_bot.config.settings import CommunityConfig
from poker_bot.host import commands as co
from poker_bot.languages import language_number
from poker_bot.text.catalogue import Catalogue, CatalogueError, languages_in
from poker_bot.text.linter import lint
from poker_bot.text.present import language_names
from poker_bot.text.rulebook import Place, find_topic
from tests.adapters.support import START, frame, person, room
from tests.adapters.test_desk import MINE, TOKEN, FakeCounter
from tests.fakes import FakeClock
from tests.text.conftest import LANGUAGES, LOCALES

FIFTH = "de"


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    """The project's texts with those of a fifth language, which says a few things in its own words."""
    folder = tmp_path / "locales"
    shutil.copytree(LOCALES, folder)
    shutil.copytree(folder / "en", folder / FIFTH)
    for name, text, own in (
        ("hints.ftl", "language-name = English", "language-name = Deutsch"),
        ("rules.ftl", "rule-topic-limits = Limits", "rule-topic-limits = Einsatzgrenzen"),
        ("refusals.ftl", "refusal-stale-turn = ", "refusal-stale-turn = Zu spät. "),
        ("commands.ftl", "command-fold-description = ", "command-fold-description = Aussteigen. "),
    ):
        file = folder / FIFTH / name
        before = file.read_text(encoding="utf-8")
        assert text in before
        file.write_text(before.replace(text, own), encoding="utf-8")
    return folder


@pytest.fixture
def five(locales: Path) -> Catalogue:
    """All of them."""
    return Catalogue.load(locales)


def test_the_folder_is_the_list(locales: Path, five: Catalogue) -> None:
    """English first, then the others by name; each goes by its own name."""
    assert languages_in(locales) == five.languages == ("en", "de", "fr", "id", "it")
    assert language_names(five)[FIFTH] == "Deutsch"
    assert five.resolve("de-AT") == FIFTH
    assert five.text("de-CH", "language-name") == "Deutsch"


def test_without_english_nothing_starts(locales: Path) -> None:
    """What a language lacks is said in English, so English must be there."""
    shutil.rmtree(locales / "en")
    with pytest.raises(CatalogueError, match="en"):
        Catalogue.load(locales)


def test_the_gate_looks_at_it(locales: Path) -> None:
    """What is still English is found, and so is a text that is missing; numbers come from CLDR."""
    (locales / FIFTH / "buttons.ftl").unlink()
    found = {(one.code, one.key) for one in lint(locales) if one.lang == FIFTH}
    assert ("missing", "button-fold") in found
    assert ("same-as-english", "rule-topic-table") in found
    assert {one.lang for one in lint(locales)} == {FIFTH}


def test_the_operator_may_choose_it(locales: Path) -> None:
    """A language of the settings is one that there are texts in."""
    config = Config(community=CommunityConfig(language=FIFTH))
    check_language(config, locales)
    with pytest.raises(ConfigError, match=r"community.language = 'de': allowed: en, fr, id, it"):
        check_language(config, LOCALES)


async def test_the_desk_speaks_it(five: Catalogue) -> None:
    """Answers, the choice of a language, its button, its code typed, and topics by their titles in it."""
    counter = FakeCounter(frame(MINE))
    desk = Desk(counter, five, FakeClock(START))
    who = Who(person(3), room(), "discord:1", "de")
    assert (await desk.pressed("?", who)).sheet.text().startswith("Zu spät. ")
    asked = await desk.pressed(encode(ButtonPress("language", TOKEN)), who)
    assert [key.label for row in asked.sheet.rows for key in row] == list(language_names(five).values())
    await desk.pressed(encode(ButtonPress("language", TOKEN, language_number(FIFTH))), who)
    await desk.typed("language", "DE", who)
    await desk.typed("rules", "einsatz", who)
    assert [command.intent for command in counter.asked] == [
        *(co.SetLanguage(FIFTH), co.SetLanguage(FIFTH)),
        co.Rules(find_topic("limits", "en", five) or 0),
    ]


async def test_discord_is_given_its_names(five: Catalogue) -> None:
    """Discord knows German; a language that neither of us speaks has no text."""
    translator = CatalogueTranslator(five)
    text = discord.app_commands.locale_str("fold", key="command-fold-description")
    context: discord.app_commands.TranslationContextTypes = discord.app_commands.TranslationContext(
        discord.app_commands.TranslationContextLocation.other, data=None
    )
    assert str(await translator.translate(text, discord.Locale.german, context)).startswith("Aussteigen. ")
    assert await translator.translate(text, discord.Locale.spain_spanish, context) is None


def test_numbers_of_languages_do_not_move() -> None:
    """A button drawn before a language was added still means the language it names."""
    numbers = [language_number(language) for language in (*LANGUAGES, FIFTH)]
    assert len(set(numbers)) == len(numbers)
    assert min(numbers) > 1_000
    assert Place().amount == 0
