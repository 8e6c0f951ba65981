"""Run it twice: the question, and the second board from the same stub (R-BET-11)."""

from poker_bot.engine import events as ev
from poker_bot.engine.consent import all_there
from poker_bot.engine.state import Hand
from poker_bot.engine.stepper import Stepper
from poker_bot.engine.variants import VARIANTS, Street


def ask(step: Stepper) -> bool:
    """Ask every live player at once; False when it is not offered.

    Not with a stub too short, nor when somebody who plays is leaving, gone or away: absence means once.
    """
    hand = step.hand
    if not hand.rules.run_it_twice or hand.rules.tournament:
        return False
    missing = _missing(hand)
    needed = 2 * sum(street.burn + street.board for street in missing) - (1 if hand.burnt else 0)
    if not missing or len(hand.deck.order) - hand.dealt < needed:
        return False
    live = tuple(player.seat for player in hand.players if not player.folded)
    if not all_there(step, live):
        return False
    step.emit(ev.RunTwiceAsked(step.state.turn + 1, live))
    return True


def _missing(hand: Hand) -> tuple[Street, ...]:
    """The streets with board cards to come."""
    streets = VARIANTS[hand.rules.variant].streets[hand.street + 1 :]
    return tuple(street for street in streets if street.board)


def deal_second(step: Stepper) -> None:
    """The missing cards of the second board, with burns of their own."""
    hand = step.hand
    if hand.common < 0:
        return
    lying, streets = 0, VARIANTS[hand.rules.variant].streets
    for number, street in enumerate(streets):
        lying += street.board
        if lying <= hand.common or not street.board:
            continue
        hand = step.hand
        top = hand.dealt + street.burn
        burn = hand.dealt if street.burn else -1
        cards = hand.deck.order[top : top + street.board]
        step.emit(ev.StreetDealt(number, cards, burn, betting=False, board=2))


def boards(hand: Hand) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """(number, cards) of each board that is played for: number 0 when there is only one."""
    if hand.common < 0:
        return ((0, hand.board),)
    return ((1, hand.board), (2, hand.board[: hand.common] + hand.second))
