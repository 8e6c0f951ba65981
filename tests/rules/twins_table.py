"""A random table of one game, set up for this engine and for pokerkit 0.7.7: rules, stacks, deck, streets and blinds.

What pokerkit takes as data is given to it as data and is no departure: the cap without the blind that is the first bet
(R-BET-5), the least bet of every street (R-BET-6), straddles and more blinds with the last of them as the least raise
(R-FOR-5), and a single-payer ante that comes out of what the blind has left (R-FOR-2).
"""

import random
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from pokerkit import (
    Automation,
    Card,
    Deck,
    FixedLimitPokerMixin,
    FixedLimitTexasHoldem,
    Hand,
    Mode,
    NoLimitPokerMixin,
    NoLimitTexasHoldem,
    OmahaHoldemHand,
    PotLimitOmahaHoldem,
    PotLimitPokerMixin,
    SingleDraw,
    StandardHighHand,
    State,
    Street,
    TexasHoldemMixin,
    UnfixedLimitHoldem,
)
from pokerkit.lookups import Entry

from poker_bot.engine.cards import FULL_DECK, cards_text
from poker_bot.engine.rules import Betting, LateStreetMinBet, TableRules
from poker_bot.engine.state import Seat, TableState

_BY_ITSELF = (
    Automation.ANTE_POSTING,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.RUNOUT_COUNT_SELECTION,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


class _HighHand(StandardHighHand):
    """pokerkit's hand, looked up once: it asks for every hand again for every player at the showdown."""

    @cached_property
    def entry(self) -> Entry:
        """Its rank."""
        return self.lookup.get_entry(self.cards)

    @classmethod
    def from_game(cls, hole_cards: Any, board_cards: Any = ()) -> Hand:  # noqa: ANN401 - as pokerkit's
        """The best hand of these cards."""
        return _high(tuple(hole_cards), tuple(board_cards))


class _OmahaHand(OmahaHoldemHand):
    """The same for Omaha."""

    @cached_property
    def entry(self) -> Entry:
        """Its rank."""
        return self.lookup.get_entry(self.cards)

    @classmethod
    def from_game(cls, hole_cards: Any, board_cards: Any = ()) -> Hand:  # noqa: ANN401 - as pokerkit's
        """The best hand of these cards."""
        return _omaha(tuple(hole_cards), tuple(board_cards))


@lru_cache(maxsize=32)
def _high(hole: tuple[Card, ...], board: tuple[Card, ...]) -> Hand:
    return super(_HighHand, _HighHand).from_game(hole, board)


@lru_cache(maxsize=32)
def _omaha(hole: tuple[Card, ...], board: tuple[Card, ...]) -> Hand:
    return super(_OmahaHand, _OmahaHand).from_game(hole, board)


class _PotLimitHoldem(PotLimitPokerMixin, TexasHoldemMixin, UnfixedLimitHoldem):
    """Put together of pokerkit's own parts."""


class _FiveCardDraw(SingleDraw):
    """Put together of pokerkit's own parts."""

    deck = Deck.STANDARD
    hole_dealing_count = 5


class _NoLimitDraw(NoLimitPokerMixin, _FiveCardDraw):
    """Five-card draw."""


class _FixedLimitDraw(FixedLimitPokerMixin, _FiveCardDraw):
    """Five-card draw with fixed bets."""


class Game(NamedTuple):
    """One row of the differential: ``make`` is pokerkit's game, ``blinds`` False plays for antes alone (R-DRW-1).

    ``limits`` stand for the amounts that ``make`` wants; those of the streets come from the rules.
    """

    variant: str
    betting: Betting
    make: Callable[..., Any]
    blinds: bool = True
    seats: int = 10
    limits: tuple[int, ...] = (1,)


NO_LIMIT_HOLDEM = Game("holdem", "no-limit", NoLimitTexasHoldem)
POT_LIMIT_HOLDEM = Game("holdem", "pot-limit", _PotLimitHoldem)
FIXED_LIMIT_HOLDEM = Game("holdem", "fixed-limit", FixedLimitTexasHoldem, limits=(1, 1))
POT_LIMIT_OMAHA = Game("omaha", "pot-limit", PotLimitOmahaHoldem)
NO_LIMIT_DRAW = Game("draw", "no-limit", _NoLimitDraw, blinds=True, seats=6)
NO_LIMIT_DRAW_ANTE = Game("draw", "no-limit", _NoLimitDraw, blinds=False, seats=6)
FIXED_LIMIT_DRAW = Game("draw", "fixed-limit", _FixedLimitDraw, blinds=True, seats=6)
FIXED_LIMIT_DRAW_ANTE = Game("draw", "fixed-limit", _FixedLimitDraw, blinds=False, seats=6)


_DEPTHS = ((0, 3), (0, 12), (0, 60), (2, 5), (9, 11))
"""Least and most stack in biggest blinds."""


class Table(NamedTuple):
    """Rules and ``stacks`` in the order of the deal; ``dues`` of the blinds and straddles in the same order, chips.

    On a ``ladder`` short stacks rise round the table and go all-in, and those above ``deep`` raise once and then call:
    so short all-ins add up.
    """

    game: Game
    rules: TableRules
    stacks: tuple[int, ...]
    dues: tuple[int, ...]
    straddles: int
    ladder: bool
    deep: int


def random_table(game: Game, rng: random.Random) -> Table:
    """Blinds, antes, options, players and stacks by chance, many stacks short; every blind has a chip to post."""
    players = rng.randint(2, game.seats)
    rules, dues = _with_blinds(game, rng, players) if game.blinds else (_antes_alone(game, rng), ())
    unit = max((rules.bet_unit, *dues))
    least, most = rng.choice(_DEPTHS)
    stacks = [rng.randint(max(1, least * unit), most * unit) for _ in range(players)]
    ladder = rng.random() < 0.1
    if ladder:
        stacks = [9 * unit] * min(3, players) + sorted(rng.randint(2 * unit, 4 * unit) for _ in stacks[3:])
    for index, due in enumerate(dues):
        if due:
            stacks[index] += rules.ante + (rules.big_blind_ante if rules.bb_ante_first else 0)
    straddles = 0
    if rules.straddles and players >= 4:  # R-FOR-5: the button, last in the order of the deal, does not straddle
        for index in range(len(dues), min(players - 1, len(dues) + rules.straddles)):
            stacks[index] += 2 * dues[-1] + rules.ante
            dues = (*dues, 2 * dues[-1])
            straddles += 1
    return Table(game, rules, tuple(stacks), dues, straddles, ladder, 5 * unit)


def _with_blinds(game: Game, rng: random.Random, players: int) -> tuple[TableRules, tuple[int, ...]]:
    small, big = rng.choice([(1, 2), (5, 10), (50, 100), (3, 7), (0, 10), (10, 10)])
    more: tuple[int, ...] = rng.choice([(), (), (), (big,), (2 * big,), (2 * big, 4 * big)])[: players - 2]
    ante, dead = rng.choice([(0, 0), (0, 0), (max(1, big // 2), 0), (0, big)])
    late: LateStreetMinBet = "bb"
    if game.betting != "fixed-limit" and game.variant != "draw":
        late = rng.choice(["bb", "bb", "2bb"])
    rules = TableRules(
        small,
        big,
        ante,
        dead,
        bb_ante_first=rng.random() < 0.5,
        more_blinds=more,
        straddles=0 if game.betting == "fixed-limit" else rng.choice([0, 0, 1, 2]),
        pl_antes_count=game.betting != "pot-limit" or rng.random() < 0.7,
        late_street_min_bet=late,
        **_common(game, rng, big),
    )
    return rules, (big, small) if players == 2 else (small, big, *more)


def _antes_alone(game: Game, rng: random.Random) -> TableRules:
    ante = rng.choice([1, 5, 20])
    least = rng.choice([0, 2 * ante])
    return TableRules(0, 0, ante, min_bet=least, **_common(game, rng, least or ante))


def _common(game: Game, rng: random.Random, unit: int) -> dict[str, Any]:
    options: dict[str, Any] = {"variant": game.variant, "betting": game.betting, "time_bank": 0, "show_time": 0}
    if game.betting == "fixed-limit":
        options["big_bet"] = rng.choice([0, unit, 3 * unit])
        options["raise_cap"] = rng.choice([1, 3, 3, 4])
        options["cap_heads_up"] = rng.random() < 0.5
    return options


def here(table: Table) -> TableState:
    """The table in this engine. Seat ``i + 1`` is player ``i`` there: left of the button first, the button last."""
    first = len(table.dues) - table.straddles
    seats = tuple(
        Seat(player=100 + index, stack=stack, straddle=first <= index < len(table.dues))
        for index, stack in enumerate(table.stacks)
    )
    return TableState(rules=table.rules, seats=seats, chips=sum(table.stacks), drawn=True, button=len(seats))


def there(table: Table) -> State:
    """The table in pokerkit. It takes single-payer antes first, so it is told what the blind leaves of them."""
    rules, players = table.rules, len(table.stacks)
    heads_up = players == 2
    payer = 0 if heads_up else 1
    dead = min(rules.big_blind_ante, table.stacks[payer])
    if dead and not rules.bb_ante_first:
        dead = min(dead, max(0, table.stacks[payer] - rules.big_blind))
    game = table.game.make(
        _BY_ITSELF,
        not dead,
        (0, dead) if dead else (rules.ante,) * players,
        tuple(reversed(table.dues)) if heads_up else table.dues,
        *table.game.limits,
        mode=Mode.CASH_GAME,
    )
    game.streets = tuple(_street(table, index, street) for index, street in enumerate(game.streets))
    game.hand_types = (_OmahaHand,) if table.game.variant == "omaha" else (_HighHand,)
    state: State = game(table.stacks, players)
    if state.bet_collection_status:  # of the antes; the blinds follow by themselves
        state.collect_bets()
    return state


def missing(state: State, dues: tuple[int, ...]) -> dict[int, int]:
    """Player to chips that are missing from his blind, while two or more can still bet (R-FOR-3)."""
    if sum(map(bool, state.stacks)) < 2:
        return {}
    short = {player: due - state.bets[player] for player, due in enumerate(dues)}
    return {player: chips for player, chips in short.items() if chips}


def _street(table: Table, index: int, street: Street) -> Street:
    """Least bet or raise, and how many of them: the blind is the first bet of the first round (R-BET-5)."""
    rules = table.rules
    late = index >= (1 if table.game.variant == "draw" else 2)
    if rules.betting == "fixed-limit":
        cap = rules.raise_cap + (index > 0 or not table.dues)
        least = (rules.big_bet or 2 * rules.bet_unit) if late else rules.bet_unit
        return replace(
            street, min_completion_betting_or_raising_amount=least, max_completion_betting_or_raising_count=cap
        )
    least = max(table.dues, default=rules.bet_unit) if index == 0 else rules.bet_unit
    if late and rules.late_street_min_bet == "2bb":
        least *= 2
    return replace(street, min_completion_betting_or_raising_amount=least)


_THEIR_CARDS = tuple(Card.parse(cards_text(FULL_DECK)))


def cards_there(cards: Iterable[int]) -> tuple[Card, ...]:
    """These cards of ours as pokerkit names them."""
    return tuple(_THEIR_CARDS[card] for card in cards)
