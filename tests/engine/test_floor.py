"""Floor rulings, sentence by sentence (rules section 8).

From a sorted deck a card's code is its place: three hands of hold'em take 0-5, seat 1 holding 0 and 3, seat 2 holding
1 and 4, seat 3 holding 2 and 5; then burn 6, flop 7 8 9, burn 10, turn 11, burn 12, river 13.
"""

from collections.abc import Callable

import pytest

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine import reseal as seal
from poker_bot.engine.rules import TableRules
from poker_bot.engine.state import Entry, Phase
from poker_bot.engine.views import public_view, reseal_wanted, seat_view
from tests.engine.driver import Table
from tests.engine.stacked import draw, reseal, start


def _holdem(stacks: tuple[int, ...] = (1000, 1000, 1000), button: int = 3, **rules: object) -> Table:
    """A hand just dealt, small blind in seat 1."""
    table = Table(stacks, **rules)
    start(table, button=button)
    return table


def _draw_game(players: int = 3, **rules: object) -> Table:
    wanted = {"variant": "draw", "small_blind": 0, "big_blind": 0, "ante": 5, "seats": players}
    table = Table([100] * players, **(wanted | rules))
    start(table, button=players)
    return table


def _held(table: Table, seat: int) -> tuple[int, ...]:
    return seat_view(table.state, seat).cards


def _dealt(events: tuple[ev.AnyEvent, ...]) -> list[tuple[int, tuple[int, ...], int]]:
    """(street, cards, burn) of every street in ``events``."""
    return [(event.street, event.cards, event.burn) for event in events if isinstance(event, ev.StreetDealt)]


def _play(table: Table, script: str) -> tuple[ev.AnyEvent, ...]:
    count = len(table.log)
    table.play(script)
    return tuple(table.log[count:])


def _positions(table: Table) -> tuple[int, int, int, tuple[int, ...], tuple[int, ...]]:
    """Of the newest deal: button, small blind, big blind, who plays, who posts to enter."""
    event = table.all(ev.HandStarted)[-1]
    assert isinstance(event, ev.HandStarted)
    return event.button, event.small_blind, event.big_blind, event.seats, event.entries


def _posts(table: Table) -> list[tuple[int, int]]:
    """(seat, chips) of everything posted since the newest deal."""
    begin = max(index for index, event in enumerate(table.log) if isinstance(event, ev.HandStarted))
    kinds = ev.AntePosted | ev.BlindPosted | ev.DeadBlindPosted
    return [(event.seat, event.amount) for event in table.log[begin:] if isinstance(event, kinds)]


RULINGS: list[act.Action] = [
    act.RuleExposed(((2, 0),)),
    act.RuleExtraCards(1),
    act.RuleMisdeal(),
    act.RuleWrongCount(),
    act.RuleEarlyBoard(1),
    act.VoidHand(),
]

# --- R-FLR-1: exposed hole cards --------------------------------------------------------------------------------


def test_r_flr_1_the_first_card_of_the_deal_is_a_misdeal() -> None:
    """R-FLR-1: the first card dealt, seat 1's first, exposed: every forced bet back."""
    table = _holdem()
    events = table.do(act.RuleExposed(((1, 0),)))
    assert events == (ev.HandVoided(1, misdeal=True, refunds=((1, 10), (2, 20))),)
    assert table.stacks() == [1000, 1000, 1000]


@pytest.mark.parametrize(("seat", "place"), [(1, 1), (2, 0), (3, 1)])
def test_r_flr_1_one_other_is_replaced_from_the_stub_and_is_the_burn_card(seat: int, place: int) -> None:
    """R-FLR-1: the owner gets the next card of the stub, 6; the exposed one is the burn: the flop is 7 8 9, none burnt."""
    table = _holdem()
    kept = _held(table, seat)[1 - place]
    assert table.do(act.RuleExposed(((seat, place),))) == (ev.CardReplaced(seat, place, 6, burns=True),)
    assert set(_held(table, seat)) == {kept, 6}
    assert _dealt(_play(table, "c c k")) == [(1, (7, 8, 9), -1)]
    assert _dealt(_play(table, "k k k")) == [(2, (11,), 10)]


def test_r_flr_1_in_a_draw_game_it_is_the_burn_card_before_the_draw() -> None:
    """R-FLR-1: three hands of five take 0-14; the exposed card is replaced by 15 and the first one drawn is 16."""
    table = _draw_game()
    table.do(act.RuleExposed(((2, 1),)))
    assert _held(table, 2) == (1, 15, 7, 10, 13)
    assert _dealt(_play(table, "k k k")) == [(1, (), -1)]
    draw(table, (0,), (), ())
    assert _held(table, 1)[-1] == 16


def test_r_flr_1_two_exposed_cards_are_a_misdeal() -> None:
    """R-FLR-1: two or more, in one hand or in two; the same card named twice is one."""
    for cards in (((2, 0), (2, 1)), ((2, 0), (3, 0))):
        table = _holdem()
        assert isinstance(table.do(act.RuleExposed(cards))[0], ev.HandVoided)
    table = _holdem()
    assert isinstance(table.do(act.RuleExposed(((2, 0), (2, 0))))[0], ev.CardReplaced)


def test_r_flr_1_a_second_exposed_card_is_a_misdeal_too() -> None:
    """R-FLR-1: two rulings for one card each are two exposed cards."""
    table = _holdem()
    table.do(act.RuleExposed(((2, 0),)))
    assert isinstance(table.do(act.RuleExposed(((3, 0),)))[0], ev.HandVoided)


@pytest.mark.parametrize("act_first", ["f", "c", "r40", "a"])
def test_r_flr_1_after_the_first_action_the_card_plays(act_first: str) -> None:
    """R-FLR-1: once anybody has folded, called, raised or gone all-in, replacement and misdeal are refused."""
    table = _holdem()
    table.play(act_first)
    before = table.state
    for ruling in (act.RuleExposed(((2, 0),)), act.RuleExposed(((1, 0),)), act.RuleMisdeal(), act.RuleExtraCards(1)):
        assert table.refuse(ruling).code == "ruling-too-late"
    assert table.state == before


