"""A hand of ours, written, read and played again, is the same hand; and nobody's hidden cards stand in it."""

import random
import re
import tomllib

import pytest

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.cards import Card, cards_text, parse_cards
from poker_bot.engine.decide import step
from poker_bot.engine.rules import TableRules
from poker_bot.engine.state import Seat, TableState
from poker_bot.phh.compare import Verdict, compare
from poker_bot.phh.export import export_hand
from poker_bot.phh.facts import facts_of
from poker_bot.phh.play import replayed
from poker_bot.refusals import Refusal
from tests.phh.random_hands import GAMES, OurHand, random_hand, random_rules
from tests.phh.support import open_text, record, verdict
from tests.rules.deals import order_for

SEEDS = 25
"""Hands for each of the twelve games; 40,000 have been played."""

_TOLD = (
    ev.PlayerFolded,
    ev.PlayerChecked,
    ev.PlayerCalled,
    ev.PlayerBet,
    ev.PlayerRaised,
    ev.AntePosted,
    ev.PotAwarded,
)


def our_hand(seed: int, game: tuple[str, str]) -> OurHand:
    """The hand of a seed."""
    rng = random.Random(f"{seed} {game}")
    return random_hand(rng, random_rules(rng, *game))


def told(events: tuple[ev.AnyEvent, ...], places: dict[int, int]) -> list[object]:
    """Who did what and who won what, with players for seats."""
    found: list[object] = []
    for event in events:
        if isinstance(event, ev.PotAwarded):
            found.append((event.amount, [(places[seat], chips) for seat, chips in event.shares]))
        elif isinstance(event, _TOLD):
            found.append((type(event).__name__, places[event.seat], getattr(event, "amount", 0)))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_written_hand_is_played_again_to_the_same_end(game: tuple[str, str]) -> None:
    """Every game, structure and option, with newcomers, straddles, leavers: same acts, same pots, same stacks."""
    for seed in range(SEEDS):
        ours = our_hand(seed, game)
        found = record(open_text(ours))
        played, log = replayed(found)
        seats = facts_of(ours.before, ours.events).seats
        assert compare(found, played) == Verdict()
        assert found.finishing == played.stacks
        here = told(ours.events, {seat: place for place, seat in enumerate(seats, 1)})
        assert told(log, {seat: seat for seat in range(1, len(seats) + 1)}) == here


@pytest.mark.parametrize(
    ("field", "game"),
    [
        ("_second_board", ("holdem", "no-limit")),
        ("_dead_blinds", ("omaha", "pot-limit")),
        ("_carried", ("draw", "no-limit")),
    ],
)
def test_what_the_notation_cannot_say_is_played_again_too(field: str, game: tuple[str, str]) -> None:
    """R-BET-11, R-TAB-5, R-DRW-4: hands with a field of our own pay the same, and without it they do not."""
    for seed in range(1500):
        text = open_text(our_hand(seed, game))
        if f"{field} = " not in text:
            continue
        assert verdict(text) == Verdict()
        without = "".join(line for line in text.splitlines(keepends=True) if not line.startswith(f"{field} = "))
        if verdict(without) != Verdict():
            return
    raise AssertionError("no such hand")


def test_a_tied_pot_is_carried_on_in_the_record_too() -> None:
    """R-DRW-4: nobody is paid, the chips that stay in the middle are named, and the replay leaves them there."""
    rules = TableRules(variant="draw", seats=2, small_blind=0, big_blind=0, ante=5, ties="carry", time_bank=0)
    seats = (Seat(1, 100), Seat(2, 100))
    before = TableState(rules=rules, seats=seats, chips=207, carried=7, drawn=True, button=2)
    order = order_for((parse_cards("AsKdQh9c8s"), parse_cards("AdKhQc9s8d")))
    log: tuple[ev.AnyEvent, ...] = ()
    state = before
    for action in (act.StartHand(order), act.Check, act.Check, act.Draw, act.Draw, act.Check, act.Check):
        hand = state.hand
        made = action(hand.to_act, hand.turn) if isinstance(action, type) and hand is not None else action
        outcome = step(state, made)  # type: ignore[arg-type]
        assert not isinstance(outcome, Refusal)
        log, state = log + outcome[0], outcome[1]
    text = export_hand(before, log, {})
    fields = tomllib.loads(text)
    assert (fields["finishing_stacks"], fields["_carried"], fields["_carried_on"]) == ([95, 95], 7, 17)
    assert verdict(text) == Verdict()


