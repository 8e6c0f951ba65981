"""What a message is made of before a platform draws it: spans, lines, buttons, posts. No markup anywhere.

``Words`` says sentences in one language. Where a sentence has a player's name or a deadline in it, that argument is a
``Span``: the catalogue sees one private-use character in its place, so that every sentence stays whole in ``locales/``
and comes back as a line of spans. No other argument can hold such a character: it is taken out of all words.
"""

import re
from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from poker_bot.text.cards import card_signs
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.numbers import TextArgument, format_chips, format_seconds, join_list

SpanStyle = Literal["plain", "bold", "italic", "code"]
ButtonStyle = Literal["primary", "secondary", "success", "danger"]

MESSAGE_KEYS: Final = frozenset({"countdown-in", "countdown-now"})
"""Every key this module asks for; for the linter."""

_FIRST_TOKEN: Final = 0xE000
_TOKENS: Final = re.compile("([\ue000-\uf8ff])")
_MILLISECONDS: Final = 1_000
_BETWEEN: Final = " · "


class Span(Struct, frozen=True):
    """A run of text in one style. ``person`` asks for a mention of that person where a platform has it, 0 = none.

    ``instant`` (milliseconds UTC) asks for a live countdown where a platform has one, or, with ``clock``, for the time
    of day by the reader's own clock; ``text`` stands in elsewhere. ``cards`` are those that ``text`` writes, for a
    platform that has drawings of them.
    """

    text: str
    style: SpanStyle = "plain"
    person: int = 0
    instant: int | None = None
    clock: bool = False
    cards: tuple[int, ...] = ()


Line: TypeAlias = tuple[Span, ...]
"""One line of a message; an empty one is a blank line between blocks."""


class Button(Struct, frozen=True):
    """A press that may be made. ``action`` is a code of the contract, ``amount`` chips that belong to it (0 = none)."""

    action: str
    label: str
    style: ButtonStyle
    amount: int = 0


Row: TypeAlias = tuple[Button, ...]


class Post(Struct, frozen=True):
    """A whole message: its lines from top to bottom and the rows of buttons below them."""

    lines: tuple[Line, ...]
    rows: tuple[Row, ...] = ()

    def __repr__(self) -> str:
        """It may hold cards (law 6)."""
        return f"Post({len(self.lines)} lines)"


Rich: TypeAlias = TextArgument | Span | Line | list[Line]
"""What a sentence may be given: words and numbers, a span, a line, or a list of lines to be joined by "and"."""


class Words:
    """One language's voice: every method is a pure function of the catalogue."""

    def __init__(self, catalogue: Catalogue, lang: str) -> None:
        """``lang`` is one of the catalogue's languages."""
        self.catalogue = catalogue
        self.lang = lang

    def text(self, key: str, /, **args: TextArgument) -> str:
        """The plain text ``key``."""
        return self.catalogue.text(self.lang, key, **args)

    def line(self, key: str, style: SpanStyle = "plain", /, **args: Rich) -> Line:
        """The sentence ``key`` as a line; its own words in ``style``, arguments that are spans as they are."""
        spans: list[Span] = []
        plain = {
            name: value if type(value) is int else self._argument(value, spans)  # most are: no call for them
            for name, value in args.items()
        }
        text = self.text(key, **plain)
        if not spans:
            return (Span(text, style),) if text else ()
        pieces = _TOKENS.split(text)  # words and tokens by turns
        return tuple(
            spans[ord(piece) - _FIRST_TOKEN] if place % 2 else Span(piece, style)
            for place, piece in enumerate(pieces)
            if piece
        )

    def chips(self, amount: int) -> str:
        """Whole chips as this language writes them."""
        return format_chips(amount, self.lang)

    def listed(self, items: Sequence[str]) -> str:
        """Items joined into running text."""
        return join_list(items, self.lang)

    def seconds(self, seconds: int) -> str:
        """A duration in whole seconds."""
        return format_seconds(seconds, self.lang)

    def countdown(self, instant: int, now: int) -> Span:
        """How long until ``instant`` (both milliseconds UTC): live where it can be, else "in 25 sec" as of ``now``."""
        left = -((now - instant) // _MILLISECONDS)  # a started second counts whole
        text = self.text("countdown-in", time=self.seconds(left)) if left > 0 else self.text("countdown-now")
        return Span(text, "bold", instant=instant)

    def _argument(self, value: Rich, spans: list[Span]) -> TextArgument:
        """The argument as the catalogue gets it; spans are kept aside in ``spans``."""
        if isinstance(value, str):
            return value if value.isascii() else _TOKENS.sub("", value)
        if isinstance(value, int | float):
            return value
        if isinstance(value, Span):
            spans.append(value)
            return chr(_FIRST_TOKEN + len(spans) - 1)
        if isinstance(value, tuple):
            return "".join(str(self._argument(item, spans)) for item in value)
        return self.listed([str(self._argument(item, spans)) for item in value])


def card_span(cards: Sequence[int], style: SpanStyle = "bold") -> Span:
    """Cards side by side."""
    return Span(card_signs(cards), style, cards=tuple(cards))


def written_cards(line: Line) -> Line:
    """The line where cards are words like any other: for a platform without drawings of them."""
    return merged([replace(span, cards=()) for span in line])


def facts(parts: Sequence[Line | Span | str]) -> Line:
    """Separate facts side by side, set off by middle dots: a row of a table, not a sentence."""
    line: list[Span] = []
    for part in parts:
        if isinstance(part, str):
            line.append(Span(f"{_BETWEEN}{part}" if line else part))
            continue
        if line:
            line.append(Span(_BETWEEN))
        if isinstance(part, Span):
            line.append(part)
        else:
            line.extend(part)
    return merged(line)


def merged(spans: Sequence[Span]) -> Line:
    """Neighbours of the same look become one span, so that adapters write less markup."""
    line: list[Span] = []
    last: Span | None = None
    for span in spans:
        if last is not None and _alike(last, span):
            last = line[-1] = Span(last.text + span.text, last.style)
        else:
            line.append(span)
            last = span
    return tuple(line)


def bold(line: Line) -> Line:
    """The whole line in bold."""
    return merged([Span(span.text, "bold", span.person, span.instant, span.clock, span.cards) for span in line])


def plain_text(line: Line) -> str:
    """The words of a line without style, mentions or live countdowns."""
    return "".join(span.text for span in line)


def post_text(post: Post) -> str:
    """The words of a whole post, line by line, without its buttons: for alerts, logs of tests and eyes."""
    return "\n".join(map(plain_text, post.lines))


def _alike(one: Span, other: Span) -> bool:
    """Whether two spans may be written as one."""
    if one.style != other.style or one.person or other.person or one.cards or other.cards:
        return False
    return one.instant is None and other.instant is None
