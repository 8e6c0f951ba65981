"""``python -m tests.screens [--pictures] [PLATFORM-LANGUAGE …]`` writes ``screens/index.html``.

All platforms and languages unless some are named (``discord-fr``); with ``--pictures`` PNG files of it, too.
"""

import asyncio
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.adapters.discord import scene as on_discord
from tests.adapters.telegram import scene as on_telegram
from tests.screens.drivers import DiscordDriver, TelegramDriver
from tests.screens.evening import PEOPLE, played
from tests.screens.page import Reel, page
from tests.screens.pictures import shoot
from tests.screens.shot import Step
from tests.text.conftest import LANGUAGES

FOLDER: Final = Path(__file__).parents[2] / "screens"


async def discord(language: str) -> tuple[Step, ...]:
    """The evening in a channel of simcord."""
    async with on_discord.scene(pictures="street") as game:
        driver = DiscordDriver(game, language)
        await driver.open(*PEOPLE)
        return tuple([step async for step in played(driver)])


async def telegram(language: str) -> tuple[Step, ...]:
    """The evening in a group of the emulator."""
    with pytest.MonkeyPatch.context() as patch:
        async with on_telegram.scene(patch, pictures="street") as game:
            driver = TelegramDriver(game, language)
            await driver.open(*PEOPLE)
            return tuple([step async for step in played(driver)])


PLATFORMS: Final = {"discord": discord, "telegram": telegram}


def filmed(wanted: list[str]) -> list[Reel]:
    """All platforms and languages, or those named."""
    return [
        Reel(platform, language, asyncio.run(play(language)))
        for platform, play in PLATFORMS.items()
        for language in LANGUAGES
        if not wanted or f"{platform}-{language}" in wanted
    ]


def main(words: list[str]) -> None:
    """Film, and write it down."""
    reels = filmed([word for word in words if not word.startswith("--")])
    FOLDER.mkdir(exist_ok=True)
    target = FOLDER / "index.html"
    target.write_text(page(reels), encoding="utf-8")
    say = [f"{target.relative_to(FOLDER.parent)}: {sum(len(reel.steps) for reel in reels)} screens"]
    if "--pictures" in words:
        say.append(f"{shoot(target, reels)} pictures")
    print(", ".join(say))  # noqa: T201 - a command line speaks by printing


if __name__ == "__main__":
    main(sys.argv[1:])
