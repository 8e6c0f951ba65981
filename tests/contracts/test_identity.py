"""People forgotten and found again, codes, and accounts that are joined and parted."""

import sqlite3
from pathlib import Path

import pytest

from poker_bot.host.ports import (
    TRIES,
    TRY_WINDOW,
    Already,
    Blocked,
    Hindered,
    JoinCode,
    Linked,
    Person,
    Store,
    Unlinked,
)
from poker_bot.store.crypto import Cipher
from poker_bot.store.schema import migrate, migrations
from poker_bot.store.sqlite import open_store
from tests.contracts.worlds import CHIPS, NOW, World, act, appended, key_of, raw

SOON = NOW + 600_000


async def code_of(store: Store, person: Person, digest: str = "code", expires: int = SOON) -> None:
    """An open code of somebody."""
    await store.open_code(JoinCode("person", person.id, person.id, person.platform, digest, expires))


async def guest_of(world: World, chips: int = 300) -> Person:
    """Somebody on Telegram with chips in the bank."""
    guest = await world.store.person("telegram", "7", "Gina")
    assert await world.store.grant(world.bank, guest.id, chips, "start", "start-guest", NOW)
    return guest


async def linked(world: World) -> tuple[Person, Person]:
    """Anna has Gina's account, and the chips that she brought."""
    guest, maker = await guest_of(world), world.people[0]
    await code_of(world.store, maker)
    assert await world.store.link("code", guest.id, NOW) == Linked(maker.id, 300)
    return maker, guest


# --- forgotten --------------------------------------------------------------------------------------------------------


async def test_whoever_is_forgotten_keeps_his_number_and_his_chips(world: World) -> None:
    """Name, language and addresses go; the ledger is untouched, and the same account takes the same person up again."""
    store, anna = world.store, world.people[0]
    await store.set_person_language(anna.id, "it")
    await store.exclude(anna.id, SOON)
    rows = await store.movements(world.bank)
    assert await store.forget(anna.id) is None
    gone = (await store.persons([anna.id]))[anna.id]
    assert (gone.name, gone.language, gone.account) == (f"#{anna.id}", "", "")
    data = await store.personal_data(anna.id)
    assert data is not None
    assert data.accounts == ()
    assert await store.movements(world.bank) == rows
    back = await store.person("playground", "a", "Annette")
    assert (back.id, back.name, back.account, back.language) == (anna.id, "Annette", "a", "")
    assert await store.balance(world.bank, back.id) == CHIPS
    assert await store.excluded_until(back.id) == SOON


async def test_forgetting_twice_and_coming_back_twice(world: World) -> None:
    """Each time it is the same person, and nobody else."""
    store, anna = world.store, world.people[0]
    for name in ("Once", "Twice"):
        assert await store.forget(anna.id) is None
        assert await store.forget(anna.id) is None
        assert (await store.person("telegram", "a", "Another")).id not in {one.id for one in world.people}
        assert (await store.person("playground", "a", name)).id == anna.id
    with pytest.raises(ValueError, match="no person 99"):
        await store.forget(99)


async def test_nobody_with_chips_at_a_table_is_forgotten(world: World) -> None:
    """Nothing of him is taken away, and afterwards it can be."""
    store, anna = world.store, world.people[0]
    await appended(store, world.batch(0, postings=[world.buy_in(400)]))
    assert await store.forget(anna.id) == Hindered("at-table")
    assert (await store.persons([anna.id]))[anna.id] == anna


async def test_the_address_of_a_private_chat_goes_with_him(store: Store) -> None:
    """It is his account's number; when he is back, the chat has its bank and its rooms again."""
    for platform, account, place in (("telegram", "77", "77"), ("discord", "88", "dm:88")):
        person = await store.person(platform, account, "Gina")  # type: ignore[arg-type]
        community, room = await store.place(platform, place, "chan", "it")  # type: ignore[arg-type]
        assert await store.forget(person.id) is None
        hidden = await store.community_by_id(community.id)
        assert hidden is not None
        assert hidden.place.startswith("gone:")
        kept = await store.room_by_id(room.id)
        assert kept is not None
        assert kept.place.startswith("gone:")
        assert await store.place(platform, place, "chan", "en") == (community, room)  # type: ignore[arg-type]


