"""Movements of chips between the accounts of a bank: as asked for, as refused, as booked (law 8)."""

from msgspec import Struct


class Posting(Struct, frozen=True):
    """A movement of ``amount`` > 0 chips from one account to another inside a bank; ``reason`` is a code.

    The accounts are those of ``ports.accounts``.
    """

    source: str
    target: str
    amount: int
    reason: str
    hand: int = 0  # hand number at the table, 0 = none


class Duplicate(Struct, frozen=True, tag=True):
    """The dedupe key was used before; nothing was written."""


class Insufficient(Struct, frozen=True, tag=True):
    """``account`` has only ``balance`` chips; nothing was written."""

    account: str
    balance: int


class OverLimit(Struct, frozen=True, tag=True):
    """``account`` would exceed ``ACCOUNT_LIMIT``; nothing was written. Play cannot come there."""

    account: str


class Transfer(Struct, frozen=True):
    """``amount`` > 0 chips from one person's wallet to another's, by the first; ``reason`` is a code.

    ``dedupe`` is unique for ever per bank, "" = none.
    """

    bank: int
    source: int
    target: int
    amount: int
    reason: str
    at: int
    dedupe: str = ""


class Transferred(Struct, frozen=True, tag=True):
    """Committed; what both wallets hold behind it."""

    source_after: int
    target_after: int


TransferOutcome = Transferred | Duplicate | Insufficient | OverLimit


class LedgerRow(Struct, frozen=True, gc=False):
    """One movement as booked. ``id`` counts from 1 without a gap.

    ``source_after`` and ``target_after`` are what the accounts held behind it. ``person`` is who did it, 0 = the host.
    ``table``, ``hand`` and ``version`` (of the table, behind that append) are 0 for what belongs to no table: a grant,
    an act of an admin.
    """

    id: int
    bank: int
    source: str
    target: str
    amount: int
    reason: str
    person: int
    hand: int
    table: int
    version: int
    at: int
    source_after: int
    target_after: int
