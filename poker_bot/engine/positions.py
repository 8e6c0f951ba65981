"""Button, blinds and the order of the deal, put together from where the button and the blinds stand.

Seats are sorted tuples of seat numbers; "left of" is clockwise, to the next higher number and from the last to seat 1.
"""

from bisect import bisect_left, bisect_right

from msgspec import Struct

from poker_bot.engine.state import Entry, TableState
from poker_bot.engine.straddles import further_blinds, straddlers

HEADS_UP = 2
_POSTING = Entry.POSTING


class EntryPost(Struct, frozen=True, gc=False):
    """What a player posts to enter: ``big`` one live big blind, ``small`` a dead small blind (R-TAB-5)."""

    seat: int
    big: bool
    small: bool


class Dealt(Struct, frozen=True, gc=False):
    """Who is dealt in, by seat number, and what is posted to enter."""

    seats: tuple[int, ...]
    entries: tuple[EntryPost, ...] = ()


class Positions(Struct, frozen=True):
    """The next hand: ``seats`` in the order of the deal, left of the button first.

    ``small_blind`` and ``big_blind`` are the seats that post, 0 = nobody does. ``small_position`` is where the small
    blind stands, posted or not, 0 = not in this game; it and ``button`` may be seats nobody is dealt in at (R-TAB-3).
    ``more`` = (seat, chips due) of the forced blinds left of the big blind (R-FOR-1), ``straddles`` = (seat, chips)
    behind them (R-FOR-5).
    """

    button: int
    small_blind: int
    big_blind: int
    seats: tuple[int, ...]
    entries: tuple[EntryPost, ...] = ()
    small_position: int = 0
    more: tuple[tuple[int, int], ...] = ()
    straddles: tuple[tuple[int, int], ...] = ()


def next_seat(seats: tuple[int, ...], after: int) -> int:
    """The first of ``seats`` left of ``after``; ``after`` itself when it is the only one."""
    return seats[bisect_right(seats, after) % len(seats)]


def seat_before(seats: tuple[int, ...], before: int) -> int:
    """The first of ``seats`` right of ``before``, counter-clockwise."""
    return seats[bisect_left(seats, before) - 1]


def lies_between(state: TableState, start: int, number: int, end: int) -> bool:
    """Whether ``number`` lies strictly between ``start`` and ``end``, clockwise; never when these are the same."""
    size = len(state.seats)
    return 0 < (number - start) % size < (end - start) % size


def come_in(state: TableState, ready: tuple[int, ...], inside: tuple[int, ...], button: int, big: int) -> Dealt:
    """Those ``inside``, whoever of the waiting has the big blind, and who posts left of it and right of the button.

    ``ready`` are all of them (R-TAB-5).
    """
    if len(inside) == len(ready):
        return Dealt(inside)
    entries = tuple(
        [
            EntryPost(number, seat.owes_big, seat.owes_small)
            for number in ready
            if number not in inside
            and (seat := state.seats[number - 1]) is not None
            and seat.entry is _POSTING
            and lies_between(state, big, number, button)
        ]
    )
    return Dealt(tuple(sorted({*inside, big, *[entry.seat for entry in entries]})), entries)


def put_together(state: TableState, button: int, small: int, big: int, dealt: Dealt) -> Positions:
    """The hand with these positions. A small-blind position that is not dealt in posts nothing (R-TAB-3)."""
    first = bisect_right(dealt.seats, button)
    seats = dealt.seats[first:] + dealt.seats[:first]
    posting = small if small in seats else 0
    rules = state.rules
    if not big or not (rules.more_blinds or rules.straddles):
        return Positions(button, posting, big, seats, dealt.entries, small)
    more = further_blinds(rules, seats, small, big)
    entries = _without_big(dealt.entries, {seat for seat, _ in more})
    last, blind = more[-1] if more else (big, rules.big_blind)
    behind = seats[seats.index(last) + 1 :]
    barred = (button, *[entry.seat for entry in entries])
    straddles = straddlers(state, len(seats), behind, barred, blind)
    return Positions(button, posting, big, seats, entries, small, more, straddles)


def _without_big(entries: tuple[EntryPost, ...], blinds: set[int]) -> tuple[EntryPost, ...]:
    """Who comes in on a forced blind at least as big posts no big blind besides; a dead small blind stays due."""
    return tuple(
        [
            EntryPost(entry.seat, big=entry.big and entry.seat not in blinds, small=entry.small)
            for entry in entries
            if entry.small or entry.seat not in blinds
        ]
    )


def heads_up(state: TableState, pair: tuple[int, ...]) -> Positions:
    """The big blind goes to whichever of the two comes next clockwise from the last one; the other has the button.

    The button posts the small blind, and there is no dead button (R-TAB-4).
    """
    big = next_seat(pair, state.big_blind) if state.big_blind else next_seat(pair, next_button(state, pair))
    button = next_seat(pair, big)
    return put_together(state, button, button, big, Dealt(pair))


def next_button(state: TableState, inside: tuple[int, ...]) -> int:
    """The drawn button for the first hand (R-TAB-2), else the next dealt-in seat clockwise (R-TAB-3)."""
    if not state.placed and state.button in inside:
        return state.button
    return next_seat(inside, state.button)
