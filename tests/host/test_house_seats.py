"""House players at a table: they sit, act, muck, come in and buy in again by themselves (R-DUE-4)."""

import logging

import pytest
from msgspec.structs import replace

from poker_bot.engine import actions as ac
from poker_bot.engine.events import HandMucked, PlayerFolded
from poker_bot.engine.views import PublicView, SeatView
from poker_bot.host import commands as co
from poker_bot.host.service import PokerService
from poker_bot.host.settings import HostSettings
from poker_bot.house import HouseTeam
from tests.builders import RULES, SETTINGS, STARTING, Act, World

THINK = SETTINGS.house_think_ms / 1000


class Scripted(HouseTeam):
    """A house that answers every decision in the same way, and remembers what it was shown."""

    def __init__(self, act: Act) -> None:
        self.does = act
        self.seen: list[tuple[str, SeatView, PublicView]] = []

    def act(self, account: str, seat: SeatView, table: PublicView, seed: bytes) -> ac.AnyAction:
        """The scripted act, legal or not."""
        self.seen.append((account, seat, table))
        assert len(seed) == 32
        match self.does:
            case "call":
                legal = seat.legal
                free = legal is not None and legal.can_check
                return ac.Check(seat.seat, seat.turn) if free else ac.Call(seat.seat, seat.turn)
            case "all-in":
                return ac.AllIn(seat.seat, seat.turn)
            case "raise":
                return ac.RaiseTo(seat.seat, seat.turn, 1)
            case _:
                raise RuntimeError("AsKd")


async def with_house(house: HouseTeam, settings: HostSettings = SETTINGS, seed: int = 0) -> World:
    """A world whose house is ``house``."""
    world = World(settings, seed=seed)
    world.service = PokerService(world.store, world.clock, world.entropy, settings, house)
    world.service.attach(world.sink)
    return await world.start()


async def test_house_players_sit_down_with_chips_of_their_own(world: World) -> None:
    """Opening a table if there is none; their chips are made by grants like everybody's."""
    assert await world.service.add_house_players(world.room, 3) == 3
    assert [seat.player for seat in world.frame.view.seats] == [1, 2, 3]
    assert {one.platform for one in world.frame.people.values()} == {"house"}
    assert world.balances()["house"] == -3 * STARTING
    assert await world.service.add_house_players(world.room, 3) == 0
    assert not world.sink.notes


async def test_a_table_of_house_players_deals_no_hand_and_closes(world: World) -> None:
    """They play with people, not for themselves."""
    await world.service.add_house_players(world.room, 3)
    await world.advance(SETTINGS.idle_time - 1)
    assert world.frame.view.hand_number == 0
    await world.advance(1)
    assert world.sink.last.view.closed
    assert sum(world.balances().values()) == 0


async def test_one_visitor_and_three_house_players_play_whole_hands(world: World) -> None:
    """The visitor alone presses buttons; house players act after a moment, each hand ends, chips are conserved."""
    await world.service.add_house_players(world.room, 3)
    await world.do("ann", co.Sit(1000))
    await world.advance(SETTINGS.hand_pause)
    assert world.state.hand_number == 1
    while world.state.hand_number < 12:
        if world.to_act() == "ann":
            view = world.live.seat_view_of(world.people["ann"].id)
            assert view is not None
            assert view.legal is not None
            await world.play("check" if view.legal.can_check else "call")
        else:
            await world.advance(THINK)
        if not world.live.chips_of(world.people["ann"].id):
            await world.do("ann", co.Sit())
        assert sum(world.balances().values()) == 0
    assert {note.person.name for note in world.sink.notes} == {"ann"}


async def test_a_house_player_takes_its_time_but_not_the_clock() -> None:
    """It acts when its thinking time is over, by what its own seat sees."""
    house = Scripted("call")
    world = await with_house(house)
    await world.service.add_house_players(world.room, 1)
    await world.do("ann", co.Sit(1000))
    await world.advance(SETTINGS.hand_pause)
    while world.to_act() == "ann":
        await world.play("call")
    assert world.frame.nudge_at is None
    before = len(house.seen)
    await world.advance(THINK - 0.1)
    assert len(house.seen) == before
    await world.advance(0.1)
    account, seat, table = house.seen[before]
    assert account == "heron"
    assert seat.player == world.state.seats[seat.seat - 1].player  # type: ignore[union-attr]
    assert len(seat.cards) == 2
    assert all(not one.shown for one in table.seats)
    await world.kill()


async def test_what_others_do_does_not_make_a_house_player_begin_to_think_anew(world: World) -> None:
    """Somebody who goes and comes back all the time cannot hold it up, nor make it lose its turn to the clock."""
    await world.service.add_house_players(world.room, 1)
    await world.do("ann", co.Sit(1000))
    await world.do("bob", co.Sit(1000))
    await world.advance(SETTINGS.hand_pause)
    while world.to_act() != "Heron":
        await world.play("call")
    turn = world.state.turn
    for intent in (co.Away(), co.Back()) * 2:
        assert (await world.do("bob", intent)).refusal is None
        assert world.state.turn == turn
        await world.advance(THINK / 4)
    assert world.state.turn > turn


