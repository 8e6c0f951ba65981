"""Telegram's HTML, parsed as strictly as Telegram parses it: one fault and the whole text is refused (ValueError).

Offsets in the complaints are UTF-8 bytes of the source; offsets of the entities are UTF-16 units of the result.
"""

import re
from dataclasses import dataclass
from typing import NoReturn

from tests.emulators.telegram.content import Json, utf16

STYLES = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "tg-spoiler": "spoiler",
    "span": "spoiler",
    "code": "code",
    "pre": "pre",
    "blockquote": "blockquote",
}
TAGS = {*STYLES, "a", "tg-emoji", "tg-time"}
REFERENCES = {"lt": "<", "gt": ">", "amp": "&", "quot": '"'}
LARGEST_CODE_POINT = 0x10FFFF
REFERENCE = re.compile(r"&(?:#x([0-9a-fA-F]{1,6})|#([0-9]{1,7})|(lt|gt|amp|quot)(?![a-zA-Z]));?")
ATTRIBUTE = re.compile(r"""\s*([^\s=>]+)(?:(\s*=\s*)(?:"([^"]*)"|'([^']*)'|([A-Za-z0-9.\-]+)(?=[\s>])))?""")
LINK = re.compile(r"https?://[^\s/?#]+\.[^\s/?#]+[^\s]*|(?:tg|ton)://[^\s]+", re.IGNORECASE)
DATE_TIME_FORMAT = re.compile(r"r|w?[dD]?[tT]?")


@dataclass(slots=True)
class OpenTag:
    """A start tag whose end has not come yet."""

    name: str
    attributes: dict[str, str]
    offset: int
    begin: int


def unescaped(text: str) -> str:
    """`text` with its character references replaced; unknown ones are left as they stand."""

    def character(match: re.Match[str]) -> str:
        hexadecimal, decimal, name = match.groups()
        if name:
            return REFERENCES[name]
        code = int(hexadecimal, 16) if hexadecimal else int(decimal)
        return chr(code) if 0 < code < LARGEST_CODE_POINT else match[0]

    return REFERENCE.sub(character, text)


