"""Which deadlines a table has after an action: absolute instants, stored in the transaction of that action (law 5).

Names: ``turn`` (action clock or time bank), ``show`` (the showdown's window), ``next-hand``, ``idle``,
``away:<seat>``, ``rebuy:<seat>``, ``departed:<player>``. A timer only says that it is time to look; what it does is
judged by the state it finds (``rings``). Pure: instants in milliseconds since 1970 UTC, ``now`` is given.
"""

from collections.abc import Collection, Mapping, Sequence

from poker_bot.engine import events as ev
from poker_bot.engine.evolve_table import sits
from poker_bot.engine.rules import TableRules
from poker_bot.engine.seating import next_positions, ready_seats
from poker_bot.engine.state import Phase, TableState
from poker_bot.host.ports import TimerChange
from poker_bot.host.settings import HostSettings

TURN = "turn"
SHOW = "show"
NEXT_HAND = "next-hand"
IDLE = "idle"
AWAY = "away:"
REBUY = "rebuy:"
DEPARTED = "departed:"
UNSEEN = "unseen"
"""Closes a table that was paused because no room shows it; it stands as long as that pause (``sight``)."""
LEFT = "left:"
"""Prefix of what a pause took off the clock: milliseconds left, no instant; it never rings (R-FLR-5)."""
_LASTING = (AWAY, REBUY, DEPARTED)

TIMED: Mapping[str, tuple[Phase, ...]] = {
    TURN: (Phase.BETTING, Phase.DRAWING, Phase.RUN_TWICE, Phase.CHOPPING),
    SHOW: (Phase.SHOWDOWN,),
}
"""In which phases of a hand each clock of a decision runs."""

Timers = Mapping[str, int]


class TimerPlan:
    """The timers of a table while the events of one action are looked through."""

    def __init__(self, timers: Timers, now: int, settings: HostSettings, house: Collection[int]) -> None:
        """``timers`` are those before the action; ``house`` are the ids of house players."""
        self.before = timers
        self.due = dict(timers)
        self.now = now
        self.settings = settings
        self.house = house

    def nobody_sees(self) -> None:
        """No room shows the table: it is paused, and closes if that lasts."""
        self.due[UNSEEN] = self.now + self.settings.idle_time * 1000

    def changes(self) -> tuple[TimerChange, ...]:
        """What has to be stored: timers set or moved, and timers cleared."""
        moved = [TimerChange(name, due) for name, due in self.due.items() if self.before.get(name) != due]
        gone = [TimerChange(name, None) for name in self.before if name not in self.due]
        return tuple(moved + gone)

    def after(self, state: TableState, events: Sequence[ev.AnyEvent]) -> "TimerPlan":
        """Look at ``events`` and at the ``state`` they led to; returns itself."""
        for event in events:
            self._happened(state, event)
        if state.closed:
            self.due.clear()
            return self
        self._decisions(state)
        self._lasting(state)
        self._between_hands(state)
        return self

    def _happened(self, state: TableState, event: ev.AnyEvent) -> None:
        match event:
            case ev.HandStarted():  # a hand that ends with its deal leaves a pause of its own behind it
                self.due.pop(NEXT_HAND, None)
            case ev.TurnStarted():
                rules = state.hand.rules if state.hand is not None else state.rules
                self._begin_turn(rules)
                if state.paused and TURN in self.due:  # a ruling in a pause began it: all of its time is left
                    self.due[LEFT + TURN] = self.due.pop(TURN) - self.now
            case ev.TimeBankStarted(milliseconds=bank):
                self.due[TURN] = self.now + bank
            case ev.TurnExtended(milliseconds=lost) if TURN in self.due:
                self.due[TURN] += lost
            case ev.ShowdownOpened() | ev.ShowdownTurn():
                rules = state.hand.rules if state.hand is not None else state.rules
                self.due[SHOW] = self._allowing(rules.show_time)
            case ev.RunTwiceAsked() | ev.ChopAsked():
                rules = state.hand.rules if state.hand is not None else state.rules
                self.due[TURN] = self._allowing(rules.run_it_twice_time)
            case ev.TablePaused():
                self._stop_clocks()
            case ev.TableResumed():
                self.due.pop(UNSEEN, None)
                self._go_on()
            case _:
                pass

    def _stop_clocks(self) -> None:
        """What is left of a decision waits for the end of the pause (R-FLR-5)."""
        for name in TIMED:
            if name in self.due:
                self.due[LEFT + name] = max(0, self.due.pop(name) - self.now)

    def _go_on(self) -> None:
        for name in TIMED:
            if LEFT + name in self.due:
                self.due[name] = self.now + self.due.pop(LEFT + name)

    def _begin_turn(self, rules: TableRules) -> None:
        """No clock, no deadline (R-CLK-1)."""
        if rules.action_clock:
            self.due[TURN] = self._allowing(rules.action_clock)
        else:
            self.due.pop(TURN, None)

    def _allowing(self, seconds: int) -> int:
        return self.now + seconds * 1000 + self.settings.delivery_allowance_ms

    def _decisions(self, state: TableState) -> None:
        """A turn that is over has no deadline."""
        phase = state.hand.phase if state.hand is not None else Phase.OVER
        for name, phases in TIMED.items():
            if phase not in phases:
                self.due.pop(name, None)
                self.due.pop(LEFT + name, None)

    def _lasting(self, state: TableState) -> None:
        """What begins once and ends with its cause.

        Away for too long and broke for a minute (R-CLK-3, R-CLK-5); sixty minutes after leaving nothing binds any more
        (R-TAB-5, R-TAB-6).
        """
        settings = self.settings
        longest = max(settings.away_time, settings.away_clocks * state.rules.action_clock)
        seconds: dict[str, int] = {}
        for number, seat in enumerate(state.seats, 1):
            if seat is not None and seat.sitting_out and not seat.leaving:
                seconds[f"{AWAY}{number}"] = longest
        for number in sorted(broke_seats(state)):
            seconds[f"{REBUY}{number}"] = settings.rebuy_time
        for gone in state.departed:
            seconds[f"{DEPARTED}{gone.player}"] = settings.departed_time
        for name in [name for name in self.due if name.startswith(_LASTING) and name not in seconds]:
            del self.due[name]
        for name, after in seconds.items():
            self.due.setdefault(name, self.now + after * 1000)

    def _between_hands(self, state: TableState) -> None:
        """The pause before a deal, or the wait of a table where none can follow (R-CLK-5)."""
        if may_deal(state, self.house):
            self.due.setdefault(NEXT_HAND, self.now + self.settings.hand_pause * 1000)
        else:
            self.due.pop(NEXT_HAND, None)
        if is_idle(state, self.house):
            self.due.setdefault(IDLE, self.now + self.settings.idle_time * 1000)
        else:
            self.due.pop(IDLE, None)


