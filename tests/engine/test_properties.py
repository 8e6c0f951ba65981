"""Laws under any sequence of actions: chips conserved, hands end, replay equals live, nothing hidden leaks."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.codec import (
    UnknownFormError,
    decode_event,
    decode_state,
    encode_event,
    encode_state,
    event_kind,
)
from poker_bot.engine.decide import step, understood
from poker_bot.engine.deck import deck_order
from poker_bot.engine.evolve import fold, kinds
from poker_bot.engine.rules import TableRules
from poker_bot.engine.showdown import hole_cards
from poker_bot.engine.state import Phase, TableState, chips_of
from poker_bot.engine.views import PHASES, PublicView, legal_actions, public_view, seat_view
from poker_bot.refusals import REFUSALS, Refusal

RULES = st.builds(
    TableRules,
    small_blind=st.sampled_from([0, 1, 10]),
    big_blind=st.sampled_from([10, 25]),
    ante=st.sampled_from([0, 3]),
    big_blind_ante=st.sampled_from([0, 10]),
    bb_ante_first=st.booleans(),
    seats=st.integers(2, 10),
    buy_in_min=st.just(25),
    buy_in_max=st.just(1000),
    min_raise=st.sampled_from(["last", "double", "bb"]),
    first_to_show=st.sampled_from(["last_street", "last_bettor"]),
    allin_showdown=st.sampled_from(["all", "choice"]),
    post_to_enter=st.sampled_from(["choice", "free"]),
    time_bank=st.sampled_from([0, 30]),
    show_time=st.sampled_from([0, 5]),
)


class Live:
    """A table driven by chance, with the log of everything that happened."""

    def __init__(self, rules: TableRules) -> None:
        """Open the table."""
        self.log: list[ev.AnyEvent] = []
        self._state: TableState | None = None
        self.try_(act.OpenTable(rules))

    @property
    def state(self) -> TableState:
        """The table now."""
        assert self._state is not None
        return self._state

    def try_(self, action: act.Action) -> Refusal | None:
        """Ask for ``action``; refused or not, the laws must hold afterwards."""
        before = self._state
        outcome = step(before, action)
        if isinstance(outcome, Refusal):
            assert set(outcome.params) == set(REFUSALS[outcome.code])
            return outcome
        events, state = outcome
        for event in events:
            before = fold((event,), before)
            assert chips_of(before) == before.chips, "R-POT-4: chips must be conserved at every event"
        assert before == state
        self.log += events
        self._state = state
        return None


SEATS = st.integers(1, 10)
CHIPS = st.integers(-5, 1200)
TABLE_ACTIONS: list[Callable[[st.DataObject, TableState], act.Action]] = [
    lambda data, _state: act.SitDown(data.draw(st.integers(1, 12)), data.draw(CHIPS), data.draw(st.integers(0, 11))),
    lambda data, _state: act.StandUp(data.draw(SEATS)),
    lambda data, _state: act.SitOut(data.draw(SEATS)),
    lambda data, _state: act.SitIn(data.draw(SEATS)),
    lambda data, _state: act.ChooseEntry(data.draw(SEATS), data.draw(st.booleans())),
    lambda data, _state: act.TopUp(data.draw(SEATS), data.draw(CHIPS)),
    lambda data, _state: act.PlanEnd(data.draw(st.sampled_from([-1, 0, 1, 3, 50, 100, 101]))),
    lambda data, _state: act.SetStopTime(data.draw(st.booleans())),
    lambda data, _state: act.ForgetDeparted(data.draw(st.integers(1, 12))),
    lambda data, _state: act.ChangeRules(data.draw(RULES)),
    lambda data, state: act.SetPreAction(
        data.draw(SEATS),
        data.draw(st.sampled_from(["check-fold", "call"])),
        data.draw(st.integers(0, 30)) * (state.turn > 0),
    ),
    lambda data, _state: act.ClearPreAction(data.draw(SEATS)),
    lambda data, state: act.Show(data.draw(SEATS), state.turn, data.draw(st.sampled_from([(), (0,), (1,), (5,)]))),
    lambda data, state: act.Muck(data.draw(SEATS), state.turn),
    lambda data, state: act.TimeOut(state.turn + data.draw(st.integers(-1, 1))),
    lambda data, _state: act.SpendTimeBank(data.draw(SEATS), data.draw(st.integers(0, 40_000))),
    lambda data, state: act.ExtendTurn(state.turn, data.draw(st.integers(-5, 5000))),
]


def _betting(data: st.DataObject, state: TableState) -> act.Action:
    """Mostly the player to act with something plausible, sometimes somebody else or nonsense."""
    legal = legal_actions(state)
    seat = legal.seat if legal is not None and data.draw(st.integers(0, 9)) else data.draw(SEATS)
    turn = state.turn if data.draw(st.integers(0, 9)) else state.turn - 1
    kind = data.draw(st.integers(0, 7))
    if kind < 3:
        return (act.Call if legal is not None and legal.call else act.Check)(seat, turn)
    if kind == 3:
        return act.Fold(seat, turn)
    if kind == 4:
        return act.AllIn(seat, turn)
    low, high = (legal.min_to, legal.max_to) if legal is not None and legal.max_to else (0, 50)
    amount = data.draw(st.integers(low, min(high, low + 60)) | CHIPS)
    return (act.BetTo if legal is not None and legal.opening else act.RaiseTo)(seat, turn, amount)


def _next_action(data: st.DataObject, state: TableState) -> act.Action:
    if state.hand_running and data.draw(st.integers(0, 3)):
        return _betting(data, state)
    if not state.hand_running and data.draw(st.booleans()):
        order = deck_order(data.draw(st.binary(min_size=32, max_size=32)))
        return act.StartHand(order) if state.drawn else act.DrawForButton(order)
    return data.draw(st.sampled_from(TABLE_ACTIONS))(data, state)


def _play(data: st.DataObject, steps: int) -> Live:
    live = Live(data.draw(RULES))
    for player in range(1, data.draw(st.integers(0, 6)) + 1):
        live.try_(act.SitDown(player, data.draw(st.integers(25, 400))))
    for _ in range(data.draw(st.integers(0, steps))):
        live.try_(_next_action(data, live.state))
        no_hidden_card(live)
    return live


def no_hidden_card(live: Live) -> None:
    """Every card in the public view or a public event was turned up by an event; a seat sees its own and no other's."""
    state, hand = live.state, live.state.hand
    view = public_view(state)
    if hand is None:
        return
    open_cards = set(hand.board + hand.second).union(*[player.shown for player in hand.players])
    assert _cards_in(view) <= open_cards
    for player in hand.players:
        seat = state.seats[player.seat - 1]
        if seat is None or seat.player != player.player:
            continue
        own = seat_view(state, player.seat)
        assert repr(own) == f"SeatView(seat={player.seat}, hand_number={state.hand_number})"
        assert not hand.hole or own.cards == hole_cards(hand, player.seat)
        if player.mucked or player.folded:
            assert not any(shown.shown for shown in view.seats if shown.seat == player.seat) or player.shown
    assert "<sealed>" in repr(state)
    assert str(hand.deck.order) not in repr(state)


