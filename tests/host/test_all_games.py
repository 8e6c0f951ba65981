"""Every game through the whole host: opened, played, restarted, paused; books and stacks agree after each append."""

import random

import pytest
from msgspec.structs import replace

from poker_bot.engine import actions as ac
from poker_bot.engine.rules import TableRules
from poker_bot.engine.state import Phase
from poker_bot.engine.views import reseal_wanted
from poker_bot.host import commands as co
from poker_bot.host.changes import Change
from poker_bot.host.games import rules_of_game
from poker_bot.host.timers import LEFT, SHOW, TURN
from poker_bot.refusals import Refusal
from tests.builders import RULES, SETTINGS, World

DRAW = TableRules(variant="draw", small_blind=0, big_blind=0, ante=5, seats=6, buy_in_min=400, buy_in_max=2000)


def world_of(**changes: object) -> World:
    """A world whose tables are opened with these rules on top of the usual ones."""
    return World(replace(SETTINGS, rules=replace(RULES, **changes)))


async def rule(world: World, action: ac.AnyAction) -> None:
    """A ruling of the floor, as the host will write it for an admin."""
    written = await world.host._bell._write((action,))  # noqa: SLF001 - the admin's front end comes with its own issue
    assert isinstance(written, Change)
    await world.quiet()


async def act_for(world: World, rng: random.Random) -> None:
    """Whoever is asked does something plausible; where nobody is, time passes."""
    state, name = world.state, world.to_act()
    hand = state.hand
    assert hand is not None
    if hand.phase is Phase.DRAWING and name:
        cards = tuple(sorted(rng.sample(range(5), rng.randint(0, 5))))
        reply = await world.do(name, co.Draw(cards), token=world.token())
    elif hand.phase is Phase.RUN_TWICE:
        seat = state.seats[hand.deciding[0] - 1]
        assert seat is not None
        name = world.live.people[seat.player].name
        reply = await world.do(name, co.RunTwice(rng.random() < 0.8), token=world.token())
    elif name:
        legal = world.frame.view.legal
        assert legal is not None
        if legal.max_to and rng.random() < 0.3:
            reply = await world.play("raise", kind="min")
        elif legal.all_in_to and rng.random() < 0.15:
            reply = await world.play("all-in")
        elif legal.call and rng.random() < 0.15:
            reply = await world.play("fold")
        else:
            reply = await world.play("call" if legal.call else "check")
    else:
        await world.advance(state.rules.show_time + 3)
        return
    assert reply.refusal is None, reply.refusal


@pytest.mark.parametrize(
    ("game", "betting"),
    [
        ("holdem", "no-limit"),
        ("holdem", "pot-limit"),
        ("holdem", "fixed-limit"),
        ("omaha", "pot-limit"),
        ("omaha", "fixed-limit"),
        ("draw", "no-limit"),
        ("draw", "pot-limit"),
        ("draw32", "fixed-limit"),
        ("draw32", "no-limit"),
    ],
)
async def test_hands_of_every_game(game: str, betting: str) -> None:
    """Opened by ``/table open``, a game is played hand after hand; a restart in mid-hand changes nothing."""
    world = await world_of(run_it_twice=game in {"holdem", "omaha"}).start()
    reply = await world.do("ann", co.OpenTable(game, betting))
    assert (reply.code, reply.params) == ("table-opened", {"game": game, "betting": betting})
    for name in ("ann", "bob", "cid", "dot"):
        assert (await world.do(name, co.Sit(1000))).refusal is None
    chips = sum(world.balances().values())
    rng = random.Random(f"{game} {betting}")
    await world.advance(SETTINGS.hand_pause)
    for number in range(400):
        if not world.state.hand_running:
            await world.advance(SETTINGS.rebuy_time + 5)
            if not world.state.hand_running:
                break
        if number % 25 == 7:
            await world.restart()
            await world.advance(0)
        await act_for(world, rng)
        assert not world.live.frozen
        assert not reseal_wanted(world.state)
    assert world.state.hand_number >= 3
    assert sum(world.balances().values()) == chips


