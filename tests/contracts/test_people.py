"""Persons are found by their accounts; chips are made by grants alone."""

import pytest

from poker_bot.host.ports import ACCOUNT_LIMIT, Person, Store
from tests.contracts.worlds import CHIPS, NOW, World


async def test_a_person_is_made_once(store: Store) -> None:
    """An account leads to one person; its newest name is kept; other platforms' accounts are other people."""
    made = await store.person("discord", "42", "Ann")
    assert made == Person(made.id, "Ann", "", "discord", "42", dm=True)
    assert await store.person("discord", "42", "Ann") == made
    renamed = await store.person("discord", "42", "Änn 🂡")
    assert renamed == Person(made.id, "Änn 🂡", "", "discord", "42", dm=True)
    assert await store.persons([made.id]) == {made.id: renamed}
    assert (await store.person("telegram", "42", "Ann")).id != made.id


async def test_persons_by_id(store: Store) -> None:
    """Several at once; ids that are nobody's are left out."""
    people = [await store.person("house", f"bot-{number}", f"Bot {number}") for number in range(3)]
    assert await store.persons([people[2].id, people[0].id, 99]) == {people[0].id: people[0], people[2].id: people[2]}
    assert await store.persons([]) == {}


async def test_language_and_private_messages(store: Store) -> None:
    """A person's own language and whether he can be written to are kept, also when he is renamed."""
    person = await store.person("telegram", "7", "Ugo")
    await store.set_person_language(person.id, "it")
    await store.set_dm(person.id, works=False)
    assert await store.person("telegram", "7", "Hugo") == Person(person.id, "Hugo", "it", "telegram", "7", dm=False)
    await store.set_dm(person.id, works=True)
    assert (await store.persons([person.id]))[person.id].dm is True
    for change in (store.set_person_language(99, "fr"), store.set_dm(99, works=False)):
        with pytest.raises(ValueError, match="no person 99"):
            await change


async def test_grants(world: World) -> None:
    """A grant fills a wallet once per dedupe key."""
    store, person = world.store, world.people[0].id
    assert await store.grant(world.bank, person, 500, "daily", "daily-1", NOW)
    assert not await store.grant(world.bank, person, 500, "daily", "daily-1", NOW)
    assert await store.balance(world.bank, person) == CHIPS + 500


async def test_a_wallet_begins_with_its_first_grant(world: World) -> None:
    """A person without a grant has no wallet, which is not the same as an empty one."""
    person = await world.store.person("playground", "new", "Nadia")
    assert await world.store.balance(world.bank, person.id) is None
    assert await world.store.grant(world.bank, person.id, 0, "start", "start-new", NOW)
    assert await world.store.balance(world.bank, person.id) == 0
    assert not await world.store.grant(world.bank, person.id, 0, "start", "start-new", NOW)


async def test_wallets_belong_to_a_bank(world: World) -> None:
    """Chips of one community are not seen in another."""
    other = await world.store.community("playground", "other", "en")
    assert await world.store.balance(other.bank, world.people[0].id) is None


async def test_grants_stop_at_the_limit(world: World) -> None:
    """A grant that would pass the limit is refused and its key stays unused."""
    store, person = world.store, world.people[0].id
    left = ACCOUNT_LIMIT - 2 * CHIPS  # two people have been given theirs
    for amount in (left + 1, 2**63, 10**40):
        assert not await store.grant(world.bank, person, amount, "gift", "gift", NOW)
    assert await store.balance(world.bank, person) == CHIPS
    assert await store.grant(world.bank, person, left, "gift", "gift", NOW)
    assert not await store.grant(world.bank, person, 1, "gift", "gift-2", NOW)


async def test_grants_that_are_mistakes(world: World) -> None:
    """Nothing is taken by a grant, and nothing is made in a bank that does not exist."""
    person = world.people[0].id
    with pytest.raises(ValueError, match="cannot be granted"):
        await world.store.grant(world.bank, person, -1, "take", "", NOW)
    with pytest.raises(ValueError, match="no bank 99"):
        await world.store.grant(99, person, 1, "gift", "", NOW)
    assert await world.wallets() == (CHIPS, CHIPS)
