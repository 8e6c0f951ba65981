"""Five hundred tables on Discord in one process, and presses at a fixed rate: memory, and the time to the answer.

    python -m tests.bench.discord_load [TABLES] [PRESSES A SECOND] [SECONDS] [off|street]

The host is the real ``bot.py`` in a process of its own, on its real store; Discord and the people are this process.
First all tables are filled and dealt, and the host comes to rest. Then presses are due at fixed instants, whatever the
answers take (an open loop), for a warm-up that is not counted and for SECONDS that are. A press is measured from the
instant at which it was due until its callback has arrived, so that a queue, on either side, counts. ``street``: with a
picture per street, else without pictures.
"""

import asyncio
import json
import os
import random
import re
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from aiohttp import web
from msgspec import Struct, to_builtins

from tests.bench.null_discord import Json, NullDiscord
from tests.wire.process import HostProcess, host

TOKEN: Final = "made.up.token"
FIRST_USER: Final = 1_000_000
SEATED_AT_ONCE: Final = 20
PEOPLE: Final = 4
"""At a table. With two, a hundred checks and calls a second would end so many hands that their new messages and
private cards alone were more than the fifty calls a second that Discord takes."""

WARM_UP: Final = 5
"""Seconds."""

REST: Final = 0.05
"""The host has come to rest when it uses no more than this share of a processor."""

PATIENCE: Final = 300
"""Seconds to come to rest: first every table's messages and every player's cards go out, at most fifty a second."""

TRIES: Final = 200
"""So many tables are looked at for one where somebody is to act and nobody is pressing."""

CONFIG: Final = """
[discord]
token = "{token}"
api_base = "{base}/api/v10"
gateway_url = "{gateway}"
pictures = "{pictures}"
[store]
path = "{folder}/load.db"
[table]
action_clock = 0
show_time = 0
hand_pause = 1
[log]
level = "warning"
[stop]
grace = 0
"""


class LoadFigures(Struct, frozen=True):
    """Milliseconds and megabytes. ``cpu_ms_per_press`` is all that the host computes while it is pressed.

    ``unplaced``: presses for which no table was free; ``unanswered``: no callback within 30 seconds.
    """

    tables: int
    pictures: str
    rate: int
    presses: int
    answered_per_second: float
    unplaced: int
    unanswered: int
    median_ms: float
    p99_ms: float
    worst_ms: float
    cpu_ms_per_press: float
    cpu_share: float
    cpu_share_of_the_load: float
    calls_per_press: float
    pictures_per_press: float
    rss_mb: int
    rss_most_mb: int
    all_dealt_after_s: float
    log: list[str]


class _Presses:
    """Presses at fixed instants."""

    def __init__(self, server: NullDiscord, rate: int) -> None:
        self.taken: list[float] = []
        self.unplaced = self.unanswered = 0
        self._server = server
        self._rate = rate
        self._rng = random.Random(5)
        self._busy: set[str] = set()
        self._pressing: set[asyncio.Task[None]] = set()

    async def run(self, seconds: int) -> None:
        """Return when the last is answered."""
        self.taken, self.unplaced, self.unanswered = [], 0, 0
        begun = time.perf_counter()
        for number in range(self._rate * seconds):
            due = begun + number / self._rate
            if (early := due - time.perf_counter()) > 0:
                await asyncio.sleep(early)
            self._press(due)
        await asyncio.gather(*self._pressing)

    def _press(self, due: float) -> None:
        for _ in range(TRIES):
            channel = self._rng.choice(self._server.channels)
            if channel not in self._busy and (found := self._server.choice(channel)) is not None:
                self._busy.add(channel)
                task = asyncio.create_task(self._one(due, channel, *found))
                self._pressing.add(task)
                task.add_done_callback(self._pressing.discard)
                return
        self.unplaced += 1

    async def _one(self, due: float, channel: str, user: str, custom_id: str, message: Json) -> None:
        data = {"custom_id": custom_id, "component_type": 2}
        try:
            self.taken.append(await self._server.interact(3, channel, user, data, message, due))
        except TimeoutError:
            self.unanswered += 1
        finally:
            self._busy.discard(channel)


