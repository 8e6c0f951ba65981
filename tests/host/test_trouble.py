"""When the store, a sink or another process misbehaves: laws 1 and 3, O-03, O-07, P-32, R-POT-4."""

import asyncio
import logging

import pytest
from msgspec.structs import replace

from poker_bot.engine import actions as ac
from poker_bot.engine.codec import encode_state
from poker_bot.engine.events import PotAwarded
from poker_bot.engine.state import TableState
from poker_bot.engine.stepper import ConservationError
from poker_bot.host import changes, planning
from poker_bot.host import commands as co
from poker_bot.host.planning import By, Ground, store_events
from poker_bot.host.ports import Append, StoreError, TableFrame
from poker_bot.refusals import Refusal
from tests.builders import RULES, SETTINGS, World
from tests.fakes import RaisingSink, RecordingSink, settle


async def test_a_store_that_fails_changes_and_shows_nothing(world: World) -> None:
    """Refused as store-down; state, frames and notes are as before, and the next try plays (law 1)."""
    await world.dealt("ann", "bob", "cat")
    before = encode_state(world.state), world.live.version, dict(world.live.timers)
    said = len(world.sink.frames), len(world.sink.notes)
    world.store.failing = 1
    reply = await world.play("call")
    assert reply.refusal == Refusal("store-down")
    assert (encode_state(world.state), world.live.version, dict(world.live.timers)) == before
    assert (len(world.sink.frames), len(world.sink.notes)) == said
    assert (await world.play("call")).code == "acted"


