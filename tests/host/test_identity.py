"""Who is who: data told and taken away, accounts and communities that are joined by a code and parted again."""

import asyncio
import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from poker_bot.cli.audit_ledger import compare_balances, read_ledger
from poker_bot.engine.events import AnyEvent, HandStarted, PlayerSatDown, PlayerStoodUp
from poker_bot.host import commands as co
from poker_bot.host.join_codes import digest_of, new_code, number_of_code, written
from poker_bot.host.ports import (
    AccountBalance,
    Already,
    Blocked,
    CodeKind,
    Hindered,
    JoinCode,
    Linked,
    Person,
    Platform,
    Room,
    TableRecord,
)
from poker_bot.host.privacy import hands_dealt
from poker_bot.refusals import Refusal
from tests.builders import STARTING, World
from tests.fakes import RecordingSink, settle

MINUTE = 60.0


class Both:
    """A server on Discord and a group on Telegram at one host."""

    def __init__(self, seed: int = 0) -> None:
        self.world = World(seed=seed)
        self.sinks: dict[str, RecordingSink] = {}
        self.rooms: dict[str, Room] = {}

    async def start(self) -> "Both":
        """Start the host with a sink for each platform."""
        await self.world.start()
        await self.attach()
        return self

    async def attach(self) -> None:
        """Listen, and find the two rooms."""
        platforms: tuple[Platform, ...] = ("discord", "telegram")
        for platform in platforms:
            self.sinks[platform] = RecordingSink(platform)
            self.world.service.attach(self.sinks[platform])
            self.rooms[platform] = await self.room(platform)

    async def room(self, platform: Platform) -> Room:
        """The room of a platform as it is now."""
        return await self.world.service.room(platform, f"{platform} place", f"{platform} room", "en")

    async def person(self, at: str) -> Person:
        """``ann@discord``: whoever that account is now."""
        name, _, platform = at.partition("@")
        return await self.world.service.person(platform, name, name.title())  # type: ignore[arg-type]

    async def do(
        self, at: str, intent: co.AnyIntent, *, manager: bool = False, dedupe: str = "", room: Room | None = None
    ) -> co.Reply:
        """What that account is answered in its platform's room."""
        platform: Platform = at.partition("@")[2]  # type: ignore[assignment]
        person = await self.person(at)
        place = room or await self.room(platform)
        reply = await self.world.service.handle(co.Command(person, place, intent, None, dedupe, "", manager))
        await settle()
        return reply

    async def code(self, at: str) -> str:
        """A code for the account."""
        reply = await self.do(at, co.Linking())
        assert reply.code == "link-code", reply
        return str(reply.params["code"])

    async def link(self, guest: str = "gina@telegram", maker: str = "ann@discord") -> co.Reply:
        """Enter the code of ``maker`` and confirm."""
        number = number_of_code(await self.code(maker))
        assert number is not None
        asked = await self.do(guest, co.LinkAccount(number))
        assert asked.code == "link-preview", asked
        assert asked.confirm == number
        done = await self.do(guest, co.LinkAccount(asked.confirm, confirmed=True))
        assert done.code == "link-done", done
        return done

    async def join(self, host: str = "discord", guest: str = "telegram") -> co.Reply:
        """An admin of ``host`` makes a code, one of ``guest`` enters and confirms it."""
        offered = await self.do(f"boss@{host}", co.OfferCommunity(), manager=True)
        assert offered.code == "community-code", offered
        asked = await self.do(f"chief@{guest}", co.JoinCommunity(str(offered.params["code"])), manager=True)
        assert asked.code == "community-preview", asked
        done = await self.do(f"chief@{guest}", co.JoinCommunity(asked.confirm, confirmed=True), manager=True)
        assert done.code == "community-joined", done
        return done

    async def part(self) -> co.Reply:
        """Part the communities."""
        done = await self.do("boss@discord", co.PartCommunity(confirmed=True), manager=True)
        assert done.code == "community-parted", done
        return done

    async def balance(self, at: str) -> int:
        """Chips of an account in its room's community; a newcomer gets the starting chips by asking."""
        return int((await self.do(at, co.Balance())).params["balance"])

    def audit(self) -> int:
        """Prove the books as ``bot.py audit`` does; returns the chips of all people in all banks."""
        store = self.world.store
        tables = [
            TableRecord(number, table.bank, table.community, table.version, table.closed)
            for number, table in store._tables.items()  # noqa: SLF001 - the file would be read so
        ]
        balances = [AccountBalance(bank, account, chips) for (bank, account), chips in store._balances.items()]  # noqa: SLF001
        held = compare_balances(read_ledger(store.ledger, tables), balances)
        return sum(chips for (_, account), chips in held.items() if account != "house")


