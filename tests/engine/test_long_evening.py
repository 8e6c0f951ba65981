"""Long evenings by chance, of every game, structure and option: the laws hold and nothing is left out.

People come, leave, post, straddle, top up and fall asleep; the floor rules, pauses and changes the game.
"""

import random
from collections import Counter
from itertools import pairwise

import pytest

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.evolve import fold, kinds
from poker_bot.engine.floor import untouched
from poker_bot.engine.rules import TableRules
from poker_bot.engine.rules_check import rules_problems
from poker_bot.engine.state import Entry, Phase, TableState
from poker_bot.engine.table import top_up_room
from poker_bot.engine.variants import VARIANTS
from poker_bot.engine.views import legal_actions, reseal_wanted
from poker_bot.refusals import Refusal
from tests.engine.playable import next_move
from tests.engine.test_properties import Live, no_hidden_card

STEPS = 600
_ANNOUNCED = 50
"""After so many steps an end of the evening is announced, too far off to come."""
EVENINGS = 28

Options = dict[str, object]

_NO_BLINDS: Options = {"small_blind": 0, "big_blind": 0, "ante": 5}
_GAMES: tuple[Options, ...] = (
    {"variant": "holdem", "run_it_twice": True},
    {"variant": "holdem", "showdown": "live", "buy_in_min": 200},
    {"variant": "omaha", "betting": "pot-limit", "run_it_twice": True},
    {"variant": "draw", "ties": "carry", "seats": 2} | _NO_BLINDS,
    {"variant": "draw32", "ties": "carry", "seats": 2} | _NO_BLINDS,
    {"variant": "draw32", "seats": 5} | _NO_BLINDS,
    {"variant": "draw", "seats": 6, "betting": "pot-limit", "max_draw": 3, "ace_draws_one_more": True},
    {"variant": "holdem", "betting": "fixed-limit", "button": "dead"},
    {"variant": "holdem", "straddles": 2, "seats": 6, "button": "dead"},
    {"variant": "holdem", "chop_blinds": True, "seats": 3},
    {"variant": "holdem", "tournament": True, "seats": 6},
    {"variant": "omaha", "more_blinds": (20,), "seats": 10, "biggest_stack_buy_in": True},
    {"variant": "draw", "jacks_or_better": True, "seats": 4, "betting": "fixed-limit"} | _NO_BLINDS,
    {"variant": "holdem", "big_blind_ante": 10, "seats": 6},
)
"""What one evening is about; everything else is left to chance."""

_STRUCTURES = ("no-limit", "pot-limit", "fixed-limit")
_CHANCE: dict[str, list[object]] = {
    "small_blind": [0, 5, 10],
    "ante": [2],
    "seats": [2, 3, 4, 6, 10],
    "min_raise": ["double", "bb"],
    "first_to_show": ["last_bettor"],
    "allin_showdown": ["choice"],
    "post_to_enter": ["free"],
    "button": ["dead"],
    "late_street_min_bet": ["2bb"],
    "pl_antes_count": [False],
    "cap_heads_up": [True],
    "bb_ante_first": [True],
    "max_draw": [3],
    "ace_draws_one_more": [True],
    "flush_beats_full_house": [True],
    "ace_low_below_seven": [False],
    "biggest_stack_buy_in": [True],
    "chop_blinds": [True],
    "time_bank": [0],
    "show_time": [0],
}


def _rules(rng: random.Random, game: Options, structure: str) -> TableRules:
    """The game with that betting structure and whatever other options fit it."""
    basic: Options = {"small_blind": 5, "big_blind": 10, "seats": 6, "buy_in_min": 40, "buy_in_max": 400}
    chosen = basic | {"time_bank": 20, "time_bank_refill_hands": 3} | game
    rules = TableRules(**chosen)  # type: ignore[arg-type]
    assert not rules_problems(rules), rules_problems(rules)
    wished = [(option, rng.choice(values)) for option, values in _CHANCE.items() if rng.random() < 0.3]
    for option, value in [("betting", structure), *wished]:
        tried = TableRules(**chosen | {option: value})  # type: ignore[arg-type]
        if option not in game and not rules_problems(tried):
            rules, chosen = tried, chosen | {option: value}
    return rules


class _Evening(Live):
    """A table that also counts which actions were accepted."""

    def __init__(self, rules: TableRules) -> None:
        self.done: Counter[type[act.Action]] = Counter()
        super().__init__(rules)

    def try_(self, action: act.Action) -> Refusal | None:
        """As ever, and counted unless refused."""
        refusal = super().try_(action)
        self.done[type(action)] += refusal is None
        return refusal


def _deck(state: TableState, rng: random.Random) -> tuple[int, ...]:
    """Any order; in every third deck cards of a rank stay together, so that hands are dealt alike and tie."""
    deck = VARIANTS[state.rules.variant].deck
    if rng.random() < 0.67:
        return tuple(rng.sample(deck, len(deck)))
    ranks = [deck[place : place + 4] for place in range(0, len(deck), 4)]
    return tuple(card for rank in rng.sample(ranks, len(ranks)) for card in rank)


