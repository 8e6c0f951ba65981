"""Who loses to whom: the flow of chips between every two players, and the losses that chance does not explain.

A hand's losers paid its winners: each loser's net loss is shared among the winners by what each of them won net. A gift
counts whole. Nothing is known of intentions; what comes out is where to look first.
"""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from poker_bot.host.ports import LedgerRow

GIFT: Final = "gift"

NET_PERCENT: Final = 80
"""A pair is lopsided only if so much of all that went between the two went one way and stayed there."""

STEADY: Final = 9
"""And only if it is as improbable as so many equal hands that all went one way.

By chance alone the square of a pair's net is about the sum of the squares of its hands; it is to be so many times that.
One big pot between two honest players never is, however big; a gift is no chance, and adds to the net alone.
"""

MOSTLY_PERCENT: Final = 50
FAIRLY_STEADY: Final = 4
"""Who lost at least so much of everything he lost to this one is named for so few equal hands already."""


class PairLosses(Struct, frozen=True):
    """What ``loser`` lost to ``winner``, in chips; ``hands`` in which chips went between the two, whichever way.

    ``lost`` went to the winner and ``won_back`` the other way, gifts included; ``gifts`` is what the loser gave of it.
    ``all_lost`` is what the loser lost and gave to anybody.
    """

    loser: int
    winner: int
    hands: int
    lost: int
    won_back: int
    gifts: int
    all_lost: int

    @property
    def net(self) -> int:
        """Chips that stayed with the winner."""
        return self.lost - self.won_back

    @property
    def gross(self) -> int:
        """Chips that went either way."""
        return self.lost + self.won_back

    @property
    def net_percent(self) -> int:
        """How much of all that went between the two stayed with the winner, rounded down."""
        return 100 * self.net // self.gross

    @property
    def share_percent(self) -> int:
        """How much of all that the loser lost went to this one, rounded down."""
        return 100 * self.lost // self.all_lost


class _Flow(Struct):
    """Between two people, the one with the lower id first: chips to the second and back, and their squares by hand."""

    hands: int = 0
    forth: int = 0
    back: int = 0
    squares: int = 0
    gifts_forth: int = 0
    gifts_back: int = 0


class _Hand(Struct):
    """A hand whose rows are still coming: what each has gained (chips, negative = lost).

    ``newest``: the table's last one, which may be under way.
    """

    number: int
    newest: bool
    gained: dict[int, int]


class PairFold:
    """Takes the rows of one bank, newest first and in pieces; keeps a few numbers for each pair, and no row."""

    def __init__(self) -> None:
        """Nothing has been read."""
        self._flows: dict[tuple[int, int], _Flow] = {}
        self._lost: dict[int, int] = {}
        self._open: dict[int, _Hand] = {}

    def add(self, rows: Iterable[LedgerRow]) -> None:
        """The next older rows."""
        for row in rows:
            if row.reason == GIFT and not row.table:
                self._gift(row)
            elif row.table and row.hand:
                self._of_hand(row)

    def end(self, *, complete: bool) -> None:
        """There are no more; not ``complete``: older ones were not read, and a hand that may be cut is left out."""
        for hand in self._open.values() if complete else ():
            self._settle(hand)
        self._open.clear()

    def lopsided(self, least: int, without: frozenset[int] = frozenset()) -> tuple[PairLosses, ...]:
        """Pairs whose net is ``least`` chips or more and not by chance, the biggest first; nobody of ``without``."""
        found = [
            pair
            for people, flow in self._flows.items()
            if not without.intersection(people) and _is_lopsided(pair := self._pair(*people, flow), flow.squares, least)
        ]
        return tuple(sorted(found, key=lambda pair: (-pair.net, pair.loser, pair.winner)))

    def people(self) -> frozenset[int]:
        """Everybody between whom and another chips went."""
        return frozenset(person for pair in self._flows for person in pair)

    def _pair(self, one: int, other: int, flow: _Flow) -> PairLosses:
        if flow.forth >= flow.back:
            figures = (flow.hands, flow.forth, flow.back, flow.gifts_forth)
            return PairLosses(one, other, *figures, self._lost[one])
        return PairLosses(other, one, flow.hands, flow.back, flow.forth, flow.gifts_back, self._lost[other])

    # --- rows ---------------------------------------------------------------------------------------------------

    def _gift(self, row: LedgerRow) -> None:
        source, target = _person(row.source), _person(row.target)
        if not source or not target:
            return
        flow = self._flow(source, target)
        if source < target:
            flow.forth += row.amount
            flow.gifts_forth += row.amount
        else:
            flow.back += row.amount
            flow.gifts_back += row.amount
        self._lost[source] = self._lost.get(source, 0) + row.amount

    def _of_hand(self, row: LedgerRow) -> None:
        """Rows of a table come hand by hand, whatever other tables do between them."""
        hand = self._open.get(row.table)
        if hand is None or hand.number != row.hand:
            if hand is not None:
                self._settle(hand)
            hand = self._open[row.table] = _Hand(row.hand, hand is None, {})
        for account, chips in ((row.source, -row.amount), (row.target, row.amount)):
            if person := _person(account):
                hand.gained[person] = hand.gained.get(person, 0) + chips

    def _settle(self, hand: _Hand) -> None:
        """Losers pay winners; what was carried over to another hand, or from one, belongs to nobody here (R-DRW-4)."""
        if hand.newest and sum(hand.gained.values()) < 0:
            return  # its pot is still in the middle
        losers = [(person, -chips) for person, chips in hand.gained.items() if chips < 0]
        winners = [(person, chips) for person, chips in hand.gained.items() if chips > 0]
        total = max(sum(chips for _, chips in losers), sum(chips for _, chips in winners))
        for loser, loss in losers:
            self._lost[loser] = self._lost.get(loser, 0) + loss
            paid = share = 0
            for winner, won in winners:
                share += won
                part = loss * share // total - paid  # whole chips, and none is lost by rounding
                paid += part
                if part:
                    self._won(loser, winner, part)

    def _won(self, loser: int, winner: int, chips: int) -> None:
        flow = self._flow(loser, winner)
        flow.hands += 1
        flow.squares += chips * chips
        if loser < winner:
            flow.forth += chips
        else:
            flow.back += chips

    def _flow(self, one: int, other: int) -> _Flow:
        return self._flows.setdefault((min(one, other), max(one, other)), _Flow())


def _is_lopsided(pair: PairLosses, squares: int, least: int) -> bool:
    """``squares``: the sum of the squares of what went between the two, hand by hand."""
    if pair.net < max(1, least) or 100 * pair.net < NET_PERCENT * pair.gross:
        return False
    mostly = 100 * pair.lost >= MOSTLY_PERCENT * pair.all_lost
    return pair.net**2 >= (FAIRLY_STEADY if mostly else STEADY) * squares


def _person(account: str) -> int:
    """Whose wallet or seat it is, 0 for the house and for pots."""
    kind, _, rest = account.partition(":")
    return int(rest.rpartition(":")[2]) if kind in {"wallet", "seat"} else 0
