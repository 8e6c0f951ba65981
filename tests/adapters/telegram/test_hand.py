"""Whole hands in a group, by buttons only (product.md, "A hand in the chat"; laws 4, 6 and 10)."""

import pytest

from poker_bot.engine.codec import encode_state
from tests.adapters.telegram.scene import SETTINGS, Scene, buttons


async def passive(game: Scene) -> str:
    """Whoever is to act checks or calls by the button, twice; his name."""
    name, table, drawn = game.to_act(), game.table, buttons(game.table)
    payload = drawn["check" if "check" in drawn else "call"]
    first = await game.press_data(name, table, payload)
    assert not first.show_alert, "an act is said in passing"
    assert first.text in {"You check.", "You call 20.", "You call 10."}
    again = await game.press_data(name, table, payload)
    assert (again.text, again.show_alert) == ("That was done already.", False)
    await game.shown()
    return name


async def test_three_people_play_a_hand_by_doubled_presses(game: Scene) -> None:
    """Every decision is pressed twice and counted once; the hand comes to its showdown and all chips are there."""
    for name in ("ann", "bob", "cat"):
        await game.start_chat(name)
    await game.say("ann", "/poker")
    for name in ("ann", "bob", "cat"):
        first = await game.press(name, "sit")
        assert first.text.startswith("You are in seat ")
        assert (await game.press(name, "sit")).text.startswith("You already sit here")
    await game.clock.advance(SETTINGS.hand_pause * 1000 + 3_000)
    await game.shown()
    pressed = []
    while game.to_act():
        pressed.append(await passive(game))
    assert len(pressed) == 12, "three decisions on each of four streets"
    await game.clock.advance((SETTINGS.rules.show_time + 3) * 1000)
    assert "🏆" in game.table.text
    assert game.chips() == 6_000
    await game.clock.advance(SETTINGS.hand_pause * 1000 + 3_000)
    assert "hand 2" in game.table.text


async def test_a_hand_has_one_message_and_the_next_one_a_new_one(game: Scene) -> None:
    """The finished hand keeps its result and loses its buttons; the next hand is posted below."""
    await game.deal("ann", "bob")
    first = game.table
    await game.press(game.to_act(), "fold")
    await game.clock.advance(1_500)
    assert game.table is first
    assert "🏆" in first.text
    await game.clock.advance(SETTINGS.hand_pause * 1000 + 20_000)
    assert "hand 2" in game.table.text
    assert game.table is not first
    assert first.labels == []
    assert "🏆" in first.text


async def test_hole_cards_come_by_private_message(game: Scene) -> None:
    """Each player gets his own two cards in his own private chat, where they cannot be forwarded."""
    await game.deal("ann", "bob", "cat")
    for name in game.people:
        message = game.user(name).private.last
        assert all(card in message.text for card in game.cards(name))
        assert message.protected


async def test_my_cards_are_for_their_owner_alone(game: Scene) -> None:
    """The button shows its presser his own cards as an alert in the group; somebody without cards is told so."""
    await game.deal("ann", "bob")
    for name in ("ann", "bob"):
        answer = await game.press(name, "cards")
        assert answer.show_alert
        assert all(card in answer.text for card in game.cards(name))
    answer = await game.press("eve", "cards")
    assert answer.text == "You have no cards in this hand."


async def test_a_press_out_of_turn_moves_nothing(game: Scene) -> None:
    """A player whose turn it is not, and a stranger, are told so by an alert; the state stays what it was."""
    await game.deal("ann", "bob", "cat")
    before = encode_state(game.host.live.state)
    answer = await game.press(game.others()[0], "fold")
    assert answer.text.startswith("It isn't your turn yet: seat ")
    assert answer.show_alert
    assert (await game.press("eve", "fold")).show_alert
    assert encode_state(game.host.live.state) == before


async def test_a_stale_press_moves_nothing(game: Scene) -> None:
    """A button of an earlier decision is refused, though it is his turn again (law 4)."""
    await game.deal("ann", "bob")
    name, table, old = game.to_act(), game.table, buttons(game.table)
    await game.press(name, "call")
    await game.shown()
    await game.press(game.to_act(), "check")
    await game.shown()
    await game.press(game.to_act(), "check")
    assert game.to_act() == name
    before = encode_state(game.host.live.state)
    answer = await game.press_data(name, table, old["fold"])
    assert answer.text.startswith("That button is from an earlier moment.")
    assert answer.show_alert
    assert encode_state(game.host.live.state) == before


@pytest.mark.parametrize("payload", ["", "1ca", "9ca1.2.3.4", "{}", "1xx1.1.1.1", "1ca1.1.1.1.1.1", "💥"])
async def test_a_payload_nobody_wrote_is_answered(game: Scene, payload: str) -> None:
    """Old versions' and made up payloads get the answer of a stale button, and nothing happens."""
    await game.deal("ann", "bob")
    before = encode_state(game.host.live.state)
    answer = await game.press_data(game.to_act(), game.table, payload)
    assert answer.text.startswith("That button is from an earlier moment.") or payload == ""
    assert encode_state(game.host.live.state) == before


