"""R-DRW, R-HOM-7 and R-RNK-3 in play: the draw of five-card games, its order, its stub and its hands."""

import pytest

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.cards import FULL_DECK, SHORT_DECK, parse_cards
from poker_bot.engine.showdown import hole_cards
from poker_bot.engine.state import Phase
from poker_bot.engine.views import public_view, reseal_wanted, seat_view
from tests.engine.driver import Table


def _draw(players: int | list[int] = 3, hole: str = "", served: str = "", **rules: object) -> Table:
    """Five-card draw with an ante of 5 and no blinds, the last seat on the button, dealt."""
    stacks = [1000] * players if isinstance(players, int) else players
    defaults: dict[str, object] = {"variant": "draw", "small_blind": 0, "big_blind": 0, "ante": 5}
    table = Table(stacks, **(defaults | {"seats": max(2, len(stacks))} | rules))
    table.deal(hole, served, button=len(stacks))
    return table


def _cards(table: Table, seat: int) -> set[int]:
    return set(hole_cards(table.hand, seat))


def _of(table: Table, kind: type[ev.Event]) -> list[ev.Event]:
    """Events of the kind, of the hand on view."""
    started = max(place for place, event in enumerate(table.log) if isinstance(event, ev.HandStarted))
    return [event for event in table.log[started:] if isinstance(event, kind)]


# --- R-DRW-1, R-DRW-2: the two rounds -------------------------------------------------------------------------------


def test_r_drw_1_five_cards_and_left_of_the_button_first_in_both_rounds() -> None:
    """R-DRW-1, R-DEA-1: antes, five cards one at a time, first round, draw, second round, showdown."""
    table = _draw(3)
    assert public_view(table.state).pot == 15
    assert table.hand.hole == tuple(tuple(range(index, 15, 3)) for index in range(3))
    assert table.hand.to_act == 1
    table.play("k k k")
    assert (table.hand.phase, table.hand.to_act) == (Phase.DRAWING, 1)
    table.play("d d d")
    assert (table.hand.phase, table.hand.to_act, table.hand.street) == (Phase.BETTING, 1, 1)
    table.play("k k k")
    assert not table.state.hand_running


def test_r_drw_1_a_bet_does_not_move_the_order() -> None:
    """R-DRW-1: after a raise by the last player it is still left of the button who draws and bets first."""
    table = _draw(3)
    table.play("k k b20 c c")
    assert table.hand.to_act == 1
    table.play("d d d")
    assert table.hand.to_act == 1


def test_r_drw_1_the_second_round_passes_over_who_folded() -> None:
    """R-DRW-1: the first live player left of the button draws and bets first."""
    table = _draw(4)
    table.play("k b20 c c f")
    assert table.hand.to_act == 2
    table.play("d d d")
    assert table.hand.to_act == 2


@pytest.mark.parametrize(("players", "first", "second"), [(3, 3, 1), (2, 2, 1)])
def test_r_drw_1_with_blinds(players: int, first: int, second: int) -> None:
    """R-DRW-1, R-TAB-4: with blinds left of the big blind is first; heads-up the button first and then last."""
    table = _draw(players, small_blind=10, big_blind=20, ante=0)
    assert (table.hand.to_act, table.legal.call) == (first, 20 if players == 3 else 10)
    table.play("c c k" if players == 3 else "c k")
    assert (table.hand.phase, table.hand.to_act) == (Phase.DRAWING, second)
    table.play("d " * players)
    assert (table.hand.phase, table.hand.to_act) == (Phase.BETTING, second)


def test_r_drw_2_bet_check_or_fold_then_call_raise_or_fold() -> None:
    """R-DRW-2: nothing bet: bet (the ante at least), check or fold; facing a bet: call, raise by it, or fold."""
    table = _draw(3)
    assert (table.legal.call, table.legal.opening, table.legal.min_to, table.legal.max_to) == (0, True, 5, 995)
    table.play("f b20")
    assert (table.legal.call, table.legal.opening, table.legal.min_to) == (20, False, 40)
    assert table.refuse(act.Check(3, table.legal.turn)).code == "must-call"


