"""Deck orders that give chosen players chosen cards, so that a case can name its hand."""

from collections.abc import Sequence

from poker_bot.engine.cards import FULL_DECK, Card


def order_for(
    hole: Sequence[Sequence[Card]],
    board: Sequence[Card] = (),
    burns: Sequence[int] = (0, 3, 4),
    deck: Sequence[Card] = FULL_DECK,
) -> tuple[Card, ...]:
    """The whole ``deck`` dealing ``hole`` (per player, left of the button first) one card at a time and then ``board``.

    A burn card comes before board cards number ``burns``; what the case does not name follows in any order.
    """
    named = [card for cards in hole for card in cards] + list(board)
    spare = [card for card in deck if card not in named]
    order = [cards[round_] for round_ in range(len(hole[0])) for cards in hole]
    for index, card in enumerate(board):
        if index in burns:
            order.append(spare.pop())
        order.append(card)
    return tuple(order + spare)
