"""Somebody who sits at one table speaks at another place: neither rights nor settings travel, and limits are one."""

import asyncio

import pytest

from poker_bot.host import commands as co
from poker_bot.host.ports import Room
from poker_bot.refusals import Refusal
from tests.builders import World

_ORDERS: tuple[co.AnyIntent, ...] = (
    co.Pause(pause=True),
    co.CloseTable(),
    co.CloseTable(now=True),
    co.LastHands(1),
    co.StopTime("23:30"),
    co.ChangeTable({"ante": 5}),
    co.Floor("void", confirmed=True),
    co.Floor("remove", seat=1, confirmed=True),
)


async def asked(
    world: World, name: str, room: Room, intent: co.AnyIntent, *, manager: bool, press: bool = False
) -> co.Reply:
    """What ``name`` is answered in ``room``."""
    person = await world.person(name)
    token = world.token() if press else None
    reply = await world.service.handle(co.Command(person, room, intent, token, manager=manager))
    await world.quiet()
    return reply


async def seated_elsewhere() -> tuple[World, Room]:
    """Cid has folded at the table of the garden, and has a server of his own."""
    world = await World().start()
    await world.dealt("ann", "bob", "cid")
    while world.to_act() != "cid":
        await world.play("call")
    await world.play("fold")
    return world, await world.service.room("playground", "cids", "own room", "en")


@pytest.mark.parametrize("press", [False, True])
@pytest.mark.parametrize("intent", _ORDERS)
async def test_an_admin_rules_over_no_table_of_another_community(intent: co.AnyIntent, press: bool) -> None:
    """Neither by a word in his own server nor by a button pressed there, though he sits at that table."""
    world, own = await seated_elsewhere()
    before = world.balances(), world.live.version
    assert (await asked(world, "cid", own, intent, manager=True, press=press)).refusal == Refusal("no-table")
    assert (world.balances(), world.live.version) == before
    assert (await asked(world, "boss", own, co.AdminLog(), manager=True)).entries == ()


async def test_the_limit_of_the_tables_community_counts() -> None:
    """Whoever brings chips from another place is held to the limit of where he plays."""
    world, own = await seated_elsewhere()
    limit = co.ChangeSettings({"buy_in_limit": 1100})
    assert (await asked(world, "boss", world.room, limit, manager=True)).code == "settings-saved"
    answer = await asked(world, "cid", own, co.AddChips(500), manager=True)
    assert answer.refusal == Refusal("buy-in-limit", {"amount": 500, "maximum": 100})


async def test_two_buy_ins_at_once_share_one_limit() -> None:
    """At two tables at the same moment: one of them is refused, and may be tried again."""
    world = await World().start()
    await world.open()
    await asked(world, "boss", world.room, co.ChangeSettings({"buy_in_limit": 1500}), manager=True)
    hall = await world.service.room("playground", "garden", "hall", "en")
    await asked(world, "boss", hall, co.OpenLobby(), manager=False)
    sits = [asked(world, "ann", room, co.Sit(1000), manager=False) for room in (world.room, hall)]
    first, second = await asyncio.gather(*sits)
    assert (first.code, second.refusal) == ("sat-down", Refusal("too-busy"))
    answer = await asked(world, "ann", hall, co.Sit(1000), manager=False)
    assert answer.refusal == Refusal("buy-in-limit", {"amount": 1000, "maximum": 500})
    assert (await asked(world, "ann", hall, co.Sit(500), manager=False)).code == "sat-down"


async def test_a_seat_elsewhere_opens_no_table_here() -> None:
    """Who may open tables in a room, he may who sits at another community's table, too, and nobody else."""
    world, own = await seated_elsewhere()
    await asked(world, "boss", own, co.ChangeSettings({"who_opens": "admins"}), manager=True)
    for intent in (co.OpenLobby(), co.OpenTable("holdem")):
        assert (await asked(world, "cid", own, intent, manager=False)).refusal == Refusal("may-not-open")
    assert len(list(world.service.tables)) == 1
