"""R-TAB: seats, the button, coming in, table stakes (cash)."""

import pytest
from msgspec.structs import replace

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.cards import parse_cards
from poker_bot.engine.rules import TableRules
from poker_bot.engine.rules_check import rules_problems
from poker_bot.engine.state import Entry
from poker_bot.engine.views import seat_view
from tests.engine.driver import Table


def _positions(table: Table) -> tuple[int, int, int]:
    """Button, small blind and big blind of the hand on view."""
    return table.hand.button, table.hand.small_blind, table.hand.big_blind


def _dealt_in(table: Table) -> int:
    """How many play the hand on view."""
    return len(table.hand.players)


def _entries(table: Table) -> tuple[int, ...]:
    """Seats that posted to enter the hand on view."""
    return table.hand.entries


def _fold_out(table: Table) -> None:
    """Everybody folds to the last one."""
    while table.state.hand_running:
        table.do(act.Fold(table.hand.to_act, table.state.turn))


@pytest.mark.parametrize(("seats", "fits"), [(1, False), (2, True), (10, True), (11, False)])
def test_r_tab_1_two_to_ten_seats(seats: int, fits: bool) -> None:
    """R-TAB-1: a table has 2 to 10 seats, not one more."""
    assert (not rules_problems(TableRules(seats=seats))) is fits


def test_r_tab_1_ten_players_are_dealt_in() -> None:
    """R-TAB-1: the tenth seat plays."""
    table = Table([1000] * 10)
    table.deal()
    assert _dealt_in(table) == 10


def test_r_tab_1_a_table_made_smaller_fills_up_to_its_new_size() -> None:
    """R-TAB-1: with two seats taken at a table of two nobody can sit down, though lower seats are empty."""
    table = Table(seats=6)
    table.sit(5, 1000)
    table.sit(6, 1000)
    table.do(act.ChangeRules(replace(table.state.rules, seats=2)))
    assert table.refuse(act.SitDown(900, 1000)).code == "table-full"
    assert table.refuse(act.SitDown(900, 1000, 1)).code == "table-full"
    table.do(act.StandUp(6))
    table.do(act.SitDown(900, 1000))
    assert table.state.seat_of(900) == 1


def test_r_tab_2_highest_card_gets_the_button() -> None:
    """R-TAB-2: the draw is public, the ace beats the king, and nobody posts to enter."""
    table = Table([1000, 1000, 1000])
    drawn = table.do(act.DrawForButton(parse_cards("KsAc2d")))
    assert drawn == (ev.ButtonDrawn(((1, 48 - 1), (2, 48), (3, 1)), 2),)
    started = table.do(act.StartHand(tuple(range(52))))[0]
    assert isinstance(started, ev.HandStarted)
    assert (started.button, started.small_blind, started.big_blind) == (2, 3, 1)
    assert started.entries == ()


@pytest.mark.parametrize(("cards", "button"), [("AcAs", 2), ("AhAd", 1), ("KdKc", 1)])
def test_r_tab_2_suits_break_ties(cards: str, button: int) -> None:
    """R-TAB-2: spades over hearts over diamonds over clubs."""
    table = Table([1000, 1000])
    table.do(act.DrawForButton(parse_cards(cards)))
    assert table.state.button == button


def test_r_tab_2_drawn_once() -> None:
    """R-TAB-2: positions are stored; a second draw is refused, and no hand starts before the first."""
    table = Table([1000, 1000])
    assert table.refuse(act.StartHand(tuple(range(52)))).code == "button-not-drawn"
    table.deal()
    assert table.refuse(act.DrawForButton(tuple(range(52)))).code == "button-drawn"


def test_r_tab_3_button_moves_to_the_next_dealt_in_seat() -> None:
    """R-TAB-3: the button moves clockwise, the next two post; an absent seat is passed over."""
    table = Table([1000] * 4)
    table.deal(button=1)
    assert _positions(table) == (1, 2, 3)
    table.do(act.SitOut(2))
    _fold_out(table)
    table.deal()
    assert _positions(table) == (3, 4, 1)


