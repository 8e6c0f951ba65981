"""Connecting, outages, wrong and shared tokens, stopping, restarts (P-31, O-03), and what the log may say (law 6)."""

import asyncio
import logging

import pytest
from telegram import Bot

from adapters.telegram import TelegramAdapter
from adapters.telegram.polling import Polling
from poker_bot.config import Secret, TelegramConfig
from poker_bot.engine.codec import encode_state
from tests.adapters.telegram.scene import CATALOGUE, SETTINGS, Scene, buttons

OURS = "adapters.telegram"


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged as an error."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_wrong_token_is_one_line(game: Scene, caplog: pytest.LogCaptureFixture) -> None:
    """The adapter names the setting, never the token, and ends; what the host shows it afterwards is dropped."""
    wrong = "7100000001:wrong-token-of-somebody"
    config = TelegramConfig(token=Secret(wrong), base_url=game.server.base_url)
    adapter = TelegramAdapter(config, game.service, CATALOGUE, game.clock)
    game.service.attach(adapter)
    with caplog.at_level(logging.DEBUG):
        await asyncio.wait_for(adapter.run(), 5)
    refused = "Telegram refuses the token in [telegram] token; Telegram stays off"
    assert errors(caplog) == [f"{refused} (is [telegram] base_url {game.server.base_url} right?)"]
    assert wrong not in caplog.text
    await game.deal("ann", "bob")
    assert game.table.text
    await adapter.stop()


async def test_no_token_is_one_line(game: Scene, caplog: pytest.LogCaptureFixture) -> None:
    """Without a token nothing is asked of Telegram."""
    adapter = TelegramAdapter(TelegramConfig(base_url=game.server.base_url), game.service, CATALOGUE, game.clock)
    calls = len(game.server.calls)
    await asyncio.wait_for(adapter.run(), 5)
    assert errors(caplog) == ["Telegram: there is no token; set [telegram] token. Telegram stays off"]
    assert len(game.server.calls) == calls


async def test_a_token_that_is_revoked_ends_it(game: Scene, caplog: pytest.LogCaptureFixture) -> None:
    """A 401 while polling is no outage."""
    game.listening = False
    game.server.fail_next("getUpdates", 401, times=1)
    await game.user("ann").say(game.group, "/poker")  # ends the poll that waits; the next one is refused
    assert game.run is not None
    await asyncio.wait_for(game.run, 5)
    (said,) = errors(caplog)
    assert said.startswith("Telegram refuses the token in [telegram] token; Telegram stays off")


async def test_a_shared_token_ends_it(game: Scene, caplog: pytest.LogCaptureFixture) -> None:
    """When another process polls again and again with the same token, ours says so and takes no more actions (P-31)."""
    game.listening = False
    assert game.run is not None
    for number in range(4):
        assert not game.run.done()
        taken = await asyncio.wait_for(_poll_with_the_same_token(game), 5)
        assert taken
        await game.clock.advance((number + 1) * 1_000)
    await asyncio.wait_for(game.run, 5)
    (line,) = errors(caplog)
    assert "another process polls with the same token (409)" in line
    assert game.server.token not in caplog.text


async def test_one_conflict_is_a_restart_that_overlaps(game: Scene, caplog: pytest.LogCaptureFixture) -> None:
    """A 409 or two are waited out, without a word."""
    game.listening = False
    await _poll_with_the_same_token(game)
    await game.clock.advance(2_000)
    game.listening = True
    await game.say("ann", "/poker")
    assert game.table.text
    assert errors(caplog) == []


async def _poll_with_the_same_token(game: Scene) -> bool:
    """Another process asks for updates while ours is asking; whether ours was refused."""
    feed = game.server.world.feed
    await game.server.wait_for(lambda: game.traffic.polls == 1)
    refused = feed.conflicts
    other = asyncio.create_task(feed.poll(game.server.token, {"timeout": 1, "offset": 0}))
    await game.server.wait_for(lambda: feed.conflicts > refused)
    feed._wake()  # noqa: SLF001 - the other one gets nothing and goes away
    await other
    return feed.conflicts > refused


async def test_telegram_is_down_at_the_start(game: Scene, caplog: pytest.LogCaptureFixture) -> None:
    """The adapter tries by itself with growing pauses and one line; what the host said meanwhile comes then."""
    await game.deal("ann", "bob")
    name = game.to_act()
    await game.clock.advance(24_000)
    await game.kill()
    await game.server.close()
    game.listening = False
    with caplog.at_level(logging.INFO):
        await game.restart()
        await game.clock.advance(20_000)
        await game.server.listen()
        await game.clock.advance(15_000)
        game.listening = True
        await game.quiet()
    warnings = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert warnings == ["Telegram: not reached (NetworkError), trying again"]
    assert "Telegram: polling as @emulated_poker_bot" in caplog.messages
    assert any("I was away for a moment" in text for text in game.told(name))


