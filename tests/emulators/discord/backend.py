"""simcord's backend with what wire tests need besides: running time, a history of versions, stricter tokens."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from simcord._clock import Clock
from simcord.backend import Backend

from .messages import Message
from .refusals import INVALID_WEBHOOK_TOKEN, UNKNOWN_WEBHOOK, Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from simcord.backend.models import Interaction
    from simcord.backend.models import Message as Model

    from .changes import Changes


class WallClock(Clock):
    """Real time, plus what a test skipped with `advance(seconds)`: interactions live 3 s and 15 min of it."""

    def __init__(self) -> None:
        super().__init__()
        self._base = datetime.now(UTC)
        self._started = time.monotonic()

    def now(self) -> datetime:
        """Return the instant in UTC."""
        return self._base + timedelta(seconds=time.monotonic() - self._started + self.elapsed)


class WireBackend(Backend):
    """The state of the emulated Discord.

    `log` holds every message ever posted, deleted or not, by id; `dm_refusals` what is answered to a private message
    for a user id.
    """

    def __init__(self, changes: Changes) -> None:
        self.changes = changes
        self.log: dict[int, Message] = {}
        self.dm_refusals: dict[int, Refusal] = {}
        super().__init__(clock=WallClock())
        self.operator = self.make_user("Operator")

    def now_iso(self) -> str:
        """Return the instant with microseconds always: simcord compares instants as text."""
        return self.clock.now().isoformat(timespec="microseconds")

    def iso_after(self, seconds: float) -> str:
        """Return the instant `seconds` from now, in the same form."""
        return (self.clock.now() + timedelta(seconds=seconds)).isoformat(timespec="microseconds")

    def commit_message(self, message: Model, *, broadcast: bool = True) -> Model:
        """Post a message and open its history."""
        committed = super().commit_message(message, broadcast=broadcast)
        self.log[committed.id] = Message(self, committed)
        self._record(committed)
        return committed

    def edit_message(self, channel_id: int, message_id: int, fields: dict[str, Any]) -> Model:
        """Edit a message and add the version to its history."""
        edited = super().edit_message(channel_id, message_id, fields)
        self._record(edited)
        return edited

    def delete_message(self, channel_id: int, message_id: int) -> None:
        """Delete a message; its history stays."""
        super().delete_message(channel_id, message_id)
        self._bury((message_id,))

    def bulk_delete_messages(self, channel_id: int, message_ids: Iterable[int]) -> list[int]:
        """Delete several messages; their histories stay."""
        deleted = super().bulk_delete_messages(channel_id, message_ids)
        self._bury(deleted)
        return deleted

    def delete_channel(self, channel_id: int) -> None:
        """Delete a channel and what was said in it."""
        super().delete_channel(channel_id)
        self._bury(message.id for message in self.log.values() if message.channel_id == channel_id)

    def remove_guild(self, guild_id: int) -> None:
        """Take the bot out of a guild."""
        channels = {channel.id for channel in self.channels.values() if channel.guild_id == guild_id}
        super().remove_guild(guild_id)
        self._bury(message.id for message in self.log.values() if message.channel_id in channels)

    def interaction_by_token(self, token: str) -> Interaction:
        """Return the interaction a webhook token stands for.

        Raises 10015 before the first answer and 50027 after 15 minutes (trouble P-07), where simcord is kinder.
        """
        record = self.interactions.get(self.interaction_tokens.get(token, 0))
        if record is None or not record.responded:
            raise UNKNOWN_WEBHOOK.error()
        if record.expires_at is not None and self.now_iso() >= record.expires_at:
            raise INVALID_WEBHOOK_TOKEN.error()
        return record

    def expired(self, record: Interaction) -> bool:
        """Whether it is too late for the first answer (3 s)."""
        return record.initial_response_deadline is not None and self.now_iso() >= record.initial_response_deadline

    def _record(self, model: Model) -> None:
        self.log[model.id].record_version(time.monotonic())
        self.changes.announce()

    def _bury(self, message_ids: Iterable[int]) -> None:
        for message_id in message_ids:
            self.log[message_id].deleted = True
        self.changes.announce()
