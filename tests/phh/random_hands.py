"""Hands of every game, structure and option, played by chance: the table before, the events, the table after."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.decide import step
from poker_bot.engine.legal import legal_actions
from poker_bot.engine.reseal import wanted
from poker_bot.engine.rules import TableRules
from poker_bot.engine.rules_check import rules_problems
from poker_bot.engine.state import Entry, Hand, Phase, Seat, TableState
from poker_bot.engine.variants import VARIANTS
from poker_bot.refusals import Refusal

GAMES: Sequence[tuple[str, str]] = [
    (variant, betting) for variant in VARIANTS for betting in ("no-limit", "pot-limit", "fixed-limit")
]


class OurHand(Struct):
    """One hand: the table before its ``StartHand``, everything that happened, the table after."""

    before: TableState
    events: tuple[ev.AnyEvent, ...]
    after: TableState

    @property
    def hand(self) -> Hand:
        """The hand at its end."""
        assert self.after.hand is not None
        return self.after.hand


def random_rules(rng: random.Random, variant: str, betting: str, *, plain: bool = False) -> TableRules:
    """Rules that can be played; ``plain`` without the options that the notation cannot say."""
    while True:
        settings = _forced(rng, variant) | ({} if plain else _options(rng)) | {"variant": variant, "betting": betting}
        rules = TableRules(**settings)
        if not rules_problems(rules):
            return rules


def _forced(rng: random.Random, variant: str) -> dict[str, Any]:
    seats = rng.randint(2, VARIANTS[variant].max_seats)
    small, big = rng.choice([(1, 2), (5, 10), (50, 100), (0, 10), (3, 7), (0, 0), (10, 10)])
    ante = rng.choice([0, 0, 1, big // 2]) if big else rng.choice([1, 5])
    single = big if big and not ante and rng.random() < 0.3 else 0
    more = (2 * big,) if big and seats > 3 and rng.random() < 0.15 else ()
    return {
        "seats": seats, "small_blind": small, "big_blind": big, "ante": ante, "big_blind_ante": single,
        "more_blinds": more, "buy_in_min": max(big, 5), "buy_in_max": 10**6, "time_bank": 0,
        "min_bet": 0 if big else rng.choice([0, 4]),
    }  # fmt: skip


def _options(rng: random.Random) -> dict[str, Any]:
    """One or two options; a combination that is no game is drawn again."""
    choices: list[dict[str, Any]] = [
        {"min_raise": "double"}, {"min_raise": "bb"}, {"first_to_show": "last_bettor"}, {"allin_showdown": "choice"},
        {"raise_cap": 2}, {"cap_heads_up": True}, {"pl_antes_count": False}, {"late_street_min_bet": "2bb"},
        {"tournament": True}, {"button": "dead"}, {"showdown": "live"}, {"run_it_twice": True}, {"ties": "carry"},
        {"flush_beats_full_house": True}, {"ace_low_below_seven": False}, {"max_draw": 3},
        {"ace_draws_one_more": True, "max_draw": 3}, {"straddles": 2}, {"bb_ante_first": True}, {"show_time": 0},
        {"small_bet": 20, "big_bet": 50}, {},
    ]  # fmt: skip
    return rng.choice(choices) | rng.choice(choices)


def random_hand(rng: random.Random, rules: TableRules, *, plain: bool = False) -> OurHand:
    """Deal and play one hand; unless ``plain`` players wait, post, straddle and leave."""
    unit = rules.bet_unit
    deep = unit * rng.choice([3, 12, 60])
    while True:
        seats: list[Seat | None] = [Seat(100 + number, rng.randint(1, deep)) for number in range(rules.seats)]
        if not plain:
            seats = [_newcomer(rng, seat) for seat in seats]
        placed = rng.random() < 0.5
        state = TableState(
            rules=rules, seats=tuple(seats), chips=sum(seat.stack for seat in seats if seat), drawn=True, placed=placed,
            button=rng.randint(1, rules.seats) if not plain else rules.seats,
        )  # fmt: skip
        if rules.ties == "carry" and rng.random() < 0.5:
            state = TableState(rules=rules, seats=state.seats, chips=state.chips + 7, carried=7, drawn=True, button=1)
        deck = VARIANTS[rules.variant].deck
        outcome = step(state, act.StartHand(tuple(rng.sample(deck, len(deck)))))
        if not isinstance(outcome, Refusal):
            return _play(rng, state, outcome, plain=plain)


def _newcomer(rng: random.Random, seat: Seat | None) -> Seat | None:
    if seat is None or rng.random() < 0.1:
        return None
    if rng.random() < 0.15:
        posts = rng.random() < 0.7
        entry = Entry.POSTING if posts else Entry.WAITING
        return Seat(seat.player, seat.stack, entry, owes_big=True, owes_small=rng.random() < 0.5)
    return Seat(seat.player, seat.stack, straddle=rng.random() < 0.5)


def _play(
    rng: random.Random, before: TableState, outcome: tuple[tuple[ev.AnyEvent, ...], TableState], *, plain: bool
) -> OurHand:
    log, state = list(outcome[0]), outcome[1]
    while state.hand_running:
        for action in _choices(rng, state, plain=plain):
            done = step(state, action)
            if not isinstance(done, Refusal):
                log += done[0]
                state = done[1]
                break
        else:
            raise AssertionError("nothing can be done")
    return OurHand(before, tuple(log), state)


def _choices(rng: random.Random, state: TableState, *, plain: bool) -> Iterator[act.Action]:
    """Wishes, the first that is legal is played."""
    hand = state.hand
    assert hand is not None
    if not plain and rng.random() < 0.02:
        yield act.StandUp(rng.choice(hand.players).seat)
    if hand.phase is Phase.RESEALING:
        count = wanted(hand)
        yield act.Reseal(tuple(rng.sample(range(count), count)))
    elif hand.phase is Phase.RUN_TWICE:
        yield act.AnswerRunTwice(rng.choice(hand.deciding), hand.turn, agree=rng.random() < 0.9)
    elif hand.phase is Phase.DRAWING:
        drop = sorted(rng.sample(range(5), rng.choice([0, 1, 2, 3, 3, 5])))
        yield act.Draw(hand.to_act, hand.turn, tuple(drop))
        yield act.Draw(hand.to_act, hand.turn, tuple(drop[:3]))
    elif hand.phase is Phase.SHOWDOWN:
        seat = rng.choice(hand.deciding)
        kinds: list[type[act.Show | act.Muck | act.PlayBoard]] = [act.Show, act.Muck, act.PlayBoard]
        rng.shuffle(kinds)
        for kind in kinds:
            yield kind(seat, hand.turn)
    else:
        yield from _bets(rng, state)


def _bets(rng: random.Random, state: TableState) -> Iterator[act.Action]:
    legal = legal_actions(state)
    assert legal is not None
    seat, turn, dice = legal.seat, legal.turn, rng.random()
    if dice < 0.35 and legal.max_to:
        to = rng.choice([legal.min_to, legal.max_to, rng.randint(legal.min_to, legal.max_to)])
        yield (act.BetTo if legal.opening else act.RaiseTo)(seat, turn, to)
    if dice < 0.45:
        yield act.AllIn(seat, turn)
    if dice > 0.88 and legal.call:
        yield act.Fold(seat, turn)
    yield act.Call(seat, turn) if legal.call else act.Check(seat, turn)
