"""Deadlines and what follows when they pass: R-CLK-1…3, R-CLK-5, law 5; trouble R-40, R-41, R-43, P-19, P-24."""

from msgspec.structs import replace

from poker_bot.engine.events import PlayerChecked, PlayerFolded, PlayerSatOut, TimeBankSpent, TurnExtended
from poker_bot.host import commands as co
from poker_bot.host.ports import Timer
from poker_bot.refusals import Refusal
from tests.builders import RULES, SETTINGS, STARTING, World

CLOCK = RULES.action_clock
BANK = RULES.time_bank
ALLOWANCE = SETTINGS.delivery_allowance_ms / 1000


async def test_the_deadline_is_an_instant_stored_with_the_turn(world: World) -> None:
    """Now, the clock and the allowance; in the same append as the turn's beginning (law 5, R-CLK-2)."""
    await world.dealt("ann", "bob")
    due = world.clock.now() + CLOCK * 1000 + 2000
    assert world.frame.deadline == due
    assert {change.name: change.due for change in world.store.appends[-1].timers}["turn"] == due
    assert [timer.due for timer in (await _stored(world)) if timer.name == "turn"] == [due]


async def _stored(world: World) -> tuple[Timer, ...]:
    loaded = await world.store.load(world.live.table)
    assert loaded is not None
    return loaded.timers


async def test_the_nudge_comes_after_sixty_percent_of_the_clock(world: World) -> None:
    """Only the instant is published; the outbox does the rest."""
    await world.dealt("ann", "bob")
    assert world.frame.nudge_at == world.clock.now() + 2000 + CLOCK * 600


async def test_nothing_but_acting_moves_the_deadline(world: World) -> None:
    """Others who talk to the bot do not restart the clock."""
    await world.dealt("ann", "bob", "cat")
    due = world.frame.deadline
    await world.advance(10)
    await world.do(world.others()[0], co.PreAct("check-fold"))
    await world.do("dan", co.Sit(1000))
    await world.do(world.to_act(), co.MyCards())
    assert world.live.timers["turn"] == due


async def test_the_time_bank_runs_by_itself_and_is_paid_when_he_acts(world: World) -> None:
    """After the clock the bank; what it took is spent together with the act (R-CLK-1)."""
    await world.dealt("ann", "bob")
    name = world.to_act()
    await world.advance(CLOCK + ALLOWANCE)
    assert world.frame.view.time_bank_running
    assert world.frame.nudge_at is None
    assert world.frame.deadline == world.clock.now() + BANK * 1000
    await world.advance(12.5)
    await world.play("call")
    seat = next(seat for seat in world.frame.view.seats if seat.player == world.people[name].id)
    assert seat.time_bank == BANK * 1000 - 12_500
    kinds = [event.kind for event in world.store.appends[-1].events]
    assert kinds[:2] == ["TimeBankSpent", "PlayerCalled"]


async def test_a_refused_act_spends_nothing_of_the_bank(world: World) -> None:
    """All or nothing: the bank is paid only for an act that counts."""
    await world.dealt("ann", "bob")
    await world.advance(CLOCK + ALLOWANCE + 5)
    version = world.live.version
    assert (await world.play("raise", 5)).refusal is not None
    assert world.live.version == version


async def test_a_timeout_checks_when_free_and_folds_otherwise(world: World) -> None:
    """Clock and bank out: the small blind folds to a bet, the big blind checks its option (R-40, R-BET-10)."""
    await world.dealt("ann", "bob")
    await world.play("call")
    await world.advance(CLOCK + ALLOWANCE + BANK)
    assert any(isinstance(event, PlayerChecked) for event in world.frame.log)
    assert not any(isinstance(event, PlayerFolded) for event in world.frame.log)
    await world.play("bet", 40)
    await world.advance(CLOCK + ALLOWANCE + BANK)
    assert any(isinstance(event, PlayerFolded) for event in world.frame.log)


async def test_two_timeouts_in_a_row_sit_him_out(world: World) -> None:
    """He is told privately, keeps his seat for a quarter of an hour, then his chips go home (R-CLK-3, R-41)."""
    await world.dealt("ann", "bob")
    await world.advance(CLOCK + ALLOWANCE + BANK + 1)
    loser = next(seat.player for seat in world.state.seats if seat is not None and seat.timeouts)
    name = next(name for name, person in world.people.items() if person.id == loser)
    other = next(one for one in ("ann", "bob") if one != name)
    while not world.sink.notes_to(loser, "sat-out-clock"):
        if world.to_act() == other:
            await world.play("call" if _owes(world, other) else "check")
        else:
            await world.advance(1)
    assert any(isinstance(event, PlayerSatOut) for event in world.frame.log)
    sat_out = world.clock.now()
    assert world.live.timers[f"away:{world.state.seat_of(loser)}"] == sat_out + 900_000
    await world.do("dan", co.Sit(400))
    await world.advance(899)
    assert world.state.seat_of(loser)
    await world.advance(2)
    assert not world.state.seat_of(loser)
    assert world.sink.notes_to(loser, "stood-up")[0].params["reason"] == "away"


