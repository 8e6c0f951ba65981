"""Which requests of the bot are under way, so that a test can wait until there are none. Looking changes nothing."""

import asyncio
from typing import Any

import pytest
from telegram.request import HTTPXRequest

PATIENCE = 5.0
"""Seconds of real time; only a fault lets them pass."""


class Traffic:
    """Counts what the library sends: polls apart from everything else."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.polls = 0
        self.calls = 0
        self._change = asyncio.Event()
        do_request = HTTPXRequest.do_request

        async def counted(
            request: HTTPXRequest,
            url: str,
            *args: Any,  # noqa: ANN401 - passed on as they are
            **kwargs: Any,  # noqa: ANN401 - passed on as they are
        ) -> tuple[int, bytes]:
            poll = url.endswith("/getUpdates")
            self._count(poll, 1)
            try:
                return await do_request(request, url, *args, **kwargs)
            finally:
                self._count(poll, -1)

        monkeypatch.setattr(HTTPXRequest, "do_request", counted)

    def _count(self, poll: bool, by: int) -> None:
        self.polls += by if poll else 0
        self.calls += 0 if poll else by
        self._change.set()

    async def change(self, elsewhere: asyncio.Event) -> None:
        """Until a request begins or ends, or ``elsewhere``. Raises TimeoutError when the bot has gone silent."""
        self._change.clear()
        waiting = [asyncio.ensure_future(event.wait()) for event in (self._change, elsewhere)]
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waiting:
                one.cancel()
