"""Settings and stakes of a community in SQL, and the one transaction in which an admin changes them or moves chips."""

import sqlite3
from typing import Final

import msgspec
from msgspec.structs import replace

from poker_bot.host.ports import (
    AdminBatch,
    AdminOutcome,
    CardRoom,
    Conflict,
    Duplicate,
    Saved,
    Settings,
    Stake,
    StoreError,
)
from poker_bot.store import admin_log, community_links
from poker_bot.store.connection import decide
from poker_bot.store.ledger import balance_of, book, use_key
from poker_bot.store.postings import Origin
from poker_bot.store.room_changes import changed, folded

_ROOM: Final = "SELECT revision, settings, stake FROM card_rooms WHERE community = ?"
_STAKES: Final = "SELECT folded, name, rules FROM stakes WHERE community = ? ORDER BY folded"
_ROOM_STAKES: Final = "SELECT room, stake FROM room_stakes WHERE community = ? ORDER BY room"
_SAVE_ROOM: Final = """
    INSERT INTO card_rooms (community, revision, settings, stake) VALUES (?, ?, ?, ?)
    ON CONFLICT (community) DO UPDATE
    SET revision = excluded.revision, settings = excluded.settings, stake = excluded.stake
"""
_DROP_STAKE: Final = "DELETE FROM stakes WHERE community = ? AND folded = ?"
_SAVE_STAKE: Final = """
    INSERT INTO stakes (community, folded, name, rules) VALUES (?, ?, ?, ?)
    ON CONFLICT (community, folded) DO UPDATE SET name = excluded.name, rules = excluded.rules
"""
_SAVE_LANGUAGE: Final = "UPDATE communities SET language = ? WHERE id = ?"
_DROP_ROOM_STAKES: Final = "DELETE FROM room_stakes WHERE community = ?"
_SAVE_ROOM_STAKE: Final = "INSERT INTO room_stakes (room, community, stake) VALUES (?, ?, ?)"


def card_room(db: sqlite3.Connection, community: int) -> CardRoom:
    """What is stored, or the defaults; fields that this program does not know are passed over, new ones have defaults.

    StoreError when what stands there is no setting or no rule of this program's.
    """
    row = db.execute(_ROOM, (community,)).fetchone()
    if row is None:
        return CardRoom(community, 0, Settings())
    revision, written, default = row
    try:
        settings = msgspec.json.decode(written, type=Settings)
    except msgspec.DecodeError as error:
        raise StoreError(f"the settings of community {community} cannot be read: {error}") from error
    stakes = {key: _stake(community, name, rules) for key, name, rules in db.execute(_STAKES, (community,))}
    return CardRoom(
        community,
        revision,
        replace(settings, stake="" if default is None else stakes[default].name),
        tuple(stakes.values()),
        {room: stakes[key].name for room, key in db.execute(_ROOM_STAKES, (community,))},
    )


def admin(db: sqlite3.Connection, batch: AdminBatch) -> AdminOutcome:
    """Commit an act with its entry in the log, or nothing of it.

    ValueError for a community that has not that bank, or a room that is not the community's.
    """
    return decide(db, lambda: _apply(db, batch), lambda outcome: isinstance(outcome, Saved))


def _apply(db: sqlite3.Connection, batch: AdminBatch) -> AdminOutcome:
    _check_places(db, batch)
    if community_links.is_guest(db, batch.community):
        return Conflict()  # joined to another since: its own card room stands still
    if not use_key(db, batch.bank, batch.dedupe, batch.at):
        return Duplicate()
    before = card_room(db, batch.community)
    after = changed(before, batch)
    if not isinstance(after, CardRoom):
        return after
    if any(balance_of(db, batch.bank, account) != chips for account, chips in batch.held.items()):
        return Conflict()
    if batch.postings:
        refusal = book(db, Origin(batch.bank, 0, 0, batch.person, batch.at), batch.postings)
        if refusal is not None:
            return refusal
    if after is not before:
        _save(db, before, after)
    if batch.language:
        db.execute(_SAVE_LANGUAGE, (batch.language, batch.community))
    return Saved(after.revision, admin_log.enter(db, batch))


def _check_places(db: sqlite3.Connection, batch: AdminBatch) -> None:
    row = db.execute("SELECT bank FROM communities WHERE id = ?", (batch.community,)).fetchone()
    if row is None or row[0] != batch.bank:
        raise ValueError(f"there is no community {batch.community} with bank {batch.bank}")
    if batch.room_stake is not None:
        wanted = (batch.room_stake[0], batch.community)
        if db.execute("SELECT 1 FROM rooms WHERE id = ? AND community = ?", wanted).fetchone() is None:
            raise ValueError(f"community {batch.community} has no room {batch.room_stake[0]}")


def _save(db: sqlite3.Connection, before: CardRoom, after: CardRoom) -> None:
    """Write what differs."""
    number, settings = after.community, after.settings
    kept = {folded(stake.name) for stake in after.stakes}
    gone = [(number, folded(stake.name)) for stake in before.stakes if folded(stake.name) not in kept]
    db.executemany(_DROP_STAKE, gone)
    new = [stake for stake in after.stakes if stake not in before.stakes]
    db.executemany(_SAVE_STAKE, [(number, folded(one.name), one.name, _json(one.rules)) for one in new])
    if before.room_stakes != after.room_stakes:
        db.execute(_DROP_ROOM_STAKES, (number,))
        used = [(room, number, folded(name)) for room, name in after.room_stakes.items()]
        db.executemany(_SAVE_ROOM_STAKE, used)
    # The default stake has a column of its own, and stands nowhere twice.
    written = _json(replace(settings, stake=""))
    db.execute(_SAVE_ROOM, (number, after.revision, written, folded(settings.stake) or None))


def _stake(community: int, name: str, rules: str) -> Stake:
    try:
        return msgspec.convert({"name": name, "rules": msgspec.json.decode(rules)}, Stake)
    except msgspec.DecodeError as error:
        raise StoreError(f"the stake {name!r} of community {community} cannot be read: {error}") from error


def _json(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()
