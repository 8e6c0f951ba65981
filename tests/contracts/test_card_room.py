"""Settings and stakes: kept as written, changed by one admin at a time, whole or not at all."""

import asyncio

import pytest
from msgspec.structs import replace

from poker_bot.engine.rules import TableRules
from poker_bot.host.ports import (
    HOUSE,
    AdminBatch,
    AdminOutcome,
    CardRoom,
    Conflict,
    Duplicate,
    Insufficient,
    NameTaken,
    NoSuchStake,
    Posting,
    Saved,
    Settings,
    Stake,
    StoreError,
    wallet,
)
from tests.contracts.worlds import CHIPS, World, act, kept

LOW = Stake("evening", TableRules())
HIGH = Stake("Friday", TableRules(small_blind=25, big_blind=50, buy_in_min=1000, buy_in_max=5000, straddles=1))


async def room_of(world: World) -> CardRoom:
    """The card room as stored."""
    return await world.store.card_room(world.community.id)


async def saved(world: World, batch: AdminBatch) -> CardRoom:
    """Commit; the card room behind it. Anything but success fails the test."""
    outcome = await world.store.admin(batch)
    room = await room_of(world)
    assert isinstance(outcome, Saved), outcome
    assert outcome.revision == room.revision
    return room


async def furnished(world: World) -> CardRoom:
    """Two stakes, the first the community's, the second the room's."""
    await saved(world, act(world, expected=0, stake=LOW, settings=Settings(stake="evening")))
    return await saved(world, act(world, expected=1, stake=HIGH, room_stake=(world.room.id, "Friday")))


async def test_a_community_begins_with_the_defaults(world: World) -> None:
    """What nobody has set is the default, at revision 0, also for a community that there is not."""
    assert await room_of(world) == CardRoom(world.community.id, 0, Settings())
    assert await world.store.card_room(99) == CardRoom(99, 0, Settings())


async def test_settings_are_kept(world: World) -> None:
    """Every setting comes back as it was given, and another community has its own."""
    settings = Settings(
        time_zone="Asia/Jakarta",
        starting_chips=0,
        daily_chips=7,
        buy_in_limit=10**12,
        who_opens="admins",
        admin_role="1234567890123456789",
        rooms=(world.room.id, 77),
        house_players=False,
        cards_by_message=False,
        gifts=True,
        quiet_from="23:30",
        quiet_to="07:00",
    )
    room = await saved(world, act(world, expected=0, settings=settings))
    assert room == CardRoom(world.community.id, 1, settings)
    other = await world.store.community("playground", "other", "en")
    assert await world.store.card_room(other.id) == CardRoom(other.id, 0, Settings())


async def test_the_language_is_part_of_the_act(world: World) -> None:
    """It changes with its entry and the revision, or none of them does; no other community's changes."""
    other = await world.store.community("playground", "other", "en")
    room = await saved(world, replace(act(world, expected=0, settings=Settings(daily_chips=7)), language="fr"))
    assert (room.revision, room.settings.daily_chips) == (1, 7)
    for refused in (act(world, expected=0), act(world, expected=1, replaces="nobody's")):
        assert not isinstance(await world.store.admin(replace(refused, language="it")), Saved)
    found = [await world.store.community_by_id(one) for one in (world.community.id, other.id)]
    assert [one.language for one in found if one is not None] == ["fr", "en"]
    assert (await world.store.community("playground", world.community.place, "de")).language == "fr"
    assert len(await world.store.admin_log(world.community.id)) == 1


async def test_stakes_are_added_replaced_and_removed(world: World) -> None:
    """Stakes are listed by name without case, each with its rules, and the revision counts the changes."""
    assert (await saved(world, act(world, expected=0, stake=HIGH))).stakes == (HIGH,)
    assert (await saved(world, act(world, expected=1, stake=LOW))).stakes == (LOW, HIGH)
    dearer = Stake("evening", TableRules(ante=5))
    assert (await saved(world, act(world, expected=2, stake=dearer, replaces="evening"))).stakes == (dearer, HIGH)
    room = await saved(world, act(world, expected=3, replaces="evening"))
    assert room == CardRoom(world.community.id, 4, Settings(), (HIGH,))


async def test_names_are_one_without_case(world: World) -> None:
    """Names differ by more than case, are found in any case, and are shown as they were written last."""
    await saved(world, act(world, expected=0, stake=replace(LOW, name="Große Straße")))
    assert await world.store.admin(act(world, expected=1, stake=replace(LOW, name="GROSSE STRASSE"))) == NameTaken()
    room = await saved(world, act(world, expected=1, settings=Settings(stake="grosse STRAßE")))
    assert room.settings.stake == "Große Straße"
    room = await saved(
        world, act(world, expected=2, stake=replace(LOW, name="GROSSE strasse"), replaces="große straße")
    )
    assert [stake.name for stake in room.stakes] == ["GROSSE strasse"]
    assert room.settings.stake == "GROSSE strasse"


