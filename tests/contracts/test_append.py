"""The one write path of play: all of an append or nothing of it."""

import asyncio

import pytest
from msgspec.structs import replace

from poker_bot.host.ports import (
    ACCOUNT_LIMIT,
    Appended,
    Duplicate,
    Fenced,
    Insufficient,
    OverLimit,
    Posting,
    Store,
    StoredEvent,
    StoreError,
    Timer,
    TimerChange,
)
from tests.contracts.worlds import CHIPS, NOW, SECRET, World, appended, stored


async def test_versions_count_events(world: World) -> None:
    """A table's version is the number of its events, and the log gives them back in order."""
    assert await world.store.append(world.batch(0, events=3)) == Appended(3)
    assert await world.store.append(world.batch(3, events=2)) == Appended(5)
    assert await world.store.events(world.table) == stored(0, 5)
    assert await world.store.events(world.table, after=4) == stored(4, 1)
    assert await world.store.events(world.table, after=5) == ()


async def test_append_without_events(world: World) -> None:
    """An append may change only timers; the version stays."""
    await appended(world.store, world.batch(0, events=2))
    assert await world.store.append(world.batch(2, events=0, timers=[TimerChange("turn", NOW)])) == Appended(2)


async def test_lost_update_is_fenced(world: World) -> None:
    """Of two appends to one version the second is refused and leaves nothing."""
    await appended(world.store, world.batch(0, events=2))
    late = world.batch(
        0, dedupe="late", postings=[world.buy_in(10)], timers=[TimerChange("turn", NOW)], snapshot=b"late"
    )
    assert await world.store.append(late) == Fenced()
    loaded = await world.store.load(world.table)
    assert loaded is not None
    assert (loaded.version, loaded.snapshot, loaded.timers) == (2, None, ())
    assert await world.wallets() == (CHIPS, CHIPS)
    assert await world.store.append(world.batch(2, dedupe="late")) == Appended(3)


async def test_append_ahead_of_the_table_is_fenced(world: World) -> None:
    """An append that expects a version still to come is refused: the log has no gap."""
    assert await world.store.append(world.batch(1)) == Fenced()


async def test_redelivery_is_a_duplicate(world: World) -> None:
    """A dedupe key works once, even where the redelivered update would fit the table again (law 4)."""
    await appended(world.store, world.batch(0, dedupe="update-7", postings=[world.buy_in(100)]))
    again = world.batch(1, dedupe="update-7", postings=[world.buy_in(100)])
    assert await world.store.append(again) == Duplicate()
    assert await world.wallets() == (CHIPS - 100, CHIPS)
    loaded = await world.store.load(world.table)
    assert loaded is not None
    assert loaded.version == 1


async def test_a_stale_redelivery_is_a_duplicate_not_fenced(world: World) -> None:
    """A redelivery is recognised although its table has moved on."""
    batch = world.batch(0, dedupe="update-8")
    await appended(world.store, batch)
    await appended(world.store, world.batch(1))
    assert await world.store.append(batch) == Duplicate()


async def test_dedupe_keys_belong_to_a_bank(world: World) -> None:
    """The same key in another community is another update."""
    store = world.store
    await appended(store, world.batch(0, dedupe="1"))
    other = await store.community("playground", "elsewhere", "fr")
    room = await store.room(other.id, "playground", "elsewhere")
    table = await store.create_table(other.id, room.id)
    world.community = other
    assert await store.append(world.batch(0, dedupe="1", table=table)) == Appended(1)


async def test_empty_key_is_no_key(world: World) -> None:
    """Appends without a dedupe key are never duplicates of each other."""
    assert await world.store.append(world.batch(0)) == Appended(1)
    assert await world.store.append(world.batch(1)) == Appended(2)


