"""What front ends remember of their platforms."""

from tests.contracts.worlds import World


async def test_facts_are_remembered_by_name(world: World) -> None:
    """The newest value counts, names do not touch each other, and an unknown one is nothing."""
    assert await world.store.fact("commands") is None
    await world.store.save_fact("commands", "a")
    await world.store.save_fact("commands", "b")
    await world.store.save_fact("other", "")
    assert await world.store.fact("commands") == "b"
    assert await world.store.fact("other") == ""