@pytest.fixture
async def both() -> Both:
    """Two places."""
    return await Both().start()


# --- codes ------------------------------------------------------------------------------------------------------------


@given(st.binary(min_size=32, max_size=32))
def test_a_code_is_read_however_it_is_typed(entropy: bytes) -> None:
    """Twelve letters in three groups, no look-alikes; case and hyphens say nothing; its number fits a button."""
    code = new_code(entropy)
    number = number_of_code(code)
    assert number is not None
    assert 0 <= number < 2**63
    assert written(number) == code
    assert not set(code) & set("01OIL")
    assert [len(group) for group in code.split("-")] == [4, 4, 4]
    spellings = (code, code.lower(), code.replace("-", " "), code.replace("-", ""), number)
    assert len({digest_of(one) for one in spellings}) == 1


@pytest.mark.parametrize(
    "typed", ["", "ABCD", "ABCD-EFGH-JKM0", "ABCD-EFGH-JKMN-P", "ÀBCD-EFGH-JKMN", "undo", -1, 2**62]
)
def test_what_is_no_code_has_no_number(typed: str | int) -> None:
    """It is looked up all the same, and never found."""
    assert number_of_code(typed) is None
    assert digest_of(typed) == digest_of("nothing")


def test_codes_are_hard_to_guess() -> None:
    """More than fifty bits, each of them from the entropy."""
    assert 31**12 > 2**50
    assert len({new_code(bytes(31) + bytes([last])) for last in range(200)}) == 200


# --- data -------------------------------------------------------------------------------------------------------------


async def test_privacy_alone_explains(world: World) -> None:
    """With the days of exclusion that are left."""
    assert (await world.do("ann", co.Privacy())).params == {"days": 0}
    await world.do("ann", co.Exclude(3))
    assert (await world.do("ann", co.Privacy())).params == {"days": 3}


async def test_the_export_has_everything_and_no_card(world: World) -> None:
    """Rows of the ledger, tables and hands; what others hold is not in it."""
    await world.dealt("ann", "bob")
    await world.play_out()
    reply = await world.do("ann", co.ExportData())
    assert reply.code == "privacy-export"
    assert reply.export is not None
    ann = world.people["ann"].id
    assert reply.export.data.person.name == "ann"
    assert [(one.code, one.hands) for one in reply.export.tables] == [(world.live.code, 1)]
    mine = re.compile(rf"(wallet|seat:\d+):{ann}")
    rows = [row for row in world.store.ledger if mine.fullmatch(row.source) or mine.fullmatch(row.target)]
    assert list(reply.export.data.movements) == rows
    assert reply.params == {"movements": len(rows), "count": 1}


def test_hands_are_counted_by_who_sat_where() -> None:
    """Somebody who took the seat later does not count those dealt before him."""
    seats = (1, 2)
    events: list[AnyEvent] = [
        PlayerSatDown(1, 7, 100, waiting=False),
        HandStarted(1, 1, 1, 2, seats),
        PlayerStoodUp(1, 7, 100, "left"),
        PlayerSatDown(1, 8, 100, waiting=False),
        HandStarted(2, 1, 1, 2, seats),
        HandStarted(3, 1, 1, 2, (2,)),
    ]
    assert [hands_dealt(events, {person}) for person in (7, 8, 9)] == [1, 1, 0]
    assert hands_dealt(events, {7, 8}) == 2


