"""Subcommands of ``bot.py`` that read the store, one file each.

Each has ``run(args, open_source, say) -> int``: the words behind the subcommand, a way to open the store read-only
(``bot.py`` hands it in), and where lines for the operator go. It returns the exit code: 0 fine, 1 something was found,
2 it could not be done.
"""

from collections.abc import Callable
from typing import Final

from poker_bot.host.ports import AuditSource

OpenSource = Callable[[], AuditSource]
Say = Callable[[str], None]

FINE: Final = 0
FOUND: Final = 1
FAILED: Final = 2
