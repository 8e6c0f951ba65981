"""Updates by long polling. They are confirmed, by asking for the next ones, only when they are done with (P-32).

What belongs to one chat is handled in order, different chats beside each other. A handler waits for the host, never
for a person, and leaves what goes over the network to others.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from itertools import groupby
from typing import Final

from telegram import Bot, Update
from telegram.constants import UpdateType
from telegram.error import Conflict, InvalidToken, RetryAfter, TelegramError

from adapters.telegram.wire import wait_of
from poker_bot.host.ports import Clock

_log = logging.getLogger(__name__)

WANTED: Final = (UpdateType.MESSAGE, UpdateType.CALLBACK_QUERY, UpdateType.MY_CHAT_MEMBER)
"""Edits are not among them: an edited command is no new command."""

LONG_POLL: Final = 25
"""Seconds for which Telegram may hold back its answer when there is nothing new."""

FIRST_PAUSE: Final = 1_000
LONGEST_PAUSE: Final = 60_000
_MOST_CONFLICTS: Final = 4
_CONFLICT_MEMORY: Final = 60_000
"""So many 409 within so many milliseconds are no restart that overlaps: somebody else is at it."""

Handler = Callable[[Update], Awaitable[None]]


class TokenRefusedError(Exception):
    """Telegram does not know the token; there is no point in trying again."""


class TokenSharedError(Exception):
    """Another process polls with the same token and takes part of what people do (trouble P-31)."""


class Polling:
    """One run of it. ``recovered`` is called when Telegram answers again after failures."""

    def __init__(self, bot: Bot, clock: Clock, handler: Handler, recovered: Callable[[], None]) -> None:
        self._bot = bot
        self._clock = clock
        self._handler = handler
        self._recovered = recovered
        self._offset: int | None = None
        self._limit: int | None = None
        self._failures = 0
        self._conflicts: list[int] = []

    async def run(self) -> None:
        """Until cancelled. Raises ``TokenRefusedError`` or ``TokenSharedError`` when that is the end of it."""
        while True:
            updates = await self._fetch()
            if updates:
                await self._handle(updates)
                self._offset = updates[-1].update_id + 1

    async def _fetch(self) -> tuple[Update, ...]:
        """The next updates; none after a failure, which has been waited for."""
        patience = 0 if self._failures else LONG_POLL  # behind a failure, to hear at once that it is over
        try:
            updates = await self._bot.get_updates(
                offset=self._offset, limit=self._limit, timeout=patience, allowed_updates=WANTED
            )
        except InvalidToken:
            raise TokenRefusedError from None
        except TelegramError as error:
            await self._clock.sleep_until(self._clock.now() + self._pause_after(error))
            return ()
        except Exception as error:  # noqa: BLE001 - something the library cannot read; its text would quote people
            self._skip_unreadable(error)
            await self._clock.sleep_until(self._clock.now() + FIRST_PAUSE)
            return ()
        if self._failures:
            _log.info("Telegram: reached again")
            self._failures = 0
            self._recovered()
        self._limit = None
        return updates

    def _pause_after(self, error: TelegramError) -> int:
        """Milliseconds to wait; the first failure of a row is logged. Raises ``TokenSharedError``."""
        now = self._clock.now()
        if isinstance(error, Conflict):
            self._conflicts = [at for at in self._conflicts if at > now - _CONFLICT_MEMORY] + [now]
            if len(self._conflicts) >= _MOST_CONFLICTS:
                raise TokenSharedError
            return FIRST_PAUSE * len(self._conflicts)
        if isinstance(error, RetryAfter):
            return wait_of(error)
        if not self._failures:
            _log.warning("Telegram: not reached (%s), trying again", type(error).__name__)
        pause = min(FIRST_PAUSE << min(self._failures, 10), LONGEST_PAUSE)
        self._failures += 1
        return pause

    def _skip_unreadable(self, error: Exception) -> None:
        """Of a batch that cannot be read, take the updates one by one, and leave out the one that cannot."""
        _log.error("Telegram: an update cannot be read: %s", type(error).__name__)
        if self._limit == 1 and self._offset is not None:
            self._offset += 1
        self._limit = 1

    async def _handle(self, updates: Iterable[Update]) -> None:
        ordered = sorted(updates, key=lambda update: (chat_of(update), update.update_id))
        lanes = [list(lane) for _, lane in groupby(ordered, key=chat_of)]
        await asyncio.gather(*map(self._in_order, lanes))

    async def _in_order(self, updates: Iterable[Update]) -> None:
        for update in updates:
            try:
                await self._handler(update)
            except Exception as error:  # noqa: BLE001 - one update must not hold up the others; a traceback could quote cards
                _log.error("Telegram: update %d failed: %s", update.update_id, type(error).__name__)


def chat_of(update: Update) -> int:
    """The chat an update is about, 0 for none."""
    chat = update.effective_chat
    return 0 if chat is None else chat.id
