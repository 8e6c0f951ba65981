"""What the emulator refuses and answers, asked by hand: no client library in between."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from . import EmulationError, InteractionFailedError, refusals
from .stage import TOKEN, HandmadeBot, handmade_bot

LAYOUT = 1 << 15
Json = dict[str, Any]


@pytest_asyncio.fixture
async def client() -> AsyncIterator[HandmadeBot]:
    """A hand-made bot."""
    async with handmade_bot() as bot:
        yield bot


def row(*labels: str, custom_id: str = "b") -> Json:
    """A row of buttons."""
    buttons = [{"type": 2, "style": 1, "label": text, "custom_id": f"{custom_id}{n}"} for n, text in enumerate(labels)]
    return {"type": 1, "components": buttons}


def text(content: str) -> Json:
    """A text display of components V2."""
    return {"type": 10, "content": content}


@pytest.mark.parametrize(
    "body",
    [
        {"content": "x" * 2001},
        {"content": ""},
        {"content": "x", "components": [row("x" * 81)]},
        {"content": "x", "components": [row("x", custom_id="i" * 100)]},
        {"content": "x", "components": [row(*"abcdef")]},
        {"content": "x", "components": [row("x", custom_id=str(n)) for n in range(6)]},
        {"content": "x", "components": [row("x"), row("y")]},
        {"content": "x", "components": [text("x")]},
        {"content": "x", "components": [text("x")], "flags": LAYOUT},
        {"embeds": [{"title": "x"}], "components": [text("x")], "flags": LAYOUT},
        {"components": [text("x") for _ in range(41)], "flags": LAYOUT},
        {"embeds": [{"description": "x" * 4096}, {"description": "x" * 2000}]},
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    ],
)
async def test_messages_beyond_the_limits_are_refused(client: HandmadeBot, body: Json) -> None:
    """A message over one of Discord's limits is error 50035 and is not posted."""
    status, answer = await client.post(**body)
    assert (status, answer["code"]) == (400, 50035)
    assert client.channel.history == []


@pytest.mark.parametrize(
    "body",
    [
        {"content": "x" * 2000, "components": [row("x" * 80, custom_id="i" * 99)]},
        {"content": "x", "components": [row(*"abcde", custom_id=str(n)) for n in range(5)]},
        {"components": [text("x") for _ in range(40)], "flags": LAYOUT},
        {"components": [{"type": 17, "components": [text("Pot"), row("Fold")]}], "flags": LAYOUT},
    ],
)
async def test_messages_at_the_limits_are_accepted(client: HandmadeBot, body: Json) -> None:
    """A message at the limits is posted as it is."""
    status, answer = await client.post(**body)
    assert status == 200, answer
    assert client.channel.last.id == int(answer["id"])


async def test_a_layout_stays_a_layout(client: HandmadeBot) -> None:
    """A components V2 message cannot be edited into one with content."""
    _, answer = await client.post(components=[text("x")], flags=LAYOUT)
    path = f"/channels/{client.channel.id}/messages/{answer['id']}"
    status, refused = await client.call("PATCH", path, {"content": "y"})
    assert (status, refused["code"]) == (400, 50035)
    status, _ = await client.call("PATCH", path, {"components": [text("y")]})
    assert (status, client.channel.last.text) == (200, "y")


async def test_deleted_things_are_unknown(client: HandmadeBot) -> None:
    """P-10: a message a moderator deleted is 10008, a deleted channel 10003, and the history outlives both."""
    _, answer = await client.post(content="x")
    path = f"/channels/{client.channel.id}/messages/{answer['id']}"
    assert (await client.call("GET", path))[1]["content"] == "x"
    client.channel.last.delete()
    for method in ("GET", "PATCH", "DELETE"):
        status, refused = await client.call(method, path, {"content": "y"} if method == "PATCH" else None)
        assert (status, refused["code"]) == (404, 10008)
    client.channel.delete()
    status, refused = await client.post(content="y")
    assert (status, refused["code"]) == (404, 10003)
    (buried,) = client.channel.history
    assert (buried.content, buried.deleted) == ("x", True)


