"""The laws for every game, structure and option: hands are conserved, legal, hidden and replayed, and they end."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.cards import Card
from poker_bot.engine.codec import decode_event, decode_state, encode_event, encode_state, event_kind
from poker_bot.engine.decide import step
from poker_bot.engine.evolve import fold
from poker_bot.engine.rules import TableRules
from poker_bot.engine.showdown import hole_cards
from poker_bot.engine.state import Hand, Phase, SealedDeck, TableState
from poker_bot.engine.views import legal_actions, public_view, reseal_wanted, seat_view
from poker_bot.refusals import Refusal
from tests.engine.playable import BUY_IN, next_move, playable_rules, reseal
from tests.engine.test_properties import Live

SEEDS = st.integers(0, 2**32 - 1)


def _full_table(rules: TableRules, rng: random.Random, least: int = BUY_IN, most: int = 250) -> Live:
    """A table with these rules and a player in every seat; ``Live`` counts the chips after each event."""
    live = Live(rules)
    for player in range(1, rules.seats + 1):
        live.try_(act.SitDown(player, rng.randint(least, most)))
    return live


def _open_cards(live: Live) -> set[Card]:
    """Cards of the hand on view that some event has shown to the room."""
    shown: set[Card] = set()
    for event in reversed(live.log):
        if isinstance(event, ev.HandStarted):
            break
        if isinstance(event, ev.StreetDealt | ev.HandShown | ev.CardsShown):
            shown |= set(event.cards)
    return shown


def _others_cards_changed(state: TableState, known: set[Card]) -> TableState:
    """The same table, but every card outside ``known`` is another one."""
    hand = state.hand
    assert hand is not None
    hidden = sorted(set(hand.deck.order) - known)
    changed = dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))
    deck = SealedDeck(tuple(changed.get(card, card) for card in hand.deck.order))
    return replace(state, hand=replace(hand, deck=deck))


def _nothing_hidden_shows(live: Live) -> None:
    """Law 6: with other hidden cards the room and every seat see exactly the same, but for a seat's own."""
    state, hand = live.state, live.state.hand
    if hand is None:
        return
    shown = _open_cards(live)
    assert public_view(_others_cards_changed(state, shown)) == public_view(state)
    if hand.phase is Phase.SHOWDOWN and hand.rules.showdown == "live":
        return  # "Play the board" is offered to whoever would share by it, and that is for the cards to say (R-SHO-4)
    for number, seat in enumerate(state.seats, 1):
        if seat is not None:
            own = seat_view(state, number)
            assert seat_view(_others_cards_changed(state, shown | set(own.cards)), number) == own


def _every_card_lies_once(hand: Hand) -> None:
    """R-DEA-4, R-DRW-3: no card in two live hands, on two boards, or still to come although it lies already."""
    held = [card for player in hand.players if not player.folded for card in hole_cards(hand, player.seat)]
    lying = [*held, *hand.board, *hand.second]
    assert len(set(lying)) == len(lying)
    assert not set(hand.deck.order[hand.dealt :]) & set(lying)


def _what_is_offered_is_legal(state: TableState) -> None:
    """Every amount on a button is taken, and one chip outside is not."""
    legal = legal_actions(state)
    if legal is None:
        return
    seat, turn = legal.seat, legal.turn
    offered: list[act.Action] = [act.Fold(seat, turn), (act.Call if legal.call else act.Check)(seat, turn)]
    kind = act.BetTo if legal.opening else act.RaiseTo
    if legal.max_to:
        amounts = {legal.min_to, legal.max_to, legal.half_pot_to or legal.min_to, legal.pot_to or legal.max_to}
        offered += [kind(seat, turn, to) for to in amounts]
        assert isinstance(step(state, kind(seat, turn, legal.max_to + 1)), Refusal)
        assert isinstance(step(state, kind(seat, turn, legal.min_to - 1)), Refusal)
    if legal.all_in_to:
        offered.append(act.AllIn(seat, turn))
    else:
        assert isinstance(step(state, act.AllIn(seat, turn)), Refusal)
    for action in offered:
        refused = step(state, action)
        assert not isinstance(refused, Refusal) or refused.code == "needs-openers", action


@settings(max_examples=60)
@given(playable_rules(), SEEDS)
def test_any_game_any_option(rules: TableRules, seed: int) -> None:
    """Whatever is played: chips add up, every card lies once, buttons are legal, and nobody sees what is hidden."""
    rng = random.Random(seed)
    live = _full_table(rules, rng)
    for _ in range(60):
        action = next_move(live.state, rng)
        refused = live.try_(action)
        assert refused is None or not isinstance(action, act.Reseal)
        _nothing_hidden_shows(live)
        _what_is_offered_is_legal(live.state)
        if live.state.hand is not None and live.state.hand_running:
            _every_card_lies_once(live.state.hand)


