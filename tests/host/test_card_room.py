"""The card room of a community: who may, stakes, settings, chips, rulings, the log; nothing half-saved."""

import pytest
from msgspec.structs import replace

from poker_bot.engine.rules import TableRules
from poker_bot.host import commands as co
from poker_bot.host.local_days import is_quiet, midnight_after, midnight_before
from poker_bot.host.ports import Standing
from poker_bot.refusals import Refusal
from tests.builders import RULES, SETTINGS, World

DAY = 86_400


async def asked(
    world: World,
    name: str,
    intent: co.AnyIntent,
    *,
    manager: bool = True,
    roles: tuple[str, ...] = (),
    dedupe: str = "",
) -> co.Reply:
    """What an admin is answered."""
    person = await world.person(name)
    command = co.Command(person, world.room, intent, dedupe=dedupe, manager=manager, roles=roles)
    reply = await world.service.handle(command)
    await world.quiet()
    return reply


async def chips(world: World, name: str) -> int:
    """The wallet of a person, whether a table is open or not."""
    person = await world.person(name)
    card = await world.service._directory.community(world.room.community)  # noqa: SLF001 - the bank has no other address
    return await world.store.balance(card.bank, person.id) or 0


EVENING: dict[str, co.RuleValue] = {"small_blind": 25, "big_blind": 50, "buy_in_min": 1000, "buy_in_max": 5000}


async def test_a_stake_of_other_blinds_is_as_deep_as_the_usual_one() -> None:
    """Blinds alone take the buy-in along, in big blinds; a buy-in that is named counts, and an edit leaves it be."""
    world = await World().start()
    usual = SETTINGS.rules
    blinds: dict[str, co.RuleValue] = {"small_blind": 5 * usual.small_blind, "big_blind": 5 * usual.big_blind}
    await asked(world, "boss", co.SaveStake("deep", blinds))
    await asked(world, "boss", co.SaveStake("named", blinds | {"buy_in_max": 9 * usual.buy_in_max}))
    reply = await asked(world, "boss", co.SaveStake("deep", {"small_blind": 1, "big_blind": 2}, "deep"))
    assert reply.card_room is not None
    deep, named = (stake.rules for stake in reply.card_room.stakes)
    assert (deep.buy_in_min, deep.buy_in_max) == (5 * usual.buy_in_min, 5 * usual.buy_in_max)
    assert (named.buy_in_min, named.buy_in_max) == (usual.buy_in_min, 9 * usual.buy_in_max)


@pytest.mark.parametrize(
    "intent",
    [
        co.Stakes(),
        co.SaveStake("evening", {}),
        co.RemoveStake("evening"),
        co.UseStake("evening"),
        co.CloseTable(),
        co.Pause(pause=True),
        co.Floor("void", confirmed=True),
        co.ShowSettings(),
        co.ChangeSettings({"daily_chips": 1}),
        co.Season(confirmed=True),
        co.AdminLog(),
    ],
)
async def test_nobody_else_may(intent: co.AnyIntent) -> None:
    """Everybody who is no admin gets a private refusal, and nothing is done or logged."""
    world = await World().start()
    await world.dealt("ann", "bob")
    before = world.balances(), world.live.version
    assert (await asked(world, "ann", intent, manager=False)).refusal == Refusal("not-an-admin")
    assert (world.balances(), world.live.version) == before
    assert (await asked(world, "boss", co.AdminLog())).entries == ()


async def test_the_chosen_role_makes_an_admin() -> None:
    """The role counts beside the platform's own right, and only while it is the one chosen."""
    world = await World().start()
    assert (await asked(world, "ann", co.Stakes(), manager=False, roles=("77",))).refusal == Refusal("not-an-admin")
    assert (await asked(world, "boss", co.ChangeSettings({"admin_role": "77"}))).code == "settings-saved"
    assert (await asked(world, "ann", co.Stakes(), manager=False, roles=("77",))).code == "stakes"
    assert (await asked(world, "ann", co.Stakes(), manager=False, roles=("78",))).refusal == Refusal("not-an-admin")
    assert (await asked(world, "boss", co.ChangeSettings({"admin_role": ""}))).code == "settings-saved"
    assert (await asked(world, "ann", co.Stakes(), manager=False, roles=("",))).refusal == Refusal("not-an-admin")


