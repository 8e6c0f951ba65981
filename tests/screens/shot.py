"""What one message looked like, whatever the platform: harmless HTML, buttons in rows, and who could read it."""

import re
from typing import Final

from msgspec import Struct

_RUNNING: Final = re.compile(r"<time>.*?</time>")


class Button(Struct, frozen=True):
    """``style``: primary, secondary, success or danger."""

    label: str
    style: str = "secondary"


class Bubble(Struct, frozen=True):
    """One message. ``reader``: the only person who saw it, "" = everybody; ``kind``: message, alert or form."""

    reader: str
    html: str
    rows: tuple[tuple[Button, ...], ...] = ()
    kind: str = "message"
    pictures: tuple[tuple[bytes, str], ...] = ()  # PNG and the words for those who do not see it

    @property
    def static(self) -> str:
        """The words without what runs by itself."""
        return _RUNNING.sub("", self.html)


class Step(Struct, frozen=True):
    """Something somebody did, and all that the bot showed for it."""

    title: str
    bubbles: tuple[Bubble, ...]