async def test_a_draw_is_pressed_once_and_only_by_its_player() -> None:
    """A foreign press, a second press and a bet in between are refused or answered quietly (law 4, R-DRW-3)."""
    world = await World(replace(SETTINGS, rules=DRAW)).start()
    await world.dealt("ann", "bob")
    while world.frame.view.phase == "betting":
        await world.play("check")
    name, token = world.to_act(), world.token()
    other = world.others()[0]
    assert (await world.do(other, co.Draw((0,)), token=token)).refusal == Refusal(
        "not-your-turn", {"seat": world.frame.view.to_act}
    )
    assert (await world.do(name, co.Play("check"), token=token)).refusal == Refusal("draw-now")
    assert (await world.do(name, co.Draw((0, 9)), token=token)).refusal == Refusal("no-such-card")
    assert world.sink.notes[-1].code == "your-draw"
    done = await world.do(name, co.Draw((0, 4)), token=token)
    assert (done.code, done.params) == ("drew", {"count": 2})
    assert (await world.do(name, co.Draw((1,)), token=token)).code == "duplicate"
    seat = next(one for one in world.frame.view.seats if one.player == world.people[name].id)
    assert (seat.drawn, seat.last_act, seat.last_amount) == (2, "draw", 2)


async def test_who_exchanged_gets_his_new_hand() -> None:
    """Everybody gets his own new cards once all are served; who stood pat has them already (R-DRW-3, law 6)."""
    world = await World(replace(SETTINGS, rules=DRAW)).start()
    await world.dealt("ann", "bob")
    while world.frame.view.phase == "betting":
        await world.play("check")
    first = world.to_act()
    await world.do(first, co.Draw((0, 1, 2)), token=world.token())
    told = len(world.sink.notes)
    await world.do(world.to_act(), co.Draw(()), token=world.token())
    notes = [note for note in world.sink.notes[told:] if note.code == "your-cards"]
    assert [note.person.name for note in notes] == [first]
    view = world.live.seat_view_of(world.people[first].id)
    assert view is not None
    assert notes[0].view is not None
    assert notes[0].view.cards == view.cards


async def test_another_game_with_the_house_waits_for_the_end_of_the_hand() -> None:
    """House players do not keep a visitor from changing the game; other people do (R-TAB-6)."""
    world = await World().start()
    await world.seated("ann")
    await world.service.add_house_players(world.room, 2)
    await world.advance(SETTINGS.hand_pause)
    reply = await world.do("ann", co.OpenTable("draw"))
    assert (reply.code, reply.params["game"]) == ("table-opened", "draw")
    assert world.state.rules.variant == "holdem"
    assert world.frame.view.hand_rules == world.state.rules
    assert world.frame.view.next_rules is not None
    assert (await world.do("bob", co.OpenTable("draw"))).refusal == Refusal("table-in-use")


async def test_who_lets_his_draw_pass_stands_pat() -> None:
    """The clock of a draw runs like any other: bank, then no cards (R-DRW-3, R-BET-10, R-CLK-1)."""
    world = await World(replace(SETTINGS, rules=replace(DRAW, time_bank=0))).start()
    await world.dealt("ann", "bob")
    while world.frame.view.phase == "betting":
        await world.play("check")
    first = world.frame.view.to_act
    await world.advance(RULES.action_clock + 3)
    seat = next(one for one in world.frame.view.seats if one.seat == first)
    assert (seat.drawn, seat.last_act) == (0, "stand-pat")
    assert world.frame.view.to_act not in {0, first}


async def test_an_exhausted_stub_is_sealed_anew_in_the_same_append() -> None:
    """Five players who change all their cards use up 32: nobody waits for the new order (R-DRW-3, law 1)."""
    world = await World(replace(SETTINGS, rules=replace(DRAW, variant="draw32", seats=5))).start()
    await world.dealt("ann", "bob", "cid", "dot", "eve")
    while world.frame.view.phase == "betting":
        await world.play("check")
    while world.frame.view.phase == "drawing":
        assert (await world.do(world.to_act(), co.Draw((0, 1, 2, 3, 4)), token=world.token())).code == "drew"
    hand = world.state.hand
    assert hand is not None
    held = [hand.deck.order[place] for places in hand.hole for place in places]
    assert len(set(held)) == len(held) == 25
    assert hand.phase is Phase.BETTING