@pytest.mark.parametrize(
    "name", ["<b>*_`||@everyone", "x" * 200, "25/50", "'; DROP TABLE stakes; --", "\0", "🂡 ١٢", "−1"]
)
async def test_any_name_is_just_a_name(world: World, name: str) -> None:
    """Markup, length and strange signs are the host's to judge; the store keeps them letter by letter."""
    odd = replace(LOW, name=name)
    room = await saved(world, act(world, expected=0, stake=odd, room_stake=(world.room.id, name)))
    assert room.stakes == (odd,)
    assert room.room_stakes == {world.room.id: name}
    assert await saved(world, act(world, expected=1, replaces=name)) == CardRoom(world.community.id, 2, Settings())


async def test_a_stake_in_use_is_renamed(world: World) -> None:
    """The community and the room that play a stake play it under its new name."""
    await furnished(world)
    await saved(world, act(world, expected=2, stake=replace(LOW, name="weekday"), replaces="EVENING"))
    room = await saved(world, act(world, expected=3, stake=replace(HIGH, name="Saturday"), replaces="friday"))
    assert room.settings.stake == "weekday"
    assert room.room_stakes == {world.room.id: "Saturday"}


async def test_two_stakes_swap_nothing_with_their_users(world: World) -> None:
    """A name that became free and is given to another stake does not bring the old users along."""
    await furnished(world)
    await saved(world, act(world, expected=2, stake=replace(LOW, name="weekday"), replaces="evening"))
    room = await saved(world, act(world, expected=3, stake=replace(HIGH, name="evening"), replaces="friday"))
    assert room.settings.stake == "weekday"
    assert room.room_stakes == {world.room.id: "evening"}
    assert room.stakes == (replace(HIGH, name="evening"), replace(LOW, name="weekday"))


async def test_a_stake_in_use_is_removed(world: World) -> None:
    """Who played a removed stake plays none of his own any more; another stake's users keep theirs."""
    await furnished(world)
    room = await saved(world, act(world, expected=2, replaces="friday"))
    assert (room.settings.stake, room.room_stakes) == ("evening", {})
    room = await saved(world, act(world, expected=3, replaces="evening"))
    assert (room.settings.stake, room.room_stakes, room.stakes) == ("", {}, ())


async def test_a_room_gives_its_stake_back(world: World) -> None:
    """No name means no stake of its own; the stake itself stays, and other rooms keep theirs."""
    await furnished(world)
    den = await world.store.room(world.community.id, "playground", "den")
    await saved(world, act(world, expected=2, room_stake=(den.id, "evening")))
    room = await saved(world, act(world, expected=3, room_stake=(world.room.id, "")))
    assert room.room_stakes == {den.id: "evening"}
    assert len(room.stakes) == 2


async def test_a_stake_is_used_in_the_act_that_makes_it(world: World) -> None:
    """Stake, settings and room come in one act; what it removes cannot be used in it."""
    both = act(world, expected=0, stake=LOW, settings=Settings(stake="evening"), room_stake=(world.room.id, "Evening"))
    room = await saved(world, both)
    assert (room.settings.stake, room.room_stakes) == ("evening", {world.room.id: "evening"})
    gone = act(world, expected=1, replaces="evening", settings=Settings(stake="evening"))
    assert await world.store.admin(gone) == NoSuchStake()


# --- two admins ---------------------------------------------------------------------------------------------------


async def test_two_admins_at_once(world: World) -> None:
    """Of two who saw the same only one is obeyed; the other is told, and nothing of his is there."""
    first = act(world, expected=0, stake=LOW)
    second = act(world, 1, expected=0, stake=HIGH, settings=Settings(daily_chips=1))
    one, other = await asyncio.gather(world.store.admin(first), world.store.admin(second))
    assert one == Saved(1, 1)
    assert other == Conflict()
    assert await room_of(world) == CardRoom(world.community.id, 1, Settings(), (LOW,))
    assert [entry.person for entry in await world.store.admin_log(world.community.id)] == [world.people[0].id]


async def test_many_admins_at_once(world: World) -> None:
    """Ten who try until they are obeyed all are, and no change of theirs is lost."""

    async def insist(number: int) -> None:
        outcome: AdminOutcome = Conflict()
        while isinstance(outcome, Conflict):
            seen = await room_of(world)
            outcome = await world.store.admin(act(world, expected=seen.revision, stake=replace(LOW, name=f"{number}")))
        assert isinstance(outcome, Saved)

    await asyncio.gather(*(insist(number) for number in range(10)))
    room = await room_of(world)
    assert (room.revision, len(room.stakes)) == (10, 10)