async def test_a_house_player_whose_task_went_and_came_back_still_does_it(world: World) -> None:
    """Nobody is left to play with, then somebody is: the chore is taken up again."""
    await world.dealt("ann", "bob")
    await world.service.add_house_players(world.room, 1)
    await world.play("fold")
    await world.do("bob", co.Leave())
    await world.do("ann", co.Leave())
    await world.do("ann", co.Sit())
    await world.advance(THINK)
    house = world.state.seat_of((await world.service.person("house", "heron", "Heron")).id)
    assert next(one.status for one in world.frame.view.seats if one.seat == house) in {"posting", "seated"}


@pytest.mark.parametrize("act", ["raise", "fold"])
async def test_a_policy_that_fails_plays_like_somebody_who_is_away(act: Act, caplog: pytest.LogCaptureFixture) -> None:
    """An illegal act or an exception: check when free, else fold; named in the log without its text (R-BET-10)."""
    world = await with_house(Scripted(act))
    await world.service.add_house_players(world.room, 1)
    await world.do("ann", co.Sit(1000))
    await world.advance(SETTINGS.hand_pause)
    with caplog.at_level(logging.DEBUG):
        for _ in range(20):
            if world.to_act() == "ann":
                await world.play("raise", kind="min")
            else:
                await world.advance(THINK)
            if not world.state.hand_running:
                break
    assert any(isinstance(event, PlayerFolded) for event in world.frame.log)
    assert "house player in seat 1" in caplog.text
    assert "AsKd" not in caplog.text
    await world.kill()


async def test_a_broke_house_player_buys_in_again_without_end() -> None:
    """Its wallet is filled from the house account; the sum over the bank stays zero (law 8)."""
    settings = replace(SETTINGS, starting_chips=2000)
    house = Scripted("call")
    world = await with_house(house, settings, seed=1)
    await world.service.add_house_players(world.room, 1)
    await world.do("ann", co.Sit(2000))
    while world.live.chips_of(1):
        await world.advance(0.5)
        if world.to_act() == "ann":
            await world.play("all-in")
    assert world.balances() == {"house": -4000, "seat:1:2": 4000}
    await world.advance(THINK)
    assert world.balances() == {"house": -6000, "seat:1:2": 4000, "seat:1:1": 2000}
    await world.advance(SETTINGS.hand_pause)
    assert world.state.hand_running
    await world.kill()


async def test_a_beaten_house_player_mucks_without_holding_up_the_result() -> None:
    """It answers after its thinking time, before the window closes (R-SHO-2)."""
    world = await with_house(Scripted("call"))
    await world.service.add_house_players(world.room, 1)
    await world.do("ann", co.Sit(2000))
    person = (await world.service.person("house", "heron", "Heron")).id
    for _ in range(400):
        hand = world.state.hand
        if hand is not None and hand.deciding == (world.state.seat_of(person),):
            break
        if world.to_act() == "ann":
            view = world.live.seat_view_of(world.people["ann"].id)
            assert view is not None
            assert view.legal is not None
            await world.play("check" if view.legal.can_check else "call")
        else:
            await world.advance(0.5)
    await world.advance(THINK)
    assert any(isinstance(event, HandMucked) for event in world.frame.log)
    assert not world.state.hand_running
    assert RULES.show_time > THINK
    await world.kill()


async def test_a_house_player_who_comes_later_posts_at_once(world: World) -> None:
    """It does not wait for the big blind (R-TAB-5)."""
    await world.dealt("ann", "bob", "cat")
    await world.service.add_house_players(world.room, 1)
    await world.play_out()
    await world.advance(THINK)
    seat = world.state.seat_of((await world.service.person("house", "heron", "Heron")).id)
    assert next(one.status for one in world.frame.view.seats if one.seat == seat) in {"posting", "playing"}


async def test_house_players_go_on_after_a_restart(world: World) -> None:
    """Whether one is to act can be seen from the state; nothing about it is stored."""
    await world.service.add_house_players(world.room, 3)
    await world.do("ann", co.Sit(1000))
    await world.advance(SETTINGS.hand_pause)
    assert not any("house" in batch_timer.name for batch in world.store.appends for batch_timer in batch.timers)
    while world.to_act() == "ann":
        await world.play("call")
    turn = world.state.turn
    await world.restart()
    await world.advance(THINK)
    assert world.state.turn > turn


async def test_without_a_house_nobody_is_seated() -> None:
    """The host may be run without house players."""
    world = World()
    world.service = PokerService(world.store, world.clock, world.entropy, SETTINGS)
    await world.start()
    assert await world.service.add_house_players(world.room, 3) == 0
    await world.kill()
