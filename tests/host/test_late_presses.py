"""Buttons about a seat, pressed twice, late or at another table: a private answer, and nothing moves (law 4)."""

import pytest

from poker_bot.engine.codec import encode_state
from poker_bot.host import commands as co
from poker_bot.host.frames import LOG_LENGTH
from poker_bot.host.ports import wallet
from poker_bot.refusals import Refusal
from tests.builders import World

STALE = Refusal("stale-turn")


async def unmoved(world: World, name: str, intent: co.AnyIntent, token: co.TurnToken) -> co.Reply:
    """The answer to a press, after checking that state, version and chips stayed as they were."""
    before = (encode_state(world.state), world.live.version, world.balances())
    reply = await world.do(name, intent, token=token)
    assert (encode_state(world.state), world.live.version, world.balances()) == before
    return reply


async def somebody_broke(world: World) -> str:
    """Name of a player who lost all he had in an all-in of three; the hand is over."""
    await world.dealt("ann", "bob", "cat", buy_in=400)
    while world.state.hand_running:
        await (world.play("all-in") if world.to_act() else world.advance(1))
    broke = [seat.player for seat in world.frame.view.seats if seat.status == "broke"]
    return world.live.people[broke[0]].name


def offer(world: World, name: str, code: str) -> co.TurnToken:
    """What the buttons of the newest private note of that code carry."""
    note = next(note for note in reversed(world.sink.notes) if note.code == code and note.person.name == name)
    return co.TurnToken(note.table, note.hand, note.turn)


async def test_buying_in_again_by_a_double_press_is_done_once(world: World) -> None:
    """The button stands for an empty stack: its second press takes no second buy-in."""
    name = await somebody_broke(world)
    token = offer(world, name, "broke")
    assert (await world.do(name, co.AddChips(400), token=token)).code == "top-up-done"
    assert (await unmoved(world, name, co.AddChips(400), token)).code == "duplicate"
    assert world.balances()[wallet(world.people[name].id)] == 10_000 - 2 * 400
    assert (await world.do(name, co.AddChips(400))).code == "top-up-done", "typed, it is a wish of its own"


@pytest.mark.parametrize(("intent", "code"), [(co.AddChips(2000), "top-up-done"), (co.Leave(), "left")])
async def test_the_offer_to_who_lost_all_stands_while_he_has_nothing(
    world: World, intent: co.AnyIntent, code: str
) -> None:
    """Others may play several hands meanwhile."""
    name = await somebody_broke(world)
    token = offer(world, name, "broke")
    old = co.TurnToken(token.table, token.hand - 5, token.turn)
    assert (await world.do(name, intent, token=old)).code == code


@pytest.mark.parametrize("intent", [co.Leave(), co.Away(), co.Sit()])
async def test_a_button_of_two_hands_ago_moves_nothing(world: World, intent: co.AnyIntent) -> None:
    """An old message that kept its buttons, in the chat or in private: who plays on stays where he is."""
    await world.dealt("ann", "bob")
    old = world.token()
    for _ in range(2):
        await world.play("fold")
        await world.advance(world.settings.hand_pause)
    name = "eve" if isinstance(intent, co.Sit) else "ann"
    await world.do(name, co.Balance())
    assert (await unmoved(world, name, intent, old)).refusal == STALE
    late = co.TurnToken(old.table, old.hand + 1, old.turn)
    assert (await world.do(name, intent, token=late)).refusal is None, "the next deal may have come in between"


@pytest.mark.parametrize(
    "intent", [co.Sit(), co.Leave(), co.Away(), co.Back(), co.AddChips(400), co.Enter(posting=True)]
)
async def test_a_button_of_another_table_moves_nothing_here(world: World, intent: co.AnyIntent) -> None:
    """A table that was in this room before, or one made up."""
    await world.seated("ann", "bob")
    foreign = co.TurnToken(world.live.table + 1, 0, 0)
    name = "eve" if isinstance(intent, co.Sit) else "ann"
    await world.do(name, co.Balance())
    assert (await unmoved(world, name, intent, foreign)).refusal == STALE


async def test_posting_costs_what_the_button_said(world: World) -> None:
    """The price has changed since it was drawn: he is asked, never charged unasked (R-TAB-5)."""
    await world.dealt("ann", "bob")
    await world.do("cat", co.Sit(1000))
    token = offer(world, "cat", "must-post")
    assert (await unmoved(world, "cat", co.Enter(posting=True, price=30), token)).refusal == STALE
    assert (await world.do("cat", co.Enter(posting=True, price=20), token=token)).code == "entry-post"
    assert (await unmoved(world, "cat", co.Enter(posting=True, price=20), token)).code == "duplicate"
    assert (await world.do("cat", co.Enter(posting=False), token=token)).code == "entry-wait"


async def test_people_who_go_and_come_all_the_time_push_no_hand_out_of_the_log(world: World) -> None:
    """A double press of a call is still known as one, and a restart finds the same log."""
    await world.dealt("ann", "bob", "cat")
    await world.do("dan", co.Sit(1000))
    name, token = world.to_act(), world.token()
    await world.play("call")
    for _ in range(LOG_LENGTH):
        await world.do("dan", co.Away())
        await world.do("dan", co.Back())
    assert (await unmoved(world, name, co.Play("call"), token)).code == "duplicate"
    log = world.live.log
    assert len(log) == LOG_LENGTH
    await world.restart()
    assert world.live.log == log


async def test_a_pre_action_is_taken_back_by_the_button_of_an_earlier_turn(world: World) -> None:
    """Others have acted meanwhile; until his own turn comes, the button does what it says (R-CLK-4)."""
    await world.dealt("ann", "bob", "cat")
    name = world.others()[1]
    token = world.token()
    assert (await world.do(name, co.PreAct("check-fold"), token=token)).code == "pre-action"
    await world.play("call")
    assert world.to_act() != name
    assert (await world.do(name, co.PreAct("none"), token=token)).code == "pre-action-cleared"
    other_hand = co.TurnToken(token.table, token.hand - 1, token.turn)
    assert (await unmoved(world, name, co.PreAct("none"), other_hand)).refusal == STALE
