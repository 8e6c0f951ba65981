"""Rules that can be played, of every game, structure and option, and what anybody may ask for while they are."""

import random
from collections.abc import Callable

from hypothesis import strategies as st

from poker_bot.engine import actions as act
from poker_bot.engine.rules import TableRules
from poker_bot.engine.rules_check import rules_problems
from poker_bot.engine.state import Entry, Hand, Phase, TableState
from poker_bot.engine.variants import VARIANTS
from poker_bot.engine.views import legal_actions, reseal_wanted, seat_view

BUY_IN = 25
"""Least chips anybody sits down with: stacks are short against the blinds, so that all-ins of every size happen."""


@st.composite
def playable_rules(draw: st.DrawFn) -> TableRules:
    """Any rules that ``rules_check`` lets through, the amounts small; every option is chosen somewhere."""
    options: dict[str, object] = {
        "variant": draw(st.sampled_from(list(VARIANTS))),
        "betting": draw(st.sampled_from(["no-limit", "pot-limit", "fixed-limit"])),
        "tournament": draw(st.sampled_from([False, False, True])),
        "ante": draw(st.sampled_from([0, 3])),
        "first_to_show": draw(st.sampled_from(["last_street", "last_bettor"])),
        "allin_showdown": draw(st.sampled_from(["all", "choice"])),
        "post_to_enter": draw(st.sampled_from(["choice", "free"])),
        "time_bank": draw(st.sampled_from([0, 30])),
        "show_time": draw(st.sampled_from([0, 5])),
        "buy_in_min": BUY_IN,
        "buy_in_max": 1000,
    }
    options["biggest_stack_buy_in"] = not options["tournament"] and draw(st.booleans())
    most = VARIANTS[str(options["variant"])].max_seats
    options["seats"] = draw(st.sampled_from([2, 2, 3, 4, most]))
    options |= draw(_forced_bets(options))
    options |= draw(_betting_options(options))
    options |= draw(_game_options(options))
    rules = TableRules(**options)  # type: ignore[arg-type]
    assert not rules_problems(rules), rules_problems(rules)
    return rules


@st.composite
def _forced_bets(draw: st.DrawFn, options: dict[str, object]) -> dict[str, object]:
    """Blinds of every kind, or none and a smallest bet."""
    big = draw(st.sampled_from([0, 10, 10, 25]))
    if not big:
        return {"small_blind": 0, "big_blind": 0, "ante": draw(st.sampled_from([1, 5])), "min_bet": _one(draw, 0, 10)}
    found: dict[str, object] = {
        "small_blind": _one(draw, 0, 1, 10),
        "big_blind": big,
        "button": draw(st.sampled_from(["moving", "dead"])),
        "big_blind_ante": _one(draw, 0, 10),
        "bb_ante_first": draw(st.booleans()),
    }
    room = max(0, int(str(options["seats"])) - 3)
    more = draw(st.integers(0, min(room, 2)))
    found["more_blinds"] = tuple([big, 2 * big][:more])
    found["chop_blinds"] = found["small_blind"] != 0 and not options["tournament"] and draw(st.booleans())
    if options["betting"] != "fixed-limit" and not options["tournament"]:
        found["straddles"] = draw(st.integers(0, min(room - more, 2)))
    return found


@st.composite
def _betting_options(draw: st.DrawFn, options: dict[str, object]) -> dict[str, object]:
    """What is set besides the structure, where it means something."""
    if options["betting"] == "fixed-limit":
        small = _one(draw, 0, 10)
        return {
            "small_bet": small,
            "big_bet": _one(draw, 0, 20, 30) if small else 0,
            "raise_cap": draw(st.integers(1, 4)),
            "cap_heads_up": draw(st.booleans()),
        }
    found: dict[str, object] = {
        "min_raise": draw(st.sampled_from(["last", "double", "bb"])),
        "late_street_min_bet": draw(st.sampled_from(["bb", "2bb"])),
    }
    if options["betting"] == "pot-limit":
        found["pl_antes_count"] = draw(st.booleans())
    return found


