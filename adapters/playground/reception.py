"""How a visitor comes in: the first finds himself at a table with the house, later ones see it and choose."""

import asyncio
from typing import Final

from adapters.desk import Counter
from adapters.playground.chat import Chat, Letter
from adapters.playground.commands import Commands
from adapters.playground.felt import RUNNING
from adapters.playground.hall import Guest, Hall
from adapters.playground.identity import PLATFORM, Identity
from poker_bot.host.commands import Command, MyCards
from poker_bot.host.ports import PrivateNote, TableFrame

_UNASKED: Final = ""
"""In place of a request's id: the page did not ask for the answer."""


class Reception:
    """Looks after whoever opens the page."""

    def __init__(self, tables: Counter, identity: Identity, commands: Commands, chat: Chat, hall: Hall) -> None:
        self._tables = tables
        self._chat = chat
        self._identity = identity
        self._commands = commands
        self._hall = hall
        self._turn = asyncio.Lock()

    async def receive(self, guest: Guest) -> None:
        """Open the table if there is none, and seat ``guest`` unless somebody who is here plays already.

        One visitor after the other: two tabs that open at once are a first and a second, not two first ones.
        """
        async with self._turn:
            room = await self._identity.room()
            if await self._tables.frame(room) is None:
                await self._commands.open_table(guest)
            frame = await self._tables.frame(room)
            if frame is not None and not self._is_played(frame, guest):
                await self._commands.typed(guest, "sit", "", _UNASKED)
            elif frame is not None:
                await self._deal_again(guest, frame)

    async def _deal_again(self, guest: Guest, frame: TableFrame) -> None:
        """Who comes back to a hand of before a restart finds his cards in his private chat again."""
        if frame.view.phase not in RUNNING or self._has_cards(guest, frame):
            return
        reply = await self._tables.handle(Command(guest.person, frame.room, MyCards()))
        if reply.seat is not None and reply.seat.cards:
            seat = reply.seat
            note = PrivateNote(
                kind="cards",
                person=guest.person,
                language=reply.language,
                room=frame.room,
                table=frame.table,
                code="your-cards",
                params={"table": frame.code, "hand": seat.hand_number},
                view=seat,
                rules=frame.view.rules,
                hand=seat.hand_number,
                turn=seat.turn,
            )
            self._chat.post(Letter(note), guest.person.id)

    def _has_cards(self, guest: Guest, frame: TableFrame) -> bool:
        letters = (
            each.content.note for each in self._chat.private(guest.person.id) if isinstance(each.content, Letter)
        )
        hands = {
            (note.table, note.view.hand_number) for note in letters if note.kind == "cards" and note.view is not None
        }
        return (frame.table, frame.view.hand_number) in hands

    def _is_played(self, frame: TableFrame, guest: Guest) -> bool:
        """Whether he, or anybody else who has a page open, sits there; those who closed theirs are absent."""
        here = self._hall.people() | {guest.person.id}
        seated = (frame.people.get(seat.player) for seat in frame.view.seats)
        return any(person is not None and person.platform == PLATFORM and person.id in here for person in seated)