async def test_deleted_he_is_a_number_and_can_farm_nothing(world: World) -> None:
    """The same account is the same person again: no starting chips, no second daily chips, still excluded."""
    await world.do("ann", co.Daily())
    await world.do("ann", co.Exclude(5))
    ann = world.people["ann"].id
    assert (await world.do("ann", co.DeleteData())).code == "privacy-delete-preview"
    assert (await world.store.persons([ann]))[ann].name == "ann"
    done = await world.do("ann", co.DeleteData(confirmed=True))
    assert (done.code, done.params) == ("privacy-deleted", {"person": ann})
    top = await world.do("bob", co.Top())
    assert f"#{ann}" in {seen.name for seen, _ in top.standings}
    assert "ann" not in {seen.name for seen, _ in top.standings}
    assert (await world.do("ann", co.Daily())).refusal is not None
    assert (await world.do("ann", co.Balance())).params["balance"] == STARTING + 500
    await world.do("bob", co.OpenLobby())
    assert (await world.do("ann", co.Sit())).refusal == Refusal("excluded", {"days": 5})
    assert world.people["ann"].id == ann


async def test_nobody_is_deleted_from_a_seat(world: World) -> None:
    """Asked or confirmed, he is told to leave first; his name stays."""
    await world.seated("ann")
    for confirmed in (False, True):
        assert (await world.do("ann", co.DeleteData(confirmed))).refusal == Refusal("leave-tables-first")
    await world.do("ann", co.Leave())
    assert (await world.do("ann", co.DeleteData(confirmed=True))).code == "privacy-deleted"


async def test_the_admins_log_names_people_by_number(world: World) -> None:
    """And tells the name they have today; who is deleted is a number there too."""
    target = await world.person("bob")
    person = await world.person("ann")
    await world.service.handle(co.Command(person, world.room, co.MoveChips(target, 500), manager=True))
    ask = co.Command(person, world.room, co.AdminLog(), manager=True)
    reply = await world.service.handle(ask)
    assert reply.entries[0].params == {"person": target.id, "amount": 500}
    assert reply.people[target.id] == "bob"
    await world.do("bob", co.DeleteData(confirmed=True))
    assert (await world.service.handle(ask)).people[target.id] == f"#{target.id}"


# --- accounts ---------------------------------------------------------------------------------------------------------


async def test_two_accounts_become_one_person(both: Both) -> None:
    """One balance in every community, and the maker hears of it where he made the code."""
    await both.balance("ann@discord")
    await both.balance("gina@telegram")
    done = await both.link()
    assert done.params == {"name": "Ann", "amount": STARTING}
    ann, gina = await both.person("ann@discord"), await both.person("gina@telegram")
    assert ann.id == gina.id
    assert await both.balance("gina@telegram") == STARTING
    (note,) = both.sinks["discord"].notes_to(ann.id, "linked")
    assert note.params == {"name": "Gina", "platform": "telegram", "amount": STARTING}
    assert both.sinks["telegram"].notes == []
    for at in ("ann@discord", "gina@telegram"):
        reply = await both.do(at, co.Linking())
        assert (reply.code, reply.platforms) == ("linked-with", ("discord", "telegram"))
    both.audit()


async def test_every_code_that_does_not_count_has_the_same_answer(both: Both) -> None:
    """Wrong, expired, used, replaced by a newer one: nobody learns which."""
    wrong = Refusal("wrong-code")
    expired = await both.code("ann@discord")
    await both.world.advance(10 * MINUTE)
    assert (await both.do("gina@telegram", co.LinkAccount(expired))).refusal == wrong
    replaced = await both.code("ann@discord")
    used = await both.code("ann@discord")
    assert (await both.do("gina@telegram", co.LinkAccount(replaced))).refusal == wrong
    assert (await both.do("gina@telegram", co.LinkAccount("ABCD-EFGH-JKMN"))).refusal == wrong
    await both.do("gina@telegram", co.LinkAccount(used, confirmed=True))
    assert (await both.do("hugo@telegram", co.LinkAccount(used))).refusal == wrong


async def test_a_code_counts_to_its_last_second_and_over_a_restart(both: Both) -> None:
    """It is kept in the store; a confirmation after its time is refused though it was asked in time."""
    code = await both.code("ann@discord")
    await both.world.advance(10 * MINUTE - 1)
    await both.world.restart()
    await both.attach()
    assert (await both.do("gina@telegram", co.LinkAccount(code))).code == "link-preview"
    await both.world.advance(1)
    assert (await both.do("gina@telegram", co.LinkAccount(code, confirmed=True))).refusal == Refusal("wrong-code")


