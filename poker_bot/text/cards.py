"""Cards as text: short signs (``A♠ 10♦``) and spoken names ("king of hearts").

Short signs use the international letters A K Q J and 10 in every language: a table message is read by a whole group,
often in more than one language, and players of all four languages know them from online rooms.

A card comes as its code, as in the engine's views: ``4 * rank + suit``, ranks 0-12 from deuce to ace, suits 0-3 for
clubs, diamonds, hearts and spades. (A test holds this against the engine, whose insides this layer may not import.)

Nothing here logs, and no result may be logged: a card may be hidden (law 6).
"""

from collections.abc import Iterable
from typing import Final

from poker_bot.text.catalogue import Catalogue
from poker_bot.text.numbers import join_list

RANK_KEYS: Final = (*(f"rank-{n}" for n in range(2, 11)), "rank-jack", "rank-queen", "rank-king", "rank-ace")
"""Keys of the nouns of ranks 0-12."""

SUIT_KEYS: Final = ("suit-clubs", "suit-diamonds", "suit-hearts", "suit-spades")
"""Keys of the nouns of suits 0-3."""

STREET_KEYS: Final = ("street-preflop", "street-flop", "street-turn", "street-river", "street-showdown")
"""Keys of the names of streets with a board, in their order: ``street-`` and the name of a variant's ``Street``."""

DRAW_STREET_KEYS: Final = ("street-deal", "street-draw")
"""The same of games in which cards are exchanged."""

MESSAGE_KEYS: Final = frozenset({*RANK_KEYS, *SUIT_KEYS, *STREET_KEYS, *DRAW_STREET_KEYS, "card-name"})
"""Every key this module and its callers build from data; for the linter."""

_AS_TEXT: Final = "\N{VARIATION SELECTOR-15}"  # without it phones and Discord draw a large picture in place of the sign

SUIT_SIGNS: Final = tuple(
    sign + _AS_TEXT
    for sign in (
        "\N{BLACK CLUB SUIT}",
        "\N{BLACK DIAMOND SUIT}",
        "\N{BLACK HEART SUIT}",
        "\N{BLACK SPADE SUIT}",
    )
)
"""Signs of suits 0-3, each followed by the selector that asks for text in place of emoji."""

_INDICES: Final[tuple[str, ...]] = (*map(str, range(2, 11)), *"JQKA")


def card_sign(card: int) -> str:
    """``A♠`` or ``10♦``, the same in every language."""
    rank, suit = divmod(card, 4)
    return _INDICES[rank] + SUIT_SIGNS[suit]


def card_signs(cards: Iterable[int]) -> str:
    """Several cards in their order, ``A♠ 10♦``; an empty text for none."""
    return " ".join(map(card_sign, cards))


def card_name(catalogue: Catalogue, lang: str, card: int) -> str:
    """Spell out a card for alt texts and speech: "king of hearts", fr "roi de cœur"."""
    rank, suit = divmod(card, 4)
    return catalogue.text(lang, "card-name", rank=RANK_KEYS[rank], suit=SUIT_KEYS[suit])


def card_names(catalogue: Catalogue, lang: str, cards: Iterable[int]) -> str:
    """Spell out several cards as a list in running text: "king of hearts and ten of clubs"."""
    return join_list([card_name(catalogue, lang, card) for card in cards], lang)


def rank_name(catalogue: Catalogue, lang: str, rank: int) -> str:
    """The noun of a rank 0-12 in the singular: "king", fr "roi"."""
    return catalogue.text(lang, RANK_KEYS[rank])
