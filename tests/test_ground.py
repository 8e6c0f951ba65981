"""The ground: locks, set-up by make, what is said when something is missing."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest
from packaging.markers import Marker

from tests.browser.conftest import find_browser

ROOT = Path(__file__).parent.parent
PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


# --- Locks -----------------------------------------------------------------------------------------------------------


def pins(lock: str) -> dict[str, list[str]]:
    """The requirement lines of a lock, each with its hashes."""
    entries = re.split(r"(?m)^(?=\S)", (ROOT / lock).read_text(encoding="utf-8"))
    lines = [[line.strip(" \\") for line in entry.splitlines()] for entry in entries if entry]
    return {head: sorted(hashes) for head, *hashes in lines}


def wanted(source: str) -> set[str]:
    """The names of the packages that a .in file asks for."""
    names = re.findall(r"(?m)^[a-zA-Z0-9][\w.-]*", (ROOT / source).read_text(encoding="utf-8"))
    return {name.lower().replace(".", "-").replace("_", "-") for name in names}


def test_locks_agree() -> None:
    """The development lock holds the runtime lock, so that installing either over the other changes nothing."""
    run, dev = pins("requirements.txt"), pins("requirements-dev.txt")
    assert {head: dev.get(head) for head in run} == run


@pytest.mark.parametrize("name", ["requirements", "requirements-dev"])
def test_locks_are_exact_and_hashed(name: str) -> None:
    """A lock pins every package that is asked for to one version with hashes, and holds no header and no address."""
    locked = pins(f"{name}.txt")
    assert wanted(f"{name}.in") <= {head.split("==")[0] for head in locked}
    for head, hashes in locked.items():
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+( ; .+)?", head)
        assert hashes
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", one) for one in hashes)


def imported_by(*folders: str) -> set[str]:
    """The packages, as pip names them, of the libraries that files of ours import."""
    files = [file for folder in folders for file in [ROOT / folder, *(ROOT / folder).rglob("*.py")] if file.is_file()]
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom) if not node.level}
    tops = {name.partition(".")[0] for name in names} - sys.stdlib_module_names
    found = packages_distributions()
    return {found[top][0].lower().replace(".", "-").replace("_", "-") for top in tops if top in found}


@pytest.mark.parametrize(
    ("lock", "folders"),
    [
        ("requirements.txt", ["bot.py", "poker_bot", "adapters"]),
        ("requirements-dev.txt", ["bot.py", "poker_bot", "adapters", "tests"]),
    ],
)
def test_what_is_imported_is_locked(lock: str, folders: list[str]) -> None:
    """A library that lies in somebody's .venv by chance is missing in a fresh one: every import has its lock entry."""
    imported = imported_by(*folders)
    assert len(imported) > 5
    assert imported <= {head.split("==")[0] for head in pins(lock)}


def test_evaluator_has_one_version_everywhere() -> None:
    """Of the two versions of the evaluator exactly one is for a given system (which wheels exist differs)."""
    markers = [Marker(head.split(" ; ")[1]) for head in pins("requirements.txt") if head.startswith("phevaluator==")]
    systems = {"linux": ("x86_64", "aarch64", "armv7l"), "darwin": ("x86_64", "arm64"), "win32": ("AMD64", "ARM64")}
    for system, machines in systems.items():
        for machine in machines:
            here = {"sys_platform": system, "platform_machine": machine}
            assert [marker.evaluate(here) for marker in markers].count(True) == 1, here


