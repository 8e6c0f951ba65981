"""Whose turn it is and what he may do: the price, the bounds and the right to raise (R-BET-1…7, R-FOR-3).

Everything here reads one ``Hand`` and changes nothing. ``decide`` judges actions by ``bounds``; views draw the
buttons from the same bounds, so a drawn button is a legal one. What the betting structures differ in stands in
``structures``.
"""

from msgspec import Struct

from poker_bot.engine.state import Hand, PlayerInHand
from poker_bot.engine.structures import STRUCTURES, Structure


class Bounds(Struct, frozen=True, gc=False):
    """What one player may put in. ``call`` chips to add; ``min_to``/``max_to`` totals for the street; ``whole`` all-in.

    ``whole`` is legal up to ``max_to``, and below ``min_to`` too. ``may_raise`` False comes with ``closed``:
    ``raise-closed`` (R-BET-7), ``raise-capped`` (R-BET-5), ``no-one-to-raise`` (R-BET-1), or ``not-enough-chips`` when
    calling takes the whole stack.
    """

    call: int
    opening: bool
    may_raise: bool
    closed: str
    min_to: int
    max_to: int
    whole: int


def structure_of(hand: Hand) -> Structure:
    """The betting structure of the hand."""
    return STRUCTURES[hand.rules.betting]


def index_of(hand: Hand, seat: int) -> int:
    """Place of ``seat`` in the order of the deal, -1 when not dealt in."""
    return hand.places[seat] if 0 <= seat < len(hand.places) else -1


def to_call(hand: Hand, player: PlayerInHand) -> int:
    """Chips ``player`` owes, not limited by his stack.

    The full bet stands however short a blind was, but once nobody else can still bet only what can be contested is
    due (R-FOR-3).
    """
    price = 0
    for other in hand.players:
        if other.folded or other is player:
            continue
        if other.stack:
            price = hand.bet_to
            break
        price = max(price, other.bet)
    return price - player.bet if price > player.bet else 0


def call_price(hand: Hand, player: PlayerInHand) -> int:
    """Chips that a call would add: what is owed, at most the whole stack."""
    return min(player.stack, to_call(hand, player))


def bounds(hand: Hand, player: PlayerInHand) -> Bounds:
    """What ``player`` may do if it is his turn."""
    structure = STRUCTURES[hand.rules.betting]
    bet_to, stack, own = hand.bet_to, player.stack, player.bet
    price, reach = 0, 0  # the price as ``to_call`` finds it, and the highest total an opponent could call
    for other in hand.players:
        if other.folded or other is player:
            continue
        if other.stack:
            price = bet_to
            reach = other.bet + other.stack
            if reach > bet_to:
                break
        elif other.bet > price:
            price = other.bet
    owed = price - own if price > own else 0
    if stack <= owed:
        closed = "not-enough-chips"
    elif reach <= bet_to:
        closed = "no-one-to-raise"
    elif player.level >= 0 and not structure.reopened(hand, player):
        closed = "raise-closed"
    else:
        closed = "raise-capped" if hand.capped else ""
    least, most = structure.range(hand, player)
    whole = own + stack
    return Bounds(
        owed if owed < stack else stack,  # noqa: FURB136 - no call where every decision passes
        bet_to == 0,
        not closed,
        closed,
        least,
        most if most < whole else whole,  # noqa: FURB136
        whole,
    )


BETTING_OVER = -1
STREET_CLOSED = 0


def next_up(hand: Hand, after: int) -> int:
    """Seat of the next player who must act, clockwise from place ``after`` (exclusive).

    ``STREET_CLOSED`` when everybody neither folded nor all-in has matched the bet and has acted (R-BET-2); a blind is
    no act, and a raise leaves all others short of the bet. ``BETTING_OVER`` when at most one live player has chips and
    he owes nothing (R-BET-9); so it is with one live hand (R-BET-8).
    """
    players, bet_to = hand.players, hand.bet_to
    last = players[after]
    if last.folded or not last.stack:
        return _first_of_several(hand, after)
    alone = True  # who acted last can act again: whoever else must act is not alone
    for player in players[after + 1 :] + players[:after] if after >= 0 else players[:-1]:
        if player.stack and not player.folded:
            if player.level < 0 or player.bet < bet_to:
                return player.seat
            alone = False
    if alone:
        return last.seat if to_call(hand, last) else BETTING_OVER
    return last.seat if last.level < 0 or last.bet < bet_to else STREET_CLOSED


def _first_of_several(hand: Hand, after: int) -> int:
    """The same where the player at ``after`` is out or all-in: whether two can still act is to be found out."""
    players, bet_to = hand.players, hand.bet_to
    found, count, alone = 0, 0, None
    for player in players[after + 1 :] + players[: after + 1]:
        if player.stack and not player.folded:
            count += 1
            alone = player
            if not found and (player.level < 0 or player.bet < bet_to):
                found = player.seat
            if found and count > 1:
                return found
    if count > 1:
        return STREET_CLOSED
    return found if alone is not None and to_call(hand, alone) else BETTING_OVER
