"""Sentences of the rules that no other test looks at, by number: ``tests/rules/mutants.toml`` breaks each of them."""

import pytest

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.cards import FULL_DECK, parse_cards
from poker_bot.engine.decide import step
from poker_bot.engine.evaluate import strength
from poker_bot.engine.ranks import PAIR, best_five
from poker_bot.engine.rules import TableRules
from poker_bot.engine.showdown import hole_cards
from poker_bot.engine.state import chips_of
from poker_bot.engine.variants import VARIANTS
from poker_bot.engine.views import public_view
from poker_bot.refusals import Refusal
from tests.engine.driver import Table
from tests.engine.stacked import draw, draw_game, held


@pytest.mark.parametrize(("game", "most"), [("holdem", 10), ("omaha", 10), ("draw", 6), ("draw32", 5)])
def test_r_tab_1_seats_of_each_game(game: str, most: int) -> None:
    """R-TAB-1: hold'em and Omaha for 2 to 10, five-card draw for 2 to 6, with 32 cards for 2 to 5."""
    for seats in (1, 2, most, most + 1):
        opened = not isinstance(step(None, act.OpenTable(TableRules(variant=game, seats=seats))), Refusal)
        assert opened == (2 <= seats <= most), seats


def test_r_tab_5_who_missed_a_blind_is_asked_too() -> None:
    """R-TAB-5: back from an absence with a blind missed he waits, and pays nothing until he says so."""
    table = Table([1000] * 4)
    table.deal(button=1)
    table.play("f f f")
    table.do(act.SitOut(3))
    table.deal()
    table.play("f f")
    table.do(act.SitIn(3))
    table.deal()
    assert 3 not in [player.seat for player in table.hand.players]


def test_r_tab_5_a_newcomer_who_says_nothing_posts_nothing() -> None:
    """R-TAB-5: seat 5, behind the big blind, could come in for a post; unasked he pays nothing and is not dealt in."""
    table = Table([1000] * 4)
    table.deal(button=1)
    table.play("f f f")
    table.do(act.SitDown(105, 1000, 5))
    table.deal()
    assert 5 not in [player.seat for player in table.hand.players]
    assert table.stacks()[4] == 1000


def test_r_tab_5_the_debt_of_who_leaves_broke() -> None:
    """R-TAB-5: who has no chips left misses blinds as well; he leaves with nothing, and returns to his debt."""
    table = Table([1000, 1000, 1000, 20])
    table.deal("2c7d AsAh 3c8d 4c9d", "AdKh6hJsQd", button=3)
    table.play("c f c k k k k k k k")
    assert table.stacks() == [1040, 980, 1000, 0]
    for _ in range(3):
        table.deal()
        table.play("f f")
    table.do(act.StandUp(4))
    table.do(act.SitDown(104, 1000, 4))
    record = table.state.seats[3]
    assert record is not None
    assert record.owes_small


def test_r_for_4_a_dead_post_stands_for_everybody() -> None:
    """R-FOR-4, R-TAB-5: 5 chips all-in win 5 of each of four players and the whole small blind that was posted dead."""
    table = Table([1000, 1000, 1000, 15])
    table.deal(button=1)
    table.play("f f f")
    table.do(act.SitOut(3))
    table.deal()
    table.play("f f")
    table.do(act.SitIn(3))
    table.do(act.ChooseEntry(3, posting=True))
    events = table.deal("7c2d 8c3d 9c4d AsAh", "5h6hJsQdKd")
    assert ev.DeadBlindPosted(3, 10) in events
    table.play("c c f k k k k k k k")
    assert table.stacks()[3] == 30


def test_r_for_4_the_ante_of_a_payer_who_folds() -> None:
    """R-FOR-4: the big blind folds; his ante of 20 is in the main pot of the three others all the same."""
    table = Table([1000, 1000, 50, 1000], big_blind_ante=20)
    table.deal("7c2d 8c3d AsAh 9c4d", "5h6hJsQdKd", button=4)
    table.play("a r200 c f k k k k k k")
    assert [(result.index, result.amount) for result in table.hand.results] == [(1, 300), (0, 190)]
    assert table.stacks()[2] == 190


@pytest.mark.parametrize("game", list(VARIANTS))
def test_r_dea_1_every_game_is_dealt_one_card_at_a_time(game: str) -> None:
    """R-DEA-1: two hole cards in hold'em, four in Omaha, five in five-card draw, to each of three players in turn."""
    cards = {"holdem": 2, "omaha": 4, "draw": 5, "draw32": 5}[game]
    table = Table([1000] * 3, variant=game, seats=5)
    table.deal(button=3)
    assert ev.HoleCardsDealt(tuple(tuple(range(first, 3 * cards, 3)) for first in range(3))) in table.log