def test_r_drw_2_all_fold_to_one_and_nothing_is_drawn() -> None:
    """R-DRW-2, R-BET-8: the last one left takes the antes; no draw, nothing shown."""
    table = _draw(3)
    table.play("b20 f f")
    assert table.stacks() == [1010, 995, 995]
    assert not _of(table, ev.StreetDealt)
    assert not _of(table, ev.HandShown)


# --- R-DRW-3: the draw ----------------------------------------------------------------------------------------------


def test_r_drw_3_all_declare_before_anybody_is_served() -> None:
    """R-DRW-3, trouble R-58: discards are fixed one after the other, then the cards come in the same order."""
    table = _draw(3)
    table.play("k k k d01 d")
    assert not _of(table, ev.CardsServed)
    events = table.do(act.Draw(3, table.state.turn, (0, 2, 4)))
    assert table.kinds(events) == ["DrawDeclared", *["CardsServed"] * 3, "DrawClosed", "TurnStarted"]
    served = [(event.seat, event.positions) for event in events if isinstance(event, ev.CardsServed)]
    assert served == [(1, (16, 17)), (2, ()), (3, (18, 19, 20))]  # 15 hole cards, the burn card is number 15


def test_r_drw_3_one_burn_before_the_draw() -> None:
    """R-DRW-3, R-DEA-2: one card is burnt, and it is nobody's."""
    table = _draw(3)
    table.play("k k k")
    assert [event.burn for event in table.all(ev.StreetDealt) if isinstance(event, ev.StreetDealt)] == [15]
    table.play("d01234 d01234 d01234")
    assert not any(15 in places for places in table.hand.hole)


def test_r_drw_3_what_is_marked_goes_and_the_rest_stays() -> None:
    """R-DRW-3: the marked cards are replaced by the next of the deck, all others stay in the hand."""
    table = _draw(2, "AsAhAd2c3d KsKhKd4c5d", "QsQh Js")
    table.play("k k d34 d3")
    assert _cards(table, 1) == set(parse_cards("AsAhAdQsQh"))
    assert _cards(table, 2) == set(parse_cards("KsKhKd5dJs"))


def test_r_drw_3_the_number_is_public_and_the_cards_are_not() -> None:
    """R-DRW-3, law 6: the room learns 3, stood pat, not yet; which cards is for the seat alone."""
    table = _draw(3)
    table.play("k k k d024 d")
    seats = public_view(table.state).seats
    assert [(seat.drawn, seat.last_act, seat.last_amount) for seat in seats[:2]] == [
        (3, "draw", 3),
        (0, "stand-pat", 0),
    ]
    assert seats[2].drawn == -1
    assert ev.DrawDeclared.visibility is ev.Visibility.SEAT


def test_r_drw_3_the_choice_is_final() -> None:
    """R-DRW-3: a second press, another's press and a bet in the draw are refused; so is a draw when bets are made."""
    table = _draw(3)
    assert table.refuse(act.Draw(1, table.state.turn, (0,))).code == "no-draw-now"
    table.play("k k k")
    turn = table.state.turn
    assert table.refuse(act.Check(1, turn)).code == "draw-now"
    assert table.refuse(act.Draw(2, turn, (0,))).params == {"seat": 1}
    table.play("d0")
    assert table.refuse(act.Draw(1, turn, (1,))).code == "stale-turn"
    assert table.refuse(act.Draw(1, table.state.turn, (1,))).code == "not-your-turn"


def test_every_decision_of_a_draw_has_a_number_of_its_own() -> None:
    """Law 4: bets and draws are counted together, so no press of one decision fits another."""
    table = _draw(3)
    table.play("k k k d0 d d01 k k k")
    turns = [event.turn for event in table.log if isinstance(event, ev.TurnStarted)]
    assert turns == list(range(1, 10))


@pytest.mark.parametrize("cards", [(0, 0), (5,), (-1,), (0, 1, 2, 3, 4, 0)])
def test_r_drw_3_only_cards_he_holds(cards: tuple[int, ...]) -> None:
    """R-DRW-3: a card twice or one that is not there is refused, and nothing has changed."""
    table = _draw(2)
    table.play("k k")
    assert table.refuse(act.Draw(1, table.state.turn, cards)).code == "no-such-card"
    assert seat_view(table.state, 1).max_draw == 5


