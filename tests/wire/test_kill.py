"""``kill -9`` in mid-hand and a restart: the same cards, stacks and turn, every chip in its place (trouble O-03)."""

from pathlib import Path

import aiohttp
import pytest

from tests.adapters.playground.support import Tab
from tests.wire.process import HostProcess, command, host

CONFIG = """
[playground]
enabled = true
port = 0
house_players = 0
[store]
path = "night.db"
[table]
action_clock = 300
show_time = 0
hand_pause = 0
"""


async def _open(running: HostProcess, session: aiohttp.ClientSession, tabs: list[Tab]) -> None:
    url = await running.page()
    for tab in tabs:
        tab.url = url
        tab.session = session
        await tab.open()


def _plates(tab: Tab) -> list[dict[str, object]]:
    """Seats as the table shows them, without what depends on the reader or the clock."""
    message = tab.newest()
    assert message is not None
    kept = ("seat", "name", "stack", "bet", "turn", "button", "out")
    return [{key: plate.get(key) for key in kept} for plate in message["felt"]["plates"]]


async def _turn(tabs: list[Tab], behind: int = 0) -> Tab:
    """The tab whose turn it is, once every tab shows a decision later than number ``behind``."""
    for tab in tabs:
        await tab.table(
            lambda message, tab=tab: tab.turn() > behind and any(one.get("turn") for one in message["felt"]["plates"])  # type: ignore[misc]
        )
    return next(tab for tab in tabs if tab.is_to_act())


async def _all_cards(tabs: list[Tab]) -> dict[str, object]:
    """Everybody's own cards by the button, as it answers him alone; two are dealt in before the third sits down."""
    cards = {tab.name: (await tab.press("cards"))["lines"] for tab in tabs if "cards" in tab.actions()}
    assert len(cards) >= 2
    return cards


@pytest.mark.parametrize("acts", [0, 1, 3])
async def test_kill_9_in_mid_hand_loses_nothing(tmp_path: Path, acts: int) -> None:
    """Killed before the first act, in the middle and on a later street: the hand goes on as if nothing had been."""
    async with aiohttp.ClientSession() as session:
        tabs = [Tab("", session, name) for name in ("Ann", "Ben", "Cy")]
        async with host(tmp_path, CONFIG) as running:
            await _open(running, session, tabs[:1])
            await _open(running, session, tabs[1:])
            for tab in tabs[1:]:
                await tab.table(lambda message: message is not None)
                await tab.press("sit")
            for tab in tabs:
                await tab.table(lambda message: len(message["felt"]["plates"]) == len(tabs))
            actor = await _turn(tabs)
            for _ in range(acts):
                decision = actor.turn()
                await actor.press("call" if "call" in actor.actions() else "check")
                actor = await _turn(tabs, decision)
            before = (_plates(actor), await _all_cards(tabs))
            await running.kill()
        for tab in tabs:
            tab.group.clear()
            tab.private.clear()
        async with host(tmp_path, CONFIG) as running:
            await _open(running, session, tabs)
            again = await _turn(tabs)
            assert again.name == actor.name
            assert (_plates(again), await _all_cards(tabs)) == before
            await again.press("fold")
            code, seconds = await running.stop()
            assert (code, seconds < 2) == (0, True)
    code, printed = await command(tmp_path, "audit")
    assert code == 0, printed
    code, printed = await command(tmp_path, "replay")
    assert code == 0, printed
