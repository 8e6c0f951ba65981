"""Groups, topics, members and rights that go away, and the token that somebody else uses (P-12, P-13, P-21, P-31)."""

import asyncio

import pytest

from poker_bot.host.table_host import TableHost
from tests.adapters.telegram.scene import SETTINGS, Scene, buttons
from tests.adapters.telegram.test_life import _poll_with_the_same_token, errors

IDLE = SETTINGS.idle_time * 1000


async def wallets(game: Scene, host: TableHost) -> list[int | None]:
    """What everybody who ever sat at that table has in his wallet."""
    bank = host.live.community.bank
    return [await game.store.balance(bank, person) for person in sorted(host.live.people)]


def is_paused(game: Scene) -> bool:
    """Whether the first table stands still."""
    return game.host.live.state.paused


async def share_the_token(game: Scene) -> None:
    """Another process polls until ours gives up."""
    game.listening = False
    assert game.run is not None
    for number in range(4):
        await asyncio.wait_for(_poll_with_the_same_token(game), 5)
        await game.clock.advance((number + 1) * 1_000)


async def test_a_shared_token_pauses_the_tables(game: Scene, caplog: pytest.LogCaptureFixture) -> None:
    """No press is heard any more, so no clock runs: all are told, nobody is folded (P-31)."""
    await game.deal("ann", "bob")
    name = game.to_act()
    await share_the_token(game)
    await game.clock.advance(3_000)
    assert is_paused(game)
    for one in ("ann", "bob"):
        assert "is paused and nothing is lost" in game.told(one)[-1]
    await game.clock.advance(120_000)
    assert game.to_act() == name
    assert game.host.live.state.hand_running
    assert game.run is not None
    await asyncio.wait_for(game.run, 5)
    assert "the tables pause" in errors(caplog)[0]


async def test_after_a_shared_token_the_next_start_goes_on(game: Scene) -> None:
    """The other process was stopped: the same hand goes on, with the time that was left."""
    await game.deal("ann", "bob")
    name = game.to_act()
    await share_the_token(game)
    await game.clock.advance(60_000)
    game.listening = True
    await game.restart()
    await game.clock.advance(3_000)
    assert not is_paused(game)
    assert game.to_act() == name
    assert "goes on" in game.told(name)[-1]
    await game.shown()
    assert (await game.press(name, "call")).text == "You call 10."


async def test_a_bot_that_is_shown_out_pauses_its_tables_at_once(game: Scene) -> None:
    """Everybody is told privately; back again, the hand goes on; the clock stood still meanwhile (P-13)."""
    await game.deal("ann", "bob")
    name = game.to_act()
    await game.user("ann").remove_bot(game.group)
    await game.quiet()
    assert is_paused(game)
    assert "I can no longer show table" in game.told("bob")[-1]
    await game.clock.advance(IDLE - 60_000)
    assert game.to_act() == name
    await game.user("ann").add_bot(game.group)
    await game.clock.advance(12_000)
    assert not is_paused(game)
    await game.shown()
    assert (await game.press(name, "call")).text == "You call 10."


async def test_a_bot_that_stays_out_gives_all_chips_back(game: Scene) -> None:
    """After a quarter of an hour the table is no more, the hand is void, and everybody has what he sat down with."""
    await game.deal("ann", "bob")
    await game.press(game.to_act(), "call")
    host = game.host
    await game.user("ann").remove_bot(game.group)
    await game.clock.advance(IDLE + 1_000)
    assert list(game.service.tables) == []
    assert await wallets(game, host) == [10_000, 10_000]


async def test_a_bot_that_may_not_write_pauses_until_it_may(game: Scene) -> None:
    """Restricted by an admin, it says nothing and lets nobody's time run out (P-12)."""
    await game.deal("ann", "bob")
    name = game.to_act()
    game.group.mute_bot()
    await game.quiet()
    assert is_paused(game)
    before = len(game.server.calls)
    await game.clock.advance(300_000)
    assert [call for call in game.server.calls[before:] if call.chat is game.group] == []
    game.group.unmute_bot()
    await game.clock.advance(12_000)
    assert not is_paused(game)
    assert game.to_act() == name


async def test_a_group_that_was_deleted_closes_its_table(game: Scene) -> None:
    """Telegram says so with the next send: the table does not stay for ever, and no chip is lost (P-10, P-13)."""
    await game.deal("ann", "bob")
    host = game.host
    game.server.fail_next("*", 403, "the group chat was deleted", chat=game.group, times=1_000)
    await game.say(game.to_act(), "/call")
    await game.clock.advance(10_000)
    assert list(game.service.tables) == []
    assert await wallets(game, host) == [10_000, 10_000]
    assert "is gone, so I close the table" in " ".join(game.told("ann"))
    before = len(game.server.calls)
    await game.clock.advance(3_600_000)
    assert [call for call in game.server.calls[before:] if call.chat is game.group] == []


async def test_a_topic_that_was_deleted_closes_its_own_table(game: Scene) -> None:
    """The table of another topic of the same forum plays on."""
    forum = game.server.supergroup("Forum", game.user("ann"), forum=True)
    high, low = (forum.open_topic(game.user("ann"), name).thread_id for name in ("High", "Low"))
    for name, topic in (("ann", high), ("bob", low)):
        await game.say(name, "/poker", forum, topic)
        await game.clock.advance(10_000)
    assert len(list(game.service.tables)) == 2
    table = next(message for message in forum.messages if message.buttons and message.thread_id == high)
    forum.delete(table)
    game.server.fail_next("sendMessage", 400, "message thread not found", chat=forum, times=2)
    await game.press("ann", "sit", table)  # a finger was faster than the end of the topic
    await game.clock.advance(30_000)
    (left,) = game.service.tables
    assert left.live.rooms[0].place == f"{forum.chat_id}:{low}"


async def test_a_member_who_leaves_is_absent(game: Scene) -> None:
    """His clock runs out like that of anybody who does not act, the others play on, and his stack stays his (P-13)."""
    await game.deal("ann", "bob", "cat")
    name = game.to_act()
    await game.user(name).leave(game.group)
    await game.clock.advance(100_000)
    folded = [seat.player for seat in game.host.live.frames()[0].view.seats if seat.status == "folded"]
    assert [game.host.live.people[one].name for one in folded] == [name]
    assert game.to_act() not in {"", name}, "the others play on"
    assert game.chips() == 3_000


async def test_a_block_is_noted_and_not_tried_with_every_hand(game: Scene) -> None:
    """One 403 for three hands; the table names the button, and the cards stay to be seen there (P-21)."""
    await game.deal("ann", "bob")
    await game.user("bob").block()
    await game.quiet()
    chat = game.user("bob").private
    before = len(game.server.calls)
    for _ in range(3):
        await game.shown()
        await game.press(game.to_act(), "fold")
        await game.clock.advance(SETTINGS.hand_pause * 1000 + 8_000)
    refused = [call for call in game.server.calls[before:] if call.chat is chat and call.status == 403]
    assert len(refused) <= 1
    assert "hand 4" in game.table.text
    assert "cards" in buttons(game.table)
    answer = await game.press("bob", "cards")
    assert all(card in answer.text for card in game.cards("bob"))
