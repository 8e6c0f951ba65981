"""What goes wrong with groups and messages, and what the players see of it (trouble P-22 … P-38)."""

from poker_bot.engine.codec import encode_state
from tests.adapters.telegram.scene import CATALOGUE, SETTINGS, Scene, buttons
from tests.fakes import START


async def check_or_call(game: Scene) -> None:
    """Whoever is to act goes on, as soon as the table shows it."""
    await game.shown()
    drawn = buttons(game.table)
    await game.press(game.to_act(), "check" if "check" in drawn else "call")


async def test_a_redelivered_command_plays_nothing_twice(game: Scene) -> None:
    """The same update once more, after it was done: nothing moves (P-32)."""
    await game.deal("ann", "bob", "cat")
    name = game.to_act()
    await game.say(name, "/raise 60")
    after = encode_state(game.host.live.state)
    game.server.redeliver(1)
    await game.quiet()
    assert encode_state(game.host.live.state) == after


async def test_a_redelivered_command_does_not_play_a_later_turn(game: Scene) -> None:
    """It comes again when it is his turn again, where it would be legal: the key of the update stops it (P-32)."""
    await game.deal("ann", "bob")
    name = game.to_act()
    await game.say(name, "/raise 60")
    await game.say(game.to_act(), "/call")
    await game.say(game.to_act(), "/check")
    assert game.to_act() == name
    before = encode_state(game.host.live.state)
    game.server.redeliver(3)
    await game.quiet()
    assert encode_state(game.host.live.state) == before


async def test_a_redelivered_press_plays_nothing_twice(game: Scene) -> None:
    """The query is too old by then; its answer is refused and nobody minds (P-22, P-32)."""
    await game.deal("ann", "bob", "cat")
    await game.press(game.to_act(), "call")
    after = encode_state(game.host.live.state)
    game.server.redeliver(1)
    await game.quiet()
    assert encode_state(game.host.live.state) == after
    assert game.server.calls_of("answerCallbackQuery")[-1].error.startswith("Bad Request: query is too old")
    await check_or_call(game)


async def test_an_answer_that_comes_too_late_changes_nothing(game: Scene) -> None:
    """The act counts, the table shows it, though the presser's spinner is gone (P-22)."""
    await game.deal("ann", "bob", "cat")
    name = game.to_act()
    press = game.user(name).begin_press(game.table, "Call 20")
    press.expire()
    await game.quiet()
    assert game.to_act() != name
    await game.shown()
    assert "calls 20" in game.table.text


async def test_a_group_becomes_a_supergroup_in_mid_hand(game: Scene) -> None:
    """The hand goes on in the new chat with a new table message; stacks, turn and room stay (P-25)."""
    await game.deal("ann", "bob")
    await check_or_call(game)
    await game.clock.advance(3_000)
    before, room = encode_state(game.host.live.state), game.host.live.rooms[0].id
    game.group = game.server.migrate(game.group, by=game.user("ann"))
    await game.clock.advance(6_000)
    assert encode_state(game.host.live.state) == before
    assert (game.host.live.rooms[0].id, game.host.live.rooms[0].place) == (room, str(game.group.chat_id))
    await check_or_call(game)
    await game.shown()
    assert "flop" in game.table.text
    assert game.chips() == 2_000


async def test_a_migration_nobody_told_of_is_seen_by_the_error(game: Scene) -> None:
    """Both service messages were missed: the next send to the old chat names the new one (P-25)."""
    await game.deal("ann", "bob")
    room = game.host.live.rooms[0].id
    game.group = game.server.migrate(game.group, told=False)
    name = game.to_act()
    await game.say(name, "/call")
    await game.clock.advance(6_000)
    assert (game.host.live.rooms[0].id, game.host.live.rooms[0].place) == (room, str(game.group.chat_id))
    assert f"{name} calls 10" in game.table.text
    assert (await game.press(game.to_act(), "check")).text == "You check."


async def test_a_migration_is_told_once_though_heard_thrice(game: Scene) -> None:
    """Both service messages and the error say the same; one table message is posted, none into the old chat."""
    await game.deal("ann", "bob")
    old = game.group
    club = game.server.migrate(old)
    await game.clock.advance(8_000)
    assert len([message for message in club.messages if message.buttons]) == 1
    game.server.redeliver(2)
    await game.clock.advance(8_000)
    assert len([message for message in club.messages if message.buttons]) == 1
    assert all(call.chat is club for call in game.server.calls if "send" in call.method and call.at > START / 1000 + 12)