def test_r_drw_3_all_in_players_draw() -> None:
    """R-DRW-3, R-BET-9: one all-in and two with chips: all three draw in turn, and only the two bet afterwards."""
    table = _draw([1000, 25, 1000])
    table.play("k b20 c c")
    assert [seat.status for seat in public_view(table.state).seats] == ["playing", "all-in", "playing"]
    assert table.hand.to_act == 1
    table.play("d d01234")
    assert public_view(table.state).seats[1].drawn == 5
    table.play("d")
    assert (table.hand.phase, table.hand.to_act) == (Phase.BETTING, 1)
    table.play("k")
    assert table.hand.to_act == 3


def test_r_bet_9_in_a_draw_game_hands_stay_closed_until_the_last_card_is_served() -> None:
    """R-BET-9: everybody all-in before the draw: nothing is shown, all draw, then hands are turned up and pots paid."""
    table = _draw(2, "AsAhAd2c3d KsKhKd4c5d", "QsQh KcJs")
    table.play("b500 a c")
    assert ev.BettingClosed() in table.log
    assert not _of(table, ev.HandShown)
    assert (table.hand.phase, table.hand.to_act) == (Phase.DRAWING, 1)
    table.play("d34")
    assert not _of(table, ev.HandShown)
    events = table.do(act.Draw(2, table.state.turn, (3, 4)))
    kinds = table.kinds(events)
    assert kinds.index("HandShown") > len(kinds) - 1 - kinds[::-1].index("CardsServed")
    assert "TurnStarted" not in kinds
    assert table.stacks() == [0, 2000]


def test_r_bet_9_the_uncalled_part_goes_back_before_the_draw() -> None:
    """R-BET-9: 995 against 45: 950 are back before anybody draws; the one with chips draws and bets no more."""
    table = _draw([1000, 50])
    table.play("a c")
    assert ev.UncalledBetReturned(1, 950) in table.log
    assert public_view(table.state).pot == 100
    table.play("d d")
    assert not table.state.hand_running


def test_r_pot_2_a_side_pot_is_won_before_the_draw() -> None:
    """R-POT-2: 100 bet, all-in 50, raised, folded: the layer above 50 is won at once; the draw is for the other 165."""
    table = _draw([1000, 55, 1000])
    table.play("b100 a r300 f")
    assert ev.PotAwarded(1, 100, ((3, 100),), contested=False) in table.log
    assert table.hand.phase is Phase.DRAWING
    view = public_view(table.state)
    assert (view.pot, [(pot.amount, pot.eligible) for pot in view.pots]) == (165, [(165, (2, 3))])


def test_r_bet_10_time_out_stands_pat() -> None:
    """R-BET-10, trouble R-40: whose clock runs out in the draw stands pat, and is still in the hand."""
    table = _draw(2, time_bank=0)
    table.play("k k")
    before = _cards(table, 1)
    table.do(act.TimeOut(table.state.turn))
    assert _of(table, ev.DrawDeclared) == [ev.DrawDeclared(1, ())]
    table.play("d01")
    assert _cards(table, 1) == before
    assert table.hand.to_act == 1


def test_r_clk_1_the_time_bank_runs_in_the_draw() -> None:
    """R-CLK-1: the bank begins first; then the draw may still be made, or the next time-out stands pat."""
    table = _draw(2, time_bank=30)
    table.play("k k")
    table.do(act.TimeOut(table.state.turn))
    assert table.hand.time_bank_running
    table.play("d01")
    assert _of(table, ev.DrawDeclared) == [ev.DrawDeclared(1, (0, 2))]
    assert not table.hand.time_bank_running


def test_r_bet_10_a_leaver_stands_pat_in_turn() -> None:
    """R-BET-10: who leaves during another's draw stands pat when it is his turn, checks or folds, and cannot draw."""
    table = _draw(3)
    table.play("k k k")
    table.do(act.StandUp(2))
    assert not _of(table, ev.DrawDeclared)
    table.play("d0")
    assert _of(table, ev.DrawDeclared)[1:] == [ev.DrawDeclared(2, ())]
    assert table.hand.to_act == 3
    table.play("d b20")
    assert ev.PlayerFolded(2) in table.log
    assert table.state.seats[1] is None