def test_r_flr_1_a_check_is_an_action_too() -> None:
    """R-FLR-1: five-card draw, the first player checks: too late."""
    table = _draw_game()
    table.play("k")
    assert table.refuse(act.RuleExposed(((2, 0),))).code == "ruling-too-late"


def test_r_flr_1_later_streets_are_never_before_the_first_action() -> None:
    """R-FLR-1: on an untouched flop everybody has acted already."""
    table = _holdem()
    table.play("c c k")
    for ruling in (act.RuleExposed(((2, 0),)), act.RuleMisdeal(), act.RuleExtraCards(1)):
        assert table.refuse(ruling).code == "ruling-too-late"


@pytest.mark.parametrize("cards", [(), ((4, 0),), ((2, 2),), ((2, -1),), ((99, 0),), ((0, 0),)])
def test_r_flr_1_only_a_card_that_somebody_holds(cards: tuple[tuple[int, int], ...]) -> None:
    """R-FLR-1: no card, an empty seat, a third card of hold'em: refused, nothing changes."""
    assert _holdem().refuse(act.RuleExposed(cards)).code == "no-such-card"


# --- R-FLR-1: the misdeal and the re-deal -----------------------------------------------------------------------


def test_r_flr_1_a_misdeal_gives_back_every_forced_bet() -> None:
    """R-FLR-1: antes, both blinds, the big-blind ante and what was posted to enter: all stacks as before the deal."""
    table = Table([1000] * 4, ante=2, big_blind_ante=20)
    start(table, button=4)
    table.play("f f f")
    table.sit(6, 500)
    table.do(act.ChooseEntry(6, posting=True))
    before = table.stacks()
    start(table)
    assert _positions(table)[4] == (6,)
    table.do(act.RuleMisdeal())
    assert table.stacks() == before
    seat = table.state.seats[5]
    assert seat is not None
    assert (seat.entry, seat.owes_big) == (Entry.POSTING, True)


def test_r_flr_1_the_re_deal_has_the_same_players_and_positions() -> None:
    """R-FLR-1: same button, blinds, players and posts, a new deck, the next number; somebody who sat down waits."""
    table = _holdem()
    first, posts = _positions(table), _posts(table)
    table.do(act.SitDown(900, 1000, 5))
    table.do(act.RuleMisdeal())
    table.do(act.SitDown(901, 1000, 4))
    start(table)
    assert (_positions(table), _posts(table)) == (first, posts)
    assert table.hand.number == 2
    table.play("f f")
    start(table)
    assert _positions(table)[0] == 1


def test_r_flr_1_where_entry_is_free_a_newcomer_waits_for_the_re_deal_too() -> None:
    """R-FLR-1: ``post_to_enter = "free"`` deals everybody in at once, but not into a hand that is dealt again."""
    table = _holdem(post_to_enter="free")
    first = _positions(table)
    table.do(act.SitDown(900, 1000, 5))
    table.do(act.RuleMisdeal())
    start(table)
    assert _positions(table) == first
    table.play("f f")
    start(table)
    assert 5 in _positions(table)[3]


def test_r_flr_1_the_re_deal_has_the_old_stakes() -> None:
    """R-FLR-1, R-TAB-6: new stakes wait for the end of the re-dealt hand, set before or after the misdeal."""
    for early in (True, False):
        table = _holdem()
        new = TableRules(small_blind=50, big_blind=100, buy_in_min=100, buy_in_max=10**6, variant="omaha")
        if early:
            table.do(act.ChangeRules(new))
        table.do(act.RuleMisdeal())
        if not early:
            assert table.do(act.ChangeRules(new)) == (ev.RulesChanged(new, queued=True),)
        start(table)
        assert _posts(table) == [(1, 10), (2, 20)]
        assert len(_held(table, 1)) == 2
        table.play("f f")
        start(table)
        assert [chips for _, chips in _posts(table)] == [50, 100]
        assert len(_held(table, 1)) == 4


def test_r_flr_1_the_first_hand_is_dealt_again_with_the_drawn_button() -> None:
    """R-FLR-1, R-TAB-2: a misdealt first hand used no button."""
    table = _holdem(button=2)
    table.do(act.RuleMisdeal())
    assert (table.state.button, table.state.placed) == (2, False)
    start(table)
    assert _positions(table)[0] == 2


def test_r_flr_1_a_straddle_announced_for_the_hand_is_posted_again() -> None:
    """R-FLR-1, R-FOR-5: the re-deal has the straddle of the misdealt hand, though the wish is for one hand."""
    table = Table([1000] * 4, straddles=1)
    table.do(act.ChooseStraddle(3, wanted=True))
    start(table, button=4)
    assert _posts(table)[-1] == (3, 40)
    table.do(act.RuleMisdeal())
    start(table)
    assert _posts(table)[-1] == (3, 40)
    table.play("f f f")
    start(table)
    assert len(_posts(table)) == 2


def test_r_flr_1_a_player_away_misses_no_blind_twice() -> None:
    """R-FLR-1, R-TAB-5: a blind missed in the misdealt hand is missed again in the re-deal, not twice."""
    table = Table([1000] * 4)
    start(table, button=1)
    table.play("f f f")
    table.do(act.SitOut(4))
    start(table)
    seat = table.state.seats[3]
    assert seat is not None
    assert seat.missed_big == 1
    table.do(act.RuleMisdeal())
    assert [seat and (seat.missed_big, seat.owes_big) for seat in table.state.seats[:4]][3] == (0, False)
    start(table)
    seat = table.state.seats[3]
    assert seat is not None
    assert (seat.missed_big, seat.owes_big) == (1, True)