async def test_guessing_has_to_wait(both: Both) -> None:
    """Five wrong codes, however fast and at once; then even the right one waits, over a restart too."""
    code = await both.code("ann@discord")
    guesses = ("A", "B", "C", "D", "E", "F", "G", "H")
    replies = await asyncio.gather(*(both.do("gina@telegram", co.LinkAccount(one)) for one in guesses))
    refusals = [reply.refusal for reply in replies]
    assert refusals.count(Refusal("wrong-code")) == 5
    assert refusals.count(Refusal("code-tries", {"minutes": 10})) == 3
    await both.world.restart()
    await both.attach()
    await both.world.advance(4 * MINUTE + 1)
    blocked = (await both.do("gina@telegram", co.LinkAccount(code))).refusal
    assert blocked == Refusal("code-tries", {"minutes": 6})
    assert (await both.do("hugo@telegram", co.LinkAccount(code))).code == "link-preview"
    await both.world.advance(6 * MINUTE)
    fresh = await both.code("ann@discord")
    assert (await both.do("gina@telegram", co.LinkAccount(fresh))).code == "link-preview"


async def test_what_is_refused_before_it_is_asked(both: Both) -> None:
    """The own code, the same platform, whoever sits, whoever is linked already."""
    code = await both.code("ann@discord")
    assert (await both.do("ann@discord", co.LinkAccount(code))).refusal == Refusal("own-code")
    assert (await both.do("otto@discord", co.LinkAccount(code))).refusal == Refusal("same-platform")
    await both.do("gina@telegram", co.OpenLobby())
    assert (await both.do("gina@telegram", co.Sit(1000))).refusal is None
    for confirmed in (False, True):
        refusal = (await both.do("gina@telegram", co.LinkAccount(code, confirmed))).refusal
        assert refusal == Refusal("leave-tables-first")
    await both.do("gina@telegram", co.Leave())
    await both.link()
    other = await both.code("hugo@telegram")
    assert (await both.do("ann@discord", co.LinkAccount(other))).refusal == Refusal("linked-already")


async def test_a_redelivered_confirmation_does_nothing(both: Both) -> None:
    """Neither right behind it nor after everything was undone."""
    number = number_of_code(await both.code("ann@discord"))
    assert number is not None
    yes = co.LinkAccount(number, confirmed=True)
    assert (await both.do("gina@telegram", yes, dedupe="1")).code == "link-done"
    assert (await both.do("gina@telegram", yes, dedupe="1")).code == "duplicate"
    await both.do("gina@telegram", co.UndoLink(confirmed=True))
    assert (await both.do("gina@telegram", yes, dedupe="1")).refusal == Refusal("wrong-code")


async def test_undone_each_is_himself_again(both: Both) -> None:
    """Asked once; the guest takes back what he brought, from either side, and the exclusion in force binds both."""
    for undoes in ("ann@discord", "gina@telegram"):
        for at in ("ann@discord", "gina@telegram"):
            await both.balance(at)
        before = (await both.person("ann@discord")).id, (await both.person("gina@telegram")).id
        await both.link()
        await both.do("gina@telegram", co.Exclude(2))
        assert (await both.do(undoes, co.UndoLink())).code == "link-undo-preview"
        done = await both.do(undoes, co.UndoLink(confirmed=True))
        assert (done.code, done.params) == ("link-undone", {"amount": STARTING})
        assert ((await both.person("ann@discord")).id, (await both.person("gina@telegram")).id) == before
        assert await both.balance("gina@telegram") == STARTING
        for at in ("ann@discord", "gina@telegram"):
            assert (await both.do(at, co.Privacy())).params == {"days": 2}
        assert (await both.do(undoes, co.UndoLink(confirmed=True))).refusal == Refusal("not-linked")
    both.audit()


async def test_no_undoing_from_a_seat(both: Both) -> None:
    """His other account would lose the seat that it acts for."""
    await both.link()
    await both.do("ann@discord", co.OpenLobby())
    await both.do("ann@discord", co.Sit(1000))
    assert (await both.do("gina@telegram", co.UndoLink(confirmed=True))).refusal == Refusal("leave-tables-first")