async def _seat_everybody(server: NullDiscord) -> None:
    """``PEOPLE`` at each table, a few tables at a time."""
    gate = asyncio.Semaphore(SEATED_AT_ONCE)

    async def seat(number: int, channel: str) -> None:
        async with gate:
            people = [str(FIRST_USER + PEOPLE * number + one) for one in range(PEOPLE)]
            await server.slash(channel, people[0], "poker")
            for user in people:
                await server.slash(channel, user, "sit", **{"buy-in": "2000"})

    await asyncio.gather(*(seat(number, channel) for number, channel in enumerate(server.channels)))


def _memory(pid: int) -> tuple[int, int]:
    """Resident megabytes now, and at most."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    found = {name: int(re.search(rf"{name}:\s+(\d+)", status)[1]) for name in ("VmRSS", "VmHWM")}  # type: ignore[index]
    return found["VmRSS"] // 1024, found["VmHWM"] // 1024


def _cpu(pid: int) -> float:
    """Seconds of processor time that the process has used: what a press costs however busy the machine is."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _dealt(server: NullDiscord, pid: int) -> float:
    """Fill the tables and wait until every one is dealt and the host has nothing left to do; the seconds it took."""
    begun = time.perf_counter()
    await _seat_everybody(server)
    while sum(server.choice(one) is not None for one in server.channels) < len(server.channels):  # noqa: ASYNC110 - seen from outside
        await asyncio.sleep(0.2)
    dealt = time.perf_counter() - begun
    until = time.perf_counter() + PATIENCE
    used, share = _cpu(pid), 1.0
    while share > REST and time.perf_counter() < until:
        await asyncio.sleep(1)
        share, used = _cpu(pid) - used, _cpu(pid)
    return dealt


@asynccontextmanager
async def _playing(tables: int, pictures: str) -> AsyncIterator[tuple[NullDiscord, HostProcess]]:
    """The server and the host, connected."""
    server = NullDiscord(tables)
    app = web.Application(client_max_size=2**24)
    app.router.add_get("/gateway/", server.gateway)
    app.router.add_route("*", "/api/v10/{path:.*}", server.api)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    base = f"127.0.0.1:{runner.addresses[0][1]}"
    addresses = {"base": f"http://{base}", "gateway": f"ws://{base}/gateway/"}
    try:
        with tempfile.TemporaryDirectory() as folder:
            config = CONFIG.format(token=TOKEN, folder=folder, pictures=pictures, **addresses)
            async with host(Path(folder), config) as bot:
                await asyncio.wait_for(server.ready.wait(), 30)
                yield server, bot
    finally:
        await runner.cleanup()


async def measure(tables: int, rate: int, seconds: int, pictures: str) -> LoadFigures:
    """All of it."""
    async with _playing(tables, pictures) as (server, bot):
        pid = bot._process.pid  # noqa: SLF001 - its own process
        dealt = await _dealt(server, pid)
        presses = _Presses(server, rate)
        await presses.run(WARM_UP)
        calls, drawn, cpu, own, begun = (
            server.calls,
            server.pictures,
            _cpu(pid),
            time.process_time(),
            time.perf_counter(),
        )
        await presses.run(seconds)
        passed, cpu, own = time.perf_counter() - begun, _cpu(pid) - cpu, time.process_time() - own
        taken = sorted(1000 * one for one in presses.taken)
        now, most = _memory(pid)
        return LoadFigures(
            tables=tables,
            pictures=pictures,
            rate=rate,
            presses=len(taken),
            answered_per_second=round(len(taken) / passed, 1),
            unplaced=presses.unplaced,
            unanswered=presses.unanswered,
            median_ms=round(median(taken), 1),
            p99_ms=round(quantiles(taken, n=100)[98], 1),
            worst_ms=round(taken[-1], 1),
            cpu_ms_per_press=round(1000 * cpu / len(taken), 2),
            cpu_share=round(cpu / passed, 2),
            cpu_share_of_the_load=round(own / passed, 2),
            calls_per_press=round((server.calls - calls) / len(taken), 2),
            pictures_per_press=round((server.pictures - drawn) / len(taken), 2),
            rss_mb=now,
            rss_most_mb=most,
            all_dealt_after_s=round(dealt, 1),
            log=[line for line in bot.lines if "INFO" not in line][:5],
        )


if __name__ == "__main__":
    given = [*sys.argv[1:], *("500", "100", "30", "off")[len(sys.argv) - 1 :]]
    figures = asyncio.run(measure(int(given[0]), int(given[1]), int(given[2]), given[3]))
    print(json.dumps(to_builtins(figures), indent=2))
