"""One hand of every game, played by buttons only on all three front ends, with the same stacks in the end."""

from pathlib import Path

import pytest

from tests.adapters.discord import scene as discord_scene
from tests.adapters.playground.support import playground
from tests.adapters.scenario import FILES, Scenario, load, play
from tests.adapters.stages import DiscordStage, PlaygroundStage, TelegramStage
from tests.adapters.telegram import scene as telegram_scene

files = pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])


def test_there_is_a_scenario_for_every_game() -> None:
    """Each game is played, each way to bet, and each decision beside the betting is pressed somewhere."""
    scenarios = [load(file) for file in FILES]
    assert {one.game for one in scenarios} == {"holdem", "omaha", "draw", "draw32"}
    assert {one.betting for one in scenarios} == {"no-limit", "pot-limit", "fixed-limit"}
    pressed = {line.split()[1] for one in scenarios for line in one.presses}
    assert {"draw", "stand-pat", "run-twice", "show", "muck", "play-board", "all-in"} <= pressed


@pytest.mark.parametrize("scenario", [load(file) for file in FILES], ids=[file.stem for file in FILES])
def test_no_chip_appears_or_is_lost(scenario: Scenario) -> None:
    """The stacks a file ends with are those it began with, dealt out anew."""
    assert sum(scenario.final.values()) == sum(scenario.stacks.values())


@files
async def test_on_discord(file: Path) -> None:
    """The hand of the file in a channel."""
    scenario = load(file)
    async with discord_scene.scene(scenario.settings, scenario.seed) as game:
        await play(scenario, DiscordStage(game))


@files
async def test_on_telegram(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The hand of the file in a group."""
    scenario = load(file)
    async with telegram_scene.scene(monkeypatch, settings=scenario.settings, seed=scenario.seed) as game:
        await play(scenario, TelegramStage(game))


@files
async def test_on_the_page(file: Path) -> None:
    """The hand of the file in the tabs of the page; what nobody turned up is on no other tab's socket (law 6)."""
    scenario = load(file)
    async with playground(settings=scenario.settings, seed=scenario.seed) as page:
        stage = PlaygroundStage(page)
        await stage.open(*scenario.stacks)
        hidden = await play(scenario, stage)
        for owner, cards in hidden.items():
            told = [stage.told(card) for card in cards]
            assert set().union(*told) <= {owner}, owner
            assert any(told) == bool(cards), "his own are looked for in the right places"
