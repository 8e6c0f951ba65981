"""Policies: legal, repeatable, different, modest, and blind to everything their seat may not see (R-DUE-4)."""

import ast
import inspect
import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import poker_bot.house.characters
import poker_bot.house.equity
import poker_bot.house.exchange
import poker_bot.house.policy
import poker_bot.house.team
from poker_bot.engine import actions as ac
from poker_bot.engine.cards import FULL_DECK, Card, parse_cards
from poker_bot.engine.decide import step
from poker_bot.engine.deck import deck_order, stream
from poker_bot.engine.rules import TableRules
from poker_bot.engine.state import Phase, SealedDeck, TableState
from poker_bot.engine.views import public_view, seat_view
from poker_bot.house import HouseTeam
from poker_bot.house.characters import CHARACTERS, Character
from poker_bot.house.equity import equity
from poker_bot.house.policy import decide
from poker_bot.house.team import character_of
from poker_bot.refusals import Refusal
from tests.rules.deals import order_for

RULES = TableRules(buy_in_min=20, buy_in_max=4000)
Player = Callable[[TableState, int, bytes], ac.AnyAction]


def do(state: TableState | None, *actions: ac.AnyAction) -> TableState:
    """The state behind legal actions."""
    for action in actions:
        outcome = step(state, action)
        assert not isinstance(outcome, Refusal), (action, outcome)
        state = outcome[1]
    assert state is not None
    return state


def dealt(order: tuple[Card, ...], stacks: tuple[int, ...]) -> TableState:
    """The first hand of a table, dealt from ``order``; the highest seat number has the button."""
    state = do(None, ac.OpenTable(RULES))
    state = do(state, *(ac.SitDown(number, chips) for number, chips in enumerate(stacks, 1)))
    return do(state, ac.DrawForButton(FULL_DECK), ac.StartHand(order))


def character(chosen: Character) -> Player:
    """A house player as a function of state; it is handed views only."""

    def act(state: TableState, seat: int, seed: bytes) -> ac.AnyAction:
        return decide(seat_view(state, seat), public_view(state), chosen, seed)

    return act


def play_hand(state: TableState, players: list[Player], chance: random.Random) -> TableState:
    """To the end, seat i played by ``players[i - 1]``."""
    while state.hand is not None and state.hand.phase is not Phase.OVER:
        seat = state.hand.to_act
        action = players[seat - 1](state, seat, chance.randbytes(32)) if seat else ac.TimeOut(state.turn)
        state = do(state, action)
    return state


@settings(max_examples=40)
@given(st.integers(0, 2**32), st.lists(st.integers(20, 3000), min_size=2, max_size=6))
def test_house_players_always_act_legally(seed: int, stacks: list[int]) -> None:
    """Whatever the stacks and cards, every act is accepted and every hand ends (R-BET-1)."""
    chance = random.Random(seed)
    players = [character(CHARACTERS[place % 3]) for place in range(len(stacks))]
    state = play_hand(dealt(deck_order(chance.randbytes(32)), tuple(stacks)), players, chance)
    assert not state.hand_running


def test_an_ace_kept_is_no_licence_to_throw_it_away() -> None:
    """R-HOM-7: one card more may go only if an ace stays; with a pair and an ace the house draws what is allowed."""
    rules = replace(RULES, variant="draw", max_draw=2, ace_draws_one_more=True, big_blind=0, small_blind=0, ante=5)
    state = do(None, ac.OpenTable(rules), ac.SitDown(1, 500), ac.SitDown(2, 500), ac.DrawForButton(FULL_DECK))
    holes = [parse_cards(cards) for cards in ("2s2h3c5dAh", "7s7h9cJdAs")]
    state = do(state, ac.StartHand(order_for(holes, (), (), FULL_DECK)))
    while state.hand is not None and state.hand.phase is Phase.BETTING:
        state = do(state, ac.Check(state.hand.to_act, state.turn))
    for _ in holes:
        assert state.hand is not None
        assert seat_view(state, state.hand.to_act).max_draw == 3
        state = do(state, character(CHARACTERS[0])(state, state.hand.to_act, bytes(32)))
    assert [seat.drawn for seat in public_view(state).seats] == [2, 2]


@settings(max_examples=40)
@given(st.integers(0, 2**32))
def test_the_same_view_and_bytes_give_the_same_act(seed: int) -> None:
    """Also when every card that is hidden from the seat lies elsewhere: the deck is never looked at (R-DUE-4)."""
    chance = random.Random(seed)
    state = dealt(deck_order(chance.randbytes(32)), (1000, 1000, 1000))
    assert state.hand is not None
    seat = state.hand.to_act
    own = set(seat_view(state, seat).cards)
    places = [place for place, card in enumerate(state.hand.deck.order) if card not in own]
    hidden = [state.hand.deck.order[place] for place in places]
    chance.shuffle(hidden)
    order = list(state.hand.deck.order)
    for place, card in zip(places, hidden, strict=True):
        order[place] = card
    other = replace(state, hand=replace(state.hand, deck=SealedDeck(tuple(order))))
    for one in CHARACTERS:
        random_bytes = chance.randbytes(32)
        assert character(one)(state, seat, random_bytes) == character(one)(other, seat, random_bytes)


