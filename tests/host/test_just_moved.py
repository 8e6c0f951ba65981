"""The same grant twice in a hurry is done once; meant once more, it waits half a minute."""

import asyncio

import pytest

from poker_bot.host import commands as co
from poker_bot.host.ports import AdminBatch, AdminOutcome, StoreError
from poker_bot.refusals import Refusal
from tests.builders import World
from tests.host.test_card_room import asked, chips


async def moves(world: World, amount: int, dedupe: str, who: str = "boss", whom: str = "ann") -> co.Reply:
    """Chips granted (or, below 0, taken) by an update."""
    return await asked(world, who, co.MoveChips(await world.person(whom), amount), dedupe=dedupe)


def wait(seconds: int, amount: int = 500) -> Refusal:
    """So many are left."""
    return Refusal("chips-just-moved", {"name": "ann", "amount": amount, "seconds": seconds})


async def test_a_hasty_repeat_is_refused_for_half_a_minute() -> None:
    """With the seconds to wait, counted from the first; then it is done once more."""
    world = await World().start()
    assert (await moves(world, 500, "u1")).code == "chips-granted"
    assert (await moves(world, 500, "u2")).refusal == wait(30)
    await world.advance(29.5)
    assert (await moves(world, 500, "u3")).refusal == wait(1)
    await world.advance(0.5)
    assert (await moves(world, 500, "u4")).code == "chips-granted"
    assert await chips(world, "ann") == 1000


async def test_two_at_the_same_moment() -> None:
    """While the first is under way the second is seen already."""
    world = await World().start()
    replies = await asyncio.gather(moves(world, 500, "u1"), moves(world, 500, "u2"), moves(world, 500, "u1"))
    assert [reply.refusal for reply in replies] == [None, wait(30), None]
    assert replies[2].code == "duplicate"
    assert await chips(world, "ann") == 500


async def test_what_is_no_repeat() -> None:
    """Another amount, another person, another admin, the other way: all of it is done."""
    world = await World().start()
    await moves(world, 500, "u1")
    assert (await moves(world, 501, "u2")).code == "chips-granted"
    assert (await moves(world, 500, "u3", whom="bob")).code == "chips-granted"
    assert (await moves(world, 500, "u4", who="chief")).code == "chips-granted"
    assert (await moves(world, -500, "u5")).code == "chips-taken"
    assert (await moves(world, -500, "u6")).refusal == wait(30)
    assert (await moves(world, 500, "u1")).code == "duplicate"
    assert await chips(world, "ann") == 1001


async def test_what_came_to_nothing_may_be_tried_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refused for want of chips, or the store was down: nothing was moved, and nothing has to be waited for."""
    world = await World().start()
    assert (await moves(world, -500, "u1")).refusal == Refusal("balance-too-low", {"balance": 0, "amount": 500})
    assert (await moves(world, -500, "u2")).refusal == Refusal("balance-too-low", {"balance": 0, "amount": 500})
    admin = world.store.admin

    async def down(batch: AdminBatch) -> AdminOutcome:
        raise StoreError(f"disk full for {batch.action}")

    monkeypatch.setattr(world.store, "admin", down)
    assert (await moves(world, 500, "u3")).refusal == Refusal("store-down")
    monkeypatch.setattr(world.store, "admin", admin)
    assert (await moves(world, 500, "u4")).code == "chips-granted"
    assert await chips(world, "ann") == 500
