"""A new order for cards still to be dealt: which cards it is made of, and how the hand goes on with it (R-FAIR-5).

The engine knows no chance: it asks for a permutation of so many, and the host answers with one from its sealed source.
"""

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.cards import Card
from poker_bot.engine.state import Hand, Phase
from poker_bot.engine.stepper import Stepper
from poker_bot.refusals import Refusal

_TURN = 2


def wanted(hand: Hand | None) -> int:
    """How many cards have to be put in a new order before the hand can go on; 0 for none."""
    return len(pool(hand)) if hand is not None and hand.phase is Phase.RESEALING else 0


def pool(hand: Hand) -> tuple[Card, ...]:
    """The cards to be shuffled, in ascending order.

    The stub, and a card that was shown early (R-FLR-2, R-FLR-3). When a draw has used the stub up: folded hands and
    the discards of players served before, never those of the player being served, never burns (R-DRW-3).
    """
    order = hand.deck.order
    rest = set(order[hand.dealt :])
    if hand.early >= 0:
        rest.add(order[hand.early])
    if not rest:
        rest = _given_up(hand)
    return tuple(sorted(rest))


def _given_up(hand: Hand) -> set[Card]:
    """Cards of folded hands and of discards already replaced, unless they have been dealt again."""
    order = hand.deck.order
    held: set[Card] = set()
    free: set[Card] = set()
    for player, places in zip(hand.players, hand.hole, strict=True):
        cards = {order[place] for place in places}
        if player.folded:
            free |= cards
        else:
            held |= cards
        if player.served:
            free |= {order[place] for place in player.discards or ()}
    return free - held


def ask(step: Stepper, *, deals: bool) -> None:
    """Stop the hand until a new order has come; ``deals``: the next street follows at once."""
    step.emit(ev.ResealAsked(len(pool(step.hand)), deals))


def ask_if_needed(step: Stepper) -> bool:
    """A turn card shown early is out for its street; before the next it goes back into the stub (R-FLR-3)."""
    hand = step.hand
    if hand.early < 0 or hand.street < _TURN:
        return False
    ask(step, deals=True)
    return True


def take(step: Stepper, action: act.Reseal) -> Refusal | None:
    """The new order; its cards come next."""
    hand = step.state.hand
    if hand is None or hand.phase is not Phase.RESEALING:
        return Refusal("no-reseal")
    cards = pool(hand)
    if sorted(action.order) != list(range(len(cards))):
        return Refusal("bad-deck")
    step.emit(ev.StubSealed(tuple(cards[index] for index in action.order)))
    return None
