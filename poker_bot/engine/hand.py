"""How a hand goes on after each act: next turn, next street, betting over, showdown, end.

act ── nobody can act any more ── one hand left ──► settle ─► end                        (R-BET-8)
    │                          └─ several ────────► settle ─► show ─► run out ─► showdown (R-BET-9)
    ├─ somebody must act ────────────────► his turn
    └─ street closed ── cards to come ───► next street ─► first turn
                     └─ last street ─────► showdown
"""

from poker_bot.engine import events as ev
from poker_bot.engine.betting import betting_over, call_price, index_of, next_to_act, to_call
from poker_bot.engine.pots import build_pots, uncalled
from poker_bot.engine.showdown import begin_showdown, close_betting, reveal_all_in
from poker_bot.engine.state import Hand, PlayerInHand
from poker_bot.engine.stepper import Stepper
from poker_bot.engine.table_end import end_hand
from poker_bot.engine.variants import VARIANTS

ABSENT_TIMEOUTS = 2
"""Decisions in a row left to the clock until a player counts as absent (R-CLK-3)."""


def open_betting(step: Stepper) -> None:
    """Left of the big blind acts first; without one (place -1) left of the button (R-BET-1, R-TAB-4)."""
    advance(step, index_of(step.hand, step.hand.big_blind))


def advance(step: Stepper, after: int) -> None:
    """Go on behind place ``after`` of the deal order, as far as no player is needed."""
    while True:
        hand = step.hand
        if betting_over(hand):
            _run_out(step)
            return
        seat = next_to_act(hand, after)
        if not seat:
            if not _next_street(step, betting=True):
                begin_showdown(step)
                return
            after = len(step.hand.players) - 1
            continue
        step.emit(ev.TurnStarted(step.state.turn + 1, seat))
        if not _acts_by_itself(step, seat):
            return
        after = hand.places[seat]


def _acts_by_itself(step: Stepper, seat: int) -> bool:
    """Leavers and absent players act by default (R-BET-10); a pre-action is played (R-CLK-4). False = wait for him."""
    record = step.state.seats[seat - 1]
    if record is None or record.leaving:
        default_act(step, seat)
        return True
    if _plays_pre_action(step, seat):  # a wish of his own goes before his absence
        return True
    if record.sitting_out and record.timeouts >= ABSENT_TIMEOUTS:
        step.emit(ev.PlayerTimedOut(seat))
        default_act(step, seat)
        return True
    return False


def default_act(step: Stepper, seat: int) -> None:
    """Check when free, else fold (R-BET-10)."""
    hand = step.hand
    if to_call(hand, hand.players[hand.places[seat]]) == 0:
        step.emit(ev.PlayerChecked(seat))
    else:
        fold(step, seat)


def fold(step: Stepper, seat: int) -> None:
    """Fold; for a leaver the hand is over now and he stands up with what he has left."""
    step.emit(ev.PlayerFolded(seat))
    record = step.state.seats[seat - 1]
    if record is not None and record.leaving:
        stack = step.hand.players[index_of(step.hand, seat)].stack
        chips = record.stack + record.top_up + stack
        step.emit(ev.PlayerStoodUp(seat, record.player, chips, record.leaving))


def _plays_pre_action(step: Stepper, seat: int) -> bool:
    """Play what he wished for; not a call whose price has fallen meanwhile because nobody is left to bet (R-FOR-3)."""
    player = step.hand.players[step.hand.places[seat]]
    wish = player.pre_action
    if wish is None:
        return False
    price = call_price(step.hand, player)
    if wish.kind == "call" and wish.price != price:
        step.emit(ev.PreActionCleared(seat, "changed"))
        return False
    step.emit(ev.PreActionCleared(seat, "played"))
    if wish.kind == "call":
        call(step, player, price)
    else:
        default_act(step, seat)
    return True


def call(step: Stepper, player: PlayerInHand, due: int) -> None:
    """Add what is due, or the whole stack."""
    amount = min(due, player.stack)
    step.emit(ev.PlayerCalled(player.seat, amount, all_in=amount == player.stack))


def _next_street(step: Stepper, *, betting: bool) -> bool:
    """Burn and deal the next street (R-DEA-2, R-DEA-3); False when the last one is dealt."""
    hand = step.hand
    streets = VARIANTS[hand.rules.variant].streets
    if hand.street + 1 >= len(streets):
        return False
    street = streets[hand.street + 1]
    top = hand.dealt + street.burn
    burn = hand.dealt if street.burn else -1
    step.emit(ev.StreetDealt(hand.street + 1, hand.deck.order[top : top + street.board], burn, betting))
    return True


def clear_pre_calls(step: Stepper) -> None:
    """A pre-set call stands only while its price does; any change cancels it (R-CLK-4)."""
    for player in step.hand.players:
        wish = player.pre_action
        if wish is not None and wish.kind == "call" and call_price(step.hand, player) != wish.price:
            step.emit(ev.PreActionCleared(player.seat, "changed"))


def _settle(step: Stepper) -> None:
    """Betting is over: the uncalled part goes back, then a pot with one player left in it is his (R-POT-2).

    That can be the last pot alone: fewer and fewer play for each.
    """
    close_betting(step)
    seat, amount = uncalled(step.hand.players)
    if amount:
        step.emit(ev.UncalledBetReturned(seat, amount))
    pots = build_pots(step.hand.players)
    if pots and len(pots[-1].eligible) == 1:
        winner, amount = pots[-1].eligible[0], pots[-1].amount
        step.emit(ev.PotAwarded(len(pots) - 1, amount, ((winner, amount),), contested=False))


def _run_out(step: Stepper) -> None:
    """Nobody can act: hands face up, then the missing board, then the pots (R-BET-9, TDA 16).

    With one hand left there is nothing to show or to deal (R-BET-8).
    """
    _settle(step)
    if sum(not player.folded for player in step.hand.players) == 1:
        end_hand(step)
        return
    if _cards_to_come(step.hand):
        reveal_all_in(step)
    while _next_street(step, betting=False):
        pass
    begin_showdown(step)


def _cards_to_come(hand: Hand) -> bool:
    return hand.street + 1 < len(VARIANTS[hand.rules.variant].streets)
