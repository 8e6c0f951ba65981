"""The card room of a Discord server, run by its admins from the chat; nobody else can, whatever he is shown."""

import asyncio

import discord
import pytest
import pytest_asyncio

from poker_bot.host import commands as co
from poker_bot.host.ports import LedgerRow
from tests.adapters.discord.admins import Admins, attached, told
from tests.adapters.discord.scene import CATALOGUE, SETTINGS, Scene

EVENING = {"stake": "evening", "blinds": "25/50", "buy-in": "1000-5000"}
NOT_AN_ADMIN = CATALOGUE.text("en", "refusal-not-an-admin")


@pytest_asyncio.fixture
async def room(game: Scene) -> Admins:
    """A server with a boss and three people."""
    admins = Admins(game)
    admins.hire()
    game.join("ann", "bob", "cid")
    return admins


async def test_a_hand_under_way_is_refunded_to_the_chip(room: Admins) -> None:
    """``/table close now`` in the middle of a hand: everybody has in his wallet what he had before he sat down."""
    game = room.game
    await game.deal("ann", "bob", "cid")
    await game.slash(game.to_act(), "raise", amount="200")
    await game.slash(game.to_act(), "call")
    await game.slash("boss", "table close", now=True)
    assert [await room.balance(name) for name in ("ann", "bob", "cid")] == [SETTINGS.starting_chips] * 3


async def test_a_slow_file_comes_later(room: Admins) -> None:
    """When the books take long the answer is put off; the file follows, for nobody else."""
    game = room.game
    await room.ask("boss", "stakes add", **EVENING)
    gate, movements = asyncio.Event(), game.store.movements

    async def slow(bank: int, *, person: int = 0, before: int = 0, limit: int = 20) -> tuple[LedgerRow, ...]:
        await gate.wait()
        return await movements(bank, person=person, before=before, limit=limit)

    game.store.movements = slow  # type: ignore[method-assign]
    asking = asyncio.create_task(game.people["boss"].slash(game.channel, "audit file"))
    await game.quiet()
    await game.clock.advance(1_600)
    gate.set()
    answer = await asking
    assert [(one.how, one.reader) for one in game.sent()[-2:]] == [("type 5", "boss"), ("follow-up", "boss")]
    name, data = await attached(answer)
    assert name.endswith(".csv")
    assert b"stake-add" in data


COMMANDS: tuple[tuple[str, dict[str, object]], ...] = (
    ("stakes list", {}),
    ("stakes add", {"stake": "mine", "blinds": "1/2"}),
    ("stakes edit", {"stake": "evening", "ante": "5"}),
    ("stakes remove", {"stake": "evening"}),
    ("stakes default", {"stake": "evening"}),
    ("table close", {"now": True}),
    ("table pause", {}),
    ("table resume", {}),
    ("floor", {"ruling": "void"}),
    ("settings", {}),
    ("settings", {"setting": "daily_chips", "value": "100000"}),
    ("chips season", {}),
    ("audit log", {}),
    ("audit file", {}),
)


@pytest.mark.parametrize(("word", "options"), COMMANDS)
async def test_nobody_else_may(room: Admins, word: str, options: dict[str, object]) -> None:
    """Though the server shows him the commands: a private refusal, no file, and nothing has changed."""
    game = room.game
    await room.ask("boss", "stakes add", **EVENING)
    room.open_doors()
    await game.deal("ann", "bob", "cid")
    log, version = await room.ask("boss", "audit log"), game.host.live.version
    answer = await game.slash("ann", word, **options)
    assert told(answer) == NOT_AN_ADMIN
    assert answer.response is not None
    assert (answer.response.attachments, answer.response.components) == ([], [])
    assert game.host.live.version == version
    assert await room.ask("boss", "audit log") == log


async def test_chips_are_not_for_others_to_grant(room: Admins) -> None:
    """Nor to oneself; the wallet stays as it was."""
    room.open_doors()
    before = await room.balance("ann")
    assert await room.ask("ann", "chips grant", person=room.game.people["ann"], chips="5k") == NOT_AN_ADMIN
    assert await room.balance("ann") == before


async def test_discord_itself_hides_the_commands(room: Admins) -> None:
    """Without *Manage Server* one sees the commands of players, ``/table`` among them, and no admin's."""
    seen = {one.split()[0] for one in room.game.people["ann"].available_commands(room.game.channel)}
    assert {"table", "daily", "top", "privacy"} <= seen
    assert not seen & {"stakes", "floor", "settings", "chips", "audit"}
    assert "stakes add" in room.game.people["boss"].available_commands(room.game.channel)


