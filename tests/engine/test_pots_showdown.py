"""R-POT and R-SHO-1…3, R-SHO-5: who is paid, who shows, who may muck."""

from collections.abc import Mapping

import pytest

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.cards import card_text
from poker_bot.engine.pots import build_pots, uncalled
from poker_bot.engine.state import PlayerInHand
from poker_bot.engine.stepper import ConservationError, begin
from poker_bot.engine.views import public_view, seat_view
from tests.engine.driver import Table


def _players(contributed: Mapping[str, int], folded: tuple[str, ...] = ()) -> list[PlayerInHand]:
    """Players in the order of the deal, seats from 1."""
    return [
        PlayerInHand(seat=seat, player=seat, stack=0, contribution=chips, folded=name in folded)
        for seat, (name, chips) in enumerate(contributed.items(), 1)
    ]


def test_r_pot_1_dead_money_belongs_to_the_layer_it_reached() -> None:
    """R-POT-1, trouble M-03: 50, 100, 150 all-in and 120 folded: pots 200, 150, 40 and 30 back, not 50."""
    players = _players({"P1": 50, "P2": 100, "P3": 150, "D": 120}, ("D",))
    assert uncalled(players) == (3, 30)
    players = _players({"P1": 50, "P2": 100, "P3": 120, "D": 120}, ("D",))
    assert [(pot.amount, pot.eligible) for pot in build_pots(players)] == [(200, (1, 2, 3)), (150, (2, 3)), (40, (3,))]


def test_r_pot_1_same_players_one_pot() -> None:
    """R-POT-1: layers with the same eligible players are one pot; a fold below does not split it."""
    players = _players({"A": 100, "B": 100, "C": 40}, ("C",))
    assert [(pot.amount, pot.eligible) for pot in build_pots(players)] == [(240, (1, 2))]


def test_r_pot_1_a_layer_of_folded_chips_joins_the_one_below() -> None:
    """R-POT-1: chips above every live player go to the highest live layer."""
    players = _players({"A": 100, "B": 300, "C": 300, "D": 100}, ("B", "C"))
    assert [(pot.amount, pot.eligible) for pot in build_pots(players)] == [(800, (1, 4))]
    assert uncalled(_players({"A": 100, "B": 300}, ("B",))) == (0, 0)


def test_r_pot_1_who_can_still_call_plays_for_the_pots_on_view() -> None:
    """R-POT-1: over an all-in of 60 the main pot is open to all who may still match it, the rest to the others."""
    table = Table([1000, 1000, 60, 1000], small_blind=50, big_blind=100)
    table.deal(button=4)
    table.play("a")
    pots = [(pot.amount, pot.eligible) for pot in public_view(table.state).pots]
    assert pots == [(170, (1, 2, 3, 4)), (40, (1, 2, 4))]


def test_r_pot_1_who_folded_and_left_divides_no_pot_on_view() -> None:
    """R-POT-1: a leaver's place has no chips left and is no all-in: there is one pot."""
    table = Table([1000] * 3)
    table.deal(button=3)
    table.play("r60 c c b100")
    table.do(act.StandUp(2))
    table.play("c")
    assert table.state.seats[1] is None
    assert [(pot.amount, pot.eligible) for pot in public_view(table.state).pots] == [(380, (1, 3))]


def test_r_pot_1_uncalled_excess_goes_back() -> None:
    """R-POT-1, trouble M-04: 12,036 against 8,982 twice and a folded 20: 3,054 back, pot 26,966."""
    table = Table([12036, 9000, 8982, 8982], small_blind=10, big_blind=20)
    table.deal("AsAh 7c2d KcKd QcQd", "3c4d9hJs8d", button=4)
    table.play("a a a f")
    assert ev.UncalledBetReturned(1, 3054) in table.log
    assert sum(result.amount for result in table.hand.results) == 26966
    assert table.stacks()[0] == 12036 - 8982 + 26966


@pytest.mark.parametrize("button", [1, 2])
def test_r_pot_1_all_in_98_against_102(button: int) -> None:
    """R-POT-1, trouble M-05: a pot of 196 and 4 left to the other, whoever shoves."""
    table = Table([98, 102], small_blind=1, big_blind=2)
    table.deal("AsAh 7c2d" if button == 2 else "7c2d AsAh", "3c4d9hJsQd", button=button)
    table.play("a c")
    assert [result.amount for result in table.hand.results] == [196]
    assert table.stacks() == [196, 4]


