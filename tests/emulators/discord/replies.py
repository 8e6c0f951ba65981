"""What became of an interaction, as the person who began it sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .interactions import form_fields

if TYPE_CHECKING:
    from simcord.backend.models import Interaction

    from .messages import Button, Message
    from .people import User

Json = dict[str, Any]
#: Seconds a person waits for an answer by default: Discord's own limit, and a little for the way.
PATIENCE = 3.5


class InteractionFailedError(Exception):
    """The bot did not answer in time: the person reads "The application did not respond"."""


@dataclass(frozen=True, slots=True)
class Field:
    """A text input of a form."""

    label: str
    custom_id: str
    value: str
    placeholder: str
    required: bool


class Modal:
    """A form the bot opened; `User.submit` sends it."""

    def __init__(self, reply: Reply, raw: Json) -> None:
        self.reply = reply
        self.raw = raw
        self.submitted = False
        self.title: str = raw["title"]
        self.custom_id: str = raw["custom_id"]

    @property
    def fields(self) -> list[Field]:
        """The inputs from top to bottom."""
        return [
            Field(
                label=label,
                custom_id=raw["custom_id"],
                value=raw.get("value") or "",
                placeholder=raw.get("placeholder") or "",
                required=raw.get("required", True),
            )
            for label, raw in form_fields(self.raw)
        ]


class Reply:
    """What became of one interaction. Live: later edits and follow-ups show up in it."""

    def __init__(self, user: User, record: Interaction, payload: Json) -> None:
        self.user = user
        self.payload = payload
        self._record = record
        self._backend = user.backend
        self._modal: Modal | None = None

    @property
    def kind(self) -> str | None:
        """How it was answered: message, deferred, deferred_update, update, modal, autocomplete; None if not yet.

        A deferred message that was completed since counts as message.
        """
        return self._record.response_kind.value if self._record.response_kind is not None else None

    @property
    def message(self) -> Message | None:
        """The answer; for an update, the message that carries the button."""
        message_id = self._record.message_id
        return self._backend.log.get(message_id) if message_id is not None else None

    @property
    def content(self) -> str:
        """The answer's content, or the empty text."""
        return self.message.content if self.message is not None else ""

    @property
    def text(self) -> str:
        """The answer's whole text, or the empty text."""
        return self.message.text if self.message is not None else ""

    @property
    def components(self) -> list[Json]:
        """The answer's raw components."""
        return self.message.components if self.message is not None else []

    @property
    def buttons(self) -> list[Button]:
        """The answer's buttons."""
        return self.message.buttons if self.message is not None else []

    @property
    def ephemeral(self) -> bool:
        """Whether only this person sees the answer."""
        return self.message is not None and self.message.ephemeral

    @property
    def modal(self) -> Modal | None:
        """The form that was opened."""
        if self._modal is None and self._record.modal is not None:
            self._modal = Modal(self, self._record.modal)
        return self._modal

    @property
    def choices(self) -> list[Json]:
        """What an autocompletion offered."""
        return list(self._record.autocomplete_choices or [])

    @property
    def followups(self) -> list[Message]:
        """The messages sent after the answer, deleted ones too."""
        return [self._backend.log[message_id] for message_id in self._record.followup_ids]

    @property
    def whispers(self) -> list[Message]:
        """Everything only this person sees that the interaction brought, oldest first."""
        shown = [self.message] if self.message is not None and self.kind in ("message", "deferred") else []
        return [message for message in [*shown, *self.followups] if message.ephemeral]

    async def finished(self, within: float = PATIENCE) -> Reply:
        """Wait until a deferred answer is there. Raises `TimeoutError`."""
        await self._backend.changes.until(lambda: not self._record.loading, within)
        return self

    async def followup(self, number: int = 1, within: float = PATIENCE) -> Message:
        """Wait for the follow-up of that number, counted from 1. Raises `TimeoutError`."""
        await self._backend.changes.until(lambda: len(self._record.followup_ids) >= number, within)
        return self.followups[number - 1]

    def deliver_again(self) -> None:
        """Send the same interaction to the bot once more, as a second process with the same token would see it."""
        self._backend.emit("INTERACTION_CREATE", self.payload)

    def __repr__(self) -> str:
        return f"<Reply {self.kind} {self.message!r}>"
