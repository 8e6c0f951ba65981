"""Positions of the next hand as a function of the table between hands (R-TAB-2…5, R-FOR-1, R-FOR-5, R-TRN-3)."""

from collections.abc import Iterable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from poker_bot.engine.rules import TableRules
from poker_bot.engine.rules_check import rules_problems
from poker_bot.engine.seating import (
    EntryPost,
    Positions,
    between,
    can_play,
    clockwise,
    missed,
    next_positions,
    ready_seats,
)
from poker_bot.engine.state import Entry, Seat, TableState

MOVING = TableRules()
DEAD = TableRules(button="dead")
TOURNAMENT = TableRules(tournament=True)
BOTH = pytest.mark.parametrize("rules", [DEAD, TOURNAMENT], ids=["cash", "tournament"])


class Evening:
    """A table between hands; each deal is taken as played, with nothing won or lost."""

    def __init__(self, taken: Iterable[int], rules: TableRules = MOVING, *, size: int = 6, button: int = 1) -> None:
        """Everybody in ``taken`` has 1000 chips and drew for the button; player = seat number."""
        seats = tuple(Seat(number, 1000) if number in set(taken) else None for number in range(1, size + 1))
        self.state = TableState(replace(rules, seats=size), seats, button=button, drawn=True)
        self.missed: tuple[tuple[int, bool], ...] = ()
        self._players = size

    def change(self, number: int, **changes: object) -> None:
        """Something about the player in seat ``number``."""
        record = self.state.seats[number - 1]
        assert record is not None
        self._put(number, replace(record, **changes))

    def leave(self, *numbers: int) -> None:
        """Bust or stand up: the seats are empty."""
        for number in numbers:
            self._put(number, None)

    def join(self, number: int, entry: Entry = Entry.WAITING) -> None:
        """A person who was never here takes an empty seat; where nobody waits he is in at once."""
        waits = self.state.rules.newcomers_wait
        self._players += 1
        self._put(number, Seat(self._players, 1000, entry=entry if waits else Entry.IN, owes_big=waits))

    def _put(self, number: int, record: Seat | None) -> None:
        seats = list(self.state.seats)
        seats[number - 1] = record
        self.state = replace(self.state, seats=tuple(seats))

    def deal(self) -> Positions | None:
        """The next hand, played; None when there is none. Blinds missed become debts."""
        positions = next_positions(self.state)
        if positions is None:
            return None
        self.missed = missed(self.state, positions)
        for number, big in self.missed:
            if self.state.rules.newcomers_wait:
                self.change(number, entry=Entry.WAITING, **{"owes_big" if big else "owes_small": True})
        for number in positions.seats:
            self.change(number, entry=Entry.IN, owes_big=False, owes_small=False)
        self.state = replace(
            self.state,
            hand_number=self.state.hand_number + 1,
            placed=True,
            button=positions.button,
            small_blind=positions.small_blind,
            small_position=positions.small_position,
            big_blind=positions.big_blind,
        )
        return positions

    def hand(self) -> Positions:
        """The next hand, played; there must be one."""
        positions = self.deal()
        assert positions is not None
        return positions

    def places(self) -> tuple[int, int, int]:
        """Button, small blind (0 = nobody posts it) and big blind of the next hand, played."""
        positions = self.hand()
        return positions.button, positions.small_blind, positions.big_blind

    def player(self, number: int) -> int:
        """Who sits in ``number``, 0 = nobody."""
        record = self.state.seats[number - 1] if number else None
        return 0 if record is None else record.player


# --- button and blinds -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [MOVING, DEAD, TOURNAMENT])
def test_r_tab_2_the_first_hand_has_the_drawn_button(rules: TableRules) -> None:
    """R-TAB-2: with every button rule the first hand begins where the button was drawn, the blinds left of it."""
    evening = Evening([1, 3, 4, 6], rules, button=3)
    assert evening.hand() == Positions(3, 4, 6, (4, 6, 1, 3), (), 4)


def test_r_tab_2_the_drawn_button_is_gone_before_the_first_hand() -> None:
    """R-TAB-2, R-TAB-3: whoever drew the highest card and does not play leaves the button to the next seat."""
    evening = Evening([1, 2, 3, 4], button=2)
    evening.change(2, sitting_out=True)
    assert evening.places() == (3, 4, 1)


def test_r_tab_3_moving_button_past_a_free_newcomer() -> None:
    """R-TAB-3, trouble R-32: one who comes in free left of the button does not give seat 5 the big blind again."""
    evening = Evening([1, 3, 5], TableRules(post_to_enter="free"))
    assert evening.places() == (1, 3, 5)
    evening.join(2)
    assert evening.hand() == Positions(3, 5, 1, (5, 1, 2, 3), (), 5)


def test_r_tab_3_moving_button_and_a_newcomer_in_the_last_big_blind() -> None:
    """R-TAB-5: the big blind may stay at its seat where somebody else waits for it by now."""
    evening = Evening([1, 2, 3, 4])
    evening.hand()
    evening.leave(2, 3)
    evening.join(3)
    assert evening.places() == (4, 1, 3)


