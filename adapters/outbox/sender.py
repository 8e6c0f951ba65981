"""All rooms and all private chats of one platform."""

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from typing import Final, Generic

from msgspec.structs import replace

from adapters.outbox.budget import Budget, Limits
from adapters.outbox.message import TableMessage
from adapters.outbox.press import Press
from adapters.outbox.private import ClosedChats, PrivateSender
from adapters.outbox.reach import Lost
from adapters.outbox.room import RoomSender
from adapters.outbox.wire import Closed, Content, Host, Outlet, Wire, WireError, harmless, within
from poker_bot.host.ports import Clock, Person, PrivateNote, Room, TableFrame

_PEOPLE_KEPT: Final = 1_000
"""So many queues of people are kept; then those that are empty make room."""


class Outbox(Generic[Content]):
    """See the package. ``show`` and ``tell`` need a running event loop; nothing raises for what a platform does."""

    def __init__(  # noqa: PLR0913 - what it connects
        self,
        wire: Wire[Content],
        host: Host,
        clock: Clock,
        limits: Limits,
        *,
        lost: Lost = lambda _: None,
        beside: Callable[[TableFrame], Content | None] | None = None,
    ) -> None:
        """``beside``: the picture of a frame where it is a message of its own, None = there is none (yet)."""
        self._outlet = Outlet(wire, host, clock, limits, beside)
        self._overall = limits.overall()
        self._budgets: dict[str, Budget] = {}
        self._rooms: dict[int, RoomSender[Content]] = {}
        self._people: dict[int, PrivateSender[Content]] = {}
        self._chats = ClosedChats(clock)
        self._stopping = False
        self._lost = lost
        self._farewell = False

    # --- from the host -----------------------------------------------------------------------------------------

    def show(self, frame: TableFrame) -> None:
        """The table in that room looks like this now; older frames than the newest are ignored.

        So are those of another platform's room: an answer shows the table where it stands (law 9).
        """
        if not self._stopping and frame.room.platform == self._outlet.wire.platform:
            self._sender(frame.room).show(frame)

    def tell(self, note: PrivateNote) -> None:
        """Deliver privately to one person, or to nobody."""
        if self._stopping:
            return
        person = note.person.id
        if not note.person.dm and person not in self._chats.persons():
            self._chats.close(person)
            self._redraw(person)
        sender = self._people.get(person)
        if sender is None:
            if len(self._people) >= _PEOPLE_KEPT:
                self._people = {one: sender for one, sender in self._people.items() if sender.busy}
            sender = PrivateSender(self._outlet, self._overall, self._chats, lambda: self._redraw(person))
            self._people[person] = sender
        sender.tell(note)

    # --- from the adapter --------------------------------------------------------------------------------------

    def press(self, room: Room, reference: str, until: int) -> Press[Content]:
        """A press on the table message ``reference``: use it as a context manager, see the package."""
        return self._sender(room).press(reference, until)

    def answer(self, room: Room, content: Content, reply_to: str | None = None) -> None:
        """A public message in answer to somebody, before everything else that waits in the room."""
        if not self._stopping:
            self._sender(room).answer(content, reply_to)

    def repost(self, room: int) -> None:
        """Post the table message anew at the bottom; the one above loses its buttons."""
        if room in self._rooms:
            self._rooms[room].repost()

    async def free_to_write(self, place: str) -> None:
        """Wait until something else than the sender may write in that place, before all that the sender has to say.

        It is to be counted (``spent``) before anything else is awaited.
        """
        clock, budgets = self._outlet.clock, self._budgets_of(place)
        while (at := max(budget.ready_at(clock.now()) for budget in budgets)) > clock.now():
            await clock.sleep_until(at)

    def spent(self, place: str) -> None:
        """Something else than the sender has written in that place: it counts like a send of the sender's."""
        for budget in self._budgets_of(place):
            budget.spend(self._outlet.clock.now())

    def redraw(self, room: int) -> None:
        """What the wire makes of the newest frame has changed, though the frame has not: its picture is ready."""
        if room in self._rooms and not self._stopping:
            self._rooms[room].redraw()

    def retry_now(self) -> None:
        """The platform is back: what waits for the end of a pause after failures is tried at once."""
        for sender in self._rooms.values():
            sender.retry_now()

    def refused(self, place: str, *, gone: bool = False) -> None:
        """The platform says that it takes nothing in ``place`` any more; ``gone``: and never will again."""
        for sender in self._rooms.values():
            if sender.room.place == place and not self._stopping:
                sender.refused(gone=gone)

    def retry_places(self, places: Iterable[str]) -> None:
        """Something changed in ``places``: those that refused the bot are tried at once."""
        changed = set(places)
        for sender in self._rooms.values():
            if sender.reach.is_refused and sender.room.place in changed:
                sender.retry_now()

    def messages_below(self, room: int, count: int) -> None:
        """So many messages of others lie below the table message by now."""
        if room in self._rooms:
            self._rooms[room].messages_below(count)

    def message_deleted(self, place: str, reference: str) -> None:
        """The platform says that a message is gone; whether it was a table's is found out here."""
        for sender in self._rooms.values():
            if sender.room.place == place:
                sender.vanished(reference)

    def message_posted(self, place: str) -> None:
        """Somebody wrote something in a place; it lies below the table message, if there is a table."""
        for sender in self._rooms.values():
            if sender.room.place == place:
                sender.messages_below(sender.message.below + 1)

    def vanished(self, room: int, reference: str) -> None:
        """That message was deleted."""
        if room in self._rooms:
            self._rooms[room].vanished(reference)

    async def reachable(self, person: Person) -> None:
        """He can be written to: he opened the private chat, or wrote there."""
        if self._chats.open(person.id) or not person.dm:
            await harmless(self._outlet.host.dm_result(person.id, works=True), "open private chat")
            self._redraw(person.id)

    def ready_at(self, room: Room) -> int:
        """The instant from which the message of a new hand in that room can go out at once (P-24)."""
        return self._sender(room).ready_at()

    def is_closed(self, person: Person) -> bool:
        """Whether his private chat is closed to us, as far as is known."""
        return not person.dm or person.id in self._chats.persons()

    async def try_again(self, person: Person, content: Content) -> bool:
        """He asks whether he can be written to by now: send him that; whether it arrived. Other failures: no."""
        outlet = self._outlet
        try:
            await within(outlet.clock, outlet.limits.send_timeout, outlet.wire.direct(person, content))
        except Closed:
            self._chats.close(person.id)
            return False
        except WireError:
            return False
        await self.reachable(replace(person, dm=False))
        return True

    def frame(self, room: int) -> TableFrame | None:
        """The newest frame of a room, by our id of it."""
        sender = self._rooms.get(room)
        return None if sender is None else sender.message.frame

    def room(self, room: int) -> Room | None:
        """A room as the newest frame or press names it, by our id of it."""
        sender = self._rooms.get(room)
        return None if sender is None else sender.room

    def room_of_player(self, room: int, person: int) -> Room | None:
        """That room, if the person sits at the table shown there: what a payload names can be made up."""
        frame = self.frame(room)
        sits = frame is not None and any(seat.player == person for seat in frame.view.seats)
        return self.room(room) if sits else None

    def rooms(self) -> tuple[Room, ...]:
        """Every room of which something is known, with its newest address."""
        return tuple(sender.room for sender in self._rooms.values())

    def table_reference(self, room: int) -> str | None:
        """The platform's id of the room's table message."""
        sender = self._rooms.get(room)
        return None if sender is None else sender.message.reference

    async def farewell(self, say: Callable[[TableFrame], Content], timeout: float) -> None:  # noqa: ASYNC109 - the caller's share of the time to stop, in seconds
        """Say something at every table where somebody sits, once in the life of this outbox.

        What takes longer is dropped; where the bot is refused nothing is said.
        """
        senders, self._farewell = ([] if self._farewell else list(self._rooms.values())), True
        told = [sender for sender in senders if sender.message.frame is not None and not sender.reach.is_refused]
        tables: set[int] = set()
        for sender in told:
            frame = sender.message.frame
            if frame is not None and frame.view.seats and frame.table not in tables:
                tables.add(frame.table)
                sender.answer(say(frame), None)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*(sender.answers_sent() for sender in told)), timeout)
        for sender in told:
            sender.drop_answers()

    async def drain(self, timeout: float) -> None:  # noqa: ASYNC109 - the caller's share of the time to stop, in seconds
        """Send what can be sent within ``timeout`` seconds, then stop everything; nothing is taken any more."""
        self._stopping = True
        tasks = {task for sender in self._rooms.values() if (task := sender.stop()) is not None}
        tasks |= {task for person in self._people.values() if (task := person.task) is not None}
        if tasks:
            _, pending = await asyncio.wait(tasks, timeout=timeout)
            for task in pending:
                task.cancel()
            await asyncio.gather(*pending, return_exceptions=True)

    # --- inside ------------------------------------------------------------------------------------------------

    def _sender(self, room: Room) -> RoomSender[Content]:
        sender = self._rooms.get(room.id)
        if sender is None:
            message = TableMessage(room, self._outlet, self._chats.persons)
            sender = RoomSender(message, self._outlet, self._budgets_of(room.place), self._lost)
            self._rooms[room.id] = sender
        return sender

    def _budgets_of(self, place: str) -> tuple[Budget, ...]:
        """What counts there: the place's own, and the bot's where there is one."""
        own = self._budgets.setdefault(self._outlet.wire.budget_of(place), Budget(self._outlet.limits))
        return (own,) if self._overall is None else (own, self._overall)

    def _redraw(self, person: int) -> None:
        """His private chat opened or closed: the tables he sits at say so."""
        for sender in self._rooms.values():
            if sender.message.frame is not None and person in sender.message.frame.people:
                sender.kick()