async def test_the_language_is_a_setting() -> None:
    """It follows at once at every open table, is told, stands in the log, and survives a restart."""
    world = await World().start()
    await world.dealt("ann", "bob")
    assert (await asked(world, "boss", co.ShowSettings())).public_language == "en"
    reply = await asked(world, "boss", co.ChangeSettings({"language": "fr", "daily_chips": 7}))
    assert (reply.code, reply.public_language) == ("settings-saved", "fr")
    assert world.frame.language == "fr"
    assert (await asked(world, "boss", co.ShowSettings())).public_language == "fr"
    assert (await asked(world, "ann", co.Balance())).language == "fr"
    (entry, *_) = (await asked(world, "boss", co.AdminLog())).entries
    assert entry.params == {"language": "fr", "daily_chips": 7}
    await world.restart()
    assert world.frame.language == "fr"


@pytest.mark.parametrize(
    "changes",
    [{"language": "de"}, {"language": ""}, {"language": 0}, {"language": 5}, {"language": "it", "daily_chips": -1}],
)
async def test_a_language_that_cannot_be_changes_nothing(changes: dict[str, co.SettingValue]) -> None:
    """Nor does one that stands in a line with something that cannot be."""
    world = await World().start()
    refusal = (await asked(world, "boss", co.ChangeSettings(changes))).refusal
    assert refusal is not None
    assert refusal.code == "setting-range"
    shown = await asked(world, "boss", co.ShowSettings())
    assert (shown.public_language, (await asked(world, "boss", co.AdminLog())).entries) == ("en", ())


async def test_a_stake_is_saved_used_and_played() -> None:
    """Set 25/50, make it the room's, open a table: that is what is played; a running table keeps its own."""
    world = await World().start()
    saved = await asked(world, "boss", co.SaveStake("evening", EVENING))
    assert (saved.code, saved.params) == ("stake-saved", {"name": "evening"})
    assert (await asked(world, "boss", co.UseStake("Evening"))).params == {"name": "evening", "where": "room"}
    await world.open()
    assert (world.state.rules.small_blind, world.state.rules.big_blind) == (25, 50)
    assert (await asked(world, "boss", co.SaveStake("evening", {"ante": 5}, "evening"))).code == "stake-saved"
    assert world.state.rules.ante == 0
    listed = (await asked(world, "boss", co.Stakes())).card_room
    assert listed is not None
    assert [(stake.name, stake.rules.big_blind, stake.rules.ante) for stake in listed.stakes] == [("evening", 50, 5)]
    assert listed.room_stakes == {world.room.id: "evening"}
    assert (await asked(world, "boss", co.RemoveStake("evening"))).code == "stake-removed"
    assert world.state.rules.big_blind == 50


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"small_blind": 0, "big_blind": 0}, "big_blind"),
        ({"small_blind": 20, "big_blind": 10}, "small_blind"),
        ({"ante": -1}, "ante"),
        ({"big_blind": 2**63}, "big_blind"),
        ({"variant": "draw32", "seats": 9}, "seats"),
        ({"straddles": 1, "betting": "fixed-limit"}, "straddles"),
    ],
)
async def test_a_stake_that_cannot_be_played_is_not_saved(changes: dict[str, co.RuleValue], field: str) -> None:
    """The reason and the range are told, and the list stays as it was."""
    world = await World().start()
    reply = await asked(world, "boss", co.SaveStake("evening", changes))
    assert reply.refusal is not None
    assert (reply.refusal.code, reply.refusal.params["field"]) == ("bad-rules", field)
    listed = (await asked(world, "boss", co.Stakes())).card_room
    assert listed is not None
    assert not listed.stakes
    assert not (await asked(world, "boss", co.AdminLog())).entries


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "a\nb"])
async def test_a_name_that_is_none_is_refused(name: str) -> None:
    """Empty, too long, or with signs nobody can read."""
    world = await World().start()
    reply = await asked(world, "boss", co.SaveStake(name, EVENING))
    assert reply.refusal is not None
    assert reply.refusal.code == "stake-name"