async def test_rights_lost_between_asking_and_pressing(room: Admins) -> None:
    """He was an admin when he asked: what counts is whether he is one when he confirms."""
    game = room.game
    await game.deal("ann", "bob", "cid")
    version = game.host.live.version
    asked = await game.slash("boss", "floor", ruling="void")
    room.fire("boss")
    answer = await game.press_below("boss", asked, "floor-confirm")
    assert told(answer) == NOT_AN_ADMIN
    assert game.host.live.version == version
    assert game.host.live.state.hand_running


async def test_a_chosen_role_counts_while_it_exists(room: Admins) -> None:
    """The role may what admins may, until it is deleted; a role that is no more cannot be chosen."""
    game = room.game
    room.open_doors()
    dealers = game.guild.create_role("Dealers")
    said = await room.ask("boss", "settings", setting="admin_role", value=dealers.mention)
    assert CATALOGUE.text("en", "discord-role-hint") in said.replace("\\", "")
    assert "@Dealers" in (await room.ask("boss", "settings")).replace("\\", "")
    assert await room.ask("ann", "stakes list") == NOT_AN_ADMIN
    room.give("ann", dealers)
    assert await room.ask("ann", "stakes list") != NOT_AN_ADMIN
    game.env.backend.delete_role(game.guild.id, dealers.id)
    await game.env.settle()
    assert await room.ask("ann", "stakes list") == NOT_AN_ADMIN
    before = await room.ask("boss", "settings")
    for value in (dealers.mention, str(dealers.id), "Dealers", "@everyone", f"<@&{game.guild.id}>"):
        assert "admin\\_role=" in await room.ask("boss", "settings", setting="admin_role", value=value)
        assert await room.ask("boss", "settings") == before
    await room.ask("boss", "settings", setting="admin_role", value="none")
    assert await room.ask("boss", "settings") != before


async def test_the_role_of_everybody_makes_no_admin(room: Admins) -> None:
    """Even where it is stored as the admins' role, by whatever way it came there."""
    game = room.game
    room.open_doors()
    await room.ask("boss", "settings")
    boss = await game.service.person("discord", str(game.people["boss"].id), "boss")
    place = await game.service.room("discord", str(game.guild.id), str(game.channel.id), "en")
    change = co.ChangeSettings({"admin_role": str(game.guild.id)})
    assert (await game.service.handle(co.Command(boss, place, change, manager=True))).code == "settings-saved"
    assert await room.ask("ann", "stakes list") == NOT_AN_ADMIN


async def test_a_role_can_be_named(room: Admins) -> None:
    """By its name as well as by its mention; with two of that name it cannot be known which is meant."""
    game = room.game
    room.open_doors()
    dealers = game.guild.create_role("Dealers")
    room.give("ann", dealers)
    await room.ask("boss", "settings", setting="admin_role", value="@dealers")
    assert await room.ask("ann", "stakes list") != NOT_AN_ADMIN
    await room.ask("boss", "settings", setting="admin_role", value="none")
    game.guild.create_role("Dealers")
    await room.ask("boss", "settings", setting="admin_role", value="Dealers")
    assert await room.ask("ann", "stakes list") == NOT_AN_ADMIN


async def test_rooms_are_chosen_by_mention(room: Admins) -> None:
    """Play in one channel only: in the others no table is opened; a channel of nowhere is refused."""
    game = room.game
    hall = game.guild.create_text_channel("hall")
    await game.env.settle()
    await room.ask("boss", "settings", setting="rooms", value=hall.mention)
    assert await room.ask("ann", "poker") == CATALOGUE.text("en", "refusal-not-here")
    assert told(await game.people["ann"].slash(hall, "poker")) == CATALOGUE.text("en", "reply-lobby")
    before = await room.ask("boss", "settings")
    assert "123456789" in await room.ask("boss", "settings", setting="rooms", value="<#123456789>")
    assert await room.ask("boss", "settings") == before


async def test_a_value_needs_its_setting(room: Admins) -> None:
    """A value for no setting is refused; without a value all settings are shown."""
    shown = await room.ask("boss", "settings")
    assert "daily" in shown
    assert await room.ask("boss", "settings", setting="daily_chips") == shown
    assert await room.ask("boss", "settings", value="500") != shown
    assert await room.ask("boss", "settings") == shown


