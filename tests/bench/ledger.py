"""A club's long history, 100,000 ledger rows and as many acts of admins: pages of both, the leaderboard, the audit.

The rows come from hands that were really played, six at a table, evening after evening, so the audit has their events
to fold as well; one append per hand instead of one per press, which makes no difference to what is read. Figures are
medians; those of the store are milliseconds from the call until the answer is there, those of the audit seconds of
the real process, from ``python bot.py audit`` to its end, and what of them it computed (a busy machine adds the rest).
"""

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from statistics import median

from msgspec import Struct

from poker_bot.cli.audit_ledger import compare_balances, read_ledger
from poker_bot.engine import actions as act
from poker_bot.engine.cards import FULL_DECK
from poker_bot.engine.codec import encode_event, encode_state, event_kind
from poker_bot.engine.decide import step
from poker_bot.engine.events import AnyEvent, Visibility
from poker_bot.engine.rules import TableRules
from poker_bot.engine.state import TableState
from poker_bot.host import commands as co
from poker_bot.host.card_rooms import CardRooms
from poker_bot.host.cashier import postings
from poker_bot.host.pairs_report import PairsReport
from poker_bot.host.ports import HOUSE, AdminBatch, Append, Appended, Community, Posting, Saved, StoredEvent, wallet
from poker_bot.host.settings import HostSettings
from poker_bot.refusals import Refusal
from poker_bot.store.readonly import ReadOnlyStore
from poker_bot.store.sqlite import SqliteStore, open_store
from tests.bench.engine import decided, policy
from tests.fakes import FakeClock

ROOT = Path(__file__).resolve().parents[2]
ROWS = 100_000
PEOPLE = 600
CHIPS = 1_000_000
STACK = 400
HANDS = 60
"""Hands of an evening, fewer when somebody is out of chips."""
NOW = 1_750_000_000_000
RULES = TableRules(small_blind=1, big_blind=2, buy_in_min=STACK, buy_in_max=STACK, show_time=0)
_ACTS = """
    INSERT INTO admin_log (community, person, at, action, params)
    SELECT 1, 1 + value % 5, value, 'chips-grant', '{"person":' || (1 + value % 600) || ',"amount":500}'
    FROM (WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < ?) SELECT value FROM n)
"""


class LedgerFigures(Struct, frozen=True):
    """Milliseconds of the store, seconds of the audit; ``books_seconds`` is ledger and balances, without the events."""

    rows: int
    events: int
    accounts: int
    movements_ms: float
    movements_old_ms: float
    movements_person_ms: float
    admin_log_ms: float
    admin_log_old_ms: float
    standings_ms: float
    pairs_seconds: float
    books_seconds: float
    audit_seconds: float
    audit_cpu_seconds: float
    audit_code: int


class _Evening:
    """One table from its opening to the last cash-out, and what of it is still to be appended."""

    def __init__(self, table: int, rng: random.Random) -> None:
        self.state: TableState | None = None
        self.version = 0
        self._table = table
        self._rng = rng
        self._events: list[AnyEvent] = []
        self._moved: list[Posting] = []

    def do(self, action: act.Action) -> bool:
        """Carry out; False, and nothing has changed, when the engine refuses."""
        outcome = step(self.state, action)
        if isinstance(outcome, Refusal):
            return False
        made, after = decided(outcome)
        self._moved += postings(self._table, self.state, made)
        self._events += made
        self.state = after
        return True

    def play(self) -> bool:
        """One hand; False when there are too few players for another."""
        order = tuple(self._rng.sample(FULL_DECK, len(FULL_DECK)))
        if not self.do(act.StartHand(order)):
            return False
        while self.state is not None and self.state.hand_running:
            if not self.do(policy(self.state, self._rng)):
                raise AssertionError("refused")
        return True

    async def save(self, store: SqliteStore, bank: int, epoch: int) -> int:
        """Append what happened since the last time; how many movements that were."""
        assert self.state is not None
        stored = tuple(_stored(number, event) for number, event in enumerate(self._events, self.version + 1))
        moved = tuple(self._moved)
        batch = Append(bank, epoch, self._table, self.version, "", 0, NOW, stored, moved, (), encode_state(self.state))
        self.version += len(stored)
        assert await store.append(batch) == Appended(self.version)
        self._events, self._moved = [], []
        return len(moved)


def _stored(version: int, event: AnyEvent) -> StoredEvent:
    return StoredEvent(version, event_kind(event), encode_event(event), secret=event.visibility is Visibility.SECRET)


