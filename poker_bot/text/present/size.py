"""How long a post may get: a Discord message holds 2,000 characters of markup, a Telegram one 4,096 without it.

Counted in UTF-16 units, the widest of the platforms' measures. ``drawn_size`` adds the most that markup can cost, so
that a table full of asterisks and deadlines still fits.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from poker_bot.text.present.parts import Line, Post, Span

TEXT_LIMIT: Final = 1_790
"""Most words of a table message, in UTF-16 units."""

DRAWN_LIMIT: Final = 1_990
"""Most words and markup of it."""

_STYLE_COST: Final = {"plain": 0, "bold": 4, "italic": 2, "code": 2}
_MENTION: Final = len("<@>") + 20
_COUNTDOWN: Final = len("<t::R>") + 11
_ESCAPED: Final = re.compile(r"[\\*_~`|<>\[\]()#@]")


def text_size(post: Post) -> int:
    """The length of the words alone."""
    return _units("".join([span.text for line in post.lines for span in line])) + len(post.lines)


def drawn_size(post: Post) -> int:
    """The length with the dearest markup of any platform."""
    spans = [span for line in post.lines for span in line]
    live = [span for span in spans if span.person or span.instant is not None]
    still = "".join([span.text for span in spans if not span.person and span.instant is None])
    style = sum([_STYLE_COST[span.style] for span in spans])
    return _escaped(still) + sum(map(_live, live)) + style + len(post.lines)


def fits(post: Post) -> bool:
    """Whether every platform takes the post as one message."""
    return text_size(post) <= TEXT_LIMIT and drawn_size(post) <= DRAWN_LIMIT


def too_long(lines: Sequence[Line]) -> bool:
    """Whether these lines alone are more than a message holds."""
    return not fits(Post(tuple(lines)))


def first_that_fits(makers: Iterable[Callable[[], Post]]) -> Post:
    """The first post that fits, tried from the fullest to the barest; the last one loses lines if need be.

    ``makers`` must not be empty. What goes first are lines from the middle: the top says which table it is, the bottom
    what happens next.
    """
    post = Post(())
    for make in makers:
        post = make()
        if fits(post):
            return post
    while not fits(post) and len(post.lines) > 1:
        middle = len(post.lines) // 2
        post = Post(post.lines[:middle] + post.lines[middle + 1 :], post.rows)
    return post


def _live(span: Span) -> int:
    """What a platform may need for a mention or a countdown."""
    return max(_escaped(span.text), _MENTION * bool(span.person), _COUNTDOWN * (span.instant is not None))


def _escaped(text: str) -> int:
    """Words with a backslash before each sign that means something."""
    return _units(text) + len(_ESCAPED.findall(text))


def _units(text: str) -> int:
    """UTF-16 units, which is how Telegram counts; a character outside the basic plane counts two."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2