def test_r_bet_10_a_leaver_stands_pat_at_once_in_his_own_turn() -> None:
    """R-BET-10: who leaves while it is his draw stands pat there and then."""
    table = _draw(3)
    table.play("k k k")
    table.do(act.StandUp(1))
    assert _of(table, ev.DrawDeclared) == [ev.DrawDeclared(1, ())]
    assert table.hand.to_act == 2


def test_r_bet_10_a_leaver_all_in_stands_pat_and_may_win() -> None:
    """R-BET-10: an all-in hand stays live though its player leaves: it stands pat and wins."""
    table = _draw([50, 1000], "AsAhAdAc3d KsKhKd4c5d", "Kc")
    table.play("a c")
    table.do(act.StandUp(1))
    events = table.do(act.Draw(2, table.state.turn, (3,)))
    assert ev.PlayerStoodUp(1, 101, 100, "left") in events


def test_r_clk_3_who_sleeps_does_not_hold_up_the_draw() -> None:
    """R-CLK-3: after two decisions in a row left to the clock he stands pat in his turn, without a time of waiting."""
    table = _draw(3, time_bank=0)
    table.play("k k k d d d")
    table.do(act.TimeOut(table.state.turn))
    table.play("k k")
    table.deal()
    table.play("k k")
    table.do(act.TimeOut(table.state.turn))
    assert [seat.status for seat in public_view(table.state).seats] == ["away", "playing", "playing"]
    table.play("d0 d0")
    assert _of(table, ev.DrawDeclared)[-1] == ev.DrawDeclared(1, ())
    assert (table.hand.phase, table.hand.to_act) == (Phase.BETTING, 2)


def test_r_tab_6_who_will_sit_out_still_draws() -> None:
    """R-TAB-6, R-CLK-3: sitting out begins with the next hand: in this one he is asked and may draw."""
    table = _draw(3)
    table.do(act.SitOut(2))
    table.play("k k k d")
    assert table.hand.to_act == 2
    table.play("d01")
    assert _of(table, ev.DrawDeclared)[-1] == ev.DrawDeclared(2, (1, 4))


# --- R-HOM-7 --------------------------------------------------------------------------------------------------------


def test_r_hom_7_at_most_three() -> None:
    """R-HOM-7: with ``max_draw`` 3 a fourth card is refused with the number that is possible."""
    table = _draw(2, "AsKhQd2c3d KsQhJd4c5d", max_draw=3)
    table.play("k k")
    assert seat_view(table.state, 1).max_draw == 3
    assert table.refuse(act.Draw(1, table.state.turn, (1, 2, 3, 4))).params == {"cards": 4, "maximum": 3}
    table.play("d234")


def test_r_hom_7_four_with_an_ace() -> None:
    """R-HOM-7: who keeps an ace draws four; throwing the ace away, or without one, it is three."""
    table = _draw(2, "AsKhQd2c3d KsQhJd4c5d", max_draw=3, ace_draws_one_more=True)
    table.play("k k")
    assert seat_view(table.state, 1).max_draw == 4
    assert table.refuse(act.Draw(1, table.state.turn, (0, 1, 2, 3))).params == {"cards": 4, "maximum": 3}
    assert table.refuse(act.Draw(1, table.state.turn, (0, 1, 2, 3, 4))).code == "draws-too-many"
    table.play("d1234")
    assert seat_view(table.state, 2).max_draw == 3
    assert table.refuse(act.Draw(2, table.state.turn, (1, 2, 3, 4))).params == {"cards": 4, "maximum": 3}


# --- the stub ends (R-DRW-3, trouble) --------------------------------------------------------------------


