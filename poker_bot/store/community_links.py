"""Two communities that are one, in SQL: rooms, addresses and wallets of the guest go to the host, and back again.

The guest keeps its own settings, stakes and log; nothing is written to them while it is joined.
"""

import sqlite3
from collections.abc import Iterable
from typing import Final

from poker_bot.host.ports import (
    HOUSE,
    AdminBatch,
    Already,
    Community,
    CommunityLink,
    Hindered,
    Joined,
    Posting,
    wallet,
)
from poker_bot.store import admin_log, claims, codes, places
from poker_bot.store.connection import decide
from poker_bot.store.ledger import balance_of, book, open_wallet
from poker_bot.store.postings import Origin

_LINK: Final = "SELECT guest, host, at, code FROM community_links WHERE guest = ?1 OR host = ?1"
_PARTNERED: Final = "SELECT 1 FROM community_links WHERE guest IN (?1, ?2) OR host IN (?1, ?2) LIMIT 1"
_WALLETS: Final = """
    SELECT CAST(substr(account, 8) AS INTEGER), chips FROM balances
    WHERE bank = ? AND account >= 'wallet:' AND account < 'wallet;'
    AND CAST(substr(account, 8) AS INTEGER) NOT IN (SELECT id FROM persons WHERE platform = 'house')
    ORDER BY 1
"""
_BROUGHT: Final = """
    SELECT coalesce(l.maker, c.person), c.chips FROM community_link_chips c LEFT JOIN links l ON l.guest = c.person
    WHERE c.guest = ? ORDER BY c.person
"""
_OPEN_TABLE: Final = "SELECT 1 FROM rooms WHERE community = ?1 AND platform = ?2 AND table_id IS NOT NULL LIMIT 1"
_OPEN_ANYWHERE: Final = "SELECT 1 FROM rooms WHERE community = ?1 AND table_id IS NOT NULL LIMIT 1"
_AT_TABLES: Final = """
    SELECT 1 FROM balances WHERE bank = ? AND chips > 0 AND account <> 'house'
    AND NOT (account >= 'wallet:' AND account < 'wallet;') LIMIT 1
"""
_ALSO_DONE: Final = (
    "INSERT OR IGNORE INTO dedupe (bank, key, at) SELECT ?, key, at FROM dedupe WHERE bank = ? AND at > ?"
)
_REDELIVERED: Final = 2 * 86_400_000
"""Milliseconds for which a platform may deliver an update again: what was done in one bank is done in the other."""


def link_of(db: sqlite3.Connection, community: int) -> CommunityLink | None:
    """What it is joined with, as host or as guest."""
    row = db.execute(_LINK, (community,)).fetchone()
    return None if row is None else CommunityLink(_community(db, row[0]), _community(db, row[1]), *row[2:])


def is_guest(db: sqlite3.Connection, community: int) -> bool:
    """Whether it stands still because its rooms are another's."""
    return db.execute("SELECT 1 FROM community_links WHERE guest = ?", (community,)).fetchone() is not None


def chips_of(db: sqlite3.Connection, community: int) -> tuple[int, int]:
    """How many people have chips in their wallets there, and how many chips."""
    held = [chips for _, chips in db.execute(_WALLETS, (_community(db, community).bank,)) if chips]
    return len(held), sum(held)


def join(db: sqlite3.Connection, digest: str, guest: int, person: int, at: int) -> Joined | Already | Hindered:
    """Spend the code and join the two, or do nothing."""
    return decide(db, lambda: _join(db, digest, guest, person, at), lambda outcome: isinstance(outcome, Joined))


def _join(db: sqlite3.Connection, digest: str, guest: int, person: int, at: int) -> Joined | Already | Hindered:
    done = db.execute("SELECT 1 FROM community_links WHERE code = ? AND ? IN (guest, host)", (digest, guest))
    if done.fetchone():
        return Already()
    code = codes.valid(db, "community", digest, at)
    if code is None:
        return Hindered("wrong-code")
    ours, theirs = _community(db, guest), _community(db, code.owner)
    if (hindered := _hindered(db, ours, theirs)) is not None:
        return hindered
    codes.spend(db, code)
    db.execute("DELETE FROM join_codes WHERE kind = 'community' AND owner = ?", (guest,))
    db.execute("INSERT INTO community_links VALUES (?, ?, ?, ?)", (guest, theirs.id, digest, at))
    _rehouse(db, guest, theirs.id)
    wallets: list[tuple[int, int]] = db.execute(_WALLETS, (ours.bank,)).fetchall()
    for one, _ in wallets:
        open_wallet(db, theirs.bank, one)  # whoever has had starting chips there has had them here
    brought = [(one, chips) for one, chips in wallets if chips]
    if not _carry(db, brought, (ours.bank, theirs.bank), "community-link", (person, at)):
        return Hindered("over-limit")
    db.executemany("INSERT INTO community_link_chips VALUES (?, ?, ?)", [(guest, *one) for one in brought])
    claims.follow(db, dict(brought), (ours.bank, theirs.bank))
    joined = Joined(guest, theirs.id, len(brought), sum(chips for _, chips in brought))
    _enter(db, (ours, theirs), joined, "community-link", (person, at))
    return joined


