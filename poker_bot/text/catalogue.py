"""The texts of all languages: every ``*.ftl`` of ``locales/<language>/``, read once.

``NOUN($key, form: "plural")`` inside a text gives a grammatical form of a noun of the same language. A noun is a
message whose attributes are its forms (``rank-ace = as`` with ``.of = d'as``); which forms exist is the business
of each language, so that elision, gender and plural stand in the locale and not in code.
"""

import logging
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from fluent.runtime.errors import FluentReferenceError

from poker_bot.languages import language_of_tag
from poker_bot.text.bundle import Text, TextBundle
from poker_bot.text.numbers import TextArgument

_log = logging.getLogger(__name__)

FALLBACK: Final = "en"
"""The language that stands in for a text another one lacks."""


class CatalogueError(Exception):
    """The folder of texts cannot be used; the message names the folder."""


def languages_in(locales_dir: Path) -> tuple[str, ...]:
    """Every language that has texts there, by its folder's name, the fallback first.

    Raises ``CatalogueError`` when the fallback is not among them.
    """
    found = sorted({file.parent.name for file in locales_dir.glob("*/*.ftl")})
    if FALLBACK not in found:
        message = f"no texts (*.ftl) in {locales_dir / FALLBACK}"
        raise CatalogueError(message)
    return (FALLBACK, *(language for language in found if language != FALLBACK))


def resolve_language(tag: str | None, languages: tuple[str, ...], default: str = FALLBACK) -> str:
    """The one of ``languages`` for a platform's locale tag (``en-GB``, ``fr_CA``, ``in``), else ``default``."""
    return language_of_tag(tag or "", languages) or default


class Catalogue:
    """Texts by language and key. Never raises once loaded; what is missing falls back to English and is logged once."""

    def __init__(self, bundles: Mapping[str, TextBundle]) -> None:
        """``bundles`` holds one bundle per language, the fallback's too; ``load`` is the usual way in."""
        self._bundles = dict(bundles)
        self.languages = tuple(self._bundles)
        self._texts: dict[tuple[str, str], Text | None] = {}
        self._reported: set[tuple[str, str]] = set()

    @classmethod
    def load(cls, locales_dir: Path) -> "Catalogue":
        """Read ``<locales_dir>/<language>/*.ftl``. Raises ``CatalogueError`` when there is no English."""
        bundles = {}
        for lang in languages_in(locales_dir):
            files = sorted((locales_dir / lang).glob("*.ftl"))
            bundles[lang] = TextBundle(lang, (file.read_text(encoding="utf-8") for file in files))
        return cls(bundles)

    def resolve(self, tag: str | None, default: str = FALLBACK) -> str:
        """The language for a platform's locale tag (``en-GB``, ``fr_CA``, ``in``), else ``default``."""
        return resolve_language(tag, self.languages, default)

    def has(self, key: str) -> bool:
        """Whether English, and so by the linter every language, has the text ``key``."""
        return self._text(FALLBACK, key) is not None

    def text(self, lang: str, key: str, /, **args: TextArgument) -> str:
        """The text ``key`` (or ``key.attribute``) in ``lang``, in English when it fails there, at worst the key itself.

        A text that fails in both is shown as far as it goes, with the name of what is missing in its place.
        """
        text = self._texts.get((lang, key))
        if text is not None and text.quick is not None:
            try:
                return text.quick(args)
            except LookupError:
                pass  # the long way tells what is missing
        if lang not in self._bundles:
            lang = self.resolve(lang)
        broken = None
        for language in dict.fromkeys((lang, FALLBACK)):
            value, complete = self._format(language, key, args)
            if value is not None and complete:
                return value
            broken = broken or value
        return broken or key

    def _format(self, lang: str, key: str, args: Mapping[str, TextArgument]) -> tuple[str | None, bool]:
        """The text in exactly this language, and whether nothing was wrong with it."""
        text = self._text(lang, key)
        if text is None:
            self._report(lang, key, ["no such text"])
            return None, False
        try:
            value, errors = self._bundles[lang].format(text, args)
        except Exception as error:  # noqa: BLE001 - whatever a broken text does, the hand goes on
            self._report(lang, key, [type(error).__name__])
            return None, False
        if errors:
            self._report(lang, key, map(_harmless, errors))
        return (value if isinstance(value, str) else None), not errors

    def _text(self, lang: str, key: str) -> Text | None:
        """The text as parsed, looked up once; None when there is none."""
        try:
            return self._texts[lang, key]
        except KeyError:
            text = self._texts[lang, key] = self._bundles[lang].find(key)
            return text

    def _report(self, lang: str, key: str, problems: Iterable[str]) -> None:
        """Log once per language and key. Arguments are never logged: a card may be among them (law 6)."""
        if (lang, key) not in self._reported:
            self._reported.add((lang, key))
            _log.warning("text %s in %s: %s", key, lang, "; ".join(problems))


def _harmless(error: Exception) -> str:
    """Names of the catalogue as they are; any other error might quote an argument, so it gives its type only."""
    return str(error) if isinstance(error, FluentReferenceError) else type(error).__name__
