"""What admins and players type about their card room, on all three front ends, with the same answers."""

from pathlib import Path

import pytest

from tests.adapters.card_room import FILES, DiscordFront, PageFront, TelegramFront, load, play
from tests.adapters.discord import scene as discord_scene
from tests.adapters.discord.admins import Admins
from tests.adapters.playground.support import playground
from tests.adapters.telegram import scene as telegram_scene
from tests.adapters.telegram.admins import Club

files = pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])


@files
async def test_on_discord(file: Path) -> None:
    """The script of the file in a channel."""
    script = load(file)
    async with discord_scene.scene(script.settings) as game:
        await play(script, DiscordFront(Admins(game), script.people))


@files
async def test_on_telegram(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The script of the file in a group."""
    script = load(file)
    async with telegram_scene.scene(monkeypatch, settings=script.settings) as game:
        front = TelegramFront(Club(game))
        await front.open(script.people)
        await play(script, front)


@files
async def test_on_the_page(file: Path) -> None:
    """The script of the file in the tabs of the page."""
    script = load(file)
    async with playground(settings=script.settings) as page:
        front = PageFront(page)
        await front.open(script.people)
        await play(script, front)