async def test_one_person_has_one_seat_and_acts_from_both_accounts(both: Both) -> None:
    """He sits by one account; the other is the same player at the same table."""
    await both.link()
    await both.do("ann@discord", co.OpenLobby())
    assert (await both.do("ann@discord", co.Sit(1000))).refusal is None
    again = await both.do("gina@telegram", co.Sit(1000), room=both.rooms["discord"])
    assert again.refusal == Refusal("already-seated", {"seat": 1})
    left = await both.do("gina@telegram", co.Leave(), room=both.rooms["discord"])
    assert left.code == "left"


async def test_a_command_that_is_on_its_way_is_carried_out_for_the_one_person(both: Both) -> None:
    """The guest as he was before the link takes no seat, no chips and no starting chips any more."""
    gina = await both.person("gina@telegram")
    await both.do("ann@discord", co.OpenLobby())
    await both.link()
    for intent in (co.Sit(1000), co.Balance(), co.Daily()):
        await both.world.service.handle(co.Command(gina, both.rooms["discord"], intent, dedupe=type(intent).__name__))
    host = both.world.service.tables.in_room(both.rooms["discord"].id)
    assert host is not None
    assert not host.live.state.seat_of(gina.id)
    assert not [row for row in both.world.store.ledger if f"wallet:{gina.id}" in {row.source, row.target}]


async def test_a_seat_taken_while_the_link_is_made(both: Both) -> None:
    """Both at once: either he sits and is not linked, or he is linked and the guest sits nowhere."""
    gina, room = await both.person("gina@telegram"), both.rooms["telegram"]
    await both.do("gina@telegram", co.OpenLobby())
    code = await both.code("ann@discord")
    sit, link = await asyncio.gather(
        both.world.service.handle(co.Command(gina, room, co.Sit(1000))),
        both.world.service.handle(co.Command(gina, room, co.LinkAccount(code, confirmed=True))),
    )
    assert (sit.refusal is None) != (link.refusal is None)
    both.audit()


# --- communities ------------------------------------------------------------------------------------------------------


async def test_two_communities_become_one(both: Both) -> None:
    """One bank, settings, stakes, leaderboard and log; admins of either are admins of both."""
    await both.do("boss@discord", co.SaveStake("evening", {"small_blind": 25, "big_blind": 50}), manager=True)
    await both.balance("ann@discord")
    await both.balance("gina@telegram")
    done = await both.join()
    assert done.params == {"people": 1, "amount": STARTING}
    room = await both.room("telegram")
    assert (room.id, room.community) == (both.rooms["telegram"].id, both.rooms["discord"].community)
    assert await both.balance("gina@telegram") == STARTING
    stakes = await both.do("chief@telegram", co.Stakes(), manager=True)
    assert stakes.card_room is not None
    assert [stake.name for stake in stakes.card_room.stakes] == ["evening"]
    names = {seen.name for seen, _ in (await both.do("ann@discord", co.Top())).standings}
    assert names == {"Ann", "Gina"}
    log = await both.do("chief@telegram", co.AdminLog(), manager=True)
    assert [entry.action for entry in log.entries] == ["community-link", "stake-add"]
    assert (await both.do("gina@telegram", co.Stakes())).refusal == Refusal("not-an-admin")
    for at in ("boss@discord", "chief@telegram"):
        shown = await both.do(at, co.ShowCommunity(), manager=True)
        assert (shown.code, shown.params) == ("community-linked", {"platform": "discord", "guest": "telegram"})
    both.audit()


async def test_a_room_that_joins_hears_when_tables_are_not_allowed_there(both: Both) -> None:
    """Where the host community names its rooms, joining names the way in, and it works for an admin of the guest."""
    restrict = co.ChangeSettings({"rooms": (both.rooms["discord"].id,)})
    named = (await both.do("boss@discord", restrict, manager=True)).code
    assert named == "settings-saved"
    offered = await both.do("boss@discord", co.OfferCommunity(), manager=True)
    code = number_of_code(str(offered.params["code"]))
    assert code is not None
    done = await both.do("chief@telegram", co.JoinCommunity(code, confirmed=True), manager=True)
    assert done.code == "community-joined-closed"
    refused = await both.do("chief@telegram", co.OpenLobby(), manager=True)
    assert refused.refusal == Refusal("not-here")
    assert refused.admin, "so that he is told how to allow it"


