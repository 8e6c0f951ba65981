"""What the player to act may do, as buttons are drawn from it and presses judged by it."""

from msgspec import Struct

from poker_bot.engine.betting import bounds, structure_of
from poker_bot.engine.state import Hand, Phase, PlayerInHand, TableState


class LegalActions(Struct, frozen=True):
    """What the player to act may do; buttons are drawn from it and presses are judged by it.

    ``call`` chips to add (0 = nothing to call, may check). ``min_to``/``max_to`` totals for the street of a bet
    (``opening``) or raise, both 0 when none is allowed; a stack below the minimum leaves only ``all_in_to``.
    ``all_in_to`` is 0 where the whole stack is no legal amount (R-BET-1). ``pot_to``/``half_pot_to`` are those presets
    moved into the allowed range, 0 when no bet or raise is allowed or ``fixed`` leaves one amount only (R-BET-5).
    """

    seat: int
    turn: int
    stack: int
    call: int
    opening: bool
    min_to: int
    max_to: int
    all_in_to: int
    pot_to: int
    half_pot_to: int
    fixed: bool = False

    @property
    def can_check(self) -> bool:
        """Nothing to pay."""
        return self.call == 0


def legal_actions(state: TableState) -> LegalActions | None:
    """What the player to act may do, None when nobody is asked to bet."""
    hand = state.hand
    if hand is None or not hand.to_act or hand.phase is not Phase.BETTING:
        return None
    player = hand.players[hand.places[hand.to_act]]
    limits = bounds(hand, player)
    fixed = structure_of(hand).fixed
    raising = limits.may_raise and limits.min_to <= limits.max_to
    pot_to, half_to = _presets(hand, player, limits.call) if raising and not fixed else (0, 0)
    whole_fits = limits.may_raise and limits.whole <= limits.max_to
    return LegalActions(
        seat=player.seat,
        turn=state.turn,
        stack=player.stack,
        call=limits.call,
        opening=limits.opening,
        min_to=limits.min_to if raising else 0,
        max_to=limits.max_to if raising else 0,
        all_in_to=limits.whole if whole_fits or 0 < player.stack <= limits.call else 0,
        pot_to=min(max(pot_to, limits.min_to), limits.max_to) if pot_to else 0,
        half_pot_to=min(max(half_to, limits.min_to), limits.max_to) if half_to else 0,
        fixed=fixed,
    )


def _presets(hand: Hand, player: PlayerInHand, owed: int) -> tuple[int, int]:
    """Totals for a raise by the pot, and by half of it, after calling."""
    pot = structure_of(hand).pot(hand) + owed
    price = player.bet + owed
    return price + pot, price + pot // 2
