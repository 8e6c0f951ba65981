"""Who may do what in a community, beside the rules of the game: admins, rooms, limits, self-exclusion."""

from msgspec.structs import replace

from poker_bot.host import commands as co
from poker_bot.host.card_rooms import CardRooms
from poker_bot.host.local_days import midnight_before
from poker_bot.host.ports import CardRoom, Clock, Settings, Store, wallet
from poker_bot.refusals import Refusal

_DAY_MS = 86_400_000
_PAGE = 200
_BROUGHT = frozenset({"buy-in", "top-up"})

_OPENING = (co.OpenLobby, co.OpenTable, co.StakeNames)
_BUYING = (co.Sit, co.AddChips)
_PLAYING = (co.Sit, co.AddChips, co.Back)


def is_admin(command: co.Command, settings: Settings) -> bool:
    """Whoever manages the server or group, and whoever has the role that was chosen for it."""
    return command.manager or (bool(settings.admin_role) and settings.admin_role in command.roles)


class Gate:
    """Looked at before a command reaches its table. Store errors pass through to the caller."""

    def __init__(self, store: Store, clock: Clock, card_rooms: CardRooms) -> None:
        """One for the whole host."""
        self._store = store
        self._clock = clock
        self._card_rooms = card_rooms

    async def check(self, command: co.Command, bank: int, usual: int) -> co.Command | Refusal:
        """The command, its buy-in cut to what is left of the day's, or why it may not pass.

        ``usual`` is what a buy-in without an amount would bring to the room's table at most, 0 = there is no table.
        """
        if command.person.platform == "house":
            return command
        intent, card = command.intent, await self._card_rooms.of(command.room.community)
        if isinstance(intent, co.AdminIntent) and not is_admin(command, card.settings):
            return Refusal("not-an-admin")
        open_already = usual > 0 and not isinstance(intent, co.StakeNames)
        refusal = self._place(command, card, table_is_open=open_already)
        if refusal is None and isinstance(intent, _PLAYING):
            refusal = await self._exclusion(command.person.id)
        if refusal is not None:
            return refusal
        if card.settings.buy_in_limit and isinstance(intent, _BUYING):
            return await self._within_limit(command, bank, card.settings, usual)
        return command

    def _place(self, command: co.Command, card: CardRoom, *, table_is_open: bool) -> Refusal | None:
        if table_is_open or not isinstance(command.intent, _OPENING):
            return None
        settings = card.settings
        if isinstance(command.intent, co.StakeNames) and is_admin(command, settings):
            return None  # he may edit them from anywhere
        if settings.rooms and command.room.id not in settings.rooms:
            return Refusal("not-here")
        if settings.who_opens == "admins" and not is_admin(command, settings):
            return Refusal("may-not-open")
        return None

    async def _exclusion(self, person: int) -> Refusal | None:
        left = await self._store.excluded_until(person) - self._clock.now()
        return Refusal("excluded", {"days": -(-left // _DAY_MS)}) if left > 0 else None

    async def _within_limit(
        self, command: co.Command, bank: int, settings: Settings, usual: int
    ) -> co.Command | Refusal:
        """A buy-in that names no amount takes what is left; one that asks for more is refused."""
        left = settings.buy_in_limit - await self.brought_today(bank, command.person.id, settings)
        intent = command.intent
        asked = intent.buy_in if isinstance(intent, co.Sit) else intent.chips if isinstance(intent, co.AddChips) else 0
        if left <= 0 or asked > left:
            return Refusal("buy-in-limit", {"amount": asked, "maximum": max(0, left)})
        return replace(command, intent=co.Sit(left)) if not asked and 0 < left < usual else command

    async def brought_today(self, bank: int, person: int, settings: Settings) -> int:
        """Chips that a person took from his wallet to tables since local midnight."""
        since, mine = midnight_before(self._clock.now(), settings.time_zone), wallet(person)
        total, before = 0, 0
        while True:
            rows = await self._store.movements(bank, person=person, before=before, limit=_PAGE)
            for row in rows:
                if row.at < since:
                    return total
                if row.source == mine and row.reason in _BROUGHT:
                    total += row.amount
            if len(rows) < _PAGE:
                return total
            before = rows[-1].id
