"""``bot.py export``: stored hands as Poker Hand History, beside the running host. Only cards that were shown."""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import closing

from poker_bot.cli import FAILED, FINE, FOUND, OpenSource, Say
from poker_bot.engine.codec import UnknownFormError, decode_event
from poker_bot.engine.events import AnyEvent, CardsShown, HandEnded, HandStarted, HandVoided
from poker_bot.engine.evolve import fold
from poker_bot.engine.state import TableState
from poker_bot.host.ports import AuditSource, StoreError
from poker_bot.phh.export import export_hand

Hand = tuple[TableState, list[AnyEvent]]
"""The table before a hand, and the hand's events."""


def run(args: Sequence[str], open_source: OpenSource, say: Say = print) -> int:
    """Print the hands of a table that were played to their end, one of them with its number.

    0; 1 when there is no such table or hand; 2 when the file or its key cannot be read.
    """
    parser = argparse.ArgumentParser(
        prog="bot.py export", description="Print hands of a table in the Poker Hand History notation (.phhs)."
    )
    parser.add_argument("table", type=int, metavar="TABLE", help="the table's number in the store")
    parser.add_argument("hand", type=int, nargs="?", default=0, metavar="HAND", help="one hand; default: all of them")
    wanted = parser.parse_args(args)
    try:
        with closing(open_source()) as source:
            if not source.has_key:
                say(f"No export: the decks are encrypted, and the key file {source.key_file} cannot be read.")
                return FAILED
            found = 0
            for before, events in _hands(source, wanted.table):
                number = before.hand_number + 1
                if wanted.hand in {0, number}:
                    found += 1
                    say(f"[{number}]\n{export_hand(before, events, {})}")
    except (StoreError, UnknownFormError, LookupError) as error:
        say(f"No export: {error if isinstance(error, StoreError) else type(error).__name__}")
        return FAILED
    if not found:
        say("No export: the table has no such finished hand." if wanted.hand else "No export: no such finished hands.")
    return FINE if found else FOUND


def _hands(source: AuditSource, table: int) -> Iterator[Hand]:
    """Every finished hand of a table with what was shown after it; void ones are left out."""
    state: TableState | None = None
    hand: Hand | None = None
    ended = False
    for stored in source.events(table):
        event = decode_event(stored.kind, stored.body)
        if isinstance(event, HandStarted):
            if hand is not None and ended:
                yield hand
            hand = None if state is None else (state, [])
            ended = False
        if hand is not None and (not ended or isinstance(event, CardsShown)):
            hand[1].append(event)
        ended = ended or isinstance(event, HandEnded)
        hand = None if isinstance(event, HandVoided) else hand
        state = fold((event,), state)
    if hand is not None and ended:
        yield hand
