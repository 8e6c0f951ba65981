"""Sitting down, leaving, coming back and adding chips (R-TAB-2, 5, 6; R-BET-10; R-42)."""

from msgspec.structs import replace

from poker_bot.engine.chips import MAX_CHIPS
from poker_bot.engine.events import PlayerStoodUp
from poker_bot.host import commands as co
from poker_bot.host.settings import HostSettings
from poker_bot.refusals import Refusal
from tests.builders import RULES, SETTINGS, STARTING, World


async def test_a_newcomer_is_given_the_starting_chips_once(world: World) -> None:
    """Asking for the balance twice makes chips once; the house account pays for them."""
    first = await world.do("ann", co.Balance())
    second = await world.do("ann", co.Balance())
    assert first.code == second.code == "balance"
    assert second.params == {"balance": STARTING, "at_table": 0}
    assert world.balances() == {"house": -STARTING, "wallet:1": STARTING}


async def test_sitting_down_moves_the_buy_in_from_the_wallet_to_the_seat(world: World) -> None:
    """The answer names seat, chips and what is left."""
    await world.open()
    reply = await world.do("ann", co.Sit(500))
    assert (reply.code, reply.params) == ("sat-down", {"seat": 1, "amount": 500, "balance": STARTING - 500})
    assert world.balances() == {"house": -STARTING, "wallet:1": STARTING - 500, "seat:1:1": 500}


async def test_a_sit_without_an_amount_takes_the_usual_buy_in(world: World) -> None:
    """The maximum, as far as the balance allows."""
    await world.open()
    assert (await world.do("ann", co.Sit())).params["amount"] == RULES.buy_in_max


async def test_a_small_balance_buys_in_with_all_of_it() -> None:
    """Between minimum and maximum, the whole balance is the usual buy-in."""
    world = await World(replace(SETTINGS, starting_chips=777)).start()
    await world.open()
    reply = await world.do("ann", co.Sit())
    assert reply.params == {"seat": 1, "amount": 777, "balance": 0}
    await world.kill()


async def test_balance_counts_the_chips_at_the_table(world: World) -> None:
    """A person's stack is named beside the wallet, in a hand too."""
    await world.dealt("ann", "bob")
    await world.play("raise", 100)
    name = "ann" if world.to_act() == "bob" else "bob"
    reply = await world.do(name, co.Balance())
    assert reply.params == {"balance": STARTING - 1000, "at_table": 900}


async def test_leaving_between_hands_cashes_out_at_once(world: World) -> None:
    """The stack is back in the wallet and the answer says so; no note repeats it."""
    await world.seated("ann")
    reply = await world.do("ann", co.Leave())
    assert (reply.code, reply.params) == ("left", {"amount": 1000, "balance": STARTING})
    assert world.state.seat_of(world.people["ann"].id) == 0
    assert not world.sink.notes


async def test_leaving_in_a_hand_takes_effect_when_it_is_over_for_him(world: World) -> None:
    """Out of turn he only announces it; his turn folds him, and then he stands up once (R-BET-10, R-38)."""
    await world.dealt("ann", "bob", "cat")
    leaver = world.others()[0]
    person = world.people[leaver].id
    reply = await world.do(leaver, co.Leave())
    assert (reply.code, reply.refusal) == ("leaving", None)
    assert world.state.seat_of(person)
    while world.state.seat_of(person):
        await world.play("raise", kind="min")
    stood = [event for event in world.frame.log if isinstance(event, PlayerStoodUp)]
    assert [(event.player, event.reason) for event in stood] == [(person, "left")]
    assert [note.params["reason"] for note in world.sink.notes_to(person, "stood-up")] == ["left"]
    assert await world.wallet(leaver) == STARTING - 1000 + stood[0].chips


async def test_leaving_on_his_turn_folds_at_once(world: World) -> None:
    """The one to act who leaves facing a bet folds, cashes out, and the hand goes on (M-01)."""
    await world.dealt("ann", "bob", "cat")
    leaver = world.to_act()
    reply = await world.do(leaver, co.Leave())
    assert reply.code == "left"
    assert world.to_act() not in {"", leaver}
    assert await world.wallet(leaver) == STARTING


async def test_a_second_leave_is_refused(world: World) -> None:
    """Who is leaving already changes nothing by saying it again."""
    await world.dealt("ann", "bob", "cat")
    leaver = world.others()[0]
    await world.do(leaver, co.Leave())
    reply = await world.do(leaver, co.Leave())
    assert reply.refusal is not None
    assert reply.refusal.code == "already-leaving"