def apply_changes(timers: Timers, changes: Sequence[TimerChange]) -> dict[str, int]:
    """The timers after ``changes``."""
    due = dict(timers)
    for change in changes:
        if change.due is None:
            due.pop(change.name, None)
        else:
            due[change.name] = change.due
    return due


def may_deal(state: TableState, house: Collection[int] = ()) -> bool:
    """Whether a hand can follow now: two can play, and one of them is no house player."""
    if state.hand_running or state.closing or state.closed or state.paused:
        return False
    again = state.redeal  # its players are dealt in, be they away by now (R-FLR-1)
    if again is None and next_positions(state) is None:
        return False
    ready = ready_seats(state) if again is None else tuple(one.seat for one in again.players if sits(state, one))
    players = [seat.player for number in ready if (seat := state.seats[number - 1]) is not None]
    return any(player not in house for player in players)


def is_idle(state: TableState, house: Collection[int] = ()) -> bool:
    """Whether nobody is left to play against: at most one seated, or house players only (R-CLK-5)."""
    if state.hand_running or state.closing:
        return False
    seated = [seat.player for seat in state.seats if seat is not None]
    return len(seated) <= 1 or all(player in house for player in seated)


def is_broke(state: TableState, number: int) -> bool:
    """Whether seat ``number`` has nothing left; an all-in player of a running hand is not broke (R-43)."""
    return number in broke_seats(state)


def broke_seats(state: TableState) -> frozenset[int]:
    """Numbers of the seats that have nothing left; while a pot is carried nobody is out (R-DRW-4)."""
    if state.carried:
        return frozenset()
    empty = [
        (number, seat.player)
        for number, seat in enumerate(state.seats, 1)
        if seat is not None and not (seat.stack or seat.top_up or seat.leaving)
    ]
    hand = state.hand
    playing = {one.player for one in hand.players} if empty and hand is not None and state.hand_running else ()
    return frozenset(number for number, player in empty if player not in playing)
