"""Sheets become cards: Discord's markup with every name escaped, mentions, live countdowns, keys in rows."""

import re
from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from adapters.desk import Key, Sheet
from poker_bot.host.ports import Seen
from poker_bot.pictures import Picture
from poker_bot.text.present import Line, Span, merged

TEXT_LENGTH: Final = 2_000
LABEL_LENGTH: Final = 80
ROWS: Final = 5
KEYS_IN_ROW: Final = 5

_STYLES: Final = {"plain": "", "bold": "**", "italic": "*", "code": "`"}
_MARKUP: Final = re.compile(r"[\\*_~`|<>\[\]()#@]|(?<=:)//")
_LINE_START: Final = re.compile(r"\A(\s*)([-+]|\d+\.)(?=\s)")
_MILLISECONDS: Final = 1_000
_NO_DRAWINGS: Final[Mapping[int, str]] = {}


class Card(Struct, frozen=True):
    """One message as Discord gets it. ``ping``: accounts whose mention may notify; nobody's else ever does.

    ``picture`` None leaves the message the picture it has.
    """

    text: str
    rows: tuple[tuple[Key, ...], ...] = ()
    ping: tuple[int, ...] = ()
    picture: Picture | None = None

    def __repr__(self) -> str:
        """It may hold cards (law 6)."""
        return f"Card({len(self.text)} characters)"


def draw(
    sheet: Sheet,
    people: Mapping[int, Seen] | None = None,
    *,
    ping: bool = False,
    cards: Mapping[int, str] = _NO_DRAWINGS,
) -> Card:
    """A sheet in Discord's markup; ``people`` tells whom its mentions are about, ``ping`` whether they notify.

    ``cards``: the markup of the bot's own drawings. Where that would make the message too long, cards are words in it.
    """
    seen = people or {}
    text = "\n".join(_line(line, seen, cards) for line in sheet.lines)
    if len(text) > TEXT_LENGTH:
        text = "\n".join(_line(line, seen, _NO_DRAWINGS) for line in sheet.lines)
    if len(text) > TEXT_LENGTH:
        text = text[: TEXT_LENGTH - 1] + "…"
    mentioned = tuple(
        int(seen[span.person].account) for line in sheet.lines for span in line if _has_account(span, seen)
    )
    return Card(text, _rows(sheet.rows), mentioned if ping else ())


def escape(text: str) -> str:
    """``text`` so that Discord shows exactly its characters: no markup, no mention, no link, no list."""
    escaped = _MARKUP.sub(lambda match: "\\" + match[0], text)
    return _LINE_START.sub(lambda match: match[1] + _quoted(match[2]), escaped)


def _quoted(mark: str) -> str:
    """The sign that would begin a list."""
    return mark[:-1] + "\\." if mark.endswith(".") else "\\" + mark


def _line(line: Line, people: Mapping[int, Seen], cards: Mapping[int, str]) -> str:
    """Cards that are words join their neighbours, because two bold spans side by side are no markup."""
    drawn = [span if cards.keys() >= set(span.cards) else replace(span, cards=()) for span in line]
    return "".join(_span(span, people, cards) for span in merged(drawn))


def _span(span: Span, people: Mapping[int, Seen], cards: Mapping[int, str]) -> str:
    """One span; a style must hug its words, so blanks at the edges stay outside."""
    if span.cards:
        return "".join(cards[card] for card in span.cards)
    if span.instant is not None:
        return f"<t:{span.instant // _MILLISECONDS}:{'t' if span.clock else 'R'}>"
    if _has_account(span, people):
        return f"<@{people[span.person].account}>"
    if not (words := span.text.strip()):
        return span.text
    before, _, after = span.text.partition(words)
    mark = _STYLES[span.style]
    inside = words.replace("`", "'") if span.style == "code" else escape(words)
    return f"{before}{mark}{inside}{mark}{after}"


def _has_account(span: Span, people: Mapping[int, Seen]) -> bool:
    """Whether the span mentions somebody who is on Discord."""
    seen = people.get(span.person)
    return seen is not None and seen.platform == "discord" and seen.account.isdecimal()


def _rows(rows: tuple[tuple[Key, ...], ...]) -> tuple[tuple[Key, ...], ...]:
    """Within Discord's limits: five rows of five, no payload twice in a message (it would be refused whole)."""
    payloads: set[str] = set()
    kept: list[tuple[Key, ...]] = []
    for row in rows:
        keys = []
        for key in row:
            if key.payload not in payloads:
                payloads.add(key.payload)
                keys.append(key)
        kept += [tuple(keys[start : start + KEYS_IN_ROW]) for start in range(0, len(keys), KEYS_IN_ROW)]
    return tuple(kept[:ROWS])
