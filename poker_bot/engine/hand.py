"""How a hand goes on after each act: next turn, next street, betting over, showdown, end.

act ── nobody can act any more ── one hand left ──► settle ─► end                        (R-BET-8)
    │                          └─ several ────────► settle ─► run out ─► showdown        (R-BET-9)
    ├─ somebody must act ────────────────► his turn
    └─ street closed ── cards to come ───► next street (or draw) ─► first turn
                     └─ last street ─────► showdown
run out ── once or twice? ─► show ─► missing cards (a draw waits for its players) ─► showdown
"""

from poker_bot.engine import chopping, drawing, live_showdown, run_twice
from poker_bot.engine import events as ev
from poker_bot.engine.betting import STREET_CLOSED, call_price, index_of, next_up, to_call
from poker_bot.engine.pots import build_pots, uncalled
from poker_bot.engine.pre_actions import clear_all
from poker_bot.engine.reseal import ask_if_needed
from poker_bot.engine.showdown import close_for_showdown, reveal_all_in, show_what_must
from poker_bot.engine.state import Hand, Phase, PlayerInHand, Seat
from poker_bot.engine.stepper import Stepper
from poker_bot.engine.table_end import end_hand
from poker_bot.engine.variants import VARIANTS, Street

ABSENT_TIMEOUTS = 2
"""Decisions in a row left to the clock until a player counts as absent (R-CLK-3)."""


def open_betting(step: Stepper) -> None:
    """Left of the last blind acts first; without one (place -1) left of the button (R-BET-1, R-TAB-4)."""
    advance(step, index_of(step.hand, step.hand.last_blind))


def advance(step: Stepper, after: int) -> None:
    """Go on behind place ``after`` of the deal order, as far as no player is needed."""
    while True:
        hand = step.hand
        seat = next_up(hand, after)
        if seat > 0:
            if hand.rules.chop_blinds and chopping.ask(step):
                return
            step.emit(ev.TurnStarted(hand.turn + 1, seat))
            after = hand.places[seat]
            record = step.table.seats[seat - 1]
            if record is not None and not record.leaving and not record.sitting_out:
                if hand.players[after].pre_action is None or not _plays_pre_action(step, seat):
                    return
            elif not _acts_by_itself(step, seat, record):
                return
        elif seat == STREET_CLOSED:
            if not go_to_next_street(step):
                return
            after = len(hand.players) - 1
        else:
            _close(step)
            return


def _acts_by_itself(step: Stepper, seat: int, record: Seat | None) -> bool:
    """Leavers and absent players act by default (R-BET-10); a pre-action is played (R-CLK-4). False = wait for him."""
    if record is None or record.leaving:
        default_act(step, seat)
        return True
    if _plays_pre_action(step, seat):  # a wish of his own goes before his absence
        return True
    if record.timeouts >= ABSENT_TIMEOUTS:
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
    record = step.seats[seat - 1]
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
    show_presence(step, seat)
    if wish.kind == "call":
        call(step, player, price)
    else:
        default_act(step, seat)
    return True


def show_presence(step: Stepper, seat: int) -> None:
    """An act of his own breaks the row of time-outs (R-CLK-3); the clock's act does not."""
    record = step.seats[seat - 1]
    if record is not None and record.timeouts:
        step.emit(ev.PresenceShown(seat))


def call(step: Stepper, player: PlayerInHand, due: int) -> None:
    """Add what is due, or the whole stack."""
    stack = player.stack
    step.emit(ev.PlayerCalled(player.seat, min(due, stack), due >= stack))


def go_to_next_street(step: Stepper) -> bool:
    """Deal the next street and let it be bet, or go to the showdown; True when it can be bet at once.

    False: the hand is at its showdown or over, or waits for its draw or a new seal.
    """
    street = next_street(step.hand)
    if street is None:
        begin_showdown(step)
        return False
    if ask_if_needed(step):
        return False
    deal_street(step, street, betting=True)
    if street.draw:
        _draw(step)
        return False
    return True


def next_street(hand: Hand) -> Street | None:
    """The street to come, None on the last one."""
    streets = VARIANTS[hand.rules.variant].streets
    return streets[hand.street + 1] if hand.street + 1 < len(streets) else None


