"""Acts of the player to act, of the clock and in advance: verify first, then emit (R-BET-1…3, R-BET-7, R-CLK)."""

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine import hand as flow
from poker_bot.engine.betting import Bounds, bounds, call_price, index_of, is_full, to_call
from poker_bot.engine.showdown import finish_showdown, hole_cards
from poker_bot.engine.state import Hand, Phase, PlayerInHand, TableState
from poker_bot.engine.stepper import Stepper
from poker_bot.refusals import Refusal


def _turn(step: Stepper, seat: int, turn: int) -> Refusal | PlayerInHand:
    """The player whose decision this is, or why it is not his to make now."""
    hand = step.state.hand
    if hand is None or hand.phase is Phase.OVER:
        return Refusal("no-hand")
    index = index_of(hand, seat)
    if index < 0:
        return Refusal("not-in-hand")
    if turn != step.state.turn:
        return Refusal("stale-turn")
    if hand.to_act != seat:
        return Refusal("not-your-turn", {"seat": hand.to_act}) if hand.to_act else Refusal("betting-over")
    return hand.players[index]


def fold(step: Stepper, action: act.Fold) -> Refusal | None:
    """Always legal in turn (R-BET-1)."""
    player = _turn(step, action.seat, action.turn)
    if isinstance(player, Refusal):
        return player
    flow.fold(step, player.seat)
    _go_on(step, player)
    return None


def check(step: Stepper, action: act.Check) -> Refusal | None:
    """Only when nothing is due."""
    player = _turn(step, action.seat, action.turn)
    if isinstance(player, Refusal):
        return player
    price = call_price(step.hand, player)
    if price:
        return Refusal("must-call", {"to_call": price})
    step.emit(ev.PlayerChecked(player.seat))
    _go_on(step, player)
    return None


def call(step: Stepper, action: act.Call) -> Refusal | None:
    """Match the bet, or all-in for less."""
    player = _turn(step, action.seat, action.turn)
    if isinstance(player, Refusal):
        return player
    due = to_call(step.hand, player)
    if not due:
        return Refusal("nothing-to-call")
    flow.call(step, player, due)
    _go_on(step, player)
    return None


def bet_to(step: Stepper, action: act.BetTo) -> Refusal | None:
    """The first bet of a street."""
    player = _turn(step, action.seat, action.turn)
    if isinstance(player, Refusal):
        return player
    limits = bounds(step.hand, player)
    if not limits.opening:
        return Refusal("already-bet", {"to_call": limits.call})
    return _raise(step, player, limits, action.amount)


def raise_to(step: Stepper, action: act.RaiseTo) -> Refusal | None:
    """A raise over a bet."""
    player = _turn(step, action.seat, action.turn)
    if isinstance(player, Refusal):
        return player
    limits = bounds(step.hand, player)
    if limits.opening:
        return Refusal("nobody-bet")
    return _raise(step, player, limits, action.amount)


def all_in(step: Stepper, action: act.AllIn) -> Refusal | None:
    """The whole stack: a call when it does not exceed the bet, else a bet or raise where legal (R-BET-1)."""
    player = _turn(step, action.seat, action.turn)
    if isinstance(player, Refusal):
        return player
    due = to_call(step.hand, player)
    if 0 < player.stack <= due:
        flow.call(step, player, due)
        _go_on(step, player)
        return None
    limits = bounds(step.hand, player)
    return _raise(step, player, limits, limits.max_to)


def _raise(step: Stepper, player: PlayerInHand, limits: Bounds, amount: int) -> Refusal | None:
    """A stack below the minimum may only be moved whole (R-BET-3, R-BET-7)."""
    if not limits.may_raise:
        return _why_closed(player, limits)
    if amount > limits.max_to or (amount < limits.min_to and amount != limits.max_to):
        code = "amount-too-large" if amount > limits.max_to else "amount-too-small"
        least = min(limits.min_to, limits.max_to)
        return Refusal(code, {"amount": amount, "minimum": least, "maximum": limits.max_to})
    hand = step.hand
    added, whole = amount - player.bet, amount == limits.max_to
    full = is_full(hand, amount)
    if limits.opening:
        step.emit(ev.PlayerBet(player.seat, amount, added, full, whole))
    else:
        step.emit(ev.PlayerRaised(player.seat, amount, added, full, whole))
    flow.clear_pre_calls(step)
    _go_on(step, player)
    return None


def _why_closed(player: PlayerInHand, limits: Bounds) -> Refusal:
    if limits.closed == "not-enough-chips":
        return Refusal(limits.closed, {"stack": player.stack, "to_call": limits.call})
    if limits.closed == "raise-closed":
        return Refusal(limits.closed, {"to_call": limits.call})
    return Refusal(limits.closed)


def _go_on(step: Stepper, player: PlayerInHand) -> None:
    """Whoever acted, the hand goes on behind him."""
    flow.advance(step, step.hand.places[player.seat])


def time_out(step: Stepper, action: act.TimeOut) -> Refusal | None:
    """First the time bank, then the default action; a second time in a row sits the player out (R-CLK-1, R-CLK-3)."""
    hand = step.state.hand
    if hand is None or hand.phase is Phase.OVER or action.turn != step.state.turn:
        return Refusal("stale-turn")
    if hand.phase is Phase.SHOWDOWN:
        finish_showdown(step)
        return None
    seat = hand.to_act
    record = step.state.seats[seat - 1]
    if record is not None and record.time_bank and not hand.time_bank_running:
        step.emit(ev.TimeBankStarted(seat, action.turn, record.time_bank))
        return None
    if record is not None and hand.time_bank_running:
        step.emit(ev.TimeBankSpent(seat, record.time_bank))
    step.emit(ev.PlayerTimedOut(seat))
    record = step.state.seats[seat - 1]
    if record is not None and record.timeouts >= flow.ABSENT_TIMEOUTS and not record.sitting_out:
        step.emit(ev.PlayerSatOut(seat, "clock"))
    flow.default_act(step, seat)
    flow.advance(step, step.hand.places[seat])
    return None


