"""Hosts whose tables play something else than no-limit hold'em."""

from typing import Any

from poker_bot.engine.rules import TableRules
from poker_bot.host.settings import HostSettings

LONG_PAUSE = 30
"""Seconds between hands, for what is done there at the pace of a chat."""


def host_of(hand_pause: int = 4, **rules: Any) -> HostSettings:  # noqa: ANN401 - fields of TableRules
    """A host with these rules, at 10/20 or with an ante alone."""
    fields = {"seats": 5, "buy_in_min": 400, "buy_in_max": 2000} | rules
    return HostSettings(rules=TableRules(**fields), hand_pause=hand_pause)


DRAW = host_of(variant="draw", small_blind=0, big_blind=0, ante=5)
DRAW_TWO = host_of(variant="draw", small_blind=0, big_blind=0, ante=5, max_draw=2)
FIXED = host_of(betting="fixed-limit")
OMAHA = host_of(variant="omaha", betting="pot-limit")
TWICE = host_of(run_it_twice=True)
LIVE = host_of(showdown="live")
STRADDLES = host_of(LONG_PAUSE, straddles=1)