async def test_only_admins_join_communities(both: Both) -> None:
    """Every word of it."""
    for intent in (
        co.ShowCommunity(),
        co.OfferCommunity(),
        co.JoinCommunity("A", confirmed=True),
        co.PartCommunity(confirmed=True),
    ):
        assert (await both.do("ann@discord", intent)).refusal == Refusal("not-an-admin")


async def test_what_a_community_link_is_refused_for(both: Both) -> None:
    """A code of its own, too old, used; a table that is open; a partner it has already."""
    code = str((await both.do("boss@discord", co.OfferCommunity(), manager=True)).params["code"])
    for manager_at, refusal in (("boss@discord", "own-code"),):
        assert (await both.do(manager_at, co.JoinCommunity(code), manager=True)).refusal == Refusal(refusal)
    await both.do("gina@telegram", co.OpenLobby())
    for confirmed in (False, True):
        reply = await both.do("chief@telegram", co.JoinCommunity(code, confirmed), manager=True)
        assert reply.refusal == Refusal("close-tables-first")
    await both.do("chief@telegram", co.CloseTable(), manager=True)
    await both.world.quiet()
    await both.world.advance(30 * MINUTE)
    late = await both.do("chief@telegram", co.JoinCommunity(code), manager=True)
    assert late.refusal == Refusal("wrong-code")
    await both.join()
    again = await both.do("boss@discord", co.OfferCommunity(), manager=True)
    assert again.refusal == Refusal("community-linked-already")


async def test_parted_the_group_is_as_it_was(both: Both) -> None:
    """Bank, stakes and admins of its own again; refused while a table is open in one of its rooms."""
    await both.do("chief@telegram", co.ChangeSettings({"daily_chips": 7}), manager=True)
    await both.balance("gina@telegram")
    await both.join()
    await both.do("gina@telegram", co.OpenLobby())
    refused = await both.do("boss@discord", co.PartCommunity(confirmed=True), manager=True)
    assert refused.refusal == Refusal("close-tables-first")
    await both.do("chief@telegram", co.CloseTable(), manager=True)
    await both.world.quiet()
    assert (await both.do("boss@discord", co.PartCommunity(), manager=True)).code == "community-part-preview"
    done = await both.part()
    assert done.params == {"people": 1, "amount": STARTING}
    assert (await both.room("telegram")) == both.rooms["telegram"]
    assert await both.balance("gina@telegram") == STARTING
    shown = await both.do("chief@telegram", co.ShowSettings(), manager=True)
    assert shown.card_room is not None
    assert shown.card_room.settings.daily_chips == 7
    both.audit()


async def test_an_old_room_in_a_command_does_no_harm(both: Both) -> None:
    """Made before the link, carried out behind it: table, chips and settings are those of the one community."""
    old, person = both.rooms["telegram"], await both.person("gina@telegram")
    await both.join()
    service = both.world.service
    for intent in (co.Balance(), co.OpenLobby(), co.Sit(1000)):
        reply = await service.handle(co.Command(person, old, intent))
        assert reply.refusal is None, reply
    await service.handle(co.Command(person, old, co.ChangeSettings({"daily_chips": 9}), manager=True))
    host = service.tables.in_room(old.id)
    assert host is not None
    assert host.live.community.id == both.rooms["discord"].community
    guest = await both.world.store.community_by_id(old.community)
    assert guest is not None
    assert await both.world.store.balance(guest.bank, person.id) is None
    assert (await both.world.store.card_room(guest.id)).revision == 0
    assert len(both.world.store._rooms) == 3  # noqa: SLF001 - none was made a second time