@pytest.mark.parametrize(
    ("leaver", "posts", "to_act"),
    [(1, [(2, 20)], 4), (2, [(1, 10)], 4), (3, [(1, 10), (2, 20)], 4), (5, [(1, 10), (2, 20)], 3)],
)
@pytest.mark.parametrize("when", ["in the hand", "between"])
def test_r_flr_1_who_leaves_is_not_dealt_in_and_moves_no_position(
    leaver: int, posts: list[tuple[int, int]], to_act: int, when: str
) -> None:
    """R-FLR-1, R-TAB-3, R-BET-10: no leave changes positions in a re-deal; an empty blind posts nothing, the price stands."""
    table = _holdem((1000,) * 5, button=5)
    if when == "in the hand":
        if leaver == 3:
            return  # it is his turn, so leaving is his first action
        table.do(act.StandUp(leaver))
    table.do(act.RuleMisdeal())
    if when == "between":
        table.do(act.StandUp(leaver))
    start(table)
    positions = _positions(table)
    assert (positions[0], positions[2]) == (5, 2)
    assert positions[3] == tuple(seat for seat in (1, 2, 3, 4, 5) if seat != leaver)
    assert _posts(table) == posts
    assert table.legal.call == 20
    assert table.hand.to_act == (to_act if leaver == 3 else 3)


def test_r_flr_1_an_empty_big_blind_leaves_the_price_and_the_first_to_act() -> None:
    """R-FLR-1: small blind and big blind gone: left of the big blind is first, to call 20, and the hand is played out."""
    table = _holdem((1000,) * 5, button=5, big_blind_ante=20)
    table.do(act.RuleMisdeal())
    table.do(act.StandUp(1))
    table.do(act.StandUp(2))
    start(table)
    assert _posts(table) == []
    assert (table.hand.to_act, table.legal.call) == (3, 20)
    table.play("c c c")
    assert (table.hand.street, table.hand.to_act) == (1, 3)
    table.play("k k k k k k k k k")
    assert sum(table.stacks()) == 3000
    start(table)
    assert _positions(table)[2] == 3  # the big blind goes on from the empty seat


def test_r_flr_1_with_one_left_there_is_nothing_to_deal_again() -> None:
    """R-FLR-1: heads-up one leaves after the misdeal: the other plays the next who comes, with the rules that waited."""
    table = _holdem((1000, 1000), button=1)
    new = TableRules(small_blind=50, big_blind=100, buy_in_min=100, buy_in_max=10**6)
    table.do(act.RuleMisdeal())
    table.do(act.ChangeRules(new))
    events = table.do(act.StandUp(2))
    assert events[-1] == ev.RulesChanged(new, queued=False)
    assert table.state.redeal is None
    table.do(act.SitDown(900, 1000, 3))
    start(table)
    assert set(_positions(table)[3]) == {1, 3}
    assert [chips for _, chips in _posts(table)] == [50, 100]


def test_r_flr_1_who_takes_the_leavers_seat_is_not_dealt_in() -> None:
    """R-FLR-1: another person in the seat is another player, and waits."""
    table = _holdem()
    table.do(act.RuleMisdeal())
    table.do(act.StandUp(3))
    table.do(act.SitDown(900, 1000, 3))
    start(table)
    assert _positions(table) == (3, 1, 2, (1, 2), ())


def test_r_flr_1_the_redeal_can_be_a_misdeal_again() -> None:
    """R-FLR-1: three misdeals running change nothing but the number of the hand."""
    table = _holdem()
    first = _positions(table)
    for _ in range(3):
        table.do(act.RuleMisdeal())
        start(table)
    assert (_positions(table), table.hand.number) == (first, 4)
    assert table.refuse(act.StartHand(tuple(range(52)))).code == "hand-running"


def test_r_flr_1_a_misdeal_while_the_table_closes_is_not_dealt_again() -> None:
    """R-FLR-1: the last hand misdealt: everybody goes home with what he came with."""
    table = _holdem()
    table.do(act.CloseTable())
    table.do(act.RuleMisdeal())
    assert (table.state.closed, table.state.chips) == (True, 0)
    assert [event.chips for event in table.log if isinstance(event, ev.PlayerStoodUp)] == [1000] * 3


# --- R-FLR-2: the flop ------------------------------------------------------------------------------------------


def test_r_flr_2_a_flop_before_the_betting_was_complete() -> None:
    """R-FLR-2: betting is completed first; 45 cards are reshuffled without the burn, and the new flop burns none."""
    table = _holdem()
    table.play("c")
    turn = table.state.turn
    assert table.do(act.RuleEarlyBoard(1)) == (ev.BurnMade(6), ev.ResealAsked(45, deals=False))
    assert reseal_wanted(table.state) == 45
    assert seal.pool(table.hand) == tuple(range(7, 52))
    assert table.refuse(act.Call(1, turn)).code == "resealing"
    reseal(table)
    assert (table.hand.to_act, table.state.turn) == (1, turn)
    assert _dealt(_play(table, "c k")) == [(1, (51, 50, 49), -1)]
    assert _dealt(_play(table, "k k k")) == [(2, (47,), 10)]


def test_r_flr_2_a_flop_with_too_many_cards() -> None:
    """R-FLR-2: the three go back, known or not; same burn card, and another flop follows at once."""
    table = _holdem()
    table.play("c c k")
    assert table.hand.board == (7, 8, 9)
    events = table.do(act.RuleEarlyBoard(1))
    assert events == (ev.BoardTakenBack(0, (7, 8, 9)), ev.ResealAsked(45, deals=True))
    assert public_view(table.state).board == ()
    assert seal.pool(table.hand) == tuple(range(7, 52))
    assert _dealt(reseal(table)) == [(1, (51, 50, 49), -1)]
    assert (table.hand.to_act, public_view(table.state).pot) == (1, 60)
    assert _dealt(_play(table, "k k k")) == [(2, (47,), 10)]


def test_r_flr_2_until_someone_has_acted_on_it() -> None:
    """R-FLR-2: one check on the flop, and it stays."""
    table = _holdem()
    table.play("c c k k")
    assert table.refuse(act.RuleEarlyBoard(1)).code == "ruling-too-late"
    table.play("k k")
    assert table.refuse(act.RuleEarlyBoard(1)).code == "ruling-too-late"


