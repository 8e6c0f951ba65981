"""Who a tab is: the page makes a random secret and keeps it as long as the tab lives; whoever shows it is that person.

The store is given a digest of it as the account, so that neither a backup nor a log lets anybody take a seat over.
"""

import hashlib
from collections.abc import Collection
from itertools import chain, count
from typing import Final

from adapters.desk import Register, Who
from poker_bot.host.ports import Person, Platform, Room
from poker_bot.text.names import clean

PLATFORM: Final[Platform] = "playground"

GUEST_NAMES: Final = ("Robin", "Sasha", "Noa", "Luca", "Dewi", "Alex", "Kim", "Maya", "Tomi", "Ines")
"""Names for visitors who have not chosen one, common in several of our languages."""

_PLACE: Final = "page"
"""The page is one community with one room."""


class Identity:
    """``language`` is that of the page's community when it is made."""

    def __init__(self, register: Register, language: str) -> None:
        self._register = register
        self._language = language

    async def person(self, account: str, name: str) -> Person:
        """The person of an account, with ``name`` from now on and his newest settings."""
        return await self._register.person(PLATFORM, account, name)

    async def room(self) -> Room:
        """The only one."""
        return await self._register.room(PLATFORM, _PLACE, _PLACE, self._language)

    async def who(self, person: Person, locale: str, request: str) -> Who:
        """The person, here. ``request`` is an id of his page's own making, so it tells apart his requests only.

        Whoever has the page open sits at the operator's machine: everybody may do what admins may.
        """
        return Who(person, await self.room(), f"web:{person.id}:{request}" if request else "", locale, manager=True)


def account_of(tab: str) -> str:
    """The account of a tab's secret; the same secret always gives the same one."""
    return hashlib.sha256(b"playground tab " + tab.encode()).hexdigest()[:32]


def name_for(wanted: str, taken: Collection[str]) -> str:
    """A visible name: ``wanted`` cleaned, or the first guest name that nobody in ``taken`` goes by."""
    name = clean(wanted)
    if name:
        return name
    in_use = {each.casefold() for each in taken}
    numbered = (f"{GUEST_NAMES[0]} {number}" for number in count(2))
    return next(each for each in chain(GUEST_NAMES, numbered) if each.casefold() not in in_use)
