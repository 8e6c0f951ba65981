"""What the operator reads while the host runs: one line a record, as text or as JSON, on standard error."""

import json
import logging
import sys
import time
from typing import Final

from poker_bot.config.settings import LogConfig

_QUIET: Final = ("httpx", "httpcore", "aiosqlite", "asyncio", "telegram", "discord", "aiohttp.access")
"""Libraries that say too much: httpx would log the bot token with every request at INFO."""


class JsonFormatter(logging.Formatter):
    """One object a line: time (UTC), level, logger, message, and a traceback only where there is one."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        line: dict[str, str] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def setup_logging(config: LogConfig) -> None:
    """Send every record of at least the configured level to standard error; noisy libraries only their warnings."""
    handler = logging.StreamHandler(sys.stderr)
    if config.format == "json":
        handler.setFormatter(JsonFormatter())
    else:
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)-7s %(name)s: %(message)s"))
    level = logging.getLevelNamesMapping()[config.level.upper()]
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in _QUIET:
        logging.getLogger(name).setLevel(max(level, logging.WARNING))
