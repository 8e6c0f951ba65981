"""Show or muck: a beaten hand in the window, a hand at a live showdown, the winner's cards afterwards (R-SHO-2…4)."""

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine import live_showdown
from poker_bot.engine.betting import index_of
from poker_bot.engine.showdown import face_up, finish_showdown, hole_cards
from poker_bot.engine.state import Hand, Phase, TableState
from poker_bot.engine.stepper import Stepper
from poker_bot.refusals import Refusal


def show(step: Stepper, action: act.Show) -> Refusal | None:
    """A hand whole (trouble R-62); or after an uncontested win all or the named cards (R-SHO-2)."""
    if step.state.hand is not None and step.hand.phase is Phase.OVER:
        return _show_after_win(step, action)
    hand = _asked(step, action.seat, action.turn)
    if isinstance(hand, Refusal):
        return hand
    step.emit(ev.HandShown(action.seat, face_up(hand, action.seat), choice=True))
    _decided(step)
    return None


def muck(step: Stepper, action: act.Muck) -> Refusal | None:
    """A hand goes away unseen (R-SHO-2, R-SHO-5); the last one left is never asked (R-SHO-4)."""
    hand = _asked(step, action.seat, action.turn)
    if isinstance(hand, Refusal):
        return hand
    step.emit(ev.HandMucked(action.seat))
    _decided(step)
    return None


def play_board(step: Stepper, action: act.PlayBoard) -> Refusal | None:
    """Claim the share that the board alone gives (R-SHO-4)."""
    hand = _asked(step, action.seat, action.turn)
    if isinstance(hand, Refusal):
        return hand
    if not live_showdown.may_play_board(hand, action.seat):
        return Refusal("board-does-not-play")
    step.emit(ev.BoardPlayed(action.seat))
    _decided(step)
    return None


def _decided(step: Stepper) -> None:
    if step.hand.deciding:
        return
    if live_showdown.is_live(step.hand):
        live_showdown.go_on(step)
    else:
        finish_showdown(step)


def _asked(step: Stepper, seat: int, turn: int) -> Hand | Refusal:
    """The hand, if the player in ``seat`` is asked now whether he shows."""
    hand = step.state.hand
    if hand is None:
        return Refusal("no-hand")
    if hand.phase is not Phase.SHOWDOWN or seat not in hand.deciding:
        return Refusal("nothing-to-show")
    return hand if turn == hand.turn else Refusal("stale-turn")


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
    chosen = {card for index, card in enumerate(cards) if index in wanted or card in already}
    shown = tuple(card for card in face_up(hand, action.seat) if card in chosen)
    if shown == already:
        return Refusal("nothing-to-show")
    step.emit(ev.CardsShown(action.seat, shown))
    return None


def uncontested_winner(state: TableState) -> int:
    """The seat of who won the finished hand because all others folded; 0 after a showdown, or when he has left."""
    hand = state.hand
    if hand is None or hand.phase is not Phase.OVER or hand.voided:
        return 0
    live = [player for player in hand.players if not player.folded]
    seat = state.seats[live[0].seat - 1] if len(live) == 1 else None
    return live[0].seat if seat is not None and seat.player == live[0].player else 0
