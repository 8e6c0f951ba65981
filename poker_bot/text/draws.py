"""Read which cards people type behind ``/draw`` (R-DRW-3); one rule for readers of all languages.

Grammar, after trimming; letters in any case::

    draw   = none | part (between part)*
    none   = "0" | "-" | "pat" | "servi" | "servito" | "tidak"
    part   = places | card
    places = digit+                      # counted from 1, as they lie on the sheet: "1 3 5" or "135"
    card   = rank suit                   # as it is shown: "10♦", "Qh"; "Td" too
    rank   = "2" … "10" | "T" | "J" | "Q" | "K" | "A"
    suit   = "c" | "d" | "h" | "s" | "♣" | "♦" | "♥" | "♠"
    between = blank | "," | ";" | "+"

A card that somebody does not hold is refused, never guessed. Nothing here may be logged (law 6).
"""

import re
from typing import Final

from poker_bot.engine.views import SeatView
from poker_bot.refusals import Refusal
from poker_bot.text.names import clean

NOTHING: Final = frozenset({"0", "-", "pat", "servi", "servito", "tidak"})
"""Words for standing pat, lower case."""

_BETWEEN: Final = re.compile(r"[\s,;+]+")
_CARD: Final = re.compile(r"(10|[2-9tjqka])([cdhs♣♦♥♠])")
_RANKS: Final = {**{sign: rank for rank, sign in enumerate("23456789tjqka")}, "10": 8}
_SUITS: Final = {sign: suit for suit, signs in enumerate(("c♣", "d♦", "h♥", "s♠")) for sign in signs}
_DECORATION: Final = str.maketrans("", "", "\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}")
_SHOWN_LENGTH: Final = 20


def parse_draw(text: str, seat: SeatView | None) -> tuple[int, ...] | Refusal:
    """Indexes of the hole cards that go, ascending; empty = stand pat.

    Refused: ``no-such-card`` for a card or place that the seat does not have (nobody has cards without a ``seat``),
    ``draw-unreadable`` for anything else, an empty text included.
    """
    parts = [part for part in _BETWEEN.split(text.translate(_DECORATION).strip().lower()) if part]
    if len(parts) == 1 and parts[0] in NOTHING:
        return ()
    cards = () if seat is None else seat.cards
    found: set[int] = set()
    for part in parts:
        places = _places(part, cards)
        if places is None:
            return Refusal("draw-unreadable", {"text": clean(text, _SHOWN_LENGTH)})
        if not places:
            return Refusal("no-such-card")
        found |= places
    return tuple(sorted(found)) if found else Refusal("draw-unreadable", {"text": clean(text, _SHOWN_LENGTH)})


def _places(part: str, cards: tuple[int, ...]) -> set[int] | None:
    """The indexes one part stands for: none of his cards = empty, not readable = None."""
    if part.isascii() and part.isdigit():
        places = {int(digit) - 1 for digit in part}
        return places if places <= set(range(len(cards))) else set()
    card = _CARD.fullmatch(part)
    if card is None:
        return None
    code = 4 * _RANKS[card[1]] + _SUITS[card[2]]
    return {cards.index(code)} if code in cards else set()
