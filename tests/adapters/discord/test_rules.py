"""``/rules``, ``/ranks`` and ``/help`` on Discord: private pages, turned in place; topics completed as typed."""

import pytest

from poker_bot.text.rulebook import TOPICS
from tests.adapters.discord.scene import CATALOGUE, Scene, scene
from tests.emulators.discord.in_process import speaking
from tests.text.conftest import LANGUAGES


def text_of(answer: object) -> str:
    """The words of a private answer, without markup."""
    response = getattr(answer, "response", None)
    assert response is not None
    assert response.ephemeral
    return str(response.content).replace("*", "").replace("\\", "")


def labels_of(answer: object) -> list[str]:
    """What stands on the buttons below a private answer."""
    response = getattr(answer, "response", None)
    assert response is not None
    return [button["label"] for row in response.components for button in row["components"]]


async def test_the_rules_of_the_table_are_read_privately_and_turned_in_place(game: Scene) -> None:
    """From the lobby's button: the game of this room, a topic, its next page; one private message all along."""
    game.join("ann", "bob")
    await game.slash("ann", "table open", game="omaha")
    first = await game.press("bob", "rules")
    assert "Pot-limit Omaha 10/20" in text_of(first)
    sent = len(game.sent())
    page = await game.press_below("bob", first, "rules-page")
    assert page.response is not None
    assert "Rules · Aim and table" in page.response.content.replace("*", "")
    assert [(one.how, one.reader) for one in game.sent()[sent:]] == [("type 7", "bob")]


async def test_pages_work_after_a_restart(game: Scene) -> None:
    """All a button needs is in its payload."""
    game.join("ann")
    first = await game.slash("ann", "rules", topic="button")
    assert "1/2" in text_of(first)
    await game.restart()
    page = await game.press_below("ann", first, "rules-page")
    assert page.response is not None
    assert page.response.content


async def test_a_topic_by_its_word_and_the_ranking(game: Scene) -> None:
    """``/rules limits`` and ``/ranks`` go straight there; what is no topic is refused with some that are."""
    game.join("ann")
    assert "No-limit: you may bet anything from 20" in text_of(await game.slash("ann", "rules", topic="limits"))
    assert "1. Royal flush" in text_of(await game.slash("ann", "ranks"))
    assert "table, button, deal" in text_of(await game.slash("ann", "rules", topic="quidditch"))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_topics_are_completed_in_the_language_of_whoever_types(game: Scene, language: str) -> None:
    """By their titles; picked, they are sent as their words. Nothing that is not built is among them."""
    game.join("ann")
    ann = game.people["ann"]
    with speaking({ann.id: "en-GB" if language == "en" else language}):
        offered = await ann.autocomplete(game.channel, "rules", "topic", "")
    built = [topic for topic in TOPICS if topic.built]
    assert {choice["value"] for choice in offered} == {topic.name for topic in built}
    assert {choice["name"] for choice in offered} == {
        CATALOGUE.text(language, f"rule-topic-{topic.name}") for topic in built
    }
    some = await ann.autocomplete(game.channel, "rules", "topic", "LIM")
    assert [choice["value"] for choice in some] == ["limits"]


async def test_help_and_its_switch(game: Scene) -> None:
    """First steps with the way on; ``off`` and ``on`` are kept."""
    game.join("ann")
    steps = await game.slash("ann", "help")
    assert "First steps" in text_of(steps)
    assert "For admins" not in text_of(steps)
    assert labels_of(steps) == ["Rules", "Language"]
    assert "won't explain" in text_of(await game.slash("ann", "help", tips="off"))
    assert "explain things" in text_of(await game.slash("ann", "help", tips="on"))


async def test_the_ranking_has_its_picture_in_the_language_of_the_page() -> None:
    """``/ranks`` brings the words and a PNG whose alt text says the same; with ``pictures = off`` the words alone."""
    async with scene(pictures="result") as game:
        game.join("ann")
        with speaking({game.people["ann"].id: "fr"}):
            answer = await game.slash("ann", "ranks")
        assert answer.response is not None
        assert "1. Quinte flush royale" in text_of(answer)
        (shown,) = answer.response.message.attachments
        assert "Quinte flush royale" in str(shown.description)
        assert (await shown.read()).startswith(b"\x89PNG")
    async with scene() as game:
        game.join("ann")
        answer = await game.slash("ann", "ranks")
        assert answer.response is not None
        assert answer.response.message.attachments == []


async def test_the_picture_comes_and_goes_with_its_page() -> None:
    """Turned to the ranking the message has the picture, turned away it has none, and back again it has it."""
    async with scene(pictures="result") as game:
        game.join("ann")
        answer = await game.slash("ann", "ranks")
        seen = []
        for _ in range(4):
            assert answer.response is not None
            seen.append(len(answer.response.message.attachments))
            payload = next(
                key["custom_id"]
                for row in answer.response.components
                for key in row["components"]
                if key["label"] == ("All topics" if seen[-1] else CATALOGUE.text("en", "rule-topic-ranks"))
            )
            answer = await game.people["ann"].click(answer.response.message, custom_id=payload)
            await game.quiet()
        assert seen == [1, 0, 1, 0]
