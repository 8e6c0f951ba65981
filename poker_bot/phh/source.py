"""The hands of a file: split where a table begins, each parsed alone, so that a broken one costs no other.

The usual lines are read by one expression, which is several times faster than a whole TOML parser. It accepts less
than TOML does and nothing that TOML does not; a hand with any other line goes to ``tomllib``.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from decimal import Decimal
from typing import Any, Final

from msgspec import Struct

from poker_bot.phh.errors import UnreadableError

Fields = Mapping[str, Any]

_HEADER: Final = re.compile(r"[ \t]*\[[ \t]*([^\[\]\n]+?)[ \t]*\][ \t]*(?:#.*)?")
_TEXT: Final = r"""(?:'[^'\x00-\x08\x0a-\x1f\x7f]*'|"[^"\\\x00-\x08\x0a-\x1f\x7f]*")"""
_NUMBER: Final = r"-?(?:0|[1-9][0-9]{0,30})(?:\.[0-9]{1,30})?"
_LINE: Final = re.compile(
    rf"([A-Za-z0-9_-]+)[ ]*=[ ]*({_TEXT}|{_NUMBER}|true|false"
    rf"|\[[ ]*(?:{_TEXT}[ ]*(?:,[ ]*{_TEXT}[ ]*)*,?[ ]*|{_NUMBER}[ ]*(?:,[ ]*{_NUMBER}[ ]*)*,?[ ]*)?\])[ ]*"
)
_BOM: Final = "\ufeff"


class Source(Struct, frozen=True):
    """The text of one hand: its table ``key`` (empty where a file holds a single one) and the ``line`` it begins on."""

    key: str
    line: int
    text: str


def hands_of(data: bytes) -> Iterator[Source]:
    """Every hand of a file, in its order; none where there is nothing but blank lines and comments.

    Raises ``UnreadableError`` when the file is no UTF-8.
    """
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        message = f"no UTF-8 text (byte {error.start + 1})"
        raise UnreadableError(message) from None
    text = text.removeprefix(_BOM).replace("\r\n", "\n")
    key, first, lines = "", 1, list[str]()
    for number, line in enumerate(text.split("\n"), 1):
        header = _HEADER.fullmatch(line) if "[" in line else None
        if header is None or header[1].startswith("_"):  # a table of somebody's own, inside the hand
            lines.append(line)
            continue
        if _says_something(lines):
            yield Source(key, first, "\n".join(lines))
        key, first, lines = header[1].strip("\"'"), number, []
    if _says_something(lines) or key:
        yield Source(key, first, "\n".join(lines))


def _says_something(lines: list[str]) -> bool:
    return any(line and not line.isspace() and not line.lstrip().startswith("#") for line in lines)


def fields_of(text: str) -> Fields:
    """The fields of one hand; numbers are ``int`` or ``Decimal``. Raises ``UnreadableError`` for what is no TOML."""
    found: dict[str, Any] = {}
    for line in text.split("\n"):
        if not line or line.isspace():
            continue
        match = _LINE.fullmatch(line)
        if match is None or match[1] in found:
            return _whole(text)
        found[match[1]] = _value(match[2])
    return found


def _value(text: str) -> Any:  # noqa: ANN401 - whatever TOML holds
    if text[0] == "[":
        return _array(text)
    if text[0] in "'\"":
        return text[1:-1]
    return text == "true" if text in {"true", "false"} else _number(text)


def _array(text: str) -> list[Any]:
    if "'" in text and '"' not in text:
        return text.split("'")[1::2]  # nothing stands between literal strings but commas
    if '"' in text:
        return [found[0][1:-1] for found in re.finditer(_TEXT, text)]
    parts = text[1:-1].split(",")
    try:
        return [int(part) for part in parts]
    except ValueError:  # decimals, an empty list, a comma at the end
        return [_number(part.strip()) for part in parts if part and not part.isspace()]


def _number(text: str) -> int | Decimal:
    return Decimal(text) if "." in text else int(text)


def _whole(text: str) -> Fields:
    try:
        return tomllib.loads(text, parse_float=Decimal)
    except (ValueError, RecursionError) as error:  # tomllib's own is a ValueError
        raise UnreadableError(f"no TOML: {str(error)[:200]}") from None
