"""What house players do when nobody else does it for them: act in turn, muck, come in, buy in again (R-DUE-4).

They see a ``SeatView`` and a ``PublicView`` like everybody else; how they play is handed in as a ``House``.
"""

from collections.abc import Mapping
from typing import Protocol

from poker_bot.engine import actions as ac
from poker_bot.engine.state import Entry, Phase, TableState
from poker_bot.engine.views import PublicView, SeatView, public_view, seat_view
from poker_bot.host.ports import Person
from poker_bot.host.timers import is_broke, is_idle

_IN_TURN = (Phase.BETTING, Phase.DRAWING)
_ASKED = (Phase.SHOWDOWN, Phase.RUN_TWICE, Phase.CHOPPING)


class House(Protocol):
    """The house's players."""

    def roster(self, count: int) -> tuple[tuple[str, str], ...]:
        """``count`` players as (account, name), always the same ones in the same order."""
        ...

    def act(self, account: str, seat: SeatView, table: PublicView, seed: bytes) -> ac.AnyAction:
        """The act of the player ``account`` whose turn it is; a pure function of what he sees and 32 random bytes."""
        ...


def waits_for_house(state: TableState, people: Mapping[int, Person]) -> int:
    """The seat of a house player who has something to do now, 0 = none."""
    hand = state.hand
    if state.paused:
        return 0
    if hand is not None and hand.phase in _IN_TURN:
        return hand.to_act if _is_house(state, people, hand.to_act) else 0
    if hand is not None and hand.phase in _ASKED:
        return next((seat for seat in hand.deciding if _is_house(state, people, seat)), 0)
    house = frozenset(one for one, person in people.items() if person.platform == "house")
    if state.closing or state.closed or is_idle(state, house):
        return 0
    return next((seat for seat in range(1, len(state.seats) + 1) if _has_chore(state, people, seat)), 0)


def _is_house(state: TableState, people: Mapping[int, Person], number: int) -> bool:
    seat = state.seats[number - 1] if number else None
    person = people.get(seat.player) if seat is not None else None
    return person is not None and person.platform == "house"


def _has_chore(state: TableState, people: Mapping[int, Person], number: int) -> bool:
    seat = state.seats[number - 1]
    if seat is None or seat.leaving or not _is_house(state, people, number):
        return False
    return seat.sitting_out or is_broke(state, number) or (state.drawn and seat.entry is Entry.WAITING)


def house_action(
    state: TableState, people: Mapping[int, Person], number: int, house: House, seed: bytes
) -> ac.AnyAction:
    """What the house player in seat ``number`` does, given that ``waits_for_house`` named him."""
    hand = state.hand
    seat = state.seats[number - 1]
    if seat is None:
        raise LookupError(f"seat {number} is empty")
    if hand is not None and hand.phase in _IN_TURN:
        return house.act(people[seat.player].account, seat_view(state, number), public_view(state), seed)
    if hand is not None and hand.phase in _ASKED:
        return _answer(state, number, hand.phase)
    if seat.sitting_out:
        return ac.SitIn(number)
    if is_broke(state, number):
        return ac.TopUp(number, state.rules.buy_in_max)
    return ac.ChooseEntry(number, posting=True)


def _answer(state: TableState, number: int, phase: Phase) -> ac.AnyAction:
    """He agrees to what people like and throws a beaten hand away; at a live showdown he tables (R-SHO-4)."""
    if phase is Phase.RUN_TWICE:
        return ac.AnswerRunTwice(number, state.turn, agree=True)
    if phase is Phase.CHOPPING:
        return ac.AnswerChop(number, state.turn, agree=True)
    live = public_view(state).live_showdown
    return ac.Show(number, state.turn) if live else ac.Muck(number, state.turn)


def passive_action(state: TableState, number: int) -> ac.AnyAction:
    """Check when free, else fold, stand pat: for a house player whose policy asked for something illegal."""
    view = seat_view(state, number)
    if view.max_draw:
        return ac.Draw(number, state.turn)
    if view.legal is not None and view.legal.can_check:
        return ac.Check(number, state.turn)
    return ac.Fold(number, state.turn)
