"""Cash positions: the button moves to a dealt-in seat and both blinds are always posted (R-TAB-3)."""

from poker_bot.engine.positions import (
    Dealt,
    Positions,
    come_in,
    heads_up,
    next_button,
    next_seat,
    put_together,
)
from poker_bot.engine.state import TableState


def moving_button(state: TableState, ready: tuple[int, ...], inside: tuple[int, ...]) -> Positions:
    """Two or more are ``inside``; the rest of ``ready`` waits, passed over by button and small blind (R-TAB-5)."""
    button = next_button(state, inside)
    small = next_seat(inside, button)
    big = next_seat(ready, small)
    if big == button:
        return heads_up(state, inside)
    if big == state.big_blind and big in inside:  # somebody came back in between: the blinds move on all the same
        button, small, big = small, big, next_seat(ready, big)
    return put_together(state, button, small, big, come_in(state, ready, inside, button, big))


def without_blinds(state: TableState, ready: tuple[int, ...]) -> Positions:
    """The button moves to the next dealt-in seat; nobody waits where there is nothing to post (R-TAB-3)."""
    return put_together(state, next_button(state, ready), 0, 0, Dealt(ready))