def test_r_flr_2_ruled_twice_still_burns_one_card() -> None:
    """R-FLR-2: the second flop came early as well: the burn card is the same."""
    table = _holdem()
    for _ in range(2):
        table.do(act.RuleEarlyBoard(1))
        reseal(table)
    assert len(table.all(ev.BurnMade)) == 1
    assert [burn for _, _, burn in _dealt(_play(table, "c c k"))] == [-1]


@pytest.mark.parametrize("street", [0, 4, -1])
def test_r_flr_2_only_streets_with_board_cards(street: int) -> None:
    """R-FLR-2, R-FLR-3: flop, turn and river; in a draw game there is none."""
    assert _holdem().refuse(act.RuleEarlyBoard(street)).code == "no-such-street"
    assert _draw_game().refuse(act.RuleEarlyBoard(1)).code == "no-such-street"


@pytest.mark.parametrize(("script", "street"), [("", 2), ("", 3), ("c c k", 3), ("c c k k k k", 1)])
def test_r_flr_3_only_the_street_that_comes_or_lies(script: str, street: int) -> None:
    """R-FLR-2, R-FLR-3: no turn before the flop, no river before the turn, no flop after the turn."""
    table = _holdem()
    table.play(script)
    assert table.refuse(act.RuleEarlyBoard(street)).code == "ruling-too-late"


# --- R-FLR-3: turn and river ------------------------------------------------------------------------------------


def _to_the_flop() -> Table:
    table = _holdem()
    table.play("c c k")
    return table


def test_r_flr_3_turn_early() -> None:
    """R-FLR-3: 11 is out; after the betting 12 is burnt and 13, the would-be river, is the turn."""
    table = _to_the_flop()
    table.play("k")
    assert table.do(act.RuleEarlyBoard(2)) == (ev.CardShownEarly(11),)
    assert table.hand.to_act == 2
    assert _dealt(_play(table, "k k")) == [(2, (13,), 12)]


def test_r_flr_3_the_stub_is_reshuffled_with_the_early_card_before_the_river() -> None:
    """R-FLR-3: without burns 6, 10 and 12 and the folded hand of seat 3; the river comes without a burn."""
    table = _to_the_flop()
    table.play("k b20")
    table.do(act.RuleEarlyBoard(2))
    table.play("f c k k")
    assert table.log[-1] == ev.ResealAsked(39, deals=True)
    assert seal.pool(table.hand) == (11, *range(14, 52))
    assert _dealt(reseal(table)) == [(3, (51,), -1)]
    assert table.hand.board == (7, 8, 9, 13, 51)
    assert table.hand.to_act == 1


def test_r_flr_3_the_early_turn_may_come_back_as_the_river() -> None:
    """R-FLR-3: it is out for its street only."""
    table = _to_the_flop()
    table.do(act.RuleEarlyBoard(2))
    table.play("k k k k k k")
    count = reseal_wanted(table.state)
    events = table.do(act.Reseal(tuple(range(count))))
    assert _dealt(events) == [(3, (11,), -1)]


def test_r_flr_3_out_even_if_all_others_fold() -> None:
    """R-FLR-3: the hand ends on the flop; no turn card was ever on the board."""
    table = _to_the_flop()
    table.do(act.RuleEarlyBoard(2))
    table.play("b20 f f")
    assert table.hand.board == (7, 8, 9)
    assert not table.state.hand_running


def test_r_flr_3_an_early_turn_and_all_in_on_the_flop() -> None:
    """R-FLR-3, R-BET-9: with betting over the turn comes, the stub is reshuffled, and the river ends the hand."""
    table = _to_the_flop()
    table.do(act.RuleEarlyBoard(2))
    events = _play(table, "a c f")
    assert _dealt(events) == [(2, (13,), 12)]
    assert table.hand.phase is Phase.RESEALING
    assert _dealt(reseal(table)) == [(3, (51,), -1)]
    assert not table.state.hand_running
    assert len([event for event in table.log if isinstance(event, ev.HandShown)]) == 2


def test_r_flr_3_an_early_turn_and_run_it_twice() -> None:
    """R-FLR-3, R-BET-11: both boards are completed, the second from the reshuffled stub with burns of its own."""
    table = _holdem(run_it_twice=True)
    table.play("c c k")
    table.do(act.RuleEarlyBoard(2))
    table.play("a c f")
    for seat in table.hand.deciding:
        table.do(act.AnswerRunTwice(seat, table.state.turn, agree=True))
    events = reseal(table)
    assert [
        (event.board, event.street, event.cards, event.burn) for event in events if isinstance(event, ev.StreetDealt)
    ] == [
        (1, 3, (51,), -1),
        (2, 2, (49,), 15),
        (2, 3, (47,), 17),
    ]
    assert not table.state.hand_running


def test_r_flr_3_the_turn_lies_already() -> None:
    """R-FLR-3: taken back, out for this street, and the would-be river takes its place at once."""
    table = _to_the_flop()
    table.play("k k k")
    events = table.do(act.RuleEarlyBoard(2))
    assert events[:2] == (ev.BoardTakenBack(1, (11,)), ev.CardShownEarly(11))
    assert _dealt(events) == [(2, (13,), 12)]
    assert table.hand.board == (7, 8, 9, 13)
    assert table.hand.to_act == 1
    table.play("k k k")
    assert seal.pool(table.hand) == (11, *range(14, 52))


def test_r_flr_3_one_early_turn_only() -> None:
    """R-FLR-3: a second ruling would lose the first early card, so it is refused before and after the turn."""
    table = _to_the_flop()
    table.do(act.RuleEarlyBoard(2))
    assert table.refuse(act.RuleEarlyBoard(2)).code == "ruling-too-late"
    table.play("k k k")
    assert table.refuse(act.RuleEarlyBoard(2)).code == "ruling-too-late"


