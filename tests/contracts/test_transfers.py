"""Chips from one wallet to another: whole, once, and a row of the ledger; or nothing."""

import asyncio

import pytest
from msgspec.structs import replace

from poker_bot.host.ports import ACCOUNT_LIMIT, Duplicate, Insufficient, LedgerRow, OverLimit, Transfer, Transferred
from tests.contracts.worlds import CHIPS, NOW, World, kept


def give(world: World, amount: int, dedupe: str = "") -> Transfer:
    """From the first of the two people to the second."""
    return Transfer(world.bank, world.people[0].id, world.people[1].id, amount, "gift", NOW, dedupe)


async def test_a_transfer_is_one_row(world: World) -> None:
    """Both wallets at once, by the one who gave; all of it can be given; what both hold is told."""
    assert await world.store.transfer(give(world, 30)) == Transferred(CHIPS - 30, CHIPS + 30)
    assert await world.store.transfer(give(world, CHIPS - 30)) == Transferred(0, 2 * CHIPS)
    assert await world.wallets() == (0, 2 * CHIPS)
    row, *_ = await world.store.movements(world.bank)
    side = ("wallet:1", "wallet:2", CHIPS - 30, "gift")
    assert row == LedgerRow(row.id, world.bank, *side, world.people[0].id, 0, 0, 0, NOW, 0, 2 * CHIPS)


@pytest.mark.parametrize(
    ("amount", "outcome"),
    [
        (CHIPS + 1, Insufficient("wallet:1", CHIPS)),
        (ACCOUNT_LIMIT + 1, OverLimit("wallet:2")),
        (2**63, OverLimit("wallet:2")),
    ],
)
async def test_too_much_moves_nothing(world: World, amount: int, outcome: object) -> None:
    """And the key is not spent: the right amount may follow under it."""
    before = await kept(world)
    assert await world.store.transfer(give(world, amount, "u1")) == outcome
    assert await kept(world) == before
    assert isinstance(await world.store.transfer(give(world, 1, "u1")), Transferred)


async def test_a_key_counts_once(world: World) -> None:
    """Sent twice, also at the same moment, it is done once."""
    asked = give(world, 10, "u1")
    outcomes = await asyncio.gather(world.store.transfer(asked), world.store.transfer(asked))
    assert sorted(type(one).__name__ for one in outcomes) == ["Duplicate", "Transferred"]
    assert await world.store.transfer(replace(asked, amount=20)) == Duplicate()
    assert await world.wallets() == (CHIPS - 10, CHIPS + 10)


async def test_a_wallet_is_opened(world: World) -> None:
    """Somebody without one has one then; he who has none has nothing to give."""
    nadia = (await world.store.person("playground", "new", "Nadia")).id
    asked = replace(give(world, 5), target=nadia)
    assert await world.store.transfer(replace(asked, source=nadia, target=1)) == Insufficient(f"wallet:{nadia}", 0)
    assert await world.store.balance(world.bank, nadia) is None
    assert await world.store.transfer(asked) == Transferred(CHIPS - 5, 5)


@pytest.mark.parametrize("wrong", [{"amount": 0}, {"amount": -5}, {"target": 1}, {"bank": 99}, {"target": 0}])
async def test_contradictions(world: World, wrong: dict[str, int]) -> None:
    """No amount below 1, no gift to oneself, no bank or wallet that cannot be."""
    before = await kept(world)
    with pytest.raises(ValueError, match=r"cannot be moved|cannot pay itself|no bank|no account"):
        await world.store.transfer(replace(give(world, 5), **wrong))
    assert await kept(world) == before
