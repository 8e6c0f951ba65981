"""Who brought what to a table and left with what: the settle-up of a session, one table from opening to closing."""

from msgspec import Struct

from poker_bot.host.ports.people import Seen


class Settled(Struct, frozen=True):
    """One person's session, in chips. ``at_table``: what is still there, his bets of a running hand included."""

    person: int
    brought: int
    took: int
    at_table: int = 0

    @property
    def has(self) -> int:
        """Taken away and still there together."""
        return self.took + self.at_table

    @property
    def difference(self) -> int:
        """Up (positive) or down."""
        return self.has - self.brought


class Settlement(Struct, frozen=True):
    """Everybody who brought chips to a table, the best first; ``people`` names them.

    ``carried``: chips of tied pots that belong to nobody yet (R-DRW-4). The differences and these add up to nothing.
    """

    table: int
    code: str
    closed: bool
    lines: tuple[Settled, ...]
    carried: int = 0
    people: dict[int, Seen] = {}
