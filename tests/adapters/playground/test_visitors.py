"""How people come in, who they are, and in which language they are spoken to."""

import pytest

from adapters.playground.identity import GUEST_NAMES
from tests.adapters.playground.support import CATALOGUE, Tab, playground, text_of
from tests.text.conftest import LANGUAGES


def plates(tab: Tab) -> list[str]:
    """Names of those who sit, by seat."""
    table = tab.newest()
    return [] if table is None else [plate["name"] for plate in table["felt"]["plates"]]


async def test_the_first_visitor_is_dealt_a_hand_with_the_house() -> None:
    """Opening the page opens a table, seats the visitor and three house players, and a pause later cards are dealt."""
    async with playground(house=3) as page:
        tab = await page.open()
        await tab.table(lambda table: len(table["felt"]["plates"]) == 4)
        assert plates(tab) == [GUEST_NAMES[0], "Heron", "Otter", "Magpie"]
        await page.world.advance(page.world.settings.hand_pause)
        await tab.table(lambda table: table["felt"].get("running", False))
        while not tab.hole():
            await tab.until(lambda reply: reply["type"] == "put")
        own = next(plate for plate in tab.newest()["felt"]["plates"] if plate.get("you"))  # type: ignore[index]
        assert (own["seat"], own.get("cards")) == (1, None)


async def test_a_later_visitor_chooses_for_himself() -> None:
    """With somebody there who plays, the next one sees the table and a seat for him, and sits down by a button."""
    async with playground(house=3) as page:
        first = await page.open("Anna")
        await first.table(lambda table: len(table["felt"]["plates"]) == 4)
        second = await page.open("Ben")
        await second.table(lambda table: len(table["felt"]["plates"]) == 4)
        assert "sit" in second.actions()
        assert "sit" not in first.actions()
        assert not {"leave", "away", "cards"} & set(second.actions())
        answer = await second.press("sit")
        assert (answer["kind"], "seat 5" in text_of(answer)) == ("told", True)
        await first.table(lambda _: plates(first)[-1] == "Ben")


async def test_two_at_once_are_a_first_and_a_second() -> None:
    """Two pages that open together: one visitor is seated, the other may choose."""
    async with playground(house=1) as page:
        one, other = page.tab("Anna"), page.tab("Ben")
        await one.open()
        await other.open()
        await one.table(lambda table: len(table["felt"]["plates"]) == 2)
        assert plates(one) == ["Anna", "Heron"]


async def test_a_visitor_who_finds_only_absent_players_plays_at_once() -> None:
    """Who sits there without an open page does not keep a newcomer waiting for a partner."""
    async with playground(house=2) as page:
        gone = await page.open("Anna")
        await gone.table(lambda table: len(table["felt"]["plates"]) == 3)
        await gone.close()
        later = await page.open("Ben")
        await later.table(lambda table: len(table["felt"]["plates"]) == 4)
        assert plates(later) == ["Anna", "Heron", "Otter", "Ben"]


async def test_who_sits_down_at_a_new_table_has_partners_too() -> None:
    """When the table was closed behind a visitor, /poker opens another, and sitting down there calls the house."""
    async with playground(house=2) as page:
        tab = await page.open("Anna")
        await tab.table(lambda table: len(table["felt"]["plates"]) == 3)
        await tab.answer("say", text="/leave")
        await page.world.advance(page.world.settings.idle_time + 1)
        assert list(page.world.service.tables) == []
        await tab.answer("say", text="/poker")
        await tab.table(lambda table: table["felt"]["plates"] == [] and "sit" in tab.actions())
        await tab.press("sit")
        await tab.table(lambda _: plates(tab) == ["Anna", "Heron", "Otter"])


async def test_a_full_table_says_so() -> None:
    """Without a free seat the answer says how many there are."""
    async with playground(house=5) as page:
        first = await page.open("Anna")
        await first.table(lambda table: len(table["felt"]["plates"]) == 6)
        answer = await (await page.open("Ben")).answer("say", text="/sit")
        assert (answer["kind"], "all 6 seats" in text_of(answer)) == ("refused", True)


async def test_sit_with_an_amount() -> None:
    """``/sit 400`` brings 400 chips, ``/sit 20`` is refused with the range."""
    async with playground() as page:
        await page.open("Anna")
        ben = await page.open("Ben")
        refused = await ben.answer("say", text="/sit 20")
        assert (refused["kind"], "400 to 2,000" in text_of(refused)) == ("refused", True)
        assert "with 400 chips" in text_of(await ben.answer("say", text="/sit 400"))


async def test_the_same_tab_is_the_same_person_and_another_is_another() -> None:
    """The secret of the tab decides who one is, not the name."""
    async with playground() as page:
        anna = await page.open("Anna")
        await anna.table(lambda table: len(table["felt"]["plates"]) == 1)
        await anna.close()
        await anna.open()
        assert plates(anna) == ["Anna"]
        twin = await page.open("Anna")
        await twin.press("sit")
        await anna.table(lambda _: plates(anna) == ["Anna (seat 1)", "Anna (seat 2)"])


