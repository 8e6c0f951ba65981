"""Cards as whole numbers: ``4 * rank + suit``, rank 0-12 = ``23456789TJQKA``, suit 0-3 = ``cdhs``.

The code is the one of the fairness specification and of the hand evaluator, so no table of
translation exists anywhere. Text is parsed and written only here.
"""

from typing import TypeAlias

Card: TypeAlias = int

RANKS = "23456789TJQKA"
SUITS = "cdhs"
FULL_DECK: tuple[Card, ...] = tuple(range(52))
SHORT_DECK: tuple[Card, ...] = tuple(range(20, 52))
"""Seven to ace, 32 cards (R-DRW-1)."""

_TEXT = tuple(rank + suit for rank in RANKS for suit in SUITS)
_CODE = {text: code for code, text in enumerate(_TEXT)}


def rank_of(card: Card) -> int:
    """Rank 0 (deuce) to 12 (ace)."""
    return card >> 2


def suit_of(card: Card) -> int:
    """Suit 0-3: clubs, diamonds, hearts, spades; only the draw for the button ranks them (R-TAB-2)."""
    return card & 3


def card_text(card: Card) -> str:
    """Two letters, ``As``; the form of the Poker Hand History and of the proof files."""
    return _TEXT[card]


def cards_text(cards: tuple[Card, ...]) -> str:
    """Cards in their order without a separator, ``AsKd``."""
    return "".join(_TEXT[card] for card in cards)


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read ``AsKd`` or ``As Kd``. Raises ``ValueError`` that names the part that is no card."""
    packed = text.replace(" ", "")
    pairs = [packed[i : i + 2] for i in range(0, len(packed), 2)]
    for pair in pairs:
        if pair not in _CODE:
            message = f"not a card: {pair!r}"
            raise ValueError(message)
    return tuple(_CODE[pair] for pair in pairs)
