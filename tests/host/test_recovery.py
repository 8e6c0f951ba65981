"""Restarts: a running hand goes on with the same deck, stacks and turn; overdue decisions get a grace period (O-03)."""

import logging

import pytest
from msgspec.structs import replace

from poker_bot.engine.codec import encode_state
from poker_bot.host import commands as co
from poker_bot.host.ports import LoadedTable, StoredEvent
from poker_bot.refusals import Refusal
from tests.builders import RULES, SETTINGS, World
from tests.fakes import RecordingSink


def _all_of(world: World) -> tuple[object, ...]:
    live = world.live
    return encode_state(live.state), live.version, live.log, dict(live.timers), sorted(live.people), live.rooms


async def test_a_restart_at_any_moment_changes_nothing() -> None:
    """Killed after every single step of a session with joins, leaves and top-ups, everything is as it was."""
    world = await World(replace(SETTINGS, restart_grace=0)).start()
    await world.open()
    steps = 0
    for name in ("ann", "bob", "cat"):
        await world.do(name, co.Sit(1000))
        await world.restart()
    for intent, name in ((co.Away(), "cat"), (co.Back(), "cat"), (co.AddChips(50), "bob"), (co.Leave(), "cat")):
        before = _all_of(world) if intent == co.AddChips(50) else ()
        await world.restart()
        assert not before or _all_of(world) == before
        await world.do(name, intent)
    for _ in range(3):
        await world.advance(SETTINGS.hand_pause)
        while world.state.hand_running:
            before = _all_of(world)
            await world.restart()
            assert _all_of(world) == before
            steps += 1
            if world.to_act():
                view = world.live.seat_view_of(world.people[world.to_act()].id)
                assert view is not None
                assert view.legal is not None
                await world.play("check" if view.legal.can_check else "call")
            else:
                await world.advance(RULES.show_time + 2)
        before = _all_of(world)
        await world.restart()
        assert _all_of(world) == before
    assert steps > 20
    await world.kill()


async def test_everybody_keeps_his_cards_and_his_turn(world: World) -> None:
    """The deck of a running hand is the one sealed before the restart."""
    await world.dealt("ann", "bob", "cat")
    cards = [(await world.do(name, co.MyCards())).seat for name in ("ann", "bob", "cat")]
    name, token = world.to_act(), world.token()
    await world.restart()
    assert [(await world.do(one, co.MyCards())).seat for one in ("ann", "bob", "cat")] == cards
    assert (await world.do(name, co.Play("call"), token=token)).code == "acted"


async def test_a_double_press_across_a_restart_is_quiet(world: World) -> None:
    """Who pressed what is read from the log, so the new process knows it too (P-04, law 4)."""
    await world.dealt("ann", "bob", "cat")
    name, token = world.to_act(), world.token()
    await world.do(name, co.Play("call"), token=token)
    await world.restart()
    assert (await world.do(name, co.Play("call"), token=token)).code == "duplicate"


async def test_every_table_is_shown_once_after_a_restart(world: World) -> None:
    """So that the messages re-attach."""
    await world.dealt("ann", "bob")
    shed = await world.service.room("playground", "garden", "shed", "en")
    await world.do("ann", co.OpenLobby(), room=shed)
    world.sink.frames.clear()
    await world.restart()
    assert sorted(frame.room.place for frame in world.sink.frames) == ["porch", "shed"]


async def test_a_deadline_that_has_not_passed_is_kept(world: World) -> None:
    """It is an absolute instant: what was left is left (law 5)."""
    await world.dealt("ann", "bob")
    due = world.live.timers["turn"]
    await world.kill()
    await world.advance(15)
    world.service = world._service()  # noqa: SLF001 - the second half of a restart
    await world.service.start()
    assert world.frame.deadline == due


async def test_an_overdue_decision_gets_a_grace_period(world: World) -> None:
    """Ten seconds at least, announced to the player; then the clock goes on as usual (O-03)."""
    await world.dealt("ann", "bob")
    person = world.people[world.to_act()].id
    await world.kill()
    await world.advance(7200)
    world.service = world._service()  # noqa: SLF001 - the second half of a restart
    await world.service.start()
    assert world.frame.deadline == world.clock.now() + 10_000
    assert [note.params for note in world.sink.notes_to(person, "resumed")] == [
        {"table": world.live.code, "seconds": 10}
    ]
    await world.advance(9)
    assert not world.frame.view.time_bank_running
    await world.advance(1)
    assert [world.frame.view.time_bank_running] == [True]


