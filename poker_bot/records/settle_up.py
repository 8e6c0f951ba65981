"""The settle-up of a session from its ledger rows: who brought what, took what away, and has what at the table now."""

from collections.abc import Iterable

from msgspec import Struct

from poker_bot.engine.state import TableState
from poker_bot.host.ports import LedgerRow, Settled, wallet

_WALLET = wallet(0)[:-1]
_RETURNED = "top-up-returned"
"""Chips that never came into play: brought less, not taken away."""


class Held(Struct, frozen=True):
    """Chips at a table: by person, bets of a running hand included; and what is carried for nobody yet (R-DRW-4)."""

    people: dict[int, int] = {}
    carried: int = 0


def held_at(state: TableState) -> Held:
    """What everybody would take away if the running hand were void (R-FLR-5)."""
    chips: dict[int, int] = {}
    carried = state.carried
    for seat in state.seats:
        if seat is not None:
            chips[seat.player] = chips.get(seat.player, 0) + seat.stack + seat.top_up
    if state.hand is not None and state.hand_running:
        carried += state.hand.carried
        for player in state.hand.players:
            own = player.stack + player.contribution + player.dead - player.won
            chips[player.player] = chips.get(player.player, 0) + own
    return Held({person: held for person, held in chips.items() if held}, carried)


def settle_up(rows: Iterable[LedgerRow], held: Held = Held()) -> tuple[Settled, ...]:  # noqa: B008 - frozen
    """One line for each person with a wallet in ``rows``, the best first; equal ones by who brought more, then by id.

    ``rows`` are those between wallets and one table; ``held`` is what lies there, nothing at a table that is closed.
    """
    brought: dict[int, int] = {}
    took: dict[int, int] = {}
    for row in rows:
        if (person := _owner(row.source)) is not None:
            brought[person] = brought.get(person, 0) + row.amount
        if (person := _owner(row.target)) is None:
            continue
        if row.reason == _RETURNED:
            brought[person] = brought.get(person, 0) - row.amount
        else:
            took[person] = took.get(person, 0) + row.amount
    lines = [
        Settled(person, brought.get(person, 0), took.get(person, 0), held.people.get(person, 0))
        for person in brought.keys() | took.keys()
    ]
    return tuple(sorted(lines, key=lambda line: (-line.difference, -line.brought, line.person)))


def _owner(account: str) -> int | None:
    """Whose wallet an account is, None for any other account."""
    kind, _, person = account.partition(":")
    return int(person) if f"{kind}:" == _WALLET else None
