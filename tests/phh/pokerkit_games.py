"""Codes of ours that pokerkit does not know, taught to it: any reader can do the same (docs/phh.md).

pokerkit 0.7.7 has no pot-limit hold'em (``NT`` says every act of it), no no-limit or fixed-limit omaha and no five-card
draw. Its 52-card evaluation serves the 32-card game but for the straight A-7-8-9-10.
"""

import pytest
from pokerkit import (
    BettingStructure,
    FixedLimitTexasHoldem,
    HandHistory,
    NoLimitDeuceToSevenLowballSingleDraw,
    NoLimitTexasHoldem,
    OmahaHoldemHand,
    StandardHighHand,
)


class NoLimitOmaha(NoLimitTexasHoldem):
    """NO."""

    hand_types = (OmahaHoldemHand,)
    hole_dealing_count = 4


class FixedLimitOmaha(FixedLimitTexasHoldem):
    """FO."""

    hand_types = (OmahaHoldemHand,)
    hole_dealing_count = 4


class NoLimitDraw(NoLimitDeuceToSevenLowballSingleDraw):
    """N5D and N5D/32."""

    hand_types = (StandardHighHand,)


class PotLimitDraw(NoLimitDraw):
    """P5D and P5D/32."""

    betting_structure = BettingStructure.POT_LIMIT


GAMES = {
    "NO": (NoLimitOmaha, "NT"),
    "FO": (FixedLimitOmaha, "FT"),
    "N5D": (NoLimitDraw, "N2L1D"),
    "P5D": (PotLimitDraw, "N2L1D"),
    "N5D/32": (NoLimitDraw, "N2L1D"),
    "P5D/32": (PotLimitDraw, "N2L1D"),
}
"""Code: the game, and the code of pokerkit's whose fields it has."""


def teach(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let ``HandHistory`` play them for the length of a test."""
    for code, (game, fields) in GAMES.items():
        monkeypatch.setitem(HandHistory.game_types, code, game)
        monkeypatch.setitem(HandHistory.required_field_names, code, HandHistory.required_field_names[fields])
