"""The page in a real browser: what a newcomer sees, and whole hands by clicks."""

import asyncio
import re
import time

from playwright.async_api import Page, expect

from tests.browser.support import CATALOGUE, PATIENCE, PHONE, Front, front
from tests.text.conftest import LANGUAGES

expect.set_options(timeout=PATIENCE)
ANNA_FOLDED = re.compile(r"Anna[^·]* · [^·]* · folded")
MY_TURN = "body.your-turn #group .now [data-action=fold]"


def no_complaints(page: Front) -> bool:
    """Nothing in the console, and nothing loaded from anywhere else."""
    strangers = [
        url for url in page.requests if not url.startswith((page.adapter.url, page.adapter.url.replace("http", "ws")))
    ]
    assert (page.complaints, strangers) == ([], [])
    return True


async def test_a_newcomer_is_dealt_a_hand_within_ten_seconds(chromium_path: str) -> None:
    """With the default pause: the page opens, three house players sit there, and two cards of his own are on view."""
    async with front(chromium_path, hand_pause=4, think=1500) as browser, browser.serve(house=3):
        began = time.monotonic()
        page = await browser.tab()
        await page.wait_for_selector("#group .now .plate.you .card.own >> nth=1", timeout=10_000)
        assert time.monotonic() - began < 10
        assert await page.locator("#group .now .plate .name").all_text_contents() == [
            "Robin",
            "Heron",
            "Otter",
            "Magpie",
        ]
        await expect(page.locator("#private .hole .card")).to_have_count(2)
        assert no_complaints(browser)


async def test_two_tabs_and_a_house_player_click_through_a_hand(chromium_path: str) -> None:
    """Anna and Ben press buttons until a hand in which both were dealt in is over; both read the same result."""
    async with front(chromium_path, hand_pause=3) as browser, browser.serve(house=1):
        anna = await browser.tab("Anna")
        await expect(anna.locator("#group .now .plate .name")).to_have_count(2)
        ben = await browser.tab("Ben", PHONE)
        await ben.locator("#group .now [data-action=sit]").click()
        await expect(anna.locator("#group .now .plate .name")).to_have_count(3)
        async with asyncio.timeout(60):
            while not await _both_played(anna, ben):
                for tab in (anna, ben):
                    await _act(tab)
        results = [await tab.locator("#group .now .text").inner_text() for tab in (anna, ben)]
        assert all("wins" in text or "Split" in text or "split" in text for text in results)
        assert no_complaints(browser)


async def _both_played(*tabs: Page) -> bool:
    """Whether the hand on view is over, and each had cards in it."""
    script = """() => {
        const table = document.querySelector("#group .now");
        const cards = [...document.querySelectorAll("#private .hole")].length;
        return cards > 0 && Boolean(table?.querySelector(".sign-trophy"));
    }"""
    return all([await tab.evaluate(script) for tab in tabs])


async def _act(tab: Page) -> None:
    """Press what moves the hand on, if there is anything to press."""
    for action in ("check", "call", "show", "enter-post"):
        button = tab.locator(f"#group .now [data-action={action}]")
        if await button.count() and not await button.get_attribute("aria-busy"):
            # Dispatched at once: the message may be drawn anew between looking and pressing.
            await button.dispatch_event("click")
            break
    await tab.wait_for_timeout(50)


async def test_the_page_speaks_four_languages(chromium_path: str) -> None:
    """Choosing a language changes the labels, the table, the buttons and the document at once."""
    async with front(chromium_path, hand_pause=60) as browser, browser.serve(house=3):
        page = await browser.tab("Anna", PHONE, locale="fr-CA")
        await expect(page.locator("html")).to_have_attribute("lang", "fr")
        await expect(page.locator("#group .now .plate .name")).to_have_count(4)
        for language in (*LANGUAGES[1:], "en"):
            await page.select_option("#language", language)
            await expect(page.locator("html")).to_have_attribute("lang", language)
            await expect(page).to_have_title(CATALOGUE.text(language, "page-title"))
            seats = CATALOGUE.text(language, "lobby-seats", taken=4, seats=6)
            await expect(page.locator("#group .now .text")).to_contain_text(seats)
            leave = CATALOGUE.text(language, "button-leave")
            await expect(page.locator("#group .now [data-action=leave]")).to_have_text(leave)
            place = CATALOGUE.text(language, "page-message")
            await expect(page.locator("#group .composer input")).to_have_attribute("placeholder", place)
        assert no_complaints(browser)


async def test_a_phone_shows_the_decision_and_the_cards(chromium_path: str) -> None:
    """On 360 by 740 pixels nothing is wider than the screen, and cards, price and big enough buttons are in view."""
    async with front(chromium_path) as browser, browser.serve(house=3):
        page = await browser.tab("Anna", PHONE)
        await page.wait_for_selector(MY_TURN)
        await page.locator("#group .tray .close").click()
        assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        for spot in ("#peek .card >> nth=1", "#group .now .for-me >> nth=-1", "#group .now .key >> nth=-1"):
            await expect(page.locator(spot)).to_be_in_viewport(ratio=1)
        heights = await page.locator("#group .now .key").evaluate_all("keys => keys.map(key => key.offsetHeight)")
        assert min(heights) >= 40
        await page.click("#tab-private")
        await expect(page.locator("#private .hole .card >> nth=1")).to_be_in_viewport(ratio=1)
        assert no_complaints(browser)