async def test_archived_threads(client: HandmadeBot) -> None:
    """A post wakes an archived thread, an edit in it is 50083, and so is a post in a locked one."""
    thread = client.channel.thread("hand 7")
    path = f"/channels/{thread.id}/messages"
    _, posted = await client.call("POST", path, {"content": "x"})
    thread.archive()
    status, refused = await client.call("PATCH", f"{path}/{posted['id']}", {"content": "y"})
    assert (status, refused["code"]) == (400, 50083)
    assert (await client.call("POST", path, {"content": "y"}))[0] == 200
    assert not thread.archived
    thread.archive(locked=True)
    status, refused = await client.call("POST", path, {"content": "z"})
    assert (status, refused["code"]) == (400, 50083)


async def test_only_the_token_opens_the_api(client: HandmadeBot) -> None:
    """A wrong token is 401 on every route but those that carry a token of their own."""
    assert await client.call("GET", "/users/@me", token="other") == (401, {"message": "401: Unauthorized", "code": 0})
    assert (await client.call("GET", "/users/@me"))[0] == 200
    assert (await client.call("POST", "/interactions/1/2/callback", {"type": 6}, token="other"))[1]["code"] == 10062


async def test_the_application_has_an_owner_and_a_gateway(client: HandmadeBot) -> None:
    """The bot learns its owner and where the gateway is."""
    _, application = await client.call("GET", "/oauth2/applications/@me")
    assert application["owner"]["id"] == str(client.server.owner.id)
    for path in ("/gateway", "/gateway/bot"):
        assert (await client.call("GET", path))[1]["url"] == client.server.gateway_url


async def unanswered(client: HandmadeBot, name: str = "sit") -> Json:
    """Have Alice invoke a command that nobody answers yet; return its payload as the gateway sent it."""
    await client.call("PUT", f"/applications/{client.application}/commands", [{"name": name, "description": "x"}])
    socket = await client.identify(1)
    await client.server.wait_ready()
    with pytest.raises(InteractionFailedError):
        await client.alice.slash(client.channel, name, within=0.01)
    while True:
        frame = await socket.receive_json()
        if frame["t"] == "INTERACTION_CREATE":
            await socket.close()
            payload: Json = frame["d"]
            return payload


async def test_an_interaction_has_one_answer_and_a_token_for_a_quarter_of_an_hour(client: HandmadeBot) -> None:
    """P-07: the token opens nothing before the answer, everything after it, and nothing after 15 minutes (50027)."""
    invoked = await unanswered(client)
    callback = f"/interactions/{invoked['id']}/{invoked['token']}/callback"
    hook = f"/webhooks/{client.application}/{invoked['token']}"
    assert (await client.call("POST", hook, {"content": "x"}))[1]["code"] == 10015
    for kind in (6, 7, 8):
        answer = {"type": kind, "data": {"content": "x"}}
        assert (await client.call("POST", callback, answer))[1]["code"] == 50035
    form = {"custom_id": "f", "title": "t" * 46, "components": [row("x")]}
    assert (await client.call("POST", callback, {"type": 9, "data": form}))[1]["code"] == 50035
    assert await client.call("POST", callback, {"type": 4, "data": {"content": "a", "flags": 64}}) == (204, None)
    assert (await client.call("POST", callback, {"type": 4, "data": {"content": "b"}}))[1]["code"] == 40060
    assert (await client.call("GET", f"{hook}/messages/@original"))[1]["content"] == "a"
    await client.call("PATCH", f"{hook}/messages/@original", {"content": "c"})
    _, note = await client.call("POST", hook, {"content": "d", "flags": 64})
    await client.call("PATCH", f"{hook}/messages/{note['id']}", {"content": "e"})
    assert [message.content for message in client.channel.seen_by(client.alice)] == ["c", "e"]
    assert (await client.call("DELETE", f"{hook}/messages/@original"))[0] == 204
    assert [message.content for message in client.channel.seen_by(client.alice)] == ["e"]
    client.server.skip_time(15 * 60)
    assert await client.call("POST", hook, {"content": "x"}) == (
        401,
        {"code": 50027, "message": "Invalid Webhook Token"},
    )


