"""Several engine actions as one change of a table: all of them or none."""

from collections.abc import Callable, Iterable

from msgspec import Struct

from poker_bot.engine import actions as ac
from poker_bot.engine import events as ev
from poker_bot.engine.decide import step
from poker_bot.engine.state import TableState
from poker_bot.engine.views import reseal_wanted
from poker_bot.host.ports import Posting
from poker_bot.refusals import Refusal


class Change(Struct, frozen=True):
    """What was committed: the table before and after, the events between, and the chips they moved."""

    before: TableState | None
    after: TableState
    events: tuple[ev.AnyEvent, ...]
    moved: tuple[Posting, ...]

    def __repr__(self) -> str:
        """A deck and hole cards are never printed (law 6)."""
        return f"Change({len(self.events)} events)"


Shuffle = Callable[[int], tuple[int, ...]]
"""A new order of so many cards, as a permutation of their numbers."""


def step_all(
    state: TableState | None, actions: Iterable[ac.AnyAction], shuffle: Shuffle
) -> tuple[tuple[ev.AnyEvent, ...], TableState | None] | Refusal:
    """All events of ``actions`` in order and the state behind them, or the first refusal.

    A hand that needs a new order of its stub gets it at once, from ``shuffle`` (R-FAIR-5).
    Raises what the engine raises when it finds itself broken (R-POT-4).
    """
    events: list[ev.AnyEvent] = []
    for action in actions:
        outcome = step(state, action)
        if isinstance(outcome, Refusal):
            return outcome
        events += outcome[0]
        state = outcome[1]
        while count := reseal_wanted(state):
            outcome = step(state, ac.Reseal(shuffle(count)))
            if isinstance(outcome, Refusal):
                return outcome
            events += outcome[0]
            state = outcome[1]
    return tuple(events), state
