"""Drives a table through the engine's one entry point, and checks the laws at every step it takes."""

from collections.abc import Sequence

from msgspec.structs import replace

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.cards import parse_cards
from poker_bot.engine.decide import step
from poker_bot.engine.evolve import fold
from poker_bot.engine.rules import TableRules
from poker_bot.engine.state import Hand, TableState, chips_of
from poker_bot.engine.variants import VARIANTS
from poker_bot.engine.views import LegalActions, legal_actions
from poker_bot.refusals import Refusal
from tests.rules.deals import order_for


class Table:
    """A table under test. Players are numbered 101, 102 … by seat; every step is folded again and its chips counted."""

    def __init__(self, stacks: Sequence[int] = (), **rules: object) -> None:
        """Open the table and seat a player per stack, beginning with seat 1; rules default to blinds 10/20."""
        defaults: dict[str, object] = {"seats": max(6, len(stacks)), "buy_in_max": 10**6, "show_time": 0}
        wanted = TableRules(**(defaults | rules))  # type: ignore[arg-type]
        self.log: list[ev.AnyEvent] = []
        self._state: TableState | None = None
        self.do(act.OpenTable(wanted if "buy_in_min" in rules else replace(wanted, buy_in_min=max(1, wanted.bet_unit))))
        for seat, stack in enumerate(stacks, 1):
            self.sit(seat, stack)

    @property
    def state(self) -> TableState:
        """The table now."""
        assert self._state is not None
        return self._state

    @property
    def hand(self) -> Hand:
        """The hand on view."""
        assert self.state.hand is not None
        return self.state.hand

    def do(self, action: act.Action) -> tuple[ev.AnyEvent, ...]:
        """Carry out ``action``, which must be legal; returns its events."""
        outcome = step(self._state, action)
        assert not isinstance(outcome, Refusal), outcome
        events, state = outcome
        assert fold(events, self._state) == state, "the state must be the fold of the events"
        assert chips_of(state) == state.chips, "chips must be conserved"
        self.log += events
        self._state = state
        return events

    def refuse(self, action: act.Action) -> Refusal:
        """Ask for ``action``, which must be refused and change nothing."""
        outcome = step(self._state, action)
        assert isinstance(outcome, Refusal), "this must be refused"
        return outcome

    def sit(self, seat: int, chips: int) -> None:
        """Seat player ``100 + seat``; a stack below the buy-in comes from play, so it is set as a hand leaves it."""
        least = self.state.rules.buy_in_min
        self.do(act.SitDown(100 + seat, max(chips, least), seat))
        if chips < least:
            seats = list(self.state.seats)
            record = seats[seat - 1]
            assert record is not None
            seats[seat - 1] = replace(record, stack=chips)
            self._state = replace(self.state, seats=tuple(seats), chips=self.state.chips - least + chips)

    def deal(self, hole: str = "", board: str = "", *, button: int = 0) -> tuple[ev.AnyEvent, ...]:
        """Start a hand. ``hole``: ``"AsAh KsKh"`` in the order of the deal; ``button``: this seat, for a first hand.

        ``board`` in a draw game: the cards that are served, in their order. Without ``hole`` the deck is in its own.
        """
        if not self.state.drawn:
            self.do(act.DrawForButton(self._draw(button)))
        variant = VARIANTS[self.state.rules.variant]
        order = variant.deck
        if hole:
            burns = (0,) if variant.draws else (0, 3, 4)
            order = order_for([parse_cards(cards) for cards in hole.split()], parse_cards(board), burns, variant.deck)
        return self.do(act.StartHand(order))

    def _draw(self, button: int) -> tuple[int, ...]:
        """A deck that gives the wanted seat the highest card (the highest seat unless told)."""
        ready = [number for number, seat in enumerate(self.state.seats, 1) if seat is not None]
        low = list(range(len(ready)))
        if button:
            low[ready.index(button)] = 51
        return tuple(low)

    def play(self, script: str) -> None:
        """Acts of whoever is to act: ``f k c r300 b100 a`` (fold, check, call, raise to, bet to, all-in).

        ``d`` stands pat, ``d024`` exchanges the hole cards of these indexes.
        """
        for word in script.split():
            seat, turn = self.hand.to_act, self.state.turn
            if word[0] == "d":
                self.do(act.Draw(seat, turn, tuple(map(int, word[1:]))))
            elif word[0] in "rb":
                kind = act.RaiseTo if word[0] == "r" else act.BetTo
                self.do(kind(seat, turn, int(word[1:])))
            else:
                self.do({"f": act.Fold, "k": act.Check, "c": act.Call, "a": act.AllIn}[word](seat, turn))

    @property
    def legal(self) -> LegalActions:
        """What the player to act may do."""
        legal = legal_actions(self.state)
        assert legal is not None
        return legal

    def stacks(self) -> list[int]:
        """Stacks by seat, occupied seats only."""
        return [seat.stack for seat in self.state.seats if seat is not None]

    def kinds(self, events: Sequence[ev.AnyEvent]) -> list[str]:
        """Names of events, for order."""
        return [type(event).__name__ for event in events]

    def all(self, kind: type[ev.Event]) -> list[ev.Event]:
        """Every event of a kind since the table opened."""
        return [event for event in self.log if isinstance(event, kind)]
