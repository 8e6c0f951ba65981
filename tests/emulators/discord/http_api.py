"""The REST side: aiohttp in front of simcord's route table."""

from __future__ import annotations

import io
import json
import time
import traceback
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

from aiohttp import BodyPartReader, web
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.enums import CallbackType, InteractionType
from simcord.http import RouteNotImplemented, UnsupportedField
from simcord.http.router import dispatch

from .calls import Call
from .command_rules import check_commands
from .refusals import (
    INVALID_FORM_BODY,
    INVALID_JSON,
    MISSING_ACCESS,
    NOT_FOUND,
    NOT_YOUR_APPLICATION,
    THREAD_ARCHIVED,
    UNAUTHORIZED,
    Fault,
    Hold,
    LoseAnswer,
    Refuse,
)

if TYPE_CHECKING:
    from simcord.backend.models import Channel

    from .backend import WireBackend

Json = dict[str, Any]

PREFIX = "/api/v10"
#: Paths that carry their own token, so need no `Authorization`.
TOKEN_IN_PATH = ("interactions", "webhooks")


@dataclass(slots=True)
class Upload:
    """An uploaded file in the form simcord's routes read it."""

    filename: str
    fp: io.BytesIO
    description: str | None


@dataclass(slots=True)
class Body:
    """A request's body: JSON, and the files beside it."""

    json: Any
    files: list[Upload]