async def test_a_deleted_table_comes_back(game: Scene) -> None:
    """An admin deletes the table message: the next change posts it anew, with the turn that is open (P-10)."""
    await game.deal("ann", "bob", "cat")
    gone = game.table
    game.group.delete(gone)
    await game.say(game.to_act(), "/call")
    await game.clock.advance(6_000)
    assert game.table is not gone
    await game.shown()
    assert "calls 20" in game.table.text


async def test_a_deleted_table_is_missed_by_the_reminder(game: Scene) -> None:
    """When nobody does anything, the mention after 60 % of the clock finds that the table is gone."""
    await game.deal("ann", "bob", "cat")
    gone = game.table
    game.group.delete(gone)
    await game.clock.advance(22_000)
    assert game.table is not gone
    assert game.table.text.splitlines()[0] == gone.text.splitlines()[0]


async def test_a_message_out_of_reach_still_plays(game: Scene) -> None:
    """The press carries neither text nor topic; what it means stands in its payload. The table comes anew (P-35)."""
    await game.deal("ann", "bob", "cat")
    lost, name = game.table, game.to_act()
    game.server.forget(lost)
    assert (await game.press(name, "call", lost)).text == "You call 20."
    await game.clock.advance(6_000)
    assert game.table is not lost
    assert "calls 20" in game.table.text


async def test_a_lost_message_of_a_topic_finds_its_room(game: Scene) -> None:
    """An inaccessible message does not name its topic; the table in the payload does."""
    forum = game.server.supergroup("Forum", game.user("ann"), forum=True)
    topic = forum.open_topic(game.user("ann"), "High").thread_id
    await game.say("ann", "/poker", forum, topic)
    table = game.table_in(forum)
    game.server.forget(table)
    assert (await game.press("ann", "sit", table)).text.startswith("You are in seat 1")
    await game.clock.advance(12_000)
    assert "ann" in game.table_in(forum).text
    assert game.table_in(forum).thread_id == topic


async def test_a_flood_limit_stops_one_group_only(game: Scene) -> None:
    """429 with retry_after is obeyed for that chat, presses there still count, the other group plays on (P-24)."""
    saturday = game.server.group("Saturday poker")
    await game.deal("ann", "bob")
    await game.deal("cat", "dan", chat=saturday)
    await game.clock.advance(5_000)
    game.server.flood(game.group, 60)
    quiet, lively = game.host_of("ann"), game.host_of("cat")
    before = len(game.server.calls)
    first = game.to_act(quiet)
    assert (await game.press(first, "call", game.table)).text == "You call 10."
    name = game.to_act(lively)
    assert (await game.press(name, "call", game.table_in(saturday))).text == "You call 10."
    await game.clock.advance(10_000)
    assert "calls 10" in game.table_in(saturday).text
    assert "calls 10" not in game.table.text
    refused = [call for call in game.server.calls[before:] if call.status == 429]
    assert len(refused) == 1
    await game.clock.advance(70_000)
    assert len([call for call in game.server.calls if call.status == 429]) == 1
    assert game.chips() == 4_000


async def test_a_flood_limit_moves_the_deadline(game: Scene) -> None:
    """Nobody's time runs out while Telegram does not let the table show that it is his turn (P-24, R-CLK-2)."""
    await game.deal("ann", "bob")
    await game.clock.advance(5_000)
    game.server.flood(game.group, 25)
    await game.press(game.to_act(), "call")
    name = game.to_act()
    await game.clock.advance(40_000)
    assert game.to_act() == name, "30 seconds, and those for which the group was closed"


async def test_busy_minutes_stay_within_the_budget(strict: Scene) -> None:
    """People act as fast as they can for minutes: never a 429, and the table follows (P-24)."""
    await strict.deal("ann", "bob", "cat")
    for _ in range(120):
        if name := strict.to_act():
            seat = next(seat for seat in strict.host.live.frames()[0].view.seats if seat.to_act)
            passive = "/check" if seat.bet == max(s.bet for s in strict.host.live.frames()[0].view.seats) else "/call"
            await strict.say(name, passive)
        await strict.clock.advance(1_000)
    assert [call for call in strict.server.calls if call.status == 429] == []
    times = [call.at for call in strict.server.calls if call.chat is strict.group and call.method != "deleteMessage"]
    assert max(sum(start <= at < start + 60 for at in times) for start in times) in range(12, 21)
    await strict.clock.advance(5_000)
    assert f"hand {strict.host.live.state.hand_number}" in strict.table.text


