"""Double entry as arithmetic, shared by every store: whose chips, net changes, limits, running balances.

A batch is judged by its sums: chips may pass through an account that could not have held them one by one.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from poker_bot.host.ports import ACCOUNT_LIMIT, HOUSE, Append, Insufficient, OverLimit, Posting

HOUSE_LOWEST: Final = -ACCOUNT_LIMIT
"""So many chips can be made in a bank; sums over it stay inside 64 bits (trouble O-08)."""

_ACCOUNT: Final = re.compile(r"house|wallet:[1-9]\d*|seat:[1-9]\d*:[1-9]\d*|pot:[1-9]\d*", re.ASCII)


class Origin(NamedTuple):
    """What movements come from: the act at a table, ``version`` behind it; 0 and 0 for what belongs to no table.

    ``person`` is who did it, 0 = the host.
    """

    bank: int
    table: int
    version: int
    person: int
    at: int


def limits(account: str) -> tuple[int, int]:
    """The least and the most an account may hold (chips)."""
    return (HOUSE_LOWEST, 0) if account == HOUSE else (0, ACCOUNT_LIMIT)


def judge(account: str, balance: int, change: int) -> Insufficient | OverLimit | None:
    """Why ``account`` with ``balance`` cannot change by ``change`` chips, None when it can."""
    least, most = limits(account)
    if least <= balance + change <= most:
        return None
    # The house out of chips has hit a limit; it is not a person who is short of them.
    return Insufficient(account, balance) if change < 0 and account != HOUSE else OverLimit(account)


def check_batch(batch: Append) -> None:
    """ValueError for an append that contradicts itself: a gap in its versions, an impossible posting."""
    for version, event in enumerate(batch.events, batch.expected + 1):
        if event.version != version:
            raise ValueError(f"event {event.version} of table {batch.table} stands where {version} is due")
    for posting in batch.postings:
        check_posting(posting)


def check_posting(posting: Posting) -> None:
    """ValueError for an amount below 1, one account on both sides, or a name that is no account."""
    if posting.amount < 1:
        raise ValueError(f"{posting.source} to {posting.target}: {posting.amount} chips cannot be moved")
    if posting.source == posting.target:
        raise ValueError(f"{posting.source} cannot pay itself")
    for account in (posting.source, posting.target):
        if not _ACCOUNT.fullmatch(account):
            raise ValueError(f"{account!r} is no account")


def owner(account: str) -> int | None:
    """Whose wallet or seat it is; None for the house and for pots."""
    kind, *numbers = account.split(":")
    return int(numbers[-1]) if kind in {"wallet", "seat"} else None


def too_large(postings: Sequence[Posting]) -> OverLimit | None:
    """The refusal for movements, one or all of an account together, that no account could hold."""
    for posting in postings:
        if posting.amount > ACCOUNT_LIMIT:
            return OverLimit(posting.target)
    return next((OverLimit(one) for one, change in net_changes(postings).items() if abs(change) > ACCOUNT_LIMIT), None)


def net_changes(postings: Iterable[Posting]) -> dict[str, int]:
    """What each account gains or loses in all (chips), in the order in which they are first named."""
    changes: dict[str, int] = {}
    for posting in postings:
        changes[posting.source] = changes.get(posting.source, 0) - posting.amount
        changes[posting.target] = changes.get(posting.target, 0) + posting.amount
    return changes


def running(postings: Iterable[Posting], before: Mapping[str, int]) -> list[tuple[int, int]]:
    """What source and target hold behind each posting, from the balances ``before`` the first."""
    now = dict(before)
    after: list[tuple[int, int]] = []
    for posting in postings:
        now[posting.source] -= posting.amount
        now[posting.target] += posting.amount
        after.append((now[posting.source], now[posting.target]))
    return after
