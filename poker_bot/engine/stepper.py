"""Collects the events of one action and folds each at once, so that later steps of the action read the newest state.

Because every event goes through ``emit``, the state returned is by construction the fold of the events returned,
and chips are counted after each of them (R-POT-4).
"""

from itertools import compress
from operator import is_not

from msgspec import Struct
from msgspec.structs import replace

from poker_bot.engine import events as ev
from poker_bot.engine.evolve import ON_HAND, ON_TABLE
from poker_bot.engine.state import Hand, PlayerInHand, Seat, TableState, chips_of

Players = tuple[PlayerInHand, ...]


class ConservationError(RuntimeError):
    """An event would make or lose chips: freeze the table. The text names the event's kind, never its content."""


class Stepper(Struct):
    """The state in the making of one action.

    Most events change the hand alone, so the hand is kept beside the table and put into it when the whole is asked
    for. ``hand`` may be read only while there is one; ``table`` for anything but its hand.
    """

    table: TableState
    hand: Hand
    events: list[ev.AnyEvent]

    @property
    def state(self) -> TableState:
        """The table with the hand as it is by now."""
        table = self.table
        if table.hand is not self.hand:
            table = self.table = replace(table, hand=self.hand)
        return table

    @property
    def seats(self) -> tuple[Seat | None, ...]:
        """The seats as they are by now; a hand changes none of them until it ends."""
        return self.table.seats

    def emit(self, event: ev.AnyEvent) -> None:
        """Append ``event`` and fold it. Raises ``ConservationError`` when the chips do not add up.

        What stands at the table must be what came to it less what left it. An event of the hand alone may only move
        chips within it; any other has the whole table counted anew.
        """
        kind = type(event)
        on_hand = ON_HAND.get(kind)
        if on_hand is not None:
            old = self.hand
            new = on_hand(old, event)
            made = old.awarded - new.awarded
            if new.players is not old.players:
                made += _gained(old.players, new.players)
            if made:
                raise _not_conserved(kind)
            self.hand = new
        else:
            table = ON_TABLE[kind](self.state, event)
            if chips_of(table) != table.chips:
                raise _not_conserved(kind)
            self.table = table
            self.hand = table.hand  # type: ignore[assignment]
        self.events.append(event)


def _gained(old: Players, new: Players) -> int:
    """Chips that ``new`` hold more than ``old``: where the very same object stands, so do its chips."""
    chips = 0
    for was, now in compress(zip(old, new, strict=True), map(is_not, old, new)):
        chips += now.stack + now.contribution + now.dead - was.stack - was.contribution - was.dead
    return chips


def _not_conserved(kind: type[ev.Event]) -> ConservationError:
    return ConservationError(f"chips not conserved by {kind.__name__}")


def begin(state: TableState) -> Stepper:
    """The steps of one action from ``state``, which stays untouched."""
    return Stepper(state, state.hand, [])  # type: ignore[arg-type]  # read only while there is a hand
