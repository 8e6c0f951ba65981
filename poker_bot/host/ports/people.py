"""People and places by ids of our own; where a platform has them is an attribute of theirs (law 9)."""

from typing import Literal

from msgspec import Struct

Platform = Literal["discord", "telegram", "playground", "house"]


class Person(Struct, frozen=True):
    """Somebody who plays. ``language`` "" = follow the platform. ``dm`` False when private messages do not arrive."""

    id: int
    name: str
    language: str
    platform: Platform
    account: str
    dm: bool = True


class Room(Struct, frozen=True):
    """A channel, thread, chat or topic. ``place`` is the platform's address of it, an attribute that may change."""

    id: int
    community: int
    platform: Platform
    place: str
    table: int  # open table shown here, 0 = none


class Community(Struct, frozen=True):
    """A server or group with its own chips. ``bank`` may one day be shared by several."""

    id: int
    bank: int
    platform: Platform
    place: str
    language: str


class Seen(Struct, frozen=True):
    """What a public text needs to know about a person."""

    id: int
    name: str
    platform: Platform
    account: str
