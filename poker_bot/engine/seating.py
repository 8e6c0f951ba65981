"""Who is dealt in next, and which blinds are missed by those who are away (R-TAB-3…5, R-TRN-3)."""

from poker_bot.engine.dead_button import dead_button
from poker_bot.engine.moving_button import moving_button, without_blinds
from poker_bot.engine.positions import HEADS_UP, Dealt, EntryPost, Positions, next_seat, put_together
from poker_bot.engine.state import Entry, Seat, TableState

__all__ = [
    "EntryPost",
    "Positions",
    "between",
    "can_play",
    "clockwise",
    "missed",
    "next_positions",
    "ready_seats",
]

_IN = Entry.IN


def can_play(seat: Seat | None) -> bool:
    """Present, with chips and not on the way out."""
    return seat is not None and seat.stack > 0 and not seat.sitting_out and not seat.leaving


def ready_seats(state: TableState) -> tuple[int, ...]:
    """Seats whose players would like to be dealt in, waiting ones included, by seat number.

    In a tournament everybody with chips is, also who sits out (R-TRN-3). While a pot is carried nobody is out, be it
    with nothing (R-DRW-4).
    """
    return _who(state)[0]


def _who(state: TableState) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The ready seats, and those of them who need not wait: the very same tuple when nobody does. One pass."""
    away_too, least = state.rules.tournament, 0 if state.carried else 1
    ready, inside = [], []
    for number, seat in enumerate(state.seats, 1):
        if seat is None or seat.stack < least or ((seat.sitting_out or seat.leaving) and not away_too):
            continue
        ready.append(number)
        if seat.entry is _IN:
            inside.append(number)
    everybody = tuple(ready)
    if len(inside) == len(ready) or not state.rules.newcomers_wait:
        return everybody, everybody
    return everybody, tuple(inside)


def clockwise(state: TableState, after: int) -> tuple[int, ...]:
    """All seat numbers once, beginning left of ``after`` and ending with it (0 = beginning with seat 1)."""
    size = len(state.seats)
    return (*range(after + 1, size + 1), *range(1, after + 1))


def between(state: TableState, start: int, end: int) -> tuple[int, ...]:
    """Seats strictly between ``start`` and ``end``, clockwise; none when they are the same."""
    if start == end:
        return ()
    ring = clockwise(state, start)
    return ring[: ring.index(end)]


def next_positions(state: TableState) -> Positions | None:
    """Positions of the next hand, None when no two can be dealt in.

    Waiting players are passed over by button and small blind and are in when the big blind, counting them, falls on
    them; those who post are in behind the big blind (R-TAB-5).
    """
    return _positions(state, *_who(state))


def _positions(state: TableState, ready: tuple[int, ...], inside: tuple[int, ...]) -> Positions | None:
    """``inside`` are those of ``ready`` who need not wait."""
    if len(ready) < HEADS_UP:
        return None
    rules = state.rules
    if not rules.big_blind:
        return without_blinds(state, ready)
    if len(inside) == 1:
        return _lone_player(state, ready, inside[0])
    if not inside:
        inside = ready  # everybody waits and nobody is there to be free-ridden on: they come in together, for nothing
    return (dead_button if rules.dead_button else moving_button)(state, ready, inside)


def _lone_player(state: TableState, ready: tuple[int, ...], button: int) -> Positions:
    """One player is in, others wait: the first of them clockwise comes in as heads-up big blind."""
    waiting = tuple([number for number in ready if number != button])
    big = next_seat(waiting, state.big_blind or button)
    return put_together(state, button, button, big, Dealt(tuple(sorted((button, big)))))


def missed(state: TableState, positions: Positions) -> tuple[tuple[int, bool], ...]:
    """(seat, big) for every absent player who is away when a blind is due (R-TAB-5); in tournaments nobody is.

    Due is the blind that would be his in this hand if he were there; and when he owes one already, what moves past
    his seat.
    """
    occupied = len(state.seats) - state.seats.count(None)
    if not positions.big_blind or state.rules.tournament or occupied == len(positions.seats):
        return ()
    found: list[tuple[int, bool]] = []
    for number, seat in enumerate(state.seats, 1):
        if seat is None or can_play(seat) or number in positions.seats:
            continue
        if seat.entry is _IN:
            small, big = _due_if_there(state, number)
        else:
            small = _passed(state, state.small_position, number, positions.small_position)
            big = _passed(state, state.big_blind, number, positions.big_blind)
        if small and state.rules.small_blind:
            found.append((number, False))
        if big:
            found.append((number, True))
    return tuple(found)


def _due_if_there(state: TableState, number: int) -> tuple[bool, bool]:
    """Whether the small, the big blind would be posted by the absent player of seat ``number`` if he were there."""
    ready, inside = _who(state)
    there = _positions(state, tuple(sorted((*ready, number))), tuple(sorted((*inside, number))))
    return there is not None and there.small_blind == number, there is not None and there.big_blind == number


def _passed(state: TableState, old: int, number: int, new: int) -> bool:
    """Whether a blind that moves from ``old`` (0 = nowhere) to ``new`` moves past ``number``."""
    return old > 0 and number in between(state, old, new)
