"""What who was linked, or came with a community, takes back when that is undone: claims, in SQL.

A claim is for chips in one bank in one wallet. Where both kinds of link are undone in any order the chips move with
them, and the claims with the chips: or they would lie where their owner does not play.
"""

import sqlite3
from collections.abc import Mapping
from typing import Final

# Of guests who are part of ``?1`` now, in bank ``?2``; of platform ``?3`` only, "" = of all.
_CLAIMS: Final = """
    SELECT c.guest, c.chips FROM link_chips c JOIN links l ON l.guest = c.guest
    WHERE l.maker = ?1 AND c.bank = ?2
    AND (?3 = '' OR EXISTS (SELECT 1 FROM accounts a WHERE a.home = c.guest AND a.platform = ?3))
    ORDER BY c.guest
"""
_TAKE: Final = (
    "DELETE FROM link_chips WHERE guest = ?1 AND bank = ?2 AND chips = ?3",
    "UPDATE link_chips SET chips = chips - ?3 WHERE guest = ?1 AND bank = ?2 AND chips > ?3",
)
_GIVE: Final = """
    INSERT INTO link_chips (guest, bank, chips) VALUES (?, ?, ?)
    ON CONFLICT (guest, bank) DO UPDATE SET chips = chips + excluded.chips
"""
# The community that came into that bank from a platform on which the guest has an account.
_JOINED: Final = """
    SELECT l.guest FROM community_links l JOIN communities g ON g.id = l.guest JOIN communities h ON h.id = l.host
    WHERE h.bank = ? AND g.platform IN (SELECT platform FROM accounts WHERE home = ?)
"""
_CAME_WITH: Final = "SELECT coalesce(sum(chips), 0) FROM community_link_chips WHERE guest = ? AND person = ?"
_TAKE_JOINED: Final = (
    "DELETE FROM community_link_chips WHERE guest = ?1 AND person = ?2 AND chips = ?3",
    "UPDATE community_link_chips SET chips = chips - ?3 WHERE guest = ?1 AND person = ?2 AND chips > ?3",
)
_GIVE_JOINED: Final = """
    INSERT INTO community_link_chips (guest, person, chips) VALUES (?, ?, ?)
    ON CONFLICT (guest, person) DO UPDATE SET chips = chips + excluded.chips
"""


def follow(db: sqlite3.Connection, carried: Mapping[int, int], banks: tuple[int, int], platform: str = "") -> None:
    """Chips by person went from one bank to another; so do the claims of those who are part of him.

    ``platform``: those of people from there only, "" = all of them.
    """
    old, new = banks
    for maker, chips in carried.items():
        left = chips
        for guest, claim in db.execute(_CLAIMS, (maker, old, platform)).fetchall():
            moved = min(claim, left)
            if moved:
                for statement in _TAKE:
                    db.execute(statement, (guest, old, moved))
                db.execute(_GIVE, (guest, new, moved))
            left -= moved


def part(db: sqlite3.Connection, maker: int, guest: int, back: tuple[int, int]) -> None:
    """``back``: bank, and chips that the guest takes out of it; what of them came with his community goes home with it.

    Called before his accounts are his again.
    """
    bank, chips = back
    joined = db.execute(_JOINED, (bank, guest)).fetchone()
    if joined is None:
        return
    own, claim = (db.execute(_CAME_WITH, (joined[0], one)).fetchone()[0] for one in (guest, maker))
    moved = min(chips - own, claim)
    if moved > 0:
        for statement in _TAKE_JOINED:
            db.execute(statement, (joined[0], maker, moved))
        db.execute(_GIVE_JOINED, (joined[0], guest, moved))
