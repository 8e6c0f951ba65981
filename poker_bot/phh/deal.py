"""The first step of a recorded hand: the table as it stands, the cards, the forced bets."""

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine import hand as flow
from poker_bot.engine.decide import Decision, step
from poker_bot.engine.state import Seat, TableState
from poker_bot.engine.stepper import Stepper, begin
from poker_bot.engine.variants import VARIANTS
from poker_bot.phh.deck import Stacked
from poker_bot.phh.errors import UnreadableError
from poker_bot.phh.forced import HEADS_UP, Post
from poker_bot.phh.record import Record
from poker_bot.refusals import Refusal


def deal(record: Record, deck: Stacked) -> Decision:
    """Player p of the record sits in seat p; the last has the button, which makes the first of two the big blind.

    Raises ``UnreadableError`` when the engine does not deal it.
    """
    state = TableState(
        rules=record.rules,
        seats=tuple([Seat(index, stack) for index, stack in enumerate(record.stacks, 1)]),
        chips=sum(record.stacks) + record.carried,
        carried=record.carried,
        drawn=True,
        button=len(record.stacks),
    )
    if record.forced.posts:
        return _post_by_post(state, record.forced.posts, deck)
    decision = step(state, act.StartHand(deck.order))
    if isinstance(decision, Refusal):
        raise UnreadableError(f"not to be dealt: {decision.code}")
    return decision


def _post_by_post(state: TableState, posts: tuple[Post, ...], deck: Stacked) -> Decision:
    """Forced bets that no rules of a table name: a button ante, a straddle on the button, posts to enter (R-FOR-1)."""
    players = len(posts)
    small, big = (2, 1) if players == HEADS_UP else (1, 2)
    rules = state.rules
    seats = tuple([post.seat for post in posts])
    blinds = rules.big_blind > 0
    stepper = begin(state)
    stepper.emit(
        ev.HandStarted(
            1,
            players,
            small if blinds and posts[small - 1].blind else 0,
            big if blinds else 0,
            seats,
            tuple([post.seat for post in posts if post.enters or post.dead]),
            small if blinds else 0,
            state.carried,
        )
    )
    stepper.emit(ev.DeckSealed(deck.order))
    payers = [post.seat for post in posts if post.ante]
    late = payers == [big] and blinds and not rules.bb_ante_first
    if not late:
        _antes(stepper, posts)
    price, last = _blinds(stepper, posts, small, big)
    if late:
        _antes(stepper, posts)
    for post in posts:
        amount = min(post.dead, _stack(stepper, post.seat))
        if amount:
            stepper.emit(ev.DeadBlindPosted(post.seat, amount))
    stepper.emit(ev.BettingOpened(price, last, _short(stepper, posts)))
    size = VARIANTS[rules.variant].hole_cards
    stepper.emit(ev.HoleCardsDealt(tuple([tuple(range(at, players * size, players)) for at in range(players)])))
    flow.open_betting(stepper)
    return tuple(stepper.events), stepper.state


def _antes(stepper: Stepper, posts: tuple[Post, ...]) -> None:
    for post in posts:
        amount = min(post.ante, _stack(stepper, post.seat))
        if amount:
            stepper.emit(ev.AntePosted(post.seat, amount, dead=post.whole))


def _blinds(stepper: Stepper, posts: tuple[Post, ...], small: int, big: int) -> tuple[int, int]:
    """The price of the street and the seat behind which it begins: that of the highest blind, the later of equals."""
    price, last, highest = 0, 0, 0
    for post in posts:
        price = max(price, post.blind)
        if post.blind >= max(1, highest) and not post.enters:
            highest, last = post.blind, post.seat
        kind: ev.BlindKind = "entry" if post.enters else "more"
        if post.seat in {small, big} and not post.enters:
            kind = "small" if post.seat == small else "big"
        amount = min(post.blind, _stack(stepper, post.seat))
        if amount:
            stepper.emit(ev.BlindPosted(post.seat, amount, kind))
    return price, last


def _short(stepper: Stepper, posts: tuple[Post, ...]) -> int:
    hand = stepper.hand
    return sum(post.blind - hand.players[hand.places[post.seat]].bet for post in posts if not post.enters)


def _stack(stepper: Stepper, seat: int) -> int:
    hand = stepper.hand
    return hand.players[hand.places[seat]].stack