@st.composite
def _game_options(draw: st.DrawFn, options: dict[str, object]) -> dict[str, object]:
    """What only some games know."""
    variant = VARIANTS[str(options["variant"])]
    found: dict[str, object] = {}
    if variant.board_cards and not options["tournament"]:
        found["run_it_twice"] = draw(st.booleans())
    if variant.board_cards and not variant.own_cards:
        found["showdown"] = draw(st.sampled_from(["auto", "live"]))
    if variant.draws:
        most = draw(st.integers(1, 5))
        found |= {"max_draw": most, "ace_draws_one_more": most <= 3 and draw(st.booleans())}
        found["jacks_or_better"] = not options["big_blind"] and draw(st.booleans())
    if variant.draws and options["seats"] == 2:
        found["ties"] = draw(st.sampled_from(["split", "carry"]))
    if 0 not in variant.deck:
        found |= {"flush_beats_full_house": draw(st.booleans()), "ace_low_below_seven": draw(st.booleans())}
    return found


def _one(draw: st.DrawFn, *choices: int) -> int:
    return draw(st.sampled_from(choices))


def next_move(state: TableState, rng: random.Random) -> act.Action:
    """What a host or a player would do next: answer what the hand waits for, bet, deal, or something at the table."""
    hand = state.hand
    if hand is None or not state.hand_running:
        return _between_hands(state, rng)
    if hand.phase is not Phase.RESEALING:
        dice = rng.random()
        if dice < 0.03:
            return _aside(state, rng)
        if dice < 0.05:
            return act.TimeOut(state.turn)
        if dice < 0.07:
            return _ruling(state, hand, rng)
    return _ANSWERS[hand.phase](state, hand, rng)


def _between_hands(state: TableState, rng: random.Random) -> act.Action:
    """Mostly the next deal; seats fill, who is away comes back, who is broke buys in again, who may straddle does."""
    if rng.random() < 0.1:
        return _aside(state, rng)
    if rng.random() < 0.5:
        wishes = [wish for number in range(1, len(state.seats) + 1) if (wish := _wish(state, number, rng)) is not None]
        if wishes:
            return rng.choice(wishes)
    order = _order(state, rng)
    return act.StartHand(order) if state.drawn else act.DrawForButton(order)


def _wish(state: TableState, number: int, rng: random.Random) -> act.Action | None:
    """What would bring the player of this seat, or a new one, into the next hand."""
    seat = state.seats[number - 1]
    if seat is None:
        player = rng.randint(1, 12)
        back = [gone.stack for gone in state.departed if gone.player == player]
        return act.SitDown(player, max([rng.randint(BUY_IN, 400), *back]), number)
    if seat.sitting_out:
        return act.SitIn(number)
    if not seat.stack:
        return None if state.carried else act.TopUp(number, rng.randint(1, 200))
    if seat.entry is Entry.WAITING:
        return act.ChooseEntry(number, posting=True)
    return act.ChooseStraddle(number, wanted=True) if state.rules.straddles and not seat.straddle else None


def _order(state: TableState, rng: random.Random) -> tuple[int, ...]:
    """A deck in an order of chance; where ties are carried, often one that gives two players the same ranks."""
    deck = list(VARIANTS[state.rules.variant].deck)
    if state.rules.ties == "split" or rng.random() < 0.5:
        return tuple(rng.sample(deck, len(deck)))
    pairs = [deck[place : place + 2] for place in range(0, len(deck), 2)]
    return tuple(card for pair in rng.sample(pairs, len(pairs)) for card in pair)


def _ruling(state: TableState, hand: Hand, rng: random.Random) -> act.Action:
    """A floor ruling, in time or too late (section 8)."""
    seat = rng.choice(hand.players).seat
    return rng.choice(
        [
            act.RuleExposed(((seat, rng.randint(0, 4)),)),
            act.RuleExposed(((seat, rng.randint(0, 4)),)),
            act.RuleExtraCards(1),
            act.RuleEarlyBoard(rng.randint(1, 3)),
            act.RuleEarlyBoard(min(3, max(1, hand.street + rng.randint(0, 1)))),
            act.RuleWrongCount(),
            act.RuleMisdeal(),
            act.VoidHand(),
            act.RemovePlayer(seat),
        ]
    )