# --- make ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of what make needs, in an empty folder."""
    for name in ("Makefile", "requirements.txt", "requirements-dev.txt"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def make(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run make in a folder, free of the settings of a make that runs these tests."""
    clean = {
        key: value for key, value in os.environ.items() if key not in {"MAKEFLAGS", "MAKELEVEL", "MFLAGS", "PYTHON"}
    }
    command = [shutil.which("make") or "make", *arguments]
    return subprocess.run(command, cwd=folder, env=clean, capture_output=True, text=True, timeout=60, check=False)


def installed_by(folder: Path, target: str) -> list[str]:
    """The locks that make would install for a target, with hashes and without a cache."""
    done = make(folder, "--dry-run", target, f"PYTHON={sys.executable}")
    assert done.returncode == 0, done.stderr
    installs = [line for line in done.stdout.splitlines() if " pip install " in line]
    assert all("--require-hashes" in line and "--no-cache-dir" in line for line in installs)
    return [line.split()[-1] for line in installs]


def interpreter(folder: Path, refuse: str) -> str:
    """A stand-in for Python that fails whenever its code mentions a word."""
    path = folder / "python3"
    path.write_text(
        f'#!/bin/sh\ncase "$*" in *{refuse}*) exit 1;; esac\nexec {sys.executable} "$@"\n', encoding="utf-8"
    )
    path.chmod(0o755)
    return str(path)


@pytest.mark.parametrize("target", ["play", "test", "setup", "bench"])
def test_without_venv_one_line_names_the_package(target: str, folder: Path) -> None:
    """Where Python lacks its venv module, make stops with one line that names the package to install."""
    done = make(folder, target, f"PYTHON={interpreter(folder, 'ensurepip')}")
    assert done.returncode != 0
    assert len((done.stdout + done.stderr).splitlines()) == 1
    assert "install the package python3-venv" in done.stderr


@pytest.mark.parametrize("present", [True, False], ids=["old", "absent"])
def test_without_a_new_python_one_line_says_so(present: bool, folder: Path) -> None:
    """Where Python is older than 3.11 or not there, make stops with one line that says what is needed."""
    python = interpreter(folder, "version_info") if present else "no-such-python"
    done = make(folder, "play", f"PYTHON={python}")
    assert done.returncode != 0
    assert len((done.stdout + done.stderr).splitlines()) == 1
    assert "Python 3.11 or newer is needed" in done.stderr


def test_each_target_installs_its_own_lock(folder: Path) -> None:
    """`make play` installs the runtime lock only, everything else the development lock."""
    assert installed_by(folder, "play") == ["requirements.txt"]
    for target in ("setup", "test", "lint", "bench", "lock"):
        assert installed_by(folder, target) == ["requirements-dev.txt"]
    assert installed_by(folder, "clean") == []


def test_set_up_is_not_repeated(folder: Path) -> None:
    """A .venv that holds a lock is left alone until the lock, or .venv itself, is newer; `make play` takes either."""
    made = f".venv/.made-{sys.version_info[0]}.{sys.version_info[1]}"
    order = ["requirements.txt", "requirements-dev.txt", ".venv/bin/python", made, ".venv/.installed-run"]

    def arrange(*names: str) -> None:
        """Give files their times of change, each newer than the one before."""
        for age, name in enumerate(names):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).touch()
            os.utime(folder / name, (10**9 + age, 10**9 + age))

    arrange(*order)
    assert (installed_by(folder, "play"), installed_by(folder, "setup")) == ([], ["requirements-dev.txt"])
    arrange(*order, ".venv/.installed-dev")
    assert (installed_by(folder, "play"), installed_by(folder, "setup")) == ([], [])
    arrange(*order, ".venv/.installed-dev", "requirements.txt")
    assert (installed_by(folder, "play"), installed_by(folder, "setup")) == (
        ["requirements.txt"],
        ["requirements-dev.txt"],
    )
    arrange(*order, ".venv/.installed-dev", made)
    assert (installed_by(folder, "play"), installed_by(folder, "setup")) == (
        ["requirements.txt"],
        ["requirements-dev.txt"],
    )


# --- The rest --------------------------------------------------------------------------------------------------------


def test_every_exception_has_its_reason() -> None:
    """Each rule of the linter that is switched off, everywhere or for some files, has its reason beside it."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert PYPROJECT["tool"]["ruff"]["lint"]["select"] == ["ALL"]
    for line in re.findall(r'(?m)^ +"[A-Z]+\d*",.*$', text):
        above = text[: text.index(line)].splitlines()[-1]
        grouped = re.fullmatch(r' +(#.*|"RUF\d+",)', above)
        assert " # " in line or grouped, line


@pytest.mark.parametrize("inside_ci", [True, False])
def test_without_a_browser(inside_ci: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without Chromium a browser test is skipped with one line; in CI, where nobody would see it, it fails."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CI", "true" if inside_ci else "")
    outcome = pytest.fail.Exception if inside_ci else pytest.skip.Exception
    with pytest.raises(outcome, match="install chromium") as caught:
        find_browser()
    assert len(str(caught.value).splitlines()) == 1


def test_a_browser_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first browser of the family on the PATH is used."""
    browser = tmp_path / "chromium-browser"
    browser.write_text("", encoding="utf-8")
    browser.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert find_browser() == str(browser)


def test_skips_are_said_once(tmp_path: Path) -> None:
    """Tests that are skipped for one reason make one line of the summary, and the reason stands in it."""
    (tmp_path / "test_skipped.py").write_text(
        "import pytest\n@pytest.fixture\ndef thing(): pytest.skip('no thing')\n"
        "def test_one(thing): pass\ndef test_two(thing): pass\n",
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-c", os.devnull, str(tmp_path)]
    env = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=60, check=False)
    assert [line for line in done.stdout.splitlines() if "no thing" in line] == ["2 × Skipped: no thing"]


def test_nothing_names_a_registry() -> None:
    """No file of the ground holds the address of a package registry."""
    names = ("Makefile", "Dockerfile", "pyproject.toml", ".ci/run", *(path.name for path in ROOT.glob("requirements*")))
    assert [name for name in names if "://" in (ROOT / name).read_text(encoding="utf-8")] == []