async def test_all_in_is_asked_once_more(game: Scene) -> None:
    """The first press asks, the second of the same person in the same turn does it."""
    await game.deal("ann", "bob", "cat")
    name = game.to_act()
    asked = await game.press(name, "all-in")
    assert (asked.text, asked.show_alert) == ("All-in with 1,000? Press All-in once more to do it.", True)
    assert game.to_act() == name
    assert (await game.press(game.others()[0], "all-in")).text.startswith("It isn't your turn")
    await game.clock.advance(1_000)
    done = await game.press(name, "all-in")
    assert (done.text, done.show_alert) == ("You are all-in: 1,000 in this round.", False)
    assert game.to_act() != name


async def test_a_question_of_an_earlier_turn_is_asked_again(game: Scene) -> None:
    """Who was asked about all-in and did something else is asked again in his next turn."""
    await game.deal("ann", "bob")
    name = game.to_act()
    await game.press(name, "all-in")
    await game.press(name, "call")
    await game.shown()
    await game.press(game.to_act(), "raise-min")
    await game.shown()
    assert game.to_act() == name
    assert (await game.press(name, "all-in")).text.startswith("All-in with 980?")
    assert game.to_act() == name


async def test_raise_names_the_range_and_the_presets_play(game: Scene) -> None:
    """*Raise…* cannot ask in a group, so it tells how to type; the amounts are buttons of the table."""
    await game.deal("ann", "bob", "cat")
    name = game.to_act()
    answer = await game.press(name, "raise-menu")
    assert "40 to 1,000" in answer.text
    assert "/raise 40" in answer.text
    assert answer.show_alert
    assert (await game.press(name, "raise-pot")).text == "You raise to 70."


async def test_a_plan_is_played_or_taken_back(game: Scene) -> None:
    """Check/fold and Call can be planned, and taken back by a button that stands beside them (R-CLK-4)."""
    await game.deal("ann", "bob", "cat")
    second, third = game.others()
    assert (await game.press(second, "pre-check-fold")).text == "Planned: check, or fold to any bet."
    assert (await game.press(third, "pre-check-fold")).text == "Planned: check, or fold to any bet."
    assert (await game.press(second, "pre-none")).text == "Nothing is planned any more."
    await game.press(game.to_act(), "call")
    assert game.to_act() == second
    await game.shown()
    await game.press(second, "call")
    assert game.host.live.state.hand is not None
    assert game.host.live.state.hand.street == 1, "the planned check ended the street"


async def test_whose_turn_it_is_is_mentioned_once_and_quietly_forgotten(game: Scene) -> None:
    """After 60 % of the clock one message rings for the player by his account; it goes when he has acted."""
    await game.deal("ann", "bob", "cat")
    name, table = game.to_act(), game.table
    assert table.silent
    await game.clock.advance(20_000)
    nudge = game.group.last
    assert nudge is not table
    assert (nudge.reply_to, nudge.silent) == (table, False)
    assert nudge.marked("bold")[0] == name
    mention = next(entity for entity in nudge.entities if entity["type"] == "text_mention")
    assert mention["user"]["id"] == game.user(name).user_id
    await game.press(name, "call")
    await game.clock.advance(15_000)
    assert nudge.deleted


async def test_the_countdown_runs_by_itself(game: Scene) -> None:
    """The deadline is a date that Telegram counts down to; no edit is made for it, and none rings."""
    await game.deal("ann", "bob")
    deadline = game.host.live.frames()[0].deadline
    entity = next(entity for entity in game.table.entities if entity["type"] == "date_time")
    assert (entity["unix_time"], entity["date_time_format"]) == ((deadline or 0) // 1000, "r")
    versions = len(game.table.history)
    await game.clock.advance(17_000)
    assert len(game.table.history) == versions


async def test_buttons_are_coloured_and_fit(game: Scene) -> None:
    """Payloads are at most 64 bytes, labels of a row fit a phone, and styles say what is safe and what is not."""
    await game.deal("ann", "bob", "cat")
    styles = {button.text: button.style for button in game.table.buttons}
    assert styles["All-in 1,000"] == "danger"
    assert styles["Call 20"] == "success"
    assert styles["Raise…"] == "primary"
    assert styles["Fold"] is None
    assert all(len((button.callback_data or "").encode()) <= 64 for button in game.table.buttons)
    assert all(max(len(one.text) for one in row) * len(row) <= 36 for row in game.table.rows if len(row) > 1)


async def test_links_are_not_previewed(game: Scene) -> None:
    """No message of the bot unfolds the page behind an address."""
    await game.deal("ann", "bob", started=False)
    assert all(message.content.link_preview == {"is_disabled": True} for message in game.group.messages)
