"""pokerkit reads what we write and pays the same, but where its rules are not ours.

The departures, each by its rule:

* R-FOR-3: a blind all-in for less lowers pokerkit's price.
* R-BET-7 (fixed limit): pokerkit knows no half-bet rule and no completing, and counts every all-in as a raise.
* R-BET-5: pokerkit's cap is four raises a street; here one bet and three, and none heads-up.
* R-POT-3: pokerkit gives all odd chips of a pot to one player.
* R-BET-11, R-TAB-5, R-DRW-3: a second board and a new seal have no word in the notation.
* R-BET-9: pokerkit shows all-in hands before the draw; here they stay closed.
* R-RNK-3: its 52 cards know no straight A-7-8-9-10.
"""

import random

import pytest
from pokerkit import HandHistory

from poker_bot.engine import events as ev
from poker_bot.engine.cards import parse_cards, rank_of
from poker_bot.phh.export import export_hand
from poker_bot.phh.facts import Facts, facts_of
from tests.phh.pokerkit_games import teach
from tests.phh.random_hands import OurHand, random_hand, random_rules
from tests.phh.support import open_text

pytestmark = pytest.mark.filterwarnings("ignore:There is no reason for this player to fold")

GAMES = [
    ("holdem", "no-limit"), ("holdem", "pot-limit"), ("holdem", "fixed-limit"), ("omaha", "no-limit"),
    ("omaha", "pot-limit"), ("omaha", "fixed-limit"), ("draw", "no-limit"), ("draw", "pot-limit"),
    ("draw32", "no-limit"), ("draw32", "pot-limit"),
]  # fmt: skip
HANDS = {"holdem": 30, "draw": 40, "draw32": 40, "omaha": 8}
"""By variant: pokerkit takes its time to compare omaha hands."""

_LOWEST_STRAIGHT = {rank_of(card) for card in parse_cards("Ac7c8c9cTc")}


def departs(ours: OurHand, facts: Facts) -> bool:
    """Whether the hand came to a place where pokerkit's rules are others."""
    posted = {event.seat: event.amount for event in ours.events if isinstance(event, ev.BlindPosted)}
    if any(abs(due) != posted.get(seat, 0) for seat, due in zip(facts.seats, facts.blinds, strict=True)):
        return True
    raises = 0
    for event in ours.events:
        if isinstance(event, ev.StreetDealt):
            raises = 0
        elif isinstance(event, ev.PlayerBet | ev.PlayerRaised) and facts.hand.rules.betting == "fixed-limit":
            raises += 1
            if event.all_in or raises > 3:
                return True
        elif isinstance(event, ev.StubSealed):
            return True
    return _all_in_before_the_draw(ours) or any(_ace_below_seven(event) for event in ours.events)


def _all_in_before_the_draw(ours: OurHand) -> bool:
    """Betting was over when the cards to be exchanged were asked for."""
    kinds = [type(event) for event in ours.events]
    return ev.DrawDeclared in kinds and ev.BettingClosed in kinds[: kinds.index(ev.DrawDeclared)]


def _ace_below_seven(event: ev.AnyEvent) -> bool:
    return isinstance(event, ev.HandShown) and {rank_of(card) for card in event.cards} == _LOWEST_STRAIGHT


def odd_chips(ours: OurHand) -> int:
    """Pots that were shared: so many chips may lie elsewhere."""
    return sum(len(event.shares) > 1 for event in ours.events if isinstance(event, ev.PotAwarded))


@pytest.mark.parametrize("game", GAMES)
def test_pokerkit_pays_the_same(game: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """With every card on record, and in every other hand with those alone that everybody saw."""
    teach(monkeypatch)
    compared = 0
    for seed in range(HANDS[game[0]]):
        rng = random.Random(f"{seed} {game}")
        ours = random_hand(rng, random_rules(rng, *game, plain=True), plain=True)
        facts = facts_of(ours.before, ours.events)
        text = open_text(ours) if seed % 2 else export_hand(ours.before, ours.events, {})
        history = HandHistory.loads(text)
        assert history.finishing_stacks == list(facts.finishing)
        if departs(ours, facts):
            continue
        compared += 1
        theirs = list(history)[-1].stacks
        assert max(abs(one - other) for one, other in zip(theirs, facts.finishing, strict=True)) <= odd_chips(ours), (
            text
        )
    assert compared >= HANDS[game[0]] // 8


@pytest.mark.parametrize("seed", range(40))
def test_pokerkit_reads_every_hand(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was played, by whatever options, the text is a hand history to pokerkit and stays one."""
    teach(monkeypatch)
    rng = random.Random(seed)
    game = rng.choice(GAMES)
    ours = random_hand(rng, random_rules(rng, *game))
    history = HandHistory.loads(export_hand(ours.before, ours.events, {1: "Ann"}))
    assert len(history.starting_stacks) == len(history.players or ()) == len(ours.hand.players)
    assert HandHistory.loads(history.dumps()).actions == history.actions
