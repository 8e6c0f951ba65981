"""The accounts of a bank: their names, their limit, and what those of a table hold (law 8)."""

from typing import Final

from poker_bot.engine.state import TableState

HOUSE: Final = "house"
"""Where chips are made; the only account that may be negative. So the sum over a bank is always zero."""

ACCOUNT_LIMIT: Final = 4 * 10**18
"""The most chips that can be made in a bank, and so the most that an account can hold; two of it are below 2**63.

Chips are limited where they are made, nowhere else: no movement between accounts can meet a limit, or a hand could not
be ended and a player could not leave (trouble O-08). ``house`` goes from minus this to 0.
"""


def wallet(person: int) -> str:
    """A person's account in a bank, away from any table."""
    return f"wallet:{person}"


def seat_account(table: int, person: int) -> str:
    """What a person has at a table: stack and queued top-up."""
    return f"seat:{table}:{person}"


def pot_account(table: int) -> str:
    """What lies in the middle of a table."""
    return f"pot:{table}"


def table_accounts(table: int, state: TableState | None) -> dict[str, int]:
    """What the accounts of ``table`` must hold in ``state`` (chips by account name; nothing for empty accounts)."""
    if state is None:
        return {}
    stacks: dict[int, int] = {}
    pot = state.carried
    for seat in state.seats:
        if seat is not None:
            stacks[seat.player] = stacks.get(seat.player, 0) + seat.stack + seat.top_up
    if state.hand is not None:
        for player in state.hand.players:
            stacks[player.player] = stacks.get(player.player, 0) + player.stack
            pot += player.contribution + player.dead
        pot += state.hand.carried - state.hand.awarded
    held = {seat_account(table, person): chips for person, chips in stacks.items() if chips}
    if pot:
        held[pot_account(table)] = pot
    return held
