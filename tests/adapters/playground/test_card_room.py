"""A card room run from the page: from an empty table to the audit file, every visitor an admin."""

import pytest

from tests.adapters.playground.support import Playground, Reply, Tab, playground, text_of
from tests.builders import STARTING


async def says(tab: Tab, line: str, where: str = "group") -> Reply:
    """The answer to a typed line."""
    return await tab.answer("say", text=line, where=where)


async def boss_and_players(page: Playground) -> tuple[Tab, Tab, Tab]:
    """Boss, who stands up again once Anna and Ben are there; they do not sit yet."""
    boss = await page.open("Boss")
    await boss.table(lambda table: len(table["felt"]["plates"]) == 1)
    anna, ben = await page.open("Anna"), await page.open("Ben")
    await says(boss, "/leave")
    await boss.table(lambda table: not table["felt"]["plates"])
    return boss, anna, ben


async def seated(page: Playground, *tabs: Tab) -> None:
    """They sit down and are dealt a hand."""
    for tab in tabs:
        assert (await says(tab, "/sit 1000"))["kind"] == "told"
    await page.world.advance(page.world.settings.hand_pause)
    await page.settled(*tabs)


async def balance(tab: Tab) -> int:
    """Chips of his, away from the tables."""
    text = text_of(await says(tab, "/balance"))
    return int(text.partition("balance: ")[2].partition(" chip")[0].replace(",", ""))


async def test_closing_at_once_gives_back_what_was_brought() -> None:
    """In the middle of a hand with bets of both: each has to the chip what he came with."""
    async with playground() as page:
        boss, anna, ben = await boss_and_players(page)
        await seated(page, anna, ben)
        first = anna if anna.is_to_act() else ben
        assert (await first.press("call"))["kind"] == "acted"
        refused = await says(first, "/table close now")
        assert text_of(refused).startswith("You play in this hand yourself")
        assert (await says(boss, "/table close now"))["kind"] == "told"
        assert [await balance(tab) for tab in (anna, ben)] == [STARTING, STARTING]


async def test_chips_by_name() -> None:
    """Whoever has a page open is known by name; nobody else is, and a name of two people means neither."""
    async with playground() as page:
        boss, _, ben = await boss_and_players(page)
        await balance(ben)
        assert text_of(await says(boss, "/chips grant @ben 1.5k")).startswith("Chips given to Ben: 1,500.")
        assert await balance(ben) == STARTING + 1500
        assert text_of(await says(boss, "/chips take Ben 500")).startswith("Chips taken from Ben: 500.")
        assert "called “Nobody”" in text_of(await says(boss, "/chips grant Nobody 5"))
        await page.open("BEN")
        assert "called “Ben”" in text_of(await says(boss, "/chips grant Ben 5"))
        assert await balance(ben) == STARTING + 1000


async def test_what_an_admin_is_told_nobody_else_hears() -> None:
    """Lists, refusals and files go to the tab that asked, and the group is told nothing."""
    async with playground() as page:
        boss, anna, _ = await boss_and_players(page)
        await says(anna, "/balance")
        heard = len(anna.raw)
        for line in ("/stakes", "/stakes add x 20/10", "/settings", "/audit", "/audit file", "/chips season", "/top"):
            assert text_of(await says(boss, line))
        await says(anna, "/balance")
        assert len(anna.raw) == heard + 1


@pytest.mark.parametrize(
    "word", ["stakes", "floor", "settings", "chips", "audit", "daily", "top", "privacy", "link", "community"]
)
async def test_the_page_offers_the_words(word: str) -> None:
    """Every command of the card room is among those the page suggests, with what it does."""
    async with playground() as page:
        tab = await page.open("Anna")
        welcome = next(reply for reply in tab.heard if reply["type"] == "welcome")
        assert welcome["commands"][word]
