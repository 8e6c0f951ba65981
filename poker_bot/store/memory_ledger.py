"""Chips in memory: accounts, the ledger, spent dedupe keys, and what is read from them."""

from collections.abc import Sequence

from msgspec import Struct

from poker_bot.host.ports import HOUSE, Insufficient, LedgerRow, OverLimit, Posting, Standing, wallet
from poker_bot.store.memory_places import MemoryPlaces
from poker_bot.store.pages import page, top
from poker_bot.store.postings import Origin, judge, net_changes, owner, running, too_large


class LinkKept(Struct):
    """A link as kept: whose the accounts are now, what undoes it."""

    maker: int
    code: str
    at: int
    accounts: tuple[tuple[str, str], ...]
    chips: dict[int, int]


class MemoryLedger(MemoryPlaces):
    """The half of ``MemoryStore`` that holds chips; its methods are described in the port."""

    def __init__(self) -> None:
        super().__init__()
        self.ledger: list[LedgerRow] = []
        self._balances: dict[tuple[int, str], int] = {}
        self._used: set[tuple[int, str]] = set()
        self._linked: dict[int, LinkKept] = {}  # by guest

    async def balance(self, bank: int, person: int) -> int | None:  # noqa: D102 - see the port
        return self._balances.get((bank, wallet(person)))

    async def grant(self, bank: int, person: int, amount: int, reason: str, dedupe: str, at: int) -> bool:  # noqa: D102, PLR0913, PLR0917
        if all(community.bank != bank for community in self._communities.values()):
            raise ValueError(f"there is no bank {bank}")
        if any(self._communities[guest].bank == bank for guest in self._joined):
            raise ValueError(f"bank {bank} stands still: its community is joined to another")
        if amount < 0:
            raise ValueError(f"{amount} chips cannot be granted")
        if (bank, dedupe) in self._used:
            return False
        account = wallet(person)
        made = (Posting(HOUSE, account, amount, reason),) if amount else ()
        if self._book(Origin(bank, 0, 0, 0, at), made) is not None:
            return False
        self._balances.setdefault((bank, account), 0)
        self._use(bank, dedupe)
        return True

    async def movements(self, bank: int, *, person: int = 0, before: int = 0, limit: int = 20) -> tuple[LedgerRow, ...]:  # noqa: D102
        below, most = page(before, limit)
        found = [
            row
            for row in reversed(self.ledger)
            if row.bank == bank and row.id < below and (not person or person in {owner(row.source), owner(row.target)})
        ]
        return tuple(found[:most])

    async def wallet_rows(self, table: int) -> tuple[LedgerRow, ...]:  # noqa: D102
        sides = ((row, row.source, row.target) for row in self.ledger if table and row.table == table)
        return tuple(row for row, *accounts in sides if any(one.startswith("wallet:") for one in accounts))

    async def standings(self, bank: int, limit: int = 10) -> tuple[Standing, ...]:  # noqa: D102
        most = top(limit)
        held: dict[int, tuple[int, int]] = {}
        for (where, account), chips in self._balances.items():
            person = owner(account)
            if where != bank or person is None or self._is_house(person) or person in self._linked:
                continue
            in_wallet, at_tables = held.get(person, (0, 0))
            mine = account == wallet(person)
            held[person] = (in_wallet + chips, at_tables) if mine else (in_wallet, at_tables + chips)
        ranked = sorted(held, key=lambda person: (-sum(held[person]), person))
        return tuple(Standing(person, *held[person]) for person in ranked[:most])

    def _is_house(self, person: int) -> bool:
        return person in self._persons and self._persons[person].platform == "house"

    def _use(self, bank: int, dedupe: str) -> None:
        if dedupe:
            self._used.add((bank, dedupe))

    def _book(self, origin: Origin, postings: Sequence[Posting]) -> Insufficient | OverLimit | None:
        """Book all or, with the reason, nothing."""
        bank, table, version, by, at = origin
        refusal: Insufficient | OverLimit | None = too_large(postings)
        changes = net_changes(postings)
        before = {account: self._balances.get((bank, account), 0) for account in changes}
        for account, change in changes.items():
            refusal = refusal or judge(account, before[account], change)
        if refusal is not None:
            return refusal
        for account, change in changes.items():
            self._balances[bank, account] = before[account] + change
        for one, after in zip(postings, running(postings, before), strict=True):
            side = (one.source, one.target, one.amount, one.reason)
            self.ledger.append(LedgerRow(len(self.ledger) + 1, bank, *side, by, one.hand, table, version, at, *after))
        return None
