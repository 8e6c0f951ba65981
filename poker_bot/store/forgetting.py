"""All that is kept of a person, and taking his names and addresses away, in SQL.

What is left is his number, his chips, his exclusion and a keyed hash of each address: an account that comes back is the
same person again, so neither starting chips nor an exclusion can be had anew.
"""

import sqlite3
from collections.abc import Sequence
from typing import Final

import msgspec

from poker_bot.host.ports import Account, AdminEntry, Hindered, Holding, LedgerRow, PersonalData, private_places
from poker_bot.store import links, people
from poker_bot.store.connection import decide
from poker_bot.store.crypto import GONE, Hide
from poker_bot.store.exclusions import excluded_until
from poker_bot.store.movements import LEDGER

_HOLDINGS: Final = """
    WITH held (bank, wallet, at_tables) AS (
        SELECT bank, chips, 0 FROM balances WHERE account = 'wallet:' || ?1
        UNION ALL
        SELECT bank, 0, chips FROM balances
        WHERE account >= 'seat:' AND account < 'seat;' AND chips > 0 AND account LIKE 'seat:%:' || ?1
    )
    SELECT h.bank, c.id, c.platform, sum(h.wallet), sum(h.at_tables)
    FROM held h JOIN communities c ON c.bank = h.bank GROUP BY h.bank ORDER BY h.bank
"""
_ACTS: Final = """
    SELECT id, community, person, at, action, params FROM admin_log
    WHERE person = ?1 OR json_extract(params, '$.person') = ?1 ORDER BY id
"""
_params = msgspec.json.Decoder(dict[str, int | str])


def personal_data(db: sqlite3.Connection, number: int) -> PersonalData | None:
    """Everything of one person; None for nobody."""
    found = people.persons(db, (number,)).get(number)
    if found is None:
        return None
    rows = db.execute(
        "SELECT platform, account, coalesce(home, 0) FROM accounts WHERE person = ? ORDER BY 1, 2", (number,)
    )
    known = links.links_of(db, number)
    merged = tuple(link.guest for link in known if link.guest != number)
    everybody = (number, *merged)
    return PersonalData(
        person=found,
        accounts=tuple(Account(*row) for row in rows if not row[1].startswith(GONE)),
        excluded_until=excluded_until(db, number),
        links=known,
        merged=merged,
        holdings=holdings(db, number),
        movements=_movements(db, everybody),
        acts=_acts(db, everybody),
    )


def holdings(db: sqlite3.Connection, number: int) -> tuple[Holding, ...]:
    """His chips by bank."""
    return tuple(Holding(*row) for row in db.execute(_HOLDINGS, (number,)))


def _movements(db: sqlite3.Connection, ids: Sequence[int]) -> tuple[LedgerRow, ...]:
    """Every row that touches an account of theirs, in the order booked; bank by bank, each side by its own index."""
    banks = [row[0] for row in db.execute("SELECT id FROM banks")]
    rows = {
        row[0]: LedgerRow(*row)
        for side in ("source_person", "target_person")
        for bank in banks
        for number in ids
        for row in db.execute(LEDGER + f"WHERE bank = ? AND {side} = ?", (bank, number))
    }
    return tuple(rows[number] for number in sorted(rows))


def _acts(db: sqlite3.Connection, ids: Sequence[int]) -> tuple[AdminEntry, ...]:
    """What they did as admins, and what admins did to them."""
    found = {row[0]: row for number in ids for row in db.execute(_ACTS, (number,))}
    return tuple(
        AdminEntry(number, community, by, at, action, _params.decode(params))
        for _, (number, community, by, at, action, params) in sorted(found.items())
    )


def forget(db: sqlite3.Connection, hide: Hide, number: int) -> Hindered | None:
    """Names, languages and addresses of a person and of those whose accounts he has; ValueError for nobody."""
    return decide(db, lambda: _forget(db, hide, number), lambda outcome: outcome is None)


def _forget(db: sqlite3.Connection, hide: Hide, number: int) -> Hindered | None:
    if not people.persons(db, (number,)):
        raise ValueError(f"there is no person {number}")
    everybody = (number, *(row[0] for row in db.execute("SELECT guest FROM links WHERE maker = ?", (number,))))
    if any(links.is_at_table(db, one) for one in everybody):
        return Hindered("at-table")
    accounts = db.execute("SELECT platform, account FROM accounts WHERE person = ?", (number,)).fetchall()
    for platform, account in accounts:
        if account.startswith(GONE):
            continue
        db.execute(
            "UPDATE accounts SET account = ? WHERE platform = ? AND account = ?",
            (hide(platform, account), platform, account),
        )
        for place in private_places(account):
            _hide_place(db, hide, platform, place)
    for one in everybody:
        db.execute("UPDATE persons SET name = ?, language = '', account = '', dm = 1 WHERE id = ?", (f"#{one}", one))
    db.execute("DELETE FROM join_codes WHERE kind = 'person' AND owner = ?", (number,))
    return None


def _hide_place(db: sqlite3.Connection, hide: Hide, platform: str, place: str) -> None:
    """The private chat with him: its address says who he is."""
    found = db.execute("SELECT id FROM communities WHERE platform = ? AND place = ?", (platform, place)).fetchone()
    if found is None:
        return
    gone = (hide(platform, place), platform, place)
    db.execute("UPDATE communities SET place = ? WHERE platform = ? AND place = ?", gone)
    db.execute("UPDATE community_addresses SET place = ? WHERE platform = ? AND place = ?", gone)
    rooms = db.execute("SELECT place FROM room_addresses WHERE community = ?", (found[0],)).fetchall()
    for (where,) in rooms:
        if not where.startswith(GONE):
            gone = (hide(platform, str(found[0]), where), platform, where)
            db.execute("UPDATE rooms SET place = ? WHERE platform = ? AND place = ?", gone)
            db.execute(
                "UPDATE room_addresses SET place = ? WHERE platform = ? AND place = ? AND community = ?",
                (*gone, found[0]),
            )
