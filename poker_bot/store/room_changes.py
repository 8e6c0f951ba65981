"""What an act of an admin makes of a card room, shared by every store: whole, or refused before anything is written.

Names of stakes are the same when they differ in case alone; they are kept as written.
"""

import unicodedata
from typing import Final

import msgspec
from msgspec.structs import replace

from poker_bot.host.ports import HOUSE, AdminBatch, CardRoom, Conflict, NameTaken, NoSuchStake, Stake
from poker_bot.store.postings import check_posting

_WALLET: Final = "wallet:"


def folded(name: str) -> str:
    """The form in which names of stakes are compared: case is nothing, nor is how a letter is composed."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def changes_room(batch: AdminBatch) -> bool:
    """Whether settings or stakes are part of the act."""
    return bool(batch.settings or batch.stake or batch.replaces or batch.room_stake or batch.language)


def check_act(batch: AdminBatch) -> None:
    """ValueError for an act that contradicts itself, or holds what cannot be written (half a surrogate pair)."""
    if changes_room(batch) and batch.expected < 0:
        raise ValueError("settings and stakes are changed only by somebody who says what he saw of them")
    if batch.stake is not None and not batch.stake.name:
        raise ValueError("a stake needs a name")
    for posting in batch.postings:
        check_posting(posting)
        for account in (posting.source, posting.target):
            if account != HOUSE and not account.startswith(_WALLET):
                raise ValueError(f"{account} belongs to a table, whose events alone move its chips")
    msgspec.json.encode((batch.action, batch.params, batch.settings, batch.stake, batch.room_stake))


def changed(room: CardRoom, batch: AdminBatch) -> CardRoom | Conflict | NameTaken | NoSuchStake:
    """The card room behind the act, its stakes by name; the same one when the act is not about it.

    The stake is changed first, and whatever uses it follows; what ``settings`` and ``room_stake`` name is looked for
    among the stakes as they are then.
    """
    if batch.expected not in {-1, room.revision}:
        return Conflict()
    if not changes_room(batch):
        return room
    stakes = _stakes(room, batch)
    if not isinstance(stakes, dict):
        return stakes
    settings = batch.settings or replace(room.settings, stake=_following(room.settings.stake, batch))
    room_stakes = {number: _following(name, batch) for number, name in room.room_stakes.items()}
    if batch.room_stake is not None:
        number, name = batch.room_stake
        room_stakes[number] = name
    used = [folded(name) for name in (settings.stake, *room_stakes.values()) if name]
    if not all(name in stakes for name in used):
        return NoSuchStake()
    written = {name: stake.name for name, stake in stakes.items()} | {"": ""}
    return CardRoom(
        room.community,
        room.revision + 1,
        replace(settings, stake=written[folded(settings.stake)]),
        tuple(stakes[name] for name in sorted(stakes)),
        {number: written[folded(name)] for number, name in sorted(room_stakes.items()) if name},
    )


def _stakes(room: CardRoom, batch: AdminBatch) -> dict[str, Stake] | NameTaken | NoSuchStake:
    """The stakes behind the act, by folded name."""
    stakes = {folded(stake.name): stake for stake in room.stakes}
    if batch.replaces and stakes.pop(folded(batch.replaces), None) is None:
        return NoSuchStake()
    if batch.stake is not None:
        if folded(batch.stake.name) in stakes:
            return NameTaken()
        stakes[folded(batch.stake.name)] = batch.stake
    return stakes


def _following(name: str, batch: AdminBatch) -> str:
    """What one who used the stake called ``name`` uses behind the act; "" when it was removed."""
    if not batch.replaces or folded(name) != folded(batch.replaces):
        return name
    return batch.stake.name if batch.stake is not None else ""
