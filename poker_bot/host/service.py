"""The one facade of the host: what adapters may ask (architecture, *click → … → publish*).

An adapter attaches its sink before ``start``, so that nothing said at the start is lost; it may attach later too and
is then shown every table of its platform at once.
"""

import asyncio
import logging

from msgspec.structs import replace

from poker_bot.engine.table_end import most_buy_in
from poker_bot.host import commands as co
from poker_bot.host.acts import act_at_table, is_act_at_table
from poker_bot.host.card_rooms import CardRooms
from poker_bot.host.deadlines import DeadlineScheduler
from poker_bot.host.directory import Directory
from poker_bot.host.faults import describe
from poker_bot.host.gate import Gate, is_admin
from poker_bot.host.house_seats import House
from poker_bot.host.identities import Identities
from poker_bot.host.lobby import Lobby
from poker_bot.host.ports import AdminBatch, Clock, Community, Entropy, Person, Platform, Room, Sink, Store, TableFrame
from poker_bot.host.publisher import Publisher
from poker_bot.host.reception import Reception
from poker_bot.host.settings import HostSettings
from poker_bot.host.shell import Shell
from poker_bot.host.tables import Tables
from poker_bot.host.tips import Tips
from poker_bot.host.wallets import Wallets
from poker_bot.host.writer import STORE_DOWN
from poker_bot.languages import pick_language
from poker_bot.refusals import Refusal

_log = logging.getLogger(__name__)


