"""Answers what needs no table, or opens one: the lobby, balances, languages, daily chips, the office of the admins."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from msgspec.structs import replace

from poker_bot.engine.rules import TableRules
from poker_bot.host import commands as co
from poker_bot.host.card_rooms import stake_called
from poker_bot.host.directory import Directory
from poker_bot.host.games import rules_of_game
from poker_bot.host.gifts import Gifts
from poker_bot.host.guide import Guide
from poker_bot.host.identities import Identities
from poker_bot.host.lobby import Lobby
from poker_bot.host.office import Office
from poker_bot.host.ports import Community, Room
from poker_bot.host.purse import Purse
from poker_bot.host.registry import Registry
from poker_bot.host.settling import settled_reply, settlement_of
from poker_bot.host.shell import Shell
from poker_bot.host.tables import Tables
from poker_bot.languages import pick_language
from poker_bot.refusals import Refusal

PersonChanged = Callable[[int], Awaitable[None]]
CommunityChanged = Callable[[int], None]


class Reception:
    """One for the whole host. Store errors pass through to the caller."""

    def __init__(  # noqa: PLR0913, PLR0917 - what it connects
        self,
        shell: Shell,
        directory: Directory,
        tables: Tables,
        lobby: Lobby,
        identities: Identities,
        person_changed: PersonChanged,
        community_changed: CommunityChanged,
    ) -> None:
        """``person_changed`` and ``community_changed`` are called after what is kept of one was stored anew."""
        self._shell = shell
        self._directory = directory
        self._tables = tables
        self._lobby = lobby
        self._person_changed = person_changed
        self._office = Office(shell, community_changed)
        self._guide = Guide(shell.settings, shell.card_rooms, tables, shell.tips)
        self._purse = Purse(shell)
        self._registry = Registry(shell, tables, identities)
        self._gifts = Gifts(
            shell.store, shell.clock, shell.settings, shell.wallets, shell.card_rooms, shell.publisher, shell.merged
        )

    def handles(self, intent: co.Intent) -> bool:
        """Whether this intent is answered here."""
        rooms = (self._guide, self._registry, self._office)
        return type(intent) in _ANSWERS or any(room.handles(intent) for room in rooms)

    async def answer(self, command: co.Command, community: Community) -> co.Reply:
        """The private answer to a command that ``handles`` named."""
        tags = (command.person.language, command.locale, community.language)
        reply = co.Reply(language=pick_language(tags, self._shell.settings.languages))
        own = _ANSWERS.get(type(command.intent))
        if own is not None:
            return await own(self, command, community, reply)
        rooms = (self._guide, self._registry, self._office)
        return await next(room for room in rooms if room.handles(command.intent)).answer(command, community, reply)

    async def _open(self, command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        rules = await self._shell.card_rooms.rules_in(community.id, command.room.id)
        host = await self._lobby.table_in(command.room, command.person.id, rules)
        if isinstance(host, Refusal):
            return replace(reply, refusal=host)
        return replace(reply, code="lobby", frame=host.frame(command.room))

    async def _open_game(self, command: co.Command, _community: Community, reply: co.Reply) -> co.Reply:
        """A table of that game, or another game at the room's empty table."""
        intent: co.OpenTable = command.intent  # type: ignore[assignment]
        rules = await self._rules_for(command, intent)
        if isinstance(rules, Refusal):
            return replace(reply, refusal=rules)
        known = self._tables.in_room(command.room.id)
        host = await self._lobby.table_in(command.room, command.person.id, rules)
        if isinstance(host, Refusal):
            return replace(reply, refusal=host)
        answer = await host.ask(replace(command, intent=replace(intent, rules=rules)))
        if answer.refusal is not None:
            return answer
        if known is not None:
            return replace(answer, refusal=Refusal("table-open")) if answer.code == "duplicate" else answer
        return replace(answer, code="table-opened", params={"game": rules.variant, "betting": rules.betting})

    async def _rules_for(self, command: co.Command, intent: co.OpenTable) -> TableRules | Refusal:
        """The rules of a stake by name, or of the room's own, for the game asked for."""
        room, card_rooms = command.room, self._shell.card_rooms
        stakes = await card_rooms.rules_in(room.community, room.id)
        if intent.stake:
            found = stake_called(await card_rooms.of(room.community), intent.stake)
            if found is None:
                return Refusal("no-such-stake", {"name": intent.stake})
            stakes = found.rules
        return rules_of_game(stakes, intent.game, intent.betting)

    async def _show_table(self, command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        """Of the table that the command is about; without one, of the next that is opened in the room."""
        host = self._tables.for_command(command)
        if host is None:
            rules = await self._shell.card_rooms.rules_in(community.id, command.room.id)
            played = await self._played(command.room, co.Played(rules, open=False))
            return replace(reply, code="table-settings", played=played)
        state, room = host.live.state, host.live.room_of(command.person) or command.room
        played = await self._played(room, co.Played(state.rules, state.next_rules))
        return replace(reply, code="table-settings", played=played, frame=host.frame(command.room))

    async def _stake_names(self, _command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        card = await self._shell.card_rooms.of(community.id)
        return replace(reply, code="stakes", card_room=card)

    async def _played(self, room: Room, played: co.Played) -> co.Played:
        """With the stake of the room."""
        stake = await self._shell.card_rooms.stake_in(room.community, room.id)
        if stake is None:
            return played
        return replace(played, stake=stake.name, by_stake=stake.rules == (played.next_rules or played.rules))

    async def completed(self, command: co.Command, reply: co.Reply) -> co.Reply:
        """A table's own answer, with what only the card room knows."""
        if reply.code != "table-changed" or reply.frame is None:
            return reply
        view = reply.frame.view
        return replace(reply, played=await self._played(command.room, co.Played(view.rules, view.next_rules)))

    async def _balance(self, command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        """What he has, away from the tables and at them; a newcomer gets his starting chips by asking."""
        host = self._tables.for_command(command)
        if host is not None:
            community = host.live.community
        bank, starting = community.bank, await self._shell.card_rooms.starting_chips(community.id)
        balance = await self._shell.wallets.balance(bank, command.person.id, starting)
        at_table = self._tables.chips_of(bank, command.person.id)
        frame = host.frame(command.room) if host is not None else None
        return replace(reply, code="balance", params={"balance": balance, "at_table": at_table}, frame=frame)

    async def _set_language(self, command: co.Command, _community: Community, reply: co.Reply) -> co.Reply:
        intent: co.SetLanguage = command.intent  # type: ignore[assignment]
        if intent.language not in self._shell.settings.languages:
            return replace(reply, refusal=Refusal("unknown-language", {"text": intent.language}))
        await self._shell.store.set_person_language(command.person.id, intent.language)
        await self._person_changed(command.person.id)
        return replace(reply, language=intent.language, code="language")

    async def _daily(self, command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        return await self._purse.daily(command, community, reply)

    async def _top(self, _command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        return await self._purse.top(community, reply)

    async def _settle(self, command: co.Command, _community: Community, reply: co.Reply) -> co.Reply:
        """The session that is on in this room, or where nobody has brought chips yet, the last one here."""
        intent: co.SettleUp = command.intent  # type: ignore[assignment]
        host = self._tables.for_command(command)
        running = await host.ask(command) if host is not None else None
        if running is not None and (running.settlement is not None or running.refusal is not None):
            return running
        last = await self._shell.store.last_table(command.room.id)
        settlement = await settlement_of(self._shell.store, last) if last else None
        return settled_reply(running or reply, intent, settlement)

    async def _gift(self, command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        intent: co.Gift = command.intent  # type: ignore[assignment]
        return await self._gifts.give(command, intent, community, reply)

    async def _exclude(self, command: co.Command, _community: Community, reply: co.Reply) -> co.Reply:
        """Kept from play from now on, at every table he sits at too."""
        intent: co.Exclude = command.intent  # type: ignore[assignment]
        answer = await self._purse.exclude(command, intent.days, reply)
        if answer.refusal is None:
            for host in [host for host in self._tables if command.person.id in host.live.people]:
                # Where he may be about to sit down, too: that comes first, and then this.
                await host.ask(replace(command, intent=co.Leave(), token=None, dedupe=""))
        return answer


Answer = Callable[[Any, co.Command, Community, co.Reply], Awaitable[co.Reply]]

_ANSWERS: Final[dict[type[co.Intent], Answer]] = {
    co.OpenLobby: Reception._open,  # noqa: SLF001 - the table of this very class
    co.OpenTable: Reception._open_game,  # noqa: SLF001
    co.StakeNames: Reception._stake_names,  # noqa: SLF001
    co.ShowTable: Reception._show_table,  # noqa: SLF001
    co.Balance: Reception._balance,  # noqa: SLF001
    co.SetLanguage: Reception._set_language,  # noqa: SLF001
    co.Daily: Reception._daily,  # noqa: SLF001
    co.Top: Reception._top,  # noqa: SLF001
    co.SettleUp: Reception._settle,  # noqa: SLF001
    co.Gift: Reception._gift,  # noqa: SLF001
    co.Exclude: Reception._exclude,  # noqa: SLF001
}