def test_r_tab_3_who_is_skipped_by_a_departure_owes_nothing() -> None:
    """R-TAB-3: when the next small blind leaves, both blinds are still posted and nobody owes."""
    table = Table([1000] * 4)
    table.deal(button=1)
    _fold_out(table)
    table.do(act.StandUp(2))
    table.deal()
    assert _positions(table) == (3, 4, 1)
    assert not table.all(ev.BlindMissed)


def test_r_tab_3_a_join_in_the_hand_changes_no_position() -> None:
    """R-TAB-3, R-TAB-6: a newcomer in mid-hand is not part of it."""
    table = Table([1000] * 3)
    table.deal(button=1)
    before = _positions(table)
    table.do(act.SitDown(900, 1000))
    assert _positions(table) == before
    assert _dealt_in(table) == 3


def test_r_tab_3_nobody_has_the_big_blind_twice_running() -> None:
    """R-TAB-3, trouble R-32: who comes in free between button and blinds does not push the big blind back."""
    table = Table(post_to_enter="free")
    for seat in (1, 3, 5):
        table.sit(seat, 1000)
    table.deal(button=1)
    assert _positions(table) == (1, 3, 5)
    table.sit(2, 1000)
    _fold_out(table)
    table.deal()  # the button would come to seat 2, and the blinds to 3 and 5 again
    assert _positions(table) == (3, 5, 1)
    assert _dealt_in(table) == 4


def test_r_tab_4_heads_up_button_posts_the_small_blind() -> None:
    """R-TAB-4: the button is the small blind, acts first before the flop and last afterwards."""
    table = Table([1000, 1000])
    table.deal(button=1)
    assert _positions(table) == (1, 1, 2)
    assert table.hand.to_act == 1
    table.play("c k")
    assert table.hand.to_act == 2


def test_r_tab_4_from_three_to_two_nobody_has_the_big_blind_twice() -> None:
    """R-TAB-4: the big blind goes to whichever of the two comes next; two small blinds running are right."""
    table = Table([1000] * 3)
    table.deal(button=1)  # blinds 2 and 3
    table.do(act.StandUp(1))
    _fold_out(table)
    table.deal()
    assert _positions(table) == (3, 3, 2)
    table = Table([1000] * 3)
    table.deal(button=1)
    table.do(act.StandUp(2))
    _fold_out(table)
    table.deal()
    assert _positions(table) == (3, 3, 1)


def test_r_tab_4_heads_up_big_blind_alternates() -> None:
    """R-TAB-4, trouble R-32: the owner of the big blind changes every hand, also past an absent seat."""
    table = Table([1000] * 3)
    table.deal(button=1)
    table.do(act.SitOut(3))
    _fold_out(table)
    owners = []
    for _ in range(4):
        table.deal()
        owners.append(table.hand.big_blind)
        _fold_out(table)
    assert owners == [1, 2, 1, 2]


def test_r_tab_4_without_blinds_left_of_the_button_acts_first_on_every_round() -> None:
    """R-TAB-4: heads-up with antes only, the player left of the button begins both rounds."""
    table = Table([1000, 1000], small_blind=0, big_blind=0, ante=5)
    table.deal(button=1)
    assert table.hand.to_act == 2
    table.play("k k")
    assert table.hand.to_act == 2


def _newcomer_table() -> Table:
    """Seats 1, 2, 4 play (button 1), a newcomer takes seat 3 during the first hand."""
    table = Table([1000, 1000])
    table.sit(4, 1000)
    table.deal(button=1)
    table.sit(3, 1000)
    return table


