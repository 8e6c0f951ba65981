"""A message in a chat, edited in place, with every version it had."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.emulators.telegram.content import Button, Content, Json, Media

if TYPE_CHECKING:
    from tests.emulators.telegram.chats import Chat


@dataclass(eq=False, slots=True)
class Message:
    """A live message: its properties follow the edits. The repr shows no text, which may hold somebody's cards."""

    chat: "Chat" = field(repr=False)
    message_id: int
    sender: Json = field(repr=False)
    date: int
    history: list[Content] = field(repr=False)
    by_bot: bool = False
    sender_chat: Json | None = field(default=None, repr=False)
    thread_id: int | None = None
    reply_to: "Message | None" = field(default=None, repr=False)
    protected: bool = False
    silent: bool = False
    service: Json = field(default_factory=dict, repr=False)
    edit_date: int | None = None
    deleted: bool = False
    out_of_reach: bool = False
    delivered: bool = True
    ephemeral_id: int = 0
    receiver: Json | None = field(default=None, repr=False)

    @property
    def content(self) -> Content:
        """The newest version."""
        return self.history[-1]

    @property
    def text(self) -> str:
        """Text or caption."""
        return self.content.text

    @property
    def entities(self) -> tuple[Json, ...]:
        """Entities of the text or caption, as on the wire."""
        return self.content.entities

    @property
    def rows(self) -> list[list[Button]]:
        """The inline keyboard, row by row."""
        return self.content.rows

    @property
    def buttons(self) -> list[Button]:
        """All inline buttons, in reading order."""
        return self.content.buttons

    @property
    def labels(self) -> list[str]:
        """What is written on the buttons."""
        return self.content.labels

    @property
    def media(self) -> Media | None:
        """The picture or file, if any."""
        return self.content.media

    def button(self, label: str) -> Button:
        """The one button with that label; LookupError otherwise."""
        return self.content.button(label)

    def marked(self, kind: str) -> list[str]:
        """The pieces of text under entities of that type."""
        return self.content.marked(kind)

    def wire(self, *, nested: bool = False) -> Json:
        """The Bot API's Message. A message that is answered (`nested`) does not show what it answers itself."""
        wire: Json = {
            "message_id": self.message_id,
            "from": self.sender,
            "date": self.date,
            "chat": self.chat.wire(),
            **self.content.wire(),
            **self.service,
        }
        if self.receiver is not None:
            wire |= {"ephemeral_message_id": self.ephemeral_id, "receiver_user": self.receiver}
        if self.sender_chat is not None:
            wire["sender_chat"] = self.sender_chat
        if self.edit_date is not None:
            wire["edit_date"] = self.edit_date
        if self.protected:
            wire["has_protected_content"] = True
        if self.thread_id is not None:
            wire |= {"message_thread_id": self.thread_id, "is_topic_message": True}
        if self.reply_to is not None and not nested:
            wire["reply_to_message"] = self.reply_to.wire(nested=True)
        return wire

    def seen_by_callback(self) -> Json:
        """What a callback query carries: the message, or an InaccessibleMessage with date 0 (P-35)."""
        if self.deleted or self.out_of_reach:
            return {"chat": self.chat.wire(), "message_id": self.message_id, "date": 0}
        return self.wire()
