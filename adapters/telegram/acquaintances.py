"""Accounts by username, which Telegram gives no bot the means to look up."""

from typing import Final

from telegram import User

_MOST: Final = 20_000


class Acquaintances:
    """Accounts that the bot has seen, by username; a name that goes to another account is that one's from then on."""

    def __init__(self) -> None:
        self._named: dict[str, User] = {}
        self._names: dict[int, str] = {}

    def met(self, user: User | None) -> None:
        """Somebody did something."""
        if user is None or user.is_bot:
            return
        name = (user.username or "").lower()
        old = self._names.get(user.id, "")
        if old != name and (held := self._named.get(old)) is not None and held.id == user.id:
            del self._named[old]
        if len(self._named) >= _MOST:
            self._named.clear()
            self._names.clear()
        self._names[user.id] = name
        if name:
            self._named[name] = user

    def forget(self, user: int) -> None:
        """He asked for it."""
        held = self._named.get(self._names.pop(user, ""))
        if held is not None and held.id == user:
            del self._named[(held.username or "").lower()]

    def called(self, name: str) -> User | None:
        """The account with that username, with or without ``@``."""
        return self._named.get(name.removeprefix("@").lower())