def test_r_tab_5_a_newcomer_waits_for_the_big_blind() -> None:
    """R-TAB-5: button and small blind pass over him; he is in when the big blind, counting him in, falls on him."""
    table = _newcomer_table()  # button 1, blinds 2 and 4
    _fold_out(table)
    table.deal()  # button 2, small blind 4, big blind 1: seat 3 lies between button and small blind
    assert _positions(table) == (2, 4, 1)
    assert _dealt_in(table) == 3
    _fold_out(table)
    table.deal()  # button 4, small 1, big 2
    assert _positions(table) == (4, 1, 2)
    _fold_out(table)
    table.deal()
    assert _positions(table) == (1, 2, 3)
    assert _dealt_in(table) == 4
    assert _entries(table) == ()


def test_r_tab_5_posting_comes_in_behind_the_big_blind() -> None:
    """R-TAB-5, trouble R-35: who posts is not dealt in between button and big blind, but at the next hand behind it."""
    table = _newcomer_table()
    table.do(act.ChooseEntry(3, posting=True))
    _fold_out(table)
    table.deal()  # he sits between button 2 and small blind 4
    assert _entries(table) == ()
    _fold_out(table)
    table.deal()  # button 4, blinds 1 and 2: he is behind the big blind
    assert _entries(table) == (3,)
    assert ev.BlindPosted(3, 20, "entry") in table.log
    _fold_out(table)


def test_r_tab_5_the_entry_blind_is_his_bet_and_he_has_the_option() -> None:
    """R-TAB-5, R-BET-1: the posted blind is live, moves nobody's turn, and he may raise when it comes round."""
    table = Table([1000] * 3)
    table.deal(button=3)  # blinds 1, 2
    table.sit(4, 1000)
    table.do(act.ChooseEntry(4, posting=True))
    _fold_out(table)
    table.deal()  # button 1, blinds 2 and 3; seat 4 posts behind the big blind
    assert _entries(table) == (4,)
    assert table.hand.to_act == 4
    assert table.legal.call == 0
    assert table.legal.min_to == 40


def test_r_tab_5_missed_blinds_big_live_small_dead() -> None:
    """R-TAB-5: who missed both posts one big blind live and the small blind dead."""
    table = Table([1000] * 4)
    table.deal(button=1)  # blinds 2, 3
    table.do(act.SitOut(4))
    _fold_out(table)
    table.deal()  # button 2, small 3, big 1: the big blind passed seat 4
    _fold_out(table)
    table.deal()  # button 3, small 1, big 2: now the small blind did
    assert table.all(ev.BlindMissed) == [ev.BlindMissed(4, big=True), ev.BlindMissed(4, big=False)]
    table.do(act.SitIn(4))
    record = table.state.seats[3]
    assert record is not None
    assert record.entry is Entry.WAITING
    table.do(act.ChooseEntry(4, posting=True))
    _fold_out(table)
    table.deal()  # button 1, small 2, big 3: seat 4 is behind the big blind
    assert _entries(table) == (4,)
    assert ev.BlindPosted(4, 20, "entry") in table.log
    assert ev.DeadBlindPosted(4, 10) in table.log
    player = table.hand.players[table.hand.places[4]]
    assert (player.bet, player.contribution, player.dead) == (20, 20, 10)


def test_r_tab_5_only_the_small_blind_missed_is_posted_dead() -> None:
    """R-TAB-5: the small blind alone is dead money and no bet."""
    table = Table([1000] * 4)
    table.deal(button=1)  # blinds 2, 3
    _fold_out(table)
    table.do(act.SitOut(3))  # he has just had the big blind; the small blind will pass him
    table.deal()  # button 2, small 4, big 1
    assert table.all(ev.BlindMissed) == [ev.BlindMissed(3, big=False)]
    table.do(act.SitIn(3))
    table.do(act.ChooseEntry(3, posting=True))
    _fold_out(table)
    table.deal()  # button 4, small 1, big 2: seat 3 is behind the big blind
    assert _entries(table) == (3,)
    assert ev.DeadBlindPosted(3, 10) in table.log
    assert table.hand.players[table.hand.places[3]].bet == 0
    assert table.legal.seat == 3
    assert table.legal.call == 20