async def test_two_admins_at_once() -> None:
    """Who saves what he saw before another saved is told so, and nothing of his is kept."""
    world = await World().start()
    seen = (await asked(world, "boss", co.ShowSettings())).card_room
    assert seen is not None
    assert (await asked(world, "ann", co.ChangeSettings({"daily_chips": 7}, seen.revision))).code == "settings-saved"
    late = await asked(world, "boss", co.ChangeSettings({"daily_chips": 9}, seen.revision))
    assert late.refusal == Refusal("changed-meanwhile")
    now = (await asked(world, "boss", co.ShowSettings())).card_room
    assert now is not None
    assert now.settings.daily_chips == 7


@pytest.mark.parametrize(
    ("field", "value"),
    [("time_zone", "Mars/Olympus"), ("daily_chips", -1), ("daily_chips", True), ("quiet_from", "25:00"),
     ("who_opens", "nobody"), ("starting_chips", 10**12 + 1)],
)  # fmt: skip
async def test_a_setting_out_of_range_changes_nothing(field: str, value: co.SettingValue) -> None:
    """One bad value refuses all of them."""
    world = await World().start()
    reply = await asked(world, "boss", co.ChangeSettings({"buy_in_limit": 5, field: value}))
    assert reply.refusal is not None
    assert (reply.refusal.code, reply.refusal.params["field"]) == ("setting-range", field)
    card = (await asked(world, "boss", co.ShowSettings())).card_room
    assert card is not None
    assert card.settings.buy_in_limit == 0
    assert (await asked(world, "boss", co.ChangeSettings({"nonsense": 1}))).refusal == Refusal(
        "no-such-setting", {"text": "nonsense"}
    )


async def test_chips_are_granted_and_taken_to_the_last() -> None:
    """A repeated update moves nothing twice; more than he has cannot be taken; the books add up to nothing."""
    world = await World().start()
    bob = await world.person("bob")
    await world.do("bob", co.Balance())
    given = await asked(world, "boss", co.MoveChips(bob, 500), dedupe="g1")
    assert (given.code, given.params["balance"]) == ("chips-granted", SETTINGS.starting_chips + 500)
    assert (await asked(world, "boss", co.MoveChips(bob, 500), dedupe="g1")).code == "duplicate"
    too_much = await asked(world, "boss", co.MoveChips(bob, -(SETTINGS.starting_chips + 501)))
    assert too_much.refusal is not None
    assert too_much.refusal.code == "balance-too-low"
    assert (await asked(world, "boss", co.MoveChips(bob, -(SETTINGS.starting_chips + 500)))).params["balance"] == 0
    assert sum(world.balances().values()) == 0
    assert [entry.action for entry in (await asked(world, "boss", co.AdminLog())).entries] == ["take", "grant"]
    assert (await asked(world, "boss", co.MoveChips(bob, 2**63))).refusal is not None


async def test_daily_chips_once_a_local_day() -> None:
    """Claimed twice, the time until the next is told; after local midnight they are there again."""
    world = await World().start()
    await asked(world, "boss", co.ChangeSettings({"daily_chips": 50, "time_zone": "Asia/Jakarta"}))
    first = await world.do("ann", co.Daily())
    assert (first.code, first.params) == ("daily", {"amount": 50, "balance": SETTINGS.starting_chips + 50})
    again = await world.do("ann", co.Daily())
    assert again.refusal is not None
    assert again.refusal.code == "daily-claimed"
    left = int(again.refusal.params["hours"]) * 60 + int(again.refusal.params["minutes"])
    assert left == (midnight_after(world.clock.now(), "Asia/Jakarta") - world.clock.now()) // 60_000
    await world.advance((left + 1) * 60)
    assert (await world.do("ann", co.Daily())).code == "daily"
    await asked(world, "boss", co.ChangeSettings({"daily_chips": 0}))
    assert (await world.do("ann", co.Daily())).refusal == Refusal("no-daily")


async def test_who_has_most() -> None:
    """Wallet and table count together."""
    world = await World().start()
    await world.seated("ann", "bob", buy_in=1000)
    bob = await world.person("bob")
    await asked(world, "boss", co.MoveChips(bob, 1))
    top = (await world.do("ann", co.Top())).standings
    assert [(seen.name, one.wallet + one.at_tables, one.at_tables) for seen, one in top][:2] == [
        ("bob", SETTINGS.starting_chips + 1, 1000),
        ("ann", SETTINGS.starting_chips, 1000),
    ]


