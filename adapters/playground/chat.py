"""What stands in the group and in each private chat, kept as facts: a message is put into words for each reader.

A page can show every reader the same message in his own language, which no chat platform can, so nothing here is text
yet but what people typed.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from poker_bot.host.ports import PrivateNote, TableFrame

GROUP_KEPT: Final = 60
PRIVATE_KEPT: Final = 40
"""Newest messages kept of each chat; older ones are forgotten."""

PEOPLE_KEPT: Final = 200
"""Private chats kept; the one unused for longest is forgotten first."""


class TableCard(Struct, frozen=True):
    """The table message; without buttons when not ``live``. ``closed``: persons whose private chat is closed."""

    frame: TableFrame
    live: bool = True
    closed: frozenset[int] = frozenset()


class Mention(Struct, frozen=True):
    """The reminder of the player to act."""

    frame: TableFrame


class Letter(Struct, frozen=True):
    """A private message of the host."""

    note: PrivateNote


class Speech(Struct, frozen=True):
    """A line that somebody typed, under the name he had then."""

    person: int
    name: str
    text: str


class Greeting(Struct, frozen=True):
    """The host's first words in a chat."""

    where: Literal["group", "private"]


Content = TableCard | Mention | Letter | Speech | Greeting


class Posting(Struct, frozen=True):
    """A message: ``id`` counts up, ``at`` in milliseconds UTC."""

    id: int
    at: int
    content: Content


class Timeline:
    """One chat, oldest message first."""

    def __init__(self, most: int) -> None:
        self._postings: OrderedDict[int, Posting] = OrderedDict()
        self._most = most

    def __iter__(self) -> Iterator[Posting]:
        """The messages, oldest first."""
        return iter(tuple(self._postings.values()))

    def __contains__(self, identity: object) -> bool:
        """Whether there is a message with that id."""
        return identity in self._postings

    def put(self, posting: Posting) -> int | None:
        """Add or replace; the id of a message that had to go, if any."""
        self._postings[posting.id] = posting
        return self._postings.popitem(last=False)[0] if len(self._postings) > self._most else None

    def __getitem__(self, identity: int) -> Posting:
        """The message with that id. Raises ``LookupError``."""
        return self._postings[identity]

    def remove(self, identity: int) -> None:
        """Take a message out. Raises ``LookupError``."""
        del self._postings[identity]

    def below(self, identity: int) -> int:
        """How many messages stand below that one."""
        return sum(each > identity for each in self._postings)


class Change(Struct, frozen=True):
    """What happened to a chat: of ``person``, 0 = the group. ``posting`` None: the message ``id`` is gone."""

    person: int
    id: int
    posting: Posting | None


class Chat:
    """All chats of the page. ``tell`` is called with every change, at once and in order."""

    def __init__(self, now: Callable[[], int], tell: Callable[[Change], None]) -> None:
        """``now``: milliseconds UTC. Ids begin there, so that those of an earlier run name no message of this one."""
        self._now = now
        self._tell = tell
        self._last = now()
        self._private: OrderedDict[int, Timeline] = OrderedDict()
        self.group = Timeline(GROUP_KEPT)
        self.post(Greeting("group"))

    def private(self, person: int) -> Timeline:
        """The private chat of a person; a new one begins with a greeting."""
        timeline = self._private.get(person)
        if timeline is None:
            timeline = self._private[person] = Timeline(PRIVATE_KEPT)
            if len(self._private) > PEOPLE_KEPT:
                self._private.popitem(last=False)
            self.post(Greeting("private"), person)
        self._private.move_to_end(person)
        return timeline

    def post(self, content: Content, person: int = 0) -> int:
        """A new message in the group, or in the private chat of ``person``; its id."""
        timeline = self._timeline(person)
        self._last += 1
        self._put(timeline, Posting(self._last, self._now(), content), person)
        return self._last

    def edit(self, identity: int, content: Content) -> None:
        """Replace what a message of the group shows. Raises ``LookupError`` when it is gone."""
        self._put(self.group, replace(self.group[identity], content=content), 0)

    def drop(self, identity: int) -> None:
        """Delete a message of the group. Raises ``LookupError`` when it is gone."""
        self.group.remove(identity)
        self._tell(Change(0, identity, None))

    def _timeline(self, person: int) -> Timeline:
        return self.private(person) if person else self.group

    def _put(self, timeline: Timeline, posting: Posting, person: int) -> None:
        gone = timeline.put(posting)
        self._tell(Change(person, posting.id, posting))
        if gone is not None:
            self._tell(Change(person, gone, None))
