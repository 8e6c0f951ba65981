"""Lopsided losses between two players, for the admins: where to look, and no judgement."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from poker_bot.text.catalogue import Catalogue
from poker_bot.text.names import clean
from poker_bot.text.present.parts import Line, Post, Span, Words
from poker_bot.text.present.size import fits

MESSAGE_KEYS: Final = frozenset({"reply-pairs", "pairs-line", "pairs-gifts", "pairs-none", "pairs-hint", "list-more"})
"""Every key this module asks for; for the linter."""

_MOST: Final = 20


class PairLine(Struct, frozen=True):
    """Names; chips that stayed with the winner, and what part of all between the two they are.

    ``share_percent``: of all that the loser lost. ``gifts``: chips given.
    """

    loser: str
    winner: str
    net: int
    net_percent: int
    share_percent: int
    hands: int
    gifts: int


def present_pairs(pairs: Sequence[PairLine], days: int, *, lang: str, catalogue: Catalogue) -> Post:
    """The biggest first, as many as one message holds."""
    words = Words(catalogue, lang)
    head = words.line("reply-pairs", "bold", days=days)
    if not pairs:
        return Post((head, words.line("pairs-none")))
    lines = [_line(pair, words) for pair in pairs]
    for shown in range(min(len(lines), _MOST), 0, -1):
        more = [words.line("list-more", "italic", count=len(lines) - shown)] if shown < len(lines) else []
        post = Post((head, *lines[:shown], *more, words.line("pairs-hint", "italic")))
        if fits(post):
            return post
    return Post((head,))


def _line(pair: PairLine, words: Words) -> Line:
    gifts = words.text("pairs-gifts", amount=pair.gifts) if pair.gifts else ""
    line = words.line(
        "pairs-line",
        loser=Span(clean(pair.loser) or "–", "bold"),
        winner=Span(clean(pair.winner) or "–", "bold"),
        amount=pair.net,
        percent=pair.net_percent,
        share=pair.share_percent,
        hands=pair.hands,
    )
    return (*line, Span(f" · {gifts}")) if gifts else line
