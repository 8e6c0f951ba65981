"""``/rules``, ``/ranks`` and ``/help`` on the page: answers to one tab, whose buttons turn them."""

import re

from tests.adapters.playground.support import Reply, Tab, playground, text_of


async def says(tab: Tab, line: str) -> Reply:
    """What a tab is answered to a line."""
    return await tab.answer("say", text=line)


def labels(reply: Reply) -> dict[str, str]:
    """The payloads of an answer's buttons by their labels."""
    return {key["label"]: key["payload"] for row in reply["rows"] for key in row}


async def test_a_page_turns_the_rules() -> None:
    """Every topic from the first page, each page by its buttons, told to nobody else."""
    async with playground() as page:
        tab, other = await page.open("Anna"), await page.open("Ben", "fr")
        await says(tab, "/table open draw 32")
        heard = len(other.raw)
        first = await says(tab, "/rules")
        assert first["kind"] == "page"
        assert "Five-card draw (32 cards), ante 5" in text_of(first)
        topics = labels(first)
        assert {"The deal", "Five-card draw", "When things go wrong"} <= set(topics)
        assert "The duel" not in topics
        deal = await tab.answer("press", payload=topics["The deal"])
        assert "A deck of 32 cards, seven to ace" in text_of(deal)
        back = await tab.answer("press", payload=labels(deal)["All topics"])
        assert text_of(back) == text_of(first)
        assert len(other.raw) == heard
        french = await says(other, "/rules distribution")
        assert "Un paquet de 32 cartes" in text_of(french)


async def test_first_steps_and_the_ranking() -> None:
    """Whoever has the page open is an admin there, and is told what admins do first."""
    async with playground() as page:
        tab = await page.open("Anna")
        assert "For admins" in text_of(await says(tab, "/help"))
        assert text_of(await says(tab, "/ranks")).splitlines()[2].startswith("1. Royal flush")
        assert (await says(tab, "/help maybe"))["kind"] == "refused"


async def test_the_first_steps_lead_to_the_rules() -> None:
    """Their button opens the first page."""
    async with playground() as page:
        tab = await page.open("Anna")
        steps = await says(tab, "/help")
        rules = await tab.answer("press", payload=labels(steps)["Rules"])
        assert "What is played here" in text_of(rules)


async def test_the_ranking_has_a_picture_of_this_server() -> None:
    """Beside the words, from an address that cannot be guessed; other names and other hosts get nothing."""
    async with playground() as page:
        tab, other = await page.open("Anna"), await page.open("Ben", "it")
        first = await says(tab, "/ranks")
        shown = first["picture"]
        assert "Royal flush" in shown["alt"]
        assert re.fullmatch(r"/pictures/[0-9a-f]{32}\.png", shown["src"])
        address = page.adapter.url.rstrip("/") + shown["src"]
        async with page.session.get(address) as served:
            assert (served.status, served.content_type) == (200, "image/png")
            assert (await served.read()).startswith(b"\x89PNG")
        async with page.session.get(address.replace(shown["src"][10:20], "0123456789")) as unknown:
            assert unknown.status == 404
        async with page.session.get(address, headers={"Host": "evil.example"}) as foreign:
            assert foreign.status == 403
        assert (await says(tab, "/ranks"))["picture"] == shown
        italian = (await says(other, "/ranks"))["picture"]
        assert italian["src"] != shown["src"]
        assert "Scala reale" in italian["alt"]
        assert (await says(tab, "/rules limits"))["picture"] is None
