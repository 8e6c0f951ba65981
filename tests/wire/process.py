"""Runs ``bot.py`` as its operator does: a configuration file, a process, signals, a log to read."""

import asyncio
import os
import re
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_ADDRESS = re.compile(r"http://[\d.]+:\d+/")
PATIENCE = 30.0
"""Seconds until something that must happen has to have happened; generous, since machines are busy."""

MOST_SECONDS = 2.0
"""From SIGTERM to the end."""


class HostProcess:
    """One run of the host. ``lines`` is its log so far."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        """Begin to read the log."""
        self.lines: list[str] = []
        self._process = process
        self._news = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self._process.stderr is not None
        async for line in self._process.stderr:
            self.lines.append(line.decode(errors="replace").rstrip())
            self._news.set()
        self._news.set()

    async def line(self, wanted: Callable[[str], bool], patience: float = PATIENCE) -> str:
        """The first line of the log that is ``wanted``. Raises ``AssertionError`` with the log when none comes."""
        async with asyncio.timeout(patience):
            while True:
                self._news.clear()
                for line in self.lines:
                    if wanted(line):
                        return line
                if self._reader.done():
                    raise AssertionError("the host has ended:\n" + self.said)
                await self._news.wait()

    async def page(self) -> str:
        """The address at which the playground is served, once it is."""
        found = _ADDRESS.search(await self.line(lambda line: _ADDRESS.search(line) is not None))
        assert found is not None
        return found.group()

    async def stop(self) -> tuple[int, float]:
        """SIGTERM; the exit code and the seconds it took."""
        begun = time.monotonic()
        self._process.send_signal(signal.SIGTERM)
        code = await asyncio.wait_for(self._process.wait(), PATIENCE)
        seconds = time.monotonic() - begun
        await self._reader
        return code, seconds

    async def end(self) -> str:
        """Stop it, which takes less than two seconds and ends well; everything it has said, and no traceback in it."""
        code, seconds = await self.stop()
        assert code == 0, self.said
        assert seconds < MOST_SECONDS
        assert "Traceback" not in self.said
        return self.said

    @property
    def said(self) -> str:
        """The log so far as one text."""
        return "\n".join(self.lines)

    async def kill(self) -> None:
        """``kill -9``: no chance to tidy up."""
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()
        await self._reader


@asynccontextmanager
async def host(folder: Path, config: str, environment: Mapping[str, str] | None = None) -> AsyncIterator[HostProcess]:
    """``bot.py`` with ``config`` (TOML) in ``folder``, its database there too; killed at the end if it still runs."""
    folder.joinpath("config.toml").write_text(config, encoding="utf-8")
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "TELEGRAM_"))}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(ROOT / "bot.py"),
        cwd=folder,
        env=inherited | {"PYTHONUNBUFFERED": "1"} | dict(environment or {}),
        stderr=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.DEVNULL,
    )
    running = HostProcess(process)
    try:
        yield running
    finally:
        await running.kill()


async def command(folder: Path, *words: str) -> tuple[int, str]:
    """``bot.py WORDS`` in ``folder``: exit code and everything it printed."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(ROOT / "bot.py"),
        *words,
        cwd=folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    printed, _ = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode is not None
    return process.returncode, printed.decode(errors="replace")
