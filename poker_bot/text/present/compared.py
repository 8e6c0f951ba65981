"""Two hands that met at a showdown, named so that what decided between them is said (R-RNK-4)."""

import re
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from poker_bot.refusals import Value
from poker_bot.text.hands import hand_name
from poker_bot.text.present.parts import Words

_CODE: Final = re.compile(r"([0-9]):([0-9]{1,2}(?:\.[0-9]{1,2})*|)")
_PAIR: Final = ("won", "lost")


class NamedHand(Struct, frozen=True):
    """A hand's name as it comes in a parameter: category and deciding ranks."""

    category: int
    ranks: tuple[int, ...]


def hands_compared(params: Mapping[str, Value], words: Words) -> dict[str, Value]:
    """The parameters ``won`` and ``lost``, codes of hands, in words; nothing where there are none."""
    hands = [_hand(params.get(name)) for name in _PAIR]
    won, lost = hands
    if won is None or lost is None:
        return {}
    catalogue, lang = words.catalogue, words.lang
    return {"won": hand_name(catalogue, lang, won, (lost,)), "lost": hand_name(catalogue, lang, lost, (won,))}


def _hand(code: object) -> NamedHand | None:
    found = _CODE.fullmatch(code) if isinstance(code, str) else None
    return None if found is None else NamedHand(int(found[1]), tuple(int(rank) for rank in found[2].split(".") if rank))
