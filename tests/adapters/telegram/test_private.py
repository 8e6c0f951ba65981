"""The private chat: what comes there, what is done there, and what happens while it is closed (P-20, P-21; law 6)."""

from adapters.tokens import ButtonPress, encode
from poker_bot.engine.codec import encode_state
from poker_bot.host.commands import TurnToken
from tests.adapters.telegram.scene import CATALOGUE, SETTINGS, Scene, buttons

LINK = "https://t.me/emulated_poker_bot?start=room-"


def way_in(game: Scene) -> str:
    """Where the table's button leads that opens the private chat."""
    return next(button.url or "" for button in game.table.buttons if button.text == "Cards in private")


async def test_a_closed_chat_stops_nothing_and_is_named(game: Scene) -> None:
    """Who never pressed Start plays on; the table names him, the button that shows his cards, and the link."""
    await game.start_chat("ann")
    await game.deal("ann", "bob", started=False)
    assert game.told("bob") == []
    assert "bob · I can't write to you privately." in game.table.text
    assert way_in(game).startswith(LINK)
    answer = await game.press("bob", "cards")
    assert all(card in answer.text for card in game.cards("bob"))
    await game.press(game.to_act(), "call")
    assert game.host.live.state.hand_running


async def test_start_brings_the_cards_and_ends_the_hint(game: Scene) -> None:
    """The table's link opens the private chat; the cards come at once, and the next time by themselves."""
    await game.start_chat("ann")
    await game.deal("ann", "bob", started=False)
    await game.user("bob").follow(game.table, "Cards in private")
    await game.quiet()
    welcome, cards = game.told("bob")
    assert welcome.startswith("Welcome!")
    assert all(card in cards for card in game.cards("bob"))
    await game.clock.advance(16_000)
    assert "privately" not in game.table.text
    await game.press(game.to_act(), "fold")
    await game.clock.advance(SETTINGS.hand_pause * 1000 + 10_000)
    assert "hand 2" in game.told("bob")[-1]
    assert all(card in game.told("bob")[-1] for card in game.cards("bob"))


async def test_the_way_back_to_the_table(game: Scene) -> None:
    """One tap opens the private chat, another leads back to the message; basic groups have no links."""
    ann = game.user("ann")
    forum = game.server.supergroup("Forum", ann, forum=True)
    topic = forum.open_topic(ann, "High").thread_id
    await game.start_chat("ann")
    await game.say("ann", "/poker", forum, topic)
    for name in ("ann", "bob"):
        await game.say(name, "/sit 1000", forum, topic)
    await game.clock.advance(SETTINGS.hand_pause * 1000 + 6_000)
    table = game.table_in(forum)
    await game.user("bob").follow(table, "Cards in private")
    await game.quiet()
    welcome = next(message for message in game.user("bob").private.messages if "Welcome" in message.text)
    assert welcome.labels == ["Back to the table"]
    place = str(forum.chat_id).removeprefix("-100")
    assert welcome.buttons[0].url == f"https://t.me/c/{place}/{topic}/{table.message_id}"
    assert all(card in game.told("bob")[-1] for card in game.cards("bob"))
    await game.deal("cat", "dan", started=False)
    await game.user("dan").follow(game.table, "Cards in private")
    await game.quiet()
    assert [message.labels for message in game.user("dan").private.messages if "Welcome" in message.text] == [[]]


async def test_start_of_somebody_else_brings_no_cards(game: Scene) -> None:
    """A link can be passed on; who follows it sees his own cards or none."""
    await game.start_chat("ann")
    await game.deal("ann", "bob", started=False)
    room = game.host.live.rooms[0].id
    for payload in (f"room-{room}", "room-999", "room-x", "nonsense"):
        await game.start_chat("eve", payload)
        assert game.told("eve")[-1].startswith("Welcome!")


async def test_typed_cards_without_private_chat_are_not_told(game: Scene) -> None:
    """``/cards`` in the group of somebody who cannot be written to is answered with the way to Start, no card."""
    await game.deal("ann", "bob", started=False)
    said = await game.say("bob", "/cards")
    await game.clock.advance(12_000)
    reply = next(message for message in reversed(game.group.messages) if message.reply_to is said)
    assert LINK in reply.text
    assert "To get your cards privately" in reply.text


async def test_typed_commands_without_private_chat_are_answered_in_the_group(game: Scene) -> None:
    """A refusal has no secret in it, so it is a reply; a balance is nobody else's business."""
    said = await game.say("bob", "/fold")
    assert game.group.last.text == "There is no table here yet. Open one with /poker."
    assert game.group.last.reply_to is said
    await game.clock.advance(2_000)
    await game.say("bob", "/balance")
    assert LINK in game.group.last.text
    assert "10,000" not in game.group.last.text


