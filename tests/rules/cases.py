"""Run rule cases: ``python -m tests.rules.cases FILE`` prints the failing ones and exits 1 when there are any.

A case is a hand with exact stacks, cards and a script of actions; see ``tests/rules/data``.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.cards import parse_cards
from poker_bot.engine.decide import Decision, step
from poker_bot.engine.reseal import pool
from poker_bot.engine.rules import TableRules
from poker_bot.engine.rules_check import rules_problems
from poker_bot.engine.showdown import hole_cards
from poker_bot.engine.state import Entry, Seat, TableState
from poker_bot.engine.variants import VARIANTS
from poker_bot.engine.views import legal_actions, public_view, reseal_wanted
from poker_bot.refusals import Refusal
from tests.rules.deals import order_for

RULES = Path(__file__).parent / "data" / "rule_cases.json"


class Case(msgspec.Struct, frozen=True):
    """One case; ``script`` items are ``"seat:action"`` or ``{"probe": 1}``; seats count from 0, left of the button."""

    id: str
    game: dict[str, Any]
    stacks: list[int]
    button: int
    hole: list[str]
    board: str
    script: list[str | dict[str, int]]
    expected: dict[str, Any]
    title: str = ""
    topic: str = ""
    rule: str = ""
    note: str = ""
    draw_cards: dict[str, str] = {}
    oracle_agrees: bool = True


class _File(msgspec.Struct):
    cases: list[Case]


BETTING = {"NL": "no-limit", "PL": "pot-limit", "FL": "fixed-limit"}
VARIANT = {("draw5", 52): "draw", ("draw5", 32): "draw32"}
"""Names of the format for the engine's own; a game that is not listed has the same name here."""


def load(path: Path) -> list[Case]:
    """The cases of a file."""
    return msgspec.json.decode(path.read_bytes(), type=_File).cases


def rules_of(case: Case) -> TableRules:
    """The table rules of a case; seats of the format count from the left of the button."""
    game = case.game
    heads_up = len(case.stacks) == 2
    blinds = game.get("blinds") or [0, 0]
    small, big = (blinds[1], blinds[0]) if heads_up else (blinds[0], blinds[1])
    antes = game.get("antes") or [0]
    single = not game.get("ante_trim", True)
    fixed = BETTING[game["betting"]] == "fixed-limit"
    least = game.get("min_bet", game.get("small_bet", 0))
    return TableRules(
        small_blind=small,
        big_blind=big,
        more_blinds=tuple(due for due in blinds[2:] if due),
        ante=0 if single else max(antes),
        big_blind_ante=max(antes) if single else 0,
        min_bet=0 if big else least,
        small_bet=game["small_bet"] if fixed else 0,
        big_bet=game["big_bet"] if fixed else 0,
        betting=BETTING[game["betting"]],  # type: ignore[arg-type]
        variant=VARIANT.get((game["variant"], game.get("deck", 52)), game["variant"]),
        seats=len(case.stacks),
        buy_in_min=max(1, big or least),
        buy_in_max=10**6,
        show_time=0,
        time_bank=0,
        **game.get("options", {}),
    )


def start(case: Case) -> TableState:
    """The table of the case with its hand dealt."""
    rules = rules_of(case)
    wrong = rules_problems(rules)
    assert not wrong, f"not to be played: {wrong}"
    seats = tuple(Seat(player=100 + index, stack=stack, entry=Entry.IN) for index, stack in enumerate(case.stacks))
    state = TableState(rules=rules, seats=seats, chips=sum(case.stacks), drawn=True, button=case.button + 1)
    hole = [parse_cards(cards) for cards in case.hole]
    deck = VARIANTS[rules.variant].deck
    served = [card for seat in sorted(case.draw_cards, key=int) for card in parse_cards(case.draw_cards[seat])]
    held = {card for cards in hole for card in cards}
    rest = parse_cards(case.board) or tuple(card for card in served if card not in held)
    burns = (0, 3, 4) if case.board else (0,)
    return _done(step(state, act.StartHand(order_for(hole, rest, burns, deck))))[1]