def test_r_dea_3_either_hole_card_alone() -> None:
    """R-DEA-3: in hold'em one hole card and four of the board make the hand, whichever came first."""
    board = parse_cards("KsQhJdTc3s")
    straight = strength(TableRules(), parse_cards("As2c"), board)
    assert straight == strength(TableRules(), parse_cards("2cAs"), board)
    assert straight > strength(TableRules(), parse_cards("KhKd"), board)


def test_r_dea_4_no_card_twice_in_a_deck_too_long() -> None:
    """R-DEA-4: all 52 cards and one of them again are no deck."""
    table = Table([1000] * 3)
    table.deal(button=3)
    table.play("f f")
    assert table.refuse(act.StartHand((*FULL_DECK, FULL_DECK[0]))).code == "bad-deck"


def test_r_dea_4_burn_cards_never_come_back() -> None:
    """R-DEA-4: a flop taken back by the floor goes into the stub, the burn card and what is held do not."""
    table = Table([1000] * 3)
    table.deal(button=3)  # a deck in its own order: cards 0-5 are held, 6 is burnt, 7-9 are the flop
    table.play("c c k")
    held = [hole_cards(table.hand, seat) for seat in (1, 2, 3)]
    table.do(act.RuleEarlyBoard(1))
    assert table.refuse(act.Reseal((0,) * 45)).code == "bad-deck"
    sealed, *_ = table.do(act.Reseal(tuple(reversed(range(45)))))
    assert isinstance(sealed, ev.StubSealed)
    assert sorted(sealed.order) == list(range(7, 52))
    assert [hole_cards(table.hand, seat) for seat in (1, 2, 3)] == held
    assert table.hand.board == (51, 50, 49)


def test_r_bet_6_the_big_blind_on_every_street_by_default() -> None:
    """R-BET-6: without the option a turn bet of one big blind is the minimum as before."""
    table = Table([1000, 1000])
    table.deal(button=1)
    table.play("c k k k")
    assert (table.hand.street, table.legal.min_to) == (2, 20)


def test_r_bet_7_a_short_first_bet_after_a_raise_before_the_flop() -> None:
    """R-BET-7: raised to 300 before the flop, 30 all-in on it: nothing bet yet is the big blind, so raise to 130."""
    table = Table([5000, 330, 5000], small_blind=50, big_blind=100)
    table.deal(button=3)
    table.play("r300 c c k a")
    assert table.legal.min_to == 130


def test_r_bet_8_what_nobody_called_is_not_won() -> None:
    """R-BET-8: raised to 200, all fold: 180 go back, 50 are won, no hand is named and no card is shown."""
    table = Table([1000] * 3)
    table.deal(button=3)
    table.play("r200 f f")
    view = public_view(table.state)
    assert view.returned == ((3, 180),)
    assert [(result.amount, result.contested, result.cards) for result in view.results] == [(50, False, ())]
    winner = view.seats[2]
    assert (winner.won, winner.net, winner.stack, winner.shown) == (50, 30, 1030, ())


def test_r_bet_9_no_option_against_nobody() -> None:
    """R-BET-9: heads-up, the small blind all-in for 8: the big blind owes nothing and is not asked."""
    table = Table([1000, 8])
    table.deal(button=2)
    assert not table.state.hand_running
    assert table.all(ev.TurnStarted) == []


def test_r_pot_3_no_player_has_two_odd_chips() -> None:
    """R-POT-3: 104 tied by three are 35, 35 and 34 for the button, the two odd chips one each."""
    table = Table([1000] * 4, small_blind=1, big_blind=2)
    table.deal("2c3d 7c8h 2d3c 2h3s", "AsKsQsJsTs", button=4)
    table.play("r26 c c c k f k k k k k k k k")
    assert [result.shares for result in table.hand.results] == [((1, 35), (3, 35), (4, 34))]


def test_r_pot_4_queued_chips_are_counted() -> None:
    """R-POT-4: a top-up reserved in a hand is part of the sum from then on, beside the stack."""
    table = Table([1000, 1000])
    table.deal()
    for chips in (500, 300):
        table.do(act.TopUp(1, chips))
    assert chips_of(table.state) == table.state.chips == 2800


def test_r_rnk_2_the_ace_is_the_last_card_of_the_wheel() -> None:
    """R-RNK-2, R-POT-5: of A-2-3-4-5 the five is named first and the ace, which stands below the deuce, last."""
    cards = parse_cards("AsKd5c4h3s2d9h")
    assert best_five(cards) == parse_cards("5c4h3s2dAs")