class Watch:
    """A draw whose stub ends, watched: who was given which cards, and what was shuffled anew."""

    def __init__(self, table: Table) -> None:
        """Everybody has declared; the hand waits for its first new order."""
        self.table = table
        self.own = {player.seat: self._discards(player.seat) for player in table.hand.players if not player.folded}
        self.folded = {card for player in table.hand.players if player.folded for card in _cards(table, player.seat)}
        burns = [event.burn for event in _of(table, ev.StreetDealt) if isinstance(event, ev.StreetDealt)]
        self.burnt = {table.hand.deck.order[place] for place in burns}
        self.first_deck = table.hand.deck.order
        self.pools: list[set[int]] = []
        self.served: dict[int, list[int]] = {seat: [] for seat in self.own}

    def _discards(self, seat: int) -> set[int]:
        player = next(player for player in self.table.hand.players if player.seat == seat)
        return {self.table.hand.deck.order[place] for place in player.discards or ()}

    def finish(self, first: int = 0) -> None:
        """Answer every question for a new order, one that begins with card number ``first``, until all are served."""
        while self.table.hand.phase is Phase.RESEALING:
            count = reseal_wanted(self.table.state)
            self.table.do(act.Reseal(tuple((number + first) % count for number in range(count))))
            sealed = _of(self.table, ev.StubSealed)[-1]
            assert isinstance(sealed, ev.StubSealed)
            assert len(sealed.order) == count
            self.pools.append(set(sealed.order))
            self._laws()

    def _laws(self) -> None:
        """No card in two live hands, nobody has one of his discards back, the burn card stays out."""
        hands = [_cards(self.table, seat) for seat in self.own]
        assert sum(map(len, hands)) == len(set().union(*hands)), "a card in two hands"
        for seat, discards in self.own.items():
            player = next(player for player in self.table.hand.players if player.seat == seat)
            if player.served:
                assert not _cards(self.table, seat) & discards, f"seat {seat} has his own discard"
                assert len(_cards(self.table, seat)) == 5
            assert not _cards(self.table, seat) & self.burnt


def _six_handed() -> Table:
    """Trouble R-55: six players, one folds, 22 cards left, one burnt; draws of 5, 5, 5, 4 and 4."""
    table = _draw(6)
    table.play("f k k k k k")
    assert len(FULL_DECK) - table.hand.dealt == 21
    table.play("d01234 d01234 d01234 d0123 d0123")
    return table


def test_r_drw_3_the_stub_ends_inside_a_players_cards() -> None:
    """R-DRW-3, trouble R-55: 23 wanted, 21 there: the last drawer gets 2 of the stub and 2 of the new seal."""
    table = _six_handed()
    assert (table.hand.phase, table.hand.to_act) == (Phase.RESEALING, 0)
    served = [event for event in _of(table, ev.CardsServed) if isinstance(event, ev.CardsServed)]
    assert [(event.seat, len(event.positions), event.last) for event in served] == [
        (2, 5, True),
        (3, 5, True),
        (4, 5, True),
        (5, 4, True),
        (6, 2, False),
    ]
    table.do(act.Reseal(tuple(range(24))))
    last = _of(table, ev.CardsServed)[-1]
    assert isinstance(last, ev.CardsServed)
    assert (last.seat, len(last.positions), last.last) == (6, 2, True)
    assert (table.hand.phase, table.hand.to_act) == (Phase.BETTING, 2)


def test_r_drw_3_the_new_seal_is_of_folded_hands_and_served_discards() -> None:
    """R-DRW-3: five cards folded and 5 + 5 + 5 + 4 discards served before: 24, without his own 4 and the burn card."""
    table = _six_handed()
    watch = Watch(table)
    before = set().union(*[watch.own[seat] for seat in (2, 3, 4, 5)])
    assert ev.ResealAsked(24, deals=False) in table.log
    assert reseal_wanted(table.state) == 24
    watch.finish()
    assert watch.pools == [watch.folded | before]
    assert not watch.pools[0] & (watch.own[6] | watch.burnt)


def test_r_drw_3_the_new_order_is_what_is_served() -> None:
    """R-DRW-3, R-FAIR-5: the cards asked for stand in ascending order, and the answer says which of them come first."""
    table = _six_handed()
    watch = Watch(table)
    pool = sorted(watch.folded.union(*[watch.own[seat] for seat in (2, 3, 4, 5)]))
    order = (7, 3, *[number for number in range(24) if number not in {7, 3}])
    table.do(act.Reseal(order))
    assert hole_cards(table.hand, 6)[-2:] == (pool[7], pool[3])


