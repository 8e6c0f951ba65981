"""One table as it is now, in memory: what the store has committed, and who is told about it."""

from collections.abc import Callable, Mapping

from poker_bot.engine import events as ev
from poker_bot.engine.state import TableState
from poker_bot.engine.views import PublicView, SeatView, public_view, seat_view
from poker_bot.host.changes import Change
from poker_bot.host.codes import table_code
from poker_bot.host.frames import Log, Showing, extend_log, make_frame, people_of
from poker_bot.host.local_days import time_of_day
from poker_bot.host.ports import Community, Person, Room, Settlement, TableFrame
from poker_bot.host.settings import HostSettings
from poker_bot.host.timers import STOP, TURN
from poker_bot.languages import pick_language

_MOST_PEOPLE = 100
"""So many people are kept by name; a table that deals no hands is cleared of passers-by when there are more."""


class LiveTable:
    """Mutated only by its ``TableHost``, and only after a commit (law 1)."""

    def __init__(
        self,
        table: int,
        community: Community,
        rooms: tuple[Room, ...],
        settings: HostSettings,
        time_zone: Callable[[], str],
    ) -> None:
        """``restore`` must follow before anything else. ``time_zone``: the community's, as it is set now."""
        self.table = table
        self.code = table_code(table)
        self.community = community
        self.rooms = rooms
        self.settings = settings
        self.time_zone = time_zone
        self.settlement: Settlement | None = None
        self.version = 0
        self.log: Log = ()
        self.timers: dict[str, int] = {}
        self.people: dict[int, Person] = {}
        self.frozen = False
        self._state: TableState | None = None
        self._view: PublicView
        self._named: frozenset[int] = frozenset()
        self._turn_began: int | None = None
        self._locales: dict[int, str] = {}
        self._last_room: dict[int, Room] = {}

    @property
    def state(self) -> TableState:
        """The table as committed. Raises ``LookupError`` before ``restore``."""
        if self._state is None:
            raise LookupError(f"table {self.table} is not restored")
        return self._state

    def restore(self, state: TableState, version: int, log: Log, timers: Mapping[str, int]) -> None:
        """Take over what the store says. Whether the notice of this turn had arrived is not known any more."""
        self._take_over(state, version, log, timers)
        self._turn_began = None

    def _take_over(self, state: TableState, version: int, log: Log, timers: Mapping[str, int]) -> None:
        """What frames show of a state is worked out once, however many rooms and answers show it."""
        self._state = state
        self.version = version
        self.log = log
        self.timers = dict(timers)
        self._view = public_view(state)
        self._named = people_of(state, log)

    def became(self, change: Change, version: int, timers: Mapping[str, int], now: int) -> None:
        """Take over what was just committed at ``now``."""
        self._take_over(change.after, version, extend_log(self.log, change.events), timers)
        if any(isinstance(event, ev.TurnStarted) for event in change.events):
            self._turn_began = now
        if any(isinstance(event, ev.HandStarted) for event in change.events):
            self._forget_strangers()

    def meet(self, person: Person, room: Room, locale: str) -> None:
        """Keep the newest name of somebody who is or may soon be at the table, his language and where he plays."""
        if len(self.people) > _MOST_PEOPLE:
            self._forget_strangers()
        self.people[person.id] = person
        if locale:
            self._locales[person.id] = locale
        if any(one.id == room.id for one in self.rooms):
            self._last_room[person.id] = room

    def _forget_strangers(self) -> None:
        known = self._named
        self.people = {one: person for one, person in self.people.items() if one in known}
        self._locales = {one: tag for one, tag in self._locales.items() if one in known}
        self._last_room = {one: room for one, room in self._last_room.items() if one in known}

    @property
    def house(self) -> frozenset[int]:
        """Ids of the house players here."""
        return frozenset(one for one, person in self.people.items() if person.platform == "house")

    def lateness(self, turn: int, at: int) -> int:
        """By how many milliseconds the notice of ``turn`` reached the platform behind the allowance (R-CLK-2)."""
        if turn != self.state.turn or TURN not in self.timers or self._turn_began is None:
            return 0
        late = at - self._turn_began - self.settings.delivery_allowance_ms
        return max(0, min(late, self.settings.extension_limit * 1000))

    def language_of(self, person: Person) -> str:
        """A person's own language, else that of his platform, else the community's."""
        tags = (person.language, self._locales.get(person.id, ""), self.community.language)
        return pick_language(tags, self.settings.languages)

    def room_of(self, person: Person) -> Room | None:
        """The room in which a person plays: where he was last heard, else one of his platform, else the first."""
        last = self._last_room.get(person.id)
        for room in self.rooms:
            if last is not None and room.id == last.id:
                return room
        same = (room for room in self.rooms if room.platform == person.platform)
        return next(same, self.rooms[0] if self.rooms else None)

    def frame(self, room: Room) -> TableFrame:
        """The newest public state for ``room``, or for the first room of the table when it is not shown there."""
        shown = next((one for one in self.rooms if one.id == room.id), self.rooms[0] if self.rooms else room)
        return make_frame(self._showing(), shown)

    def frames(self) -> tuple[TableFrame, ...]:
        """One frame for every room."""
        showing = self._showing()
        return tuple(make_frame(showing, room) for room in self.rooms)

    def _showing(self) -> Showing:
        return Showing(
            table=self.table,
            code=self.code,
            version=self.version,
            language=pick_language((self.community.language,), self.settings.languages),
            state=self.state,
            view=self._view,
            named=self._named,
            log=self.log,
            timers=self.timers,
            people=self.people,
            frozen=self.frozen,
            stop_clock=time_of_day(self.timers[STOP], self.time_zone()) if STOP in self.timers else "",
            settlement=self.settlement,
        )

    def seat_view_of(self, person: int) -> SeatView | None:
        """What ``person`` may see of his own seat, None when he has none here; never anybody else's (law 6)."""
        seat = self.state.seat_of(person)
        return seat_view(self.state, seat) if seat else None

    def plays(self, person: int) -> bool:
        """Whether somebody sits here, or was dealt into the running hand, which gives his chips back when void."""
        hand = self.state.hand if self.state.hand_running else None
        dealt_in = hand is not None and any(player.player == person for player in hand.players)
        return dealt_in or bool(self.state.seat_of(person))

    def chips_of(self, person: int) -> int:
        """All chips of ``person`` at this table that are not in a pot."""
        chips = 0
        for seat in self.state.seats:
            if seat is not None and seat.player == person:
                chips += seat.stack + seat.top_up
        for player in self.state.hand.players if self.state.hand is not None else ():
            if player.player == person:
                chips += player.stack
        return chips
