"""``step(state, action)``: the one entry point of the engine. The tables of actions below are all there is."""

from collections.abc import Callable
from typing import Any, Final

from poker_bot.engine import (
    acting,
    clock,
    consent,
    dealing,
    drawing,
    ending,
    floor,
    pre_actions,
    reseal,
    showing,
    table,
)
from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine import hand as flow
from poker_bot.engine.betting import index_of
from poker_bot.engine.evolve import opened
from poker_bot.engine.state import Hand, Phase, PlayerInHand, TableState
from poker_bot.engine.stepper import Stepper, begin
from poker_bot.refusals import Refusal

Decision = tuple[tuple[ev.AnyEvent, ...], TableState]


def _draw_for_button(step: Stepper, action: act.DrawForButton) -> Refusal | None:
    return dealing.draw_for_button(step, action.order)


def _start(step: Stepper, action: act.StartHand) -> Refusal | None:
    refusal = dealing.start_hand(step, action.order)
    if refusal is None and step.state.hand_running:
        flow.open_betting(step)
    return refusal


def _draw(step: Stepper, hand: Hand, player: PlayerInHand, action: act.Draw) -> Refusal | None:
    discards = drawing.discards(hand, player, action.cards)
    if isinstance(discards, Refusal):
        return discards
    flow.declare(step, player.seat, discards)
    return None


def _answer_run_twice(step: Stepper, action: act.AnswerRunTwice) -> Refusal | None:
    settled = consent.answer(step, action, Phase.RUN_TWICE, ev.RunTwiceAgreed)
    if isinstance(settled, Refusal):
        return settled
    if settled is not None:
        flow.settle_run_twice(step, twice=settled)
    return None


def _answer_chop(step: Stepper, action: act.AnswerChop) -> Refusal | None:
    settled = consent.answer(step, action, Phase.CHOPPING, ev.ChopAgreed)
    if isinstance(settled, Refusal):
        return settled
    if settled is not None:
        flow.settle_chop(step, chopped=settled)
    return None


def _reseal(step: Stepper, action: act.Reseal) -> Refusal | None:
    refusal = reseal.take(step, action)
    if refusal is None:
        flow.take_reseal(step)
        table.leavers_act(step)
    return refusal


_BETS: Final[dict[type[act.Action], Callable[[Stepper, Hand, PlayerInHand, Any], Refusal | None]]] = {
    act.Fold: acting.fold,
    act.Check: acting.check,
    act.Call: acting.call,
    act.BetTo: acting.bet_to,
    act.RaiseTo: acting.raise_to,
    act.AllIn: acting.all_in,
}
"""Acts of whose decision it is, while bets are made."""

_BETTING: Final = Phase.BETTING  # members of an enumeration are slow to look up, and every act comes through here

_DECIDE: Final[dict[type[act.Action], Callable[[Stepper, Any], Refusal | None]]] = {
    act.ChangeRules: table.change_rules,
    act.SitDown: table.sit_down,
    act.StandUp: table.stand_up_action,
    act.SitOut: table.sit_out,
    act.PlanSitOut: table.plan_sit_out,
    act.SitIn: table.sit_in,
    act.ChooseEntry: table.choose_entry,
    act.ChooseStraddle: table.choose_straddle,
    act.TopUp: table.top_up,
    act.ForgetDeparted: table.forget_departed,
    act.CloseTable: table.close_table,
    act.PlanEnd: ending.plan_end,
    act.SetStopTime: ending.set_stop_time,
    act.DrawForButton: _draw_for_button,
    act.StartHand: _start,
    act.AnswerRunTwice: _answer_run_twice,
    act.AnswerChop: _answer_chop,
    act.Reseal: _reseal,
    act.TimeOut: clock.time_out,
    act.SpendTimeBank: clock.spend_time_bank,
    act.ExtendTurn: clock.extend_turn,
    act.SetPreAction: pre_actions.set_pre_action,
    act.ClearPreAction: pre_actions.clear_pre_action,
    act.Show: showing.show,
    act.Muck: showing.muck,
    act.PlayBoard: showing.play_board,
    act.RuleExposed: floor.exposed,
    act.RuleExtraCards: floor.extra_cards,
    act.RuleWrongCount: floor.wrong_count,
    act.RuleEarlyBoard: floor.early_board,
    act.RuleMisdeal: floor.misdeal,
    act.VoidHand: floor.void,
    act.RemovePlayer: floor.remove_player,
    act.PauseTable: floor.pause,
    act.ResumeTable: floor.resume,
}

_STOPPED: Final = frozenset({
    act.StartHand, act.DrawForButton, act.Fold, act.Check, act.Call, act.BetTo, act.RaiseTo, act.AllIn, act.Draw,
    act.TimeOut, act.Show, act.Muck, act.PlayBoard, act.AnswerRunTwice, act.AnswerChop, act.SetPreAction,
    act.ClearPreAction, act.ExtendTurn,
})  # fmt: skip
"""What nobody can do while the table is paused (R-FLR-5) or the stub is shuffled; seats and rulings go on."""


def step(state: TableState | None, action: act.Action) -> Decision | Refusal:
    """The events that ``action`` causes and the state after them, or why it is refused (and nothing has changed).

    ``state`` is None only for ``OpenTable``. Raises ``ConservationError`` when an event would make or lose chips:
    a bug; the caller freezes the table (R-POT-4).
    """
    kind = type(action)
    if state is None or kind is act.OpenTable:
        return _open(state, action)
    if state.closed:
        return Refusal("table-closed")
    if state.paused and kind in _STOPPED:
        return Refusal("table-paused")
    stepper = begin(state)
    if isinstance(action, act.TurnAction):
        refusal = _take_turn(stepper, state, action, kind)
    elif state.hand is not None and state.hand.phase is Phase.RESEALING and kind in _STOPPED:
        return Refusal("resealing")
    else:
        refusal = _DECIDE[kind](stepper, action)
    return (tuple(stepper.events), stepper.state) if refusal is None else refusal


def _take_turn(stepper: Stepper, state: TableState, action: act.TurnAction, kind: type[act.Action]) -> Refusal | None:
    """Whose decision it is decides; everybody else is told why it is not his to make now."""
    hand, seat = state.hand, action.seat
    if hand is None or hand.to_act != seat or action.turn != hand.turn:
        return _not_his(state, action)
    record = state.seats[seat - 1]
    if record is not None and record.timeouts:
        flow.show_presence(stepper, seat)
    player = hand.players[hand.places[seat]]
    if hand.phase is _BETTING:
        handler = _BETS.get(kind)
        return Refusal("no-draw-now") if handler is None else handler(stepper, hand, player, action)
    if hand.phase is not Phase.DRAWING:
        return _not_his(state, action)
    return _draw(stepper, hand, player, action) if isinstance(action, act.Draw) else Refusal("draw-now")


def _not_his(state: TableState, action: act.TurnAction) -> Refusal:
    hand = state.hand
    if hand is None or hand.phase is Phase.OVER:
        return Refusal("no-hand")
    if index_of(hand, action.seat) < 0:
        return Refusal("not-in-hand")
    if action.turn != state.turn:
        return Refusal("stale-turn")
    if hand.phase is Phase.RESEALING:
        return Refusal("resealing")
    return Refusal("not-your-turn", {"seat": hand.to_act}) if hand.to_act else Refusal("betting-over")


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
    return frozenset(_DECIDE) | frozenset(_BETS) | {act.Draw, act.OpenTable}
