"""Double entry for what happens at a table: events to postings, and the proof that accounts and stacks agree (law 8).

At every commit the account ``seat:<table>:<person>`` holds that person's stack and queued top-up, and
``pot:<table>`` holds what lies in the pots. ``table_accounts`` works that out from a state alone, ``postings`` from the
events alone; ``balanced`` compares the two, so a fault of either freezes the table (R-POT-4).
"""

from collections.abc import Iterable, Sequence

from poker_bot.engine import events as ev
from poker_bot.engine.evolve import evolve, opened
from poker_bot.engine.state import TableState
from poker_bot.host.ports import Posting, pot_account, seat_account, table_accounts, wallet


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
    match event:
        case ev.PlayerSatDown(player=player, chips=chips) | ev.TopUpQueued(player=player, chips=chips):
            return _move(wallet(player), seat_account(table, player), chips, _REASONS[type(event)])
        case ev.PlayerStoodUp(player=player, chips=chips) | ev.TopUpReturned(player=player, chips=chips):
            return _move(seat_account(table, player), wallet(player), chips, _REASONS[type(event)])
        case ev.UncalledBetReturned(seat=seat, amount=amount):
            return _from_pot(table, state, ((seat, amount),), _REASONS[type(event)])
        case ev.PotAwarded(shares=shares):
            return _from_pot(table, state, shares, _REASONS[type(event)])
        case _ if isinstance(event, _PAYING):
            return _to_pot(table, state, event.seat, event.amount, _REASONS[type(event)])
        case _:
            return []


_PAYING = (ev.AntePosted, ev.BlindPosted, ev.DeadBlindPosted, ev.PlayerCalled, ev.PlayerBet, ev.PlayerRaised)

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
}


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
