"""Which of our languages a platform's language tag means."""

from collections.abc import Iterable
from functools import lru_cache

_RENAMED = {"in": "id"}
"""Codes that were withdrawn and are still sent: ``in`` was Indonesian until 1989; Java, and so Android, kept it."""


@lru_cache(maxsize=1024)  # asked several times in every press
def language_of_tag(tag: str, languages: tuple[str, ...]) -> str:
    """The one of ``languages`` that ``tag`` (``fr-CA``, ``pt_BR``) names by its base, "" when it names none of them."""
    base = tag.replace("_", "-").partition("-")[0].strip().lower()
    base = _RENAMED.get(base, base)
    return base if base in languages else ""


def language_number(code: str) -> int:
    """A language's code as the number of a button: the same whichever other languages there are."""
    return int.from_bytes(code.encode(), "big")


def language_numbered(number: int, languages: tuple[str, ...]) -> str:
    """The one of ``languages`` with that number, "" when it is none of them."""
    return next((code for code in languages if language_number(code) == number), "")


def pick_language(tags: Iterable[str], languages: tuple[str, ...]) -> str:
    """The first of ``tags`` that names one of ``languages``; else ``languages[0]``."""
    return next((found for tag in tags if (found := language_of_tag(tag, languages))), languages[0])
