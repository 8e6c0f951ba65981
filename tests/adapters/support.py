"""Stand-ins for the sender's neighbours: a platform with messages, a host that takes notes, frames made by hand."""

import asyncio
import itertools
from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from adapters.outbox import Limits, Outbox
from poker_bot.engine.rules import TableRules
from poker_bot.engine.views import HandPhase, LegalActions, PublicView, SeatPublic, SeatStatus
from poker_bot.host.ports import Person, Platform, PrivateNote, Room, Seen, TableFrame
from tests.fakes import FakeClock

_references = itertools.count(1)

START = 1_800_000_000_000


class Drawn(Struct, frozen=True):
    """What the stand-in platform shows as one message."""

    version: int
    live: bool = True
    closed: frozenset[int] = frozenset()
    kind: str = "table"


class FakeWire:
    """Keeps messages by reference. ``failures`` are raised one by one; ``gate``, cleared, holds every send back."""

    platform: Platform = "discord"

    def __init__(self) -> None:
        self.messages: dict[str, Drawn] = {}
        self.calls: list[tuple[str, str]] = []
        self.private: list[tuple[int, Drawn]] = []
        self.failures: list[Exception] = []
        self.does_it_anyway = False
        self.gate = asyncio.Event()
        self.gate.set()
        self.writing = 0
        self.most_writing = 0
        self.drawing: Callable[[TableFrame], Drawn] | None = None

    def table(self, frame: TableFrame, *, live: bool, closed: frozenset[int]) -> Drawn:
        """A frame as its version."""
        return self.drawing(frame) if self.drawing is not None else Drawn(frame.version, live, closed)

    def nudge(self, frame: TableFrame) -> Drawn:
        """The mention as the version it is about."""
        return Drawn(frame.version, kind="nudge")

    def note(self, note: PrivateNote) -> Drawn | None:
        """A note as its code."""
        return Drawn(note.table, kind=note.code)

    def budget_of(self, place: str) -> str:
        """Topics of one group share a budget."""
        return place.split("/", 1)[0]

    async def post(self, place: str, content: Drawn, reply_to: str | None) -> str:
        """A new message."""
        reference = f"m{next(_references)}"
        await self._send("post", reference)
        self.messages[reference] = content
        return reference

    async def edit(self, place: str, reference: str, content: Drawn) -> None:
        """Another content."""
        await self._write("edit", reference, content)

    async def strip(self, place: str, reference: str) -> None:
        """Buttons off."""
        await self._send("strip", reference)
        self.messages[reference] = replace(self.messages.get(reference, Drawn(0)), live=False)

    async def delete(self, place: str, reference: str) -> None:
        """The message goes."""
        await self._send("delete", reference)
        self.messages.pop(reference, None)

    async def direct(self, person: Person, content: Drawn) -> None:
        """A private message."""
        await self._send("direct", str(person.id))
        self.private.append((person.id, content))

    async def answer_press(self, reference: str, content: Drawn) -> None:
        """What a press's own answer does on the platform."""
        await self._write("carry", reference, content)

    async def _write(self, call: str, reference: str, content: Drawn) -> None:
        """Replace a message; with ``does_it_anyway`` also when the answer is a failure."""
        if self.does_it_anyway:
            self.messages[reference] = content
        await self._send(call, reference)
        self.messages[reference] = content

    async def _send(self, call: str, reference: str) -> None:
        self.calls.append((call, reference))
        self.writing += call != "direct"
        self.most_writing = max(self.most_writing, self.writing)
        try:
            await self.gate.wait()
            await asyncio.sleep(0)
            if self.failures:
                raise self.failures.pop(0)
        finally:
            self.writing -= call != "direct"

    def kinds(self) -> list[str]:
        """The calls made, in their order."""
        return [call for call, _ in self.calls]


