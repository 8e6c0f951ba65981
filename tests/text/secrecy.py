"""What of a table was made public, card by card, from events alone; held against what is written (law 6)."""

import re
from collections.abc import Iterable
from typing import Final

from poker_bot.engine.events import BoardTakenBack, ButtonDrawn, CardsShown, Event, HandShown, StreetDealt
from poker_bot.text.cards import card_sign
from poker_bot.text.present import Post, post_text

_SIGN: Final = re.compile("(?:10|[2-9JQKA])[♣♦♥♠]\ufe0e?")


def signs_in(post: Post) -> set[str]:
    """Every card that can be read in a post or on its buttons."""
    labels = " ".join(button.label for row in post.rows for button in row)
    return {sign.rstrip("\ufe0e") for sign in _SIGN.findall(f"{post_text(post)} {labels}")}


def public_signs(log: Iterable[Event]) -> set[str]:
    """Board cards, hands turned up and cards drawn for the button."""
    cards: set[int] = set()
    for event in log:
        match event:
            case StreetDealt(cards=dealt) | BoardTakenBack(cards=dealt) | HandShown(cards=dealt):
                cards.update(dealt)
            case CardsShown(cards=shown):
                cards.update(shown)
            case ButtonDrawn(cards=drawn):
                cards.update(card for _, card in drawn)
            case _:
                pass
    return {card_sign(card).rstrip("\ufe0e") for card in cards}