def test_r_tab_5_the_small_blind_is_missed_heads_up_too() -> None:
    """R-TAB-5: who steps out right after his big blind misses the small one, though the other two play heads-up."""
    table = Table([1000] * 3)
    table.deal(button=3)  # blinds 1, 2
    table.do(act.SitOut(2))
    _fold_out(table)
    table.deal()  # with seat 2 he would have the small blind: button 1, big blind 3
    assert _positions(table) == (1, 1, 3)
    assert table.all(ev.BlindMissed) == [ev.BlindMissed(2, big=False)]
    assert table.do(act.SitIn(2)) == (ev.PlayerSatIn(2, waiting=True),)


@pytest.mark.parametrize(("absent", "big"), [(2, False), (3, True), (4, None)])
def test_r_tab_5_a_blind_of_the_first_hand_can_be_missed(absent: int, big: bool | None) -> None:
    """R-TAB-5: away from the draw on, button 1: left of it the small blind is missed, behind that the big one."""
    table = Table([1000] * 4)
    table.do(act.SitOut(absent))
    table.do(act.DrawForButton((51, 0, 1)))
    table.do(act.StartHand(tuple(range(52))))
    assert table.all(ev.BlindMissed) == ([] if big is None else [ev.BlindMissed(absent, big=big)])


def test_r_tab_5_who_is_skipped_by_a_departure_owes_only_what_was_due() -> None:
    """R-TAB-3, R-TAB-5: the small blind leaves, the big blind skips two seats; who is absent missed the small blind."""
    table = Table([1000] * 5)
    table.do(act.SitOut(4))
    table.do(act.DrawForButton((51, 0, 1, 2)))
    table.do(act.StartHand(tuple(range(52))))
    assert _positions(table) == (1, 2, 3)
    _fold_out(table)
    table.do(act.StandUp(2))
    table.deal()  # with seat 4: button 3, small blind 4, big blind 5
    assert _positions(table) == (3, 5, 1)
    assert table.all(ev.BlindMissed) == [ev.BlindMissed(4, big=False)]


def test_r_tab_5_no_small_blind_is_missed_where_there_is_none() -> None:
    """R-FOR-1, R-TAB-5: in a game with a big blind alone an absence between two big blinds costs nothing."""
    table = Table([1000] * 4, small_blind=0)
    table.deal(button=1)  # big blind 3
    _fold_out(table)
    table.do(act.SitOut(3))
    table.deal()
    assert not table.all(ev.BlindMissed)
    assert table.do(act.SitIn(3)) == (ev.PlayerSatIn(3, waiting=False),)


@pytest.mark.parametrize(
    "change", [{"post_to_enter": "free"}, {"small_blind": 0, "big_blind": 0, "ante": 5}], ids=["free", "ante-only"]
)
def test_r_tab_5_new_rules_end_the_waiting(change: dict[str, object]) -> None:
    """R-TAB-3, R-TAB-5: where nobody has to wait any more, who waited or owed is in at the next deal, for nothing."""
    table = Table([1000] * 3)
    table.deal(button=3)  # blinds 1, 2
    table.sit(4, 1000)
    table.do(act.ChooseEntry(4, posting=True))
    table.do(act.ChangeRules(replace(table.state.rules, **change)))
    assert seat_view(table.state, 4).waiting
    _fold_out(table)
    assert not seat_view(table.state, 4).waiting
    table.deal()
    assert _dealt_in(table) == 4
    assert _entries(table) == ()


