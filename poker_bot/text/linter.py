"""Hold the texts of all languages against English and against the code (trouble O-17, O-18).

``lint`` returns what is wrong as findings, an empty list when all is well; the tests call it, and so can a command.

A text that is rightly the same as in English says so, with the reason, in a comment ``# Same as English: …`` before
the message, or ``## Same as English: …`` before a group of them. That is the whole allow-list: it stands where the
next translator reads it.
"""

import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct

from poker_bot.text.catalogue import FALLBACK, languages_in
from poker_bot.text.ftl import Entry, LocaleTexts, read_locale
from poker_bot.text.numbers import locale_of

_FUNCTIONS: Final = frozenset({"NUMBER", "NOUN"})
_MARKUP: Final = re.compile(r"</?[A-Za-z!]|\*\*|__|~~|\|\||`|\[[^\]]*\]\(|&(?:[a-z]+|#\d+);")
_STRAY_PLACEABLE: Final = re.compile(r"[{}]|\$[A-Za-z]|%[sd(]")
_WORD: Final = re.compile(r"[^\W\d_]{2}")


class Finding(Struct, frozen=True, order=True):
    """One thing to mend: ``code`` names the check, ``key`` the text, for junk the file and line."""

    lang: str
    key: str
    code: str
    detail: str = ""


def lint(locales_dir: Path, used: Collection[str] | None = None) -> list[Finding]:
    """Check every ``*.ftl`` below ``locales_dir``; with ``used``, the keys the code asks for, also against these.

    Codes: ``junk``, ``duplicate``, ``markup``, ``placeable``, ``reference``, ``function``, ``plural``, ``forms``;
    against English ``missing``, ``surplus``, ``arguments``, ``same-as-english``, ``needless-allowance``; against the
    code ``unknown-key``, ``unused-key``.
    """
    locales = [read_locale(locales_dir, lang) for lang in languages_in(locales_dir)]
    english = next(locale for locale in locales if locale.lang == FALLBACK)
    findings: list[Finding] = []
    for locale in locales:
        findings += _check_files(locale)
        findings += _check_forms(locale)
        for entry in locale.entries.values():
            findings += _check_entry(locale, entry)
        if locale is not english:
            findings += _check_parity(locale, english)
            findings += _check_sameness(locale, english)
    if used is not None:
        findings += _check_used(english, used)
    return sorted(findings)


def _check_files(locale: LocaleTexts) -> Iterator[Finding]:
    """What does not parse, or stands twice."""
    for where, problem in locale.junk:
        yield Finding(locale.lang, where, "junk", problem)
    for key in locale.duplicates:
        yield Finding(locale.lang, key, "duplicate")


def _check_entry(locale: LocaleTexts, entry: Entry) -> Iterator[Finding]:
    """What one text may hold, whatever the others say."""
    markup = _MARKUP.search(entry.prose)
    if markup:
        yield Finding(locale.lang, entry.key, "markup", markup[0])
    stray = _STRAY_PLACEABLE.search(entry.prose)
    if stray:
        yield Finding(locale.lang, entry.key, "placeable", stray[0])
    for reference in sorted(entry.references - locale.entries.keys()):
        yield Finding(locale.lang, entry.key, "reference", reference)
    for function in sorted(entry.functions - _FUNCTIONS):
        yield Finding(locale.lang, entry.key, "function", function)
    categories = locale_of(locale.lang).plural_form.tags | {"other"}
    for names in entry.plurals:
        if names != categories:
            yield Finding(locale.lang, entry.key, "plural", f"has {_names(names)}, needs {_names(categories)}")


def _check_forms(locale: LocaleTexts) -> Iterator[Finding]:
    """Nouns of one family (``rank-…``) must have the same forms, and every form asked for must exist."""
    families: dict[str, dict[str, set[str]]] = {}
    existing = set()
    for entry in locale.entries.values():
        if entry.attribute in locale.forms:
            existing.add(entry.attribute)
        message, _, attribute = entry.key.partition(".")
        nouns = families.setdefault(message.rpartition("-")[0], {})
        nouns.setdefault(message, set()).update({attribute} & locale.forms)
    for nouns in families.values():
        wanted = set().union(*nouns.values())
        for noun, forms in nouns.items():
            if forms != wanted:
                yield Finding(locale.lang, noun, "forms", f"lacks {_names(wanted - forms)}")
    for form in sorted(locale.forms - existing):
        yield Finding(locale.lang, form, "forms", "no noun has it")


def _check_parity(locale: LocaleTexts, english: LocaleTexts) -> Iterator[Finding]:
    """The same keys and the same arguments; terms and forms of nouns are each language's own affair."""
    mine, theirs = (_shared(each, locale.forms | english.forms) for each in (locale, english))
    for key in sorted(theirs - mine):
        yield Finding(locale.lang, key, "missing")
    for key in sorted(mine - theirs):
        yield Finding(locale.lang, key, "surplus")
    for key in sorted(mine & theirs):
        have, want = _arguments(locale, key), _arguments(english, key)
        if have != want:
            yield Finding(locale.lang, key, "arguments", f"has {_names(have)}, English has {_names(want)}")


def _check_sameness(locale: LocaleTexts, english: LocaleTexts) -> Iterator[Finding]:
    """English in disguise (O-18): the same words, unless a comment allows it; and comments that allow nothing."""
    for key in sorted(_shared(locale, locale.forms | english.forms) & english.entries.keys()):
        entry = locale.entries[key]
        same = bool(_WORD.search(entry.prose)) and entry.pattern.equals(english.entries[key].pattern)
        if same and not (entry.allowed or entry.group_allowed):
            yield Finding(locale.lang, key, "same-as-english")
        if entry.allowed and not same and not entry.attribute:
            yield Finding(locale.lang, key, "needless-allowance")


def _check_used(english: LocaleTexts, used: Collection[str]) -> Iterator[Finding]:
    """Keys the code asks for and English lacks; messages nobody asks for, not even another message."""
    shared = _shared(english, english.forms)
    for key in sorted(set(used) - shared):
        yield Finding(english.lang, key, "unknown-key")
    reached: set[str] = set()
    waiting = [key for key in used if key in english.entries]
    while waiting:
        key = waiting.pop()
        if key not in reached:
            reached.add(key)
            waiting += english.entries[key].references & english.entries.keys()
    for key in sorted(shared - reached):
        yield Finding(english.lang, key, "unused-key")


def _shared(locale: LocaleTexts, forms: frozenset[str]) -> set[str]:
    """The keys all languages must have in common."""
    return {key for key, entry in locale.entries.items() if not entry.is_term and entry.attribute not in forms}


def _arguments(locale: LocaleTexts, key: str) -> set[str]:
    """The arguments a text needs, those of the messages it refers to included (terms see none of them)."""
    reached: set[str] = set()
    waiting = [key]
    while waiting:
        name = waiting.pop()
        if name not in reached and name in locale.entries and not locale.entries[name].is_term:
            reached.add(name)
            waiting += locale.entries[name].references
    return {variable for name in reached for variable in locale.entries[name].variables}


def _names(names: Collection[str]) -> str:
    """A list of names for a finding."""
    return ", ".join(sorted(names)) or "nothing"