def _aside(state: TableState, rng: random.Random) -> act.Action:
    """Something that is no act in the hand."""
    taken = [(number, seat) for number, seat in enumerate(state.seats, 1) if seat is not None]
    away = [number for number, seat in taken if seat.sitting_out]
    late = [number for number, seat in taken if seat.entry is not Entry.IN and not seat.sitting_out]
    if away and rng.random() < 0.2:
        return act.SitIn(rng.choice(away))
    if late and rng.random() < 0.5:
        return act.ChooseEntry(rng.choice(late), posting=True)
    if state.carried and rng.random() < 0.2:
        return act.StandUp(rng.choice(taken)[0])
    if len(taken) < len(state.seats) and rng.random() < 0.3:
        return act.SitDown(rng.randint(1, 30), 400)
    wishes = [player.seat for player in (state.hand.players if state.hand else ()) if player.pre_action is not None]
    if wishes and rng.random() < 0.3:
        return act.ClearPreAction(wishes[0])
    seat = rng.randint(1, len(state.seats))
    player = rng.randint(1, 12)
    choices: list[act.Action] = [
        act.SitDown(player, rng.randint(40, 400)),
        act.SitDown(player, 400),
        act.StandUp(seat),
        act.SitOut(seat),
        act.PlanSitOut(seat, wanted=rng.random() < 0.8),
        *[act.SitIn(seat)] * 3,
        act.ChooseEntry(seat, posting=False),
        act.ChooseStraddle(seat, wanted=rng.random() < 0.8),
        act.TopUp(seat, rng.randint(1, 200)),
        *[act.TopUp(number, top_up_room(state, number)) for number, _ in taken[:2]],
        act.SetPreAction(seat, "check-fold"),
        act.SetPreAction(seat, "call", rng.choice([5, 10])),
        act.ExtendTurn(state.turn, 500),
        *_of_the_hand(state, rng),
        act.PauseTable(),
    ]
    if rng.random() < 0.05:
        choices += [
            act.ForgetDeparted(player),
            act.ChangeRules(_rules(rng, rng.choice(_GAMES), rng.choice(_STRUCTURES))),
        ] * 6
    return rng.choice(choices)


def _of_the_hand(state: TableState, rng: random.Random) -> list[act.Action]:
    """What the running hand makes possible."""
    hand = state.hand
    if hand is None or not state.hand_running:
        return []
    bank = [act.SpendTimeBank(hand.to_act, rng.randint(1, 9000))] * 9 if hand.time_bank_running else []
    return [act.TimeOut(state.turn), act.TimeOut(state.turn), *bank]


def _ruling(state: TableState, rng: random.Random) -> act.Action:
    """The floor, mostly in time."""
    hand = state.hand
    assert hand is not None
    seats = [player.seat for player in hand.players]
    cards = tuple((rng.choice(seats), rng.randint(0, 4)) for _ in range(rng.choice([1, 1, 1, 2])))
    if untouched(hand):
        return rng.choice([*[act.RuleExposed(cards)] * 3, act.RuleExtraCards(rng.choice([1, 1, 2])), act.RuleMisdeal()])
    late: list[act.Action] = [
        act.RuleExposed(cards),
        *[act.RuleEarlyBoard(rng.choice([hand.street, hand.street + 1]))] * 6,
        act.RuleWrongCount(),
        act.VoidHand(),
        act.RemovePlayer(rng.choice(seats)),
    ]
    return rng.choice(late)


def _next(state: TableState, rng: random.Random) -> act.Action:
    """Mostly what the hand waits for, sometimes anything else."""
    if state.paused:
        return act.ResumeTable() if rng.random() < 0.4 else _aside(state, rng)
    if not state.hand_running:
        return _between_hands(state, rng)
    dice = rng.random()
    if dice < 0.12:
        return _aside(state, rng)
    if dice < 0.17:
        return _ruling(state, rng)
    quiet = _quiet(state) if dice < 0.7 and _ties_matter(state.rules) else None
    return quiet or next_move(state, rng)


def _ties_matter(rules: TableRules) -> bool:
    """Where a hand should come to its showdown as it was dealt: carried ties, and boards that play."""
    return rules.ties == "carry" or rules.showdown == "live"


def _quiet(state: TableState) -> act.Action | None:
    """Check, call, stand pat."""
    hand, legal = state.hand, legal_actions(state)
    if legal is not None:
        return (act.Call if legal.call else act.Check)(legal.seat, legal.turn)
    if hand is not None and hand.phase is Phase.DRAWING:
        return act.Draw(hand.to_act, state.turn, ())
    return None


def _between_hands(state: TableState, rng: random.Random) -> act.Action:
    hand, dice = state.hand, rng.random()
    if hand is not None and dice < 0.08:
        return act.Show(rng.choice(hand.players).seat, state.turn, rng.choice([(), (0,), (1,)]))
    if dice < 0.5:
        return act.StartHand(_deck(state, rng)) if state.drawn else act.DrawForButton(_deck(state, rng))
    return _aside(state, rng)


