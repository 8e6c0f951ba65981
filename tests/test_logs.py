"""[log]: which records are written, in which form, and what libraries are never heard."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LEVELS = ("debug", "info", "warning", "error")
CODE = """
import logging, sys
from poker_bot.config import LogConfig
from poker_bot.config.logs import setup_logging
setup_logging(LogConfig(level=sys.argv[1], format=sys.argv[2]))
for name in ("poker_bot.host", "httpx", "telegram.ext", "discord.http"):
    for level in ("debug", "info", "warning", "error"):
        getattr(logging.getLogger(name), level)("%s says %s", name, level)
try:
    raise ValueError("broken")
except ValueError:
    logging.getLogger("poker_bot.host").exception("it failed")
"""


def logged(level: str, form: str) -> list[str]:
    """The lines on standard error of a process that logs at every level, and one error with its traceback."""
    command = [sys.executable, "-c", CODE, level, form]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == ""
    return done.stderr.splitlines()


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_logged_is_this_and_worse(level: str) -> None:
    """[log] level, for our own records; a line begins with the time and the level."""
    said = [line for line in logged(level, "text") if " says " in line and "poker_bot.host: " in line]
    wanted = LEVELS[LEVELS.index(level) :]
    assert [line.rpartition(" ")[2] for line in said] == list(wanted)
    assert all(
        re.match(rf"\d{{4}}-\d\d-\d\d .* {name.upper()} ", line) for name, line in zip(wanted, said, strict=True)
    )


@pytest.mark.parametrize("library", ["httpx", "telegram.ext", "discord.http"])
@pytest.mark.parametrize("level", LEVELS)
def test_libraries_say_what_is_wrong_and_nothing_else(library: str, level: str) -> None:
    """At INFO httpx would write every address, and so the bot's token; at DEBUG discord.py whole messages (law 6)."""
    said = [line.rpartition(" ")[2] for line in logged(level, "text") if f"{library} says" in line]
    assert said == (["error"] if level == "error" else ["warning", "error"])


def test_json_is_one_object_a_line() -> None:
    """[log] format: time in UTC, level, logger, message, and the traceback of an error inside its object."""
    records = [json.loads(line) for line in logged("info", "json")]
    first, last = records[0], records[-1]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", first.pop("time"))
    assert first == {"level": "info", "logger": "poker_bot.host", "message": "poker_bot.host says info"}
    assert (last["level"], last["message"]) == ("error", "it failed")
    assert "ValueError: broken" in last["traceback"]


UNCAUGHT = """
import asyncio, logging
import bot
logging.basicConfig(format="%(message)s")
async def broken():
    raise ValueError("AsKd")
async def main():
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(bot._unexpected)
    loop.call_soon(lambda: (_ for _ in ()).throw(KeyError("Ann")))
    task = asyncio.create_task(broken())
    await asyncio.wait([task])
    del task
asyncio.run(main())
"""


def test_what_nobody_caught_is_one_line_without_its_text() -> None:
    """The loop's last resort says what kind of error and where; the text might quote a card or a name (law 6)."""
    done = subprocess.run([sys.executable, "-c", UNCAUGHT], cwd=ROOT, capture_output=True, text=True, check=True)
    lines = done.stderr.splitlines()
    assert len(lines) == 2
    assert any("KeyError at " in line for line in lines)
    assert any(line.startswith("Task exception was never retrieved: ValueError at broken:") for line in lines)
    assert "AsKd" not in done.stderr
    assert "Ann" not in done.stderr
