"""The issue's "Bad input": a private answer that says what and why, and nothing changes."""

import asyncio

import pytest
from msgspec.structs import replace

from poker_bot.engine.codec import encode_state
from poker_bot.host import commands as co
from poker_bot.refusals import REFUSALS, Refusal
from tests.builders import RULES, SETTINGS, World


async def refused(world: World, name: str, intent: co.AnyIntent, token: co.TurnToken | None = None) -> Refusal:
    """The refusal of what ``name`` wants, after checking that state, version, timers and chips stayed as they were."""
    await world.do(name, co.Balance())
    before = (encode_state(world.state), world.live.version, dict(world.live.timers), world.balances())
    shown = len(world.sink.frames)
    reply = await world.do(name, intent, token=token, dedupe=f"{name}:{intent!r}")
    assert (encode_state(world.state), world.live.version, dict(world.live.timers), world.balances()) == before
    assert len(world.sink.frames) == shown
    assert reply.refusal is not None
    assert reply.frame is not None
    assert set(reply.refusal.params) == set(REFUSALS[reply.refusal.code])
    return reply.refusal


async def test_not_your_turn(world: World) -> None:
    """A seated player who presses the other's button is told whose turn it is (P-17)."""
    await world.dealt("ann", "bob", "cat")
    assert world.state.hand is not None
    other = world.others()[0]
    refusal = await refused(world, other, co.Play("fold"), world.token())
    assert refusal == Refusal("not-your-turn", {"seat": world.state.hand.to_act})


async def test_a_typed_act_out_of_turn(world: World) -> None:
    """A command without a token is about the present turn only, and that is somebody else's."""
    await world.dealt("ann", "bob", "cat")
    assert (await refused(world, world.others()[1], co.Play("call"))).code == "not-your-turn"


async def test_a_spectator_presses_a_button(world: World) -> None:
    """Who does not sit here plays for nobody (P-17)."""
    await world.dealt("ann", "bob")
    assert await refused(world, "eve", co.Play("fold"), world.token()) == Refusal("not-seated")


async def test_a_stale_button_of_the_own_earlier_turn(world: World) -> None:
    """A button of a decision that passed moves nothing, though it is his turn again (law 4)."""
    await world.dealt("ann", "bob")
    old = world.token()
    name = world.to_act()
    await world.play("call")
    await world.play("check")
    await world.play("check")
    assert world.to_act() == name
    assert await refused(world, name, co.Play("fold"), old) == Refusal("stale-turn")


async def test_a_button_of_another_hand_or_table(world: World) -> None:
    """Table, hand and turn must all be those of the open decision."""
    await world.dealt("ann", "bob")
    name, token = world.to_act(), world.token()
    for wrong in (
        replace(token, table=token.table + 1),
        replace(token, hand=token.hand + 1),
        replace(token, hand=token.hand - 1),
        replace(token, turn=token.turn + 1),
        replace(token, turn=token.turn - 1),
    ):
        assert await refused(world, name, co.Play("fold"), wrong) == Refusal("stale-turn")


async def test_a_call_button_whose_price_no_longer_holds(world: World) -> None:
    """The price drawn on the button is judged too."""
    await world.dealt("ann", "bob")
    assert await refused(world, world.to_act(), co.Play("call", chips=7), world.token()) == Refusal("stale-turn")


async def test_a_bet_in_the_time_between_two_hands(world: World) -> None:
    """When the hand is over nobody is asked anything."""
    await world.dealt("ann", "bob")
    await world.play("fold")
    assert await refused(world, "ann", co.Play("check")) == Refusal("no-hand")


async def test_acting_without_being_dealt_in(world: World) -> None:
    """Who sat down during the hand is not in it."""
    await world.dealt("ann", "bob")
    await world.do("cat", co.Sit(1000))
    assert await refused(world, "cat", co.Play("fold")) == Refusal("not-in-hand")
    assert await refused(world, "cat", co.PreAct("check-fold")) == Refusal("not-in-hand")


@pytest.mark.parametrize(
    ("play", "code"),
    [
        (co.Play("check"), "must-call"),
        (co.Play("raise", chips=39), "amount-too-small"),
        (co.Play("raise", chips=0), "amount-too-small"),
        (co.Play("bet", chips=-5), "amount-too-small"),
        (co.Play("raise", chips=1001), "amount-too-large"),
        (co.Play("raise", chips=10**15), "amount-too-large"),
    ],
)
async def test_illegal_amounts_and_acts(world: World, play: co.Play, code: str) -> None:
    """Refused with the range, by button and typed alike."""
    await world.dealt("ann", "bob", "cat")
    name = world.to_act()
    assert (await refused(world, name, play, world.token())).code == code
    refusal = await refused(world, name, play)
    assert refusal.code == code
    if "minimum" in refusal.params:
        assert (refusal.params["minimum"], refusal.params["maximum"]) == (40, 1000)


async def test_a_call_with_nothing_to_call(world: World) -> None:
    """The big blind checks his option; there is nothing to call."""
    await world.dealt("ann", "bob")
    await world.play("call")
    assert await refused(world, world.to_act(), co.Play("call")) == Refusal("nothing-to-call")


async def test_no_chips_for_a_seat() -> None:
    """A balance below the minimum is named together with what a seat costs."""
    world = await World(replace(SETTINGS, starting_chips=399)).start()
    await world.open()
    assert await refused(world, "ann", co.Sit()) == Refusal("balance-too-low", {"balance": 399, "amount": 400})
    assert await refused(world, "ann", co.Sit(400)) == Refusal("balance-too-low", {"balance": 399, "amount": 400})
    await world.kill()