async def test_a_ruling_says_first_what_it_would_do() -> None:
    """Unconfirmed nothing happens; confirmed it does, and the log names the admin; a player in the hand may not."""
    world = await World().start()
    await world.dealt("ann", "bob", "cid")
    version = world.live.version
    before = await asked(world, "boss", co.Floor("misdeal"))
    assert before.code == "floor-preview"
    assert sum(chips for _, chips in before.preview) == 30
    assert world.live.version == version
    assert (await asked(world, "ann", co.Floor("misdeal", confirmed=True))).refusal == Refusal("ruling-in-hand")
    assert (await asked(world, "boss", co.Floor("misdeal", confirmed=True))).code == "floor-done"
    assert world.frame.view.voided
    entry = (await asked(world, "boss", co.AdminLog())).entries[0]
    assert (entry.action, entry.params["ruling"]) == ("floor", "misdeal")
    assert (await asked(world, "boss", co.Floor("dance"))).refusal == Refusal("no-such-ruling", {"text": "dance"})


async def test_a_table_closed_at_once_refunds_exactly() -> None:
    """The hand is void; everybody has to the chip what he brought (product, admin commands)."""
    world = await World().start()
    await world.dealt("ann", "bob", "cid")
    await world.play("raise", 100)
    await world.play("call")
    assert (await asked(world, "boss", co.CloseTable(now=True))).code == "table-closed-now"
    for name in ("ann", "bob", "cid"):
        assert await chips(world, name) == SETTINGS.starting_chips
    assert not any(account.startswith(("pot:", "seat:")) for account in world.balances())


async def test_a_removed_player_and_a_paused_table() -> None:
    """Remove acts by default for him; pause and resume are logged; an admin who plays may pause."""
    world = await World().start()
    await world.dealt("ann", "bob", "cid")
    assert (await asked(world, "ann", co.Pause(pause=True))).code == "paused"
    assert (await asked(world, "boss", co.Pause(pause=False))).code == "resumed"
    seat = world.state.seat_of((await world.person("bob")).id)
    assert (await asked(world, "boss", co.Floor("remove", seat, confirmed=True))).code == "floor-done"
    await world.play_out()
    assert not world.state.seat_of((await world.person("bob")).id)
    actions = [entry.action for entry in (await asked(world, "boss", co.AdminLog())).entries]
    assert actions == ["floor", "resume", "pause"]


async def test_rooms_and_openers() -> None:
    """Tables only where and by whom the admins allow it; at an open table everybody may look."""
    world = await World().start()
    await asked(world, "boss", co.ChangeSettings({"who_opens": "admins"}))
    assert (await world.do("ann", co.OpenLobby())).refusal == Refusal("may-not-open")
    assert (await asked(world, "boss", co.OpenLobby())).code == "lobby"
    assert (await world.do("ann", co.OpenLobby())).code == "lobby"
    other = await world.service.room("playground", "garden", "shed", "en")
    await asked(world, "boss", co.ChangeSettings({"who_opens": "everyone", "rooms": (world.room.id,)}))
    assert (await world.do("ann", co.OpenLobby(), room=other)).refusal == Refusal("not-here")


async def test_the_limit_of_a_day() -> None:
    """What was brought since midnight counts; a buy-in without an amount takes what is left."""
    world = await World().start()
    await asked(world, "boss", co.ChangeSettings({"buy_in_limit": 1500}))
    await world.open()
    assert (await world.do("ann", co.Sit())).params["amount"] == 1500
    await world.do("ann", co.Leave())
    assert (await world.do("ann", co.Sit(400))).refusal == Refusal("buy-in-limit", {"amount": 400, "maximum": 0})
    await world.advance(DAY)
    assert (await world.do("ann", co.Sit(1600))).refusal == Refusal("buy-in-limit", {"amount": 1600, "maximum": 1500})


async def test_self_exclusion_holds() -> None:
    """He leaves at once, may not sit down, and cannot make it shorter."""
    world = await World().start()
    await world.seated("ann", "bob")
    assert (await world.do("ann", co.Exclude(0))).refusal is not None
    assert (await world.do("ann", co.Exclude(3))).code == "excluded"
    assert not world.state.seat_of((await world.person("ann")).id)
    await world.do("ann", co.Exclude(1))
    assert (await world.do("ann", co.Sit(1000))).refusal == Refusal("excluded", {"days": 3})
    await world.advance(3 * DAY + 1)
    await world.open()
    assert (await world.do("ann", co.Sit(1000))).refusal is None