async def test_a_table_that_is_being_opened_follows_its_room(both: Both) -> None:
    """Asked for before the link, opened behind it: it plays in the bank of the one community."""
    old = both.rooms["telegram"]
    await both.join()
    lobby = both.world.service._lobby  # noqa: SLF001 - the moment between door and lobby
    assert lobby is not None
    host = await lobby.table_in(old)
    assert not isinstance(host, Refusal)
    assert host.live.community.id == both.rooms["discord"].community
    both.audit()


async def test_a_table_opened_while_the_communities_are_joined(both: Both) -> None:
    """Both at once: whatever comes first, a table never plays in a bank that stands still."""
    code = str((await both.do("boss@discord", co.OfferCommunity(), manager=True)).params["code"])
    chief, room = await both.person("chief@telegram"), both.rooms["telegram"]
    join = co.Command(chief, room, co.JoinCommunity(code, confirmed=True), manager=True)
    opened, joined = await asyncio.gather(
        both.world.service.handle(co.Command(chief, room, co.OpenLobby())), both.world.service.handle(join)
    )
    await both.world.quiet()
    host = both.world.service.tables.in_room(room.id)
    link = await both.world.store.community_link(room.community)
    if host is not None:
        assert (host.live.community.id == room.community) == (link is None)
    assert opened.refusal is None or joined.refusal is None
    both.audit()


async def test_a_table_in_the_joined_room_is_brought_back_by_a_restart(both: Both) -> None:
    """It is a table of the one community, and the group's move to another address follows it."""
    await both.join()
    await both.do("gina@telegram", co.OpenLobby())
    assert (await both.do("gina@telegram", co.Sit(1000))).refusal is None
    await both.world.service.moved("telegram", "telegram place", "new place")
    await both.world.restart()
    await both.attach()
    host = both.world.service.tables.in_room(both.rooms["telegram"].id)
    assert host is not None
    assert host.live.community.id == both.rooms["discord"].community
    moved = await both.world.service.room("telegram", "new place", "telegram room", "en")
    assert moved.id == both.rooms["telegram"].id


# --- all of it --------------------------------------------------------------------------------------------------------

ACTS = ("link", "undo", "join", "part", "sit-d", "sit-t", "leave", "forget", "play", "restart")


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.sampled_from(ACTS), min_size=4, max_size=14), st.integers(0, 99))
async def test_no_chip_is_made_or_lost_by_joining_and_parting(acts: list[str], seed: int) -> None:
    """Whatever is joined, parted, played, forgotten in whatever order: all chips stay, and the audit is clean."""
    both = await Both(seed).start()
    for at in ("ann@discord", "gina@telegram", "otto@discord", "hugo@telegram"):
        await both.balance(at)
    made = both.audit()
    for act in acts:
        grants = [row for row in both.world.store.ledger if row.reason == "starting-chips"]
        await _one(both, act)
        late = [row for row in both.world.store.ledger if row.reason == "starting-chips"][len(grants) :]
        made += sum(row.amount for row in late)
        assert both.audit() == made
    await both.world.kill()


async def _one(both: Both, act: str) -> None:
    """One act, whether it is possible or not."""
    match act:
        case "link":
            code = (await both.do("ann@discord", co.Linking())).params.get("code", "")
            await both.do("gina@telegram", co.LinkAccount(code, confirmed=True))
        case "join":
            offered = await both.do("boss@discord", co.OfferCommunity(), manager=True)
            code = offered.params.get("code", "")
            await both.do("chief@telegram", co.JoinCommunity(code, confirmed=True), manager=True)
        case "play":
            await both.world.advance(60)
        case "restart":
            await both.world.restart()
            await both.attach()
        case _:
            for at, intent in _ALSO[act]:
                await both.do(at, intent, manager=at.startswith(("boss", "chief")))
    await both.world.quiet()


_ALSO: dict[str, tuple[tuple[str, co.AnyIntent], ...]] = {
    "undo": (("gina@telegram", co.UndoLink(confirmed=True)),),
    "part": (("chief@telegram", co.PartCommunity(confirmed=True)),),
    "forget": (("gina@telegram", co.DeleteData(confirmed=True)),),
    "sit-d": tuple((f"{who}@discord", what) for who in ("ann", "otto") for what in (co.OpenLobby(), co.Sit(1000))),
    "sit-t": tuple((f"{who}@telegram", what) for who in ("gina", "hugo") for what in (co.OpenLobby(), co.Sit(1000))),
    "leave": (
        *((at, co.Leave()) for at in ("ann@discord", "otto@discord", "gina@telegram", "hugo@telegram")),
        *((at, co.CloseTable(now=True)) for at in ("boss@discord", "chief@telegram")),
    ),
}


