"""``bot.py replay``: play every stored table again from its first event, beside the running host; or recorded hands."""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import closing

from poker_bot.cli import FAILED, FINE, FOUND, OpenSource, Say, replay_files
from poker_bot.engine.codec import UnknownFormError, decode_event, decode_state
from poker_bot.engine.events import AnyEvent, HandEnded
from poker_bot.engine.evolve import fold
from poker_bot.engine.state import TableState, chips_of
from poker_bot.host.ports import AuditSource, StoreError


def run(args: Sequence[str], open_source: OpenSource, say: Say = print) -> int:
    """Fold every table's log, count its chips after each event and compare with its snapshot.

    Prints ``N tables, H hands, M mismatches`` and each mismatch; 1 if there are any, 2 when the file or its key cannot
    be read. ``args`` are the words behind ``replay``: files of recorded hands are played instead, and the store is not
    opened.
    """
    parser = argparse.ArgumentParser(
        prog="bot.py replay",
        description="Play every stored table again from its first event and compare it with what the host remembers; "
        "or, with files, play the hands recorded in them and compare the finishing stacks.",
        epilog="Exit code 1: something differs, and each difference is named. 2: nothing differs, but something could "
        "not be read or played, and is named. 0: everything agrees.",
    )
    parser.add_argument("files", nargs="*", metavar="FILE", help=".phh or .phhs, or a directory of such files")
    files = parser.parse_args(args).files
    if files:
        return replay_files.run(files, say)
    try:
        with closing(open_source()) as source:
            if not source.has_key:
                say(f"No replay: the decks are encrypted, and the key file {source.key_file} cannot be read.")
                return FAILED
            return _replay(source, say)
    except StoreError as error:
        say(f"No replay: {error}")
        return FAILED


def _replay(source: AuditSource, say: Say) -> int:
    tables, hands, mismatches = 0, 0, 0
    for record in source.tables():
        tables += 1
        played, wrong = _table(source, record.table)
        hands += played
        for line in wrong:
            mismatches += 1
            say(f"Table {record.table}: {line}")
    say(f"{tables:,} tables, {hands:,} hands, {mismatches:,} mismatches")
    return FOUND if mismatches else FINE


def _table(source: AuditSource, table: int) -> tuple[int, list[str]]:
    """Hands played to their end, and what differs."""
    snapshot = source.snapshot(table)
    state: TableState | None = None
    hands, version = 0, 0
    try:
        for version, event in _events(source, table):
            state = fold((event,), state)
            hands += isinstance(event, HandEnded)
            if chips_of(state) != state.chips:
                return hands, [f"event {version} ({type(event).__name__}) does not conserve chips"]
            if snapshot is not None and version == snapshot[0] and decode_state(snapshot[1]) != state:
                return hands, [f"the snapshot at event {version} is not what its events make"]
    except (UnknownFormError, LookupError, ValueError) as error:
        return hands, [f"stops behind event {version}: {type(error).__name__}"]
    return hands, []


def _events(source: AuditSource, table: int) -> Iterator[tuple[int, AnyEvent]]:
    for stored in source.events(table):
        yield stored.version, decode_event(stored.kind, stored.body)