async def test_an_overdue_pause_simply_deals(world: World) -> None:
    """Nobody needs a grace period to be dealt a hand."""
    await world.dealt("ann", "bob")
    await world.play("fold")
    await world.kill()
    await world.advance(60)
    world.service = world._service()  # noqa: SLF001 - the second half of a restart
    await world.service.start()
    await world.advance(0)
    assert world.state.hand_number == 2
    assert not [note for note in world.sink.notes if note.code == "resumed"]


async def test_a_showdown_window_survives(world: World) -> None:
    """The beaten player may still choose, and if he does not the hand ends by itself."""
    await world.seated("ann", "bob")
    while True:
        await world.advance(SETTINGS.hand_pause)
        while world.to_act():
            view = world.live.seat_view_of(world.people[world.to_act()].id)
            assert view is not None
            assert view.legal is not None
            await world.play("check" if view.legal.can_check else "call")
        if world.state.hand is not None and world.state.hand.deciding:
            break
    await world.restart()
    assert world.frame.deadline == world.clock.now() + 10_000
    await world.advance(10)
    assert world.frame.view.phase == "over"


async def test_a_table_id_without_a_table_is_used_or_forgotten(world: World) -> None:
    """A kill between making the id and opening the table leaves nothing behind that could hurt."""
    community = await world.store.community("playground", "garden", "en")
    table = await world.store.create_table(community.id, world.room.id)
    assert (await world.do("ann", co.OpenLobby())).code == "lobby"
    assert world.live.table == table
    shed = await world.service.room("playground", "garden", "shed", "en")
    await world.store.create_table(community.id, shed.id)
    await world.restart()
    assert [host.live.table for host in world.service.tables] == [table]
    assert (await world.do("ann", co.OpenLobby(), room=shed)).code == "lobby"


async def test_a_table_closed_before_the_kill_stays_closed(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Closed by its log though not yet marked so: the room gets a new table, never the old one."""
    await world.open()

    async def lost(_table: int) -> None:
        raise OSError("gone")

    with monkeypatch.context() as patch:
        patch.setattr(world.store, "close_table", lost)
        await world.advance(SETTINGS.idle_time)
    assert list(world.service.tables) == []
    assert (await world.do("ann", co.OpenLobby())).code == "lobby"
    assert world.live.table == 2
    with monkeypatch.context() as patch:
        patch.setattr(world.store, "close_table", lost)
        await world.advance(SETTINGS.idle_time)
    await world.restart()
    assert list(world.service.tables) == []
    assert await world.store.open_tables() == ()


async def test_one_unreadable_table_does_not_stop_the_others(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is named in the log; its room gets no other table in its place, for its chips are real."""
    await world.dealt("ann", "bob")
    shed = await world.service.room("playground", "garden", "shed", "en")
    await world.do("ann", co.OpenLobby(), room=shed)
    real, genuine = world.store.load, world.store.events

    async def load(table: int) -> LoadedTable | None:
        loaded = await real(table)
        assert loaded is not None
        if table != 1:
            return loaded
        return replace(loaded, snapshot=None, events=(replace(loaded.events[0], body=b"{}"),))

    async def events(table: int, after: int = 0) -> tuple[StoredEvent, ...]:
        loaded = await load(table)
        assert loaded is not None
        return loaded.events if table == 1 else await genuine(table, after)

    monkeypatch.setattr(world.store, "load", load)
    monkeypatch.setattr(world.store, "events", events)
    with caplog.at_level(logging.ERROR):
        await world.restart()
    assert "table 1 not restored: UnknownFormError" in caplog.text
    assert [host.live.table for host in world.service.tables] == [2]
    assert (await world.do("ann", co.OpenLobby())).refusal == Refusal("store-down")
    monkeypatch.undo()
    assert (await world.do("ann", co.OpenLobby())).code == "lobby"
    assert {host.live.table for host in world.service.tables} == {1, 2}


async def test_a_snapshot_of_another_form_is_replaced_by_the_whole_log(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log is the truth; a snapshot only saves time (law 1)."""
    await world.dealt("ann", "bob")
    await world.play_out()
    await world.advance(SETTINGS.hand_pause)
    before = _all_of(world)
    real = world.store.load

    async def load(table: int) -> LoadedTable | None:
        loaded = await real(table)
        assert loaded is not None
        return replace(loaded, snapshot=b'{"v": 99, "e": {}}')

    monkeypatch.setattr(world.store, "load", load)
    await world.restart()
    assert _all_of(world) == before


async def test_an_adapter_that_comes_later_is_shown_its_tables(world: World) -> None:
    """A platform that was down at the start catches up when it attaches."""
    await world.dealt("ann", "bob")
    late, other = RecordingSink(), RecordingSink("discord")
    seen = len(world.sink.frames)
    world.service.attach(late)
    world.service.attach(other)
    assert [frame.version for frame in late.frames] == [world.live.version]
    assert other.frames == []
    assert len(world.sink.frames) == seen