def test_r_tab_3_the_moving_button_goes_to_a_dealt_in_seat_and_both_blinds_are_posted() -> None:
    """R-TAB-3: the big blind of seat 3 leaves; button 2, blinds 4 and 5, the small blind posted."""
    evening = Evening([1, 2, 3, 4, 5])
    assert evening.places() == (1, 2, 3)
    evening.leave(3)
    assert evening.hand() == Positions(2, 4, 5, (4, 5, 1, 2), (), 4)


@pytest.mark.parametrize("rules", [MOVING, DEAD, TOURNAMENT])
def test_r_tab_3_without_blinds_the_button_moves_to_the_next_dealt_in_seat(rules: TableRules) -> None:
    """R-TAB-3: with antes only there is no dead button, whatever the rules say, and nobody posts a blind."""
    evening = Evening([1, 2, 3, 4], replace(rules, small_blind=0, big_blind=0, ante=5))
    assert evening.hand() == Positions(1, 0, 0, (2, 3, 4, 1))
    evening.leave(2)
    assert evening.hand() == Positions(3, 0, 0, (4, 1, 3))


@BOTH
def test_r_tab_3_the_big_blind_busts(rules: TableRules) -> None:
    """R-TAB-3, trouble R-29: seats 1-5, button 1; seat 3 busts: BB 4, no SB, button 2; then BB 5, SB 4, button 3."""
    evening = Evening([1, 2, 3, 4, 5], rules)
    assert evening.places() == (1, 2, 3)
    evening.leave(3)
    first = evening.hand()
    assert (first.button, first.small_blind, first.big_blind) == (2, 0, 4)
    assert first.small_position == 3
    assert first.seats == (4, 5, 1, 2)
    second = evening.hand()
    assert (second.button, second.small_blind, second.big_blind) == (3, 4, 5)
    assert second.seats == (4, 5, 1, 2), "left of the empty button is dealt first, seat 2 acts last again"
    assert evening.places() == (4, 5, 1)


@BOTH
def test_r_tab_3_the_small_blind_busts(rules: TableRules) -> None:
    """R-TAB-3, TDA 32: the button stands at the empty seat of the small blind, both blinds are posted."""
    evening = Evening([1, 2, 3, 4, 5], rules)
    evening.hand()
    evening.leave(2)
    assert evening.hand() == Positions(2, 3, 4, (3, 4, 5, 1), (), 3)


@BOTH
def test_r_tab_3_both_blinds_bust(rules: TableRules) -> None:
    """R-TAB-3, TDA 32: button and small blind both stand at empty seats; two hands later all is posted again."""
    evening = Evening([1, 2, 3, 4, 5], rules)
    evening.hand()
    evening.leave(2, 3)
    assert evening.hand() == Positions(2, 0, 4, (4, 5, 1), (), 3)
    assert evening.hand() == Positions(3, 4, 5, (4, 5, 1), (), 4)
    assert evening.hand() == Positions(4, 5, 1, (5, 1, 4), (), 5)


@BOTH
def test_r_tab_3_the_next_big_blind_busts(rules: TableRules) -> None:
    """R-TAB-3, TDA 32: who would have had the big blind is gone, the next dealt-in seat has it; nothing is empty."""
    evening = Evening([1, 2, 3, 4, 5], rules)
    evening.hand()
    evening.leave(4)
    assert evening.places() == (2, 3, 5)


def test_r_tab_3_the_button_rule_may_change() -> None:
    """R-TAB-3: a table goes on from its stored positions when it changes from moving to dead and back."""
    evening = Evening([1, 2, 3, 4, 5])
    evening.hand()
    evening.leave(3)
    evening.state = replace(evening.state, rules=replace(evening.state.rules, button="dead"))
    assert evening.places() == (2, 0, 4)
    assert evening.places() == (3, 4, 5)
    evening.state = replace(evening.state, rules=replace(evening.state.rules, button="moving"))
    assert evening.places() == (4, 5, 1)


def test_r_tab_3_blinds_brought_back_begin_from_the_button() -> None:
    """R-TAB-3: after hands without blinds a dead-button table has no last big blind: it begins as the moving one."""
    evening = Evening([1, 2, 3, 4], replace(DEAD, small_blind=0, big_blind=0, ante=5))
    evening.hand()
    evening.state = replace(evening.state, rules=replace(DEAD, seats=6))
    assert evening.places() == (2, 3, 4)


# --- heads-up ----------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(("gone", "expected"), [(1, (3, 3, 2)), (2, (3, 3, 1)), (3, (2, 2, 1))])
def test_r_tab_4_from_three_to_two_no_dead_button(rules: TableRules, gone: int, expected: tuple[int, ...]) -> None:
    """R-TAB-4, TDA 34: blinds 2 and 3, one goes; the next clockwise from seat 3 has the big blind, both are posted."""
    evening = Evening([1, 2, 3], rules)
    assert evening.places() == (1, 2, 3)
    evening.leave(gone)
    assert evening.places() == expected
    assert evening.places() == (expected[2], expected[2], expected[0])


