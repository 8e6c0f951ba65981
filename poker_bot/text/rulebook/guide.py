"""First steps, for players and for admins: at most one screen of a phone."""

from typing import Final

from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present.buttons import button
from poker_bot.text.present.parts import Button, Post, Words

_PLAYER: Final = ("help-begin", "help-cards", "help-turn", "help-words", "help-leave", "help-tips")
_ADMIN: Final = ("help-admin-stakes", "help-admin-table", "help-admin-chips", "help-admin-settings")

MESSAGE_KEYS: Final = frozenset({"help-title", "help-admin-title", *_PLAYER, *_ADMIN})
"""Every key this module asks for; for the linter."""


def present_help(*, admin: bool, lang: str, catalogue: Catalogue) -> Post:
    """How to begin, with the way to the rules and to another language; ``admin``: what an admin does first."""
    words = Words(catalogue, lang)
    lines = [words.line("help-title", "bold"), *(words.line(key) for key in _PLAYER)]
    if admin:
        lines += [(), words.line("help-admin-title", "bold"), *(words.line(key) for key in _ADMIN)]
    rules = Button("rules-page", words.text("button-rules"), "primary")
    return Post(tuple(lines), ((rules, button(words, "language")),))
