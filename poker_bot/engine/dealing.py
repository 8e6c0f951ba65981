"""How a hand begins: draw for the button, positions, forced bets, hole cards (R-TAB-2…5, R-FOR-1…4, R-DEA-1)."""

from functools import cache
from itertools import takewhile

from msgspec.structs import replace

from poker_bot.engine import events as ev
from poker_bot.engine.cards import Card
from poker_bot.engine.evolve_table import sits
from poker_bot.engine.rules import TableRules
from poker_bot.engine.seating import EntryPost, Positions, missed, next_positions, ready_seats
from poker_bot.engine.state import Seat, TableState
from poker_bot.engine.stepper import Stepper
from poker_bot.engine.variants import VARIANTS
from poker_bot.refusals import Refusal

Seats = tuple[Seat | None, ...]

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
    _sit_out_at_the_big_blind(step)
    then, positions = _positions(step.state)
    if positions is None:  # who wished to be away at the big blind is away now, and that leaves too few
        return None if step.events else Refusal("not-enough-players")
    absent = tuple([due for due in missed(then, positions) if _same(step.seats, then.seats, due[0])])
    _refill_time_banks(step, positions)
    step.emit(
        ev.HandStarted(
            step.state.hand_number + 1,
            positions.button,
            positions.small_blind,
            positions.big_blind,
            positions.seats,
            tuple([entry.seat for entry in positions.entries]),
            positions.small_position,
            step.state.carried,
        )
    )
    _note_missed_blinds(step, absent)
    step.emit(ev.DeckSealed(order))
    _post(step, positions)
    step.emit(ev.HoleCardsDealt(_hole_positions(len(positions.seats), VARIANTS[step.hand.rules.variant].hole_cards)))
    return None


def _sit_out_at_the_big_blind(step: Stepper) -> None:
    """Who wished to leave the game when the big blind comes to him is away from now on (R-HOM-4)."""
    while any([seat is not None and seat.out_at_big for seat in step.seats]):  # noqa: C419 - a list is quicker
        _, positions = _positions(step.state)
        big = 0 if positions is None else positions.big_blind
        seat = step.seats[big - 1] if big else None
        if seat is None or not seat.out_at_big or seat.sitting_out:
            return
        step.emit(ev.PlayerSatOut(big, "asked"))


def _positions(state: TableState) -> tuple[TableState, Positions | None]:
    """Positions of the hand, and the table they were found on.

    A hand that is dealt again after a misdeal has the players and positions of the first time, whoever sits down or
    goes meanwhile (R-FLR-1, R-TAB-3): who is gone is not dealt in and posts nothing, and his position stays empty.
    """
    redeal = state.redeal
    if redeal is None or redeal.before is None:
        return state, next_positions(state)
    then = replace(state, seats=redeal.before.seats)
    positions = next_positions(then)
    here = {player.seat for player in redeal.players if sits(state, player)}
    if positions is None:
        return then, None
    return then, _only(positions, here)


def _only(positions: Positions, here: set[int]) -> Positions:
    """The same positions, played by those who are ``here``; a straddle behind one that is missing falls with it."""
    return replace(
        positions,
        seats=tuple(seat for seat in positions.seats if seat in here),
        small_blind=positions.small_blind if positions.small_blind in here else 0,
        entries=tuple(entry for entry in positions.entries if entry.seat in here),
        straddles=tuple(takewhile(lambda straddle: straddle[0] in here, positions.straddles)),
    )


def _same(seats: Seats, then: Seats, number: int) -> bool:
    """Whether the same player sits in seat ``number``."""
    now, old = seats[number - 1], then[number - 1]
    return now is not None and old is not None and now.player == old.player


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


