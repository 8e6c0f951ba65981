"""An event as the store keeps it."""

from msgspec import Struct


class StoredEvent(Struct, frozen=True, gc=False):
    """One encoded event. ``version`` counts the events of its table from 1 and is part of the primary key."""

    version: int
    kind: str
    body: bytes
    secret: bool = False

    def __repr__(self) -> str:
        """A sealed deck is never printed, not even as bytes (law 6)."""
        return f"StoredEvent({self.version}, {self.kind!r})"
