"""The outbox's way into the page: a post, an edit or a private message is a change of the chats in this process.

Nothing here can be slow or throttled, and a private chat is never closed; what is gone has been scrolled out of the
chats or belonged to an earlier run, and is posted anew.
"""

from typing import Final

from msgspec.structs import replace

from adapters.outbox import Limits, Vanished
from adapters.playground.chat import Chat, Content, Letter, Mention, TableCard
from poker_bot.host.ports import Person, Platform, PrivateNote, TableFrame

LIMITS: Final = Limits(gap=0, burst=1_000, per_minute=60_000, send_timeout=2_000)
"""A page of our own sets no limits; these keep one broken room from busying the process."""


class ChatWire:
    """``adapters.outbox.Wire`` for the chats of the page; a reference is the id of a message."""

    platform: Platform = "playground"

    def __init__(self, chat: Chat) -> None:
        self._chat = chat

    def table(self, frame: TableFrame, *, live: bool, closed: frozenset[int]) -> Content:
        """The table message, put into words when it is shown."""
        return TableCard(frame, live, closed)

    def nudge(self, frame: TableFrame) -> Content:
        """The reminder of the player to act."""
        return Mention(frame)

    def note(self, note: PrivateNote) -> Content | None:
        """Every kind of note is told."""
        return Letter(note)

    def budget_of(self, place: str) -> str:
        """Each room for itself."""
        return place

    async def post(self, place: str, content: Content, reply_to: str | None) -> str:  # noqa: ARG002 - one room only
        """A new message in the group."""
        if reply_to is not None and self._id(reply_to) is None:
            raise Vanished
        return str(self._chat.post(content))

    async def edit(self, place: str, reference: str, content: Content) -> None:  # noqa: ARG002 - one room only
        """Replace a message of the group."""
        self._chat.edit(self._known(reference), content)

    async def strip(self, place: str, reference: str) -> None:  # noqa: ARG002 - one room only
        """Take the buttons off the table message of an earlier hand."""
        identity = self._known(reference)
        content = self._chat.group[identity].content
        if isinstance(content, TableCard) and content.live:
            self._chat.edit(identity, replace(content, live=False))

    async def delete(self, place: str, reference: str) -> None:  # noqa: ARG002 - one room only
        """Delete a message of the group."""
        self._chat.drop(self._known(reference))

    async def direct(self, person: Person, content: Content) -> None:
        """Into the private chat of a person, whether or not his tab is open."""
        self._chat.post(content, person.id)

    def _id(self, reference: str) -> int | None:
        """The message a reference stands for, None when it is gone."""
        identity = int(reference) if reference.isdecimal() else 0
        return identity if identity in self._chat.group else None

    def _known(self, reference: str) -> int:
        identity = self._id(reference)
        if identity is None:
            raise Vanished
        return identity