class HttpApi:
    """Answers the bot's requests; `calls` is the log, `faults` what tests injected, `gaps` what nobody emulates yet."""

    def __init__(self, backend: WireBackend, token: str) -> None:
        self.backend = backend
        self.calls: list[Call] = []
        self.faults: list[Fault] = []
        self.gaps: list[str] = []
        self.gateway_url = ""
        self.shards = 1
        self.down = False
        self._authorization = f"Bot {token}"

    def know(self, token: str) -> None:
        """Answer to that token only."""
        self._authorization = f"Bot {token}"

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Log the call, do what it asks or what a fault says, and answer."""
        if self.down:
            return _cut(request)
        call = Call(request.method, request.path.removeprefix(PREFIX), time.monotonic(), dict(request.query))
        self.calls.append(call)
        body = await _read(request)
        if body is None:
            return self._answer(call, INVALID_JSON.status, INVALID_JSON.error().to_json())
        call.json, call.files = body.json, tuple(upload.filename for upload in body.files)
        fault = self._due(call)
        try:
            if isinstance(fault, Hold):
                await fault.wait()
            if isinstance(fault, Refuse):
                return self._answer(call, fault.refusal.status, fault.body(), fault.headers)
            status, answer = self._outcome(request, call, body)
            return _cut(request) if isinstance(fault, LoseAnswer) else self._answer(call, status, answer)
        finally:
            call.ended = time.monotonic()
            self.backend.changes.announce()

    def _outcome(self, request: web.Request, call: Call, body: Body) -> tuple[int, object]:
        """Do what the call asks; return status and JSON of the answer, None for an empty one."""
        try:
            answer = self._perform(request, call, body)
        except BackendError as error:
            if isinstance(error, RouteNotImplemented | UnsupportedField):
                self.gaps.append(str(error))
            return error.status, error.to_json()
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
            # simcord's routes trust the client's types; a body that breaks them is the bot's fault or a gap of ours.
            self.gaps.append(f"{call.method} {call.path}\n{traceback.format_exc()}")
            return INVALID_FORM_BODY.status, INVALID_FORM_BODY.error().to_json()
        return (200 if answer is not None else 204), answer

    def _due(self, call: Call) -> Fault | None:
        fault = next((fault for fault in self.faults if fault.strikes(call)), None)
        if fault is not None:
            fault.hits += 1
        return fault

    def _answer(self, call: Call, status: int, answer: object, headers: dict[str, str] | None = None) -> web.Response:
        """Build the answer; its content type is exactly `application/json`, else discord.py would not parse it."""
        call.status, call.answer = status, answer
        if answer is None:
            return web.Response(status=status, headers=headers)
        return web.Response(
            status=status, body=json.dumps(answer).encode(), content_type="application/json", headers=headers
        )

    def _perform(self, request: web.Request, call: Call, body: Body) -> object:
        """Return what the call answers, or None for nothing. Raises `BackendError` for a refusal."""
        segments = call.path.strip("/").split("/")
        if segments[0] not in TOKEN_IN_PATH and request.headers.get("Authorization") != self._authorization:
            raise UNAUTHORIZED.error()
        match [call.method, *segments]:
            case ["GET", "gateway"]:
                return {"url": self.gateway_url}
            case ["GET", "gateway", "bot"]:
                limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
                return {"url": self.gateway_url, "shards": self.shards, "session_start_limit": limit}
            case ["PUT", "applications", application, *scope, "commands"]:
                self._check_sync(application, scope, body.json)
            case ["POST", "interactions", interaction, _, "callback"]:
                self._check_callback(int(interaction), body.json)
            case [method, "channels", channel, "messages", *_]:
                self._check_channel(method, int(channel))
        answer = self._dispatch(request, call, body)
        match [call.method, *segments]:
            case ["GET", "oauth2", "applications", "@me"]:
                return {**answer, "owner": serializers.user_payload(self.backend.operator)}
            case ["POST", "interactions", _, _, "callback"]:
                return answer if call.params.get("with_response") in ("1", "true") else None
        return answer

    def _dispatch(self, request: web.Request, call: Call, body: Body) -> Any:  # noqa: ANN401 -- as in simcord
        reason = request.headers.get("X-Audit-Log-Reason")
        return dispatch(
            self.backend,
            call.method,
            call.path,
            json=body.json,
            params=call.params,
            files=body.files,
            reason=unquote(reason) if reason else None,
        )

    def _check_sync(self, application: str, scope: list[str], payloads: object) -> None:
        if application != str(self.backend.application_id):
            raise NOT_YOUR_APPLICATION.error()
        match scope:
            case []:
                pass
            case ["guilds", guild] if int(guild) in self.backend.guilds:
                pass
            case ["guilds", _]:
                raise MISSING_ACCESS.error()
            case _:
                raise NOT_FOUND.error()
        if not isinstance(payloads, list):
            raise INVALID_FORM_BODY.error()
        check_commands(payloads)

    def _check_callback(self, interaction: int, body: Json) -> None:
        """Refuse the kinds of answer that this kind of interaction cannot have; simcord lets some through."""
        record = self.backend.interactions.get(interaction)
        if record is None:
            return
        impossible: tuple[int, ...] = ()
        if record.source_message_id is None:
            impossible += (CallbackType.DEFERRED_UPDATE_MESSAGE, CallbackType.UPDATE_MESSAGE)
        if record.type == InteractionType.MODAL_SUBMIT:
            impossible += (CallbackType.MODAL,)
        if record.type != InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE:
            impossible += (CallbackType.APPLICATION_COMMAND_AUTOCOMPLETE_RESULT,)
        if body["type"] in impossible:
            detail = {"code": "INTERACTION_APPLICATION_COMMAND_CALLBACK", "message": "Not a possible callback type"}
            raise INVALID_FORM_BODY.error({"type": {"_errors": [detail]}})

    def _check_channel(self, method: str, channel_id: int) -> None:
        """Apply what simcord leaves out: closed private chats (50007) and archived threads (50083)."""
        channel = self.backend.get_channel(channel_id)
        if method != "POST":
            if method in ("PATCH", "DELETE") and channel.thread_metadata and channel.thread_metadata.archived:
                raise THREAD_ARCHIVED.error()
            return
        for recipient in channel.recipient_ids:
            if recipient in self.backend.dm_refusals:
                raise self.backend.dm_refusals[recipient].error()
        self._wake_thread(channel)

    def _wake_thread(self, channel: Channel) -> None:
        """Unarchive the thread that is posted in, unless it is locked: that takes the permission to manage threads."""
        thread = channel.thread_metadata
        if thread is None or not thread.archived or channel.guild_id is None:
            return
        if thread.locked:
            bot = self.backend.bot_user.id
            try:
                self.backend.require_permissions(channel.guild_id, bot, channel.id, "manage_threads")
            except BackendError:
                raise THREAD_ARCHIVED.error() from None
        self.backend.edit_channel(channel.id, {}, thread_metadata={"archived": False})


async def _read(request: web.Request) -> Body | None:
    """Read nothing, JSON (None if it is none), or a form of `payload_json` and `files[n]`."""
    if request.content_type == "application/json" and request.can_read_body:
        try:
            return Body(await request.json(), [])
        except ValueError:
            return None
    if not request.content_type.startswith("multipart/"):
        return Body(None, [])
    payload: Any = None
    files: dict[str, tuple[str, bytes]] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader) or part.name is None:
            continue
        if part.name == "payload_json":
            payload = json.loads(await part.text())
        else:
            files[part.name] = (part.filename or part.name, await part.read())
    if isinstance(payload, dict):
        described = payload.get("attachments") or (payload.get("data") or {}).get("attachments") or []
    else:
        described = []
    descriptions = {f"files[{raw['id']}]": raw.get("description") for raw in described}
    return Body(payload, [Upload(name, io.BytesIO(data), descriptions.get(key)) for key, (name, data) in files.items()])


def _cut(request: web.Request) -> web.Response:
    """Cut the connection: the client sees no answer at all."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response()
