"""``/audit pairs``: the report of lopsided losses from the ledger of a host, beside play."""

import asyncio

import pytest

from poker_bot.engine.rules import TableRules
from poker_bot.host import commands as co
from poker_bot.host import pairs_report
from poker_bot.host.ports import Transfer
from poker_bot.host.settings import HostSettings
from poker_bot.records.pairs import PairLosses
from poker_bot.refusals import Refusal
from tests.builders import STARTING, World
from tests.host.test_card_room import asked
from tests.host.test_gifts import gift, opened

DAY = 86_400


async def test_a_gift_of_all_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """With both names, in pages of any size; another bank's chips are none of this community's."""
    world = await opened()
    elsewhere = await world.service.room("playground", "other", "attic", "en")
    assert (await asked(world, "boss", co.Pairs())).pairs == ()
    assert (await gift(world, "ann", "bob", STARTING)).code == "gift-given"
    ann, bob = [await world.person(name) for name in ("ann", "bob")]
    expected = (PairLosses(ann.id, bob.id, 0, STARTING, 0, STARTING, STARTING),)
    for page in (1, 2, 1_000):
        monkeypatch.setattr(pairs_report, "PAGE", page)
        reply = await asked(world, "boss", co.Pairs())
        assert (reply.code, reply.params, reply.pairs) == ("pairs", {"days": 30}, expected)
        assert reply.people == {ann.id: "ann", bob.id: "bob"}
    other = co.Command(await world.person("boss"), elsewhere, co.Pairs(), manager=True)
    assert (await world.service.handle(other)).pairs == ()


async def test_the_days_bound_it() -> None:
    """What is older than the days asked for is not read."""
    world = await opened()
    await gift(world, "ann", "bob", STARTING)
    await world.advance(3 * DAY)
    assert (await asked(world, "boss", co.Pairs(2))).pairs == ()
    assert len((await asked(world, "boss", co.Pairs(4, file=True))).pairs) == 1
    for days in (0, 366, -1):
        refusal = Refusal("exclusion-range", {"days": days, "minimum": 1, "maximum": 365})
        assert (await asked(world, "boss", co.Pairs(days))).refusal == refusal
    assert (await asked(world, "ann", co.Pairs(), manager=False)).refusal == Refusal("not-an-admin")


async def test_the_limit_is_the_communitys_starting_chips() -> None:
    """Less is not named; where newcomers get nothing, the operator's are the limit."""
    world = await opened()
    await gift(world, "ann", "bob", STARTING - 1)
    assert (await asked(world, "boss", co.Pairs())).pairs == ()
    await asked(world, "boss", co.ChangeSettings({"starting_chips": 0}))
    assert (await asked(world, "boss", co.Pairs())).pairs == ()
    await asked(world, "boss", co.ChangeSettings({"starting_chips": STARTING - 1}))
    assert len((await asked(world, "boss", co.Pairs())).pairs) == 1


async def test_who_folds_to_one_player_all_evening_is_named() -> None:
    """From the hands that a table really booked: nine raises of 1,200, each folded to the same player."""
    rules = TableRules(small_blind=10, big_blind=20, buy_in_min=400, buy_in_max=20_000)
    world = await World(HostSettings(rules=rules, starting_chips=20_000)).start()
    await asked(world, "boss", co.ChangeSettings({"starting_chips": 5_000}))
    await world.open()
    for name in ("ann", "bob"):
        await asked(world, "boss", co.MoveChips(await world.person(name), 20_000))
        await world.do(name, co.Sit(15_000))
    await world.advance(world.settings.hand_pause)
    for _ in range(9):
        if world.to_act() == "bob":
            await world.do("bob", co.Play("call"))
        await world.do("ann", co.Play("raise", "chips", 1_200))
        await world.do("bob", co.Play("raise", "chips", 3_000))
        await world.do("ann", co.Play("fold"))
        await world.advance(world.settings.hand_pause + 5)
    (found,) = (await asked(world, "boss", co.Pairs())).pairs
    assert (found.hands, found.lost, found.won_back, found.share_percent) == (9, 9 * 1_200, 0, 100)


async def test_the_house_is_in_no_pair() -> None:
    """What its players win or lose needs no report."""
    world = await World().start()
    await asked(world, "boss", co.ChangeSettings({"starting_chips": 1}))
    robot = await world.service.person("house", "1", "Robot")
    ann = await world.person("ann")
    store, bank = world.store, (await world.service._directory.community(world.room.community)).bank  # noqa: SLF001
    for person in (robot, ann):
        await store.grant(bank, person.id, 500, "grant", f"g{person.id}", world.clock.now())
    await store.transfer(Transfer(bank, ann.id, robot.id, 500, "gift", world.clock.now()))
    assert (await asked(world, "boss", co.Pairs())).pairs == ()


async def test_play_goes_on_meanwhile() -> None:
    """Two reports and a press at once: all are answered."""
    world = await opened()
    await world.dealt("ann", "bob")
    reports = [asked(world, "boss", co.Pairs()) for _ in range(2)]
    replies = await asyncio.gather(*reports, world.do(world.to_act(), co.Play("call")))
    assert [reply.code for reply in replies] == ["pairs", "pairs", "acted"]
