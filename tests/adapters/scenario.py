"""A hand as data: who presses which button, and what everybody has in the end; the same for every front end.

A file names the game, its betting, the stakes, the stacks, the seed of every shuffle, and the presses in their order:
``who: button``, with the amount that must stand on the button (``ann: call 40``), or with the cards to mark, counted
from 1 (``ben: draw 1 3``). *Sit down* and the table itself are words, everything in the hand is a button.
"""

import re
import tomllib
from pathlib import Path
from typing import Protocol

import msgspec
from msgspec import Struct

from poker_bot.engine.rules import TableRules
from poker_bot.host.live import LiveTable
from poker_bot.host.settings import HostSettings

FILES = tuple(sorted((Path(__file__).parent / "scenarios").glob("*.toml")))
_PRESS = re.compile(r"(\w+): ([a-z0-9-]+)((?: \d+)*)")
_TURNS = 40
"""So many looks at a table that should move on; only a failing test needs them all."""


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """One hand. ``rules`` are fields of ``TableRules``; ``stacks`` in the order of the seats, from 1."""

    title: str
    game: str
    betting: str
    seed: int
    stacks: dict[str, int]
    presses: tuple[str, ...]
    final: dict[str, int]
    rules: TableRules = TableRules()

    @property
    def settings(self) -> HostSettings:
        """Of the host in which it is played."""
        return HostSettings(rules=self.rules)


class Stage(Protocol):
    """A front end on which a scenario is played, by what its people can press."""

    @property
    def live(self) -> LiveTable:
        """The table behind it."""
        ...

    async def say(self, name: str, text: str) -> None:
        """Type a command where the table stands."""
        ...

    async def shown(self) -> None:
        """Until the table message shows what is open now."""
        ...

    def amount(self, name: str, action: str) -> int:
        """What stands on a button of the table message. Raises ``LookupError`` when there is none."""
        ...

    async def press(self, name: str, action: str) -> None:
        """Press a button of the table message."""
        ...

    async def all_in(self, name: str) -> None:
        """Press *All-in*, and the button of the question."""
        ...

    async def draw(self, name: str, cards: tuple[int, ...]) -> None:
        """Press *Choose cards…*, mark these hole cards (counted from 0), press *Draw*."""
        ...

    async def advance(self, seconds: float) -> None:
        """Let time pass."""
        ...


def load(file: Path) -> Scenario:
    """A scenario. Raises ``ValueError`` for a file in another form."""
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Scenario)


async def seat(scenario: Scenario, stage: Stage) -> None:
    """Open the game and sit down, then wait for the deal."""
    names = list(scenario.stacks)
    await stage.say(names[0], f"/table open {scenario.game} {scenario.betting}")
    for name, stack in scenario.stacks.items():
        await stage.say(name, f"/sit {stack}")
    rules = stage.live.state.rules
    assert (rules.variant, rules.betting) == (scenario.game, scenario.betting)
    await stage.advance(scenario.settings.hand_pause + 1)
    assert stage.live.state.hand_number == 1


async def play(scenario: Scenario, stage: Stage) -> dict[str, set[int]]:
    """All presses, each of which must move the table; then every window closes, and stacks are as the file says.

    The cards of each that nobody else ever saw, those he gave away included.
    """
    await seat(scenario, stage)
    held: dict[str, set[int]] = {name: set() for name in scenario.stacks}
    for line in scenario.presses:
        match = _PRESS.fullmatch(line)
        assert match is not None, line
        name, action, numbers = match[1], match[2], tuple(map(int, match[3].split()))
        await stage.shown()
        for person in stage.live.people.values():
            view = stage.live.seat_view_of(person.id)
            held.get(person.name, set()).update(view.cards if view is not None else ())
        before = stage.live.version
        if action == "draw":
            await stage.draw(name, tuple(number - 1 for number in numbers))
        elif action == "all-in":
            await stage.all_in(name)
        else:
            drawn = stage.amount(name, action)
            assert numbers in {(), (drawn,)}, f"{line}: the button says {drawn}"
            await stage.press(name, action)
        assert stage.live.version > before, line
    for _ in range(_TURNS):
        if not stage.live.state.hand_running:
            break
        assert not (stage.live.state.hand and stage.live.state.hand.to_act), "the file ends before the hand"
        await stage.advance(1)
    assert stacks(stage.live) == scenario.final
    table = stage.live.frames()[0].view
    public = {*table.board, *table.second_board, *(card for one in table.seats for card in one.shown)}
    return {name: cards - public for name, cards in held.items()}


def stacks(live: LiveTable) -> dict[str, int]:
    """Chips of everybody who sits there, by name."""
    return {live.people[one.player].name: one.stack for one in live.state.seats if one is not None}