def _cards_in(view: PublicView) -> set[int]:
    found = set(view.board)
    for seat in view.seats:
        found |= set(seat.shown)
    for result in view.results:
        for _, five in result.cards:
            found |= set(five)
    return found


@settings(max_examples=150)
@given(st.data())
def test_any_sequence_conserves_chips_and_leaks_nothing(data: st.DataObject) -> None:
    """Whatever is asked, in any order, by anybody: chips add up at every event and hidden cards stay hidden."""
    _play(data, 60)


@settings(max_examples=60)
@given(st.data())
def test_every_hand_ends_by_the_clock_alone(data: st.DataObject) -> None:
    """From any reachable state the clock ends the hand within a bounded number of time-outs."""
    live = _play(data, 40)
    bound = 2 * 4 * 10 * 10 + 1
    for _ in range(bound):
        if not live.state.hand_running:
            break
        assert live.try_(act.TimeOut(live.state.turn)) is None
    assert not live.state.hand_running


@settings(max_examples=60)
@given(st.data())
def test_replaying_the_stored_log_gives_the_same_state(data: st.DataObject) -> None:
    """Encoded, decoded and folded from the beginning, the log is the live state; so is a snapshot."""
    live = _play(data, 60)
    stored = [(event_kind(event), encode_event(event)) for event in live.log]
    assert fold(decode_event(kind, body) for kind, body in stored) == live.state
    assert decode_state(encode_state(live.state)) == live.state


