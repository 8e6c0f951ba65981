"""Acts in turn through the facade: presets, double presses, pre-actions, showing and mucking (law 4, R-SHO-2)."""

import asyncio

import pytest
from msgspec.structs import replace

from poker_bot.engine.codec import encode_state
from poker_bot.engine.events import CardsShown, HandMucked, HandShown, PlayerFolded
from poker_bot.host import commands as co
from poker_bot.host.ports import Appended
from poker_bot.refusals import Refusal
from tests.builders import RULES, SETTINGS, Act, World


@pytest.mark.parametrize(
    ("act", "kind", "chips", "params"),
    [
        ("call", "chips", 20, {"act": "call", "amount": 20}),
        ("call", "chips", 0, {"act": "call", "amount": 20}),
        ("fold", "chips", 0, {"act": "fold", "amount": 0}),
        ("raise", "chips", 75, {"act": "raise", "amount": 75}),
        ("bet", "chips", 75, {"act": "raise", "amount": 75}),
        ("raise", "min", 0, {"act": "raise", "amount": 40}),
        ("raise", "half", 0, {"act": "raise", "amount": 45}),
        ("bet", "pot", 0, {"act": "raise", "amount": 70}),
        ("raise", "all", 0, {"act": "all-in", "amount": 1000}),
        ("raise", "chips", 1000, {"act": "all-in", "amount": 1000}),
        ("all-in", "chips", 0, {"act": "all-in", "amount": 1000}),
    ],
)
async def test_the_answer_repeats_what_was_understood(
    world: World, act: Act, kind: co.AmountKind, chips: int, params: dict[str, int | str]
) -> None:
    """Blinds 10/20, three players, first to act: every word and preset means one total (R-10, R-BET-3, R-BET-4)."""
    await world.dealt("ann", "bob", "cat")
    reply = await world.play(act, chips, kind)
    assert (reply.refusal, reply.code, reply.params) == (None, "acted", params)


async def test_raise_where_nobody_bet_is_a_bet(world: World) -> None:
    """People do not tell the two words apart; the answer says what it was."""
    await world.dealt("ann", "bob")
    await world.play("call")
    await world.play("check")
    assert (await world.play("raise", 60)).params == {"act": "bet", "amount": 60}


async def test_a_stack_below_the_minimum_raise_may_be_typed_as_an_amount() -> None:
    """Exactly the whole stack is all-in, however it is written (M-16, R-05)."""
    world = await World(replace(SETTINGS, rules=replace(RULES, buy_in_min=30))).start()
    await world.dealt("ann", "bob", buy_in=30)
    assert (await world.play("raise", 30)).params == {"act": "all-in", "amount": 30}
    await world.kill()


async def test_a_double_press_is_quietly_answered(world: World) -> None:
    """The same press of the same person a second time: done already, nothing moves, no error (P-02)."""
    await world.dealt("ann", "bob", "cat")
    name, token = world.to_act(), world.token()
    await world.do(name, co.Play("call", chips=20), token=token, dedupe="1")
    before = encode_state(world.state)
    again = await world.do(name, co.Play("call", chips=20), token=token, dedupe="2")
    assert (again.code, again.refusal) == ("duplicate", None)
    assert encode_state(world.state) == before


async def test_a_double_press_that_ended_the_hand(world: World) -> None:
    """The fold that ended the hand, pressed twice, is no error either."""
    await world.dealt("ann", "bob")
    name, token = world.to_act(), world.token()
    await world.do(name, co.Play("fold"), token=token)
    assert not world.state.hand_running
    assert (await world.do(name, co.Play("fold"), token=token)).code == "duplicate"


