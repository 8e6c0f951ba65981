"""Bets, calls and folds of the player to act: verify first, then emit (R-BET-1…7).

``decide`` has made sure that it is his decision: the handlers get the hand and the player.
"""

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine import hand as flow
from poker_bot.engine import openers, pre_actions
from poker_bot.engine.betting import Bounds, bounds, call_price, structure_of, to_call
from poker_bot.engine.state import Hand, PlayerInHand
from poker_bot.engine.stepper import Stepper
from poker_bot.refusals import Refusal


def fold(step: Stepper, hand: Hand, player: PlayerInHand, _action: act.Fold) -> Refusal | None:
    """Always legal in turn (R-BET-1)."""
    flow.fold(step, player.seat)
    flow.advance(step, hand.places[player.seat])
    return None


def check(step: Stepper, hand: Hand, player: PlayerInHand, _action: act.Check) -> Refusal | None:
    """Only when nothing is due."""
    if player.bet < hand.bet_to:  # the price is asked only where there may be one
        price = call_price(hand, player)
        if price:
            return Refusal("must-call", {"to_call": price})
    step.emit(ev.PlayerChecked(player.seat))
    flow.advance(step, hand.places[player.seat])
    return None


def call(step: Stepper, hand: Hand, player: PlayerInHand, _action: act.Call) -> Refusal | None:
    """Match the bet, or all-in for less."""
    due = to_call(hand, player)
    if not due:
        return Refusal("nothing-to-call")
    flow.call(step, player, due)
    flow.advance(step, hand.places[player.seat])
    return None


def bet_to(step: Stepper, hand: Hand, player: PlayerInHand, action: act.BetTo) -> Refusal | None:
    """The first bet of a street."""
    limits = bounds(hand, player)
    if not limits.opening:
        return Refusal("already-bet", {"to_call": limits.call})
    return _raise(step, player, limits, action.amount)


def raise_to(step: Stepper, hand: Hand, player: PlayerInHand, action: act.RaiseTo) -> Refusal | None:
    """A raise over a bet."""
    limits = bounds(hand, player)
    if limits.opening:
        return Refusal("nobody-bet")
    return _raise(step, player, limits, action.amount)


def all_in(step: Stepper, hand: Hand, player: PlayerInHand, _action: act.AllIn) -> Refusal | None:
    """The whole stack: a call when it does not exceed the bet, else a bet or raise where legal (R-BET-1)."""
    due = to_call(hand, player)
    if 0 < player.stack <= due:
        flow.call(step, player, due)
        flow.advance(step, hand.places[player.seat])
        return None
    limits = bounds(hand, player)
    return _raise(step, player, limits, limits.whole)


def _raise(step: Stepper, player: PlayerInHand, limits: Bounds, amount: int) -> Refusal | None:
    """A stack below the minimum may only be moved whole (R-BET-3, R-BET-7)."""
    if not limits.may_raise:
        return _why_closed(player, limits)
    if limits.opening and step.hand.rules.jacks_or_better and not openers.holds(step.hand, player):
        return Refusal("needs-openers")
    if amount > limits.max_to or (amount < limits.min_to and amount != limits.whole):
        code = "amount-too-large" if amount > limits.max_to else "amount-too-small"
        least = min(limits.min_to, limits.max_to)
        return Refusal(code, {"amount": amount, "minimum": least, "maximum": limits.max_to})
    hand = step.hand
    structure = structure_of(hand)
    added, whole = amount - player.bet, amount == limits.whole
    full = structure.full(hand, amount)
    caps = full and structure.caps(hand)
    kind = ev.PlayerBet if limits.opening else ev.PlayerRaised
    step.emit(kind(player.seat, amount, added, full, whole, caps))
    pre_actions.clear_calls(step)
    flow.advance(step, hand.places[player.seat])
    return None


def _why_closed(player: PlayerInHand, limits: Bounds) -> Refusal:
    if limits.closed == "not-enough-chips":
        return Refusal(limits.closed, {"stack": player.stack, "to_call": limits.call})
    if limits.closed in {"raise-closed", "raise-capped"}:
        return Refusal(limits.closed, {"to_call": limits.call})
    return Refusal(limits.closed)
