"""Whole hands in a channel, by buttons only (product.md, "A hand in the chat"; laws 4, 6 and 10)."""

from tests.adapters.discord.scene import SETTINGS, Scene


async def passive(game: Scene) -> str:
    """Whoever is to act checks or calls by the button, twice; his name."""
    name, table = game.to_act(), game.table
    action = "check" if "check" in table.buttons else "call"
    first = await game.press(name, action)
    assert first.response is None or not first.ephemeral, "an act needs no words"
    second = await game.press_again(name, table, action)
    assert second.response is not None
    assert second.response.content == "That was done already."
    assert second.ephemeral
    return name


async def test_three_people_play_a_hand_by_doubled_presses(game: Scene) -> None:
    """Every decision is pressed twice and counted once; the hand comes to its showdown and all chips are there."""
    await game.deal("ann", "bob", "cat")
    pressed = []
    while game.to_act():
        pressed.append(await passive(game))
    assert len(pressed) == 12, "three decisions on each of four streets"
    await game.clock.advance((SETTINGS.rules.show_time + 3) * 1000)
    assert "🏆" in game.text
    assert "60" in game.text
    state = game.host.live.state
    assert sum(seat.stack for seat in state.seats if seat is not None) == 3_000
    await game.clock.advance(SETTINGS.hand_pause * 1000)
    assert "hand 2" in game.text


async def test_a_decision_costs_one_call(game: Scene) -> None:
    """The answer to the press is the edit (type 7): no other call to Discord follows a decision (law 10)."""
    await game.deal("ann", "bob", "cat")
    await game.clock.advance(1_000)
    before = len(game.sent())
    for _ in range(5):
        table = game.table
        await game.press(game.to_act(), "check" if "check" in table.buttons else "call")
        await game.clock.advance(900)
    assert [one.how for one in game.sent()[before:]] == ["type 7"] * 5


async def test_a_hand_of_six_stays_within_its_calls(game: Scene) -> None:
    """Fifteen decisions of six people and the next deal take at most 24 calls, besides one private message each."""
    await game.deal("ann", "bob", "cat", "dan", "eve", "flo")
    await game.clock.advance(1_000)
    before, decisions = len(game.env.http_requests), 0
    for plan in ("call call call call call check", "check check check fold fold fold", "check fold fold"):
        for action in plan.split():
            await game.press(game.to_act(), action)
            await game.clock.advance(1_000)
            decisions += 1
    assert decisions == 15
    assert "🏆" in game.text
    await game.clock.advance(SETTINGS.hand_pause * 1000)
    assert "hand 2" in game.text
    chats = {str(game.env.backend.dm_channels[one.id]) for one in game.people.values()}
    calls = [call.path for call in game.env.http_requests[before:]]
    private = [path for path in calls if path.split("/")[2] in chats]
    assert len(private) == 6
    assert len(calls) - len(private) <= 24


async def test_a_hand_has_one_message_and_the_next_one_a_new_one(game: Scene) -> None:
    """The finished hand keeps its result and loses its buttons; the next hand is posted below."""
    await game.deal("ann", "bob")
    first = game.table.message.id
    await game.press(game.to_act(), "fold")
    assert game.table.message.id == first
    result = game.text
    await game.clock.advance(SETTINGS.hand_pause * 1000 + 5_000)
    assert game.table.message.id != first
    finished = next(message for message in game.channel.history() if message.id == first)
    assert finished.components == []
    assert finished.content.splitlines()[0] == result.splitlines()[0]


async def test_hole_cards_come_by_private_message(game: Scene) -> None:
    """Each player gets his own two cards in his own private chat, and nothing else of the kind anywhere."""
    await game.deal("ann", "bob", "cat")
    for name in game.people:
        (message,) = game.dm(name)
        assert all(card in message.content for card in game.cards(name))


async def test_my_cards_are_for_their_owner_alone(game: Scene) -> None:
    """The button shows its presser his own cards, ephemerally; somebody without cards is told so."""
    await game.deal("ann", "bob")
    game.join("eve")
    for name in ("ann", "bob"):
        answer = await game.press(name, "cards")
        assert answer.ephemeral
        assert answer.response is not None
        assert all(card in answer.response.content for card in game.cards(name))
    answer = await game.press("eve", "cards")
    assert answer.ephemeral
    assert answer.response is not None
    assert "♠" not in answer.response.content