async def test_a_buy_in_out_of_range(world: World) -> None:
    """Too little and too much are refused with both limits."""
    await world.open()
    for chips in (1, 399, 2001, -7):
        refusal = await refused(world, "ann", co.Sit(chips))
        assert refusal == Refusal("buy-in-range", {"amount": chips, "minimum": 400, "maximum": 2000})


async def test_a_full_table() -> None:
    """The seats are counted in the answer."""
    world = await World(replace(SETTINGS, rules=replace(RULES, seats=2))).start()
    await world.seated("ann", "bob")
    assert await refused(world, "cat", co.Sit(400)) == Refusal("table-full", {"seats": 2})
    await world.kill()


async def test_already_seated(world: World) -> None:
    """The seat he has is named."""
    await world.seated("ann", "bob")
    assert await refused(world, "bob", co.Sit(400)) == Refusal("already-seated", {"seat": 2})


@pytest.mark.parametrize(
    "intent",
    [
        co.Leave(),
        co.Away(),
        co.Back(),
        co.AddChips(100),
        co.Enter(posting=True),
        co.Play("fold"),
        co.Play("all-in"),
        co.PreAct("check-fold"),
        co.PreAct("none"),
        co.Reveal(show=True),
        co.Reveal(show=False),
    ],
    ids=repr,
)
async def test_not_seated(world: World, intent: co.AnyIntent) -> None:
    """Everything that needs a seat is refused to somebody without one."""
    await world.dealt("ann", "bob")
    assert await refused(world, "eve", intent) == Refusal("not-seated")


@pytest.mark.parametrize(
    ("intent", "code"),
    [
        (co.Back(), "not-away"),
        (co.Enter(posting=True), "not-waiting"),
        (co.AddChips(-100), "top-up-range"),
        (co.AddChips(1100), "top-up-range"),
        (co.Reveal(show=True), "nothing-to-show"),
        (co.PreAct("none"), "no-pre-action"),
        (co.PreAct("call", price=7), "pre-action-price"),
    ],
    ids=repr,
)
async def test_wishes_that_do_not_fit(world: World, intent: co.AnyIntent, code: str) -> None:
    """A seated player out of turn who asks for what cannot be."""
    await world.dealt("ann", "bob", "cat")
    assert (await refused(world, world.others()[0], intent)).code == code


async def test_a_pre_action_when_it_is_his_turn(world: World) -> None:
    """Then he should simply act."""
    await world.dealt("ann", "bob", "cat")
    assert (await refused(world, world.to_act(), co.PreAct("check-fold"), world.token())).code == "pre-action-now"


async def test_a_stale_pre_action(world: World) -> None:
    """Drawn for an earlier turn, it might promise another price."""
    await world.dealt("ann", "bob", "cat")
    old = world.token()
    await world.play("call")
    name = next(name for name in world.others() if world.live.seat_view_of(world.people[name].id))
    assert await refused(world, name, co.PreAct("call"), old) == Refusal("stale-turn")


async def test_a_full_stack_takes_no_top_up(world: World) -> None:
    """Nothing above the maximum buy-in."""
    await world.seated("ann", buy_in=2000)
    assert await refused(world, "ann", co.AddChips(1)) == Refusal("top-up-full", {"maximum": 2000})


async def test_a_top_up_beyond_the_balance() -> None:
    """The chips must be there (O-04)."""
    world = await World(replace(SETTINGS, starting_chips=500)).start()
    await world.seated("ann", buy_in=450)
    assert await refused(world, "ann", co.AddChips(51)) == Refusal("balance-too-low", {"balance": 50, "amount": 51})
    await world.kill()


async def test_away_twice(world: World) -> None:
    """The second time changes nothing."""
    await world.seated("ann", "bob")
    await world.do("ann", co.Away())
    assert await refused(world, "ann", co.Away()) == Refusal("already-away")


@pytest.mark.parametrize(
    "intent", [co.Sit(), co.Leave(), co.Play("fold"), co.MyCards(), co.Reveal(show=True)], ids=repr
)
async def test_a_room_without_a_table(world: World, intent: co.AnyIntent) -> None:
    """Everything but /poker, /balance and /language needs a table."""
    reply = await world.do("ann", intent)
    assert reply.refusal == Refusal("no-table")
    assert not world.balances()


async def test_two_buy_ins_from_one_balance_at_the_same_moment() -> None:
    """Two tables race for the same chips: one gets them, the other refuses, none are made (O-04)."""
    world = await World(replace(SETTINGS, starting_chips=1000)).start()
    await world.open()
    shed = await world.service.room("playground", "garden", "shed", "en")
    await world.do("ann", co.OpenLobby(), room=shed)
    ann = await world.person("ann")
    await world.do("ann", co.Balance())
    first, second = world.service.tables
    porch = co.Command(ann, world.room, co.Sit(800))
    answered = await asyncio.gather(first.ask(porch), second.ask(co.Command(ann, shed, co.Sit(800))))
    assert sorted(reply.code for reply in answered) == ["", "sat-down"]
    refusal = next(reply.refusal for reply in answered if reply.refusal is not None)
    assert refusal == Refusal("balance-too-low", {"balance": 200, "amount": 800})
    assert sum(world.balances().values()) == 0
    await world.kill()


async def test_an_unknown_language(world: World) -> None:
    """Only the catalogue's languages are spoken here."""
    reply = await world.do("ann", co.SetLanguage("xx"))
    assert reply.refusal == Refusal("unknown-language", {"text": "xx"})
    assert not (await world.person("ann")).language
