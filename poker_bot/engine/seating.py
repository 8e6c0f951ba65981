"""Who is dealt in and where the button and the blinds are (R-TAB-2…5, cash: moving button)."""

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from poker_bot.engine.state import Entry, Seat, TableState


class EntryPost(Struct, frozen=True):
    """What a player posts to enter: ``big`` one live big blind, ``small`` a dead small blind (R-TAB-5)."""

    seat: int
    big: bool
    small: bool


class Positions(Struct, frozen=True):
    """The next hand: ``seats`` in the order of the deal (left of the button first), blinds 0 when not in this game."""

    button: int
    small_blind: int
    big_blind: int
    seats: tuple[int, ...]
    entries: tuple[EntryPost, ...]


def can_play(seat: Seat | None) -> bool:
    """Present, with chips and not on the way out."""
    return seat is not None and seat.stack > 0 and not seat.sitting_out and not seat.leaving


def ready_seats(state: TableState) -> tuple[int, ...]:
    """Seats whose players would like to be dealt in, waiting ones included, by seat number."""
    return tuple(number for number, seat in enumerate(state.seats, 1) if can_play(seat))


def clockwise(state: TableState, after: int) -> tuple[int, ...]:
    """All seat numbers once, beginning left of ``after`` and ending with it (0 = beginning with seat 1)."""
    return _ring(len(state.seats), after)


@cache
def _ring(size: int, after: int) -> tuple[int, ...]:
    return tuple((after + step) % size + 1 for step in range(size))


def between(state: TableState, start: int, end: int) -> tuple[int, ...]:
    """Seats strictly between ``start`` and ``end``, clockwise; none when they are the same."""
    if start == end:
        return ()
    passed = []
    for number in clockwise(state, start):
        if number == end:
            break
        passed.append(number)
    return tuple(passed)


def next_positions(state: TableState) -> Positions | None:
    """Positions of the next hand, None when no two can be dealt in.

    Waiting players are passed over by button and small blind and are in when the big blind, counting them, falls on
    them; those who post are in behind the big blind (R-TAB-5).
    """
    ready = ready_seats(state)
    return _positions(state, ready, {number for number in ready if _entry(state, number) is Entry.IN})


def _positions(state: TableState, ready: tuple[int, ...], inside: set[int]) -> Positions | None:
    if len(ready) < 2:  # noqa: PLR2004 - a hand needs two
        return None
    if not state.rules.big_blind:
        return _without_blinds(state, ready)
    if not inside:
        # Everybody waits and nobody is there to be free-ridden on: they come in together, nothing posted.
        inside = set(ready)
    if len(inside) == 1:
        return _lone_player(state, ready, inside)
    return _moving_button(state, ready, inside)


def _moving_button(state: TableState, ready: tuple[int, ...], inside: set[int]) -> Positions:
    button = _button(state, inside)
    small = _next(state, button, inside)
    big = _next(state, small, set(ready))
    if big == button:
        return _heads_up(state, inside)
    if big == state.big_blind and big in inside:  # somebody came back in between: the blinds move on all the same
        button, small, big = small, big, _next(state, big, set(ready))
    behind = set(between(state, big, button))
    entries = tuple(
        _entry_post(state, number)
        for number in ready
        if number in behind and number not in inside and _entry(state, number) is Entry.POSTING
    )
    dealt = inside | {big} | {entry.seat for entry in entries}
    return Positions(button, small, big, _order(state, button, dealt), entries)


def _button(state: TableState, inside: set[int]) -> int:
    """The drawn button for the first hand (R-TAB-2), else the next dealt-in seat clockwise (R-TAB-3)."""
    if not state.hand_number and state.button in inside:
        return state.button
    return _next(state, state.button, inside)


def _heads_up(state: TableState, pair: set[int]) -> Positions:
    """The big blind goes to whichever of the two comes next clockwise from the last one; the other has the button."""
    if state.big_blind:
        big = _next(state, state.big_blind, pair)
        button = next(number for number in pair if number != big)
    else:
        button = _button(state, pair)
        big = next(number for number in pair if number != button)
    return Positions(button, button, big, (big, button), ())


def _lone_player(state: TableState, ready: tuple[int, ...], inside: set[int]) -> Positions:
    """One player is in, others wait: the first of them clockwise comes in as heads-up big blind."""
    button = next(iter(inside))
    waiting = set(ready) - inside
    big = _next(state, state.big_blind or button, waiting)
    return Positions(button, button, big, (big, button), ())


def _without_blinds(state: TableState, ready: tuple[int, ...]) -> Positions:
    """Nobody waits where there is nothing to post (R-TAB-3)."""
    button = _button(state, set(ready))
    return Positions(button, 0, 0, _order(state, button, set(ready)), ())


def _order(state: TableState, button: int, dealt: Iterable[int]) -> tuple[int, ...]:
    chosen = set(dealt)
    return tuple([number for number in clockwise(state, button) if number in chosen])


def _next(state: TableState, after: int, wanted: set[int]) -> int:
    return next(number for number in clockwise(state, after) if number in wanted)


def _entry(state: TableState, number: int) -> Entry:
    seat = state.seats[number - 1]
    return Entry.WAITING if seat is None else seat.entry


def _entry_post(state: TableState, number: int) -> EntryPost:
    seat = state.seats[number - 1]
    return EntryPost(number, big=seat is None or seat.owes_big, small=seat is not None and seat.owes_small)


def missed(state: TableState, positions: Positions) -> tuple[tuple[int, bool], ...]:
    """(seat, big) for every absent player who is away when a blind is due (R-TAB-5).

    Due is the blind that would be his in this hand if he were there; and when he owes one already, what moves past
    his seat.
    """
    if not positions.big_blind:
        return ()
    found: list[tuple[int, bool]] = []
    for number, seat in enumerate(state.seats, 1):
        if seat is None or can_play(seat):
            continue
        if seat.entry is Entry.IN:
            small, big = _due_if_there(state, number)
        else:
            small = _passed(state, state.small_blind, number, positions.small_blind)
            big = _passed(state, state.big_blind, number, positions.big_blind)
        if small and state.rules.small_blind:
            found.append((number, False))
        if big:
            found.append((number, True))
    return tuple(found)


def _due_if_there(state: TableState, number: int) -> tuple[bool, bool]:
    """Whether the small, the big blind would be posted by the absent player of seat ``number`` if he were there."""
    ready = ready_seats(state)
    inside = {other for other in ready if _entry(state, other) is Entry.IN}
    there = _positions(state, tuple(sorted((*ready, number))), inside | {number})
    return there is not None and there.small_blind == number, there is not None and there.big_blind == number


def _passed(state: TableState, old: int, number: int, new: int) -> bool:
    """Whether a blind that moves from ``old`` (0 = nowhere) to ``new`` moves past ``number``."""
    return old > 0 and number in between(state, old, new)