async def test_who_sits_down_in_a_hand_is_dealt_in_later(world: World) -> None:
    """He sees no cards of the running hand and is not asked to act (R-36)."""
    await world.dealt("ann", "bob")
    reply = await world.do("cat", co.Sit(1000))
    assert reply.code == "sat-down"
    assert (await world.do("cat", co.MyCards())).code == "no-cards"
    assert world.state.hand is not None
    assert len(world.state.hand.players) == 2
    await world.play_out()


async def test_a_newcomer_is_asked_to_post_and_never_charged_unasked(world: World) -> None:
    """His note names the price; saying nothing he waits for the big blind (R-TAB-5)."""
    await world.dealt("ann", "bob", "cat")
    await world.do("dan", co.Sit(1000))
    note = world.sink.notes_to(world.people["dan"].id, "must-post")[0]
    assert note.params == {"table": world.live.code, "amount": 20}
    reply = await world.do("dan", co.Enter(posting=True))
    assert (reply.code, reply.params) == ("entry-post", {"amount": 20})
    reply = await world.do("dan", co.Enter(posting=False))
    assert (reply.code, reply.params) == ("entry-wait", {})
    assert world.live.chips_of(world.people["dan"].id) == 1000


async def test_a_top_up_between_hands_is_on_the_stack_at_once(world: World) -> None:
    """Nothing has to wait when no hand runs (R-TAB-6)."""
    await world.seated("ann")
    reply = await world.do("ann", co.AddChips(300))
    assert (reply.code, reply.params) == ("top-up-done", {"amount": 300, "balance": STARTING - 1300})
    assert world.frame.view.seats[0].stack == 1300


async def test_as_much_as_possible_is_worked_out_by_the_host(world: World) -> None:
    """No amount fills the stack to the maximum, counting what is behind; a full one is told so (R-TAB-6)."""
    await world.dealt("ann", "bob")
    before = world.live.chips_of(1)
    reply = await world.do("ann", co.AddChips(0))
    added = world.state.rules.buy_in_max - before
    assert (reply.code, reply.params) == ("top-up-queued", {"amount": added, "balance": STARTING - 1000 - added})
    refusal = (await world.do("ann", co.AddChips(0))).refusal
    assert refusal is not None
    assert refusal.code == "top-up-full"


async def test_a_top_up_in_a_hand_waits_for_its_end(world: World) -> None:
    """The chips are reserved, shown, and beside the stack until the hand is over (R-42)."""
    await world.dealt("ann", "bob")
    reply = await world.do("ann", co.AddChips(300))
    assert (reply.code, reply.params) == ("top-up-queued", {"amount": 300, "balance": STARTING - 1300})
    assert world.frame.view.seats[0].queued_top_up == 300
    assert world.balances()["seat:1:1"] == world.live.chips_of(1)
    await world.play("fold")
    assert world.frame.view.seats[0].queued_top_up == 0
    assert world.live.chips_of(1) + world.live.chips_of(2) == 2300


async def test_away_and_back(world: World) -> None:
    """Away is not dealt in; back without a missed blind is simply back."""
    await world.seated("ann", "bob")
    assert (await world.do("ann", co.Away())).code == "away"
    assert world.frame.view.seats[0].status == "away"
    assert world.frame.next_hand_at is None
    assert (await world.do("ann", co.Back())).code == "back"
    assert world.frame.next_hand_at is not None


async def test_who_comes_back_after_a_missed_blind_is_told_the_price(world: World) -> None:
    """A blind missed while away makes him wait or post (R-TAB-5)."""
    await world.dealt("ann", "bob", "cat")
    await world.do("ann", co.Away())
    for _ in range(3):
        await world.play_out()
        await world.advance(world.settings.hand_pause)
    reply = await world.do("ann", co.Back())
    assert reply.code == "back-waiting"
    assert reply.params["amount"] in {10, 20, 30}


async def test_who_returns_in_time_brings_what_he_took() -> None:
    """Less is refused until the time set for it is over, then nothing binds him (R-TAB-6)."""
    world = await World(replace(SETTINGS, departed_time=600)).start()
    await world.dealt("ann", "bob")
    await world.play("fold")
    winner = max((1, 2), key=world.live.chips_of)
    name = next(name for name, person in world.people.items() if person.id == winner)
    stack = world.live.chips_of(winner)
    await world.do(name, co.Leave())
    refused = await world.do(name, co.Sit(400))
    assert refused.refusal is not None
    assert (refused.refusal.code, refused.refusal.params) == ("buy-in-return", {"amount": 400, "minimum": stack})
    await world.advance(599)
    assert (await world.do(name, co.Sit(400))).refusal is not None
    await world.advance(2)
    assert (await world.do(name, co.Sit(400))).code == "sat-down"
    await world.kill()