async def test_what_is_not_telegram_is_an_outage(
    game: Scene, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A proxy's page makes the library fail in any way; the bot tries again until Telegram itself answers."""
    initialize, failures = Bot.initialize, iter([TypeError("<html>")])

    async def at_first_not(bot: Bot) -> None:
        for failure in failures:
            raise failure
        await initialize(bot)

    monkeypatch.setattr(Bot, "initialize", at_first_not)
    game.listening = False
    with caplog.at_level(logging.INFO, OURS):
        await game.restart()
        await game.clock.advance(2_000)
        game.listening = True
        await game.quiet()
    ours = [record.getMessage() for record in caplog.records if record.name.startswith(OURS)]
    assert ours == ["Telegram: not reached (TypeError), trying again", "Telegram: polling as @emulated_poker_bot"]


async def test_a_fault_of_ours_is_one_line(
    game: Scene, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever else ends the connection is named by its kind: nobody wonders why the bot is silent."""

    async def broken(_polling: Polling) -> None:
        raise ValueError("AsKd")

    monkeypatch.setattr(Polling, "run", broken)
    game.listening = False
    await game.restart()
    assert game.run is not None
    await asyncio.wait_for(game.run, 5)
    assert errors(caplog) == ["Telegram: ended by ValueError; it stays off until the next start"]


async def test_telegram_goes_down_and_comes_back(game: Scene, caplog: pytest.LogCaptureFixture) -> None:
    """The table is brought up to date and presses count again; one line when it goes, one when it is back."""
    await game.deal("ann", "bob")
    game.listening = False
    with caplog.at_level(logging.INFO, OURS):
        await game.server.close()
        await game.clock.advance(10_000)
        await game.server.listen()
        await game.clock.advance(20_000)
        game.listening = True
        await game.quiet()
    ours = [record.getMessage() for record in caplog.records if record.name.startswith(OURS)]
    assert ours == ["Telegram: not reached (NetworkError), trying again", "Telegram: reached again"]
    await game.clock.advance(10_000)
    await game.shown()
    assert not (await game.press(game.to_act(), "fold")).show_alert


async def test_a_restart_in_mid_hand(game: Scene) -> None:
    """Another process on the same store: the old message and its buttons go on, nothing is posted twice (O-03)."""
    await game.deal("ann", "bob", "cat")
    await game.clock.advance(10_000)
    name, table, before = game.to_act(), game.table, encode_state(game.host.live.state)
    payload = buttons(table)["call"]
    await game.restart()
    assert encode_state(game.host.live.state) == before
    await game.clock.advance(6_000)
    assert game.table is table
    assert (await game.press_data(name, table, payload)).text == "You call 20."
    await game.shown()
    assert "calls 20" in table.text
    assert len([message for message in game.group.messages if message.buttons]) == 1


async def test_what_was_said_while_the_bot_was_down(game: Scene) -> None:
    """Commands and presses wait at Telegram; each is judged when it comes (P-32)."""
    await game.deal("ann", "bob")
    name, table = game.to_act(), game.table
    await game.kill()
    game.listening = False
    await game.user(name).say(game.group, "/call")
    late = game.user(name).begin_press(table, "Fold")
    game.listening = True
    await game.restart()
    assert game.to_act() != name
    assert (await late.answered()).text.startswith("That button is from an earlier moment.")


async def test_stop_does_not_wait_for_a_silent_platform(game: Scene) -> None:
    """A poll is open, an answer and an edit are under way, and Telegram says nothing any more: it ends all the same."""
    await game.deal("ann", "bob")
    game.listening = False
    gates = [game.server.hold(method) for method in ("sendMessage", "editMessageText", "answerCallbackQuery")]
    game.user("ann").begin_press(game.table, "My cards")
    await game.server.wait_for(lambda: gates[2].waiting == 1)
    await asyncio.wait_for(game.adapter.stop(), 2)  # 0.7 s of patience, and a busy machine
    assert game.run is not None
    await asyncio.wait_for(game.run, 1)
    await game.adapter.stop()


async def test_stop_says_what_can_be_said(game: Scene) -> None:
    """An answer and an edit that were about to go out still go out."""
    await game.deal("ann", "bob", "cat")
    await game.clock.advance(6_000)
    game.listening = False
    gate = game.server.hold("editMessageText")
    press = game.user(game.to_act()).begin_press(game.table, "Call 20")
    await game.server.wait_for(lambda: gate.waiting == 1)
    gate.release()
    await game.adapter.stop()
    assert (await press.answered()).text == "You call 20."
    assert "calls 20" in game.table.text


async def test_an_update_that_fails_is_named_and_passed_over(
    game: Scene, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full when somebody new presses: he is told, the log names the kind, the next update is handled."""
    await game.say("ann", "/poker")
    table = game.table
    with monkeypatch.context() as disk:
        disk.setattr(game.store, "person", _full)
        answer = await game.press("eve", "sit", table)
    assert answer.text.startswith("I can't save anything right now")
    assert [line.partition(" failed: ")[2] for line in errors(caplog)] == ["OSError"]
    assert (await game.press("eve", "sit", table)).text.startswith("You are in seat 1")


async def _full(*_arguments: object) -> None:
    raise OSError("disk full, and the words of a person")


async def test_the_log_knows_no_token_and_no_card(game: Scene, caplog: pytest.LogCaptureFixture) -> None:
    """Not even at DEBUG, where the libraries write down addresses and whole messages."""
    with caplog.at_level(logging.DEBUG):
        await game.restart()
        await game.deal("ann", "bob")
        cards = {card for name in game.people for card in game.cards(name)}
        for name in ("ann", "bob"):
            await game.press(name, "cards")
        await game.press(game.to_act(), "fold")
        await game.clock.advance(SETTINGS.hand_pause * 1000)
    assert cards
    assert not [card for card in cards if card in caplog.text]
    assert game.server.token not in caplog.text
    assert game.server.token.partition(":")[2] not in caplog.text
