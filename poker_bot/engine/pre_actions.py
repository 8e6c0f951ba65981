"""Acts wished for in advance: check/fold, or a call at exactly the present price (R-CLK-4)."""

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.betting import call_price, index_of
from poker_bot.engine.state import Phase, PlayerInHand
from poker_bot.engine.stepper import Stepper
from poker_bot.refusals import Refusal


def set_pre_action(step: Stepper, action: act.SetPreAction) -> Refusal | None:
    """Waits for his turn; any change of the price cancels a call."""
    player = _waiting_player(step, action.seat)
    if isinstance(player, Refusal):
        return player
    if step.hand.to_act == action.seat:
        return Refusal("pre-action-now")
    if action.kind not in {"check-fold", "call"}:
        return Refusal("pre-action-unknown")
    price = call_price(step.hand, player)
    if action.kind == "call" and (price == 0 or action.price != price):
        return Refusal("pre-action-price", {"to_call": price})
    step.emit(ev.PreActionSet(action.seat, action.kind, price if action.kind == "call" else 0))
    return None


def clear_pre_action(step: Stepper, action: act.ClearPreAction) -> Refusal | None:
    """Take it back while it has not been played."""
    player = _waiting_player(step, action.seat)
    if isinstance(player, Refusal):
        return player
    if player.pre_action is None:
        return Refusal("no-pre-action")
    step.emit(ev.PreActionCleared(action.seat, "asked"))
    return None


def _waiting_player(step: Stepper, seat: int) -> Refusal | PlayerInHand:
    """A live player with chips in a hand that is being bet; who is leaving is acted for (R-BET-10)."""
    hand = step.state.hand
    if hand is None or hand.phase is Phase.OVER:
        return Refusal("no-hand")
    index = index_of(hand, seat)
    if index < 0 or hand.players[index].folded:
        return Refusal("not-in-hand")
    if hand.phase is not Phase.BETTING or not hand.players[index].stack:
        return Refusal("betting-over")
    record = step.state.seats[seat - 1]
    if record is None or record.leaving:
        return Refusal("already-leaving")
    return hand.players[index]


def clear_calls(step: Stepper) -> None:
    """A pre-set call stands only while its price does."""
    for player in step.hand.players:
        wish = player.pre_action
        if wish is not None and wish.kind == "call" and call_price(step.hand, player) != wish.price:
            step.emit(ev.PreActionCleared(player.seat, "changed"))


def clear_all(step: Stepper) -> None:
    """Nobody can bet any more, so nobody's wish can be played."""
    for player in step.hand.players:
        if player.pre_action is not None:
            step.emit(ev.PreActionCleared(player.seat, "changed"))