def set_pre_action(step: Stepper, action: act.SetPreAction) -> Refusal | None:
    """Check/fold, or a call at exactly the present price (R-CLK-4)."""
    player = _waiting_player(step, action.seat)
    if isinstance(player, Refusal):
        return player
    if step.hand.to_act == action.seat:
        return Refusal("pre-action-now")
    if action.kind not in {"check-fold", "call"}:
        return Refusal("pre-action-unknown")
    price = call_price(step.hand, player)
    if action.kind == "call" and (price == 0 or action.price != price):
        return Refusal("pre-action-price", {"to_call": price})
    step.emit(ev.PreActionSet(action.seat, action.kind, price if action.kind == "call" else 0))
    return None


def clear_pre_action(step: Stepper, action: act.ClearPreAction) -> Refusal | None:
    """Take it back while it has not been played."""
    player = _waiting_player(step, action.seat)
    if isinstance(player, Refusal):
        return player
    if player.pre_action is None:
        return Refusal("no-pre-action")
    step.emit(ev.PreActionCleared(action.seat, "asked"))
    return None


def _waiting_player(step: Stepper, seat: int) -> Refusal | PlayerInHand:
    """A live player with chips in a hand that is being bet; who is leaving is acted for (R-BET-10)."""
    hand = step.state.hand
    if hand is None or hand.phase is Phase.OVER:
        return Refusal("no-hand")
    index = index_of(hand, seat)
    if index < 0 or hand.players[index].folded:
        return Refusal("not-in-hand")
    if hand.phase is not Phase.BETTING or not hand.players[index].stack:
        return Refusal("betting-over")
    record = step.state.seats[seat - 1]
    if record is None or record.leaving:
        return Refusal("already-leaving")
    return hand.players[index]


def show(step: Stepper, action: act.Show) -> Refusal | None:
    """A beaten hand in the window, whole (trouble R-62); or the winner's cards after an uncontested win (R-SHO-2)."""
    hand = step.state.hand
    if hand is None:
        return Refusal("no-hand")
    if hand.phase is Phase.OVER:
        return _show_after_win(step, action)
    refusal = _may_decide(step, hand, action.seat, action.turn)
    if refusal is not None:
        return refusal
    step.emit(ev.HandShown(action.seat, hole_cards(hand, action.seat), choice=True))
    if not step.hand.deciding:
        finish_showdown(step)
    return None


def _show_after_win(step: Stepper, action: act.Show) -> Refusal | None:
    if uncontested_winner(step.state) != action.seat:
        return Refusal("nothing-to-show")
    if action.turn != step.state.turn:
        return Refusal("stale-turn")
    hand = step.hand
    cards = hole_cards(hand, action.seat)
    wanted = action.cards or tuple(range(len(cards)))
    if not all(0 <= index < len(cards) for index in wanted):
        return Refusal("no-such-card")
    already = hand.players[index_of(hand, action.seat)].shown
    shown = tuple(card for index, card in enumerate(cards) if index in wanted or card in already)
    if shown == already:
        return Refusal("nothing-to-show")
    step.emit(ev.CardsShown(action.seat, shown))
    return None


def uncontested_winner(state: TableState) -> int:
    """The seat of who won the finished hand because all others folded; 0 after a showdown, or when he has left."""
    hand = state.hand
    if hand is None or hand.phase is not Phase.OVER:
        return 0
    live = [player for player in hand.players if not player.folded]
    seat = state.seats[live[0].seat - 1] if len(live) == 1 else None
    return live[0].seat if seat is not None and seat.player == live[0].player else 0


def muck(step: Stepper, action: act.Muck) -> Refusal | None:
    """A beaten hand goes away unseen (R-SHO-2, R-SHO-5)."""
    hand = step.state.hand
    if hand is None:
        return Refusal("no-hand")
    refusal = _may_decide(step, hand, action.seat, action.turn)
    if refusal is not None:
        return refusal
    step.emit(ev.HandMucked(action.seat))
    if not step.hand.deciding:
        finish_showdown(step)
    return None


def _may_decide(step: Stepper, hand: Hand, seat: int, turn: int) -> Refusal | None:
    if hand.phase is not Phase.SHOWDOWN or seat not in hand.deciding:
        return Refusal("nothing-to-show")
    return None if turn == step.state.turn else Refusal("stale-turn")


def spend_time_bank(step: Stepper, action: act.SpendTimeBank) -> Refusal | None:
    """Sent by the host together with the act it paid for (R-CLK-1)."""
    hand = step.state.hand
    if hand is None or not hand.time_bank_running or hand.to_act != action.seat:
        return Refusal("no-time-bank")
    step.emit(ev.TimeBankSpent(action.seat, max(0, action.milliseconds)))
    return None


def extend_turn(step: Stepper, action: act.ExtendTurn) -> Refusal | None:
    """Once per turn (R-CLK-2)."""
    hand = step.state.hand
    if hand is None or not hand.to_act or action.turn != step.state.turn:
        return Refusal("stale-turn")
    if hand.extended or action.milliseconds <= 0:
        return Refusal("already-extended")
    step.emit(ev.TurnExtended(action.turn, action.milliseconds))
    return None
