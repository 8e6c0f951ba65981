"""Who may do what in a community, beside the rules of the game: admins, rooms, limits, self-exclusion."""

from msgspec.structs import replace

from poker_bot.host import commands as co
from poker_bot.host.card_rooms import CardRooms
from poker_bot.host.local_days import midnight_before
from poker_bot.host.ports import CardRoom, Clock, Community, Settings, Store, wallet
from poker_bot.refusals import Refusal

_PAGE = 200
_BROUGHT = frozenset({"buy-in", "top-up"})

_OPENING = (co.OpenLobby, co.OpenTable, co.StakeNames)
_BUYING = (co.Sit, co.AddChips)


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
        self._bringing: dict[tuple[int, int], co.Command] = {}

    async def check(
        self, command: co.Command, played: Community, usual: int, *, room_has_table: bool
    ) -> co.Command | Refusal:
        """The command, its buy-in cut to what is left of the day's, or why it may not pass.

        ``played``: the community whose table the command is about, which need not be the room's (a private chat).
        ``usual`` is what a buy-in without an amount would bring to that table at most, 0 = there is no table.
        """
        if command.person.platform == "house":
            return command
        intent, card = command.intent, await self._card_rooms.of(command.room.community)
        if isinstance(intent, co.AdminIntent) and not is_admin(command, card.settings):
            return Refusal("not-an-admin")
        open_already = room_has_table and not isinstance(intent, co.StakeNames)
        refusal = self._place(command, card, table_is_open=open_already)
        if refusal is not None:
            return refusal
        if isinstance(intent, _BUYING):
            settings = (await self._card_rooms.of(played.id)).settings
            if settings.buy_in_limit:
                return await self._within_limit(command, played.bank, settings, usual)
        return command

    def done(self, command: co.Command) -> None:
        """A command that was checked has come to an end: what it brought stands in the ledger."""
        self._bringing = {who: one for who, one in self._bringing.items() if one is not command}

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

    async def _within_limit(
        self, command: co.Command, bank: int, settings: Settings, usual: int
    ) -> co.Command | Refusal:
        """A buy-in that names no amount takes what is left; one that asks for more is refused.

        One at a time: two at two tables would each see the whole of what is left.
        """
        if self._bringing.setdefault((bank, command.person.id), command) is not command:
            return Refusal("too-busy")
        left = settings.buy_in_limit - await self.brought_today(bank, command.person.id, settings)
        intent = command.intent
        asked = intent.buy_in if isinstance(intent, co.Sit) else intent.chips if isinstance(intent, co.AddChips) else 0
        if left <= 0 or asked > left:
            return Refusal("buy-in-limit", {"amount": asked, "maximum": max(0, left)})
        return replace(command, intent=co.Sit(left)) if not asked and 0 < left < usual else command

    async def brought_today(self, bank: int, person: int, settings: Settings) -> int:
        """Chips that a person, and whoever is part of him by now, took to tables since local midnight."""
        since = midnight_before(self._clock.now(), settings.time_zone)
        guests = [link.guest for link in await self._store.links_of(person)]
        return sum([await self._brought_since(since, bank, one) for one in dict.fromkeys((person, *guests))])

    async def _brought_since(self, since: int, bank: int, person: int) -> int:
        mine, total, before = wallet(person), 0, 0
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
