"""The emulator as tests hold it: start, stop, places and people, faults, the log, and waiting."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any, TypeVar

from aiohttp import web

from .backend import WireBackend
from .changes import Changes
from .gateway import Gateway
from .http_api import PREFIX, HttpApi
from .people import User
from .places import BOT_PERMISSIONS, Channel, Guild
from .refusals import RATE_LIMITED, Hold, LoseAnswer, Refusal, Refuse, rate_limited

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType
    from typing import Self

    import discord

    from .calls import Call
    from .messages import Message

T = TypeVar("T")
HOST = "127.0.0.1"
MAX_UPLOAD = 25 * 1024 * 1024
CALLS_SHOWN = 8


class EmulationError(AssertionError):
    """The bot asked for what the emulator does not emulate, or sent what Discord's types forbid."""


class DiscordEmulator:
    """A Discord on loopback. Start it with `await DiscordEmulator.start(token="…")`; `async with` stops it.

    `calls` is the log of HTTP requests, `owner` the person the application belongs to, `approved_intents` the
    privileged intents ticked in the portal (none), `backend` simcord's state for what has no handle here.
    """

    def __init__(self, token: str, heartbeat: float) -> None:
        self.changes = Changes()
        self.backend = WireBackend(self.changes)
        self.http = HttpApi(self.backend, token)
        self.gateway = Gateway(self.backend, token, heartbeat)
        self.calls: list[Call] = self.http.calls
        self.owner = User(self.backend, self.backend.operator, "en-US")
        self._port = 0
        self._runner: web.AppRunner | None = None
        self._site: web.TCPSite | None = None

    @classmethod
    async def start(cls, token: str, *, heartbeat: float = 41.25) -> Self:
        """Listen on a free port of 127.0.0.1; clients are told to beat every `heartbeat` seconds."""
        server = cls(token, heartbeat)
        app = web.Application(client_max_size=MAX_UPLOAD)
        app.router.add_route("*", PREFIX + "/{path:.*}", server.http.handle)
        app.router.add_get("/gateway", server.gateway.handle)
        # No access log: it would hold interaction tokens.
        server._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await server._runner.setup()
        await server.up()
        server.http.gateway_url = server.gateway.url = server.gateway_url
        return server

    @property
    def api_base(self) -> str:
        """What `Route.BASE` must be."""
        return f"http://{HOST}:{self._port}{PREFIX}"

    @property
    def gateway_url(self) -> str:
        """What `DiscordWebSocket.DEFAULT_GATEWAY` must be."""
        return f"ws://{HOST}:{self._port}/gateway"

    async def stop(self) -> None:
        """Stop listening and drop every client.

        Raises `EmulationError` if the bot ran into a gap of the emulator: then the test has proved nothing.
        """
        for fault in self.http.faults:
            if isinstance(fault, Hold):
                fault.release()
        await self.gateway.disconnect(1001)
        if self._runner is not None:
            await self._runner.cleanup()
        if gaps := [*self.http.gaps, *self.gateway.gaps]:
            raise EmulationError("\n".join(gaps))

    async def __aenter__(self) -> Self:
        """Return the running server."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop it; a failing test's own error comes first."""
        if error is None:
            await self.stop()
            return
        with contextlib.suppress(EmulationError):
            await self.stop()

    async def down(self) -> None:
        """Become unreachable: no connection is accepted, those that are open are cut."""
        self.http.down = True
        if self._site is not None:
            await self._site.stop()
            self._site = None
        await self.gateway.disconnect(None)

    async def up(self) -> None:
        """Listen (again), on the same port."""
        if self._runner is None:
            raise RuntimeError("not started")
        self.http.down = False
        self._site = web.TCPSite(self._runner, HOST, self._port, reuse_address=True)
        await self._site.start()
        self._port = self._runner.addresses[0][1]

    # Places and people

    def guild(self, name: str, *, locale: str = "en-US", bot: discord.Permissions = BOT_PERMISSIONS) -> Guild:
        """Create a guild that the bot was invited to, with these permissions."""
        model = self.backend.create_guild(name, preferred_locale=locale)
        role = next(role for role in model.roles.values() if role.managed)
        self.backend.edit_role(model.id, role.id, {"permissions": bot.value})
        return Guild(self.backend, model)

    def user(self, name: str, *, locale: str = "en-US") -> User:
        """Create a person who is nowhere yet."""
        return User(self.backend, self.backend.make_user(name), locale)

    def dm(self, user: User) -> Channel:
        """Return the private chat of a person and the bot, as a place for commands."""
        return Channel(self.backend, self.backend.get_dm_channel(user.id), None)

    @property
    def commands(self) -> list[dict[str, Any]]:
        """The commands synced for all guilds."""
        return list(self.backend.commands.get(None, {}).values())

    @property
    def messages(self) -> list[Message]:
        """Every message ever posted anywhere, oldest first."""
        return list(self.backend.log.values())

    @property
    def connected(self) -> bool:
        """Whether a client has identified (or resumed) and holds its socket."""
        return bool(self.gateway.connected)

    # Faults: `pattern` is a shell pattern of the path below the base, `times` None means until lifted

    def refuse(self, method: str, pattern: str, refusal: Refusal, *, times: int | None = 1) -> Refuse:
        """Answer such calls with a refusal, without effect."""
        fault = Refuse(method, pattern, times, refusal=refusal)
        self.http.faults.append(fault)
        return fault

    def rate_limit(
        self, method: str, pattern: str, retry_after: float = 0.05, *, times: int | None = 1, everywhere: bool = False
    ) -> Refuse:
        """Answer such calls with a 429 that asks to wait `retry_after` seconds; `everywhere` is the global limit."""
        fault = Refuse(method, pattern, times, **rate_limited(retry_after, RATE_LIMITED, everywhere=everywhere))
        self.http.faults.append(fault)
        return fault

    def lose_answers(self, method: str, pattern: str, *, times: int | None = 1) -> LoseAnswer:
        """Do what such calls ask, but cut the connection instead of answering."""
        fault = LoseAnswer(method, pattern, times)
        self.http.faults.append(fault)
        return fault

    def hold(self, method: str, pattern: str, *, times: int | None = None) -> Hold:
        """Keep such calls waiting, without effect yet, until the returned fault is released."""
        fault = Hold(method, pattern, times, announce=self.changes.announce)
        self.http.faults.append(fault)
        return fault

    async def disconnect(self, code: int | None = 4000) -> None:
        """Drop the bot's sockets: with a close code, or cut (None). Events wait in the session for a RESUME."""
        await self.gateway.disconnect(code)

    def reset_token(self, token: str) -> None:
        """From now on only this token is known, and every session of the old one is over."""
        self.http.know(token)
        self.gateway.know(token)

    def forget_sessions(self) -> None:
        """Make every RESUME fail: the bot must identify anew."""
        self.gateway.sessions.clear()

    def skip_time(self, seconds: float) -> None:
        """Let interactions age without waiting."""
        self.backend.clock.advance(seconds)
        self.changes.announce()

    # Waiting and looking back

    async def wait_for(self, condition: Callable[[], T], within: float = 5.0) -> T:
        """Return the first truthy value of `condition`, looked at after each call, message and connection.

        Raises `TimeoutError` with the last calls after `within` seconds.
        """
        try:
            return await self.changes.until(condition, within)
        except TimeoutError:
            last = "\n".join(f"{call.method} {call.path} -> {call.status}" for call in self.calls[-CALLS_SHOWN:])
            raise TimeoutError(f"did not happen within {within} s; last calls:\n{last}") from None

    async def wait_ready(self, within: float = 5.0) -> None:
        """Wait until a client has identified and holds its socket. Raises `TimeoutError`."""
        await self.wait_for(lambda: self.connected, within)

    def calls_to(self, method: str, pattern: str) -> list[Call]:
        """Return the logged calls that fit."""
        return [call for call in self.calls if call.matches(method, pattern)]