async def test_all_that_is_kept_is_told(world: World) -> None:
    """Accounts, exclusion, chips by bank, each row of the ledger, what he did as an admin and what was done to him."""
    store, (anna, bert) = world.store, world.people
    await store.exclude(anna.id, SOON)
    await appended(store, world.batch(0, postings=[world.buy_in(400)]))
    await store.admin(act(world))
    await store.admin(act(world, who=1))
    data = await store.personal_data(anna.id)
    assert data is not None
    assert data.person == anna
    assert [(one.platform, one.account, one.home) for one in data.accounts] == [("playground", "a", 0)]
    assert data.excluded_until == SOON
    assert [(one.bank, one.wallet, one.at_tables) for one in data.holdings] == [(world.bank, 600, 400)]
    assert [row.reason for row in data.movements] == ["start", "buy-in"]
    assert [one.person for one in data.acts] == [anna.id]
    assert bert.id not in {one.person for one in data.acts}
    assert await store.personal_data(99) is None


# --- codes ------------------------------------------------------------------------------------------------------------


async def test_a_code_counts_until_its_instant_and_only_the_newest(world: World) -> None:
    """A second code of the same owner ends the first; another kind's is none."""
    store, (anna, bert) = world.store, world.people
    await code_of(store, anna, "old")
    await code_of(store, anna, "new")
    assert await store.look_up_code("person", "old", bert.id, NOW) == Hindered("wrong-code")
    assert await store.look_up_code("community", "new", bert.id, NOW) == Hindered("wrong-code")
    found = await store.look_up_code("person", "new", bert.id, SOON - 1)
    assert isinstance(found, JoinCode)
    assert found.owner == anna.id
    assert await store.look_up_code("person", "new", bert.id, SOON) == Hindered("wrong-code")


async def test_who_tries_wrong_codes_has_to_wait(world: World) -> None:
    """After five even the right one does not count, until the first of them is ten minutes old; others may go on."""
    store, (anna, bert) = world.store, world.people
    await code_of(store, anna, expires=NOW + 10 * TRY_WINDOW)
    for second in range(TRIES):
        assert await store.look_up_code("person", f"no-{second}", bert.id, NOW + second) == Hindered("wrong-code")
    for late in (10, TRY_WINDOW - 1):
        assert await store.look_up_code("person", "code", bert.id, NOW + late) == Blocked(NOW + TRY_WINDOW)
    assert isinstance(await store.look_up_code("person", "code", anna.id, NOW + 10), JoinCode)
    assert isinstance(await store.look_up_code("person", "code", bert.id, NOW + TRY_WINDOW), JoinCode)


async def test_who_is_forgotten_has_to_wait_as_well(world: World) -> None:
    """Or five more codes could be tried after every ``/privacy delete``."""
    store, (anna, bert) = world.store, world.people
    await code_of(store, anna)
    for number in range(TRIES):
        assert await store.look_up_code("person", f"no-{number}", bert.id, NOW) == Hindered("wrong-code")
    assert await store.forget(bert.id) is None
    assert await store.look_up_code("person", "code", bert.id, NOW + 1) == Blocked(NOW + TRY_WINDOW)


# --- links ------------------------------------------------------------------------------------------------------------


