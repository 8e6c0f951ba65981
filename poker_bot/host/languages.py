"""From the language tags of platforms to a language of the catalogue."""

from collections.abc import Iterable

_RENAMED = {"in": "id"}
"""Codes that were withdrawn and are still sent: ``in`` was Indonesian until 1989."""


def pick_language(tags: Iterable[str], languages: tuple[str, ...]) -> str:
    """The first of ``tags`` (``fr-CA``, ``pt_BR``, ``""``) that is spoken here, by its base; else ``languages[0]``."""
    for tag in tags:
        base = tag.replace("_", "-").partition("-")[0].lower()
        base = _RENAMED.get(base, base)
        if base in languages:
            return base
    return languages[0]
