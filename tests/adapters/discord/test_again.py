"""A closed private chat is noted with the person, and tried again when he asks for it (trouble P-09; issue 5)."""

import pytest

from poker_bot.text.catalogue import LANGUAGES
from tests.adapters.discord.scene import CATALOGUE, SETTINGS, Scene
from tests.emulators.discord.in_process import speaking

HANDS = 4


def close_chat(game: Scene, name: str, code: int = 50007) -> str:
    """That person's privacy settings refuse the bot; the path of his private chat."""
    path = f"/channels/{game.people[name].user.dm_channel.id}/messages"
    game.env.inject_error("POST", path, status=403 if code != 40003 else 400, code=code, times=None)
    return path


def tries(game: Scene, path: str) -> int:
    """How often something was sent there."""
    return len([call for call in game.env.http_requests if call.path == path])


@pytest.mark.parametrize("code", [50007, 50278, 40003])
async def test_a_closed_chat_is_tried_once_in_an_evening(game: Scene, code: int) -> None:
    """However many hands are dealt, and through a restart, there is one refused message."""
    game.join("ann", "bob")
    path = close_chat(game, "bob", code)
    await game.deal("ann", "bob")
    for _ in range(HANDS):
        await game.press(game.to_act(), "fold")
        await game.clock.advance(SETTINGS.hand_pause * 1000 + 500)
    await game.restart()
    await game.press(game.to_act(), "fold")
    await game.clock.advance(SETTINGS.hand_pause * 1000 + 3_600_000)
    assert tries(game, path) == 1


@pytest.mark.parametrize("language", LANGUAGES)
async def test_try_again_works_when_the_chat_is_open_again(game: Scene, language: str) -> None:
    """/cards offers it in the person's language; still closed it says so, open the cards come by message again."""
    game.join("ann", "bob")
    path = close_chat(game, "bob")
    await game.deal("ann", "bob")
    await game.clock.advance(1_000)
    with speaking({game.people["bob"].id: "en-GB" if language == "en" else language}):
        shown = await game.slash("bob", "cards")
        assert shown.response is not None
        assert all(card in shown.response.content for card in game.cards("bob"))
        assert CATALOGUE.text(language, "private-closed")[:30] in shown.response.content
        again = shown.response.message
        await game.people["bob"].click(again, custom_id="again")
        assert tries(game, path) == 2
        await game.people["bob"].click(again, custom_id="again")
        assert tries(game, path) == 2, "not more often than every ten seconds"
        game.env.backend.faults.clear()
        await game.clock.advance(11_000)
        await game.people["bob"].click(again, custom_id="again")
    assert [message.content for message in game.dm("bob")] == [CATALOGUE.text(language, "private-works")]
    await game.press(game.to_act(), "fold")
    await game.clock.advance(SETTINGS.hand_pause * 1000 + 500)
    assert all(card in game.dm("bob")[-1].content for card in game.cards("bob"))


async def test_nobody_else_is_offered_it(game: Scene) -> None:
    """Who can be written to sees his cards and no more."""
    await game.deal("ann", "bob")
    shown = await game.slash("ann", "cards")
    assert shown.response is not None
    assert CATALOGUE.text("en", "private-closed") not in shown.response.content
