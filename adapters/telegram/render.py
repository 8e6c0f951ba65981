"""Sheets become cards: Telegram's HTML built here, every word escaped, mentions by id, live countdowns."""

import re
from collections.abc import Mapping
from html import escape
from typing import Final

from msgspec import Struct

from adapters.desk import Sheet
from adapters.telegram.components import Rows
from poker_bot.host.ports import Seen
from poker_bot.pictures import Picture
from poker_bot.text.present import Line, Span, written_cards

_TAGS: Final = {"plain": "", "bold": "b", "italic": "i", "code": "code"}
_ACTIVE: Final = re.compile(r"@(?=\w)|(?<![\w/])[/#$](?=\w)|(?<=[^\W\d_])\.(?=[^\W\d_])")
_WORD_JOINER: Final = "\N{WORD JOINER}"
_MILLISECONDS: Final = 1_000


class Card(Struct, frozen=True, eq=False):
    """One message as Telegram gets it. ``plain`` are the words alone, for a server that refuses the markup.

    ``aloud``: it may ring; ``sealed``: it cannot be forwarded; ``asks``: it is to be replied to;
    ``photo``: the words stand below it. Two cards are equal
    when they look the same, whatever the countdown said where it cannot run: ``shape`` is the markup without it.
    """

    html: str
    plain: str
    shape: str
    rows: Rows = ()
    aloud: bool = True
    sealed: bool = False
    asks: bool = False
    photo: Picture | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and self._looks() == other._looks()

    def __ne__(self, other: object) -> bool:
        """Said as well, because a ``Struct`` without ``eq`` answers this by identity."""
        return not self == other

    def __hash__(self) -> int:
        return hash(self._looks())

    def _looks(self) -> tuple[object, ...]:
        return self.shape, self.rows, self.photo

    def __repr__(self) -> str:
        """It may hold cards (law 6)."""
        return f"Card({len(self.plain)} characters)"


def draw(  # noqa: PLR0913 - a message has these parts
    sheet: Sheet,
    people: Mapping[int, Seen] | None = None,
    *,
    below: tuple[Line, ...] = (),
    rows: Rows = (),
    aloud: bool = True,
    sealed: bool = False,
    asks: bool = False,
) -> Card:
    """A sheet in Telegram's markup, the house's own words ``below`` it, and its buttons ``rows``.

    With ``people``, who are whom its mentions are about, it is a text with players' names in it: then nothing in it may
    become a link, a command or a mention by itself.
    """
    inert, seen = people is not None, people or {}
    lines = [[_Piece.of(span, seen, inert=inert) for span in written_cards(line)] for line in sheet.lines]
    lines += [[_Piece.of(span, {}, inert=False) for span in line] for line in below]
    return Card(
        html="\n".join("".join(piece.html for piece in line) for line in lines),
        plain="\n".join("".join(piece.words for piece in line) for line in lines),
        shape="\n".join("".join(piece.shape for piece in line) for line in lines),
        rows=rows,
        aloud=aloud,
        sealed=sealed,
        asks=asks,
    )


class _Piece(Struct, frozen=True):
    """One span three times: as markup, as words, and as what it looks like."""

    html: str
    words: str
    shape: str

    @classmethod
    def of(cls, span: Span, people: Mapping[int, Seen], *, inert: bool) -> "_Piece":
        words = _disarmed(span.text) if inert else span.text
        inner, shape = escape(words, quote=False), ""
        if span.instant is not None:
            form = "t" if span.clock else "r"
            opening = f'<tg-time unix="{span.instant // _MILLISECONDS}" format="{form}">'
            inner, shape = f"{opening}{inner}</tg-time>", opening
        elif (account := _account(span, people)) is not None:
            inner = f'<a href="tg://user?id={account}">{inner}</a>'
        tag = _TAGS[span.style]
        html = f"<{tag}>{inner}</{tag}>" if tag else inner
        return cls(html, words, shape or html)


def _account(span: Span, people: Mapping[int, Seen]) -> int | None:
    """The Telegram account a span mentions."""
    seen = people.get(span.person)
    known = seen is not None and seen.platform == "telegram" and seen.account.isdecimal()
    return int(seen.account) if seen is not None and known else None


def _disarmed(text: str) -> str:
    """Telegram makes links of ``@name``, ``/command``, ``#tag`` and ``site.com``; with a joiner inside it does not."""
    return _ACTIVE.sub(lambda match: match[0] + _WORD_JOINER, text)