def test_r_pot_2_settled_before_showdown_and_untouchable() -> None:
    """R-POT-2: side pot of 1,600 to D when C folds on the river; leaving later does not cost D anything."""
    table = Table([100, 100, 900, 1000], small_blind=5, big_blind=10, show_time=5)
    table.deal("AsAh KsKh 7c2d 8c3d", "4h5hJsQdTd", button=4)
    table.play("c c a a c c")  # all four in for 100
    table.play("b400 c b300 c k b100")
    assert table.hand.to_act == 3
    events = table.do(act.Fold(3, table.state.turn))
    side = next(event for event in events if isinstance(event, ev.PotAwarded))
    assert (side.index, side.amount, side.contested) == (1, 1400, False)
    assert table.kinds(events).index("PotAwarded") < table.kinds(events).index("HandShown")
    assert table.stacks() == [400, 0, 100, 1600]


def test_r_pot_3_odd_chip_to_the_first_left_of_the_button() -> None:
    """R-POT-3, trouble M-11: 101 for two: 51 to the first clockwise from the button, 50 to the other."""
    table = Table([1000, 1000, 1000], small_blind=1, big_blind=2)
    table.deal("2c3d 2d3c 7c8c", "AsKsQsJsTs", button=3)
    table.play("r50 f c k k k k k k")
    assert [result.shares for result in table.hand.results] == [((2, 51), (3, 50))]


def test_r_pot_3_the_button_is_last() -> None:
    """R-POT-3, trouble M-13: 104 for three: 35, 35 and 34 for the button."""
    table = Table([26, 26, 26, 26], small_blind=1, big_blind=2)
    table.deal("2c3d 5c6h 2d3c 2h3s", "AsKsQsJsTs", button=4)
    table.play("a a a a")
    shares = table.hand.results[-1].shares
    assert shares == ((1, 26), (2, 26), (3, 26), (4, 26))
    players = _players({"SB": 26, "X": 26, "CO": 26, "BTN": 26}, ("X",))
    assert build_pots(players)[0].eligible == (1, 3, 4)


def test_r_pot_3_only_the_best_hands_share() -> None:
    """R-POT-3, trouble M-15: a tie for second is no tie."""
    table = Table([1000, 1000, 1000])
    table.deal("2s3s 8c7d 8d7h", "AsKs9sTdJh", button=3)
    table.play("c c k k k k k k k k k k")
    assert table.hand.results[0].shares == ((1, 60),)


def test_r_pot_4_chips_are_counted_after_every_event() -> None:
    """R-POT-4: an event that makes chips stops the table instead of being folded."""
    table = Table([1000, 1000])
    table.deal()
    with pytest.raises(ConservationError, match="PotAwarded"):
        begin(table.state).emit(ev.PotAwarded(0, 10, ((1, 500),), contested=False))
    with pytest.raises(ConservationError, match="PlayerStoodUp"):
        begin(table.state).emit(ev.PlayerStoodUp(1, 101, 5, "left"))


def test_r_pot_5_awards_go_from_the_last_side_pot_to_the_main_pot() -> None:
    """R-POT-5: three all-ins of different size are paid side pot first."""
    table = Table([100, 300, 700], small_blind=5, big_blind=10)
    table.deal("AsAh KsKh QcQd", "3c4d9hJs8d", button=3)
    table.play("a a a")
    assert [result.index for result in table.hand.results] == [1, 0]
    assert table.stacks() == [300, 400, 400]
    results = public_view(table.state).results
    assert [card_text(card) for card in results[-1].cards[0][1]] == ["As", "Ah", "Js", "9h", "8d"]


def _showdown(script: str, hole: str = "QcQd AsAh 7c2d", show_time: int = 5, **rules: object) -> list[ev.Event]:
    table = Table([1000] * 3, show_time=show_time, **rules)
    table.deal(hole, "3c4d9hJs8d", button=3)
    table.play(script)
    return [event for event in table.log if isinstance(event, ev.HandShown | ev.ShowdownOpened | ev.HandMucked)]


def test_r_sho_1_the_called_bettor_shows_first() -> None:
    """R-SHO-1, trouble R-59a: river bet and call: the bettor first, beaten hands behind him are asked."""
    events = _showdown("c c k k k k k k k k k b50 c c", hole="QcQd 7c2d AsAh")
    assert isinstance(events[0], ev.HandShown)
    assert events[0].seat == 3


def test_r_sho_1_a_checked_river_starts_left_of_the_button() -> None:
    """R-SHO-1, trouble R-59b: turn bet and call, river checked: left of the button shows first."""
    events = _showdown("c c k k k k k k b50 c c k k k")
    assert isinstance(events[0], ev.HandShown)
    assert events[0].seat == 1


