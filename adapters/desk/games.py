"""What people type behind ``/table open``: a game and how it is bet, in words they use for them. Pure."""

import re
from typing import Final

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

_LIMIT: Final = "limit"
"""Behind a way to bet it says nothing more: *pot limit*."""

_WORD: Final = re.compile(r"[^\s,/]+")


def opening_of_text(text: str) -> OpenTable | Refusal:
    """``open``, ``open omaha``, ``open plo``, ``open draw 32 fl``, words in any order; ``open`` may be left out.

    A word that names nothing, or two games, or two ways to bet, are refused: what was meant cannot be known.
    """
    words = [word.lower() for word in _WORD.findall(text)]
    if words[:1] == [OPEN]:
        del words[0]
    games: set[str] = set()
    bettings: set[str] = set()
    for word in words:
        if (games and word in _FILLING) or (bettings and word == _LIMIT):
            continue
        if word not in _GAMES and word not in _BETTINGS:
            return _unknown(words)
        games |= {_GAMES[word]} if word in _GAMES else set()
        bettings |= {_BETTINGS[word]} if word in _BETTINGS else set()
    games -= {"draw"} if "draw32" in games else set()
    if len(games) > 1 or len(bettings) > 1:
        return _unknown(words)
    return OpenTable("".join(games), "".join(bettings))


def _unknown(words: list[str]) -> Refusal:
    return Refusal("unknown-game", {"text": clean(" ".join(words))})
