"""What the sender remembers of messages: the table message that stands, and those of earlier hands to be closed."""

from typing import Final

from msgspec import Struct

from poker_bot.host.ports import TableFrame

_FIELDS: Final = 4


class Posted(Struct, frozen=True):
    """A message of ours: which table and hand (0 = lobby) it shows, and when it was posted (milliseconds UTC)."""

    reference: str
    table: int
    hand: int
    at: int

    def save(self) -> str:
        """The form in which the service keeps it."""
        return f"{self.table} {self.hand} {self.at} {self.reference}"

    @classmethod
    def load(cls, text: str | None) -> "Posted | None":
        """Read what ``save`` wrote; None for nothing or anything else."""
        parts = (text or "").split(" ", _FIELDS - 1)
        if len(parts) != _FIELDS or not all(part.isdigit() for part in parts[:-1]):
            return None
        return cls(parts[3], int(parts[0]), int(parts[1]), int(parts[2]))


class Closing(Struct):
    """The message of an earlier hand: it has buttons yet, or (``urgent``) does not show its result yet.

    ``reference`` None: it was never posted. ``frame`` None: only its buttons are known to be there.
    """

    reference: str | None
    frame: TableFrame | None
    urgent: bool
    tries: int = 0


def hand_key(frame: TableFrame) -> tuple[int, int]:
    """Which message a frame belongs to: its table, and the hand on view (0 = the lobby card)."""
    return frame.table, 0 if frame.view.phase == "none" else frame.view.hand_number