@pytest.mark.parametrize("expected", [0, 1, 3, 10**6])
async def test_a_revision_that_is_not_the_stored_one(world: World, expected: int) -> None:
    """Older or from the future: whoever saw something else is refused."""
    await furnished(world)
    assert await world.store.admin(act(world, expected=expected, settings=Settings())) == Conflict()


async def test_chips_do_not_wait_for_settings(world: World) -> None:
    """An act about chips alone says nothing of a revision, meets no conflict and leaves the revision."""
    await furnished(world)
    given = Posting(HOUSE, wallet(world.people[0].id), 5, "grant")
    assert await world.store.admin(act(world, postings=(given,))) == Saved(2, 3)


# --- nothing half-saved -------------------------------------------------------------------------------------------

GIVE = Posting(HOUSE, "wallet:2", 5, "grant")
REFUSED = {
    "conflict": ({"expected": 1}, Conflict()),
    "a balance moved": ({"held": {"wallet:1": CHIPS, "wallet:2": CHIPS + 1}}, Conflict()),
    "no such account": ({"held": {"wallet:99": 0}}, Conflict()),
    "name taken": ({"stake": replace(LOW, name="FRIDAY")}, NameTaken()),
    "name taken by renaming": ({"stake": replace(LOW, name="FRIDAY"), "replaces": "evening"}, NameTaken()),
    "stake unknown": ({"replaces": "nobody's"}, NoSuchStake()),
    "stake to remove unknown": ({"stake": None, "replaces": "nobody's"}, NoSuchStake()),
    "default unknown": ({"settings": Settings(stake="nobody's")}, NoSuchStake()),
    "room's unknown": ({"room_stake": (1, "nobody's")}, NoSuchStake()),
    "too few chips": (
        {"postings": (GIVE, Posting("wallet:1", HOUSE, CHIPS + 1, "take"))},
        Insufficient("wallet:1", CHIPS),
    ),
    "used before": ({"dedupe": "start-1"}, Duplicate()),
}


@pytest.mark.parametrize(("changes", "outcome"), REFUSED.values(), ids=REFUSED)
async def test_nothing_is_half_saved(world: World, changes: dict[str, object], outcome: AdminOutcome) -> None:
    """Stake, settings, room and chips in one act: whatever is wrong with one of them, none is changed or logged."""
    await furnished(world)
    before = await kept(world)
    whole = act(
        world,
        expected=2,
        stake=Stake("new", TableRules(ante=1)),
        settings=Settings(daily_chips=9, stake="new"),
        room_stake=(world.room.id, "evening"),
        postings=(GIVE,),
        dedupe="act",
    )
    whole = replace(whole, held={"wallet:1": CHIPS, "wallet:2": CHIPS})
    assert await world.store.admin(replace(whole, **changes)) == outcome
    assert await kept(world) == before
    assert isinstance(await world.store.admin(whole), Saved)  # nor was its dedupe key spent


WRONG = {
    "no such community": ({"community": 99}, "no community 99"),
    "another bank": ({"bank": 99}, "no community 1 with bank 99"),
    "no such room": ({"expected": 0, "room_stake": (99, "")}, "no room 99"),
    "blind": ({"settings": Settings()}, "what he saw"),
    "no name": ({"expected": 0, "stake": Stake("", TableRules())}, "needs a name"),
    "half a letter": ({"expected": 0, "stake": Stake("\ud83c", TableRules())}, "surrogates"),
    "chips of a seat": ({"postings": (Posting("seat:1:1", "wallet:1", 5, "take"),)}, "seat:1:1 belongs to a table"),
    "chips of a pot": ({"postings": (Posting("wallet:1", "pot:1", 5, "take"),)}, "pot:1 belongs to a table"),
    "less than one": ({"postings": (Posting(HOUSE, "wallet:1", -5, "grant"),)}, "-5 chips"),
    "nobody's": ({"postings": (Posting(HOUSE, "wallet:x", 5, "grant"),)}, "no account"),
}


@pytest.mark.parametrize(("changes", "words"), WRONG.values(), ids=WRONG)
async def test_contradictions(world: World, changes: dict[str, object], words: str) -> None:
    """A caller who contradicts himself hears so, and nothing is changed."""
    before = await kept(world)
    with pytest.raises(ValueError, match=words):
        await world.store.admin(replace(act(world, dedupe="act"), **changes))
    assert await kept(world) == before


async def test_a_room_of_another_community(world: World) -> None:
    """An admin gives stakes to the rooms of his own community only."""
    other = await world.store.community("playground", "other", "en")
    foreign = await world.store.room(other.id, "playground", "parlour")
    with pytest.raises(ValueError, match=f"no room {foreign.id}"):
        await world.store.admin(act(world, expected=0, room_stake=(foreign.id, "")))


async def test_a_closed_store(world: World) -> None:
    """Nothing is promised after closing."""
    await world.store.close()
    with pytest.raises(StoreError, match="closed"):
        await world.store.admin(act(world))
