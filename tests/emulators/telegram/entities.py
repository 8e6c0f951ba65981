"""Text as Telegram keeps it: parsed or marked by entities, checked whole, cleaned and trimmed."""

import re
from bisect import bisect_left
from collections.abc import Callable

from tests.emulators.telegram.content import Json, utf16, utf16_slice
from tests.emulators.telegram.html import DATE_TIME_FORMAT, LINK, parse_html
from tests.emulators.telegram.refusals import bad_request, not_modelled

FOUND_BY_TELEGRAM = {
    "mention",
    "hashtag",
    "cashtag",
    "bot_command",
    "url",
    "email",
    "phone_number",
    "bank_card_number",
}
PLAIN = {
    "bold",
    "italic",
    "underline",
    "strikethrough",
    "spoiler",
    "blockquote",
    "expandable_blockquote",
    "code",
}
EXTRA_FIELDS: dict[str, dict[str, type]] = {
    "pre": {"language": str},
    "text_link": {"url": str},
    "text_mention": {"user": dict},
    "custom_emoji": {"custom_emoji_id": str},
    "date_time": {"unix_time": int, "date_time_format": str},
}
REQUIRED_FIELDS = {
    "text_link": "url",
    "text_mention": "user",
    "custom_emoji": "custom_emoji_id",
    "date_time": "unix_time",
}
WIRE_NAMES: dict[type, str] = {str: "String", int: "Number", dict: "Object"}
# TDLib drops these from every text that is sent; the isolates U+2066 to U+2069 stay.
DROPPED = {"\r", *map(chr, range(0x2028, 0x202F)), "\u030a", "\u0333", "\u033f"}
COMMAND = re.compile(r"(?<![\w/<>])/[A-Za-z0-9_]{1,64}(?:@[A-Za-z0-9_]{3,32})?(?![\w/<>])")
MENTION = re.compile(r"(?<!\w)@[A-Za-z0-9_]{2,32}(?!\w)")

FindUser = Callable[[int], Json | None]


def formatted(
    text: str, parse_mode: str | None, given: list[Json] | None, find_user: FindUser
) -> tuple[str, list[Json]]:
    """Text and entities as a message would keep them; a parse mode wins over entities that are given.

    `find_user` gives the User a mention by id shows, or None for one the bot never met. Refuses (400) broken markup
    and wrong entities whole; nothing is repaired.
    """
    mode = (parse_mode or "").lower()
    if mode not in ("", "none", "html", "markdown", "markdownv2"):
        raise bad_request("unsupported parse_mode")
    if mode.startswith("markdown"):
        raise not_modelled(f"parse_mode {parse_mode}")
    if mode == "html":
        try:
            text, entities = parse_html(text)
        except ValueError as complaint:
            raise bad_request(f"can't parse entities: {complaint}") from None
        entities = [entity for entity in entities if _names_known_user(entity, find_user)]
    else:
        entities = [entity for item in given or [] if (entity := given_entity(item)) is not None]
        for entity in entities:
            _check_range(text, entity)
            _check_meaning(entity, find_user)
    return trimmed(text, entities)


def given_entity(item: object) -> Json | None:
    """One MessageEntity of a request; None for a type Telegram finds by itself and therefore ignores."""
    if not isinstance(item, dict):
        raise _unreadable("expected an Object")
    for name in ("type", "offset", "length"):
        if name not in item:
            raise _unreadable(f'Can\'t find field "{name}"')
    kind = item["type"]
    if kind in FOUND_BY_TELEGRAM:
        return None
    if kind not in PLAIN and kind not in EXTRA_FIELDS:
        raise _unreadable("Unsupported type specified")
    types = {"type": str, "offset": int, "length": int, **EXTRA_FIELDS.get(kind, {})}
    unknown = set(item) - set(types)
    if unknown:
        raise _unreadable(f"{min(unknown)} is not supported yet")
    required = REQUIRED_FIELDS.get(kind)
    if required is not None and required not in item:
        raise _unreadable(f'Can\'t find field "{required}"')
    for name, wanted in types.items():
        if name in item and type(item[name]) is not wanted:
            raise _unreadable(f'Field "{name}" must be of type {WIRE_NAMES[wanted]}')
    return dict(item)