def _evening(seed: int) -> _Evening:
    rng = random.Random(seed)
    again, game = divmod(seed, len(_GAMES))
    live = _Evening(_rules(rng, _GAMES[game], _STRUCTURES[(game + again) % len(_STRUCTURES)]))
    for number in range(STEPS):
        live.try_(_next(live.state, rng))
        if number % _ANNOUNCED == 0:
            live.try_(act.SetStopTime(wanted=not live.state.stop_time))
            live.try_(act.PlanEnd(100))
        no_hidden_card(live)
    live.try_(act.ResumeTable())
    live.try_(act.CloseTable())
    while not live.state.closed:
        count = reseal_wanted(live.state)
        wanted = act.Reseal(tuple(rng.sample(range(count), count))) if count else act.TimeOut(live.state.turn)
        assert live.try_(wanted) is None
    return live


@pytest.fixture(scope="module")
def evenings() -> list[_Evening]:
    """The evenings, played once for all tests here."""
    return [_evening(seed) for seed in range(EVENINGS)]


def test_every_chip_goes_home(evenings: list[_Evening]) -> None:
    """When the table is closed everything that was brought has been taken home by somebody."""
    for live in evenings:
        assert live.state.chips == 0
        came = sum(event.chips for event in live.log if isinstance(event, ev.PlayerSatDown | ev.TopUpQueued))
        home = ev.PlayerStoodUp | ev.TopUpReturned | ev.ContributionRefunded
        assert came == sum(event.chips for event in live.log if isinstance(event, home))


def test_the_log_alone_rebuilds_the_table(evenings: list[_Evening]) -> None:
    """Folding a whole evening's log gives the state at its end."""
    for live in evenings:
        assert fold(live.log) == live.state


def test_the_evenings_see_everything(evenings: list[_Evening]) -> None:
    """No kind of event or action is left out by chance, or these laws would hold for half the engine."""
    seen = Counter(type(event) for live in evenings for event in live.log)
    assert kinds() - set(seen) == set()
    done = sum((live.done for live in evenings), Counter[type[act.Action]]())
    assert set(act.AnyAction.__args__) - set(done) == set()
    assert sum(live.state.hand_number for live in evenings) > 900


def test_every_game_and_structure_is_dealt(evenings: list[_Evening]) -> None:
    """Each variant with each betting structure, and every option of the rules in some hand that was dealt."""
    dealt: list[TableRules] = []
    for live in evenings:
        rules: TableRules | None = None
        for event in live.log:
            if isinstance(event, ev.TableOpened) or (isinstance(event, ev.RulesChanged) and not event.queued):
                rules = event.rules
            elif isinstance(event, ev.HandStarted) and rules is not None:
                dealt.append(rules)
    assert {(rules.variant, rules.betting) for rules in dealt} >= {
        (variant, betting) for variant in VARIANTS for betting in _STRUCTURES
    }
    for option in set(_CHANCE).union(*_GAMES):
        assert len({getattr(rules, option) for rules in dealt}) > 1, option


def test_a_void_hand_leaves_positions_as_they_were(evenings: list[_Evening]) -> None:
    """R-FLR-1, R-FLR-5, R-TAB-3: a re-deal has button, big blind and players of the misdeal but for who has left."""
    found = 0
    for live in evenings:
        for first, again in _redeals(live):
            gone = set(first.seats) - set(again.seats)
            assert (again.button, again.big_blind) == (first.button, first.big_blind)
            assert again.seats == tuple(seat for seat in first.seats if seat not in gone)
            found += 1
    assert found > 10


def _redeals(live: _Evening) -> list[tuple[ev.HandStarted, ev.HandStarted]]:
    """Every misdealt hand and the one that repeats it, unless fewer than two of its players stayed for it."""
    found: list[tuple[ev.HandStarted, ev.HandStarted]] = []
    state, first = None, None
    for event in live.log:
        if isinstance(event, ev.HandStarted):
            if state is not None and state.redeal is not None and first is not None:
                found.append((first, event))
            first = event
        state = fold((event,), state)
    return found


def test_nobody_has_the_big_blind_twice_running(evenings: list[_Evening]) -> None:
    """R-TAB-3, R-TAB-4, trouble R-32: the big blind moves at every hand that counts, whoever comes and goes."""
    for live in evenings:
        void = {event.number for event in live.log if isinstance(event, ev.HandVoided)}
        hands = [event for event in live.log if isinstance(event, ev.HandStarted) and event.number not in void]
        for before, after in pairwise(hands):
            if before.big_blind and after.big_blind:
                assert after.big_blind != before.big_blind or _seat_changed_hands(live, before, after)


def _seat_changed_hands(live: _Evening, before: ev.HandStarted, after: ev.HandStarted) -> bool:
    """Somebody stood up in that seat between the two hands, so another person posts there."""
    start, end = live.log.index(before), live.log.index(after)
    return any(isinstance(event, ev.PlayerStoodUp) and event.seat == before.big_blind for event in live.log[start:end])
