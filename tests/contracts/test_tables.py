"""Tables are made once, shown in rooms, and closed with their log kept."""

import asyncio

import pytest

from poker_bot.host.ports import Store, TimerChange
from tests.contracts.worlds import NOW, World, appended, stored


async def test_a_new_table_is_shown_in_its_room(world: World) -> None:
    """The room names its table, the table its rooms."""
    room = await world.store.room(world.community.id, "playground", "parlour")
    assert room.table == world.table
    assert await world.store.rooms_of(world.table) == (room,)
    assert await world.store.open_tables() == (world.table,)


async def test_a_new_table_is_empty(world: World) -> None:
    """It has version 0, no snapshot, no events, no timers."""
    loaded = await world.store.load(world.table)
    assert loaded is not None
    assert (loaded.version, loaded.snapshot_version, loaded.snapshot) == (0, 0, None)
    assert (loaded.events, loaded.timers) == ((), ())


async def test_a_room_has_one_table(world: World) -> None:
    """Asked twice, also at the same moment, a room keeps the table that it shows."""
    room = await world.store.room(world.community.id, "playground", "den")
    made = await asyncio.gather(*(world.store.create_table(world.community.id, room.id) for _ in range(3)))
    assert len(set(made)) == 1
    assert made[0] != world.table
    assert await world.store.open_tables() == (world.table, made[0])


async def test_closed_tables_keep_their_log(world: World) -> None:
    """A closed table is shown nowhere and has no timers; its events can still be read, and its id is not used again."""
    store = world.store
    await appended(store, world.batch(0, events=2, timers=[TimerChange("idle", NOW)]))
    await store.close_table(world.table)
    assert await store.open_tables() == ()
    assert await store.rooms_of(world.table) == ()
    assert (await store.room(world.community.id, "playground", "parlour")).table == 0
    loaded = await store.load(world.table)
    assert loaded is not None
    assert (loaded.version, loaded.events, loaded.timers) == (2, stored(0, 2), ())
    assert await store.create_table(world.community.id, world.room.id) == world.table + 1
    await store.close_table(world.table)
    assert await store.open_tables() == (world.table + 1,)


async def test_unknown_tables(store: Store) -> None:
    """A table that never was loads as nothing, has no events and no rooms, and cannot be closed."""
    assert await store.load(77) is None
    assert await store.events(77) == ()
    assert await store.rooms_of(77) == ()
    assert await store.rooms_of(0) == ()
    with pytest.raises(ValueError, match="no table 77"):
        await store.close_table(77)


async def test_tables_need_a_room_of_the_community(world: World) -> None:
    """A table is not made in a room that is unknown or somebody else's."""
    other = await world.store.community("playground", "other", "en")
    for community, room in ((world.community.id, 99), (other.id, world.room.id)):
        with pytest.raises(ValueError, match="has no room"):
            await world.store.create_table(community, room)
    assert await world.store.open_tables() == (world.table,)