async def test_a_season_begins_anew() -> None:
    """Only with no chips at tables; said first, then done; everybody has the starting chips, the books add up."""
    world = await World().start()
    await world.seated("ann", "bob")
    assert (await asked(world, "boss", co.Season())).refusal == Refusal("season-at-tables")
    await asked(world, "boss", co.CloseTable())
    await asked(world, "boss", co.MoveChips(await world.person("ann"), 700))
    before = await asked(world, "boss", co.Season())
    assert (before.code, before.params["people"]) == ("season-preview", 2)
    assert (await asked(world, "boss", co.Season(confirmed=True))).code == "season-done"
    assert [await chips(world, name) for name in ("ann", "bob")] == [SETTINGS.starting_chips] * 2
    assert sum(world.balances().values()) == 0


async def test_a_season_is_refused_when_a_balance_has_moved_since_it_was_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody bought in between reading and writing: nothing is booked, and the admin may ask again."""
    world = await World().start()
    await world.do("ann", co.Balance())
    before = world.balances()
    read = world.store.standings

    async def richer(bank: int, limit: int) -> tuple[Standing, ...]:
        return tuple(replace(one, wallet=one.wallet + 1) for one in await read(bank, limit))

    monkeypatch.setattr(world.store, "standings", richer)
    assert (await asked(world, "boss", co.Season(confirmed=True))).refusal == Refusal("changed-meanwhile")
    assert world.balances() == before


async def test_own_starting_chips() -> None:
    """A community's starting chips go before the operator's, for newcomers only."""
    world = await World().start()
    await world.do("ann", co.Balance())
    await asked(world, "boss", co.ChangeSettings({"starting_chips": 123}))
    assert (await world.do("ann", co.Balance())).params["balance"] == SETTINGS.starting_chips
    assert (await world.do("bob", co.Balance())).params["balance"] == 123


def test_days_and_quiet_hours() -> None:
    """Midnights of a zone, over a change of summer time; quiet hours over midnight."""
    noon = 1_774_785_600_000  # 2026-03-29 12:00 UTC: clocks went forward in Paris that night
    assert midnight_after(noon, "Europe/Paris") - midnight_before(noon, "Europe/Paris") == 23 * 3_600_000
    assert is_quiet(noon, "UTC", "11:00", "13:00")
    assert not is_quiet(noon, "UTC", "22:00", "08:00")
    assert is_quiet(noon - 12 * 3_600_000, "UTC", "22:00", "08:00")


def test_the_rules_of_a_room_without_a_stake_are_the_operators() -> None:
    """Nothing set, nothing changed."""
    assert replace(RULES) == SETTINGS.rules
    assert isinstance(SETTINGS.rules, TableRules)


async def test_no_cards_by_message_and_no_calls_at_night() -> None:
    """Cards stay behind *My cards* where admins want it so; in quiet hours nobody is reminded of his turn."""
    world = await World().start()
    await asked(
        world, "boss", co.ChangeSettings({"cards_by_message": False, "quiet_from": "00:00", "quiet_to": "23:59"})
    )
    await world.dealt("ann", "bob")
    assert not any(note.kind == "cards" for note in world.sink.notes)
    assert world.frame.nudge_at is None
    assert (await world.do("ann", co.MyCards())).code == "cards"
    await asked(world, "boss", co.ChangeSettings({"cards_by_message": True, "quiet_from": ""}))
    await world.play("fold")
    await world.advance(SETTINGS.hand_pause)
    assert any(note.kind == "cards" for note in world.sink.notes)
    assert world.frame.nudge_at is not None


async def test_the_audit_file_holds_everything() -> None:
    """Every entry and every movement of the community, with the names of who did it."""
    world = await World().start()
    await world.dealt("ann", "bob")
    await asked(world, "boss", co.MoveChips(await world.person("ann"), 5))
    reply = await asked(world, "boss", co.AuditFile())
    assert [entry.action for entry in reply.entries] == ["grant"]
    assert {row.reason for row in reply.movements} == {"starting-chips", "buy-in", "blind", "grant"}
    assert reply.people[reply.entries[0].person] == "boss"
    assert reply.params == {"entries": 1, "movements": len(reply.movements)}
