"""The draw of five-card games: who marks cards when, and how they are served (R-DRW-3, R-HOM-7)."""

from poker_bot.engine import events as ev
from poker_bot.engine.cards import rank_of
from poker_bot.engine.reseal import ask
from poker_bot.engine.state import Hand, PlayerInHand
from poker_bot.engine.stepper import Stepper
from poker_bot.engine.variants import VARIANTS
from poker_bot.refusals import Refusal

_ABSENT_TIMEOUTS = 2
_ACE = 12


def next_turn(step: Stepper) -> bool:
    """Ask the next live hand, left of the button first, all-in or not; True when all have declared.

    Who is leaving or absent stands pat at once (R-BET-10).
    """
    for player in step.hand.players:
        if player.folded or player.discards is not None:
            continue
        step.emit(ev.TurnStarted(step.state.turn + 1, player.seat))
        record = step.state.seats[player.seat - 1]
        if record is not None and not record.leaving:
            if not record.sitting_out or record.timeouts < _ABSENT_TIMEOUTS:
                return False
            step.emit(ev.PlayerTimedOut(player.seat))
        step.emit(ev.DrawDeclared(player.seat, ()))
    return True


def discards(hand: Hand, player: PlayerInHand, cards: tuple[int, ...]) -> tuple[int, ...] | Refusal:
    """Deck positions of the hole cards with these indexes, or why they may not be exchanged (R-DRW-1, R-HOM-7)."""
    places = hand.hole[hand.places[player.seat]]
    if len(set(cards)) != len(cards) or not all(0 <= index < len(places) for index in cards):
        return Refusal("no-such-card")
    most = most_drawn(hand, player, cards)
    if len(cards) > most:
        return Refusal("draws-too-many", {"cards": len(cards), "maximum": most})
    return tuple(places[index] for index in sorted(cards))


def most_drawn(hand: Hand, player: PlayerInHand, cards: tuple[int, ...]) -> int:
    """How many cards may be exchanged; one more by who keeps an ace, where the table plays so (R-HOM-7)."""
    rules = hand.rules
    places = hand.hole[hand.places[player.seat]]
    kept = [hand.deck.order[place] for index, place in enumerate(places) if index not in cards]
    ace = rules.ace_draws_one_more and any(rank_of(card) == _ACE for card in kept)
    return min(len(places), rules.max_draw + ace)


def serve(step: Stepper) -> bool:
    """Replace discards in the order of the declarations; False when the stub is used up and a new seal is asked for.

    The stub ends inside a player's cards: he gets its last ones, the rest after the new seal (R-DRW-3).
    """
    for player in step.hand.players:
        if player.folded or player.served:
            continue
        hand = step.hand
        places = hand.hole[hand.places[player.seat]]
        missing = hand_size(hand) - sum(place not in (player.discards or ()) for place in places)
        there = len(hand.deck.order) - hand.dealt
        positions = tuple(range(hand.dealt, hand.dealt + min(missing, there)))
        if missing > there:
            if there:
                step.emit(ev.CardsServed(player.seat, positions, last=False))
            ask(step, deals=False)
            return False
        step.emit(ev.CardsServed(player.seat, positions))
    step.emit(ev.DrawClosed())
    return True


def hand_size(hand: Hand) -> int:
    """Cards of a complete hand of this game."""
    return VARIANTS[hand.rules.variant].hole_cards
