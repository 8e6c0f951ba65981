"""When the evening ends, as long as an end is announced: so many last hands, or a time of day (R-HOM-1)."""

from typing import Final

from poker_bot.engine.views import PublicView
from poker_bot.text.present.parts import Line, Span, Words

MESSAGE_KEYS: Final = frozenset({"ending-hands", "ending-hands-after", "ending-last-hand", "ending-time"})
"""Every key this module asks for; for the linter."""

_BETWEEN: Final = frozenset({"none", "over"})
"""Phases in which no hand is on."""


def last_call_lines(view: PublicView, words: Words, stop_at: int | None, clock: str) -> list[Line]:
    """One line for each end that is announced; none once the table closes, which says so itself.

    ``stop_at``: milliseconds UTC; ``clock``: the same as ``HH:MM`` of the community's time zone.
    """
    if view.closing or view.closed:
        return []
    lines: list[Line] = []
    if view.last_hand:
        lines.append(words.line("ending-last-hand", "bold"))
    elif view.last_hands and view.phase in _BETWEEN:
        lines.append(words.line("ending-hands", "bold", hands=view.last_hands))
    elif view.last_hands:
        lines.append(words.line("ending-hands-after", "bold", hands=view.last_hands - 1))
    if stop_at is not None:
        lines.append(words.line("ending-time", "bold", time=Span(clock, "bold", instant=stop_at, clock=True)))
    return lines