def test_r_tab_5_both_debts_last_until_he_is_dealt_in() -> None:
    """R-TAB-5: the small blind missed first and the big one later are owed together, and are settled by one deal."""
    table = Table([1000] * 4)
    table.deal(button=1)  # blinds 2, 3
    _fold_out(table)
    table.do(act.SitOut(3))
    while ev.BlindMissed(3, big=True) not in table.log:
        table.deal()
        _fold_out(table)
    table.do(act.SitIn(3))
    record = table.state.seats[2]
    assert record is not None
    assert (record.owes_small, record.owes_big) == (True, True)
    assert seat_view(table.state, 3).post_amount == 30
    while 3 not in [player.seat for player in table.hand.players]:
        table.deal()
        _fold_out(table)
    record = table.state.seats[2]
    assert record is not None
    assert (record.owes_small, record.owes_big, record.entry) == (False, False, Entry.IN)


def test_r_tab_5_a_short_stack_posts_what_it_has() -> None:
    """R-TAB-5, R-FOR-3: with 25 left a big blind of 20 is live and 5 of the small one dead; he is all-in."""
    table = Table([1000, 1000, 1000, 25])
    table.do(act.SitOut(4))
    table.do(act.DrawForButton((0, 51, 1)))
    table.do(act.StartHand(tuple(range(52))))  # button 2, blinds 3 and 1: the big one is due at seat 4
    _fold_out(table)
    table.deal()  # button 3, blinds 1 and 2: now the small one was
    table.do(act.SitIn(4))
    table.do(act.ChooseEntry(4, posting=True))
    _fold_out(table)
    table.deal()  # button 1, blinds 2 and 3
    assert [event for event in table.log if isinstance(event, ev.DeadBlindPosted)] == [ev.DeadBlindPosted(4, 5)]
    assert ev.BlindPosted(4, 20, "entry") in table.log


def test_r_tab_5_a_newcomer_in_the_seat_of_the_last_big_blind() -> None:
    """R-TAB-5: the big blind may stay where it was when another person sits there by now."""
    table = Table([1000] * 4)
    table.deal(button=1)  # blinds 2 and 3
    _fold_out(table)
    table.do(act.StandUp(2))
    table.do(act.StandUp(3))
    table.do(act.SitDown(900, 1000, 3))
    table.deal()
    assert _positions(table) == (4, 1, 3)
    assert _entries(table) == ()


def test_r_tab_5_one_in_and_several_waiting() -> None:
    """R-TAB-5: of those who wait the first clockwise from the last big blind has it, against the one who is in."""
    table = Table([1000] * 3)
    table.deal(button=1)  # blinds 2 and 3
    _fold_out(table)
    table.do(act.StandUp(1))
    table.do(act.StandUp(3))
    table.do(act.SitDown(900, 1000, 1))
    table.do(act.SitDown(901, 1000, 4))
    table.deal()
    assert _positions(table) == (2, 2, 4)
    _fold_out(table)
    table.deal()  # seat 1 lies between button and big blind
    assert _positions(table) == (4, 4, 2)
    _fold_out(table)
    table.deal()
    assert _positions(table) == (2, 4, 1)


def test_r_tab_5_never_charged_unasked() -> None:
    """R-TAB-5: a waiting player posts nothing until he says so, and may change his mind."""
    table = _newcomer_table()
    table.do(act.ChooseEntry(3, posting=True))
    table.do(act.ChooseEntry(3, posting=False))
    for _ in range(2):
        _fold_out(table)
        table.deal()
        assert 3 not in [player.seat for player in table.hand.players]
    assert table.refuse(act.ChooseEntry(1, posting=True)).code == "not-waiting"


def test_r_tab_5_a_short_absence_costs_nothing() -> None:
    """R-TAB-5: away and back before a blind was due is not waiting."""
    table = Table([1000] * 4)
    table.deal(button=1)
    table.do(act.SitOut(1))
    assert table.do(act.SitIn(1)) == (ev.PlayerSatIn(1, waiting=False),)