async def _evening(store: SqliteStore, club: Community, epoch: int, people: Sequence[int], rng: random.Random) -> int:
    """An evening at a table; how many movements it made."""
    room = await store.room(club.id, "playground", f"room {rng.random()}")
    number = await store.create_table(club.id, room.id)
    evening = _Evening(number, rng)
    evening.do(act.OpenTable(RULES))
    for person in people:
        evening.do(act.SitDown(person, STACK))
    evening.do(act.DrawForButton(FULL_DECK))
    rows = await evening.save(store, club.bank, epoch)
    for _ in range(HANDS):
        if not evening.play():
            break
        rows += await evening.save(store, club.bank, epoch)
    evening.do(act.CloseTable())
    rows += await evening.save(store, club.bank, epoch)
    await store.close_table(number)
    return rows


async def _furnish(path: Path) -> None:
    """The history, with one act of an admin that gives everybody chips."""
    rng = random.Random(7)
    async with open_store(path, _key(path)) as store:
        epoch = await store.claim("bench")
        club = await store.community("playground", "club", "en")
        people = [(await store.person("playground", str(one), f"Player {one}")).id for one in range(PEOPLE)]
        given = tuple(Posting(HOUSE, wallet(person), CHIPS, "grant") for person in people)
        outcome = await store.admin(AdminBatch(club.id, club.bank, people[0], NOW, "chips-grant", postings=given))
        assert isinstance(outcome, Saved)
        rows = len(given)
        while rows < ROWS:
            rows += await _evening(store, club, epoch, rng.sample(people, 6), rng)
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute(_ACTS, (ROWS,))


async def _ms(call: Callable[[], Awaitable[Sequence[object]]], runs: int = 50) -> float:
    """Median of ``runs`` calls; each must answer with something."""
    times = []
    for _ in range(runs):
        begun = time.perf_counter()
        answer = await call()
        times.append((time.perf_counter() - begun) * 1000)
        assert answer
    return median(times)


async def _pairs_seconds(store: SqliteStore) -> float:
    """``/audit pairs`` over all rows, until the answer is there."""
    settings, clock = HostSettings(), FakeClock()
    report = PairsReport(store, clock, settings, CardRooms(store, settings))
    club = await store.community("playground", "club", "en")
    times = []
    for _ in range(3):
        begun = time.perf_counter()
        answer = await report.answer(co.Pairs(365), club, co.Reply("en"))
        times.append(time.perf_counter() - begun)
        assert answer.refusal is None
    return median(times)


def _books_seconds(path: Path) -> float:
    """The proof of ledger and balances in this process."""
    with closing(ReadOnlyStore.open(path, _key(path))) as source:
        begun = time.perf_counter()
        compare_balances(read_ledger(source.ledger(), source.tables()), source.balances())
        return time.perf_counter() - begun


def _audit(path: Path) -> tuple[float, float, int]:
    """Seconds by the wall, seconds computed, and exit code of the real command."""
    environment = os.environ | {"STORE_PATH": str(path), "STORE_KEY_FILE": str(_key(path))}
    before, begun = os.times(), time.perf_counter()
    done = subprocess.run(
        [sys.executable, "bot.py", "audit"], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    seconds, after = time.perf_counter() - begun, os.times()
    computed = after.children_user + after.children_system - before.children_user - before.children_system
    return seconds, computed, done.returncode


async def _measure(path: Path) -> LedgerFigures:
    await _furnish(path)
    with closing(sqlite3.connect(path)) as raw:
        rows, events, accounts = (
            raw.execute(f"SELECT count(*) FROM {table}").fetchone()[0]  # noqa: S608 - names of our own
            for table in ("ledger", "events", "balances")
        )
    async with open_store(path, _key(path)) as store:
        audits = [await asyncio.to_thread(_audit, path) for _ in range(3)]
        return LedgerFigures(
            rows=rows,
            events=events,
            accounts=accounts,
            movements_ms=await _ms(lambda: store.movements(1)),
            movements_old_ms=await _ms(lambda: store.movements(1, before=rows // 2)),
            movements_person_ms=await _ms(lambda: store.movements(1, person=PEOPLE // 2)),
            admin_log_ms=await _ms(lambda: store.admin_log(1)),
            admin_log_old_ms=await _ms(lambda: store.admin_log(1, before=ROWS // 2)),
            standings_ms=await _ms(lambda: store.standings(1)),
            pairs_seconds=await _pairs_seconds(store),
            books_seconds=median(_books_seconds(path) for _ in range(3)),
            audit_seconds=median(seconds for seconds, _, _ in audits),
            audit_cpu_seconds=median(computed for _, computed, _ in audits),
            audit_code=max(code for _, _, code in audits),
        )


def _key(path: Path) -> Path:
    return path.with_name(path.name + ".key")


def run() -> LedgerFigures:
    """Measure in a temporary folder."""
    with tempfile.TemporaryDirectory(prefix="poker-bench-") as folder:
        return asyncio.run(_measure(Path(folder) / "bench.db"))


if __name__ == "__main__":
    print(run())