def test_r_flr_3_turn_until_someone_has_acted_on_it() -> None:
    """R-FLR-3: a check on the turn, and turn and board stay."""
    table = _to_the_flop()
    table.play("k k k k")
    assert table.refuse(act.RuleEarlyBoard(2)).code == "ruling-too-late"


def test_r_flr_3_river_early() -> None:
    """R-FLR-3: the burn made for it counts; 13 goes back into the stub without burns; the river burns none."""
    table = _to_the_flop()
    table.play("k k k k")
    assert table.do(act.RuleEarlyBoard(3)) == (ev.BurnMade(12), ev.ResealAsked(39, deals=False))
    assert seal.pool(table.hand) == tuple(range(13, 52))
    assert _dealt(reseal(table)) == []
    assert table.hand.to_act == 2
    assert _dealt(_play(table, "k k")) == [(3, (51,), -1)]


def test_r_flr_3_river_lies_already() -> None:
    """R-FLR-3: taken back and dealt again from the new stub, no other burn."""
    table = _to_the_flop()
    table.play("k k k k k k")
    assert table.hand.board[-1] == 13
    events = table.do(act.RuleEarlyBoard(3))
    assert events == (ev.BoardTakenBack(2, (13,)), ev.ResealAsked(39, deals=True))
    assert _dealt(reseal(table)) == [(3, (51,), -1)]
    table.play("k")
    assert table.refuse(act.RuleEarlyBoard(3)).code == "ruling-too-late"


def test_r_flr_3_early_turn_then_early_river() -> None:
    """R-FLR-3: both errors in one hand: one reshuffle with both cards, and the burn made for the river counts."""
    table = _to_the_flop()
    table.do(act.RuleEarlyBoard(2))
    table.play("k k k")
    assert table.do(act.RuleEarlyBoard(3)) == (ev.BurnMade(14), ev.ResealAsked(38, deals=False))
    assert seal.pool(table.hand) == (11, *range(15, 52))
    reseal(table)
    assert _dealt(_play(table, "k k k")) == [(3, (51,), -1)]


def test_r_fair_5_only_a_permutation_of_what_was_asked_for() -> None:
    """R-FAIR-5, R-FLR-2: no other number of cards, none twice, none when nothing was asked for."""
    table = _holdem()
    assert table.refuse(act.Reseal(tuple(range(46)))).code == "no-reseal"
    assert reseal_wanted(table.state) == 0
    table.do(act.RuleEarlyBoard(1))
    for order in ((), tuple(range(44)), (0,) * 45, tuple(range(1, 46))):
        assert table.refuse(act.Reseal(order)).code == "bad-deck"
    reseal(table)
    assert table.refuse(act.Reseal(tuple(range(45)))).code == "no-reseal"


# --- R-FLR-4: extra cards ---------------------------------------------------------------------------------------


def test_r_flr_4_one_extra_card_is_the_burn_card() -> None:
    """R-FLR-4: the card behind the deal, 6, is the burn before the flop, no other is burnt; the hands stay."""
    table = _holdem()
    hands = [_held(table, seat) for seat in (1, 2, 3)]
    assert table.do(act.RuleExtraCards(1)) == (ev.BurnMade(6),)
    assert [_held(table, seat) for seat in (1, 2, 3)] == hands
    assert _dealt(_play(table, "c c k")) == [(1, (7, 8, 9), -1)]


def test_r_flr_4_more_than_one_is_a_misdeal() -> None:
    """R-FLR-4: two at once, two after each other, or one after an exposed card."""
    table = _holdem()
    assert isinstance(table.do(act.RuleExtraCards(2))[0], ev.HandVoided)
    for first in (act.RuleExtraCards(1), act.RuleExposed(((2, 0),))):
        table = _holdem()
        table.do(first)
        assert isinstance(table.do(act.RuleExtraCards(1))[0], ev.HandVoided)
        assert table.stacks() == [1000] * 3


@pytest.mark.parametrize("count", [0, -1])
def test_r_flr_4_none_is_no_error(count: int) -> None:
    """R-FLR-4: no extra card, nothing to rule."""
    assert _holdem().refuse(act.RuleExtraCards(count)).code == "no-such-card"


# --- R-FLR-5: void, pause, remove -------------------------------------------------------------------------------


def _in_betting() -> Table:
    table = _holdem()
    table.play("r60 c c b100 c")
    return table


def _in_a_side_pot() -> Table:
    """A short all-in called by two, a side pot won by a fold on the river before the showdown window."""
    table = _holdem((200, 1000, 1000), allin_showdown="choice", show_time=5)
    table.play("r60 a c c k b100 c k b300 f")
    return table


def _in_run_twice() -> Table:
    table = _holdem((500, 1000, 1000), run_it_twice=True)
    table.play("a a f")
    table.do(act.AnswerRunTwice(1, table.state.turn, agree=True)) if 1 in table.hand.deciding else None
    return table


def _in_the_window() -> Table:
    table = Table([1000] * 3, show_time=5)
    table.deal("AsAh QcQd 7c2d", "3c4d9hJs8d", button=3)
    table.play("c c k k k k b50 c c k k k")
    return table


def _in_a_live_showdown() -> Table:
    table = Table([1000] * 3, show_time=5, showdown="live")
    table.deal("AsAh QcQd 7c2d", "3c4d9hJs8d", button=3)
    table.play("c c k k k k b50 c c k k k")
    table.do(act.Muck(1, table.state.turn))
    return table


def _in_the_draw() -> Table:
    table = _draw_game()
    table.play("k b20 c f")
    draw(table, (0, 1))
    return table


def _in_a_reseal() -> Table:
    table = _to_the_flop()
    table.do(act.RuleEarlyBoard(1))
    return table


def _in_an_early_reseal() -> Table:
    table = _holdem()
    table.do(act.RuleEarlyBoard(1))
    return table


