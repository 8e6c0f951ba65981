"""A Discord on loopback that answers everything at once and keeps nothing but the newest message of each table.

For load only: it checks nothing. What Discord refuses is the business of ``tests/emulators`` and ``tests/wire``.
"""

import asyncio
import json
import re
import time
import zlib
from typing import Any, Final

from aiohttp import WSMsgType, web

from adapters.tokens import decode

Json = dict[str, Any]

BOT: Final = {"id": "1000", "username": "bench", "discriminator": "0", "avatar": None, "bot": True, "global_name": None}
GUILD: Final = "2000"
FIRST_CHANNEL: Final = 10_000
EVERYTHING: Final = str((1 << 53) - 1)
NOW: Final = "2026-01-01T00:00:00.000000+00:00"
TURN: Final = re.compile(r"▶ <@(\d+)>")

UNLIMITED: Final = {
    "X-RateLimit-Limit": "1000",
    "X-RateLimit-Remaining": "999",
    "X-RateLimit-Reset": "4000000000",
    "X-RateLimit-Reset-After": "1",
    "X-RateLimit-Bucket": "bench",
}
"""Without these, discord.py sends calls of one kind one after the other."""


class NullDiscord:
    """Answers whatever the bot asks. ``tables``: the newest body by channel; ``answered``: when which callback came."""

    def __init__(self, tables: int) -> None:
        self.channels = [str(FIRST_CHANNEL + number) for number in range(tables)]
        self.tables: dict[str, tuple[str, Json]] = {}
        self.pictures = 0
        self.answered: dict[str, asyncio.Future[tuple[float, int]]] = {}
        self.places: dict[str, tuple[str, str]] = {}
        self.calls = 0
        self.ready = asyncio.Event()
        self._ids = 5_000_000
        self._socket: web.WebSocketResponse | None = None
        self._deflate = zlib.compressobj()
        self._sequence = 0

    def new_id(self) -> str:
        """A new snowflake, of a kind."""
        self._ids += 1
        return str(self._ids)

    # --- the API -----------------------------------------------------------------------------------------------

    async def api(self, request: web.Request) -> web.Response:
        """One call."""
        self.calls += 1
        body = await self._body(request)
        parts = request.path.removeprefix("/api/v10/").split("/")
        answer = self._answer(request, parts, body)
        if answer is None:
            return web.Response(status=204, headers=UNLIMITED)
        return web.Response(body=json.dumps(answer).encode(), content_type="application/json", headers=UNLIMITED)

    async def _body(self, request: web.Request) -> Json:
        """What was sent; with a file it is one part of a form."""
        if not request.can_read_body:
            return {}
        if "json" in request.content_type:
            read: Json = json.loads(await request.read())
            return read
        form = await request.post()
        self.pictures += any(isinstance(part, web.FileField) for part in form.values())
        sent: Json = json.loads(str(form["payload_json"]))
        return sent

    def _answer(self, request: web.Request, parts: list[str], body: Json) -> Any:  # noqa: ANN401 - whatever JSON it is
        fixed = FIXED.get("/".join(parts))
        if fixed is not None:
            return fixed
        match parts:
            case ["users", "@me", "channels"]:
                return {"id": f"9{body['recipient_id']}", "type": 1, "recipients": [_user(body["recipient_id"])]}
            case ["interactions", number, _, "callback"]:
                return self._callback(number, body)
            case ["channels", channel, "messages", *number] if request.method in {"POST", "PATCH"}:
                return self._shown(channel, number[0] if number else self.new_id(), body)
            case ["webhooks", *_]:
                return _message(self.channels[0], self.new_id(), body)
        return [] if request.method in {"GET", "PUT"} else None

    def _callback(self, number: str, body: Json) -> Json:
        waiting = self.answered.pop(number, None)
        if waiting is not None and not waiting.done():
            waiting.set_result((time.perf_counter(), int(body["type"])))
        channel, message = self.places.pop(number, ("", ""))
        if body["type"] == 7:
            self._shown(channel, message, body.get("data") or {})
        made = {"id": number, "type": 3, "response_message_id": self.new_id()}
        return {"interaction": made, "resource": {"type": body["type"], "message": _message(channel, "1", {})}}

    def _shown(self, channel: str, number: str, body: Json) -> Json:
        if body.get("components"):
            self.tables[channel] = (number, body)
        return _message(channel, number, body)

    # --- the gateway -------------------------------------------------------------------------------------------

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        """The bot's only socket."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self._socket, self._deflate = socket, zlib.compressobj()
        await self._frame({"op": 10, "d": {"heartbeat_interval": 60_000}, "s": None, "t": None})
        async for message in socket:
            frame = json.loads(message.data) if message.type is WSMsgType.TEXT else {}
            if frame.get("op") == 1:
                await self._frame({"op": 11, "d": None, "s": None, "t": None})
            elif frame.get("op") == 2:
                await self.dispatch("READY", self._ready())
                await self.dispatch("GUILD_CREATE", self._guild())
                self.ready.set()
        return socket

    async def dispatch(self, event: str, payload: Json) -> None:
        """Tell the bot of something."""
        self._sequence += 1
        await self._frame({"op": 0, "d": payload, "s": self._sequence, "t": event})

    async def _frame(self, frame: Json) -> None:
        assert self._socket is not None
        data = self._deflate.compress(json.dumps(frame).encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
        await self._socket.send_bytes(data)

    def _ready(self) -> Json:
        guilds = [{"id": GUILD, "unavailable": True}]
        names: Json = {"session_id": "s", "resume_gateway_url": "", "private_channels": [], "shard": [0, 1]}
        return {"v": 10, "user": BOT, "guilds": guilds, "application": {"id": "1000", "flags": 0}, **names}

    def _guild(self) -> Json:
        everyone = {"id": GUILD, "name": "@everyone", "permissions": EVERYTHING, "position": 0, "color": 0}
        role = {**everyone, "hoist": False, "managed": False, "mentionable": False, "colors": {"primary_color": 0}}
        channels = [{**_channel(one), "position": number} for number, one in enumerate(self.channels)]
        return {
            "id": GUILD,
            "name": "Bench",
            "owner_id": "1",
            "member_count": 1,
            "preferred_locale": "en-US",
            "roles": [role],
            "emojis": [],
            "stickers": [],
            "features": [],
            "channels": channels,
            "threads": [],
            "members": [{**_member("1000"), "user": BOT}],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "verification_level": 0,
            "nsfw_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "premium_tier": 0,
            "system_channel_flags": 0,
            "afk_timeout": 300,
            "premium_progress_bar_enabled": False,
            "icon": None,
        }

    # --- people ------------------------------------------------------------------------------------------------

    async def interact(  # noqa: PLR0917 - what an interaction consists of
        self,
        kind: int,
        channel: str,
        user: str,
        data: Json,
        message: Json | None = None,
        due: float | None = None,
    ) -> float:
        """Send an interaction; seconds from when it was ``due`` (now, if not given) until its callback came."""
        number = self.new_id()
        answered: asyncio.Future[tuple[float, int]] = asyncio.get_running_loop().create_future()
        self.answered[number] = answered
        if message is not None:
            self.places[number] = (channel, str(message["id"]))
        payload: Json = {
            "id": number,
            "application_id": "1000",
            "type": kind,
            "token": f"t{number}",
            "version": 1,
            "guild_id": GUILD,
            "channel_id": channel,
            "channel": _channel(channel),
            "data": data,
            "context": 0,
            "guild": {"id": GUILD, "locale": "en-US", "features": []},
            "member": _member(user),
            "locale": "en-US",
            "guild_locale": "en-US",
            "app_permissions": EVERYTHING,
            "entitlements": [],
            "authorizing_integration_owners": {},
            "attachment_size_limit": 10_485_760,
        }
        if message is not None:
            payload["message"] = message
        begun = time.perf_counter() if due is None else due
        await self.dispatch("INTERACTION_CREATE", payload)
        return (await asyncio.wait_for(answered, 30))[0] - begun

    async def slash(self, channel: str, user: str, word: str, **options: str) -> float:
        """A slash command."""
        given = [{"name": name, "type": 3, "value": value} for name, value in options.items()]
        return await self.interact(2, channel, user, {"id": "1", "name": word, "type": 1, "options": given})

    def choice(self, channel: str) -> tuple[str, str, Json] | None:
        """Who is to act in a channel, the button with which he checks or calls, and the message."""
        number, body = self.tables.get(channel, ("", {}))
        words = json.dumps(body, ensure_ascii=False)
        turn = TURN.search(words)
        if turn is None:
            return None
        for custom_id in re.findall(r'"custom_id": "([^"]+)"', words):
            press = decode(custom_id)
            if press is not None and press.action in {"check", "call"}:
                return turn[1], custom_id, _message(channel, number, body)
        return None


def _application() -> Json:
    names = {"id": "1000", "name": "bench", "description": "", "icon": None, "summary": "", "verify_key": ""}
    return {**names, "bot_public": False, "bot_require_code_grant": False, "owner": _user("1"), "flags": 0}


def _user(number: str) -> Json:
    return {"id": number, "username": f"p{number}", "discriminator": "0", "avatar": None, "global_name": None}


def _member(number: str) -> Json:
    flags = {"deaf": False, "mute": False, "pending": False, "flags": 0, "permissions": EVERYTHING}
    return {"user": _user(number), "roles": [], "joined_at": NOW, "nick": None, "avatar": None, **flags}


def _channel(number: str) -> Json:
    names = {"id": number, "type": 0, "guild_id": GUILD, "name": f"c{number}", "position": 0, "nsfw": False}
    return {**names, "permission_overwrites": [], "parent_id": None, "permissions": EVERYTHING}


def _message(channel: str, number: str, body: Json) -> Json:
    lists: Json = {name: [] for name in ("mentions", "mention_roles", "attachments", "embeds")}
    flags = {"tts": False, "mention_everyone": False, "pinned": False, "type": 0, "flags": 0}
    said = {"content": body.get("content") or "", "components": body.get("components") or []}
    return {"id": number, "channel_id": channel, "author": BOT, "timestamp": NOW, "edited_timestamp": None} | {
        **lists,
        **flags,
        **said,
    }


FIXED: Final[dict[str, Json]] = {
    "users/@me": BOT,
    "oauth2/applications/@me": _application(),
    "gateway/bot": {"url": "", "shards": 1, "session_start_limit": {"remaining": 1000, "max_concurrency": 1}},
}
"""What is answered the same whatever was said."""
