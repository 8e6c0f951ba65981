"""The WebSocket side: HELLO, heartbeats, IDENTIFY and RESUME, and every event the bot's intents let through."""

from __future__ import annotations

import asyncio
import copy
import json
import zlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import discord
from aiohttp import WSMsgType, web
from simcord.backend import serializers
from simcord.intents import censor_message, missing_privileged_intents, prune_guild_create, required_intent

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .backend import WireBackend

Json = dict[str, Any]

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE_STATE = 0, 1, 2, 3, 4
RESUME, RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 6, 7, 8, 9, 10, 11

UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, INVALID_SEQUENCE, DISALLOWED_INTENTS = 4005, 4007, 4014
#: A client that closes with one of these ends its session; any other code leaves it to be resumed.
FINAL_CODES = (1000, 1001)
COMPONENT, MODAL_SUBMIT = 3, 5


class Connection:
    """One socket. Frames are sent in the order of `send`, by a task of its own."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        """Wrap an open socket and the request that opened it.

        `zlib-stream` is compressed as Discord does it. A client that asks for `zstd-stream` gets text frames, for want
        of a compressor in the standard library: discord.py reads either, whatever it asked for.
        """
        self.socket = socket
        self.session: Session | None = None
        self._request = request
        self._deflate = zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None
        self._frames: asyncio.Queue[Json] = asyncio.Queue()

    def send(self, op: int, data: object, *, event: str | None = None, seq: int | None = None) -> None:
        """Queue a frame."""
        self._frames.put_nowait({"op": op, "d": data, "t": event, "s": seq})

    async def pump(self) -> None:
        """Send queued frames until cancelled or the socket is gone."""
        while not self.socket.closed:
            text = json.dumps(await self._frames.get())
            try:
                if self._deflate is None:
                    await self.socket.send_str(text)
                else:
                    packed = self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)
            except ConnectionError:
                return

    def cut(self) -> None:
        """Drop the connection without a close frame."""
        if self._request.transport is not None:
            self._request.transport.abort()


@dataclass(slots=True)
class Session:
    """An identified client: what it was sent (for RESUME), and its socket while it has one."""

    id: str
    intents: discord.Intents
    shard: tuple[int, int]
    events: list[tuple[str, Json]] = field(default_factory=list)
    connection: Connection | None = None

    def push(self, event: str, payload: Json) -> None:
        """Give the event the next sequence number and send it, now or when the client resumes."""
        self.events.append((event, payload))
        if self.connection is not None:
            self.connection.send(DISPATCH, payload, event=event, seq=len(self.events))

    def sees(self, event: str, payload: Mapping[str, Any]) -> bool:
        """Whether the event belongs to this shard and its intents."""
        guild = payload.get("guild_id") or (payload.get("id") if event.startswith("GUILD_") else 0)
        shard_id, shard_count = self.shard
        if (int(guild or 0) >> 22) % shard_count != shard_id:  # private chats belong to shard 0
            return False
        intent = required_intent(event, payload)
        return intent is None or bool(getattr(self.intents, intent))


class Gateway:
    """Accepts the bot's sockets and publishes the backend's events to them."""

    def __init__(self, backend: WireBackend, token: str, heartbeat: float) -> None:
        self.backend = backend
        self.sessions: dict[str, Session] = {}
        self.url = ""
        self.approved_intents = discord.Intents.none()
        self.acknowledge_heartbeats = True
        self.heartbeats = 0
        self.identifies = 0
        self.resumes = 0
        self.gaps: list[str] = []
        self._token = token
        self._heartbeat = heartbeat
        self._connections: set[Connection] = set()
        backend.subscribers.append(self.publish)

    def know(self, token: str) -> None:
        """Let in that token only; sessions of another one are over."""
        self._token = token
        self.sessions.clear()

    def publish(self, event: str, payload: Mapping[str, Any]) -> None:
        """Send an event of the backend to every session that may see it."""
        for session in self.sessions.values():
            if session.sees(event, payload):
                session.push(event, self._shape(event, payload, session.intents))

    @property
    def connected(self) -> list[Session]:
        """The sessions that have a socket."""
        return [session for session in self.sessions.values() if session.connection is not None]

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one socket until it closes."""
        socket = web.WebSocketResponse(timeout=1.0)  # seconds for the client to answer a close frame
        await socket.prepare(request)
        if request.query.get("v") != "10" or request.query.get("encoding") != "json":
            await socket.close(code=4012)
            return socket
        connection = Connection(socket, request)
        self._connections.add(connection)
        connection.send(HELLO, {"heartbeat_interval": int(self._heartbeat * 1000)})
        pump = asyncio.create_task(connection.pump())
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    close = self._receive(connection, message.data)
                    if close is not None:
                        await socket.close(code=close)
        finally:
            pump.cancel()
            self._forget(connection)
        return socket

    def _forget(self, connection: Connection) -> None:
        self._connections.discard(connection)
        session = connection.session
        if session is not None and session.connection is connection:
            session.connection = None
            if connection.socket.close_code in FINAL_CODES:
                self.sessions.pop(session.id, None)
        self.backend.changes.announce()

    def _receive(self, connection: Connection, text: str) -> int | None:
        """Act on a frame of the client; return the code to close with, if any."""
        try:
            frame = json.loads(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            return DECODE_ERROR
        if op == HEARTBEAT:
            self.heartbeats += 1
            if self.acknowledge_heartbeats:
                connection.send(HEARTBEAT_ACK, None)
            return None
        if op in (IDENTIFY, RESUME):
            return self._authenticate(connection, op, data)
        if connection.session is None:
            return NOT_AUTHENTICATED
        if op == REQUEST_MEMBERS:
            self.gaps.append("the gateway does not answer member requests (op 8)")
        return None if op in (PRESENCE, VOICE_STATE, REQUEST_MEMBERS) else UNKNOWN_OPCODE

    def _authenticate(self, connection: Connection, op: int, data: Json) -> int | None:
        if connection.session is not None:
            return ALREADY_AUTHENTICATED
        if data.get("token") != self._token:
            return AUTHENTICATION_FAILED
        return self._identify(connection, data) if op == IDENTIFY else self._resume(connection, data)

    def _identify(self, connection: Connection, data: Json) -> int | None:
        intents = discord.Intents._from_value(data["intents"])  # noqa: SLF001 -- there is no public way
        if missing_privileged_intents(intents, self.approved_intents):
            return DISALLOWED_INTENTS
        shard_id, shard_count = data.get("shard", (0, 1))
        session = Session(f"session-{self.backend.snowflake()}", intents, (shard_id, shard_count))
        self.sessions[session.id] = session
        self._attach(connection, session)
        self.identifies += 1
        guilds = [
            guild for guild in self.backend.guilds.values() if session.sees("GUILD_CREATE", {"id": str(guild.id)})
        ]
        session.push("READY", self._ready(session, [guild.id for guild in guilds]))
        for guild in guilds:
            payload = serializers.guild_create_payload(self.backend, guild)
            session.push("GUILD_CREATE", self._shape("GUILD_CREATE", payload, intents))
        self.backend.changes.announce()
        return None

    def _ready(self, session: Session, guild_ids: list[int]) -> Json:
        return {
            "v": 10,
            "user": serializers.user_payload(self.backend.bot_user),
            "guilds": [{"id": str(guild_id), "unavailable": True} for guild_id in guild_ids],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": list(session.shard),
            "private_channels": [],
            "application": {"id": str(self.backend.application_id), "flags": 0},
        }

    def _resume(self, connection: Connection, data: Json) -> int | None:
        session = self.sessions.get(str(data.get("session_id")))
        if session is None:
            connection.send(INVALID_SESSION, False)  # the protocol's word for "not resumable"
            return None
        seq = data.get("seq") or 0
        if seq > len(session.events):
            return INVALID_SEQUENCE
        self._attach(connection, session)
        self.resumes += 1
        for number, (event, payload) in enumerate(session.events[seq:], start=seq + 1):
            connection.send(DISPATCH, payload, event=event, seq=number)
        session.push("RESUMED", {"_trace": []})
        self.backend.changes.announce()
        return None

    @staticmethod
    def _attach(connection: Connection, session: Session) -> None:
        connection.session = session
        session.connection = connection

    async def disconnect(self, code: int | None) -> None:
        """Close every socket with `code`, or cut it without a close frame (None). Sessions stay to be resumed."""
        for connection in list(self._connections):
            if connection.session is not None:
                connection.session.connection = None
            if code is None:
                connection.cut()
            else:
                await connection.socket.close(code=code)
        self.backend.changes.announce()

    def reconnect(self) -> None:
        """Ask every client to reconnect and resume (op 7)."""
        for session in self.connected:
            if session.connection is not None:
                session.connection.send(RECONNECT, None)

    def _shape(self, event: str, payload: Mapping[str, Any], intents: discord.Intents) -> Json:
        """Return the payload as these intents see it: content hidden, members left out, archived threads left out."""
        shaped: Json = copy.deepcopy(dict(payload))
        bot_id = self.backend.bot_user.id
        if event == "GUILD_CREATE":
            prune_guild_create(shaped, intents, bot_id)
            shaped["threads"] = [raw for raw in shaped["threads"] if not raw["thread_metadata"]["archived"]]
        if intents.message_content:
            return shaped
        if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            censor_message(shaped, bot_id, backend=self.backend)
        elif event == "INTERACTION_CREATE" and shaped["type"] in (COMPONENT, MODAL_SUBMIT) and "message" in shaped:
            censor_message(shaped["message"], bot_id, backend=self.backend, exempt_root=True)
        return shaped