def test_r_sho_1_option_last_bettor() -> None:
    """R-SHO-1: with ``first_to_show = "last_bettor"`` the turn's bettor shows first though the river was checked."""
    events = _showdown("c c k k k k k k b50 c c k k k", first_to_show="last_bettor", hole="QcQd AsAh 7c2d")
    assert isinstance(events[0], ev.HandShown)
    assert events[0].seat == 3


def test_r_sho_1_the_last_raiser_of_the_street_shows_first() -> None:
    """R-SHO-1: river bet, called, raised, called: the raiser shows first, not the bettor who was called before."""
    events = _showdown("c c k k k k k k k b50 c r150 c c", hole="QcQd AsAh 7c2d", first_to_show="last_street")
    assert [event.seat for event in events if isinstance(event, ev.HandShown)] == [3, 1, 2]


def test_r_sho_1_the_last_street_where_betting_was_possible() -> None:
    """R-SHO-1: all-in before the flop, hands shown at the end by choice: that raiser first, whoever won."""
    events = _showdown("f c a c", hole="AsAh QcQd 7c2d", allin_showdown="choice")
    assert [event.seat for event in events if isinstance(event, ev.HandShown)] == [2, 1]


def test_r_sho_1_an_all_in_before_the_flop_shows_first() -> None:
    """R-SHO-1: all-in before the flop: that raiser first, later streets had no betting."""
    events = _showdown("f c a c")
    assert [event.seat for event in events if isinstance(event, ev.HandShown)] == [2, 1]


def test_r_sho_2_a_beaten_hand_is_asked_and_may_muck() -> None:
    """R-SHO-2: queens shown, aces beat them and are shown, seven-deuce may choose; a muck is final and unseen."""
    table = Table([1000] * 3, show_time=5)
    table.deal("QcQd AsAh 7c2d", "3c4d9hJs8d", button=3)
    table.play("c c k k k k k k k k k k")
    assert table.hand.deciding == (3,)
    assert table.refuse(act.Muck(1, table.state.turn)).code == "nothing-to-show"
    assert table.refuse(act.Muck(3, table.state.turn - 1)).code == "stale-turn"
    table.do(act.Muck(3, table.state.turn))
    assert not table.state.hand_running
    assert public_view(table.state).seats[2].shown == ()
    assert table.refuse(act.Show(3, table.state.turn)).code == "nothing-to-show"


def test_r_sho_2_a_beaten_hand_may_be_shown() -> None:
    """R-SHO-2, trouble R-62: shown whole, never a single card."""
    table = Table([1000] * 3, show_time=5)
    table.deal("QcQd AsAh 7c2d", "3c4d9hJs8d", button=3)
    table.play("c c k k k k k k k k k k")
    table.do(act.Show(3, table.state.turn, (0,)))
    assert len(public_view(table.state).seats[2].shown) == 2
    assert not table.state.hand_running


def test_r_sho_2_who_is_leaving_is_not_asked() -> None:
    """R-SHO-2, R-BET-10: a beaten leaver gives no answer: mucked, whether he left before the window or in it."""
    table = Table([1000] * 3, show_time=5)
    table.deal("AsAh QcQd 7c2d", "3c4d9hJs8d", button=3)
    table.play("c c k k k k k k k k")
    table.do(act.StandUp(3))
    table.play("k")
    assert table.hand.deciding == (2,)
    table.do(act.StandUp(2))
    assert not table.state.hand_running
    assert [event.seat for event in table.log if isinstance(event, ev.HandMucked)] == [2, 3]
    assert [event.seat for event in table.log if isinstance(event, ev.PlayerStoodUp)] == [2, 3]


def test_r_sho_2_no_answer_is_a_muck() -> None:
    """R-SHO-2: one common window; when it closes the result comes."""
    table = Table([1000] * 3, show_time=5)
    table.deal("AsAh QcQd 7c2d", "3c4d9hJs8d", button=3)
    table.play("c c k k k k k k k k k k")
    assert table.hand.deciding == (2, 3)
    table.do(act.TimeOut(table.state.turn))
    assert [event.seat for event in table.log if isinstance(event, ev.HandMucked)] == [2, 3]


def test_r_sho_2_a_tie_is_shown() -> None:
    """R-SHO-2: a hand that ties the best shown so far is shown by itself."""
    events = _showdown("c c k k k k k k k k k k", hole="AsAh AcAd 7c2d")
    assert [event.seat for event in events if isinstance(event, ev.HandShown)] == [1, 2]