class FakeHost:
    """Remembers message references and writes down what it is told."""

    def __init__(self) -> None:
        self.saved: dict[tuple[int, str], str] = {}
        self.delivered: list[tuple[int, int, int]] = []
        self.dms: list[tuple[int, bool]] = []
        self.rooms: list[tuple[int, bool, bool]] = []
        self.broken = False

    async def notice_delivered(self, table: int, turn: int, at: int) -> None:
        """Write it down."""
        self.delivered.append((table, turn, at))

    async def dm_result(self, person: int, works: bool) -> None:
        """Write it down."""
        self.dms.append((person, works))

    async def room_reached(self, room: int, works: bool, gone: bool = False) -> None:
        """Write it down."""
        self.rooms.append((room, works, gone))

    async def save_message(self, room: int, slot: str, reference: str) -> None:
        """Remember, unless the disk is full."""
        if self.broken:
            raise OSError("the disk is full")
        self.saved[room, slot] = reference

    async def message(self, room: int, slot: str) -> str | None:
        """Recall."""
        return self.saved.get((room, slot))


def room(number: int = 1, place: str = "100") -> Room:
    """A room of community 1 in which table 9 is shown."""
    return Room(number, 1, "discord", place, 9)


def person(number: int, dm: bool = True) -> Person:
    """A person on Discord."""
    return Person(number, f"P{number}", "", "discord", str(1000 + number), dm)


def seat(number: int, *, to_act: bool = False, status: SeatStatus = "playing") -> SeatPublic:
    """Person ``number`` in seat ``number`` with 1,000 chips."""
    return SeatPublic(
        seat=number,
        player=number,
        stack=1000,
        bet=0,
        status=status,
        in_hand=True,
        is_button=number == 1,
        is_small_blind=False,
        is_big_blind=False,
        to_act=to_act,
        last_act="",
        last_amount=0,
        shown=(),
        mucked=False,
        queued_top_up=0,
        time_bank=0,
        won=0,
        net=0,
    )


def frame(
    version: int,
    *,
    hand: int = 1,
    turn: int | None = None,
    phase: HandPhase = "betting",
    street: int = 0,
    in_room: Room | None = None,
    nudge_at: int | None = None,
    table: int = 9,
) -> TableFrame:
    """A frame of a table of three; the turn goes round with its number."""
    turn = version if turn is None else turn
    to_act = 1 + turn % 3 if phase in {"betting", "drawing"} else 0
    legal = LegalActions(to_act, turn, 1000, 20, False, 40, 1000, 1000, 90, 55) if phase == "betting" else None
    view = PublicView(
        rules=TableRules(),
        seats=tuple(seat(number, to_act=number == to_act) for number in (1, 2, 3)),
        free_seats=3,
        hand_number=hand,
        phase=phase,
        street=street,
        street_name="flop" if street else "preflop",
        board=(0, 5, 10) if street else (),
        pot=30,
        pots=(),
        button=1,
        to_act=to_act,
        turn=turn,
        time_bank_running=False,
        legal=legal,
        deciding=(),
        returned=(),
        results=(),
        can_show=0,
        next_rules=None,
        closing=False,
        closed=False,
    )
    people = {number: Seen(number, f"P{number}", "discord", str(1000 + number)) for number in (1, 2, 3)}
    return TableFrame(
        table=table,
        code="4KD",
        version=version,
        room=in_room or room(),
        language="en",
        view=view,
        people=people,
        log=(),
        deadline=START + 32_000 if to_act else None,
        nudge_at=nudge_at,
        next_hand_at=None,
    )


def cards_note(to: Person, hand: int = 1) -> PrivateNote:
    """The note of a new hand; the stand-in platform does not look at cards."""
    return PrivateNote("cards", to, "en", room(), 9, "your-cards", {"table": "4KD", "hand": hand}, None)


FREE = Limits(gap=0, burst=100, per_minute=6_000)


class Desktop:
    """A sender with its stand-ins."""

    def __init__(self, limits: Limits = FREE, host: FakeHost | None = None) -> None:
        self.wire = FakeWire()
        self.host = host or FakeHost()
        self.clock = FakeClock(START)
        self.outbox: Outbox[Drawn] = Outbox(self.wire, self.host, self.clock, limits)

    def table(self) -> Drawn:
        """What the table message shows."""
        return self.wire.messages[self.reference()]

    def reference(self) -> str:
        """The id of the table message."""
        reference = self.outbox.table_reference(1)
        assert reference is not None
        return reference
