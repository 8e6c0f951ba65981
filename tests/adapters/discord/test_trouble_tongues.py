"""What players and admins read when something goes wrong on Discord, in every language: the catalogue's own text."""

import discord
import pytest

from tests.adapters.discord.scene import CATALOGUE, Scene
from tests.emulators.discord.in_process import speaking
from tests.text.conftest import LANGUAGES


def told(answer: object) -> str:
    """The private words of an answer, without markup."""
    response = getattr(answer, "response", None)
    assert response is not None
    assert response.ephemeral
    return plain(str(response.content))


def plain(text: str) -> str:
    """Without markup."""
    return text.replace("*", "").replace("\\", "")


def says(text: str, language: str, key: str) -> bool:
    """Whether every word of the sentence ``key`` stands there in its order, around its arguments."""
    args = {"player": "§", "when": "§", "table": "§", "seconds": "§"}
    at = 0
    for part in CATALOGUE.text(language, key, **args).split("§"):
        at = text.find(part, at)
        if at < 0:
            return False
        at += len(part)
    return True


async def broken(*_: object) -> None:
    """The store is down."""
    raise OSError("disk full")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_trouble_is_told_in_ones_language(game: Scene, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A closed chat, a stranger, a late finger, a slow player, missing rights, a broken store, a stop."""

    def text(key: str, **args: str) -> str:
        return CATALOGUE.text(language, key, **args)

    game.join("ann", "bob", "eve")
    tag = "en-GB" if language == "en" else language
    chat = game.people["bob"].user.dm_channel.id
    game.env.inject_error("POST", f"/channels/{chat}/messages", status=403, code=50007, times=None)
    with speaking({one.id: tag for one in game.people.values()}, community=tag):
        await game.deal("ann", "bob")
        await game.clock.advance(1_000)
        assert f"bob · {text('cards-hint')}" in plain(game.text)
        cards = await game.slash("bob", "cards")
        assert text("private-closed") in told(cards)
        assert cards.response is not None
        assert cards.response.components[-1]["components"][0]["label"] == text("private-again")

        assert told(await game.press("eve", "call")) == text("refusal-not-seated")
        early, first = game.table, game.to_act()
        await game.press(first, "call")
        assert told(await game.press_again(first, early, "call")) == text("reply-duplicate")
        assert told(await game.press_again(game.to_act(), early, "call")) == text("refusal-stale-turn")
        await game.clock.advance(25_000)
        mention = game.channel.last_message
        assert mention is not None
        assert says(plain(mention.content), language, "nudge")

        me = game.guild.me
        assert me is not None
        mute = discord.PermissionOverwrite(send_messages=False)
        quiet = game.guild.create_text_channel("quiet", overwrites={me: mute})
        refused = await game.people["ann"].slash(quiet, "poker")
        await game.quiet()
        assert told(refused) == text("missing-rights", rights=text("right-send-messages"))

        with monkeypatch.context() as patched:
            patched.setattr(game.service, "person", broken)
            assert told(await game.press("ann", "cards")) == text("refusal-store-down")
        game.adapter._usable = True  # noqa: SLF001 - logged in without Discord's own gateway
        await game.adapter.farewell(1.0)
        last = game.channel.last_message
        assert last is not None
        assert plain(last.content) == text("back-soon")
