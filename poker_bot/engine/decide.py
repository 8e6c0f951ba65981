"""``step(state, action)``: the one entry point of the engine. The table of actions below is all there is."""

from collections.abc import Callable
from typing import Any, Final

from poker_bot.engine import acting, dealing, table
from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.evolve import opened
from poker_bot.engine.hand import open_betting
from poker_bot.engine.state import TableState
from poker_bot.engine.stepper import Stepper
from poker_bot.refusals import Refusal

Decision = tuple[tuple[ev.AnyEvent, ...], TableState]


def _draw(step: Stepper, action: act.DrawForButton) -> Refusal | None:
    return dealing.draw_for_button(step, action.order)


def _start(step: Stepper, action: act.StartHand) -> Refusal | None:
    refusal = dealing.start_hand(step, action.order)
    if refusal is None:
        open_betting(step)
    return refusal


_DECIDE: Final[dict[type[act.Action], Callable[[Stepper, Any], Refusal | None]]] = {
    act.ChangeRules: table.change_rules,
    act.SitDown: table.sit_down,
    act.StandUp: table.stand_up_action,
    act.SitOut: table.sit_out,
    act.SitIn: table.sit_in,
    act.ChooseEntry: table.choose_entry,
    act.TopUp: table.top_up,
    act.ForgetDeparted: table.forget_departed,
    act.CloseTable: table.close_table,
    act.DrawForButton: _draw,
    act.StartHand: _start,
    act.Fold: acting.fold,
    act.Check: acting.check,
    act.Call: acting.call,
    act.BetTo: acting.bet_to,
    act.RaiseTo: acting.raise_to,
    act.AllIn: acting.all_in,
    act.TimeOut: acting.time_out,
    act.SetPreAction: acting.set_pre_action,
    act.ClearPreAction: acting.clear_pre_action,
    act.Show: acting.show,
    act.Muck: acting.muck,
    act.SpendTimeBank: acting.spend_time_bank,
    act.ExtendTurn: acting.extend_turn,
}


def step(state: TableState | None, action: act.Action) -> Decision | Refusal:
    """The events that ``action`` causes and the state after them, or why it is refused (and nothing has changed).

    ``state`` is None only for ``OpenTable``. Raises ``ConservationError`` when an event would make or lose chips:
    a bug; the caller freezes the table (R-POT-4).
    """
    if state is None or isinstance(action, act.OpenTable):
        return _open(state, action)
    if state.closed:
        return Refusal("table-closed")
    stepper = Stepper(state)
    refusal = _DECIDE[type(action)](stepper, action)
    return refusal if refusal is not None else (tuple(stepper.events), stepper.state)


def _open(state: TableState | None, action: act.Action) -> Decision | Refusal:
    if not isinstance(action, act.OpenTable):
        return Refusal("no-table")
    if state is not None:
        return Refusal("table-open")
    refusal = table.bad_rules(action.rules)
    if refusal is not None:
        return refusal
    event = ev.TableOpened(action.rules)
    return (event,), opened(event)


def understood() -> frozenset[type[act.Action]]:
    """Every action that ``step`` can judge."""
    return frozenset(_DECIDE) | {act.OpenTable}