def _aside(state: TableState, rng: random.Random) -> act.Action:
    """Something that is no act in the hand, legal or not."""
    seat, player = rng.randint(1, len(state.seats)), rng.randint(1, 12)
    return rng.choice(
        [
            act.SitDown(player, rng.randint(BUY_IN, 400)),
            act.SitDown(player, rng.randint(BUY_IN, 400)),
            act.StandUp(seat),
            act.SitOut(seat),
            act.SitIn(seat),
            act.ChooseEntry(seat, posting=rng.random() < 0.5),
            act.ChooseStraddle(seat, wanted=True),
            act.ChooseStraddle(seat, wanted=True),
            act.SetPreAction(seat, "check-fold"),
            act.TopUp(seat, rng.randint(1, 200)),
        ]
    )


def bet(state: TableState, _hand: Hand, rng: random.Random) -> act.Action:
    """Something legal of the player to act, mostly calls and raises, so that hands get far."""
    legal = legal_actions(state)
    assert legal is not None
    seat, turn, dice = legal.seat, legal.turn, rng.random()
    if dice < 0.1 and legal.call:
        return act.Fold(seat, turn)
    if dice < 0.2 and legal.all_in_to:
        return act.AllIn(seat, turn)
    if dice < 0.5 and legal.max_to:
        kind = act.BetTo if legal.opening else act.RaiseTo
        return kind(seat, turn, rng.choice([legal.min_to, legal.max_to, legal.pot_to or legal.min_to]))
    return (act.Call if legal.call else act.Check)(seat, turn)


def _draws(state: TableState, hand: Hand, rng: random.Random) -> act.Action:
    """As many cards as chance wants, mostly many: stubs end."""
    most = seat_view(state, hand.to_act).max_draw
    count = min(most, rng.choice([0, 1, 3, 4, 5, 5]))
    return act.Draw(hand.to_act, state.turn, _without_an_ace(state, hand, rng, count))


def _without_an_ace(state: TableState, hand: Hand, rng: random.Random, count: int) -> tuple[int, ...]:
    """Indexes of ``count`` cards; an ace is kept where it is the reason for one more card (R-HOM-7)."""
    cards = seat_view(state, hand.to_act).cards
    indexes = sorted(rng.sample(range(len(cards)), len(cards)), key=lambda index: cards[index] // 4 == 12)
    return tuple(indexes[:count])


def reseal(state: TableState, _hand: Hand, rng: random.Random) -> act.Action:
    """A new order of as many cards as are asked for."""
    count = reseal_wanted(state)
    return act.Reseal(tuple(rng.sample(range(count), count)))


def _chops(state: TableState, hand: Hand, rng: random.Random) -> act.Action:
    return act.AnswerChop(rng.choice(hand.deciding), state.turn, rng.random() < 0.8)


def _agrees(state: TableState, hand: Hand, rng: random.Random) -> act.Action:
    return act.AnswerRunTwice(rng.choice(hand.deciding), state.turn, rng.random() < 0.8)


def _shows(state: TableState, hand: Hand, rng: random.Random) -> act.Action:
    view = seat_view(state, rng.choice(hand.deciding))
    choices: list[act.Action] = [act.Show(view.seat, state.turn), act.TimeOut(state.turn)]
    if view.may_muck:
        choices.append(act.Muck(view.seat, state.turn))
    if view.may_play_board:
        choices.append(act.PlayBoard(view.seat, state.turn))
    return rng.choice(choices)


_ANSWERS: dict[Phase, Callable[[TableState, Hand, random.Random], act.Action]] = {
    Phase.BETTING: bet,
    Phase.DRAWING: _draws,
    Phase.RESEALING: reseal,
    Phase.RUN_TWICE: _agrees,
    Phase.CHOPPING: _chops,
    Phase.SHOWDOWN: _shows,
}
