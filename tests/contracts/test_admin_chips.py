"""What admins do with chips, and where it can be read: ledger, log, leaderboard; and who shut himself out."""

import pytest
from msgspec.structs import replace

from poker_bot.host.ports import (
    ACCOUNT_LIMIT,
    HOUSE,
    AdminEntry,
    AdminOutcome,
    Appended,
    Duplicate,
    Insufficient,
    LedgerRow,
    OverLimit,
    Posting,
    Saved,
    Standing,
)
from tests.contracts.worlds import CHIPS, NOW, World, act, appended, kept


def give(amount: int, person: int = 1) -> Posting:
    """Chips made for a wallet."""
    return Posting(HOUSE, f"wallet:{person}", amount, "grant")


def take(amount: int, person: int = 1) -> Posting:
    """Chips of a wallet that are no more."""
    return Posting(f"wallet:{person}", HOUSE, amount, "take")


async def test_a_grant_and_a_take(world: World) -> None:
    """Both are rows of the ledger with the admin's name, and no table's."""
    assert await world.store.admin(act(world, 1, postings=(give(500),), dedupe="a")) == Saved(0, 1)
    assert await world.store.admin(act(world, 1, postings=(take(CHIPS + 500),))) == Saved(0, 2)
    assert await world.wallets() == (0, CHIPS)
    taken, given = await world.store.movements(world.bank, limit=2)
    house = -2 * CHIPS - 500
    assert given == LedgerRow(3, 1, HOUSE, "wallet:1", 500, "grant", 2, 0, 0, 0, NOW, house, CHIPS + 500)
    assert taken == LedgerRow(4, 1, "wallet:1", HOUSE, CHIPS + 500, "take", 2, 0, 0, 0, NOW, 0, -CHIPS)


async def test_a_season(world: World) -> None:
    """A reset of everybody is one act, and one row for each movement."""
    away = tuple(replace(take(CHIPS, person), reason="season") for person in (1, 2))
    again = tuple(replace(give(50, person), reason="season") for person in (1, 2))
    assert await world.store.admin(act(world, postings=away + again)) == Saved(0, 1)
    assert await world.wallets() == (50, 50)
    rows = await world.store.movements(world.bank)
    assert [(row.reason, row.target_after) for row in rows[:4]] == [
        ("season", 50),
        ("season", 50),
        ("season", 0),
        ("season", -CHIPS),
    ]


async def test_a_grant_opens_the_wallet(world: World) -> None:
    """Somebody without a wallet can be given chips, and has none that could be taken."""
    person = (await world.store.person("playground", "new", "Nadia")).id
    assert await world.store.admin(act(world, postings=(take(1, person),))) == Insufficient(f"wallet:{person}", 0)
    assert await world.store.balance(world.bank, person) is None
    assert await world.store.admin(act(world, postings=(give(5, person),))) == Saved(0, 1)
    assert await world.store.balance(world.bank, person) == 5


IMPOSSIBLE: dict[str, tuple[tuple[Posting, ...], AdminOutcome]] = {
    "one too many": ((take(CHIPS + 1),), Insufficient("wallet:1", CHIPS)),
    "one too many behind a grant": ((give(5), take(CHIPS + 6)), Insufficient("wallet:1", CHIPS)),
    "another's as well": ((take(1), take(CHIPS + 1, 2)), Insufficient("wallet:2", CHIPS)),
    "more than the house has": ((give(ACCOUNT_LIMIT),), OverLimit(HOUSE)),
    "past the limit": ((give(ACCOUNT_LIMIT + 1),), OverLimit("wallet:1")),
    "2**63": ((give(2**63),), OverLimit("wallet:1")),
    "2**63 taken": ((take(2**63),), OverLimit(HOUSE)),
    "10**30": ((give(10**30),), OverLimit("wallet:1")),
    "2**63 in two halves": ((give(2**62), give(2**62, 2)), OverLimit("wallet:1")),
}


