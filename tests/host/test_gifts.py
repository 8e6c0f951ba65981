"""Gifts between players: off until allowed, from one's own balance, once, and told to whom they are for."""

import asyncio

import pytest

from poker_bot.host import commands as co
from poker_bot.refusals import Refusal
from tests.builders import STARTING, World
from tests.host.test_card_room import asked, chips


async def opened() -> World:
    """A room in which gifts are allowed."""
    world = await World().start()
    assert (await asked(world, "boss", co.ChangeSettings({"gifts": True}))).code == "settings-saved"
    return world


async def gift(world: World, giver: str, to: str, amount: int, dedupe: str = "") -> co.Reply:
    """What the giver is answered."""
    return await asked(world, giver, co.Gift(await world.person(to), amount), manager=False, dedupe=dedupe)


async def test_gifts_are_off_until_an_admin_allows_them() -> None:
    """Refused with that reason before any other, for admins too; nothing moves, and off again means off."""
    world = await World().start()
    assert (await gift(world, "ann", "bob", 500)).refusal == Refusal("gifts-off")
    assert (await gift(world, "ann", "ann", 0)).refusal == Refusal("gifts-off")
    nobody = co.Gift(None, 0, "zoe")
    assert (await asked(world, "ann", nobody)).refusal == Refusal("gifts-off")
    assert world.balances() == {}
    await asked(world, "boss", co.ChangeSettings({"gifts": True}))
    assert (await asked(world, "ann", nobody)).refusal == Refusal("unknown-person", {"text": "zoe"})
    assert (await gift(world, "ann", "bob", 500)).code == "gift-given"
    await asked(world, "boss", co.ChangeSettings({"gifts": False}))
    assert (await gift(world, "ann", "bob", 500)).refusal == Refusal("gifts-off")
    assert await chips(world, "bob") == STARTING + 500


async def test_a_gift_moves_and_is_told() -> None:
    """Both are newcomers and have their starting chips first; the receiver hears of it in his language."""
    world = await opened()
    await world.do("bob", co.SetLanguage("it"))
    reply = await gift(world, "ann", "bob", 500, "u1")
    assert reply.params == {"name": "bob", "amount": 500, "balance": STARTING - 500}
    assert (await chips(world, "ann"), await chips(world, "bob")) == (STARTING - 500, STARTING + 500)
    bob = await world.person("bob")
    (note,) = world.sink.notes_to(bob.id, "gift")
    assert (note.language, note.params) == ("it", {"name": "ann", "amount": 500, "balance": STARTING + 500})
    assert (await gift(world, "ann", "bob", 500, "u1")).code == "duplicate"
    assert len(world.sink.notes_to(bob.id)) == 1
    assert await chips(world, "ann") == STARTING - 500


@pytest.mark.parametrize(
    ("amount", "refusal"),
    [
        (0, Refusal("chips-range", {"amount": 0, "minimum": 1, "maximum": STARTING})),
        (-5, Refusal("chips-range", {"amount": -5, "minimum": 1, "maximum": STARTING})),
        (STARTING + 1, Refusal("gift-too-much", {"balance": STARTING, "amount": STARTING + 1})),
        (2**70, Refusal("gift-too-much", {"balance": STARTING, "amount": 2**70})),
    ],
)
async def test_from_one_chip_to_the_whole_balance(amount: int, refusal: Refusal) -> None:
    """Everything else is refused with the range; chips at a table are no balance."""
    world = await opened()
    assert (await gift(world, "ann", "bob", amount)).refusal == refusal
    assert await chips(world, "ann") == STARTING
    await world.do("ann", co.Sit(1000))
    await world.open()
    await world.do("ann", co.Sit(1000))
    too_much = await gift(world, "ann", "bob", STARTING)
    assert too_much.refusal == Refusal("gift-too-much", {"balance": STARTING - 1000, "amount": STARTING})
    assert (await gift(world, "ann", "bob", STARTING - 1000)).code == "gift-given"
    assert await chips(world, "ann") == 0


async def test_not_to_oneself_nor_to_the_house() -> None:
    """Both are told why."""
    world = await opened()
    assert (await gift(world, "ann", "ann", 5)).refusal == Refusal("gift-to-oneself")
    robot = await world.service.person("house", "1", "Robot")
    assert (await asked(world, "ann", co.Gift(robot, 5))).refusal == Refusal("gift-to-house")


async def test_two_gifts_at_once_share_one_balance() -> None:
    """Nobody gives away the same chips twice."""
    world = await opened()
    for name in ("ann", "bob", "cid"):
        await world.do(name, co.Balance())
    await asyncio.gather(*(gift(world, "ann", name, STARTING) for name in ("bob", "cid")))
    assert await chips(world, "ann") == 0
    assert await chips(world, "bob") + await chips(world, "cid") == 3 * STARTING
