"""Start of the real process: seconds from ``python bot.py play`` until its page answers, and what was imported."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from urllib.error import URLError
from urllib.request import urlopen

from msgspec import Struct

ROOT = Path(__file__).resolve().parents[2]


class StartFigures(Struct, frozen=True):
    """Seconds (median of the runs) and which front ends' libraries were loaded for the playground alone."""

    seconds: float
    foreign_libraries: list[str]


def _one() -> float:
    """Start, wait for the address it logs, ask for the page, stop."""
    environment = os.environ | {"PLAYGROUND_PORT": "0", "PYTHONUNBUFFERED": "1"}
    begun = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "bot.py", "play"], cwd=ROOT, env=environment, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        address = ""
        for line in process.stderr:
            found = re.search(r"http://[\d.]+:\d+/", line)
            if found:
                address = found.group()
                break
        try:
            with urlopen(address, timeout=5) as page:  # noqa: S310 - the address was logged by our own process
                page.read()
        except (URLError, ValueError) as error:
            message = "the playground did not come up"
            raise AssertionError(message) from error
        finally:
            seconds = time.perf_counter() - begun
            process.terminate()
    return seconds


def _foreign() -> list[str]:
    """Libraries of front ends that were not asked for, but loaded all the same: there must be none."""
    code = (
        "import sys, bot; from importlib import import_module as load\n"
        "load('poker_bot.host.service'); load('poker_bot.store.sqlite'); load('poker_bot.text.catalogue')\n"
        "load(bot.ADAPTERS['playground'][0])\n"
        "print(*[name for name in ('discord', 'telegram', 'httpx') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.split()


def run(runs: int = 5) -> StartFigures:
    """Median of ``runs`` starts, after one that is not counted."""
    _one()
    return StartFigures(median(_one() for _ in range(runs)), _foreign())


if __name__ == "__main__":
    print(run())