async def test_run_it_twice_is_asked_once() -> None:
    """Both agree and two boards lie; a press after it is stale (R-BET-11)."""
    world = await world_of(run_it_twice=True).start()
    await world.dealt("ann", "bob")
    await world.play("all-in")
    await world.play("call")
    assert world.frame.view.phase == "run-twice"
    assert [note.code for note in world.sink.notes[-2:]] == ["run-twice", "run-twice"]
    token = world.token()
    assert (await world.do("ann", co.RunTwice(agree=True), token=token)).code == "run-twice-yes"
    assert (await world.do("ann", co.RunTwice(agree=True), token=token)).code == "duplicate"
    assert (await world.do("bob", co.RunTwice(agree=True), token=token)).code == "run-twice-yes"
    view = world.frame.view
    assert (len(view.board), len(view.second_board)) == (5, 5)
    assert {result.board for result in view.results} == {1, 2}
    assert (await world.do("bob", co.RunTwice(agree=True), token=token)).code == "duplicate"


async def test_silence_runs_it_once() -> None:
    """Fifteen seconds and the delivery allowance (R-BET-11)."""
    world = await world_of(run_it_twice=True).start()
    await world.dealt("ann", "bob")
    await world.play("all-in")
    await world.play("call")
    await world.advance(RULES.run_it_twice_time + 3)
    assert world.frame.view.phase == "over"
    assert not world.frame.view.second_board


async def test_a_live_showdown_asks_one_after_the_other() -> None:
    """Show and muck by buttons in turn; the clock decides for who says nothing (R-SHO-4)."""
    world = await world_of(showdown="live").start()
    await world.dealt("ann", "bob")
    while world.frame.view.phase == "betting":
        legal = world.frame.view.legal
        assert legal is not None
        await world.play("call" if legal.call else "check")
    view = world.frame.view
    assert view.live_showdown
    assert len(view.deciding) == 1
    seat = world.state.seats[view.deciding[0] - 1]
    assert seat is not None
    first = world.live.people[seat.player].name
    assert (await world.do(first, co.Reveal(show=True), token=world.token())).code == "shown"
    assert world.frame.deadline is not None
    await world.advance(RULES.show_time + 3)
    assert world.frame.view.phase == "over"


async def test_a_straddle_is_wished_for_one_hand() -> None:
    """The wish is confirmed, repeated quietly, and gone when the hand is dealt (R-FOR-5)."""
    world = await world_of(straddles=1).start()
    await world.seated("ann", "bob", "cid", "dot")
    for name in ("ann", "bob", "cid", "dot"):
        assert (await world.do(name, co.Straddle(wanted=True))).code == "straddle-on"
    assert (await world.do("ann", co.Straddle(wanted=True))).code == "duplicate"
    await world.advance(SETTINGS.hand_pause)
    legal = world.frame.view.legal
    assert legal is not None
    assert (legal.call, legal.min_to) == (40, 80)
    assert not any(seat.straddles for seat in world.frame.view.seats)
    plain = await World().start()
    await plain.seated("ann", "bob")
    assert (await plain.do("ann", co.Straddle(wanted=True))).refusal == Refusal("no-straddles")


async def test_another_game_only_at_an_empty_table() -> None:
    """``/table open`` at a table with people is refused; at an empty one the game changes; nonsense is named."""
    world = await World().start()
    await world.seated("ann")
    assert (await world.do("bob", co.OpenTable("omaha"))).refusal == Refusal("table-in-use")
    await world.do("ann", co.Leave())
    reply = await world.do("bob", co.OpenTable("omaha"))
    assert (reply.code, reply.params) == ("table-opened", {"game": "omaha", "betting": "pot-limit"})
    assert (await world.do("bob", co.OpenTable("omaha"))).refusal == Refusal("table-open")
    assert (await world.do("bob", co.OpenTable("snap"))).refusal == Refusal("unknown-game", {"text": "snap"})
    assert (await world.do("bob", co.OpenTable("draw", "half-pot"))).refusal == Refusal(
        "unknown-game", {"text": "half-pot"}
    )


