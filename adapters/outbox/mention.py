"""The one message that mentions the player to act, and is deleted once he has acted."""

from typing import Final, Generic

from adapters.outbox.message import TableMessage
from adapters.outbox.wire import Content, Offline, Outlet, Throttled, Vanished, harmless
from poker_bot.host.ports import TableFrame

_SLOT: Final = "nudge"


class Mention(Generic[Content]):
    """Belongs to a ``RoomSender``, whose task alone calls ``attach``, ``send`` and ``delete``."""

    def __init__(self, message: TableMessage[Content], outlet: Outlet[Content]) -> None:
        self._message = message
        self._wire = outlet.wire
        self._host = outlet.host
        self._turn: tuple[int, int] | None = None
        self._standing: list[str] = []  # references of those that stand in the room, oldest first

    async def attach(self) -> None:
        """Take up the one of before a restart."""
        reference = await self._host.message(self._message.room.id, _SLOT)
        if reference:
            self._standing.append(reference)

    def to_delete(self, frame: TableFrame) -> bool:
        """Whether one stands that is not about the turn of ``frame``."""
        return bool(self._standing) and (len(self._standing) > 1 or self._turn != (frame.table, frame.view.turn))

    def due(self, frame: TableFrame, now: int) -> bool:
        """Whether the player to act is still to be mentioned; a player of another platform is mentioned there."""
        if frame.nudge_at is None or not frame.view.to_act or (frame.table, frame.view.turn) == self._turn:
            return False
        too_late = frame.deadline is not None and now >= frame.deadline
        if too_late or not self._message.shows_turn(frame):
            return False
        player = next((seat.player for seat in frame.view.seats if seat.to_act), 0)
        person = frame.people.get(player)
        return person is not None and person.platform == self._wire.platform

    async def send(self) -> None:
        """Mention the player, as a reply to the table message: so one that was deleted is noticed, too (P-10).

        One try, unless the table has to be posted first or the room may not send at all.
        """
        message, frame, table = self._message, self._message.frame, self._message.reference
        if frame is None or table is None:
            return
        before, self._turn = self._turn, (frame.table, frame.view.turn)
        try:
            async with message.writing():
                mention = await message.bounded(self._wire.post(message.room.place, self._wire.nudge(frame), table))
        except Vanished:
            self._turn = before
            if message.reference == table:
                message.forget()
            return
        except (Throttled, Offline):
            self._turn = before
            raise
        self._standing.append(mention)
        await harmless(self._host.save_message(message.room.id, _SLOT, mention), "saving a message id")

    async def delete(self) -> None:
        """One try for the oldest: what cannot be deleted stays, and keeps nothing waiting."""
        message, mention = self._message, self._standing.pop(0)
        try:
            await message.bounded(self._wire.delete(message.room.place, mention))
        except Vanished:
            pass
        except (Throttled, Offline):
            self._standing.insert(0, mention)
            raise
        if not self._standing:
            await harmless(self._host.save_message(message.room.id, _SLOT, ""), "forgetting a message id")