def test_r_tab_4_from_four_to_two_past_an_empty_small_blind() -> None:
    """R-TAB-4: with the button at an empty seat one more goes; heads-up the big blind just moves on."""
    evening = Evening([1, 2, 3, 4], TOURNAMENT)
    evening.hand()
    evening.leave(3)
    assert evening.places() == (2, 0, 4)
    assert evening.places() == (3, 4, 1)
    evening.leave(4)
    assert evening.places() == (1, 1, 2)
    assert evening.places() == (2, 2, 1)


def test_r_tab_4_counted_by_seats_dealt_in() -> None:
    """R-TAB-4: two of three are dealt in while the third is away: button and small blind are one."""
    evening = Evening([1, 2, 3], DEAD)
    evening.hand()
    evening.change(1, sitting_out=True)
    assert evening.hand() == Positions(3, 3, 2, (2, 3), (), 3)


def test_r_tab_4_a_third_player_left_of_the_big_blind_comes_in_on_it() -> None:
    """R-TAB-4, R-TAB-5: back from heads-up, dead button: button 1, small blind 3, the newcomer of seat 5 the big."""
    evening = Evening([1, 3], DEAD)
    assert evening.places() == (1, 1, 3)
    evening.join(5)
    assert evening.hand() == Positions(1, 3, 5, (3, 5, 1), (), 3)
    assert evening.places() == (3, 5, 1)


@pytest.mark.parametrize("entry", [Entry.WAITING, Entry.POSTING])
def test_r_tab_4_a_third_player_right_of_the_big_blind_waits_one_hand(entry: Entry) -> None:
    """R-TAB-4, R-TAB-5: seat 2 would be on the button, so the two play on, and the big blind comes to him."""
    evening = Evening([1, 3], DEAD)
    assert evening.places() == (1, 1, 3)
    evening.join(2, entry)
    assert evening.hand() == Positions(3, 3, 1, (1, 3), (), 3)
    assert evening.hand() == Positions(3, 1, 2, (1, 2, 3), (), 1)
    assert evening.places() == (1, 2, 3)


def test_r_tab_4_who_steps_out_for_a_heads_up_hand_and_comes_back() -> None:
    """R-TAB-4, R-TAB-5: the last small-blind seat has the big blind now; the button is right of the small blind."""
    evening = Evening([1, 2, 3, 4], DEAD)
    assert evening.places() == (1, 2, 3)
    evening.change(2, sitting_out=True)
    evening.leave(3)
    assert evening.places() == (1, 1, 4)
    assert evening.missed == (), "seat 2 would have had the button"
    evening.change(2, sitting_out=False)
    assert evening.hand() == Positions(2, 4, 1, (4, 1, 2), (), 4)
    assert evening.places() == (4, 1, 2)


def test_r_tab_4_the_button_does_not_go_to_who_waits() -> None:
    """R-TAB-4, R-TAB-5: as before, with a newcomer between: the button passes over him to seat 2."""
    evening = Evening([1, 2, 3, 5], DEAD)
    evening.hand()
    evening.change(2, sitting_out=True)
    evening.leave(3)
    assert evening.places() == (1, 1, 5)
    evening.change(2, sitting_out=False)
    evening.join(4)
    assert evening.hand() == Positions(2, 5, 1, (5, 1, 2), (), 5)


def test_r_tab_4_heads_up_between_newcomers_only() -> None:
    """R-TAB-3, free entry: all left of the big blind go, two come between the blinds: small blind and big follow on."""
    evening = Evening([1, 2, 5], replace(DEAD, post_to_enter="free"))
    assert evening.places() == (1, 2, 5)
    evening.leave(1, 2)
    evening.join(3)
    evening.join(4)
    assert evening.hand() == Positions(4, 5, 3, (5, 3, 4), (), 5)


# --- coming in at a dead-button table ----------------------------------------------------------------------------


def test_r_tab_5_nobody_comes_in_between_button_and_big_blind() -> None:
    """R-TAB-5, trouble R-35: a newcomer in the seat of the last big blind posts only when it lies behind the new."""
    evening = Evening([1, 2, 3, 5, 6], DEAD)
    assert evening.places() == (1, 2, 3)
    evening.leave(3)
    evening.join(3, Entry.POSTING)
    hand = evening.hand()
    assert hand == Positions(2, 0, 5, (5, 6, 1, 2), (), 3), "he sits on the small blind, which stays dead"
    hand = evening.hand()
    assert hand == Positions(3, 5, 6, (5, 6, 1, 2), (), 5), "he sits on the button"
    hand = evening.hand()
    assert hand == Positions(5, 6, 1, (6, 1, 2, 3, 5), (EntryPost(3, big=True, small=False),), 6)


def test_r_tab_5_a_newcomer_waits_for_the_big_blind_at_a_dead_button_table() -> None:
    """R-TAB-5: without posting the newcomer of seat 3 is in when the big blind falls on him, and not before."""
    evening = Evening([1, 2, 5, 6], DEAD)
    evening.hand()
    evening.join(3)
    hands = [evening.hand() for _ in range(4)]
    assert [hand.big_blind for hand in hands] == [6, 1, 2, 3]
    assert [3 in hand.seats for hand in hands] == [False, False, False, True]
    assert hands[3] == Positions(1, 2, 3, (2, 3, 5, 6, 1), (), 2)


