"""Names of hands in the reader's language, with the cards that decided (R-RNK-1, R-RNK-4).

"pair of kings, ace kicker"; fr "brelan de dames"; it "full d'assi e re". The sentences, with gender, plural and
elision, stand whole in ``locales/*/cards.ftl``; code only chooses the key and how many kickers are worth naming.
"""

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from poker_bot.text.cards import RANK_KEYS, rank_name
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.numbers import TextArgument, join_list

CATEGORIES: Final = (
    "high-card",
    "pair",
    "two-pair",
    "three-of-a-kind",
    "straight",
    "flush",
    "full-house",
    "four-of-a-kind",
    "straight-flush",
    "royal-flush",
)
"""Categories 0-9, the weakest first (R-RNK-1)."""

MESSAGE_KEYS: Final = frozenset(f"hand-{category}" for category in CATEGORIES)
"""Every key this module builds from data; for the linter."""

_KICKERS_FROM: Final = {"high-card": 1, "pair": 1, "three-of-a-kind": 1, "flush": 1, "four-of-a-kind": 1}
"""Where the kickers begin in ``ranks``, for the hands that name them as a list."""

_USUALLY_NAMED: Final = {"high-card": 1, "pair": 1, "three-of-a-kind": 1, "flush": 0, "four-of-a-kind": 0}
"""How many kickers a dealer calls when no other hand makes him go further."""


class HandRankLike(Protocol):
    """What a hand's name is made of; the engine's ``HandRank`` is one.

    ``category`` 0 (high card) to 9 (royal flush); ``ranks`` 0-12, the deciding ranks in order: the five cards of a
    high card or flush; pair and three kickers; high pair, low pair, kicker; trips and two kickers; the top card of a
    straight; trips and pair; quads and kicker.
    """

    @property
    def category(self) -> int:
        """The index into ``CATEGORIES``."""

    @property
    def ranks(self) -> tuple[int, ...]:
        """The deciding ranks, the heaviest first."""


def hand_name(catalogue: Catalogue, lang: str, hand: HandRankLike, shown: Iterable[HandRankLike] = ()) -> str:
    """Name ``hand`` with its kickers down to the one that decided against ``shown``.

    ``shown`` are the other hands everybody has seen at this showdown, never a mucked one: naming a third kicker
    because of it would tell what it was (R-SHO-5).
    """
    category = CATEGORIES[hand.category]
    return catalogue.text(lang, f"hand-{category}", **_arguments(catalogue, lang, category, hand, shown))


def _arguments(
    catalogue: Catalogue, lang: str, category: str, hand: HandRankLike, shown: Iterable[HandRankLike]
) -> dict[str, TextArgument]:
    """Choose what the text of this category needs: keys of ranks, and the kickers as a list."""
    keys = [RANK_KEYS[rank] for rank in hand.ranks]
    if category == "royal-flush":
        return {}
    if category == "two-pair":
        return {"rank": keys[0], "second": keys[1], "kicker": keys[2]}
    if category == "full-house":
        return {"rank": keys[0], "second": keys[1]}
    if category not in _KICKERS_FROM:
        return {"rank": keys[0]}
    count = _kickers_worth_naming(category, hand, shown)
    start = _KICKERS_FROM[category]
    names = [rank_name(catalogue, lang, rank) for rank in hand.ranks[start : start + count]]
    return {"rank": keys[0], "count": len(names), "kickers": join_list(names, lang)}


def _kickers_worth_naming(category: str, hand: HandRankLike, shown: Iterable[HandRankLike]) -> int:
    """Count the kickers down to the first that differs from the closest shown hand of the same category."""
    start = _KICKERS_FROM[category]
    deciding = [_first_difference(hand.ranks, other.ranks) for other in shown if other.category == hand.category]
    return max([_USUALLY_NAMED[category], *(place - start + 1 for place in deciding if place is not None)])


def _first_difference(ranks: Sequence[int], others: Sequence[int]) -> int | None:
    """The index of the first rank that differs; None for a tie."""
    return next((i for i, (mine, his) in enumerate(zip(ranks, others, strict=True)) if mine != his), None)
