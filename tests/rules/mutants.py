"""Break a rule in one line, and see its test fail: ``python -m tests.rules.mutants [RULE…]``.

``mutants.toml`` holds the one-line changes of the engine. Each is made in a private copy of the tree, and the tests
that cite its rule must fail there and pass without it: so every rule has a test that can fail. Prints each survivor
and the counts; exits 1 when one survives, when an entry does not fit the tree, or when a rule has no entry.
"""

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from functools import cache
from importlib.util import cache_from_source
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

import msgspec

ROOT = Path(__file__).parents[2]
PLAN = Path(__file__).with_suffix(".toml")

WORKERS = 2
SAMPLE = 4
"""Mutants that are run every day by ``make test``."""

_COPIED = ("poker_bot", "tests", "locales", "pyproject.toml")
_PYTEST = ("-m", "pytest", "--assert=plain", "-p", "pytest_asyncio.plugin", "-p", "no:cacheprovider", "-x", "-q")
_SECONDS = 300  # of one run; a change that makes the engine run in circles has no test that fails
_PASSED, _FAILED = 0, 1  # exit codes of pytest; all others mean that no test was run as it should
_RULES = re.compile(r"R-([A-Z]{3})-(\d+)(?:…(\d+))?")


class Mutant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change of one line: ``old`` becomes ``new`` in ``file``, and one of the tests must fail.

    ``at`` is the number of the occurrence that is changed, counted from 1; 0 = there is no other.
    """

    rule: str
    file: str
    old: str
    new: str
    test: tuple[str, ...]
    at: int = 0

    def __str__(self) -> str:
        """The change as one line of a report."""
        return f"{self.rule} {self.file}: {self.old.strip()} → {self.new.strip()}"

    def applied(self, text: str) -> str:
        """The file's ``text`` with the change. Raises ``ValueError`` when it does not fit."""
        parts = text.split(self.old)
        found, at = len(parts) - 1, self.at or 1
        if found < at or (not self.at and found != 1):
            raise ValueError(f"{found} × {self.old!r}")
        return self.old.join(parts[:at]) + self.new + self.old.join(parts[at:])


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: rules that must have a mutant, and the mutants."""

    required: tuple[str, ...]
    mutant: tuple[Mutant, ...]


def load(path: Path = PLAN) -> Plan:
    """The plan of a file. Raises ``msgspec.ValidationError`` when it is not one."""
    return msgspec.toml.decode(path.read_bytes(), type=Plan)


def faults(plan: Plan) -> Iterator[str]:
    """What is wrong with the entries, without running one: each as one line."""
    covered = {mutant.rule for mutant in plan.mutant}
    yield from (f"{rule}: no mutant" for rule in plan.required if rule not in covered)
    for number, mutant in enumerate(plan.mutant):
        if mutant in plan.mutant[:number]:
            yield f"{mutant}: twice"
        yield from (f"{mutant}: {fault}" for fault in _faults(mutant))


def _faults(mutant: Mutant) -> Iterator[str]:
    if "\n" in mutant.old + mutant.new or mutant.old == mutant.new or not mutant.old:
        yield "is no change of one line"
        return
    try:
        compile(mutant.applied((ROOT / mutant.file).read_text(encoding="utf-8")), mutant.file, "exec")
    except (OSError, SyntaxError, ValueError) as error:
        yield f"does not apply: {error}"
    if not mutant.test:
        yield "names no test"
    for node in mutant.test:
        file, _, name = node.partition("::")
        docstring = _docstrings(file).get(name.partition("[")[0])
        if docstring is None:
            yield f"there is no test {node}"
        elif mutant.rule not in cited(docstring):
            yield f"{node} does not cite the rule"


@cache
def _docstrings(file: str) -> dict[str, str]:
    """Docstring by name of the test functions of a file; none when there is no such file."""
    path = ROOT / file
    body = ast.parse(path.read_text(encoding="utf-8")).body if path.is_file() else []
    functions = [node for node in body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return {node.name: ast.get_docstring(node) or "" for node in functions}


def cited(text: str) -> set[str]:
    """Rule numbers in ``text``; "R-RNK-1…3" is three of them."""
    return {
        f"R-{section}-{number}"
        for section, first, last in _RULES.findall(text)
        for number in range(int(first), int(last or first) + 1)
    }


class Tree:
    """A copy of the tree that may be changed."""

    def __init__(self, source: Path, folder: Path) -> None:
        """Copy what the tests need from ``source`` to ``folder``, times of change included."""
        self.folder = folder
        folder.mkdir()
        for name in _COPIED:
            if (source / name).is_dir():
                shutil.copytree(source / name, folder / name)
            else:
                shutil.copy2(source / name, folder / name)

    def run(self, tests: Sequence[str], *, compiled: bool = False) -> subprocess.CompletedProcess[str]:
        """Run pytest on ``tests``; ``compiled``: keep the compiled modules for later runs.

        Raises ``subprocess.TimeoutExpired``.
        """
        # No plugins but the one that is configured: they take twice the time of the tests.
        settings = {"CI": "true", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": ""}
        environment = os.environ | settings | ({} if compiled else {"PYTHONDONTWRITEBYTECODE": "1"})
        return subprocess.run(
            [sys.executable, *_PYTEST, *tests],
            cwd=self.folder,
            env=environment,
            capture_output=True,
            text=True,
            timeout=_SECONDS,
            check=False,
        )

    def verdict(self, mutant: Mutant) -> str:
        """Why ``mutant`` counts as a survivor; empty when its test failed."""
        path = self.folder / mutant.file
        text = path.read_text(encoding="utf-8")
        # Within a second, and with as many letters, the compiled module would pass for the changed one.
        Path(cache_from_source(str(path))).unlink(missing_ok=True)
        try:
            path.write_text(mutant.applied(text), encoding="utf-8")
            code = self.run(mutant.test).returncode
        except subprocess.TimeoutExpired:
            return f"{mutant}: runs for ever"
        finally:
            path.write_text(text, encoding="utf-8")
        if code == _FAILED:
            return ""
        return f"{mutant}: survives" if code == _PASSED else f"{mutant}: pytest exits with {code}"


def survivors(mutants: Sequence[Mutant], workers: int = WORKERS) -> Iterator[str]:
    """A line for each mutant that no test of its own notices.

    Raises ``AssertionError`` with pytest's output when a test fails without any mutant.
    """
    with TemporaryDirectory() as folder, ThreadPoolExecutor(workers) as pool:
        first = Tree(ROOT, Path(folder) / "0")
        plain = first.run(sorted({node for mutant in mutants for node in mutant.test}), compiled=True)
        if plain.returncode != _PASSED:
            raise AssertionError(f"without a mutant:\n{plain.stdout}{plain.stderr}")
        trees: SimpleQueue[Tree] = SimpleQueue()
        trees.put(first)
        for number in range(1, min(workers, len(mutants))):
            trees.put(Tree(first.folder, Path(folder) / str(number)))
        yield from filter(None, pool.map(lambda mutant: _judged(trees, mutant), mutants))


def _judged(trees: "SimpleQueue[Tree]", mutant: Mutant) -> str:
    tree = trees.get()
    try:
        return tree.verdict(mutant)
    finally:
        trees.put(tree)


def sample(mutants: Sequence[Mutant], day: date) -> list[Mutant]:
    """The mutants of ``day``; day after day all have their turn."""
    first = day.toordinal() * SAMPLE
    return [mutants[number % len(mutants)] for number in range(first, first + min(SAMPLE, len(mutants)))]


def main(rules: Sequence[str]) -> int:
    """Run the mutants of ``rules``, of all when none is named; 1 when anything is wrong."""
    plan = load()
    wrong = list(faults(plan))
    wrong += [f"{rule}: no such rule" for rule in rules if rule not in {mutant.rule for mutant in plan.mutant}]
    for line in wrong:
        print(line)  # noqa: T201 - a command line speaks by printing
    if wrong:
        return 1
    mutants = [mutant for mutant in plan.mutant if not rules or mutant.rule in rules]
    survived = 0
    for line in survivors(mutants):
        survived += 1
        print(line, flush=True)  # noqa: T201
    print(f"{len(mutants)} mutants, {survived} survived")  # noqa: T201
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