async def test_a_link_gives_accounts_and_chips_to_the_maker(world: World) -> None:
    """He is the person of both accounts, the ledger says why, and the list of who has most has one of him."""
    maker, guest = await linked(world)
    store = world.store
    assert await store.balance(world.bank, maker.id) == CHIPS + 300
    assert await store.balance(world.bank, guest.id) == 0
    row = (await store.movements(world.bank, limit=1))[0]
    assert (row.source, row.target, row.amount, row.reason) == (f"wallet:{guest.id}", f"wallet:{maker.id}", 300, "link")
    here = await store.person("telegram", "7", "Gina")
    assert (here.id, here.platform, here.account, here.name) == (maker.id, "telegram", "7", "Gina")
    there = await store.person("playground", "a", "Anna")
    assert (there.id, there.platform, there.account, there.name) == (maker.id, "playground", "a", "Anna")
    assert guest.id not in {one.person for one in await store.standings(world.bank)}
    (link,) = await store.links_of(maker.id)
    assert (link.guest, link.maker, link.platforms, link.first) == (guest.id, maker.id, ("telegram",), ("playground",))


async def test_a_code_works_once(world: World) -> None:
    """Again by the same two it has been done already; anybody else's try is a wrong code."""
    maker, guest = await linked(world)
    other = await world.store.person("discord", "9", "Otto")
    assert await world.store.link("code", maker.id, NOW) == Already()
    assert await world.store.link("code", guest.id, NOW) == Already()
    assert await world.store.link("code", other.id, NOW) == Hindered("wrong-code")


async def test_what_hinders_a_link_leaves_everything_as_it_was(world: World) -> None:
    """The own code, the same platform, one who is linked, chips at a table: nothing moves and the code still counts."""
    store, (anna, bert) = world.store, world.people
    guest = await guest_of(world)
    await code_of(store, anna)
    assert await store.link("code", anna.id, NOW) == Hindered("own-code")
    assert await store.link("code", bert.id, NOW) == Hindered("same-platform")
    await appended(store, world.batch(0, postings=[world.buy_in(400)]))
    assert await store.link("code", guest.id, NOW) == Hindered("at-table")
    assert await store.link("code", guest.id, SOON) == Hindered("wrong-code")
    assert await store.links_of(anna.id) == ()
    assert await store.balance(world.bank, guest.id) == 300
    assert isinstance(await store.look_up_code("person", "code", guest.id, NOW), JoinCode)


async def test_who_is_linked_brings_nobody_else_along(world: World) -> None:
    """Whoever has accounts of others enters no code; he may offer another one."""
    maker, _ = await linked(world)
    store = world.store
    third = await store.person("discord", "9", "Otto")
    await code_of(store, third, "third")
    assert await store.link("third", maker.id, NOW) == Hindered("linked")
    await code_of(store, maker, "second")
    assert await store.link("second", third.id, NOW) == Linked(maker.id, 0)


@pytest.mark.parametrize(("lost", "back"), [(0, 300), (1_100, 200), (1_300, 0)])
async def test_undone_the_guest_takes_back_at_most_what_he_brought(world: World, lost: int, back: int) -> None:
    """As far as the wallet still has it; each account leads to its own person again."""
    maker, guest = await linked(world)
    store = world.store
    if lost:
        moved = [world.buy_in(lost), world.bet(lost)]
        await appended(store, world.batch(0, postings=moved))
    assert await store.unlink(guest.id, NOW) == Unlinked(guest.id, back)
    assert await store.balance(world.bank, guest.id) == back
    assert await store.balance(world.bank, maker.id) == CHIPS + 300 - lost - back
    assert (await store.person("telegram", "7", "Gina")).id == guest.id
    assert (await store.persons([maker.id]))[maker.id].account == "a"
    assert await store.links_of(maker.id) == ()
    assert await store.unlink(guest.id, NOW) == Hindered("not-linked")


async def test_undone_from_the_account_that_came_along(world: World) -> None:
    """The maker, last heard from there, is written to at his own account again."""
    maker, guest = await linked(world)
    await world.store.person("telegram", "7", "Gina")
    await world.store.unlink(guest.id, NOW)
    people = await world.store.persons([maker.id, guest.id])
    assert (people[maker.id].platform, people[maker.id].account) == ("playground", "a")
    assert (people[guest.id].platform, people[guest.id].account) == ("telegram", "7")


