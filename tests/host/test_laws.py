"""Laws that can be read from the source: where time comes from, no locks, one await behind the state (laws 2, 3)."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import poker_bot.host
import poker_bot.house

SOURCES = [path for package in (poker_bot.host, poker_bot.house) for path in Path(package.__path__[0]).glob("*.py")]


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_time_and_randomness_come_in_through_parameters(path: Path) -> None:
    """Only ``clock.py`` reads the wall clock, and nothing here draws random numbers of its own."""
    forbidden = {"time", "datetime", "random", "secrets", "uuid", "zoneinfo"}
    allowed = {"time"} if path.name == "clock.py" else set()
    assert (forbidden - allowed) & set(_imports(path)) == set()


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_there_are_no_locks(path: Path) -> None:
    """One inbox per table takes their place (law 3)."""
    names = {node.attr for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Attribute)}
    assert not names & {"Lock", "RLock", "Semaphore", "BoundedSemaphore", "Condition"}


def test_the_append_is_the_only_await_between_state_and_successor() -> None:
    """``_commit`` reads the state, awaits its append, takes over; the only other await answers a failed append."""
    path = Path(poker_bot.host.__path__[0]) / "writer.py"
    commit = next(
        node
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.AsyncFunctionDef) and node.name == "_commit"
    )
    awaited = [
        ast.unparse(node.value.func)
        for node in ast.walk(commit)
        if isinstance(node, ast.Await) and isinstance(node.value, ast.Call)
    ]
    assert awaited == ["self._append", "self._not_appended"]
    lines = [ast.unparse(statement) for statement in commit.body]
    assert [place for place, line in enumerate(lines) if "live.became" in line] > [
        place for place, line in enumerate(lines) if "self._append(" in line
    ]
