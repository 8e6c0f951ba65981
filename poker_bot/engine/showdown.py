"""Who shows, who may muck, who is paid (R-SHO-1…3, R-SHO-5, R-POT-3, R-POT-5)."""

from collections.abc import Sequence

from poker_bot.engine import events as ev
from poker_bot.engine.betting import index_of
from poker_bot.engine.cards import Card
from poker_bot.engine.chips import split
from poker_bot.engine.pots import Pot, build_pots
from poker_bot.engine.ranks import strength
from poker_bot.engine.state import Hand, Phase, PlayerInHand, TableState
from poker_bot.engine.stepper import Stepper
from poker_bot.engine.table_end import end_hand


def hole_cards(hand: Hand, seat: int) -> tuple[Card, ...]:
    """The hole cards of ``seat`` from the sealed deck; only the hand itself and ``views`` may ask."""
    order = hand.deck.order
    return tuple(order[position] for position in hand.hole[index_of(hand, seat)])


def showing_order(hand: Hand, seats: Sequence[int]) -> list[int]:
    """``seats`` from the first to show, clockwise: who was called last, else left of the button (R-SHO-1)."""
    order = [player.seat for player in hand.players if player.seat in seats]
    if hand.called in order:
        start = order.index(hand.called)
        return order[start:] + order[:start]
    return order


def reveal_all_in(step: Stepper) -> None:
    """All live hands face up before the board is completed, unless the table leaves it to the players (R-SHO-3)."""
    if step.hand.rules.allin_showdown == "all":
        _show(step, [player.seat for player in _live(step.hand)])


def close_betting(step: Stepper) -> None:
    """Nobody can act any more, so nobody's wish can be played (R-CLK-4)."""
    for player in step.hand.players:
        if player.pre_action is not None:
            step.emit(ev.PreActionCleared(player.seat, "changed"))
    step.emit(ev.BettingClosed())


def begin_showdown(step: Stepper) -> None:
    """Show what must be shown; open the window for beaten hands, or finish at once."""
    hand = step.hand
    if hand.phase is not Phase.RUNOUT:
        close_betting(step)
    live = _live(hand)
    if hand.rules.allin_showdown == "all" and any(player.stack == 0 for player in live):
        _show(step, [player.seat for player in live])
    else:
        _show_winning(step)
    beaten = tuple(player.seat for player in _live(step.hand) if not player.shown)
    asked = tuple(seat for seat in beaten if _can_answer(step.state, seat))
    if asked and hand.rules.show_time:
        step.emit(ev.ShowdownOpened(step.state.turn + 1, asked))
    else:
        finish_showdown(step)


def finish_showdown(step: Stepper) -> None:
    """Who has not shown mucks; pots are paid from the last side pot to the main pot (R-POT-5)."""
    for player in _live(step.hand):
        if not player.shown and not player.mucked:
            step.emit(ev.HandMucked(player.seat))
    hand = step.hand
    paid = {result.index for result in hand.results}
    pots = build_pots(hand.players)
    for index in range(len(pots) - 1, -1, -1):
        if index not in paid:
            _award(step, index, pots[index])
    end_hand(step)


def _award(step: Stepper, index: int, pot: Pot) -> None:
    hand = step.hand
    strengths = {
        player.seat: strength(player.shown + hand.board)
        for player in hand.players
        if player.seat in pot.eligible and player.shown
    }
    best = max(strengths.values())
    winners = [player.seat for player in hand.players if strengths.get(player.seat) == best]
    shares = tuple(zip(winners, split(pot.amount, len(winners)), strict=True))
    step.emit(ev.PotAwarded(index, pot.amount, shares, contested=True))


def _show_winning(step: Stepper) -> None:
    """Per pot, from the last side pot: a hand that beats or ties the best shown so far is shown (R-SHO-1, R-SHO-2).

    Hands shown for a side pot lie open when the next pot comes, so whoever they beat need not show for it.
    """
    hand = step.hand
    paid = {result.index for result in hand.results}
    pots = build_pots(hand.players)
    showing: list[int] = []
    for index in range(len(pots) - 1, -1, -1):
        if index in paid:
            continue
        order = showing_order(hand, pots[index].eligible)
        values = {seat: strength(hole_cards(hand, seat) + hand.board) for seat in order}
        best = max((values[seat] for seat in order if seat in showing), default=0)
        for seat in order:
            if values[seat] >= best and seat not in showing:
                best = values[seat]
                showing.append(seat)
    _show(step, showing, ordered=True)


def _show(step: Stepper, seats: Sequence[int], *, ordered: bool = False) -> None:
    for seat in seats if ordered else showing_order(step.hand, seats):
        if not step.hand.players[index_of(step.hand, seat)].shown:
            step.emit(ev.HandShown(seat, hole_cards(step.hand, seat)))


def _live(hand: Hand) -> list[PlayerInHand]:
    return [player for player in hand.players if not player.folded]


def _can_answer(state: TableState, seat: int) -> bool:
    """Whoever is leaving gives no answer, and no answer is a muck (R-BET-10, R-SHO-2)."""
    record = state.seats[seat - 1]
    return record is not None and not record.leaving
