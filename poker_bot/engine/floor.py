"""Floor rulings: each mends an error of the host by its rule, or is refused because it comes too late (section 8)."""

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine import hand as flow
from poker_bot.engine import table
from poker_bot.engine.betting import index_of
from poker_bot.engine.reseal import ask
from poker_bot.engine.state import Hand, Phase
from poker_bot.engine.stepper import Stepper
from poker_bot.engine.table_end import after_hand
from poker_bot.engine.variants import VARIANTS
from poker_bot.refusals import Refusal

_FLOP, _TURN, _RIVER = 1, 2, 3


def untouched(hand: Hand) -> bool:
    """Before the first action: nobody has checked, called, bet, raised or folded yet."""
    return hand.street == 0 and _not_acted_on(hand)


def _not_acted_on(hand: Hand) -> bool:
    """Nobody has acted on the cards of this street."""
    return hand.phase is Phase.BETTING and all(player.level < 0 for player in hand.players)


def _running(step: Stepper) -> Hand | Refusal:
    hand = step.state.hand
    if hand is None or hand.phase is Phase.OVER:
        return Refusal("no-hand")
    return hand


def exposed(step: Stepper, action: act.RuleExposed) -> Refusal | None:
    """The deal's first card or two cards: misdeal. One other: replaced, and it is the next burn card (R-FLR-1).

    In a draw an exposed replacement is exchanged for the next card of the stub (R-FLR-6). After the first action the
    card plays.
    """
    hand = _running(step)
    if isinstance(hand, Refusal):
        return hand
    cards = tuple(dict.fromkeys(action.cards))
    if not cards or not all(_is_held(hand, *card) for card in cards):
        return Refusal("no-such-card")
    if _not_acted_on(hand) and all(_came_in_the_draw(hand, *card) for card in cards):
        return _exchange(step, hand, cards, burns=False)
    if not untouched(hand):
        return Refusal("ruling-too-late")
    first = hand.hole[index_of(hand, cards[0][0])][cards[0][1]] == 0
    if first or len(cards) > 1 or hand.burnt:  # burnt already: it is not the only error of this deal
        _void(step, misdeal=True)
        return None
    return _exchange(step, hand, cards, burns=True)


def _is_held(hand: Hand, seat: int, place: int) -> bool:
    index = index_of(hand, seat)
    return index >= 0 and not hand.players[index].folded and 0 <= place < len(hand.hole[index])


def _came_in_the_draw(hand: Hand, seat: int, place: int) -> bool:
    index = index_of(hand, seat)
    player = hand.players[index]
    return player.served and place >= len(hand.hole[index]) - len(player.discards or ())


def _exchange(step: Stepper, hand: Hand, cards: tuple[tuple[int, int], ...], *, burns: bool) -> Refusal | None:
    if hand.dealt + len(cards) > len(hand.deck.order):
        return Refusal("stub-empty")
    for seat, place in cards:
        step.emit(ev.CardReplaced(seat, place, step.hand.dealt, burns))
    return None


def extra_cards(step: Stepper, action: act.RuleExtraCards) -> Refusal | None:
    """One card too many: it is the burn card. More, or another error of this deal before it: misdeal (R-FLR-4)."""
    hand = _running(step)
    if isinstance(hand, Refusal):
        return hand
    if action.count < 1:
        return Refusal("no-such-card")
    if not untouched(hand):
        return Refusal("ruling-too-late")
    if action.count > 1 or hand.burnt:
        _void(step, misdeal=True)
        return None
    step.emit(ev.BurnMade(hand.dealt))
    return None


def wrong_count(step: Stepper, _action: act.RuleWrongCount) -> Refusal | None:
    """Misdeal before the first action, void after it (R-FLR-6)."""
    hand = _running(step)
    if isinstance(hand, Refusal):
        return hand
    _void(step, misdeal=untouched(hand))
    return None


