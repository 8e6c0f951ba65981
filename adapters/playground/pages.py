"""The page's own files, read once and served under strict rules: nothing from elsewhere, no script but ours."""

from pathlib import Path
from typing import Final

from aiohttp import web

from adapters.playground.guard import Guard, Handler

_FOLDER: Final = Path(__file__).parent / "page"
_TYPES: Final = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}

_RULES: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",  # no text is ever taken for markup
}

POLICY: Final = "; ".join(f"{name} {value}" for name, value in _RULES.items())
"""Content-Security-Policy of everything the page consists of."""


def page_routes(guard: Guard) -> list[web.RouteDef]:
    """One route for each file of the page, and ``/`` for the page itself."""
    files = sorted(file for file in _FOLDER.iterdir() if file.suffix in _TYPES)
    routes = [web.get(f"/{file.name}", guard.page(_serve(file))) for file in files]
    return [web.get("/", guard.page(_serve(_FOLDER / "index.html"))), *routes]


def _serve(file: Path) -> Handler:
    body, kind = file.read_bytes(), _TYPES[file.suffix]

    async def serve(_request: web.Request) -> web.StreamResponse:
        return web.Response(body=body, content_type=kind, charset="utf-8", headers={"Content-Security-Policy": POLICY})

    return serve
