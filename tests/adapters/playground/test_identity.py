"""Who is who on the page: data, codes, and that it cannot be joined with itself."""

import json
import re

from tests.adapters.playground.support import playground, text_of
from tests.adapters.playground.test_card_room import balance, says
from tests.adapters.stages import keys

CODE = re.compile(r"[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}")


async def test_the_page_cannot_be_joined_with_itself() -> None:
    """Two tabs are two people of one platform; the page is one community."""
    async with playground() as page:
        anna, ben = await page.open("Anna"), await page.open("Ben")
        code = CODE.findall(text_of(await says(anna, "/link")))[0]
        assert "same platform" in text_of(await says(ben, f"/link {code}"))
        assert "made on this side" in text_of(await says(anna, f"/link {code}"))
        code = CODE.findall(text_of(await says(anna, "/community link")))[0]
        assert "made on this side" in text_of(await says(ben, f"/community link {code}"))
        assert "not joined to another" in text_of(await says(ben, "/community"))


async def test_data_on_the_page() -> None:
    """Explained, given as a file, and taken after one question; an old button asks anew."""
    async with playground() as page:
        anna, ben = await page.open("Anna"), await page.open("Ben")
        await balance(anna)
        assert "/privacy export" in text_of(await says(anna, "/privacy"))
        answer = await says(anna, "/privacy export")
        assert json.loads(answer["file"]["text"])["person"]["name"] == "Anna"
        assert "Leave the tables first" in text_of(await says(anna, "/privacy delete"))
        await says(anna, "/leave")
        asked = await says(anna, "/privacy delete")
        await page.world.advance(601)
        late = await anna.answer("press", payload=keys(asked, "forget-confirm")[0])
        assert late["kind"] == "ask"
        done = await anna.answer("press", payload=keys(late, "forget-confirm")[0])
        assert "you are just #" in text_of(done)
        assert "Anna" not in text_of(await says(ben, "/top"))