def misdeal(step: Stepper, _action: act.RuleMisdeal) -> Refusal | None:
    """Every forced bet back; the same players, positions and stakes are dealt again (R-FLR-1)."""
    hand = _running(step)
    if isinstance(hand, Refusal):
        return hand
    if not untouched(hand):
        return Refusal("ruling-too-late")
    _void(step, misdeal=True)
    return None


def void(step: Stepper, _action: act.VoidHand) -> Refusal | None:
    """As if the hand had not been dealt (R-FLR-5)."""
    hand = _running(step)
    if isinstance(hand, Refusal):
        return hand
    _void(step, misdeal=False)
    return None


def _void(step: Stepper, *, misdeal: bool) -> None:
    """Contributions of those who have left go to their balances, all others to the stacks."""
    for player in step.hand.players:
        seat = step.state.seats[player.seat - 1]
        chips = player.contribution + player.dead
        if chips and (seat is None or seat.player != player.player):
            step.emit(ev.ContributionRefunded(player.seat, player.player, chips))
    hand = step.hand
    refunds = tuple(
        (player.seat, player.contribution + player.dead - player.won)
        for player in hand.players
        if player.contribution + player.dead != player.won
    )
    step.emit(ev.HandVoided(hand.number, misdeal, refunds))
    after_hand(step)


def early_board(step: Stepper, action: act.RuleEarlyBoard) -> Refusal | None:
    """Board cards that came too early, until someone has acted on them (R-FLR-2, R-FLR-3)."""
    hand = _running(step)
    if isinstance(hand, Refusal):
        return hand
    if action.street not in {_FLOP, _TURN, _RIVER} or not VARIANTS[hand.rules.variant].board_cards:
        return Refusal("no-such-street")
    lies = hand.street == action.street
    comes = hand.street == action.street - 1 and hand.phase is Phase.BETTING
    if not comes and not (lies and _not_acted_on(hand)):
        return Refusal("ruling-too-late")
    if action.street == _TURN and hand.early >= 0:
        return Refusal("ruling-too-late")  # one early turn is out already, and there is no card for a third
    if action.street == _TURN:
        _early_turn(step, hand, lies=lies)
    elif lies:
        _take_back(step, hand)
        ask(step, deals=True)
    else:
        if not hand.burnt:
            step.emit(ev.BurnMade(hand.dealt))
        ask(step, deals=False)
    return None


def _take_back(step: Stepper, hand: Hand) -> None:
    """The street's cards off the table; its burn card stays where it is."""
    count = VARIANTS[hand.rules.variant].streets[hand.street].board
    step.emit(ev.BoardTakenBack(hand.street - 1, hand.board[len(hand.board) - count :]))


def _early_turn(step: Stepper, hand: Hand, *, lies: bool) -> None:
    """Out for this street; what would have been the river is the turn (R-FLR-3)."""
    if not lies:
        step.emit(ev.CardShownEarly(hand.dealt + (0 if hand.burnt else 1)))
        return
    _take_back(step, hand)
    step.emit(ev.CardShownEarly(step.hand.dealt))
    if flow.go_to_next_street(step):
        flow.advance(step, len(hand.players) - 1)


def remove_player(step: Stepper, action: act.RemovePlayer) -> Refusal | None:
    """He leaves, whether he wants to or not (R-FLR-5, R-BET-10)."""
    return table.stand_up_action(step, act.StandUp(action.seat, "removed"))


def pause(step: Stepper, _action: act.PauseTable) -> Refusal | None:
    """Nobody can act, no clock runs."""
    if step.state.paused:
        return Refusal("already-paused")
    step.emit(ev.TablePaused())
    return None


def resume(step: Stepper, _action: act.ResumeTable) -> Refusal | None:
    """On again; whoever left meanwhile and was asked is acted for (R-BET-10)."""
    if not step.state.paused:
        return Refusal("not-paused")
    step.emit(ev.TableResumed())
    table.leavers_act(step)
    return None
