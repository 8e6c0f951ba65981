"""Who shows, who may muck, who is paid (R-SHO-1…3, R-SHO-5, R-POT-3, R-POT-5)."""

from collections.abc import Sequence

from poker_bot.engine import events as ev
from poker_bot.engine.cards import Card
from poker_bot.engine.chips import split
from poker_bot.engine.evaluate import strength
from poker_bot.engine.pots import Pot, build_pots
from poker_bot.engine.pre_actions import clear_all
from poker_bot.engine.run_twice import boards
from poker_bot.engine.state import Hand, Phase, PlayerInHand, Seat, TableState
from poker_bot.engine.stepper import Stepper
from poker_bot.engine.table_end import end_hand
from poker_bot.engine.variants import VARIANTS


def hole_cards(hand: Hand, seat: int) -> tuple[Card, ...]:
    """The hole cards of ``seat`` from the sealed deck; only the hand itself and ``views`` may ask."""
    return tuple(map(hand.deck.order.__getitem__, hand.hole[hand.places[seat]]))


def face_up(hand: Hand, seat: int) -> tuple[Card, ...]:
    """The hole cards of ``seat`` as they are shown.

    In a draw game from the highest down, so that nobody sees which of them were exchanged (R-DRW-3).
    """
    cards = hole_cards(hand, seat)
    return tuple(sorted(cards, reverse=True)) if VARIANTS[hand.rules.variant].draws else cards


def live_players(hand: Hand) -> list[PlayerInHand]:
    """Who has not folded, in the order of the deal."""
    return [player for player in hand.players if not player.folded]


def showing_order(hand: Hand, seats: Sequence[int]) -> list[int]:
    """``seats`` from the first to show, clockwise: who was called last, else left of the button (R-SHO-1)."""
    order = [player.seat for player in hand.players if player.seat in seats]
    if hand.called in order:
        start = order.index(hand.called)
        return order[start:] + order[:start]
    return order


def reveal_all_in(step: Stepper) -> None:
    """All live hands face up before the board is completed, unless the table leaves it to the players (R-SHO-3)."""
    if step.hand.rules.allin_showdown == "all" or step.hand.common >= 0:
        show_hands(step, [player.seat for player in live_players(step.hand)])


def close_for_showdown(step: Stepper) -> None:
    """The last street is bet out."""
    if step.hand.phase is not Phase.RUNOUT:
        clear_all(step)
        step.emit(ev.BettingClosed())


def show_what_must(step: Stepper) -> None:
    """Show what must be shown; open the window for beaten hands, or finish at once (R-SHO-2, R-SHO-3)."""
    hand = step.hand
    live = live_players(hand)
    pots = build_pots(hand.players, hand.carried)
    if hand.common >= 0 or (hand.rules.allin_showdown == "all" and not all(player.stack for player in live)):
        show_hands(step, [player.seat for player in live])
        finish_showdown(step, pots)
        return
    cards = {player.seat: hole_cards(hand, player.seat) for player in live}
    showing = _winning_hands(hand, cards, pots)
    for seat in showing:
        if not hand.players[hand.places[seat]].shown:
            step.emit(ev.HandShown(seat, face_up(hand, seat)))
    asked = _asked(step, live, showing) if hand.rules.show_time else ()
    if asked:
        step.emit(ev.ShowdownOpened(hand.turn + 1, asked))
    else:
        finish_showdown(step, pots)


def _asked(step: Stepper, live: list[PlayerInHand], showing: list[int]) -> tuple[int, ...]:
    """Seats of the beaten hands whose players can still choose."""
    beaten = [player.seat for player in live if not player.shown and player.seat not in showing]
    return tuple([seat for seat in beaten if _can_answer(step.seats, seat)])


