"""Communities, rooms and the addresses that lead to them, in SQL.

Platform addresses are attributes (law 9): each leads to a row of ours, and keeps leading there when the platform gives
the place a new one (Telegram group to supergroup, trouble with chat ids in mid-hand).
"""

import sqlite3
from collections.abc import Iterable
from typing import Any, Final

from poker_bot.host.ports import Community, Platform, Room
from poker_bot.store.connection import writing
from poker_bot.store.crypto import Hide

_COMMUNITY: Final = "SELECT c.id, c.bank, c.platform, c.place, c.language FROM communities c "
_COMMUNITY_AT: Final = _COMMUNITY + (
    "JOIN community_addresses a ON a.community = c.id WHERE a.platform = ? AND a.place = ?"
)
_NEW_COMMUNITY: Final = "INSERT INTO communities (bank, platform, place, language) VALUES (?, ?, ?, ?)"
_ROOM: Final = "SELECT r.id, r.community, r.platform, r.place, coalesce(r.table_id, 0) FROM rooms r "
_ROOM_AT: Final = _ROOM + (
    "JOIN room_addresses a ON a.room = r.id WHERE a.community = ? AND a.platform = ? AND a.place = ?"
)
_COMMUNITY_BACK: Final = "UPDATE community_addresses SET place = ? WHERE platform = ? AND place = ?"
_ROOM_BACK: Final = "UPDATE room_addresses SET place = ? WHERE platform = ? AND place = ? AND community = ?"
_ALSO_COMMUNITY: Final = """
    INSERT OR REPLACE INTO community_addresses (platform, place, community)
    SELECT platform, ?, community FROM community_addresses WHERE platform = ? AND place = ?
"""
_ALSO_ROOMS: Final = """
    INSERT OR REPLACE INTO room_addresses (community, platform, place, room)
    SELECT community, platform, ?, room FROM room_addresses WHERE platform = ? AND place = ?
"""
_REMEMBER: Final = """
    INSERT INTO messages (room, slot, reference) VALUES (?, ?, ?)
    ON CONFLICT (room, slot) DO UPDATE SET reference = excluded.reference
"""


def community(db: sqlite3.Connection, hide: Hide, platform: Platform, place: str, language: str) -> Community:
    """The community at that address; a new one gets a bank of its own and ``language``."""
    found = _community(db.execute(_COMMUNITY_AT, (platform, place)))
    if found is None:
        with writing(db):
            back = (place, platform, hide(platform, place))
            if db.execute(_COMMUNITY_BACK, back).rowcount:  # the private chat of somebody who was forgotten
                db.execute("UPDATE communities SET place = ? WHERE platform = ? AND place = ?", back)
            else:
                bank = db.execute("INSERT INTO banks DEFAULT VALUES").lastrowid
                made = db.execute(_NEW_COMMUNITY, (bank, platform, place, language)).lastrowid
                db.execute("INSERT INTO community_addresses VALUES (?, ?, ?)", (platform, place, made))
        found = _community(db.execute(_COMMUNITY_AT, (platform, place)))
    assert found is not None  # noqa: S101 - it was there or has just been made
    return found


def place(  # noqa: PLR0913, PLR0917 - an address has these parts
    db: sqlite3.Connection, hide: Hide, platform: Platform, community_place: str, room_place: str, language: str
) -> tuple[Community, Room]:
    """Community and room of an address, as they are at this moment."""
    owner = community(db, hide, platform, community_place, language)
    return owner, room(db, hide, owner.id, platform, room_place)


def community_by_id(db: sqlite3.Connection, number: int) -> Community | None:
    """The community with that id of ours."""
    return _community(db.execute(_COMMUNITY + "WHERE c.id = ?", (number,)))


def room(db: sqlite3.Connection, hide: Hide, owner: int, platform: Platform, place: str) -> Room:
    """The room of community ``owner`` at that address, made when new; ValueError for an unknown community.

    A community that is joined to another has its rooms there.
    """
    joined = db.execute("SELECT host FROM community_links WHERE guest = ?", (owner,)).fetchone()
    owner = owner if joined is None else joined[0]
    found = _rooms(db.execute(_ROOM_AT, (owner, platform, place)))
    if not found:
        if community_by_id(db, owner) is None:
            raise ValueError(f"there is no community {owner}")
        with writing(db):
            back = (place, platform, hide(platform, str(owner), place))
            if db.execute(_ROOM_BACK, (*back, owner)).rowcount:
                db.execute("UPDATE rooms SET place = ? WHERE platform = ? AND place = ?", back)
            else:
                new = (owner, platform, place)
                made = db.execute("INSERT INTO rooms (community, platform, place) VALUES (?, ?, ?)", new).lastrowid
                db.execute("INSERT INTO room_addresses VALUES (?, ?, ?, ?)", (*new, made))
        found = _rooms(db.execute(_ROOM_AT, (owner, platform, place)))
    return found[0]


def room_by_id(db: sqlite3.Connection, number: int) -> Room | None:
    """The room with that id of ours."""
    return next(iter(_rooms(db.execute(_ROOM + "WHERE r.id = ?", (number,)))), None)


def rooms_of(db: sqlite3.Connection, table: int) -> tuple[Room, ...]:
    """The rooms that show a table, by id."""
    return _rooms(db.execute(_ROOM + "WHERE r.table_id = ? ORDER BY r.id", (table,)))


def move_place(db: sqlite3.Connection, platform: Platform, old: str, new: str) -> None:
    """Let ``new`` lead to whatever ``old`` leads to, and be where it is sent to from now on."""
    moved = (new, platform, old)
    with writing(db):
        # By the place it has now, not by an alias: an old notice that comes again must not undo a later move.
        db.execute("UPDATE communities SET place = ? WHERE platform = ? AND place = ?", moved)
        db.execute("UPDATE rooms SET place = ? WHERE platform = ? AND place = ?", moved)
        db.execute(_ALSO_COMMUNITY, moved)
        db.execute(_ALSO_ROOMS, moved)


def save_message(db: sqlite3.Connection, number: int, slot: str, reference: str) -> None:
    """Remember a message of a room; ValueError for an unknown room."""
    with writing(db):
        if db.execute("SELECT 1 FROM rooms WHERE id = ?", (number,)).fetchone() is None:
            raise ValueError(f"there is no room {number}")
        db.execute(_REMEMBER, (number, slot, reference))


def message(db: sqlite3.Connection, number: int, slot: str) -> str | None:
    """The remembered id, None when there is none."""
    row = db.execute("SELECT reference FROM messages WHERE room = ? AND slot = ?", (number, slot)).fetchone()
    return None if row is None else row[0]


def _community(rows: Iterable[tuple[Any, ...]]) -> Community | None:
    return next((Community(*row) for row in rows), None)


def _rooms(rows: Iterable[tuple[Any, ...]]) -> tuple[Room, ...]:
    return tuple(Room(*row) for row in rows)