async def test_the_longer_exclusion_binds_both_and_goes_on(world: World) -> None:
    """Neither linking nor parting makes one shorter."""
    store, guest, anna = world.store, await guest_of(world), world.people[0]
    await store.exclude(guest.id, SOON)
    await code_of(store, anna)
    await store.link("code", guest.id, NOW)
    assert await store.excluded_until(anna.id) == SOON
    await store.exclude(anna.id, SOON + 5)
    await store.unlink(guest.id, NOW)
    assert await store.excluded_until(guest.id) == SOON + 5


async def test_starting_chips_are_had_once_by_those_who_are_one(world: World) -> None:
    """A guest who has lost all gives the maker an empty wallet, which is one."""
    store, anna = world.store, world.people[0]
    other = await store.community("telegram", "-1", "en")
    guest = await store.person("telegram", "7", "Gina")
    assert await store.grant(other.bank, guest.id, 0, "start", "start-guest", NOW)
    await code_of(store, anna)
    assert await store.link("code", guest.id, NOW) == Linked(anna.id, 0)
    assert await store.balance(other.bank, anna.id) == 0


async def test_who_is_linked_and_forgotten_comes_back_linked(world: World) -> None:
    """Both names are gone; either account finds the one person, and they can still be parted."""
    maker, guest = await linked(world)
    store = world.store
    assert await store.forget(maker.id) is None
    names = {one.name for one in (await store.persons([maker.id, guest.id])).values()}
    assert names == {f"#{maker.id}", f"#{guest.id}"}
    assert (await store.person("telegram", "7", "Gina")).id == maker.id
    assert await store.unlink(guest.id, NOW) == Unlinked(guest.id, 300)
    assert (await store.person("telegram", "7", "Gina")).id == guest.id
    assert (await store.person("playground", "a", "Anna")).id == maker.id
    assert (await store.persons([guest.id]))[guest.id].account == "7"


async def test_the_store_keeps_no_address_of_whoever_was_forgotten(database: Path) -> None:
    """Nor his name: neither stands anywhere in the rows of the file, and the hash is another with another key."""
    async with open_store(database, key_of(database)) as store:
        person = await store.person("telegram", "7700123", "Ginevra")
        await store.place("telegram", "7700123", "7700123", "it")
        await store.forget(person.id)
    with raw(database) as shell:
        dump = "\n".join(shell.iterdump())
    assert "7700123" not in dump
    assert "Ginevra" not in dump
    assert Cipher(bytes(32)).hide("telegram", "7") != Cipher(bytes(31) + b"1").hide("telegram", "7")


async def test_the_log_of_older_versions_loses_its_names(database: Path) -> None:
    """Once, in the migration; the trigger that guards the rows is there again behind it."""
    with raw(database) as shell:
        migrate(shell, str(database), migrations()[:2])
        shell.execute("INSERT INTO banks DEFAULT VALUES")
        shell.execute("INSERT INTO communities VALUES (1, 1, 'telegram', '-5', 'en')")
        for action, params in (
            ("grant", '{"name":"Ann","person":3,"amount":5}'),
            ("stake-add", '{"name":"evening"}'),
        ):
            shell.execute(
                "INSERT INTO admin_log (community, person, at, action, params) VALUES (1, 2, 9, ?, ?)", (action, params)
            )
        migrate(shell, str(database), migrations())
        rows = [row[0] for row in shell.execute("SELECT params FROM admin_log ORDER BY id")]
        assert rows == ['{"person":3,"amount":5}', '{"name":"evening"}']
        with pytest.raises(sqlite3.IntegrityError, match="never changed"):
            shell.execute("UPDATE admin_log SET params = '{}'")