def test_r_rnk_4_the_room_is_told_what_a_shown_hand_is() -> None:
    """R-RNK-4: a hand that is turned up has its rank in the view, from which text names it with its kicker."""
    table = Table([1000, 1000])
    table.deal("KsAd 7c8d", "KhJd9s4c2h", button=2)
    table.play("c k k k k k k k")
    shown = public_view(table.state).seats[0].rank
    assert shown is not None
    assert (shown.category, shown.ranks) == (PAIR, (11, 12, 9, 7))
    assert public_view(table.state).seats[1].rank is None


def test_r_flr_4_only_before_the_first_action() -> None:
    """R-FLR-4: once somebody has folded, the extra card is no burn card and the ruling is refused."""
    table = Table([1000] * 3)
    table.deal(button=3)
    table.play("f")
    assert table.refuse(act.RuleExtraCards(1)).code == "ruling-too-late"


def test_r_flr_5_the_void_hand_names_what_goes_back() -> None:
    """R-FLR-5: every contribution with its seat, the dead ante of the big blind among them."""
    table = Table([1000] * 3, big_blind_ante=20)
    table.deal(button=3)
    table.play("c")
    assert ev.HandVoided(1, misdeal=False, refunds=((1, 10), (2, 40), (3, 20))) in table.do(act.VoidHand())
    assert table.stacks() == [1000] * 3


def test_r_flr_6_the_last_kept_card_is_no_replacement() -> None:
    """R-FLR-6: who drew two has his replacements in the last two places; the card before them plays."""
    table = draw_game()
    table.play("k k k")
    draw(table, (0, 1), (), ())
    assert table.refuse(act.RuleExposed(((1, 2),))).code == "ruling-too-late"
    table.do(act.RuleExposed(((1, 3),)))


def test_r_drw_1_the_deck_of_each_game() -> None:
    """R-DRW-1: 52 cards, or the 32 from the seven up; the other deck is refused."""
    short = FULL_DECK[4 * 5 :]
    for game, deck, other in (("draw", FULL_DECK, short), ("draw32", short, FULL_DECK)):
        table = draw_game(variant=game)
        table.play("f f")
        assert table.refuse(act.StartHand(other)).code == "bad-deck"
        table.do(act.StartHand(deck))


def test_r_drw_1_none_to_five_cards() -> None:
    """R-DRW-1: all five may be exchanged, or none; not six, nor one of them twice."""
    table = draw_game()
    table.play("k k k")
    for cards in ((0, 0), (0, 1, 2, 3, 4, 5), (5,), (-1,)):
        assert table.refuse(act.Draw(1, table.state.turn, cards)).code == "no-such-card"
    draw(table, (0, 1, 2, 3, 4), (), ())
    assert held(table, 1) == (16, 17, 18, 19, 20)
    assert held(table, 2) == (1, 4, 7, 10, 13)


@pytest.mark.parametrize("game", ["draw", "draw32"])
def test_r_drw_2_no_limit_where_nothing_else_is_said(game: str) -> None:
    """R-DRW-2: five-card draw is usually no-limit, without blinds (R-DRW-1); other structures may be chosen."""
    assert (VARIANTS[game].betting, VARIANTS[game].blinds) == ("no-limit", False)
    for betting in ("no-limit", "pot-limit", "fixed-limit"):
        assert draw_game(variant=game, betting=betting).legal.opening


def test_r_clk_1_the_usual_clock() -> None:
    """R-CLK-1: 30 seconds, and a time bank of 60 that is full again every 20 hands."""
    rules = TableRules()
    assert (rules.action_clock, rules.time_bank, rules.time_bank_refill_hands) == (30, 60, 20)


def test_r_hom_2_a_straddle_is_voluntary() -> None:
    """R-HOM-2, R-FOR-5: where the table plays straddles only who wishes to does; where it does not, nobody can."""
    table = Table([1000] * 4, straddles=1)
    table.deal(button=1)
    assert (table.hand.bet_to, table.hand.to_act) == (20, 4)
    table.play("f f f")
    table.do(act.ChooseStraddle(1, wanted=True))
    table.deal()
    assert (table.hand.bet_to, table.hand.to_act) == (40, 2)
    assert Table([1000] * 4).refuse(act.ChooseStraddle(1, wanted=True)).code == "no-straddles"


def test_r_bet_2_who_called_is_asked_again_after_a_raise() -> None:
    """R-BET-2: called 20, raised to 60 by the big blind: the street goes on until both callers have matched it."""
    table = Table([1000] * 3)
    table.deal(button=3)
    table.play("c c r60")
    assert (table.hand.street, table.hand.to_act) == (0, 3)
    table.play("c")
    assert (table.hand.street, table.hand.to_act) == (0, 1)
    table.play("c")
    assert (table.hand.street, table.hand.to_act) == (1, 1)