class PokerService:
    """All tables of this process. Only ``start`` and the directory methods let store errors out."""

    def __init__(
        self, store: Store, clock: Clock, entropy: Entropy, settings: HostSettings, house: House | None = None
    ) -> None:
        """Nothing happens before ``start``. ``house`` None = there are no house players."""
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._settings = settings
        self._house = house
        self._publisher = Publisher()
        self._directory = Directory(store)
        self._wallets = Wallets(store, clock, settings)
        self._card_rooms = CardRooms(store, settings)
        self._tips = Tips(store, on=settings.tips)
        self._gate = Gate(store, clock, self._card_rooms)
        self._scheduler = DeadlineScheduler(clock, self._ring)
        self.tables = Tables()
        self._merged: set[int] = set()
        self._identities = Identities(self._directory, self.tables, self._merged)
        self._lobby: Lobby | None = None
        self._reception: Reception | None = None

    # --- life ---------------------------------------------------------------------------------------------------

    def attach(self, sink: Sink) -> None:
        """From now on ``sink`` is told what concerns its platform, beginning with every table as it is."""
        self._publisher.attach(sink)
        for host in self.tables:
            host.show(sink)

    async def start(self) -> None:
        """Claim the store, bring back every open table, go on with running hands. Store errors pass through."""
        epoch = await self._store.claim(self._settings.worker)
        shell = Shell(
            store=self._store,
            clock=self._clock,
            entropy=self._entropy,
            settings=self._settings,
            publisher=self._publisher,
            scheduler=self._scheduler,
            wallets=self._wallets,
            card_rooms=self._card_rooms,
            tips=self._tips,
            house=self._house,
            epoch=epoch,
            merged=self._merged,
        )
        self._lobby = Lobby(shell, self._directory, self.tables)
        self._reception = Reception(
            shell,
            self._directory,
            self.tables,
            self._lobby,
            self._identities,
            self._person_changed,
            self._community_changed,
        )
        self._scheduler.start()
        await self._lobby.restore_all()

    async def stop(self) -> None:
        """Take nothing in any more, finish what was taken in; the store stays open for its owner to close."""
        lobby, self._lobby, self._reception = self._lobby, None, None
        await self._scheduler.stop()
        if lobby is not None:
            await lobby.stop()
        await asyncio.gather(*(host.stop() for host in self.tables))
        await self._tips.stop()

    def _ring(self, table: int, name: str) -> None:
        host = self.tables.get(table)
        if host is not None:
            host.ring(name)

    # --- people and places --------------------------------------------------------------------------------------

    async def person(self, platform: Platform, account: str, name: str) -> Person:
        """The person of an account, made when new, with the newest display name."""
        return await self._directory.person(platform, account, name)

    async def room(self, platform: Platform, community_place: str, room_place: str, language: str) -> Room:
        """The room of an address and its community, made when new; ``language`` is for a new community."""
        return await self._directory.room(platform, community_place, room_place, language)

    async def public_language(self, room: Room) -> str:
        """The language of what everybody reads in a room."""
        return (await self._directory.community(room.community)).language

    async def dm_result(self, person: int, works: bool) -> None:  # noqa: FBT001 - a fact, as in the store's port
        """Whether a private message arrived."""
        await self._store.set_dm(person, works)
        await self._person_changed(person)

    async def room_reached(self, room: int, works: bool, gone: bool = False) -> None:  # noqa: FBT001, FBT002 - facts
        """Whether a room takes the bot's messages; ``gone``: it never will again. A table nobody sees is paused."""
        host = self.tables.in_room(room)
        if host is not None:
            host.reached(room, works=works, gone=gone)

    async def moved(self, platform: Platform, old: str, new: str) -> None:
        """A chat has another address now (P-25); rooms keep their ids and their tables."""
        await self._store.move_place(platform, old, new)
        self._directory.forget_places()
        for host in self.tables:
            host.refresh()

    def _community_changed(self, community: int) -> None:
        """Everything public there is said in its language as it is now."""
        self._directory.forget_places()
        for host in self.tables:
            if host.live.community.id == community:
                host.refresh()

    async def _person_changed(self, person: int) -> None:
        await self._directory.refresh_person(person)
        for host in self.tables:
            if person in host.live.people:
                host.refresh()

    # --- play ---------------------------------------------------------------------------------------------------

    async def handle(self, command: co.Command) -> co.Reply:
        """The private answer to a command. Never raises: what fails inside is answered ``store-down``."""
        try:
            reply = await self._route(command)
        except Exception as error:  # noqa: BLE001 - a person gets an answer whatever happens
            _log.error("%s failed: %s", type(command.intent).__name__, describe(error))
            return self._plain(command, STORE_DOWN)
        settings = self._card_rooms.settings_now(command.room.community)
        return replace(reply, admin=True) if is_admin(command, settings) else reply

    async def _route(self, command: co.Command) -> co.Reply:
        reception = self._reception
        if reception is None:
            return self._plain(command, STORE_DOWN)
        current = await self._identities.current(command)
        if isinstance(current, Refusal):
            return self._plain(command, current)
        try:
            return await self._answer(current, reception)
        finally:
            self._gate.done(current)

    async def _answer(self, command: co.Command, reception: Reception) -> co.Reply:
        host = self.tables.for_command(command)
        community = await self._directory.community(command.room.community)
        played = community if host is None else host.live.community
        usual = 0 if host is None else most_buy_in(host.live.state)
        passed = await self._gate.check(
            command, played, usual, room_has_table=self.tables.in_room(command.room.id) is not None
        )
        if isinstance(passed, Refusal):
            return replace(self._plain(command, passed), frame=host.frame(command.room) if host is not None else None)
        if reception.handles(passed.intent):
            return await reception.answer(passed, community)
        if host is None:
            return self._plain(command, Refusal("no-table"))
        reply = await host.ask(passed)
        if reply.refusal is None and is_act_at_table(passed.intent, reply.code):
            await self._note(passed, community, reply)
        return await reception.completed(passed, reply)

    async def _note(self, command: co.Command, community: Community, reply: co.Reply) -> None:
        """What an admin did at a table goes into the log of the community; the events are in the table's own.

        It is done: that its entry cannot be written must not be answered as if nothing had been.
        """
        action, params = act_at_table(command.intent, reply)
        params |= {"room": command.room.id}
        batch = AdminBatch(community.id, community.bank, command.person.id, self._clock.now(), action, params)
        try:
            await self._store.admin(batch)
        except Exception as error:  # noqa: BLE001 - the table's own log says who did it
            _log.error("no entry for %s of person %d: %s", action, command.person.id, describe(error))

    def _plain(self, command: co.Command, refusal: Refusal) -> co.Reply:
        tags = (command.person.language, command.locale)
        return co.Reply(language=pick_language(tags, self._settings.languages), refusal=refusal)

    async def frame(self, room: Room) -> TableFrame | None:
        """The newest state of the room's table, None without one."""
        host = self.tables.in_room(room.id)
        return host.frame(room) if host is not None else None

    async def add_house_players(self, room: Room, count: int) -> int:
        """Seat up to ``count`` house players, opening a table if the room has none; returns how many sat down."""
        settings = (await self._card_rooms.of(room.community)).settings
        if self._house is None or self._lobby is None or not settings.house_players:
            return 0
        seated = 0
        await self._lobby.table_in(room)
        for account, name in self._house.roster(count):
            person = await self._directory.person("house", account, name)
            reply = await self.handle(co.Command(person, room, co.Sit()))
            seated += reply.refusal is None
        return seated

    # --- messages -----------------------------------------------------------------------------------------------

    async def notice_delivered(self, table: int, turn: int, at: int) -> None:
        """The platform had taken the edit that shows ``turn`` at the instant ``at`` (R-CLK-2).

        ``at`` may lie ahead when the platform said how long it blocks the room (P-24): then the deadline moves before
        it passes. Only the first report of a late notice counts.
        """
        host = self.tables.get(table)
        if host is not None:
            host.delivered(turn, at)

    async def save_message(self, room: int, slot: str, reference: str) -> None:
        """Remember the platform's id of a message, so that a restart re-attaches."""
        await self._store.save_message(room, slot, reference)

    async def message(self, room: int, slot: str) -> str | None:
        """The remembered message id."""
        return await self._store.message(room, slot)

    async def save_fact(self, name: str, value: str) -> None:
        """Remember something of a platform across restarts; the newest value of a name counts."""
        await self._store.save_fact(name, value)

    async def fact(self, name: str) -> str | None:
        """What was remembered under that name, None for nothing."""
        return await self._store.fact(name)
