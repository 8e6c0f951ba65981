"""Whose turn it is and what he may do: the price, the bounds and the right to raise (R-BET-1…3, R-BET-7, R-FOR-3).

Everything here reads one ``Hand`` and changes nothing. ``decide`` judges actions by ``bounds``; views draw the
buttons from the same bounds, so a drawn button is a legal one.
"""

from msgspec import Struct

from poker_bot.engine.state import Hand, PlayerInHand


class Bounds(Struct, frozen=True, gc=False):
    """What one player may put in. ``call`` chips to add; ``min_to``/``max_to`` totals for the street.

    ``may_raise`` False comes with ``closed``: ``raise-closed`` (R-BET-7) or ``no-one-to-raise`` (R-BET-1), or
    ``not-enough-chips`` when calling takes the whole stack.
    """

    call: int
    opening: bool
    may_raise: bool
    closed: str
    min_to: int
    max_to: int


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
    owed = to_call(hand, player)
    stack = player.stack
    closed = _closed(hand, player, owed)
    call = min(stack, owed)
    return Bounds(call, hand.bet_to == 0, not closed, closed, min_to(hand), player.bet + stack)


def min_to(hand: Hand) -> int:
    """The smallest full bet or raise, a total for the street (R-BET-3)."""
    rules = hand.rules
    if hand.bet_to == 0:
        return rules.min_bet
    if rules.min_raise == "double":
        return 2 * hand.bet_to
    return hand.bet_to + (rules.min_bet if rules.min_raise == "bb" else hand.raise_size)


def is_full(hand: Hand, to: int) -> bool:
    """Whether a bet or raise to ``to`` is a full one; a short all-in is not (R-BET-7)."""
    return to >= min_to(hand)


def _closed(hand: Hand, player: PlayerInHand, owed: int) -> str:
    """Why ``player`` may not bet or raise, empty when he may."""
    if player.stack <= owed:
        return "not-enough-chips"
    if player.level >= 0 and hand.bet_to - player.level < _full_since(hand, player):
        return "raise-closed" if _could_be_called(hand, player) else "no-one-to-raise"
    return "" if _could_be_called(hand, player) else "no-one-to-raise"


def _could_be_called(hand: Hand, player: PlayerInHand) -> bool:
    """Whether an opponent has chips beyond the present bet to call a raise with, be it with a part of it (R-BET-1)."""
    for other in hand.players:
        if not other.folded and other is not player and other.bet + other.stack > hand.bet_to:
            return True
    return False


def _full_since(hand: Hand, player: PlayerInHand) -> int:
    """By how much the bet must have grown since ``player`` acted to let him raise again (R-BET-7, TDA 47)."""
    if hand.rules.min_raise == "double":
        return player.level or hand.rules.min_bet
    if hand.rules.min_raise == "bb":
        return hand.rules.min_bet
    return hand.raise_size


def betting_over(hand: Hand) -> bool:
    """At most one live player has chips and he owes nothing (R-BET-9); so it is with one live hand (R-BET-8)."""
    able = None
    for player in hand.players:
        if player.stack and not player.folded:
            if able is not None:
                return False
            able = player
    return able is None or to_call(hand, able) == 0


def next_to_act(hand: Hand, after: int) -> int:
    """Seat of the next player who must act, clockwise from place ``after`` (exclusive); 0 when the street is closed.

    A street ends when everybody neither folded nor all-in has matched the bet and has acted (R-BET-2); a blind is
    no act, and a raise leaves all others short of the bet.
    """
    players = hand.players
    bet_to = hand.bet_to
    for player in players[after + 1 :] + players[: after + 1]:
        if player.stack and not player.folded and (player.level < 0 or player.bet < bet_to):
            return player.seat
    return 0