def _unreadable(why: str) -> Exception:
    return bad_request(f"can't parse MessageEntity: {why}")


def _check_range(text: str, entity: Json) -> None:
    offset, length = entity["offset"], entity["length"]
    for name in ("offset", "length"):
        if entity[name] < 0:
            raise bad_request(f"receive an entity with incorrect {name} {entity[name]}")
    size, end = utf16(text), offset + length
    if offset > size:
        raise bad_request(f"entity begins after the end of the text at UTF-16 offset {offset}")
    if end > size:
        ends = f"ends after the end of the text at UTF-16 offset {end}"
        raise bad_request(f"entity beginning at UTF-16 offset {offset} {ends}")
    if "\ufffd" in utf16_slice(text, offset, length) and "\ufffd" not in text:
        raise bad_request(f"entity begins in a middle of a UTF-16 symbol at UTF-16 offset {offset}")


def _check_meaning(entity: Json, find_user: FindUser) -> None:
    kind = entity["type"]
    if kind == "text_link" and LINK.fullmatch(entity["url"]) is None:
        raise bad_request(f"entity URL '{entity['url']}' is invalid: Wrong HTTP URL")
    if not _names_known_user(entity, find_user):
        raise bad_request("user not found")
    if kind == "custom_emoji" and not entity["custom_emoji_id"].isdigit():
        raise _unreadable('Field "custom_emoji_id" must be a valid Number')
    if kind == "date_time":
        if DATE_TIME_FORMAT.fullmatch(entity.get("date_time_format", "")) is None:
            raise _unreadable("Invalid date-time format specified")
        if entity["unix_time"] <= 0:
            raise bad_request("invalid date specified")


def _names_known_user(entity: Json, find_user: FindUser) -> bool:
    """True unless it mentions somebody the bot never met; fills in the User otherwise."""
    if entity["type"] != "text_mention":
        return True
    user = find_user(entity["user"].get("id", 0))
    if user is not None:
        entity["user"] = user
    return user is not None


def trimmed(text: str, entities: list[Json]) -> tuple[str, list[Json]]:
    """Without what Telegram drops and without the blanks at the end, and at the start up to the first entity."""
    clean, kept = _cleaned(text, entities)
    end = utf16(clean.rstrip(" \n"))
    kept = [
        {**entity, "length": min(entity["length"], end - entity["offset"])}
        for entity in kept
        if entity["offset"] < end and entity["length"] > 0
    ]
    blank = utf16(clean) - utf16(clean.lstrip(" \n"))
    start = min([blank, end, *(entity["offset"] for entity in kept)])
    moved = [{**entity, "offset": entity["offset"] - start} for entity in kept]
    moved.sort(key=lambda entity: (entity["offset"], -entity["length"]))
    return utf16_slice(clean, start, end - start), moved


def _cleaned(text: str, entities: list[Json]) -> tuple[str, list[Json]]:
    """Control characters become spaces; carriage returns, bidi overrides and some combining marks vanish."""
    units = text.encode("utf-16-le")
    dropped = [
        at for at in range(len(units) // 2) if units[2 * at : 2 * at + 2].decode("utf-16-le", "replace") in DROPPED
    ]
    clean = "".join(" " if char < " " and char != "\n" else char for char in text if char not in DROPPED)
    moved = []
    for entity in entities:
        begin = entity["offset"] - bisect_left(dropped, entity["offset"])
        end = entity["offset"] + entity["length"]
        moved.append({**entity, "offset": begin, "length": end - bisect_left(dropped, end) - begin})
    return clean, moved


def found_in(text: str) -> list[Json]:
    """The commands and mentions a person's Telegram marks in what he types."""
    found: list[Json] = [
        {"type": kind, "offset": utf16(text[: match.start()]), "length": utf16(match[0])}
        for kind, pattern in (("bot_command", COMMAND), ("mention", MENTION))
        for match in pattern.finditer(text)
    ]
    # The @ of /sit@our_bot belongs to the command: a mention may not lie inside another entity.
    commands = [(item["offset"], item["offset"] + item["length"]) for item in found if item["type"] == "bot_command"]
    apart = [
        item
        for item in found
        if item["type"] == "bot_command" or not any(low <= item["offset"] < high for low, high in commands)
    ]
    return sorted(apart, key=lambda item: item["offset"])
