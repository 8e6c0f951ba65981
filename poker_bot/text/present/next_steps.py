"""What an admin does next: below the answer to one step of an evening stands the command of the next.

From the greeting to the file: ``/stakes list``, ``/stakes add`` and ``/stakes default`` (their answers name these
themselves), ``/table open``, ``/floor``, ``/table close``, ``/audit file``.
"""

from typing import Final

from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present.parts import Post, Words
from poker_bot.text.present.size import fits

NEXT_STEPS: Final[dict[str, tuple[str, ...]]] = {
    "stake-used": ("next-open",),
    "table-opened": ("next-sit", "next-floor", "next-close"),
    "ruling-too-late": ("next-void",),
    "floor-done": ("next-remove", "next-close-now"),
    "floor-done remove": ("next-close-now",),
    "paused": ("next-resume",),
    "table-closing": ("next-close-now", "next-file"),
    "table-closed-now": ("next-file",),
    "not-here": ("next-rooms",),
    "community-joined-closed": ("next-rooms",),
}
"""Code of the host's reply or refusal, with the ruling where that matters -> the sentences below it."""

MESSAGE_KEYS: Final = frozenset(key for keys in NEXT_STEPS.values() for key in keys)
"""Every key this module asks for; for the linter."""


def with_next_steps(post: Post, code: str, ruling: str = "", *, lang: str, catalogue: Catalogue) -> Post:
    """The answer ``code`` with what may follow it; itself where nothing does, or where it is too long already."""
    words = Words(catalogue, lang)
    keys = NEXT_STEPS.get(f"{code} {ruling}") or NEXT_STEPS.get(code, ())
    if not keys:
        return post
    hinted = Post((*post.lines, *(words.line(key, "italic") for key in keys)), post.rows)
    return hinted if fits(hinted) else post
