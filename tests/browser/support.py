"""A playground in real time, and a browser in front of it that writes down whatever it complains about."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, Page, async_playwright

from adapters.playground import PlaygroundAdapter
from poker_bot.config import PlaygroundConfig
from poker_bot.engine.rules import TableRules
from poker_bot.host.clock import SystemClock
from poker_bot.host.service import PokerService
from poker_bot.host.settings import HostSettings
from poker_bot.house import HouseTeam
from poker_bot.store.memory import MemoryStore
from poker_bot.text.catalogue import Catalogue

CATALOGUE = Catalogue.load(Path(__file__).parents[2] / "locales")
FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
PHONE = (360, 740)
DESKTOP = (1280, 800)
RULES = TableRules()
PATIENCE = 15_000
"""Milliseconds until a test that waits for the page gives up."""


class Front:
    """The served page, the browser, and what went wrong in it."""

    def __init__(self, service: PokerService, browser: Browser) -> None:
        self.service = service
        self.browser = browser
        self.adapter = self.adapter_on(0, 0)
        self.complaints: list[str] = []
        self.requests: list[str] = []

    def adapter_on(self, port: int, house: int) -> PlaygroundAdapter:
        """An adapter, not running yet; sent no frames before ``serve``."""
        return PlaygroundAdapter(
            PlaygroundConfig(port=port, house_players=house), self.service, CATALOGUE, SystemClock()
        )

    @asynccontextmanager
    async def serve(self, house: int, port: int = 0) -> AsyncIterator[str]:
        """The page is there as long as this lasts; its address."""
        self.adapter = self.adapter_on(port, house)
        self.service.attach(self.adapter)
        running = asyncio.create_task(self.adapter.run())
        await asyncio.wait_for(self.adapter.listening.wait(), 5)
        try:
            yield self.adapter.url
        finally:
            await self.adapter.stop()
            await running

    async def tab(self, name: str = "", size: tuple[int, int] = DESKTOP, locale: str = "en-GB") -> Page:
        """A person with a browser of his own, in front of the page."""
        context = await self.browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=locale, service_workers="block"
        )
        context.set_default_timeout(PATIENCE)
        page = await context.new_page()
        self.watch(page)
        await page.goto(self.adapter.url + (f"?as={name}" if name else ""))
        return page

    def watch(self, page: Page) -> None:
        """Write down errors, warnings and every address that is asked for."""
        page.on("console", lambda message: self._said(message.type, message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda request: self.requests.append(request.url))

    def _said(self, kind: str, text: str) -> None:
        if kind in {"error", "warning"}:
            self.complaints.append(text)


@asynccontextmanager
async def front(
    chromium_path: str, hand_pause: int = 2, think: int = 150, rules: TableRules = RULES
) -> AsyncIterator[Front]:
    """A host in real time and a fresh browser; ``hand_pause`` in seconds, ``think`` in milliseconds."""
    settings = HostSettings(rules=rules, hand_pause=hand_pause, house_think_ms=think)
    service = PokerService(MemoryStore(), SystemClock(), lambda: secrets.token_bytes(32), settings, HouseTeam())
    await service.start()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium_path, args=list(FLAGS))
        try:
            yield Front(service, browser)
        finally:
            await browser.close()
            await service.stop()
