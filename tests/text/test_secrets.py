"""Nothing hidden is ever written for a room, and to a player nothing but his own cards (law 6), in any game."""

import random
from collections import Counter

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from poker_bot.engine import actions as act
from poker_bot.engine.decide import step
from poker_bot.engine.rules import TableRules
from poker_bot.engine.variants import VARIANTS
from poker_bot.engine.views import PublicView, reseal_wanted
from poker_bot.refusals import Refusal
from poker_bot.text.cards import card_sign
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import present_draw_numbers
from poker_bot.text.present.size import fits
from tests.text import games
from tests.text.conftest import LANGUAGES
from tests.text.look import Reader
from tests.text.secrecy import public_signs, signs_in
from tests.text.tables import Sample, Table

STEPS = 45
RULES = (
    *(games.DRAW, games.DRAW32, games.CARRY, games.OMAHA, games.LIMIT, games.TWICE, games.LIVE, games.STRADDLES),
    games.CHOP,
    games.wide(TableRules(variant="draw", small_blind=0, big_blind=0, ante=5, max_draw=3, ace_draws_one_more=True)),
    games.wide(TableRules(showdown="live", allin_showdown="choice", button="dead")),
)


@given(st.sampled_from(RULES), st.integers(0, 2**32), st.sampled_from(LANGUAGES))
@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_is_played_no_hidden_card_is_written(
    catalogue: Catalogue, rules: TableRules, seed: int, lang: str
) -> None:
    """Through every phase of every game, with rulings and pauses, cards of a table message were public before."""
    chance = random.Random(seed)
    table = Table(
        *[chance.choice((30, 90, 400, 1000)) for _ in range(chance.randint(2, min(5, rules.seats)))], rules=rules
    )
    table.do(act.DrawForButton(tuple(chance.sample(range(52), 52))))
    reader = Reader(lang, catalogue)
    for _ in range(STEPS):
        if not _advance(table, chance):
            break
        _check(table.sample(deadline=30), reader, catalogue, chance)


def test_the_property_meets_every_phase() -> None:
    """By the property's own means every phase of a hand comes about, and whatever else changes a message."""
    seen: Counter[str] = Counter()
    for seed, rules in enumerate(RULES * 8):
        chance = random.Random(seed)
        table = Table(*[chance.choice((30, 90, 400)) for _ in range(min(5, rules.seats))], rules=rules)
        table.do(act.DrawForButton(tuple(chance.sample(range(52), 52))))
        for _ in range(2 * STEPS):
            if not _advance(table, chance):
                break
            view = table.sample().view
            seen[view.phase] += 1
            seen["paused"] += view.paused
            seen["voided"] += view.voided
            seen["second board"] += bool(view.second_board)
            seen["live"] += view.live_showdown
    expected = {"betting", "drawing", "run-twice", "chopping", "resealing", "showdown", "over", "paused", "voided"}
    assert {name for name, times in seen.items() if times} >= expected | {"second board", "live"}


def _check(sample: Sample, reader: Reader, catalogue: Catalogue, chance: random.Random) -> None:
    """The public message and somebody's private one of this moment."""
    post = reader.table(sample)
    assert signs_in(post) <= public_signs(sample.log)
    assert fits(post)
    assert len(post.rows) <= 5
    assert all(1 <= len(row) <= 5 for row in post.rows)
    seat, view = chance.choice([*sample.seats.items()])
    own = {card_sign(card).rstrip("\ufe0e") for card in view.cards}
    assert signs_in(reader.seat(sample, seat, chance.randrange(32))) <= own
    assert len(reader.alert(view)) <= 200
    assert len(present_draw_numbers(view, lang=reader.lang, catalogue=catalogue)) <= 200


def _advance(table: Table, chance: random.Random) -> bool:
    """One step of somebody; False when nothing can happen any more. Refused rulings and wishes just do not happen."""
    view = table.sample().view
    if view.phase == "resealing":
        order = list(range(reseal_wanted(table.now)))
        return _try(table, act.Reseal(tuple(chance.sample(order, len(order)))))
    if view.paused:
        return _try(table, act.ResumeTable())
    if chance.random() < 0.08:
        _try(table, _ruling(view, chance))
        return True
    if view.phase in {"none", "over"}:
        if view.can_show and chance.random() < 0.5:
            _try(table, act.Show(view.can_show, view.turn, (chance.randrange(view.hole_cards),)))
        for seat in view.seats:
            _try(table, act.ChooseStraddle(seat.seat, wanted=chance.random() < 0.7))
        deck = VARIANTS[view.rules.variant].deck
        return _try(table, act.StartHand(tuple(chance.sample(deck, len(deck)))))
    return any(_try(table, action) for action in _choices(view, chance))


def _choices(view: PublicView, chance: random.Random) -> list[act.Action]:
    """What may be done, the wish first and what is always legal last."""
    turn, seat = view.turn, view.to_act or (*view.deciding, 0)[0]
    if view.phase == "drawing":
        wanted = chance.sample(range(view.hole_cards), chance.randint(0, view.hole_cards))
        return [act.Draw(seat, turn, tuple(wanted)), act.Draw(seat, turn)]
    if view.phase == "run-twice":
        return [act.AnswerRunTwice(seat, turn, agree=chance.random() < 0.9)]
    if view.phase == "chopping":
        return [act.AnswerChop(seat, turn, agree=chance.random() < 0.7)]
    if view.deciding:
        return [chance.choice((act.PlayBoard, act.Muck, act.Show))(seat, turn), act.Show(seat, turn)]
    legal = view.legal
    if legal is None:
        return [act.TimeOut(turn)]
    raising = act.BetTo if legal.opening else act.RaiseTo
    wish = chance.choice(("passive", "passive", "passive", "raise", "all-in", "fold"))
    first: dict[str, act.Action] = {
        "raise": raising(seat, turn, legal.min_to or 1),
        "all-in": act.AllIn(seat, turn),
        "fold": act.Fold(seat, turn),
    }
    passive = act.Check(seat, turn) if legal.can_check else act.Call(seat, turn)
    return [first.get(wish, passive), passive]


def _ruling(view: PublicView, chance: random.Random) -> act.Action:
    """Any ruling of the floor (section 8)."""
    seat = chance.choice(view.seats).seat
    return chance.choice(
        (
            act.PauseTable(),
            act.VoidHand(),
            act.RuleMisdeal(),
            act.RuleExtraCards(1),
            act.RuleExposed(((seat, chance.randrange(view.hole_cards)),)),
            *(act.RuleEarlyBoard(street) for street in (1, 2, 3)),
        )
    )


def _try(table: Table, action: act.Action) -> bool:
    """Carry out what is legal."""
    if isinstance(step(table.state, action), Refusal):
        return False
    table.do(action)
    return True
