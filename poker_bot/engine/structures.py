"""No-limit, pot-limit and fixed-limit: how much a bet or raise may be, what is a full one, who may raise again.

One table of functions per structure (R-BET-3…7); no other module knows a structure's name. Everything reads one
``Hand`` and changes nothing. Amounts are chips, "to" amounts totals for the street.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from poker_bot.engine.state import Hand, PlayerInHand

_NO_LIMIT: Final = 1 << 62
"""Above every stack: the stack is the limit."""


Range = tuple[int, int]
"""The totals between which a full bet or raise lies: least, most; the most is not cut to the stack."""


class Structure(NamedTuple):
    """What a betting structure decides. ``range`` of a bet or raise; ``full``: whether that total is a full one.

    ``reopened``: whether a player who has acted may raise again. ``caps``: whether the full bet or raise now made is
    the last of the street. ``pot``: the chips that a raise by the pot is counted from.
    ``fixed``: the amount is no choice.
    """

    range: Callable[[Hand, PlayerInHand], Range]
    full: Callable[[Hand, int], bool]
    reopened: Callable[[Hand, PlayerInHand], bool]
    caps: Callable[[Hand], bool]
    pot: Callable[[Hand], int]
    fixed: bool


def _least_to(hand: Hand) -> int:
    """The smallest full bet or raise of no- and pot-limit (R-BET-3)."""
    bet_to = hand.bet_to
    if bet_to == 0:
        return hand.unit
    least = hand.rules.min_raise
    if least == "last":
        return bet_to + hand.raise_size
    return 2 * bet_to if least == "double" else bet_to + hand.rules.bet_unit


def _big_bet_full(hand: Hand, to: int) -> bool:
    """A short all-in is below the smallest full bet or raise (R-BET-7)."""
    return to >= _least_to(hand)


def _big_bet_reopened(hand: Hand, player: PlayerInHand) -> bool:
    """The bet has grown by a full raise since he acted (R-BET-7, TDA 47)."""
    least = hand.rules.min_raise
    if least == "last":
        full = hand.raise_size
    else:
        full = (player.level or hand.unit) if least == "double" else hand.rules.bet_unit
    return hand.bet_to - player.level >= full


def _no_limit(hand: Hand, _player: PlayerInHand) -> Range:
    """Up to the stack (R-BET-3)."""
    bet_to = hand.bet_to
    if bet_to and hand.rules.min_raise == "last":  # the usual case, for every decision of every hand
        return bet_to + hand.raise_size, _NO_LIMIT
    return _least_to(hand), _NO_LIMIT


def _pot_limit(hand: Hand, player: PlayerInHand) -> Range:
    """To the bet plus the pot after calling it; the smallest bet is always allowed (R-BET-4)."""
    least = _least_to(hand)
    most = hand.bet_to + _counted_pot(hand) + hand.bet_to - player.bet
    return least, max(least, most)


def _fixed_limit(hand: Hand, _player: PlayerInHand) -> Range:
    """One bet on top of the last full level: that raises a full bet, and completes a short one (R-BET-5, R-BET-7)."""
    to = hand.full_to + hand.unit
    return to, to


def _half_bet_full(hand: Hand, to: int) -> bool:
    """At least half a bet above the last full level (R-BET-7, RRoP 6)."""
    return 2 * (to - hand.full_to) >= hand.unit


def _half_bet_reopened(hand: Hand, player: PlayerInHand) -> bool:
    """He faces at least half a bet since he acted (R-BET-7, RRoP 6)."""
    return 2 * (hand.bet_to - player.level) >= hand.unit


def _caps(hand: Hand) -> bool:
    """One bet and so many raises; without end where two are left before it comes to that (R-BET-5, RRoP 4, TDA 48)."""
    rules = hand.rules
    if hand.bets < rules.raise_cap:
        return False
    if rules.cap_heads_up:
        return True
    if rules.tournament:
        return len(hand.players) > 2  # noqa: PLR2004 - the event is down to two
    return sum(player.stack > 0 and not player.folded for player in hand.players) > 2  # noqa: PLR2004


def _never_caps(_hand: Hand) -> bool:
    return False


def in_the_middle(hand: Hand) -> int:
    """Chips of all pots and all bets of this street."""
    chips = hand.carried - hand.awarded
    for player in hand.players:
        chips += player.contribution + player.dead
    return chips


def _counted_pot(hand: Hand) -> int:
    """Before the flop short blinds count as full, and antes only where the table says so (R-BET-4, TDA 54)."""
    pot = in_the_middle(hand)
    if hand.street == 0:
        pot += hand.short - (0 if hand.rules.pl_antes_count else hand.antes)
    return pot


STRUCTURES: Final[dict[str, Structure]] = {
    "no-limit": Structure(_no_limit, _big_bet_full, _big_bet_reopened, _never_caps, in_the_middle, fixed=False),
    "pot-limit": Structure(_pot_limit, _big_bet_full, _big_bet_reopened, _never_caps, _counted_pot, fixed=False),
    "fixed-limit": Structure(_fixed_limit, _half_bet_full, _half_bet_reopened, _caps, in_the_middle, fixed=True),
}