async def test_an_edit_that_was_done_already_is_done(game: Scene) -> None:
    """The connection breaks behind an edit; the second try finds it there, which is success."""
    await game.deal("ann", "bob", "cat")
    await game.clock.advance(5_000)
    game.server.lose_next("editMessageText")
    await game.press(game.to_act(), "call")
    await game.clock.advance(8_000)
    assert "calls 20" in game.table.text
    assert "message is not modified" in game.server.calls_of("editMessageText")[-1].error
    assert len(game.group.messages) == 2


async def test_markup_that_is_refused_is_sent_as_words(game: Scene) -> None:
    """A Bot API server of one's own may be older than our markup: the table comes without it."""
    await game.say("ann", "/poker")
    await game.clock.advance(3_000)
    game.server.fail_next("editMessageText", 400, 'can\'t parse entities: Unsupported start tag "tg-time"', times=1)
    await game.press("ann", "sit")
    await game.clock.advance(8_000)
    assert "1 ann" in game.table.text
    assert game.table.entities == ()


async def test_a_bot_that_was_shown_out_and_let_in_again(game: Scene) -> None:
    """Nothing can be sent meanwhile, and is not tried all the time; back again, the table is shown at once (P-12)."""
    await game.deal("ann", "bob")
    await game.user("ann").remove_bot(game.group)
    await game.quiet()
    before = len(game.server.calls)
    await game.clock.advance(120_000)
    assert len([call for call in game.server.calls[before:] if call.chat is game.group]) <= 6
    await game.user("ann").add_bot(game.group)
    await game.clock.advance(2_500)
    assert game.host.live.code in game.table.text
    assert len([message for message in game.group.messages if message.text.startswith("Hello!")]) == 1


async def test_the_greeting_comes_once(game: Scene) -> None:
    """Added to a group, the bot says what to do first, once, however often Telegram tells of it."""
    group = game.server.group("New", with_bot=False)
    await game.user("ann").add_bot(group)
    await game.quiet()
    game.server.redeliver(2)
    await game.clock.advance(5_000)
    assert [message.text.split("!")[0] for message in group.messages] == ["Hello"]
    group.promote_bot()
    await game.clock.advance(5_000)
    assert len(group.messages) == 1
    await game.restart()
    group.mute_bot()
    group.unmute_bot()
    await game.clock.advance(5_000)
    assert len(group.messages) == 1, "nor after a restart"


async def test_the_greeting_is_in_the_groups_language(game: Scene) -> None:
    """Let in again by somebody else, the bot speaks the language the group has, and leads its admins on."""
    group = game.server.group("New", with_bot=False)
    await game.user("ann", "fr").add_bot(group)
    await game.clock.advance(5_000)
    await game.user("ann").remove_bot(group)
    await game.quiet()
    await game.user("bob", "it").add_bot(group)
    await game.clock.advance(5_000)
    greeting = "\n".join(CATALOGUE.text("fr", key) for key in ("greeting", "greeting-admins"))
    assert [message.text for message in group.messages] == [greeting, greeting]


async def test_two_people_at_the_same_moment(game: Scene) -> None:
    """Presses of one chat are handled in order: the second of two quick callers is judged by what the first did."""
    await game.deal("ann", "bob", "cat")
    first, (second, third) = game.to_act(), game.others()
    table = game.table
    presses = [game.user(name).begin_press(table, "Call 20") for name in (third, second, first)]
    await game.quiet()
    texts = [(await press.answered(0.1)).text for press in presses]
    assert texts[2] == "You call 20."
    assert all("turn" in text for text in texts[:2])


async def test_the_next_hand_follows(game: Scene) -> None:
    """Nothing of all that is left over: hands follow each other in new messages."""
    await game.deal("ann", "bob")
    for _ in range(2):
        await game.press(game.to_act(), "fold")
        await game.clock.advance(SETTINGS.hand_pause * 1000 + 8_000)
    assert "hand 3" in game.table.text