async def test_a_stack_above_the_maximum_may_come_back_whole() -> None:
    """The usual buy-in of a returning winner is what he left with (R-TAB-6)."""
    world = await World(replace(SETTINGS, rules=replace(RULES, buy_in_max=1000))).start()
    await world.dealt("ann", "bob")
    await world.play("fold")
    winner = max((1, 2), key=world.live.chips_of)
    name = next(name for name, person in world.people.items() if person.id == winner)
    stack = world.live.chips_of(winner)
    assert stack > 1000
    await world.do(name, co.Leave())
    reply = await world.do(name, co.Sit())
    assert (reply.code, reply.params["amount"]) == ("sat-down", stack)
    await world.kill()


async def test_who_cannot_bring_back_what_he_took_is_told_how_much_it_was() -> None:
    """His chips are at another table: too little is left to return with (R-TAB-6)."""
    world = await World(replace(SETTINGS, starting_chips=2000)).start()
    await world.seated("ann", buy_in=1500)
    await world.do("ann", co.Leave())
    shed = await world.service.room("playground", "garden", "shed", "en")
    await world.do("ann", co.OpenLobby(), room=shed)
    await world.do("ann", co.Sit(1000), room=shed)
    reply = await world.do("ann", co.Sit())
    assert reply.refusal == Refusal("balance-too-low", {"balance": 1000, "amount": 1500})
    await world.kill()


async def test_one_person_may_sit_at_two_tables_of_a_community() -> None:
    """One seat per person and table; the wallet is the community's."""
    world = await World(HostSettings(rules=RULES)).start()
    await world.seated("ann")
    other = await world.service.room("playground", "garden", "shed", "en")
    await world.do("ann", co.OpenLobby(), room=other)
    reply = await world.do("ann", co.Sit(1000), room=other)
    assert reply.code == "sat-down"
    assert (await world.do("ann", co.Balance())).params == {"balance": STARTING - 2000, "at_table": 2000}
    await world.kill()


async def test_the_largest_stakes_there_are_end_their_hands_and_pay() -> None:
    """Starting chips and buy-ins at their limit: whoever wins can be paid, and can leave with it (trouble O-08)."""
    most = replace(SETTINGS, starting_chips=MAX_CHIPS, rules=replace(SETTINGS.rules, buy_in_max=MAX_CHIPS))
    world = await World(most).start()
    await world.dealt("ann", "bob", buy_in=MAX_CHIPS)
    loser = world.to_act()
    winner = next(name for name in ("ann", "bob") if name != loser)
    assert (await world.do(winner, co.Leave())).code == "leaving"
    assert (await world.play("fold")).refusal is None
    assert await world.wallet(winner) == MAX_CHIPS + 10
    assert not world.state.hand_running


async def test_an_all_in_of_the_largest_stacks() -> None:
    """The pot of both is more than either could bring."""
    most = replace(SETTINGS, starting_chips=MAX_CHIPS, rules=replace(SETTINGS.rules, buy_in_max=MAX_CHIPS))
    world = await World(most).start()
    await world.dealt("ann", "bob", buy_in=MAX_CHIPS)
    await world.play("all-in")
    await world.play("all-in")
    await world.advance(1)
    assert not world.state.hand_running
    assert sum(seat.stack for seat in world.frame.view.seats) == 2 * MAX_CHIPS


async def test_leaving_is_no_way_to_a_full_time_bank(world: World) -> None:
    """What was used of it is used, also by leaving while it runs; who comes back has the rest (R-CLK-1)."""
    await world.dealt("ann", "bob", "cat")
    name = world.to_act()
    await world.advance(RULES.action_clock + SETTINGS.delivery_allowance_ms / 1000 + 20)
    assert world.frame.view.time_bank_running
    assert (await world.do(name, co.Leave())).code == "left"
    assert (await world.do(name, co.Sit(1000))).code == "sat-down"
    seat = next(seat for seat in world.frame.view.seats if seat.player == world.people[name].id)
    assert seat.time_bank == (RULES.time_bank - 20) * 1000