def test_r_tab_5_debts_survive_leaving_until_forgotten() -> None:
    """R-TAB-5, trouble R-34: sit-leave-sit keeps a missed small blind; after 60 minutes it is forgotten."""
    table = Table([1000] * 4)
    table.deal(button=1)
    _fold_out(table)
    table.do(act.SitOut(3))
    table.deal()
    table.do(act.StandUp(3))
    chips = next(gone.stack for gone in table.state.departed)
    table.do(act.SitDown(103, chips, 5))
    record = table.state.seats[4]
    assert record is not None
    assert record.owes_small
    table.do(act.StandUp(5))
    table.do(act.ForgetDeparted(103))
    table.do(act.SitDown(103, 1000, 5))
    record = table.state.seats[4]
    assert record is not None
    assert not record.owes_small
    assert table.refuse(act.ForgetDeparted(999)).code == "unknown-player"


def test_r_tab_5_free_entry_option() -> None:
    """R-TAB-5: with ``post_to_enter = "free"`` a newcomer is dealt in at once and posts nothing."""
    table = Table([1000] * 3, post_to_enter="free")
    table.deal(button=1)
    table.sit(4, 1000)
    _fold_out(table)
    table.deal()
    assert 4 in [player.seat for player in table.hand.players]
    assert _entries(table) == ()


def test_r_tab_5_everybody_waiting_is_dealt_in_together() -> None:
    """R-TAB-5: when nobody is in, waiting for each other would never end; all come in, nothing posted."""
    table = Table([1000] * 4)
    table.deal(button=1)
    for seat in (1, 4):
        table.do(act.SitOut(seat))
    _fold_out(table)
    for _ in range(6):
        table.deal()
        _fold_out(table)
        if not table.state.hand_running and table.state.seats[0] is None:
            break
    for seat in (2, 3):
        table.do(act.StandUp(seat))
    for seat in (1, 4):
        if table.state.seats[seat - 1] is None:
            table.sit(seat, 1000)
        else:
            table.do(act.SitIn(seat))
    table.deal()
    assert _dealt_in(table) == 2
    assert _entries(table) == ()


def test_r_tab_6_who_returns_brings_what_he_left_with() -> None:
    """R-TAB-6: no going south; the stack he left with binds him even above the maximum."""
    table = Table([1000, 1000, 1000], buy_in_min=400, buy_in_max=2000)
    table.deal(button=1)
    table.play("a a f")
    rich = max((seat.stack, number) for number, seat in enumerate(table.state.seats, 1) if seat is not None)
    table.do(act.StandUp(rich[1]))
    player = 100 + rich[1]
    refused = table.refuse(act.SitDown(player, 400))
    assert (refused.code, refused.params["minimum"]) == ("buy-in-return", rich[0])
    table.do(act.SitDown(player, rich[0]))


def test_r_tab_6_losing_it_all_ends_that() -> None:
    """R-TAB-6: who left with nothing may sit down with any legal buy-in."""
    table = Table([1000, 1000], buy_in_min=400, buy_in_max=2000)
    table.deal("AsAh 7c2d", "3c4d9hJsQd", button=2)
    table.play("a c")
    broke = next(number for number, seat in enumerate(table.state.seats, 1) if seat is not None and not seat.stack)
    table.do(act.StandUp(broke))
    table.do(act.SitDown(100 + broke, 400))


def test_r_tab_6_reserved_chips_bind_nobody() -> None:
    """R-TAB-6: a queued top-up was never on the stack: who loses it all and leaves may come back with any buy-in."""
    table = Table([1000, 1000], buy_in_min=400, buy_in_max=2000)
    table.deal("AsAh 7c2d", "3c4d9hJsQd", button=2)
    table.play("a")
    table.do(act.TopUp(2, 900))
    table.do(act.StandUp(2))
    table.play("c")
    assert ev.PlayerStoodUp(2, 102, 900, "left") in table.log
    table.do(act.SitDown(102, 400))


def test_r_tab_6_top_up_waits_for_the_end_of_the_hand() -> None:
    """R-TAB-6, trouble R-42: nothing is added to a live hand; the chips are reserved and shown, then applied."""
    table = Table([1000, 1000, 1000], buy_in_min=400, buy_in_max=2000)
    table.deal(button=1)
    table.do(act.TopUp(1, 500))
    assert table.hand.players[table.hand.places[1]].stack == 1000
    _fold_out(table)
    assert ev.TopUpApplied(1, 500) in table.log
    assert table.stacks()[0] == 1500


