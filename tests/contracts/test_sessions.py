"""What a session is settled by: movements between wallets and a table, and which table a room showed last."""

from poker_bot.host.ports import Posting
from tests.contracts.worlds import World, appended


async def test_only_rows_with_a_wallet_come_back(world: World) -> None:
    """Bets are no part of a settle-up, nor grants, nor another table; the order is that of booking."""
    store, table, (anna, bert) = world.store, world.table, world.people
    version = await appended(store, world.batch(0, postings=[world.buy_in(400), world.buy_in(300, 1)]))
    version = await appended(store, world.batch(version, postings=[world.bet(50), world.bet(50, 1)]))
    refund = Posting(f"pot:{table}", f"wallet:{bert.id}", 50, "void", hand=1)
    leaves = Posting(f"seat:{table}:{anna.id}", f"wallet:{anna.id}", 350, "cash-out")
    await appended(store, world.batch(version, postings=[refund, leaves]))
    other = await world.another_table("kitchen")
    elsewhere = Posting(f"wallet:{anna.id}", f"seat:{other}:{anna.id}", 100, "buy-in")
    await appended(store, world.batch(0, postings=[elsewhere], table=other))
    rows = await store.wallet_rows(table)
    assert [(row.source, row.target, row.amount, row.reason) for row in rows] == [
        (f"wallet:{anna.id}", f"seat:{table}:{anna.id}", 400, "buy-in"),
        (f"wallet:{bert.id}", f"seat:{table}:{bert.id}", 300, "buy-in"),
        (f"pot:{table}", f"wallet:{bert.id}", 50, "void"),
        (f"seat:{table}:{anna.id}", f"wallet:{anna.id}", 350, "cash-out"),
    ]
    assert {row.table for row in rows} == {table}
    assert [row.amount for row in await store.wallet_rows(other)] == [100]


async def test_a_table_without_chips_has_no_rows(world: World) -> None:
    """Nor has one that does not exist, nor what belongs to no table: the grants."""
    assert [await world.store.wallet_rows(table) for table in (world.table, 99, 0)] == [(), (), ()]


async def test_a_room_remembers_its_last_table(world: World) -> None:
    """From its closing on, and no other room does."""
    store = world.store
    await appended(store, world.batch(0, postings=[world.buy_in(400)]))
    assert await store.last_table(world.room.id) == 0
    await world.another_table("kitchen")
    await store.close_table(world.table)
    await store.close_table(world.table)
    assert await store.last_table(world.room.id) == world.table
    kitchen = await store.room(world.community.id, "playground", "kitchen")
    assert [await store.last_table(room) for room in (kitchen.id, 99)] == [0, 0]


async def test_a_table_to_which_nobody_brought_chips_is_none_to_remember(world: World) -> None:
    """Opened by mistake and closed again, it takes nothing from the evening before it."""
    store, room = world.store, world.room.id
    await appended(store, world.batch(0, postings=[world.buy_in(400)]))
    await store.close_table(world.table)
    empty = await store.create_table(world.community.id, room)
    assert await store.last_table(room) == world.table
    await store.close_table(empty)
    assert await store.last_table(room) == world.table
