"""The one HTTP server of this process: whatever is served over the web is a route of its aiohttp application.

For now the playground's page and ``GET /health``; an adapter adds its routes before ``start``.
"""

import errno
from collections.abc import Iterable
from typing import Final

from aiohttp import web

_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
"""Sent with every response, errors included."""

_EVERYWHERE: Final = ("0.0.0.0", "::", "")  # noqa: S104 - recognised here, bound only if the operator says so
_SHUTDOWN: Final = 0.3
"""Seconds a handler may still take once the server stops."""


class ListenError(Exception):
    """The address cannot be listened on; the text is one line that names the setting and what to do."""


class WebServer:
    """One address with one application.

    The keys ``host`` and ``port`` of that ``section`` of the settings, with ``prefix`` before them, are where a person
    would change the address.
    """

    def __init__(self, host: str, port: int, section: str, *, prefix: str = "") -> None:
        """``port`` 0 takes any free one."""
        self._host = host
        self._port = port
        self._section = section
        self._prefix = prefix
        self._app = web.Application()
        self._app.on_response_prepare.append(_add_headers)
        self._app.router.add_get("/health", _health)
        self._runner: web.AppRunner | None = None
        self.url = ""
        """Where a browser on this machine finds it, "" while it does not listen."""

    def add_routes(self, routes: Iterable[web.AbstractRouteDef]) -> None:
        """Serve these, too; before ``start``."""
        self._app.add_routes(routes)

    async def start(self) -> None:
        """Listen. Raises ``ListenError``."""
        runner = web.AppRunner(self._app, access_log=None, shutdown_timeout=_SHUTDOWN)
        await runner.setup()
        try:
            await web.TCPSite(runner, self._host, self._port).start()
        except OSError as error:
            await runner.cleanup()
            raise ListenError(self._complaint(error)) from error
        self._runner = runner
        self.url = _url(self._host, runner.addresses[0][1])

    async def stop(self) -> None:
        """Close the address and every connection; harmless when it never listened."""
        runner, self._runner, self.url = self._runner, None, ""
        if runner is not None:
            await runner.cleanup()

    def _complaint(self, error: OSError) -> str:
        key = f"{self._section}.{self._prefix}port"
        if error.errno == errno.EADDRINUSE:
            variable = f"{self._section}_{self._prefix}port".upper()
            setting = f"[{self._section}] {self._prefix}port, or {variable},"
            advice = f"another program uses it; set {setting} to another number, or to 0 for any free one"
            return f"{key} = {self._port}: {advice}"
        if error.errno == errno.EACCES:
            return f"{key} = {self._port}: not allowed for this user; use 1024 or above"
        host = f'{self._section}.{self._prefix}host = "{self._host}"'
        return f"{host}: cannot be listened on ({error.strerror or error})"


def _url(host: str, port: int) -> str:
    if host in _EVERYWHERE:
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


async def _health(_request: web.Request) -> web.Response:
    """The process is up and its loop turns."""
    return web.json_response({"status": "ok"})


async def _add_headers(_request: web.BaseRequest, response: web.StreamResponse) -> None:
    for name, value in _HEADERS.items():
        response.headers.setdefault(name, value)
