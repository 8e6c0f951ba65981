"""``bot.py backup FILE``: a sound copy of the database beside the running host."""

import argparse
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from poker_bot.cli import FAILED, FINE, OpenSource, Say
from poker_bot.host.ports import StoreError


def run(args: Sequence[str], open_source: OpenSource, say: Say = print) -> int:
    """Copy the database to the file named in ``args``, which must not exist; 0 when the copy is sound, else 2."""
    parser = argparse.ArgumentParser(
        prog="bot.py backup",
        description="Copy the database to a new file while the host runs. The copy is checked and overwrites nothing.",
        epilog="The key file is not part of it. Keep a copy of the key elsewhere: both together show hidden cards.",
    )
    parser.add_argument("file", type=Path, help="where to; must not exist")
    target: Path = parser.parse_args(args).file
    try:
        with closing(open_source()) as source:
            source.backup(target)
            key_file = source.key_file
    except StoreError as error:
        say(f"No backup: {error}")
        return FAILED
    say(f"{target}: {target.stat().st_size:,} bytes, checked.")
    say(f"Hidden cards in it are encrypted; their key stays in {key_file}. Keep a copy of that elsewhere.")
    return FINE
