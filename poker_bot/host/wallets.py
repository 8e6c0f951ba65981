"""Chips for people who are new to a bank, made once (atomic by their dedupe key, O-04)."""

from poker_bot.host.ports import Clock, Store
from poker_bot.host.settings import HostSettings


class Wallets:
    """Balances, with ``settings.starting_chips`` on first contact. Store errors pass through to the caller."""

    def __init__(self, store: Store, clock: Clock, settings: HostSettings) -> None:
        """One for the whole host."""
        self._store = store
        self._clock = clock
        self._settings = settings

    async def balance(self, bank: int, person: int, starting: int = -1) -> int:
        """Chips in the wallet of ``person``; whoever has none in this bank yet gets the starting chips first.

        ``starting`` are those of the community, -1 = the operator's.
        """
        held = await self._store.balance(bank, person)
        if held is None:
            chips = self._settings.starting_chips if starting < 0 else starting
            dedupe = f"start:{bank}:{person}"
            await self._store.grant(bank, person, chips, "starting-chips", dedupe, self._clock.now())
            held = await self._store.balance(bank, person)
        return held or 0

    async def house_balance(self, bank: int, person: int, needed: int, occasion: str) -> int:
        """The balance of a house player, filled up to ``needed`` chips; ``occasion`` (unique) makes it happen once."""
        held = await self.balance(bank, person)
        if held < needed:
            dedupe = f"house:{bank}:{person}:{occasion}"
            await self._store.grant(bank, person, needed - held, "house-refill", dedupe, self._clock.now())
            held = await self._store.balance(bank, person) or 0
        return held
