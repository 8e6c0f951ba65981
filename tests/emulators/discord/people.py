"""People: what a test lets them do."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from simcord.enums import InteractionType, OptionType
from simcord.interactions import base_payload

from .interactions import (
    ImpossibleError,
    Mention,
    Person,
    autocomplete_data,
    button_data,
    command_data,
    form_data,
    select_data,
    version_payload,
)
from .refusals import CANNOT_MESSAGE_USER, Refusal
from .replies import PATIENCE, InteractionFailedError, Modal, Reply

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from simcord.backend.models import User as UserModel

    from .backend import WireBackend
    from .messages import Message, Version
    from .places import Channel

Json = dict[str, Any]


class User:
    """A person. `locale` is the language of their client and may be changed at any time."""

    def __init__(self, backend: WireBackend, model: UserModel, locale: str) -> None:
        self.backend = backend
        self.model = model
        self.id = model.id
        self.name = model.name
        self.mention = f"<@{model.id}>"
        self.locale = locale

    @property
    def dms(self) -> list[Message]:
        """What stands in the private chat with the bot, oldest first."""
        channel = self.backend.dm_channels.get(self.id)
        return [entry for entry in self.backend.log.values() if entry.channel_id == channel and not entry.deleted]

    def close_dms(self, refusal: Refusal = CANNOT_MESSAGE_USER) -> None:
        """Refuse private messages of the bot from now on (50007, or another refusal)."""
        self.backend.dm_refusals[self.id] = refusal

    def open_dms(self) -> None:
        """Accept private messages again."""
        self.backend.dm_refusals.pop(self.id, None)

    def sees(self, message: Message) -> bool:
        """Whether the message is there for this person: not deleted, and not somebody else's ephemeral one."""
        return not message.deleted and message.model.visible_to(self.id)

    def say(self, channel: Channel, content: str) -> Message:
        """Write a plain message."""
        self._at(channel)
        return self.backend.log[self.backend.create_message(channel.id, self.id, content).id]

    async def slash(
        self, channel: Channel, name: str, options: Mapping[str, object] | None = None, *, within: float = PATIENCE
    ) -> Reply:
        """Invoke a command, `"poker"` or `"table open"`; users and channels are values of options as they are.

        Raises `ImpossibleError` if the client would not send it, `InteractionFailedError` without an answer.
        """
        values = {key: _option_value(value) for key, value in (options or {}).items()}
        data = command_data(self._at(channel), name, values)
        return await self._interact(InteractionType.APPLICATION_COMMAND, channel.id, data, within=within)

    async def autocomplete(
        self, channel: Channel, name: str, option: str, typed: str, *, within: float = PATIENCE
    ) -> list[Json]:
        """Type into an option that completes; return the choices offered."""
        data = autocomplete_data(self._at(channel), name, option, typed)
        kind = InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE
        return (await self._interact(kind, channel.id, data, within=within)).choices

    async def press(self, message: Message, label: str, *, version: int = -1, within: float = PATIENCE) -> Reply:
        """Press the button with that label, as the message was in that version: an old one is a stale press.

        Raises `ImpossibleError` if it cannot be pressed, `InteractionFailedError` without an answer.
        """
        seen = message.versions[version]
        return await self._component(message, seen, button_data(seen, label=label), within)

    async def press_id(self, custom_id: str, message: Message | None = None, *, within: float = PATIENCE) -> Reply:
        """Press the button with that id in the newest version that has it, of `message` or of any this person sees.

        Raises as `press`.
        """
        messages = [message] if message is not None else [*reversed(self.backend.log.values())]
        for candidate in filter(self.sees, messages):
            for seen in reversed(candidate.versions):
                if any(button.custom_id == custom_id for button in seen.buttons):
                    return await self._component(candidate, seen, button_data(seen, custom_id=custom_id), within)
        raise ImpossibleError(f"no message this person sees ever had a button {custom_id!r}")

    async def select(
        self, message: Message, values: Sequence[str], custom_id: str | None = None, *, within: float = PATIENCE
    ) -> Reply:
        """Choose in a menu of texts. Raises as `press`."""
        return await self._component(message, message.now, select_data(message.now, custom_id, values), within)

    async def submit(self, modal: Modal, values: Mapping[str, str], *, within: float = PATIENCE) -> Reply:
        """Fill in a form, by labels or custom ids, and send it. Raises as `press`."""
        origin = modal.reply
        if modal.submitted or origin.user is not self:
            raise ImpossibleError("a form is sent once, by the person it was opened for")
        data = form_data(modal.raw, values)
        modal.submitted = True
        opener = origin.payload
        source = self.backend.log[int(opener["message"]["id"])] if "message" in opener else None
        kind, channel_id = InteractionType.MODAL_SUBMIT, int(opener["channel_id"])
        return await self._interact(kind, channel_id, data, source=source, within=within)

    def _at(self, channel: Channel) -> Person:
        person = Person(self.backend, self.id, self.locale, self.backend.get_channel(channel.id))
        person.require_presence()
        return person

    async def _component(self, message: Message, seen: Version, data: Json, within: float) -> Reply:
        if not self.sees(message):
            raise ImpossibleError(f"this person does not see {message!r}")
        channel = self.backend.get_channel(message.channel_id)
        Person(self.backend, self.id, self.locale, channel).require_presence()
        kind = InteractionType.MESSAGE_COMPONENT
        return await self._interact(kind, channel.id, data, source=message, seen=seen, within=within)

    async def _interact(
        self,
        kind: InteractionType,
        channel_id: int,
        data: Json,
        *,
        within: float,
        source: Message | None = None,
        seen: Version | None = None,
    ) -> Reply:
        """Send an interaction to the bot and wait for its first answer."""
        backend = self.backend
        guild_id = backend.get_channel(channel_id).guild_id
        record, payload = base_payload(
            backend, type=kind, channel_id=channel_id, guild_id=guild_id, user_id=self.id, data=data
        )
        payload["locale"] = self.locale
        if guild_id is not None:
            payload["guild_locale"] = backend.guilds[guild_id].preferred_locale
        if source is not None:
            record.source_message_id = source.id
            payload["message"] = version_payload(source, seen or source.now)
        reply = Reply(self, record, payload)
        backend.emit("INTERACTION_CREATE", payload)
        with contextlib.suppress(TimeoutError):
            await backend.changes.until(lambda: record.responded or backend.expired(record), within)
        if not record.responded:
            raise InteractionFailedError(f"no answer in time to {self.name}'s {data}")
        return reply

    def __repr__(self) -> str:
        return f"<User {self.name}>"


def _option_value(value: object) -> object:
    """Return users and channels as what an option holds."""
    if isinstance(value, User):
        return Mention(value.id, OptionType.USER)
    if hasattr(value, "guild") and hasattr(value, "id"):
        return Mention(value.id, OptionType.CHANNEL)
    return value
