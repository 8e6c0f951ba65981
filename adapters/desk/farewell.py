"""What is said at a table when the host is stopped; it is the same on every platform."""

from typing import Final

from adapters.desk.sheets import Sheet
from poker_bot.host.ports import TableFrame
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import Span

MESSAGE_KEYS: Final = frozenset({"back-soon"})
"""Every key this module asks for; for the linter."""


def back_soon(frame: TableFrame, catalogue: Catalogue) -> Sheet:
    """The host is away for a minute, in the language of the room."""
    return Sheet(((Span(catalogue.text(frame.language, "back-soon")),),))