async def test_short_account_refuses_the_whole_append(world: World) -> None:
    """Too few chips: the account and its balance are named, and neither events nor the key are used up."""
    short = world.batch(0, dedupe="buy", postings=[world.buy_in(CHIPS, 1), world.buy_in(CHIPS + 1)], snapshot=b"s")
    wallet = f"wallet:{world.people[0].id}"
    assert await world.store.append(short) == Insufficient(wallet, CHIPS)
    assert await world.wallets() == (CHIPS, CHIPS)
    assert await world.store.events(world.table) == ()
    assert await world.store.append(world.batch(0, dedupe="buy", postings=[world.buy_in(CHIPS)])) == Appended(1)


async def test_unknown_account_is_empty(world: World) -> None:
    """An account that never held chips has 0 of them."""
    nobody = Posting("wallet:999", f"pot:{world.table}", 1, "bet")
    assert await world.store.append(world.batch(0, postings=[nobody])) == Insufficient("wallet:999", 0)


async def test_two_buy_ins_at_once_spend_a_balance_once(world: World) -> None:
    """Two tables taking the whole wallet at the same moment: one gets it (trouble O-04)."""
    other = await world.another_table("den")
    wallet = f"wallet:{world.people[0].id}"
    batches = [
        world.batch(0, table=table, postings=[Posting(wallet, f"seat:{table}:1", CHIPS, "buy-in")])
        for table in (world.table, other)
    ]
    outcomes = await asyncio.gather(*(world.store.append(batch) for batch in batches))
    assert sorted(outcomes, key=str) == [Appended(1), Insufficient(wallet, 0)]
    assert await world.wallets() == (0, CHIPS)


async def test_account_limit(world: World) -> None:
    """Chips are limited where they are made, so whoever has all of them can still be paid (trouble O-08)."""
    store, (rich, poor) = world.store, world.people
    assert await store.grant(world.bank, rich.id, ACCOUNT_LIMIT - 2 * CHIPS, "rich", "rich", NOW)
    made = world.batch(0, postings=[Posting("house", f"wallet:{rich.id}", 1, "gift")])
    assert await store.append(made) == OverLimit("house")
    all_of_it = [Posting(f"wallet:{poor.id}", f"wallet:{rich.id}", CHIPS, "pot")]
    assert await store.append(world.batch(0, postings=all_of_it)) == Appended(1)
    assert await world.wallets() == (ACCOUNT_LIMIT, 0)


@pytest.mark.parametrize("amount", [ACCOUNT_LIMIT + 1, 2**63 - 1, 2**63, 10**40])
async def test_movement_past_the_limit(world: World, amount: int) -> None:
    """A movement that no account could hold is refused, also past 64 bits and if the same append takes it back."""
    there = Posting("house", f"pot:{world.table}", amount, "flood")
    back = Posting(f"pot:{world.table}", "house", amount, "flood")
    assert await world.store.append(world.batch(0, postings=[there, back])) == OverLimit(f"pot:{world.table}")
    assert await world.store.events(world.table) == ()


async def test_movements_that_are_too_much_together(world: World) -> None:
    """Each could be held, their sum could not be counted: refused like one that is too large."""
    twice = [Posting("house", f"pot:{world.table}", ACCOUNT_LIMIT, "flood")] * 3
    assert isinstance(await world.store.append(world.batch(0, postings=twice)), OverLimit)
    assert await world.store.events(world.table) == ()


async def test_house_cannot_gain(world: World) -> None:
    """Chips return to the house no further than to the number it made."""
    first = f"wallet:{world.people[0].id}"
    back = [Posting(first, "house", CHIPS, "take")]
    assert await world.store.append(world.batch(0, postings=back)) == Appended(1)
    other = await world.store.community("playground", "fresh", "en")
    room = await world.store.room(other.id, "playground", "fresh")
    table = await world.store.create_table(other.id, room.id)
    world.community = other
    flow = [Posting(f"pot:{table}", "house", 1, "take")]
    outcome = await world.store.append(world.batch(0, table=table, postings=flow))
    assert outcome == Insufficient(f"pot:{table}", 0)


