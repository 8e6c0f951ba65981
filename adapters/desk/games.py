"""What people type behind ``/table open``: a game, how it is bet, and a stake, in words they use for them. Pure."""

import re
from typing import Final

from adapters.desk.phrases import pieces
from poker_bot.host.commands import OpenTable
from poker_bot.refusals import Refusal
from poker_bot.text.names import clean
from poker_bot.text.present import BETTINGS, GAMES

OPEN: Final = "open"
_GAMES: Final = {
    **{name: name for name in GAMES},
    **dict.fromkeys(("hold'em", "hold’em", "texas", "nlhe", "lhe", "flhe"), "holdem"),
    **dict.fromkeys(("plo", "omaha4"), "omaha"),
    **dict.fromkeys(("draw52", "five-card", "fivecard", "five", "5-card", "5card", "5cd", "52"), "draw"),
    **dict.fromkeys(("32", "32-card"), "draw32"),
}
_BETTINGS: Final = {
    **{name: name for name in BETTINGS},
    **dict.fromkeys(("nl", "nolimit", "no", "nlhe"), "no-limit"),
    **dict.fromkeys(("pl", "potlimit", "pot", "plo"), "pot-limit"),
    **dict.fromkeys(("fl", "fixedlimit", "fixed", "limit", "lhe", "flhe"), "fixed-limit"),
}
_FILLING: Final = frozenset({"card", "cards", "poker"})
"""Words that say nothing more behind the game: *32 cards*."""

_TOGETHER: Final = {frozenset({"draw", "draw32"}): {"draw32"}}
"""Two words for one game: *draw 32*."""

_LIMIT: Final = "limit"
"""Behind a way to bet it says nothing more: *pot limit*."""

_STAKE: Final = "stake="
_BETWEEN: Final = re.compile("[/,]")


def opening_of_text(text: str) -> OpenTable | Refusal:
    """``open``, ``open omaha``, ``open plo``, ``open draw 32 fl``, words in any order; ``open`` may be left out.

    Words that are neither game nor betting are the name of a stake, which the host looks up; ``stake=`` says so. Two
    games, two ways to bet, or two stakes are refused: what was meant cannot be known.
    """
    words = [word for piece in pieces(text) for word in _parts(piece)]
    if words[:1] and words[0].lower() == OPEN:
        del words[0]
    games: set[str] = set()
    bettings: set[str] = set()
    stakes: list[str] = []
    named: list[str] = []
    for word in words:
        lower = word.lower()
        if (games and lower in _FILLING) or (bettings and lower == _LIMIT):
            continue
        if lower.startswith(_STAKE):
            named.append(word[len(_STAKE) :])
        elif lower not in _GAMES and lower not in _BETTINGS:
            stakes.append(word)
        games |= {_GAMES[lower]} if lower in _GAMES else set()
        bettings |= {_BETTINGS[lower]} if lower in _BETTINGS else set()
    games = _TOGETHER.get(frozenset(games), games)
    if len(games) > 1 or len(bettings) > 1 or len(named) + bool(stakes) > 1:
        return unknown_game(" ".join(words))
    return OpenTable("".join(games), "".join(bettings), "".join(named) or " ".join(stakes))


def unknown_game(text: str) -> Refusal:
    """Nothing that is played goes by that name."""
    return Refusal("unknown-game", {"text": clean(text.lower()) or "…"})


def _parts(piece: str) -> list[str]:
    """Games and bettings may be joined by a stroke or a comma, which is part of the name of a stake: ``25/50``."""
    parts = [part for part in _BETWEEN.split(piece) if part]
    known = all(part.lower() in _GAMES or part.lower() in _BETTINGS for part in parts)
    return parts if known else [piece.strip(",")] if piece.strip(",") else []