def finish_showdown(step: Stepper, pots: Sequence[Pot] = ()) -> None:
    """Who has not shown mucks; pots are paid from the last side pot to the main pot (R-POT-5).

    The last hand that was not mucked wins unshown (R-SHO-4). ``pots`` where they have been built already.
    """
    hand = step.hand
    left = [player for player in hand.players if not player.folded and not player.mucked]
    for player in left if len(left) > 1 else ():
        if not player.shown and not player.plays_board:
            step.emit(ev.HandMucked(player.seat))
    paid = {result.index for result in hand.results}
    pots = pots or build_pots(hand.players, hand.carried)
    for index in range(len(pots) - 1, -1, -1):
        if index not in paid:
            _award(step, index, pots[index])
    end_hand(step)


def _award(step: Stepper, index: int, pot: Pot) -> None:
    """Pay a pot; with two boards the odd chip goes to the first (R-BET-11)."""
    hand = step.hand
    if hand.common < 0:
        _pay(step, index, pot, pot.amount, 0, hand.board)
        return
    played = boards(hand)
    for (number, board), amount in zip(played, split(pot.amount, len(played)), strict=True):
        if amount:  # a pot of one chip is played for on the first board alone
            _pay(step, index, pot, amount, number, board)


def _pay(step: Stepper, index: int, pot: Pot, amount: int, number: int, board: tuple[Card, ...]) -> None:  # noqa: PLR0913, PLR0917 - one pot on one board
    """Ties split it, or carry it to the next hand (R-POT-3, R-DRW-4)."""
    hand = step.hand
    winners, contested = _winners(hand, pot, board)
    if contested and len(winners) > 1 and hand.rules.ties == "carry" and _may_carry(step.state, winners):
        step.emit(ev.PotCarried(index, amount, tuple(winners)))
        return
    shares = tuple(zip(winners, split(amount, len(winners)), strict=True))
    step.emit(ev.PotAwarded(index, amount, shares, contested, number))


def _winners(hand: Hand, pot: Pot, board: tuple[Card, ...]) -> tuple[list[int], bool]:
    """The seats that share ``pot`` on ``board``, in the order of the deal, and whether cards decided it."""
    claims = [player for player in hand.players if player.seat in pot.eligible and not player.mucked]
    if len(claims) == 1:
        return [claims[0].seat], bool(claims[0].shown)
    best, winners = 0, []
    for player in claims:
        value = strength(hand.rules, player.shown or hole_cards(hand, player.seat), board)
        if value > best:
            best, winners = value, [player.seat]
        elif value == best:
            winners.append(player.seat)
    return winners, True


def _may_carry(state: TableState, winners: Sequence[int]) -> bool:
    """A tied pot is carried only while both stay (R-DRW-4)."""
    return not state.last_hand and all(_can_answer(state.seats, seat) for seat in winners)


def _winning_hands(hand: Hand, cards: dict[int, tuple[Card, ...]], pots: Sequence[Pot]) -> list[int]:
    """Per pot, from the last side pot: a hand that beats or ties the best shown so far is shown (R-SHO-1, R-SHO-2).

    Hands shown for a side pot lie open when the next pot comes, so whoever they beat need not show for it. ``cards``
    are the live hands by seat.
    """
    paid = {result.index for result in hand.results}
    values = {seat: strength(hand.rules, held, hand.board) for seat, held in cards.items()}
    showing: list[int] = []
    for index in range(len(pots) - 1, -1, -1):
        if index in paid:
            continue
        order = showing_order(hand, pots[index].eligible)
        best = max([values[seat] for seat in showing if seat in order], default=0)
        for seat in order:
            if values[seat] >= best and seat not in showing:
                best = values[seat]
                showing.append(seat)
    return showing


def show_hands(step: Stepper, seats: Sequence[int]) -> None:
    """Turn these hands up, in the order of showing."""
    hand = step.hand
    for seat in showing_order(hand, seats):
        if not hand.players[hand.places[seat]].shown:
            step.emit(ev.HandShown(seat, face_up(hand, seat)))


def _can_answer(seats: tuple[Seat | None, ...], seat: int) -> bool:
    """Whoever is leaving gives no answer, and no answer is a muck (R-BET-10, R-SHO-2)."""
    record = seats[seat - 1]
    return record is not None and not record.leaving