def test_r_tab_5_an_absent_small_blind_posts_nothing_and_owes_it() -> None:
    """R-TAB-3, R-TAB-5: the last big blind steps out; the small blind at his seat is dead and he has missed it."""
    evening = Evening([1, 2, 3, 4, 5], DEAD)
    evening.hand()
    evening.change(3, sitting_out=True)
    assert evening.places() == (2, 0, 4)
    assert evening.missed == ((3, False),)
    evening.change(3, sitting_out=False, entry=Entry.POSTING)
    assert evening.hand() == Positions(3, 4, 5, (4, 5, 1, 2), (), 4)
    assert evening.hand() == Positions(4, 5, 1, (5, 1, 2, 3, 4), (EntryPost(3, big=False, small=True),), 5)


def test_r_tab_5_an_absent_big_blind_owes_both_blinds() -> None:
    """R-TAB-5: dead button: away when the big blind comes, then the small one, he misses each once."""
    evening = Evening([1, 2, 3, 4, 5], DEAD)
    evening.hand()
    evening.change(4, sitting_out=True)
    hands = [(evening.places(), evening.missed) for _ in range(3)]
    assert hands == [((2, 3, 5), ((4, True),)), ((3, 5, 1), ((4, False),)), ((5, 1, 2), ())]


def test_r_tab_5_no_more_is_missed_by_who_owes_nothing_yet_than_what_was_his() -> None:
    """R-TAB-5: the empty seat of the small blind costs the absent player beside it nothing."""
    evening = Evening([1, 2, 3, 4, 5], DEAD)
    evening.hand()
    evening.change(2, sitting_out=True)
    evening.leave(3)
    assert evening.places() == (2, 0, 4)
    assert evening.missed == ()


def test_r_tab_5_one_in_and_one_waiting_at_a_dead_button_table() -> None:
    """R-TAB-5: nobody else is left to wait for: the newcomer has the big blind, heads-up, though seat 1 comes first."""
    evening = Evening([1, 2, 3], DEAD)
    evening.hand()
    evening.leave(2, 3)
    evening.join(2)
    assert evening.hand() == Positions(1, 1, 2, (2, 1), (), 1)
    assert evening.places() == (2, 2, 1)


@pytest.mark.parametrize("rules", [MOVING, DEAD], ids=["moving", "dead"])
def test_r_tab_5_one_in_and_several_waiting(rules: TableRules) -> None:
    """R-TAB-5: of those who wait the first clockwise from the last big blind has it, with any button."""
    evening = Evening([1, 2, 3], rules)
    evening.hand()
    evening.leave(1, 3)
    evening.join(3)
    evening.join(4)
    assert evening.hand() == Positions(2, 2, 4, (4, 2), (), 2)


def test_r_tab_5_the_small_blind_is_missed_past_an_empty_seat() -> None:
    """R-TAB-3, R-TAB-5: it stood, unposted, at seat 4 and moves past seat 5, which owes the big one already."""
    evening = Evening([1, 2, 3, 4, 5, 6], DEAD)
    evening.hand()
    evening.change(5, sitting_out=True)
    assert (evening.places(), evening.missed) == ((2, 3, 4), ())
    evening.leave(4)
    assert (evening.places(), evening.missed) == ((3, 0, 6), ((5, True),))
    assert (evening.places(), evening.missed) == ((4, 6, 1), ((5, False),))


def test_r_tab_5_the_first_blinds_pass_nobody() -> None:
    """R-TAB-5: who sat down after the draw and is away misses nothing in the first hand."""
    evening = Evening([3, 4, 5], button=3)
    evening.join(1)
    evening.change(1, sitting_out=True)
    assert (evening.places(), evening.missed) == ((3, 4, 5), ())


def test_r_tab_5_nothing_is_missed_without_blinds() -> None:
    """R-TAB-3, R-TAB-5: when the blinds are taken off the table, an absent player who owes one misses no more."""
    evening = Evening([1, 2, 3, 4])
    evening.hand()
    evening.change(4, sitting_out=True, entry=Entry.WAITING)
    evening.state = replace(evening.state, rules=replace(MOVING, small_blind=0, big_blind=0, ante=5))
    assert (evening.places(), evening.missed) == ((2, 0, 0), ())


def test_r_tab_5_free_entry_waits_for_nothing() -> None:
    """R-TAB-5: where entry is free a waiting player is dealt in at once, wherever he sits."""
    evening = Evening([1, 2, 3, 4], TableRules(post_to_enter="free"))
    evening.change(2, entry=Entry.WAITING)
    assert evening.hand() == Positions(1, 2, 3, (2, 3, 4, 1), (), 2)


def test_r_tab_6_who_is_on_the_way_out_is_not_ready() -> None:
    """R-TAB-6, R-BET-10: a leaver, an absent player and one without chips are not dealt in."""
    evening = Evening([1, 2, 3, 4, 5])
    evening.change(2, leaving="left")
    evening.change(3, stack=0)
    evening.change(5, sitting_out=True)
    assert ready_seats(evening.state) == (1, 4)
    assert [can_play(seat) for seat in evening.state.seats] == [True, False, False, True, False, False]