@pytest.mark.parametrize(("postings", "outcome"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
async def test_chips_that_cannot_be_moved(world: World, postings: tuple[Posting, ...], outcome: AdminOutcome) -> None:
    """Wallets are never below 0 and nothing leaves 64 bits; the chips of the act that were possible stay too."""
    before = await kept(world)
    assert await world.store.admin(act(world, postings=postings, dedupe="act")) == outcome
    assert await kept(world) == before


async def test_an_act_is_done_once(world: World) -> None:
    """A redelivered command moves nothing a second time; keys are the bank's, whoever used them."""
    batch = act(world, postings=(give(5),), dedupe="update-7")
    assert await world.store.admin(batch) == Saved(0, 1)
    assert await world.store.admin(batch) == Duplicate()
    assert await world.store.append(world.batch(0, dedupe="update-7")) == Duplicate()
    assert not await world.store.grant(world.bank, 1, 5, "daily", "update-7", NOW)
    assert await world.store.append(world.batch(0, dedupe="update-8")) == Appended(1)
    assert await world.store.admin(replace(batch, dedupe="update-8")) == Duplicate()
    assert await world.store.admin(replace(batch, dedupe="")) == Saved(0, 2)
    assert await world.store.admin(replace(batch, dedupe="")) == Saved(0, 3)
    assert await world.wallets() == (CHIPS + 15, CHIPS)


# --- the log ------------------------------------------------------------------------------------------------------


async def test_the_log(world: World) -> None:
    """Every act is one entry with its code and parameters, newest first and in pages; ids run over all communities."""
    other = await world.store.community("playground", "other", "en")
    for number in range(5):
        params: dict[str, int | str] = {"person": 2, "amount": 2**63, "name": f"<b>{number}"}
        await world.store.admin(replace(act(world, number % 2), action="chips-grant", params=params, at=NOW + number))
        await world.store.admin(replace(act(world), community=other.id, bank=other.bank))
    log = await world.store.admin_log(world.community.id)
    assert [entry.id for entry in log] == [9, 7, 5, 3, 1]
    assert log[1] == AdminEntry(
        7, world.community.id, 2, NOW + 3, "chips-grant", {"person": 2, "amount": 2**63, "name": "<b>3"}
    )
    assert await world.store.admin_log(world.community.id, limit=2) == log[:2]
    assert await world.store.admin_log(world.community.id, before=7, limit=2) == log[2:4]
    assert await world.store.admin_log(world.community.id, before=1) == ()
    assert await world.store.admin_log(world.community.id, before=2**70) == log
    assert [entry.id for entry in await world.store.admin_log(other.id)] == [10, 8, 6, 4, 2]


# --- the ledger ---------------------------------------------------------------------------------------------------


async def test_movements_of_a_bank(world: World) -> None:
    """The newest come first, a page goes on where the last one ended, and another bank's are not among them."""
    other = await world.store.community("playground", "other", "en")
    await world.store.grant(other.bank, 1, 7, "start", "", NOW)
    await appended(world.store, world.batch(0, events=2, postings=[world.buy_in(300), world.bet(20)]))
    rows = await world.store.movements(world.bank)
    assert [row.id for row in rows] == [5, 4, 2, 1]
    assert rows[0] == LedgerRow(5, 1, "seat:1:1", "pot:1", 20, "bet", 1, 1, 1, 2, NOW, 280, 20)
    assert await world.store.movements(world.bank, limit=3) == rows[:3]
    assert await world.store.movements(world.bank, before=4) == rows[2:]
    assert await world.store.movements(world.bank, before=2**70, limit=2**70) == rows
    assert [row.id for row in await world.store.movements(other.bank)] == [3]


async def test_movements_of_a_person(world: World) -> None:
    """Wallet and seats of one person, on either side, at every table; not those of others, nor what he did to them."""
    den = await world.another_table("den")
    await appended(world.store, world.batch(0, postings=[world.buy_in(300), world.buy_in(200, who=1)]))
    in_den = Posting("wallet:1", f"seat:{den}:1", 100, "buy-in")
    await appended(world.store, world.batch(0, table=den, postings=[in_den]))
    await appended(world.store, world.batch(1, postings=[world.bet(10), world.bet(30, who=1)]))
    await world.store.admin(act(world, postings=(give(5, person=2), give(6, person=12))))
    assert [row.id for row in await world.store.movements(world.bank, person=1)] == [6, 5, 3, 1]
    assert [row.id for row in await world.store.movements(world.bank, person=2)] == [8, 7, 4, 2]
    assert [row.id for row in await world.store.movements(world.bank, person=1, before=6, limit=2)] == [5, 3]
    assert [row.id for row in await world.store.movements(world.bank, person=12)] == [9]
    assert await world.store.movements(world.bank, person=99) == ()


@pytest.mark.parametrize("page", [{"limit": 0}, {"limit": -1}, {"before": -1}])
async def test_a_page_of_nothing(world: World, page: dict[str, int]) -> None:
    """Who asks for less than one row, or for rows older than none, made a mistake."""
    with pytest.raises(ValueError, match=r"listed|older"):
        await world.store.movements(world.bank, **page)
    with pytest.raises(ValueError, match=r"listed|older"):
        await world.store.admin_log(world.community.id, **page)


# --- the leaderboard ----------------------------------------------------------------------------------------------


async def test_standings(world: World) -> None:
    """Wallet and tables count together, equal ones are ordered by id, house players and other banks are left out."""
    store, bank = world.store, world.bank
    robot = await store.person("house", "robot", "Robot")
    nadia = await store.person("playground", "new", "Nadia")
    other = await store.community("playground", "other", "en")
    await store.grant(bank, robot.id, 10**6, "start", "", NOW)
    await store.grant(bank, nadia.id, CHIPS, "start", "", NOW)
    await store.grant(other.bank, nadia.id, 10**6, "start", "", NOW)
    den = await world.another_table("den")
    in_den = Posting("wallet:2", f"seat:{den}:2", 100, "buy-in")
    await appended(store, world.batch(0, postings=[world.buy_in(300), world.buy_in(200, who=1), world.bet(20)]))
    await appended(store, world.batch(0, table=den, postings=[in_den]))
    assert await store.standings(bank) == (
        Standing(2, CHIPS - 300, 300),
        Standing(nadia.id, CHIPS, 0),
        Standing(1, CHIPS - 300, 280),
    )
    assert await store.standings(bank, limit=1) == (Standing(2, CHIPS - 300, 300),)
    assert await store.standings(other.bank) == (Standing(nadia.id, 10**6, 0),)
    assert await store.standings(99) == ()
    with pytest.raises(ValueError, match="listed"):
        await store.standings(bank, limit=0)


async def test_standings_of_whoever_lost_everything(world: World) -> None:
    """Nothing left is a standing too."""
    await world.store.admin(act(world, postings=(take(CHIPS),)))
    assert await world.store.standings(world.bank) == (Standing(2, CHIPS, 0), Standing(1, 0, 0))


# --- self-exclusion -----------------------------------------------------------------------------------------------


async def test_an_exclusion_is_never_shortened(world: World) -> None:
    """A later instant counts, an earlier one, none at all or the past change nothing; others may play."""
    first, second = (person.id for person in world.people)
    assert await world.store.excluded_until(first) == 0
    for said, until in ((NOW, NOW), (NOW - 1, NOW), (0, NOW), (NOW + 5, NOW + 5), (NOW, NOW + 5)):
        await world.store.exclude(first, said)
        assert await world.store.excluded_until(first) == until
    assert await world.store.excluded_until(second) == 0


@pytest.mark.parametrize(("person", "until"), [(99, NOW), (1, -1), (1, 2**63)])
async def test_an_exclusion_of_nobody_or_until_never(world: World, person: int, until: int) -> None:
    """An unknown person, or an instant that is none, is the caller's mistake."""
    with pytest.raises(ValueError, match=r"no person|no instant"):
        await world.store.exclude(person, until)
    assert await world.store.excluded_until(1) == 0