async def test_chips_are_moved_by_mention(room: Admins) -> None:
    """Granted and taken as typed; not more than there is, not to a bot; every one in the log with both names."""
    ann = room.game.people["ann"]
    start = await room.balance("ann")
    await room.ask("boss", "chips grant", person=ann, chips="1.5k")
    assert await room.balance("ann") == start + 1500
    await room.ask("boss", "chips take", person=ann, chips="500")
    assert await room.balance("ann") == start + 1000
    await room.ask("boss", "chips take", person=ann, chips="999,999")
    await room.ask("boss", "chips grant", person=ann, chips="-5")
    assert await room.balance("ann") == start + 1000
    robot = room.game.guild.add_member(room.game.env.create_user("robot", bot=True))
    assert "robot" in await room.ask("boss", "chips grant", person=robot, chips="500")
    log = await room.ask("boss", "audit log")
    assert (log.count("ann"), log.count("boss")) == (2, 2)


async def test_a_season_is_confirmed(room: Admins) -> None:
    """Asked first with its numbers, then done by the button; everybody has the starting chips again."""
    await room.balance("ann")
    await room.ask("boss", "chips grant", person=room.game.people["ann"], chips="700")
    asked = await room.game.slash("boss", "chips season")
    assert await room.balance("ann") == SETTINGS.starting_chips + 700
    await room.game.press_below("boss", asked, "season-confirm")
    assert await room.balance("ann") == SETTINGS.starting_chips


async def test_several_rooms_at_once(room: Admins) -> None:
    """All that are mentioned, this one by its word; with one that is none of this server nothing is saved."""
    game = room.game
    hall, attic = game.guild.create_text_channel("hall"), game.guild.create_text_channel("attic")
    game.join("dan")
    before = await room.ask("boss", "settings")
    for wrong in (f"{hall.mention} <#123456789>", f"{hall.mention} everywhere", f"here {hall.mention}x", "here there"):
        answer = await room.ask("boss", "settings", setting="rooms", value=wrong)
        assert "Possible: rooms=here" in answer, answer
        assert await room.ask("boss", "settings") == before
    await room.ask("boss", "settings", setting="rooms", value=f"{hall.mention}, {attic.mention}")
    assert "no tables in this room" in await room.ask("dan", "poker")
    await room.ask("boss", "settings", setting="rooms", value=f"here {hall.mention}")
    card = await game.service._card_rooms.of(1)  # noqa: SLF001 - what is stored
    places = {(await game.service.room("discord", str(game.guild.id), str(one.id), "en")).id for one in (hall, attic)}
    here = await game.service.room("discord", str(game.guild.id), str(game.channel.id), "en")
    assert sorted(card.settings.rooms) == sorted({*places, here.id})


async def test_stakes_are_suggested_to_whoever_may_open_a_table(room: Admins) -> None:
    """Names are offered while they are typed, those that fit; none where only admins open tables, or none may be."""
    game = room.game
    for name in ("Friday night", "evening"):
        await room.ask("boss", "stakes add", stake=name, blinds="25/50", **{"buy-in": "1000-5000"})
    boss, ann = game.people["boss"], game.people["ann"]
    offered = await boss.autocomplete(game.channel, "stakes edit", "stake", "NIGHT")
    assert offered == [{"name": "Friday night", "value": "Friday night"}]
    assert len(await boss.autocomplete(game.channel, "table open", "stake", "")) == 2
    assert len(await ann.autocomplete(game.channel, "table open", "stake", "")) == 2
    await room.ask("boss", "settings", setting="who_opens", value="admins")
    assert await ann.autocomplete(game.channel, "table open", "stake", "") == []
    assert len(await boss.autocomplete(game.channel, "stakes edit", "stake", "")) == 2
    await room.ask("boss", "settings", setting="who_opens", value="everyone")
    await room.ask("boss", "settings", setting="rooms", value=game.guild.create_text_channel("hall").mention)
    assert await ann.autocomplete(game.channel, "table open", "stake", "") == []
    assert len(await boss.autocomplete(game.channel, "stakes edit", "stake", "")) == 2
    await room.ask("boss", "settings", setting="rooms", value="everywhere")
    await room.ask("boss", "stakes edit", stake="Friday night", clock=20, more="twice=on ante=5")
    await game.slash("ann", "table open", stake="Friday night", game="omaha")
    rules = game.host.live.state.rules
    assert (rules.action_clock, rules.run_it_twice, rules.ante, rules.variant) == (20, True, 5, "omaha")
    assert await room.ask("boss", "stakes remove", stake="Friday night") != ""
    assert "Friday" not in await room.ask("boss", "stakes list")


async def test_the_language_is_chosen_from_a_list(room: Admins) -> None:
    """By its own name; the table speaks it at once, and ``/settings`` says so."""
    game, boss = room.game, room.game.people["boss"]
    await game.slash("ann", "table open")
    offered = await boss.autocomplete(game.channel, "settings", "value", "fran", setting="language")
    assert offered == [{"name": "Français", "value": "fr"}]
    assert await boss.autocomplete(game.channel, "settings", "value", "", setting="daily_chips") == []
    assert "language=fr" in await room.ask("boss", "settings", setting="language", value="fr")
    await game.clock.advance(5_000)
    assert game.host.live.frames()[0].language == "fr"
    assert CATALOGUE.text("fr", "button-sit") in str(game.table.message.components)
    assert "language=fr" in await room.ask("boss", "settings")
    assert "en, fr, id, it" in await room.ask("boss", "settings", setting="language", value="de")
    assert "language=fr" in await room.ask("boss", "settings")


