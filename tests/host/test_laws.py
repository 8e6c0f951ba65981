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
    allowed = {"clock.py": {"time"}, "local_days.py": {"datetime", "zoneinfo"}}.get(path.name, set())
    assert (forbidden - allowed) & set(_imports(path)) == set()
    if path.name != "clock.py":  # days are computed from instants that are handed in
        names = {node.attr for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Attribute)}
        assert not names & {"utcnow", "today"}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_there_are_no_locks(path: Path) -> None:
    """One inbox per table takes their place (law 3)."""
    names = {node.attr for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Attribute)}
    assert not names & {"Lock", "RLock", "Semaphore", "BoundedSemaphore", "Condition"}


AWAITED = {
    ("clerk", "_act"): ["self._writer.write"],
    ("writer", "_commit"): ["self._append", "self._not_appended"],
    ("writer", "_append"): ["self._store.append"],
}
"""From the look at the state to its successor: what each step may await, in order, and nothing else."""

PURE = ("judge", "plays", "changes", "cashier", "planning", "rings", "timers", "frames", "notes", "replies")
SHOWING = ("announcer", "publisher")


def _source(name: str) -> ast.Module:
    return ast.parse((Path(poker_bot.host.__path__[0]) / f"{name}.py").read_text())


def _function(name: str, function: str) -> ast.AsyncFunctionDef:
    found = (node for node in ast.walk(_source(name)) if isinstance(node, ast.AsyncFunctionDef))
    return next(node for node in found if node.name == function)


@pytest.mark.parametrize(("name", "function"), AWAITED)
def test_the_append_is_the_only_await_between_state_and_successor(name: str, function: str) -> None:
    """Judged, planned, appended: no step awaits anything but the next one, and the last one nothing but the store."""
    waits = [node.value for node in ast.walk(_function(name, function)) if isinstance(node, ast.Await)]
    assert [ast.unparse(wait.func) for wait in waits if isinstance(wait, ast.Call)] == AWAITED[name, function]
    assert all(isinstance(wait, ast.Call) for wait in waits)


def test_the_successor_is_taken_over_behind_the_append() -> None:
    """``_commit`` changes what the table knows only once the store has answered (law 1)."""
    lines = [ast.unparse(statement) for statement in _function("writer", "_commit").body]
    (append,) = (place for place, line in enumerate(lines) if "self._append(" in line)
    (taken,) = (place for place, line in enumerate(lines) if "live.became" in line)
    assert append < taken


@pytest.mark.parametrize("name", [*PURE, *SHOWING])
def test_what_judges_and_what_shows_waits_for_nobody(name: str) -> None:
    """Rules, plans and postings are plain functions; frames and notes are handed to the sinks without waiting."""
    waiting = ast.AsyncFunctionDef | ast.Await | ast.AsyncFor | ast.AsyncWith
    assert not [node for node in ast.walk(_source(name)) if isinstance(node, waiting)]