def hole_cards_in(text: str) -> set[Card]:
    """Every card of the text that is on no board."""
    actions = [action for action in tomllib.loads(text)["actions"] if not action.startswith("d db")]
    return {
        card
        for action in actions
        for found in re.findall(r"(?:[2-9TJQKA][cdhs])+", action)
        for card in parse_cards(found)
    }


def held_by(ours: OurHand, seat: int) -> set[Card]:
    """Every card the seat ever held, from the sealed decks."""
    order: tuple[Card, ...] = ()
    places: set[int] = set()
    dealt = 0
    for event in ours.events:
        match event:
            case ev.DeckSealed(order=order):
                pass
            case ev.StubSealed(order=stub):
                order = order[:dealt] + stub
            case ev.HoleCardsDealt(positions=positions):
                places |= set(positions[facts_of(ours.before, ours.events).seats.index(seat)])
                dealt += sum(map(len, positions))
            case ev.CardsServed(seat=served, positions=drawn):
                places |= set(drawn) if served == seat else set()
                dealt += len(drawn)
            case ev.StreetDealt(cards=cards, burn=burn):
                dealt += len(cards) + (burn >= 0)
            case _:
                pass
    return {order[place] for place in places}


@pytest.mark.parametrize("game", GAMES)
def test_no_hidden_card_is_written(game: tuple[str, str]) -> None:
    """R-SHO-5, law 6: what was shown, with a seat its own cards besides, and nothing else."""
    hidden = 0
    for seed in range(SEEDS):
        ours = our_hand(seed, game)
        shown = {
            card for event in ours.events if isinstance(event, ev.HandShown | ev.CardsShown) for card in event.cards
        }
        text = export_hand(ours.before, ours.events, {})
        assert hole_cards_in(text) == shown
        hidden += "??" in text
        for seat in facts_of(ours.before, ours.events).seats:
            assert hole_cards_in(export_hand(ours.before, ours.events, {}, seat)) == shown | held_by(ours, seat)
    assert hidden


def folded_to_the_big_blind() -> OurHand:
    """Heads-up, the button folds."""
    for seed in range(100):
        rng = random.Random(seed)
        ours = random_hand(rng, TableRules(seats=2, small_blind=5, big_blind=10, time_bank=0), plain=True)
        if [event for event in ours.events if isinstance(event, ev.PlayerFolded)] and not ours.hand.board:
            return ours
    raise AssertionError("nobody folds")


def test_one_card_shown_after_the_hand_is_named_alone() -> None:
    """R-SHO-2: the winner shows one card when all others have folded; the other stays unseen."""
    ours = folded_to_the_big_blind()
    winner = next(player for player in ours.hand.players if not player.folded)
    place = ours.hand.places[winner.seat]
    held = [ours.hand.deck.order[at] for at in ours.hand.hole[place]]
    shown = ev.CardsShown(winner.seat, (held[1],))
    text = export_hand(ours.before, (*ours.events, shown), {})
    assert f"'d dh p{place + 1} ??{cards_text((held[1],))}'" in text
    assert hole_cards_in(text) == {held[1]}


def test_names_are_written_as_toml() -> None:
    """Whatever people call themselves, the text stays readable, and who has no name is his seat."""
    ours = folded_to_the_big_blind()
    odd = 'O\'Hara "the\n\\ace" \u202e\ud800'
    fields = tomllib.loads(export_hand(ours.before, ours.events, {1: odd}))
    assert sorted(fields["players"]) == sorted(['O\'Hara "the\n\\ace" \u202e?', "Seat 2"])
    assert verdict(export_hand(ours.before, ours.events, {1: odd})) == Verdict()


def test_an_unfinished_hand_is_not_written() -> None:
    """Nor is anything that is no hand."""
    ours = folded_to_the_big_blind()
    with pytest.raises(ValueError, match="played to its end"):
        export_hand(ours.before, ours.events[:-1], {})
    with pytest.raises(ValueError, match="played to its end"):
        export_hand(ours.before, (), {})


def test_a_void_hand_is_not_written() -> None:
    """R-FLR-5: it is as if it had not been dealt."""
    ours = folded_to_the_big_blind()
    dealt = ours.events[: next(at for at, event in enumerate(ours.events) if isinstance(event, ev.TurnStarted))]
    posted = [(event.seat, event.amount) for event in dealt if isinstance(event, ev.BlindPosted)]
    voided = ev.HandVoided(ours.hand.number, misdeal=False, refunds=tuple(posted))
    with pytest.raises(ValueError, match="played to its end"):
        export_hand(ours.before, (*dealt, voided), {})