PLACES: dict[str, tuple[Callable[[], Table], Phase]] = {
    "betting": (_in_betting, Phase.BETTING),
    "run twice": (_in_run_twice, Phase.RUN_TWICE),
    "window": (_in_the_window, Phase.SHOWDOWN),
    "live showdown": (_in_a_live_showdown, Phase.SHOWDOWN),
    "draw": (_in_the_draw, Phase.DRAWING),
    "reseal": (_in_a_reseal, Phase.RESEALING),
    "early reseal": (_in_an_early_reseal, Phase.RESEALING),
}


@pytest.mark.parametrize("place", PLACES)
def test_r_flr_5_a_void_hand_gives_every_contribution_back(place: str) -> None:
    """R-FLR-5: wherever the hand stands: stacks, button and drawn button as before; nothing more can be done in it."""
    build, phase = PLACES[place]
    table = build()
    assert table.hand.phase is phase
    came = [event.chips for event in table.log if isinstance(event, ev.PlayerSatDown)]
    button = table.hand.button
    started = _positions(table)
    events = table.do(act.VoidHand())
    assert isinstance(events[-1], ev.HandVoided)
    assert table.stacks() == came
    view = public_view(table.state)
    assert (view.phase, view.voided, view.pot, view.pots, view.deciding, view.to_act) == ("over", True, 0, (), (), 0)
    assert (view.results, view.can_show, [seat.net for seat in view.seats]) == ((), 0, [0] * len(came))
    assert (table.state.button, table.state.placed, table.state.redeal) == (button, False, None)
    assert table.refuse(act.VoidHand()).code == "no-hand"
    start(table)
    assert _positions(table) == started


def test_r_flr_5_pots_and_returns_already_paid_are_undone() -> None:
    """R-FLR-5: an uncalled bet that went back and a side pot already won count as if they had never been paid."""
    table = Table([200, 1000, 1000, 1000], run_it_twice=True, allin_showdown="choice", show_time=5)
    table.deal("AsAh KsKh QcQd 7c2d", "3c4d9hJs8d", button=4)
    table.play("f f a c")
    table.do(act.VoidHand())
    assert table.stacks() == [200, 1000, 1000, 1000]
    assert ev.UncalledBetReturned not in {type(event) for event in table.log}
    table = Table([200, 1000, 1000], allin_showdown="choice", show_time=5)
    table.deal("AsAh KsKh QcQd", "3c4d9hJs8d", button=3)
    table.play("c a c c b300 c k k b400 f")
    assert ev.UncalledBetReturned(2, 400) in table.log
    assert ev.PotAwarded(1, 600, ((2, 600),), contested=False) in table.log
    assert table.hand.phase is Phase.SHOWDOWN
    (voided,) = table.do(act.VoidHand())
    assert voided == ev.HandVoided(1, misdeal=False, refunds=((1, 200), (2, -100), (3, 500)))
    assert table.stacks() == [200, 1000, 1000]


def test_r_flr_5_dead_posts_go_back_and_the_debt_with_them() -> None:
    """R-FLR-5, R-TAB-5: a missed small blind posted dead and a live big blind: back on the stack, owed as before."""
    table = Table([1000] * 4)
    start(table, button=2)
    table.do(act.SitOut(1))
    for _ in range(2):
        while table.state.hand_running:
            table.play("f")
        start(table)
    while table.state.hand_running:
        table.play("f")
    table.do(act.SitIn(1))
    table.do(act.ChooseEntry(1, posting=True))
    before, seat = table.state, table.state.seats[0]
    assert seat is not None
    assert (seat.owes_big, seat.owes_small) == (True, True)
    for _ in range(3):
        start(table)
        if 1 in _positions(table)[4]:
            break
        while table.state.hand_running:
            table.play("f")
        before = table.state
    assert _posts(table)[-2:] == [(1, 20), (1, 10)]
    table.do(act.VoidHand())
    assert table.state.seats == before.seats
    assert (table.state.button, table.state.small_blind, table.state.big_blind) == (
        before.button,
        before.small_blind,
        before.big_blind,
    )


def test_r_flr_5_who_left_in_between_gets_his_to_the_account() -> None:
    """R-FLR-5: a player who folded 60 and went is paid 60 to his balance; the others' come back to their stacks."""
    table = _holdem()
    table.play("r60 c c b100 f")
    left = table.do(act.StandUp(3)) if table.hand.to_act != 3 else ()
    if not left:
        table.play("f")
    assert isinstance(table.log[-1], ev.Event)
    table = _holdem((1000,) * 4, button=4)
    table.play("r60 c c c b100 f")
    table.do(act.StandUp(2))
    assert table.state.seats[1] is None
    events = table.do(act.VoidHand())
    assert events == (
        ev.ContributionRefunded(2, 102, 60),
        ev.HandVoided(1, misdeal=False, refunds=((1, 160), (3, 60), (4, 60))),
    )
    assert table.stacks() == [1000, 1000, 1000]
    assert ev.PlayerStoodUp(2, 102, 940, "left") in table.log
    (gone,) = table.state.departed
    assert gone.stack == 1000
    assert table.refuse(act.SitDown(102, 999, 2)).code == "buy-in-return"


def test_r_flr_5_who_left_owes_what_he_owed_before_the_hand() -> None:
    """R-FLR-5, R-TAB-5: he posted to enter, folded and went; the post is back, so the debt is too."""
    table = _holdem((1000,) * 4, button=4)
    table.play("f f f")
    table.sit(6, 500)
    table.do(act.ChooseEntry(6, posting=True))
    start(table)
    assert _positions(table)[4] == (6,)
    while table.hand.to_act != 6:
        table.play("c")
    table.play("f") if table.legal.call else table.play("r60 f f f f")
    if table.state.hand_running and not table.hand.players[table.hand.places[6]].folded:
        table.play("f")
    assert table.state.hand_running
    table.do(act.StandUp(6))
    table.do(act.VoidHand())
    assert [(gone.player, gone.owes_big, gone.stack) for gone in table.state.departed] == [(106, True, 500)]


