"""Blinds left of the big blind: more forced ones (R-FOR-1), then voluntary straddles (R-FOR-5)."""

from poker_bot.engine.rules import TableRules
from poker_bot.engine.state import TableState

FEWEST_FOR_A_STRADDLE = 4
"""Dealt-in players (R-FOR-5)."""


def further_blinds(rules: TableRules, seats: tuple[int, ...], small: int, big: int) -> tuple[tuple[int, int], ...]:
    """(seat, chips due) of ``rules.more_blinds``, one seat each, left of the big blind on (R-FOR-1).

    ``seats`` in the order of the deal. They go round to the button and no further, and nobody posts two blinds: among
    three the button posts the first of them and the others are left out; heads-up there is none, since the button has
    the small blind.
    """
    behind = [seat for seat in seats[seats.index(big) + 1 :] if seat != small]
    return tuple(zip(behind, rules.more_blinds, strict=False))


def straddlers(
    state: TableState, players: int, behind: tuple[int, ...], barred: tuple[int, ...], blind: int
) -> tuple[tuple[int, int], ...]:
    """(seat, chips) of those who straddle, each for twice the blind before; ``blind`` is the last forced one, in chips.

    ``behind``: the seats left of the last forced blind, in order; the first of them who does not wish to, cannot pay
    the full amount besides his ante or is ``barred`` ends it. Barred are the button and who posts to enter: he has paid
    for one live blind and was never asked for more (R-TAB-5). Tournaments and fixed limit are refused straddles when
    the table is configured, so only their number is looked at here.
    """
    if players < FEWEST_FOR_A_STRADDLE:
        return ()
    found: list[tuple[int, int]] = []
    for number in behind[: state.rules.straddles]:
        seat = state.seats[number - 1]
        blind *= 2
        if seat is None or not seat.straddle or number in barred or seat.stack - state.rules.ante < blind:
            break
        found.append((number, blind))
    return tuple(found)
