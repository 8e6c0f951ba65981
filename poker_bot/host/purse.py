"""Chips away from the tables: the daily ones, who has most, and keeping oneself from play."""

from msgspec.structs import replace

from poker_bot.host import commands as co
from poker_bot.host.local_days import midnight_after, today
from poker_bot.host.ports import Community, Seen
from poker_bot.host.shell import Shell
from poker_bot.refusals import Refusal

_DAY_MS = 86_400_000
_MINUTE_MS = 60_000
_LEAST_DAYS, _MOST_DAYS = 1, 365
_ON_THE_LIST = 10


class Purse:
    """Answers what concerns a person's chips and no table. Store errors pass through to the caller."""

    def __init__(self, shell: Shell) -> None:
        """One for the whole host."""
        self._store = shell.store
        self._clock = shell.clock
        self._wallets = shell.wallets
        self._card_rooms = shell.card_rooms
        self._merged = shell.merged

    async def daily(self, command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        """Once a local day; claimed twice, the time until the next is told."""
        settings = (await self._card_rooms.of(community.id)).settings
        if not settings.daily_chips:
            return replace(reply, refusal=Refusal("no-daily"))
        person, now = command.person.id, self._clock.now()
        await self._wallets.balance(community.bank, person, await self._card_rooms.starting_chips(community.id))
        day = today(now, settings.time_zone).isoformat()
        if person in self._merged:  # joined to another meanwhile, who may have claimed them today
            return replace(reply, refusal=Refusal("stale-turn"))
        key = f"daily:{community.bank}:{person}:{day}"
        if not await self._store.grant(community.bank, person, settings.daily_chips, "daily", key, now):
            left = (midnight_after(now, settings.time_zone) - now) // _MINUTE_MS
            return replace(reply, refusal=Refusal("daily-claimed", {"hours": left // 60, "minutes": left % 60}))
        balance = await self._store.balance(community.bank, person) or 0
        return replace(reply, code="daily", params={"amount": settings.daily_chips, "balance": balance})

    async def top(self, community: Community, reply: co.Reply) -> co.Reply:
        """Wallets and tables together."""
        standings = await self._store.standings(community.bank, _ON_THE_LIST)
        people = await self._store.persons([one.person for one in standings])
        seen = tuple(
            (Seen(person.id, person.name, person.platform, person.account), one)
            for one in standings
            if (person := people.get(one.person)) is not None
        )
        return replace(reply, code="top", standings=seen)

    async def exclude(self, command: co.Command, days: int, reply: co.Reply) -> co.Reply:
        """From now on; it can be made longer, not shorter."""
        if not _LEAST_DAYS <= days <= _MOST_DAYS:
            limits: dict[str, int | str] = {"days": days, "minimum": _LEAST_DAYS, "maximum": _MOST_DAYS}
            return replace(reply, refusal=Refusal("exclusion-range", limits))
        await self._store.exclude(command.person.id, self._clock.now() + days * _DAY_MS)
        return replace(reply, code="excluded", params={"days": days})
