"""One line per seat, in seat order: turn, number, name, position, stack, what lies in front, what he is doing."""

from typing import Final

from poker_bot.engine.views import PublicView, SeatPublic
from poker_bot.text.cards import card_signs
from poker_bot.text.present.cast import Cast
from poker_bot.text.present.parts import Line, Span, Words, facts

_STATUS_KEYS: Final = {
    "folded": "seat-folded",
    "all-in": "seat-all-in",
    "waiting": "seat-waiting",
    "posting": "seat-posting",
    "away": "seat-away",
    "leaving": "seat-leaving",
    "broke": "seat-broke",
}
"""Words for a ``SeatStatus``; who plays or just sits needs none."""

_ABSENT: Final = frozenset({"waiting", "posting", "away", "leaving", "broke"})

_POSITIONS: Final = (
    ("is_button", "seat-button"),
    ("is_small_blind", "seat-small-blind"),
    ("is_big_blind", "seat-big-blind"),
)

MESSAGE_KEYS: Final = frozenset(
    {
        *_STATUS_KEYS.values(),
        *(key for _, key in _POSITIONS),
        *("seat-bet", "seat-checked", "seat-mucked", "seat-top-up"),
    }
)
"""Every key this module asks for; for the linter."""

TURN_SIGN: Final = "▶"
"""Marks whose turn it is, in the seats and in the line above the buttons."""


def seat_lines(view: PublicView, cast: Cast, words: Words) -> list[Line]:
    """All occupied seats."""
    return [_seat_line(view, seat, cast, words) for seat in view.seats]


def _seat_line(view: PublicView, seat: SeatPublic, cast: Cast, words: Words) -> Line:
    """``▶ 3 Anna (D) · 1,960 · bet 40``."""
    return facts(
        [
            _who(seat, cast, words),
            _stack(view, seat, words),
            *_in_front(view, seat, words),
            *_state(view, seat, words),
            *_cards(seat),
        ]
    )


def lobby_seat_lines(view: PublicView, cast: Cast, words: Words) -> list[Line]:
    """All occupied seats without the hand: number, name, stack, and who is not quite here."""
    lines: list[Line] = []
    for seat in view.seats:
        stack = words.chips(seat.stack)
        here = seat.status not in _ABSENT
        state = [] if here else [words.text(_STATUS_KEYS[seat.status])]
        lines.append(facts([f"{seat.seat} {cast.name(seat.seat).text}", stack, *state]))
    return lines


def _who(seat: SeatPublic, cast: Cast, words: Words) -> Line:
    """Turn mark, seat number, name and position."""
    lead = f"{TURN_SIGN} {seat.seat} " if seat.to_act else f"{seat.seat} "
    name = Span(cast.name(seat.seat).text, "bold" if seat.to_act else "plain")
    marks = [words.text(key) for field, key in _POSITIONS if getattr(seat, field)]
    return (Span(lead), name, Span(f" ({'/'.join(marks)})" if marks else ""))


def _stack(view: PublicView, seat: SeatPublic, words: Words) -> str:
    """Chips behind; once the hand is over also what the hand brought or cost."""
    stack = words.chips(seat.stack)
    if view.phase != "over" or not seat.net:
        return stack
    sign = "+" if seat.net > 0 else ""
    return f"{stack} ({sign}{words.chips(seat.net)})"


def _in_front(view: PublicView, seat: SeatPublic, words: Words) -> list[str]:
    """The bet of this street, or that he checked."""
    if view.phase != "betting":
        return []
    if seat.bet:
        return [words.text("seat-bet", amount=seat.bet)]
    if seat.last_act == "check" and seat.status == "playing":
        return [words.text("seat-checked")]
    return []


def _state(view: PublicView, seat: SeatPublic, words: Words) -> list[str]:
    """Folded, all-in, away and the like; chips that come with the next hand."""
    folded = view.phase == "over" and seat.last_act == "fold" and seat.status == "seated"
    status = "folded" if folded else seat.status
    state = [words.text(_STATUS_KEYS[status])] if status in _STATUS_KEYS else []
    if seat.mucked:
        state.append(words.text("seat-mucked"))
    if seat.queued_top_up:
        state.append(words.text("seat-top-up", amount=seat.queued_top_up))
    return state


def _cards(seat: SeatPublic) -> list[Span]:
    """Cards that were turned up for all."""
    return [Span(card_signs(seat.shown), "bold")] if seat.shown else []
