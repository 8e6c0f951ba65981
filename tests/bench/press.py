"""Press to commit: one table, the real host on the real store; what a player's press costs until it is durable.

Figures are milliseconds from handing the command to the service: until the store has said that the commit is durable,
and until the private answer is there, for which the new public view has been made and published besides. Bets,
checks, calls and folds by buttons, with tokens, exactly as adapters send them. The first presses are not counted:
until SQLite has begun its log anew once, every commit makes the file longer, which takes half as long again and lasts
some forty hands in the life of a host.
"""

import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

from msgspec import Struct

from poker_bot.engine.rules import TableRules
from poker_bot.engine.views import LegalActions
from poker_bot.host import commands as co
from poker_bot.host.clock import SystemClock
from poker_bot.host.ports import Append, AppendOutcome, Person, Room, TableFrame
from poker_bot.host.service import PokerService
from poker_bot.host.settings import HostSettings
from poker_bot.store.connection import SWITCH_SECONDS
from poker_bot.store.sqlite import SqliteStore, open_store

PLAYERS = 6
STACK = 10_000
WARM_UP = 1_000
"""Presses until the log has been begun anew (four thousand pages, about six a commit)."""


class PressFigures(Struct, frozen=True):
    """Milliseconds, and what the store was set to while they were measured."""

    presses: int
    median_ms: float
    p99_ms: float
    answer_median_ms: float
    answer_p99_ms: float
    fsync_ms: float
    commits_per_hand: float
    events_per_hand: float
    journal_mode: str
    synchronous: str
    chips_differ: int


class _Seed:
    """Entropy of the bench: another deck every time, the same decks every run."""

    def __init__(self) -> None:
        self._rng = random.Random(11)

    def __call__(self) -> bytes:
        return self._rng.randbytes(32)


def _choose(legal: LegalActions, rng: random.Random) -> co.Play:
    if legal.call and rng.random() < 0.2:
        return co.Play("fold")
    if legal.max_to and rng.random() < 0.15:
        top = max(legal.min_to, min(3 * legal.min_to, legal.max_to))
        return co.Play("bet" if legal.opening else "raise", "chips", rng.randint(legal.min_to, top))
    return co.Play("call") if legal.call else co.Play("check")


async def _table(service: PokerService) -> tuple[Room, dict[int, Person]]:
    room = await service.room("playground", "bench", "bench", "en")
    people = [await service.person("playground", str(number), f"Player {number}") for number in range(PLAYERS)]
    await service.handle(co.Command(people[0], room, co.OpenLobby()))
    for person in people:
        await service.handle(co.Command(person, room, co.Sit(STACK)))
    return room, {person.id: person for person in people}


async def _frame(service: PokerService, room: Room) -> TableFrame:
    """The table as soon as somebody is to act; the pause between hands is set to nothing."""
    for _ in range(1000):
        frame = await service.frame(room)
        if frame is not None and frame.view.legal is not None:
            return frame
        await asyncio.sleep(0.002)
    message = "no hand was dealt"
    raise AssertionError(message)


class _Stopwatch:
    """Notes when the store has last said that something is durable; all else of the store is untouched."""

    def __init__(self, store: SqliteStore) -> None:
        self.committed = 0.0
        self._append = store.append
        store.append = self._timed  # type: ignore[method-assign]

    async def _timed(self, batch: Append) -> AppendOutcome:
        outcome = await self._append(batch)
        self.committed = time.perf_counter()
        return outcome


async def _presses(service: PokerService, watch: _Stopwatch, count: int) -> list[tuple[float, float]]:
    """Milliseconds until the commit and until the answer."""
    rng = random.Random(3)
    room, people = await _table(service)
    times: list[tuple[float, float]] = []
    while len(times) < count + WARM_UP:
        view = (await _frame(service, room)).view
        legal = view.legal
        assert legal is not None
        player = next(seat.player for seat in view.seats if seat.seat == legal.seat)
        frame = await service.frame(room)
        assert frame is not None
        token = co.TurnToken(frame.table, view.hand_number, legal.turn)
        command = co.Command(people[player], room, _choose(legal, rng), token, dedupe=f"press-{len(times)}")
        begun = time.perf_counter()
        reply = await service.handle(command)
        answered = time.perf_counter()
        assert begun < watch.committed < answered
        times.append(((watch.committed - begun) * 1000, (answered - begun) * 1000))
        if reply.refusal is not None:
            message = f"refused: {reply.refusal.code}"
            raise AssertionError(message)
    return times[WARM_UP:]


def _fsync_ms(folder: Path) -> float:
    """One empty durable commit of sqlite3 itself in the same folder: the floor under every figure here."""
    with sqlite3.connect(folder / "floor.db", isolation_level=None) as raw:
        raw.execute("PRAGMA journal_mode=WAL")
        raw.execute("PRAGMA synchronous=FULL")
        raw.execute("CREATE TABLE t (n INTEGER)")
        times = []
        for number in range(300):
            begun = time.perf_counter()
            raw.execute("INSERT INTO t VALUES (?)", (number,))
            times.append((time.perf_counter() - begun) * 1000)
    return median(times)


async def _measure(folder: Path, count: int) -> PressFigures:
    rules = TableRules(buy_in_min=STACK, buy_in_max=STACK, show_time=0, action_clock=60)
    settings = HostSettings(rules=rules, starting_chips=10 * STACK, hand_pause=0)
    path = folder / "bench.db"
    async with open_store(path, folder / "bench.db.key") as store:
        watch = _Stopwatch(store)
        service = PokerService(store, SystemClock(), _Seed(), settings)
        await service.start()
        try:
            times = await _presses(service, watch, count)
            hands = max(1, _hands(service))
        finally:
            await service.stop()
        commits = store.counters.commits
        pragmas = await store.pragmas("journal_mode", "synchronous")
    events, differ = _look(path)
    committed, answered = ([pair[which] for pair in times] for which in (0, 1))
    return PressFigures(
        presses=len(times),
        median_ms=median(committed),
        p99_ms=quantiles(committed, n=100)[98],
        answer_median_ms=median(answered),
        answer_p99_ms=quantiles(answered, n=100)[98],
        fsync_ms=_fsync_ms(folder),
        commits_per_hand=commits / hands,
        events_per_hand=events / hands,
        journal_mode=str(pragmas["journal_mode"]),
        synchronous=str(pragmas["synchronous"]),
        chips_differ=differ,
    )


def _hands(service: PokerService) -> int:
    return sum(host.live.state.hand_number for host in service.tables)


def _look(path: Path) -> tuple[int, int]:
    """Events stored, and by how many chips the books do not add up to nothing."""
    with sqlite3.connect(path) as raw:
        events = int(raw.execute("SELECT count(*) FROM events").fetchone()[0])
        differ = int(raw.execute("SELECT coalesce(sum(chips), 0) FROM balances").fetchone()[0])
    return events, differ


def run(presses: int = 1500) -> PressFigures:
    """Measure in a temporary folder, in a process set up as ``bot.py`` sets up its own."""
    sys.setswitchinterval(SWITCH_SECONDS)
    with tempfile.TemporaryDirectory(prefix="poker-bench-") as folder:
        return asyncio.run(_measure(Path(folder), presses))


if __name__ == "__main__":
    print(run())
