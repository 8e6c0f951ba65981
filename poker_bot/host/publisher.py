"""Hands frames and notes to the adapters, after the commit. What an adapter does with them changes nothing (law 1)."""

import logging
from collections.abc import Iterable

from poker_bot.host.ports import Paced, PrivateNote, Room, Sink, TableFrame

_log = logging.getLogger(__name__)


class Publisher:
    """All attached sinks. A sink that raises is named in the log, by the kind of its error only (law 6)."""

    def __init__(self) -> None:
        """Nobody listens yet."""
        self._sinks: list[Sink] = []

    def attach(self, sink: Sink) -> None:
        """From now on ``sink`` gets what its platform's rooms and people are to see."""
        self._sinks.append(sink)

    def show(self, frames: Iterable[TableFrame], only: Sink | None = None) -> None:
        """Each frame to the sinks of its room's platform, or to ``only`` one of them."""
        for frame in frames:
            for sink in self._sinks:
                if sink.platform != frame.room.platform or (only is not None and sink is not only):
                    continue
                try:
                    sink.show(frame)
                except Exception as error:  # noqa: BLE001 - a sink must not stop a table
                    self._complain(sink, frame.table, error)

    def tell(self, note: PrivateNote) -> None:
        """A note to the sinks of its person's platform."""
        for sink in self._sinks:
            if sink.platform != note.person.platform:
                continue
            try:
                sink.tell(note)
            except Exception as error:  # noqa: BLE001 - a sink must not stop a table
                self._complain(sink, note.table, error)

    def ready_at(self, rooms: Iterable[Room]) -> int:
        """The instant from which each of ``rooms`` can take the message of a new hand at once, 0 = now (P-24)."""
        instants = [0]
        for room in rooms:
            for sink in self._sinks:
                if sink.platform != room.platform or not isinstance(sink, Paced):
                    continue
                try:
                    instants.append(sink.ready_at(room))
                except Exception as error:  # noqa: BLE001 - a sink must not stop a table
                    self._complain(sink, room.table, error)
        return max(instants)

    def _complain(self, sink: Sink, table: int, error: Exception) -> None:
        # The kind alone: a message or a traceback might quote what it was given.
        _log.error("table %d: sink of %s failed: %s", table, sink.platform, type(error).__name__)
