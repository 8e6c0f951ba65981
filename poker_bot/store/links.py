"""Two people who are one, in SQL: accounts and chips of the guest go to the maker of the code, and back again."""

import sqlite3
from collections.abc import Sequence
from typing import Final

from poker_bot.host.ports import (
    Already,
    Hindered,
    Insufficient,
    Link,
    Linked,
    OverLimit,
    Platform,
    Posting,
    Unlinked,
    wallet,
)
from poker_bot.store import claims, codes, exclusions
from poker_bot.store.connection import decide
from poker_bot.store.crypto import GONE
from poker_bot.store.ledger import balance_of, book, open_wallet
from poker_bot.store.postings import Origin

_LINKS: Final = "SELECT guest, maker, at, code FROM links WHERE guest = ?1 OR maker = ?1 ORDER BY at, guest"
_PLATFORMS: Final = "SELECT DISTINCT platform FROM accounts WHERE home = ? ORDER BY platform"
_FIRST: Final = "SELECT DISTINCT platform FROM accounts WHERE person = ? AND home IS NULL ORDER BY platform"
_AT_TABLE: Final = """
    SELECT 1 FROM balances
    WHERE account >= 'seat:' AND account < 'seat;' AND chips > 0 AND account LIKE 'seat:%:' || ? LIMIT 1
"""
_SAME_PLATFORM: Final = """
    SELECT 1 FROM accounts mine JOIN accounts his ON his.platform = mine.platform
    WHERE mine.person = ? AND his.person = ? LIMIT 1
"""
_COME: Final = "UPDATE accounts SET person = ?, home = person WHERE person = ?"
_GO_HOME: Final = "UPDATE accounts SET person = home, home = NULL WHERE home = ?"
_WALLETS: Final = "SELECT bank, chips FROM balances WHERE account = ? ORDER BY bank"
_BROUGHT: Final = "SELECT bank, chips FROM link_chips WHERE guest = ? ORDER BY bank"
# Where to write to: as it is, if that is still an account of his; else any that he has; nowhere when he was forgotten.
_READDRESS: Final = """
    UPDATE persons SET dm = 1, (platform, account) = (
        SELECT coalesce(max(platform), persons.platform), coalesce(max(account), '') FROM (
            SELECT platform, account FROM accounts
            WHERE person = ?1 AND substr(account, 1, 5) <> ?2 ORDER BY platform, account LIMIT 1
        )
    )
    WHERE id = ?1 AND NOT EXISTS (
        SELECT 1 FROM accounts a WHERE a.person = ?1 AND a.platform = persons.platform AND a.account = persons.account
    )
"""


def links_of(db: sqlite3.Connection, person: int) -> tuple[Link, ...]:
    """Those he is part of, oldest first."""
    return tuple(
        Link(guest, maker, at, code, _listed(db, _PLATFORMS, guest), _listed(db, _FIRST, maker))
        for guest, maker, at, code in db.execute(_LINKS, (person,)).fetchall()
    )


def _listed(db: sqlite3.Connection, query: str, person: int) -> tuple[Platform, ...]:
    return tuple(row[0] for row in db.execute(query, (person,)))


def is_at_table(db: sqlite3.Connection, person: int) -> bool:
    """Whether he has chips at a table, in any bank."""
    return db.execute(_AT_TABLE, (person,)).fetchone() is not None


def link(db: sqlite3.Connection, digest: str, guest: int, at: int) -> Linked | Already | Hindered:
    """Spend the code and join the two, or do nothing."""
    return decide(db, lambda: _link(db, digest, guest, at), lambda outcome: isinstance(outcome, Linked))


def _link(db: sqlite3.Connection, digest: str, guest: int, at: int) -> Linked | Already | Hindered:
    if db.execute("SELECT 1 FROM links WHERE code = ? AND ? IN (maker, guest)", (digest, guest)).fetchone():
        return Already()
    code = codes.valid(db, "person", digest, at)
    if code is None:
        return Hindered("wrong-code")
    maker = code.owner
    if (hindered := _hindered(db, maker, guest)) is not None:
        return hindered
    codes.spend(db, code)
    db.execute("DELETE FROM join_codes WHERE kind = 'person' AND owner = ?", (guest,))
    db.execute("INSERT INTO links (guest, maker, code, at) VALUES (?, ?, ?, ?)", (guest, maker, digest, at))
    wallets: list[tuple[int, int]] = db.execute(_WALLETS, (wallet(guest),)).fetchall()
    for bank, _ in wallets:
        open_wallet(db, bank, maker)  # he has had the starting chips of this bank
    brought = [(bank, chips) for bank, chips in wallets if chips]
    if not _move(db, brought, (guest, maker), "link", at):
        return Hindered("over-limit")
    db.executemany("INSERT INTO link_chips VALUES (?, ?, ?)", [(guest, *one) for one in brought])
    db.execute(_COME, (maker, guest))
    _exclude_both(db, maker, guest)
    return Linked(maker, sum(chips for _, chips in brought))


def _hindered(db: sqlite3.Connection, maker: int, guest: int) -> Hindered | None:
    if maker == guest:
        return Hindered("own-code")
    if db.execute("SELECT 1 FROM links WHERE ?1 IN (maker, guest) OR guest = ?2", (guest, maker)).fetchone():
        return Hindered("linked")
    if db.execute(_SAME_PLATFORM, (maker, guest)).fetchone():
        return Hindered("same-platform")
    return Hindered("at-table") if is_at_table(db, maker) or is_at_table(db, guest) else None


def unlink(db: sqlite3.Connection, guest: int, at: int) -> Unlinked | Hindered:
    """Part them again, or do nothing."""
    return decide(db, lambda: _unlink(db, guest, at), lambda outcome: isinstance(outcome, Unlinked))


def _unlink(db: sqlite3.Connection, guest: int, at: int) -> Unlinked | Hindered:
    row = db.execute("SELECT maker FROM links WHERE guest = ?", (guest,)).fetchone()
    if row is None:
        return Hindered("not-linked")
    maker: int = row[0]
    if is_at_table(db, maker):
        return Hindered("at-table")
    back = [
        (bank, min(chips, balance_of(db, bank, wallet(maker)) or 0))
        for bank, chips in db.execute(_BROUGHT, (guest,)).fetchall()
    ]
    back = [(bank, chips) for bank, chips in back if chips]
    _move(db, back, (maker, guest), "unlink", at)
    for taken in back:
        claims.part(db, maker, guest, taken)
    db.execute(_GO_HOME, (guest,))
    db.execute("DELETE FROM links WHERE guest = ?", (guest,))
    _exclude_both(db, maker, guest)
    for one in (maker, guest):
        db.execute(_READDRESS, (one, GONE))
    return Unlinked(guest, sum(chips for _, chips in back))


def _move(
    db: sqlite3.Connection, amounts: Sequence[tuple[int, int]], who: tuple[int, int], reason: str, at: int
) -> bool:
    """From one wallet to the other in each bank; False when an account cannot hold so much."""
    source, target = map(wallet, who)
    for bank, chips in amounts:
        refused = book(db, Origin(bank, 0, 0, who[1], at), (Posting(source, target, chips, reason),))
        if isinstance(refused, Insufficient | OverLimit):
            return False
    return True


def _exclude_both(db: sqlite3.Connection, one: int, other: int) -> None:
    """The longer exclusion binds both, from now on and when they part."""
    until = max(exclusions.excluded_until(db, one), exclusions.excluded_until(db, other))
    for each in (one, other) if until else ():
        db.execute(exclusions.EXCLUDE, (each, until))
