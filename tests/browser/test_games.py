"""Other games in a real browser: cards marked by clicks, two boards, one amount, a table opened from the menu."""

import asyncio
import re

from playwright.async_api import Page, expect

from poker_bot.engine.rules import TableRules
from poker_bot.text.present import game_name
from tests.browser.support import CATALOGUE, PATIENCE, PHONE, Front, front
from tests.browser.test_playground import no_complaints

expect.set_options(timeout=PATIENCE)
DRAW = TableRules(variant="draw", small_blind=0, big_blind=0, ante=5, seats=5)
TWICE = TableRules(run_it_twice=True, seats=5)
NOW = "#group .now"
TRAY = "#group .tray"
PLAYED_IN = 60
"""Seconds until somebody's decision has come; only a failing test waits so long."""


async def to_the_draw(browser: Front, size: tuple[int, int] = PHONE) -> Page:
    """Anna in front of her draw: she checks or calls until it comes."""
    page = await browser.tab("Anna", size)
    choose = page.locator(f"{NOW} [data-action=draw-menu]")
    async with asyncio.timeout(PLAYED_IN):
        while not await choose.count():
            await act(page, "check", "call")
    return page


async def act(page: Page, *actions: str) -> None:
    """Press the first of these that is there, at once: the message may be drawn anew meanwhile."""
    for action in actions:
        button = page.locator(f"{NOW} [data-action={action}]")
        if await button.count() and not await button.get_attribute("aria-busy"):
            await button.dispatch_event("click")
            break
    await page.wait_for_timeout(50)


async def test_cards_are_marked_by_clicks_and_drawn(chromium_path: str) -> None:
    """On a phone all five cards and the Draw button are in view; a click marks, another takes back, Draw exchanges."""
    async with front(chromium_path, rules=DRAW) as browser, browser.serve(house=3):
        page = await to_the_draw(browser)
        assert await page.locator(f"{NOW} .slot").count() == 0, "a draw game has no board"
        await page.locator(f"{NOW} [data-action=draw-menu]").click()
        cards = page.locator(f"{TRAY} [data-action=mark]")
        await expect(cards).to_have_count(5)
        for card in (1, 3, 1):
            pressed = await cards.nth(card).get_attribute("aria-pressed")
            await cards.nth(card).click()
            await expect(cards.nth(card)).to_have_attribute("aria-pressed", "false" if pressed == "true" else "true")
        await expect(page.locator(f"{TRAY} [aria-pressed=true]")).to_have_count(1)
        draw = page.locator(f"{TRAY} [data-action=draw]")
        await expect(draw).to_have_text(re.compile("1"))
        for spot in (cards.nth(0), cards.nth(4), draw):
            await expect(spot).to_be_in_viewport(ratio=1)
        widths = await cards.evaluate_all("all => all.map(one => one.offsetWidth)")
        assert min(widths) >= 40
        assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        await draw.click()
        await expect(page.locator(TRAY).locator("[data-action=mark]")).to_have_count(0)
        await expect(page.locator(f"{NOW} .text")).to_contain_text(re.compile(r"Anna[^\n]* · drew 1"))
        assert no_complaints(browser)


async def test_cards_are_marked_by_keyboard_in_the_private_chat(chromium_path: str) -> None:
    """The note of the draw has the cards to mark; the focus stays on the card, and after the draw they are gone."""
    async with front(chromium_path, rules=DRAW) as browser, browser.serve(house=3):
        page = await to_the_draw(browser)
        await page.click("#tab-private")
        cards = page.locator("#private .message [data-action=mark]")
        await expect(cards).to_have_count(5)
        await cards.nth(2).focus()
        for state in ("true", "false", "true"):
            await page.keyboard.press("Enter")
            await expect(cards.nth(2)).to_have_attribute("aria-pressed", state)
            await expect(cards.nth(2)).to_be_focused()
        await page.locator("#private .message [data-action=draw]").click()
        await expect(cards).to_have_count(0)
        assert no_complaints(browser)


async def test_a_seat_shows_five_backs_and_what_was_drawn(chromium_path: str) -> None:
    """Beside the felt each opponent holds five cards face down; who has drawn wears a badge."""
    async with front(chromium_path, rules=DRAW) as browser, browser.serve(house=3):
        page = await to_the_draw(browser, (1280, 800))
        await act(page, "stand-pat")
        badge = page.locator(f"{NOW} .plate.you .drawn")
        await expect(badge).to_have_text(CATALOGUE.text("en", "felt-drawn", count=0))
        for other in await page.locator(f"{NOW} .plate:not(.you):not(.free):not(.out)").all():
            await expect(other.locator(".back")).to_have_count(5)
        assert no_complaints(browser)


async def test_two_boards_are_drawn(chromium_path: str) -> None:
    """Anna and Ben are all-in and run it twice by buttons; both see two complete boards on a phone."""
    async with front(chromium_path, hand_pause=8, rules=TWICE) as browser, browser.serve(house=0):
        anna = await browser.tab("Anna", PHONE)
        await expect(anna.locator(f"{NOW} .plate .name")).to_have_count(1)
        ben = await browser.tab("Ben", PHONE)
        await ben.locator(f"{NOW} [data-action=sit]").click()
        boards = [tab.locator(f"{NOW} .board") for tab in (anna, ben)]
        async with asyncio.timeout(PLAYED_IN):
            while await boards[0].count() < 2:
                for tab in (anna, ben):
                    confirm = tab.locator(f"{TRAY} [data-action=all-in-confirm]")
                    if await confirm.count():
                        await confirm.first.dispatch_event("click")
                    await act(tab, "run-twice", "all-in", "call")
        for tab, board in zip((anna, ben), boards, strict=True):
            await expect(board).to_have_count(2)
            await expect(tab.locator(f"{NOW} .board .card")).to_have_count(10)
            await expect(board.last.locator(".card").last).to_be_in_viewport(ratio=1)
        assert no_complaints(browser)


async def test_a_game_is_opened_from_the_menu(chromium_path: str) -> None:
    """The small menu names the games in the reader's language; at an empty table the chosen one is opened."""
    async with front(chromium_path, hand_pause=60) as browser, browser.serve(house=0):
        page = await browser.tab("Anna", PHONE, locale="it-IT")
        await expect(page.locator(f"{NOW} .plate.you .name")).to_have_text("Anna")
        await page.locator(f"{NOW} [data-action=leave]").click()
        await expect(page.locator(f"{NOW} .plate.you")).to_have_count(0)
        await page.click("#open")
        omaha = game_name("omaha", lang="it", catalogue=CATALOGUE)
        await page.select_option("#open-game", label=omaha)
        await page.locator("#open-table [type=submit]").click()
        await expect(page.locator(f"{NOW} .text")).to_contain_text("omaha", ignore_case=True)
        assert no_complaints(browser)
