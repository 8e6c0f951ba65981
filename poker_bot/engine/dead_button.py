"""Tournament positions, also of cash games that chose them: the big blind leads, the others follow (R-TAB-3, TDA 32).

Nobody who stays skips a big blind or has it twice, whoever leaves: small blind and button may stand at empty seats.
"""

from poker_bot.engine.moving_button import moving_button
from poker_bot.engine.positions import (
    HEADS_UP,
    Positions,
    come_in,
    heads_up,
    lies_between,
    next_seat,
    put_together,
    seat_before,
)
from poker_bot.engine.state import TableState


def dead_button(state: TableState, ready: tuple[int, ...], inside: tuple[int, ...]) -> Positions:
    """Two or more are ``inside``; the rest of ``ready`` waits (R-TAB-5). The first hand is as with a moving button.

    Where the blinds passed the last small-blind position on the way, the button cannot stand there: it goes to the
    player right of the small blind. That takes a heads-up hand before it, or everybody left of its big blind leaving,
    and somebody new between its blinds.
    """
    if not state.big_blind:
        return moving_button(state, ready, inside)
    big = next_seat(ready, state.big_blind)
    small = state.big_blind
    button = state.small_position
    if not lies_between(state, button, small, big):
        button = seat_before(inside, small)
    dealt = come_in(state, ready, inside, button, big)
    if len(dealt.seats) == HEADS_UP:
        return heads_up(state, dealt.seats)
    return put_together(state, button, small, big, dealt)