def _owes(world: World, name: str) -> int:
    view = world.live.seat_view_of(world.people[name].id)
    assert view is not None
    return view.to_call


async def test_a_slow_table_lets_absent_players_be_away_for_three_clocks() -> None:
    """max(15 minutes, 3 action clocks) (R-CLK-3)."""
    world = await World(replace(SETTINGS, rules=replace(RULES, action_clock=1000))).start()
    await world.seated("ann", "bob")
    await world.do("ann", co.Away())
    assert world.live.timers["away:1"] == world.clock.now() + 3_000_000
    await world.kill()


async def test_three_missed_big_blinds_stand_him_up(world: World) -> None:
    """Whichever comes first; his note says why (R-CLK-3)."""
    await world.dealt("ann", "bob", "cat")
    await world.do("cat", co.Away())
    hands = 0
    while world.state.seat_of(world.people["cat"].id):
        await world.play_out()
        await world.advance(world.settings.hand_pause)
        hands += 1
        assert hands < 12
    note = world.sink.notes_to(world.people["cat"].id, "stood-up")[0]
    assert note.params["reason"] == "missed-blinds"
    assert await world.wallet("cat") == STARTING - 1000 + int(note.params["amount"])


async def test_without_a_clock_nothing_is_due() -> None:
    """action_clock 0: no deadline, no nudge, nobody is ever folded (R-CLK-1)."""
    world = await World(replace(SETTINGS, rules=replace(RULES, action_clock=0))).start()
    await world.dealt("ann", "bob")
    name = world.to_act()
    await world.advance(100_000)
    assert (world.frame.deadline, world.frame.nudge_at, world.to_act()) == (None, None, name)
    await world.kill()


async def test_a_late_notice_extends_the_turn_once_by_what_was_lost(world: World) -> None:
    """Delivered 5 s behind the allowance: 5 s more, recorded, in the frame, never a second time (R-CLK-2, P-19)."""
    await world.dealt("ann", "bob")
    due = world.live.timers["turn"]
    turn, began = world.state.turn, world.clock.now()
    await world.advance(7)
    await world.service.notice_delivered(world.live.table, turn, began + 7000)
    await world.quiet()
    assert world.frame.deadline == due + 5000
    assert [event.milliseconds for event in world.frame.log if isinstance(event, TurnExtended)] == [5000]
    await world.service.notice_delivered(world.live.table, turn, began + 12_000)
    await world.quiet()
    assert world.live.timers["turn"] == due + 5000


async def test_a_notice_in_time_moves_nothing(world: World) -> None:
    """Within the allowance nothing was lost; neither by a notice of an earlier turn, or of no table."""
    await world.dealt("ann", "bob")
    version, turn, now = world.live.version, world.state.turn, world.clock.now()
    await world.service.notice_delivered(world.live.table, turn, now + 2000)
    await world.service.notice_delivered(world.live.table, turn - 1, now + 60_000)
    await world.service.notice_delivered(999, turn, now + 60_000)
    await world.quiet()
    assert world.live.version == version


async def test_a_throttled_room_moves_the_deadline_before_it_passes(world: World) -> None:
    """The platform blocks for 90 s and says so: the turn ends a full clock after that, up to a limit (P-24)."""
    await world.dealt("ann", "bob")
    turn, now = world.state.turn, world.clock.now()
    await world.service.notice_delivered(world.live.table, turn, now + 90_000)
    await world.quiet()
    assert world.frame.deadline == now + 90_000 + CLOCK * 1000
    await world.play("call")
    turn, now = world.state.turn, world.clock.now()
    await world.service.notice_delivered(world.live.table, turn, now + 10**9)
    await world.quiet()
    assert world.frame.deadline == now + 2000 + CLOCK * 1000 + SETTINGS.extension_limit * 1000


async def test_an_extension_while_the_bank_runs_gives_it_back(world: World) -> None:
    """Time that the platform lost is not taken from the player's bank."""
    await world.dealt("ann", "bob")
    turn, began = world.state.turn, world.clock.now()
    await world.advance(CLOCK + ALLOWANCE + 4)
    await world.service.notice_delivered(world.live.table, turn, began + 2000 + 10_000)
    await world.quiet()
    await world.play("call")
    spent = [event for event in world.frame.log if isinstance(event, TimeBankSpent)]
    assert [event.milliseconds for event in spent] == [0]


