"""What one message shows at one time: text, entities, buttons, a picture or a file."""

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

Json: TypeAlias = dict[str, Any]


def utf16(text: str) -> int:
    """Length in UTF-16 code units, which is how Telegram counts characters and entity offsets."""
    return len(text.encode("utf-16-le")) // 2


def utf16_slice(text: str, offset: int, length: int) -> str:
    """The part of `text` an entity covers; offset and length in UTF-16 code units."""
    return text.encode("utf-16-le")[2 * offset : 2 * (offset + length)].decode("utf-16-le", "replace")


@dataclass(frozen=True, slots=True)
class Button:
    """One inline button; exactly one of `callback_data`, `url` and `copy_text` is set."""

    text: str
    callback_data: str | None = None
    url: str | None = None
    copy_text: str | None = None
    style: str | None = None

    @classmethod
    def from_wire(cls, wire: Json) -> "Button":
        """The button as it stands in a reply markup."""
        return cls(
            wire["text"],
            wire.get("callback_data"),
            wire.get("url"),
            wire["copy_text"]["text"] if "copy_text" in wire else None,
            wire.get("style"),
        )


@dataclass(frozen=True, slots=True)
class Media:
    """A picture or a file. `data` is what was uploaded; width and height in pixels, 0 for a file."""

    kind: Literal["photo", "document"]
    file_id: str
    file_name: str
    data: bytes = field(repr=False)
    width: int = 0
    height: int = 0

    def wire(self) -> Json | list[Json]:
        """PhotoSize list or Document."""
        base: Json = {
            "file_id": self.file_id,
            "file_unique_id": f"{self.file_id}-unique",
            "file_size": len(self.data),
        }
        if self.kind == "photo":
            return [{**base, "width": self.width, "height": self.height}]
        return {**base, "file_name": self.file_name}


@dataclass(frozen=True, slots=True)
class Content:
    """One version of a message. `text` is the caption when there is media. Two equal contents look the same."""

    text: str = field(default="", repr=False)
    entities: tuple[Json, ...] = field(default=(), repr=False)
    markup: Json | None = field(default=None, repr=False)
    media: Media | None = None
    link_preview: Json | None = None
    caption_above: bool = False

    @property
    def rows(self) -> list[list[Button]]:
        """The inline keyboard, row by row; empty without one."""
        keyboard = (self.markup or {}).get("inline_keyboard", [])
        return [[Button.from_wire(button) for button in row] for row in keyboard]

    @property
    def buttons(self) -> list[Button]:
        """All inline buttons, in reading order."""
        return [button for row in self.rows for button in row]

    @property
    def labels(self) -> list[str]:
        """What is written on the buttons, in reading order."""
        return [button.text for button in self.buttons]

    def button(self, label: str) -> Button:
        """The one button with that label. Raises LookupError, naming the labels there are, otherwise."""
        found = [button for button in self.buttons if button.text == label]
        if len(found) != 1:
            raise LookupError(f"{len(found)} buttons say {label!r}; the buttons are {self.labels}")
        return found[0]

    def marked(self, kind: str) -> list[str]:
        """The pieces of text under entities of that type, such as `bold` or `date_time`."""
        return [
            utf16_slice(self.text, entity["offset"], entity["length"])
            for entity in self.entities
            if entity["type"] == kind
        ]

    def wire(self) -> Json:
        """The fields of a Message that this content fills."""
        wire: Json = {}
        captioned = self.media is not None
        if self.media is not None:
            wire[self.media.kind] = self.media.wire()
        if self.text:
            wire["caption" if captioned else "text"] = self.text
        if self.entities:
            wire["caption_entities" if captioned else "entities"] = list(self.entities)
        if self.markup is not None and "inline_keyboard" in self.markup:
            wire["reply_markup"] = self.markup
        if self.link_preview is not None:
            wire["link_preview_options"] = self.link_preview
        if self.caption_above:
            wire["show_caption_above_media"] = True
        return wire