def test_a_game_drops_what_it_does_not_obey() -> None:
    """Blinds become an ante in draw games, seats fit the deck, options of other games go (R-DRW-1)."""
    stakes = replace(RULES, seats=9, straddles=2, run_it_twice=True, min_raise="double")
    rules = rules_of_game(stakes, "draw32", "fixed-limit")
    assert isinstance(rules, TableRules)
    assert (rules.ante, rules.small_blind, rules.big_blind, rules.seats) == (5, 0, 0, 5)
    assert (rules.straddles, rules.run_it_twice, rules.min_raise) == (0, False, "last")
    assert rules_of_game(stakes, "", "") == stakes
    crowded = rules_of_game(replace(stakes, buy_in_max=1), "holdem", "")
    assert isinstance(crowded, Refusal)
    assert (crowded.code, crowded.params["field"]) == ("bad-rules", "buy_in_max")


async def test_a_pause_stops_the_clock_with_what_is_left() -> None:
    """Nobody can act meanwhile, however long it takes; then the rest of the time runs (R-FLR-5)."""
    world = await World().start()
    await world.dealt("ann", "bob")
    await world.advance(10)
    left = world.live.timers[TURN] - world.clock.now()
    await rule(world, ac.PauseTable())
    assert TURN not in world.live.timers
    assert (await world.play("call")).refusal == Refusal("table-paused")
    await world.advance(5_000)
    await world.restart()
    await world.advance(60)
    assert world.frame.view.paused
    await rule(world, ac.ResumeTable())
    assert world.live.timers[TURN] - world.clock.now() == left
    assert not any(name.startswith(LEFT) for name in world.live.timers)
    assert (await world.play("call")).refusal is None


async def test_a_void_hand_gives_everything_back() -> None:
    """Stacks and books are as before the deal; whoever left in it gets his chips on his account (R-FLR-5)."""
    world = await World().start()
    await world.dealt("ann", "bob", "cid")
    await world.play("raise", 60)
    leaver = world.to_act()
    await world.play("call")
    assert (await world.do(leaver, co.Leave())).code in {"leaving", "left"}
    await rule(world, ac.VoidHand())
    assert world.frame.view.voided
    assert world.frame.view.phase == "over"
    assert await world.wallet(leaver) == SETTINGS.starting_chips
    assert all(seat.stack == 1000 for seat in world.frame.view.seats)
    assert not any(account.startswith("pot:") for account in world.balances())
    assert any(note.code == "voided" for note in world.sink.notes)


async def test_house_players_play_every_game() -> None:
    """They draw, answer and show by themselves; a visitor is never kept waiting by them (R-DUE-4)."""
    for game in ("omaha", "draw", "draw32"):
        world = await world_of(run_it_twice=True).start()
        await world.do("ann", co.OpenTable(game, "no-limit" if game != "omaha" else "pot-limit"))
        await world.do("ann", co.Sit(1000))
        await world.service.add_house_players(world.room, 3)
        await world.advance(SETTINGS.hand_pause)
        for _ in range(200):
            if world.state.hand_number >= 3:
                break
            if world.to_act() == "ann":
                legal = world.frame.view.legal
                if world.frame.view.phase == "drawing":
                    await world.do("ann", co.Draw((0, 1)), token=world.token())
                else:
                    assert legal is not None
                    await world.play("call" if legal.call else "check")
            else:
                await world.advance(2)
        assert world.state.hand_number >= 3, game


async def test_the_timer_of_a_window_is_gone_with_it() -> None:
    """No clock is left of a decision that is over."""
    world = await world_of(run_it_twice=True).start()
    await world.dealt("ann", "bob")
    await world.play("all-in")
    await world.play("call")
    assert TURN in world.live.timers
    await world.do("ann", co.RunTwice(agree=False), token=world.token())
    assert not {TURN, SHOW} & set(world.live.timers)


