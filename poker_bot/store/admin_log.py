"""The log of what admins did, in SQL: entered with the act itself, read in pages, never changed."""

import sqlite3
from typing import Final

import msgspec

from poker_bot.host.ports import AdminBatch, AdminEntry
from poker_bot.store.pages import page

_ENTER: Final = "INSERT INTO admin_log (community, person, at, action, params) VALUES (?, ?, ?, ?, ?)"
_PAGE: Final = """
    SELECT id, community, person, at, action, params FROM admin_log
    WHERE community = ? AND id < ? ORDER BY id DESC LIMIT ?
"""
_params = msgspec.json.Decoder(dict[str, int | str])


def enter(db: sqlite3.Connection, batch: AdminBatch) -> int:
    """Write down the act; returns the number of the entry. The caller has the transaction."""
    row = (batch.community, batch.person, batch.at, batch.action, msgspec.json.encode(batch.params).decode())
    number = db.execute(_ENTER, row).lastrowid
    assert number is not None  # noqa: S101 - an INSERT has a row id
    return number


def entries(db: sqlite3.Connection, community: int, before: int, limit: int) -> tuple[AdminEntry, ...]:
    """A page of a community's log, newest first; ValueError for a page of nothing."""
    return tuple(
        AdminEntry(number, owner, person, at, action, _params.decode(params))
        for number, owner, person, at, action, params in db.execute(_PAGE, (community, *page(before, limit)))
    )
