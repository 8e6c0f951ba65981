"""Behind a commit: arm the deadlines, show every room the whole table, tell people what concerns them (law 1)."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from poker_bot.engine.rules import TableRules
from poker_bot.host.changes import Change
from poker_bot.host.house_seats import waits_for_house
from poker_bot.host.live import LiveTable
from poker_bot.host.local_days import is_quiet
from poker_bot.host.notes import WITH_CARDS, Note, notes_of, unseen_notes
from poker_bot.host.ports import PrivateNote, Sink
from poker_bot.host.shell import Shell
from poker_bot.host.timers import LEFT, UNSEEN

HOUSE_TURN = "house"
"""Name of the timer by which a house player acts. It is never stored: whether one is due can be seen from the state."""

_NO_TASK: Final = ((0, 0), 0)
"""Turn and seat of what a house player has to do, and the instant at which he does it."""


class Announcer:
    """Speaks for one table; synchronous from end to end."""

    def __init__(self, live: LiveTable, shell: Shell) -> None:
        """Says nothing by itself."""
        self._live = live
        self._shell = shell
        self._house_due = _NO_TASK

    def changed(self, change: Change, timers_before: Mapping[str, int], by: int) -> None:
        """``change`` was committed by person ``by`` (0 = the host)."""
        self.arm(timers_before)
        self.show()
        live, settings = self._live, self._shell.settings
        if UNSEEN in live.timers and UNSEEN not in timers_before:
            notes = unseen_notes(live.state, live.code, settings)
        else:
            notes = notes_of(change, live.code, by, settings)
        for note in notes:
            self.tell(note)

    def arm(self, before: Mapping[str, int]) -> None:
        """Ring for the table's timers as they are now, where they differ from ``before``."""
        live, scheduler = self._live, self._shell.scheduler
        for name in before:
            if name not in live.timers:
                scheduler.cancel(live.table, name)
        for name, due in live.timers.items():
            if before.get(name) != due and not name.startswith(LEFT):
                scheduler.arm(live.table, name, due)
        self._arm_house()

    def _arm_house(self) -> None:
        """He thinks once about what he has to do; what others do meanwhile does not make him begin anew."""
        live, shell = self._live, self._shell
        seat = 0 if shell.house is None or live.frozen else waits_for_house(live.state, live.people)
        if not seat:
            self._house_due = _NO_TASK
            shell.scheduler.cancel(live.table, HOUSE_TURN)
            return
        now, task = shell.clock.now(), (live.state.turn, seat)
        if self._house_due[0] == task and now < self._house_due[1]:
            return
        self._house_due = task, now + shell.settings.house_think_ms
        shell.scheduler.arm(live.table, HOUSE_TURN, self._house_due[1])

    def retry(self, name: str) -> None:
        """Ring again soon: what was due could not be stored."""
        soon = self._shell.clock.now() + self._shell.settings.retry_pause_ms
        self._shell.scheduler.arm(self._live.table, name, soon)

    def silence(self) -> None:
        """Ring for this table no more."""
        self._shell.scheduler.cancel_table(self._live.table)

    def show(self, only: Sink | None = None) -> None:
        """The newest state to every room, or to the rooms of one sink."""
        settings = self._shell.card_rooms.settings_now(self._live.community.id)
        frames = self._live.frames()
        if is_quiet(self._shell.clock.now(), settings.time_zone, settings.quiet_from, settings.quiet_to):
            frames = tuple(replace(frame, nudge_at=None) for frame in frames)  # nobody is called at night
        self._shell.publisher.show(frames, only)

    def _by_message(self) -> bool:
        """Whether cards are sent at all here; *My cards* shows them in any case."""
        return self._shell.card_rooms.settings_now(self._live.community.id).cards_by_message

    def tell(self, note: Note) -> None:
        """To one person alone, in his language; house players are told nothing."""
        live = self._live
        person = live.people.get(note.person)
        if person is None or person.platform == "house":
            return
        room = live.room_of(person)
        if room is None or (note.code in WITH_CARDS and not self._by_message()):
            return
        private = PrivateNote(
            kind="cards" if note.code in WITH_CARDS else "notice",
            person=person,
            language=live.language_of(person),
            room=room,
            table=live.table,
            code=note.code,
            params=note.params,
            view=note.view,
            rules=_rules_for(note, live),
            hand=live.state.hand_number,
            turn=live.state.turn,
        )
        self._shell.publisher.tell(private)


def _rules_for(note: Note, live: LiveTable) -> TableRules:
    """Of the hand, for what is about his cards; else of the table, for what may be bought (R-TAB-6)."""
    hand = live.state.hand
    return hand.rules if hand is not None and note.code in WITH_CARDS else live.state.rules