def test_the_house_imports_views_and_no_state() -> None:
    """Nothing in the package can even name a dealt deck, a state or an event."""
    modules = (
        poker_bot.house,
        poker_bot.house.characters,
        poker_bot.house.equity,
        poker_bot.house.exchange,
        poker_bot.house.policy,
        poker_bot.house.team,
    )
    allowed = {"actions", "cards", "deck", "evaluate", "ranks", "rules", "variants", "views"}
    for module in modules:
        tree = ast.walk(ast.parse(inspect.getsource(module)))
        imported = [
            (node.module or "", alias.name) for node in tree if isinstance(node, ast.ImportFrom) for alias in node.names
        ]
        engine = {
            name if where == "poker_bot.engine" else where.removeprefix("poker_bot.engine.")
            for where, name in imported
            if where.startswith("poker_bot.engine")
        }
        assert engine <= allowed
        assert not {"deck_order", "shuffle", "random", "secrets"} & {part for pair in imported for part in pair}


def test_a_player_who_is_not_to_act_is_an_error() -> None:
    """The host asks only whose turn it is."""
    state = dealt(deck_order(bytes(32)), (1000, 1000, 1000))
    assert state.hand is not None
    acting = state.hand.to_act
    waiting = next(seat for seat in (1, 2, 3) if seat != acting)
    with pytest.raises(LookupError):
        character(CHARACTERS[0])(state, waiting, bytes(32))


@pytest.mark.parametrize(
    ("cards", "board", "least", "most"),
    [
        ("AsAh", "", 0.75, 0.95),
        ("7c2d", "", 0.22, 0.45),
        ("AsKs", "QsJsTs2c3d", 1.0, 1.0),
        ("2c3d", "AsKsQsJsTs", 0.5, 0.5),
        ("2c3d", "AhAcAsKdKh", 0.0, 0.6),
    ],
)
def test_equity_of_known_situations(cards: str, board: str, least: float, most: float) -> None:
    """Against one random hand: aces, rubbish, the nuts, and a board everybody plays."""
    share = equity(TableRules(), parse_cards(cards), parse_cards(board), 1, 200, stream(bytes(32), "test"))
    assert least <= share <= most


def test_more_opponents_win_more_often() -> None:
    """Aces are worth less of the pot against three than against one."""
    shares = [
        equity(TableRules(), parse_cards("AsAh"), (), count, 300, stream(bytes(32), "test")) for count in (1, 2, 3)
    ]
    assert shares[0] > shares[1] > shares[2]


def _acts(chosen: Character, hole: str, price: int, seeds: int = 60) -> dict[str, int]:
    """How often a character facing a raise to ``price`` folds, calls or raises with ``hole``, heads-up."""
    cards = parse_cards(hole)
    rest = tuple(card for card in FULL_DECK if card not in cards)
    # Heads-up the big blind is dealt first: places 0 and 2 are his.
    order = (cards[0], rest[0], cards[1], *rest[1:])
    state = dealt(order, (1000, 1000))
    assert state.hand is not None
    state = do(state, ac.RaiseTo(state.hand.to_act, state.turn, price))
    assert state.hand is not None
    seat = state.hand.to_act
    assert set(seat_view(state, seat).cards) == set(cards)
    counts: dict[str, int] = {}
    for seed in range(seeds):
        act = type(character(chosen)(state, seat, seed.to_bytes(32, "big"))).__name__
        counts[act] = counts.get(act, 0) + 1
    return counts


@pytest.mark.parametrize("chosen", CHARACTERS, ids=lambda one: one.account)
def test_good_hands_are_played_and_bad_ones_are_not(chosen: Character) -> None:
    """Aces never fold to a raise; seven-deuce does not call for half the stack."""
    assert "Fold" not in _acts(chosen, "AsAh", 100)
    bad = _acts(chosen, "7c2d", 600)
    assert bad.get("Call", 0) + bad.get("AllIn", 0) <= 6


def test_the_three_characters_differ() -> None:
    """The Heron folds most, the Otter calls most, the Magpie raises most with a middling hand."""
    heron, otter, magpie = (_acts(one, "Jc8d", 60) for one in CHARACTERS)
    assert heron.get("Fold", 0) > otter.get("Fold", 0)
    assert otter.get("Call", 0) >= magpie.get("Call", 0)
    attacks = [sum(acts.get(kind, 0) for kind in ("RaiseTo", "AllIn")) for acts in (heron, otter, magpie)]
    assert attacks[2] > attacks[0]
    assert attacks[2] > attacks[1]


def _caller(state: TableState, seat: int, _seed: bytes) -> ac.AnyAction:
    """Somebody who always stays in."""
    legal = seat_view(state, seat).legal
    assert legal is not None
    return ac.Check(seat, state.turn) if legal.can_check else ac.Call(seat, state.turn)


def test_the_house_is_no_fish_but_modest() -> None:
    """Over many hands against somebody who calls everything the three together do not lose."""
    chance = random.Random(3)
    won = 0
    for number in range(120):
        players = [character(CHARACTERS[0]), character(CHARACTERS[1]), character(CHARACTERS[2]), _caller]
        shift = number % 4
        seats = players[shift:] + players[:shift]
        state = play_hand(dealt(deck_order(chance.randbytes(32)), (1000,) * 4), seats, chance)
        seat = state.seats[seats.index(_caller)]
        won += 1000 - (seat.stack if seat is not None else 0)
    assert won > 0


def test_the_roster_is_always_the_same() -> None:
    """Three characters first, then others who play like them, each under an account of its own."""
    roster = HouseTeam().roster(7)
    assert roster[:3] == tuple((one.account, one.name) for one in CHARACTERS)
    assert HouseTeam().roster(2) == roster[:2]
    assert len({account for account, _ in roster}) == len({name for _, name in roster}) == 7
    assert character_of(roster[4][0]) == CHARACTERS[1]
    with pytest.raises(LookupError):
        character_of("penguin")
