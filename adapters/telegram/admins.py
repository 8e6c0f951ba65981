"""Who may manage a group, as Telegram says it: kept for a minute to look, asked anew to change anything."""

import logging
from collections.abc import Callable
from typing import Final

from telegram import Bot, ChatMember, User
from telegram.error import BadRequest, NetworkError, TelegramError

from adapters.desk import ADMIN_WORDS
from adapters.telegram.commands import Typed
from poker_bot.host.ports import Clock

_log = logging.getLogger(__name__)

CONFIRMS: Final = frozenset({"floor-confirm", "season-confirm", "join-confirm", "part-confirm"})
"""Buttons of admins: whoever presses one is looked at anew."""

_MANAGERS: Final = frozenset({ChatMember.OWNER, ChatMember.ADMINISTRATOR})
_KEPT: Final = 60_000
_MOST: Final = 10_000
_PATIENCE: Final = 4.0
"""Seconds for an answer; whoever cannot be looked up is no admin now."""

_ASKED: Final = ADMIN_WORDS | {"poker", "table"}
"""Words for which it matters: only admins may, or admins may where others may not."""

_WEIGHTY: Final = frozenset({"chips", "floor", "community"})
_OPENING: Final = "open"
"""Behind ``/table`` what everybody may; else words behind a command change something, chips too, or bring a file."""


class Admins:
    """``bot`` gives the library's client, None while Telegram has not been reached yet."""

    def __init__(self, bot: Callable[[], Bot | None], clock: Clock) -> None:
        self._bot = bot
        self._clock = clock
        self._known: dict[tuple[int, int], tuple[bool, int]] = {}

    async def may(self, typed: Typed, chat: int, user: int) -> bool:
        """Whether the typed command comes from somebody who manages the group; False where it does not matter."""
        if typed.word not in _ASKED:
            return False
        looks = not typed.text or (typed.word == "table" and typed.text.lower().startswith(_OPENING))
        return await self.manages(chat, user, anew=not looks or typed.word in _WEIGHTY)

    async def manages(self, chat: int, user: int, *, anew: bool) -> bool:
        """Owner or administrator of the group; False when Telegram does not say."""
        now = self._clock.now()
        known, at = self._known.get((chat, user), (False, now - _KEPT))
        if not anew and now - at < _KEPT:
            return known
        manages = await self._looked_up(chat, user)
        if manages is None:
            self._known.pop((chat, user), None)
            return False
        if len(self._known) >= _MOST:
            self._known.clear()
        self._known[chat, user] = manages, now
        return manages

    async def account(self, chat: int, user: int) -> User | None:
        """The account as it is called now; None when Telegram does not say."""
        try:
            return (await self._member(chat, user)).user
        except TelegramError as error:
            _note(error)
            return None

    async def _looked_up(self, chat: int, user: int) -> bool | None:
        """None when Telegram does not say."""
        try:
            member = await self._member(chat, user)
        except BadRequest:  # where members are hidden a bot hears of the administrators only
            return await self._listed(chat, user)
        except TelegramError as error:
            _note(error)
            return None
        return member.status in _MANAGERS

    async def _listed(self, chat: int, user: int) -> bool | None:
        try:
            listed = await self._connected().get_chat_administrators(chat, read_timeout=_PATIENCE)
        except TelegramError as error:
            _note(error)
            return None
        return any(member.user.id == user for member in listed)

    async def _member(self, chat: int, user: int) -> ChatMember:
        return await self._connected().get_chat_member(chat, user, read_timeout=_PATIENCE)

    def _connected(self) -> Bot:
        bot = self._bot()
        if bot is None:
            raise NetworkError("not connected")
        return bot


def _note(error: TelegramError) -> None:
    """Named without what Telegram said: it could quote somebody."""
    _log.info("Telegram does not say who that is: %s", type(error).__name__)
