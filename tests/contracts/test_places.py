"""Platform addresses lead to communities and rooms of ours, and are not their keys (law 9)."""

import pytest

from poker_bot.host.ports import Community, Room, Store
from tests.contracts.worlds import World, appended


async def test_a_community_is_made_once(store: Store) -> None:
    """The first visit makes it, with its own bank and the language given; later visits find it unchanged."""
    made = await store.community("discord", "4711", "it")
    assert made == Community(made.id, made.bank, "discord", "4711", "it")
    assert await store.community("discord", "4711", "fr") == made
    assert await store.community_by_id(made.id) == made
    other = await store.community("telegram", "4711", "en")
    assert (other.id, other.bank) != (made.id, made.bank)
    assert other.bank != made.bank
    assert await store.community_by_id(99) is None


async def test_a_room_is_made_once(store: Store) -> None:
    """A room is found again by its address within its community; without a table it shows 0."""
    home = await store.community("discord", "4711", "en")
    made = await store.room(home.id, "discord", "channel")
    assert made == Room(made.id, home.id, "discord", "channel", 0)
    assert await store.room(home.id, "discord", "channel") == made
    assert (await store.room(home.id, "discord", "thread")).id != made.id
    with pytest.raises(ValueError, match="no community 99"):
        await store.room(99, "discord", "channel")


async def test_a_chat_that_moves(store: Store) -> None:
    """When a group becomes a supergroup its community, room, table and chips stay; both addresses lead there."""
    group = await store.community("telegram", "-50", "en")
    room = await store.room(group.id, "telegram", "-50")
    table = await store.create_table(group.id, room.id)
    await store.move_place("telegram", "-50", "-1000050")
    for address in ("-50", "-1000050"):
        community = await store.community("telegram", address, "fr")
        assert community == Community(group.id, group.bank, "telegram", "-1000050", "en")
        assert await store.room(community.id, "telegram", address) == Room(
            room.id, group.id, "telegram", "-1000050", table
        )
    assert [shown.place for shown in await store.rooms_of(table)] == ["-1000050"]


async def test_a_chat_that_moved_before_we_heard(store: Store) -> None:
    """An update from the new address that came before the notice does not take the place of the old group."""
    group = await store.community("telegram", "-50", "en")
    room = await store.room(group.id, "telegram", "-50")
    hasty = await store.community("telegram", "-1000050", "en")
    await store.room(hasty.id, "telegram", "-1000050")
    await store.move_place("telegram", "-50", "-1000050")
    found = await store.community("telegram", "-1000050", "en")
    assert found.id == group.id
    assert (await store.room(found.id, "telegram", "-1000050")).id == room.id


async def test_a_notice_of_a_move_that_comes_again(store: Store) -> None:
    """A repeated notice changes nothing, not even after a further move; addresses of other platforms stay."""
    group = await store.community("telegram", "1", "en")
    room = await store.room(group.id, "telegram", "1")
    other = await store.community("discord", "1", "en")
    await store.move_place("telegram", "1", "2")
    await store.move_place("telegram", "2", "3")
    await store.move_place("telegram", "1", "2")
    await store.move_place("telegram", "unknown", "1")
    for address in ("1", "2", "3"):
        community = await store.community("telegram", address, "en")
        assert (community.id, community.place) == (group.id, "3")
        found = await store.room(group.id, "telegram", address)
        assert (found.id, found.place) == (room.id, "3")
    assert (await store.community("discord", "1", "en")) == other


async def test_messages_are_remembered(world: World) -> None:
    """A message id is kept per room and slot; the newest counts."""
    store, room = world.store, world.room.id
    other = (await store.room(world.community.id, "playground", "den")).id
    assert await store.message(room, "table:1") is None
    await store.save_message(room, "table:1", "m1")
    await store.save_message(room, "table:1", "m2")
    await store.save_message(room, "lobby", "m3")
    assert await store.message(room, "table:1") == "m2"
    assert await store.message(room, "lobby") == "m3"
    assert await store.message(other, "table:1") is None
    with pytest.raises(ValueError, match="no room 99"):
        await store.save_message(99, "lobby", "m")


async def test_moving_keeps_messages_and_the_log(world: World) -> None:
    """What was remembered of a room and played at its table is there after a move."""
    await world.store.save_message(world.room.id, "lobby", "m3")
    await appended(world.store, world.batch(0))
    await world.store.move_place("playground", "parlour", "salon")
    room = await world.store.room(world.community.id, "playground", "salon")
    assert (room.id, room.table) == (world.room.id, world.table)
    assert await world.store.message(room.id, "lobby") == "m3"
