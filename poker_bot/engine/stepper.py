"""Collects the events of one action and folds each at once, so that later steps of the action read the newest state.

Because every event goes through ``emit``, the state returned is by construction the fold of the events returned,
and chips are counted after each of them (R-POT-4).
"""

from poker_bot.engine import events as ev
from poker_bot.engine.evolve import HANDLERS
from poker_bot.engine.state import Hand, TableState, chips_in_hand, chips_in_seats


class ConservationError(RuntimeError):
    """An event would make or lose chips: freeze the table. The text names the event's kind, never its content."""


class Stepper:
    """The state in the making of one action."""

    __slots__ = ("_in_hand", "_in_seats", "events", "state")

    def __init__(self, state: TableState) -> None:
        """Begin with ``state``, which stays untouched."""
        self.state = state
        self.events: list[ev.AnyEvent] = []
        self._in_seats = chips_in_seats(state)
        self._in_hand = -1  # not counted yet

    @property
    def hand(self) -> Hand:
        """The hand on the table. Raises ``LookupError`` without one."""
        hand = self.state.hand
        if hand is None:
            message = "no hand"
            raise LookupError(message)
        return hand

    def emit(self, event: ev.AnyEvent) -> None:
        """Append ``event`` and fold it. Raises ``ConservationError`` when the chips do not add up.

        What stands at the table must be what came to it less what left it. Seats and players are counted again only
        when the event replaced them: where the very same objects stand, so does their sum.
        """
        old = self.state
        new = HANDLERS[type(event)](old, event)
        if new.seats is not old.seats:
            self._in_seats = chips_in_seats(new)
        if self._in_hand < 0 or not _same_chips(old.hand, new.hand):
            self._in_hand = chips_in_hand(new.hand)
        if self._in_seats + self._in_hand != new.chips:
            message = f"chips not conserved by {type(event).__name__}"
            raise ConservationError(message)
        self.state = new
        self.events.append(event)


def _same_chips(old: Hand | None, new: Hand | None) -> bool:
    """Whether both hold the very same players and payouts."""
    if old is None or new is None:
        return old is new
    return new.players is old.players and new.awarded == old.awarded
