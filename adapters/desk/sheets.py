"""Posts become sheets: every button gets its payload, with the token of the decision it was drawn for (law 4)."""

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from adapters.tokens import ButtonPress, decode, encode
from poker_bot.host.commands import TurnToken
from poker_bot.host.ports import TableFrame
from poker_bot.text.present import Line, Post

Style = Literal["primary", "secondary", "success", "danger"]

ALERT_LENGTH: Final = 200
"""Telegram's limit for the text of an alert."""


class Key(Struct, frozen=True):
    """A button, ready to be drawn: ``payload`` comes back when it is pressed."""

    label: str
    style: Style
    payload: str
    action: str


class Sheet(Struct, frozen=True):
    """A message without markup: lines of spans and rows of keys."""

    lines: tuple[Line, ...]
    rows: tuple[tuple[Key, ...], ...] = ()

    def __repr__(self) -> str:
        """It may hold cards (law 6)."""
        return f"Sheet({len(self.lines)} lines)"

    def text(self) -> str:
        """The words alone, line by line."""
        return "\n".join("".join(span.text for span in line) for line in self.lines)

    def about(self, room: int) -> "Sheet":
        """The same for another chat than the room's: its buttons name the room (our id)."""
        return replace(self, rows=tuple(tuple(_about(key, room) for key in row) for row in self.rows))

    def alert(self) -> str:
        """The words in at most ``ALERT_LENGTH`` characters."""
        text = self.text()
        return text if len(text) <= ALERT_LENGTH else text[: ALERT_LENGTH - 1] + "…"


def sheet(post: Post, token: TurnToken, room: int = 0) -> Sheet:
    """``post`` with payloads; ``room`` where the message will not stand in the room it is about (a private chat)."""
    rows = tuple(
        tuple(
            Key(
                button.label,
                button.style,
                encode(ButtonPress(button.action, token, button.amount, room)),
                button.action,
            )
            for button in row
        )
        for row in post.rows
    )
    return Sheet(post.lines, rows)


def _about(key: Key, room: int) -> Key:
    press = decode(key.payload)
    return key if press is None else replace(key, payload=encode(replace(press, room=room)))


def token_of(frame: TableFrame) -> TurnToken:
    """The decision that is open in ``frame``."""
    return TurnToken(frame.table, frame.view.hand_number, frame.view.turn)
