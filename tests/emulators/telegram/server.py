"""The emulator: Telegram's HTTP interface on loopback, and the test's handle on everything behind it."""

import json
import secrets
import time
from collections.abc import Callable
from contextvars import ContextVar
from types import TracebackType
from typing import Any, Self, TypeVar

from aiohttp import web
from lo_bot_api_emulator import CONTRACT, LoBotApiEmulator

from tests.emulators.telegram import ephemerals
from tests.emulators.telegram.api import HANDLERS
from tests.emulators.telegram.calls import Call, Gate
from tests.emulators.telegram.chats import Chat
from tests.emulators.telegram.content import Json
from tests.emulators.telegram.control import Control
from tests.emulators.telegram.fields import METHODS, parsed
from tests.emulators.telegram.limits import Budget, Limits
from tests.emulators.telegram.refusals import PREFIXES, not_modelled, refusal
from tests.emulators.telegram.world import BotIdentity, World

T = TypeVar("T")

BOT_ID = 7_100_000_001
MAX_ASSETS = 10_000
GRACE = 0.5
_CALL: ContextVar[Call] = ContextVar("call")


class EmulatorFaultError(RuntimeError):
    """The emulator itself broke. Answered with 500, never taken for a refusal of Telegram's."""


class TelegramEmulator(LoBotApiEmulator, Control):  # type: ignore[misc]  # the base ships no types
    """One bot's Telegram. Make it with `await TelegramEmulator.start()` and close it, or use `async with`."""

    def __init__(
        self,
        *,
        username: str = "emulated_poker_bot",
        privacy: bool = True,
        budget: Budget | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(max_assets=MAX_ASSETS)
        # Made up anew each time: a token that leaks into a log of the bot is found by its value.
        self.token = f"{BOT_ID}:{secrets.token_urlsafe(26)}"
        self.world = World(BotIdentity(BOT_ID, username, "Poker"), privacy=privacy, assets=self.assets)
        self.limits = Limits(clock, budget)
        self.calls: list[Call] = []
        self.clock = clock
        self._update_queues = self.world.feed  # where the base, whose version is pinned, looks for updates
        self._gates: list[Gate] = []
        self._lost: list[str] = []
        self._runner: web.AppRunner | None = None
        self._port = 0

    @classmethod
    async def start(
        cls,
        *,
        username: str = "emulated_poker_bot",
        privacy: bool = True,
        budget: Budget | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> Self:
        """A running emulator on a free loopback port. `privacy` is the bot's privacy mode, `clock` counts seconds."""
        emulator = cls(username=username, privacy=privacy, budget=budget, clock=clock)
        await emulator.listen()
        return emulator

    async def listen(self) -> None:
        """Accept connections, after `close` again on the same port and with everything remembered."""
        self._runner = web.AppRunner(self.app(), access_log=None, handler_cancellation=True, shutdown_timeout=GRACE)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self._port)
        await site.start()
        self._port = self._runner.addresses[0][1]

    async def close(self) -> None:
        """Stop listening: the platform is down."""
        for gate in self._gates:
            gate.release()
        await self.world.feed.close()
        if self._runner is not None:
            await self._runner.cleanup()
        self._runner = None

    async def __aenter__(self) -> Self:
        if self._runner is None:
            await self.listen()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def base_url(self) -> str:
        """What a client library takes as base: base_url + token + "/method"."""
        return f"http://127.0.0.1:{self._port}/bot"

    @property
    def base_file_url(self) -> str:
        """The same for downloads."""
        return f"http://127.0.0.1:{self._port}/file/bot"

    async def wait_for(self, condition: Callable[[], T], timeout: float = 10.0) -> T:  # noqa: ASYNC109
        """The first true value of `condition`, looked at after every call and event; LookupError counts as not yet.

        Raises TimeoutError, with the last calls, when it stays false for `timeout` seconds.
        """
        try:
            return await self.world.wait_for(condition, timeout)
        except TimeoutError:
            recent = "\n".join(f"  {call}" for call in self.calls[-12:])
            raise TimeoutError(f"not true within {timeout} s; the last calls were\n{recent}") from None

    async def handle(self, request: web.Request) -> web.Response:
        """One HTTP request: token, gate, method, log."""
        method, token = request.match_info["method"], request.match_info["token"]
        if not secrets.compare_digest(token.encode(), self.token.encode()):
            return _refused(401 if ":" in token else 404)
        for gate in [gate for gate in self._gates if gate.method == method]:
            await gate.passed(self.world.changed)
        call = Call(method, self.clock())
        _CALL.set(call)
        response: web.Response = await super().handle(request)
        if call.ok and method in self._lost:
            self._lost.remove(method)
            response = _refused(502)
        self._log(call, response)
        return response

    def _log(self, call: Call, response: web.Response) -> None:
        body = json.loads(response.text or "{}")
        call.status, call.result = response.status, body.get("result")
        call.error = body.get("description", "")
        if "retry_after" in body.get("parameters", {}):
            response.headers["Retry-After"] = str(body["parameters"]["retry_after"])
        if call.method != "getUpdates":
            self.calls.append(call)
        self.world.changed()

    def validate(self, method: str, fields: Json, uploads: dict[str, Any]) -> Any:  # noqa: ANN401 - each method's own
        """Answer one call. The base calls this for every request, and does the waiting of getUpdates itself."""
        known = self.world.ephemerals or method not in ephemerals.METHODS
        if method not in METHODS or not known:
            if method in CONTRACT["methods"]:
                raise not_modelled(f"the method {method}")
            raise refusal(404, "method not found")
        try:
            request = parsed(method, fields, uploads)
            call = _CALL.get()
            call.params, call.chat = request.values, self._chat_of(request.chat_id)
            self.limits.check(method, request.chat_id)
            fields.clear()
            fields.update(request.values)
            if method == "getFile":
                return super().validate(method, fields, uploads)
            handler = HANDLERS.get(method)
            result = handler(self.world, request) if handler is not None else []
        except (ValueError, TypeError, KeyError, LookupError) as error:
            # The base would answer these with 400, and a fault of the emulator would look like one of the bot.
            raise EmulatorFaultError(f"{method} broke the emulator") from error
        self.limits.charge(method, request.chat_id)
        call.status = 200
        return result

    def _chat_of(self, chat_id: int | str | None) -> Chat | None:
        return self.world.chats.get(chat_id) if isinstance(chat_id, int) else None


def _refused(status: int) -> web.Response:
    body = {"ok": False, "error_code": status, "description": PREFIXES[status]}
    return web.json_response(body, status=status)