def _done(outcome: Decision | Refusal) -> Decision:
    if isinstance(outcome, Refusal):
        message = f"refused: {outcome.code} {outcome.params}"
        raise AssertionError(message)  # noqa: TRY004
    return outcome


def act_of(state: TableState, text: str) -> act.Action:
    """The action that ``"seat:action"`` stands for now."""
    seat_text, what = text.split(":")
    seat = int(seat_text) + 1
    if what[0] == "r":
        legal = legal_actions(state)
        kind = act.BetTo if legal is not None and legal.opening else act.RaiseTo
        return kind(seat, state.turn, int(what[1:]))
    if what[0] == "d":
        hand = state.hand
        assert hand is not None
        held = hole_cards(hand, seat)
        return act.Draw(seat, state.turn, tuple(held.index(card) for card in parse_cards(what[1:])))
    return {"f": act.Fold, "k": act.Check, "c": act.Call}[what](seat, state.turn)


def failures(case: Case) -> list[str]:
    """What differs from the expectation; empty when the case passes."""
    found: list[str] = []
    probes = list(case.expected.get("probes", []))
    log: list[ev.AnyEvent] = []
    try:
        state = start(case)
        for item in case.script:
            if isinstance(item, dict):
                found += _probe(state, probes.pop(0))
            else:
                events, state = _done(step(state, act_of(state, item)))
                log += events
                state = _resealed(case, state)
    except AssertionError as error:
        return [*found, str(error)]
    stacks = case.expected.get("stacks")
    if stacks is not None:
        got = [seat.stack if seat is not None else 0 for seat in state.seats]
        if got != stacks or state.hand_running:
            found.append(f"stacks {got}, expected {stacks}")
    return found + _showdown(log, case.expected.get("showdown"))


def _resealed(case: Case, state: TableState) -> TableState:
    """A stub that ran out in a draw goes on with the cards that the case names, as far as they can come (R-DRW-3)."""
    while reseal_wanted(state):
        hand = state.hand
        assert hand is not None
        cards = pool(hand)
        named = [card for seat in sorted(case.draw_cards, key=int) for card in parse_cards(case.draw_cards[seat])]
        first = [cards.index(card) for card in named if card in cards]
        rest = [number for number in range(len(cards)) if number not in first]
        state = _done(step(state, act.Reseal((*first, *rest))))[1]
    return state


def _showdown(log: list[ev.AnyEvent], expected: list[list[int | str]] | None) -> list[str]:
    """Who showed, in order, and who mucked; beaten hands are asked in common, so they have no order among shows."""
    if expected is None:
        return []
    shown = [event.seat - 1 for event in log if isinstance(event, ev.HandShown)]
    mucked = {event.seat - 1 for event in log if isinstance(event, ev.HandMucked)}
    right = [seat for seat, what in expected if what == "show"] == shown
    if right and {seat for seat, what in expected if what == "muck"} == mucked:
        return []
    return [f"showed {shown}, mucked {sorted(mucked)}, expected {expected}"]


def _probe(state: TableState, expected: dict[str, Any]) -> list[str]:
    legal = legal_actions(state)
    got: dict[str, Any] = {"pot": public_view(state).pot, "actor": None}
    if legal is not None:
        can_raise = legal.max_to > 0 or (legal.all_in_to > 0 and legal.call < legal.stack)
        got |= {
            "actor": legal.seat - 1,
            "to_call": legal.call,
            "can_raise": can_raise,
            "min_raise_to": legal.min_to or legal.all_in_to,
            "max_raise_to": legal.max_to or legal.all_in_to,
        }
    return [f"{key} is {got.get(key)}, expected {value}" for key, value in expected.items() if got.get(key) != value]


def main(arguments: list[str]) -> int:
    """Print failing cases; 1 when there are any."""
    path = Path(arguments[0]) if arguments else RULES
    failed, passed = 0, 0
    for case in load(path):
        wrong = failures(case)
        passed += not wrong
        failed += bool(wrong)
        for line in wrong:
            print(f"{case.id}: {line}   [{case.title}; {case.rule}]")  # noqa: T201
    print(f"{passed} passed, {failed} failed")  # noqa: T201
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