@settings(max_examples=150)
@given(playable_rules(), SEEDS)
def test_any_hand_ends_and_any_log_replays(rules: TableRules, seed: int) -> None:
    """From wherever a table stands the clock and new orders alone end the hand; its stored log is the state."""
    rng = random.Random(seed)
    live = _full_table(rules, rng)
    for _ in range(rng.randint(1, 60)):
        live.try_(next_move(live.state, rng))
    bound = 3 * len(live.state.seats) * 6
    while live.state.hand_running and bound:
        bound -= 1
        hand = live.state.hand
        assert hand is not None
        end = reseal(live.state, hand, rng) if reseal_wanted(live.state) else act.TimeOut(live.state.turn)
        assert live.try_(end) is None
    assert not live.state.hand_running
    stored = [(event_kind(event), encode_event(event)) for event in live.log]
    assert fold(decode_event(kind, body) for kind, body in stored) == live.state
    assert decode_state(encode_state(live.state)) == live.state


@settings(max_examples=120)
@given(st.sampled_from([("draw", 6), ("draw32", 5)]), st.sampled_from(["no-limit", "fixed-limit"]), SEEDS)
def test_any_draw_is_served(game: tuple[str, int], betting: str, seed: int) -> None:
    """R-DRW-3: however many cards everybody draws, a new order is always possible and serves who waited for it."""
    rng = random.Random(seed)
    variant, seats = game
    options = {"small_blind": 0, "big_blind": 0, "ante": 5, "buy_in_max": 1000, "time_bank": 0, "betting": betting}
    live = _full_table(TableRules(variant=variant, seats=seats, buy_in_min=BUY_IN, **options), rng, 400, 500)  # type: ignore[arg-type]
    while live.state.hand_number < 2 or live.state.hand_running:
        hand, before = live.state.hand, len(live.log)
        asked = reseal_wanted(live.state)
        assert (asked > 0) is (hand is not None and hand.phase is Phase.RESEALING)
        refused = live.try_(next_move(live.state, rng))
        if not asked or refused is not None:
            assert not asked
            continue
        served = [event for event in live.log[before:] if isinstance(event, ev.CardsServed)]
        assert served[0].last, "one new order is enough for one player"
        _nobody_has_his_own(live)


def _nobody_has_his_own(live: Live) -> None:
    """R-DRW-3: no served player holds what he put away, nor the burn card."""
    hand = live.state.hand
    assert hand is not None
    burns = [event.burn for event in live.log if isinstance(event, ev.StreetDealt) and event.draw]
    for player in hand.players:
        if player.served and not player.folded:
            cards = hole_cards(hand, player.seat)
            assert not {hand.deck.order[place] for place in player.discards or ()} & set(cards)
            assert burns[-1] < 0 or hand.deck.order[burns[-1]] not in cards


REACHED = {
    *(ev.ChopAsked, ev.ChopSettled, ev.PotCarried, ev.ResealAsked, ev.StubSealed, ev.CardsServed),
    *(ev.RunTwiceSettled, ev.ShowdownOpened, ev.ShowdownTurn, ev.BoardPlayed, ev.HandMucked, ev.HandVoided),
    *(ev.CardReplaced, ev.BurnMade, ev.BoardTakenBack, ev.CardShownEarly, ev.UncalledBetReturned),
}
"""What the laws above would say nothing about if chance never came there."""

TABLES = [
    TableRules(buy_in_min=BUY_IN, chop_blinds=True, run_it_twice=True, seats=4),
    TableRules(buy_in_min=BUY_IN, showdown="live", seats=3, betting="fixed-limit"),
    TableRules(buy_in_min=BUY_IN, variant="omaha", betting="pot-limit", run_it_twice=True, straddles=1),
    TableRules(buy_in_min=BUY_IN, variant="draw32", seats=5, betting="pot-limit", small_blind=0, big_blind=0, ante=5),
    TableRules(buy_in_min=BUY_IN, variant="draw32", seats=2, ties="carry", small_blind=0, big_blind=0, ante=5),
    TableRules(buy_in_min=BUY_IN, variant="draw", seats=6, max_draw=3, ace_draws_one_more=True),
]


@pytest.fixture(scope="module")
def reached() -> Counter[type[ev.Event]]:
    """Kinds of events of some evenings with the moves of the properties."""
    seen: Counter[type[ev.Event]] = Counter()
    for number, rules in enumerate(TABLES):
        rng = random.Random(number)
        live = _full_table(rules, rng, 200, 400)
        for _ in range(3000):
            live.try_(next_move(live.state, rng))
        seen.update(type(event) for event in live.log)
    return seen


def test_the_properties_come_everywhere(reached: Counter[type[ev.Event]]) -> None:
    """Draws, new orders, two boards, live showdowns, carried pots and rulings all happen by these moves."""
    assert REACHED - set(reached) == set()