def test_r_flr_5_a_leaver_still_in_the_hand_takes_his_home() -> None:
    """R-FLR-5: an all-in player who stood up is cashed out with what he came with once the hand is void."""
    table = _holdem((500, 1000, 1000))
    table.play("c a")
    table.do(act.StandUp(1))
    assert table.do(act.VoidHand())[-1] == ev.PlayerStoodUp(1, 101, 500, "left")
    assert table.stacks() == [1000, 1000]


def test_r_flr_5_positions_are_as_before_a_later_hand() -> None:
    """R-FLR-5: the second hand void, the third has its button and blinds; only the number goes on."""
    table = _holdem()
    table.play("f f")
    start(table)
    second = _positions(table)
    table.play("c c k k k")
    table.do(act.VoidHand())
    start(table)
    assert (_positions(table), table.hand.number) == (second, 3)


def test_r_flr_5_after_a_void_hand_a_newcomer_may_play() -> None:
    """R-FLR-5: void is no misdeal: who sat down meanwhile is in the next hand as he would have been in this one."""
    table = _holdem(post_to_enter="free")
    table.do(act.SitDown(900, 1000, 5))
    table.do(act.VoidHand())
    start(table)
    assert _positions(table)[3] == (5, 1, 2, 3) or 5 in _positions(table)[3]


@pytest.mark.parametrize("end", ["f f", "c c k k k k k k k k k k"])
def test_r_flr_5_a_finished_hand_is_never_changed(end: str) -> None:
    """R-FLR-5: once the result is posted every ruling about the hand is refused, and nothing moves."""
    table = _holdem(button=3)
    for ruling in RULINGS:
        assert not table.state.hand_running or ruling is RULINGS[0]
        if ruling is RULINGS[0]:
            table.play(end)
        before = table.state
        assert table.refuse(ruling).code == "no-hand"
        assert table.state == before


def test_r_flr_5_nothing_to_rule_before_the_first_hand() -> None:
    """R-FLR-5: no hand, no ruling."""
    table = Table([1000, 1000])
    assert {table.refuse(ruling).code for ruling in RULINGS} == {"no-hand"}


def _answers(table: Table) -> list[act.Action]:
    """Everything that players and clock could do in the hand now."""
    turn = table.state.turn
    found: list[act.Action] = [act.TimeOut(turn)]
    for seat in (1, 2, 3):
        found += [
            act.Fold(seat, turn),
            act.Check(seat, turn),
            act.Call(seat, turn),
            act.BetTo(seat, turn, 100),
            act.RaiseTo(seat, turn, 400),
            act.AllIn(seat, turn),
            act.Draw(seat, turn, ()),
            act.Show(seat, turn),
            act.Muck(seat, turn),
            act.PlayBoard(seat, turn),
            act.AnswerRunTwice(seat, turn, agree=True),
            act.SetPreAction(seat, "check-fold"),
            act.ClearPreAction(seat),
        ]
    return found


@pytest.mark.parametrize("place", PLACES)
def test_r_flr_5_a_paused_table_refuses_acts_and_time_outs(place: str) -> None:
    """R-FLR-5: nobody can act and no clock decides, wherever the hand stands; then it goes on from there."""
    table = PLACES[place][0]()
    before = table.state
    assert table.do(act.PauseTable()) == (ev.TablePaused(),)
    assert public_view(table.state).paused
    assert table.refuse(act.PauseTable()).code == "already-paused"
    assert {table.refuse(action).code for action in _answers(table)} == {"table-paused"}
    assert table.do(act.ResumeTable()) == (ev.TableResumed(),)
    assert table.state == before
    assert table.refuse(act.ResumeTable()).code == "not-paused"


def test_r_flr_5_no_hand_is_dealt_while_paused() -> None:
    """R-FLR-5: neither the draw for the button nor a deal; seats are taken and left as ever."""
    table = Table([1000] * 3)
    table.do(act.PauseTable())
    assert table.refuse(act.DrawForButton((1, 2, 3))).code == "table-paused"
    table.do(act.ResumeTable())
    start(table, button=3)
    table.play("f f")
    table.do(act.PauseTable())
    assert table.refuse(act.StartHand(tuple(range(52)))).code == "table-paused"
    table.do(act.SitDown(900, 1000, 4))
    table.do(act.StandUp(1))


@pytest.mark.parametrize("ruling", [act.VoidHand(), act.RuleMisdeal(), act.RuleEarlyBoard(1)])
def test_r_flr_5_the_floor_rules_while_paused(ruling: act.Action) -> None:
    """R-FLR-5: pausing is what one does before a ruling."""
    table = _holdem()
    table.do(act.PauseTable())
    table.do(ruling)
    if table.state.hand_running:
        reseal(table)
    assert table.state.paused


@pytest.mark.parametrize("place", PLACES)
def test_r_flr_5_leaving_a_paused_table_waits_for_its_end(place: str) -> None:
    """R-FLR-5, R-BET-10: all who could be asked leave while nothing goes on: the hand stands still and can be voided."""
    table = PLACES[place][0]()
    table.do(act.PauseTable())
    came = sum(event.chips for event in table.log if isinstance(event, ev.PlayerSatDown))
    for seat in (table.hand.to_act, *table.hand.deciding):
        if seat:
            events = table.do(act.StandUp(seat))
            assert {type(event) for event in events} <= {ev.PlayerLeaving, ev.PreActionCleared}
    assert table.state.hand_running
    table.do(act.VoidHand())
    assert table.state.chips + sum(e.chips for e in table.log if isinstance(e, ev.PlayerStoodUp)) == came


@pytest.mark.parametrize("place", PLACES)
def test_r_flr_5_the_defaults_of_leavers_follow_when_it_goes_on(place: str) -> None:
    """R-BET-10: who left a paused table is acted for as soon as it goes on; with all of them gone the hand ends."""
    table = PLACES[place][0]()
    table.do(act.PauseTable())
    for player in table.hand.players:
        table.do(act.StandUp(player.seat))
    table.do(act.ResumeTable())
    if table.hand.phase is Phase.RESEALING:
        reseal(table)
    assert not table.state.hand_running
    assert table.state.chips == 0