async def test_two_presses_at_the_same_moment_play_once(world: World) -> None:
    """While the first waits for the store the others lie in the inbox; they are judged by what it made (law 3)."""
    await world.dealt("ann", "bob", "cat")
    name, token = world.to_act(), world.token()
    person = world.people[name]
    world.store.held.add(world.live.table)
    press = [
        asyncio.ensure_future(world.service.handle(co.Command(person, world.room, co.Play("call"), token, str(number))))
        for number in range(3)
    ]
    await asyncio.sleep(0)
    world.store.gate.set()
    codes = [reply.code for reply in await asyncio.gather(*press)]
    assert codes == ["acted", "duplicate", "duplicate"]
    assert world.to_act() != name


async def test_a_different_press_on_a_spent_button_is_stale(world: World) -> None:
    """He called; his Fold of the same message must not fold the next decision."""
    await world.dealt("ann", "bob", "cat")
    name, token = world.to_act(), world.token()
    await world.do(name, co.Play("call"), token=token)
    assert (await world.do(name, co.Play("fold"), token=token)).refusal == Refusal("stale-turn")


async def test_the_clocks_act_is_not_taken_for_his_press(world: World) -> None:
    """After a time-out folded him, his late Fold is stale, not done (R-CLK-3)."""
    await world.dealt("ann", "bob", "cat")
    name, token = world.to_act(), world.token()
    await world.advance(RULES.action_clock + RULES.time_bank + 3)
    assert any(isinstance(event, PlayerFolded) for event in world.frame.log)
    assert (await world.do(name, co.Play("fold"), token=token)).refusal == Refusal("stale-turn")


async def test_a_redelivered_update_is_absorbed(world: World) -> None:
    """The same update id applies once, in this process and after a restart (P-32)."""
    await world.seated("ann")
    first = await world.do("ann", co.AddChips(100), dedupe="update-1")
    again = await world.do("ann", co.AddChips(100), dedupe="update-1")
    await world.restart()
    after_restart = await world.do("ann", co.AddChips(100), dedupe="update-1")
    assert [first.code, again.code, after_restart.code] == ["top-up-done", "duplicate", "duplicate"]
    assert world.live.chips_of(world.people["ann"].id) == 1100


async def test_the_update_id_is_stored_with_the_action(world: World) -> None:
    """Key, person, events and postings travel in one append (law 4)."""
    await world.dealt("ann", "bob")
    name = world.to_act()
    await world.do(name, co.Play("call"), token=world.token(), dedupe="77")
    batch = world.store.appends[-1]
    assert (batch.dedupe, batch.person) == ("playground:77", world.people[name].id)
    assert batch.postings
    assert Appended(batch.expected + len(batch.events)).version == world.live.version


async def test_a_pre_set_fold_is_played_when_the_turn_comes(world: World) -> None:
    """Check/fold acts by itself (R-CLK-4)."""
    await world.dealt("ann", "bob", "cat")
    await world.play("call")
    name = next(name for name in world.others() if world.state.hand and not _has_acted(world, name))
    reply = await world.do(name, co.PreAct("check-fold"))
    assert (reply.code, reply.params) == ("pre-action", {"kind": "check-fold", "price": 0})
    await world.play("raise", 100)
    assert (await world.do(name, co.MyCards())).seat is not None
    assert any(isinstance(event, PlayerFolded) for event in world.frame.log)


def _has_acted(world: World, name: str) -> bool:
    hand = world.state.hand
    assert hand is not None
    return any(player.player == world.people[name].id and player.level >= 0 for player in hand.players)


async def test_a_pre_set_call_is_cancelled_by_another_price(world: World) -> None:
    """The price is worked out by the host; when it changes, the owner is told and nobody else (R-CLK-4)."""
    await world.dealt("ann", "bob", "cat")
    small = next(name for name in world.others() if _to_call(world, name) == 10)
    reply = await world.do(small, co.PreAct("call"), token=world.token())
    assert reply.params == {"kind": "call", "price": 10}
    await world.play("raise", 100)
    notes = [note for note in world.sink.notes if note.code == "pre-action-cancelled"]
    assert [(note.person.name, note.params) for note in notes] == [(small, {"kind": "call"})]
    assert world.to_act() == small


