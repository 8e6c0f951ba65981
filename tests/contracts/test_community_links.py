"""Two communities that are one, and two again: rooms, addresses, wallets, card rooms."""

import pytest
from msgspec.structs import replace

from poker_bot.engine.rules import TableRules
from poker_bot.host.ports import (
    Already,
    Community,
    Conflict,
    Hindered,
    JoinCode,
    Joined,
    Person,
    Room,
    Settings,
    Stake,
    Store,
)
from tests.contracts.worlds import CHIPS, NOW, World, act

SOON = NOW + 600_000


async def code_of(world: World, digest: str = "code") -> None:
    """An open code of the world's community."""
    community = world.community
    await world.store.open_code(
        JoinCode("community", community.id, world.people[0].id, community.platform, digest, SOON)
    )


async def group(store: Store, place: str = "-5") -> tuple[Community, Room]:
    """A group on Telegram with one room."""
    return await store.place("telegram", place, place, "it")


async def joined(world: World) -> tuple[Community, Room, Person]:
    """The group has joined; Gina brought 500 chips, Bert 50 besides his 1,000."""
    store = world.store
    community, room = await group(store)
    gina = await store.person("telegram", "7", "Gina")
    assert await store.grant(community.bank, gina.id, 500, "start", "g", NOW)
    assert await store.grant(community.bank, world.people[1].id, 50, "start", "b", NOW)
    await code_of(world)
    done = await store.join("code", community.id, gina.id, NOW)
    assert done == Joined(community.id, world.community.id, 2, 550)
    return community, room, gina


async def test_rooms_and_addresses_lead_to_the_one_community(world: World) -> None:
    """Rooms keep their ids; new ones of the group belong to it as well, also by the old community's id."""
    community, room, _ = await joined(world)
    store = world.store
    assert (await store.place("telegram", "-5", "-5", "it"))[0] == world.community
    moved = await store.room_by_id(room.id)
    assert moved is not None
    assert (moved.id, moved.community, moved.place) == (room.id, world.community.id, "-5")
    assert await store.room(community.id, "telegram", "-5") == moved
    assert (await store.room(community.id, "telegram", "-5:2")).community == world.community.id
    link = await store.community_link(community.id)
    assert link is not None
    assert (link.guest, link.host) == (community, world.community)
    assert await store.community_link(world.community.id) == link


async def test_wallets_are_carried_over_chip_by_chip(world: World) -> None:
    """The same amount leaves one bank and enters the other, each bank still sums to zero, and both logs say it."""
    community, _, gina = await joined(world)
    store, bert = world.store, world.people[1]
    assert await store.balance(world.bank, gina.id) == 500
    assert await store.balance(world.bank, bert.id) == CHIPS + 50
    assert await store.balance(community.bank, gina.id) == 0
    old, new = await store.movements(community.bank, limit=2), await store.movements(world.bank, limit=2)
    assert {(row.source, row.target, row.amount, row.reason) for row in old} == {
        (f"wallet:{gina.id}", "house", 500, "community-link"),
        (f"wallet:{bert.id}", "house", 50, "community-link"),
    }
    assert {(row.source, row.target, row.amount) for row in new} == {
        ("house", f"wallet:{gina.id}", 500),
        ("house", f"wallet:{bert.id}", 50),
    }
    for one, other in ((community, "playground"), (world.community, "telegram")):
        entry = (await store.admin_log(one.id))[0]
        assert (entry.action, entry.person) == ("community-link", gina.id)
        assert entry.params == {"platform": other, "people": 2, "amount": 550}


async def test_the_guest_stands_still(world: World) -> None:
    """An act of its own admins, or a grant, that comes too late changes nothing there."""
    community, _, gina = await joined(world)
    store = world.store
    late = replace(
        act(world, expected=0, settings=Settings(daily_chips=1)), community=community.id, bank=community.bank
    )
    assert await store.admin(late) == Conflict()
    with pytest.raises(ValueError, match="stands still"):
        await store.grant(community.bank, gina.id, 5, "daily", "d", NOW)


async def test_what_was_done_there_is_done_here(world: World) -> None:
    """An update that is delivered again behind the link finds its key spent."""
    await joined(world)
    assert not await world.store.grant(world.bank, world.people[0].id, 5, "daily", "g", NOW)


async def test_a_code_works_once_for_one_partner(world: World) -> None:
    """Again it has been done; a third community is refused, whichever way round."""
    community, _, gina = await joined(world)
    store = world.store
    assert await store.join("code", community.id, gina.id, NOW) == Already()
    third, _ = await store.place("discord", "33", "1", "en")
    assert await store.join("code", third.id, gina.id, NOW) == Hindered("wrong-code")
    await code_of(world, "again")
    assert await store.join("again", third.id, gina.id, NOW) == Hindered("partner")
    assert await store.join("again", world.community.id, gina.id, NOW) == Hindered("own-code")


