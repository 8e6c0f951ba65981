"""The project's own texts, loaded once, and a way to write small ones."""

from collections.abc import Callable
from pathlib import Path

import pytest

from poker_bot.text.catalogue import Catalogue, languages_in

LOCALES = Path(__file__).parents[2] / "locales"

LANGUAGES = languages_in(LOCALES)
"""Whatever has texts is held to everything: a language that is added needs no line here."""

WriteLocales = Callable[..., Path]


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    """The texts people really get."""
    return Catalogue.load(LOCALES)


@pytest.fixture
def write_locales(tmp_path: Path) -> WriteLocales:
    """Write one ``texts.ftl`` per language, ``write_locales(en="…", fr="…")``; a language left out gets the English."""

    def write(**sources: str) -> Path:
        for lang in LANGUAGES:
            (tmp_path / lang).mkdir(exist_ok=True)
            (tmp_path / lang / "texts.ftl").write_text(sources.get(lang, sources["en"]), encoding="utf-8")
        return tmp_path

    return write
