"""How a hand begins: draw for the button, positions, forced bets, hole cards (R-TAB-2…5, R-FOR-1…4, R-DEA-1)."""

from functools import cache

from poker_bot.engine import events as ev
from poker_bot.engine.cards import Card
from poker_bot.engine.seating import Positions, missed, next_positions, ready_seats
from poker_bot.engine.stepper import Stepper
from poker_bot.engine.variants import VARIANTS
from poker_bot.refusals import Refusal

MISSED_BIG_BLINDS = 3
"""So many missed big blinds stand an absent player up (R-CLK-3)."""


def draw_for_button(step: Stepper, order: tuple[Card, ...]) -> Refusal | None:
    """One card to every player, face up; the highest rank has the button, suits break ties (R-TAB-2)."""
    state = step.state
    if state.drawn:
        return Refusal("button-drawn")
    ready = ready_seats(state)
    if len(ready) < 2:  # noqa: PLR2004 - a hand needs two
        return Refusal("not-enough-players")
    if len(set(order)) < len(ready):
        return Refusal("bad-deck")
    cards = tuple(zip(ready, order, strict=False))
    button = max(cards, key=lambda dealt: dealt[1])[0]
    step.emit(ev.ButtonDrawn(cards, button))
    return None


def start_hand(step: Stepper, order: tuple[Card, ...]) -> Refusal | None:
    """Fix who plays and with what, take the forced bets, deal the hole cards."""
    refusal = _may_start(step, order)
    if refusal is not None:
        return refusal
    positions = next_positions(step.state)
    if positions is None:
        return Refusal("not-enough-players")
    _note_missed_blinds(step, positions)
    _refill_time_banks(step, positions)
    step.emit(
        ev.HandStarted(
            step.state.hand_number + 1,
            positions.button,
            positions.small_blind,
            positions.big_blind,
            positions.seats,
            tuple(entry.seat for entry in positions.entries),
        )
    )
    step.emit(ev.DeckSealed(order))
    _post(step, positions, step.state.rules.bb_ante_first)
    step.emit(ev.BettingOpened(step.hand.rules.big_blind))
    step.emit(ev.HoleCardsDealt(_hole_positions(len(positions.seats), VARIANTS[step.hand.rules.variant].hole_cards)))
    return None


def _may_start(step: Stepper, order: tuple[Card, ...]) -> Refusal | None:
    state = step.state
    if state.hand_running:
        return Refusal("hand-running")
    if state.closing:
        return Refusal("table-closed")
    if not state.drawn:
        return Refusal("button-not-drawn")
    if not VARIANTS[state.rules.variant].is_deck(order):
        return Refusal("bad-deck")
    return None


def _note_missed_blinds(step: Stepper, positions: Positions) -> None:
    """Debts of absent players; the third missed big blind before he plays again stands one up (R-CLK-3)."""
    for seat, big in missed(step.state, positions):
        step.emit(ev.BlindMissed(seat, big))
        record = step.state.seats[seat - 1]
        if big and record is not None and record.missed_big >= MISSED_BIG_BLINDS:
            chips = record.stack + record.top_up
            step.emit(ev.PlayerStoodUp(seat, record.player, chips, "missed-blinds"))


def _refill_time_banks(step: Stepper, positions: Positions) -> None:
    """Every so many hands the bank is full again (R-CLK-1)."""
    rules = step.state.rules
    for number in positions.seats:
        seat = step.state.seats[number - 1]
        if seat is not None and rules.time_bank and 0 < rules.time_bank_refill_hands <= seat.hands_since_refill:
            step.emit(ev.TimeBankRefilled(number))


def _post(step: Stepper, positions: Positions, ante_first: bool) -> None:  # noqa: FBT001 - a table option
    """Antes before blinds; the single-payer ante after the big blind unless the option turns it (R-FOR-2)."""
    rules = step.hand.rules
    if rules.ante:
        for seat in positions.seats:
            _ante(step, seat, rules.ante, dead=False)
    if rules.big_blind_ante and ante_first:
        _ante(step, positions.big_blind, rules.big_blind_ante, dead=True)
    if positions.small_blind:
        _blind(step, positions.small_blind, rules.small_blind, "small")
    if positions.big_blind:
        _blind(step, positions.big_blind, rules.big_blind, "big")
    if rules.big_blind_ante and not ante_first:
        _ante(step, positions.big_blind, rules.big_blind_ante, dead=True)
    for entry in positions.entries:
        if entry.big:
            _blind(step, entry.seat, rules.big_blind, "entry")
        amount = min(rules.small_blind, _stack(step, entry.seat)) if entry.small else 0
        if amount:
            step.emit(ev.DeadBlindPosted(entry.seat, amount))


def _ante(step: Stepper, seat: int, due: int, *, dead: bool) -> None:
    amount = min(due, _stack(step, seat))
    if amount:
        step.emit(ev.AntePosted(seat, amount, dead))


def _blind(step: Stepper, seat: int, due: int, kind: ev.BlindKind) -> None:
    amount = min(due, _stack(step, seat))
    if amount:
        step.emit(ev.BlindPosted(seat, amount, kind))


def _stack(step: Stepper, seat: int) -> int:
    hand = step.hand
    return hand.players[hand.places[seat]].stack


@cache
def _hole_positions(players: int, cards: int) -> tuple[tuple[int, ...], ...]:
    """One card at a time clockwise: player i gets deck places i, i + n, … (R-DEA-1)."""
    return tuple(tuple(range(index, players * cards, players)) for index in range(players))
