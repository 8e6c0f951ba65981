"""The rules of the room as the host knows them, first steps, and tips that come once and hold nobody up."""

import asyncio
from typing import cast

from msgspec.structs import replace

from poker_bot.engine.rules import TableRules
from poker_bot.host import commands as co
from poker_bot.host.ports import PrivateNote, RoomRules, StoreError
from tests.builders import SETTINGS, World
from tests.fakes import FlakyStore

TELLING = replace(SETTINGS, tips=True)


def tips(world: World, name: str = "") -> list[PrivateNote]:
    """The tips that were told, to one person or to all."""
    told = [note for note in world.sink.notes if note.code.startswith("tip-")]
    return [note for note in told if not name or note.person.name == name]


def codes(world: World, name: str) -> list[str]:
    """What somebody was told, in order."""
    return [note.code for note in tips(world, name)]


async def told(world: World, name: str = "ann") -> RoomRules:
    """What is played in the room, as ``name`` is told."""
    reply = await world.do(name, co.Rules(6, 1))
    assert reply.code == "rules"
    assert reply.room_rules is not None
    return reply.room_rules


# --- the rules of the room ----------------------------------------------------------------------------------------


async def test_without_a_table_the_rooms_stake_is_told() -> None:
    """Of the room, else of the community, else the operator's: what a table opened here would play."""
    world = await World().start()
    assert (await told(world)).rules == world.settings.rules
    boss = await world.person("boss")
    for intent in (
        co.SaveStake("evening", {"small_blind": 25, "big_blind": 50, "buy_in_min": 1000, "straddles": 1}),
        co.UseStake("evening"),
    ):
        reply = await world.service.handle(co.Command(boss, world.room, intent, manager=True))
        assert reply.refusal is None
    here = (await told(world)).rules
    assert (here.small_blind, here.big_blind, here.straddles) == (25, 50, 1)


async def test_a_table_tells_its_own_rules_and_those_to_come() -> None:
    """Whatever the room's stake is by now, and without anything being opened by asking."""
    world = await World().start()
    assert not list(world.service.tables)
    await world.do("ann", co.OpenTable("draw32"))
    rules = await told(world)
    assert (rules.rules.variant, rules.draws, rules.deck_cards, rules.board_cards, rules.hole_cards) == (
        *("draw32", True, 32, 0, 5),
    )
    assert rules.coming is None
    assert (rules.rebuy_time, rules.idle_time, rules.away_time) == (
        *(world.settings.rebuy_time, world.settings.idle_time, world.settings.away_time),
    )


async def test_reading_the_rules_opens_nothing_and_counts_as_nothing() -> None:
    """No table, no chips, no seat; anybody may read them, also in a hand."""
    world = await World().start()
    await told(world, "stranger")
    assert not list(world.service.tables)
    await world.dealt("ann", "bob")
    before = world.state
    await told(world, "ann")
    await told(world, "stranger")
    assert world.state == before


async def test_first_steps_are_other_ones_for_admins() -> None:
    """Who is one, the host decides."""
    world = await World().start()
    ann = await world.person("ann")
    for manager in (False, True):
        reply = await world.service.handle(co.Command(ann, world.room, co.Help(), manager=manager))
        assert (reply.code, reply.admin) == ("help", manager)


# --- tips ---------------------------------------------------------------------------------------------------------


async def test_first_times_are_explained_once() -> None:
    """Blinds and the first turn in the first hand; in the next hands not again, nor after a restart."""
    world = await World(TELLING).start()
    await world.dealt("ann", "bob", "cat")
    assert sorted(note.code for note in tips(world)) == ["tip-blind", "tip-blind", "tip-turn"]
    kinds = {note.params["kind"]: note.params["amount"] for note in tips(world) if note.code == "tip-blind"}
    assert kinds == {"small": 10, "big": 20}
    first = world.to_act()
    assert codes(world, first) == ["tip-turn"]
    assert tips(world, first)[0].params["to_call"] == 20
    for _ in range(6):
        while world.state.hand_running and world.to_act():
            await world.play("fold")
        await world.restart()
        await world.advance(world.settings.hand_pause + 1)
    for name in ("ann", "bob", "cat"):
        told_to = codes(world, name)
        assert len(told_to) == len(set(told_to)), name
        assert {"tip-turn", "tip-blind"} <= set(told_to), name


async def test_nobody_is_told_where_the_operator_wants_none() -> None:
    """The setting is off by default in tests, so that every other test shows what is said without it."""
    world = await World().start()
    await world.dealt("ann", "bob", "cat")
    assert tips(world) == []


async def test_off_is_off_and_on_again_tells_what_is_left() -> None:
    """``/help off`` holds for the person, in every room, also after a restart."""
    world = await World(TELLING).start()
    assert (await world.do("ann", co.WantTips(wanted=False))).code == "tips-off"
    await world.restart()
    await world.dealt("ann", "bob")
    await world.play_out()
    assert tips(world, "ann") == []
    assert tips(world, "bob")
    assert (await world.do("ann", co.WantTips(wanted=True))).code == "tips-on"
    await world.advance(world.settings.hand_pause + 1)
    await world.play_out()
    assert "tip-blind" in codes(world, "ann")


