"""The draw on a player's own sheet: a button for each card, to mark or keep it, and one that makes it final (R-DRW-3).

Nobody remembers the marks: each button carries them all, as a number whose bit ``i`` stands for hole card ``i``. A
toggle carries the marks as they are after its press, the last button those that are drawn. Nothing here may be logged:
which cards somebody holds or gives away is his own affair (law 6).
"""

from collections.abc import Iterable
from typing import Final

from poker_bot.engine.views import SeatView
from poker_bot.refusals import Refusal
from poker_bot.text.cards import card_sign
from poker_bot.text.present.parts import Button, Line, Row, Span, Words, card_span, facts
from poker_bot.text.present.stakes import Stakes

MESSAGE_KEYS: Final = frozenset(
    {
        *("button-card-marked", "button-draw", "button-stand-pat", "button-draw-most"),
        *("private-draw", "private-draw-most", "private-draw-ace", "private-draw-keep", "private-draw-keep-none"),
        "private-draw-numbers",
    }
)
"""Every key this module asks for; for the linter."""

_ACE: Final = 12


def cards_of(marks: int) -> tuple[int, ...]:
    """Indexes of the hole cards that are marked, ascending."""
    return tuple(index for index in range(marks.bit_length()) if marks >> index & 1)


def mask_of(cards: Iterable[int]) -> int:
    """The marks on the hole cards with these indexes."""
    marks = 0
    for index in cards:
        marks |= 1 << index
    return marks


def draw_problem(seat: SeatView, rules: Stakes, marks: int) -> Refusal | None:
    """Why these marks may not all be drawn: it is not his draw, or they are too many (R-DRW-1, R-HOM-7)."""
    if not seat.max_draw:
        return Refusal("no-draw-now")
    if marks != _held(seat, marks):
        return Refusal("no-such-card")
    count, most = marks.bit_count(), _most(seat, rules, marks)
    return Refusal("draws-too-many", {"cards": count, "maximum": most}) if count > most else None


def mark_rows(seat: SeatView, rules: Stakes, marks: int, words: Words) -> tuple[Row, Row]:
    """The cards as toggles, and the button that draws those marked."""
    marks = _held(seat, marks)
    toggles = []
    for index, card in enumerate(seat.cards):
        bit = 1 << index
        label = words.text("button-card-marked", card=card_sign(card)) if marks & bit else card_sign(card)
        toggles.append(Button("mark", label, "danger" if marks & bit else "secondary", marks ^ bit))
    return tuple(toggles), (_draw_button(marks, _most(seat, rules, marks), words),)


def mark_lines(seat: SeatView, rules: Stakes, marks: int, words: Words) -> list[Line]:
    """How many may go, and what would be kept."""
    if seat.max_draw >= len(seat.cards):
        lines = [words.line("private-draw", "bold")]
    elif rules.ace_draws_one_more:
        lines = [words.line("private-draw-ace", "bold", maximum=rules.max_draw, more=rules.max_draw + 1)]
    else:
        lines = [words.line("private-draw-most", "bold", maximum=seat.max_draw)]
    marks = _held(seat, marks)
    kept = [card for index, card in enumerate(seat.cards) if not marks >> index & 1]
    if marks and kept:
        lines.append(words.line("private-draw-keep", cards=card_span(kept)))
    elif marks:
        lines.append(words.line("private-draw-keep-none"))
    return lines


def numbered_cards(seat: SeatView, words: Words) -> str:
    """Cards with the numbers by which ``/draw`` knows them, and how to type it; at most 200 characters."""
    numbered: list[Line | Span | str] = [f"{number}: {card_sign(card)}" for number, card in enumerate(seat.cards, 1)]
    cards = "".join(span.text for span in facts(numbered))
    return words.text("private-draw-numbers", cards=cards)


def _draw_button(marks: int, most: int, words: Words) -> Button:
    """*Draw 3*, *Stand pat*; what would be refused says why."""
    count = marks.bit_count()
    if count > most:
        return Button("draw", words.text("button-draw-most", amount=most), "secondary", marks)
    label = words.text("button-draw", amount=count) if count else words.text("button-stand-pat")
    return Button("draw", label, "success", marks)


def _held(seat: SeatView, marks: int) -> int:
    """The marks that belong to a card."""
    return marks & ((1 << len(seat.cards)) - 1)


def _most(seat: SeatView, rules: Stakes, marks: int) -> int:
    """How many may go; where an ace that is kept allows one more, the marks have a say (R-HOM-7)."""
    if not rules.ace_draws_one_more:
        return seat.max_draw
    keeps_ace = any(card // 4 == _ACE and not marks >> index & 1 for index, card in enumerate(seat.cards))
    return min(len(seat.cards), rules.max_draw + keeps_ace)
