"""A table driven by hand through the engine, and what its front ends are given at any moment."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.cards import FULL_DECK, Card, parse_cards
from poker_bot.engine.decide import step
from poker_bot.engine.rules import TableRules
from poker_bot.engine.state import TableState
from poker_bot.engine.variants import VARIANTS
from poker_bot.engine.views import PublicView, SeatView, public_view, reseal_wanted, seat_view
from poker_bot.host.frames import extend_log
from poker_bot.refusals import Refusal
from poker_bot.text.present import SettleUp

NOW = 1_800_000_000_000
"""The instant at which every sample is looked at (milliseconds UTC)."""

NAMES = ("Anna", "Bruno", "Chloé", "Dewi", "Enzo", "Fatou", "Gita", "Hugo", "Ilaria", "Joko")
LONG_NAMES = tuple(f"{name} *the* [very] long_{name}" for name in NAMES)
_BLANK_BOARD = "2c7d9hJs3d"


class Sample(Struct, frozen=True):
    """What ``present_table`` is given, and the state and seat views of the same moment."""

    state: TableState
    view: PublicView
    people: dict[int, str]
    log: tuple[ev.AnyEvent, ...]
    seats: dict[int, SeatView]
    deadline: int | None = None
    next_hand_at: int | None = None
    frozen: bool = False
    stop_at: int | None = None
    stop_clock: str = ""
    settled: SettleUp | None = None


class Table:
    """A table driven by hand; persons 101, 102 and so on sit in seats 1, 2 and so on."""

    def __init__(self, *stacks: int, rules: TableRules | None = None, names: Sequence[str] = NAMES) -> None:
        self.rules = rules or TableRules(buy_in_min=20, buy_in_max=10**12)
        self.names = names
        self.state: TableState | None = None
        self.log: tuple[ev.AnyEvent, ...] = ()
        self.do(act.OpenTable(self.rules))
        for player, chips in enumerate(stacks, 101):
            self.do(act.SitDown(player, chips))

    @property
    def now(self) -> TableState:
        """The state."""
        assert self.state is not None
        return self.state

    def do(self, *actions: act.Action) -> "Table":
        """Carry out actions; a refusal is a mistake of the sample."""
        for action in actions:
            outcome = step(self.state, action)
            assert not isinstance(outcome, Refusal), (action, outcome)
            events, self.state = outcome
            self.log = extend_log(self.log, events)
        return self

    def deal(self, *hole: str, board: str | None = None) -> "Table":
        """Draw for the button (seat 1 gets it) if need be, and deal ``hole`` to seats 1, 2, … (``""`` = anything)."""
        if board is None:
            board = _BLANK_BOARD if VARIANTS[self.now.rules.variant].board_cards else ""
        if not self.now.drawn:
            aces_first = sorted(FULL_DECK, reverse=True)
            self.do(act.DrawForButton(tuple(aces_first)))
        self.do(act.StartHand(self._order(hole, board)))
        return self

    def play(self, *moves: str) -> "Table":
        """Moves of whoever is to act.

        ``f k c a t`` fold, check, call, all-in, time-out; ``r80`` bet or raise to 80; ``d013`` exchange the first,
        second and fourth card, ``d`` none; of the first who is asked: ``y n`` to two boards or a chop, ``s m b`` show,
        muck, play the board.
        """
        for move in moves:
            hand = self.now.hand
            assert hand is not None
            seat, turn = hand.to_act or (*hand.deciding, 0)[0], self.now.turn
            if move == "t":
                self.do(act.TimeOut(turn))
            elif move[0] == "r":
                kind = act.RaiseTo if hand.bet_to else act.BetTo
                self.do(kind(seat, turn, int(move[1:])))
            elif move[0] == "d":
                self.do(act.Draw(seat, turn, tuple(map(int, move[1:]))))
            elif move in {"y", "n"}:
                asking = act.AnswerRunTwice if hand.rules.run_it_twice else act.AnswerChop
                self.do(asking(seat, turn, agree=move == "y"))
            else:
                self.do(_MOVES[move](seat, turn))
        return self

    def reseal(self) -> "Table":
        """Shuffle what is left, into any order."""
        return self.do(act.Reseal(tuple(reversed(range(reseal_wanted(self.now))))))

    def sample(self, deadline: int | None = None, next_hand_at: int | None = None, *, frozen: bool = False) -> Sample:
        """The table as it is; ``deadline`` and ``next_hand_at`` in seconds from now."""
        view = public_view(self.now)
        return Sample(
            self.now,
            view,
            {101 + place: name for place, name in enumerate(self.names)},
            self.log,
            {seat.seat: seat_view(self.now, seat.seat) for seat in view.seats},
            None if deadline is None else NOW + 1000 * deadline,
            None if next_hand_at is None else NOW + 1000 * next_hand_at,
            frozen,
        )

    def _order(self, hole: Sequence[str], board: str) -> tuple[Card, ...]:
        """A deck that deals exactly these cards: found by dealing any deck once and seeing who gets which position.

        ``board`` are the board cards, or in a game without a board the first replacements.
        """
        variant = VARIANTS[self.now.rules.variant]
        trial = step(self.state, act.StartHand(variant.deck))
        assert not isinstance(trial, Refusal), trial
        seats = next(event.seats for event in trial[0] if isinstance(event, ev.HandStarted))
        places = next(event.positions for event in trial[0] if isinstance(event, ev.HoleCardsDealt))
        fixed: dict[int, Card] = {}
        for seat, positions in zip(seats, places, strict=True):
            wanted = parse_cards(hole[seat - 1]) if seat <= len(hole) else ()
            fixed |= dict(zip(positions, wanted, strict=False))
        first = sum(map(len, places)) + 1
        coming = (0, 1, 2, 4, 6) if variant.board_cards else range(len(board) // 2)
        fixed |= dict(zip((first + place for place in coming), parse_cards(board), strict=True))
        assert len(set(fixed.values())) == len(fixed), "a card twice"
        rest = iter(card for card in variant.deck if card not in fixed.values())
        return tuple(fixed[place] if place in fixed else next(rest) for place in range(len(variant.deck)))


_MOVES: Final = {
    "f": act.Fold,
    "k": act.Check,
    "c": act.Call,
    "a": act.AllIn,
    "s": act.Show,
    "m": act.Muck,
    "b": act.PlayBoard,
}
