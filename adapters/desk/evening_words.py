"""What is typed about the end of an evening: ``/table last 5``, ``/table until 23:30``, ``/settle``. Pure."""

import re
from typing import Final

from adapters.desk.phrases import not_understood, number
from poker_bot.host import commands as co
from poker_bot.refusals import Refusal

FILES: Final = frozenset({"file", "csv"})
"""Words for the same as a file."""

_OFF: Final = "off"
_TIME: Final = re.compile(r"([0-9]{1,2})(?:[:.h]([0-9]{2})|h)")
"""``23:30``, ``23.30`` (Italian, Indonesian), ``23h30`` and ``23h`` (French)."""

_HOURS, _MINUTES = range(24), range(60)


def last_of_text(text: str) -> co.AnyIntent | Refusal:
    """So many hands, or ``off``; the host names the range."""
    if text.lower() == _OFF:
        return co.LastHands(0)
    hands = number(text)
    return not_understood(text, "5, off") if not hands else co.LastHands(hands)


def until_of_text(text: str) -> co.AnyIntent | Refusal:
    """A time of day of the community, on the clock of 24 hours, or ``off``."""
    if text.lower() == _OFF:
        return co.StopTime("")
    read = _TIME.fullmatch(text.lower())
    hours, minutes = (int(read[1]), int(read[2] or 0)) if read is not None else (-1, -1)
    if hours not in _HOURS or minutes not in _MINUTES:
        return not_understood(text, "23:30, off")
    return co.StopTime(f"{hours:02}:{minutes:02}")


def settle_of_text(text: str) -> co.AnyIntent | Refusal:
    """Nothing, or ``file``."""
    if not text:
        return co.SettleUp()
    return co.SettleUp(file=True) if text.lower() in FILES else not_understood(text, "file")
