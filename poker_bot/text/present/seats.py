"""One line per seat, in seat order: turn, number, name, position, stack, what lies in front, what he is doing."""

from typing import Final

from poker_bot.engine.views import PublicView, SeatPublic
from poker_bot.text.present.cast import Cast
from poker_bot.text.present.parts import Line, Span, Words, card_span, facts

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
        *("seat-bet", "seat-blind", "seat-straddle", "seat-checked", "seat-mucked", "seat-top-up"),
        *("seat-drew", "seat-pat", "seat-plays-board", "seat-straddles", "seat-empty"),
    }
)
"""Every key this module asks for; for the linter."""

_BETS_LIE: Final = frozenset({"betting", "chopping", "resealing"})
"""Phases in which bets lie in front of the players."""

_BET_KEYS: Final = {"more-blind": "seat-blind", "straddle": "seat-straddle"}
"""Bets in front that were forced or announced; any other is a bet."""

TURN_SIGN: Final = "▶"
"""Marks whose turn it is, in the seats and in the line above the buttons."""


def seat_lines(view: PublicView, cast: Cast, words: Words) -> list[Line]:
    """All occupied seats, and the empty one at which a dead button stands (R-TAB-3)."""
    lines = {seat.seat: _seat_line(view, seat, cast, words) for seat in view.seats}
    if view.button and view.button not in lines:
        mark = words.text("seat-button")
        lines[view.button] = (Span(words.text("seat-empty", seat=str(view.button), position=mark)),)
    return [lines[number] for number in sorted(lines)]


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
        wish = _wish(view, seat, words)
        lines.append(facts([f"{seat.seat} {cast.name(seat.seat).text}", stack, *state, *wish]))
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
    """How many cards he exchanged, as long as they are hidden (R-DRW-3); the bet of this street, or that he checked."""
    parts: list[str] = []
    if seat.drawn >= 0 and seat.status != "folded" and not seat.shown:
        parts.append(words.text("seat-drew", count=seat.drawn) if seat.drawn else words.text("seat-pat"))
    if view.phase not in _BETS_LIE:
        return parts
    if seat.bet:
        parts.append(words.text(_BET_KEYS.get(seat.last_act, "seat-bet"), amount=seat.bet))
    elif seat.last_act == "check" and seat.status == "playing":
        parts.append(words.text("seat-checked"))
    return parts


def _state(view: PublicView, seat: SeatPublic, words: Words) -> list[str]:
    """Folded, all-in, away and the like; what he wishes for the next hand, and chips that come with it."""
    folded = view.phase == "over" and seat.last_act == "fold" and seat.status == "seated"
    status = "folded" if folded else seat.status
    state = [words.text(_STATUS_KEYS[status])] if status in _STATUS_KEYS else []
    if seat.mucked:
        state.append(words.text("seat-mucked"))
    if seat.plays_board:
        state.append(words.text("seat-plays-board"))
    if seat.queued_top_up:
        state.append(words.text("seat-top-up", amount=seat.queued_top_up))
    return state + _wish(view, seat, words)


def _wish(view: PublicView, seat: SeatPublic, words: Words) -> list[str]:
    """That he straddles, said between hands, when others can still think about it (R-FOR-5)."""
    return [words.text("seat-straddles")] if seat.straddles and view.phase in {"over", "none"} else []


def _cards(seat: SeatPublic) -> list[Span]:
    """Cards that were turned up for all."""
    return [card_span(seat.shown)] if seat.shown else []