def test_r_sho_2_the_winner_of_an_uncontested_pot_may_show_one_card() -> None:
    """R-SHO-2: one card, then the other too; not after the next deal, and nobody else."""
    table = Table([1000] * 3)
    table.deal("AsKh QcQd 7c2d", button=3)
    table.play("f")
    table.do(act.Fold(1, table.state.turn))
    view = public_view(table.state)
    assert view.can_show == 2
    table.do(act.Show(2, table.state.turn, (1,)))
    assert [card_text(card) for card in public_view(table.state).seats[1].shown] == ["Qd"]
    assert table.refuse(act.Show(1, table.state.turn)).code == "nothing-to-show"
    assert table.refuse(act.Show(2, table.state.turn, (7,))).code == "no-such-card"
    table.do(act.Show(2, table.state.turn, (0,)))
    assert [card_text(card) for card in public_view(table.state).seats[1].shown] == ["Qc", "Qd"]
    assert table.refuse(act.Show(2, table.state.turn)).code == "nothing-to-show"
    assert public_view(table.state).can_show == 0
    table.deal()
    assert table.refuse(act.Show(2, table.state.turn)).code == "nothing-to-show"


def test_r_sho_2_nobody_shows_the_cards_of_a_winner_who_left() -> None:
    """R-SHO-2, R-SHO-5: when the winner is gone nobody may show; neither from his seat nor by taking it."""
    table = Table([1000] * 3)
    table.deal("AsKh QcQd 7c2d", button=3)
    table.play("f f")
    table.do(act.StandUp(2))
    assert public_view(table.state).can_show == 0
    assert table.refuse(act.Show(2, table.state.turn)).code == "nothing-to-show"
    table.do(act.SitDown(900, 1000, 2))
    view = seat_view(table.state, 2)
    assert (view.cards, view.may_show, public_view(table.state).can_show) == ((), False, 0)
    assert table.refuse(act.Show(2, table.state.turn)).code == "nothing-to-show"


def test_r_sho_2_a_late_press_shows_no_later_hand() -> None:
    """R-SHO-2, law 4: *Show* carries its decision too; drawn under one hand it opens no card of the next."""
    table = Table([1000] * 2)
    table.deal(button=1)
    table.play("r60 f")
    drawn = table.state.turn
    table.deal()
    table.play("f")
    assert public_view(table.state).can_show == 1
    assert table.refuse(act.Show(1, drawn)).code == "stale-turn"
    table.do(act.Show(1, table.state.turn))
    assert len(public_view(table.state).seats[0].shown) == 2


def test_r_sho_3_all_hands_are_shown_with_a_player_all_in() -> None:
    """R-SHO-3: an all-in in the showdown opens every live hand; nobody is asked."""
    events = _showdown("c a c c")
    assert sum(isinstance(event, ev.HandShown) for event in events) == 3
    assert not any(isinstance(event, ev.ShowdownOpened) for event in events)


def test_r_sho_3_option_choice() -> None:
    """R-SHO-3: with ``allin_showdown = "choice"`` only a hand beaten for every pot it plays for may be mucked."""
    table = Table([300, 1000, 1000], show_time=5, allin_showdown="choice")
    table.deal("7c2d AsAh KcKd", "3c4d9hJs8d", button=3)
    table.play("a a a")
    assert not [event for event in table.log if isinstance(event, ev.HandShown) and event.seat == 1]
    assert 1 in table.hand.deciding
    assert 2 not in table.hand.deciding


def test_r_sho_3_option_choice_counts_what_was_shown_for_the_side_pot() -> None:
    """R-SHO-2, R-SHO-3: aces shown for the side pot lie open for the main pot; seat 1, first there, need not show."""
    table = Table([300, 1000, 1000], show_time=5, allin_showdown="choice")
    table.deal("7c2d AsAh KcKd", "3c4d9hJs8d", button=3)
    table.play("c a c c b100 c k k k k")
    assert [event.seat for event in table.log if isinstance(event, ev.HandShown)] == [2]
    assert table.hand.deciding == (1, 3)


def test_r_sho_5_a_mucked_hand_is_in_no_event() -> None:
    """R-SHO-5, trouble R-63: neither mucked nor folded cards appear in any public event."""
    table = Table([1000] * 3)
    table.deal("AsAh QcQd 7c2d", "3c4d9hJs8d", button=3)
    table.play("c c k k k k k k k k k k")
    public = [event for event in table.log if event.visibility is ev.Visibility.PUBLIC]
    cards = [card for event in public for card in getattr(event, "cards", ()) if isinstance(card, int)]
    assert {card_text(card) for card in cards} == {"As", "Ah", "3c", "4d", "9h", "Js", "8d"}
    assert not [seat for seat in public_view(table.state).seats if seat.shown and seat.seat != 1]
