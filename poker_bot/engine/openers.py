"""Jacks or better to open: who may make the first bet before the draw (R-HOM-7)."""

from poker_bot.engine.evaluate import rank
from poker_bot.engine.ranks import PAIR
from poker_bot.engine.showdown import hole_cards
from poker_bot.engine.state import Hand, PlayerInHand

_JACK = 9


def holds(hand: Hand, player: PlayerInHand) -> bool:
    """Whether ``player`` may open: with a pair of jacks or anything better, and after the draw with anything.

    The host has seen his cards, so nothing need be shown for it afterwards; only he learns that it was refused.
    """
    if hand.street:
        return True
    found = rank(hand.rules, hole_cards(hand, player.seat), ())
    return found is not None and (found.category > PAIR or (found.category == PAIR and found.ranks[0] >= _JACK))