@pytest.mark.parametrize("order", [(), tuple(range(23)), tuple(range(25)), (0, *range(23)), tuple(range(1, 25))])
def test_r_drw_3_only_a_permutation_is_taken(order: tuple[int, ...]) -> None:
    """R-FAIR-5: an order that is no permutation of the 24 is refused and the hand waits on."""
    table = _six_handed()
    assert table.refuse(act.Reseal(order)).code == "bad-deck"
    assert reseal_wanted(table.state) == 24


def test_r_drw_3_nobody_acts_while_the_deck_is_shuffled() -> None:
    """R-FAIR-5: until the new order has come there is no turn; without such a question an order is refused."""
    table = _six_handed()
    for action in (act.Draw(6, table.state.turn, ()), act.Check(2, table.state.turn), act.TimeOut(table.state.turn)):
        assert table.refuse(action).code == "resealing"
    table.do(act.Reseal(tuple(range(24))))
    assert reseal_wanted(table.state) == 0
    assert table.refuse(act.Reseal(tuple(range(24)))).code == "no-reseal"


def test_r_drw_3_an_exact_stub_needs_no_new_seal() -> None:
    """R-DRW-3: 21 cards for draws of 5, 5, 5, 4 and 2: enough to the last card."""
    table = _draw(6)
    table.play("f k k k k k d01234 d01234 d01234 d0123 d01")
    assert not _of(table, ev.ResealAsked)
    assert table.hand.dealt == 52
    table.play("k k k k k")
    assert not table.state.hand_running


def test_r_drw_3_one_card_of_the_stub_is_left() -> None:
    """R-DRW-3: 21 cards for five times five: the last has one of the stub, and his other four of the 25 given up."""
    table = _draw(6)
    table.play("f k k k k k d01234 d01234 d01234 d01234 d01234")
    watch = Watch(table)
    served = [event for event in _of(table, ev.CardsServed) if isinstance(event, ev.CardsServed)]
    assert [(event.seat, len(event.positions)) for event in served] == [(2, 5), (3, 5), (4, 5), (5, 5), (6, 1)]
    watch.finish()
    assert len(watch.pools[0]) == 25


def test_r_drw_3_the_stub_ends_between_two_players() -> None:
    """R-DRW-3: 21 cards for 5, 5, 5, 5 and 1: the sixth has none of the stub and all five of the 21 given up."""
    table = _draw(6)
    table.play("k k k k k k d01234 d01234 d01234 d01234 d0 d01234")
    served = [(event.seat, event.last) for event in _of(table, ev.CardsServed) if isinstance(event, ev.CardsServed)]
    assert served == [(seat, True) for seat in range(1, 6)]
    watch = Watch(table)
    watch.finish()
    assert watch.pools == [set().union(*[watch.own[seat] for seat in range(1, 6)])]
    assert len(watch.pools[0]) == 21


def test_r_drw_3_who_stands_pat_after_the_stub_has_ended_needs_no_card() -> None:
    """R-DRW-3: with 21 cards used up exactly, a player who stands pat asks for no new seal."""
    table = _draw(6)
    table.play("f k k k k k d01234 d01234 d01234 d01234 d")
    assert not _of(table, ev.ResealAsked)


def _five_on_32() -> Table:
    """Trouble R-54: five players on 32 cards: 25 dealt, one burnt, six left, and everybody wants five."""
    table = _draw(5, variant="draw32")
    table.play("k " * 5)
    assert len(SHORT_DECK) - table.hand.dealt == 6
    table.play("d01234 " * 5)
    return table


def test_r_drw_3_five_players_on_32_cards() -> None:
    """R-DRW-3, trouble R-54: whoever comes after the first gets discards of those before him, never his own."""
    table = _five_on_32()
    watch = Watch(table)
    assert reseal_wanted(table.state) == 5  # the discards of the first, for the second
    watch.finish()
    assert (table.hand.phase, table.hand.to_act) == (Phase.BETTING, 1)
    assert all(len(_cards(table, seat)) == 5 for seat in range(1, 6))
    assert watch.pools[0] == watch.own[1]
    served_before: set[int] = set()
    for seat in range(1, 6):
        got = _cards(table, seat)
        assert got <= served_before | set(watch.first_deck[26:]), "from the stub or from who was served before"
        served_before |= watch.own[seat]


