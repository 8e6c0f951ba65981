"""Which buttons of the table message a reader is shown.

A chat platform draws the same buttons for everybody; a page can leave out those that are somebody else's. This only
tidies up: who presses what is judged by the host all the same.
"""

from collections.abc import Callable
from typing import Final

from adapters.desk import Key
from poker_bot.engine.views import PublicView, SeatPublic

Rows = tuple[tuple[Key, ...], ...]
_Test = Callable[[PublicView, SeatPublic], bool]

_IN_TURN: Final = (
    *("fold", "check", "call", "all-in"),
    *("raise-menu", "raise-min", "raise-half", "raise-pot"),
    *("draw-menu", "stand-pat"),
)
_AHEAD: Final = ("pre-check-fold", "pre-call", "pre-none")
_AT_SHOWDOWN: Final = ("show", "show-1", "show-2", "show-3", "show-4", "show-5", "muck", "play-board")
_ASKED: Final = ("run-twice", "run-once", "chop", "chop-no")


def _waits(seat: SeatPublic) -> bool:
    return seat.in_hand and seat.status == "playing" and not seat.to_act


_FOR_SEATED: Final[dict[str, _Test]] = {
    **dict.fromkeys(_IN_TURN, lambda _, seat: seat.to_act),
    **dict.fromkeys(_AHEAD, lambda _, seat: _waits(seat)),
    "pre-call": lambda view, seat: _waits(seat) and any(one.bet > seat.bet for one in view.seats),
    **dict.fromkeys(_AT_SHOWDOWN, lambda view, seat: seat.seat in {*view.deciding, view.can_show}),
    **dict.fromkeys(_ASKED, lambda view, seat: seat.seat in view.deciding),
    "straddle": lambda _, seat: not seat.straddles,
    "straddle-off": lambda _, seat: seat.straddles,
    "cards": lambda _, seat: seat.in_hand,
    "leave": lambda _, seat: seat.status != "leaving",
    "away": lambda _, seat: seat.status not in {"away", "leaving", "broke"},
    "back": lambda _, seat: seat.status == "away",
    "enter-post": lambda _, seat: seat.status == "waiting",
    "enter-wait": lambda _, seat: seat.status == "posting",
    "top-up": lambda _, seat: seat.status == "broke",
}
"""For whom an action is, among those who sit; what is not named here is for everybody."""

_FOR_OTHERS: Final = "sit"
"""The one thing that is for those who do not sit."""


def keys_for(rows: Rows, view: PublicView, person: int) -> Rows:
    """The rows without the buttons that are not this person's; their order stays."""
    seat = next((one for one in view.seats if one.player == person), None)
    kept = (tuple(key for key in row if _is_for(key.action, view, seat)) for row in rows)
    return tuple(row for row in kept if row)


def _is_for(action: str, view: PublicView, seat: SeatPublic | None) -> bool:
    test = _FOR_SEATED.get(action)
    if action == _FOR_OTHERS:
        return seat is None
    return test is None or (seat is not None and test(view, seat))
