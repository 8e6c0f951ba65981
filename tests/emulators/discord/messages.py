"""Messages as a test sees them: the current state, and every version there ever was."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from simcord.components import COMPONENTS_V2_FLAG, walk_components
from simcord.enums import SELECT_TYPES, ComponentType

if TYPE_CHECKING:
    from collections.abc import Iterator

    from simcord.backend.models import AllowedMentions
    from simcord.backend.models import Message as Model

    from .backend import WireBackend

Json = dict[str, Any]
#: Message flags: only its reader sees it; it is a deferred answer still to come.
EPHEMERAL = 1 << 6
LOADING = 1 << 7


@dataclass(frozen=True, slots=True)
class Button:
    """A button as its reader sees it; `style` is 1 primary, 2 secondary, 3 success, 4 danger, 5 link."""

    label: str
    custom_id: str | None
    style: int
    disabled: bool
    url: str | None
    raw: Json


@dataclass(frozen=True, slots=True)
class Attachment:
    """An uploaded file."""

    filename: str
    description: str | None
    data: bytes


@dataclass(frozen=True, slots=True)
class Version:
    """What a message said from `at` (`time.monotonic()` seconds) until its next version."""

    content: str
    components: list[Json]
    embeds: list[Json]
    flags: int
    attachments: tuple[Attachment, ...]
    allowed_mentions: AllowedMentions
    mentions: tuple[int, ...]
    at: float

    @property
    def buttons(self) -> list[Button]:
        """The buttons in reading order, wherever they are nested."""
        return [
            Button(
                label=raw.get("label") or "",
                custom_id=raw.get("custom_id"),
                style=raw["style"],
                disabled=bool(raw.get("disabled")),
                url=raw.get("url"),
                raw=raw,
            )
            for raw in walk_components(self.components)
            if raw["type"] == ComponentType.BUTTON
        ]

    @property
    def selects(self) -> list[Json]:
        """The select menus, raw."""
        return [raw for raw in walk_components(self.components) if raw["type"] in SELECT_TYPES]

    @property
    def text(self) -> str:
        """All text a reader sees but the labels: content, text displays and embeds, one a line."""
        return "\n".join(part for part in self._texts() if part)

    @property
    def loading(self) -> bool:
        """Whether it is a deferred answer still to come ("is thinking…")."""
        return bool(self.flags & LOADING)

    def _texts(self) -> Iterator[str]:
        yield self.content
        for component in walk_components(self.components):
            if component["type"] == ComponentType.TEXT_DISPLAY:
                yield component["content"]
        for embed in self.embeds:
            yield from (embed.get("author", {}).get("name", ""), embed.get("title", ""), embed.get("description", ""))
            for entry in embed.get("fields", []):
                yield from (entry["name"], entry["value"])
            yield embed.get("footer", {}).get("text", "")


class Message:
    """One message. Its attributes are those of the newest version; a deleted message keeps its last one."""

    def __init__(self, backend: WireBackend, model: Model) -> None:
        self.backend = backend
        self.model = model
        self.id = model.id
        self.channel_id = model.channel_id
        self.author_id = model.author_id
        self.versions: list[Version] = []
        self.deleted = False

    @property
    def now(self) -> Version:
        """The newest version."""
        return self.versions[-1]

    @property
    def content(self) -> str:
        """The plain content."""
        return self.now.content

    @property
    def text(self) -> str:
        """All text a reader sees but the labels."""
        return self.now.text

    @property
    def components(self) -> list[Json]:
        """The raw components."""
        return self.now.components

    @property
    def embeds(self) -> list[Json]:
        """The raw embeds."""
        return self.now.embeds

    @property
    def attachments(self) -> tuple[Attachment, ...]:
        """The files now attached."""
        return self.now.attachments

    @property
    def buttons(self) -> list[Button]:
        """The buttons in reading order."""
        return self.now.buttons

    @property
    def labels(self) -> list[str]:
        """The labels of the buttons that can be pressed."""
        return [button.label for button in self.buttons if not button.disabled]

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return bool(self.now.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Whether it is a deferred answer still to come."""
        return self.now.loading

    @property
    def is_layout(self) -> bool:
        """Whether it is a components V2 message (flag 32768)."""
        return bool(self.now.flags & COMPONENTS_V2_FLAG)

    @property
    def from_bot(self) -> bool:
        """Whether the bot wrote it."""
        return self.author_id == self.backend.bot_user.id

    @property
    def notified(self) -> tuple[int, ...]:
        """Ids of those who got a notification: a mention notifies when a message is posted, never when edited in."""
        return self.versions[0].mentions

    def delete(self) -> None:
        """Delete it as a moderator would."""
        self.backend.delete_message(self.channel_id, self.id)

    def record_version(self, at: float) -> None:
        """Keep what the message says now as its newest version."""
        model = self.model
        self.versions.append(
            Version(
                content=model.content,
                components=deepcopy(model.components),
                embeds=deepcopy(model.embeds),
                flags=model.flags,
                attachments=tuple(self._attachment(raw) for raw in model.attachments),
                allowed_mentions=model.allowed_mentions,
                mentions=tuple(model.ping_user_ids),
                at=at,
            )
        )

    def _attachment(self, raw: Json) -> Attachment:
        data = self.backend.cdn.get(raw["url"])
        return Attachment(raw["filename"], raw.get("description"), data or b"")

    def __repr__(self) -> str:
        return f"<Message {self.text!r} {self.labels}{' deleted' if self.deleted else ''}>"
