"""``/table settings``: what is played is told to everybody, and admins change it from the next hand on."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from poker_bot.engine.rules import TableRules
from poker_bot.engine.table import bad_rules
from poker_bot.host import commands as co
from poker_bot.host.rule_changes import changed_rules
from poker_bot.refusals import Refusal
from tests.builders import RULES, World
from tests.host.test_card_room import EVENING, asked


async def test_everybody_sees_what_is_played() -> None:
    """Without a table what the next one plays; at a table its rules, what waits, and the room's stake."""
    world = await World().start()
    nothing = (await asked(world, "ann", co.ShowTable(), manager=False)).played
    assert nothing == co.Played(RULES, open=False)
    await world.dealt("ann", "bob")
    shown = await asked(world, "cid", co.ShowTable(), manager=False)
    assert (shown.code, shown.played) == ("table-settings", co.Played(RULES))
    await asked(world, "boss", co.SaveStake("evening", EVENING))
    await asked(world, "boss", co.UseStake("evening"))
    await asked(world, "boss", co.ChangeTable({"ante": 5}))
    played = (await asked(world, "ann", co.ShowTable(), manager=False)).played
    assert played == co.Played(RULES, structs.replace(RULES, ante=5), stake="evening", by_stake=False)
    await asked(world, "boss", co.ChangeTable({**EVENING, "ante": 0}))
    played = (await asked(world, "ann", co.ShowTable(), manager=False)).played
    assert played is not None
    assert (played.rules.ante, played.by_stake) == (0, True)


async def test_a_running_hand_keeps_what_it_began_with() -> None:
    """The change counts from the next hand on; two changes in one hand are both made; the log says old and new."""
    world = await World().start()
    await world.dealt("ann", "bob")
    first = await asked(world, "boss", co.ChangeTable({"ante": 5}))
    assert (first.code, first.params, first.changed) == ("table-changed", {"moment": "next"}, {"ante": "0→5"})
    second = await asked(world, "boss", co.ChangeTable({"action_clock": 20, "run_it_twice": True}))
    assert second.changed == {"action_clock": "30→20", "run_it_twice": "off→on"}
    hand = world.state.hand
    assert hand is not None
    assert (world.state.rules, hand.rules) == (RULES, RULES)
    await asked(world, "boss", co.Floor("void", confirmed=True))
    wanted = structs.replace(RULES, ante=5, action_clock=20, run_it_twice=True)
    assert (world.state.rules, world.state.next_rules) == (wanted, None)
    now = await asked(world, "boss", co.ChangeTable({"ante": 0}))
    assert (now.params, world.state.rules.ante) == ({"moment": "now"}, 0)
    entries = (await asked(world, "boss", co.AdminLog())).entries
    told = [entry.params for entry in entries if entry.action == "table-rules"]
    room = {"room": world.room.id}
    assert told == [{"ante": "5→0"} | room, dict(second.changed) | room, {"ante": "0→5"} | room]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"ante": 5, "big_blind": 0}, "bad-rules"),
        ({"ante": 5, "seats": 2}, "bad-rules"),  # three sit there
        ({"ante": 5, "variant": "omaha"}, "table-in-use"),
        ({"ante": 5, "betting": "pot-limit"}, "table-in-use"),
        ({"ante": 5, "variant": "chess"}, "bad-rules"),
        ({"ante": 5, "betting": "no-rules"}, "setting-range"),
        ({"ante": True}, "setting-range"),
        ({"ante": "5"}, "setting-range"),
        ({"run_it_twice": 1}, "setting-range"),
        ({"more_blinds": 40}, "setting-range"),
        ({"more_blinds": ("x",)}, "setting-range"),
        ({"ante": 2**63}, "bad-rules"),
        ({"ante": 5, "colour": 1}, "no-such-setting"),
    ],
)
async def test_what_cannot_be_changes_nothing(changes: dict[str, co.RuleValue], code: str) -> None:
    """Refused as a whole with a code; rules, queue and log stay as they were."""
    world = await World().start()
    await world.dealt("ann", "bob", "cid")
    version = world.live.version
    refusal = (await asked(world, "boss", co.ChangeTable(changes))).refusal
    assert refusal is not None
    assert refusal.code == code
    if code == "bad-rules" and "seats" in changes:
        assert (refusal.params["minimum"], refusal.params["maximum"]) == (3, 10)
    assert (world.state.rules, world.state.next_rules, world.live.version) == (RULES, None, version)
    assert (await asked(world, "boss", co.AdminLog())).entries == ()


async def test_who_may_and_when() -> None:
    """No player; nobody where there is no table, or one that closes; what is so already is no change."""
    world = await World().start()
    assert (await asked(world, "boss", co.ChangeTable({"ante": 5}))).refusal == Refusal("no-table")
    await world.dealt("ann", "bob")
    assert (await asked(world, "ann", co.ChangeTable({"ante": 5}), manager=False)).refusal == Refusal("not-an-admin")
    assert (await asked(world, "boss", co.ChangeTable({"ante": 0}))).code == "duplicate"
    await asked(world, "boss", co.CloseTable())
    assert (await asked(world, "boss", co.ChangeTable({"ante": 5}))).refusal == Refusal("table-closed")


async def test_fewer_seats_than_before_but_enough() -> None:
    """Those who sit keep their seats, and nobody more comes than there is place for."""
    world = await World().start()
    await world.dealt("ann", "bob", "cid")
    assert (await asked(world, "boss", co.ChangeTable({"seats": 3}))).refusal is None
    assert (await asked(world, "dan", co.Sit(1000))).refusal == Refusal("table-full", {"seats": 6})
    await asked(world, "boss", co.Floor("void", confirmed=True))
    assert (await asked(world, "dan", co.Sit(1000))).refusal == Refusal("table-full", {"seats": 3})


FIELDS = tuple(TableRules.__struct_fields__)
VALUES = st.one_of(
    st.booleans(),
    st.integers(-5, 2**70),
    st.sampled_from(("holdem", "omaha", "draw32", "fixed-limit", "pot-limit", "2bb", "dead", "live", "", "x")),
    st.tuples(st.integers(0, 100)),
    st.just(()),
    st.tuples(st.text(max_size=2)),
)


@given(st.dictionaries(st.sampled_from((*FIELDS, "colour")), VALUES, max_size=5))
def test_any_change_is_playable_rules_or_a_refusal(changes: dict[str, co.RuleValue]) -> None:
    """Whatever a front end sends: never an exception, and never rules with a value of another type."""
    outcome = changed_rules(RULES, changes)
    if isinstance(outcome, TableRules):
        assert bad_rules(outcome) is None
        for field, value in changes.items():
            assert type(getattr(outcome, field)) is type(value)
            assert type(value) is type(getattr(RULES, field))