async def test_two_tabs_of_one_person_see_the_same() -> None:
    """A tab opened twice shows the same private chat twice, and the answer where it was asked."""
    async with playground() as page:
        first, _ = await page.two_dealt()
        copy = page.tab(first.name)
        copy.secret = first.secret
        await copy.open()
        assert copy.hole() == first.hole()
        heard = len(copy.heard)
        await first.press("cards")
        await first.press("call")
        await copy.table(lambda _: not copy.is_to_act())
        assert [reply["type"] for reply in copy.heard[heard:]] == ["put"]


async def test_names() -> None:
    """A name is cleaned; without one a visitor gets one that nobody has; it can be changed at the table."""
    async with playground() as page:
        first = await page.open("  A\u202enn\u0007a  ")
        await first.table(lambda table: len(table["felt"]["plates"]) == 1)
        assert plates(first) == ["Anna"]
        guests = [await page.open() for _ in range(2)]
        names = [next(r["you"]["name"] for r in guest.heard if r["type"] == "welcome") for guest in guests]
        assert names == list(GUEST_NAMES[:2])
        await first.ask("rename", name="<b>Zoë</b> 😀")
        await first.until(lambda reply: reply["type"] == "welcome" and reply["you"]["name"] == "<b>Zoë</b> 😀")
        await guests[0].table(lambda _: plates(guests[0]) == ["<b>Zoë</b> 😀"])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_reader_reads_his_own_language(language: str) -> None:
    """The browser's language is the first; another one can be chosen; the group's text is each reader's own."""
    async with playground() as page:
        english = await page.open("Anna", "en-GB")
        other = await page.open("Ben", f"{language}-XX")
        label = CATALOGUE.text(language, "page-title")
        seats = CATALOGUE.text(language, "lobby-seats", taken=1, seats=6)
        assert other.labels["title"] == label
        assert seats in text_of(await other.table(lambda table: len(table["felt"]["plates"]) == 1))
        shown = await english.table(lambda table: len(table["felt"]["plates"]) == 1)
        assert (seats in text_of(shown)) == (language == "en")
        await english.ask("speak", language=language)
        await english.until(lambda reply: reply["type"] == "welcome" and reply["you"]["language"] == language)
        assert english.labels["title"] == label
        assert seats in text_of(await english.table(lambda _: True))
        assert (await english.answer("speak", language="xx"))["kind"] == "refused"


async def test_a_chosen_language_stays_with_the_person() -> None:
    """Who chose French is spoken to in French when he comes back, cards and all."""
    async with playground() as page:
        first, _ = await page.two_dealt()
        await first.answer("say", text="/language fr")
        await first.close()
        first.private.clear()
        await first.open()
        assert first.labels["title"] == CATALOGUE.text("fr", "page-title")
        assert any("Vos cartes" in text_of(message) for message in first.private.values())
        assert first.hole()


async def test_talk_is_heard_by_everybody_as_text() -> None:
    """What somebody says stands in the group under his name, one harmless line; to himself it is his own."""
    async with playground() as page:
        anna, ben = await page.open("Anna"), await page.open("Ben")
        await anna.answer("say", text="<img src=x onerror=alert(1)>\n\u202e hello")
        message = (await ben.until(lambda reply: reply["type"] == "put" and reply["message"]["by"] == "other"))[
            "message"
        ]
        assert (message["name"], text_of(message)) == ("Anna", "<img src=x onerror=alert(1)> hello")
        assert [one["by"] for one in anna.group.values()][-1] == "you"
        quiet = len(ben.heard)
        await anna.answer("say", text=" \u200b ")
        assert len(ben.heard) == quiet


async def test_a_drowned_table_comes_down_again() -> None:
    """After much talk the next street is posted below it; the message above keeps its text and loses its buttons."""
    async with playground() as page:
        first, second = await page.two_dealt()
        before = first.newest()
        assert before is not None
        for number in range(20):
            await second.answer("say", text=f"blah {number}")
        await first.press("call")
        await page.settled(first, second)
        await second.press("check")
        await first.table(lambda table: table["id"] != before["id"])
        await first.until(lambda _: "rows" not in first.group[before["id"]])


async def test_after_a_restart_a_page_finds_its_hand_again() -> None:
    """A new process knows nothing of the old chats: the running hand is posted anew, with his cards for its player."""
    async with playground() as page:
        first, second = await page.two_dealt()
        hole = first.hole()
        async with page.again() as later:
            for tab in (first, second):
                tab.url = later.adapter.url
                await tab.close()
            await first.open()
            while not first.hole():
                await first.until(lambda reply: reply["type"] == "put")
            assert first.hole() == hole
            await first.table(lambda table: table["felt"].get("running", False))
            assert (await first.press("call"))["kind"] == "acted"
            await second.open()
            await second.table(lambda _: second.is_to_act())
            cards = [message for message in first.private.values() if "hole" in message]
            assert len(cards) == 1