async def test_blinds_are_chopped_by_buttons() -> None:
    """Both are asked in private; a press after the answer is stale; the next hand follows (R-HOM-5)."""
    world = await world_of(chop_blinds=True).start()
    await world.dealt("ann", "bob", "cid")
    await world.play("fold")
    assert world.frame.view.phase == "chopping"
    assert [note.code for note in world.sink.notes[-2:]] == ["chop", "chop"]
    asked, token = world.frame.view.deciding, world.token()
    seats = [world.state.seats[number - 1] for number in asked]
    names = [world.live.people[seat.player].name for seat in seats if seat is not None]
    assert (await world.do(names[0], co.Chop(agree=True), token=token)).code == "chop-yes"
    assert (await world.do(names[0], co.Chop(agree=True), token=token)).code == "duplicate"
    assert (await world.do(names[1], co.Chop(agree=True), token=token)).code == "chop-yes"
    assert all(seat.stack == 1000 for seat in world.frame.view.seats)
    assert TURN not in world.live.timers


async def test_away_when_the_big_blind_comes() -> None:
    """He plays on until then (R-HOM-4); where nobody posts blinds he is away at once."""
    world = await World().start()
    await world.seated("ann", "bob", "cid")
    assert (await world.do("bob", co.Away(at_big_blind=True))).code == "away-at-big"
    drawn = await World(replace(SETTINGS, rules=DRAW)).start()
    await drawn.seated("ann", "bob")
    assert (await drawn.do("bob", co.Away(at_big_blind=True))).code == "away"


async def test_a_rebuy_reaches_up_to_the_biggest_stack() -> None:
    """Where the table plays so, who comes or comes back may bring as much as the biggest stack has (R-HOM-3)."""
    world = await world_of(biggest_stack_buy_in=True, buy_in_max=500).start()
    await world.dealt("ann", "bob", buy_in=500)
    await world.play("all-in")
    await world.play("call")
    await world.advance(1)
    biggest = max(seat.stack for seat in world.frame.view.seats)
    assert biggest == 1000
    assert world.frame.view.most_buy_in == 1000
    broke = next(one for one in world.frame.view.seats if not one.stack)
    name = world.live.people[broke.player].name
    assert (await world.do(name, co.Sit(1001))).refusal == Refusal(
        "buy-in-range", {"amount": 1001, "minimum": 400, "maximum": 1000}
    )
    assert (await world.do(name, co.Sit(1000))).refusal is None


async def test_a_re_deal_comes_though_one_of_its_players_sits_out() -> None:
    """After a misdeal the same players are dealt in, be they away by now (R-FLR-1)."""
    world = await World().start()
    await world.dealt("ann", "bob")
    await rule(world, ac.RuleMisdeal())
    await world.do("bob", co.Away())
    await world.advance(SETTINGS.hand_pause + 1)
    assert world.state.hand_running


async def test_a_ruling_in_a_pause_starts_no_clock() -> None:
    """What begins while the table stands has all of its time when it goes on (R-FLR-5, law 5)."""
    world = await World().start()
    await world.dealt("ann", "bob")
    await world.play("call")
    await world.play("check")
    await world.advance(10)
    await rule(world, ac.PauseTable())
    await rule(world, ac.RuleEarlyBoard(1))
    assert TURN not in world.live.timers
    assert world.frame.deadline is None
    await rule(world, ac.ResumeTable())
    assert world.live.timers[TURN] - world.clock.now() >= RULES.action_clock * 1000


async def test_leaving_at_the_big_blind_heads_up_does_not_stop_the_table() -> None:
    """He is away then, and his coming back deals on (R-HOM-4, R-CLK-3)."""
    world = await World().start()
    await world.dealt("ann", "bob")
    await world.play("fold")
    for name in ("ann", "bob"):
        await world.do(name, co.Away(at_big_blind=True))
    await world.advance(SETTINGS.hand_pause + 1)
    assert not world.state.hand_running
    away = next(seat for seat in world.frame.view.seats if seat.status == "away")
    await world.do(world.live.people[away.player].name, co.Back())
    await world.advance(SETTINGS.hand_pause + 1)
    assert world.state.hand_running