async def test_a_block_in_mid_hand_stops_nothing(game: Scene) -> None:
    """The 403 is noted, the hand goes on, and Start takes the block back (P-21)."""
    await game.deal("ann", "bob")
    await game.user("bob").block()
    await game.quiet()
    await game.press(game.to_act(), "fold")
    await game.clock.advance(SETTINGS.hand_pause * 1000 + 12_000)
    assert "hand 2" in game.table.text
    assert way_in(game).startswith(LINK)
    before = len(game.told("bob"))
    await game.start_chat("bob")
    assert all(card in game.told("bob")[before + 1] for card in game.cards("bob"))


async def test_the_alert_of_a_seat_tells_how_to_open_the_chat(game: Scene) -> None:
    """Who is known to have a closed private chat hears it with the seat he takes."""
    await game.say("bob", "/balance")
    await game.say("ann", "/poker")
    await game.clock.advance(3_000)
    answer = await game.press("bob", "sit")
    assert answer.text.startswith("You are in seat 1")
    assert LINK in answer.text


async def test_what_the_private_chat_is_for(game: Scene) -> None:
    """Cards, balance and language there; everything else is sent to a group, in the person's language."""
    await game.deal("ann", "bob")
    await game.user("ann").tell("/cards")
    await game.quiet()
    assert all(card in game.told("ann")[-1] for card in game.cards("ann"))
    await game.user("ann").tell("/balance")
    await game.quiet()
    assert game.told("ann")[-1] == "Your balance: 9,000 chips. At the table: 990."
    for text in ("/poker", "/fold", "hello"):
        await game.user("ann").tell(text)
        await game.quiet()
        assert game.told("ann")[-1].startswith("The tables are in groups")
    await game.user("ann").tell("/weather")
    await game.quiet()
    assert game.told("ann")[-1].startswith("I don't know that command.")
    game.user("luc", "fr-CA")
    await game.start_chat("luc")
    await game.user("luc").tell("/sit")
    await game.quiet()
    assert game.told("luc")[0].startswith("Bienvenue")
    assert game.told("luc")[1].startswith("Les tables se trouvent dans les groupes")


async def test_the_language_is_chosen_in_the_private_chat(game: Scene) -> None:
    """An alert holds no choice, so the button opens the private chat, which asks and remembers."""
    await game.say("ann", "/poker")
    answer = await game.press("ann", "language")
    assert (answer.text, answer.url) == ("", "https://t.me/emulated_poker_bot?start=language")
    await game.start_chat("ann", "language")
    choice = game.user("ann").private.last
    assert choice.labels == ["English", "Français", "Bahasa Indonesia", "Italiano"]
    answered = await game.user("ann").press(choice, "Italiano")
    assert answered.text.startswith("D'ora in poi")
    await game.say("ann", "/sit lots")
    assert "lots" in game.told("ann")[-1]
    assert "I can't read" not in game.told("ann")[-1]
    await game.user("ann").tell("/language en")
    await game.quiet()
    assert game.told("ann")[-1] == "From now on I speak English with you."


async def test_languages_of_groups_and_people(game: Scene) -> None:
    """The group speaks the language of who added the bot, alerts that of who presses."""
    group = game.server.group("Poker amical", with_bot=False)
    await game.user("luc", "fr").add_bot(group)
    await game.quiet()
    assert group.last.text.startswith("Bonjour")
    await game.say("ann", "/poker", group)
    await game.clock.advance(3_000)
    assert group.last.labels[0] == CATALOGUE.text("fr", "button-sit")
    assert "Your balance" in (await game.press("ann", "balance", group.last)).text
    assert "solde" in (await game.press("luc", "balance", group.last)).text


async def test_a_forged_press_in_a_private_chat_takes_no_seat(game: Scene) -> None:
    """A payload may name any room; it counts only for who sits there."""
    await game.deal("ann", "bob")
    await game.start_chat("eve")
    before = encode_state(game.host.live.state)
    live = game.host.live
    token = TurnToken(live.table, live.state.hand_number, live.state.turn)
    for action in ("sit", "fold", "cards", "leave", "top-up", "balance"):
        payload = encode(ButtonPress(action, token, 500, live.rooms[0].id))
        answer = await game.press_data("eve", game.user("eve").private.last, payload)
        assert "in seat" not in answer.text
    assert encode_state(game.host.live.state) == before
    assert len(list(game.service.tables)) == 1
    assert await game.store.balance(live.community.bank, await _id(game, "eve")) is None, "no wallet of that group's"


async def _id(game: Scene, name: str) -> int:
    """Our id of a person."""
    return (await game.service.person("telegram", str(game.user(name).user_id), name)).id


async def test_buttons_of_a_private_message_act_on_the_table(game: Scene) -> None:
    """Coming in (R-TAB-5) is offered privately, with the room in the payload, and decided there."""
    await game.deal("ann", "bob")
    await game.start_chat("cat")
    await game.say("cat", "/sit 1000")
    offer = next(message for message in reversed(game.user("cat").private.messages) if message.buttons)
    answer = await game.press_data("cat", offer, buttons(offer)["enter-post"])
    assert answer.text.startswith("You post 20")
