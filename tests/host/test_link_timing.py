"""Linking, gifts and exclusion against the clock: whatever is under way meanwhile, no chips and no limit are lost."""

import asyncio

import pytest

from poker_bot.host import commands as co
from poker_bot.host.join_codes import number_of_code
from poker_bot.host.ports import Person
from poker_bot.refusals import Refusal
from tests.builders import STARTING
from tests.fakes import settle
from tests.host.test_card_room import asked, chips
from tests.host.test_gifts import gift, opened
from tests.host.test_identity import Both


@pytest.fixture
async def both() -> Both:
    """Two places."""
    return await Both().start()


async def in_hand(both: Both) -> dict[int, str]:
    """Three play on Discord, and everybody has come to the flop; their accounts by person."""
    names = ("ann", "bob", "cid")
    await both.do("ann@discord", co.OpenLobby())
    for name in names:
        assert (await both.do(f"{name}@discord", co.Sit(1000))).code == "sat-down"
    await both.world.advance(both.world.settings.hand_pause)
    accounts = {(await both.person(f"{name}@discord")).id: f"{name}@discord" for name in names}
    while not both.world.state.hand.board:  # type: ignore[union-attr]
        reply = await play(both, accounts, "call")
        if reply.refusal is not None:
            await play(both, accounts, "check")
    return accounts


async def play(both: Both, accounts: dict[int, str], act: str) -> co.Reply:
    """Whoever is to act does so."""
    person = await both.person(to_act(both, accounts))
    play = co.Command(person, both.rooms["discord"], co.Play(act), both.world.token())  # type: ignore[arg-type]
    reply = await both.world.service.handle(play)
    await settle()
    return reply


def to_act(both: Both, accounts: dict[int, str]) -> str:
    """Whose turn it is."""
    hand = both.world.state.hand
    assert hand is not None
    seat = both.world.state.seats[hand.to_act - 1]
    assert seat is not None
    return accounts[seat.player]


async def test_who_left_a_running_hand_is_linked_behind_it(both: Both) -> None:
    """He folded and left, but a void hand gives his blind back: into a wallet that must still be his own."""
    accounts = await in_hand(both)
    gone = to_act(both, accounts)
    await play(both, accounts, "fold")
    assert (await both.do(gone, co.Leave())).code == "left"
    code = await both.code("tom@telegram")
    refused = Refusal("leave-tables-first")
    assert (await both.do(gone, co.LinkAccount(code))).refusal == refused
    assert (await both.do(gone, co.LinkAccount(code, confirmed=True))).refusal == refused
    assert (await both.do("boss@discord", co.Floor("void", confirmed=True), manager=True)).code == "floor-done"
    assert (await both.do(gone, co.LinkAccount(code, confirmed=True))).code == "link-done"
    assert await both.balance(gone) == STARTING
    both.audit()


@pytest.mark.parametrize("restarted", [False, True])
async def test_chips_for_an_account_reach_whoever_has_it_now(both: Both, restarted: bool) -> None:
    """A gift or a grant for somebody who was named before he was linked goes to the wallet that he has by now."""
    gina = await both.person("gina@telegram")
    for name in ("gina@telegram", "bob@telegram"):
        await both.balance(name)
    await both.do("boss@telegram", co.ChangeSettings({"gifts": True}), manager=True)
    await both.link()
    if restarted:
        await both.world.restart()
        await both.attach()
        gina = await both.person("gina@telegram")
    assert (await both.do("bob@telegram", co.Gift(gina, 100))).code == "gift-given"
    assert (await both.do("boss@telegram", co.MoveChips(gina, 30), manager=True)).code == "chips-granted"
    assert await both.balance("gina@telegram") == STARTING + 130
    both.audit()


async def test_the_daily_limit_of_buy_ins_outlives_a_link(both: Both) -> None:
    """What he brought today as another person counts."""
    await both.join()
    await both.do("boss@discord", co.ChangeSettings({"buy_in_limit": 1500}), manager=True)
    await both.do("gina@telegram", co.OpenLobby())
    assert (await both.do("gina@telegram", co.Sit(1000))).code == "sat-down"
    assert (await both.do("gina@telegram", co.Leave())).code == "left"
    await both.link()
    answer = await both.do("gina@telegram", co.Sit(1000))
    assert answer.refusal == Refusal("buy-in-limit", {"amount": 1000, "maximum": 500})


async def test_shut_out_while_sitting_down(both: Both) -> None:
    """Whoever shuts himself out at the very moment in which he sits down has no seat behind it, in either order."""
    world = both.world
    await both.do("ann@discord", co.OpenLobby())
    ann = await both.person("ann@discord")
    await both.balance("ann@discord")
    sit, out = (co.Command(ann, both.rooms["discord"], intent) for intent in (co.Sit(1000), co.Exclude(30)))
    for order in ((sit, out), (out, sit)):
        await asyncio.gather(*(world.service.handle(one) for one in order))
        await settle()
        assert not world.state.seat_of(ann.id)
    assert await both.balance("ann@discord") == STARTING


async def test_a_hasty_gift_is_given_once() -> None:
    """The same gift typed twice is one; half a minute later it may be meant once more, another is meant at once."""
    world = await opened()
    first, again = await gift(world, "ann", "bob", 500, "u1"), await gift(world, "ann", "bob", 500, "u2")
    assert first.code == "gift-given"
    assert again.refusal == Refusal("chips-just-moved", {"name": "bob", "amount": 500, "seconds": 30})
    assert await chips(world, "bob") == STARTING + 500
    assert (await gift(world, "ann", "bob", 501, "u3")).code == "gift-given"
    await world.advance(30)
    assert (await gift(world, "ann", "bob", 500, "u4")).code == "gift-given"


async def test_a_gift_that_no_balance_can_hold() -> None:
    """Is refused by that reason, not by the giver's own balance."""
    world = await opened()
    bob: Person = await world.person("bob")
    assert (await asked(world, "boss", co.MoveChips(bob, 10**12))).code == "chips-granted"
    assert (await asked(world, "boss", co.MoveChips(bob, 1))).refusal == Refusal("too-many-chips")
    assert (await gift(world, "ann", "bob", 500)).refusal == Refusal("too-many-chips")


async def test_linked_while_sitting_down(both: Both) -> None:
    """Whoever sits down at the very moment of his link is seated or linked, and never both."""
    world = both.world
    await both.do("gina@telegram", co.OpenLobby())
    await both.balance("gina@telegram")
    for turned in (False, True):
        number = number_of_code(await both.code("ann@discord"))
        assert number is not None
        gina = await both.person("gina@telegram")
        intents: tuple[co.AnyIntent, ...] = (co.Sit(1000), co.LinkAccount(number, confirmed=True))
        ordered = intents[::-1] if turned else intents
        await asyncio.gather(
            *(world.service.handle(co.Command(gina, both.rooms["telegram"], intent)) for intent in ordered)
        )
        await settle()
        assert bool(world.state.seat_of(gina.id)) != bool(await world.store.links_of(gina.id))
        both.audit()
        await both.do("gina@telegram", co.Leave())
        await both.do("gina@telegram", co.UndoLink(confirmed=True))