def test_r_tab_6_room_for_a_top_up() -> None:
    """R-TAB-6: what is behind in the running hand and what is queued already count; a leaver adds nothing."""
    table = Table([1500, 1500, 1500], buy_in_min=400, buy_in_max=2000)
    table.deal(button=3)  # seat 1 has posted 10
    assert table.refuse(act.TopUp(1, 511)).params == {"amount": 511, "maximum": 510}
    table.do(act.TopUp(1, 500))
    assert table.refuse(act.TopUp(1, 11)).params == {"amount": 11, "maximum": 10}
    table.do(act.StandUp(1))
    assert table.refuse(act.TopUp(1, 10)).code == "already-leaving"


def test_r_tab_6_a_top_up_never_exceeds_the_maximum() -> None:
    """R-TAB-6: what no longer fits after a win goes back to the balance."""
    table = Table([1500, 1500], buy_in_min=400, buy_in_max=2000)
    table.deal("AsAh 7c2d", "3c4d9hJsQd", button=2)
    table.do(act.TopUp(1, 400))
    table.play("a c")
    assert table.stacks()[0] == 3000
    assert ev.TopUpReturned(1, 101, 400) in table.log
    assert table.refuse(act.TopUp(1, 1)).code == "top-up-full"


def test_r_tab_6_new_stakes_wait_for_the_next_hand() -> None:
    """R-TAB-6, trouble R-45: a running hand keeps its blinds; the next one has the new."""
    table = Table([1000, 1000, 1000])
    table.deal(button=1)
    table.do(act.ChangeRules(TableRules(small_blind=50, big_blind=100, buy_in_max=10**6, show_time=0)))
    assert table.legal.min_to == 40
    _fold_out(table)
    table.deal()
    assert table.hand.bet_to == 100


def test_seats_bad_input() -> None:
    """Full table, taken seat, seated twice, no such seat, buy-in out of range: each a coded refusal."""
    table = Table([1000, 1000], seats=2, buy_in_min=400, buy_in_max=2000)
    assert table.refuse(act.SitDown(900, 1000)).code == "table-full"
    assert table.refuse(act.SitDown(101, 1000)).params == {"seat": 1}
    table = Table([1000], seats=3, buy_in_min=400, buy_in_max=2000)
    assert table.refuse(act.SitDown(900, 1000, 1)).code == "seat-taken"
    assert table.refuse(act.SitDown(900, 1000, 9)).code == "no-such-seat"
    for chips in (-5, 0, 399, 2001):
        assert table.refuse(act.SitDown(900, chips)).params == {"amount": chips, "minimum": 400, "maximum": 2000}
    assert table.refuse(act.StandUp(3)).code == "not-seated"
    assert table.refuse(act.SitIn(1)).code == "not-away"
    table.do(act.SitOut(1))
    assert table.refuse(act.SitOut(1)).code == "already-away"
    assert table.refuse(act.StartHand(tuple(range(52)))).code == "button-not-drawn"
    assert table.refuse(act.DrawForButton(tuple(range(52)))).code == "not-enough-players"


def test_closing_finishes_the_hand_and_pays_everybody_out() -> None:
    """A closing table plays its hand to the end, cashes everybody out and takes nobody in."""
    table = Table([1000, 1000, 1000])
    table.deal(button=1)
    table.do(act.CloseTable())
    assert table.refuse(act.SitDown(900, 1000)).code == "table-closed"
    _fold_out(table)
    out = [event.chips for event in table.all(ev.PlayerStoodUp) if isinstance(event, ev.PlayerStoodUp)]
    assert sum(out) == 3000
    assert table.state.closed
    assert table.refuse(act.SitDown(900, 1000)).code == "table-closed"
