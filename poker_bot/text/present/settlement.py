"""The settle-up in words: a line for each person, best first: what he brought, what he has, and the difference."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from poker_bot.text.catalogue import Catalogue
from poker_bot.text.names import clean
from poker_bot.text.numbers import format_chips
from poker_bot.text.present.parts import Line, Post, Span, Words
from poker_bot.text.present.size import fits

MESSAGE_KEYS: Final = frozenset(
    {
        *("reply-settle-up", "reply-settle-file", "settle-title", "settle-line"),
        *("settle-carried", "settle-house", "list-more"),
    }
)
"""Every key this module asks for; for the linter."""

_NAME: Final = 20


class SettledLine(Struct, frozen=True):
    """A person's session in chips: ``has`` is what he took and what is still at the table; ``house``: no person."""

    name: str
    brought: int
    has: int
    house: bool = False

    @property
    def difference(self) -> int:
        """Up or down."""
        return self.has - self.brought


class SettleUp(Struct, frozen=True):
    """A session: ``code`` of its table, whether that is closed, everybody's line, and carried chips (R-DRW-4)."""

    code: str
    closed: bool
    lines: Sequence[SettledLine]
    carried: int = 0


def present_settlement(settled: SettleUp, *, lang: str, catalogue: Catalogue) -> Post:
    """The answer to ``/settle``, cut to what one message holds: the file has everybody."""
    words = Words(catalogue, lang)
    state = "closed" if settled.closed else "open"
    head = words.line("reply-settle-up", "bold", table=settled.code, state=state)
    people = people_lines(settled, words, len(settled.lines), _NAME)
    for shown in range(len(people), -1, -1):
        post = Post((head, *settlement_lines(settled, words, people[:shown])))
        if fits(post):
            return post
    return Post((head,))


def people_lines(settled: SettleUp, words: Words, most: int, length: int) -> list[Line]:
    """A line for each of the first ``most`` people; names of at most ``length`` characters."""
    return [_line(one, words, length) for one in settled.lines[:most]]


def settlement_lines(settled: SettleUp, words: Words, people: Sequence[Line]) -> list[Line]:
    """Those people's lines, how many more there are, and what is carried."""
    lines = [*people]
    if left := len(settled.lines) - len(lines):
        lines.append(words.line("list-more", "italic", count=left))
    if settled.carried:
        lines.append(words.line("settle-carried", amount=settled.carried))
    return lines


def _line(one: SettledLine, words: Words, length: int) -> Line:
    name = clean(one.name, length) or "–"
    if one.house:
        name = words.text("settle-house", name=name)
    return words.line(
        "settle-line",
        name=name,
        brought=one.brought,
        has=one.has,
        difference=Span(signed(one.difference, words.lang), "bold"),
    )


def signed(chips: int, lang: str) -> str:
    """A difference with its sign; nothing won and nothing lost has none."""
    return f"+{format_chips(chips, lang)}" if chips > 0 else format_chips(chips, lang)