async def test_what_hinders_a_join(world: World) -> None:
    """The same platform, an open table there; a table of the other community plays on."""
    store, anna = world.store, world.people[0]
    await code_of(world)
    near = await store.community("playground", "near", "en")
    assert await store.join("code", near.id, anna.id, NOW) == Hindered("same-platform")
    community, room = await group(store)
    table = await store.create_table(community.id, room.id)
    assert await store.join("code", community.id, anna.id, NOW) == Hindered("tables-open")
    await store.close_table(table)
    assert isinstance(await store.join("code", community.id, anna.id, NOW), Joined)


async def test_parted_everything_is_as_before(world: World) -> None:
    """Rooms, those made meanwhile too, stakes, settings and at most the chips that were brought."""
    store, (anna, bert) = world.store, world.people
    before, room = await group(store)
    stake = Stake("evening", TableRules())
    own = act(world, expected=0, stake=stake, room_stake=(room.id, "evening"))
    await store.admin(replace(own, community=before.id, bank=before.bank))
    card = await store.card_room(before.id)
    community, room, gina = await joined(world)
    new = await store.room(world.community.id, "telegram", "-5:9")
    await store.admin(act(world, expected=0, stake=stake, room_stake=(room.id, "evening")))
    assert await store.card_room(before.id) == card
    assert await store.part(community.id, anna.id, NOW) == Joined(community.id, world.community.id, 2, 550)
    assert (await store.place("telegram", "-5", "-5", "it"))[0] == before
    for one in (room, new):
        back = await store.room_by_id(one.id)
        assert back is not None
        assert back.community == before.id
    assert await store.card_room(before.id) == card
    mine = await store.card_room(world.community.id)
    assert (mine.room_stakes, mine.revision) == ({}, 2)
    assert await store.balance(before.bank, gina.id) == 500
    assert await store.balance(before.bank, bert.id) == 50
    assert await store.balance(world.bank, bert.id) == CHIPS
    assert await store.community_link(before.id) is None
    assert await store.part(community.id, anna.id, NOW) == Hindered("not-linked")
    assert [entry.action for entry in await store.admin_log(before.id, limit=2)] == [
        "community-unlink",
        "community-link",
    ]


async def test_it_can_be_joined_again(world: World) -> None:
    """Parting leaves nothing in the way."""
    community, _, gina = await joined(world)
    await world.store.part(community.id, gina.id, NOW)
    await code_of(world, "again")
    assert isinstance(await world.store.join("again", community.id, gina.id, NOW), Joined)


async def test_no_parting_while_a_table_is_open_in_the_rooms_that_go(world: World) -> None:
    """A table in a room that stays hinders nobody: the world has one open all the time."""
    community, room, gina = await joined(world)
    store = world.store
    table = await store.create_table(world.community.id, room.id)
    assert await store.part(community.id, gina.id, NOW) == Hindered("tables-open")
    await store.close_table(table)
    assert isinstance(await store.part(community.id, gina.id, NOW), Joined)


@pytest.mark.parametrize("when", ["before", "while"])
async def test_a_group_that_becomes_a_supergroup(world: World, when: str) -> None:
    """Its new address leads where its old one led, before the link, while it holds, and behind it."""
    store = world.store
    before, room = await group(store)
    if when == "before":
        await store.move_place("telegram", "-5", "-1005")
    await code_of(world)
    await store.join("code", before.id, world.people[0].id, NOW)
    if when == "while":
        await store.move_place("telegram", "-5", "-1005")
    for place in ("-5", "-1005"):
        community, there = await store.place("telegram", place, place, "en")
        assert (community.id, there.id, there.place) == (world.community.id, room.id, "-1005")
    await store.part(before.id, world.people[0].id, NOW)
    for place in ("-5", "-1005"):
        community, there = await store.place("telegram", place, place, "en")
        assert (community.id, community.place, there.id) == (before.id, "-1005", room.id)


async def test_people_linked_meanwhile_take_their_chips_back_into_the_wallet_they_have(world: World) -> None:
    """Gina is Anna's guest when the group parts: her 500 chips go back as Anna's."""
    community, _, gina = await joined(world)
    store, anna = world.store, world.people[0]
    await store.open_code(JoinCode("person", anna.id, anna.id, "playground", "us", SOON))
    await store.link("us", gina.id, NOW)
    assert await store.part(community.id, anna.id, NOW) == Joined(community.id, world.community.id, 2, 550)
    assert await store.balance(community.bank, anna.id) == 500
    assert await store.balance(world.bank, anna.id) == CHIPS
