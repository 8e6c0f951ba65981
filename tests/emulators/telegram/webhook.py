"""Posting updates to the bot's own address, one at a time, with the secret it asked for."""

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from aiohttp import ClientError, ClientSession, ClientTimeout

from tests.emulators.telegram.content import Json
from tests.emulators.telegram.refusals import bad_request

SECRET = re.compile(r"[A-Za-z0-9_-]{1,256}")
LOOPBACK = {"127.0.0.1", "localhost", "::1"}
PATIENCE = 5.0


@dataclass(slots=True)
class Webhook:
    """One setWebhook in force. `queue` is the feed's own list; `posted` hears of every attempt and its HTTP status."""

    url: str
    secret: str | None
    queue: list[Json]
    posted: Callable[[Json, int], None]
    _something: asyncio.Event = field(default_factory=asyncio.Event)
    _task: asyncio.Task[None] | None = None

    @classmethod
    def asked_for(cls, fields: Json, queue: list[Json], posted: Callable[[Json, int], None]) -> "Webhook":
        """Refuses (400) an address that is neither HTTPS nor, unlike Telegram, HTTP on loopback; and a bad secret."""
        url, secret = fields["url"], fields.get("secret_token")
        parts = urlsplit(url)
        if parts.scheme != "https" and not (parts.scheme == "http" and parts.hostname in LOOPBACK):
            raise bad_request("bad webhook: An HTTPS URL must be provided for webhook")
        if secret is not None and SECRET.fullmatch(secret) is None:
            raise bad_request("secret token contains unallowed characters")
        return cls(url, secret, queue, posted)

    def start(self) -> None:
        """Begin to deliver, what waits already included."""
        self._something.set()
        self._task = asyncio.create_task(self._deliver())

    def wake(self) -> None:
        """There is something new, or a failed update is to be tried again."""
        self._something.set()

    async def close(self) -> None:
        """Stop; what is not delivered stays queued."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _deliver(self) -> None:
        headers = {"X-Telegram-Bot-Api-Secret-Token": self.secret} if self.secret else {}
        async with ClientSession(timeout=ClientTimeout(total=PATIENCE), headers=headers) as client:
            while True:
                await self._something.wait()
                self._something.clear()
                while self.queue:
                    update = self.queue[0]
                    status = await self._post(client, update)
                    self.posted(update, status)
                    if update in self.queue:
                        break  # it failed; the next wake tries again, so a test decides when

    async def _post(self, client: ClientSession, update: Json) -> int:
        try:
            async with client.post(self.url, json=update, allow_redirects=False) as response:
                return response.status
        except (ClientError, TimeoutError):
            return 0