async def test_a_command_that_waits_at_a_table_while_its_person_is_joined(both: Both) -> None:
    """He was let in before the link; when his turn in the inbox comes he takes no seat and gets no starting chips."""
    world = both.world
    gina = await both.person("gina@telegram")
    await both.do("ann@discord", co.OpenLobby())
    host = world.service.tables.in_room(both.rooms["discord"].id)
    assert host is not None
    world.store.held.add(host.live.table)
    code = await both.code("ann@discord")
    first = asyncio.create_task(both.do("otto@discord", co.Sit(1000)))
    await settle()
    waiting = asyncio.create_task(world.service.handle(co.Command(gina, both.rooms["discord"], co.Sit(1000))))
    await settle()
    assert (await both.do("gina@telegram", co.LinkAccount(code, confirmed=True))).code == "link-done"
    world.store.gate.set()
    assert (await first).refusal is None
    assert (await waiting).refusal == Refusal("stale-turn")
    assert not host.live.state.seat_of(gina.id)
    assert not [row for row in world.store.ledger if f"wallet:{gina.id}" in {row.source, row.target}]


async def test_two_codes_confirmed_at_once_join_one(both: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second is refused, and nothing more is done in the name of the guest afterwards."""
    gina, room = await both.person("gina@telegram"), both.rooms["telegram"]
    codes = [await both.code("ann@discord"), await both.code("otto@discord")]
    link, look_up = both.world.store.link, both.world.store.look_up_code

    async def looked_up(kind: CodeKind, digest: str, person: int, at: int) -> JoinCode | Hindered | Blocked:
        found = await look_up(kind, digest, person, at)
        await asyncio.sleep(0)  # both are through the door before either is joined
        return found

    async def slowly(digest: str, guest: int, at: int) -> Linked | Already | Hindered:
        await asyncio.sleep(0)
        outcome = await link(digest, guest, at)
        await asyncio.sleep(0)
        return outcome

    monkeypatch.setattr(both.world.store, "look_up_code", looked_up)
    monkeypatch.setattr(both.world.store, "link", slowly)
    replies = await asyncio.gather(
        *(both.world.service.handle(co.Command(gina, room, co.LinkAccount(code, confirmed=True))) for code in codes)
    )
    assert sorted(reply.code for reply in replies) == ["", "link-done"]
    assert len(both.world.store._linked) == 1  # noqa: SLF001 - whoever it is
    assert gina.id in both.world.service._merged  # noqa: SLF001 - the refused one has not let him go
    late = await both.world.service.handle(co.Command(gina, room, co.Balance()))
    assert late.refusal is None
    assert not [row for row in both.world.store.ledger if f"wallet:{gina.id}" in {row.source, row.target}]


@pytest.mark.parametrize("platform", ["discord", "telegram"])
async def test_his_words_follow_him_to_the_account_he_speaks_from(both: Both, platform: Platform) -> None:
    """Cards of a new hand go to where he was last heard; the table calls him as there."""
    await both.link()
    speaks = {"discord": "ann@discord", "telegram": "gina@telegram"}
    await both.do("ann@discord", co.OpenLobby())
    for at in ("ann@discord", "otto@discord"):
        await both.do(at, co.Sit(1000))
    await both.do(speaks[platform], co.Balance(), room=both.rooms["discord"])
    await both.do(speaks[platform], co.MyCards(), room=both.rooms["discord"])
    await both.world.advance(both.world.settings.hand_pause)
    ann = (await both.person("ann@discord")).id
    assert len(both.sinks[platform].notes_to(ann, "your-cards")) == 1
    other = "telegram" if platform == "discord" else "discord"
    assert both.sinks[other].notes_to(ann, "your-cards") == []
    host = both.world.service.tables.in_room(both.rooms["discord"].id)
    assert host is not None
    assert host.live.people[ann].name == speaks[platform].partition("@")[0].title()
