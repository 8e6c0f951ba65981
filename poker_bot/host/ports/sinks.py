"""What adapters are given to show: frames for rooms, notes for one person."""

from typing import Literal, Protocol, runtime_checkable

from msgspec import Struct

from poker_bot.engine.events import AnyEvent
from poker_bot.engine.rules import TableRules
from poker_bot.engine.views import PublicView, SeatView
from poker_bot.host.ports.people import Person, Platform, Room, Seen
from poker_bot.host.ports.settling import Settlement


class TableFrame(Struct, frozen=True):
    """The newest public state of a table, complete: rendering it never needs an earlier one (law 1).

    ``log`` are the public events of the hand on view, oldest first. ``deadline`` is when the turn (or the showdown
    window) ends, None without a clock; ``nudge_at`` when whoever is to act is reminded, None where nobody is to be;
    ``next_hand_at`` is set between hands. ``frozen``: its chips do not add up (R-POT-4). ``stop_at`` is the stop time,
    ``stop_clock`` the same as ``HH:MM`` of the community's time zone. ``settlement`` comes once the table is closed.
    """

    table: int
    code: str
    version: int
    room: Room
    language: str
    view: PublicView
    people: dict[int, Seen]
    log: tuple[AnyEvent, ...]
    deadline: int | None
    nudge_at: int | None
    next_hand_at: int | None
    frozen: bool = False
    stop_at: int | None = None
    stop_clock: str = ""
    settlement: Settlement | None = None


class PrivateNote(Struct, frozen=True):
    """Something for one person alone. ``kind``: ``cards`` (his own, of a new hand, in ``view``) or ``notice``.

    ``code`` and ``params`` are those of ``reply_codes.NOTICES``; ``rules`` those of the table, for amounts on offer.
    ``hand`` and ``turn`` are those of the table when it was said: the note's buttons carry them (law 4).
    """

    kind: Literal["cards", "notice"]
    person: Person
    language: str
    room: Room
    table: int
    code: str
    params: dict[str, int | str]
    view: SeatView | None
    rules: TableRules | None = None
    hand: int = 0
    turn: int = 0

    def __repr__(self) -> str:
        """Hole cards are never printed (law 6)."""
        return f"PrivateNote({self.kind!r}, {self.code!r}, person={self.person.id}, table={self.table})"


class Sink(Protocol):
    """An adapter. Called after commit, in order per table; must return at once and never raise."""

    platform: Platform

    def show(self, frame: TableFrame) -> None:
        """The table in this room looks like this now."""
        ...

    def tell(self, note: PrivateNote) -> None:
        """Deliver privately to one person, or to nobody."""
        ...


@runtime_checkable
class Paced(Protocol):
    """A sink whose platform limits how often a room may be written to (P-24)."""

    def ready_at(self, room: Room) -> int:
        """The instant from which the room can take a new message at once; the next hand waits for it."""
        ...