def deal_street(step: Stepper, street: Street, *, betting: bool) -> None:
    """Burn, unless the burn card is out already, and deal (R-DEA-2, R-DEA-3)."""
    hand = step.hand
    burns = street.burn and not hand.burnt
    top = hand.dealt + (1 if burns else 0)
    cards = hand.deck.order[top : top + street.board]
    step.emit(ev.StreetDealt(hand.street + 1, cards, hand.dealt if burns else -1, betting, draw=street.draw))


def _close(step: Stepper) -> None:
    """Nobody can bet any more: the uncalled part goes back, then a pot with one player left in it is his (R-POT-2).

    That can be the last pot alone: fewer and fewer play for each. With one hand left there is nothing to show or to
    deal (R-BET-8).
    """
    close_betting(step)
    seat, amount = uncalled(step.hand.players)
    if amount:
        step.emit(ev.UncalledBetReturned(seat, amount))
    hand = step.hand
    pots = build_pots(hand.players, hand.carried)
    if pots and len(pots[-1].eligible) == 1:
        winner, amount = pots[-1].eligible[0], pots[-1].amount
        step.emit(ev.PotAwarded(len(pots) - 1, amount, ((winner, amount),), contested=False))
    if sum(not player.folded for player in hand.players) == 1:
        end_hand(step)
    elif not run_twice.ask(step):
        run_out(step)


def close_betting(step: Stepper) -> None:
    """Nobody can act any more, so nobody's wish can be played (R-CLK-4)."""
    clear_all(step)
    step.emit(ev.BettingClosed())


def run_out(step: Stepper) -> None:
    """Hands face up, then the missing cards, then the pots (R-BET-9, TDA 16); in a draw they stay closed."""
    street = next_street(step.hand)
    if street is not None and not any(coming.draw for coming in _streets_left(step.hand)):
        reveal_all_in(step)
    while street is not None:
        if ask_if_needed(step):
            return
        deal_street(step, street, betting=False)
        if street.draw:
            _draw(step)
            return
        street = next_street(step.hand)
    run_twice.deal_second(step)
    begin_showdown(step)


def _streets_left(hand: Hand) -> tuple[Street, ...]:
    return VARIANTS[hand.rules.variant].streets[hand.street + 1 :]


def settle_run_twice(step: Stepper, *, twice: bool) -> None:
    """Everybody agreed, or somebody did not: the missing cards come (R-BET-11)."""
    step.emit(ev.RunTwiceSettled(twice))
    run_out(step)


def begin_showdown(step: Stepper) -> None:
    """The cards speak, or each player for himself (R-SHO-2…4)."""
    close_for_showdown(step)
    if live_showdown.is_live(step.hand):
        live_showdown.go_on(step)
    else:
        show_what_must(step)


def settle_chop(step: Stepper, *, chopped: bool) -> None:
    """Both blinds back and the hand is over, or it is played on (R-HOM-5)."""
    step.emit(ev.ChopSettled(chopped))
    if not chopped:
        open_betting(step)
        return
    close_betting(step)
    chopping.give_back(step)
    end_hand(step)


def _draw(step: Stepper) -> None:
    """Those who are not there stand pat; whoever is there is asked (R-DRW-3, R-BET-10)."""
    if drawing.next_turn(step):
        serve(step)


def declare(step: Stepper, seat: int, discards: tuple[int, ...]) -> None:
    """``seat`` puts these deck positions away; when all have declared, the cards are served."""
    step.emit(ev.DrawDeclared(seat, discards))
    _draw(step)


def serve(step: Stepper) -> None:
    """Serve everybody; then bets can be made again, or the hand goes to its end (R-DRW-3)."""
    if drawing.serve(step):
        resume(step)


def resume(step: Stepper) -> None:
    """After a draw or a new seal: bet where somebody can, else run out."""
    hand = step.hand
    if hand.closed:
        run_out(step)
    else:
        advance(step, len(hand.players) - 1)


def take_reseal(step: Stepper) -> None:
    """The new order has come: what waited for it follows."""
    hand = step.hand
    if hand.phase is Phase.DRAWING:
        serve(step)
    elif hand.closed:
        run_out(step)
    elif not hand.to_act and go_to_next_street(step):
        advance(step, len(hand.players) - 1)