async def test_the_callback_answers_json_when_asked(client: HandmadeBot) -> None:
    """With `with_response` the callback returns the message it made."""
    invoked = await unanswered(client)
    callback = f"/interactions/{invoked['id']}/{invoked['token']}/callback?with_response=true"
    status, answer = await client.call("POST", callback, {"type": 4, "data": {"content": "a"}})
    assert (status, answer["resource"]["message"]["content"]) == (200, "a")


@pytest.mark.parametrize("code", [50007, 40003])
async def test_private_chats(client: HandmadeBot, code: int) -> None:
    """A private chat opens; what it refuses is up to the person and the injected fault."""
    if code == 40003:
        client.server.refuse("POST", "/users/@me/channels", refusals.DMS_OPENED_TOO_FAST)
        assert (await client.call("POST", "/users/@me/channels", {"recipient_id": client.alice.id}))[1]["code"] == code
    _, chat = await client.call("POST", "/users/@me/channels", {"recipient_id": client.alice.id})
    client.alice.close_dms()
    assert (await client.call("POST", f"/channels/{chat['id']}/messages", {"content": "x"}))[1]["code"] == 50007
    client.alice.open_dms()
    await client.call("POST", f"/channels/{chat['id']}/messages", {"content": "y"})
    assert [message.content for message in client.alice.dms] == ["y"]


async def test_rate_limits_are_shaped_like_discords(client: HandmadeBot) -> None:
    """A 429 has `Via`, `Retry-After` and the exact time in its JSON; edits of old messages have code 30046 (P-08)."""
    client.server.rate_limit("POST", "/channels/*", 1.5, everywhere=True)
    url = f"{client.server.api_base}/channels/{client.channel.id}/messages"
    headers = {"Authorization": f"Bot {TOKEN}"}
    async with client.session.post(url, json={"content": "x"}, headers=headers) as answer:
        assert (answer.status, answer.headers["Retry-After"], "Via" in answer.headers) == (429, "2", True)
        assert (await answer.json())["retry_after"] == 1.5
        assert answer.headers["X-RateLimit-Global"] == "true"
    client.server.refuse("POST", "/channels/*", refusals.OLD_MESSAGE_EDITS, times=None)
    for _ in range(2):
        assert (await client.post(content="x"))[1]["code"] == 30046


async def test_an_answer_may_be_lost(client: HandmadeBot) -> None:
    """A call whose answer is lost has had its effect."""
    client.server.lose_answers("POST", "/channels/*")
    with pytest.raises(aiohttp.ClientConnectionError):
        await client.post(content="x")
    assert [message.content for message in client.channel.messages] == ["x"]


async def test_the_server_may_be_down(client: HandmadeBot) -> None:
    """Nobody reaches a server that is down, and everybody the same address when it is up again."""
    await client.server.down()
    with pytest.raises(aiohttp.ClientConnectionError):
        await client.call("GET", "/users/@me")
    await client.server.up()
    assert (await client.call("GET", "/users/@me"))[0] == 200


async def test_calls_in_flight_together_are_seen(client: HandmadeBot) -> None:
    """Held calls have no effect yet, and the log tells which overlapped."""
    hold = client.server.hold("POST", "/channels/*", times=1)
    held = client.server.calls
    first = asyncio.create_task(client.post(content="x"))
    await client.server.wait_for(lambda: hold.waiting)
    await client.call("GET", "/users/@me")
    assert client.channel.messages == []
    hold.release()
    await first
    await client.call("GET", "/users/@me")
    assert (held[0].overlaps(held[1]), held[0].overlaps(held[2])) == (True, False)


async def test_what_nobody_emulates_fails_the_test(client: HandmadeBot) -> None:
    """A route or field there is no emulation for is an error when the server stops."""
    assert (await client.call("GET", "/no/such/route"))[0] == 501
    with pytest.raises(EmulationError, match="/no/such/route"):
        await client.server.stop()
    client.server.http.gaps.clear()