@pytest.mark.parametrize("rules", [MOVING, DEAD], ids=["moving", "dead"])
def test_r_tab_5_all_waiting_come_in_together(rules: TableRules) -> None:
    """R-TAB-5: when nobody is in, all are, and nothing is posted to enter."""
    evening = Evening([1, 2], rules)
    evening.hand()
    evening.leave(1, 2)
    for number in (3, 4, 6):
        evening.join(number, Entry.POSTING)
    hand = evening.hand()
    assert sorted(hand.seats) == [3, 4, 6]
    assert hand.entries == ()


# --- tournaments -------------------------------------------------------------------------------------------------


def test_r_trn_3_absent_players_are_dealt_in_and_posted_for() -> None:
    """R-TRN-3: who sits out has the big blind like everybody, nothing is missed and nobody waits."""
    evening = Evening([1, 2, 3, 4], TOURNAMENT)
    for number in (2, 3):
        evening.change(number, sitting_out=True)
    assert evening.hand() == Positions(1, 2, 3, (2, 3, 4, 1), (), 2)
    assert evening.missed == ()
    evening.change(1, sitting_out=True, entry=Entry.WAITING, owes_big=True)
    assert evening.hand() == Positions(2, 3, 4, (3, 4, 1, 2), (), 3)
    assert ready_seats(evening.state) == (1, 2, 3, 4)


def test_r_trn_3_who_is_out_is_not_dealt_in() -> None:
    """R-TRN-2, R-TRN-3: a player without chips who has not been seated away yet plays no more and misses nothing."""
    evening = Evening([1, 2, 3, 4], TOURNAMENT)
    evening.hand()
    evening.change(4, stack=0)
    assert evening.hand() == Positions(2, 3, 1, (3, 1, 2), (), 3)
    assert evening.missed == ()


def test_r_trn_3_all_absent() -> None:
    """R-TRN-3: even with everybody away the tournament goes on; at a cash table there is no hand."""
    for rules, played in ((TOURNAMENT, True), (MOVING, False)):
        evening = Evening([1, 2], rules)
        for number in (1, 2):
            evening.change(number, sitting_out=True)
        assert (evening.deal() is not None) is played


def test_r_drw_4_nobody_is_out_while_a_pot_is_carried() -> None:
    """R-DRW-4: with a carried pot to play for, a player is dealt in with nothing; without one he is not."""
    evening = Evening([1, 2], TableRules(small_blind=0, big_blind=0, ante=5), size=2)
    evening.change(2, stack=0)
    assert evening.deal() is None
    evening.state = replace(evening.state, carried=10)
    assert evening.hand().seats == (2, 1)
    evening.state = replace(evening.state, rules=replace(evening.state.rules, small_blind=5, big_blind=10, ante=0))
    assert evening.hand().seats == (1, 2)
    assert evening.missed == (), "he is there"


# --- blinds left of the big blind --------------------------------------------------------------------------------

THREE_BLINDS = TableRules(more_blinds=(40, 80))


@pytest.mark.parametrize(
    ("taken", "more"),
    [
        ([1, 2, 3, 4, 5, 6], ((4, 40), (5, 80))),
        ([1, 2, 3, 4], ((4, 40), (1, 80))),
        ([1, 2, 3], ((1, 40),)),
        ([1, 2], ()),
    ],
    ids=["six", "four", "three", "two"],
)
def test_r_for_1_more_blinds_go_round_to_the_button(taken: list[int], more: tuple[tuple[int, int], ...]) -> None:
    """R-FOR-1: one seat each left of the big blind, the button last, nobody two: among three one, heads-up none."""
    assert Evening(taken, THREE_BLINDS).hand().more == more


def test_r_for_1_more_blinds_skip_the_absent_and_take_the_short() -> None:
    """R-FOR-1, R-FOR-3: the blinds fall on dealt-in seats, and the whole of it is due from a short one too."""
    evening = Evening([1, 2, 3, 4, 5, 6], THREE_BLINDS)
    evening.change(4, sitting_out=True)
    evening.change(5, stack=7)
    assert evening.hand().more == ((5, 40), (6, 80))


def test_r_for_1_more_blinds_at_an_empty_small_blind() -> None:
    """R-FOR-1, R-TAB-3: they begin left of the big blind also where the small blind is dead."""
    evening = Evening([1, 2, 3, 4, 5], replace(THREE_BLINDS, button="dead"))
    evening.hand()
    evening.leave(3)
    hand = evening.hand()
    assert (hand.small_blind, hand.big_blind, hand.more) == (0, 4, ((5, 40), (1, 80)))


def test_r_for_1_who_comes_in_on_a_further_blind_posts_that_instead() -> None:
    """R-FOR-1, R-TAB-5: the forced blind is no smaller than the one to enter; a missed small blind stays dead."""
    for owes_small, entries in ((False, ()), (True, (EntryPost(4, big=False, small=True),))):
        evening = Evening([1, 2, 3, 6], THREE_BLINDS, button=6)
        evening.hand()
        evening.join(4, Entry.POSTING)
        evening.change(4, owes_small=owes_small)
        hand = evening.hand()
        assert (hand.big_blind, hand.more) == (3, ((4, 40), (6, 80)))
        assert hand.entries == entries