async def test_a_hand_can_be_played_by_keyboard(chromium_path: str) -> None:
    """Tab reaches the buttons, Enter presses them, the focus stays with the table, Escape closes the form."""
    async with front(chromium_path) as browser, browser.serve(house=3):
        page = await browser.tab("Anna")
        await page.wait_for_selector(MY_TURN)
        await page.locator("#group .timeline").focus()
        for _ in range(20):
            await page.keyboard.press("Tab")
            if await page.evaluate("document.activeElement.dataset.action") == "raise-menu":
                break
        await page.keyboard.press("Enter")
        await expect(page.locator("#raise-amount")).to_be_focused()
        await page.keyboard.type("1")
        await page.keyboard.press("Enter")
        await expect(page.locator("#raise-problem")).to_contain_text("too little")
        await page.keyboard.press("Escape")
        await expect(page.locator("#raise")).to_be_hidden()
        await page.locator("#group .now [data-action=fold]").focus()
        await page.keyboard.press("Enter")
        await expect(page.locator("#group .timeline")).to_contain_text(ANNA_FOLDED)
        assert await page.evaluate("document.querySelector('#group').contains(document.activeElement)")
        assert no_complaints(browser)


async def test_a_raise_by_slider_and_an_all_in_that_is_asked_twice(chromium_path: str) -> None:
    """The slider's end is the whole stack: sending it asks once more, and only the second button does it."""
    async with front(chromium_path) as browser, browser.serve(house=3):
        page = await browser.tab("Anna")
        await page.wait_for_selector(MY_TURN)
        await page.locator("#group .now [data-action=raise-menu]").click()
        await page.locator("#raise .presets .key").last.click()
        pot = int(await page.input_value("#raise-amount"))
        await page.locator("#raise-slider").focus()
        await page.keyboard.press("End")
        assert int(await page.input_value("#raise-amount")) > pot
        await page.click("#raise-send")
        await page.locator("#group .answer.ask [data-action=all-in-confirm]").click()
        await expect(page.locator("#group .now .text")).to_contain_text("all-in")
        assert no_complaints(browser)


async def test_a_reloaded_tab_is_the_same_person_and_a_copied_one_another(chromium_path: str) -> None:
    """Reloading keeps name and seat; a tab made by copying, with the same storage, is a new guest."""
    async with front(chromium_path, hand_pause=60) as browser, browser.serve(house=1):
        page = await browser.tab("Anna")
        await expect(page.locator("#group .now .plate.you .name")).to_have_text("Anna")
        await page.reload()
        await expect(page.locator("#group .now .plate.you .name")).to_have_text("Anna")
        async with page.context.expect_page() as opening:
            await page.evaluate("window.open(location.href)")
        copy = await opening.value
        browser.watch(copy)
        await expect(copy.locator(".who-name")).to_have_text("Robin")
        await expect(copy.locator("#group .now .plate.you")).to_have_count(0)
        assert no_complaints(browser)


async def test_the_page_comes_back_by_itself(chromium_path: str) -> None:
    """While the host is away the page says so; once it is back the page goes on with the same seat and cards."""
    async with front(chromium_path) as browser:
        async with browser.serve(house=3) as url:
            page = await browser.tab("Anna")
            await page.wait_for_selector(MY_TURN)
            cards = await page.locator("#private .hole .card").evaluate_all("all => all.map(one => one.ariaLabel)")
        await expect(page.locator("#status")).to_have_text(CATALOGUE.text("en", "page-lost"))
        port = int(url.rstrip("/").rpartition(":")[2])
        async with browser.serve(house=3, port=port):
            await expect(page.locator("#status")).to_have_text(CATALOGUE.text("en", "page-reconnected"))
            again = page.locator("#private .hole .card")
            await expect(again).to_have_count(2)
            assert await again.evaluate_all("all => all.map(one => one.ariaLabel)") == cards
            await page.locator("#group .now [data-action=fold]").click()
            await expect(page.locator("#group .timeline")).to_contain_text(ANNA_FOLDED)


async def test_markup_in_names_and_talk_stays_text(chromium_path: str) -> None:
    """Names and words that look like markup are shown as they were typed."""
    async with front(chromium_path, hand_pause=60) as browser, browser.serve(house=1):
        page = await browser.tab("<i>Anna</i>")
        await expect(page.locator("#group .now .plate.you .name")).to_contain_text("<i>Anna")
        await page.fill("#group .composer input", "<img src=x> 10♥ K♠")
        await page.keyboard.press("Enter")
        await expect(page.locator("#group .message.you .text")).to_have_text("<img src=x> 10♥ K♠")
        assert await page.locator("#group .message.you .word-card").count() == 2
        assert no_complaints(browser)
