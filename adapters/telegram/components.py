"""Inline keyboards: keys in rows that a phone can show, with their styles, and links that open the private chat."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct
from telegram import InlineKeyboardButton, InlineKeyboardMarkup
from telegram.constants import KeyboardButtonStyle

from adapters.desk import Key
from adapters.telegram.identity import Place, Reference
from adapters.tokens import ButtonPress, decode, encode
from poker_bot.text.catalogue import Catalogue

MESSAGE_KEYS: Final = frozenset({"button-cards-private", "button-back-to-table"})
"""Every key this module asks for by itself; for the linter."""


class Link(Struct, frozen=True):
    """A button that opens ``url``: the private chat, or a message."""

    label: str
    url: str


Rows = tuple[tuple[Key | Link, ...], ...]

LANGUAGE_LINK: Final = "language"
"""What Start brings along to be asked for the language."""

_ROOM_LINK: Final = "room-"
_SUPERGROUP: Final = "-100"
"""What stands before the id of a supergroup where chats of all kinds are numbered."""

_STYLES: Final = {
    "primary": KeyboardButtonStyle.PRIMARY,
    "secondary": None,
    "success": KeyboardButtonStyle.SUCCESS,
    "danger": KeyboardButtonStyle.DANGER,
}
_WIDTH: Final = 36
"""Characters of labels that a phone shows in one row. All buttons of a row are equally wide, and labels are cut."""


def keyboard(rows: Rows) -> InlineKeyboardMarkup | None:
    """The markup of a card, None without buttons."""
    if not rows:
        return None
    return InlineKeyboardMarkup([[_button(key) for key in row] for row in rows])


def table_rows(rows: Iterable[tuple[Key, ...]], catalogue: Catalogue, lang: str) -> Rows:
    """The rows of a table message for Telegram.

    An alert holds no buttons, so what elsewhere stands below the answer stands here: the way out of a pre-action.
    """
    return narrow(_with_way_out(row, catalogue, lang) for row in rows)


def narrow(rows: Iterable[Sequence[Key | Link]], width: int = _WIDTH) -> Rows:
    """The same keys in the same order, in rows whose labels can be read on a phone."""
    fitting: list[tuple[Key | Link, ...]] = []
    for row in rows:
        line: tuple[Key | Link, ...] = ()
        for key in row:
            if line and max(len(one.label) + 2 for one in (*line, key)) * (len(line) + 1) > width:
                fitting.append(line)
                line = ()
            line = (*line, key)
        if line:
            fitting.append(line)
    return tuple(fitting)


def start_link(username: str, payload: str) -> str:
    """The address that opens the private chat; its Start button sends ``payload`` along (at most 64 characters)."""
    return f"https://t.me/{username}?start={payload}"


def room_payload(room: int) -> str:
    """Start brings along which room somebody comes from."""
    return f"{_ROOM_LINK}{room}"


def room_of_payload(payload: str) -> int:
    """Our id of that room, 0 for another payload; links can be made up by anybody."""
    number = payload.removeprefix(_ROOM_LINK)
    return int(number) if payload != number and number.isascii() and number.isdecimal() else 0


def way_in(link: str, lang: str, catalogue: Catalogue) -> Rows:
    """*Cards in private*: one tap opens the private chat, whose Start brings the room along (trouble P-20)."""
    return ((Link(catalogue.text(lang, "button-cards-private"), link),),)


def way_back(place: Place, reference: str | None, lang: str, catalogue: Catalogue) -> Rows:
    """*Back to the table*; Telegram has addresses for the messages of supergroups only."""
    chat = str(place.chat).removeprefix(_SUPERGROUP)
    if reference is None or chat == str(place.chat):
        return ()
    path = (chat, *([str(place.topic)] if place.topic else []), str(Reference.parse(reference).message))
    return ((Link(catalogue.text(lang, "button-back-to-table"), f"https://t.me/c/{'/'.join(path)}"),),)


def _button(key: Key | Link) -> InlineKeyboardButton:
    if isinstance(key, Link):
        return InlineKeyboardButton(key.label, url=key.url)
    return InlineKeyboardButton(key.label, callback_data=key.payload, style=_STYLES[key.style])


def _with_way_out(row: tuple[Key, ...], catalogue: Catalogue, lang: str) -> tuple[Key, ...]:
    """Behind the pre-actions of a row the button that takes one back (R-CLK-4)."""
    keys: list[Key] = []
    for key in row:
        keys.append(key)
        press = decode(key.payload)
        if key.action == "pre-call" and press is not None:
            payload = encode(ButtonPress("pre-none", press.token))
            keys.append(Key(catalogue.text(lang, "button-pre-none"), "secondary", payload, "pre-none"))
    return tuple(keys)
