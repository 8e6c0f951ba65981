"""Whatever is appended, chips are conserved; and the file says the same as the store in memory."""

import asyncio
import tempfile
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from poker_bot.host.ports import (
    ACCOUNT_LIMIT,
    Append,
    AppendOutcome,
    Insufficient,
    LoadedTable,
    Posting,
    Store,
    TimerChange,
)
from poker_bot.store.memory import MemoryStore
from poker_bot.store.readonly import ReadOnlyStore
from poker_bot.store.sqlite import open_store
from tests.contracts.worlds import CHIPS, World, key_of, make_world

ACCOUNTS = ("wallet:1", "wallet:2", "seat:1:1", "seat:1:2", "pot:1", "wallet:9")
AMOUNTS = st.one_of(
    st.integers(1, CHIPS * 2), st.sampled_from([1, CHIPS, ACCOUNT_LIMIT, ACCOUNT_LIMIT + 1, 2**63, 10**30])
)
POSTINGS = st.builds(
    lambda pair, amount: Posting(pair[0], pair[1], amount, "any"),
    st.lists(st.sampled_from(ACCOUNTS), min_size=2, max_size=2, unique=True),
    AMOUNTS,
)
TIMERS = st.builds(TimerChange, st.sampled_from(["turn", "idle"]), st.none() | st.integers(0, 2**53))


Plays = list[tuple[int, int, str, bool, list[Posting], list[TimerChange], bool]]


@st.composite
def plays(draw: st.DrawFn) -> Plays:
    """Appends in the making: versions off the mark, events, dedupe key, secret, postings, timers, snapshot."""
    one = st.tuples(
        st.sampled_from([0, 0, 0, 0, 0, 1, -1]),
        st.integers(0, 3),
        st.sampled_from(["", "", "a", "b", "c"]),
        st.booleans(),
        st.lists(POSTINGS, max_size=4),
        st.lists(TIMERS, max_size=2),
        st.booleans(),
    )
    return draw(st.lists(one, max_size=8))


async def holdings(world: World) -> dict[str, int]:
    """What each account holds, asked by the port alone: a refusal to pay more says how much there is."""
    found: dict[str, int] = {}
    loaded = await world.store.load(world.table)
    assert loaded is not None
    for account in ACCOUNTS:
        target = "pot:1" if account != "pot:1" else "wallet:1"
        probe = world.batch(loaded.version, events=0, postings=[Posting(account, target, ACCOUNT_LIMIT, "probe")])
        outcome = await world.store.append(probe)
        assert isinstance(outcome, Insufficient), outcome
        found[account] = outcome.balance
    return found


async def play(store: Store, wanted: Plays) -> tuple[list[AppendOutcome], list[dict[str, int]], LoadedTable | None]:
    """Append all of ``wanted`` and tell the outcomes, the holdings after each, and the table at the end."""
    world = await make_world(store)
    outcomes: list[AppendOutcome] = []
    held: list[dict[str, int]] = []
    for off, events, dedupe, secret, postings, timers, snapshot in wanted:
        loaded = await store.load(world.table)
        assert loaded is not None
        version = max(0, loaded.version + off)
        batch: Append = world.batch(
            version,
            events=events,
            dedupe=dedupe,
            secret=secret,
            postings=postings,
            timers=timers,
            snapshot=f"state behind {version + events}".encode() if snapshot else None,
        )
        outcomes.append(await store.append(batch))
        held.append(await holdings(world))
    return outcomes, held, await store.load(world.table)


@given(plays())
@settings(max_examples=150)
def test_chips_are_conserved(wanted: Plays) -> None:
    """After every append, taken or refused, all accounts together hold what was granted, and none less than 0."""
    _, held, _ = asyncio.run(play(MemoryStore(), wanted))
    for holding in held:
        assert sum(holding.values()) == 2 * CHIPS
        assert all(0 <= chips <= ACCOUNT_LIMIT for chips in holding.values())


@given(plays())
@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])
def test_the_file_behaves_like_the_store_in_memory(wanted: Plays) -> None:
    """Same appends, same outcomes, balances and table; and the ledger in the file adds up to the balances."""

    async def in_file(database: Path) -> tuple[list[AppendOutcome], list[dict[str, int]], LoadedTable | None]:
        async with open_store(database, key_of(database)) as store:
            return await play(store, wanted)

    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "poker.db"
        found = asyncio.run(in_file(database))
        assert found == asyncio.run(play(MemoryStore(), wanted))
        source = ReadOnlyStore.open(database, key_of(database))
        try:
            sums: dict[str, int] = {}
            for row in source.ledger():
                sums[row.source] = sums.get(row.source, 0) - row.amount
                sums[row.target] = sums.get(row.target, 0) + row.amount
                assert (sums[row.source], sums[row.target]) == (row.source_after, row.target_after)
            assert {one.account: one.chips for one in source.balances() if one.chips} == {
                account: chips for account, chips in sums.items() if chips
            }
        finally:
            source.close()
