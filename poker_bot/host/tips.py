"""First-time help: what happens to a person for the first time is explained to him once, privately, if he wants that.

Which occasions there are is found from events and views, as notes are. Whether he has had a tip stands in the store,
and is noted before he is told (law 1). Nothing at the table waits for it.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from poker_bot.engine import events as ev
from poker_bot.engine.betting import bounds
from poker_bot.engine.state import Phase, TableState
from poker_bot.engine.views import HandRank, PublicView, public_view, seat_view
from poker_bot.host.changes import Change
from poker_bot.host.faults import describe
from poker_bot.host.notes import Note
from poker_bot.host.ports import Person, TipStore

_log = logging.getLogger(__name__)

_MOST: Final = 50_000
"""So many are remembered as told; then memory starts afresh from the store."""

_ONLY_CALL: Final = {
    "not-enough-chips": "short",
    "no-one-to-raise": "alone",
    "raise-closed": "closed",
    "raise-capped": "cap",
}
"""Why a bet can only be called, by the reasons of the engine's bounds."""

_BLINDS: Final = frozenset({"small", "big"})


class Tips:
    """Tells each tip once to each person. ``on`` False: the operator wants none."""

    def __init__(self, store: TipStore, *, on: bool) -> None:
        """Nothing is asked of the store before somebody could be told something."""
        self._store = store
        self.on = on
        self._settled: set[tuple[int, str]] = set()
        self._telling: set[asyncio.Task[None]] = set()

    def offer(self, note: Note, tell: Callable[[Note], None]) -> None:
        """``tell`` the tip if he has not had it; returns at once."""
        key = (note.person, note.code)
        if not self.on or key in self._settled:
            return
        if len(self._settled) >= _MOST:
            self._settled.clear()
        self._settled.add(key)
        task = asyncio.create_task(self._tell(note, tell), name=f"tip-{note.person}")
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell(self, note: Note, tell: Callable[[Note], None]) -> None:
        try:
            if await self._store.tip(note.person, note.code):
                tell(note)
        except Exception as error:  # noqa: BLE001 - a tip is worth no more than a line in the log
            self._settled.discard((note.person, note.code))
            _log.warning("no tip for person %d: %s", note.person, describe(error))

    async def want(self, person: int, *, wanted: bool) -> None:
        """Whether a person wants tips. Store errors pass through."""
        await self._store.set_tips(person, wanted)
        self._settled = {key for key in self._settled if key[0] != person}

    async def stop(self) -> None:
        """Finish what was begun."""
        await asyncio.gather(*self._telling, return_exceptions=True)


def tips_of(change: Change, code: str, people: Mapping[int, Person]) -> Iterator[Note]:
    """What happened in ``change`` at table ``code`` that may be somebody's first time; house players know it all."""
    for event in change.events:
        occasion = _OCCASIONS.get(type(event))
        for note in occasion(change.after, event, code, people) if occasion is not None else ():
            person = people.get(note.person)
            if person is not None and person.platform != "house":
                yield note


def _blind(state: TableState, event: ev.BlindPosted, code: str, _people: object) -> list[Note]:
    if event.kind not in _BLINDS:
        return []
    return _for_seat(state, event.seat, "tip-blind", {"table": code, "kind": event.kind, "amount": event.amount})


def _ante(state: TableState, event: ev.AntePosted, code: str, _people: object) -> list[Note]:
    if event.dead:
        return []
    return _for_seat(state, event.seat, "tip-blind", {"table": code, "kind": "ante", "amount": event.amount})


def _turn(state: TableState, event: ev.TurnStarted, code: str, _people: object) -> list[Note]:
    """His first turn with everything to choose from; the first time that there is nothing but to call or fold."""
    hand = state.hand
    if hand is None or hand.phase is not Phase.BETTING or state.turn != event.turn:
        return []
    legal = seat_view(state, event.seat).legal
    if legal is None:
        return []
    closed = bounds(hand, hand.players[hand.places[event.seat]]).closed
    if legal.call and closed in _ONLY_CALL:
        return _for_seat(state, event.seat, "tip-call", {"reason": _ONLY_CALL[closed]})
    if not legal.min_to:
        return []
    return _for_seat(state, event.seat, "tip-turn", {"table": code, "to_call": legal.call})


def _won(state: TableState, _event: ev.HandEnded, _code: str, people: Mapping[int, Person]) -> list[Note]:
    """Who won the main pot against whom, from hands that everybody saw (R-SHO-5)."""
    view = public_view(state)
    main = [result for result in view.results if result.index == 0]
    if len(main) != 1 or main[0].rank is None or len(main[0].shares) != 1:
        return []
    won, seat = main[0].rank, main[0].shares[0][0]
    lost = _closest(view, seat, won)
    winner = next((one.player for one in view.seats if one.seat == seat), 0)
    if lost is None or winner not in people:
        return []
    params: dict[str, int | str] = {
        "name": people[winner].name,
        "won": rank_code(won),
        "lost": rank_code(lost),
        "reason": "rank" if won.category == lost.category else "kind",
    }
    return [Note(one.player, "tip-won", params) for one in view.seats if one.in_hand]


def _closest(view: PublicView, winner: int, won: HandRank) -> HandRank | None:
    """The shown hand that came closest: of the winner's kind, else of the best kind below."""
    others = [one.rank for one in view.seats if one.seat != winner and one.rank is not None and one.rank != won]
    return max(others, key=lambda rank: (rank.category == won.category, rank.category, rank.ranks), default=None)


def rank_code(rank: HandRank) -> str:
    """A hand's name as a parameter: category and deciding ranks, ``1:12.11.9.5``."""
    return f"{rank.category}:{'.'.join(map(str, rank.ranks))}"


def _for_seat(state: TableState, number: int, code: str, params: dict[str, int | str]) -> list[Note]:
    seat = state.seats[number - 1]
    return [] if seat is None else [Note(seat.player, code, params)]


_OCCASIONS: Final[dict[type[ev.Event], Callable[[TableState, Any, str, Mapping[int, Person]], list[Note]]]] = {
    ev.BlindPosted: _blind,
    ev.AntePosted: _ante,
    ev.TurnStarted: _turn,
    ev.HandEnded: _won,
}
