"""What a command is judged by, and how a judgement can end."""

from msgspec import Struct

from poker_bot.engine import actions as ac
from poker_bot.engine import events as ev
from poker_bot.engine.state import TableState
from poker_bot.host.commands import TurnToken
from poker_bot.refusals import Refusal


class Case(Struct, frozen=True):
    """What a command is judged by. ``wallet`` chips of the person, 0 where the intent needs none.

    ``house`` are the house's players at this table; ``stop_at`` is its stop time, 0 = none (milliseconds UTC).
    """

    table: int
    state: TableState
    log: tuple[ev.AnyEvent, ...]
    person: int
    token: TurnToken | None
    wallet: int = 0
    house: frozenset[int] = frozenset()
    stop_at: int = 0

    def __repr__(self) -> str:
        """The state knows hidden cards (law 6)."""
        return f"Case(table={self.table}, person={self.person})"

    @property
    def seat(self) -> int:
        """Where the person sits, 0 = nowhere here."""
        return self.state.seat_of(self.person)


class Done(Struct, frozen=True):
    """Nothing to do any more: a double press."""


Verdict = tuple[ac.AnyAction, ...] | Refusal | Done