async def test_a_store_that_fails_is_said_once(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """However often somebody presses, the log has one line with what the store says, and one when it is over."""
    await world.dealt("ann", "bob", "cat")
    with caplog.at_level(logging.INFO, "poker_bot.host.writer"):
        for _ in range(2):
            caplog.clear()
            world.store.failing = 3
            for _ in range(3):
                assert (await world.play("call")).refusal == Refusal("store-down")
            assert caplog.messages == ["table 1: play stands still, append failed: disk full"]
            await world.play("call")
            assert caplog.messages[1:] == ["table 1: the store takes appends again, play goes on"]


async def test_an_answer_lost_behind_the_commit_is_found_out(world: World) -> None:
    """The press was stored but looked failed; pressed again it is not played twice, and the table catches up (P-32)."""
    await world.dealt("ann", "bob", "cat")
    name, token = world.to_act(), world.token()
    world.store.losing = 1
    first = await world.do(name, co.Play("call"), token=token, dedupe="5")
    assert first.refusal == Refusal("store-down")
    again = await world.do(name, co.Play("call"), token=token, dedupe="5")
    assert (again.code, again.refusal) == ("duplicate", None)
    assert world.to_act() not in {"", name}
    assert world.frame.version == world.live.version == await _stored_version(world)
    await world.play("call")


async def test_a_deal_whose_answer_was_lost_still_reaches_the_players(world: World) -> None:
    """The hand was stored but looked failed: soon the table looks again and everybody gets his cards (law 1)."""
    await world.seated("ann", "bob")
    world.store.losing = 1
    await world.advance(SETTINGS.hand_pause)
    assert world.state.hand_number == 0
    await world.advance(SETTINGS.retry_pause_ms / 1000)
    assert world.frame.view.phase == "betting"
    assert [note.person.name for note in world.sink.notes if note.kind == "cards"] == ["ann", "bob"]
    assert world.live.timers["turn"] > world.clock.now()


async def _stored_version(world: World) -> int:
    loaded = await world.store.load(world.live.table)
    assert loaded is not None
    return loaded.version


async def test_a_version_written_by_somebody_else_is_taken_over(world: World) -> None:
    """Fenced by version: reload, show, judge again (law 3)."""
    await world.dealt("ann", "bob")
    live, name = world.live, world.to_act()
    ground = Ground(live.table, live.community.bank, 1, live.version, live.state, live.timers)
    planned = planning.plan(
        ground, (ac.SitDown(99, 500),), By(world.clock.now()), SETTINGS, lambda count: tuple(range(count))
    )
    assert isinstance(planned, planning.Plan)
    await world.service.person("playground", "zoe", "zoe")
    assert await world.store.grant(live.community.bank, 99, 500, "test", "x", 0)
    await world.store.append(planned.append)
    reply = await world.do(name, co.Play("call"), token=world.token())
    assert reply.code == "acted"
    assert world.state.seat_of(99) == 3
    assert world.live.version == await _stored_version(world)


async def test_a_lost_claim_stops_all_play(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """Another process claimed the store: nothing is written any more, and the log says so (P-03)."""
    await world.dealt("ann", "bob")
    await world.store.claim("another")
    with caplog.at_level(logging.ERROR):
        reply = await world.play("call")
    assert reply.refusal == Refusal("store-down")
    assert "another process has claimed the store" in caplog.text


async def test_a_timer_whose_action_was_not_stored_rings_again(world: World) -> None:
    """The clock alone ends every hand, also across a failing store."""
    await world.dealt("ann", "bob")
    world.store.failing = 3
    await world.advance(32)
    assert not world.frame.view.time_bank_running
    await world.advance(3)
    assert world.live.state.hand is not None
    assert world.live.state.hand.time_bank_running


async def test_sinks_are_called_after_the_commit(world: World) -> None:
    """Whatever a sink is shown is in the store already (law 1)."""
    seen: list[tuple[int, int]] = []

    class Checking(RecordingSink):
        def show(self, frame: TableFrame) -> None:
            stored = world.store._tables[frame.table]  # noqa: SLF001 - the sink may not await
            seen.append((frame.version, stored.version))

    world.service.attach(Checking())
    await world.dealt("ann", "bob", "cat")
    await world.play_out()
    assert len(seen) > 10
    assert all(shown == stored for shown, stored in seen)


async def test_a_sink_that_raises_changes_nothing(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """It is named in the log by the kind of its error; the hand and the other sinks go on (law 1)."""
    broken = RaisingSink()
    world.service.attach(broken)
    good = RecordingSink()
    world.service.attach(good)
    with caplog.at_level(logging.DEBUG):
        await world.dealt("ann", "bob")
        await world.play_out()
    assert broken.frames == good.frames == world.sink.frames
    assert len(broken.notes) == len(good.notes) == 2
    assert "sink of playground failed: RuntimeError" in caplog.text
    assert "sink is broken" not in caplog.text


async def test_too_many_waiting_commands_are_refused(world: World) -> None:
    """The inbox is bounded; what was taken in is answered when the store is free again."""
    await world.seated("ann", "bob")
    ann = world.people["ann"]
    world.store.held.add(world.live.table)
    size = SETTINGS.inbox_size
    asked = [
        asyncio.ensure_future(world.service.handle(co.Command(ann, world.room, co.AddChips(1), dedupe=str(number))))
        for number in range(size + 10)
    ]
    await settle()
    await settle()
    done = [task.result() for task in asked if task.done()]
    assert all(reply.refusal == Refusal("too-busy") for reply in done)
    assert 8 <= len(done) <= 10
    world.store.gate.set()
    replies = await asyncio.gather(*asked)
    assert sum(reply.code == "top-up-done" for reply in replies) == size + 10 - len(done)
    assert world.live.chips_of(ann.id) == 1000 + size + 10 - len(done)


async def test_a_stuck_table_does_not_hold_up_another(world: World) -> None:
    """One inbox per table, no lock over all of them (O-07)."""
    await world.dealt("ann", "bob")
    stuck = world.live.table
    name, person = world.to_act(), world.people[world.to_act()]
    world.store.held.add(stuck)
    waiting = asyncio.ensure_future(world.service.handle(co.Command(person, world.room, co.Play("call"))))
    shed = await world.service.room("playground", "garden", "shed", "en")
    await world.do("cat", co.OpenLobby(), room=shed)
    assert (await world.do("cat", co.Sit(1000), room=shed)).code == "sat-down"
    assert not waiting.done()
    world.store.gate.set()
    assert (await waiting).code == "acted"
    assert world.to_act() != name


async def test_a_timer_that_rings_behind_an_act_does_nothing(world: World) -> None:
    """The act came first and the clock ran out while it was stored: the next player's turn is untouched (law 5)."""
    await world.dealt("ann", "bob", "cat")
    await world.advance(SETTINGS.rules.action_clock + 1)
    person = world.people[world.to_act()]
    world.store.held.add(world.live.table)
    waiting = asyncio.ensure_future(world.service.handle(co.Command(person, world.room, co.Play("call"))))
    await settle()
    await world.advance(2)
    world.store.gate.set()
    world.store.held.clear()
    assert (await waiting).code == "acted"
    await world.quiet()
    assert not world.frame.view.time_bank_running
    assert world.frame.view.to_act != world.state.seat_of(person.id)


async def test_an_adapter_that_gives_up_waiting_loses_nothing(world: World) -> None:
    """Its task may be cancelled while the store works: the action counts, the table goes on."""
    await world.dealt("ann", "bob")
    name, person = world.to_act(), world.people[world.to_act()]
    world.store.held.add(world.live.table)
    waiting = asyncio.ensure_future(world.service.handle(co.Command(person, world.room, co.Play("call"))))
    await settle()
    waiting.cancel()
    world.store.gate.set()
    world.store.held.clear()
    await world.quiet()
    assert world.to_act() not in {"", name}
    assert (await world.play("check")).code == "acted"


async def test_broken_conservation_freezes_the_table(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Refuse, log, freeze: no timer and no command moves it, cards can still be looked at, others play (R-POT-4)."""
    await world.dealt("ann", "bob")
    before = encode_state(world.state), world.live.version, world.balances()

    def broken(state: TableState | None, actions: object, shuffle: object) -> object:
        raise ConservationError("chips not conserved by PotAwarded AsKd")

    with monkeypatch.context() as patch, caplog.at_level(logging.DEBUG):
        patch.setattr(changes, "step_all", broken)
        assert (await world.play("call")).refusal == Refusal("frozen")
    assert world.frame.frozen
    assert (world.frame.deadline, world.frame.nudge_at, world.frame.next_hand_at) == (None, None, None)
    assert (await world.play("call")).refusal == Refusal("frozen")
    await world.advance(10_000)
    assert (encode_state(world.state), world.live.version, world.balances()) == before
    assert (await world.do("ann", co.MyCards())).code == "cards"
    assert "frozen: ConservationError at broken" in caplog.text
    assert "AsKd" not in caplog.text
    shed = await world.service.room("playground", "garden", "shed", "en")
    await world.do("cat", co.OpenLobby(), room=shed)
    assert (await world.do("cat", co.Sit(1000), room=shed)).code == "sat-down"


async def test_postings_that_do_not_bear_out_the_stacks_freeze_the_table(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cashier's books are checked against the state before anything is stored (law 8)."""
    await world.dealt("ann", "bob")
    monkeypatch.setattr(planning, "postings", lambda *_: ())
    assert (await world.play("call")).refusal == Refusal("frozen")


async def test_a_pot_that_pays_too_much_is_never_stored(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine that awarded one chip too many is stopped by the books."""
    await world.dealt("ann", "bob")
    real = changes.step_all

    def generous(state: TableState | None, actions: tuple[ac.AnyAction, ...], shuffle: changes.Shuffle) -> object:
        outcome = real(state, actions, shuffle)
        assert not isinstance(outcome, Refusal)
        events, after = outcome
        assert after is not None
        events = tuple(
            replace(event, shares=((event.shares[0][0], event.shares[0][1] + 1),))
            if isinstance(event, PotAwarded)
            else event
            for event in events
        )
        return events, after

    monkeypatch.setattr(changes, "step_all", generous)
    appended = len(world.store.appends)
    assert (await world.play("fold")).refusal == Refusal("frozen")
    assert len(world.store.appends) == appended


async def test_the_process_survives_a_store_that_fails_everywhere(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is asked while the database is gone is answered store-down, and then play goes on."""
    await world.dealt("ann", "bob")

    async def gone(*_: object) -> int:
        raise StoreError("disk I/O error")

    with monkeypatch.context() as patch:
        for method in ("balance", "append", "grant", "load", "room", "set_person_language"):
            patch.setattr(world.store, method, gone)
        for intent in (co.Balance(), co.Sit(), co.Leave(), co.Play("call"), co.SetLanguage("fr")):
            assert (await world.do(world.to_act(), intent)).refusal == Refusal("store-down")
        shed = replace(world.room, id=77, place="shed")
        assert (await world.do("eve", co.OpenLobby(), room=shed)).refusal == Refusal("store-down")
    assert (await world.play("call")).code == "acted"


async def test_a_stopped_service_refuses_and_keeps_everything(world: World) -> None:
    """Taken-in commands are finished, later ones are refused, a new start goes on where it ended."""
    await world.dealt("ann", "bob")
    name, person = world.to_act(), world.people[world.to_act()]
    press = asyncio.ensure_future(world.service.handle(co.Command(person, world.room, co.Play("call"))))
    await asyncio.sleep(0)
    await world.service.stop()
    assert (await press).code == "acted"
    assert (await world.do(name, co.Play("call"))).refusal == Refusal("store-down")
    state = encode_state(world.state)
    await world.restart()
    assert encode_state(world.state) == state


async def test_a_table_that_is_being_opened_is_stopped_too(world: World) -> None:
    """Whoever asked gets his table, and no task of it outlives the service."""
    person = await world.person("ann")
    world.store.held.add(1)
    opening = asyncio.ensure_future(world.service.handle(co.Command(person, world.room, co.OpenLobby())))
    await settle()
    stopping = asyncio.ensure_future(world.service.stop())
    await settle()
    world.store.held.clear()
    world.store.gate.set()
    await stopping
    assert (await opening).code == "lobby"
    names = {task.get_name() for task in asyncio.all_tasks()}
    assert not [name for name in names if name.startswith(("table-", "open-", "deadlines"))]


async def test_a_stop_does_not_wait_for_a_store_that_hangs(caplog: pytest.LogCaptureFixture) -> None:
    """After the set patience the waiting command is refused and the service ends."""
    world = await World(replace(SETTINGS, stop_patience_ms=1)).start()
    await world.dealt("ann", "bob")
    person = world.people[world.to_act()]
    world.store.held.add(world.live.table)
    press = asyncio.ensure_future(world.service.handle(co.Command(person, world.room, co.Play("call"))))
    await settle()
    await world.service.stop()
    assert (await press).refusal == Refusal("store-down")
    assert "stopped with commands waiting" in caplog.text


async def test_secret_events_are_marked_for_encryption(world: World) -> None:
    """The sealed deck is stored as a secret, public events are not (law 6)."""
    await world.dealt("ann", "bob")
    marked = {event.kind: event.secret for batch in world.store.appends for event in batch.events}
    assert marked["DeckSealed"]
    assert not any(secret for kind, secret in marked.items() if kind != "DeckSealed")
    assert store_events((), 5) == ()


async def test_a_snapshot_is_kept_whenever_no_hand_runs(world: World) -> None:
    """So a restart folds one hand at most; in a hand none is written."""
    await world.dealt("ann", "bob")
    await world.play("fold")
    batches: list[Append] = world.store.appends
    assert batches[-1].snapshot is not None
    assert [batch.snapshot is None for batch in batches if any(e.kind == "HandStarted" for e in batch.events)] == [True]


async def test_a_clock_that_rings_while_an_answer_is_lost_does_not_silence_the_next(world: World) -> None:
    """The last act before the deadline was stored, its answer lost: the next player's clock runs out as ever."""
    await world.dealt("ann", "bob", "cat")
    allowance = SETTINGS.delivery_allowance_ms / 1000
    await world.advance(RULES.action_clock + allowance - 0.5)
    turn = world.state.turn
    world.store.losing = 1
    await world.play("call")
    await world.advance(0.5)
    assert world.state.turn == turn + 1
    await world.advance(RULES.action_clock + RULES.time_bank + allowance)
    assert world.state.turn > turn + 1