async def test_the_pause_between_hands(world: World) -> None:
    """Hands follow each other by themselves after the set pause; the frame says when."""
    await world.dealt("ann", "bob")
    await world.play("fold")
    assert world.frame.next_hand_at == world.clock.now() + SETTINGS.hand_pause * 1000
    await world.advance(SETTINGS.hand_pause - 1)
    assert world.state.hand_number == 1
    await world.advance(1)
    assert world.state.hand_number == 2
    assert world.frame.next_hand_at is None


async def _bust(world: World) -> str:
    """Play all-in until somebody has nothing left; returns his name."""
    await world.seated("ann", "bob")
    while True:
        await world.advance(SETTINGS.hand_pause)
        while world.to_act():
            await world.play("all-in" if world.state.hand and world.state.hand.aggressor == 0 else "call")
        for name in ("ann", "bob"):
            if not world.live.chips_of(world.people[name].id) and world.state.seat_of(world.people[name].id):
                return name


async def test_a_broke_player_is_asked_to_buy_in_again(world: World) -> None:
    """After the payouts and once; he may take the usual buy-in and is in again (R-CLK-5, R-43)."""
    name = await _bust(world)
    person = world.people[name].id
    assert [note.params for note in world.sink.notes_to(person, "broke")] == [{"table": world.live.code, "seconds": 60}]
    assert "next-hand" not in world.live.timers
    refused = await world.do(name, co.Sit(100))
    assert refused.refusal == Refusal("buy-in-range", {"amount": 100, "minimum": 400, "maximum": 2000})
    assert (await world.do(name, co.AddChips(100))).refusal == refused.refusal
    reply = await world.do(name, co.Sit())
    assert (reply.code, reply.params["amount"]) == ("top-up-done", 2000)
    assert "next-hand" in world.live.timers
    assert f"rebuy:{world.state.seat_of(person)}" not in world.live.timers


async def test_a_broke_player_who_does_nothing_is_stood_up_after_a_minute(world: World) -> None:
    """Sixty seconds, then the seat is free (R-CLK-5)."""
    name = await _bust(world)
    person = world.people[name].id
    await world.advance(59)
    assert world.state.seat_of(person)
    await world.advance(1)
    assert not world.state.seat_of(person)
    assert world.sink.notes_to(person, "stood-up")[0].params == {
        "table": world.live.code,
        "amount": 0,
        "reason": "broke",
    }


async def test_nobody_is_called_broke_while_he_is_all_in(world: World) -> None:
    """A stack of 0 in a running hand is an all-in (R-43)."""
    await world.dealt("ann", "bob", "cat")
    name = world.to_act()
    await world.play("all-in")
    assert world.state.hand_running
    assert not world.sink.notes_to(world.people[name].id, "broke")
    assert not any(timer.startswith("rebuy") for timer in world.live.timers)


async def test_one_player_left_waits_a_quarter_of_an_hour_then_goes_home(world: World) -> None:
    """Then the table closes, his stack is his again, and the room shows no table (R-CLK-5, M-19)."""
    await world.seated("ann", "bob")
    await world.do("bob", co.Leave())
    await world.advance(SETTINGS.idle_time - 1)
    assert not world.frame.view.closed
    await world.advance(1)
    assert world.sink.frames[-1].view.closed
    assert list(world.service.tables) == []
    assert await world.service.frame(world.room) is None
    assert world.balances() == {"house": -2 * STARTING, "wallet:1": STARTING, "wallet:2": STARTING}
    assert {change.name: change.due for change in world.store.appends[-1].timers} == {"idle": None, "departed:2": None}
    assert world.sink.notes_to(world.people["ann"].id, "stood-up")[0].params["reason"] == "closed"
    assert (await world.store.open_tables()) == ()


async def test_a_second_player_in_time_keeps_the_table(world: World) -> None:
    """The wait ends when somebody sits down, and begins anew when he leaves."""
    await world.seated("ann")
    await world.advance(SETTINGS.idle_time - 1)
    await world.do("bob", co.Sit(1000))
    assert "idle" not in world.live.timers
    await world.do("bob", co.Leave())
    assert world.live.timers["idle"] == world.clock.now() + SETTINGS.idle_time * 1000


async def test_behind_a_hand_that_plays_itself_the_next_one_is_dealt() -> None:
    """Forced bets take somebody's last chips, nobody has a decision to make: the hand ends with its deal (R-BET-9)."""
    rules = replace(RULES, ante=15, buy_in_min=20)
    world = await World(replace(SETTINGS, rules=rules), seed=1).start()
    await world.seated("ann")
    await world.do("bob", co.Sit(20))
    await world.advance(SETTINGS.hand_pause)
    assert (world.state.hand_number, world.state.hand_running) == (1, False)
    assert all(seat.stack for seat in world.frame.view.seats), "the short stack has won"
    assert world.frame.next_hand_at == world.clock.now() + SETTINGS.hand_pause * 1000
    await world.advance(SETTINGS.hand_pause)
    assert world.state.hand_number == 2
