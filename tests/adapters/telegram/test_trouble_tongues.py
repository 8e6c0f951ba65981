"""What players read when something goes wrong on Telegram, in every language: the catalogue's own text."""

import asyncio

import pytest

from tests.adapters.discord.test_trouble_tongues import broken, says
from tests.adapters.telegram.scene import CATALOGUE, Scene, buttons
from tests.text.conftest import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
async def test_trouble_is_told_in_ones_language(game: Scene, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A closed chat, a stranger, a late finger, a slow player, a lost group, a broken store, a stop."""

    def text(key: str) -> str:
        return CATALOGUE.text(language, key, link="").strip()

    for name in ("ann", "bob", "eve"):
        game.user(name, language)
    await game.start_chat("ann")
    assert game.told("ann")[0].splitlines()[0] == text("start-welcome")
    await game.say("ann", "hello", game.user("ann").private)
    assert game.told("ann")[-1] == text("telegram-group-only")

    await game.deal("ann", "bob", started=False)
    await game.shown()
    assert f"bob · {text('cards-hint')}" in game.table.text
    assert text("button-cards-private") in game.table.labels
    await game.shown()
    assert (await game.press("eve", "call")).text == text("refusal-not-seated")
    first, early = game.to_act(), buttons(game.table)["call"]
    await game.press(first, "call")
    assert (await game.press_data(first, game.table, early)).text == text("reply-duplicate")
    assert (await game.press_data(game.to_act(), game.table, early)).text == text("refusal-stale-turn")
    await game.clock.advance(24_000)
    assert says(game.group.last.text, language, "nudge")

    for line, key in (("/cards", "start-hint"), ("/balance", "telegram-private-ask"), ("/x@{}", "unknown-command")):
        await game.say("bob", line.format(game.adapter._messages.username))  # noqa: SLF001 - the emulator made it up
        await game.clock.advance(6_000)
        assert game.group.last.text.startswith(text(key)), line
    with monkeypatch.context() as patched:
        patched.setattr(game.service, "person", broken)
        assert (await game.press("ann", "cards")).text == text("refusal-store-down")
    await game.user("ann").remove_bot(game.group)
    await game.quiet()
    assert says(game.told("ann")[-1], language, "notice-unseen")
    await game.user("ann").add_bot(game.group)
    await game.clock.advance(12_000)
    assert any(says(one, language, "notice-seen-again") for one in game.told("ann")[-2:])
    leaving = asyncio.create_task(game.adapter.farewell(5.0))
    await game.clock.advance(10_000)
    await leaving
    assert game.group.last.text == text("back-soon")
