"""The report of lopsided losses: the ledger is read in pages beside play, and folded off the event loop."""

import asyncio
from typing import Final

from msgspec.structs import replace

from poker_bot.host import commands as co
from poker_bot.host.card_rooms import CardRooms
from poker_bot.host.ports import Clock, Community, Store
from poker_bot.host.settings import HostSettings
from poker_bot.records.pairs import PairFold
from poker_bot.refusals import Refusal

PAGE: Final = 1_000
"""Rows of the ledger at once: so few that a press in between hardly waits for them."""

_DAY_MS: Final = 86_400_000
_LEAST_DAYS, _MOST_DAYS = 1, 365


class PairsReport:
    """One for the whole host. Store errors pass through to the caller."""

    def __init__(self, store: Store, clock: Clock, settings: HostSettings, card_rooms: CardRooms) -> None:
        """Everything is shared with the host."""
        self._store = store
        self._clock = clock
        self._settings = settings
        self._card_rooms = card_rooms

    async def answer(self, intent: co.Pairs, community: Community, reply: co.Reply) -> co.Reply:
        """Pairs with a net loss of the starting chips or more, as far as chance does not explain it."""
        if not _LEAST_DAYS <= intent.days <= _MOST_DAYS:
            limits: dict[str, int | str] = {"days": intent.days, "minimum": _LEAST_DAYS, "maximum": _MOST_DAYS}
            return replace(reply, refusal=Refusal("exclusion-range", limits))
        fold = await self._folded(community.bank, self._clock.now() - intent.days * _DAY_MS)
        people = await self._store.persons(sorted(fold.people()))
        house = frozenset(number for number, person in people.items() if person.platform == "house")
        found = fold.lopsided(await self._least(community), house)
        mentioned = {number for pair in found for number in (pair.loser, pair.winner)}
        return replace(
            reply,
            code="pairs-file" if intent.file else "pairs",
            params={"days": intent.days} | ({"count": len(found)} if intent.file else {}),
            pairs=found,
            people={number: person.name for number, person in people.items() if number in mentioned},
        )

    async def _folded(self, bank: int, since: int) -> PairFold:
        fold, before = PairFold(), 0
        while True:
            rows = await self._store.movements(bank, before=before, limit=PAGE)
            recent = tuple(row for row in rows if row.at >= since)
            await asyncio.to_thread(fold.add, recent)
            if len(recent) < len(rows) or len(rows) < PAGE:
                fold.end(complete=len(recent) == len(rows))
                return fold
            before = rows[-1].id

    async def _least(self, community: Community) -> int:
        """The community's starting chips; where newcomers get none, the operator's."""
        return await self._card_rooms.starting_chips(community.id) or self._settings.starting_chips