@pytest.mark.parametrize("first", range(1, 5))
def test_r_drw_3_the_laws_hold_in_any_order(first: int) -> None:
    """R-DRW-3: whatever the new orders are, no card is in two hands and nobody has his own again."""
    watch = Watch(_five_on_32())
    watch.finish(first)
    assert watch.table.hand.phase is Phase.BETTING


def test_r_drw_3_all_in_hands_are_shown_after_the_new_seal() -> None:
    """R-BET-9, R-DRW-3: hands stay closed while the last cards are still to be shuffled."""
    table = _draw([50] * 5, variant="draw32")
    table.play("a c c c c " + "d01234 " * 5)
    assert table.hand.phase is Phase.RESEALING
    assert not _of(table, ev.HandShown)
    watch = Watch(table)
    watch.finish()
    assert not table.state.hand_running
    assert len(_of(table, ev.HandShown)) == 5
    assert sum(table.stacks()) == 250


def test_r_drw_3_the_room_sees_no_card_of_the_new_seal() -> None:
    """Law 6: the room is told how many cards are shuffled; the order is secret and prints as nothing."""
    table = _six_handed()
    assert public_view(table.state).phase == "resealing"
    table.do(act.Reseal(tuple(range(24))))
    assert ev.StubSealed.visibility is ev.Visibility.SECRET
    assert str(table.hand.deck.order) not in repr(table.state)


# --- R-RNK-3 in play, R-POT-3 ---------------------------------------------------------------------------------------


def _heads_up(hole: str, **rules: object) -> list[int]:
    """Stacks after both put 100 in, stand pat and show; seat 1's hand is named first."""
    table = _draw(2, hole, "", variant="draw32", **rules)
    table.play("b95 c d d k k")
    return table.stacks()


@pytest.mark.parametrize(
    ("hole", "rules", "stacks"),
    [
        ("AsKsQsTs9s AhAdAcKhKd", {}, [900, 1100]),
        ("AsKsQsTs9s AhAdAcKhKd", {"flush_beats_full_house": True}, [1100, 900]),
        ("As7d8c9hTs KsKdQcQhJs", {}, [1100, 900]),
        ("As7d8c9hTs KsKdQcQhJs", {"ace_low_below_seven": False}, [900, 1100]),
        ("As7d8c9hTs 7s8d9cThJs", {}, [900, 1100]),
        ("AsKdQcJhTs AdKhQsJcTd", {}, [1000, 1000]),
    ],
)
def test_r_rnk_3_the_options_decide_the_pot(hole: str, rules: dict[str, object], stacks: list[int]) -> None:
    """R-RNK-3, trouble R-54: flush and full house, A-7-8-9-10 and the straight above it, suits that break no tie."""
    assert _heads_up(hole, **rules) == stacks


def test_r_drw_4_ties_split_with_the_odd_chip_left_of_the_button() -> None:
    """R-DRW-4, R-POT-3: by default a tied pot of 205 is split: 103 left of the button and 102."""
    table = _draw(3, "AsKdQcJhTs AdKhQsJcTd 2c3d5h7s8c")
    table.play("b95 c f d d k k")
    assert table.stacks() == [1000 - 100 + 103, 1000 - 100 + 102, 995]


def test_r_sho_2_a_beaten_hand_is_mucked_unseen() -> None:
    """R-SHO-2, R-SHO-5: the first shows, who is beaten mucks, and the room sees five cards and not ten."""
    table = _draw(2, "AsAhAd2c3d KsKh9d4c5d")
    table.play("k k d d k k")
    assert [seat.shown for seat in public_view(table.state).seats] == [parse_cards("AsAhAd3d2c"), ()]


def test_r_sho_1_the_last_bet_called_shows_first() -> None:
    """R-SHO-1: a bet after the draw that was called is shown first, though its hand loses; else left of the button."""
    for script, shown in (("k k d d k b20 c", [2, 1]), ("k k d d k k", [1]), ("k b20 c d d k k", [1])):
        table = _draw(2, "AsAhAd2c3d KsKh9d4c5d")
        table.play(script)
        assert [event.seat for event in _of(table, ev.HandShown) if isinstance(event, ev.HandShown)] == shown
