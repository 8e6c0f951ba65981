"""Long evenings by chance: people come, leave, post, top up, fall asleep; the laws hold and nothing is left out."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.cards import FULL_DECK
from poker_bot.engine.evolve import fold, kinds
from poker_bot.engine.rules import TableRules
from poker_bot.engine.state import Entry, Phase, TableState
from poker_bot.engine.views import legal_actions
from tests.engine.test_properties import Live, no_hidden_card

STEPS = 900


def _rules(rng: random.Random) -> TableRules:
    return TableRules(
        small_blind=rng.choice([0, 5, 10]),
        big_blind=10,
        ante=rng.choice([0, 0, 2]),
        big_blind_ante=rng.choice([0, 0, 10]),
        seats=rng.choice([2, 3, 6, 10]),
        buy_in_min=40,
        buy_in_max=400,
        allin_showdown=rng.choice(["all", "choice"]),
        post_to_enter=rng.choice(["choice", "choice", "free"]),
        time_bank=rng.choice([0, 20]),
        time_bank_refill_hands=3,
        show_time=rng.choice([0, 5]),
    )


def _order(rng: random.Random) -> tuple[int, ...]:
    return tuple(rng.sample(FULL_DECK, len(FULL_DECK)))


def _bet(state: TableState, rng: random.Random) -> act.Action:
    """The player to act does something plausible."""
    legal = legal_actions(state)
    assert legal is not None
    seat, turn, dice = legal.seat, legal.turn, rng.random()
    if dice < 0.04:
        return act.TimeOut(turn)
    if legal.call and dice < 0.2:
        return act.Fold(seat, turn)
    if legal.all_in_to and dice < 0.24:
        return act.AllIn(seat, turn)
    if legal.max_to and dice < 0.45:
        kind = act.BetTo if legal.opening else act.RaiseTo
        return kind(seat, turn, rng.choice([legal.min_to, legal.half_pot_to, legal.pot_to]))
    return (act.Call if legal.call else act.Check)(seat, turn)


def _aside(state: TableState, rng: random.Random) -> act.Action:
    """Something that is not a bet."""
    taken = [(number, seat) for number, seat in enumerate(state.seats, 1) if seat is not None]
    away = [number for number, seat in taken if seat.sitting_out]
    late = [number for number, seat in taken if seat.entry is not Entry.IN and not seat.sitting_out]
    if away and rng.random() < 0.2:
        return act.SitIn(rng.choice(away))
    if late and rng.random() < 0.3:
        return act.ChooseEntry(rng.choice(late), posting=True)
    if len(taken) < len(state.seats) and rng.random() < 0.3:
        return act.SitDown(rng.randint(1, 30), 400)
    seat = rng.randint(1, len(state.seats))
    player = rng.randint(1, 12)
    choices: list[act.Action] = [
        act.SitDown(player, rng.randint(40, 400)),
        act.SitDown(player, 400),
        act.StandUp(seat),
        act.SitOut(seat),
        *[act.SitIn(seat)] * 3,
        act.ChooseEntry(seat, posting=False),
        act.TopUp(seat, rng.randint(1, 200)),
        act.SetPreAction(seat, "check-fold"),
        act.SetPreAction(seat, "call", 10),
        act.ClearPreAction(seat),
        act.ExtendTurn(state.turn, 500),
        act.SpendTimeBank(seat, rng.randint(1, 9000)),
    ]
    if rng.random() < 0.05:
        choices += [act.ForgetDeparted(player), act.ChangeRules(_rules(rng))] * 6
    return rng.choice(choices)


def _next(state: TableState, rng: random.Random) -> act.Action:
    hand = state.hand
    if hand is not None and hand.phase is Phase.SHOWDOWN and rng.random() < 0.8:
        seat = rng.choice(hand.deciding)
        return rng.choice([act.Show(seat, state.turn), act.Muck(seat, state.turn), act.TimeOut(state.turn)])
    if state.hand_running and rng.random() < 0.85:
        return _bet(state, rng) if hand is not None and hand.to_act else act.TimeOut(state.turn)
    if not state.hand_running and rng.random() < 0.5:
        return act.StartHand(_order(rng)) if state.drawn else act.DrawForButton(_order(rng))
    if hand is not None and hand.phase is Phase.OVER and rng.random() < 0.2:
        return act.Show(rng.choice(hand.players).seat, state.turn, rng.choice([(), (0,), (1,)]))
    return _aside(state, rng)


def _evening(seed: int) -> Live:
    rng = random.Random(seed)
    live = Live(_rules(rng))
    for _ in range(STEPS):
        live.try_(_next(live.state, rng))
        no_hidden_card(live)
    live.try_(act.CloseTable())
    while not live.state.closed:
        assert live.try_(act.TimeOut(live.state.turn)) is None
    return live


@pytest.fixture(scope="module")
def evenings() -> list[Live]:
    """Sixteen evenings, played once for all tests here."""
    return [_evening(seed) for seed in range(16)]


def test_every_chip_goes_home(evenings: list[Live]) -> None:
    """When the table is closed everything that was brought has been taken home by somebody."""
    for live in evenings:
        assert live.state.chips == 0
        came = sum(event.chips for event in live.log if isinstance(event, ev.PlayerSatDown | ev.TopUpQueued))
        went = sum(event.chips for event in live.log if isinstance(event, ev.PlayerStoodUp | ev.TopUpReturned))
        assert came == went


def test_the_log_alone_rebuilds_the_table(evenings: list[Live]) -> None:
    """Folding a whole evening's log gives the state at its end."""
    for live in evenings:
        assert fold(live.log) == live.state


def test_the_evenings_see_everything(evenings: list[Live]) -> None:
    """No kind of event is left out by chance, or these laws would hold for half the engine."""
    seen = Counter(type(event) for live in evenings for event in live.log)
    assert kinds() - set(seen) == set()
    assert sum(live.state.hand_number for live in evenings) > 500


def test_nobody_has_the_big_blind_twice_running(evenings: list[Live]) -> None:
    """R-TAB-3, R-TAB-4, trouble R-32: the big blind moves at every hand, whoever comes and goes."""
    for live in evenings:
        blinds = [event for event in live.log if isinstance(event, ev.HandStarted) and event.big_blind]
        for before, after in pairwise(blinds):
            assert after.big_blind != before.big_blind or _seat_changed_hands(live, before, after)


def _seat_changed_hands(live: Live, before: ev.HandStarted, after: ev.HandStarted) -> bool:
    """Somebody stood up in that seat between the two hands, so another person posts there."""
    start, end = live.log.index(before), live.log.index(after)
    return any(isinstance(event, ev.PlayerStoodUp) and event.seat == before.big_blind for event in live.log[start:end])
