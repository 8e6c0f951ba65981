"""Chopping the blinds: all others have folded, and both take back what they posted (R-HOM-5)."""

from poker_bot.engine import events as ev
from poker_bot.engine.consent import all_there
from poker_bot.engine.stepper import Stepper

_TWO = 2


def ask(step: Stepper) -> bool:
    """Ask both blinds; False when it is not offered.

    Not heads-up from the start, nor with antes, dead posts or a third blind in the pot, nor when one of them is leaving
    or away.
    """
    hand = step.hand
    if not hand.rules.chop_blinds or hand.offered or hand.street or hand.bets > 1 or len(hand.players) == _TWO:
        return False
    live = [player for player in hand.players if not player.folded]
    blinds = {hand.small_blind, hand.big_blind}
    if {player.seat for player in live} != blinds or any(player.level >= 0 for player in live):
        return False
    if any(player.dead or (player.contribution and player.seat not in blinds) for player in hand.players):
        return False
    if hand.antes or not all_there(step, blinds):
        return False
    step.emit(ev.ChopAsked(hand.turn + 1, tuple(player.seat for player in live)))
    return True


def give_back(step: Stepper) -> None:
    """Each blind to whom it came from."""
    for player in step.hand.players:
        if player.contribution:
            step.emit(ev.UncalledBetReturned(player.seat, player.contribution))