async def test_chips_may_pass_through(world: World) -> None:
    """An append is judged by its sums: a seat may bet the chips that it gets in the same append."""
    person = world.people[0].id
    postings = [world.bet(30), world.buy_in(100), world.bet(20)]
    assert await world.store.append(world.batch(0, postings=postings)) == Appended(1)
    assert await world.wallets() == (CHIPS - 100, CHIPS)
    out = Posting(f"seat:{world.table}:{person}", f"wallet:{person}", 51, "cash-out")
    assert await world.store.append(world.batch(1, postings=[out])) == Insufficient(out.source, 50)


async def test_a_bad_neighbour_harms_nobody(world: World) -> None:
    """Among appends that share a commit each gets its own outcome, and the good ones are all there."""
    tables = [await world.another_table(f"room {number}") for number in range(5)]
    good, short, stale, twice, old = tables
    await appended(world.store, world.batch(0, table=twice, dedupe="twice"))
    batches = [
        world.batch(0, table=good, postings=[world.buy_in(10)]),
        world.batch(0, table=short, postings=[world.buy_in(CHIPS * 2)]),
        world.batch(9, table=stale),
        world.batch(1, table=twice, dedupe="twice"),
        world.batch(0, table=old, epoch=world.epoch - 1),
        world.batch(0, postings=[world.buy_in(20, 1)]),
    ]
    outcomes = await asyncio.gather(*(world.store.append(batch) for batch in batches))
    refusals = [Insufficient(f"wallet:{world.people[0].id}", CHIPS - 10), Fenced(), Duplicate(), Fenced()]
    assert outcomes == [Appended(1), *refusals, Appended(1)]
    assert await world.wallets() == (CHIPS - 10, CHIPS - 20)
    assert [len(await world.store.events(table)) for table in tables] == [1, 0, 0, 1, 0]


async def test_a_failing_neighbour_harms_nobody(world: World) -> None:
    """An append that is a mistake fails alone, with an exception, while those beside it are committed."""
    batches = [world.batch(0), world.batch(0, table=999), world.batch(1)]
    outcomes = await asyncio.gather(*(world.store.append(batch) for batch in batches), return_exceptions=True)
    assert isinstance(outcomes[1], ValueError)
    assert [outcomes[0], outcomes[2]] == [Appended(1), Appended(2)]


async def test_another_banks_table(world: World) -> None:
    """A table's chips belong to its bank; naming another one is a mistake."""
    world.community = await world.store.community("playground", "elsewhere", "en")
    with pytest.raises(ValueError, match="has no table"):
        await world.store.append(world.batch(0))


@pytest.mark.parametrize("versions", [(2,), (1, 3), (1, 1), (0,), (2, 1)])
async def test_gap_in_versions(world: World, versions: tuple[int, ...]) -> None:
    """Events that do not continue the expected version are a mistake."""
    events = tuple(StoredEvent(version, "PlayerChecked", b"{}") for version in versions)
    with pytest.raises(ValueError, match="stands where"):
        await world.store.append(replace(world.batch(0), events=events))
    assert await world.store.events(world.table) == ()


@pytest.mark.parametrize(
    "posting",
    [
        Posting("wallet:1", "pot:1", 0, "none"),
        Posting("wallet:1", "pot:1", -5, "negative"),
        Posting("wallet:1", "wallet:1", 5, "circle"),
        Posting("wallet:1", "purse:1", 5, "unknown"),
        Posting("wallet:1 ", "pot:1", 5, "blank"),
        Posting("wallet:1\n", "pot:1", 5, "line"),
        Posting("wallet:٣", "pot:1", 5, "digit"),
        Posting("seat:1", "pot:1", 5, "half"),
        Posting("", "pot:1", 5, "empty"),
    ],
    ids=lambda posting: posting.reason,
)
async def test_impossible_postings(world: World, posting: Posting) -> None:
    """An amount below 1, one account on both sides and a name that is no account are mistakes."""
    with pytest.raises(ValueError, match=r"moved|pay itself|no account"):
        await world.store.append(world.batch(0, postings=[posting]))
    assert await world.wallets() == (CHIPS, CHIPS)


