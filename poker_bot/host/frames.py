"""What a room is shown: the newest public state of its table, always complete (law 1), never a hidden card (law 6)."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from poker_bot.engine import events as ev
from poker_bot.engine.state import TableState
from poker_bot.engine.views import PublicView
from poker_bot.host.ports import Person, Room, Seen, Settlement, TableFrame
from poker_bot.host.timers import NEXT_HAND, SHOW, STOP, TURN, Timers

Log = tuple[ev.AnyEvent, ...]

NUDGE_AFTER_PERCENT = 60
"""Part of the action clock after which the player is reminded (product, a hand in the chat, 4)."""

LOG_LENGTH = 600
"""So many events are kept at most; no hand that people play is longer, and nobody reads more."""

_BESIDE_THE_HAND = (
    *(ev.PlayerSatDown, ev.PlayerStoodUp, ev.PlayerSatOut, ev.PlayerSatIn, ev.EntryChosen, ev.DepartedForgotten),
    *(ev.TopUpQueued, ev.TopUpApplied, ev.TopUpReturned, ev.RulesChanged),
)
"""What people can do as often as they like while others play: in a log that is too long it makes way first."""

_NAMING = (ev.PlayerSatDown, ev.PlayerStoodUp, ev.TopUpQueued, ev.TopUpReturned)


class Showing(Struct, frozen=True):
    """A table as far as frames need it; ``view`` is that of ``state``, ``named`` whom it and the log speak of."""

    table: int
    code: str
    version: int
    language: str
    state: TableState
    view: PublicView
    named: frozenset[int]
    log: Log
    timers: Timers
    people: Mapping[int, Person]
    frozen: bool
    stop_clock: str = ""
    settlement: Settlement | None = None

    def __repr__(self) -> str:
        """The state knows hidden cards (law 6)."""
        return f"Showing(table={self.table}, version={self.version})"


def extend_log(log: Log, events: Iterable[ev.AnyEvent]) -> Log:
    """The public events of the hand on view, oldest first: a deal begins a new log, with what belongs to it before."""
    kept = list(log)
    for event in events:
        if event.visibility is not ev.Visibility.PUBLIC:
            continue
        if isinstance(event, ev.HandStarted):
            kept = _prelude(kept)
        kept.append(event)
    return _shortened(kept)


def _shortened(log: list[ev.AnyEvent]) -> Log:
    """At most ``LOG_LENGTH`` events; what was played stays as long as anything else can go."""
    surplus, kept = len(log) - LOG_LENGTH, list[ev.AnyEvent]()
    if surplus <= 0:
        return tuple(log)
    for event in log:
        if surplus > 0 and isinstance(event, _BESIDE_THE_HAND):
            surplus -= 1
        else:
            kept.append(event)
    return tuple(kept[-LOG_LENGTH:])


def _prelude(log: list[ev.AnyEvent]) -> list[ev.AnyEvent]:
    """What a deal said before its ``HandStarted``: the draw for the button, missed blinds, banks filled up."""
    start = len(log)
    while start and _announces_deal(log[start - 1]):
        start -= 1
    return log[start:]


def _announces_deal(event: ev.AnyEvent) -> bool:
    if isinstance(event, ev.PlayerStoodUp):
        return event.reason == "missed-blinds"
    return isinstance(event, (ev.ButtonDrawn, ev.BlindMissed, ev.TimeBankRefilled))


def make_frame(showing: Showing, room: Room) -> TableFrame:
    """The frame for one room; instants in milliseconds since 1970 UTC."""
    return TableFrame(
        table=showing.table,
        code=showing.code,
        version=showing.version,
        room=room,
        language=showing.language,
        view=showing.view,
        people=_people(showing),
        log=showing.log,
        deadline=None if showing.frozen else showing.timers.get(TURN, showing.timers.get(SHOW)),
        nudge_at=None if showing.frozen else _nudge_at(showing),
        next_hand_at=None if showing.frozen else showing.timers.get(NEXT_HAND),
        frozen=showing.frozen,
        stop_at=showing.timers.get(STOP),
        stop_clock=showing.stop_clock,
        settlement=showing.settlement,
    )


def _nudge_at(showing: Showing) -> int | None:
    """When 60 % of the clock are over, counted so that it moves with the deadline; nobody nudges the house."""
    hand, due = showing.state.hand, showing.timers.get(TURN)
    if hand is None or due is None or not hand.to_act or hand.time_bank_running:
        return None
    seat = showing.state.seats[hand.to_act - 1] if hand.to_act else None
    person = showing.people.get(seat.player) if seat is not None else None
    if person is None or person.platform == "house":
        return None
    return due - (100 - NUDGE_AFTER_PERCENT) * hand.rules.action_clock * 10


def _people(showing: Showing) -> dict[int, Seen]:
    """Everybody whom the view or the log names."""
    return {
        one: Seen(person.id, person.name, person.platform, person.account)
        for one, person in showing.people.items()
        if one in showing.named
    }


def people_of(state: TableState, log: Sequence[ev.AnyEvent]) -> frozenset[int]:
    """Ids of the people who sit, play the hand on view, or are named by its log."""
    ids = {seat.player for seat in state.seats if seat is not None}
    if state.hand is not None:
        ids |= {player.player for player in state.hand.players}
    for event in log:
        if isinstance(event, _NAMING):
            ids.add(event.player)
    return frozenset(ids)
