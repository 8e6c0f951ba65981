"""Updates by webhook: who may post, when one is confirmed, and the ways to and from polling (P-31, P-32)."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator

import aiohttp
import pytest
import pytest_asyncio

from adapters.telegram.polling import WANTED
from adapters.telegram.webhook import SECRET_HEADER
from poker_bot.engine.codec import encode_state
from tests.adapters.telegram.scene import Scene, scene
from tests.adapters.telegram.test_life import errors


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest_asyncio.fixture
async def hooked(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    """A group with the bot, to which Telegram posts."""
    async with scene(monkeypatch, webhook_port=free_port()) as made:
        yield made


async def post(game: Scene, body: bytes, secret: str | None) -> int:
    """Post to the bot as somebody; the HTTP status."""
    headers = {} if secret is None else {SECRET_HEADER: secret}
    url = f"http://127.0.0.1:{game.webhook_port}/hook"
    async with aiohttp.ClientSession() as client, client.post(url, data=body, headers=headers) as response:
        return response.status


def secret_of(game: Scene) -> str:
    """What the bot asked Telegram to say."""
    said: str = game.server.calls_of("setWebhook")[-1].params["secret_token"]
    return said


async def test_a_hand_is_played_by_webhook(hooked: Scene) -> None:
    """Commands and presses come by HTTP; nothing is fetched; the secret and the kinds of updates were asked for."""
    await hooked.deal("ann", "bob")
    assert (await hooked.press(hooked.to_act(), "call")).text == "You call 10."
    assert (await hooked.press(hooked.to_act(), "check")).text == "You check."
    (asked,) = hooked.server.calls_of("setWebhook")
    assert asked.params["allowed_updates"] == list(WANTED)
    assert len(asked.params["secret_token"]) >= 32
    assert "drop_pending_updates" not in asked.params
    assert hooked.traffic.polls == 0
    assert hooked.server.world.feed.webhook_failures == []


@pytest.mark.parametrize("secret", [None, "", "wrong", "\N{SNOWMAN}"])
async def test_whoever_does_not_know_the_secret_is_turned_away(hooked: Scene, secret: str | None) -> None:
    """A made-up update without Telegram's secret is answered 403 and does nothing."""
    await hooked.deal("ann", "bob")
    before, name = encode_state(hooked.host.live.state), hooked.to_act()
    said = await hooked.user(name).say(hooked.group, "good luck")
    user = {"id": hooked.user(name).user_id, "is_bot": False, "first_name": name}
    forged = {
        "update_id": 1,
        "message": {
            "message_id": said.message_id + 1,
            "date": 1,
            "chat": {"id": hooked.group.chat_id, "type": "group", "title": "x"},
            "from": user,
            "text": "/fold",
            "entities": [{"type": "bot_command", "offset": 0, "length": 5}],
        },
    }
    body = json.dumps(forged).encode()
    assert await post(hooked, body, secret) == 403
    await hooked.quiet()
    assert encode_state(hooked.host.live.state) == before
    assert await post(hooked, body, secret_of(hooked)) == 200, "and with it the same update counts"
    await hooked.quiet()
    assert encode_state(hooked.host.live.state) != before


async def test_what_cannot_be_read_is_left_out(hooked: Scene, caplog: pytest.LogCaptureFixture) -> None:
    """Rubbish from Telegram is logged by its kind and confirmed, or it would come again for ever."""
    for body in (b"", b"[]", b"{}", b'{"update_id": "x", "message": 5}'):
        assert await post(hooked, body, secret_of(hooked)) == 200
    assert len(errors(caplog)) == 4
    await hooked.say("ann", "/poker")
    assert hooked.table.text


async def test_a_posted_update_is_confirmed_when_it_is_done_with(hooked: Scene) -> None:
    """While the disk is slow Telegram has no answer; killed then, the same update comes again and is done once."""
    await hooked.deal("ann", "bob")
    name = hooked.to_act()
    before = encode_state(hooked.host.live.state)
    hooked.server.redeliver(1)
    await hooked.quiet()
    assert encode_state(hooked.host.live.state) == before
    await hooked.say(name, "/call")
    after = encode_state(hooked.host.live.state)
    hooked.server.redeliver(1)
    await hooked.quiet()
    assert encode_state(hooked.host.live.state) == after


async def test_what_was_said_while_the_bot_was_away_is_kept(hooked: Scene) -> None:
    """The address stays with Telegram at the end; the next start takes what waits, with a secret of its own."""
    await hooked.deal("ann", "bob")
    first, name = secret_of(hooked), hooked.to_act()
    hooked.listening = False
    await hooked.adapter.stop()
    assert hooked.server.calls_of("deleteWebhook") == []
    await hooked.user(name).say(hooked.group, "/call")
    hooked.listening = True
    await hooked.restart()
    assert hooked.to_act() != name
    assert secret_of(hooked) != first


async def test_back_to_polling(hooked: Scene, caplog: pytest.LogCaptureFixture) -> None:
    """Without the setting the webhook is given up, nothing that waits is dropped, and polling begins at once."""
    hooked.listening = False
    await hooked.adapter.stop()
    await hooked.user("ann").say(hooked.group, "/poker")
    hooked.webhook_port = 0
    hooked.listening = True
    await hooked.restart()
    assert hooked.table.text
    (given_up,) = hooked.server.calls_of("deleteWebhook")
    assert "drop_pending_updates" not in given_up.params
    assert errors(caplog) == []


async def test_an_address_that_telegram_refuses_is_one_line(hooked: Scene, caplog: pytest.LogCaptureFixture) -> None:
    """The setting is named, and the adapter ends; the port is free again."""
    hooked.listening = False
    await hooked.adapter.stop()
    hooked.server.fail_next("setWebhook", 400, "bad webhook: IP address 127.0.0.1 is reserved")
    await hooked.restart()
    assert hooked.run is not None
    await asyncio.wait_for(hooked.run, 5)
    (line,) = errors(caplog)
    assert "[telegram] webhook_url cannot be used" in line
    assert "is reserved" in line


async def test_a_port_in_use_is_one_line(hooked: Scene, caplog: pytest.LogCaptureFixture) -> None:
    """Another program listens there: the key is named, and what to do."""
    adapter = hooked._adapter()  # noqa: SLF001 - a second one beside the first
    await asyncio.wait_for(adapter.run(), 5)
    (line,) = errors(caplog)
    assert f"telegram.webhook_port = {hooked.webhook_port}: another program uses it" in line
    assert "[telegram] webhook_port, or TELEGRAM_WEBHOOK_PORT," in line


async def test_a_webhook_that_was_taken_away_is_set_again(hooked: Scene, caplog: pytest.LogCaptureFixture) -> None:
    """Somebody else polls with the token: after five minutes it is noticed, said, and taken back (P-31)."""
    await hooked.server.world.feed.set_webhook(hooked.server.token, {})
    await hooked.clock.advance(300_000)
    assert len(hooked.server.calls_of("setWebhook")) == 2
    assert "another process took the webhook" in errors(caplog)[0]
    await hooked.say("ann", "/poker")
    assert hooked.table.text