class HtmlText:
    """One pass over the source; `text` and `entities` are the result. Raises ValueError with Telegram's complaint."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.text = ""
        self.entities: list[Json] = []
        self._open: list[OpenTag] = []
        self._read()

    def _fail(self, complaint: str, at: int) -> NoReturn:
        raise ValueError(f"{complaint} at byte offset {len(self.source[:at].encode())}")

    def _read(self) -> None:
        position = 0
        while position < len(self.source):
            tag = self.source.find("<", position)
            end = len(self.source) if tag < 0 else tag
            self.text += unescaped(self.source[position:end])
            position = end
            if tag >= 0:
                closing = self.source.startswith("</", tag)
                position = self._end_tag(tag) if closing else self._start_tag(tag)
        if self._open:
            raise ValueError(f'Can\'t find end tag corresponding to start tag "{self._open[-1].name}"')
        for entity in self.entities:
            if entity["type"] == "code":
                entity.pop("language", None)
        self.entities.sort(key=lambda entity: (entity["offset"], -entity["length"]))

    def _start_tag(self, begin: int) -> int:
        name_match = re.compile(r"<([^\s>]*)").match(self.source, begin)
        position = name_match.end() if name_match else begin
        name = name_match[1].lower() if name_match else ""
        if position == len(self.source):
            self._fail("Unclosed start tag", begin)
        if name not in TAGS:
            self._fail(f'Unsupported start tag "{name}"', begin)
        attributes: dict[str, str] = {}
        while not (close := re.compile(r"\s*>").match(self.source, position)):
            position = self._attribute(name, position, begin, attributes)
        if name == "span" and attributes.get("class") != "tg-spoiler":
            self._fail('Tag "span" must have class "tg-spoiler"', begin)
        self._open.append(OpenTag(name, attributes, utf16(self.text), len(self.text)))
        return close.end()

    def _attribute(self, tag: str, position: int, begin: int, attributes: dict[str, str]) -> int:
        match = ATTRIBUTE.match(self.source, position)
        if match is None:
            if self.source[position:].lstrip().startswith("="):
                self._fail(f'Empty attribute name in the tag "{tag}"', begin)
            self._fail("Unclosed start tag", begin)
        name, equals, *values = match.groups()
        rest = self.source[match.end() :].lstrip()
        if equals is None and rest.startswith("="):
            value = rest[1:].lstrip()
            if value and value[0] not in "\"'":
                self._fail("Unexpected end of name token", len(self.source) - len(value))
            self._fail("Unclosed start tag", begin)
        if not rest:
            self._fail("Unclosed start tag", begin)
        if equals is None and (tag, name) != ("blockquote", "expandable"):
            self._fail(f'Expected equal sign in declaration of an attribute of the tag "{tag}"', begin)
        attributes[name.lower()] = unescaped(next((value for value in values if value is not None), ""))
        return match.end()

    def _end_tag(self, begin: int) -> int:
        if not self._open:
            self._fail("Unexpected end tag", begin)
        match = re.compile(r"</([^\s>]*)\s*>").match(self.source, begin)
        if match is None:
            self._fail("Unclosed end tag", begin)
        name, opened = match[1].lower(), self._open.pop()
        if name and name != opened.name:
            at = len(self.source[:begin].encode())
            raise ValueError(f'Unmatched end tag at byte offset {at}, expected "</{opened.name}>", found "</{name}>"')
        length = utf16(self.text) - opened.offset
        if length:
            self._close(opened, length)
        return match.end()

    def _close(self, tag: OpenTag, length: int) -> None:
        entity: Json = {"type": STYLES.get(tag.name, ""), "offset": tag.offset, "length": length}
        if tag.name == "a":
            if not link(entity, tag.attributes.get("href") or self.text[tag.begin :]):
                return
        elif tag.name == "tg-emoji":
            entity |= {"type": "custom_emoji", "custom_emoji_id": tag.attributes.get("emoji-id", "")}
            if not entity["custom_emoji_id"].isdigit():
                raise ValueError("Invalid custom emoji identifier specified")
        elif tag.name == "tg-time":
            if not date_time(entity, tag.attributes):
                return
        elif tag.name == "blockquote" and "expandable" in tag.attributes:
            entity["type"] = "expandable_blockquote"
        elif tag.name == "pre" and self._takes_language(entity):
            return
        language = tag.attributes.get("class", "")
        if tag.name == "code" and language.startswith("language-"):
            entity["language"] = language.removeprefix("language-")
        self.entities.append(entity)

    def _takes_language(self, pre: Json) -> bool:
        """Whether the last entity is `<code class="language-…">` over the same text: then that becomes the block."""
        last = self.entities[-1] if self.entities else {}
        if "language" not in last or (last["offset"], last["length"]) != (pre["offset"], pre["length"]):
            return False
        last["type"] = "pre"
        return True


def link(entity: Json, target: str) -> bool:
    """Make `entity` a link or a mention by id; False when the target is neither, and Telegram shows plain text."""
    mention = re.fullmatch(r"tg://user\?id=([0-9]{1,19})", target)
    if mention:
        entity |= {"type": "text_mention", "user": {"id": int(mention[1])}}
        return True
    if "://" not in target:
        target = f"http://{target}"
    entity |= {"type": "text_link", "url": target}
    return LINK.fullmatch(target) is not None


def date_time(entity: Json, attributes: dict[str, str]) -> bool:
    """Make `entity` a date-time; False without a positive `unix`: Telegram then shows the plain text."""
    form = attributes.get("format", "")
    if DATE_TIME_FORMAT.fullmatch(form) is None:
        raise ValueError("Invalid date format used")
    unix = attributes.get("unix", "")
    if not unix.isascii() or not unix.isdigit() or int(unix) == 0:
        return False
    entity |= {"type": "date_time", "unix_time": int(unix)}
    if form:
        entity["date_time_format"] = form
    return True


def parse_html(source: str) -> tuple[str, list[Json]]:
    """The plain text and its entities. Raises ValueError with Telegram's own complaint when the markup is broken."""
    parsed = HtmlText(source)
    return parsed.text, parsed.entities