async def test_a_foreign_press_moves_nothing(game: Scene) -> None:
    """Other players and strangers who press the buttons of the player to act get a private answer (P-17)."""
    await game.deal("ann", "bob", "cat")
    game.join("eve")
    before = (game.text, game.host.live.version)
    for name in [*game.others()]:
        for action in ("fold", "call", "raise-min", "raise-pot", "all-in", "raise-menu"):
            answer = await game.press(name, action)
            assert answer.ephemeral, (name, action)
            assert answer.response is not None
            assert answer.modal is None
    assert (game.text, game.host.live.version) == before


async def test_a_stale_press_moves_nothing(game: Scene) -> None:
    """A button of an earlier decision of the same player is answered privately, whatever is legal by now (law 4)."""
    await game.deal("ann", "bob")
    name, earlier = game.to_act(), game.table
    await game.press(name, "call")
    while game.to_act() != name:
        await game.press(game.to_act(), "check")
    version = game.host.live.version
    for action in ("fold", "raise-min", "all-in", "raise-menu"):
        answer = await game.press_again(name, earlier, action)
        assert answer.ephemeral
        assert answer.response is not None
    assert game.host.live.version == version


async def test_a_button_nobody_knows_is_answered(game: Scene) -> None:
    """A payload from another version, or from nowhere, gets a polite private answer (P-35)."""
    await game.deal("ann", "bob")
    table = game.table
    for payload in ("0fold", "1zz1.2.3.4", "poker:fold:1", "💥"):
        table.buttons["odd"] = payload
        answer = await game.press_again("ann", table, "odd")
        assert answer.ephemeral
        assert answer.response is not None
        assert answer.response.content


async def test_all_in_is_asked_once_more(game: Scene) -> None:
    """All-in answers privately with one button; pressing that is the act, and the question is gone."""
    await game.deal("ann", "bob")
    name = game.to_act()
    version = game.host.live.version
    question = await game.press(name, "all-in")
    assert question.ephemeral
    assert game.host.live.version == version
    done = await game.press_below(name, question, "all-in-confirm")
    assert game.host.live.version > version
    assert done.response is not None
    assert "all-in" in done.response.content
    assert done.response.components == []
    await game.clock.advance(300)
    assert "all-in" in game.text


async def test_everything_can_be_typed(game: Scene) -> None:
    """Commands do what the buttons do, and the bot repeats privately what it understood."""
    await game.deal("ann", "bob")
    answer = await game.slash(game.to_act(), "raise", amount="1/2 pot")
    assert answer.ephemeral
    assert answer.response is not None
    assert answer.response.content.startswith("You raise to")
    answer = await game.slash(game.to_act(), "call")
    assert answer.response is not None
    assert answer.response.content.startswith("You call")
    answer = await game.slash(game.to_act(), "bet", amount="1k")
    assert answer.response is not None
    assert "20 to 960" in answer.response.content, "more than the stack is refused with the range"
    await game.slash(game.to_act(), "check")
    name = game.to_act()
    question = await game.slash(name, "allin")
    assert question.response is not None
    await game.press_below(name, question, "all-in-confirm")
    await game.slash(game.to_act(), "fold")
    await game.clock.advance(300)
    assert "🏆" in game.text


async def test_pre_actions_are_private(game: Scene) -> None:
    """A plan is confirmed to its owner, can be taken back there, and changes nothing that others see (R-CLK-4)."""
    await game.deal("ann", "bob", "cat")
    name = game.others()[0]
    before = game.text
    plan = await game.press(name, "pre-check-fold")
    assert plan.ephemeral
    assert game.text == before
    off = await game.press_below(name, plan, "pre-none")
    assert off.response is not None
    assert off.response.content == "Nothing is planned any more."
    assert off.response.components == []


async def test_showdown_buttons_show_or_muck(game: Scene) -> None:
    """The beaten player decides by the button; his cards are public from then on (R-SHO-2)."""
    await game.deal("ann", "bob")
    while game.to_act():
        await game.press(game.to_act(), "check" if "check" in game.table.buttons else "call")
    view = game.host.live.frames()[0].view
    if view.deciding:
        loser = next(game.host.live.people[seat.player].name for seat in view.seats if seat.seat == view.deciding[0])
        await game.press(loser, "show")
        assert all(card in game.text for card in game.cards(loser))
