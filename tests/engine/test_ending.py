"""The end of an evening: so many last hands, counted as they end, or a stop time that the host keeps (R-HOM-1)."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.codec import decode_state, encode_state
from poker_bot.engine.rules import TableRules
from poker_bot.engine.views import public_view
from tests.engine.driver import Table
from tests.engine.playable import next_move, playable_rules
from tests.engine.stacked import draw, start
from tests.engine.test_properties import Live


def _fold_out(table: Table) -> None:
    table.deal()
    while table.state.hand_running:
        table.play("f")


def _is_closed(table: Table) -> bool:
    return table.state.closed


def test_between_hands_so_many_are_dealt_and_the_table_closes() -> None:
    """R-HOM-1: two last hands are two hands; then everybody has cashed out what he had."""
    table = Table([1000, 1000, 1000])
    table.do(act.PlanEnd(2))
    _fold_out(table)
    assert not _is_closed(table)
    assert public_view(table.state).last_hands == 1
    _fold_out(table)
    assert _is_closed(table)
    assert table.state.chips == 0
    assert sum(event.chips for event in table.log if isinstance(event, ev.PlayerStoodUp)) == 3000


def test_in_a_hand_they_are_counted_behind_it() -> None:
    """R-HOM-1: the hand that runs when the end is announced is not one of them."""
    table = Table([1000, 1000, 1000])
    table.deal()
    planned = table.do(act.PlanEnd(1))
    assert planned == (ev.EndPlanned(1, running=True),)
    assert not public_view(table.state).last_hand
    table.play("f f")
    assert not _is_closed(table)
    table.deal()
    assert public_view(table.state).last_hand
    table.play("f f")
    assert _is_closed(table)
    assert table.kinds(table.log)[-5:] == ["TableClosing", *["PlayerStoodUp"] * 3, "TableClosed"]


@pytest.mark.parametrize("ruling", [act.VoidHand(), act.RuleMisdeal()])
def test_what_does_not_count_is_not_counted(ruling: act.Action) -> None:
    """R-FLR-1, R-FLR-5: a void last hand is not the last one, and one that is dealt again counts once."""
    table = Table([1000, 1000, 1000])
    table.do(act.PlanEnd(1))
    table.deal()
    table.do(ruling)
    assert not _is_closed(table)
    assert table.state.last_hands == 1
    _fold_out(table)
    assert _is_closed(table)


def test_a_new_plan_replaces_the_old_one_and_off_takes_it_back() -> None:
    """R-HOM-1: the newest announcement holds."""
    table = Table([1000, 1000])
    assert table.refuse(act.PlanEnd(0)).code == "no-end-planned"
    table.do(act.PlanEnd(1))
    table.do(act.PlanEnd(3))
    assert table.state.last_hands == 3
    table.deal()
    assert table.do(act.PlanEnd(0)) == (ev.EndPlanned(0),)
    table.play("f")
    assert not table.state.closed
    assert table.state.last_hands == 0


@pytest.mark.parametrize("hands", [-1, 101, 10**9])
def test_so_many_hands_are_no_end(hands: int) -> None:
    """R-HOM-1: between one hand and a hundred."""
    refusal = Table([1000, 1000]).refuse(act.PlanEnd(hands))
    assert (refusal.code, refusal.params) == ("last-hands-range", {"hands": hands, "minimum": 1, "maximum": 100})


def test_a_table_that_closes_anyway_has_no_other_end() -> None:
    """Closing behind the hand is the earliest end there is."""
    table = Table([1000, 1000])
    table.deal()
    table.do(act.CloseTable())
    for action in (act.PlanEnd(3), act.PlanEnd(0), act.SetStopTime(wanted=True), act.SetStopTime(wanted=False)):
        assert table.refuse(action).code == "already-closing"


def test_closing_comes_before_the_last_hands_are_over() -> None:
    """``/table close`` closes behind the hand, whatever was planned."""
    table = Table([1000, 1000])
    table.do(act.PlanEnd(5))
    table.deal()
    table.do(act.CloseTable())
    table.play("f")
    assert table.state.closed
    assert len(table.all(ev.TableClosing)) == 1


def test_nobody_sits_down_in_the_last_hand() -> None:
    """R-HOM-1: his chips would go to the table and come straight back; once the hand is void there is room again."""
    table = Table([1000, 1000])
    table.do(act.PlanEnd(2))
    _fold_out(table)
    table.sit(3, 500)
    table.deal()
    assert table.refuse(act.SitDown(104, 500)).code == "last-hand"
    table.do(act.VoidHand())
    table.sit(4, 500)


def test_the_last_hand_carries_no_pot() -> None:
    """R-HOM-1, R-DRW-4: what two tie for in the last hand is split, because there is no next one."""
    wanted = {"variant": "draw", "seats": 2, "small_blind": 0, "big_blind": 0, "ante": 5, "ties": "carry"}
    table = Table((100, 100), **wanted)
    table.do(act.PlanEnd(1))
    start(table, "AsKsQdJd9c AhKhQcJc9d", button=1)
    table.play("b20 c")
    draw(table, (), ())
    table.play("k k")
    assert not table.all(ev.PotCarried)
    assert table.state.closed
    assert [event.chips for event in table.log if isinstance(event, ev.PlayerStoodUp)] == [100, 100]


def test_a_stop_time_is_set_once_and_taken_back_once() -> None:
    """The engine knows that there is one, and nothing of when (law 2)."""
    table = Table([1000, 1000])
    assert table.refuse(act.SetStopTime(wanted=False)).code == "no-stop-time"
    assert table.do(act.SetStopTime(wanted=True)) == (ev.StopTimeSet(),)
    assert table.do(act.SetStopTime(wanted=True)) == (ev.StopTimeSet(),)
    assert table.state.stop_time
    table.do(act.SetStopTime(wanted=False))
    assert not table.state.stop_time


def test_a_table_stored_before_there_were_ends_has_none() -> None:
    """A snapshot without the new fields is read with none planned."""
    table = Table([1000, 1000])
    form = json.loads(encode_state(table.state))
    for field in ("last_hands", "stop_time"):
        del form["e"][field]
    assert decode_state(json.dumps(form).encode()) == table.state


@settings(max_examples=60)
@given(rules=playable_rules(), hands=st.integers(1, 4), seed=st.integers(0, 2**32 - 1), running=st.booleans())
def test_in_every_game_exactly_so_many_hands_end(rules: TableRules, hands: int, seed: int, *, running: bool) -> None:
    """R-HOM-1: behind the announcement so many hands end, and the one that was on, however many are void."""
    rng, live = random.Random(seed), Live(rules)
    for player in range(1, rules.seats + 1):
        live.try_(act.SitDown(player, rng.randint(500, 1000)))
    while running and not live.state.hand_running and len(live.log) < 300:
        live.try_(next_move(live.state, rng))
    was_on = live.state.hand_running
    assert live.try_(act.PlanEnd(hands)) is None
    start, moves = len(live.log), 0
    while not live.state.closed and moves < 4000:
        live.try_(next_move(live.state, rng))
        moves += 1
    ended = sum(isinstance(event, ev.HandEnded) for event in live.log[start:])
    assert ended <= hands + was_on
    closed_by_itself = not any(isinstance(event, ev.EndPlanned) for event in live.log[start:])
    if live.state.closed and closed_by_itself:
        assert ended == hands + was_on
        assert live.state.chips == 0
