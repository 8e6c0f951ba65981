"""Who may connect: browsers on this machine that show our own page, and nobody through their back.

A foreign site can make a visitor's browser send requests here (a WebSocket may be opened across origins), and by DNS
rebinding even make its own name lead here. Both give themselves away: by ``Origin`` and by ``Host``.
"""

import ipaddress
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from aiohttp import web

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Guard:
    """Knows by which names the page may be asked for: the loopback ones, and the address the operator set."""

    def __init__(self, host: str) -> None:
        """``host``: what ``[playground] host`` says."""
        self._host = host.lower()

    def page(self, handler: Handler) -> Handler:
        """``handler``, only for requests under one of our names; 403 for others."""

        async def guarded(request: web.Request) -> web.StreamResponse:
            if not self.knows(request.headers.get("Host", "")):
                raise web.HTTPForbidden(text="This page is for this machine only.\n")
            return await handler(request)

        return guarded

    def socket(self, handler: Handler) -> Handler:
        """``handler``, only for requests that our own page makes; 403 for others."""

        async def guarded(request: web.Request) -> web.StreamResponse:
            scheme, _, place = request.headers.get("Origin", "").lower().partition("://")
            if scheme not in {"http", "https"} or place != request.headers["Host"].lower():
                raise web.HTTPForbidden(text="This connection is for the page served here only.\n")
            return await handler(request)

        return self.page(guarded)

    def knows(self, host: str) -> bool:
        """Whether the name in a ``Host`` header is one of ours, whatever its port."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name and name in {"localhost", self._host}:
            return True
        try:
            return ipaddress.ip_address(name).is_loopback
        except ValueError:
            return False
