"""What the store suites play with: a table with people and chips, and appends to it in a few words."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from poker_bot.host.ports import (
    AdminBatch,
    Append,
    Appended,
    AppendOutcome,
    Community,
    Person,
    Posting,
    Room,
    Settings,
    Stake,
    Store,
    StoredEvent,
    TimerChange,
)

NOW = 1_750_000_000_000
CHIPS = 1_000
SECRET = b'{"order":"the deck nobody may see"}'


class World(Struct):
    """One community, one room with an open table, two people with 1,000 chips each, and the epoch we write in."""

    store: Store
    epoch: int
    community: Community
    room: Room
    table: int
    people: tuple[Person, Person]

    @property
    def bank(self) -> int:
        """The community's chips."""
        return self.community.bank

    def batch(
        self,
        expected: int,
        *,
        events: int = 1,
        secret: bool = False,
        dedupe: str = "",
        postings: Sequence[Posting] = (),
        timers: Sequence[TimerChange] = (),
        snapshot: bytes | None = None,
        epoch: int | None = None,
        table: int | None = None,
    ) -> Append:
        """An append of ``events`` events behind version ``expected``; the first is secret if asked."""
        return Append(
            bank=self.bank,
            epoch=self.epoch if epoch is None else epoch,
            table=self.table if table is None else table,
            expected=expected,
            dedupe=dedupe,
            person=self.people[0].id,
            at=NOW,
            events=stored(expected, events, secret=secret),
            postings=tuple(postings),
            timers=tuple(timers),
            snapshot=snapshot,
        )

    def buy_in(self, amount: int, who: int = 0) -> Posting:
        """Chips from a person's wallet to his seat."""
        person = self.people[who].id
        return Posting(f"wallet:{person}", f"seat:{self.table}:{person}", amount, "buy-in")

    def bet(self, amount: int, who: int = 0) -> Posting:
        """Chips from a person's seat into the pot."""
        return Posting(f"seat:{self.table}:{self.people[who].id}", f"pot:{self.table}", amount, "bet", hand=1)

    async def wallets(self) -> tuple[int | None, int | None]:
        """What both people have away from the table."""
        first, second = (person.id for person in self.people)
        return await self.store.balance(self.bank, first), await self.store.balance(self.bank, second)

    async def another_table(self, place: str) -> int:
        """A table in another room of the community."""
        room = await self.store.room(self.community.id, "playground", place)
        return await self.store.create_table(self.community.id, room.id)


def stored(expected: int, count: int, *, secret: bool = False) -> tuple[StoredEvent, ...]:
    """``count`` events behind version ``expected``; the first is secret if asked."""
    return tuple(
        StoredEvent(version, "DeckSealed", SECRET, secret=True)
        if secret and version == expected + 1
        else StoredEvent(version, "PlayerChecked", b'{"seat":1}')
        for version in range(expected + 1, expected + count + 1)
    )


@contextmanager
def raw(database: Path) -> Iterator[sqlite3.Connection]:
    """The file as somebody with an SQL shell sees it; what he writes is there at once."""
    shell = sqlite3.connect(database, isolation_level=None)
    try:
        yield shell
    finally:
        shell.close()


def key_of(database: Path) -> Path:
    """The key file beside a database."""
    return database.with_name(database.name + ".key")


async def make_world(store: Store) -> World:
    """Claim the store and furnish it."""
    epoch = await store.claim("tests")
    community = await store.community("playground", "club", "en")
    room = await store.room(community.id, "playground", "parlour")
    table = await store.create_table(community.id, room.id)
    anna = await store.person("playground", "a", "Anna")
    bert = await store.person("playground", "b", "Bert")
    for person in (anna, bert):
        assert await store.grant(community.bank, person.id, CHIPS, "start", f"start-{person.id}", NOW)
    return World(store, epoch, community, room, table, (anna, bert))


async def appended(store: Store, batch: Append) -> int:
    """Append and return the new version; anything but success fails the test."""
    outcome: AppendOutcome = await store.append(batch)
    assert isinstance(outcome, Appended), outcome
    return outcome.version


def act(  # noqa: PLR0917 - one argument for each part of an act
    world: World,
    who: int = 0,
    expected: int = -1,
    settings: Settings | None = None,
    stake: Stake | None = None,
    replaces: str = "",
    room_stake: tuple[int, str] | None = None,
    postings: tuple[Posting, ...] = (),
    dedupe: str = "",
) -> AdminBatch:
    """An act of one of the two people as admin of the community."""
    return AdminBatch(
        community=world.community.id,
        bank=world.bank,
        person=world.people[who].id,
        at=NOW,
        action="test",
        params={"who": who},
        expected=expected,
        settings=settings,
        stake=stake,
        replaces=replaces,
        room_stake=room_stake,
        postings=postings,
        dedupe=dedupe,
    )


async def kept(world: World) -> tuple[object, ...]:
    """All that an act could have changed: card room, log, ledger, standings."""
    store, community = world.store, world.community
    return (
        await store.card_room(community.id),
        await store.admin_log(community.id, limit=10**6),
        await store.movements(community.bank, limit=10**6),
        await store.standings(community.bank, limit=10**6),
    )
