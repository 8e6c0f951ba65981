"""What a slash command asks for: words as people type them, or what only Discord can name: people, roles, channels."""

import re
from typing import Final

from msgspec import Struct

QUOTES: Final = str.maketrans(dict.fromkeys('"“”«»', "″"))
"""Signs that hold words together are no part of a name; the host refuses what they become."""

NONE: Final = "none"
_CHANNEL: Final = re.compile(r"<#(\d{1,20})>\Z")
_ROLE: Final = re.compile(r"<@&(\d{1,20})>\Z")


class Chips(Struct, frozen=True):
    """``/chips grant`` and ``take``: to or from whom, by his account; ``amount`` as it was typed."""

    account: str
    name: str
    amount: str
    take: bool
    is_bot: bool = False


class Setting(Struct, frozen=True):
    """``/settings`` with a new value, as it was typed."""

    field: str
    value: str


class InThread(Struct, frozen=True):
    """``/table open thread:true``: ``words`` in a thread that is made for it."""

    words: str


Asked = str | Chips | Setting | InThread


def quoted(name: str) -> str:
    """A name that may have blanks, as one word."""
    return f'"{name.translate(QUOTES)}"'


def pairs(**values: str | int | None) -> str:
    """``name=value`` for whatever was given; blanks inside a value say nothing."""
    given = {name: "".join(str(value).split()) for name, value in values.items() if value is not None}
    return " ".join(f"{name}={value}" for name, value in given.items())


def exposed(shown: tuple[tuple[int | None, int | None], ...]) -> str:
    """Exposed cards as ``seat:card``; what is missing stays missing, and is refused with these very words."""
    given = [(seat, card) for seat, card in shown if (seat, card) != (None, None)]
    return " ".join(f"{_part(seat)}:{_part(card)}" for seat, card in given)


def channel_of(value: str) -> int:
    """The channel that a value mentions, 0 = none."""
    found = _CHANNEL.match(value.strip())
    return int(found[1]) if found is not None else 0


def role_of(value: str) -> int:
    """The role that a value mentions, or whose id it is; 0 = neither."""
    text = value.strip()
    found = _ROLE.match(text)
    number = text if found is None else found[1]
    return int(number) if number.isascii() and number.isdecimal() else 0


def _part(number: int | None) -> str:
    return "?" if number is None else str(number)
