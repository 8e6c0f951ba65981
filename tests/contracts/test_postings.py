"""The arithmetic of double entry that every store shares."""

import pytest

from poker_bot.host.ports import ACCOUNT_LIMIT, Insufficient, OverLimit, Posting
from poker_bot.store.postings import HOUSE_LOWEST, judge, net_changes, running


@pytest.mark.parametrize(
    ("account", "balance", "change", "refusal"),
    [
        ("wallet:1", 10, -10, None),
        ("wallet:1", 10, -11, Insufficient("wallet:1", 10)),
        ("pot:1", ACCOUNT_LIMIT - 1, 1, None),
        ("pot:1", ACCOUNT_LIMIT, 1, OverLimit("pot:1")),
        ("house", HOUSE_LOWEST + 1, -1, None),
        ("house", HOUSE_LOWEST, -1, OverLimit("house")),
        ("house", -5, 5, None),
        ("house", -5, 6, OverLimit("house")),
    ],
)
def test_limits(account: str, balance: int, change: int, refusal: Insufficient | OverLimit | None) -> None:
    """A person can be short of chips; the house can only have made as many as a bank can count."""
    assert judge(account, balance, change) == refusal


def test_net_changes_and_running_balances() -> None:
    """An account named several times changes once, by the sum; each movement still knows what stood behind it."""
    moved = (Posting("wallet:1", "seat:1:1", 100, "buy-in"), Posting("seat:1:1", "pot:1", 30, "bet"))
    assert net_changes(moved) == {"wallet:1": -100, "seat:1:1": 70, "pot:1": 30}
    assert running(moved, {"wallet:1": 500, "seat:1:1": 0, "pot:1": 5}) == [(400, 100), (70, 35)]