async def test_a_pre_action_that_has_no_point_any_more_is_not_mentioned(world: World) -> None:
    """When the hand is over, nobody needs to hear that his wish was not needed."""
    await world.dealt("ann", "bob", "cat")
    big = next(name for name in world.others() if _to_call(world, name) == 0)
    await world.do(big, co.PreAct("check-fold"))
    await world.play("fold")
    await world.play("fold")
    assert not world.state.hand_running
    assert not [note for note in world.sink.notes if note.code == "pre-action-cancelled"]


async def test_a_pre_set_call_that_still_holds_is_played(world: World) -> None:
    """Nobody raised: the call is made without asking again."""
    await world.dealt("ann", "bob", "cat")
    small = next(name for name in world.others() if _to_call(world, name) == 10)
    await world.do(small, co.PreAct("call"))
    await world.play("call")
    assert world.to_act() not in {"", small}
    assert _to_call(world, small) == 0


async def test_a_pre_action_taken_back(world: World) -> None:
    """None clears it."""
    await world.dealt("ann", "bob", "cat")
    small = next(name for name in world.others() if _to_call(world, name) == 10)
    await world.do(small, co.PreAct("call"))
    assert (await world.do(small, co.PreAct("none"))).code == "pre-action-cleared"
    await world.play("call")
    assert world.to_act() == small


def _to_call(world: World, name: str) -> int:
    view = world.live.seat_view_of(world.people[name].id)
    assert view is not None
    return view.to_call


async def test_a_pre_action_is_nobody_elses_business(world: World) -> None:
    """It is in no frame, and encrypted in the log."""
    await world.dealt("ann", "bob", "cat")
    small = next(name for name in world.others() if _to_call(world, name) == 10)
    before = world.frame.log
    await world.do(small, co.PreAct("call"))
    assert world.frame.log == before
    assert [event.secret for event in world.store.appends[-1].events] == [True]


async def _to_showdown(world: World) -> str:
    """Play heads-up hands down to the first beaten hand that is asked; returns whose it is."""
    await world.seated("ann", "bob")
    while True:
        await world.advance(world.settings.hand_pause)
        while world.to_act():
            view = world.live.seat_view_of(world.people[world.to_act()].id)
            assert view is not None
            assert view.legal is not None
            await world.play("check" if view.legal.can_check else "call")
        hand = world.state.hand
        if hand is not None and hand.deciding:
            seat = world.state.seats[hand.deciding[0] - 1]
            assert seat is not None
            return world.live.people[seat.player].name


@pytest.mark.parametrize("show", [True, False])
async def test_a_beaten_hand_is_shown_or_mucked_by_choice(world: World, show: bool) -> None:
    """The button of the window answers once; its double press is quiet (R-SHO-2)."""
    name = await _to_showdown(world)
    token = world.token()
    reply = await world.do(name, co.Reveal(show=show), token=token)
    assert reply.code == ("shown" if show else "mucked")
    kind = HandShown if show else HandMucked
    assert (
        sum(
            isinstance(event, kind) and event.seat == world.live.state.seat_of(world.people[name].id)
            for event in world.frame.log
        )
        == 1
    )
    assert (await world.do(name, co.Reveal(show=show), token=token)).code == "duplicate"


async def test_no_answer_in_the_window_is_a_muck(world: World) -> None:
    """Show time and allowance pass, the hand ends, the cards stay unseen (R-SHO-2, R-SHO-5)."""
    name = await _to_showdown(world)
    assert world.frame.deadline == world.clock.now() + RULES.show_time * 1000 + 2000
    await world.advance(RULES.show_time + 2)
    assert not world.state.hand_running
    assert any(isinstance(event, HandMucked) for event in world.frame.log)
    refusal = (await world.do(name, co.Reveal(show=True))).refusal
    assert refusal == Refusal("nothing-to-show")


