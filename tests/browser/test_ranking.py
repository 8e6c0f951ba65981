"""The picture of the hand ranking on the page, under its own content policy."""

from tests.browser.support import DESKTOP, PHONE, front
from tests.browser.test_card_room import say


async def test_the_ranking_is_drawn_beside_its_words(chromium_path: str) -> None:
    """Loaded, as wide as fits, with the words above it, the buttons below it, and alt text; on both sizes."""
    async with front(chromium_path) as there, there.serve(house=0):
        for size in (DESKTOP, PHONE):
            page = await there.tab("Anna", size)
            await page.locator("#group .message.table").first.wait_for()
            await say(page, "/ranks")
            answer = page.locator("#group .answer", has_text="1. Royal flush")
            picture = answer.locator("img")
            await picture.wait_for()
            assert await picture.evaluate("async image => (await image.decode(), image.naturalWidth)") > 0
            shown = await picture.bounding_box()
            assert shown is not None
            assert 200 < shown["width"] <= size[0]
            assert "Royal flush" in str(await picture.get_attribute("alt"))
        assert there.complaints == []