BAD_STAKES = (
    {"blinds": "0/0"},
    {"blinds": "20/10"},
    {"blinds": "-10/20"},
    {"blinds": "9223372036854775808/9223372036854775809"},
    {"blinds": "10"},
    {"blinds": "10/20", "buy-in": "2000-400"},
    {"blinds": "10/20", "seats": 99},
    {"blinds": "10/20", "more": "nonsense=1"},
    {"blinds": "10/20", "more": "blinds=1/2"},
    {"blinds": "10/20", "stake": "x" * 200},
    {"blinds": "10/20", "stake": "<@&1> **bold**"},
    {"blinds": "10/20", "stake": 'a" ante="5'},
)


@pytest.mark.parametrize("options", BAD_STAKES)
async def test_bad_stakes_are_refused_whole(room: Admins, options: dict[str, object]) -> None:
    """What cannot be played, read or named is refused privately, and no stake has come into being."""
    empty = await room.ask("boss", "stakes list")
    answer = await room.ask("boss", "stakes add", **{"stake": "evening", **options})
    assert answer
    assert "evening:" not in answer
    assert await room.ask("boss", "stakes list") == empty


async def test_exposed_cards_are_named_by_seat_and_number(room: Admins) -> None:
    """One card, two cards, or half of one: what is missing is refused with what would be possible."""
    game = room.game
    await game.deal("ann", "bob", "cid")
    seat = _seat(game, game.to_act())
    assert "3:1" in await room.ask("boss", "floor", ruling="exposed")
    assert "3:1" in await room.ask("boss", "floor", ruling="exposed", seat=seat)
    one = await game.slash("boss", "floor", ruling="exposed", seat=seat, card=2)
    two = await game.slash("boss", "floor", ruling="exposed", seat=seat, card=1, **{"second-card": 2})
    assert one.response is not None
    assert one.response.components
    assert two.response is not None
    assert two.response.components


async def test_an_admin_rules_no_hand_of_his_own(room: Admins) -> None:
    """Section 8: another admin must; he may pause the table."""
    game = room.game
    await game.deal("ann", "boss")
    assert await room.ask("boss", "floor", ruling="void") == CATALOGUE.text("en", "refusal-ruling-in-hand")
    assert (await room.ask("boss", "table pause")).startswith(CATALOGUE.text("en", "reply-paused"))


async def test_privacy_is_everybodys_own(room: Admins) -> None:
    """Self-exclusion works in the server and in the private chat, and nobody else reads of it."""
    answer = await room.game.slash("ann", "privacy exclude", days=3)
    assert "3" in told(answer)
    refusal = CATALOGUE.text("en", "refusal-excluded", days=3)
    await room.game.slash("bob", "poker")
    assert await room.ask("ann", "sit") == refusal
    user = room.game.people["bob"].user
    await user.slash("privacy exclude", days=2)
    assert await room.ask("bob", "sit") == CATALOGUE.text("en", "refusal-excluded", days=2)


async def test_daily_and_top(room: Admins) -> None:
    """Free chips once a day; the list of who has most has the names."""
    before = await room.balance("ann")
    await room.ask("ann", "daily")
    assert await room.balance("ann") == before + 500
    await room.ask("ann", "daily")
    assert await room.balance("ann") == before + 500
    assert "ann" in await room.ask("bob", "top")


async def test_administrators_manage_too(game: Scene) -> None:
    """*Administrator* includes everything; the owner of the server has it anyway."""
    game.join("ann")
    chief = game.guild.create_role("Chief", permissions=discord.Permissions(administrator=True))
    admins = Admins(game)
    admins.give("ann", chief)
    assert await admins.ask("ann", "stakes list") != NOT_AN_ADMIN


def _seat(game: Scene, name: str) -> int:
    """Where somebody sits, 0 = nowhere."""
    live = game.host.live
    person = next((one.id for one in live.people.values() if one.name == name), -1)
    return live.state.seat_of(person) or 0


def _at_tables(game: Scene) -> int:
    """All stacks and pots together, as the ledger has them."""
    accounts = game.store._balances.items()  # noqa: SLF001 - the ledger is the truth
    return sum(chips for (_, account), chips in accounts if account.startswith(("seat:", "pot:")))