def _hindered(db: sqlite3.Connection, ours: Community, theirs: Community) -> Hindered | None:
    if ours.id == theirs.id:
        return Hindered("own-code")
    if db.execute(_PARTNERED, (ours.id, theirs.id)).fetchone():
        return Hindered("partner")
    if ours.platform == theirs.platform:
        return Hindered("same-platform")
    open_here = db.execute(_OPEN_ANYWHERE, (ours.id,)).fetchone()
    return Hindered("tables-open") if open_here or db.execute(_AT_TABLES, (ours.bank,)).fetchone() else None


def part(db: sqlite3.Connection, guest: int, person: int, at: int) -> Joined | Hindered:
    """Part them again, or do nothing."""
    return decide(db, lambda: _part(db, guest, person, at), lambda outcome: isinstance(outcome, Joined))


def _part(db: sqlite3.Connection, guest: int, person: int, at: int) -> Joined | Hindered:
    found = link_of(db, guest)
    if found is None or found.guest.id != guest:
        return Hindered("not-linked")
    ours, theirs = found.guest, found.host
    if db.execute(_OPEN_TABLE, (theirs.id, ours.platform)).fetchone():
        return Hindered("tables-open")
    back = _left_of(db, guest, theirs.bank)
    if not _carry(db, back, (theirs.bank, ours.bank), "community-unlink", (person, at)):
        return Hindered("over-limit")
    claims.follow(db, dict(back), (theirs.bank, ours.bank), ours.platform)
    parted = Joined(guest, theirs.id, len(back), sum(chips for _, chips in back))
    _enter(db, (ours, theirs), parted, "community-unlink", (person, at))
    _forget_stakes(db, theirs, ours.platform)
    db.execute("DELETE FROM community_links WHERE guest = ?", (guest,))
    db.execute("UPDATE rooms SET community = ? WHERE community = ? AND platform = ?", (guest, theirs.id, ours.platform))
    for addresses in ("room_addresses", "community_addresses"):
        db.execute(
            f"UPDATE {addresses} SET community = ? WHERE community = ? AND platform = ?",  # noqa: S608 - constants
            (guest, theirs.id, ours.platform),
        )
    return parted


def _left_of(db: sqlite3.Connection, guest: int, bank: int) -> list[tuple[int, int]]:
    """What is left of what each brought; whoever was linked since takes it back into the wallet that he has now."""
    back: dict[int, int] = {}
    for one, chips in db.execute(_BROUGHT, (guest,)).fetchall():
        left = (balance_of(db, bank, wallet(one)) or 0) - back.get(one, 0)
        back[one] = back.get(one, 0) + min(chips, left)
    return [(one, chips) for one, chips in back.items() if chips]


def _forget_stakes(db: sqlite3.Connection, host: Community, platform: str) -> None:
    """Rooms that go have no stake of the host's any more."""
    gone = db.execute(
        "DELETE FROM room_stakes WHERE community = ?1 "
        "AND room IN (SELECT id FROM rooms WHERE community = ?1 AND platform = ?2)",
        (host.id, platform),
    )
    if gone.rowcount:
        db.execute("UPDATE card_rooms SET revision = revision + 1 WHERE community = ?", (host.id,))


def _rehouse(db: sqlite3.Connection, guest: int, host: int) -> None:
    """Its rooms, and every address that leads to it or to them, are the host's."""
    for table in ("rooms", "room_addresses", "community_addresses"):
        db.execute(f"UPDATE {table} SET community = ? WHERE community = ?", (host, guest))  # noqa: S608 - constants


def _carry(
    db: sqlite3.Connection,
    amounts: Iterable[tuple[int, int]],
    banks: tuple[int, int],
    reason: str,
    by: tuple[int, int],
) -> bool:
    """The same chips out of one bank and into the other; False when the other cannot hold them."""
    amounts, (old, new) = list(amounts), banks
    out = [Posting(wallet(one), HOUSE, chips, reason) for one, chips in amounts]
    back = [Posting(HOUSE, wallet(one), chips, reason) for one, chips in amounts]
    db.execute(_ALSO_DONE, (new, old, by[1] - _REDELIVERED))
    return all(book(db, Origin(bank, 0, 0, *by), moved) is None for bank, moved in ((old, out), (new, back)))


def _enter(
    db: sqlite3.Connection, both: tuple[Community, Community], done: Joined, action: str, by: tuple[int, int]
) -> None:
    """Into the logs of both."""
    for one, other in (both, both[::-1]):
        params: dict[str, int | str] = {"platform": other.platform, "people": done.people, "amount": done.chips}
        admin_log.enter(db, AdminBatch(one.id, one.bank, *by, action, params))


def _community(db: sqlite3.Connection, number: int) -> Community:
    found = places.community_by_id(db, number)
    if found is None:
        raise ValueError(f"there is no community {number}")
    return found
