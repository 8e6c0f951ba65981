"""Floor rulings as admins give them: the engine's actions, and beforehand what they would do to whose chips."""

from collections.abc import Callable
from typing import Final

from poker_bot.engine import actions as ac
from poker_bot.engine.state import Phase, TableState
from poker_bot.host.changes import step_all
from poker_bot.host.commands import Floor
from poker_bot.refusals import Refusal

_BOARD: Final = {"flop": 1, "turn": 2, "river": 3}

_RULINGS: Final[dict[str, Callable[[Floor], ac.AnyAction]]] = {
    "exposed": lambda floor: ac.RuleExposed(tuple((seat, number - 1) for seat, number in floor.cards)),
    "extra": lambda floor: ac.RuleExtraCards(floor.count),
    "wrong-count": lambda _: ac.RuleWrongCount(),
    **{name: lambda _, street=street: ac.RuleEarlyBoard(street) for name, street in _BOARD.items()},  # type: ignore[misc]
    "misdeal": lambda _: ac.RuleMisdeal(),
    "void": lambda _: ac.VoidHand(),
    "remove": lambda floor: ac.RemovePlayer(floor.seat),
}

RULINGS: Final = tuple(_RULINGS)
"""Every ruling an admin can give, by the word of ``/floor``."""


def action_of(floor: Floor) -> ac.AnyAction | Refusal:
    """The engine's action of a ruling."""
    make = _RULINGS.get(floor.ruling)
    return Refusal("no-such-ruling", {"text": floor.ruling}) if make is None else make(floor)


def plays_in_hand(state: TableState, person: int) -> bool:
    """Whether somebody still plays for the hand that is on: then another admin must rule (section 8)."""
    hand = state.hand
    if hand is None or hand.phase is Phase.OVER:
        return False
    return any(player.player == person and not player.folded for player in hand.players)


def closing_now(state: TableState) -> tuple[ac.AnyAction, ...]:
    """The running hand is void first, and everybody takes with him what he had before it (R-FLR-5)."""
    if not state.hand_running:
        return (ac.CloseTable(),)
    return (ac.VoidHand(),) if state.closing else (ac.VoidHand(), ac.CloseTable())


def preview(state: TableState, action: ac.AnyAction) -> tuple[tuple[int, int], ...] | Refusal:
    """(person, chips) by which stacks would change; nothing is done. The order of a new seal makes no difference."""
    outcome = step_all(state, (action,), lambda count: tuple(range(count)))
    if isinstance(outcome, Refusal):
        return outcome
    after = outcome[1]
    before, now = _stacks(state), _stacks(after) if after is not None else {}
    people = sorted(before.keys() | now.keys())
    moved = ((person, now.get(person, 0) - before.get(person, 0)) for person in people)
    return tuple((person, chips) for person, chips in moved if chips)


def _stacks(state: TableState) -> dict[int, int]:
    """Chips of everybody at the table that are not in a pot."""
    chips: dict[int, int] = {}
    for seat in state.seats:
        if seat is not None:
            chips[seat.player] = chips.get(seat.player, 0) + seat.stack + seat.top_up
    for player in state.hand.players if state.hand is not None else ():
        chips[player.player] = chips.get(player.player, 0) + player.stack
    return chips
