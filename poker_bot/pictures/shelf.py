"""A small memory of what was made: the least recently used goes first."""

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar

Made = TypeVar("Made")


class Shelf(Generic[Made]):
    """At most ``room`` things by key; used from several threads."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._things: OrderedDict[str, Made] = OrderedDict()
        self._lock = Lock()

    def get(self, key: str, make: Callable[[], Made]) -> Made:
        """The thing, made if it is not there; two threads may make it twice, which is harmless."""
        with self._lock:
            if key in self._things:
                self._things.move_to_end(key)
                return self._things[key]
        thing = make()
        with self._lock:
            self._things[key] = thing
            while len(self._things) > self._room:
                self._things.popitem(last=False)
        return thing