def test_r_for_1_single_blind_and_ante_only() -> None:
    """R-FOR-1: a single-blind game has its positions all the same; without a big blind there are no further ones."""
    assert Evening([1, 2, 3], replace(THREE_BLINDS, small_blind=0)).hand() == Positions(
        1, 2, 3, (2, 3, 1), (), 2, ((1, 40),)
    )
    hand = Evening([1, 2, 3], TableRules(small_blind=0, big_blind=0, ante=5)).hand()
    assert (hand.more, hand.straddles) == ((), ())


def _straddle(taken: Iterable[int], wishes: Iterable[int], most: int = 3, **rules: object) -> Evening:
    """Blinds 1/2, button 1; those of ``wishes`` would straddle."""
    evening = Evening(taken, replace(TableRules(small_blind=1, big_blind=2, straddles=most), **rules), size=8)
    for number in wishes:
        evening.change(number, straddle=True)
    return evening


def test_r_for_5_the_seat_left_of_the_big_blind_straddles_two_big_blinds() -> None:
    """R-FOR-5, trouble R-25: blinds 1/2, four players: under the gun straddles 4."""
    assert _straddle([1, 2, 3, 4], [4]).hand().straddles == ((4, 4),)
    assert _straddle([1, 2, 3, 4], []).hand().straddles == ()


def test_r_for_5_each_further_straddle_is_twice_the_one_before() -> None:
    """R-FOR-5: 4, 8, 16 by the next seats, no more than the table allows."""
    evening = _straddle(range(1, 9), range(1, 9))
    assert evening.hand().straddles == ((4, 4), (5, 8), (6, 16))
    assert _straddle(range(1, 9), range(1, 9), most=1).hand().straddles == ((4, 4),)
    assert _straddle(range(1, 9), range(1, 9), most=0).hand().straddles == ()


def test_r_for_5_nobody_straddles_past_a_seat_that_does_not() -> None:
    """R-FOR-5: the straddle belongs to the seat left of the last blind; wishes behind a gap wait for their turn."""
    assert _straddle(range(1, 9), [5, 6]).hand().straddles == ()
    assert _straddle(range(1, 9), [4, 6]).hand().straddles == ((4, 4),)


def test_r_for_5_button_and_blinds_never_straddle() -> None:
    """R-FOR-5: with four players only the one between big blind and button can, however many wish."""
    evening = _straddle([1, 2, 3, 4], [1, 2, 3, 4])
    assert [evening.hand().straddles for _ in range(4)] == [((4, 4),), ((1, 4),), ((2, 4),), ((3, 4),)]


@pytest.mark.parametrize("taken", [[1, 2, 3], [1, 2]])
def test_r_for_5_four_or_more_dealt_in(taken: list[int]) -> None:
    """R-FOR-5, trouble R-25: with three or two dealt in nobody straddles."""
    assert _straddle(taken, taken).hand().straddles == ()
    evening = _straddle([1, 2, 3, 4], [1, 4])
    evening.change(2, sitting_out=True)
    assert evening.hand().straddles == (), "four sit there, three are dealt in"
    evening = _straddle([1, 2, 3, 4], [1, 3, 4], button="dead")
    evening.hand()
    evening.leave(2)
    hand = evening.hand()
    assert (hand.button, hand.big_blind, hand.straddles) == (2, 4, ()), "seat 1 has no button, but they are three"


@pytest.mark.parametrize(("stack", "ante", "straddles"), [(3, 0, ()), (4, 0, ((4, 4),)), (5, 2, ()), (6, 2, ((4, 4),))])
def test_r_for_5_full_amount_or_none(stack: int, ante: int, straddles: tuple[tuple[int, int], ...]) -> None:
    """R-FOR-5, R-FOR-2, trouble R-25: whoever cannot pay all of it when his ante is in does not straddle."""
    evening = _straddle([1, 2, 3, 4], [4], ante=ante)
    evening.change(4, stack=stack)
    assert evening.hand().straddles == straddles


def test_r_for_5_behind_the_last_forced_blind() -> None:
    """R-FOR-1, R-FOR-5: with a third blind of 4 the next seat straddles 8; no seat free before the button, none."""
    evening = _straddle(range(1, 9), range(1, 9), more_blinds=(4,))
    hand = evening.hand()
    assert (hand.more, hand.straddles) == (((4, 4),), ((5, 8), (6, 16), (7, 32)))
    assert _straddle([1, 2, 3, 4], [1, 2, 3, 4], more_blinds=(4,)).hand().straddles == ()


def test_r_for_5_left_of_an_empty_button() -> None:
    """R-FOR-5, R-TAB-3: at a dead button the last player before it may straddle, he has no button."""
    evening = _straddle([1, 2, 3, 4, 5], [], button="dead")
    evening.hand()
    evening.leave(2)
    evening.change(5, straddle=True)
    evening.change(1, straddle=True)
    hand = evening.hand()
    assert (hand.button, hand.big_blind, hand.straddles) == (2, 4, ((5, 4), (1, 8)))


