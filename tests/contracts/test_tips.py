"""Explanations: each is noted once for each person, and never for whoever wants none."""

import pytest

from poker_bot.host.ports import Store
from tests.contracts.worlds import World


async def test_a_tip_is_noted_once(world: World) -> None:
    """The first time is the only one; other tips and other people are their own."""
    first, second = (person.id for person in world.people[:2])
    assert [await world.store.tip(first, "tip-turn") for _ in range(3)] == [True, False, False]
    assert await world.store.tip(first, "tip-blind")
    assert await world.store.tip(second, "tip-turn")


async def test_who_wants_none_is_noted_none(world: World) -> None:
    """Nothing counts as told while they are off; what was told before stays told."""
    first, second = (person.id for person in world.people[:2])
    assert await world.store.tip(first, "tip-turn")
    for _ in range(2):
        await world.store.set_tips(first, on=False)
    assert not await world.store.tip(first, "tip-blind")
    assert await world.store.tip(second, "tip-blind")
    for _ in range(2):
        await world.store.set_tips(first, on=True)
    assert await world.store.tip(first, "tip-blind")
    assert not await world.store.tip(first, "tip-turn")


async def test_nobody_is_told_nothing(store: Store) -> None:
    """An unknown person is a mistake of the caller."""
    with pytest.raises(ValueError, match="no person 99"):
        await store.tip(99, "tip-turn")
    with pytest.raises(ValueError, match="no person 99"):
        await store.set_tips(99, on=False)