@settings(max_examples=60)
@given(st.data())
def test_legal_actions_are_legal(data: st.DataObject) -> None:
    """Every button that would be drawn is accepted, and one chip outside its bounds is not."""
    live = _play(data, 40)
    state, legal = live.state, legal_actions(live.state)
    if legal is None:
        return
    seat, turn = legal.seat, legal.turn
    offered: list[act.Action] = [act.Fold(seat, turn), (act.Call if legal.call else act.Check)(seat, turn)]
    kind = act.BetTo if legal.opening else act.RaiseTo
    if legal.max_to:
        offered += [kind(seat, turn, to) for to in (legal.min_to, legal.half_pot_to, legal.pot_to, legal.max_to)]
        assert isinstance(step(state, kind(seat, turn, legal.max_to + 1)), Refusal)
        assert isinstance(step(state, kind(seat, turn, legal.min_to - 1)), Refusal)
    if legal.all_in_to:
        offered.append(act.AllIn(seat, turn))
    else:
        assert isinstance(step(state, act.AllIn(seat, turn)), Refusal)
    for action in offered:
        assert not isinstance(step(state, action), Refusal), action


@settings(max_examples=60)
@given(st.data())
def test_what_a_seat_is_offered_is_what_it_may_do(data: st.DataObject) -> None:
    """A seat's view and the judge agree on showing, mucking, wishing in advance and coming in, wherever it stands."""
    live = _play(data, 60)
    state, view = live.state, public_view(live.state)
    for number, taken in enumerate(state.seats, 1):
        may = {action: not isinstance(step(state, action), Refusal) for action in _asides(number, state.turn)}
        if taken is None:
            assert not any(may.values())
            continue
        seat = seat_view(state, number)
        offered = (seat.may_show, seat.may_muck, seat.may_pre_act, seat.waiting)
        assert tuple(may.values()) == offered
        if seat.may_pre_act and seat.to_call:
            assert not isinstance(step(state, act.SetPreAction(number, "call", seat.to_call)), Refusal)
        assert (seat.pre_action != "call") or seat.pre_action_price == seat.to_call
        assert not seat.pre_action or seat.may_pre_act
        assert (view.can_show == number) is (seat.may_show and not seat.may_muck)


def _asides(seat: int, turn: int) -> tuple[act.Action, ...]:
    """What a seat may be offered beside its bets."""
    return (
        act.Show(seat, turn),
        act.Muck(seat, turn),
        act.SetPreAction(seat, "check-fold"),
        act.ChooseEntry(seat, posting=True),
    )


def test_secret_events_are_the_deck_alone() -> None:
    """Law 6: hidden cards stand in ``DeckSealed`` and ``StubSealed`` and nowhere else; nothing prints a deck."""
    assert {kind for kind in kinds() if kind.visibility is ev.Visibility.SECRET} == {ev.DeckSealed, ev.StubSealed}
    order = tuple(range(52))
    for thing in (ev.DeckSealed(order), ev.StubSealed(order), act.StartHand(order), act.Reseal(order)):
        assert "51" not in repr(thing)
        assert "51" not in str(thing)


def test_every_event_and_action_is_understood() -> None:
    """The unions, the fold and the judge know the same events and actions."""
    assert kinds() == set(ev.AnyEvent.__args__)
    assert understood() == set(act.AnyAction.__args__)


@pytest.mark.parametrize("body", [b"", b"{}", b'{"v":1,"e":{}}', b'{"v":99,"e":{"type":"PlayerFolded","seat":1}}'])
def test_unreadable_events_are_named_not_quoted(body: bytes) -> None:
    """A broken or newer form is an error that names its kind and not its content."""
    with pytest.raises(UnknownFormError, match="PlayerFolded") as caught:
        decode_event("PlayerFolded", body)
    assert "seat" not in str(caught.value)
    with pytest.raises(UnknownFormError):
        decode_state(body)


def test_an_event_stored_under_another_kind_is_refused() -> None:
    """The stored kind and the event agree."""
    with pytest.raises(UnknownFormError, match="another event"):
        decode_event("PlayerChecked", encode_event(ev.PlayerFolded(1)))


def test_phases_cover_the_hand() -> None:
    """Every phase of a hand has a public name."""
    assert set(PHASES) == set(Phase)
