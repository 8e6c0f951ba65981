"""A variant is data: one from a file plays whole hands, and no module looks at a game's name."""

import ast
import tomllib
from pathlib import Path

import msgspec
import pytest

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.evaluate import strength
from poker_bot.engine.rules import TableRules
from poker_bot.engine.state import Phase
from poker_bot.engine.variants import VARIANTS, Variant
from poker_bot.engine.views import public_view, seat_view
from poker_bot.host import commands as co
from tests.builders import World
from tests.engine.driver import Table

ROOT = Path(__file__).parents[2]
FILE = Path(__file__).parent / "data" / "drawmaha.toml"
NAMES = {*VARIANTS, "no-limit", "pot-limit", "fixed-limit"}
KNOWING = {"rules.py", "rules_check.py", "variants.py", "structures.py"}
"""Modules of the engine that may compare a name; ``draw`` is also the word for exchanging cards."""


@pytest.fixture
def drawmaha(monkeypatch: pytest.MonkeyPatch) -> Variant:
    """The game of the file, known to the engine for one test."""
    variant = msgspec.convert(tomllib.loads(FILE.read_text(encoding="utf-8")), Variant)
    monkeypatch.setitem(VARIANTS, variant.name, variant)
    return variant


def test_a_variant_from_a_file_plays_a_whole_hand(drawmaha: Variant) -> None:
    """Deal, bets, flop, draw, turn, river and showdown, with pot-limit bets; every seat sees its own five cards."""
    table = Table([1000] * 3, variant=drawmaha.name, betting="pot-limit")
    table.deal(button=3)
    table.play("r60 c c")
    assert len(table.hand.board) == 3
    table.play("k b60 c c")
    assert table.hand.phase is Phase.DRAWING
    for cards in ((0, 1), (), (2, 3, 4)):
        table.do(act.Draw(table.hand.to_act, table.state.turn, cards))
    assert public_view(table.state).phase == "betting"
    assert all(len(seat_view(table.state, seat).cards) == 5 for seat in (1, 2, 3))
    table.play("k k k k k k k k k")
    assert public_view(table.state).phase == "over"
    hand = table.hand
    shown = {player.seat: player.shown for player in hand.players if player.shown}
    best = max(strength(hand.rules, cards, hand.board) for cards in shown.values())
    winners = {seat for seat, cards in shown.items() if strength(hand.rules, cards, hand.board) == best}
    awards = [event for event in table.log if isinstance(event, ev.PotAwarded)]
    assert {seat for award in awards for seat, _ in award.shares} == winners
    assert sum(table.stacks()) == 3000


def test_all_in_before_its_draw_still_draws(drawmaha: Variant) -> None:
    """Betting is over, the board is completed around the draw, and hands stay closed until it is served (R-BET-9)."""
    table = Table([100] * 2, variant=drawmaha.name, buy_in_min=100)
    table.deal()
    table.play("a c")
    assert table.hand.phase is Phase.DRAWING
    assert not any(player.shown for player in table.hand.players)
    table.do(act.Draw(table.hand.to_act, table.state.turn, (0, 1, 2, 3, 4)))
    table.do(act.Draw(table.hand.to_act, table.state.turn))
    assert len(table.hand.board) == 5
    assert sum(table.stacks()) == 200


async def test_the_host_plays_it_too(drawmaha: Variant) -> None:
    """Opened by its name, dealt and played by buttons: nothing above the engine has to know it."""
    world = await World().start()
    assert (await world.do("ann", co.OpenTable(drawmaha.name))).params["betting"] == "pot-limit"
    for name in ("ann", "bob"):
        await world.do(name, co.Sit(1000))
    await world.advance(world.settings.hand_pause)
    for _ in range(60):
        if not world.state.hand_running:
            break
        if world.frame.view.phase == "drawing":
            assert (await world.do(world.to_act(), co.Draw((0,)), token=world.token())).code == "drew"
        elif world.to_act():
            legal = world.frame.view.legal
            assert legal is not None
            await world.play("call" if legal.call else "check")
        else:
            await world.advance(world.state.rules.show_time + 3)
    assert not world.state.hand_running
    assert isinstance(world.state.rules, TableRules)


def _compared(path: Path) -> set[str]:
    """Names of games and structures that a module compares something with."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        sides = [node.left, *node.comparators] if isinstance(node, ast.Compare) else []
        sides += [node.value] if isinstance(node, ast.MatchValue) else []
        for side in sides:
            found |= {part.value for part in ast.walk(side) if isinstance(part, ast.Constant) and part.value in NAMES}
    return found


def test_no_module_compares_a_games_name() -> None:
    """A variant or structure decides by its data; ``draw`` is also the kind of a desk's answer."""
    modules = [*(ROOT / "poker_bot").rglob("*.py"), *(ROOT / "adapters").rglob("*.py"), ROOT / "bot.py"]
    guilty = {
        path.relative_to(ROOT).as_posix(): names
        for path in modules
        if not (path.parent.name == "engine" and path.name in KNOWING) and (names := _compared(path))
    }
    allowed = {"adapters/discord/presses.py": {"draw"}, "adapters/telegram/presses.py": {"draw"}}
    assert {path: names for path, names in guilty.items() if allowed.get(path) != names} == {}
