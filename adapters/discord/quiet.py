"""What discord.py may say in our log: what is worth knowing, in one line, without what was sent (law 6)."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import discord

_CLIENT: Final = logging.getLogger("discord.client")
_TALKATIVE: Final = (_CLIENT, *map(logging.getLogger, ("discord.gateway", "discord.ui.view", "discord.state")))

Told = Callable[[BaseException, float], None]
"""Called with what went wrong and the seconds until the next attempt."""


@contextmanager
def quiet_library(outage: Told) -> Iterator[None]:
    """The library writes whole payloads at DEBUG, cards included, and tracebacks of reconnects: keep both out.

    Its own attempts to connect again go to ``outage`` instead. Nor has anybody here to know what it needs for voice.
    """
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    library = logging.getLogger("discord")
    if library.level < logging.INFO:
        library.setLevel(logging.INFO)
    attempts = _Attempts(outage)
    _CLIENT.addFilter(attempts)
    for logger in _TALKATIVE:
        logger.removeFilter(_ONE_LINE)  # filters run in the order in which they came: this one last
        logger.addFilter(_ONE_LINE)
    try:
        yield
    finally:
        _CLIENT.removeFilter(attempts)


class _Attempts(logging.Filter):
    """Hands the library's attempts to connect again on, and keeps them out of the log."""

    def __init__(self, outage: Told) -> None:
        super().__init__()
        self._outage = outage

    def filter(self, record: logging.LogRecord) -> bool:
        if not record.msg.startswith("Attempting a reconnect"):
            return True
        error = record.exc_info[1] if record.exc_info else None
        pause = record.args[0] if isinstance(record.args, tuple) and record.args else None
        self._outage(error or ConnectionError(), pause if isinstance(pause, float) else 0.0)
        return False


class _OneLine(logging.Filter):
    """Keeps the first line of a record and the kind of its exception, not the traceback."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.exc_info:
            kind = record.exc_info[0]
            record.msg = f"{record.getMessage()} ({kind.__name__ if kind is not None else 'no exception'})"
            record.args, record.exc_info, record.exc_text = (), None, None
        return True


_ONE_LINE: Final = _OneLine()
