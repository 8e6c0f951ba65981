"""Double entry for what happens at a table: events to postings, and the proof that accounts and stacks agree (law 8).

At every commit the account ``seat:<table>:<person>`` holds that person's stack and queued top-up, and
``pot:<table>`` holds what lies in the pots. ``table_accounts`` works that out from a state alone, ``postings`` from the
events alone; ``balanced`` compares the two, so a fault of either freezes the table (R-POT-4).
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from poker_bot.engine import events as ev
from poker_bot.engine.evolve import evolve, opened
from poker_bot.engine.state import TableState
from poker_bot.host.ports import Posting, pot_account, seat_account, table_accounts, wallet

_Paying = ev.AntePosted | ev.BlindPosted | ev.DeadBlindPosted | ev.PlayerCalled | ev.PlayerBet | ev.PlayerRaised


def postings(table: int, state: TableState | None, events: Sequence[ev.AnyEvent]) -> tuple[Posting, ...]:
    """The movements of ``events``, in order; ``state`` is the table before the first of them, None before it opens."""
    moved: list[Posting] = []
    for event in events:
        if isinstance(event, ev.TableOpened):
            state = opened(event)
            continue
        if state is None:
            raise ValueError("a table's log begins with TableOpened")
        moved += _of_event(table, state, event)
        state = evolve(state, event)
    return tuple(moved)


def _of_event(table: int, state: TableState, event: ev.AnyEvent) -> list[Posting]:
    move = _MOVES.get(type(event))
    return [] if move is None else move(table, state, event)


def _brought(table: int, _state: TableState, event: ev.PlayerSatDown | ev.TopUpQueued) -> list[Posting]:
    return _move(wallet(event.player), seat_account(table, event.player), event.chips, _REASONS[type(event)])


def _taken(table: int, _state: TableState, event: ev.PlayerStoodUp | ev.TopUpReturned) -> list[Posting]:
    return _move(seat_account(table, event.player), wallet(event.player), event.chips, _REASONS[type(event)])


def _paid(table: int, state: TableState, event: _Paying) -> list[Posting]:
    return _to_pot(table, state, event.seat, event.amount, _REASONS[type(event)])


def _returned(table: int, state: TableState, event: ev.UncalledBetReturned) -> list[Posting]:
    return _from_pot(table, state, ((event.seat, event.amount),), _REASONS[type(event)])


def _shared(table: int, state: TableState, event: ev.PotAwarded | ev.CarriedPotSplit) -> list[Posting]:
    return _from_pot(table, state, event.shares, _REASONS[type(event)])


def _refunded(table: int, state: TableState, event: ev.ContributionRefunded) -> list[Posting]:
    reason = _REASONS[type(event)]
    return _move(pot_account(table), wallet(event.player), event.chips, reason, state.hand_number)


def _voided(table: int, state: TableState, event: ev.HandVoided) -> list[Posting]:
    """First back into the pot what was won already beyond the own contribution, then out of it what was put in."""
    reason, moved = _REASONS[type(event)], list[Posting]()
    for seat, chips in sorted(event.refunds, key=lambda refund: refund[1]):
        if chips < 0:
            moved += _to_pot(table, state, seat, -chips, reason)
        else:
            moved += _from_pot(table, state, ((seat, chips),), reason)
    return moved


_REASONS: dict[type[ev.Event], str] = {
    ev.PlayerSatDown: "buy-in",
    ev.TopUpQueued: "top-up",
    ev.TopUpReturned: "top-up-returned",
    ev.PlayerStoodUp: "cash-out",
    ev.AntePosted: "ante",
    ev.BlindPosted: "blind",
    ev.DeadBlindPosted: "blind",
    ev.PlayerCalled: "call",
    ev.PlayerBet: "bet",
    ev.PlayerRaised: "raise",
    ev.UncalledBetReturned: "uncalled",
    ev.PotAwarded: "pot",
    ev.CarriedPotSplit: "carried-pot",
    ev.HandVoided: "void",
    ev.ContributionRefunded: "void",
}


_MOVES: dict[type[ev.Event], Callable[[int, TableState, Any], list[Posting]]] = {
    ev.PlayerSatDown: _brought,
    ev.TopUpQueued: _brought,
    ev.TopUpReturned: _taken,
    ev.PlayerStoodUp: _taken,
    ev.AntePosted: _paid,
    ev.BlindPosted: _paid,
    ev.DeadBlindPosted: _paid,
    ev.PlayerCalled: _paid,
    ev.PlayerBet: _paid,
    ev.PlayerRaised: _paid,
    ev.UncalledBetReturned: _returned,
    ev.PotAwarded: _shared,
    ev.CarriedPotSplit: _shared,
    ev.HandVoided: _voided,
    ev.ContributionRefunded: _refunded,
}
"""Every event that moves chips between accounts, and how."""


def _from_pot(table: int, state: TableState, shares: Iterable[tuple[int, int]], reason: str) -> list[Posting]:
    moved: list[Posting] = []
    for seat, amount in shares:
        target = seat_account(table, _dealt_in(state, seat))
        moved += _move(pot_account(table), target, amount, reason, state.hand_number)
    return moved


def _to_pot(table: int, state: TableState, seat: int, amount: int, reason: str) -> list[Posting]:
    source = seat_account(table, _dealt_in(state, seat))
    return _move(source, pot_account(table), amount, reason, state.hand_number)


def _move(source: str, target: str, amount: int, reason: str, hand: int = 0) -> list[Posting]:
    """Nothing is posted for no chips."""
    return [Posting(source, target, amount, reason, hand)] if amount else []


def _dealt_in(state: TableState, seat: int) -> int:
    """Who plays the hand at ``seat``: not always who sits there now, a folded player may have left (R-BET-10)."""
    hand = state.hand
    if hand is not None:
        for player in hand.players:
            if player.seat == seat:
                return player.player
    raise LookupError(f"seat {seat} is not dealt in")


def balanced(table: int, before: TableState | None, after: TableState, moved: Iterable[Posting]) -> bool:
    """Whether ``moved`` takes the table's accounts from what ``before`` needs to what ``after`` needs (R-POT-4)."""
    held = table_accounts(table, before)
    for posting in moved:
        held[posting.source] = held.get(posting.source, 0) - posting.amount
        held[posting.target] = held.get(posting.target, 0) + posting.amount
    own = {account: chips for account, chips in held.items() if chips and not account.startswith("wallet:")}
    return own == table_accounts(table, after)


def wallet_change(person: int, moved: Iterable[Posting]) -> int:
    """Chips that ``moved`` adds to (positive) or takes from a person's wallet."""
    name = wallet(person)
    gained = lost = 0
    for posting in moved:
        gained += posting.amount if posting.target == name else 0
        lost += posting.amount if posting.source == name else 0
    return gained - lost