async def test_an_uncontested_winner_may_show_one_card(world: World) -> None:
    """After the pot is paid, until the next deal (R-SHO-2, R-62)."""
    await world.dealt("ann", "bob")
    token = world.token()
    await world.play("fold")
    seat = world.frame.view.can_show
    record = world.state.seats[seat - 1]
    assert record is not None
    name = world.live.people[record.player].name
    assert (await world.do(name, co.Reveal(show=True, cards=(0,)), token=token)).code == "shown"
    assert [len(event.cards) for event in world.frame.log if isinstance(event, CardsShown)] == [1]
    assert (await world.do(name, co.Reveal(show=True, cards=(0,)), token=token)).code == "duplicate"
    assert (await world.do(name, co.Reveal(show=True, cards=(1,)), token=token)).code == "shown"
    assert (await world.do(name, co.Reveal(show=True, cards=(5,)))).refusal == Refusal("no-such-card")


async def test_my_cards_are_the_askers_own(world: World) -> None:
    """Everybody gets his two cards, all different; who has none is told so."""
    await world.dealt("ann", "bob", "cat")
    seen = [await world.do(name, co.MyCards()) for name in ("ann", "bob", "cat")]
    cards = [card for reply in seen if reply.seat is not None for card in reply.seat.cards]
    assert [reply.code for reply in seen] == ["cards"] * 3
    assert len(set(cards)) == 6
    stranger = await world.do("eve", co.MyCards())
    assert (stranger.code, stranger.seat) == ("no-cards", None)


async def test_the_next_sitter_never_sees_the_cards_of_who_left(world: World) -> None:
    """A folded player leaves in mid-hand; whoever takes his place later has no cards of that hand."""
    await world.dealt("ann", "bob", "cat")
    leaver = world.to_act()
    await world.play("fold")
    await world.do(leaver, co.Leave())
    for name in ("dan", "eve", "fay", "gus"):
        await world.do(name, co.Sit(400))
        reply = await world.do(name, co.MyCards())
        assert reply.seat is None or reply.seat.cards == ()
    await world.play("fold")
    await world.do("gus", co.Sit(400))
    for name in ("dan", "eve", "fay", "gus"):
        assert (await world.do(name, co.MyCards())).code == "no-cards"


async def test_a_button_in_a_private_chat_is_about_its_own_table(world: World) -> None:
    """Pressed elsewhere, the token finds the table; typed there, the only table he sits at is meant."""
    await world.dealt("ann", "bob")
    private = await world.service.room("playground", "ann", "ann", "en")
    name = world.to_act()
    reply = await world.do(name, co.Play("call"), token=world.token(), room=private)
    assert reply.code == "acted"
    assert reply.frame is not None
    assert reply.frame.room.id == world.room.id
    assert (await world.do("ann", co.MyCards(), room=private)).code == "cards"
    assert (await world.do("eve", co.MyCards(), room=private)).refusal == Refusal("no-table")


async def test_a_button_finds_its_table_among_several(world: World) -> None:
    """Who sits at two tables and presses in private is understood by the token; typed there, nobody could know."""
    await world.dealt("ann", "bob")
    private = await world.service.room("playground", "ann", "ann", "en")
    shed = await world.service.room("playground", "garden", "shed", "en")
    await world.do("ann", co.OpenLobby(), room=shed)
    for name in ("ann", "bob"):
        await world.do(name, co.Sit(1000), room=shed)
    name, token = world.to_act(), world.token()
    assert (await world.do(name, co.Play("call"), room=private)).refusal == Refusal("no-table")
    assert (await world.do(name, co.Play("call"), token=token, room=private)).code == "acted"
    stranger = await world.do("eve", co.Play("call"), token=token, room=private)
    assert (stranger.refusal, stranger.frame) == (Refusal("no-table"), None)