async def test_why_he_can_only_call() -> None:
    """All-in against a bigger stack: his tip says why there is no raise, not what a raise would do."""
    world = await World(TELLING).start()
    await world.open()
    for name, chips in (("ann", 2000), ("bob", 400)):
        await world.do(name, co.Sit(chips))
    await world.advance(world.settings.hand_pause)
    rich, poor = "ann", "bob"
    if world.to_act() == poor:
        await world.play("call")
    await world.play("all-in")
    assert world.to_act() == poor
    assert codes(world, poor)[-1] == "tip-call"
    assert tips(world, poor)[-1].params == {"reason": "short"}
    assert codes(world, rich)[-1] == "tip-turn"


async def test_only_a_call_is_left_against_an_all_in() -> None:
    """The bigger stack can't raise somebody who has nothing left."""
    world = await World(TELLING).start()
    await world.open()
    for name, chips in (("ann", 2000), ("bob", 400)):
        await world.do(name, co.Sit(chips))
    await world.advance(world.settings.hand_pause)
    if world.to_act() == "ann":
        await world.play("call")
    await world.play("all-in")
    assert world.to_act() == "ann"
    assert tips(world, "ann")[-1].params == {"reason": "alone"}


async def test_who_won_and_by_which_card() -> None:
    """From hands that everybody saw, to everybody who was dealt in; never from a mucked one."""
    for seed in range(12):
        world = await World(TELLING, seed=seed).start()
        await world.dealt("ann", "bob")
        await world.play("all-in")
        await world.play("call")
        await world.advance(world.settings.rules.show_time + 1)
        won = [note for note in tips(world) if note.code == "tip-won"]
        if not won:
            continue  # a tie
        assert {note.person.name for note in won} == {"ann", "bob"}
        params = won[0].params
        shown = {
            f"{seat.rank.category}:{'.'.join(map(str, seat.rank.ranks))}": world.frame.people[seat.player].name
            for seat in world.frame.view.seats
            if seat.rank is not None
        }
        assert shown[cast("str", params["won"])] == params["name"]
        assert params["lost"] in shown
        same_kind = str(params["won"])[0] == str(params["lost"])[0]
        assert params["reason"] == ("rank" if same_kind else "kind")
        return
    raise AssertionError("twelve ties in a row")


async def test_a_win_without_a_showdown_teaches_nothing() -> None:
    """Nobody saw a hand, so none is named."""
    world = await World(TELLING).start()
    await world.dealt("ann", "bob", "cat")
    while world.state.hand_running and world.to_act():
        await world.play("fold")
    assert not [note for note in tips(world) if note.code == "tip-won"]


async def test_house_players_are_told_nothing() -> None:
    """They know it all, and no row is written for them."""
    world = await World(TELLING).start()
    await world.open()
    await world.service.add_house_players(world.room, 2)
    await world.do("ann", co.Sit(1000))
    await world.advance(20)
    assert tips(world)
    assert {note.person.platform for note in tips(world)} == {"playground"}


class SlowStore(FlakyStore):
    """Tips take for ever, or fail."""

    def __init__(self, error: Exception | None = None) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.error = error

    async def tip(self, person: int, tip: str) -> bool:
        """Not before the gate opens."""
        if self.error is not None:
            raise self.error
        await self.gate.wait()
        return await super().tip(person, tip)


async def test_play_waits_for_no_tip() -> None:
    """While the store takes its time over tips, hands are played; then each comes once."""
    store = SlowStore()
    world = await World(TELLING, store=store).start()
    await world.dealt("ann", "bob", "cat")
    while world.state.hand_running and world.to_act():
        await world.play("fold")
    assert tips(world) == []
    store.gate.set()
    await world.advance(0.1)
    assert [len(codes(world, name)) for name in ("ann", "bob", "cat")] == [
        len(set(codes(world, name))) for name in ("ann", "bob", "cat")
    ]
    assert tips(world)


async def test_a_store_that_fails_costs_a_tip_and_nothing_else() -> None:
    """It is tried again at the next occasion."""
    store = SlowStore(StoreError("the disk is full"))
    world = await World(TELLING, store=store).start()
    await world.dealt("ann", "bob", "cat")
    first = world.to_act()
    assert (await world.play("fold")).refusal is None
    assert tips(world) == []
    store.error = None
    store.gate.set()
    while world.state.hand_running and world.to_act():
        await world.play("fold")
    for _ in range(3):
        await world.advance(world.settings.hand_pause + 1)
        while world.state.hand_running and world.to_act():
            await world.play("fold")
    assert "tip-turn" in codes(world, first)
    assert isinstance(world.state.rules, TableRules)