def test_r_for_5_who_posts_to_enter_does_not_straddle() -> None:
    """R-FOR-5, R-TAB-5: he has a live blind already, so nobody straddles past him either; a hand later he may."""
    evening = _straddle([1, 2, 3, 5, 6], [5, 6])
    evening.hand()  # blinds 2, 3
    evening.join(8, Entry.POSTING)
    evening.change(8, straddle=True)
    evening.change(6, straddle=True)
    hand = evening.hand()
    assert (hand.big_blind, hand.straddles) == (5, ((6, 4),))
    assert [entry.seat for entry in hand.entries] == [8]
    hand = evening.hand()
    assert (hand.big_blind, hand.straddles) == (6, ((8, 4),))


@pytest.mark.parametrize(
    "change", [{"tournament": True}, {"betting": "fixed-limit"}, {"big_blind": 0, "small_blind": 0}]
)
def test_r_for_5_refused_where_there_is_no_straddle(change: dict[str, object]) -> None:
    """R-FOR-5, trouble R-25: tournaments, fixed limit and games without blinds are not configured with straddles."""
    rules = replace(TableRules(straddles=1, ante=1), **change)
    assert "straddles" in {problem.field for problem in rules_problems(rules)}


# --- the ring ----------------------------------------------------------------------------------------------------


def test_the_ring_of_seats() -> None:
    """Clockwise is to the next higher number and from the last to the first; between counts neither end."""
    state = Evening([1, 2], size=5).state
    assert clockwise(state, 3) == (4, 5, 1, 2, 3)
    assert clockwise(state, 0) == clockwise(state, 5) == (1, 2, 3, 4, 5)
    assert between(state, 4, 2) == (5, 1)
    assert between(state, 2, 3) == between(state, 2, 2) == ()


# --- laws --------------------------------------------------------------------------------------------------------

STEPS = st.lists(
    st.tuples(st.sampled_from(["deal", "deal", "leave", "join", "post", "out", "back"]), st.integers(1, 8)), max_size=60
)
SEATS_TAKEN = st.sets(st.integers(1, 8), min_size=2)
CASH = st.builds(
    TableRules,
    small_blind=st.sampled_from([0, 10]),
    big_blind=st.just(20),
    ante=st.sampled_from([0, 5]),
    more_blinds=st.sampled_from([(), (40,), (40, 80)]),
    straddles=st.integers(0, 3),
    button=st.sampled_from(["moving", "dead"]),
    post_to_enter=st.sampled_from(["choice", "choice", "free"]),
)


def _step(evening: Evening, kind: str, number: int) -> None:
    """Whatever ``kind`` can be at seat ``number``, else nothing."""
    record = evening.state.seats[number - 1]
    if record is None:
        if kind in ("join", "post"):
            evening.join(number, Entry.POSTING if kind == "post" else Entry.WAITING)
            evening.change(number, straddle=number % 2 == 0)
    elif kind == "leave":
        evening.leave(number)
    elif kind in ("out", "back"):
        evening.change(number, sitting_out=kind == "out")
    elif kind == "post" and record.entry is not Entry.IN:
        evening.change(number, entry=Entry.POSTING)


def _hands(evening: Evening, steps: list[tuple[str, int]]) -> list[tuple[TableState, Positions, int]]:
    """The table before each hand, its positions, and the player of the big blind."""
    played = []
    for kind, number in steps:
        if kind != "deal":
            _step(evening, kind, number)
            continue
        before = evening.state
        positions = evening.deal()
        if positions is not None:
            played.append((before, positions, evening.player(positions.big_blind)))
    return played


@given(rules=CASH, taken=SEATS_TAKEN, button=st.integers(1, 8), steps=STEPS)
def test_law_every_hand_is_well_formed(
    rules: TableRules, taken: set[int], button: int, steps: list[tuple[str, int]]
) -> None:
    """R-TAB-3…5, R-FOR-1, R-FOR-5: whoever comes, goes or posts, seats, button and blinds fit each other."""
    for state, hand, _ in _hands(Evening(taken, rules, size=8, button=button), steps):
        dealt = set(hand.seats)
        assert [number for number in clockwise(state, hand.button) if number in dealt] == list(hand.seats)
        assert dealt <= set(ready_seats(state))
        assert hand.big_blind in dealt
        assert hand.small_blind == (hand.small_position if hand.small_position in dealt else 0)
        if len(dealt) == 2:
            assert hand.button == hand.small_blind != hand.big_blind
        else:
            assert hand.small_position in between(state, hand.button, hand.big_blind)
            assert not dealt.intersection(between(state, hand.small_position, hand.big_blind))
        if not rules.dead_button:
            assert {hand.button, hand.small_blind} <= dealt
        _blinds_fit(rules, hand)


def _blinds_fit(rules: TableRules, hand: Positions) -> None:
    """Nobody posts two live blinds, and they lie side by side from the big blind on."""
    posted = [hand.small_blind, hand.big_blind, *[seat for seat, _ in hand.more + hand.straddles]]
    live = [*filter(None, posted), *[entry.seat for entry in hand.entries if entry.big]]
    assert len(live) == len(set(live))
    start = hand.seats.index(hand.big_blind)
    assert hand.seats[start : start + len(posted) - 1] == tuple(posted[1:])
    amounts = [chips for _, chips in hand.more + hand.straddles]
    assert amounts[: len(hand.more)] == list(rules.more_blinds[: len(hand.more)])
    assert all(after == 2 * before for before, after in pairwise([20, *amounts][len(hand.more) :]))