def _note_missed_blinds(step: Stepper, absent: tuple[tuple[int, bool], ...]) -> None:
    """Debts of absent players; the third missed big blind before he plays again stands one up (R-CLK-3).

    Noted once the hand has begun, so that a void hand leaves none of them (R-FLR-5).
    """
    for seat, big in absent:
        step.emit(ev.BlindMissed(seat, big))
        record = step.state.seats[seat - 1]
        if big and record is not None and record.missed_big >= MISSED_BIG_BLINDS:
            chips = record.stack + record.top_up
            step.emit(ev.PlayerStoodUp(seat, record.player, chips, "missed-blinds"))


def _refill_time_banks(step: Stepper, positions: Positions) -> None:
    """Every so many hands the bank is full again (R-CLK-1)."""
    rules, seats = step.state.rules, step.seats
    if not rules.time_bank or not rules.time_bank_refill_hands:
        return
    for number in positions.seats:
        seat = seats[number - 1]
        if seat is not None and seat.hands_since_refill >= rules.time_bank_refill_hands:
            step.emit(ev.TimeBankRefilled(number))


def _post(step: Stepper, positions: Positions) -> None:
    """Antes before blinds; the single-payer ante after the big blind unless the option turns it (R-FOR-2)."""
    rules = step.hand.rules
    payer = positions.big_blind if rules.big_blind_ante and positions.big_blind in positions.seats else 0
    if rules.ante:
        for seat in positions.seats:
            _ante(step, seat, rules.ante, dead=False)
    if payer and rules.bb_ante_first:
        _ante(step, payer, rules.big_blind_ante, dead=True)
    blinds = _blinds(rules, positions)
    short, last = 0, 0
    for seat, due, kind in blinds:
        if seat in positions.seats:  # a blind's seat may have been left between a misdeal and the re-deal
            short += _blind(step, seat, due, kind)
            last = seat
    if payer and not rules.bb_ante_first:
        _ante(step, payer, rules.big_blind_ante, dead=True)
    for entry in positions.entries:
        _enter(step, entry)
    price = max([due for _, due, _ in blinds], default=0)
    step.emit(ev.BettingOpened(price, last, short))


def _blinds(rules: TableRules, positions: Positions) -> tuple[tuple[int, int, ev.BlindKind], ...]:
    """(seat, chips due, kind) of every blind in the order in which they are posted (R-FOR-1, R-FOR-5)."""
    blinds: list[tuple[int, int, ev.BlindKind]] = []
    if positions.small_blind and rules.small_blind:
        blinds.append((positions.small_blind, rules.small_blind, "small"))
    if positions.big_blind:
        blinds.append((positions.big_blind, rules.big_blind, "big"))
    blinds += [(seat, due, "more") for seat, due in positions.more]
    blinds += [(seat, due, "straddle") for seat, due in positions.straddles]
    return tuple(blinds)


def _enter(step: Stepper, entry: EntryPost) -> None:
    """One live big blind, and a missed small blind dead (R-TAB-5)."""
    rules = step.hand.rules
    if entry.big:
        _blind(step, entry.seat, rules.big_blind, "entry")
    amount = min(rules.small_blind, _stack(step, entry.seat)) if entry.small else 0
    if amount:
        step.emit(ev.DeadBlindPosted(entry.seat, amount))


def _ante(step: Stepper, seat: int, due: int, *, dead: bool) -> None:
    amount = min(due, _stack(step, seat))
    if amount:
        step.emit(ev.AntePosted(seat, amount, dead))


def _blind(step: Stepper, seat: int, due: int, kind: ev.BlindKind) -> int:
    """Post what is due or what he has; the chips that are missing (R-FOR-3)."""
    amount = min(due, _stack(step, seat))
    if amount:
        step.emit(ev.BlindPosted(seat, amount, kind))
    return due - amount


def _stack(step: Stepper, seat: int) -> int:
    hand = step.hand
    return hand.players[hand.places[seat]].stack


@cache
def _hole_positions(players: int, cards: int) -> tuple[tuple[int, ...], ...]:
    """One card at a time clockwise: player i gets deck places i, i + n, … (R-DEA-1)."""
    return tuple(tuple(range(index, players * cards, players)) for index in range(players))
