"""A card room run from the page: from an empty table to the audit file, every visitor an admin."""

import csv
import io

import pytest

from tests.adapters.playground.support import Playground, Reply, Tab, playground, text_of
from tests.adapters.stages import keys
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


async def test_a_card_room_from_the_first_stake_to_the_audit() -> None:
    """Stakes 25/50, a table, a misdeal, a player removed, an exact refund, the CSV: all by what the page is told."""
    async with playground() as page:
        boss, anna, ben = await boss_and_players(page)
        saved = await says(boss, "/stakes add 25/50 buyin=1000-5000")
        assert "Play it in this room: /stakes default 25/50" in text_of(saved)
        assert "25/50" in text_of(await says(boss, "/stakes default 25/50"))
        assert "open" in text_of(await says(boss, "/table open"))
        await seated(page, anna, ben)
        assert page.world.state.rules.big_blind == 50

        asked = await says(boss, "/floor misdeal")
        assert (asked["kind"], "Ruling: misdeal" in text_of(asked)) == ("ask", True)
        assert {"Anna", "Ben"} == {line.partition(":")[0] for line in text_of(asked).splitlines()[1:]}
        ruled = await boss.answer("press", payload=keys(asked, "floor-confirm")[0])
        assert text_of(ruled) == "Done. Ruling: misdeal."
        assert page.world.frame.view.voided

        await page.world.advance(page.world.settings.hand_pause)
        await page.settled(anna, ben)
        seat = page.world.state.seat_of(next(one.id for one in page.world.live.people.values() if one.name == "Ben"))
        asked = await says(boss, f"/floor remove {seat}")
        assert f"Seat {seat}: Ben" in text_of(asked)
        await boss.answer("press", payload=keys(asked, "floor-confirm")[0])
        await page.world.quiet()
        assert not page.world.state.hand_running
        before = await balance(anna) + page.world.state.seats[0].stack, await balance(ben)  # type: ignore[union-attr]
        assert sum(before) == 2 * STARTING
        await seated(page, ben)
        await page.settled(anna, ben)
        assert (await (anna if anna.is_to_act() else ben).press("call"))["kind"] == "acted"

        closed = await says(boss, "/table close now")
        assert text_of(closed) == "The table is closed. The hand does not count; every chip is back."
        assert (await balance(anna), await balance(ben)) == before
        assert sum(page.world.balances().values()) == 0
        assert not [account for account in page.world.balances() if account.startswith(("pot:", "seat:"))]

        answer = await says(boss, "/audit file")
        assert (answer["kind"], answer["where"]) == ("told", "private")
        assert answer["file"]["name"].endswith(".csv")
        rows = list(csv.DictReader(io.StringIO(answer["file"]["text"].removeprefix("\ufeff"))))
        acts = [row["what"] for row in rows if row["kind"] == "act"]
        assert acts == ["stake-add", "stake-use", "floor", "floor", "close-now"]
        held: dict[str, int] = {}
        for row in rows:
            if row["kind"] == "chips":
                held[row["source"]] = held.get(row["source"], 0) - int(row["amount"])
                held[row["target"]] = held.get(row["target"], 0) + int(row["amount"])
        assert {account: chips for account, chips in held.items() if chips} == page.world.balances()


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
