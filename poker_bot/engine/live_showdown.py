"""The showdown at which each player tables or mucks for himself, one after the other (R-SHO-4, option ``live``)."""

from poker_bot.engine import events as ev
from poker_bot.engine.betting import index_of
from poker_bot.engine.evaluate import plays_board, strength
from poker_bot.engine.showdown import face_up, finish_showdown, hole_cards, live_players, showing_order
from poker_bot.engine.state import Hand, PlayerInHand
from poker_bot.engine.stepper import Stepper


def is_live(hand: Hand) -> bool:
    """Whether this hand is shown down live: where the table plays so, and nobody is all-in."""
    return hand.rules.showdown == "live" and all(player.stack for player in live_players(hand))


def go_on(step: Stepper) -> None:
    """Ask the next player; the last hand not mucked wins unshown and cannot be mucked.

    Whoever is leaving gives no answer: his hand is tabled when it wins or shares, else mucked.
    """
    while True:
        hand = step.hand
        waiting = [player for player in live_players(hand) if _undecided(player)]
        if not waiting or len(waiting) == 1 == sum(not player.mucked for player in live_players(hand)):
            finish_showdown(step)
            return
        order = showing_order(hand, [player.seat for player in live_players(hand)])
        seat = next(seat for seat in order if any(player.seat == seat for player in waiting))
        record = step.state.seats[seat - 1]
        if record is not None and not record.leaving and hand.rules.show_time:
            step.emit(ev.ShowdownTurn(step.state.turn + 1, seat))
            return
        _decide_for(step, seat)


def time_out(step: Stepper) -> None:
    """No answer tables a hand that wins or shares, and mucks any other."""
    for seat in step.hand.deciding:
        _decide_for(step, seat)
    go_on(step)


def _decide_for(step: Stepper, seat: int) -> None:
    hand = step.hand
    if _best(hand, seat):
        step.emit(ev.HandShown(seat, face_up(hand, seat)))
    else:
        step.emit(ev.HandMucked(seat))


def may_play_board(hand: Hand, seat: int) -> bool:
    """Whether the hand of ``seat`` would share the pot by the board alone."""
    return plays_board(hand.rules, hole_cards(hand, seat), hand.board) and _best(hand, seat)


def _undecided(player: PlayerInHand) -> bool:
    return not player.shown and not player.mucked and not player.plays_board


def _best(hand: Hand, seat: int) -> bool:
    """Whether no hand that is still in beats the one of ``seat``."""
    own = strength(hand.rules, hole_cards(hand, seat), hand.board)
    return all(
        strength(hand.rules, hole_cards(hand, player.seat), hand.board) <= own
        for player in live_players(hand)
        if not player.mucked and index_of(hand, player.seat) >= 0
    )
