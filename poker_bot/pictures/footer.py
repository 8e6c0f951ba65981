"""The lines below the board of a picture: how the pot divides, and with what it was won."""

from typing import Final

from poker_bot.engine.views import HandRank, PotResult, PublicView
from poker_bot.text.hands import hand_name
from poker_bot.text.present.parts import Words

MESSAGE_KEYS: Final = frozenset({"picture-more-pots"})
"""Every key this module asks for by itself; for the linter."""

_POTS_SHOWN: Final = 4
_TWO: Final = 2


def footer(view: PublicView, words: Words) -> list[str]:
    """Side pots while they are played for; then the hand that won the main pot, on each board."""
    if view.voided:
        return [words.text("result-void")]
    if view.phase == "over":
        return [*_winning_hands(view, words), *_carried(view, words)]
    return _pots(view, words) + _carried(view, words)


def _carried(view: PublicView, words: Words) -> list[str]:
    """Chips of a tie that are played for again (R-DRW-4)."""
    if not view.carried:
        return []
    key = "result-carried-before" if view.phase == "over" else "pot-carried"
    return [words.text(key, amount=view.carried)]


def _pots(view: PublicView, words: Words) -> list[str]:
    """Main pot and side pots; very many are counted instead."""
    if len(view.pots) < _TWO:
        return []
    side = "pot-one-side" if len(view.pots) == _TWO else "pot-side"
    lines = [
        words.text(side if pot.index else "pot-main", amount=pot.amount, number=pot.index)
        for pot in view.pots[:_POTS_SHOWN]
    ]
    more = len(view.pots) - _POTS_SHOWN
    return [*lines, words.text("picture-more-pots", count=more)] if more > 0 else lines


def _winning_hands(view: PublicView, words: Words) -> list[str]:
    """The hand that won the main pot; on each board where it was run twice."""
    return [
        _winning_hand(view, result, result.rank, words)
        for result in view.results
        if not result.index and result.rank is not None
    ]


def _winning_hand(view: PublicView, result: PotResult, rank: HandRank, words: Words) -> str:
    at_seats = () if result.board > 1 else tuple(seat.rank for seat in view.seats)
    seen = {one for one in at_seats if one is not None} - {rank}
    name = hand_name(words.catalogue, words.lang, rank, seen)
    name = name[:1].upper() + name[1:]
    if not result.board:
        return name
    return words.text("result-board-first" if result.board == 1 else "result-board-second", result=name)