def test_r_flr_5_seats_go_on_while_the_stub_is_shuffled() -> None:
    """R-FAIR-5: leaving, sitting down and topping up wait for nothing; whoever had the turn is acted for afterwards."""
    table = _holdem()
    table.do(act.RuleEarlyBoard(1))
    table.do(act.SitDown(900, 1000, 5))
    table.do(act.TopUp(1, 10))
    assert table.hand.to_act == 3
    assert table.do(act.StandUp(3)) == (ev.PlayerLeaving(3, "left"),)
    assert ev.PlayerFolded(3) in reseal(table)
    assert table.hand.to_act == 1


def test_r_flr_5_nothing_in_the_hand_goes_on_while_the_stub_is_shuffled() -> None:
    """R-FAIR-5: acts and time-outs are refused until the new order has come, by one reason."""
    for place in (_in_a_reseal, _in_an_early_reseal):
        table = place()
        assert {table.refuse(action).code for action in _answers(table)} == {"resealing"}


def test_r_flr_5_a_removed_player_acts_by_default_and_is_not_dealt_in_again() -> None:
    """R-FLR-5, R-BET-10: removed at his turn he folds; his 60 stay in the pot, the rest goes home."""
    table = _holdem()
    table.play("r60 c c b100")
    assert table.hand.to_act == 2
    events = table.do(act.RemovePlayer(2))
    assert events[:2] == (ev.PlayerLeaving(2, "removed"), ev.PlayerFolded(2))
    assert public_view(table.state).pot == 280
    table.play("f")
    assert ev.PlayerStoodUp(2, 102, 940, "removed") in table.log
    start(table)
    assert 2 not in _positions(table)[3]
    assert table.refuse(act.RemovePlayer(2)).code == "not-seated"


def test_r_flr_5_a_removed_all_in_player_stays_live() -> None:
    """R-FLR-5, R-BET-10: his hand wins what it wins, and the chips reach his account."""
    table = Table([200, 1000, 1000])
    table.deal("AsAh KsKh QcQd", "3c4d9hJs8d", button=3)
    table.play("f a")
    table.do(act.RemovePlayer(1))
    table.play("c")
    assert ev.PlayerStoodUp(1, 101, 400, "removed") in table.log


def test_r_flr_5_removed_between_hands_he_is_gone_at_once() -> None:
    """R-FLR-5: nothing to wait for."""
    table = Table([1000, 1000])
    assert table.do(act.RemovePlayer(1)) == (ev.PlayerStoodUp(1, 101, 1000, "removed"),)


# --- R-FLR-6: the draw ------------------------------------------------------------------------------------------


def test_r_flr_6_an_exposed_replacement_is_exchanged_after_all_are_served() -> None:
    """R-FLR-6: hands 0-14, burn 15, served 16-18; seat 1's 17 was exposed: he gets 19, the next of the stub."""
    table = _draw_game()
    table.play("k k k")
    draw(table, (0, 1), (0,), ())
    assert _held(table, 1) == (6, 9, 12, 16, 17)
    assert _held(table, 2)[-1] == 18
    assert table.do(act.RuleExposed(((1, 4),))) == (ev.CardReplaced(1, 4, 19, burns=False),)
    assert _held(table, 1) == (6, 9, 12, 16, 19)


def test_r_flr_6_each_exposed_replacement_is_exchanged() -> None:
    """R-FLR-6: two of one player and one of another: three cards of the stub, no misdeal."""
    table = _draw_game()
    table.play("k k k")
    draw(table, (0, 1), (0,), ())
    table.do(act.RuleExposed(((1, 3), (1, 4), (2, 4))))
    assert (_held(table, 1)[3:], _held(table, 2)[4:]) == ((19, 20), (21,))
    table.play("k k k")
    assert sum(table.stacks()) == 300


def test_r_flr_6_a_kept_card_plays() -> None:
    """R-FLR-6: only replacements are exchanged; cards of the deal are past that, alone or together with one."""
    table = _draw_game()
    table.play("k k k")
    draw(table, (0, 1), (), ())
    for cards in (((1, 0),), ((2, 0),), ((1, 4), (1, 0))):
        assert table.refuse(act.RuleExposed(cards)).code == "ruling-too-late"
    table.play("k")
    assert table.refuse(act.RuleExposed(((1, 4),))).code == "ruling-too-late"


def test_r_flr_6_not_before_all_others_are_served() -> None:
    """R-FLR-6: while cards are still marked nobody has a replacement."""
    table = _draw_game()
    table.play("k k k")
    draw(table, (0, 1))
    assert table.refuse(act.RuleExposed(((1, 4),))).code == "ruling-too-late"


def test_r_flr_6_with_no_card_left_it_plays() -> None:
    """R-FLR-6: 32 cards, five hands and six drawn: the stub is empty and the ruling refused."""
    table = _draw_game(5, variant="draw32")
    table.play("k k k k k")
    draw(table, (0, 1, 2, 3, 4), (0,), (), (), ())
    assert table.hand.dealt == 32
    assert table.refuse(act.RuleExposed(((1, 4),))).code == "stub-empty"


def test_r_flr_6_a_wrong_number_of_cards() -> None:
    """R-FLR-6: misdeal before the first action, void after it: only the first is dealt again with the same players."""
    table = _draw_game()
    assert table.do(act.RuleWrongCount())[0] == ev.HandVoided(1, misdeal=True, refunds=((1, 5), (2, 5), (3, 5)))
    assert table.state.redeal is not None
    start(table)
    table.play("b20")
    assert table.do(act.RuleWrongCount())[0] == ev.HandVoided(2, misdeal=False, refunds=((1, 25), (2, 5), (3, 5)))
    assert table.state.redeal is None
    start(table)
    table.play("k k k")
    draw(table, (0,))
    assert isinstance(table.do(act.RuleWrongCount())[0], ev.HandVoided)
    assert table.stacks() == [100, 100, 100]