async def test_take_over(world: World) -> None:
    """After a claim the one who wrote before is refused everything, and the new one goes on."""
    await appended(world.store, world.batch(0))
    epoch = await world.store.claim("successor")
    assert epoch > world.epoch
    assert await world.store.append(world.batch(1)) == Fenced()
    assert await world.store.append(world.batch(1, epoch=epoch + 1)) == Fenced()
    assert await world.store.append(world.batch(1, epoch=epoch)) == Appended(2)


async def test_an_old_owners_keys_stay_unused(world: World) -> None:
    """What an old owner tried and failed to append can be done by the new one."""
    epoch = await world.store.claim("successor")
    assert await world.store.append(world.batch(0, dedupe="press")) == Fenced()
    assert await world.store.append(world.batch(0, dedupe="press", epoch=epoch)) == Appended(1)


async def test_timers(world: World) -> None:
    """Timers are set, moved and cleared with the action; clearing one that is not set is nothing."""
    store = world.store
    await appended(store, world.batch(0, timers=[TimerChange("turn", NOW + 5), TimerChange("away:1", NOW + 9)]))
    await appended(store, world.batch(1, timers=[TimerChange("turn", NOW + 7), TimerChange("none", None)]))
    loaded = await store.load(world.table)
    assert loaded is not None
    assert loaded.timers == (Timer(world.table, "away:1", NOW + 9), Timer(world.table, "turn", NOW + 7))
    await appended(store, world.batch(2, timers=[TimerChange("turn", None)]))
    loaded = await store.load(world.table)
    assert loaded is not None
    assert loaded.timers == (Timer(world.table, "away:1", NOW + 9),)


async def test_snapshot_and_the_events_behind_it(world: World) -> None:
    """Loading gives the newest snapshot and only what came after it; the whole log stays."""
    store = world.store
    await appended(store, world.batch(0, events=2, snapshot=b"two"))
    await appended(store, world.batch(2, events=2, secret=True, snapshot=b"four"))
    await appended(store, world.batch(4, events=3, secret=True))
    loaded = await store.load(world.table)
    assert loaded is not None
    assert (loaded.bank, loaded.community) == (world.bank, world.community.id)
    assert (loaded.version, loaded.snapshot_version, loaded.snapshot) == (7, 4, b"four")
    assert loaded.events == stored(4, 3, secret=True)
    assert await store.events(world.table) == stored(0, 2) + stored(2, 2, secret=True) + stored(4, 3, secret=True)


async def test_secret_bodies_come_back(world: World) -> None:
    """What was stored as secret is given back in clear, still marked."""
    await appended(world.store, world.batch(0, events=2, secret=True))
    first, second = await world.store.events(world.table)
    assert (first.body, first.secret, second.secret) == (SECRET, True, False)


async def test_cancelled_append_is_decided(world: World) -> None:
    """Who is cancelled while an append is under way finds it done or not done, never half."""
    batch = world.batch(0, dedupe="pressed", postings=[world.buy_in(100)], snapshot=b"s")
    task = asyncio.create_task(world.store.append(batch))
    await asyncio.sleep(0)
    task.cancel()
    done, _ = await asyncio.wait([task])
    loaded = await world.store.load(world.table)
    assert loaded is not None
    assert done == {task}
    assert (loaded.version, loaded.snapshot, await world.wallets()) == (1, b"s", (CHIPS - 100, CHIPS))
    assert await world.store.append(batch) == Duplicate()


async def test_close_finishes_what_waits(store: Store, world: World) -> None:
    """Appends handed in before the close are committed by it; later ones are refused."""
    waiting = [asyncio.create_task(store.append(world.batch(version))) for version in range(5)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [Appended(version + 1) for version in range(5)]
    with pytest.raises(StoreError, match="closed"):
        await store.append(world.batch(5))
    await store.close()