@given(rules=CASH, taken=SEATS_TAKEN, button=st.integers(1, 8), steps=STEPS)
def test_law_who_waits_comes_in_only_by_the_rule(
    rules: TableRules, taken: set[int], button: int, steps: list[tuple[str, int]]
) -> None:
    """R-TAB-5: the ready who need not wait are all in; of the others the big blind, and who posts left of it."""
    for state, hand, _ in _hands(Evening(taken, rules, size=8, button=button), steps):
        ready = ready_seats(state)
        entry = {number: _entry(seat) for number, seat in enumerate(state.seats, 1)}
        inside = {number for number in ready if entry[number] is Entry.IN}
        if not inside:
            assert set(hand.seats) == set(ready)
            continue
        assert inside <= set(hand.seats)
        for number in set(hand.seats) - inside - {hand.big_blind}:
            assert entry[number] is Entry.POSTING
            assert number in between(state, hand.big_blind, hand.button)


@given(rules=CASH, taken=SEATS_TAKEN, button=st.integers(1, 8), steps=STEPS)
def test_law_nobody_has_the_big_blind_twice_running(
    rules: TableRules, taken: set[int], button: int, steps: list[tuple[str, int]]
) -> None:
    """R-TAB-3, R-TAB-4, trouble R-32: the owner of the big blind changes every hand, with any button."""
    hands = _hands(Evening(taken, rules, size=8, button=button), steps)
    for (_, _, before), (_, _, after) in pairwise(hands):
        assert before != after


@given(rules=CASH, taken=SEATS_TAKEN, button=st.integers(1, 8), steps=STEPS)
def test_law_with_a_dead_button_nobody_skips_a_big_blind(
    rules: TableRules, taken: set[int], button: int, steps: list[tuple[str, int]]
) -> None:
    """R-TAB-3, TDA 32: it moves exactly one dealt-in seat; only one player among newcomers is passed over (R-TAB-5)."""
    hands = _hands(Evening(taken, replace(rules, button="dead"), size=8, button=button), steps)
    for (_, before, _), (state, after, _) in pairwise(hands):
        skipped = set(between(state, before.big_blind, after.big_blind)).intersection(after.seats)
        inside = {number for number, seat in enumerate(state.seats, 1) if can_play(seat) and _entry(seat) is Entry.IN}
        assert not skipped or (skipped == inside and len(inside) == 1)


def _entry(seat: Seat | None) -> Entry | None:
    """How the player of a seat gets in."""
    return None if seat is None else seat.entry


@given(taken=SEATS_TAKEN, button=st.integers(1, 8), busts=st.lists(st.sets(st.integers(1, 8), max_size=2), max_size=30))
def test_law_of_the_tournament(taken: set[int], button: int, busts: list[set[int]]) -> None:
    """R-TAB-3, TDA 32: the big blind goes one live seat on, the small blind follows, then the button."""
    evening = Evening(taken, TOURNAMENT, size=8, button=button)
    last = evening.hand()
    for out in busts:
        alive = set(ready_seats(evening.state)) - out
        if len(alive) < 2:
            break
        evening.leave(*out)
        evening.change(min(alive), sitting_out=len(out) == 1)
        hand = evening.hand()
        assert set(hand.seats) == alive
        assert hand.big_blind == next(number for number in clockwise(evening.state, last.big_blind) if number in alive)
        if len(alive) > 2:
            assert (hand.small_position, hand.button) == (last.big_blind, last.small_position)
        last = hand


@given(rules=CASH, taken=SEATS_TAKEN, button=st.integers(1, 8), steps=STEPS)
def test_law_waiting_ends(rules: TableRules, taken: set[int], button: int, steps: list[tuple[str, int]]) -> None:
    """R-TAB-5: when nobody comes or goes any more, everybody there is dealt in within two rounds of the table."""
    evening = Evening(taken, rules, size=8, button=button)
    _hands(evening, steps)
    there = {number for number, seat in enumerate(evening.state.seats, 1) if can_play(seat)}
    if len(there) > 1:
        hands = [evening.hand() for _ in range(2 * len(there))]
        assert set(hands[-1].seats) == there


@given(rules=CASH, taken=SEATS_TAKEN, button=st.integers(1, 8), steps=STEPS)
def test_law_missed_is_only_by_who_is_away(
    rules: TableRules, taken: set[int], button: int, steps: list[tuple[str, int]]
) -> None:
    """R-TAB-5: nobody who is dealt in, waits or could play misses a blind, and no small one where there is none."""
    evening = Evening(taken, rules, size=8, button=button)
    for kind, number in steps:
        if kind != "deal":
            _step(evening, kind, number)
            continue
        present = set(ready_seats(evening.state))
        if evening.deal() is not None:
            assert not present.intersection(number for number, _ in evening.missed)
            assert rules.small_blind or all(big for _, big in evening.missed)
